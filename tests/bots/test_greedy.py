"""The greedy bot plays the best whole turn by its count; compiled and interpreted it decides the same."""

from __future__ import annotations

import random

import pytest

from motu.bots.kahuna import evaluation, turns
from motu.bots.kahuna.greedy import GreedyBot, plan
from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.moves import MOVES
from motu.kahuna.options import PRESETS
from motu.kahuna.state import OVER, Position
from tests.bots.test_turns import Laid, positions
from tests.kahuna.table import Table, random_options


def texts(p: Position) -> list[str]:
    """The turn that it plans, as words."""
    return [MOVES[code].text for code in plan(p.copy(), 1)]


def worths(laid: Laid, decisions: int) -> list[int]:
    """What the turns with so many plays are worth by the count, each with its best ending."""
    ends, found = [0] * turns.MOST_ENDINGS, [0] * turns.MOST_ENDINGS
    pages = [page for page in range(laid.number) if len(laid.path(page)) == decisions]
    places = [
        (page, evaluation.best(laid.pages[page], ends, found, evaluation.STANDING), list(found)) for page in pages
    ]
    return [written[place] for _, place, written in places if place >= 0]


def test_it_finds_two_cards_of_which_one_alone_is_not_worth_playing() -> None:
    """One bridge at KAHU is worth less than a card kept; two take the island, and COCO's line as well."""
    p = Table(white="CK", row="DGK", bridges=("CG JK DE", "HL KL"), round=2).state
    laid = Laid(p.copy(), 500)
    assert max(worths(laid, 1)) < max(worths(laid, 0)) < max(worths(laid, 2))
    assert set(texts(p)[:2]) == {"C-K", "K-G"}


def test_it_takes_a_sudden_win() -> None:
    table = Table(white="AK", black="CC", row="GHI", bridges=("AD KL", "AB"), round=2)
    assert texts(table.state) == ["A-H"]


def test_it_takes_the_card_it_can_use() -> None:
    """ALOA is one bridge short; nothing else is near."""
    assert texts(Table(row="AGK", bridges=("AD", "AB")).state) == ["+A"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_turn_of_all_plays_whatever_helps(preset: str) -> None:
    """No turn would have ended the game better."""
    met = 0
    for seed in range(60):
        chance, choice = FreeChance(seed), random.Random(seed)
        p = game.deal(PRESETS[preset], chance)
        while p.stage != OVER and p.last != 1:
            game.play(p, p.mover, choice.choice(game.moves(p, p.mover)), chance)
        if p.stage == OVER:
            continue
        laid = Laid(p.copy(), 1_000)
        if not 0 < laid.number <= 600:
            continue
        met += 1
        me, bot = p.mover, GreedyBot()
        best = max(evaluation.final(page, me) for page in laid.pages[: laid.number] if page.stage != OVER)
        while p.stage != OVER:
            game.play(p, me, bot.decide(game.view(p, me), game.moves(p, me), 1.0, chance), chance)
        assert p.winner == me or evaluation.final(p, me) >= best
    assert met > 20 or PRESETS[preset].last_turns != "yes"


def test_what_the_count_says_of_the_end_is_who_wins() -> None:
    won = 0
    for p in positions(80, 7):
        q = p.copy()
        while q.stage != OVER:
            last = q.copy()
            game.play(q, q.mover, random.Random(1).choice(game.moves(q, q.mover)), FreeChance(1))
        if last.last == 1 and q.bridges == last.bridges:
            expected = evaluation.final(last, 0)
            assert q.winner == (2 if expected == 0 else 0 if expected > 0 else 1)
            won += 1
        if won > 30:
            return
    pytest.fail("too few games ended by points")


def test_compiled_and_interpreted_it_plans_the_same() -> None:
    """In all editions and stages, from full knowledge as from a view."""
    pytest.importorskip("numba")
    from motu.bots.kahuna import jit_turns  # noqa: PLC0415

    for number, p in enumerate(positions(12, 4)):
        assert jit_turns.plan(p.copy(), number) == plan(p.copy(), number)


def test_it_plays_legally_by_any_options() -> None:
    choice, bot = random.Random(6), GreedyBot()
    for seed in range(4):
        chance = FreeChance(seed)
        p = game.deal(random_options(choice), chance)
        while p.stage != OVER:
            moves = game.moves(p, p.mover)
            move = bot.decide(game.view(p, p.mover), moves, 1.0, chance)
            assert move in moves
            game.play(p, p.mover, move, chance)
