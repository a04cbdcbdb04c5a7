"""People at other devices: who lets everybody wait, who wants to be reminded, and a bot in the place of a friend."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.visitor import PHONE, Visitor, id_of
from tests.web.house import House, house

Come = Callable[..., Visitor]


def sit_down(ann: Visitor, bob: Visitor, **setup: object) -> str:
    """A table of these two, at which the game has begun; Ann has White."""
    ann.open("/")
    path = ann.open_table(**setup)
    ann.open(path)
    bob.open(path)
    bob.button("Sit down here").click()
    for each in (ann, bob):
        expect(each.page.locator(".hand li button")).to_have_count(3)
    return id_of(path)


def table_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_a_bot_plays_on_for_somebody_who_has_vanished(visitor: Come, hasty: House, size: tuple[int, int]) -> None:
    ann, bob = visitor(hasty), visitor(hasty, size=size)
    bob.page.clock.install()
    table = sit_down(ann, bob)
    name = ann.api("GET", "/api/me")["name"]
    ann.page.close()
    let = bob.button("Call a bot")
    bob.page.clock.fast_forward(120_000)  # the page looks round every five seconds: now it does at once
    expect(let).to_have_count(0)
    bob.page.clock.fast_forward(120_000)
    expect(bob.page.locator(".prompt").first).to_contain_text(f"{name} is away.")
    let.click()
    expect(let).to_have_count(0)
    assert [seat["kind"] for seat in bob.api("GET", f"/api/tables/{table}")["seats"]] == ["bot", "person"]
    player = Player(bob, seed=51)
    for _ in range(8):
        player.step()
    player.wait()  # the bot has had its turn: it holds cards, and plays none while she comes back
    expect(bob.page.locator(".plates")).to_contain_text("Planner")
    expect(bob.page.locator(".plates")).not_to_contain_text(name)

    ann.page = ann.context.new_page()  # whoever comes back looks on at first, and may have his seat again
    ann.page.goto(f"/table/{table}")
    expect(ann.page.locator(".game")).to_be_visible()
    expect(ann.page.locator(".hand li button")).to_have_count(0)
    ann.button("Take your seat back").click()
    expect(ann.page.locator(".hand li button")).not_to_have_count(0)
    expect(ann.button("Take your seat back")).to_have_count(0)
    expect(bob.page.locator(".plates")).to_contain_text(name)


def test_who_closes_the_page_is_shown_away_and_loses_when_the_other_claims(visitor: Come, hasty: House) -> None:
    ann, bob, cat = visitor(hasty), visitor(hasty, size=PHONE), visitor(hasty)
    bob.page.clock.install()
    table = sit_down(ann, bob, public=True)
    name = ann.api("GET", "/api/me")["name"]
    cat.open(f"/table/{table}")
    aways = [each.page.locator(".plates .away") for each in (bob, cat)]
    prompt = bob.page.locator(".prompt").first
    ann.page.close()
    for away in aways:
        expect(away).to_have_count(1)
    expect(prompt).to_contain_text(f"{name} is away. In 3 min a bot can play on.")
    ann.page = ann.context.new_page()
    ann.page.goto(f"/table/{table}")
    for away in aways:
        expect(away).to_have_count(0)
    expect(bob.page.get_by_text(f"{name} is back.")).to_have_count(1)  # read aloud
    ann.page.close()
    expect(aways[0]).to_have_count(1)
    claim = bob.button("Claim the win")
    bob.page.clock.fast_forward(200_000)
    expect(bob.button("Call a bot")).to_be_visible()
    expect(claim).to_have_count(0)
    bob.page.clock.fast_forward(200_000)
    claim.click()
    expect(bob.page.locator("section.over")).to_contain_text("You win")
    expect(bob.page.locator("section.over")).to_contain_text("was away for too long.")
    assert bob.api("GET", f"/api/tables/{table}")["winners"] == [1]


def test_whoever_has_time_on_the_clock_is_not_taken_for_gone(visitor: Come, hasty: House) -> None:
    ann, bob = visitor(hasty), visitor(hasty)
    bob.page.clock.install()
    sit_down(ann, bob, clock={"turn": 86_400})
    bob.page.clock.fast_forward(3_600_000)
    expect(bob.button("Call a bot")).to_have_count(0)


def test_a_reminder_is_asked_for_kept_and_given_up(visitor: Come, tmp_path: Path) -> None:
    with house(tmp_path, webhooks=["example.org"]) as motu:
        ann, bob = visitor(motu), visitor(motu, size=PHONE)
        table = sit_down(ann, bob, clock={"turn": 86_400})
        table_menu(bob.page)
        sheet = bob.page.get_by_role("dialog", name="Table")
        address = sheet.get_by_label("Remind me by webhook when it is my turn")
        save, note = sheet.get_by_role("button", name="Save", exact=True), sheet.locator("form [role=status]")
        for bad, why in (
            ("http://example.org/motu", "begins with https://"),
            ("https://elsewhere.org/motu", "This server sends no reminders to elsewhere.org"),
        ):
            address.fill(bad)
            save.click()
            expect(note).to_contain_text(why)
        assert bob.api("GET", f"/api/tables/{table}")["hook"] == ""
        address.fill("https://example.org/motu?for=bob")
        with bob.told("You will be reminded."):
            save.click()
        expect(note).to_contain_text("leave it empty to get no reminders")

        bob.page.reload()
        table_menu(bob.page)
        expect(address).to_have_value("https://example.org/motu?for=bob")
        assert bob.api("GET", f"/api/tables/{table}")["hook"] == "https://example.org/motu?for=bob"
        assert ann.api("GET", f"/api/tables/{table}")["hook"] == "", "whom it does not concern is not told"
        address.fill("")
        with bob.told("You will not be reminded."):
            save.click()
        assert bob.api("GET", f"/api/tables/{table}")["hook"] == ""


def test_no_reminder_is_offered_where_none_is_sent_or_none_is_needed(visitor: Come) -> None:
    ann, bob = visitor(), visitor()
    sit_down(ann, bob, clock={"turn": 86_400})
    table_menu(bob.page)
    expect(bob.button("Resign")).to_be_visible()
    expect(bob.page.get_by_label("Remind me by webhook")).to_have_count(0)


def test_a_bot_is_seated_by_a_button_and_not_by_looking_through_the_list(visitor: Come) -> None:
    ann = visitor()
    ann.open("/")
    ann.open(ann.open_table())
    bots = ann.page.get_by_label("Or let a bot play")
    expect(bots).to_have_value("keiki")
    bots.focus()
    ann.page.keyboard.press("ArrowDown")
    expect(bots).to_have_value("manu")
    expect(ann.page.locator(".game")).to_have_count(0)
    bots.select_option("random")
    ann.button("Begin", exact=True).click()
    expect(ann.page.locator(".plates")).to_contain_text("Random")
    expect(ann.page.locator(".hand li button")).to_have_count(3)
