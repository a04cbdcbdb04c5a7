"""Games seen again: step by step, by a link, from a file, and tried again from somewhere in the middle."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from motu.core.record import read_record
from motu.kahuna import game as kahuna
from tests.e2e.player import Player
from tests.e2e.screens import finished
from tests.e2e.visitor import Visitor

Come = Callable[..., Visitor]
RECORD = (Path(__file__).parents[1] / "kahuna" / "golden" / "modern.txt").read_text()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step of the game")


def board(page: Page) -> list[str]:
    """The position, island by island, as those are told who hear the page."""
    found = page.locator("main .board ul li").all_inner_texts()
    assert len(found) == 12
    return found


def test_every_step_of_a_game_can_be_seen(visitor: Come) -> None:
    ann = visitor()
    table = finished(ann)
    steps = len(read_record(kahuna, ann.api("GET", f"/api/tables/{table}/record")["record"]).steps)
    ann.open(f"/table/{table}")
    expect(ann.page.locator(".over h2")).to_be_visible()
    end = board(ann.page)
    ann.open(f"/table/{table}/replay")
    page, press = ann.page, ann.page.keyboard.press
    expect(slider(page)).to_have_attribute("max", str(steps))
    press("End")
    expect(slider(page)).to_have_value(str(steps))
    assert board(page) == end
    for key, step in (("ArrowLeft", steps - 1), ("ArrowLeft", steps - 2), ("ArrowRight", steps - 1), ("Home", 0)):
        press(key)
        expect(slider(page)).to_have_value(str(step))
    start = board(page)
    assert start != end
    assert not any("bridge" in island for island in start)
    ann.button("One step on").click()
    expect(slider(page)).to_have_value("1")
    ann.button("To the end").click()
    expect(slider(page)).to_have_value(str(steps))
    press("Shift+ArrowLeft")  # the beginning of the last turn
    expect(slider(page)).not_to_have_value(str(steps))
    ann.button("Play", exact=True).click()
    expect(slider(page)).to_have_value(str(steps))
    expect(ann.button("Play", exact=True)).to_be_visible()
    page.locator(".log li button").nth(4).click()
    expect(slider(page)).to_have_value("5")


def test_a_record_is_pasted_seen_and_shared_by_a_link(visitor: Come) -> None:
    """The link carries the game itself: somebody else with nothing but the link sees the same position."""
    ann, bob = visitor(), visitor()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.open("/load")
    ann.page.get_by_role("textbox").fill(RECORD)
    ann.button("Replay", exact=True).click()
    ann.page.wait_for_url("**/replay#*")
    expect(slider(ann.page)).to_be_visible()
    for step in range(1, 10):
        ann.page.keyboard.press("ArrowRight")
        expect(slider(ann.page)).to_have_value(str(step))
    ann.page.get_by_role("tab", name="Share").click()
    with ann.told("copied"):
        ann.button("Copy the link").click()
    bob.page.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    expect(slider(bob.page)).to_have_value("9")
    assert board(bob.page) == board(ann.page)
    assert bob.page.locator(".told").inner_text() == ann.page.locator(".told").inner_text()
    assert bob.page.locator(".sides").inner_text() == ann.page.locator(".sides").inner_text()


def test_whose_eyes_see_what(visitor: Come) -> None:
    """In a game that is over all cards are open to everybody, and each seat's own sight can be looked at."""
    ann = visitor()
    ann.open(f"/table/{finished(ann)}/replay")
    expect(slider(ann.page)).to_be_visible()
    ann.page.keyboard.press("Home")
    hidden = ann.page.locator(".sides").get_by_text("hidden cards")
    for view, number in (("All cards", 0), ("White", 1), ("Black", 1)):
        ann.page.locator("label").filter(has_text=view).first.click()
        expect(hidden).to_have_count(number)


def test_a_bad_record_is_told_by_its_line_and_nothing_is_lost(visitor: Come) -> None:
    ann = visitor()
    ann.forgive("422")
    ann.open("/load")
    bad = RECORD.replace("L-K", "L-Q", 1)
    line = next(number for number, text in enumerate(bad.split("\n"), 1) if "L-Q" in text)
    field = ann.page.get_by_role("textbox")
    field.fill(bad)
    ann.button("Replay", exact=True).click()
    alert = ann.page.get_by_role("alert").filter(has_text=f"Line {line}:")
    expect(alert).to_contain_text(bad.split("\n")[line - 1])
    expect(field).to_have_value(bad)
    marked = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(marked) == bad.split("\n")[line - 1]
    assert "/load" in ann.page.url


@pytest.mark.parametrize(
    ("fragment", "told"),
    [("r=nonsense&s=3", "cut off or changed"), ("s=3", "There is no game in this link"), ("", "There is no game")],
)
def test_a_broken_link_says_so(visitor: Come, fragment: str, told: str) -> None:
    ann = visitor()
    ann.open(f"/replay#{fragment}")
    expect(ann.page.locator("main").get_by_role("alert")).to_contain_text(told)
    expect(ann.page.get_by_role("link", name="Load a game")).to_be_visible()


def test_try_again_from_here(visitor: Come) -> None:
    """The game goes on from just the position that was shown, against the bot that was there."""
    ann = visitor()
    table = finished(ann)
    ann.open(f"/table/{table}/replay")
    expect(slider(ann.page)).to_be_visible()
    ann.page.keyboard.press("End")
    while slider(ann.page).input_value() != "0":  # back to the middle of a turn: one step off would show on the board
        ann.page.keyboard.press("ArrowLeft")
        if re.search(r"White to move\s+White plays", ann.page.locator(".told").inner_text()):
            break
    there, step = board(ann.page), int(slider(ann.page).input_value())
    ann.button("Try again from here").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_label("Your opponent")).to_have_value("random")
    dialog.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url(re.compile(r"/table/[^/]+$"))
    player = Player(ann, seed=5)
    player.wait()
    assert table not in ann.page.url
    assert board(ann.page) == there
    assert ann.api("GET", f"/api/tables/{ann.page.url.rpartition('/')[2]}")["steps"] == step
    for _ in range(4):
        player.step()


def test_record_and_picture_can_be_saved(visitor: Come) -> None:
    ann = visitor()
    there = finished(ann)
    ann.open(f"/table/{there}")
    with ann.page.expect_download() as download:
        ann.button("Save the record").click()
    assert download.value.suggested_filename.endswith(".motu")
    assert Path(download.value.path()).read_text() == ann.api("GET", f"/api/tables/{there}/record")["record"]
    ann.open(f"/table/{there}/replay")
    ann.page.get_by_role("tab", name="Share").click()
    with ann.page.expect_download() as download:
        ann.button("Save a picture of the board").click()
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) >= 1000, "too small to be looked at"
