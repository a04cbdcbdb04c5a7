"""The tables of docs/research.md, out of the code: `python -m motu.research.doc_tables` prints them.

Pieces of an observation with their places in the flat array, and decisions with their numbers.
"""

from __future__ import annotations

from itertools import groupby

from motu.games import game_named
from motu.research.actions import ACTIONS
from motu.research.observations import OBSERVERS


def observation_table(game: str) -> str:
    """Every piece: where it begins, its name, its shape, the numbers it may have, and what it is."""
    observer, options = OBSERVERS[game], game_named(game).read_options({})
    places = observer.slices(options)
    rows = [
        f"| {places[part.name].start} | `{part.name}` | {' × '.join(map(str, part.shape))} | {part.low} to {part.high} "
        f"| {part.about} |"
        for part in observer.layout(options)
    ]
    return "\n".join(["| at | piece | shape | numbers | what it is |", "|---|---|---|---|---|", *rows])


def action_table(game: str) -> str:
    """Every kind of decision: its numbers, and the first and the last of them in notation."""
    rows = []
    for kind, moves in groupby(ACTIONS[game].moves, key=lambda move: move.kind):
        numbers = list(moves)
        first, last = numbers[0], numbers[-1]
        if first is last:
            rows.append(f"| {int(first)} | {kind} | `{first}` |")
        else:
            rows.append(f"| {int(first)}–{int(last)} | {kind} | `{first}` … `{last}` |")
    return "\n".join(["| numbers | kind | notation |", "|---|---|---|", *rows])


if __name__ == "__main__":
    for name in OBSERVERS:
        print(f"{name}\n\n{observation_table(name)}\n\n{action_table(name)}\n")
