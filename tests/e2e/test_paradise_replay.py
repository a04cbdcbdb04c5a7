"""A game of Conquest of Paradise that several have finished, seen again: from any seat, by a link, from a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screens import act
from tests.e2e.test_paradise_company import build, three
from tests.e2e.test_paradise_games import seen_by
from tests.e2e.test_paradise_hand_over import NAMES
from tests.e2e.test_screens import axe
from tests.e2e.visitor import PHONE, Visitor, id_of

Come = Callable[..., Visitor]


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step of the game")


def finished(visitor: Come) -> tuple[list[Visitor], str, str]:
    """A game of three in which Red planned a warrior band and all agreed on a draw then: the table, and what it was."""
    people, path = three(visitor, build)
    ann, *others = people
    home = seen_by(ann, path)["shown"]["homes"][0]
    act(ann, seen_by(ann, path), do="move", move=f"W+{home}")
    act(ann, seen_by(ann, path), do="draw")
    for each in others:
        act(each, seen_by(each, path), do="answer", yes=True)
    return people, id_of(path), "Planned: a warrior band"


def look_as(page: Page, view: str) -> None:
    page.locator("label").filter(has_text=view).first.click()
    expect(page.get_by_role("radio", name=view)).to_be_checked()


def test_a_finished_game_is_seen_from_each_seat_and_open(visitor: Come) -> None:
    """What was planned when the game ended shows to the seat that planned it, and with everything open."""
    people, table, planned = finished(visitor)
    ann, cat = people[0], people[2]
    expect(ann.page.locator(".over h2").first).to_have_text("A draw")
    ann.page.get_by_role("link", name="Replay").click()
    page = ann.page
    expect(slider(page)).to_be_visible()
    assert axe(ann)["violations"] == []
    page.keyboard.press("End")
    steps = int(slider(page).get_attribute("max") or 0)
    expect(slider(page)).to_have_value(str(steps))
    for view, sees in (("Everything", True), *zip(NAMES, (True, False, False), strict=True)):
        look_as(page, view)
        expect(slider(page)).to_have_value(str(steps))
        told = expect(page.locator(".told"))
        (told.to_contain_text if sees else told.not_to_contain_text)(planned)
        expect(page.locator(".log").get_by_text(planned)).to_have_count(1 if sees else 0)
    ann.button("To the beginning").click()
    expect(slider(page)).to_have_value("0")
    expect(page.locator(".marks")).to_contain_text("Turn 1")
    cat.open(f"/table/{table}/replay")
    expect(slider(cat.page)).to_have_attribute("max", str(steps))
    assert not cat.scrolls_sideways()
    assert axe(cat)["violations"] == []


def test_a_position_is_sent_by_a_link_and_the_game_as_a_file(visitor: Come, tmp_path: Path) -> None:
    people, table, _ = finished(visitor)
    ann, eve = people[0], visitor(size=PHONE)
    page = ann.open(f"/table/{table}/replay")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(slider(page)).to_be_visible()
    look_as(page, "Yellow")
    for step in (1, 2, 3):
        ann.button("One step on").click()
        expect(slider(page)).to_have_value(str(step))
    page.get_by_role("tab", name="Share").click()
    with ann.told("The link to this position is copied."):
        ann.button("Copy the link").click()
    eve.page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(slider(eve.page)).to_have_value("3")
    expect(eve.page.get_by_role("radio", name="Yellow")).to_be_checked()
    assert eve.page.locator(".told").inner_text() == page.locator(".told").inner_text()

    with page.expect_download() as record:
        ann.button("Save the record").click()
    file = tmp_path / record.value.suggested_filename
    record.value.save_as(file)
    with page.expect_download() as picture:
        ann.button("Save a picture").click()
    drawn = tmp_path / picture.value.suggested_filename
    picture.value.save_as(drawn)
    assert drawn.suffix == ".png"
    assert drawn.stat().st_size > 50_000, "the whole chart is drawn"

    eve.open("/load")
    eve.page.locator("input[type=file]").set_input_files(file)
    eve.button("Replay", exact=True).click()
    eve.page.wait_for_url(re.compile("/replay#"))
    steps = slider(page).get_attribute("max")
    assert steps is not None
    expect(slider(eve.page)).to_have_attribute("max", steps)
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text(ann.api("GET", "/api/me")["name"])
