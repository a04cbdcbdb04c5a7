"""Parts of Paradise's page beside the chart, in positions out of games of bots: shop, battle mat, panels, scores."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import motu
from motu.paradise.game import show
from tests.e2e.visitor import Visitor

Come = Callable[..., Visitor]
WANTED = ("build", "loss", "save", "reveal")


class Moment(NamedTuple):
    """A decision in a recorded game: after so many steps, on this seat."""

    record: str
    step: int
    seat: int


@cache
def moments(folder: Path) -> dict[str, Moment]:
    """One decision of each stage that is wanted, out of a game of two."""
    game = motu.new("paradise", players=2, seed=1)
    bot = motu.bot("islander", seed=1)
    found: dict[str, tuple[int, int]] = {}
    steps = 0
    while len(found) < len(WANTED) and not game.is_over:
        view = game.view(game.movers[0])
        shown: Any = show(view._seen)
        rich = shown["stage"] != "build" or sum(pool["points"] for pool in shown["pools"]) > 3
        if shown["stage"] in WANTED and shown["turn"] > 2 and rich:
            found.setdefault(shown["stage"], (steps, game.movers[0]))
        game.push(bot.choose(view))
        steps += 1
    path = folder / "two.txt"
    game.save(path)
    return {stage: Moment(path.read_text("utf-8"), *where) for stage, where in found.items()}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Moment]:
    return moments(tmp_path_factory.mktemp("games"))


def sit_down(visitor: Visitor, moment: Moment) -> tuple[str, str]:
    """A table of one's own that goes on from there, against a bot; opened. Its id, and the path that leads there."""
    visitor.open()
    visitor.api("POST", "/api/me")
    asked = {"record": moment.record, "step": moment.step, "seat": moment.seat, "bot": "islander"}
    found = visitor.api("POST", "/api/branches", **asked)
    table: str = found["table"]["table"]
    path = f"/table/{table}#{found['invitation']}"
    visitor.open(path)
    visitor.settle()
    return table, path


def test_a_ware_is_bought_for_a_group(visitor: Come, games: dict[str, Moment]) -> None:
    ann = visitor()
    table, _ = sit_down(ann, games["build"])
    before = ann.api("GET", f"/api/tables/{table}")["shown"]
    ann.page.locator(".wares").get_by_role("button", name="Warriors").click()
    ann.page.locator("[data-may]").first.press("Enter")
    expect(ann.page.locator(".plan li")).to_have_count(len(before["plan"]) + 1)
    after = ann.api("GET", f"/api/tables/{table}")["shown"]
    assert [move["item"] for move in after["plan"] if "item" in move][-1] == "warriors"
    assert sum(pool["points"] for pool in after["pools"]) == sum(pool["points"] for pool in before["pools"]) - 1


def test_a_ware_that_is_not_for_sale_says_why(visitor: Come, games: dict[str, Moment]) -> None:
    ann = visitor()
    sit_down(ann, games["build"])
    refused = ann.page.locator(".ware[aria-disabled=true]").first
    refused.press("Enter")  # a reader is told that it is disabled, but may ask why
    expect(ann.page.locator(".shop [role=status]")).not_to_be_empty()


def test_everybody_sees_the_mat_and_its_owner_chooses_the_loss(visitor: Come, games: dict[str, Moment]) -> None:
    ann = visitor(confirm=False)
    table, path = sit_down(ann, games["loss"])
    battle = ann.api("GET", f"/api/tables/{table}")["shown"]["battle"]
    mat = ann.page.locator(".mat")
    expect(mat).to_be_visible()
    guest = visitor()
    guest.open(path)
    expect(guest.page.locator(".mat")).to_be_visible()
    expect(guest.page.locator(".mat .piece.may")).to_have_count(0)
    mat.locator(".piece.may").first.click()
    ann.settle()
    now = ann.api("GET", f"/api/tables/{table}")["shown"]["battle"]
    assert now is None or len(now["rolls"]) > len(battle["rolls"]) or now["asked"] != battle["asked"]


def test_the_mat_folds_into_a_tag(visitor: Come, games: dict[str, Moment]) -> None:
    ann = visitor()
    sit_down(ann, games["loss"])
    ann.button("Fold the battle away").click()
    expect(ann.page.locator(".mat")).to_have_count(0)
    ann.page.locator(".tag[aria-expanded=false]").click()
    expect(ann.page.locator(".mat")).to_be_visible()


def test_whoever_was_away_watches_a_battle_again(visitor: Come, games: dict[str, Moment]) -> None:
    ann = visitor(pace=3)
    sit_down(ann, games["save"])
    expect(ann.page.locator(".mat")).to_contain_text("has won")
    ann.button("Watch again").first.click()
    expect(ann.button("Skip")).to_be_visible()
    ann.button("Skip").click()
    expect(ann.page.locator(".mat")).to_contain_text("has won")
    expect(ann.page.locator(".mat .piece.may").first).to_be_visible()


def test_the_count_of_points_is_that_of_the_server(visitor: Come, games: dict[str, Moment]) -> None:
    ann = visitor()
    table, _ = sit_down(ann, games["reveal"])
    count = ann.api("GET", f"/api/tables/{table}/count")
    own = next(each for each in count["seats"] if each["seat"] == games["reveal"].seat)
    ann.page.keyboard.press("o")
    total = f"{int(own['points'])}{'½' if own['points'] % 1 else ''}"
    expect(ann.page.locator(".points .sum .number")).to_have_text(total)
    ann.page.keyboard.press("p")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.locator("tfoot strong")).to_have_count(2)
    expect(dialog.locator("tfoot").get_by_text(total, exact=True)).to_be_visible()


def test_on_a_small_phone_a_battle_says_what_is_asked_and_leaves_the_buttons_free(
    visitor: Come, games: dict[str, Moment]
) -> None:
    ann = visitor(size=(360, 640))
    sit_down(ann, games["save"])
    expect(ann.page.locator(".prompt .text")).to_contain_text("give up pieces to save villages?")
    expect(ann.page.locator(".prompt .text")).to_be_in_viewport()
    end = ann.page.locator(".prompt .buttons .end")
    free = """(end) => {
        const { x, y, width, height } = end.getBoundingClientRect();
        return end.contains(document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 8)));
    }"""
    end.scroll_into_view_if_needed()
    assert end.evaluate(free)
