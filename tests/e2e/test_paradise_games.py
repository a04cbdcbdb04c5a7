"""Conquest of Paradise in a real browser: against a bot, four by every advanced rule, alone, by keyboard, by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.paradise_player import Islander, Rower
from tests.e2e.screens import act
from tests.e2e.visitor import Visitor, id_of
from tests.web.house import House

Come = Callable[..., Visitor]

ALL_RULES = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
ME, FREE = {"kind": "me"}, {"kind": "free"}
BOT = {"kind": "bot", "bot": "islander"}
PHONES = [(390, 844), (360, 640)]


def open_paradise(ann: Visitor, *seats: dict[str, str], **options: str) -> str:
    """A table of Paradise with these seats: the path that leads there."""
    ann.open("/")
    ann.api("POST", "/api/me")
    preset = {1: "solitaire", 2: "two", 3: "three", 4: "four"}[len(seats)]
    found = ann.api("POST", "/api/tables", game="paradise", options={"preset": preset, **options}, seats=list(seats))
    return f"/table/{found['table']['table']}#{found['invitation']}"


def sit(ann: Visitor, path: str, seed: int, player: type[Islander] = Islander) -> Islander:
    ann.open(path)
    expect(ann.page.locator(".board .chart")).to_be_visible()
    return player(ann, id_of(path), seed)


def seen_by(ann: Visitor, path: str) -> dict[str, Any]:
    found: dict[str, Any] = ann.api("GET", f"/api/tables/{id_of(path)}")
    return found


def test_a_whole_game_of_two_against_a_bot(visitor: Come) -> None:
    ann = visitor(confirm=False)
    path = open_paradise(ann, ME, BOT)
    player = sit(ann, path, seed=2)
    player.play_out()
    end = seen_by(ann, path)
    assert end["stage"] == "over"
    assert end["shown"]["winners"]
    assert {"order", "build"} <= player.stages.keys()


def test_a_fleet_is_planned_seen_and_sent(visitor: Come) -> None:
    """It loads itself, shows where it can come to, and is sent with one button; what others see is one fleet."""
    ann = visitor()
    path = open_paradise(ann, ME, {"kind": "bot", "bot": "random"})
    build_war_canoe(ann, id_of(path))
    ann.open(path)
    home = seen_by(ann, path)["shown"]["homes"][0]
    chart = ann.page.locator(".board .chart")
    expect(chart).to_be_visible()
    ann.page.locator(f'[data-hex="{home}"]').press("Enter")
    expect(ann.page.locator(f'[data-hex][data-may]:not([data-hex="{home}"])').first).to_be_attached()
    goal = ann.page.locator(f'[data-hex][data-may]:not([data-hex="{home}"])').first
    there = goal.get_attribute("data-hex")
    goal.press("Enter")
    ann.page.locator(".prompt .buttons button.main").click()
    expect(ann.page.locator(".log")).to_contain_text("sail")
    seen = seen_by(ann, path)["shown"]
    assert there in {*seen["own"], seen["fleet"]["at"]}


def test_a_fleet_of_which_the_server_tells_nothing_is_put_back_with_a_word(visitor: Come) -> None:
    """Nobody is left beside a lone Cancel, and what could be done before still can."""
    ann = visitor()
    ann.forgive("ERR_FAILED")
    path = open_paradise(ann, ME, {"kind": "bot", "bot": "random"})
    build_war_canoe(ann, id_of(path))
    ann.open(path)
    stack = ann.page.locator(f'[data-hex="{seen_by(ann, path)["shown"]["homes"][0]}"][data-may]')
    expect(stack).to_be_attached()
    ann.page.route("**/try?*", lambda route: route.abort())
    stack.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(ann.page.locator(".prompt .buttons button.cancel")).to_have_count(0)
    expect(stack).to_be_attached()
    ann.page.unroute("**/try?*")
    stack.press("Enter")
    expect(ann.page.locator(".prompt .buttons button.cancel")).to_be_visible()


def build_war_canoe(ann: Visitor, table: str) -> None:
    """Play by the server's interface until a war canoe is there and the fleets are asked for."""
    for _ in range(200):
        seen = ann.turn(table)
        shown, moves = seen["shown"], [move["move"] for move in seen["moves"]]
        if shown["stage"] == "move" and "C" in shown["own"].get(shown["homes"][0], ""):
            return
        wanted = [move for move in moves if move == "focus" or move.startswith("C+")]
        done = [move for move in moves if move == "."]
        act(ann, seen, do="move", move=(wanted or done or moves)[0])
    raise AssertionError("no war canoe could be built")


def test_the_solitaire_game(visitor: Come) -> None:
    ann = visitor(confirm=False)
    path = open_paradise(ann, ME)
    player = sit(ann, path, seed=3)
    player.play_out()
    assert seen_by(ann, path)["stage"] == "over"
    assert {"explore", "build"} <= player.stages.keys()  # in a short game nothing may ever be there to be moved


def test_four_with_every_advanced_rule_of_whom_one_is_cut_off_and_then_goes(visitor: Come, hasty: House) -> None:
    """Two browsers and two bots; one browser loses its connection for a while, and later does not come back."""
    ann, bob = visitor(hasty, confirm=False), visitor(hasty, confirm=False)
    for each in (ann, bob):
        each.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to load resource")
    path = open_paradise(ann, ME, FREE, BOT, BOT, **ALL_RULES)
    ann.open(path)
    bob.open(path)
    bob.button("Sit down here").first.click()
    players = [sit(ann, path, 5), sit(bob, path, 6)]
    play_on(players, until=lambda: players[1].steps >= 40)
    bob.context.set_offline(True)
    expect(bob.page.locator(".connection.lost")).to_be_visible()
    bob.context.set_offline(False)
    expect(bob.page.locator(".connection.lost")).to_have_count(0)
    play_on(players, until=lambda: players[1].steps >= 60)
    bob.page.close()
    ann.page.clock.install()
    leave_to_a_bot(players[0])
    assert seen_by(ann, path)["seats"][1]["kind"] == "bot"
    before = players[0].steps
    players[0].play_until(lambda: players[0].steps >= before + 10)
    ann.open("/")
    act(ann, seen_by(ann, path), do="resign")  # the last person goes, and bots do not play among themselves
    ann.open(path)
    expect(ann.page.locator(".over h2").first).to_have_text("You lose")


def play_on(players: list[Islander], until: Callable[[], bool]) -> None:
    """All play what they can, until something holds."""
    while not until():
        moved = [player.step_if_possible() for player in players]
        if not any(moved):
            players[0].page.wait_for_timeout(15)


def leave_to_a_bot(player: Islander) -> None:
    """Play until the other lets everybody wait, and then let a bot play on."""
    let = player.visitor.button("Call a bot")
    while True:
        player.page.clock.fast_forward(6_000)  # the page looks round every five seconds
        if let.count():
            let.first.click()
            expect(let).to_have_count(0)
            return
        player.step_if_possible()


def test_a_turn_by_keyboard_alone(visitor: Come) -> None:
    ann = visitor()
    path = open_paradise(ann, ME, BOT)
    player = sit(ann, path, seed=4, player=Rower)
    # Whoever finds nothing and builds no canoe has nothing to move for some turns.
    player.play_until(lambda: {"move", "build"} <= player.stages.keys() and seen_by(ann, path)["shown"]["turn"] >= 3)


@pytest.mark.parametrize("size", PHONES, ids=["390x844", "360x640"])
def test_a_turn_by_touch(visitor: Come, size: tuple[int, int]) -> None:
    """Chart, question and plates are on one screen, and nothing is wider than it."""
    ann = visitor(size=size)
    path = open_paradise(ann, ME, BOT)
    player = sit(ann, path, seed=5)
    player.wait()
    for part in (".game .board", ".game .prompt .words", ".game .plates"):
        box = ann.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 0.5
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1] + 0.5, part
    player.play_until(lambda: seen_by(ann, path)["shown"]["turn"] >= 3)
    assert not ann.scrolls_sideways()
