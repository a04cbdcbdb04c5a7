"""A real Chromium at a real server: what these tests begin once, and what every visitor's browser is watched for."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from motu.web.page import STATIC
from tests.e2e.visitor import PATIENCE, Visitor
from tests.web.house import House, house

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
)
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there: without windows it needs a third of the time for each visitor, and draws the same."""
NO_CHROMIUM = "Chromium is missing here (Debian: apt-get install chromium-headless-shell)."
NO_PAGE = "The page has not been built: python page/build.py"
VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what its visitors saw last: their browsers are still open then."""
    report = yield
    if report.when == "call" and report.failed and (visitors := item.stash.get(VISITORS, [])):
        report.sections.append(("What the visitors saw", "\n".join(pictures(visitors))))
    return report


def pictures(visitors: list[Visitor]) -> list[str]:
    folder = Path(tempfile.mkdtemp(prefix="motu-seen-"))
    return [each.leave_picture(folder / f"visitor-{number}.png") for number, each in enumerate(visitors)]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of a file. Not for longer: while Playwright is there, no other test can use asyncio."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        pytest.skip(NO_CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS), timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def compiled() -> None:
    """Compile the bots before anybody waits for one: where nothing has done so yet, that takes minutes."""
    subprocess.run([sys.executable, "-m", "motu.bots.warm"], check=False, timeout=580)  # without Numba others play


@pytest.fixture(scope="session")
def motu(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[House]:
    """A server for all tests that need nothing special of it."""
    assert (STATIC / "index.html").exists(), NO_PAGE
    with house(tmp_path_factory.mktemp("house"), seconds=0.05) as found:
        yield found


@pytest.fixture
def visitor(chromium: Browser, motu: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """A new visitor with a browser of his own; at the end his browser must have had nothing to complain about."""
    visitors: list[Visitor] = []
    request.node.stash[VISITORS] = visitors

    def come(at: House | None = None, **traits: object) -> Visitor:
        found = Visitor(chromium, (at or motu).url, **traits)  # type: ignore[arg-type]
        visitors.append(found)
        return found

    try:
        yield come
        for each in visitors:
            each.check()
    except AssertionError:
        print("\n".join(pictures(visitors)))
        raise
    finally:
        for each in visitors:
            each.go()


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A server that sees at once who has gone, and lets nobody wait for him."""
    hurry = """
import motu.tables.agreements as agreements, motu.tables.presence as presence
agreements.GONE = agreements.CLAIM = 0.0
presence.GRACE, presence.SETTLING, presence.LOOK_EVERY = 0.3, 0.0, 0.1
"""
    with house(tmp_path, before=hurry) as found:
        yield found
