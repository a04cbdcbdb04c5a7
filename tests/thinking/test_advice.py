"""Hints, reviews and strong bots, in workers that have Numba; and what is said where that is not ready."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadRecord, MotuError, message
from motu.core.match import Match
from motu.core.record import write_record
from motu.kahuna import game
from motu.thinking import thinkers
from motu.thinking.errors import NotReady
from motu.thinking.queue import Job
from motu.thinking.thinkers import Thinkers
from tests.thinking.test_decide import LONG, begun, bots_in, decide, position, until


@pytest.fixture(scope="module")
async def compiled() -> None:
    """The compiled code is there: it may take a minute, but only after a change of the sources."""
    pytest.importorskip("numba")
    async with Thinkers(1) as crowd:
        if not await crowd.warm("kahuna"):
            pytest.skip("there is no slot for compiled code")


def record(decisions: int = 10_000) -> str:
    """A game by lot, or its beginning."""
    chance = FreeChance(3)
    match = Match(game, game.read_options({}), ("", ""), chance)
    while (movers := game.movers(match.state)) and len(match.steps) < decisions:
        moves = game.moves(match.state, movers[0])
        match.play(movers[0], moves[chance.below(len(moves))])
    return write_record(game, match.record())


@pytest.mark.usefixtures("compiled")
async def test_a_strong_bot_plays_the_same_for_the_same_seed_and_hints_are_plain_data() -> None:
    view, moves = position()
    async with Thinkers(1, grace=LONG) as crowd:
        found = [await decide(crowd, "expert:20", who=who) for who in ("", "", "a")]
        assert found[0] == found[1] == found[2]
        assert found[0].by == "expert:20"
        hints = await crowd.advise("kahuna", view, 0.2)
        assert crowd.state() == (0, 0, 4, 0, 0, 0)
    assert 1 <= len(hints) <= 3
    for advice in hints:
        assert advice["moves"][0] in [move.text for move in moves]
        assert 0.0 <= advice["chance"] <= 1.0
        assert all(set(reason) == {"id", "args"} for reason in advice["reasons"])
    assert json.loads(json.dumps(hints)) == hints


@pytest.mark.usefixtures("compiled")
async def test_the_same_position_gets_the_same_hint() -> None:
    async with Thinkers(2, grace=LONG) as crowd:
        view, other = position()[0], position(2)[0]
        first, second = await asyncio.gather(*(crowd.advise("kahuna", view, 0.02) for _ in range(2)))
        assert first == second == await crowd.advise("kahuna", view, 0.02)
        done = crowd.state().done
        assert done <= 2  # the third was remembered
        await crowd.advise("kahuna", other, 0.02)
        assert crowd.state().done == done + 1


async def test_no_more_hints_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest goes first; what is asked for is always answered."""
    asked: list[str] = []
    async with Thinkers(1) as crowd:

        async def done(_: object, job: Job) -> list[dict[str, str]]:
            asked.append(job.kind)
            return [{"words": str(len(asked))}]

        monkeypatch.setattr(crowd, "_done", done)
        monkeypatch.setattr(thinkers, "REMEMBERED", 2)
        told = [(await crowd.advise("kahuna", view, 0.1))[0]["words"] for view in "abbaccab"]
        assert told == ["1", "2", "2", "1", "3", "3", "4", "5"]


@pytest.mark.usefixtures("compiled")
async def test_loading_compiled_code_is_not_counted_as_thinking() -> None:
    """The greedy bot uses compiled code, too, where there is some: it must not be stopped again and again for that."""
    for _ in range(5):  # a busy machine may stall now and then; loading would take too long each time
        async with Thinkers(1, grace=0.5) as crowd:
            found = await decide(crowd, "greedy", seconds=0.05)
            if (found.by, crowd.state()) == ("greedy", (0, 0, 1, 0, 0, 0)):
                return
    raise AssertionError("it was stopped each time")


@pytest.mark.usefixtures("compiled")
async def test_no_bot_waits_for_a_review_and_one_that_nobody_wants_any_more_ends() -> None:
    far: list[float] = []
    async with Thinkers(1) as crowd:
        asked = asyncio.create_task(crowd.review("kahuna", record(), None, "deep", 1, far.append))
        await until(lambda: far)
        assert (await decide(crowd, "random")).by == "random"
        assert not asked.done()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert asked.cancelled()
        await until(lambda: crowd.state().busy == 0)


@pytest.mark.usefixtures("compiled")
async def test_a_review_tells_how_far_it_is_and_is_the_same_whoever_makes_it() -> None:
    far: list[float] = []
    text = record(6)
    async with Thinkers(1) as crowd:
        found = await crowd.review("kahuna", text, 0, "quick", 1, far.append)
        assert far == sorted(far)
        assert far[-1] == 1.0
        assert (found["seat"], found["quality"]) == ("white", "quick")
        assert found["turns"]
        assert json.loads(json.dumps(found)) == found
        for pid in crowd.pids:
            os.kill(pid, signal.SIGKILL)
        assert await crowd.review("kahuna", text, 0, "quick", 1) == found
        with pytest.raises(BadRecord) as error:
            await crowd.review("kahuna", text.replace("1. White", "1. Black", 1), None, "quick", 1)
        assert error.value.line > 1


async def test_a_bot_that_is_not_compiled_has_a_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiling is not waited for; a worker that does it is ended with the others."""
    pytest.importorskip("numba")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    async with Thinkers(1) as crowd:
        assert await decide(crowd, "expert") == await decide(crowd, "greedy")
        assert crowd.state().stand_ins == 1
        with pytest.raises(NotReady):
            await crowd.advise("kahuna", position()[0], 0.1)
        await until(lambda: len(crowd.pids) == 2)


async def test_without_numba_advice_says_so_and_bots_have_a_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whatever starts with this folder on its path finds no Numba.
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    async with Thinkers(1) as crowd:
        with pytest.raises(MotuError) as error:
            await crowd.advise("kahuna", position()[0], 0.1)
        assert error.value.reason == message("advice-needs-numba")
        assert (await decide(crowd, "expert")).by == "greedy"


async def test_without_numba_the_log_gives_the_true_reason(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """There is nothing wrong with the folder for compiled code."""

    async def nothing_compiled(*_: object) -> bool:
        return False

    monkeypatch.setattr("motu.thinking.thinkers.available", lambda: False)
    monkeypatch.setattr(Thinkers, "_done", nothing_compiled)
    async with Thinkers(1) as crowd:
        assert not await crowd.warm("kahuna")
    assert "Numba is missing" in caplog.text
    assert "XDG_CACHE_HOME" not in caplog.text


async def test_decisions_come_before_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # nothing is compiled: a quick answer to the hint
    ended: list[str] = []
    view = position()[0]

    async with Thinkers(1) as crowd:
        running = asyncio.create_task(decide(crowd, f"{bots_in(tmp_path)}:Sleeps"))
        await begun(tmp_path)
        hint = asyncio.create_task(crowd.advise("kahuna", view, 0.1))
        await asyncio.sleep(0)
        decision = asyncio.create_task(decide(crowd, "random", seconds=LONG))
        await asyncio.sleep(0)
        hint.add_done_callback(lambda _: ended.append("hint"))
        decision.add_done_callback(lambda _: ended.append("decision"))
        (tmp_path / "go").touch()
        await asyncio.gather(running, hint, decision, return_exceptions=True)
    assert ended == ["decision", "hint"]
