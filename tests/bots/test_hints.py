"""What a bot would do in a player's place: legal, and out of what the player knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motu.bots.bot import bot_named, example_bot
from motu.bots.hints import MOST, next_decisions
from motu.core.chance import FreeChance, ScriptedChance, ScriptEnded
from motu.paradise import game
from motu.paradise.state import CHOOSE_ORDER, EXPLORE


def test_who_is_followed() -> None:
    assert (example_bot("paradise"), example_bot("kahuna"), example_bot("unheard-of")) == ("islander", "", "")


def test_decisions_end_where_chance_answers() -> None:
    table = game.deal(game.read_options({"homes": "seated"}), FreeChance(1))
    steps = next_decisions(game, bot_named("paradise", "islander"), game.view(table, 0), 0, FreeChance(1))
    assert [view.stage for view, _ in steps] == [CHOOSE_ORDER, EXPLORE]
    first, second = (game.write(move) for _, move in steps)
    assert first == "first:red+"
    assert second.startswith(">")  # what the explorer finds there is decided by chance


def test_what_is_shown_can_be_played(amount: Callable[[int, int, int], int]) -> None:
    """In whole games of islanders, at any decision: the line is legal at the real table until chance answers there."""
    lengths = []
    for seed in range(amount(1, 3, 100)):
        chance = FreeChance(seed)
        options = game.read_options({"players": "3", "events": "yes", "kumara": "yes", "saved": "yes"})
        table, bot = game.deal(options, chance), bot_named("paradise", "islander")
        number = 0
        while movers := game.movers(table):
            seat, number = movers[-1], number + 1
            if number % 7 == 0:
                lengths.append(_followed(table, seat, number))
            move = bot.decide(game.view(table, seat), game.moves(table, seat), 1.0, chance)
            game.play(table, seat, move, chance)
    assert max(lengths) <= MOST
    assert sum(lengths) > len(lengths)


def _followed(table: Any, seat: int, seed: int) -> int:
    """Plays the line on a copy; how long it is."""
    steps = next_decisions(game, bot_named("paradise", "islander"), game.view(table, seat), seat, FreeChance(seed))
    copy = game.copy(table)
    for _, move in steps:
        assert game.why_not(copy, seat, move) is None
        try:
            game.play(copy, seat, move, ScriptedChance(()))
        except ScriptEnded:
            break
    return len(steps)
