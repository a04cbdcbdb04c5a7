"""Numbers found by evolution: ranges, the fairness of trials, and that a tuning depends on nothing but its plan."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.scripts import scripts
from motu.bots.paradise.tuning.evolution import (
    Evolution,
    TuningPlan,
    children_of,
    merits,
    next_mean,
)
from motu.bots.paradise.tuning.ranges import RANGES, mean, moved
from motu.bots.paradise.tuning.trials import POOL, RIVAL, SIBLINGS, Trial, Tried, games_of, table, trials, tried
from motu.bots.paradise.tuning.written import read_table, table_of

PLAN = TuningPlan((3, 4), 2, 40, 6, 1, ISLANDER)


def test_every_number_has_a_range_and_every_script_lies_within() -> None:
    assert set(RANGES) == set(Numbers._fields)
    for name, numbers in scripts().items():
        if name.startswith("tuned"):
            for field, (low, high) in RANGES.items():
                assert low <= getattr(numbers, field) <= high, (name, field)


def test_numbers_move_within_their_ranges() -> None:
    far = moved(ISLANDER, dict.fromkeys(RANGES, 5.0))
    assert all(getattr(far, name) == high for name, (_, high) in RANGES.items())
    assert moved(ISLANDER, {}) == ISLANDER
    assert moved(ISLANDER, {"link": 0.1}).link == pytest.approx(1.4 + 0.27)
    assert mean([(1.0, ISLANDER), (3.0, ISLANDER._replace(pace=5.0))]).pace == 4.5


def test_children_come_in_pairs_around_the_mean() -> None:
    middle = ISLANDER._replace(**{name: (low + high) / 2 for name, (low, high) in RANGES.items()})
    children = children_of(PLAN, 0, middle)
    assert len(children) == 6
    assert children == children_of(PLAN, 0, middle) != children_of(PLAN, 1, middle)
    for one, other in zip(children[::2], children[1::2], strict=True):
        for name in ("pace", "far_off", "share"):
            assert getattr(one, name) + getattr(other, name) == pytest.approx(2 * getattr(middle, name), abs=2e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_child_sits_once_in_every_seat_of_a_deal(players: int) -> None:
    deals: dict[str, Counter[tuple[int, int]]] = {}
    for trial in trials(0, players, 2, 6):
        seats = deals.setdefault(trial.name, Counter())
        if trial.kind == SIBLINGS:
            seats.update((child, seat) for seat, child in enumerate(table(trial, 6)))
        else:
            seats.update((trial.child, seat) for seat in range(players))
    assert len(deals) == 2 + 2 * players
    for seats in deals.values():
        assert seats == Counter((child, seat) for child in range(6) for seat in range(players))


def test_half_of_the_games_are_against_the_pool() -> None:
    games = Counter[tuple[int, str]]()
    for trial in PLAN.trials(0):
        games[trial.players, trial.kind] += games_of(trial)
    assert games == {(3, POOL): 18, (3, SIBLINGS): 18, (4, POOL): 24, (4, SIBLINGS): 24}
    assert PLAN.games_of_a_generation == 84
    assert {trial.kind for trial in replace(PLAN, players=(1,)).trials(0)} == {POOL}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_against_a_rival_there_are_no_other_games(players: int) -> None:
    plan = replace(PLAN, players=(players,), games=12 * players, against="expert:20")
    assert Counter(plan.trials(0)) == Counter(
        Trial(0, RIVAL, players, deal, child) for deal in range(2) for child in range(6)
    )
    assert plan.games_of_a_generation == 12 * players
    assert plan.settings() != replace(plan, against="expert:60").settings() != replace(plan, against="").settings()


def test_against_a_rival_a_child_is_worth_the_games_that_it_wins() -> None:
    """From both seats: who plays like a rusher beats a rival that plays at random, and who does nothing does not."""
    idle = ISLANDER._replace(idle=9.0, worthwhile=9.0, likely=2.0)
    trial = Trial(0, RIVAL, 2, 0, 1)
    found = {
        name: tried(trial, [ISLANDER, child], "1", rival).worths
        for name, child, rival in (("won", scripts()["rusher"], "random"), ("lost", idle, "rusher"))
    }
    assert found == {"won": [1.0], "lost": [0.0]}
    assert tried(trial, [ISLANDER, idle], "1", "rusher").worths == found["lost"]


def test_who_does_better_makes_the_next_mean() -> None:
    """Worths that are nothing but a field of the child lead the mean to the best of it."""
    plan = replace(PLAN, children=16)
    parent = ISLANDER
    for generation in range(12):
        children = children_of(plan, generation, parent)
        shown = []
        for trial in plan.trials(generation):
            who = [trial.child] if trial.kind == POOL else table(trial, 16)
            shown.append(Tried(trial, [-abs(children[child].pace - 4.0) for child in who]))
        merit = merits(plan, shown)
        assert merit == pytest.approx([-abs(child.pace - 4.0) for child in children])
        random.Random(generation).shuffle(shown)
        assert merits(plan, shown) == merit
        parent = next_mean(children, merit)
    assert abs(parent.pace - 4.0) < 0.3


def test_a_trial_is_the_same_whenever_it_is_played() -> None:
    children = children_of(PLAN, 0, scripts()["tuned-four"])
    for trial in (Trial(0, POOL, 3, 0, 1), Trial(0, SIBLINGS, 3, 0, 1), Trial(0, POOL, 1, 0, 1)):
        found = tried(trial, children, "1")
        assert found == tried(trial, children, "1")
        assert len(found.worths) == (3 if trial.kind == SIBLINGS else 1)
    shares = tried(Trial(0, SIBLINGS, 3, 0, 1), children, "1").worths
    assert 0.4 < sum(shares) < 1.3


def test_a_tuning_comes_to_the_same_in_whatever_order_games_end() -> None:
    plan = replace(PLAN, players=(3,), games=1, children=4)
    ends = []
    for order in (1, 2):
        evolution = Evolution(plan)
        source = random.Random(order)
        while len(evolution.done) < 2:
            waiting = list(evolution.wanted)
            source.shuffle(waiting)
            worth = {trial: [(hash(trial[2:]) >> seat) % 7 / 7 for seat in range(3)] for trial in waiting}
            for trial in waiting:
                evolution.add(Tried(trial, worth[trial][: 1 if trial.kind == POOL else 3]))
        ends.append(evolution.done)
    assert ends[0] == ends[1]
    assert ends[0][-1].mean != plan.start


def test_a_table_is_read_as_the_numbers_that_were_written() -> None:
    text = table_of("tuned-two", scripts()["tuned-two"], "motu tune paradise")
    assert read_table(text) == scripts()["tuned-two"]
    assert text.startswith("# motu tune paradise\n[tuned-two]\n")


@pytest.mark.parametrize(
    "text", ["", "x = 1", "[a]\nunknown = 1", "[a]\npace = 1\n[b]\npace = 1", "[a]\npace = 'x'", "["]
)
def test_what_is_no_table_of_numbers_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"table|convert|Expected|Invalid"):
        read_table(text)
