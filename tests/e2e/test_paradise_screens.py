"""Every screen of Paradise, in every language and on every kind of device: nothing is cut off, nobody is kept out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import motu
from motu.paradise.game import show
from motu.words import LANGUAGES
from tests.e2e.screens import act
from tests.e2e.test_screens import SEEN_BY_EYE, axe
from tests.e2e.visitor import DESKTOP, LANDSCAPE, Visitor

Come = Callable[..., Visitor]
SMALL = (360, 640)
SIZES = (DESKTOP, SMALL, LANDSCAPE)
ALL_RULES = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes", "homes": "chosen"}
STAGES = (
    "home",
    "explore",
    "fleet",
    "build",
    "event",
    "loss",
    "reveal",
)
"""What is decided, each with a screen of its own."""
SCREENS = (*STAGES, "planned", "over", "replay", "new", "rules")


class Moment(NamedTuple):
    """A decision in a recorded game: after so many steps, on this seat."""

    step: int
    seat: int


class Played(NamedTuple):
    record: str
    moments: dict[str, Moment]


@cache
def played(folder: Path) -> Played:
    """A game of two by every advanced rule, and a decision of each stage out of it."""
    game = motu.new("paradise", players=2, seed=1, **ALL_RULES)
    bot = motu.bot("islander", seed=1, seconds=0.02)
    found: dict[str, Moment] = {}
    steps = 0
    while not game.is_over and len(found) <= len(STAGES):
        seat = game.movers[0]
        view = game.view(seat)
        shown: Any = show(view._seen)
        poor = shown["stage"] == "build" and sum(pool["points"] for pool in shown["pools"]) < 4
        if shown["stage"] in STAGES and not poor:
            found.setdefault(shown["stage"], Moment(steps, seat))
        if shown["stage"] == "move" and "fleet" not in found:
            found["planned"] = Moment(steps, seat)  # the last time before a fleet was loaded
        game.push(bot.choose(view))
        steps += 1
    assert found.keys() == {*STAGES, "planned"}
    path = folder / "played.txt"
    game.save(path)
    return Played(path.read_text("utf-8"), found)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("played"))


def sit_down(ann: Visitor, game: Played, stage: str) -> str:
    """A table of one's own that goes on from there, against a bot: its id."""
    moment = game.moments[stage]
    asked = {"record": game.record, "step": moment.step, "seat": moment.seat, "bot": "islander"}
    return str(ann.api("POST", "/api/branches", **asked)["table"]["table"])


def go(ann: Visitor, game: Played, screen: str) -> None:
    if screen in ("new", "rules"):
        ann.open(f"/{screen}?game=paradise")
    elif screen in ("over", "replay"):
        table = sit_down(ann, game, "planned")
        act(ann, ann.turn(table), do="resign")
        ann.open(f"/table/{table}{'' if screen == 'over' else '/replay'}")
        expect(ann.page.locator(".over h2" if screen == "over" else "[type=range]").first).to_be_visible()
    else:
        ann.open(f"/table/{sit_down(ann, game, screen)}")
        expect(ann.page.locator(".board .chart")).to_be_visible()
        expect(ann.page.locator(".prompt .text")).not_to_be_empty()
        if screen == "planned":  # a fleet that begins in the first hex where one can
            ann.settle()
            ann.page.locator(".board [data-hex][data-may]").first.press("Enter")
            expect(ann.page.locator(".prompt .buttons button")).not_to_have_count(0)
    ann.settle()


def come(visitor: Come, **traits: object) -> Visitor:
    ann = visitor(**{"size": DESKTOP, "game": "paradise", **traits})
    ann.open("/")
    ann.api("POST", "/api/me")
    return ann


def show_at(ann: Visitor, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.settle()


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (SMALL, "dark")], ids=["desktop light", "phone dark"])
def test_axe_finds_nothing(visitor: Come, game: Played, size: tuple[int, int], scheme: str) -> None:
    ann = come(visitor, size=size, scheme=scheme)
    wrong = {}
    for screen in SCREENS:
        go(ann, game, screen)
        found = axe(ann)
        unsure = [each for each in found["incomplete"] if each["id"] not in SEEN_BY_EYE]
        if found["violations"] or unsure:
            wrong[screen] = (found["violations"], unsure)
    assert wrong == {}


# What is wider or higher than its room and cut off there, or lies outside of the screen.
CUT = """() => {
    const words = '.prompt .head, .prompt .text, .prompt button, [role=tab], nav.bar button, .hand button, .over h2';
    const told = (each, why) => `${why}: ${each.textContent.trim().slice(0, 80)}`;
    const scrolls = (each) => {
        for (let at = each.parentElement; at; at = at.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(at).overflow)) { return true; }
        }
        return false;
    };
    const found = [];
    for (const each of document.querySelectorAll(words)) {
        if (!each.checkVisibility({ visibilityProperty: true })) { continue; }
        const box = each.getBoundingClientRect();
        const hides = getComputedStyle(each).overflow !== 'visible';
        if (each.scrollWidth > each.clientWidth + 1 || (hides && each.scrollHeight > each.clientHeight + 1)) {
            found.push(told(each, 'cut'));
        }
        const beside = box.left < -1 || box.right > innerWidth + 1;
        const beneath = each.closest('.game') && (box.top < -1 || box.bottom > innerHeight + 1);
        if ((beside || beneath) && !scrolls(each)) {
            found.push(told(each, 'outside'));
        }
    }
    return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_too_wide(visitor: Come, game: Played, language: str) -> None:
    ann = come(visitor, language=language)
    wrong = {}
    for screen in SCREENS:
        show_at(ann, DESKTOP)
        go(ann, game, screen)
        assert ann.page.locator("html").get_attribute("lang") == language
        for size in SIZES:
            show_at(ann, size)
            cut = ann.page.evaluate(CUT)
            if ann.scrolls_sideways():
                cut.append("scrolls sideways")
            if cut:
                wrong[screen, size] = cut
    assert wrong == {}
