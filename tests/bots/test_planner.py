"""The planner compares whole turns by the replies to them, in the time it is given, from its view alone."""

from __future__ import annotations

import random
from time import thread_time

import pytest

pytest.importorskip("numba")

from motu.bots import clock
from motu.bots.kahuna import greedy, jit_turns
from motu.bots.kahuna.greedy import GreedyBot
from motu.bots.kahuna.planner import PlannerBot
from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.legal import allowed
from motu.kahuna.moves import Move
from motu.kahuna.options import PRESETS
from motu.kahuna.state import OVER, Position
from tests.kahuna.table import Table, random_options

pytestmark = pytest.mark.slow


def decide(p: Position, bot: PlannerBot | GreedyBot, seconds: float = 1.0) -> Move:
    return bot.decide(game.view(p, p.mover), game.moves(p, p.mover), seconds, FreeChance(1))


def last_turns(white: str, black: str, bridges: tuple[str, str]) -> Position:
    """White's last turn, then Black's, who holds cards that he took openly; no card is left to take."""
    p = Table(white=white, black=black, deck="", bridges=bridges, round=3).state
    p.last, p.open[1] = 2, p.hand[1]
    p.allowed_kinds = allowed(p)
    return p


def test_it_sees_the_reply() -> None:
    """IFFI is there to be taken from either side; only from one of them Black's LALE cannot take it back."""
    p = last_turns("I", "L", ("GJ IK CK HI", "IJ AH HL BE"))
    results = {}
    for bot in (GreedyBot(), PlannerBot(work=4)):
        q = p.copy()
        while q.stage != OVER:
            # Black answers as well as can be.
            mover = bot if q.mover == 0 else PlannerBot(work=4)
            game.play(q, q.mover, decide(q, mover), FreeChance(1))
        results[type(bot)] = q.winner
    assert results == {GreedyBot: 1, PlannerBot: 0}


def test_it_takes_a_sudden_win() -> None:
    p = Table(white="AK", black="CC", row="GHI", bridges=("AD KL", "AB"), round=2).state
    assert decide(p, PlannerBot(work=2)).text == "A-H"


def test_it_plays_its_plan_to_the_end_of_the_turn_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Table(white="AABDE", black="CK", row="GHI", bridges=("AD", "AB")).state
    bot = PlannerBot(work=5)
    game.play(p, 0, decide(p, bot), FreeChance(1))
    monkeypatch.setattr(bot, "_best", lambda *everything: pytest.fail("it planned again"))
    plays = 1
    while p.mover == 0:
        game.play(p, 0, decide(p, bot), FreeChance(1))
        plays += 1
    assert plays >= 2


def test_a_plan_that_no_longer_fits_is_forgotten() -> None:
    """The same bot, asked about another table, plans for that one."""
    bot = PlannerBot(work=2)
    decide(Table(white="AABDE", black="CK", row="GHI", bridges=("AD", "AB")).state, bot)
    p = Table(white="AK", black="CC", row="GHI", bridges=("AD KL", "AB"), round=2).state
    assert decide(p, bot).text == "A-H"


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's clock, for other processes may run, and with a wide margin."""
    monkeypatch.setattr(clock, "_now", thread_time)
    p = Table(white="BEFIJ", black="CKAGH", row="DDL").state
    decide(p, PlannerBot(work=1))
    for seconds in (0.0, 0.02, 0.1):
        started = clock.now()
        decide(p, PlannerBot(), seconds)
        assert clock.now() - started < seconds + 1


def test_the_same_work_decides_the_same() -> None:
    p = Table(white="BEFI", black="CKAG", row="DDL", bridges=("AB", "EJ")).state
    assert decide(p, PlannerBot(work=3), 0.0) is decide(p, PlannerBot(work=3), 9.0)


def test_it_plays_legally_by_any_options() -> None:
    choice, bots = random.Random(6), [PlannerBot(work=1), PlannerBot(work=2)]
    for number, options in enumerate([*PRESETS.values(), *(random_options(choice) for _ in range(4))]):
        chance = FreeChance(number)
        p = game.deal(options, chance)
        while p.stage != OVER:
            moves = game.moves(p, p.mover)
            move = bots[p.mover].decide(game.view(p, p.mover), moves, 1.0, chance)
            assert move in moves
            game.play(p, p.mover, move, chance)


def test_it_beats_the_greedy_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each deal with seats swapped. It wins three of four games."""
    monkeypatch.setattr(greedy, "_way_to_plan", lambda: jit_turns.plan)
    wins = 0
    planner, counter = PlannerBot(work=2), GreedyBot()
    for seed in range(12):
        for side in range(2):
            chance, own = FreeChance(seed), FreeChance(seed + 1)
            p = game.deal(PRESETS["modern"], chance)
            while p.stage != OVER:
                bot = planner if p.mover == side else counter
                game.play(p, p.mover, bot.decide(game.view(p, p.mover), game.moves(p, p.mover), 1.0, own), chance)
            wins += p.winner == side
    assert wins >= 14
