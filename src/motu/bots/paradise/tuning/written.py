"""Numbers as a table of scripts.toml."""

from __future__ import annotations

import tomllib

from motu.bots.paradise.numbers import ISLANDER, Numbers


def table_of(name: str, numbers: Numbers, made: str) -> str:
    """The table: what differs from the islander's numbers, and how it was found."""
    rows = [f"# {made}", f"[{name}]"]
    for field, value in numbers._asdict().items():
        if round(value, 2) != round(getattr(ISLANDER, field), 2):
            rows.append(f"{field} = {round(value, 2)}")
    return "\n".join(rows) + "\n"


def read_table(text: str) -> Numbers:
    """The numbers of the only table in a text; ValueError where it holds anything else."""
    tables = list(tomllib.loads(text).values())
    if len(tables) != 1 or not isinstance(tables[0], dict) or not set(tables[0]) <= set(Numbers._fields):
        raise ValueError("this is no table of numbers")
    return ISLANDER._replace(**{name: float(value) for name, value in tables[0].items()})
