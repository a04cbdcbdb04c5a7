"""Small things that everybody meets: a card drawn onto a line, the way back, what is read out, no connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.screens import act
from tests.e2e.test_screens import overlap
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, id_of

Come = Callable[..., Visitor]
RECORD = Path(__file__).parents[1] / "kahuna" / "golden" / "modern.txt"

# A finger, as the browser tells of it: Playwright's own can only tap.
DRAW = """([card, line]) => {
    const place = document.querySelectorAll('.hand button.may')[card];
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const tell = (type, [clientX, clientY]) => place.dispatchEvent(new PointerEvent(type, {
        clientX, clientY, bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch', button: 0,
    }));
    const from = middle(place);
    tell('pointerdown', from);
    tell('pointermove', [from[0] + 12, from[1] - 30]);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        const to = middle(document.querySelectorAll('.board [data-line]')[line]);
        tell('pointermove', to);
        tell('pointerup', to);
        done();
    })));
}"""
NAMES = """() => [...document.querySelectorAll('.log button, .prompt .words, p[aria-live]')]
    .map((each) => each.textContent).join(' ')"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_card_is_drawn_onto_a_line(visitor: Come, size: tuple[int, int]) -> None:
    """It is the same as choosing both; the log then tells of “you”, and of nobody's colour."""
    ann = visitor(size=size)
    ann.open("/")
    path = ann.open_table("random", clock={"main": 3600, "increment": 0})
    ann.open(path)
    player = Player(ann, seed=5)
    while not player.wait()["cards"]:
        player.step()
    if ann.touches:
        ann.page.evaluate(DRAW, [0, 0])
    else:
        mouse = ann.page.mouse
        card = player.look()["cards"][0]
        mouse.move(*card)
        mouse.down()
        mouse.move(card[0] + 12, card[1] - 30)
        expect(ann.page.locator(".hand button.chosen")).to_have_count(1)
        mouse.move(*player.look()["lines"][0], steps=3)
        mouse.up()
    confirm = ann.button("Confirm")
    expect(confirm).to_be_visible()
    before = ann.api("GET", f"/api/tables/{id_of(path)}")["steps"]
    confirm.click()
    expect(confirm).to_be_hidden()
    assert ann.api("GET", f"/api/tables/{id_of(path)}")["steps"] > before
    told = ann.page.evaluate(NAMES)
    assert "White" not in told
    assert "Black" not in told
    if not ann.touches:
        expect(ann.page.locator(".log")).to_contain_text("You play")
        expect(ann.page.locator(".log")).not_to_contain_text("White")
    expect(ann.page.locator(".plate").get_by_text("You", exact=True).first).to_be_visible()  # beside a clock, too
    assert ann.page.locator("[aria-haspopup=dialog]:visible").count() == 1, "one menu is enough"


def test_what_somebody_asks_for_covers_no_line(visitor: Come) -> None:
    ann, bob = visitor(), visitor(size=PHONE)
    ann.open("/")
    path = ann.open_table()
    ann.open(path)
    bob.open("/")
    bob.api("POST", "/api/me")
    bob.open(path)
    bob.button("Sit down here").click()
    boards = [each.page.locator(".game .board svg").first for each in (ann, bob)]
    for board in boards:
        expect(board).to_be_visible()
    before = [board.bounding_box() for board in boards]
    act(ann, ann.api("GET", f"/api/tables/{id_of(path)}"), do="draw")
    for each, board, box in zip((ann, bob), boards, before, strict=True):
        asked = each.page.locator(".asked")
        expect(asked).to_be_visible()
        assert board.bounding_box() == box
        assert not overlap(asked.bounding_box(), box)


def test_the_way_there_and_back(visitor: Come) -> None:
    """The focus goes to the screen that was opened, and what was typed is there when one comes back."""
    ann = visitor()
    ann.open("/load")
    record = re.sub(r"(?m)^(White|Black):.*", lambda line: f"{line[1]}: Player of {line[1]}", RECORD.read_text())
    ann.page.locator("textarea").fill(record)
    ann.button("Replay").first.click()
    ann.page.wait_for_url("**/replay*")
    expect(ann.page.get_by_role("slider").first).to_be_visible()
    assert ann.page.evaluate("document.activeElement !== document.body")
    expect(ann.page.locator("h1")).to_have_text("Player of White – Player of Black")
    seats = ann.page.locator(".sides").inner_text()
    assert 0 <= seats.find("Player of White") < seats.find("Player of Black"), "they stand in the order of the title"
    ann.page.go_back()
    expect(ann.page.locator("textarea")).to_have_value(record)


def test_marks_of_danger_say_what_they_mean(visitor: Come) -> None:
    ann = visitor(size=PHONE, threats=True)
    ann.open("/")
    path = ann.open_table("random")
    there = id_of(path)
    mine = ann.turn(there)["you"][0]
    threat: dict[str, Any] = {"island": "E", "seat": None, "cards": 2, "certain": False, "falls": False}
    both = [threat | {"by": mine}, threat | {"island": "K", "by": 1 - mine}]
    ann.page.route("**/threats*", lambda route: route.fulfill(json=both))
    ann.open(path)
    for kind, text in (
        ("own", "With 2 cards you may be able to"),
        ("foe", "With 2 cards your opponent may be able to"),
    ):
        with ann.told(text):
            ann.page.locator(f".board .mark.{kind}").click()


def test_without_connection_a_page_of_our_own_says_so(visitor: Come) -> None:
    """Nothing of anybody's games is kept for that."""
    ann = visitor(workers=True)
    ann.forgive("net::ERR", "Failed to load", "WebSocket connection")
    ann.open("/")
    ann.open(ann.open_table("random"))
    ready = "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => true)"
    assert ann.page.evaluate(ready)
    ann.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ann.page.reload()
    kept = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat().sort()"""
    assert ann.page.evaluate(kept) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]
    ann.context.set_offline(True)
    ann.page.goto("/lobby")
    expect(ann.page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(ann.page.get_by_role("heading")).to_have_count(2)
    ann.context.set_offline(False)
    expect(ann.page.get_by_role("heading", name="Lobby")).to_be_visible()
