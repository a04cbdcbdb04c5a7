"""A position as OpenSpiel knows it: numbers for moves and for what chance answers, and a node that does the work."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from motu.core.chance import Chance
from motu.core.errors import IllegalMove
from motu.research.openspiel.information_state import Sampled, hashed
from motu.research.openspiel.node import CHANCE, TERMINAL, Node


class State(pyspiel.State):  # type: ignore[misc]
    """A position. `node` is all there is to it: OpenSpiel copies and writes down what is in here."""

    node: Node

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        node = self.node
        names = node.rules.comes if node.player == CHANCE else node.rules.moves
        if not 0 <= action < len(names):
            raise ValueError(f"There is no action {action}, only 0 to {len(names) - 1}.")
        if node.player == TERMINAL:
            raise ValueError("The game is over.")
        if node.player == CHANCE:
            if names[action] not in node.asked:
                raise ValueError(
                    f"{names[action]} cannot come now, only one of {', '.join(dict.fromkeys(node.asked))}."
                )
            self.node = node.answered(action)
            return
        try:
            self.node = node.decided(action)
        except IllegalMove as error:
            raise ValueError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        """A move in the game's notation, or the name of what chance answers."""
        rules = self.node.rules
        return rules.comes[action] if player == CHANCE else str(rules.game.write(rules.moves[action]))

    def returns(self) -> list[float]:
        rules = self.node.rules
        return rules.utilities(self.node.state) if self.is_terminal() else [0.0] * rules.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Another position that the player takes for this one. Its history is not told: it begins there."""
        return self.imagined(player, Sampled(sampler))

    def imagined(self, player: int, chance: Chance) -> State:
        """The same with a chance of motu's."""
        if self.node.player == CHANCE:
            raise ValueError("What a player knows can be resampled where somebody decides, not where chance does.")
        twin: State = self.get_game().new_initial_state()
        twin.node = self.node.imagined(player, chance)
        return twin

    def __str__(self) -> str:
        """What everybody sees, what each seat sees besides, and what is under way; then a hash of the whole."""
        node = self.node
        lines = []
        if node.state is not None:
            lines.append(observation(node, None))
            lines += [own_observation(node, seat) for seat in range(node.rules.players)]
            lines.append(f"#{hashed(repr(node.fields())).hex()}")
        if node.player == CHANCE:
            move = "deal" if node.move is None else node.rules.game.write(node.move)
            lines.append(" ".join([f"chance: {move}", *node.outcomes]))
        return "\n".join(lines)


def observation(node: Node, seat: int | None) -> str:
    """What a seat, or a spectator, sees now in words and numbers; a hash at the end stands for all that it may know."""
    view = node.view(seat)
    return "" if view is None else _written(node.rules.game.show(view), view)


def own_observation(node: Node, seat: int) -> str:
    """What a seat sees otherwise than a spectator."""
    view = node.view(seat)
    if view is None:
        return ""
    show = node.rules.game.show
    public = show(node.view(None))
    return _written({name: value for name, value in show(view).items() if value != public[name]}, view)


def _written(shown: Mapping[str, Any], view: Any) -> str:
    return f"{json.dumps(shown, ensure_ascii=False, separators=(',', ':'))} #{hashed(repr(view)).hex()}"
