"""Whole games in a real browser: against a bot, two on one device, two browsers, the keyboard alone, a phone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.player import Player, Typist, hurry
from tests.e2e.screens import act
from tests.e2e.visitor import PHONE, Visitor, id_of
from tests.web.house import house

Come = Callable[..., Visitor]


def test_a_newcomer_presses_one_button_and_plays(visitor: Come) -> None:
    ann = visitor()
    ann.open()
    ann.page.locator("main a.main, main button.main").first.click()
    ann.page.wait_for_url("**/table/*")
    player = Player(ann)
    for _ in range(12):
        assert player.step()
    assert ann.page.locator(".log").inner_text().strip()


@pytest.mark.parametrize("preset", ["modern", "classic", "sheet", "russian"])
def test_a_whole_game_against_a_bot(visitor: Come, preset: str) -> None:
    ann = visitor(confirm=False)
    ann.open()
    path = ann.open_table("greedy", options={"preset": preset})
    if preset != "modern":  # one by clicks from the first card on; the end of all, for rules of the end differ
        hurry(ann, path)
    ann.open(path)
    Player(ann, seed=len(preset)).play_out()
    seen = ann.api("GET", f"/api/tables/{id_of(path)}")
    assert seen["stage"] == "over"
    assert seen["seed"]


def test_variants_and_handicap(visitor: Come) -> None:
    ann = visitor(confirm=False)
    ann.open()
    options = {"no-surprise": "yes", "open-hands": "yes", "handicap": "2", "weaker": "white"}
    path = ann.open_table("random", options=options)
    ann.open(path)
    Player(ann, seed=3).play_out()
    assert ann.api("GET", f"/api/tables/{id_of(path)}")["stage"] == "over"


def test_two_on_one_device_never_see_both_hands(visitor: Come) -> None:
    """Whatever the page holds while the curtain is down, neither hand is in it; later, one of them at most."""
    ann = visitor(confirm=False)
    ann.open()
    path = ann.open_table(shared=True)
    table = id_of(path)
    ann.open(path)
    player = Player(ann, seed=4, build=0.5)
    curtains = 0
    while curtains < 5:
        seen = player.wait()
        assert not seen["over"]
        hands = [ann.api("GET", f"/api/tables/{table}?seat={seat}")["shown"]["hand"] for seat in (0, 1)]
        if seen["covered"]:
            curtains += 1
            assert ann.page.locator(".hand button").count() == 0
        else:
            cards = ann.page.locator(".hand li").count()
            assert cards in {len(hand) for hand in hands} | {1}
        player.step()
    there = ann.api("GET", f"/api/tables/{table}")
    act(ann, there, do="resign", seat=there["movers"][0])
    expect(ann.page.locator(".over h2")).to_be_visible()


def test_two_browsers_and_a_server_that_dies_in_the_middle(visitor: Come, tmp_path: Path) -> None:
    with house(tmp_path) as motu:
        ann, bob = visitor(motu), visitor(motu, size=PHONE)
        for each in (ann, bob):
            each.forgive("ERR_CONNECTION", "WebSocket", "Failed to load resource")
        ann.open()
        path = ann.open_table()
        table = id_of(path)
        ann.open(path)
        link = ann.page.get_by_role("textbox").first.input_value()
        assert link == ann.url + path
        bob.page.goto(link)
        bob.page.locator("main button.main").first.click()
        players = [Player(ann, 5), Player(bob, 6)]
        expect(ann.page.locator(".game")).to_be_visible()
        expect(bob.page.locator(".game")).to_be_visible()
        for turn in range(20_000):
            if turn == 30:
                motu.kill()
                for player in players:
                    expect(player.page.locator(".connection.lost")).to_be_visible()
                motu.launch()
                motu.wait_until_ready()
            if turn == 60:
                bob.context.set_offline(True)
                bob.page.wait_for_timeout(300)
                bob.context.set_offline(False)
            if turn == 90:  # what is left would be more of the same
                give_up(bob, table)
            looks = [player.look() for player in players]
            if all(look["over"] for look in looks):
                break
            able = [
                player
                for player, look in zip(players, looks, strict=True)
                if not (look["over"] or look["waits"]) and player.wanted(look)
            ]
            for player in able:
                player.step()
            if not able:
                ann.page.wait_for_timeout(15)
        else:
            raise AssertionError("the game does not come to an end")
        ends = [each.api("GET", f"/api/tables/{table}") for each in (ann, bob)]
        assert ends[0]["result"] == ends[1]["result"] != "*"


def give_up(bob: Visitor, table: str) -> None:
    """Resign: a click of before may be on its way to the server yet, and then he must look again."""
    seen = bob.api("GET", f"/api/tables/{table}")
    while seen["stage"] != "over":
        with suppress(AssertionError):
            act(bob, seen, do="resign")
        seen = bob.api("GET", f"/api/tables/{table}")


def test_a_game_by_keyboard_alone(visitor: Come) -> None:
    ann = visitor()
    ann.open()
    path = ann.open_table("random")
    hurry(ann, path, left=18)
    ann.open(path)
    Typist(ann, seed=7).play_out()
    assert ann.api("GET", f"/api/tables/{id_of(path)}")["stage"] == "over"


def test_a_game_on_a_phone(visitor: Come) -> None:
    """Board, what to do, row and hand are on one screen, and nothing is wider than it."""
    ann = visitor(size=PHONE)
    ann.open()
    path = ann.open_table("random")
    hurry(ann, path)
    ann.open(path)
    player = Player(ann, seed=8)
    player.wait()
    for part in (".game .board svg", ".prompt", ".market", ".hand"):
        box = ann.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0] + 0.5
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE[1] + 0.5, part
    assert not ann.scrolls_sideways()
    player.play_out()
    assert not ann.scrolls_sideways()
