"""How often somebody may do something: a bucket of tokens for every limit and key, in bounded memory.

A bucket holds `burst` tokens and gains `rate` of them a second. Only one number is kept of it: when it will be full
again (the "generic cell rate algorithm"). Whoever was not heard of for longest is forgotten when there are too many;
their bucket has most often been full for long.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from types import MappingProxyType
from typing import NamedTuple

from motu.core.errors import MotuError, message

MINUTE, HOUR = 60.0, 3_600.0
MOST_KEYS = 20_000
"""How many buckets a limit remembers."""
LONGEST_KEY = 64


class Limit(NamedTuple):
    """So many at once, and so many a second in the long run. Keys may be addresses: then a network counts as one."""

    burst: int
    rate: float
    by_address: bool = False


LIMITS: Mapping[str, Limit] = MappingProxyType(
    {
        "requests-visitor": Limit(60, 10.0),
        "requests-address": Limit(900, 60.0, by_address=True),  # a class may share one, and come all at once
        "messages-socket": Limit(40, 10.0),
        "sockets-address": Limit(150, 2.0, by_address=True),
        "tables-visitor": Limit(10, 20 / HOUR),
        "shows-visitor": Limit(3, 6 / HOUR),
        "sign-ups-address": Limit(90, 240 / HOUR, by_address=True),
        "accounts-address": Limit(5, 10 / HOUR, by_address=True),
        "logins-address-name": Limit(10, 1 / MINUTE),
        "wrong-logins-name": Limit(10, 1 / MINUTE),  # how they are used is told in `motu.people.accounts.People`
        "logins-address": Limit(20, 4 / MINUTE, by_address=True),
        "imports-visitor": Limit(5, 10 / HOUR),
        "components-visitor": Limit(10, 20 / HOUR),
        "components-address": Limit(20, 40 / HOUR, by_address=True),
        "hints-visitor": Limit(20, 6 / MINUTE),
        # A token is a step of a game that is played again.
        "steps-visitor": Limit(60_000, 300.0),
        "steps-address": Limit(240_000, 1_500.0, by_address=True),
        "threats-visitor": Limit(30, 2.0),
        "tries-visitor": Limit(60, 8.0),
        "renames-visitor": Limit(5, 10 / HOUR),
        "webhooks-target": Limit(10, 10 / MINUTE),
    }
)


CROWDED: Mapping[str, str] = MappingProxyType({"sign-ups-address": "people-crowd"})
"""What is said where it is others who have used something up."""


class TooOften(MotuError):
    """Allowed, but not so soon: `wait` says in how many seconds."""

    def __init__(self, wait: float, reason: str = "people-too-often") -> None:
        super().__init__(message(reason, seconds=ceil(wait)))
        self.wait = wait


class Limits:
    """The buckets of one process."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._clock = clock
        self._most = most_keys
        self._buckets = {name: _Buckets(limit) for name, limit in limits.items()}

    def take(self, name: str, key: str) -> float:
        """Take a token: 0 when there was one, else how many seconds to wait for it (nothing is taken then)."""
        interval, slack, by_address, full_at = self._buckets[name]
        key = network_of(key) if by_address else key[:LONGEST_KEY]
        now = self._clock()
        full = max(now, full_at.pop(key, now))  # popped and put back: the dict stays in order of use
        wait = full - now - slack
        if wait > 0:
            full_at[key] = full
            return wait
        full_at[key] = full + interval
        if len(full_at) > self._most:
            del full_at[next(iter(full_at))]
        return 0.0

    def charge(self, name: str, key: str, tokens: int) -> None:
        """Count so many more for something that was let in: whoever comes again waits the longer."""
        interval, _, by_address, full_at = self._buckets[name]
        key = network_of(key) if by_address else key[:LONGEST_KEY]
        now = self._clock()
        full_at[key] = max(now, full_at.get(key, now)) + tokens * interval

    def spend(self, name: str, key: str, tokens: int) -> None:
        """Take so many tokens, if there is one: whoever comes again waits the longer. TooOften."""
        self.check(name, key)
        if tokens > 1:
            self.charge(name, key, tokens - 1)

    def check(self, name: str, key: str) -> None:
        """Take a token; TooOften when there is none."""
        wait = self.take(name, key)
        if wait:
            raise TooOften(wait, CROWDED.get(name, "people-too-often"))


class _Buckets(tuple[float, float, bool, dict[str, float]]):
    """The seconds that a token takes, those that a bucket may be short of full for one more, and when each is full."""

    __slots__ = ()

    def __new__(cls, limit: Limit) -> _Buckets:
        interval = 1 / limit.rate
        return super().__new__(cls, (interval, (limit.burst - 1) * interval, limit.by_address, {}))


@lru_cache(maxsize=8_192)
def network_of(address: str) -> str:
    """Whom an address stands for: itself in IPv4, its /64 in IPv6, where everybody has 2^64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:LONGEST_KEY]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
