"""Sightings dealt piece by piece, as tables are imagined: at sea canoes for all first, then the rest, then on land.

Each piece is a row: what was left, what lay there, which kinds it could be, and which it was. The likelihood of a
belief is that of dealing just these pieces.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from motu.bots.paradise.belief.figures import FIGURES, SEEN
from motu.bots.paradise.belief.model import LITTLE, MOST_THERE

Floats: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int64]

GAME, LOOK, SCRIPT, PLACE, LEFT, KNOWN, HIDDEN, KINDS, REST = 0, 1, 2, 3, 4, 9, 14, 19, 24
"""Where the columns of a sighting begin: its game, and then as in `Sighting`."""
WIDTH = REST + len(FIGURES)
SAILING = (1, 2, 4)


class Rows(NamedTuple):
    """Pieces as they are dealt.

    figures  of their hexes; `beside` what lay there, `follow` the logarithms of what was expected and not yet dealt
    place    of their hexes
    left     the logarithms of what was left of each kind, or nearly minus infinity where the kind could not be
    kind     what they were
    game, script, look   where they come from
    """

    figures: Floats
    beside: Floats
    follow: Floats
    place: Whole
    left: Floats
    kind: Whole
    game: Whole
    script: Whole
    look: Whole

    def where(self, chosen: NDArray[np.bool_] | Whole) -> Rows:
        return Rows(*(each[chosen] for each in self))  # type: ignore[arg-type]


def dealt(sightings: Floats, seed: int = 1) -> Rows:
    """All pieces of these sightings, in an order that chance decides as far as there is a choice."""
    chance = np.random.default_rng(seed)
    source: list[int] = []
    lefts: list[list[float]] = []
    there_: list[list[int]] = []
    drawn: list[list[int]] = []
    kinds: list[int] = []
    left = [0] * 5
    before = (-1.0, -1.0)
    order = np.lexsort((sightings[:, PLACE] > 0, sightings[:, LOOK], sightings[:, GAME]))  # the sea first
    for number in order:
        row = sightings[number]
        look = (float(row[GAME]), float(row[LOOK]))
        if look != before:
            before, left = look, [int(each) for each in row[LEFT : LEFT + 5]]
        hidden = [int(each) for each in row[HIDDEN : HIDDEN + 5]]
        there = [int(each) for each in row[KNOWN : KNOWN + 5]]
        given = [0] * 5
        sea = row[PLACE] == 0
        while any(hidden):
            can = [number > 0 for number in left]
            if sea:
                room = there[1] + there[2] - there[0] - there[3]
                if sum(hidden) > room:
                    can = [each and kind in SAILING for kind, each in enumerate(can)]
                else:
                    can[0] = can[0] and room > 0
                    can[3] = can[3] and room > 0 and there[2] > there[3]
            choices = [kind for kind in range(5) if hidden[kind] and can[kind]]
            if not choices:  # it does not float: then anything may be
                can = [number > 0 for number in left]
                choices = [kind for kind in range(5) if hidden[kind] and can[kind]]
            if not choices:
                break
            weights = np.array([hidden[kind] for kind in choices], float)
            kind = int(chance.choice(choices, p=weights / weights.sum()))
            source.append(int(number))
            lefts.append([float(np.log(each)) if may else -30.0 for each, may in zip(left, can, strict=True)])
            there_.append(list(there))
            drawn.append(list(given))
            kinds.append(kind)
            hidden[kind] -= 1
            left[kind] -= 1
            there[kind] += 1
            given[kind] += 1
    rows = sightings[source]
    expected = rows[:, KINDS : KINDS + 5]
    follow = np.log(np.maximum(0, expected - np.array(drawn, np.float32)) + np.float32(LITTLE))
    follow[expected[:, 0] < 0] = 0
    return Rows(
        rows[:, REST : REST + len(FIGURES)],
        np.minimum(np.array(there_, np.float32), MOST_THERE),
        follow,
        rows[:, PLACE].astype(np.int64),
        np.array(lefts, np.float32),
        np.array(kinds, np.int64),
        rows[:, GAME].astype(np.int64),
        rows[:, SCRIPT].astype(np.int64),
        rows[:, LOOK].astype(np.int64),
    )


def without_memory(rows: Rows) -> Rows:
    """The same, by what is seen alone."""
    figures = rows.figures.copy()
    figures[:, len(SEEN) :] = 0
    return rows._replace(figures=figures, follow=np.zeros_like(rows.follow))
