"""The weights in a file, and how they were made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from motu.bots.kahuna.learned.net import Net

SHIPPED = Path(__file__).with_name("weights.npz")


def save_weights(path: Path, net: Net, made: dict[str, Any]) -> None:
    """Write weights and, under `made`, in JSON, how they came about. A file that is there is replaced at once."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        np.savez_compressed(file, made=np.array(json.dumps(made, indent=1)), **net._asdict())
    part.replace(path)


def load_weights(path: Path = SHIPPED) -> tuple[Net, dict[str, Any]]:
    """The weights of a file, and how they were made."""
    with np.load(path, allow_pickle=False) as file:
        net = Net(*(np.ascontiguousarray(file[name]) for name in Net._fields))
        return net, json.loads(str(file["made"]))


@cache
def shipped() -> Net:
    """The net that comes with the program."""
    return load_weights()[0]
