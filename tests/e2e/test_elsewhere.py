"""Games that the page cannot draw yet: it lists their tables, says where they are played, and breaks nowhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.test_screens import axe
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.web.house import House

Come = Callable[..., Visitor]

SENTENCE = "this page cannot show its map yet"
BOTS = [{"kind": "bot", "bot": "islander"}, {"kind": "bot", "bot": "random"}]


def open_paradise(ann: Visitor, *seats: dict[str, str]) -> str:
    ann.open("/")
    ann.api("POST", "/api/me")
    options = {"preset": {2: "two", 3: "three", 4: "four"}[len(seats)]}
    found = ann.api("POST", "/api/tables", game="paradise", options=options, seats=list(seats), public=True)
    return str(found["table"]["table"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tables_of_paradise_are_listed_and_told_of(visitor: Come, motu: House, size: tuple[int, int]) -> None:
    ann, bob = visitor(motu), visitor(motu, size=size)
    waiting = open_paradise(ann, {"kind": "me"}, {"kind": "free"}, *BOTS)
    running = open_paradise(ann, {"kind": "me"}, *BOTS)
    bob.open("/lobby")
    for table in (waiting, running):
        entry = bob.page.locator(f'a[href="/table/{table}"]')
        expect(entry).to_contain_text("Conquest of Paradise")
        expect(entry).to_contain_text(SENTENCE)
    assert axe(bob)["violations"] == []
    assert not bob.scrolls_sideways()
    bob.page.locator(f'a[href="/table/{running}"]').click()
    expect(bob.page.get_by_role("heading", name="Conquest of Paradise")).to_be_visible()
    expect(bob.page.locator("main")).to_contain_text("Islander")
    expect(bob.page.locator("main")).to_contain_text("Points: ")
    assert axe(bob)["violations"] == []
    assert not bob.scrolls_sideways()
    ann.open("/")
    expect(ann.page.locator("section", has=ann.page.get_by_role("heading", name="Go on"))).to_contain_text(
        "Conquest of Paradise: "
    )
    ann.api("POST", f"/api/tables/{running}/actions", version=_version(ann, running), action={"do": "resign"})
    ann.open("/me")
    ann.page.locator(f'a[href="/table/{running}"]').click()
    expect(ann.page.locator("main")).to_contain_text("Red has resigned.")
    ann.open(f"/table/{running}/replay")
    expect(ann.page.locator("main")).to_contain_text(SENTENCE)
    for each in (ann, bob):
        each.check()


def _version(ann: Visitor, table: str) -> int:
    return int(ann.turn(table)["version"])


def test_a_record_of_paradise_is_refused_with_the_reason(visitor: Come, motu: House) -> None:
    ann = visitor(motu)
    ann.open("/load")
    ann.page.get_by_role("textbox").fill("Game: paradise\nRed: Ann\n")
    ann.button("Replay", exact=True).click()
    expect(ann.page.locator("main")).to_contain_text(SENTENCE)
