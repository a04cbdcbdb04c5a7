"""How hard the tests try, and the services that some of them need.

MOTU_TESTS is `quick` (the default, and `./dev check`), `ci` (`./dev test`) or `long` (`./dev fuzz`).
"""

import os
import signal
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.services import Missing, Postgres, running_postgres, running_redis

# A shell begins what is to run in the background with interrupts ignored, and children inherit that: they would not
# end when a test interrupts them. What is ended by such a signal, or catches it, has children that end by it.
for each in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    if signal.getsignal(each) is signal.SIG_IGN:
        signal.signal(each, signal.default_int_handler if each == signal.SIGINT else signal.SIG_DFL)

# Numba reads this when it is imported: an index out of bounds is then an error in compiled rules, too.
os.environ["NUMBA_BOUNDSCHECK"] = "1"

PROFILE = os.environ.get("MOTU_TESTS", "quick")

# A loaded machine is no reason to fail, so neither a deadline nor the check for slow examples.
BASE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("quick", BASE, max_examples=10)
# The same examples in every run: a change that breaks the tests is the one that is being tested.
settings.register_profile("ci", BASE, max_examples=60, derandomize=True)
settings.register_profile("long", BASE, max_examples=5_000)
settings.load_profile(PROFILE)


SERVICES = {"chromium", "postgres", "redis_url", "motu"}
"""Fixtures that start programs."""


def needs_service(item: pytest.Item) -> bool:
    """Whether a test starts a browser, a database or a server, or is told to by one of its parameters: that is slow,
    and `./dev check` leaves it out."""
    if hasattr(getattr(item, "module", None), "house"):  # the file has servers of its own
        return True
    asked = {*getattr(item, "fixturenames", ())}
    if (call := getattr(item, "callspec", None)) is not None:
        asked |= {each for each in call.params.values() if isinstance(each, str)}
    return not SERVICES.isdisjoint(asked)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests come first: what is left at the end is short, and no core waits long for another."""
    for item in items:
        if needs_service(item):
            item.add_marker("slow")
    long = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("fuzz")}
    items.sort(key=lambda item: item.path not in long)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that are `async def`."""
    return "asyncio"


@pytest.fixture
def amount() -> Callable[[int, int, int], int]:
    """Picks one of three numbers, for tests that count games instead of examples."""

    def pick(quick: int, ci: int, long: int) -> int:
        return {"quick": quick, "ci": ci, "long": long}[PROFILE]

    return pick


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        with running_postgres() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    try:
        with running_redis() as url:
            yield url
    except Missing as missing:
        pytest.skip(str(missing))
