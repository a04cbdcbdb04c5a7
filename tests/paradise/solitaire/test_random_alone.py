"""Random solitaire games, with and without the advanced rules that go with them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from motu.bots.paradise.islander import IslanderBot
from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match, position, seen_record, verify
from motu.core.record import read_record, write_record
from motu.paradise import game
from motu.paradise.imagine import imagine
from motu.paradise.options import Options
from motu.words import LANGUAGES, Words
from tests.paradise.conserved import check_paradise
from tests.paradise.random_play import liking, rough_liking

RULES = ("south", "saved", "malaria")
LIKINGS = (lambda state, seat, move: 1.0, liking, rough_liking)


def options_of(seed: int) -> Options:
    dice = random.Random(f"options {seed}")
    more = {rule: dice.choice(("yes", "no")) for rule in RULES}
    return game.read_options({"players": "1", "solitaire": ("normal", "hard")[seed % 2], **more})


@pytest.mark.fuzz
@pytest.mark.slow
def test_games_end_views_can_be_imagined_and_everything_is_told(amount: Callable[[int, int, int], int]) -> None:
    """2,000 games by `./dev fuzz`."""
    words = [Words(language) for language in LANGUAGES]
    for seed in range(amount(6, 30, 2_000)):
        dice, chance = random.Random(seed), FreeChance(seed)
        state, number = game.deal(options_of(seed), chance), 0
        while game.movers(state):
            moves = game.moves(state, 0)
            like = LIKINGS[seed % 3]
            (move,) = dice.choices(moves, [like(state, 0, each) for each in moves])
            before = state.copy()
            game.play(state, 0, move, chance)
            number += 1
            if number % 5 == 0:
                check_paradise(state)
                for viewer in (0, None):
                    for said in game.tell(before, move, state, viewer):
                        assert words[number % len(words)].tell(said.id, said.args)
            if number % 15 == 0:
                for viewer in (0, None):
                    seen = game.view(state, viewer)
                    table = imagine(seen, FreeChance(number))
                    check_paradise(table)
                    assert game.view(table, viewer) == seen
                    assert viewer is None or game.moves(table, 0) == game.moves(state, 0)
        check_paradise(state)
        assert state.turn <= 15
        assert game.outcome(state) is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_survives_its_record_and_the_record_hides_the_opponents_cards(seed: int) -> None:
    dice = random.Random(seed)
    match = Match(game, options_of(seed), ("Ann",), SealedChance(bytes([seed] * 32)))
    while game.movers(match.state):
        moves = game.moves(match.state, 0)
        match.play(0, dice.choices(moves, [liking(match.state, 0, each) for each in moves])[0])
    record = match.record()
    text = write_record(game, record)
    assert "Yellow" not in text
    again = read_record(game, text)
    assert again == record
    assert position(game, again) == match.state
    assert verify(game, again).wrong is None
    for viewer in (0, None):
        seen = write_record(game, seen_record(game, record, viewer))
        assert "card:" not in seen
    assert "card:" in text


def test_what_is_seen_does_not_depend_on_the_opponents_cards() -> None:
    """Two games whose chits bring other cards look alike until the cards are shown."""
    tables = []
    for card in ("haka", "hui"):
        chance = FreeChance(5)
        state = game.deal(game.read_options({"players": "1"}), chance)
        number = next(each for each, it in enumerate(state.box.cards) if it.name.lower() == card)
        state.hand[1], state.deck = 1 << number, state.deck & ~(1 << number)
        tables.append((state, chance))
    dice = random.Random(5)
    for _ in range(40):
        lists = [game.moves(state, 0) for state, _ in tables]
        assert lists[0] == lists[1]
        move = dice.choice(lists[0])
        for state, chance in tables:
            game.play(state, 0, move, chance)
        if any(state.face[1] for state, _ in tables):
            break
        for viewer in (0, None):
            assert game.view(tables[0][0], viewer) == game.view(tables[1][0], viewer)


def test_the_islander_plays_a_whole_game() -> None:
    chance, bot = FreeChance(3), IslanderBot()
    state = game.deal(game.read_options({"players": "1"}), chance)
    while game.movers(state):
        moves = game.moves(state, 0)
        move = bot.decide(game.view(state, 0), moves, 1, chance)
        assert move in moves
        game.play(state, 0, move, chance)
    assert state.points[0] > 30
