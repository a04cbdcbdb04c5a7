"""Whatever is sent over a socket, and however: the server answers or hangs up, and goes on for everybody else."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import struct
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from motu.people.limits import Limit, Limits
from motu.tables.actions import AnyAction
from motu.web import fast_websocket, live
from motu.web.metrics import Metrics
from tests.conftest import PROFILE
from tests.web.house import House, Socket, Somebody, two_at_a_table

MOST = 16 * 1024
TEXT, BINARY, GO_ON, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
EXAMPLES = {"quick": 40, "ci": 150, "long": 4_000}[PROFILE]
FUZZ = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


# --- A socket without manners ---------------------------------------------------------------------------------------


class Raw:
    """A connection by bare TCP: frames of any kind, whole or cut."""

    def __init__(self, somebody: Somebody, buffer: int = 0) -> None:
        host, _, port = somebody.url.removeprefix("http://").partition(":")
        self.tcp = socket.socket()
        if buffer:
            self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.tcp.settimeout(20)
        self.tcp.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /api/live HTTP/1.1",
            f"Host: {host}:{port}",
            f"Origin: {somebody.url}",
            f"Cookie: motu={somebody.token}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        self.tcp.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.tcp.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    def send(
        self, body: bytes, kind: int = TEXT, last: bool = True, cut: int | None = None, masks: bool = True
    ) -> None:
        self.tcp.sendall(frame(body, kind, last, masks)[:cut])

    def is_closed(self) -> bool:
        """Whether the other side hangs up, sooner or later."""
        try:
            while self.tcp.recv(65_536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()


def frame(body: bytes, kind: int = TEXT, last: bool = True, masks: bool = True) -> bytes:
    size, mask = len(body), os.urandom(4)
    flag = 0x80 if masks else 0
    head = bytes([(0x80 if last else 0) | kind])
    if size < 126:
        head += bytes([flag | size])
    elif size < 65_536:
        head += struct.pack("!BH", flag | 126, size)
    else:
        head += struct.pack("!BQ", flag | 127, size)
    if not masks:
        return head + body
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


# --- The house afterwards -------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _stands(motu: House) -> Iterator[None]:
    """After every test: the same process, in good health, with nothing broken in its log."""
    assert motu.process is not None
    pid = motu.process.pid
    yield
    assert motu.process.poll() is None
    assert motu.process.pid == pid
    with Somebody(motu) as after:
        assert after.ask("GET", "/health") == {"ok": True}
    logged = motu.log.read_text()
    assert "Traceback" not in logged
    assert '"level": "error"' not in logged


@contextmanager
def at_table(motu: House) -> Iterator[tuple[Somebody, Somebody, str]]:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        yield ann, bob, two_at_a_table(ann, bob)


def answers(socket: Socket, body: str | bytes) -> str:
    """What comes of one message: the id of the fault, `done`, `table`, or that the server hangs up."""
    try:
        socket.connection.send(body)
        told = socket.hear()
    except ConnectionClosed:
        return "closed"
    return str(told["error"]["id"] if told["is"] == "refused" else told["is"])


def still_works(socket: Socket, table: str) -> None:
    socket.send(do="watch", table=table)
    assert socket.hear("table")["table"]["table"] == table


# --- Messages that make no sense ------------------------------------------------------------------------------------

NONSENSE: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "{",
    "a number": "1",
    "a list": "[]",
    "null": "null",
    "no verb": "{}",
    "an unknown verb": '{"do":"dance"}',
    "a verb that is no word": '{"do":1}',
    "a verb twice": '{"do":"lobby","do":"dance"}',
    "a table that is no word": '{"do":"watch","table":7}',
    "a table without an end": '{"do":"watch","table":"' + "x" * 5_000 + '"}',
    "a seat that cannot be": '{"do":"watch","table":"x","seat":-1}',
    "a seat that is huge": '{"do":"watch","table":"x","seat":99999999999999999999999}',
    "a version that is no number": '{"do":"act","table":"x","version":"1","action":{"do":"undo"}}',
    "a version below zero": '{"do":"act","table":"x","version":-1,"action":{"do":"undo"}}',
    "a huge version": '{"do":"act","table":"x","version":1e400,"action":{"do":"undo"}}',
    "no action": '{"do":"act","table":"x","version":1}',
    "an action without a verb": '{"do":"act","table":"x","version":1,"action":{}}',
    "a long key": '{"do":"act","table":"x","version":1,"action":{"do":"undo"},"key":"' + "k" * 65 + '"}',
    "not a number": '{"do":"watch","table":NaN}',
    "half a character": '{"do":"watch","table":"\\ud800"}',
    "deep lists": "[" * 8_000,
    "deep objects": '{"a":' * 3_000,
    "deep and closed": '{"do":' + "[" * 7_000 + "]" * 7_000 + "}",
    "bytes": b'{"do":"lobby"',
    "bytes that are no text": b"\xff\xfe\x00\x80",
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_answered_in_a_sentence(what: str, motu: House) -> None:
    with at_table(motu) as (ann, _, table), ann.socket() as line:
        assert answers(line, NONSENSE[what]) in {"web-bad-field", "web-no-json"}
        still_works(line, table)


def test_who_talks_nothing_but_nonsense_is_left(motu: House) -> None:
    with Somebody(motu) as ann, ann.socket() as line:
        heard = [answers(line, "nonsense") for _ in range(40)]
        assert heard[0] == "web-no-json"
        assert heard[-1] == "closed"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"do": "watch", "table": "no-such-table"}, "tables-no-table"),
        ({"do": "act", "table": "no-such-table", "version": 1, "action": {"do": "undo"}}, "tables-no-table"),
        ({"do": "watch", "table": "\0"}, "store-bad-text"),
        ({"do": "watch", "table": "\u202e\u2066'; drop table event; --"}, "tables-no-table"),
        ({"do": "watch", "table": ""}, "tables-no-table"),
    ],
)
def test_tables_that_are_not_there(body: dict[str, Any], reason: str, motu: House) -> None:
    with Somebody(motu) as ann, ann.socket() as line:
        heard = answers(line, json.dumps(body))
        assert heard == reason or (reason == "store-bad-text" and heard not in {"closed", "web-broken"})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"do": "move", "move": "+?", "seat": 1}, "tables-not-your-seat"),
        ({"do": "move", "move": "+?", "seat": 7}, "tables-not-your-seat"),
        ({"do": "move", "move": "+?", "seat": -(10**30)}, "web-bad-field"),
        ({"do": "rise", "seat": 10**30}, "web-bad-field"),
        ({"do": "move", "move": ""}, "notation-unknown"),
        ({"do": "move", "move": "\0"}, "notation-unknown"),
        ({"do": "move", "move": "\u202eA-B\u2066"}, "notation-unknown"),
        ({"do": "move", "move": "ß" * 2_000}, "notation-unknown"),
        ({"do": "move", "move": "+\u0130"}, "notation-no-island"),
        ({"do": "move", "move": ["+?"]}, "web-bad-field"),
        ({"do": "moves", "moves": []}, "tables-moves-number"),
        ({"do": "moves", "moves": ["+?"] * 65}, "tables-moves-number"),
        ({"do": "moves", "moves": ["+?"], "seat": 1}, "tables-not-your-seat"),
        ({"do": "moves", "moves": ["+?", "\0"]}, "tables-moves-refused"),
        ({"do": "moves", "moves": ["+?", "ß" * 2_000]}, "tables-moves-refused"),
        ({"do": "moves", "moves": ["+?", "+?"]}, "tables-moves-refused"),
        ({"do": "moves", "moves": ["+?", 1]}, "web-bad-field"),
        ({"do": "moves", "moves": "+?"}, "web-bad-field"),
        ({"do": "undo", "to": "part"}, "tables-no-part-to-take-back"),
        ({"do": "undo", "to": "the beginning"}, "web-bad-field"),
        ({"do": "replace", "about": 15}, "tables-not-gone"),
        ({"do": "claim", "about": 15}, "tables-not-away"),
        ({"do": "claim"}, "web-bad-field"),
        ({"do": "replace", "about": 10**30}, "web-bad-field"),
        ({"do": "replace", "about": -1}, "web-bad-field"),
        ({"do": "answer", "yes": "perhaps"}, "web-bad-field"),
        ({"do": "sit", "seat": 1}, "tables-begun"),
        ({"do": "seat-bot", "seat": 1, "bot": "os:system"}, "tables-begun"),
        ({"do": "hook", "url": "http://127.0.0.1:22"}, "people-no-webhooks"),
    ],
)
def test_actions_that_cannot_be(action: dict[str, Any], reason: str, motu: House) -> None:
    with at_table(motu) as (ann, _, table), ann.socket() as line:
        version = ann.see(table)["version"]
        body = {"do": "act", "table": table, "version": version, "key": "k", "action": action}
        assert answers(line, json.dumps(body)) == reason
        assert ann.see(table)["version"] == version


def test_out_of_order(motu: House) -> None:
    """Leave before watch, act without watch, versions of the past and the future, the same table twice."""
    with at_table(motu) as (ann, bob, table), ann.socket() as line:
        version = ann.see(table)["version"]
        line.send(do="leave", table=table)
        line.send(do="leave", table="never heard of")
        act = {"do": "act", "table": table, "action": {"do": "move", "move": "+?"}}
        for wrong in (0, version - 1, version + 1, 1 << 31):
            line.send(**act, version=wrong, key=f"w{wrong}")
            refused = line.hear("refused")
            assert refused["error"]["id"] == "tables-outdated"
            assert refused["table"]["version"] == version
            assert refused["table"]["seat"] == 0
        line.send(**act, version=version, key="right")
        assert line.hear()["is"] == "done"
        for _ in range(3):
            still_works(line, table)
        line.send(do="leave", table=table)
        line.send(do="leave", table=table)
        line.settle()  # or the server might read the next move first
        bob.act(table, version + 1, do="move", move="+?")
        with pytest.raises(TimeoutError):
            line.hear(timeout=0.5)
        still_works(line, table)


def test_nobody_may_watch_what_is_public_and_act_nowhere(motu: House) -> None:
    with Somebody(motu) as ann:
        public = ann.open(public=True)["table"]["table"]
        private = ann.open()["table"]["table"]
        with connect(ann.url.replace("http", "ws") + "/api/live", compression=None) as connection:
            line = Socket(ann, connection)
            assert answers(line, json.dumps({"do": "watch", "table": public})) == "table"
            assert answers(line, json.dumps({"do": "watch", "table": private})) == "tables-no-table"
            for table in (public, private):
                sit = {"do": "act", "table": table, "version": 1, "action": {"do": "sit"}}
                assert answers(line, json.dumps(sit)) == "web-nobody"


# --- Keys -----------------------------------------------------------------------------------------------------------


def test_a_key_is_good_for_one_action(motu: House) -> None:
    """Used again for another one it says what was done first, and does nothing; another person's key is another."""
    with at_table(motu) as (ann, bob, table), ann.socket() as line:
        version = ann.see(table)["version"]
        act = {"do": "act", "table": table, "key": "\u202e\0 key"}
        line.send(**act, version=version, action={"do": "move", "move": "+?"})
        first = line.hear()
        if first["is"] == "refused":  # no database keeps such a key
            act["key"] = "key"
            line.send(**act, version=version, action={"do": "move", "move": "+?"})
            first = line.hear("done")
        assert first["is"] == "done"
        line.send(**act, version=version + 1, action={"do": "resign"})
        assert line.hear()["is"] == "done"
        seen = ann.see(table)
        assert (seen["version"], seen["stage"]) == (version + 1, "running")
        bob.act(table, version + 1, key=act["key"], do="move", move="+?")
        assert ann.see(table)["version"] == version + 2


def test_two_sockets_with_the_same_key_act_once(motu: House) -> None:
    with at_table(motu) as (ann, _, table):
        version = ann.see(table)["version"]
        body = {"do": "act", "table": table, "version": version, "key": "once", "action": {"do": "move", "move": "+?"}}
        ready = threading.Barrier(6)
        heard: list[dict[str, Any]] = []

        def act() -> None:
            with ann.socket() as line:
                ready.wait()
                line.send(**body)
                heard.append(line.hear())

        threads = [threading.Thread(target=act) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [told["is"] for told in heard] == ["done"] * 6
        assert ann.see(table)["version"] == version + 1


def test_of_two_who_act_at_once_one_is_told_that_he_was_late(motu: House) -> None:
    with at_table(motu) as (ann, bob, table):
        version = ann.see(table)["version"]
        ready = threading.Barrier(2)
        heard: list[str] = []

        def offer(who: Somebody) -> None:
            with who.socket() as line:
                ready.wait()
                line.send(do="act", table=table, version=version, key="k", action={"do": "draw"})
                heard.append(line.hear()["is"])

        threads = [threading.Thread(target=offer, args=(who,)) for who in (ann, bob)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(heard) == ["done", "refused"]
        assert ann.see(table)["version"] == version + 1


# --- Too much -------------------------------------------------------------------------------------------------------


def test_a_message_may_be_so_long_and_no_longer(motu: House) -> None:
    with at_table(motu) as (ann, _, table):
        with ann.socket() as line:
            full = '{"do":"watch","table":"' + table + '"' + " " * (MOST - 25 - len(table)) + "}"
            assert answers(line, full) == "table"
        with ann.socket() as line:
            assert answers(line, full + " " * 100) == "closed"


@pytest.mark.parametrize("pieces", [1, 2, 40])
def test_a_long_message_in_pieces_is_no_way_round(pieces: int, motu: House) -> None:
    with Somebody(motu) as ann, Raw(ann) as raw:
        piece = b" " * (2 * MOST // pieces)
        with suppress(ConnectionError):
            raw.send(b'{"do":"lobby"', last=False)
            for _ in range(pieces):
                raw.send(piece, GO_ON, last=False)
            raw.send(b"}", GO_ON)
        assert raw.is_closed()


def test_who_announces_much_is_not_waited_for(motu: House) -> None:
    with Somebody(motu) as ann, Raw(ann) as raw:
        raw.tcp.sendall(struct.pack("!BBQ", 0x81, 0xFF, 1 << 62) + b"mask" + b"x" * 100)
        assert raw.is_closed()


def test_so_many_tables_may_be_watched_and_no_more(motu: House) -> None:
    with Somebody(motu) as ann:
        tables = [ann.open(public=True)["table"]["table"] for _ in range(41)]
        with ann.socket() as line:
            heard = [answers(line, json.dumps({"do": "watch", "table": table})) for table in tables]
            assert heard == ["table"] * 40 + ["web-too-many-watched"]
            line.send(do="leave", table=tables[0])
            still_works(line, tables[40])


def test_who_asks_and_asks_and_reads_nothing_is_left(motu: House) -> None:
    """Thousands of messages by somebody who takes no answer; others are served meanwhile."""
    with at_table(motu) as (ann, bob, table), Raw(ann, buffer=4_096) as raw:
        watch = frame(json.dumps({"do": "watch", "table": table}).encode())
        stale = {"do": "act", "table": table, "version": 1, "action": {"do": "undo"}}
        raw.tcp.settimeout(3)
        with suppress(OSError):
            for _ in range(200):
                raw.tcp.sendall((watch + frame(json.dumps(stale).encode())) * 50)
        assert bob.see(table)["stage"] == "running"  # or it is given up
        assert sockets_are_gone(motu)


def sockets_are_gone(motu: House) -> bool:
    """Whether the server has let go of all sockets and watchers, soon."""
    with Somebody(motu) as ann:
        for _ in range(600):
            lines = ann.http.get("/metrics").text.splitlines()
            if "motu_sockets 0" in lines and "motu_watchers 0" in lines:
                return True
            time.sleep(0.1)
    return False


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def test_of_a_table_only_the_newest_state_waits_for_a_slow_reader() -> None:
    sent: list[str] = []
    reads = asyncio.Event()

    async def send(text: str) -> None:
        await reads.wait()
        sent.append(text)

    outbox = live.Outbox(Metrics(), lambda messages: False, send)
    outbox.table("one", b"first")
    await settle()  # it is on its way by now, and cannot be called back
    for number in range(1_000):
        outbox.table("one", b"%d" % number)
        outbox.table("other", b"-%d" % number)
    outbox.answer(b"done")
    reads.set()
    await settle()
    assert sent == ["first", "999", "-999", "done"]


async def test_what_the_other_side_reads_is_written_at_once_and_in_one_piece() -> None:
    written: list[list[bytes]] = []
    sent: list[str] = []
    free = True

    def push(messages: Sequence[bytes]) -> bool:
        if free:
            written.append(list(messages))
        return free

    async def send(text: str) -> None:
        await asyncio.sleep(0)
        sent.append(text)

    metrics = Metrics()
    outbox = live.Outbox(metrics, push, send)
    outbox.answer(b"done")
    outbox.table("one", b"1")
    await settle()
    assert (written, sent) == ([[b"1", b"done"]], [])
    free = False
    outbox.table("one", b"2")
    for _ in range(2):
        await asyncio.sleep(0)
    free = True
    outbox.table("one", b"3")  # what waits is not overtaken, though the way is free again
    await settle()
    assert (written[1:], sent) == ([], ["2", "3"])
    outbox.table("one", b"4")
    await settle()
    assert (written[1:], sent, metrics.sent) == ([[b"4"]], ["2", "3"], 5)
    await outbox.close()
    outbox.table("one", b"5")
    await settle()
    assert (len(written), len(sent)) == (2, 2)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_of_ours_is_what_the_other_side_expects(size: int) -> None:
    body = bytes([97]) * size
    frame = Frame(Opcode.TEXT, body).serialize(mask=False)
    assert fast_websocket.head_of(size) + body == frame


async def test_who_is_too_fast_is_slowed_down_to_the_limit() -> None:
    """A message that had to wait takes its token, too: else every second one would be free."""
    messages = [{"type": "websocket.receive", "text": '{"do":"leave","table":"x"}'}] * 22

    class Talker:
        client = None
        scope: ClassVar[dict[str, Any]] = {}

        async def send_text(self, text: str) -> None: ...

        async def receive(self) -> dict[str, Any]:
            return messages.pop() if messages else {"type": "websocket.disconnect"}

    server: Any = SimpleNamespace(limits=Limits({"messages-socket": Limit(2, 100.0)}), metrics=Metrics())
    talker: Any = Talker()

    begun = time.perf_counter()
    await live.Socket(server, talker)._receive()
    assert time.perf_counter() - begun > 0.19


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no such line")


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux says what a process has in memory")
def test_who_never_reads_costs_no_memory(motu: House) -> None:
    """Forty who do not read, while their table changes hundreds of times: each is kept the newest state only."""
    assert motu.process is not None
    with at_table(motu) as (ann, bob, table), ExitStack() as stack:
        sockets = [stack.enter_context(Raw(ann, buffer=4_096)) for _ in range(40)]
        for raw in sockets:
            raw.send(json.dumps({"do": "watch", "table": table}).encode())
        version = ann.see(table)["version"]
        before = 0
        for number in range(150):
            who, other = (ann, bob) if number % 2 else (bob, ann)
            who.act(table, version, do="draw")
            other.act(table, version + 1, do="answer", yes=False)
            version += 2
            if number == 30:
                before = memory(motu.process.pid)
        # Kept for everybody, 240 states of 2 kB would be 20 MB.
        assert memory(motu.process.pid) - before < 8 * 1024 * 1024


# --- Frames that are none -------------------------------------------------------------------------------------------

BROKEN = {
    "no mask": frame(b'{"do":"lobby"}', masks=False),
    "no text": frame(b'{"do":"watch","table":"\xff\xfe"}'),
    "no text, cut in a letter": frame(b'{"do":"\xc3', last=False) + frame(b'"}', GO_ON),
    "an unknown kind": frame(b"x", 3),
    "an unknown control": frame(b"x", 11),
    "bits that mean nothing": bytes([0xF1]) + frame(b"x")[1:],
    "a ping in pieces": frame(b"x", PING, last=False),
    "a ping that is too long": frame(b"x" * 126, PING),
    "going on without a beginning": frame(b"x", GO_ON),
    "a beginning within a message": frame(b"{", last=False) + frame(b"{}"),
    "a farewell of one byte": frame(b"x", CLOSE),
    "a farewell with a wrong number": frame(struct.pack("!H", 999), CLOSE),
    "a farewell that is no text": frame(struct.pack("!H", 1000) + b"\xff", CLOSE),
    "no frame at all": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "a proper farewell": frame(struct.pack("!H", 1000), CLOSE),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken_frames_end_the_connection(what: str, motu: House) -> None:
    with Somebody(motu) as ann, Raw(ann) as raw:
        raw.tcp.sendall(BROKEN[what])
        assert raw.is_closed()


def test_who_is_cut_off_in_the_middle_harms_nobody(motu: House) -> None:
    """Anywhere in the handshake or a frame; with a farewell of TCP, or without."""
    with at_table(motu) as (ann, _, table):
        body = json.dumps({"do": "watch", "table": table}).encode()
        whole = len(frame(body))
        for cut in (1, 2, 5, 6, 7, whole // 2, whole - 1):
            for rudely in (True, False):
                with Raw(ann) as raw:
                    raw.send(body)
                    raw.send(body, cut=cut)
                    if rudely:
                        raw.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        with ann.socket() as line:
            still_works(line, table)


def test_pings_are_answered_and_pongs_are_not_minded(motu: House) -> None:
    with Somebody(motu) as ann, Raw(ann) as raw:
        raw.send(b"unasked", PONG)
        raw.send(b"are you there", PING)
        assert raw.tcp.recv(100) == bytes([0x80 | PONG, 13]) + b"are you there"


# --- Anything -------------------------------------------------------------------------------------------------------

TEXTS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["", "+?", "=", ".", "A-B", "\0", "\u202e", "greedy", "random", "https://x.example", "mi_x"]),
)
NUMBERS = st.one_of(st.integers(-2, 30), st.sampled_from([2**31, 2**31 + 1, -(2**63), 2**64, 1.5, 1e300]))
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "table": st.one_of(st.just("TABLE"), st.just("TABLE"), TEXTS, ANYTHING),
    "version": st.one_of(st.just("VERSION"), st.just("VERSION"), NUMBERS),
    "key": st.one_of(st.sampled_from("ab"), TEXTS),
    "seat": NUMBERS | st.none(),
    "about": NUMBERS,
    "invitation": TEXTS,
    "move": TEXTS,
    "moves": st.lists(TEXTS, max_size=4),
    "to": st.sampled_from(["move", "part", "step"]) | TEXTS,
    "bot": TEXTS,
    "yes": st.booleans(),
    "url": TEXTS,
}


def said(declared: Any) -> st.SearchStrategy[Any]:
    """Whatever of these the server understands, new ones too, with fields that may be right; and what it does not."""
    kinds = [
        st.fixed_dictionaries(
            {"do": st.just(kind.__struct_config__.tag)},
            optional={name: FIELDS.get(name, ANYTHING) for name in kind.__struct_fields__},
        )
        for kind in get_args(declared)
    ]
    return st.one_of(*kinds, st.fixed_dictionaries({"do": st.just("dance")}, optional=FIELDS), ANYTHING)


FIELDS["action"] = said(AnyAction)
MESSAGES = said(live._decoder.type)


def test_every_message_that_there_is_may_be_said() -> None:
    """The types that the server reads are those that are tried: nobody can forget a new one here."""
    actions = {kind.__struct_config__.tag for kind in get_args(AnyAction)}
    messages = {kind.__struct_config__.tag for kind in get_args(live._decoder.type)}
    assert {"move", "moves", "resign", "claim", "return"} <= actions
    assert {"watch", "leave", "act", "lobby"} <= messages


@contextmanager
def crowd(motu: House) -> Iterator[tuple[list[Somebody], str]]:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        yield [ann, bob, cat], two_at_a_table(ann, bob, public=True)


@pytest.mark.fuzz
def test_anything_is_answered_and_tells_nobody_the_cards_of_another(motu: House) -> None:
    with crowd(motu) as (people, first):
        tables = [first]

        @FUZZ
        @given(who=st.integers(0, 2), messages=st.lists(MESSAGES, min_size=1, max_size=8))
        def talk(who: int, messages: list[Any]) -> None:
            somebody = people[who]
            with somebody.socket() as line:
                for message in messages:
                    now = somebody.see(tables[-1])
                    if now["stage"] == "over":  # somebody has given up: on with the next game
                        tables.append(two_at_a_table(*people[:2], public=True))
                        now = somebody.see(tables[-1])
                    if isinstance(message, dict):
                        for name, real in (("table", tables[-1]), ("version", now["version"])):
                            if message.get(name) == name.upper():
                                message[name] = real
                    line.connection.send(json.dumps(message))
                still_there(line, tables[-1], who)

        talk()
        table = tables[-1]
        for number, somebody in enumerate(people):
            seen = somebody.see(table)
            assert seen["seat"] == (number if number < 2 else None)
            for other in people:
                assert other.token not in somebody.bytes.decode()
                assert other is somebody or other.id not in somebody.bytes.decode()


def still_there(line: Socket, table: str, who: int) -> None:
    """The socket answers still, and whatever it has been sent of the table is for these eyes."""
    line.send(do="act", table=table, version=0, key="the last", action={"do": "undo"})
    while True:
        told = line.hear()
        if isinstance(told.get("table"), dict) and told["table"]["table"] == table:
            assert told["table"]["seat"] == (who if who < 2 else None)
            if told["table"]["stage"] == "running":
                assert (told["table"]["shown"]["hand"] is None) == (who == 2)
        if told.get("key") == "the last":
            return


@pytest.fixture(scope="module")
def stranger(motu: House) -> Iterator[Somebody]:
    with Somebody(motu) as found:
        yield found


@FUZZ
@pytest.mark.fuzz
@given(bodies=st.lists(st.binary(max_size=60) | st.binary(min_size=60, max_size=300), min_size=1, max_size=5))
def test_any_bytes_in_any_frames(stranger: Somebody, bodies: list[bytes]) -> None:
    choice = random.Random(len(bodies))
    with Raw(stranger) as raw, suppress(ConnectionError):
        for body in bodies:
            raw.send(body, choice.choice((TEXT, BINARY, PING)) if len(body) < 120 else TEXT)
        raw.tcp.sendall(bodies[-1])


# --- After all of it ------------------------------------------------------------------------------------------------


def test_after_all_that_a_game_is_played(motu: House) -> None:
    with at_table(motu) as (ann, bob, table):
        choice = random.Random(3)
        people = (ann, bob)
        while (seen := ann.see(table))["stage"] == "running":
            mover = people[seen["movers"][0]]
            move = choice.choice(mover.see(table)["moves"])["move"]
            mover.act(table, seen["version"], do="move", move=move)
        assert bob.see(table)["seed"]
    assert sockets_are_gone(motu)
