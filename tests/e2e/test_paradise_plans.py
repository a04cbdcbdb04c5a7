"""All build at the same time: who is done waits with the plan in sight, may open it again, and all appears together."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.screens import act
from tests.e2e.test_paradise_company import build, three
from tests.e2e.test_paradise_games import seen_by
from tests.e2e.visitor import Visitor

Come = Callable[..., Visitor]


def test_a_plan_is_opened_again_while_others_still_plan(visitor: Come) -> None:
    people, path = three(visitor, build)
    ann, bob, cat = people
    home = seen_by(ann, path)["shown"]["homes"][0]
    for letter in "WL":
        act(ann, seen_by(ann, path), do="move", move=f"{letter}+{home}")
    act(bob, seen_by(bob, path), do="move", move=".")
    items = ann.page.locator(".plan .item")
    expect(items).to_have_count(2)
    ann.button("Done building").click()
    expect(ann.page.locator(".plan")).to_contain_text("You are done.")
    expect(ann.page.locator(".plan .waiting .who")).to_have_count(1)  # Cat
    expect(items).to_have_count(2)
    expect(ann.page.locator(".plan button.item")).to_have_count(0)
    expect(ann.page.locator(".board .ghost")).to_have_count(2)
    ann.button("Open again").click()
    ann.page.locator(".plan button.item", has_text="Warriors").click()
    expect(items).to_have_count(1)
    expect(ann.page.locator(".log")).not_to_contain_text("Planned: a warrior band")
    ann.button("Done building").click()
    expect(ann.page.locator(".plan")).to_contain_text("You are done.")
    assert [move["move"] for move in seen_by(ann, path)["shown"]["plan"]] == [f"L+{home}"]
    assert seen_by(cat, path)["shown"]["pieces"][0][home] == seen_by(ann, path)["shown"]["pieces"][0][home]
    cat.button("Done building").tap()
    expect(ann.page.locator(".plan")).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text("Red builds 1 colony at")
