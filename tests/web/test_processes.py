"""Servers of several processes on PostgreSQL and Redis: they are one, and outlive each other and what they need."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.services import NO_REDIS, Postgres, answers, free_port
from tests.web.house import House, Somebody, children, does, house, two_at_a_table
from tests.web.own_tables import cheap_cards, send

LINUX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Only Linux tells whose process is whose.")


class Redis:
    """A Redis that can be killed and started again."""

    def __init__(self, folder: str) -> None:
        self.port, self.folder = free_port(), folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = ["redis-server", *f"--bind 127.0.0.1 --port {self.port} --appendonly no --save".split(), ""]
        self.process = subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        assert comes_true(lambda: answers(self.port))

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Pair(NamedTuple):
    """Two servers on one database."""

    one: House
    other: House
    redis: Redis


def comes_true(condition: Callable[[], Any], seconds: float = 60.0) -> bool:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@contextmanager
def two_servers(folder: Path, database: str) -> Iterator[Pair]:
    if shutil.which("redis-server") is None:
        pytest.skip(NO_REDIS)
    with ExitStack() as stack:
        redis = Redis(stack.enter_context(tempfile.TemporaryDirectory(prefix="motu-redis-")))
        stack.callback(redis.kill)
        redis.start()
        folders = [folder / "one", folder / "other"]
        houses = []
        for each in folders:
            each.mkdir()
            houses.append(stack.enter_context(house(each, database=database, redis=redis.url)))
        yield Pair(houses[0], houses[1], redis)


@pytest.fixture
def pair(tmp_path: Path, database: str) -> Iterator[Pair]:
    with two_servers(tmp_path, database) as found:
        yield found


@contextmanager
def same(person: Somebody, at: House) -> Iterator[Somebody]:
    """The same person on another device, which has reached another server."""
    with Somebody(at, person.token) as found:
        yield found


def thinkers(at: House) -> list[int]:
    assert at.process is not None
    return [pid for pid in children(at.process.pid) if does(pid, "thinking.worker")]


def serving(parent: int) -> list[int]:
    """The processes of one server that serve."""
    return [pid for pid in children(parent) if does(pid, "spawn_main")]


def test_a_table_with_components_of_its_own_is_played_at_both(pair: Pair) -> None:
    one, other, _ = pair
    with Somebody(one) as ann, same(ann, other) as ann_there, Somebody(other) as bob:
        name = send(ann, cheap_cards())["name"]
        assert ann_there.ask("GET", "/api/me/components") == ann.ask("GET", "/api/me/components")
        seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "islander"}]
        opened = ann.open(game="paradise", options={"preset": "three", "components": name}, seats=seats)
        table = opened["table"]["table"]
        bob.act(table, opened["table"]["version"], do="sit", invitation=opened["invitation"])
        for _ in range(12):
            # All build at once: whoever decides while the bot still does may be too late.
            seen = ann_there.wait_for(table, lambda seen: seen["movers"] and 2 not in seen["movers"])
            who = (ann_there, bob)[seen["movers"][0]]
            mine = who.see(table)
            who.act(table, mine["version"], do="move", move=mine["moves"][-1]["move"])
        assert bob.see(table)["options"]["components"] == name
        boxes = [who.ask("GET", "/api/games/paradise/box", params={"components": name}) for who in (ann, bob)]
        assert boxes[0] == boxes[1]
        assert boxes[0]["cards"][0]["name"] == "Long Swell"
        for server in (one, other):
            assert "stands in" not in server.log.read_text()


def test_two_servers_are_one(pair: Pair) -> None:
    one, other, _ = pair
    with Somebody(one) as ann, Somebody(other) as bob, same(ann, other) as ann_there, same(bob, one) as bob_here:
        # A move made at one is seen at the other at once.
        with bob.socket() as socket:
            socket.send(do="lobby")
            socket.settle()  # or the server might read first what bob asks for
            table = two_at_a_table(ann, bob, public=True)
            socket.hear("lobby")
            socket.send(do="watch", table=table)
            version = socket.hear("table")["table"]["version"]
            for number in range(3):
                mover = (ann, bob_here)[number % 2]
                version = mover.act(table, version, do="move", move="+?")["version"]
                while socket.hear("table")["table"]["version"] < version:
                    pass

        # Both show the same.
        assert ann.see(table) == ann_there.see(table)
        assert bob_here.see(table) == bob.see(table)

        # Who acts at both with the same version has acted at one; at the other he is shown the present table.
        mover, there = (ann, ann_there) if ann.see(table)["moves"] else (bob_here, bob)
        action = {"version": version, "action": {"do": "move", "move": "+?"}}

        def act(who: Somebody, key: str) -> Any:
            return who.http.post(f"/api/tables/{table}/actions", json={**action, "key": key})

        with ThreadPoolExecutor(2) as both:
            answered = list(both.map(act, (mover, there), ("here", "there")))
        assert sorted(answer.status_code for answer in answered) == [200, 409]
        (lost,) = (answer.json() for answer in answered if answer.status_code == 409)
        assert (lost["error"]["id"], lost["table"]["version"]) == ("tables-outdated", version + 1)

        # The same key at both acts once.
        mover, there = (ann, ann_there) if ann.see(table)["moves"] else (bob_here, bob)
        seen = mover.see(table)
        action = {"version": version + 1, "action": {"do": "move", "move": seen["moves"][0]["move"]}}
        with ThreadPoolExecutor(2) as both:
            answered = list(both.map(act, (mover, there), ("once", "once")))
        assert [answer.status_code for answer in answered] == [200, 200]
        assert {answer.json()["version"] for answer in answered} == {version + 2}


@LINUX
def test_a_bot_whose_server_is_killed_while_it_thinks_goes_on_at_the_other(pair: Pair) -> None:
    one, other, _ = pair
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    with Somebody(one) as ann, same(ann, other) as ann_there:
        # A first game, so that there is a process that thinks.
        first = ann.open(seats=[seats[1], seats[0]])["table"]["table"]
        ann.wait_for(first, lambda seen: seen["moves"])
        (thinker,) = thinkers(one)
        table = ann.open(seats=seats)["table"]["table"]
        seen = ann.wait_for(table, lambda seen: seen["moves"])
        os.kill(thinker, signal.SIGSTOP)
        try:
            while seen["moves"]:
                seen = ann.act(table, seen["version"], do="move", move="+?")
            one.kill()
        finally:
            os.kill(thinker, signal.SIGKILL)
        assert comes_true(lambda: ann_there.see(table)["version"] > seen["version"])
        ann_there.wait_for(table, lambda seen: seen["moves"])


def test_without_redis_they_go_on_and_with_it_they_hear_again(pair: Pair) -> None:
    one, other, redis = pair
    with Somebody(one) as ann, Somebody(other) as bob, same(bob, one) as bob_here, bob.socket() as socket:
        table = two_at_a_table(ann, bob)
        socket.send(do="watch", table=table)
        version = socket.hear("table")["table"]["version"]
        redis.kill()
        for number in range(4):
            mover = (ann, bob_here)[number % 2]
            version = mover.act(table, version, do="move", move="+?")["version"]
        assert [who.ask("GET", "/health") for who in (ann, bob)] == [{"ok": True}] * 2
        assert comes_true(lambda: bob.see(table)["version"] == version)  # who looks sees it, even now
        assert comes_true(lambda: all("Redis: cannot listen" in each.log.read_text() for each in (one, other)))
        redis.start()
        while version > socket.hear("table")["table"]["version"]:
            pass
        version = ann.act(table, version, do="resign")["version"]
        while version > socket.hear("table")["table"]["version"]:
            pass
    for each in (one, other):
        told = each.log.read_text()
        assert "Traceback" not in told
        said = re.findall("Redis: (cannot|can) (tell|listen)", told)
        assert said
        for what in ("tell", "listen"):  # gone, and back, each said once, also where a busy machine made it seem gone
            turns = [word for word, each in said if each == what]
            assert turns == ["cannot", "can"] * (len(turns) // 2) + ["cannot"] * (len(turns) % 2), told


def test_without_postgres_they_say_so_and_with_it_they_go_on(pair: Pair, postgres: Postgres) -> None:
    one, other, _ = pair
    with Somebody(one) as ann, Somebody(other) as bob, bob.socket() as socket:
        table = two_at_a_table(ann, bob)
        against_bot = ann.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["table"]["table"]
        seen = ann.wait_for(against_bot, lambda seen: seen["moves"])
        socket.send(do="watch", table=table)
        version = socket.hear("table")["table"]["version"]
        body = {"version": version, "key": "k", "action": {"do": "move", "move": "+?"}}
        postgres.stop()
        try:
            for who in (ann, bob):
                for ask in (("GET", f"/api/tables/{table}"), ("GET", "/health"), ("GET", "/api/lobby")):
                    failed = who.ask(*ask, 503)
                    assert failed["error"]["id"] == "web-store-down"
                    assert failed["error"]["text"]
            assert ann.ask("POST", f"/api/tables/{table}/actions", 503, json=body)["error"]["text"]
            looked = "the store cannot be looked at"  # by themselves, to see what others have left lying
            assert comes_true(lambda: all(looked in each.log.read_text() for each in (one, other)))
        finally:
            postgres.start()
        path = f"/api/tables/{table}/actions"
        assert comes_true(lambda: ann.http.post(path, json=body).status_code == 200)
        while version >= socket.hear("table")["table"]["version"]:
            pass
        assert comes_true(lambda: bob.http.get("/health").status_code == 200)
        while seen["moves"]:
            seen = ann.act(against_bot, seen["version"], do="move", move="+?")
        ann.wait_for(against_bot, lambda seen: seen["moves"])
    for each in (one, other):
        assert "Traceback" not in each.log.read_text()


@LINUX
def test_the_processes_of_one_server_are_one(tmp_path: Path, database: str, redis_url: str) -> None:
    with house(tmp_path, database=database, redis=redis_url, workers=2) as motu, ExitStack() as stack:
        assert motu.process is not None
        parent = motu.process.pid
        assert comes_true(lambda: len(serving(parent)) == 2)  # one may answer before the other is there
        workers = serving(parent)
        ann, bob = stack.enter_context(Somebody(motu)), stack.enter_context(Somebody(motu))
        table = two_at_a_table(ann, bob)
        sockets = [stack.enter_context(who.socket()) for who in (ann, bob) * 6]
        for socket in sockets:
            socket.send(do="watch", table=table)
            version = socket.hear("table")["table"]["version"]
        for number in range(4):
            version = (ann, bob)[number % 2].act(table, version, do="move", move="+?")["version"]
        for socket in sockets:
            while socket.hear("table")["table"]["version"] < version:
                pass
        against_bot = ann.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]["table"]
        seen = ann.wait_for(against_bot, lambda seen: seen["moves"])
        while seen["moves"]:
            seen = ann.act(against_bot, seen["version"], do="move", move="+?")
        ann.wait_for(against_bot, lambda seen: seen["moves"])
        everybody = [*workers, *[pid for worker in workers for pid in children(worker) if does(pid, "motu")]]
        assert len(everybody) > 2
        motu.process.terminate()
        assert motu.wait_until_ended(40)
        assert comes_true(lambda: not any(does(pid, "python") for pid in everybody))
        assert "Traceback" not in motu.log.read_text()


def test_a_session_ends_everywhere_and_a_key_opens_one_table(pair: Pair) -> None:
    one, other, _ = pair
    with Somebody(one) as ann, same(ann, other) as ann_there:
        with ThreadPoolExecutor(4) as many:
            opened = list(many.map(lambda who: who.open(key="k"), (ann, ann_there) * 2))
        assert all(each["invitation"] == opened[0]["invitation"] for each in opened)
        assert len({each["table"]["table"] for each in opened}) == 1
        assert len(ann.ask("GET", "/api/me/tables")) == 1
        with ann_there.socket() as socket:
            socket.send(do="watch", table=opened[0]["table"]["table"])
            socket.hear("table")
            ann.ask("DELETE", "/api/session", 204)
            with pytest.raises(ConnectionClosed):
                socket.hear("never")
