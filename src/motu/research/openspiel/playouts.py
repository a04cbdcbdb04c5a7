"""What a position is worth, for OpenSpiel's searches: games played on at random, by the rules alone.

OpenSpiel's own evaluator does the same through its states, which takes several times as long.
"""

from __future__ import annotations

from typing import Any

from motu.core.chance import Chance
from motu.core.errors import Message
from motu.core.extras import margin
from motu.core.game import AnyGame, Outcome
from motu.research.openspiel.node import CHANCE, Node
from motu.research.openspiel.state import State
from motu.research.returns import returns

LONG = 400
"""After so many decisions who is ahead counts as the winner. No game of Kahuna is that long."""


class RandomPlayouts:
    """An evaluator for `open_spiel.python.algorithms`, with no other randomness than `chance`."""

    def __init__(self, chance: Chance, longest: int = LONG) -> None:
        self._chance = chance
        self._longest = longest

    def prior(self, state: State) -> list[tuple[int, float]]:
        """Every action is as good as any other; what chance does is known."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.node.actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: State) -> list[float]:
        """What each seat gets out of one game that goes on from here."""
        node = self._decided(state.node)
        rules, chance = node.rules, self._chance
        game, table = rules.game, rules.game.copy(node.state)
        for _ in range(self._longest):
            movers = game.movers(table)
            if not movers:
                break
            moves = game.moves(table, movers[0])
            game.play(table, movers[0], moves[chance.below(len(moves), "move")], chance)
        outcome = game.outcome(table) or _standing(game, table, rules.players)
        return returns(outcome, rules.players)

    def _decided(self, node: Node) -> Node:
        """Let chance answer what it has been asked."""
        while node.player == CHANCE:
            name = node.asked[self._chance.below(len(node.asked), node.asked)]
            node = node.answered(node.rules.number[name])
        return node


def _standing(game: AnyGame, table: Any, players: int) -> Outcome:
    """Who is ahead in a game that goes on."""
    ahead = [margin(game, table, seat) or 0 for seat in range(players)]
    leaders = tuple(seat for seat in range(players) if ahead[seat] == max(ahead))
    return Outcome(leaders, Message(""))
