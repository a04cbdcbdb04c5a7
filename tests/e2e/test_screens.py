"""Every screen, on every kind of device and in every language: nobody is kept out, nothing is cut off or missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from motu.words import LANGUAGES
from tests.e2e.player import Player
from tests.e2e.screens import SCREENS, lesson
from tests.e2e.sizes import PHONES, SIZES, cramped_at, wrong_at
from tests.e2e.visitor import DESKTOP, LANDSCAPE, PHONE, Visitor, id_of
from tests.words.test_page_words import common, own

Come = Callable[..., Visitor]

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
SEEN_BY_EYE = {"color-contrast"}
"""What axe cannot judge where text is drawn or lies on a drawing: test_palette.py does."""

# A whole text in one sitting: axe must not run while the page is still moving.
RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations', 'incomplete'] });
    const where = (each) => each.nodes.map((node) => node.html.slice(0, 160));
    const short = (each) => ({ id: each.id, impact: each.impact, nodes: where(each) });
    return { violations: found.violations.map(short), incomplete: found.incomplete.map(short) };
}"""


def axe(ann: Visitor) -> dict[str, list[dict[str, Any]]]:
    ann.settle()  # axe takes an element that moves while it looks for one that it cannot judge
    ann.page.evaluate(AXE.read_text())
    found: dict[str, list[dict[str, Any]]] = ann.page.evaluate(RUN)
    return found


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop light", "phone dark"])
def test_axe_finds_nothing(visitor: Come, size: tuple[int, int], scheme: str) -> None:
    ann = visitor(size=size, scheme=scheme)
    wrong = {}
    for screen, go in SCREENS.items():
        go(ann)
        found = axe(ann)
        unsure = [each for each in found["incomplete"] if each["id"] not in SEEN_BY_EYE]
        if found["violations"] or unsure:
            wrong[screen] = (found["violations"], unsure)
    assert wrong == {}


LONGEST = "ru"
"""The language with the longest words is seen on all devices."""
EVERYWHERE = ("home", "table", "over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language_and_fits_the_device(visitor: Come, language: str) -> None:
    """No message is missing (its id would show), nothing lies over anything, and what is small can still be read."""
    ids = common(language) | set(own(language))
    ann = visitor(size=SIZES["a small phone"], language=language)
    wrong: dict[tuple[str, str], list[str]] = {}
    for screen, go in {**SCREENS, "lesson": lesson}.items():
        ann.page.set_viewport_size({"width": 360, "height": 640})
        go(ann)
        assert ann.page.locator("html").get_attribute("lang") == language
        assert "Motu" in ann.page.title(), screen
        text = ann.page.locator("body").inner_text()
        shown = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)) & ids
        assert shown == set(), screen
        devices = PHONES[:1] if language != LONGEST else SIZES if screen in EVERYWHERE else PHONES
        for device in devices:
            found = wrong_at(ann, device) + (cramped_at(ann, device) if screen == "table" else [])
            if found:
                wrong[screen, device] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["upright", "on its side"])
def test_on_a_phone_nothing_that_points_at_the_board_covers_it(visitor: Come, size: tuple[int, int]) -> None:
    """A hint lights lines, and so does the log: whoever reads them sees the board, as large as before."""
    ann = visitor(size=size, counter=True, confirm=False)
    ann.open("/")
    path = ann.open_table("random")
    ann.open(path)
    Player(ann, seed=13).wait()
    places = [move for move in ann.api("GET", f"/api/tables/{id_of(path)}")["moves"] if move["kind"] == "place"]
    hints = [
        {
            "moves": [],
            "words": f"{move['move']} +?",
            "decisions": [move, {"kind": "draw"}],
            "chance": 0.5,
            "reasons": [],
        }
        for move in places
    ]
    ann.page.route("**/hint", lambda route: route.fulfill(json={"hints": hints}))
    board, lit = ann.page.locator(".game .board svg").first, ann.page.locator(".game .board path.told")
    before = board.bounding_box()
    for panel in ("Log", "Cards", "Hints"):
        ann.page.get_by_role("navigation").get_by_role("button", name=panel, exact=True).click()
        sheet = ann.page.get_by_role("region", name=panel)
        expect(sheet).to_be_visible()
        assert board.bounding_box() == before, panel
        assert not overlap(board.bounding_box(), sheet.bounding_box()), panel
    ann.button("Show good turns").click()
    ann.page.locator(".hints ol button").last.click()
    expect(lit).not_to_have_count(0)
    assert not overlap(board.bounding_box(), sheet.bounding_box())

    ann.button("Close").click()  # what was chosen stays lit, and stays in the list, until something is done
    expect(sheet).to_be_hidden()
    expect(lit).not_to_have_count(0)
    ann.page.get_by_role("navigation").get_by_role("button", name="Hints", exact=True).click()
    expect(ann.page.locator(".hints ol button")).to_have_count(len(hints))
    ann.button("Close").click()
    Player(ann, seed=13, build=0).step()
    expect(lit).to_have_count(0)


def overlap(one: FloatRect | None, other: FloatRect | None) -> bool:
    assert one is not None
    assert other is not None
    beside = one["x"] + one["width"] <= other["x"] + 0.5 or other["x"] + other["width"] <= one["x"] + 0.5
    above = one["y"] + one["height"] <= other["y"] + 0.5 or other["y"] + other["height"] <= one["y"] + 0.5
    return not beside and not above


def test_the_language_can_be_switched_and_is_remembered(visitor: Come) -> None:
    ann = visitor(language="de")
    ann.open("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.evaluate("localStorage.setItem('motu', JSON.stringify({ language: 'fr' }))")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_nothing_moves_for_those_who_asked_for_that(visitor: Come) -> None:
    ann = visitor(still=True)
    SCREENS["table"](ann)
    moving = "document.getAnimations().filter((each) => each.playState === 'running').length"
    assert ann.page.evaluate(moving) == 0


def test_the_policy_is_strict(visitor: Come) -> None:
    ann = visitor()
    answer = ann.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
