"""Several people at one device: it goes from hand to hand behind a curtain, and tells each only what is theirs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import expect

from motu.tables import setup
from motu.tables.actions import Move
from motu.tables.service import started
from motu.tables.setup import SeatSetup, TableSetup
from tests.e2e.test_paradise_games import ME
from tests.e2e.test_screens import axe
from tests.e2e.visitor import Visitor
from tests.tables.play import ANN, Bench
from tests.web.house import house

Come = Callable[..., Visitor]
THREE = {"preset": "three", "homes": "seated"}
NAMES = ["Red", "Yellow", "Green"]


def heard_by(ann: Visitor) -> list[str]:
    """What her browser is sent of tables from now on."""
    heard: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    ann.page.on("response", lambda answer: heard.append(answer.text()) if "/api/tables/" in answer.url else None)
    return heard


def test_a_device_goes_round_three_players_and_nothing_stays_of_what_each_knew(visitor: Come) -> None:
    """Homes are chosen one after another: each player is asked for by name, behind the curtain."""
    ann = visitor()
    ann.open("/")
    ann.api("POST", "/api/me")
    options = {"preset": "three", "homes": "chosen"}
    seats = [{"kind": "me"}] * 3
    table = ann.api("POST", "/api/tables", game="paradise", options=options, seats=seats, shared=True)["table"]["table"]
    page = ann.open(f"/table/{table}")
    asked = []
    for _ in range(3):
        ready = page.locator(".curtain button")
        expect(ready).to_be_visible()
        asked.append(ready.inner_text().removeprefix("I am ").partition(":")[0])
        expect(page.locator(".curtain")).to_contain_text("Hand the device to")
        ready.click()
        expect(page.locator(".curtain")).to_have_count(0)
        seat = NAMES.index(asked[-1])
        now = ann.api("GET", f"/api/tables/{table}?seat={seat}")
        assert now["movers"] == [seat]
        move = now["moves"][0]["move"]
        action = {"do": "move", "move": move, "seat": seat}
        ann.api("POST", f"/api/tables/{table}/actions", version=now["version"], action=action)
    assert len(set(asked)) > 1


def test_whoever_builds_next_on_one_device_learns_nothing_of_what_was_planned(visitor: Come) -> None:
    """All build at once: a curtain comes down between them, and plans are neither on the page nor kept nor sent."""
    ann = visitor()
    ann.open("/")
    ann.api("POST", "/api/me")
    options = {"preset": "two", "homes": "seated"}
    opened = ann.api("POST", "/api/tables", game="paradise", options=options, seats=[ME, ME], shared=True)
    table = opened["table"]["table"]
    heard = heard_by(ann)
    while (seen := ann.api("GET", f"/api/tables/{table}"))["shown"]["stage"] != "build":
        seat = seen["movers"][0]
        moves = [each["move"] for each in ann.api("GET", f"/api/tables/{table}?seat={seat}")["moves"]]
        action = {"do": "move", "seat": seat, "move": "." if "." in moves else moves[0]}
        ann.api("POST", f"/api/tables/{table}/actions", version=seen["version"], action=action)
    red, yellow = seen["shown"]["homes"]
    page = ann.open(f"/table/{table}")
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Red.")
    page.locator(".curtain button").click()
    expect(ann.button("Done building")).to_be_visible()
    page.locator(f'[data-hex="{red}"]').press("Enter")
    expect(page.locator(".under")).to_contain_text("What is to be built at")
    place = page.locator(".under").inner_text()  # "What is to be built at …?"
    page.locator(".wares button", has_text="Warriors").click()
    expect(page.locator(".log")).to_contain_text("a warrior band at")
    ann.button("Done building").click()
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Yellow.")
    ann.settle()
    heard.clear()  # until here it was Red who was told
    assert axe(ann)["violations"] == []
    for _ in range(2):
        ann.settle()
        everything = page.evaluate("document.body.outerHTML + JSON.stringify([localStorage, sessionStorage])")
        for secret in ("Planned: ", f"W+{red}", place):
            assert secret not in everything
            assert not any(secret in each for each in heard)
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            expect(ann.button("Done building")).to_be_visible()
    page.locator(f'[data-hex="{yellow}"]').press("Enter")
    page.locator(".wares button", has_text="Warriors").click()
    expect(page.locator(".log")).to_contain_text("a warrior band at")


class Battle(NamedTuple):
    """A game in which somebody is asked what to lose: where its chance comes from, and what was played until then."""

    secret: bytes
    steps: list[tuple[int, str]]
    attacker: int
    defender: int


def early_battle() -> Battle:
    """The first battle of a short game among many, so that hardly anything need be played before."""
    for number in range(1, 200):
        secret, chance = bytes([number]) * 32, Random(1)
        asked = TableSetup("paradise", THREE, [SeatSetup("me")] * 3, shared=True)
        bench = Bench(replace(setup.new_table(asked, ANN), secret=secret))
        bench.keep(started(bench.table))
        steps: list[tuple[int, str]] = []
        while bench.table.movers and len(steps) < 120:
            assert bench.table.match is not None
            seat, moves = bench.table.movers[0], bench.moves()
            shown: Any = bench.table.game.show(bench.table.game.view(bench.table.match.state, seat))
            battle = shown["battle"]
            if shown["stage"] == "loss" and battle["defender"] == seat and len(moves) > 1:
                return Battle(secret, steps, battle["attacker"], seat)
            goes_on = [move for move in moves if move == "focus" or move.startswith("C+")]
            goes_on = goes_on or [move for move in moves if move != "."]
            move = chance.choice(goes_on) if goes_on and ("." not in moves or chance.random() < 0.9) else "."
            bench.do(ANN, Move(move, seat))
            steps.append((seat, move))
    raise AssertionError("nobody fights")


def test_in_a_battle_the_device_goes_to_whoever_is_asked(visitor: Come, tmp_path: Path) -> None:
    """The mat is for all to see; what the defender holds is not, neither before they have it nor afterwards."""
    battle = early_battle()
    same = f"import motu.tables.setup\nmotu.tables.setup.new_secret = lambda: {battle.secret!r}\n"
    with house(tmp_path, before=same) as motu:
        ann = visitor(motu)
        ann.open("/")
        ann.api("POST", "/api/me")
        opened = ann.api("POST", "/api/tables", game="paradise", options=THREE, seats=[ME] * 3, shared=True)
        table = opened["table"]["table"]
        while not (seen := ann.api("GET", f"/api/tables/{table}"))["movers"]:
            pass  # it begins by itself
        version = seen["version"]
        for seat, move in battle.steps:
            action = {"do": "move", "seat": seat, "move": move}
            version = ann.api("POST", f"/api/tables/{table}/actions", version=version, action=action)["version"]
        heard = heard_by(ann)
        page = ann.open(f"/table/{table}")
        curtain, names = page.locator(".curtain"), (NAMES[battle.attacker], NAMES[battle.defender])
        expect(curtain).to_contain_text(f"Hand the device to {names[1]}.")
        expect(page.locator(".mat")).to_be_visible()
        expect(page.locator(".mat .you")).to_have_count(0)  # for whom would that be?
        ann.settle()
        assert axe(ann)["violations"] == []
        assert eyes(heard) <= {None}
        assert page.locator(".tray button.may").count() == 0
        curtain.locator("button").click()
        loses = page.locator(".tray button.may")
        expect(loses.first).to_be_visible()
        ann.settle()
        assert battle.defender in eyes(heard) <= {None, battle.defender}
        while curtain.count() == 0:
            loses.first.click()
            main = page.locator(".prompt .buttons button.main")
            expect(main.or_(curtain).or_(loses).first).to_be_visible()
            if main.count():
                main.click()
            ann.settle()
        heard.clear()
        expect(curtain).to_contain_text(f"Hand the device to {names[0]}.")
        curtain.locator("button").click()
        expect(curtain).to_have_count(0)
        ann.settle()
        assert battle.attacker in eyes(heard) <= {None, battle.attacker}


def eyes(heard: list[str]) -> set[int | None]:
    """Through whose eyes the positions were shown that came with these messages."""
    found: set[int | None] = set()

    def look(at: Any) -> None:
        if isinstance(at, dict):
            if {"own", "seat", "map"} <= at.keys():
                found.add(at["seat"])
            for each in at.values():
                look(each)
        elif isinstance(at, list):
            for each in at:
                look(each)

    for text in heard:
        look(json.loads(text))
    return found
