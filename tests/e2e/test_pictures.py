"""The pictures of the README: that they can be made is tested always; with MOTU_PICTURES=1 they are kept.

MOTU_PICTURES=1 .venv/bin/python -m pytest tests/e2e/test_pictures.py
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import motu
from motu.paradise.game import show
from tests.e2e.light_png import lighten
from tests.e2e.player import Player
from tests.e2e.test_help import insist
from tests.e2e.test_paradise_trays import Moment, sit_down
from tests.e2e.visitor import PATIENCE, PHONE, Visitor
from tests.web.house import House, house

Come = Callable[..., Visitor]
Frame = Callable[[Page, str], None]
KEPT = os.environ.get("MOTU_PICTURES") == "1"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
HEAVIEST = 250_000
"""Bytes: whoever reads the README loads all of them."""
RECORD = Path(__file__).parents[1] / "kahuna" / "golden" / "modern.txt"
STEP = 66
"""Where in that game something is at stake."""


@pytest.fixture
def frame(chromium: Browser, tmp_path: Path) -> Iterator[Frame]:
    """Takes a picture, once everything has come to rest."""
    folder = PICTURES if KEPT else tmp_path
    folder.mkdir(exist_ok=True)
    blank = chromium.new_page()

    def take(page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready.then(() => true)")
        picture = lighten(blank, page.screenshot(animations="disabled"))
        assert 10_000 < len(picture) < HEAVIEST, f"{name}: {len(picture)} bytes"
        (folder / f"{name}.png").write_bytes(picture)

    yield take
    blank.close()


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which nobody has played, so that nothing else is in the pictures."""
    with house(tmp_path_factory.mktemp("gallery"), warm=KEPT) as found:
        yield found


def named(visitor: Visitor, name: str = "Leilani") -> Visitor:
    visitor.open("/")
    visitor.api("POST", "/api/me")
    visitor.api("PATCH", "/api/me", name=name)
    return visitor


def arm(page: Page) -> None:
    """Choose the bridge that the picture is about, and leave it at its preview."""
    page.locator(".hand").get_by_role("button", name="KAHU").click()
    page.locator(".board [data-line='IK']").dispatch_event("click")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator(".board .foresight .strike")).to_have_count(2)
    page.mouse.move(2, 2)


def test_the_table(visitor: Come, gallery: House, chromium: Browser, frame: Frame) -> None:
    """The same position on a desktop by day and by night, and on a phone: one bridge, two islands, two bridges gone."""
    ann = named(visitor(gallery))
    wish = {"record": RECORD.read_text(), "step": STEP, "seat": 1, "bot": "nalu"}
    path = f"/table/{ann.api('POST', '/api/branches', **wish)['table']['table']}"
    ann.open(path)
    arm(ann.page)
    frame(ann.page, "table")
    ann.page.emulate_media(color_scheme="dark")
    expect(ann.page.locator("html")).to_have_attribute("data-scheme", "dark")
    frame(ann.page, "dark")

    small = chromium.new_context(
        base_url=gallery.url,
        storage_state=ann.context.storage_state(),
        viewport={"width": PHONE[0], "height": PHONE[1]},
        device_scale_factor=2,
        reduced_motion="reduce",
        locale="en",
    )
    small.set_default_timeout(PATIENCE)
    page = small.new_page()
    page.goto(path)
    arm(page)
    frame(page, "phone")
    small.close()


def test_the_start_page(visitor: Come, gallery: House, frame: Frame) -> None:
    ann = named(visitor(gallery))
    ann.open("/")
    expect(ann.page.locator(".demo figcaption")).to_contain_text("Pele")  # the game shown has come
    frame(ann.page, "home")


def test_the_campaign(visitor: Come, gallery: House, frame: Frame) -> None:
    ann = named(visitor(gallery))
    row = "insert into campaign (visitor, game, bot, played, beaten, clean, at) values (?, 'kahuna', ?, ?, 1, ?, ?)"
    who = ann.api("GET", "/api/me")["id"]
    database = sqlite3.connect(str(gallery.settings["database"]), timeout=20)
    with database:
        for bot, played, clean in (("keiki", 1, 1), ("manu", 3, 0), ("mano", 2, 1), ("honu", 4, 0)):
            database.execute(row, (who, bot, played, clean, time.time()))
    database.close()
    ann.open("/campaign")
    expect(ann.button("5. Koa: next")).to_be_visible()
    frame(ann.page, "campaign")


def test_a_lesson(visitor: Come, gallery: House, frame: Frame) -> None:
    ann = named(visitor(gallery))
    ann.open("/learn/example")
    player = Player(ann)
    while not player.wait()["chosen"]:
        player.step()
    ann.page.mouse.move(2, 2)
    frame(ann.page, "lesson")


@pytest.mark.skipif(not KEPT, reason="a review takes long; test_help.py tests it")
def test_a_review(visitor: Come, gallery: House, frame: Frame) -> None:
    ann = named(visitor(gallery))
    ann.forgive("503")
    ann.open("/load")
    record = RECORD.read_text().replace("White: greedy", "White: Leilani").replace("Black: greedy", "Black: Kimo")
    ann.page.get_by_role("textbox").fill(record)
    ann.button("Replay", exact=True).click()
    ann.page.get_by_role("tab", name="Review").click()
    ann.page.get_by_text("Quick", exact=True).click()
    points = ann.page.locator(".review button.gist")
    insist(ann.button("Review the game"), points, ann.page.locator(".review .trouble"))
    points.nth(points.count() // 2).click()  # one in the middle of the game
    ann.page.locator(".review .graph").scroll_into_view_if_needed()
    ann.page.mouse.move(2, 2)
    frame(ann.page, "review")


def islanders(stage: str, strength: int = 0) -> Moment:
    """The first such decision, late in a game of four bots, of somebody with so many war canoes in one place."""
    game = motu.new("paradise", preset="four", names=["Leilani", "Kimo", "Tama", "Moana"], seed=8)
    bot = motu.bot("islander", seed=1)
    steps = 0
    while not game.is_over:
        seat = game.movers[0]
        view = game.view(seat)
        shown = show(view._seen)
        if shown["turn"] >= 9 and shown["stage"] == stage and war_canoes(shown) >= strength:
            return Moment(game.record(), steps, seat)
        game.push(bot.choose(view))
        steps += 1
    raise AssertionError(f"no {stage}")


def war_canoes(shown: Any) -> int:
    """The most that the viewer has in one place."""
    own: dict[str, str] = shown["own"]
    return max(stack.count("C") for stack in own.values())


def test_a_table_of_paradise(visitor: Come, gallery: House, frame: Frame) -> None:
    """A fleet is planned: where it can sail, and with which odds, stands on the chart."""
    ann = named(visitor(gallery))
    table, _ = sit_down(ann, islanders("move", strength=3))
    own = ann.api("GET", f"/api/tables/{table}")["shown"]["own"]
    port = max(own, key=lambda hex: own[hex].count("C"))
    ann.page.locator(f'.board [data-hex="{port}"][data-may]').press("Enter")
    expect(ann.page.get_by_text("Where does the fleet sail?").first).to_be_visible()
    ann.settle()
    frame(ann.page, "paradise")


def test_a_battle_of_paradise(visitor: Come, gallery: House, frame: Frame) -> None:
    ann = named(visitor(gallery))
    sit_down(ann, islanders("loss"))
    expect(ann.page.locator(".mat .piece.may").first).to_be_visible()
    ann.settle()
    frame(ann.page, "battle")
