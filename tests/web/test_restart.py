"""A server that is stopped or killed and started again: clocks, bots and beginnings go on where they were."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from motu.games import game_named
from motu.store.open_store import open_store
from motu.tables.events import PERSON, Chair, Sat, read_event, write_event
from motu.tables.table import Table
from motu.tables.table_view import summary_of
from tests.web.house import House, Somebody, children, does, house, two_at_a_table
from tests.web.load import Load, check_kept

LINUX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Only Linux tells whose process is whose.")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def start_later(at: House, seconds: float) -> None:
    """Start a server again as if it had been down for so long."""
    at.before = f"import time\n\nnow = time.time\ntime.time = lambda: now() + {seconds}\n"
    at.start()


def thinkers(at: House) -> list[int]:
    assert at.process is not None
    return [pid for pid in children(at.process.pid) if does(pid, "thinking.worker")]


def test_the_time_for_which_a_server_was_down_counts_for_nobody(server: House) -> None:
    with Somebody(server) as ann, Somebody(server) as bob:
        table = two_at_a_table(ann, bob, clock={"main": 600})
        server.kill()
        start_later(server, 6_000)
        seen = ann.see(table)
        assert seen["stage"] == "running"
        assert 500 < seen["seats"][0]["left"] <= 600
        assert ann.act(table, seen["version"], do="move", move="+?")["seats"][0]["left"] > 500


def test_a_clock_that_still_runs_when_the_server_is_back_ends_the_game_in_time(server: House) -> None:
    with Somebody(server) as ann, Somebody(server) as bob:
        table = two_at_a_table(ann, bob, clock={"main": 4})
        server.kill()
        server.start()
        with ann.socket() as socket:
            socket.send(do="watch", table=table)
            while socket.hear("table")["table"]["stage"] != "over":
                pass  # or it is given up


@LINUX
def test_a_bot_that_was_to_move_when_the_server_died_moves_when_it_is_back(server: House) -> None:
    with Somebody(server) as ann:
        first = ann.open(seats=[{"kind": "bot", "bot": "random"}, {"kind": "me"}])["table"]["table"]
        ann.wait_for(first, lambda seen: seen["moves"])
        table = ann.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]["table"]
        seen = ann.wait_for(table, lambda seen: seen["moves"])
        (thinker,) = thinkers(server)
        os.kill(thinker, signal.SIGSTOP)
        try:
            while seen["moves"]:
                seen = ann.act(table, seen["version"], do="move", move="+?")
            server.kill()
        finally:
            os.kill(thinker, signal.SIGKILL)
        server.start()
        ann.wait_for(table, lambda seen: seen["moves"])


def test_a_table_whose_last_seat_was_taken_before_the_server_died_begins_when_it_is_back(server: House) -> None:
    with Somebody(server) as ann, Somebody(server) as bob:
        table = ann.open()["table"]["table"]
        server.kill()
        asyncio.run(sit(str(server.settings["database"]), table, bob))
        server.start()
        assert ann.wait_for(table, lambda seen: seen["stage"] == "running")["seats"][1]["name"] == bob.name


async def sit(database: str, id: str, person: Somebody) -> None:
    """What a server does that dies in the next moment."""
    store = await open_store(database)
    kept = await store.load(id)
    assert kept is not None
    table = Table(id, game_named(kept.game), kept.secret)
    for event in kept.events:
        table.apply(read_event(event.body), event.at)
    sat, at = Sat(1, Chair(PERSON, person.id, person.name)), time.time()
    table.apply(sat, at)
    await store.append(id, 1, summary_of(table), at, write_event(sat))
    await store.close()


@LINUX
def test_a_server_that_is_told_to_stop_does_so_soon_and_loses_nothing(server: House) -> None:
    load = Load(server, 400)
    load.start(("person", False), ("person", True), ("greedy", False), ("greedy", True))
    with Somebody(server) as ann, ann.socket() as socket:
        table = ann.open()["table"]["table"]
        socket.send(do="watch", table=table)
        socket.hear("table")
        ann.wait_for(table, lambda _: thinkers(server))
        ann.wait_for(table, lambda _: {done.table for done in load.done} >= set(load.tables[:4]) and load.tables[3:])
        thinking = thinkers(server)
        assert server.process is not None
        server.process.terminate()
        assert server.wait_until_ended(40)
        assert not any(does(pid, "thinking.worker") for pid in thinking)
        assert server.process.wait() in (0, -signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            socket.connection.recv(5)
    assert "Traceback" not in server.log.read_text()
    server.start()
    load.finish()
    server.stop()
    asyncio.run(check_kept(str(server.settings["database"]), load))
    assert "Traceback" not in server.log.read_text()
