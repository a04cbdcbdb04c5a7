"""Building in a browser: what a ware would bring, by mouse, keys and finger; the plan, and what is struck out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import motu
from motu.paradise.game import show
from tests.e2e.test_paradise_trays import Moment, sit_down
from tests.e2e.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]
PHONE = (390, 844)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Moment:
    """A decision in a game of two, with four points and more to spend, also on a village."""
    game = motu.new("paradise", players=2, seed=1, saved="yes")
    bot = motu.bot("islander", seed=1)
    while True:
        seat = game.movers[0]
        view = game.view(seat)
        shown: Any = show(view._seen)
        villages = [move for move in game.legal_moves if str(move).startswith("V+")]
        if shown["stage"] == "build" and sum(pool["points"] for pool in shown["pools"]) > 4 and villages:
            path = tmp_path_factory.mktemp("games") / "two.txt"
            game.save(path)
            return Moment(path.read_text("utf-8"), len(game.history), seat)
        game.push(bot.choose(view))


def plan_of(ann: Visitor, table: str) -> list[str]:
    shown: Any = ann.api("GET", f"/api/tables/{table}")["shown"]
    return [move["move"] for move in shown["plan"]]


def most_common(ann: Visitor, table: str) -> str:
    """The group for which most can be planned."""
    moves = ann.api("GET", f"/api/tables/{table}")["moves"]
    there = [move["hex"] for move in moves if move["kind"] == "build"]
    return str(max(sorted(set(there)), key=there.count))


def test_by_keyboard_alone_a_ware_is_chosen_by_its_number_and_the_plan_is_struck_out_again(
    visitor: Come, game: Moment
) -> None:
    ann = visitor()
    table, _ = sit_down(ann, game)
    before = plan_of(ann, table)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".ware[aria-pressed=true]")).to_contain_text("Warriors")
    expect(ann.page.locator(".board [data-hex]:focus")).to_have_count(1)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".plan li")).to_have_count(len(before) + 1)
    ann.page.keyboard.press("2")
    expect(ann.page.locator(".ware[aria-pressed=true]")).to_contain_text("War canoe")
    expect(ann.page.locator(".board [data-hex]:focus")).to_have_count(1)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".plan li")).to_have_count(len(before) + 2)
    first = ann.page.locator(".plan button.item").first
    expect(first).to_contain_text("Warriors")
    first.press("Enter")
    expect(ann.page.locator(".plan li")).to_have_count(len(before) + 1)
    assert [item[0] for item in plan_of(ann, table)[len(before) :]] == ["C"]


def test_a_ware_tells_on_the_chart_and_in_words_what_it_would_bring(visitor: Come, game: Moment) -> None:
    ann = visitor()
    table, _ = sit_down(ann, game)
    told = ann.api("GET", f"/api/tables/{table}/try?moves=")["prospect"]["wares"]
    villages = {each["move"][2:]: each for each in told if each["move"].startswith("V+")}
    assert villages
    ann.page.locator(".wares").get_by_role("button", name="Village").click()
    for hex in villages:
        place = ann.page.locator(f".board [data-hex={hex}]")
        place.focus()
        expect(ann.page.locator(".board .tip")).to_contain_text("+1 point")
    ann.page.locator(f".board [data-hex={next(iter(villages))}]").press("Enter")
    expect(ann.page.locator(".shop .brings")).to_contain_text("+1 point")


def test_a_ware_is_dragged_to_its_group_with_the_mouse(visitor: Come, game: Moment) -> None:
    ann = visitor()
    table, _ = sit_down(ann, game)
    hex, before = most_common(ann, table), plan_of(ann, table)
    ann.page.keyboard.press("f")
    ann.settle()
    ware = ann.page.locator(".wares").get_by_role("button", name="Warriors").bounding_box()
    goal = ann.page.locator(f".board [data-hex={hex}]").bounding_box()
    assert ware is not None
    assert goal is not None
    ann.page.mouse.move(ware["x"] + 20, ware["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    expect(ann.page.locator(".lifted")).to_be_visible()
    ann.page.mouse.up()
    expect(ann.page.locator(".plan li")).to_have_count(len(before) + 1)
    assert plan_of(ann, table)[-1] == f"W+{hex}"
    expect(ann.page.locator(".ware[aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_pool_a_group_and_a_ware_in_this_order(visitor: Come, game: Moment, size: tuple[int, int]) -> None:
    ann = visitor(size=size)
    table, _ = sit_down(ann, game)
    hex, before = most_common(ann, table), plan_of(ann, table)
    ann.page.keyboard.press("f")
    ann.settle()
    press = "tap" if ann.touches else "click"
    getattr(ann.page.locator(".pool").first, press)()
    expect(ann.page.locator(".pool").first).to_have_attribute("aria-pressed", "true")
    ann.page.locator(f".board [data-hex={hex}]").press("Enter")
    getattr(ann.page.locator(".wares").get_by_role("button", name="Warriors"), press)()
    expect(ann.page.locator(".plan li")).to_have_count(len(before) + 1)
    getattr(ann.page.locator(".plan button.item").last, press)()
    expect(ann.page.locator(".plan li")).to_have_count(len(before))


def test_a_card_is_bought_only_by_a_second_click(visitor: Come, game: Moment) -> None:
    ann = visitor()
    table, _ = sit_down(ann, game)
    before = plan_of(ann, table)
    card = ann.page.locator(".wares").get_by_role("button", name="Card")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert plan_of(ann, table) == before
    ann.page.locator(".board [data-hex][data-may]").first.press("Enter")
    expect(ann.page.locator(".plan li")).to_have_count(len(before) + 1)
    expect(ann.page.locator(".plan .fixed", has_text="a card")).to_have_count(1)
