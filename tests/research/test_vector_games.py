"""How many games at once behave: they repeat, begin anew, wait, and refuse what cannot be done."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import threading
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from motu.kahuna import game
from motu.kahuna.options import CLASSIC, MODERN, SHEET
from motu.research.actions import ACTIONS
from motu.research.returns import returns
from motu.research.vector import Step, VectorKahuna, warm
from motu.research.vector.threads import PORTION, Threads

MANUAL = Path(__file__).parents[2] / "docs" / "research.md"


def copied(now: Step) -> Step:
    arrays: tuple[Any, ...] = now
    return Step(*(each.copy() for each in arrays))


def run(games: VectorKahuna, steps: int) -> list[Step]:
    """Random play from the deal on, step by step."""
    return [copied(games.reset()), *(copied(games.step(games.sample())) for _ in range(steps))]


def assert_equal(some: list[Step], others: list[Step], many: int | None = None) -> None:
    """The same numbers, in the first so many games."""
    for one, other in zip(some, others, strict=True):
        for name in Step._fields:
            assert np.array_equal(getattr(one, name)[:many], getattr(other, name)[:many]), name


# --- Repeating ------------------------------------------------------------------------------------------------------


def test_a_seed_repeats_a_run_whatever_the_number_of_threads() -> None:
    batch = 2 * PORTION + 100
    alone = VectorKahuna(batch, CLASSIC, 11, threads=1)
    assert alone.threads == 1
    expected = run(alone, 130)
    assert sum(now.done.sum() for now in expected) > batch / 2
    for number in (2, 3):
        shared = VectorKahuna(batch, CLASSIC, 11, threads=number)
        assert shared.threads == number
        assert_equal(expected, run(shared, 130))


def test_a_game_is_the_same_among_few_and_among_many() -> None:
    assert_equal(run(VectorKahuna(3, MODERN, 5), 60), run(VectorKahuna(40, MODERN, 5), 60), many=3)


def test_reset_goes_on_with_new_games_and_a_seed_brings_the_old_ones_back() -> None:
    games = VectorKahuna(20, SHEET, 5)
    first, second = run(games, 30), run(games, 30)
    assert not np.array_equal(first[0].observations, second[0].observations)
    games.reset(seed=5)  # what follows is as after the first reset, so its deal has to come once more
    again = VectorKahuna(20, SHEET, 5)
    again.reset()
    assert_equal(run(again, 30), run(games, 30))
    assert games.seed == 5
    assert not np.array_equal(VectorKahuna(20, SHEET, 6).reset().mask, first[0].mask)


def test_without_a_seed_one_is_made_up_and_told() -> None:
    games, others = VectorKahuna(20), VectorKahuna(20)
    assert games.seed != others.seed
    assert_equal(run(games, 20), run(VectorKahuna(20, seed=games.seed), 20))


def test_random_decisions_leave_the_games_alone() -> None:
    """The dice for them are their own: how often one asks changes no card."""
    games, others = VectorKahuna(20, MODERN, 5), VectorKahuna(20, MODERN, 5)
    games.reset()
    others.reset()
    for _ in range(60):
        games.sample()
        actions = games.sample()
        assert_equal([games.step(actions)], [others.step(actions)])


# --- Ending and beginning -------------------------------------------------------------------------------------------


def test_the_arrays_are_the_same_after_every_step() -> None:
    games = VectorKahuna(4, MODERN, 1)
    now = games.reset()
    assert games.step(games.sample()) is now
    assert now.observations.dtype == now.rewards.dtype == np.float32
    assert now.done.dtype == now.mask.dtype == np.bool_
    assert now.mover.dtype == np.int8


def test_a_game_that_ends_begins_anew_at_once() -> None:
    games = VectorKahuna(50, MODERN, 2)
    ended = 0
    games.reset()
    for _ in range(game.LONGEST):
        now = games.step(games.sample())
        assert now.mask.any(axis=1).all()
        assert ((now.mover == 0) | (now.mover == 1)).all()
        assert (now.rewards.sum(axis=1) == 0).all()
        assert not now.rewards[~now.done].any()
        for number in np.flatnonzero(now.done):
            ended += 1
            assert games.position(number).turn == 1
    assert ended >= 50


def test_without_autoreset_a_finished_game_waits() -> None:
    """It keeps its last position, takes any decision, and is rewarded once."""
    games = VectorKahuna(30, MODERN, 2, autoreset=False)
    games.reset()
    total = np.zeros((30, 2))
    for _ in range(game.LONGEST):
        now = games.step(games.sample())
        total += now.rewards
    assert now.done.all()
    assert all(np.flatnonzero(row).tolist() == [ACTIONS["kahuna"].wait] for row in now.mask)
    assert (games.sample() == ACTIONS["kahuna"].wait).all()
    assert (now.mover == -1).all()
    last = now.observations.copy()
    now = games.step(np.full(30, 12_345))
    assert now.done.all()
    assert not now.rewards.any()
    assert np.array_equal(now.observations, last)
    for number in range(30):
        outcome = game.outcome(games.position(number))
        assert outcome is not None
        assert total[number].tolist() == returns(outcome, 2)
    which = np.arange(30) % 3 == 0
    now = games.reset(games=which)
    assert np.array_equal(now.done, ~which)
    assert np.array_equal(now.mover >= 0, which)
    assert np.array_equal(now.observations[~which], last[~which])
    games.step(games.sample())
    assert np.array_equal(now.done, ~which)


def test_resetting_some_games_with_a_seed_leaves_the_others_alone() -> None:
    games = VectorKahuna(10, MODERN, 2)
    begun = copied(games.reset())
    for _ in range(20):
        now = games.step(games.sample())
    before, which = copied(now), np.arange(10) < 4
    now = games.reset(seed=2, games=which)
    assert np.array_equal(now.observations[which], begun.observations[which])
    assert np.array_equal(now.observations[~which], before.observations[~which])


# --- What cannot be done --------------------------------------------------------------------------------------------


def whole(games: VectorKahuna) -> list[Any]:
    """Everything that a step could change."""
    return [array.copy() for array in (*games._step, games._world.tables, games._world.chances, games._dice)]


def illegal(games: VectorKahuna, number: int) -> int:
    return int(np.flatnonzero(~games._step.mask[number])[0])


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda games, actions: actions[:-1], r"must be 6 whole numbers, one a game, not .* int64 .* \(5,\)"),
        (lambda games, actions: actions[None], r"must be 6 whole numbers, .* \(1, 6\)"),
        (lambda games, actions: 3, r"must be 6 whole numbers, .* \(\)"),
        (lambda games, actions: actions.astype(float), r"must be 6 whole numbers, .* float64"),
        (lambda games, actions: actions > 3, r"must be 6 whole numbers, .* bool"),
        (lambda games, actions: [*actions[:5], -1], r"Game 5 has no action -1, only those from 0 to 188\. .*mask\[5\]"),
        (lambda games, actions: [*actions[:5], 189], r"Game 5 has no action 189, only"),
        (lambda games, actions: [*actions[:5], 1 << 40], r"Game 5 has no action 1099511627776, only"),
        (
            lambda games, actions: [*actions[:2], illegal(games, 2), *actions[3:]],
            r"Game 2, action \d+ \([A-L]-[A-L]\): You do not have the card .*\. .* no game was changed\.",
        ),
    ],
)
def test_what_is_no_decision_is_refused_and_changes_nothing(spoil: Any, told: str) -> None:
    games = VectorKahuna(6, MODERN, 4)
    games.reset()
    for _ in range(3):
        games.step(games.sample())
    actions = games.sample().copy()
    before = whole(games)
    with pytest.raises(ValueError, match=told):
        games.step(spoil(games, actions))
    assert all(np.array_equal(one, other) for one, other in zip(before, whole(games), strict=True))
    games.step(actions)


@pytest.mark.parametrize(
    "do", [lambda games: games.step([0]), lambda games: games.sample(), lambda games: games.observe()]
)
def test_games_must_begin_first(do: Any) -> None:
    with pytest.raises(ValueError, match=r"have not begun: call reset\(\) first"):
        do(VectorKahuna(1, MODERN, 4))
    with pytest.raises(ValueError, match="have not begun"):
        VectorKahuna(2, MODERN, 4).reset(games=[True, False])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"batch": 0}, "batch is a whole number from 1 on, not 0"),
        ({"batch": 2.5}, "batch is a whole number from 1 on, not 2.5"),
        ({"batch": True}, "batch is a whole number from 1 on, not True"),
        ({"batch": 1, "seed": -1}, "seed is a whole number from 0 on, not -1"),
        ({"batch": 1, "seed": "a"}, "seed is a whole number from 0 on, not 'a'"),
        ({"batch": 1, "threads": 0}, "threads is a whole number from 1 on, not 0"),
        ({"batch": 1, "options": {"handicap": "9"}}, "The option handicap cannot be “9”, only one of 0, 1, 2, 3"),
        ({"batch": 1, "options": {"colour": "red"}}, "There is no option “colour”"),
    ],
)
def test_what_cannot_be_set_up_says_why(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        VectorKahuna(**arguments)


def test_seats_and_games_that_do_not_exist_are_refused() -> None:
    games = VectorKahuna(3, {"preset": "classic", "handicap": 2}, 4)
    games.reset()
    with pytest.raises(ValueError, match="There is no seat 2: 0 is White"):
        games.observe(2)
    with pytest.raises(ValueError, match="There is no game 3: they are numbered from 0 to 2"):
        games.position(3)
    with pytest.raises(ValueError, match=r"games must be 3 truth values, .* int64"):
        games.reset(games=[1, 0, 0])


# --- Threads, compiling, manual -------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2, 7])
def test_threads_do_every_game_once(most: int) -> None:
    games = 5 * PORTION + 1
    threads = Threads(most, games)
    assert threads.number == min(most, 6)
    done, lock = np.zeros(games, int), threading.Lock()

    def work(start: int, stop: int) -> None:
        with lock:
            done[start:stop] += 1

    threads.run(work)
    threads.run(work)
    assert (done == 2).all()


def test_few_games_need_no_threads() -> None:
    assert VectorKahuna(PORTION, threads=8).threads == 1


def test_copies_go_on_alike_and_by_themselves() -> None:
    games = VectorKahuna(2 * PORTION, MODERN, 3, threads=2)
    run(games, 20)
    for twin in (deepcopy(games), pickle.loads(pickle.dumps(games))):
        before = whole(games)
        kept = [copied(twin.step(twin.sample())) for _ in range(20)]
        assert all(np.array_equal(one, other) for one, other in zip(before, whole(games), strict=True))
        mine = deepcopy(games)
        assert_equal(kept, [copied(mine.step(mine.sample())) for _ in range(20)])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_forked_process_has_threads_of_its_own() -> None:
    games = VectorKahuna(2 * PORTION, MODERN, 3, threads=2)
    run(games, 3)
    expected = deepcopy(games)
    ours, theirs = multiprocessing.get_context("fork").Pipe()
    child = multiprocessing.get_context("fork").Process(
        target=lambda: theirs.send(copied(games.step(games.sample()))), daemon=True
    )
    child.start()
    assert ours.poll(60)
    assert_equal([ours.recv()], [expected.step(expected.sample())])
    child.join(60)
    assert child.exitcode == 0


def test_an_error_in_a_thread_comes_out() -> None:
    def work(start: int, stop: int) -> None:
        if start:
            raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        Threads(2, 2 * PORTION).run(work)


def test_it_can_be_compiled_beforehand() -> None:
    assert warm.main() == 0


def test_the_manual_tells_the_shapes() -> None:
    text = MANUAL.read_text(encoding="utf-8")
    now = VectorKahuna(1, MODERN, 1).reset()
    for name in Step._fields:
        array = getattr(now, name)
        shape = ", ".join(["batch", *map(str, array.shape[1:])]) + ("," if array.ndim == 1 else "")
        assert f"| `{name}` | `({shape})` {array.dtype} |" in text
    assert f"the one for waiting, {ACTIONS['kahuna'].wait}, so that" in " ".join(text.split())
