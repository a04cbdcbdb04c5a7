"""What the advanced rules (11) and the solitaire game of Conquest of Paradise add to what a seat sees."""

from __future__ import annotations

import numpy as np

from motu.paradise.box import EVENTS, Box
from motu.paradise.box_map import MOST_SQUARES
from motu.paradise.grid import CELLS
from motu.paradise.moves import CHITS
from motu.paradise.view import View
from motu.research.observations.hexes import numbers, spot
from motu.research.observations.paradise_reading import seat, seats, turned
from motu.research.observations.part import Array, Part, bits, one, part

ROLLS = 24
"""After so many rolls a search for kumara is over (11.5)."""


def switches(view: View) -> list[bool]:
    options = view.options
    chosen = [getattr(options, name) == "yes" for name in ("events", "south", "saved", "kumara", "malaria")]
    return [*chosen, options.alone, options.solitaire == "hard"]


def standing_by(view: View) -> Array:
    """Whose each standing event is; the fifth place is for those that are nobody's."""
    found = np.zeros((EVENTS, 5), np.float32)
    for event, whose, _ in view.standing:
        found[event] += [*seat(view, whose), int(whose < 0)]
    return found


def standing_at(view: View) -> list[int]:
    """The cell of each standing event, from 1; 0 when it has none."""
    cells = {event: cell + 1 for event, _, cell in view.standing}
    return [cells.get(event, 0) for event in range(EVENTS)]


def markers(view: View) -> Array:
    return numbers(tuple((cell, 1) for _, _, cell in view.standing if cell >= 0))


def planned(view: View, kind: str) -> Array:
    """How often a decision of this kind is planned in each hex."""
    return numbers(tuple((move.cell, 1) for move in view.plan if move.kind == kind))


def advanced(box: Box) -> list[Part]:
    return [
        part("switches", 7, 1, "events, South Island, saved resources, kumara, malaria, alone, hard", switches),
        part("chooser", 4, 1, "who chooses the order of this turn", lambda v: seat(v, v.chooser)),
        part("robots", 4, 1, "seats that nobody plays", lambda v: seats(v, v.robots)),
        part("malarial", 1, 1, "whether malaria can strike", lambda v: v.malarial),
        part("stored", 4, 1, "who has a build point in store", lambda v: seats(v, v.stored)),
        part("south", CELLS, 1, "where the South Island is", lambda v: spot(v.south)),
        part("removed", len(box.groups), 1, "tiles out of the game", lambda v: bits(v.removed, len(box.groups))),
        part("kumara", 4, 1, "who has the kumara", lambda v: seats(v, v.kumara)),
        part("galapagos", 4, 1, "who has the marker of islands on the way", lambda v: seats(v, v.galapagos)),
        part("rolls", 1, ROLLS, "how often the explorer in search of kumara has rolled", lambda v: v.rolls),
        part("eventful", 1, 1, "whether events are drawn", lambda v: v.eventful),
        part("event_deck", 1, EVENTS, "events not drawn yet", lambda v: v.event_deck),
        part("event_pile", EVENTS, 1, "events done with", lambda v: bits(v.event_pile, EVENTS)),
        part("event", EVENTS, 1, "the event that is being dealt with", lambda v: one(v.event, EVENTS)),
        part("drawer", 4, 1, "who drew or plays it", lambda v: seat(v, v.drawer)),
        part("kept", EVENTS, 1, "events that the viewer keeps", lambda v: bits(v.kept, EVENTS)),
        part("keeps", 4, EVENTS, "how many events each keeps", lambda v: turned(v, v.keeps)),
        part("standing_by", (EVENTS, 5), 1, "whose each lasting event is: a seat, or nobody's", standing_by),
        part("standing_at", EVENTS, CELLS, "the cell of each lasting event, from 1; else 0", standing_at),
        part("markers", CELLS, EVENTS, "how many of them lie in each hex", markers),
        Part("soil", (CELLS,), -MOST_SQUARES, MOST_SQUARES, "green squares more than printed", lambda v: v.soil),
        part("chits", CHITS, 1, "chits in the cup", lambda v: bits(v.chits, CHITS)),
        part("pending", CHITS, 1, "chits drawn that are to be carried out", lambda v: bits(v.pending, CHITS)),
        part("plan_levy", CELLS, EVENTS, "planned: two warrior bands", lambda v: planned(v, "levy")),
        part("plan_store", CELLS, EVENTS, "planned: points to keep", lambda v: planned(v, "store")),
        part("plan_spend", 1, 1, "whether the point kept is used", lambda v: any(m.kind == "spend" for m in v.plan)),
    ]
