"""Transit on Paradise's page: several pieces go along a chain in one message, by mouse, by finger and by keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import motu
from motu.paradise.game import show
from tests.e2e.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


class Moment(NamedTuple):
    """A decision in a recorded game: after so many steps, on this seat."""

    record: str
    step: int
    seat: int


@cache
def moment(folder: Path) -> Moment:
    """Somebody may move several pieces of several kinds along a chain."""
    game = motu.new("paradise", players=2, seed=1)
    bot = motu.bot("islander", seed=1)
    steps = 0
    while True:
        seat = game.movers[0]
        view = game.view(seat)
        shown: Any = show(view._seen)
        stacks = (
            [Counter(shown["own"][hex]) - Counter("T") for hex in shown["chains"][seat]]
            if shown["stage"] == "transit"
            else []
        )
        if any(len(stack) > 1 and stack.total() > 2 for stack in stacks):
            break
        game.push(bot.choose(view))
        steps += 1
    path = folder / "transit.txt"
    game.save(path)
    return Moment(path.read_text("utf-8"), steps, seat)


class Traveller:
    """Somebody at a table where pieces may go along a chain: from where, and which."""

    def __init__(self, visitor: Visitor, at: Moment) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.open()
        visitor.api("POST", "/api/me")
        asked = {"record": at.record, "step": at.step, "seat": at.seat, "bot": "islander"}
        found = visitor.api("POST", "/api/branches", **asked)
        self.table = str(found["table"]["table"])
        visitor.open(f"/table/{self.table}")
        visitor.settle()
        shown = self.shown()
        takes = {move["hex"] for move in self.told()["moves"] if move["kind"] == "take"}
        self.start = max(sorted(takes), key=lambda hex: len(shown["own"][hex]))
        chained = Counter("T" if self.start in shown["chains"][at.seat] else "")
        self.pieces = Counter(shown["own"][self.start]) - chained

    def told(self) -> Any:
        return self.visitor.api("GET", f"/api/tables/{self.table}")

    def shown(self) -> Any:
        return self.told()["shown"]

    def hex(self, name: str) -> Locator:
        return self.page.locator(f'.board [data-hex="{name}"]')

    def lit(self) -> list[str]:
        found: list[str] = self.page.locator(".board [data-hex][data-may]").evaluate_all(
            "(all) => all.map((each) => each.dataset.hex)"
        )
        return found

    def middle(self, name: str) -> tuple[float, float]:
        box = self.hex(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def has_come(self, goal: str, pieces: Counter[str]) -> None:
        """All of them are there, and were sent in one message: one press takes them back."""
        expect(self.page.locator(".prompt .buttons")).to_contain_text("Undo")
        shown = self.shown()
        assert Counter(shown["carried"][goal]) == pieces
        assert {self.start, goal} <= set(shown["fixed"])
        self.page.keyboard.press("u")
        self.visitor.settle()
        assert self.shown()["carried"] == {}


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Moment:
    return moment(tmp_path_factory.mktemp("transit"))


def test_a_stack_is_dragged_along_its_chain(visitor: Come, start: Moment) -> None:
    ann = Traveller(visitor(game="paradise"), start)
    expect(ann.hex(ann.start)).to_have_attribute("data-may", "")
    x, y = ann.middle(ann.start)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 12, y + 12)
    expect(ann.page.locator(".chart .lifted")).to_be_visible()
    expect(ann.hex(ann.start)).not_to_have_attribute("data-may", "")
    expect(ann.page.locator(".board [data-hex][data-may]").first).to_be_attached()
    goal = ann.lit()[0]
    ann.page.mouse.move(*ann.middle(goal), steps=3)
    ann.page.mouse.up()
    expect(ann.page.locator(".chart .lifted")).to_have_count(0)
    ann.page.get_by_role("button", name=f"Move {sum(ann.pieces.values())} pieces").click()
    ann.has_come(goal, ann.pieces)


def test_pieces_are_counted_and_sent_by_keyboard(visitor: Come, start: Moment) -> None:
    ann = Traveller(visitor(game="paradise"), start)
    ann.hex(ann.start).press("Enter")
    expect(ann.page.locator(".tray .kind")).to_have_count(len(ann.pieces))
    ann.page.keyboard.press("1")  # none of the first kind
    first = next(kind for kind in "TCWLR" if ann.pieces[kind])
    left = Counter({kind: number for kind, number in ann.pieces.items() if kind != first})
    ann.visitor.settle()
    goal = ann.lit()[0]
    ann.hex(goal).press("Enter")
    expect(ann.page.locator(".prompt .buttons .main")).to_contain_text("Move")
    ann.page.locator("body").press("Enter")
    ann.has_come(goal, left)


def test_a_finger_drags_what_it_has_chosen_and_else_the_chart(visitor: Come, start: Moment) -> None:
    ann = Traveller(visitor(size=PHONE, game="paradise"), start)
    ann.hex(ann.start).press("Enter")
    ann.visitor.settle()
    goal = ann.lit()[0]
    finger = ann.page.context.new_cdp_session(ann.page)

    def drag(start: tuple[float, float], end: tuple[float, float]) -> None:
        touches = [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
        for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), touches, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    drag(ann.middle(ann.start), ann.middle(goal))
    ann.page.get_by_role("button", name=f"Move {sum(ann.pieces.values())} pieces").click()
    ann.has_come(goal, ann.pieces)
    before = ann.middle(ann.start)
    drag(before, (before[0], before[1] + 60))
    ann.visitor.settle()
    assert abs(ann.middle(ann.start)[1] - before[1]) > 20
    expect(ann.page.locator(".tray .kind")).to_have_count(0)
