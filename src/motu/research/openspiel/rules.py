"""A game with its options: what all positions of a game in OpenSpiel share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from motu.research.actions import ACTIONS
from motu.research.openspiel.facts import FACTS
from motu.research.returns import returns


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
