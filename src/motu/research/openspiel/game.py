"""The games as OpenSpiel knows them: parameters, bounds, and what they begin with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pyspiel

from motu.core.errors import BadOption
from motu.core.game import AnyGame
from motu.research.openspiel.node import root
from motu.research.openspiel.observer import Memories, Observer, Words
from motu.research.openspiel.rules import FACTS, Facts, Rules, read_rules
from motu.research.openspiel.state import State

Parameters = Mapping[str, str | int]
MEMORY_TENSOR = "memory_tensor"
"""The parameter of Kahuna that is no option of it: whether information states come as arrays, too."""
_NUMBER = re.compile(r"-?\d+")


def specification(game: AnyGame) -> dict[str, str | int]:
    """Every option as a parameter. Nothing ("", or 0 where it is a number) means: as the preset has it."""
    numbers = {name: all(_NUMBER.fullmatch(value) for value in values) for name, values in game.choices().items()}
    return {name.replace("-", "_"): 0 if is_number else "" for name, is_number in numbers.items()}


def words_of(parameters: Parameters) -> dict[str, str]:
    """The options that these parameters ask for, as the game reads them."""
    return {name.replace("_", "-"): str(value) for name, value in parameters.items() if value and name != MEMORY_TENSOR}


def parameters_of(rules: Rules) -> dict[str, str | int]:
    """The fewest parameters that ask for the same again."""
    kinds = specification(rules.game)
    words = {name.replace("-", "_"): word for name, word in rules.game.write_options(rules.options).items()}
    return {name: int(word) if kinds[name] == 0 else word for name, word in words.items()}


def game_type(name: str, facts: Facts, players: int | None = None, memory_tensor: bool = False) -> pyspiel.GameType:
    """What kind of game it is. Alone there is nobody to win from."""
    kinds = pyspiel.GameType
    parameters = specification(facts.game)
    if facts.recalled:
        parameters[MEMORY_TENSOR] = False
    return kinds(
        short_name=name,
        long_name=facts.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=facts.most_players,
        min_num_players=facts.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=memory_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def game_info(rules: Rules) -> pyspiel.GameInfo:
    """The bounds; tests hold whole games to them."""
    alone = rules.players == 1
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.moves),
        max_chance_outcomes=len(rules.comes),
        num_players=rules.players,
        min_utility=-1.0 if alone else -1 / (rules.players - 1),
        max_utility=1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=rules.facts.longest,
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. `rules` are those, and `root` is where every play of it begins.

    memory_tensor   whether information states come as arrays, too
    """

    name: str

    def __init__(self, parameters: Parameters | None = None) -> None:
        try:
            self.rules = rules = read_rules(self.name, words_of(parameters or {}))
        except BadOption as error:
            raise ValueError(str(error)) from None
        self.memory_tensor = bool(parameters and parameters.get(MEMORY_TENSOR))
        told = parameters_of(rules) | ({MEMORY_TENSOR: True} if self.memory_tensor else {})
        kind = game_type(self.name, rules.facts, rules.players, self.memory_tensor)
        super().__init__(kind, game_info(rules), told)
        self.root = root(rules)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.facts.draws(self.rules.options)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Memories | Words | None:
        """An observer of what a player sees now, or remembers; or, in words, of what everybody sees, or only he does.

        The parameter `tensor=False` does without arrays.
        """
        wanted = dict(params or {})
        wanted.pop("name", None)
        with_arrays = wanted.pop("tensor", True)
        if wanted:
            raise ValueError(f"Observations have the parameter tensor and no other, but {wanted} was given.")
        if not iig_obs_type:
            return Observer(self.rules, with_arrays)
        public, private = iig_obs_type.public_info, iig_obs_type.private_info
        own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if public and own:
            if iig_obs_type.perfect_recall:
                return Memories(self.rules, with_arrays and self.memory_tensor)
            return Observer(self.rules, with_arrays)
        if iig_obs_type.perfect_recall or not (own or (public and private == pyspiel.PrivateInfoType.NONE)):
            return None
        return Words(own)


class Kahuna(Game):
    name = "motu_kahuna"


class Paradise(Game):
    name = "motu_paradise"


def register() -> None:
    """Make the games known to OpenSpiel, which keeps what makes them longer than Python lives: that must be a class."""
    for game in (Kahuna, Paradise):
        pyspiel.register_game(game_type(game.name, FACTS[game.name]), game)


def load(rules: Rules) -> Game:
    """The game of these rules."""
    game: Game = pyspiel.load_game(rules.name, parameters_of(rules))
    return game
