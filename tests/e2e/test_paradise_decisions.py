"""Decisions of Paradise that come seldom: who begins, a tile that was found, another's explorer, a fleet on its way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import motu
from motu.paradise.game import show
from tests.e2e.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]
WANTED = ("order", "explore", "sails on", "discovery", "astray", "under way")
THUMB = (390, 844)


class Moment(NamedTuple):
    """A decision in a recorded game: after so many steps, on this seat."""

    record: str
    step: int
    seat: int


def kind_of(shown: Any, moves: Sequence[str]) -> str:
    """Which of those that are wanted a decision is; else its stage."""
    stage = str(shown["stage"])
    if stage == "explore" and shown["explorer"]:
        return "sails on" if any(move[1:] in shown["map"] for move in moves) else ""
    if stage == "explore":
        return "explore" if len(shown["map"]) > 40 else ""
    if stage == "fleet":
        lands = any(move.startswith("-L") for move in moves)
        rumor = any(move.startswith("-R@") and f">{move[3:]}" not in moves for move in moves)
        return "under way" if lands and rumor else ""
    if stage == "astray" and shown["explorer"]["seat"] == shown["seat"]:
        return ""
    return stage


@cache
def moments(folder: Path) -> dict[str, Moment]:
    """One decision of each kind that is wanted, out of games of three."""
    found: dict[str, Moment] = {}
    for seed in range(1, 40):
        game = motu.new("paradise", players=3, seed=seed, homes="chosen")
        bot = motu.bot("islander", seed=seed, seconds=0.02)
        new: dict[str, tuple[int, int]] = {}
        steps = 0
        while not game.is_over and len(found | new) < len(WANTED):
            seat = game.movers[0]
            view = game.view(seat)
            kind = kind_of(show(view._seen), game.moves(seat))
            if kind in WANTED and kind not in found:
                new.setdefault(kind, (steps, seat))
            game.push(bot.choose(view), seat)
            steps += 1
        path = folder / f"{seed}.txt"
        game.save(path)
        found |= {kind: Moment(path.read_text("utf-8"), *where) for kind, where in new.items()}
        if len(found) == len(WANTED):
            return found
    raise AssertionError(f"not in 39 games: {set(WANTED) - found.keys()}")


@cache
def twice_there(folder: Path) -> Moment:
    """An explorer who went off course has come to the same hex once more."""
    for seed in range(1, 100):
        game = motu.new("paradise", players=2, seed=seed)
        for steps in range(600):
            seat = game.movers[0]
            shown: Any = show(game.view(seat)._seen)
            drawn = [each["hex"] for each in shown["voyage"] if each["marker"]]
            if shown["stage"] == "explore" and len(drawn) > len(set(drawn)):
                path = folder / "twice.txt"
                game.save(path)
                return Moment(path.read_text("utf-8"), steps, seat)
            moves = game.moves(seat)
            goes = [move for move in moves if move[0] in ">~" and shown["stage"] in ("explore", "astray")]
            back = [move for move in goes if move[1:] in drawn]
            ends = [move for move in moves if move == "."]
            game.push((back or goes or ends or moves)[0], seat)
    raise AssertionError("nobody goes off course")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Moment]:
    return moments(tmp_path_factory.mktemp("games"))


class Decider:
    """Somebody who has to decide."""

    def __init__(self, visitor: Visitor, at: Moment) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.open()
        visitor.api("POST", "/api/me")
        asked = {"record": at.record, "step": at.step, "seat": at.seat, "bot": "islander"}
        self.table = str(visitor.api("POST", "/api/branches", **asked)["table"]["table"])
        visitor.open(f"/table/{self.table}")
        expect(self.page.locator(".board .chart")).to_be_visible()
        visitor.settle()

    def told(self) -> Any:
        return self.visitor.api("GET", f"/api/tables/{self.table}")

    def hex(self, name: str) -> Locator:
        return self.page.locator(f'.board [data-hex="{name}"]')

    def lit(self) -> list[str]:
        found: list[str] = self.page.locator(".board [data-hex][data-may]").evaluate_all(
            "(all) => all.map((each) => each.dataset.hex)"
        )
        return found

    def tap(self, name: str) -> None:
        """Choose a hex by a finger: where it is too small, the first tap makes it larger."""
        box = self.hex(name).bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.visitor.settle()

    @property
    def text(self) -> Locator:
        return self.page.locator(".prompt .text")

    def send(self) -> None:
        before = self.told()["steps"]
        self.page.locator(".prompt .buttons .main").press("Enter")
        expect(self.page.locator(".prompt .buttons")).to_contain_text("Undo")
        assert self.told()["steps"] > before


def test_a_reason_is_read_when_something_else_is_chosen(visitor: Come, games: dict[str, Moment]) -> None:
    ann = Decider(visitor(game="paradise"), games["sails on"])
    far = next(name for name in ("A3", "T15", "B4") if name not in ann.lit())
    ann.hex(far).press("Enter")
    expect(ann.page.locator(".prompt .why")).to_contain_text("not next")
    ann.hex(ann.lit()[0]).press("Enter")
    expect(ann.page.locator(".prompt .why")).to_have_count(0)
    expect(ann.text).to_contain_text("explorer")


def test_who_begins_stands_on_all_plates_before_it_is_sent(visitor: Come, games: dict[str, Moment]) -> None:
    ann = Decider(visitor(game="paradise"), games["order"])
    ann.page.keyboard.press("3")
    expect(ann.page.locator(".tray .ways button")).to_have_count(2)
    ann.page.keyboard.press("2")
    expect(ann.page.locator(".plate .would")).to_have_text(["3", "2", "1"])
    expect(ann.text).to_contain_text("Green, Yellow, Red")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".plate .would")).to_have_count(0)
    ann.page.keyboard.press("1")
    ann.send()
    assert ann.told()["shown"]["order"] == [2, 0, 1]


def test_the_free_way_of_an_explorer_is_drawn(visitor: Come, games: dict[str, Moment]) -> None:
    ann = Decider(visitor(game="paradise"), games["explore"])
    odds = ann.visitor.api("GET", f"/api/tables/{ann.table}/try?moves=")["prospect"]["voyage"]
    far = max(odds, key=lambda each: len(each["way"]))
    assert len(far["way"]) > 1
    ann.hex(far["hex"]).press("Enter")
    way = ann.page.locator(".chart path.planned")
    expect(way).to_have_count(1)
    assert str(way.get_attribute("d")).count("L") == len(far["way"])


def test_arrows_begin_at_home_and_go_on_along_the_edge(visitor: Come, games: dict[str, Moment]) -> None:
    ann = Decider(visitor(game="paradise"), games["explore"])
    home = ann.told()["shown"]["homes"][games["explore"].seat]
    ann.page.keyboard.press("ArrowUp")
    expect(ann.hex(home)).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.hex(f"{home[0]}{int(home[1:]) - 2}")).to_be_focused()
    ann.hex("G1").focus()
    ann.page.keyboard.press("ArrowRight")  # nothing lies above
    expect(ann.hex("H2")).to_be_focused()


def test_a_tile_that_was_found_says_what_secrecy_costs(visitor: Come, games: dict[str, Moment]) -> None:
    ann = Decider(visitor(size=THUMB, game="paradise"), games["discovery"])
    expect(ann.text).to_contain_text("Keep it secret, or reveal it?")
    hide = ann.page.locator(".tray button.may").first
    expect(hide).to_contain_text("marker")
    hide.tap()
    ann.visitor.settle()
    where = ann.told()["shown"]["explorer"]["hex"]
    ann.send()
    shown = ann.told()["shown"]
    assert shown["seat"] in shown["secret"][where]["seen"]


@pytest.mark.parametrize("size", [DESKTOP, THUMB, (360, 640)], ids=["desktop", "phone", "small phone"])
def test_the_explorer_of_another_is_steered(visitor: Come, games: dict[str, Moment], size: tuple[int, int]) -> None:
    ann = Decider(visitor(size=size, game="paradise"), games["astray"])
    banner = ann.page.get_by_text("You steer the explorer of")
    expect(banner).to_be_visible()
    over, question = banner.bounding_box(), ann.page.locator(".prompt .words").bounding_box()
    assert over is not None
    assert question is not None
    assert over["y"] + over["height"] <= question["y"] + 1 or over["y"] >= question["y"] + question["height"]
    goal = ann.lit()[0]
    if size == DESKTOP:
        ann.hex(goal).press("Enter")
    else:
        ann.tap(goal)
    expect(ann.text).to_contain_text("driven to")
    expect(ann.page.locator(".chart path.planned")).to_have_count(1)
    before = ann.told()["steps"]
    ann.page.locator(".prompt .buttons .main").click()
    ann.visitor.settle()
    assert ann.told()["steps"] > before


def test_a_rumor_goes_and_a_colony_is_put_down_while_a_fleet_is_under_way(
    visitor: Come, games: dict[str, Moment]
) -> None:
    ann = Decider(visitor(game="paradise"), games["under way"])
    before = ann.told()
    rumor = next(move["hex"] for move in before["moves"] if move["kind"] == "disband" and move["hex"] not in ann.lit())
    ann.hex(rumor).press("Enter")
    expect(ann.text).to_contain_text("A rumor at")
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="A colony is put down here").click()
    ann.visitor.settle()
    expect(ann.page.get_by_text("On the beach")).to_have_count(0)  # what was put down is not taken aboard again
    ann.page.keyboard.press(".")
    ann.visitor.settle()
    shown = ann.told()["shown"]
    assert shown["stage"] == "move"
    assert "L" in shown["own"][before["shown"]["fleet"]["at"]]


def test_a_voyage_that_comes_to_a_hex_twice_is_drawn(visitor: Come, tmp_path_factory: pytest.TempPathFactory) -> None:
    ann = Decider(visitor(game="paradise"), twice_there(tmp_path_factory.mktemp("twice")))
    goal = ann.lit()[0]
    ann.hex(goal).press("Enter")
    expect(ann.text).to_contain_text("explorer")
