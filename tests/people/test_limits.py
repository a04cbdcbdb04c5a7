"""Limits: bursts, rates, keys."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.people.limits import LIMITS, Limit, Limits, TooOften, network_of


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_one_after_another() -> None:
    clock = Clock()
    limits = Limits({"chat": Limit(3, 0.5)}, clock)
    assert [limits.take("chat", "ann") for _ in range(5)] == [0, 0, 0, 2, 2]
    assert limits.take("chat", "bob") == 0
    clock.now += 1.5
    assert limits.take("chat", "ann") == 0.5
    clock.now += 0.5
    assert [limits.take("chat", "ann") for _ in range(2)] == [0, 2]
    clock.now += 1_000
    assert [limits.take("chat", "ann") for _ in range(4)] == [0, 0, 0, 2]


def test_a_refusal_says_when_to_come_back() -> None:
    limits = Limits({"chat": Limit(1, 0.3)}, Clock())
    limits.check("chat", "ann")
    with pytest.raises(TooOften) as refused:
        limits.check("chat", "ann")
    assert refused.value.wait == pytest.approx(1 / 0.3)
    assert str(refused.value.reason) == "people-too-often (seconds=4)"


def test_a_class_of_sixty_behind_one_address_comes_in_at_once() -> None:
    limits = Limits(clock=Clock())
    for _ in range(60):
        limits.check("sign-ups-address", "192.0.2.7")
        for _ in range(2):  # who comes back, or loads the page again
            limits.check("sockets-address", "192.0.2.7")
        for _ in range(12):
            limits.check("requests-address", "192.0.2.7")
    while not limits.take("sign-ups-address", "192.0.2.7"):
        pass
    with pytest.raises(TooOften) as refused:
        limits.check("sign-ups-address", "192.0.2.7")
    assert str(refused.value.reason) == "people-crowd (seconds=15)"


def test_what_counts_for_several_is_let_in_and_waited_for_afterwards() -> None:
    clock = Clock()
    limits = Limits({"chat": Limit(3, 0.5)}, clock)
    assert limits.take("chat", "ann") == 0
    limits.charge("chat", "ann", 4)
    assert (limits.take("chat", "ann"), limits.take("chat", "bob")) == (6, 0)
    clock.now += 6
    assert [limits.take("chat", "ann") for _ in range(2)] == [0, 2]
    limits.charge("chat", "cat", 0)
    assert [limits.take("chat", "cat") for _ in range(4)] == [0, 0, 0, 2]


@given(
    st.integers(1, 20),
    st.floats(0.01, 100),
    st.lists(st.floats(0, 10), max_size=60),
)
def test_never_more_than_burst_and_rate_allow(burst: int, rate: float, pauses: list[float]) -> None:
    clock = Clock()
    limits = Limits({"x": Limit(burst, rate)}, clock)
    start, allowed = clock.now, 0
    for pause in pauses:
        clock.now += pause
        for _ in range(3):
            wait = limits.take("x", "key")
            assert wait >= 0
            allowed += wait == 0
            assert allowed <= burst + rate * (clock.now - start) + 1e-6


@given(st.integers(1, 20), st.floats(0.01, 100))
def test_who_waits_as_told_is_let_in(burst: int, rate: float) -> None:
    clock = Clock()
    limits = Limits({"x": Limit(burst, rate)}, clock)
    for _ in range(50):
        wait = limits.take("x", "key")
        if wait:
            clock.now += wait + 1e-6
            assert limits.take("x", "key") == 0


def test_memory_is_bounded_and_the_longest_silent_is_forgotten() -> None:
    limits = Limits({"x": Limit(1, 0.001)}, Clock(), most_keys=100)
    limits.take("x", "busy")
    for number in range(1_000):
        assert limits.take("x", str(number)) == 0
        assert limits.take("x", "busy") > 0
    assert len(limits._buckets["x"][3]) == 100
    assert limits.take("x", "999") > 0
    assert limits.take("x", "0") == 0
    limits.take("x", "y" * 100_000)
    assert max(map(len, limits._buckets["x"][3])) <= 64


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network


def test_addresses_of_one_network_share_a_bucket() -> None:
    limits = Limits({"x": Limit(1, 0.1, by_address=True)}, Clock())
    assert limits.take("x", "2001:db8::1") == 0
    assert limits.take("x", "2001:db8::ffff") > 0
    assert limits.take("x", "2001:db8:0:1::1") == 0


def test_every_limit_is_sensible() -> None:
    for name, limit in LIMITS.items():
        assert limit.burst >= 1
        assert limit.rate > 0
        assert limit.by_address == name.endswith("-address")


def test_a_call_is_fast() -> None:
    """Two microseconds on an idle machine; the bound here is for a busy one."""
    limits = Limits()
    keys = [f"192.0.2.{number}" for number in range(200)]
    best = 1.0
    for _ in range(20):
        start = time.perf_counter()
        for key in keys:
            limits.take("requests-address", key)
        best = min(best, (time.perf_counter() - start) / len(keys))
    assert best < 20e-6
