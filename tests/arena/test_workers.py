"""Worker processes: the same results whoever plays, and nothing lost when one dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from motu.arena.play import play_deal
from motu.arena.results import Result
from motu.arena.run import DeadlyDeal, TournamentJournal, count_so_far, play_here, play_on
from tests.arena.bouts import bots_in, lines_of, plan_of, without_times
from tests.terminal.cli import COMMAND, PATIENCE, environment

pytestmark = pytest.mark.slow


def test_any_number_of_workers_finds_the_same() -> None:
    plan = plan_of("random", "greedy", "motu.bots.simple:RandomBot", deals=2)
    deals = list(plan.all_deals())
    alone = without_times([play_deal(plan, deal) for deal in deals])
    for workers in (1, 2):
        assert without_times(list(play_here(plan, deals, workers))) == alone


def test_a_worker_that_dies_is_replaced_and_its_deal_played_again(tmp_path: Path) -> None:
    plan = plan_of("random", f"{bots_in(tmp_path)}:DiesOnce", deals=4)
    results = list(play_here(plan, list(plan.all_deals()), 2))
    assert (tmp_path / "died").exists()
    assert sorted(found.deal.number for found in results) == [0, 1, 2, 3]
    assert all(found.problem is None for result in results for found in result.games)


def test_a_deal_that_kills_every_worker_ends_the_arena(tmp_path: Path) -> None:
    plan = plan_of("random", f"{bots_in(tmp_path)}:Dies", deals=1)
    with pytest.raises(DeadlyDeal) as error:
        list(play_here(plan, list(plan.all_deals()), 1))
    assert error.value.reason.args["deaths"] == 3
    assert error.value.reason.args["deal"] == 1


def test_an_error_of_the_arena_itself_is_no_bots_fault() -> None:
    plan = plan_of("random", "greedy", deals=1)
    broken = type(plan)(plan.game, {"preset": "none"}, plan.seed, plan.entrants, 1)
    with pytest.raises(RuntimeError, match="BadOption"):
        list(play_here(broken, list(broken.all_deals()), 1))


def test_leaving_early_leaves_no_worker_behind() -> None:
    import multiprocessing  # noqa: PLC0415

    plan = plan_of("random", "greedy", deals=50)
    with closing(play_here(plan, list(plan.all_deals()), 2)) as results:  # type: ignore[type-var]
        next(results)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    plan, path = plan_of("random", "greedy", deals=4), tmp_path / "x.jsonl"
    with TournamentJournal(path, plan) as journal:
        for deal in list(plan.all_deals())[::2]:
            journal.add(play_deal(plan, deal))
    asked = []

    def players(plan, deals):  # type: ignore[no-untyped-def]
        for deal in deals:
            asked.append(deal.number)
            yield play_deal(plan, deal)

    with TournamentJournal(path, plan) as journal:
        tally = count_so_far(plan, journal)
        assert tally.games == 4
        for _ in play_on(tally, journal, players):
            pass
    assert asked == [1, 3]
    assert tally.games == plan.games == 8


# --- kill -9 --------------------------------------------------------------------------------------------------------


@contextmanager
def arena(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """`motu arena` in a process group of its own."""
    process = subprocess.Popen(
        [*COMMAND, "arena", "kahuna", *arguments],
        cwd=folder,
        env=environment(MOTU_LANG="en"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def wait_for_lines(journal: Path, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while not journal.exists() or journal.read_bytes().count(b"\n") < count:
        assert time.monotonic() < end
        time.sleep(0.01)


def group_is_gone(group: int) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.slow
def test_kill_9_loses_nothing_and_counts_nothing_twice(tmp_path: Path) -> None:
    journal = tmp_path / "x.jsonl"
    command = ["greedy", "random", "--out", "x.json", "--workers", "2"]
    for lines in (3, 7):
        with arena(tmp_path, *command, "--games", "2000") as process:  # it is not to be over before it is killed
            wait_for_lines(journal, lines)
            process.send_signal(signal.SIGKILL)
            process.wait()
            assert group_is_gone(process.pid), "the workers end with the arena"
        before = journal.read_bytes()
        assert not (tmp_path / "x.json").exists()
    whole = before[: before.rfind(b"\n") + 1]
    deals = max(12, 2 + max(json.loads(line)["deal"] for line in whole.splitlines()[1:]))
    with arena(tmp_path, *command, "--games", f"{2 * deals}") as process:
        out, _ = process.communicate()
    assert process.returncode == 0
    assert f"of {2 * deals} games are there already.".encode() in out
    assert journal.read_bytes().startswith(whole)
    head, *found = lines_of(journal)
    assert sorted(line["deal"] for line in found) == list(range(deals))
    plan = plan_of("greedy", "random", deals=deals, seed="motu")
    assert head == plan.settings()
    alone: list[Result] = [play_deal(plan, deal) for deal in list(plan.all_deals())[:4]]
    expected = [game["score"] for line in without_times(alone) for game in line["games"]]
    first = sorted(found, key=lambda line: line["deal"])[:4]
    assert [game["score"] for line in first for game in line["games"]] == expected


@pytest.mark.slow
def test_interrupted_it_says_what_it_has_and_how_to_go_on(tmp_path: Path) -> None:
    with arena(tmp_path, "greedy", "random", "--games", "2000", "--out", "x.json", "--picture", "x.svg") as process:
        wait_for_lines(tmp_path / "x.jsonl", 3)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all at once
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"The same command goes on from here." in out
    assert b"greedy" in out
    assert b"Traceback" not in err
    assert (tmp_path / "x.svg").exists()
    assert b'"finished": false' in (tmp_path / "x.json").read_bytes()


# --- Ray ------------------------------------------------------------------------------------------------------------

ON_RAY = """
import sys
from motu.arena.cluster import start
from motu.terminal.cli import main

if __name__ == "__main__":
    start(cores=2)
    import ray
    assert ray.cluster_resources()["CPU"] == 2
    assert ray.nodes()[0]["NodeManagerAddress"] == "127.0.0.1"
    code = main(sys.argv[1:])
    assert ray.is_initialized(), "who has started it shuts it down"
    ray.shutdown()
    sys.exit(code)
"""


@pytest.mark.slow
def test_ray_finds_the_same_and_replaces_what_dies(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    script = tmp_path / "on_ray.py"
    script.write_text(ON_RAY, encoding="utf-8")
    bots_in(tmp_path)
    command = ["arena", "kahuna", "random", "bots.py:DiesOnce", "--games", "8", "--ray", "--out", "x.json"]
    # Sockets need a short path, and nothing of Ray is to stay in anybody's home.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as home:
        environ = environment(MOTU_LANG="en", HOME=home, RAY_TMPDIR=home, MOTU_DEBUG="1")
        ran = subprocess.run(
            [sys.executable, str(script), *command],
            cwd=tmp_path,
            check=False,
            env=environ,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "died").exists()
    _, *found = lines_of(tmp_path / "x.jsonl")
    plan = plan_of("random", f"{tmp_path / 'bots.py'}:DiesOnce", deals=4, seed="motu")
    named = [plan.entrants[0], plan.entrants[1]._replace(name="bots.py:DiesOnce")]
    plan = type(plan)(plan.game, plan.options, plan.seed, tuple(named), 4)
    alone = without_times([play_deal(plan, deal) for deal in plan.all_deals()])
    scores = [[game["score"] for game in line["games"]] for line in sorted(found, key=lambda line: line["deal"])]
    assert scores == [[game["score"] for game in line["games"]] for line in alone]
