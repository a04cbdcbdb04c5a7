"""The contents of a box in words and numbers, for pages and programs: what the map looks like, what things cost, and
what cards, events and chits do. A table names its box by the option `components`; nothing in it is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NotRequired, TypedDict

from motu.core.errors import Message, PlainMessage, message
from motu.paradise.advanced.events.log import OWN
from motu.paradise.advanced.events.log import names as event_names
from motu.paradise.box import GROUP, ITEMS, OCEAN, OFF_MAP, PIECES, UNKNOWN, Box, Card, Event, Group
from motu.paradise.grid import NAMES
from motu.paradise.names import called, group_names
from motu.paradise.options import Options
from motu.paradise.show_types import SolitaireChit
from motu.paradise.steps.decision import MARKERS

_KINDS = {UNKNOWN: "unknown", OCEAN: "ocean", GROUP: "group"}
_ONCE = ("commerce", "feast", "arioi", "deforestation")
"""Effects of cards that are used up."""


class BoxHex(TypedDict):
    """A hex of the printed map: "unknown", "ocean" or "group", the group printed there, and a name for colour only."""

    kind: str
    group: NotRequired[str]
    label: NotRequired[str | PlainMessage]


class BoxGroup(TypedDict):
    """An island group; `name` is how people call it. Without squares it is an atoll.

    locals      local warriors, while it is independent
    malaria     the rolls of the die that strike it (11.6)
    hex         where it is printed; None for a tile
    """

    name: str | PlainMessage
    green: int
    brown: int
    independent: bool
    locals: int
    malaria: list[int]
    hex: str | None


class BoxPlace(TypedDict):
    """A group, and the hex where it lies when the game begins."""

    group: str
    hex: str


class BoxCard(TypedDict):
    """An Arts & Culture card: its number in notation, its points, what it does, and whether that is once for all."""

    number: int
    name: str
    called: str | PlainMessage
    points: int
    effect: str
    once: bool
    with_groups: list[str]
    text: PlainMessage


class BoxEvent(TypedDict):
    """A random event (11.2): its number in notation, what it does, whether it is kept, whether it leaves a marker."""

    number: int
    name: str
    called: str | PlainMessage
    effect: str
    kept: bool
    marker: bool
    text: PlainMessage


class SouthAmerica(TypedDict):
    """The hexes of the search for kumara (11.5): the continent, from where one sets out, and islands on the way."""

    hexes: list[str]
    ways: list[str]
    galapagos: list[str]


class ParadiseBox(TypedDict):
    """The contents of a box. What is not among the `hexes` is not on the map.

    groups          by name; those without a hex are tiles
    homes           in the order in which further players add them (3.2)
    placed          further tiles that lie open for three players and more, and in `placed_ocean` ocean markers
    costs           build points by item; `limits` pieces of a player by kind; `villages` of all, `markers` of a player
    cup             discovery markers, as the cup holds them when the game begins
    targets         points that end a game of two, three and four; `solitaire` alone
    house           which entries are house values, by file and entry
    """

    name: str
    hexes: dict[str, BoxHex]
    groups: dict[str, BoxGroup]
    homes: list[BoxPlace]
    placed: list[BoxPlace]
    placed_ocean: list[str]
    north_island: str | None
    south_island: str | None
    costs: dict[str, int]
    limits: dict[str, int]
    villages: int
    markers: int
    cup: dict[str, int]
    cards: list[BoxCard]
    events: list[BoxEvent]
    chits: list[SolitaireChit]
    targets: list[int]
    solitaire: int
    south_america: SouthAmerica
    house: list[str]


def show_box(options: Options) -> ParadiseBox:
    """The box that a game with these options is played with."""
    return _show(options.box)


@lru_cache(maxsize=8)
def _show(box: Box) -> ParadiseBox:
    return {
        "name": box.name,
        "hexes": {NAMES[cell]: _hex(box, cell) for cell, kind in enumerate(box.kinds) if kind != OFF_MAP},
        "groups": {group.name: _group(group) for group in box.groups},
        "homes": [
            {"group": box.groups[group].name, "hex": NAMES[cell]}
            for group, cell in zip(box.homes, box.home_cells, strict=True)
        ],
        "placed": [{"group": box.groups[group].name, "hex": NAMES[cell]} for group, cell in box.placed],
        "placed_ocean": _names(box.placed_ocean),
        "north_island": _name_of(box, box.north_island),
        "south_island": _name_of(box, box.south_island),
        "costs": dict(zip(ITEMS, box.costs, strict=True)),
        "limits": dict(zip(PIECES, box.limits, strict=True)),
        "villages": box.villages,
        "markers": box.markers,
        "cup": dict(zip(MARKERS, (*box.islands, *box.ocean, box.off_course), strict=True)),
        "cards": [_card(box, number, card) for number, card in enumerate(box.cards, 1)],
        "events": [
            _event(number, event, named)
            for number, (event, named) in enumerate(zip(box.events, event_names(box), strict=True), 1)
        ],
        "chits": [
            {"chit": number, "expand": chit.expand, "action": chit.action, "late": chit.late}
            for number, chit in enumerate(box.chits, 1)
        ],
        "targets": list(box.targets),
        "solitaire": box.solitaire,
        "south_america": {
            "hexes": _names(box.south_america),
            "ways": _names(box.to_south_america),
            "galapagos": _names(box.galapagos),
        },
        "house": list(box.house),
    }


def _names(cells: tuple[int, ...]) -> list[str]:
    return [NAMES[cell] for cell in cells]


def _name(name: str) -> str | PlainMessage:
    """What something is called: to be said in the reader's language, if it is one of our names."""
    ours = called(name)
    return ours.plain() if isinstance(ours, Message) else ours


def _name_of(box: Box, group: int) -> str | None:
    return box.groups[group].name if group >= 0 else None


def _hex(box: Box, cell: int) -> BoxHex:
    shown: BoxHex = {"kind": _KINDS[box.kinds[cell]]}
    if box.printed[cell] >= 0:
        shown["group"] = box.groups[box.printed[cell]].name
    if cell in box.labels:
        shown["label"] = _name(box.labels[cell])
    return shown


def _group(group: Group) -> BoxGroup:
    return {
        "name": _name(group.name),
        "green": group.green,
        "brown": group.brown,
        "independent": group.independent,
        "locals": group.locals,
        "malaria": list(group.malaria),
        "hex": NAMES[group.cell] if group.cell >= 0 else None,
    }


def _card(box: Box, number: int, card: Card) -> BoxCard:
    with_groups = [place for place, group in enumerate(box.groups) if group.name in card.with_groups]
    return {
        "number": number,
        "name": card.name,
        "called": _name(card.name),
        "points": card.points,
        "effect": card.effect,
        "once": card.effect in _ONCE,
        "with_groups": list(card.with_groups),
        "text": message(
            "paradise-card",
            card=called(card.name),
            points=card.points,
            more="yes" if with_groups else "no",
            groups=group_names(box, with_groups),
            effect=card.effect,
        ).plain(),
    }


def _event_name(event: Event, named: Mapping[str, str | int]) -> str | PlainMessage:
    return event.name if named["event"] == OWN else message("paradise-event-name", **named).plain()


def _event(number: int, event: Event, named: Mapping[str, str | int]) -> BoxEvent:
    return {
        "number": number,
        "name": event.name,
        "called": _event_name(event, named),
        "effect": event.effect,
        "kept": event.kept,
        "marker": event.marker,
        "text": message("paradise-event-text", effect=event.effect).plain(),
    }
