"""What OpenSpiel must be told of each game, and a game with its options: what all positions of a game share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from motu.core.game import PLAYERS, AnyGame
from motu.kahuna import game as kahuna
from motu.kahuna import state as kahuna_state
from motu.kahuna.board import LETTERS
from motu.kahuna.notation import FIRST
from motu.paradise import game as paradise
from motu.paradise import state as paradise_state
from motu.paradise.advanced.events.deck import event_slugs
from motu.paradise.advanced.kumara import ROLLS
from motu.paradise.box import WAR_CANOES, slugs
from motu.paradise.cards import with_effect
from motu.paradise.options import Options as ParadiseOptions
from motu.paradise.ruleset import new_state
from motu.paradise.solitaire import chits
from motu.paradise.solitaire.opponent import HEXES
from motu.paradise.steps.battle import risen
from motu.paradise.steps.decision import DIE, MARKERS
from motu.research.actions import ACTIONS
from motu.research.returns import returns


class Facts(NamedTuple):
    """One game.

    title       what it is called
    view        the class of its views
    table       the class of its states, made from options alone, and `fields` what makes a state what it is
    traces      fields of a view which tell that somebody has decided, even where the decision is wholly hidden
    longest     no game has more decisions
    comes       with given options: the names of all that chance may answer, in the order of the outcomes' numbers
    draws       with given options: chance is never asked more often in a game
    recalled    whether its games are short enough for an array of everything that a player was shown
    """

    game: AnyGame
    title: str
    view: type
    table: Callable[[Any], Any]
    fields: tuple[str, ...]
    traces: tuple[str, ...]
    longest: int
    comes: Callable[[Any], tuple[str, ...]]
    draws: Callable[[Any], int]
    recalled: bool

    @property
    def most_players(self) -> int:
        return len(self.game.SEATS)

    @property
    def fewest_players(self) -> int:
        """As few as the option allows; where there is none, all seats play."""
        return min(map(int, self.game.choices().get(PLAYERS, [str(self.most_players)])))


def _kahuna_comes(options: object) -> tuple[str, ...]:
    """The twelve cards, and who begins: W, or B, which is the number of the card of that letter."""
    return tuple(dict.fromkeys((*LETTERS, *FIRST)))


def _kahuna_draws(options: object) -> int:
    """Who begins, and three decks that hold all cards at most."""
    return 1 + 3 * 24


def _paradise_comes(options: ParadiseOptions) -> tuple[str, ...]:
    """The numbers of the die, markers, groups (tiles, and homes by lot), cards; events where there are any; alone the
    chits, the opponent's cards, and the hexes between which the die decides for it."""
    groups, cards = slugs(options.box)
    names = [*DIE, *MARKERS, *groups, *cards]
    if options.events == "yes":
        names += event_slugs(options.box)
    if options.alone:
        names += [*chits.names(options.box), *(f"card:{card}" for card in cards), *HEXES]
    return tuple(dict.fromkeys(names))


def _paradise_draws(options: ParadiseOptions) -> int:
    """Everything in cup, lid and deck comes once, and each player draws a home at most.

    In a battle every roll takes a piece or a local warrior out of it (8.2), but for cards that roll anew, each once. In
    a turn a player attacks with each piece once, and needs a war canoe for every battle, or goes on foot (11.3). Of the
    advanced rules, malaria has a die a turn, and a search for kumara 24. Alone, every group has its dice, and a chit
    decides between hexes for each piece that it gives.
    """
    box = options.box
    cup = sum(box.islands) + sum(box.ocean) + box.off_course
    pieces, again = sum(box.limits), with_effect(box, "haka").bit_count()
    locals_ = max(3, *(max(group.locals, risen(group.squares)) for group in box.groups))
    rolls = pieces + (box.limits[WAR_CANOES] + (options.south == "yes")) * (pieces + locals_ + again)
    rolls += ROLLS * (options.kumara == "yes") + (options.malaria == "yes")
    once = cup + len(box.tiles) + len(box.cards) + len(box.events) * (options.events == "yes")
    if options.alone:
        once += sum(1 + 2 * group.squares for group in box.groups) + len(box.chits) * (1 + pieces + len(box.groups))
    return once + options.count * (1 + paradise_state.TURNS * rolls)


FACTS = {
    "motu_kahuna": Facts(
        game=kahuna,
        title="Kahuna",
        view=kahuna.View,
        table=kahuna_state.Position,
        fields=tuple(name for name in kahuna_state.FIELDS if name != "options"),
        traces=(),
        longest=kahuna.LONGEST,
        comes=_kahuna_comes,
        draws=_kahuna_draws,
        recalled=True,
    ),
    "motu_paradise": Facts(
        game=paradise,
        title="Conquest of Paradise",
        view=paradise.View,
        table=new_state,
        fields=paradise_state.FIELDS,
        traces=("last", "last_seat", "happened"),
        longest=paradise.LONGEST,
        comes=_paradise_comes,
        draws=_paradise_draws,
        recalled=False,
    ),
}
"""The games, by the names that OpenSpiel knows them by."""


class Rules:
    """What is played. There is one of each kind, made by `rules_for`.

    moves       every decision by its number, which is the action's
    comes       the name of every outcome of chance, by its number, and `number` the other way round
    initials    the seats by their first letters, as information states write them
    """

    def __init__(self, name: str, options: Any) -> None:
        self.name = name
        self.facts = FACTS[name]
        self.game = self.facts.game
        self.options = options
        self.moves = ACTIONS[self.game.NAME].moves
        self.comes = self.facts.comes(options)
        self.number = {each: number for number, each in enumerate(self.comes)}
        self.initials = tuple(seat[0] for seat in self.game.seats(options))
        self.players = len(self.initials)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_rules, (self.name, self.game.write_options(self.options))

    def utilities(self, state: Any) -> list[float]:
        """What each seat has got out of a finished game; nothing as long as it goes on."""
        outcome = self.game.outcome(state)
        return [0.0] * self.players if outcome is None else returns(outcome, self.players)


@cache
def rules_for(name: str, options: Any) -> Rules:
    return Rules(name, options)


def read_rules(name: str, words: Mapping[str, str]) -> Rules:
    """The rules with the options that these words ask for; BadOption where that cannot be played."""
    return rules_for(name, FACTS[name].game.read_options(words))
