"""From tables to a box: what each file says, and whether all of it fits together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from motu.core.errors import message
from motu.paradise.box import (
    ACTIONS,
    CARDS,
    EFFECTS,
    EVENT_EFFECTS,
    EVENTS,
    EXPANSIONS,
    GROUP,
    ITEMS,
    KEPT_EFFECTS,
    MARKED_EFFECTS,
    MOST_OF,
    OCEAN,
    PIECES,
    UNKNOWN,
    Box,
    Card,
    Chit,
    Event,
)
from motu.paradise.box_map import BoxMap
from motu.paradise.box_setup import read_setup
from motu.paradise.component_table import ComponentTable, Written
from motu.paradise.grid import mask_of

SPARE_MARKERS = 2
"""How many more markers of islands and ocean there are than Unknown hexes."""

LATE_AFTER = 6
"""The late chits of the solitaire game join the others after so many draws."""
MOST_CHITS = 16

_COUNTED = (*PIECES, "village", "discovery", "start_villages", "start_warriors")


def box_of(tables: Mapping[str, ComponentTable]) -> Box:
    """The box of these tables, still without a name."""
    box_map = BoxMap(tables)
    islands, ocean, off_course = _markers(tables["markers"], box_map)
    count = _pieces(tables["pieces"])
    setup = read_setup(tables["victory"], box_map, count["start_villages"])
    return Box(
        name="",
        kinds=tuple(box_map.kinds),
        printed=tuple(box_map.printed),
        labels=box_map.labels,
        groups=tuple(box_map.groups),
        tiles=box_map.tiles,
        south_island=box_map.south_island,
        north_island=box_map.north_island,
        homes=setup.homes,
        home_cells=setup.home_cells,
        placed=setup.placed,
        placed_ocean=setup.placed_ocean,
        last_order=setup.last_order,
        islands=islands,
        ocean=ocean,
        off_course=off_course,
        costs=_costs(tables["costs"]),
        limits=tuple(count[piece] for piece in PIECES),
        villages=count["village"],
        markers=count["discovery"],
        start_villages=count["start_villages"],
        start_warriors=count["start_warriors"],
        targets=setup.targets,
        solitaire=setup.solitaire,
        cards=_cards(tables["cards"], box_map),
        events=_events(tables["events"]),
        to_south_america=box_map.to_south_america,
        galapagos=box_map.galapagos,
        south_america=box_map.south_america,
        chits=_chits(tables["chits"]),
        house=tuple(chain.from_iterable(table.house for table in tables.values())),
        near=box_map.near,
        near_mask=tuple(map(mask_of, box_map.near)),
        unknown=box_map.cells(UNKNOWN),
        open_ocean=box_map.cells(OCEAN),
        independents=mask_of(group.cell for group in box_map.groups if group.independent),
        printed_groups=box_map.cells(GROUP),
    )


def _markers(table: ComponentTable, box_map: BoxMap) -> tuple[tuple[int, int, int], tuple[int, int, int], int]:
    """The cup (2.5). Every island marker brings a tile, and no Unknown hex may be left without a marker."""
    table.expect(("islands", "ocean", "off_course"))
    islands, ocean = _knots(table, "islands"), _knots(table, "ocean")
    tiles = len(box_map.tiles) - 1
    if sum(islands) != tiles:
        reason = message("paradise-components-islands", count=sum(islands), tiles=tiles)
        raise table.bad(("islands",), reason)
    unknown = box_map.kinds.count(UNKNOWN)
    wanted = unknown + SPARE_MARKERS - tiles
    if sum(ocean) != wanted:
        has = {"count": sum(ocean), "wanted": wanted, "unknown": unknown, "spare": SPARE_MARKERS, "tiles": tiles}
        raise table.bad(("ocean",), message("paradise-components-ocean", **has))
    return islands, ocean, table.row("off_course", ("count",)).whole("count", 0, 99)


def _knots(table: ComponentTable, key: str) -> tuple[int, int, int]:
    counts = {1: 0, 2: 0, 3: 0}
    seen = set()
    for row in table.rows(key, ("knots", "count")):
        knots = row.whole("knots", 1, 3)
        if knots in seen:
            raise row.bad(message("paradise-components-row-twice", key="knots", value=knots), "knots")
        seen.add(knots)
        counts[knots] = row.whole("count", 0, 99)
    return counts[1], counts[2], counts[3]


def _costs(table: ComponentTable) -> tuple[int, ...]:
    table.expect(ITEMS)
    return tuple(table.row(item, ("points",)).whole("points", 0, 9) for item in ITEMS)


def _pieces(table: ComponentTable) -> dict[str, int]:
    """What a player has, and what of it begins on their home (3.3): a village at least, or it would not be theirs."""
    table.expect(_COUNTED)
    least, most = {"village": 1, "start_villages": 1}, dict(zip(PIECES, MOST_OF, strict=True))
    count = {key: table.row(key, ("count",)).whole("count", least.get(key, 0), most.get(key, 99)) for key in _COUNTED}
    for start, piece in (("start_villages", "village"), ("start_warriors", "warriors")):
        if count[start] > count[piece]:
            raise table.bad(
                (start,), message("paradise-components-start", start=start, piece=piece, count=count[piece])
            )
    return count


def _cards(table: ComponentTable, box_map: BoxMap) -> tuple[Card, ...]:
    table.expect(("cards",))
    cards: dict[str, Card] = {}
    written = Written()
    for row in table.rows("cards", ("name", "points"), ("with", "effect")):
        name = row.text("name")
        if name in cards:
            raise row.bad(message("paradise-components-card-twice", card=name), "name")
        if len(cards) == CARDS:
            raise row.bad(message("paradise-components-cards-many", most=CARDS))
        written.add(row, name)
        groups = row.texts("with") if "with" in row else ()
        for place, group in enumerate(groups):
            box_map.group(row, group, "with", place)
        cards[name] = Card(name, row.whole("points", 0, 9), row.choice("effect", EFFECTS, "none"), groups)
    return tuple(cards.values())


def _events(table: ComponentTable) -> tuple[Event, ...]:
    """Whether an event is kept, and has a marker, follows from what it does: the table must say the same."""
    table.expect(("events",))
    events: dict[str, Event] = {}
    written = Written()
    for row in table.rows("events", ("name", "effect"), ("kept", "marker")):
        name = row.text("name")
        if name in events:
            raise row.bad(message("paradise-components-event-twice", event=name), "name")
        written.add(row, name)
        effect = row.choice("effect", EVENT_EFFECTS, "")
        for key, effects in (("kept", KEPT_EFFECTS), ("marker", MARKED_EFFECTS)):
            if row.flag(key) != (effect in effects):
                wanted = "true" if effect in effects else "false"
                raise row.bad(message("paradise-components-event-flag", key=key, wanted=wanted, effect=effect), key)
        if len(events) == EVENTS:
            raise row.bad(message("paradise-components-events-many", most=EVENTS))
        events[name] = Event(name, effect, row.flag("kept"), row.flag("marker"))
    return tuple(events.values())


def _chits(table: ComponentTable) -> tuple[Chit, ...]:
    """The chits of the solitaire game: so many at first that six can be drawn before the late ones join."""
    table.expect(("chits", "late"))
    rows = {late: table.rows(late, ("expand", "action")) for late in ("chits", "late")}
    count = sum(map(len, rows.values()))
    if len(rows["chits"]) < LATE_AFTER or count > MOST_CHITS:
        early = len(rows["chits"])
        reason = message("paradise-components-chits", early=early, count=count, least=LATE_AFTER, most=MOST_CHITS)
        raise table.bad(("chits",), reason)
    return tuple(
        Chit(row.choice("expand", EXPANSIONS, ""), row.choice("action", ACTIONS, ""), late == "late")
        for late in ("chits", "late")
        for row in rows[late]
    )
