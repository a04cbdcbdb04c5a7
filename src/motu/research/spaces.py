"""What the environments of PettingZoo and Gymnasium give and take, as their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from motu.research.bout import Bout

FORMS = ("dict", "box")
"""An observation with the mask beside it, or alone: the mask is in the info in any case."""


def observation_space(bout: Bout, form: str) -> spaces.Space[Any]:
    if form not in FORMS:
        raise ValueError(f"form is one of {', '.join(FORMS)}, not {form!r}")
    numbers = spaces.Box(-1, 1, (bout.observer.size(bout.options),), np.float32)
    mask = spaces.Box(0, 1, (bout.actions.size,), np.int8)
    return numbers if form == "box" else spaces.Dict({"observation": numbers, "action_mask": mask})


def action_space(bout: Bout) -> spaces.Discrete:
    return spaces.Discrete(bout.actions.size)


def observed(bout: Bout, seat: int, form: str) -> Any:
    """What a seat sees, as an element of its space."""
    numbers = bout.observation(seat)
    return numbers if form == "box" else {"observation": numbers, "action_mask": bout.mask(seat)}
