"""Sockets end with the session that they were opened in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from motu.people.tokens import hash_of
from motu.tables.bus import SESSIONS, Heard, NoBus
from motu.tables.service import TableService
from motu.web.live import LOGGED_OUT
from motu.web.sessions import Sessions
from tests.tables.memory_store import MemoryStore
from tests.web.house import House, Socket, Somebody, two_at_a_table

PASSWORD = "a long enough one"


def closed_with(socket: Socket) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.hear("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def is_open(socket: Socket) -> bool:
    socket.send(do="nonsense")
    return bool(socket.hear("refused"))


def test_who_logs_out_is_shown_nothing_more_there(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        ann.ask("POST", "/api/account", 201, json={"name": "Ann out", "password": "a long enough one"})
        table = two_at_a_table(ann, bob)
        answer = bob.http.post("/api/session", json={"name": "Ann out", "password": "a long enough one"})
        with Somebody(motu, answer.headers["motu-token"]) as elsewhere:
            assert elsewhere.id == ann.id
            with ann.socket() as here, ann.socket() as also_here, elsewhere.socket() as there:
                here.send(do="watch", table=table)
                here.hear("table")
                ann.ask("DELETE", "/api/session", 204)
                assert closed_with(here) == closed_with(also_here) == LOGGED_OUT
                there.send(do="watch", table=table)
                assert there.hear("table")["table"]["seat"] == 0
        # With the old cookie one is nobody, on a socket as everywhere.
        with ann.socket() as here:
            here.send(do="watch", table=table)
            assert here.hear()["error"]["id"] == "tables-no-table"


def test_another_password_ends_all_other_sessions_and_their_sockets(motu: House) -> None:
    passwords = {"old": "a long enough one", "new": "another long one"}
    with Somebody(motu) as ann, Somebody(motu) as bob:
        ann.ask("POST", "/api/account", 201, json={"name": "Ann new", "password": passwords["old"]})
        with ann.socket() as here, bob.socket() as another:
            ann.ask("PUT", "/api/account/password", json=passwords)
            assert closed_with(here) == LOGGED_OUT
            assert is_open(another)
        with ann.socket() as here:
            assert is_open(here)


def test_registering_renews_the_session_and_the_old_one_ends(motu: House) -> None:
    """Whoever had slipped the old token to somebody is not let into their account."""
    with Somebody(motu) as ann, ann.socket() as here, Somebody(motu, ann.token) as thief:
        assert thief.id == ann.id
        told = ann.ask("POST", "/api/account", 201, json={"name": "Ann fixed", "password": PASSWORD})
        assert (told["account"], len(told["codes"])) == ("Ann fixed", 8)
        assert closed_with(here) == LOGGED_OUT
        assert ann.ask("GET", "/api/me")["account"] == "Ann fixed"
        assert thief.http.get("/api/me").status_code == 401


def test_one_sees_ones_devices_and_logs_out_there(motu: House) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    with Somebody(motu) as ann, Somebody(motu) as phone, Somebody(motu) as laptop:
        ann.http.headers["user-agent"] = firefox
        ann.ask("POST", "/api/account", 201, json={"name": "Ann devices", "password": PASSWORD})
        for each in (phone, laptop):
            each.ask("POST", "/api/session", 201, json={"name": "Ann devices", "password": PASSWORD})
        told = ann.ask("GET", "/api/me/devices")
        assert told["codes"] == 8
        assert [(each["browser"], each["system"]) for each in told["devices"] if each["here"]] == [("firefox", "linux")]
        there = [each for each in phone.ask("GET", "/api/me/devices")["devices"] if each["here"]]
        with phone.socket() as open_there:
            left = ann.ask("DELETE", f"/api/me/devices/{there[0]['id']}")
            assert closed_with(open_there) == LOGGED_OUT
        assert len(left["devices"]) == 2
        assert phone.http.get("/api/me").status_code == 401
        with Somebody(motu) as bob:
            bob.ask("DELETE", f"/api/me/devices/{left['devices'][0]['id']}")
        with laptop.socket() as open_there:
            assert len(ann.ask("DELETE", "/api/me/devices")["devices"]) == 1
            assert closed_with(open_there) == LOGGED_OUT
        assert ann.ask("GET", "/api/me/devices")["devices"][0]["here"]


def test_a_code_lets_one_in_again(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as elsewhere:
        codes = ann.ask("POST", "/api/account", 201, json={"name": "Ann forgot", "password": PASSWORD})["codes"]
        again = {"name": "Ann forgot", "code": codes[0], "password": "another long one"}
        with ann.socket() as here:
            assert elsewhere.ask("POST", "/api/account/recovery", 201, json=again)["id"] == ann.id
            assert closed_with(here) == LOGGED_OUT
        assert elsewhere.ask("GET", "/api/me/devices")["codes"] == 7
        assert elsewhere.http.post("/api/account/recovery", json=again).status_code == 403
        fresh = elsewhere.ask("POST", "/api/account/codes", 201, json={"password": "another long one"})["codes"]
        assert not set(fresh) & set(codes)
        assert elsewhere.ask("GET", "/api/me/devices")["codes"] == 8


class Guest:
    def __init__(self, visitor: str, token: str) -> None:
        self.visitor, self.token, self.ended = visitor, token, False

    def end(self) -> None:
        self.ended = True


class Told(NoBus):
    """Keeps what is told to other processes."""

    def __init__(self) -> None:
        self.news: list[str] = []
        self.heard: Heard = lambda news, number: None

    def subscribe(self, topic: str, heard: Heard) -> None:
        if topic == SESSIONS:
            self.heard = heard

    def tell(self, topic: str, name: str, version: int = 0) -> None:
        assert topic == SESSIONS
        self.news.append(name)


class Doorman:
    """Knows who is still somebody."""

    def __init__(self, *tokens: str) -> None:
        self.tokens = tokens

    async def who_is(self, token: str) -> Any:
        return "somebody" if token in self.tokens else None


async def test_other_processes_do_the_same_when_they_hear_of_it() -> None:
    people: Any = Doorman("second")
    store: Any = MemoryStore()
    buses = [Told(), Told()]
    services = [TableService(store, bus) for bus in buses]
    here, there = (Sessions(service, people) for service in services)
    guests = [Guest("ann", "first"), Guest("ann", "second"), Guest("bob", "third"), Guest("", "")]
    for guest in guests:
        there.came(guest)

    def hear() -> list[bool]:
        for news in buses[0].news:
            assert not any(secret in news for secret in ("first", "second", "third"))
            buses[1].heard(news, 0)
        buses[0].news.clear()
        return [guest.ended for guest in guests]

    here.end("ann", "first")
    assert hear() == [True, False, False, False]
    here.end_others("ann", "second")
    assert hear() == [True, False, False, False]
    here.end_others("ann", "fourth")
    assert hear() == [True, True, False, False]
    guests[1].ended = False
    there.went(guests[0])
    buses[1].heard("", 0)  # some news may have been missed: the store knows
    for _ in range(50):
        await asyncio.sleep(0)
    assert [guest.ended for guest in guests] == [True, False, True, False]
    await asyncio.gather(*(service.close() for service in services))


assert hash_of("first").hex() != "first"
