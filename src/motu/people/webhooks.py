"""Reminders to addresses that players name: a small request to a stranger's server, if the host of the house allows it.

What a player names must not make this server ask its own neighbours. So a name is resolved once, every address that it
has must be public, and the connection goes to an address that was checked; the name is used for TLS only. Redirects
are not followed, and next to nothing is read. What went wrong is not told: it would tell about the network here.
"""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import NamedTuple

from motu.core.errors import BadOption, message
from motu.people.limits import Limits
from motu.people.tokens import INVITATION, SESSION

SECONDS = 5.0
"""For everything: resolving, connecting, asking and the first line of the answer."""
SECONDS_TO_CONNECT = 2.0
MOST_READ = 1_024
LONGEST_URL = 500
MOST_FAILURES = 5
MOST_AT_ONCE = 16
MOST_REMEMBERED = 10_000

_URL = re.compile(r"https://([a-z0-9.-]{1,253})(?::([0-9]{1,5}))?(/[!-~]*)?", re.IGNORECASE | re.ASCII)
_LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
_STATUS = re.compile(rb"HTTP/1\.[01] ([0-9]{3})[ \r\n]")

# IANA's registries of special addresses. Python has them, too, but not the same in every version.
_SPECIAL_4 = (
    "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 "
    "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4"
)
_SPECIAL = tuple(map(IPv4Network, _SPECIAL_4.split()))
_GLOBAL_6 = IPv6Network("2000::/3")
_SPECIAL_6 = (
    IPv6Network("2001::/23"),  # protocols, among them Teredo
    IPv6Network("2001:db8::/32"),
    IPv6Network("2002::/16"),  # 6to4: an IPv4 address in disguise
    IPv6Network("3fff::/20"),
)
_NAT64 = IPv6Network("64:ff9b::/96")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""All addresses of a name."""
Connect = Callable[[str, int, str], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""A connection to this address and port, with TLS for this name."""


class BadHook(BadOption):
    """An address that reminders are not sent to."""


class Target(NamedTuple):
    """Where a reminder goes."""

    host: str
    port: int
    path: str


class Reminder(NamedTuple):
    """What a reminder says: at which table, in which game, whose turn it is."""

    link: str
    game: str
    player: str


def read_url(url: str, hosts: Sequence[str] = (), ports: Sequence[int] = (443,)) -> Target:
    """What an address means; BadHook, unless it is a plain https address of a named host, one of `hosts` if any.

    `.example.org` among the hosts stands for all names below it.
    """
    if len(url) > LONGEST_URL:
        raise BadHook(message("people-hook-too-long", most=LONGEST_URL))
    found = _URL.fullmatch(url)
    if found is None or "#" in url or "\\" in url:
        raise BadHook(message("people-hook-bad-url"))
    host, port, path = found[1].lower(), int(found[2] or 443), found[3] or "/"
    labels = host.split(".")
    # What ends in a number is read as an address by some, in notations such as 0x7f.1.
    if len(labels) < 2 or not all(map(_LABEL.fullmatch, labels)) or labels[-1][0].isdecimal():
        raise BadHook(message("people-hook-bad-host"))
    if port not in ports:
        raise BadHook(message("people-hook-bad-port"))
    if hosts and not any(host == allowed or (allowed.startswith(".") and host.endswith(allowed)) for allowed in hosts):
        raise BadHook(message("people-hook-not-allowed", host=host))
    return Target(host, port, path)


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet at large, and to nobody in particular here."""
    try:
        address: IPv4Address | IPv6Address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address not in _NAT64:
            return address in _GLOBAL_6 and not any(address in network for network in _SPECIAL_6)
        address = IPv4Address(int(address) & 0xFFFF_FFFF)
    return not any(address in network for network in _SPECIAL)


class Webhooks:
    """Sends reminders. `given_up` is told of a hook that failed too often in a row, by the id that `send` was given."""

    def __init__(
        self,
        given_up: Callable[[str], Awaitable[None]],
        hosts: Sequence[str] = (),
        ports: Sequence[int] = (443,),
        limits: Limits | None = None,
        resolve: Resolve | None = None,
        connect: Connect | None = None,
    ) -> None:
        self._given_up = given_up
        self._hosts = tuple(host.lower() for host in hosts)
        self._ports = tuple(ports)
        self._limits = limits or Limits()
        self._resolve = resolve or resolve_name
        self._connect = connect or connect_by_tls
        self._failures: dict[str, int] = {}
        self._running = 0

    def read(self, url: str) -> Target:
        """What an address means here; BadHook."""
        return read_url(url, self._hosts, self._ports)

    async def send(self, hook: str, url: str, reminder: Reminder) -> bool:
        """Send a reminder; whether it arrived. One too many is dropped, and does not count as a failure."""
        try:
            target = self.read(url)  # what is allowed may have changed since it was kept
        except BadHook:
            await self._failed(hook)
            return False
        if self._running >= MOST_AT_ONCE or self._limits.take("webhooks-target", target.host):
            return False
        body = _body(reminder)
        self._running += 1
        try:
            async with asyncio.timeout(SECONDS):
                arrived = await self._post(target, body)
        except (OSError, ValueError):  # among them: too late, a bad certificate, a name that cannot be encoded
            arrived = False
        finally:
            self._running -= 1
        if arrived:
            self._failures.pop(hook, None)
        else:
            await self._failed(hook)
        return arrived

    async def _failed(self, hook: str) -> None:
        failures = self._failures.pop(hook, 0) + 1
        if failures >= MOST_FAILURES:
            await self._given_up(hook)
            return
        self._failures[hook] = failures
        if len(self._failures) > MOST_REMEMBERED:
            del self._failures[next(iter(self._failures))]

    async def _post(self, target: Target, body: bytes) -> bool:
        addresses = await self._resolve(target.host, target.port)
        if not addresses or not all(map(is_public, addresses)):
            return False
        reader, writer = await self._reach(addresses[:2], target)
        try:
            port = "" if target.port == 443 else f":{target.port}"
            head = (
                f"POST {target.path} HTTP/1.1\r\nHost: {target.host}{port}\r\nUser-Agent: motu\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            answer = b""
            while b"\n" not in answer and len(answer) < MOST_READ:
                more = await reader.read(MOST_READ - len(answer))
                if not more:
                    break
                answer += more
        finally:
            writer.transport.abort()  # a farewell could be drawn out
        status = _STATUS.match(answer)
        return status is not None and status[1].startswith(b"2")

    async def _reach(
        self, addresses: Sequence[str], target: Target
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first of these addresses that answers; the last is given all the time there is."""
        for address in addresses[:-1]:
            with suppress(OSError):
                return await asyncio.wait_for(self._connect(address, target.port, target.host), SECONDS_TO_CONNECT)
        return await self._connect(addresses[-1], target.port, target.host)


async def resolve_name(host: str, port: int) -> list[str]:
    """All addresses of a name, best first; none when there is no such name."""
    ask = partial(getaddrinfo, host, port, type=SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(_resolvers(), ask)
    except gaierror:
        return []
    return list(dict.fromkeys(str(where[0]) for *_, where in found))


@cache
def _resolvers() -> ThreadPoolExecutor:
    # Threads of their own: a name server that never answers must not hold up who shares asyncio's.
    return ThreadPoolExecutor(2, thread_name_prefix="motu-resolve")


async def connect_by_tls(
    address: str, port: int, host: str, context: ssl.SSLContext | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to an address whose certificate is for this name."""
    trust = context or _public_trust()
    return await asyncio.open_connection(address, port, ssl=trust, server_hostname=host, limit=MOST_READ)


@cache
def _public_trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def _body(reminder: Reminder) -> bytes:
    if SESSION in reminder.link or INVITATION in reminder.link:
        raise ValueError("a reminder must not hold a token")
    return json.dumps({"event": "turn", **reminder._asdict()}).encode()
