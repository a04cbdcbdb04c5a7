"""Over the wire: Bob turns up a card while Ann moves a fleet. Her next move, chosen before that, goes through."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from motu.core.extras import is_aside
from motu.core.record import read_record
from motu.paradise import game
from motu.people.tokens import SESSION, hash_of, new_token
from motu.store.open_store import open_store
from motu.store.rows import Visitor
from motu.tables.table import Table
from tests.tables.paradise_twins import sailing, sails
from tests.web.house import House, Socket, Somebody, house
from tests.web.test_secrets import put

TABLES = ("fleet", "again")
EVE = "eve-id"


@cache
def token(id: str) -> str:
    return new_token(SESSION)


async def keep(path: Path) -> None:
    store = await open_store(str(path))
    people = {EVE: "Eve", **{person.id: person.name for person in sailing().people(0)}}
    for id, name in people.items():
        await store.add_visitor(Visitor(id, name, time.time()), hash_of(token(id)), str.casefold)
    for number, name in enumerate(TABLES):
        table = Table(name, game, bytes([number + 1]) * 32)
        await put(store, table, sailing().events(0, time.time() - 100_000))
    await store.close()


@pytest.fixture(scope="module")
def at_sea(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("sea")
    asyncio.run(keep(folder / "motu.db"))
    with house(folder) as found:
        yield found


class Seats:
    """Ann, Bob and Eve, who looks on, each with a socket to the same table."""

    def __init__(self, stack: ExitStack, at: House, table: str) -> None:
        self.table = table
        ids = [*(person.id for person in sailing().people(0)), EVE]
        self.ann, self.bob, self.eve = self.all = [stack.enter_context(Somebody(at, token(id))) for id in ids]
        self.sockets = [stack.enter_context(each.socket()) for each in self.all]
        self.seen = [self._watch(socket) for socket in self.sockets]

    def _watch(self, socket: Socket) -> dict[str, Any]:
        socket.send(do="watch", table=self.table)
        found: dict[str, Any] = socket.hear("table")["table"]
        return found

    def send(self, who: int, version: int, key: str, **action: Any) -> dict[str, Any]:
        """What is answered to an action on the socket."""
        self.sockets[who].send(do="act", table=self.table, version=version, key=key, action=action)
        while (told := self.sockets[who].hear())["is"] == "table":
            self.seen[who] = told["table"]
        return told

    def hear(self, version: int) -> None:
        """Until all have been shown this version."""
        for who, socket in enumerate(self.sockets):
            while self.seen[who]["version"] < version:
                self.seen[who] = socket.hear("table")["table"]


def test_a_card_is_turned_up_while_another_moves_a_fleet(at_sea: House) -> None:
    state = sailing().states[0]
    go, other = sails(state)[:2]
    with ExitStack() as stack:
        seats = Seats(stack, at_sea, TABLES[0])
        ann, bob, eve = seats.seen
        version = ann["version"]
        assert ann["movers"] == [0]
        assert [each["move"] for each in bob["moves"]] == [game.write(move) for move in game.moves(state, 1)]
        assert eve["moves"] == []
        show = next(each for each in bob["moves"] if each["kind"] == "show")
        assert is_aside(game, state, 1, game.read(show["move"]))

        done = {"is": "done", "key": "show", "version": version + 1}
        assert seats.send(1, version, "show", do="move", move=show["move"]) == done
        answer = seats.send(0, version, "go", do="move", move=go)
        assert answer == {"is": "done", "key": "go", "version": version + 2}
        seats.hear(version + 2)
        for seen in seats.seen:
            assert seen["steps"] == ann["steps"] + 2
            assert show["card"] in str(seen["shown"])
        for who in seats.all:
            told = who.ask("GET", f"/api/tables/{seats.table}/log")[-2]
            assert show["card"] in str(told[0]["args"])
            assert told[0]["args"]["player"] == "yellow"
            text = who.ask("GET", f"/api/tables/{seats.table}/record")["record"]
            assert [step.seat for step in read_record(game, text).steps][-2:] == [1, 0]
            assert [step.move for step in read_record(game, text).steps][-2:] == [show["move"], go]

        # What is done twice is done once, and what has become impossible is refused with the table as it is.
        assert seats.send(1, version, "show", do="move", move=show["move"])["is"] == "done"
        refused = seats.send(1, version, "once more", do="move", move=show["move"])
        assert (refused["is"], refused["error"]["id"]) == ("refused", "tables-outdated")
        assert refused["table"]["version"] == version + 2
        body = {"version": version, "key": "too late", "action": {"do": "move", "move": other}}
        late = seats.ann.http.post(f"/api/tables/{seats.table}/actions", json=body)
        assert (late.status_code, late.json()["error"]["id"]) == (409, "tables-outdated")


def test_nothing_is_taken_back_behind_it(at_sea: House) -> None:
    go = sails(sailing().states[0])[0]
    with ExitStack() as stack:
        seats = Seats(stack, at_sea, TABLES[1])
        version = seats.seen[0]["version"]
        show = next(each["move"] for each in seats.seen[1]["moves"] if each["kind"] == "show")
        assert seats.send(0, version, "go", do="move", move=go)["is"] == "done"
        assert seats.send(1, version + 1, "show", do="move", move=show)["is"] == "done"
        seats.hear(version + 2)
        assert [seen["slip"] for seen in seats.seen] == [False, False, False]
        late = seats.send(0, version + 1, "undo", do="undo")
        assert (late["is"], late["error"]["id"]) == ("refused", "tables-outdated")
