"""Golden playthroughs: whole games in notation, kept as files. A change of the rules shows as a change of these.

`MOTU_GOLDEN=write python -m pytest tests/kahuna/test_golden.py` makes them anew; read the difference before you commit.
Those in `version-1` are never made anew: they were played by the first version of the rules, and must replay for ever.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match, position, replay, verify
from motu.core.record import read_record, write_record
from motu.kahuna import game

GOLDEN = Path(__file__).parent / "golden"
OLD = sorted((GOLDEN / "version-1").glob("*.txt"))
GAMES = {
    "modern": ({}, ("greedy", "greedy")),
    "modern-random": ({}, ("random", "random")),
    "modern-open-hands": ({"open-hands": "yes"}, ("random", "greedy")),
    "modern-no-surprise": ({"no-surprise": "yes", "first": "random"}, ("greedy", "random")),
    "modern-handicap": ({"handicap": "3", "weaker": "white", "first": "black"}, ("greedy", "greedy")),
    "classic": ({"preset": "classic"}, ("greedy", "greedy")),
    "classic-random": ({"preset": "classic"}, ("random", "random")),
    "sheet": ({"preset": "sheet"}, ("greedy", "greedy")),
    "sheet-random": ({"preset": "sheet", "open-hands": "yes"}, ("random", "random")),
    "russian": ({"preset": "russian"}, ("greedy", "greedy")),
    "russian-random": ({"preset": "russian", "no-surprise": "yes", "handicap": "1"}, ("random", "random")),
}


def played(name: str) -> str:
    """The game of this name, played by the bots once more."""
    options, bots = GAMES[name]
    number = list(GAMES).index(name)
    match = Match(game, game.read_options(options), bots, SealedChance(bytes([number]) * 32))
    own = FreeChance(number)
    while game.movers(match.state):
        (seat,) = game.movers(match.state)
        bot = bot_named("kahuna", bots[seat])
        match.play(seat, bot.decide(game.view(match.state, seat), game.moves(match.state, seat), 1.0, own))
    return write_record(game, match.record())


@pytest.mark.parametrize("name", GAMES)
def test_the_same_game_is_played_again(name: str) -> None:
    path = GOLDEN / f"{name}.txt"
    text = played(name)
    if os.environ.get("MOTU_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "path", [*sorted(GOLDEN.glob("*.txt")), *OLD], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_golden_games_replay_and_verify(path: Path) -> None:
    record = read_record(game, path.read_text(encoding="utf-8"))
    assert game.write_result(position(game, record)) == record.result
    assert len(list(replay(game, record))) == len(record.steps)
    assert verify(game, record).wrong is None


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)
