"""Reminders: where they go, where they never go, and what is sent."""

import asyncio
import json
import shutil
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.people import webhooks as module
from motu.people.limits import LIMITS, Limit, Limits
from motu.people.webhooks import BadHook, Reminder, Target, Webhooks, connect_by_tls, is_public, read_url, resolve_name
from motu.tables import setup
from motu.tables.setup import TableSetup
from tests.reasons import says
from tests.tables.play import ANN

PUBLIC = "93.184.215.14"
URL = "https://hooks.example.org/motu?key=1"
REMINDER = Reminder("https://example.org/table/abc", "kahuna", "Ann")
GENEROUS = Limits({**LIMITS, "webhooks-target": Limit(1_000, 1_000)})


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no reason for a reminder to fail."""
    monkeypatch.setattr(module, "SECONDS", 60.0)


# --- Addresses on paper ---


@pytest.mark.parametrize(
    ("url", "target"),
    [
        (URL, Target("hooks.example.org", 443, "/motu?key=1")),
        ("HTTPS://Hooks.Example.ORG", Target("hooks.example.org", 443, "/")),
        ("https://hooks.example.org:443/A/b", Target("hooks.example.org", 443, "/A/b")),
        ("https://xn--bcher-kva.example/x", Target("xn--bcher-kva.example", 443, "/x")),
        ("https://1.2.3.example/", Target("1.2.3.example", 443, "/")),
    ],
)
def test_plain_addresses(url: str, target: Target) -> None:
    assert read_url(url) == target


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "bad-url"),
        ("hooks.example.org", "bad-url"),
        ("http://hooks.example.org/", "bad-url"),
        ("ftp://hooks.example.org/", "bad-url"),
        ("file:///etc/passwd", "bad-url"),
        ("https:/hooks.example.org/", "bad-url"),
        ("https:///hooks.example.org/", "bad-url"),
        ("https://user@hooks.example.org/", "bad-url"),
        ("https://user:word@hooks.example.org/", "bad-url"),
        ("https://hooks.example.org@127.0.0.1/", "bad-url"),
        ("https://127.0.0.1\\@hooks.example.org/", "bad-url"),
        ("https://hooks.example.org\\@127.0.0.1/", "bad-url"),
        ("https://hooks.example.org/\\x", "bad-url"),
        ("https://hooks.example.org/#x", "bad-url"),
        ("https://hooks.example.org?x", "bad-url"),
        ("https://hooks.example.org/a b", "bad-url"),
        ("https://hooks.example.org/\r\nHost: x", "bad-url"),
        ("https://hooks.example.org/x\n", "bad-url"),
        (" https://hooks.example.org/", "bad-url"),
        ("https://hooks.example.org/ü", "bad-url"),
        ("https://bücher.example/", "bad-url"),
        ("https://hoo\u212as.example.org/", "bad-url"),  # the sign for kelvin is a k in some eyes
        ("https://hooks。example.org/", "bad-url"),
        ("https://127.0.0.1%2f.example.org/", "bad-url"),
        ("https://[::1]/", "bad-url"),
        ("https://[::ffff:127.0.0.1]/", "bad-url"),
        ("https://hooks.example.org:/", "bad-url"),
        ("https://hooks.example.org:x/", "bad-url"),
        ("https://hooks.example.org:-1/", "bad-url"),
        ("https://hooks.example.org:80/", "bad-port"),
        ("https://hooks.example.org:22/", "bad-port"),
        ("https://hooks.example.org:65979/", "bad-port"),
        ("https://hooks.example.org./", "bad-host"),
        ("https://hooks..example.org/", "bad-host"),
        ("https://.example.org/", "bad-host"),
        ("https://-a.example.org/", "bad-host"),
        ("https://a-.example.org/", "bad-host"),
        (f"https://{'a' * 64}.example.org/", "bad-host"),
        ("https://localhost/", "bad-host"),
        ("https://router/", "bad-host"),
        ("https://127.0.0.1/", "bad-host"),
        ("https://93.184.215.14/", "bad-host"),
        ("https://127.1/", "bad-host"),
        ("https://0x7f.1/", "bad-host"),
        ("https://0x7f000001/", "bad-host"),
        ("https://127.0.0.0x1/", "bad-host"),
        ("https://0177.0.0.01/", "bad-host"),
        ("https://2130706433/", "bad-host"),
        ("https://127.0.0.1./", "bad-host"),
        ("https://hooks.example.org/" + "x" * 500, "too-long"),
        (f"https://{'a.' * 130}example.org/", "bad-url"),
    ],
)
def test_addresses_that_are_refused(url: str, reason: str) -> None:
    with pytest.raises(BadHook, check=says(f"people-hook-{reason}")):
        read_url(url)


def test_hosts_that_are_allowed() -> None:
    hosts = ("hooks.example.org", ".slack.example")
    assert read_url(URL, hosts).host == "hooks.example.org"
    assert read_url("https://a.slack.example/", hosts).host == "a.slack.example"
    for host in (
        "example.org",
        "x.hooks.example.org",
        "slack.example",
        "evilslack.example",
        "a.slack.example.evil.test",
    ):
        with pytest.raises(BadHook, check=says("people-hook-not-allowed")):
            read_url(f"https://{host}/", hosts)
    assert read_url("https://hooks.example.org:8443/", ports=(443, 8443)).port == 8443


@given(st.text(max_size=80) | st.from_regex(r"https?://[^/]{0,40}/.{0,20}"))
def test_whatever_is_read_is_clean(url: str) -> None:
    try:
        target = read_url(url)
    except BadHook:
        return
    assert (target.host + target.path).isascii()
    assert not set(target.host + target.path) & set(" \r\n\t\0\\@#") or "@" in target.path


# --- Addresses in numbers ---


BAD = """
0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.255 169.254.169.254
172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1
198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:93.184.215.14 ::127.0.0.1
64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::5db8:d70e
2002:7f00:1:: 2002:a00:1::1 2001::1 2001:0:7f00:1:: 2001:10::1 2001:20::1 2001:db8::1 3fff::1
100::1 5f00::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1 4000::1
0x7f.1 127.1 2130706433 localhost hooks.example.org
"""


@pytest.mark.parametrize("address", [*BAD.split(), ""])
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    [PUBLIC, "1.1.1.1", "100.63.255.255", "172.32.0.1", "223.255.255.255", "2606:4700::1111", "64:ff9b::5db8:d70e"],
)
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@given(st.ip_addresses())
def test_what_is_public_here_is_so_for_python(address: Any) -> None:
    if is_public(str(address)) and not str(address).startswith("64:ff9b::"):
        assert address.is_global
        assert not address.is_multicast


# --- Sending ---


class Stranger:
    """A server somewhere, which hears requests and gives one answer; and the way there."""

    def __init__(
        self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n", addresses: Sequence[str] = (PUBLIC,)
    ) -> None:
        self.answer = answer
        self.addresses = addresses
        self.resolved: list[str] = []
        self.connected: list[tuple[str, int, str]] = []
        self.heard: list[bytes] = []
        self.given_up: list[str] = []
        self.dead: set[str] = set()
        self._port = 0

    async def resolve(self, host: str, port: int) -> Sequence[str]:
        self.resolved.append(host)
        return self.addresses

    async def connect(self, address: str, port: int, host: str) -> Any:
        self.connected.append((address, port, host))
        if address in self.dead:
            raise ConnectionRefusedError
        return await asyncio.open_connection("127.0.0.1", self._port)

    async def give_up(self, hook: str) -> None:
        self.given_up.append(hook)

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            self.heard.append(head + await reader.readexactly(length))
            writer.write(self.answer)
            await writer.drain()
            writer.write_eof() if writer.can_write_eof() else None
            await reader.read()
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort()

    def webhooks(self, limits: Limits = GENEROUS, hosts: Sequence[str] = ()) -> Webhooks:
        return Webhooks(self.give_up, hosts, limits=limits, resolve=self.resolve, connect=self.connect)

    async def run(self, times: int = 1, url: str = URL, webhooks: Webhooks | None = None) -> list[bool]:
        hooks = webhooks or self.webhooks()
        async with await asyncio.start_server(self.hear, "127.0.0.1", 0) as server:
            self._port = server.sockets[0].getsockname()[1]
            return [await hooks.send("hook 1", url, REMINDER) for _ in range(times)]


async def test_a_reminder_arrives() -> None:
    stranger = Stranger()
    assert await stranger.run() == [True]
    assert stranger.resolved == ["hooks.example.org"]
    assert stranger.connected == [(PUBLIC, 443, "hooks.example.org")]
    head, _, body = stranger.heard[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /motu?key=1 HTTP/1.1\r\nHost: hooks.example.org\r\n")
    assert json.loads(body) == {"event": "turn", **REMINDER._asdict()}


@pytest.mark.parametrize(
    "addresses",
    [[], ["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["10.0.0.1", PUBLIC], [PUBLIC, PUBLIC, "::1"], ["2002:7f00:1::"], ["x"]],
)
async def test_a_name_with_any_address_that_is_not_public_is_never_connected_to(addresses: list[str]) -> None:
    stranger = Stranger(addresses=addresses)
    assert await stranger.run() == [False]
    assert stranger.connected == []


async def test_a_name_that_changes_its_mind_is_asked_once() -> None:
    """Rebinding: what was checked is what is connected to."""
    stranger = Stranger()
    answers = [[PUBLIC], ["127.0.0.1"]]

    async def resolve(host: str, port: int) -> Sequence[str]:
        return answers.pop(0)

    hooks = Webhooks(stranger.give_up, limits=GENEROUS, resolve=resolve, connect=stranger.connect)
    assert await stranger.run(2, webhooks=hooks) == [True, False]
    assert stranger.connected == [(PUBLIC, 443, "hooks.example.org")]


async def test_the_second_address_is_tried() -> None:
    stranger = Stranger(addresses=["2606:4700::1", PUBLIC, "1.1.1.1"])
    stranger.dead = {"2606:4700::1"}
    assert await stranger.run() == [True]
    assert [address for address, *_ in stranger.connected] == ["2606:4700::1", PUBLIC]
    stranger.dead = {"2606:4700::1", PUBLIC}
    assert await stranger.run() == [False]
    assert "1.1.1.1" not in [address for address, *_ in stranger.connected]


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 301 Moved\r\nLocation: https://127.0.0.1/\r\n\r\n",
        b"HTTP/1.1 404 Not Found\r\n\r\n",
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"HTTP/1.1 2000 Oh\r\n\r\n",
        b"HTTP/2 200 OK\r\n\r\n",
        b"SSH-2.0-x\r\n",
        b"x" * 100_000,
        b"",
    ],
)
async def test_other_answers_are_failures(answer: bytes) -> None:
    stranger = Stranger(answer)
    assert await stranger.run() == [False]
    assert len(stranger.connected) == 1


async def test_little_is_read() -> None:
    read: list[int] = []

    class Reader(asyncio.StreamReader):
        async def read(self, n: int = -1) -> bytes:
            read.append(n)
            return b"x" * min(n, 300)

    class Writer:
        transport = type("Transport", (), {"abort": staticmethod(lambda: None)})

        def write(self, data: bytes) -> None: ...

        async def drain(self) -> None: ...

    async def connect(*_: object) -> Any:
        return Reader(), Writer()

    stranger = Stranger()
    hooks = Webhooks(stranger.give_up, limits=GENEROUS, resolve=stranger.resolve, connect=connect)
    assert await hooks.send("hook", URL, REMINDER) is False
    assert read == [1024, 724, 424, 124]


async def test_a_server_that_says_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.05)

    async def connect(*_: object) -> Any:
        await asyncio.sleep(60)

    stranger = Stranger(addresses=[PUBLIC, "1.1.1.1"])
    hooks = Webhooks(stranger.give_up, limits=GENEROUS, resolve=stranger.resolve, connect=connect)
    assert await hooks.send("hook", URL, REMINDER) is False


async def test_five_failures_in_a_row_end_a_hook() -> None:
    stranger = Stranger(b"HTTP/1.1 500 Oh\r\n\r\n")
    hooks = stranger.webhooks()
    await stranger.run(4, webhooks=hooks)
    stranger.answer = b"HTTP/1.1 200 OK\r\n\r\n"
    await stranger.run(1, webhooks=hooks)
    stranger.answer = b"HTTP/1.1 500 Oh\r\n\r\n"
    await stranger.run(4, webhooks=hooks)
    assert stranger.given_up == []
    await stranger.run(1, webhooks=hooks)
    assert stranger.given_up == ["hook 1"]


async def test_a_hook_that_is_allowed_no_longer() -> None:
    stranger = Stranger()
    assert await stranger.run(5, webhooks=stranger.webhooks(hosts=["other.example"])) == [False] * 5
    assert stranger.resolved == []
    assert stranger.given_up == ["hook 1"]


async def test_one_too_many_is_dropped_and_is_no_failure() -> None:
    stranger = Stranger()
    few = Limits({**LIMITS, "webhooks-target": Limit(2, 0.01)})
    assert await stranger.run(12, webhooks=stranger.webhooks(few)) == [True] * 2 + [False] * 10
    assert len(stranger.heard) == 2
    assert stranger.given_up == []


async def test_tokens_are_not_sent() -> None:
    for link in ("https://example.org/join/mi_abc", "https://example.org/?t=mt_abc"):
        with pytest.raises(ValueError, match="token"):
            await Stranger().webhooks().send("hook", URL, REMINDER._replace(link=link))


def test_no_table_is_called_like_a_token() -> None:
    """By chance, one of some thousands would be, and nobody there would ever be reminded."""
    plan = setup.new_table(TableSetup("kahuna"), ANN)
    ids = [setup.new_id() for _ in range(500)] + [setup.with_key(plan, str(number)).id for number in range(500)]
    assert not any("_" in id for id in ids)
    assert len(set(ids)) == 1_000


async def test_names_here() -> None:
    assert set(await resolve_name("localhost", 443)) <= {"127.0.0.1", "::1"}
    assert await resolve_name("nobody.invalid", 443) == []


# --- TLS ---


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for hooks.example.org, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("needs openssl")
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    subject = ["-subj", "/CN=hooks.example.org", "-addext", "subjectAltName=DNS:hooks.example.org"]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-keyout", str(path)]
    made = path.with_name("certificate.pem")
    command = ["openssl", "req", "-x509", "-days", "2", *key, *subject, "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=20)
    path.write_bytes(path.read_bytes() + made.read_bytes())
    return path


@pytest.mark.parametrize(
    ("url", "trusted", "arrives"),
    [(URL, True, True), ("https://other.example.org/", True, False), (URL, False, False)],
)
async def test_the_certificate_must_be_for_the_name(certificate: Path, url: str, trusted: bool, arrives: bool) -> None:
    stranger, names = Stranger(), list[str | None]()
    here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    here.load_cert_chain(certificate)
    here.sni_callback = lambda _socket, name, _context: names.append(name)
    trust = ssl.create_default_context(cafile=certificate if trusted else None)

    async with await asyncio.start_server(stranger.hear, "127.0.0.1", 0, ssl=here) as server:
        port = server.sockets[0].getsockname()[1]

        async def connect(_address: str, _port: int, host: str) -> Any:
            return await connect_by_tls("127.0.0.1", port, host, trust)

        hooks = Webhooks(stranger.give_up, limits=GENEROUS, resolve=stranger.resolve, connect=connect)
        assert await hooks.send("hook", url, REMINDER) is arrives
    assert names == [url.split("/")[2]]
    assert len(stranger.heard) == arrives
