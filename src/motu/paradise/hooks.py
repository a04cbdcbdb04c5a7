"""Where the advanced rules (11) and the solitaire game come into the steps of the turn.

Each of them is a file, or a folder, of its own whose `RULE` says at which of these places it has something to say. The
steps ask the hooks of the game being played; in the base game every place is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Generic, NamedTuple, TypeVar

from motu.core.chance import Chance
from motu.core.errors import Message
from motu.paradise.moves import Move
from motu.paradise.options import Options

S = TypeVar("S")
"""The table: `state.State`, which has the hooks of its game and so cannot be named here."""
Part = Callable[[S, Chance], None]
More = Callable[[S, int], list[Move]]
Effect = Callable[[S, int, Move, Chance], None]
Reason = Callable[[S, int, Move], Message | None]
Number = Callable[[S, int], int]


class Line(NamedTuple):
    """A line of the count of points (10): what for ("villages", "home", "group", "atoll", "card", "kumara", "cut"),
    where or which card, how many, and the points in halves."""

    what: str
    where: int
    number: int
    halves: int


@dataclass(frozen=True)
class Hooks(Generic[S]):
    """What the rules of a game add, place by place, each in the order of the rulebook.

    added           more moves in a decision of this stage
    plays           what a move of this kind does, in whatever decision
    placed          what a planned move of this kind (9.3) does when all are done
    reasons         why a move of this kind is not allowed

    set_up          the table has been laid out (3)
    turn_begins     parts of the step of turn order (5) before the order is chosen; each may ask for a decision
    turn_ordered    parts of that step after it
    turn_ends       the turn is over, the game is not (10.4)

    left            a seat has left the game (ruling 5)
    seen            what a viewer may see of what chance answers to a move; None where it has nothing to say

    tile_turned     a tile has been turned face up: the seat that did it, and the cell (6.3)
    found           whether it has dealt with a tile just found; else its finder hides or reveals it (6.3)
    astray          whether it has moved an explorer who is off course to one of these hexes (6.3)
    lost_box        whether it asks a seat whose explorer is in the lost box (6.1); else the explorer only comes back
    may_explore     whether a seat has something else to do with its explorer (6.2)
    explored        all explorers are back (6.6); each may ask for a decision, and is asked again after it
    knots           knots more that an explorer may have (6.4)

    speed           hexes more that canoes may sail (7.3)
    barred, stuck   hexes that the fleets of a seat may not enter, and may not leave (7.3)
    on_foot         hexes to which those who lost a battle can go without a canoe (8.3)
    asked           whether a seat is asked where those with a card face down are: else it would be known what it has
    spared          whether it forbids the battle that is about to begin: the attackers are turned away (8.1)
    rolled          the die has been rolled in a battle (8.2): it may be shifted
    conquered       a group has been taken (8.4)
    battle_ends     a battle is over

    bought          a card has been bought (9.5)
    pools           a seat's build points have been counted (9.3): more, or fewer
    grows           whether a group may have one more new village in this turn (9.4)
    fallow          whether no field of a group can be improved in this turn (9.4)

    points          more points of a seat, in lines (10.1)
    judged          whether it has decided how the victory step goes on: else somebody may claim (10.4)
    decides         what a seat decides that nobody plays (solitaire)
    """

    added: Mapping[int, tuple[More[S], ...]] = field(default_factory=dict)
    plays: Mapping[str, Effect[S]] = field(default_factory=dict)
    placed: Mapping[str, Effect[S]] = field(default_factory=dict)
    reasons: Mapping[str, Reason[S]] = field(default_factory=dict)
    set_up: tuple[Part[S], ...] = ()
    turn_begins: tuple[Part[S], ...] = ()
    turn_ordered: tuple[Part[S], ...] = ()
    turn_ends: tuple[Callable[[S], None], ...] = ()
    left: tuple[Callable[[S, int], None], ...] = ()
    seen: tuple[Callable[[S, int | None, tuple[str, ...]], tuple[str, ...] | None], ...] = ()
    tile_turned: tuple[Callable[[S, int, int], None], ...] = ()
    found: tuple[Callable[[S, int, int, Chance], bool], ...] = ()
    astray: tuple[Callable[[S, int, int, Chance], bool], ...] = ()
    lost_box: tuple[Callable[[S, int], bool], ...] = ()
    may_explore: tuple[Callable[[S, int], bool], ...] = ()
    explored: tuple[Part[S], ...] = ()
    knots: tuple[Number[S], ...] = ()
    speed: tuple[Number[S], ...] = ()
    barred: tuple[Number[S], ...] = ()
    stuck: tuple[Number[S], ...] = ()
    on_foot: tuple[Number[S], ...] = ()
    asked: tuple[Callable[[S, int], bool], ...] = ()
    spared: tuple[Callable[[S], bool], ...] = ()
    rolled: tuple[Callable[[S], None], ...] = ()
    conquered: tuple[Callable[[S], None], ...] = ()
    battle_ends: tuple[Callable[[S], None], ...] = ()
    bought: tuple[Callable[[S, int, int], None], ...] = ()
    pools: tuple[Callable[[S, int], None], ...] = ()
    grows: tuple[Callable[[S, int, int], bool], ...] = ()
    fallow: tuple[Callable[[S, int], bool], ...] = ()
    points: tuple[Callable[[S, int], list[Line]], ...] = ()
    judged: tuple[Callable[[S, Chance], bool], ...] = ()
    decides: tuple[Callable[[S, Chance], Move], ...] = ()


@dataclass(frozen=True)
class Rule:
    """An advanced rule: the options under which it is on, and what it adds at which place of `Hooks`."""

    is_on: Callable[[Options], bool]
    hooks: Mapping[str, Any]


def hooks_for(rules: Iterable[Rule], options: Options) -> Hooks[Any]:
    """All that those of these rules add that are on."""
    found: dict[str, Any] = {}
    for rule in rules:
        if rule.is_on(options):
            for place, addition in rule.hooks.items():
                _add(found, place, addition)
    return Hooks(**found)


def _add(found: dict[str, Any], place: str, addition: Any) -> None:
    assert place in PLACES, place
    if place == "added":
        listed = found.setdefault(place, {})
        for stage, more in addition.items():
            listed[stage] = (*listed.get(stage, ()), more)
    elif place in ("plays", "placed", "reasons"):
        kinds = found.setdefault(place, {})
        assert not kinds.keys() & addition.keys(), f"two rules want the moves {kinds.keys() & addition.keys()}"
        kinds.update(addition)
    else:
        found[place] = (*found.get(place, ()), addition)


PLACES = tuple(each.name for each in fields(Hooks))
