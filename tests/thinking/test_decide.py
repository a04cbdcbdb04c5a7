"""Bots that decide in worker processes: the move is always there, whatever becomes of the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import message
from motu.kahuna import game
from motu.thinking.errors import Closed, TooBusy
from motu.thinking.thinkers import Decided, Thinkers

LONG = 60.0
"""Seconds after which something has gone wrong, however loaded the machine is."""

BOTS = '''
import gc, os, signal, sys, time
from pathlib import Path

HERE = Path(__file__).parent


class Last:
    """Plays the last move of the list, and talks, which must harm nobody."""

    def decide(self, view, moves, seconds, chance):
        print("I am thinking")
        sys.stdout.flush()
        assert sys.stdin.read() == ""
        return moves[-1]


class Raises:
    def decide(self, view, moves, seconds, chance):
        raise ValueError("I give up")


class Cheats:
    def decide(self, view, moves, seconds, chance):
        return "Z-Z"


class Dies:
    def decide(self, view, moves, seconds, chance):
        with (HERE / "deaths").open("a") as file:
            file.write("x")
        os.kill(os.getpid(), signal.SIGKILL)


class Sleeps:
    """Says that it has begun, and sleeps until somebody lets it go on."""

    def decide(self, view, moves, seconds, chance):
        (HERE / f"begun-{os.getpid()}").touch()
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return moves[-1]


class Counts:
    """Remembers how often it was asked: the slot of its move says it."""

    asked = 0

    def decide(self, view, moves, seconds, chance):
        self.asked += 1
        return moves[self.asked - 1]


class Spies:
    """Looks for a whole table anywhere in its process."""

    def decide(self, view, moves, seconds, chance):
        assert type(view).__name__ == "View"
        kinds = {type(thing).__name__ for thing in gc.get_objects()}
        assert not kinds & {"Position", "Match", "SealedChance"}
        return moves[-1]
'''


@pytest.fixture(autouse=True)
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here needs Numba, and nobody is to wait until it is loaded."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def bots_in(folder: Path) -> str:
    """The file with these bots."""
    path = folder / "bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def position(seed: int = 1) -> tuple[Any, tuple[Any, ...]]:
    """What the first player of a new game sees, and may do."""
    state = game.deal(game.read_options({}), FreeChance(seed))
    seat = game.movers(state)[0]
    return game.view(state, seat), tuple(game.moves(state, seat))


async def decide(crowd: Thinkers, bot: str, seconds: float = LONG, seed: int = 1, who: str = "") -> Decided:
    view, moves = position()
    found = await crowd.decide("kahuna", bot, view, moves, seconds, seed, who)
    assert found.move in moves
    return found


async def until(is_true: Callable[[], object]) -> None:
    async with asyncio.timeout(LONG):
        while not is_true():
            await asyncio.sleep(0.01)


async def begun(folder: Path, number: int = 1) -> list[int]:
    """The processes of bots that sleep, as soon as there are so many."""
    await until(lambda: len(list(folder.glob("begun-*"))) >= number)
    return [int(path.name.removeprefix("begun-")) for path in folder.glob("begun-*")]


def is_gone(pid: int) -> bool:
    """Whether a process has ended, even if nobody has looked after it yet."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


async def test_a_bot_plays_a_legal_move_and_the_same_for_the_same_seed() -> None:
    async with Thinkers(2) as crowd:
        for bot in ("random", "greedy"):
            found = [await decide(crowd, bot, seed=seed, who=who) for who in ("a", "b") for seed in (1, 2, 3)]
            assert found[:3] == found[3:]
            assert {each.by for each in found} == {bot}
        assert crowd.state() == (0, 0, 12, 0, 0, 0)


async def test_a_bot_gets_nothing_but_its_view(tmp_path: Path) -> None:
    async with Thinkers(1) as crowd:
        assert (await decide(crowd, f"{bots_in(tmp_path)}:Spies")).by.endswith("Spies")


async def test_what_a_bot_prints_or_reads_harms_nobody(tmp_path: Path) -> None:
    async with Thinkers(1) as crowd:
        found = [await decide(crowd, f"{bots_in(tmp_path)}:Last") for _ in range(2)]
        assert [each.move for each in found] == [position()[1][-1]] * 2


async def test_a_seat_meets_its_bot_again_where_that_is_free(tmp_path: Path) -> None:
    bot = f"{bots_in(tmp_path)}:Counts"
    moves = position()[1]
    async with Thinkers(2) as crowd:
        both = await asyncio.gather(decide(crowd, bot, who="a"), decide(crowd, bot, who="b"))
        assert [each.move for each in both] == [moves[0]] * 2
        assert len(crowd.pids) == 2
        for number in (1, 2):
            for who in ("b", "a"):
                assert (await decide(crowd, bot, who=who)).move == moves[number]
        for pid in crowd.pids:
            os.kill(pid, signal.SIGKILL)
        assert (await decide(crowd, bot, who="a")).move == moves[0], "a fresh one does as well"


@pytest.mark.parametrize("bot", ["Raises", "Cheats", "Nobody"])
async def test_a_broken_bot_has_a_stand_in(tmp_path: Path, bot: str) -> None:
    async with Thinkers(1) as crowd:
        assert await decide(crowd, f"{bots_in(tmp_path)}:{bot}") == await decide(crowd, "greedy")
        assert crowd.state().stand_ins == 1
        assert crowd.state().restarts == 0


async def test_a_bot_that_takes_too_long_is_killed_and_has_a_stand_in(tmp_path: Path) -> None:
    async with Thinkers(1, grace=0.2) as crowd:
        asked = asyncio.create_task(decide(crowd, f"{bots_in(tmp_path)}:Sleeps", seconds=0.1))
        await until(lambda: crowd.pids)
        [sleeper] = crowd.pids
        assert await asked == await decide(crowd, "greedy")
        await until(lambda: is_gone(sleeper))
        assert crowd.state()[2:] == (2, 1, 1, 1)


async def test_a_bot_that_kills_three_workers_has_a_stand_in(tmp_path: Path) -> None:
    async with Thinkers(2) as crowd:
        found = await decide(crowd, f"{bots_in(tmp_path)}:Dies")
        assert (tmp_path / "deaths").read_text() == "xxx"
        assert found == await decide(crowd, "greedy")
        assert crowd.state().restarts == 3


async def test_if_nobody_can_decide_the_seed_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    async with Thinkers(1) as crowd:
        found = [await decide(crowd, "greedy", seed=seed) for seed in (1, 1, 2, 3, 4)]
        assert {each.by for each in found} == {"random"}
        assert found[0] == found[1]
        assert len(set(found)) > 1


async def test_the_job_of_a_worker_that_is_killed_is_done_again(tmp_path: Path) -> None:
    async with Thinkers(1) as crowd:
        asked = asyncio.create_task(decide(crowd, f"{bots_in(tmp_path)}:Sleeps"))
        [pid] = await begun(tmp_path)
        os.kill(pid, signal.SIGKILL)
        await begun(tmp_path, 2)
        (tmp_path / "go").touch()
        assert (await asked).by.endswith("Sleeps")
        assert crowd.state() == (0, 0, 1, 0, 1, 0)


async def test_cancelling_frees_the_worker(tmp_path: Path) -> None:
    async with Thinkers(1) as crowd:
        running = asyncio.create_task(decide(crowd, f"{bots_in(tmp_path)}:Sleeps"))
        [pid] = await begun(tmp_path)
        queued = asyncio.create_task(decide(crowd, "random"))
        await until(lambda: crowd.state().waiting == 1)
        queued.cancel()
        await asyncio.gather(queued, return_exceptions=True)
        assert crowd.state().waiting == 0
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert queued.cancelled()
        assert running.cancelled()
        assert (await decide(crowd, "random")).by == "random"
        await until(lambda: is_gone(pid))
        assert crowd.state().restarts == 1


async def test_too_many_are_turned_away(tmp_path: Path) -> None:
    async with Thinkers(1, decisions=2) as crowd:
        bot = f"{bots_in(tmp_path)}:Sleeps"
        asked = [asyncio.create_task(decide(crowd, bot)) for _ in range(3)]
        await begun(tmp_path)
        with pytest.raises(TooBusy) as error:
            await decide(crowd, "random")
        assert error.value.reason == message("thinking-too-busy")
        assert crowd.state()[:2] == (1, 2)
        (tmp_path / "go").touch()
        assert len(await asyncio.gather(*asked)) == 3


# --- The end --------------------------------------------------------------------------------------------------------


async def test_closing_leaves_no_process_behind(tmp_path: Path) -> None:
    crowd = Thinkers(2)
    asked = [asyncio.create_task(decide(crowd, f"{bots_in(tmp_path)}:Sleeps")) for _ in range(3)]
    pids = await begun(tmp_path, 2)
    await crowd.close()
    assert all(map(is_gone, pids))
    assert crowd.pids == []
    for task in asked:
        with pytest.raises(Closed):
            await task
    with pytest.raises(Closed):
        await decide(crowd, "random")


async def test_idle_workers_end_but_for_one() -> None:
    async with Thinkers(3, idle=0.1) as crowd:
        await asyncio.gather(*(decide(crowd, "random") for _ in range(3)))
        await until(lambda: len(crowd.pids) == 1)
        assert (await decide(crowd, "random")).by == "random"
        assert crowd.state().restarts == 0


SERVER = """
import asyncio, sys
from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.thinking.thinkers import Thinkers

async def run():
    state = game.deal(game.read_options({}), FreeChance(1))
    asked = game.view(state, 0), game.moves(state, 0), 60.0, 1
    crowd = Thinkers(2)
    asleep = asyncio.create_task(crowd.decide("kahuna", sys.argv[1], *asked))
    await asyncio.sleep(0)
    await crowd.decide("kahuna", "random", *asked)
    print(*crowd.pids, flush=True)
    await asleep

asyncio.run(run())
"""


async def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Both the one that thinks and the one that waits for something to do."""
    command = [sys.executable, "-c", SERVER, f"{bots_in(tmp_path)}:Sleeps"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            pids = [int(pid) for pid in server.stdout.readline().split()]
            assert len(pids) == 2
            await begun(tmp_path)
            assert not any(map(is_gone, pids))
        finally:
            server.kill()
    end = time.monotonic() + LONG
    while not all(map(is_gone, pids)):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_server_needs_no_numba() -> None:
    check = "import sys, motu.thinking.thinkers; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
