"""The expert of Conquest of Paradise: it plays to the end, by what it knows, and takes what its playouts promise."""

from __future__ import annotations

import pytest

from motu.bots import clock
from motu.bots.bot import Bot, bot_named
from motu.bots.paradise import expert, plan_search
from motu.bots.paradise.expert import ExpertBot
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import ISLANDER
from motu.bots.paradise.orders import PEACE
from motu.bots.paradise.plan_search import SPARED, outlook
from motu.bots.paradise.plans import Plan, plans
from motu.bots.paradise.scripts import tried
from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.paradise import game
from motu.paradise.state import BUILD, MOVE, OVER, State
from tests.paradise.table import Table


def end_of(options: dict[str, str], bots: list[Bot], seed: int) -> State:
    chance, own = FreeChance(seed), FreeChance(seed + 1)
    state = game.deal(game.read_options(options), chance)
    while movers := game.movers(state):
        seat = movers[0]
        moves = game.moves(state, seat)
        move = bots[seat].decide(game.view(state, seat), moves, 1.0, own)
        assert move in moves
        game.play(state, seat, move, chance)
    return state


@pytest.fixture
def few_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game takes a moment less."""
    monkeypatch.setattr(plan_search, "tried", lambda options: tried(options)[:2])
    monkeypatch.setattr(expert, "plans", lambda view: plans(view)[:3])


@pytest.mark.usefixtures("few_scripts")
@pytest.mark.parametrize("players", "1234")
def test_it_plays_every_game_to_the_end(players: str) -> None:
    bots: list[Bot] = [ExpertBot(work=3), IslanderBot(), IslanderBot(), IslanderBot()]
    assert end_of({"players": players}, bots, 7).stage == OVER


def test_alone_it_is_worth_less_to_sweep_the_opponent_off_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan_search, "play_on", lambda *end: None)
    monkeypatch.setattr(plan_search, "chances", lambda s: [0.6, 0.4])
    there, gone = (Table("order", players=players, red="Tonga=3", yellow="Samoa=2").state for players in (1, 1))
    gone.held[1] = 0
    assert outlook(there, 0, Plan(ISLANDER), 1) == 0.6
    assert outlook(gone, 0, Plan(ISLANDER), 1) == pytest.approx(0.6 - SPARED)


@pytest.mark.usefixtures("few_scripts")
def test_it_plays_by_all_advanced_rules() -> None:
    rules = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
    assert end_of({"players": "2", **rules}, [ExpertBot(work=3), ExpertBot(work=3)], 7).stage == OVER


def test_the_same_work_is_the_same_decision_whatever_the_time() -> None:
    table = Table(red="Tonga=4aaCCWWWT^", yellow="Samoa=2W")
    told = []
    for seconds in (0.0, 5.0):
        view = game.view(table.state, 0)
        told.append(bot_named("paradise", "expert:20").decide(view, game.moves(table.state, 0), seconds, FreeChance(3)))
    assert told[0] == told[1]


def test_its_work_is_a_whole_number_of_playouts() -> None:
    with pytest.raises(BadOption):
        bot_named("paradise", "expert:0")


def test_every_hex_that_can_be_attacked_is_a_plan_and_so_is_peace() -> None:
    table = Table(red="Tonga=4aaCCCWWWT^", yellow="Samoa=2W")
    assert table.state.stage == MOVE
    view = game.view(table.state, 0)
    targets = {plan.orders.target for plan in plans(view)}
    assert PEACE in targets or len(targets) > 1
    assert len([plan for plan in plans(view) if plan.numbers == plans(view)[0].numbers]) > 1


def test_an_outlook_depends_on_nothing_but_world_plan_and_seed() -> None:
    table = Table(red="Tonga=2W", yellow="Samoa=2W")
    one, other = (outlook(table.state.copy(), 0, Plan(ISLANDER), 5) for _ in range(2))
    assert 0 < one == other < 1


def test_who_is_far_ahead_has_the_better_outlook() -> None:
    ahead, behind = Table(red="Tonga=4aaWWWW", yellow="Samoa=1"), Table(red="Tonga=1", yellow="Samoa=4aaWWWW")
    assert outlook(ahead.state, 0, Plan(ISLANDER), 1) > 0.7
    assert outlook(behind.state, 0, Plan(ISLANDER), 1) < 0.3


def test_a_plan_holds_until_the_step_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """It searches once a step, and decides all small things by the plan it has found."""
    found = []

    def noted(view: object, *more: object) -> Plan:
        found.append((view.turn, view.step))  # type: ignore[attr-defined]
        return Plan(ISLANDER)

    monkeypatch.setattr(expert, "best_plan", noted)
    end_of({"players": "2"}, [ExpertBot(work=1), IslanderBot()], 3)
    assert len(found) == len(set(found)) > 10
    assert {step for _, step in found} == {3, 4}


def test_building_is_a_fork() -> None:
    assert BUILD in expert.FORKS


@pytest.mark.parametrize("each_decision", [True, False], ids=["a second for every decision", "a second for the turn"])
def test_a_turn_takes_no_longer_than_it_may(each_decision: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which a playout takes a fiftieth of a second and nothing else any time. At a live table a bot may
    be told of a whole second in each step: all of its steps together are done in three."""
    time = [0.0]

    def played(s: State, seat: int, plan: Plan, seed: int) -> float:
        time[0] += 0.02
        return FreeChance(f"{plan}/{seed}").below(1000, "worth") / 1000

    monkeypatch.setattr(clock, "now", lambda: time[0])
    monkeypatch.setattr(plan_search, "outlook", played)
    used: dict[int, float] = {}
    chance, own, bot = FreeChance(5), FreeChance(6), ExpertBot()
    state = game.deal(game.read_options({"players": "2"}), chance)
    while (movers := game.movers(state)) and state.turn < 8:
        seat, before = movers[0], time[0]
        left = 1.0 if each_decision else max(0.0, 1.0 - used.get(state.turn, 0.0))
        chosen: Bot = IslanderBot() if seat else bot
        move = chosen.decide(game.view(state, seat), game.moves(state, seat), left, own)
        used[state.turn] = used.get(state.turn, 0.0) + time[0] - before
        game.play(state, seat, move, chance)
    assert max(used.values()) <= (3.0 if each_decision else 1.02)
    assert max(used.values()) > 0.5
