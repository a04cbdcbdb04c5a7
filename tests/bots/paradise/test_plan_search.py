"""The search for a plan: the same tables for all, the best is found, what is hopeless is dropped, time is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from motu.bots import clock
from motu.bots.paradise import plan_search
from motu.bots.paradise.belief.belief import believe
from motu.bots.paradise.numbers import ISLANDER
from motu.bots.paradise.orders import Orders
from motu.bots.paradise.plan_search import BROOD, MOST, TABLES, TELLING, Search, best_plan
from motu.bots.paradise.plans import Plan, bred
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.state import State
from motu.paradise.view import View
from tests.paradise.table import Table

FIVE = [Plan(ISLANDER._replace(aims=float(number))) for number in range(5)]
Worth = Callable[[Plan, int], float]


@pytest.fixture
def view() -> View:
    table = Table(red="Tonga=4aaCCWWWT^", yellow="Samoa=2W")
    return game.view(table.state, 0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Plan, int]]:
    """Which plan was played in which table; a table is named by its seed."""
    return worthy(monkeypatch, lambda plan, seed: plan.numbers.aims / 10)


def worthy(monkeypatch: pytest.MonkeyPatch, worth: Worth) -> list[tuple[Plan, int]]:
    """From now on plans are worth this in a table, and whatever is asked is noted."""
    listed = []

    def noted(s: State, seat: int, plan: Plan, seed: int) -> float:
        listed.append((plan, seed))
        return worth(plan, seed)

    monkeypatch.setattr(plan_search, "outlook", noted)
    return listed


def luck(plan: Plan, seed: int) -> float:
    """From a table to a plan's luck in it: between -0.5 and 0.5."""
    return FreeChance(f"{plan}/{seed}").below(1001, "luck") / 1000 - 0.5


def test_the_best_of_the_plans_is_found(view: View, asked: list[tuple[Plan, int]]) -> None:
    found = best_plan(view, FIVE, believe(None, view), FreeChance(1), 0.0, TABLES * len(FIVE))
    assert found == FIVE[4]


def test_it_is_found_in_spite_of_luck(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck that is twice as large as what lies between the plans: with more work the right one is found more often."""
    worthy(monkeypatch, lambda plan, seed: min(plan.numbers.aims, 4.0) / 10 + 0.2 * luck(plan, seed))
    found = [
        sum(
            best_plan(view, FIVE, believe(None, view), FreeChance(number), 0.0, work).numbers.aims >= 4
            for number in range(30)
        )
        for work in (12, 100)
    ]
    assert found[0] < found[1]
    assert found[1] > 24


def test_what_is_not_clearly_better_changes_nothing(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of the plans, which is the tuned script, stands where others are worth the same."""
    worthy(monkeypatch, lambda plan, seed: 0.5)
    assert best_plan(view, FIVE, believe(None, view), FreeChance(1), 0.0, 60) == FIVE[0]


def test_plans_are_compared_in_the_same_tables(view: View, asked: list[tuple[Plan, int]]) -> None:
    """Luck that one plan had and another had not would decide more than the plans."""
    best_plan(view, FIVE, believe(None, view), FreeChance(1), 0.0, 500)
    tables = list(dict.fromkeys(seed for _, seed in asked))
    for plan in {plan for plan, _ in asked}:
        seen = [seed for each, seed in asked if each == plan]
        assert seen == tables[: len(seen)]


def test_what_is_clearly_worse_is_dropped(view: View, asked: list[tuple[Plan, int]]) -> None:
    best_plan(view, FIVE[::-1], believe(None, view), FreeChance(1), 0.0, 200)
    tried = Counter(plan for plan, _ in asked)
    assert all(tried[plan] == TELLING for plan in FIVE[:4])
    assert tried[FIVE[4]] > TABLES


def test_the_same_plan_under_other_numbers_is_tried_no_further(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = worthy(monkeypatch, lambda plan, seed: 0.5 + luck(FIVE[0], seed) / 10)
    best_plan(view, FIVE, believe(None, view), FreeChance(1), 0.0, 4 * len(FIVE))
    assert Counter(plan for plan, _ in asked)[FIVE[1]] == TELLING


def test_plans_are_bred_from_the_best(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that nobody has tried are found, where they are worth something: again and again, from those before."""
    worthy(monkeypatch, lambda plan, seed: sum(plan.numbers) / 1000 + luck(plan, seed) / 1000)
    sums = [
        sum(best_plan(view, [Plan(ISLANDER)], believe(None, view), FreeChance(1), 0.0, work).numbers)
        for work in (4, 60, 400)
    ]
    assert sum(ISLANDER) == sums[0] < sums[1] < sums[2]


def test_a_bred_plan_has_the_orders_of_one_and_about_the_numbers_of_another() -> None:
    one, other = Plan(ISLANDER, Orders(target=7, escort=True)), FIVE[1]
    child = bred(one, other, FreeChance(2))
    assert child.orders == one.orders
    changed = sum(before != after for before, after in zip(other.numbers, child.numbers, strict=True))
    assert 0 < changed < 10


def test_so_much_work_is_done_and_no_more(view: View, asked: list[tuple[Plan, int]]) -> None:
    for work in (1, 7, 40):
        asked.clear()
        best_plan(view, FIVE, believe(None, view), FreeChance(1), 0.0, work)
        assert len(asked) == work


def test_time_is_kept(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which each playout takes a second: none begins when the time is up."""
    asked = worthy(monkeypatch, luck)
    monkeypatch.setattr(clock, "now", lambda: float(len(asked)))
    for seconds in (0.0, 3.0, 50.0):
        asked.clear()
        best_plan(view, FIVE, believe(None, view), FreeChance(1), seconds, 0)
        assert len(asked) == seconds


def test_it_ends_before_its_time_where_there_is_nothing_more_to_find(
    view: View, asked: list[tuple[Plan, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "now", lambda: 0.0)
    search = Search(view, believe(None, view), FreeChance(1), 1.0, 0)
    search.run(FIVE)
    assert len(search.best.values) == MOST
    assert len(asked) < 100 * BROOD
