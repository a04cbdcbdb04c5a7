"""What a seat believes of the face-down pieces of others, and tables that are imagined by it.

memory = Memory()
memory.see(view)                        # at each view that the seat gets
belief = believe(memory, view)
table = imagine_by(view, belief, chance)
"""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.belief.figures import Hex, hexes
from motu.bots.paradise.belief.memory import Memory
from motu.bots.paradise.belief.model import Model, models
from motu.core.chance import Chance
from motu.paradise.imagine import imagine
from motu.paradise.state import State
from motu.paradise.view import View

EVEN = (1.0, 1.0, 1.0, 1.0, 1.0)


class Belief:
    """Of the face-down pieces that a view shows. It may be asked as often as one likes: answers are kept."""

    def __init__(self, view: View, memory: Memory | None = None, found: dict[str, Model] | None = None) -> None:
        self.view = view
        self._model = (found or models())["seen" if memory is None else "followed"]
        self._hexes: dict[tuple[int, int], tuple[Hex, list[float], int]] = {}
        self._kept: dict[tuple[int, int, int], Sequence[float]] = {}
        if view.options.alone:
            return
        for seat in range(view.count):
            if seat != view.seat:
                stacks = view.known_stacks(seat)
                followed = memory.rivals.get(seat) if memory is not None else None
                for cell, each in hexes(view, seat, followed).items():
                    self._hexes[seat, cell] = each, self._model.basis(each), stacks.get(cell, 0)

    def leaning(self, seat: int, cell: int, stack: int) -> Sequence[float]:
        """How much likelier than by what is left in the box the next piece of a seat in a hex is of each kind, with
        these there already."""
        key = seat, cell, stack
        found = self._kept.get(key)
        if found is None:
            found = EVEN
            if (seat, cell) in self._hexes:
                hex_, basis, known = self._hexes[seat, cell]
                found = self._model.leaning(hex_, basis, known, stack)
            self._kept[key] = found
        return found


def believe(memory: Memory | None, view: View) -> Belief:
    """What a seat believes that sees this, and remembers what it has seen before; without a memory, by this alone."""
    if memory is not None:
        memory.see(view)
    return Belief(view, memory)


def imagine_by(view: View, belief: Belief, chance: Chance) -> State:
    """A table on which the viewer would see just this, with face-down pieces that are what is believed."""
    return imagine(view, chance, belief.leaning)
