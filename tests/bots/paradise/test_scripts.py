"""The pool that bots are measured against: the islander as it always was, and scripts that play unlike each other."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from motu.bots.bot import Bot, bot_named
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import ISLANDER
from motu.bots.paradise.roster import POOL
from motu.bots.paradise.scripts import CHARACTERS, scripts, tried, tuned_for
from motu.core.chance import Chance, FreeChance
from motu.paradise import game
from motu.paradise.box import CARD, WAR_CANOES, WARRIORS
from motu.paradise.moves import Move
from motu.paradise.view import View

ADVANCED = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}


def played(options: dict[str, str], bots: list[Bot], seed: int) -> tuple[str, Counter[tuple[int, int]], Counter[int]]:
    """A game: a digest of all decisions, what each seat built of what, and how many attacks each made on others."""
    chance, own = FreeChance(seed), FreeChance(f"own {seed}")
    state = game.deal(game.read_options(options), chance)
    told, built, attacks = hashlib.sha256(), Counter[tuple[int, int]](), Counter[int]()
    while movers := game.movers(state):
        seat = movers[0]
        move = bots[seat].decide(game.view(state, seat), game.moves(state, seat), 0.0, own)
        told.update(str(move).encode())
        built[seat, move.what] += move.kind == "build"
        game.play(state, seat, move, chance)
        attacks.update(event[1] for event in state.events if event[0] == "battle" and event[2] >= 0)
    return told.hexdigest()[:16], built, attacks


@pytest.mark.parametrize(
    ("options", "digest"),
    [
        ({"players": "2"}, "2405c7259ebfb657"),
        ({"players": "3", **ADVANCED}, "6178090447a1eb9b"),
        ({"players": "4"}, "b1a67de7db3ae697"),
        ({"players": "1", "solitaire": "hard"}, "0b27ac0eae90f36b"),
    ],
    ids=["two", "three", "four", "alone"],
)
def test_the_islander_plays_as_it_always_did(options: dict[str, str], digest: str) -> None:
    """It is the yardstick. Where rules or components change, so do its games: then the digests are taken anew."""
    assert played(options, [IslanderBot() for _ in range(4)], 1)[0] == digest


def test_what_is_kept_between_decisions_changes_none() -> None:
    """Answers outlast a decision as long as what they rest on: a player who forgets everything plays the same."""

    class Forgetful(IslanderBot):
        def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
            self._last = None
            return super().decide(view, moves, seconds, chance)

    for options in ({"players": "3", **ADVANCED}, {"players": "1"}, {"players": "2"}):
        kept: list[Bot] = [IslanderBot() for _ in range(4)]
        forgotten: list[Bot] = [Forgetful() for _ in range(4)]
        assert played(options, kept, 5)[0] == played(options, forgotten, 5)[0]


def test_scripts_are_numbers_that_there_are() -> None:
    assert set(CHARACTERS) < set(scripts())
    assert ISLANDER not in scripts().values()


def test_there_are_tuned_numbers_for_every_game() -> None:
    for players in "1234":
        options = game.read_options({"players": players})
        assert tried(options)[0] == tuned_for(options)
        assert len(tried(options)) == len(set(tried(options))) > len(CHARACTERS)


@pytest.mark.parametrize("name", POOL)
def test_everybody_of_the_pool_plays_games_to_the_end(name: str) -> None:
    bots = [bot_named("paradise", name) for _ in range(3)]
    assert played({"players": "3"}, bots, 2)[0]


def test_characters_show_on_the_map() -> None:
    """Against the same islander on the same deals: who attacks, who guards, who buys cards, who never fights."""
    built, attacks = {}, {}
    for name in CHARACTERS:
        built[name], attacks[name] = Counter[tuple[int, int]](), Counter[int]()
        for seed in range(4):
            _, more, fights = played({"players": "2"}, [bot_named("paradise", name), IslanderBot()], seed)
            built[name].update(more)
            attacks[name].update(fights)
    assert attacks["settler"][0] == built["settler"][0, WAR_CANOES] == 0
    assert max(CHARACTERS, key=lambda name: attacks[name][0]) == "rusher"
    assert max(CHARACTERS, key=lambda name: built[name][0, WARRIORS]) in ("defender", "rusher")
    assert built["defender"][0, WARRIORS] > built["settler"][0, WARRIORS]
    assert max(CHARACTERS, key=lambda name: built[name][0, CARD]) == "collector"
