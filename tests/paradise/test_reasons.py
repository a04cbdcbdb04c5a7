"""Why a move is refused: a shortest situation for each reason, and no move without either a place or a reason."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game, reasons
from motu.paradise.moves import MOVES
from motu.paradise.state import State
from motu.paradise.steps import at_any_time
from tests.every_game.checking import refused
from tests.paradise.table import SEATS, Table

Setting = Callable[[], Table]
KNOWN: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu J14=Hawaiki", "sea": "I11 J12"}
MANY = "Tonga=2WWCCTTLLRR"


def at(step: str, words: str = "", **table: Any) -> Setting:
    """A table after some words."""
    return lambda: Table(step, **(KNOWN | table)).play(words)


def building(words: str = "", **table: Any) -> Setting:
    return lambda: Table("building", **(KNOWN | table)).play(words, "red")


def battle(words: str, **table: Any) -> Setting:
    return at("movement", f"@Tonga +C +C +W +W >Samoa {words}", **({"red": MANY, "yellow": "Samoa=2W"} | table))


def choosing_homes() -> Any:
    """Nobody has a home yet: there is no table that is set up so."""
    options = game.read_options({"players": "2", "homes": "chosen"})
    return SimpleNamespace(state=game.deal(options, FreeChance(1)))


# the situation, the word that is refused to Red, and the reason with what fills it in
CASES: list[tuple[Setting, str, str]] = [
    (at("victory", turn=60), ".", "paradise-over"),
    (at("exploration", player="yellow"), ".", "paradise-not-your-turn"),
    (building("."), "W+Tonga", "paradise-done-building"),
    (at("exploration"), "focus", "paradise-not-now (kind=focus, stage=explore)"),
    (at("order"), ">H12", "paradise-not-now (kind=go, stage=order)"),
    (at("exploration"), ">A1", "paradise-off-map (place=A1)"),
    (at("order"), "first:blue+", "paradise-no-choice (kind=first, place=-)"),
    (at("movement", red="Tonga=2 H12=1"), "-R@H12", "paradise-no-choice (kind=disband, place=H12)"),
    (choosing_homes, "^Fiji", "paradise-home-taken (place=F12)"),
    # exploration
    (at("exploration", "", cards="red:moai", sea="", tiles=""), ">I15", "paradise-out-of-reach (place=I15)"),
    (at("exploration", ">H14(o3) >I15(o2)", cards="red:moai"), ">J16", "paradise-too-many-knots (knots=5)"),
    (at("exploration", ">H14(o3)"), ">J16", "paradise-not-next (place=J16)"),
    (at("exploration", secret="H14=Kuporu:red"), ">H14", "paradise-reveal-first (place=H14)"),
    (at("exploration"), ">H12", "paradise-known-already (place=H12)"),
    (at("exploration", ">H14(o1)", yellow="Samoa=2 I13=T"), ">I13", "paradise-enemy-hex (place=I13)"),
    (at("exploration"), "!H14", "paradise-no-tile (place=H14)"),
    (at("exploration", ">H14(x)", player="yellow"), "~I11", "paradise-not-next (place=I11)"),
    (at("exploration", ">H14(x)", player="yellow"), "~H12", "paradise-astray-known (place=H12)"),
    (
        at("exploration", ">H14(i1,tahiti)", secret="K13=Hiva:red K15=Kuporu:red L14=Tubuai:red"),
        "hide",
        "paradise-no-marker (markers=3)",
    ),
    # transit
    (at("movement", red="Tonga=2T^ H12=T^"), "W@I13", "paradise-no-piece (place=I13)"),
    (at("movement", red="Tonga=2T^ H12=T^ J14=W"), "W@J14", "paradise-no-chain (place=J14)"),
    (at("movement", red="Tonga=2T^ H12=T^"), "T@Tonga", "paradise-no-transit (place=G13)"),
    (at("movement", "W@Tonga", red="Tonga=2WT^ H12=T^"), ":I13", "paradise-no-choice (kind=put, place=I13)"),
    # movement
    (at("movement"), "@H12", "paradise-no-piece (place=H12)"),
    (at("movement"), "@Tonga", "paradise-no-canoe-ready (place=G13)"),
    (at("movement", red="Tonga=2 Fiji=1C"), "@Fiji", "paradise-garrison"),
    (at("movement"), "/Tonga", "paradise-no-transport (place=G13)"),
    (at("movement", "/Tonga", red="Tonga=2T"), "/Tonga", "paradise-flipped (place=G13)"),
    (at("movement", "@Tonga", red=MANY), ">H12", "paradise-fleet-empty"),
    (at("movement", "@Tonga . " * 5 + "@Tonga", red=MANY), ".", "paradise-fleet-empty"),
    (at("movement", "@Tonga +T", red=MANY), ">I13", "paradise-not-next (place=I13)"),
    (at("movement", "@Tonga +T", red=MANY, secret="H14=Kuporu:red"), ">H14", "paradise-reveal-first (place=H14)"),
    (at("movement", "@Tonga +T", red=MANY), ">H14", "paradise-unknown-hex (place=H14)"),
    (
        at("movement", "@Tonga +C +T >H12 >I13", red=MANY, face="red:double-hulled-canoes"),
        ">J14",
        "paradise-sailed-enough (piece=T, hexes=2)",
    ),
    (at("movement", "@Tonga +T", red=MANY), ">Fiji", "paradise-needs-escort (place=F12)"),
    (at("movement", "@Tonga +C >H12", red=MANY, yellow="Samoa=2 H12=T"), "+T", "paradise-among-enemies"),
    (at("movement", "@Tonga +C >H12", red=MANY, yellow="Samoa=2 H12=T"), "-C", "paradise-among-enemies"),
    (at("movement", "@Tonga +T", red="Tonga=2T"), "+C", "paradise-none-here (piece=C)"),
    (at("movement", "@Tonga +T >H12 . @H12 +T", red="Tonga=2T H12=T"), "+T", "paradise-has-moved (piece=T)"),
    (at("movement", "@Fiji +C", red="Tonga=2 Fiji=1CW"), "+W", "paradise-garrison"),
    (at("movement", "@Tonga +T +W", red=MANY), "+W", "paradise-no-room (piece=W)"),
    (at("movement", "@Tonga +T >H12", red=MANY), "-W", "paradise-not-aboard (piece=W)"),
    (at("movement", "@Tonga +T", red=MANY), "-T", "paradise-not-sailed"),
    (at("movement", "@Tonga +T", red=MANY), "+T1", "paradise-none-such (canoe=T1)"),
    (at("movement", "@Tonga +T", red=MANY), "+WC", "paradise-no-such-room (canoe=C, other=+W)"),
    (at("movement", "@Tonga +T +W >H12", red=MANY), "-WC1", "paradise-no-such-load (canoe=C1, other=-W)"),
    (at("movement", "@Tonga +T >H12", red=MANY), "-T", "paradise-not-in-fleet (canoe=T)"),
    (at("movement", "@Tonga +T >H12", red=MANY), "-T1", "paradise-last-canoe"),
    # battle
    (battle(".(2)", yellow="Samoa=2"), "xV", "paradise-not-in-front"),
    (battle(".(5)", yellow="Samoa=2", red="Tonga=2CCWW"), "T@Tonga", "paradise-not-now (kind=take, stage=save)"),
    (at("movement", "@Tonga +C >H12 .(4)", red=MANY, yellow="Samoa=2 H12=1"), "W>V", "paradise-not-in-front"),
    (battle(".(3)", face="red:haka"), "#moai", "paradise-no-card"),
    (battle(".(3)", face="red:haka,moai"), "#moai", "paradise-card-not-now"),
    (
        at("movement", "@Samoa +C +W >Tonga .(4) .", red="Tonga=2 I13=1 J14=1", yellow="Samoa=2CW", player="yellow"),
        "^H12",
        "paradise-no-group (place=H12)",
    ),
    (
        at("movement", "@Tonga +C +T +W +W >H12 .(3) xW(4) .", red="Tonga=2CWWTT", yellow="Samoa=2 H12=1"),
        "/Tonga",
        "paradise-not-in-battle (place=G13)",
    ),
    # building
    (building(". ", red="Tonga=2 H12=L"), "W+Tonga", "paradise-settling"),
    (building(". ", red="Tonga=2 H12=L"), "F+Tonga", "paradise-settling"),
    (building(". ", red="Tonga=2 H12=L"), "focus", "paradise-settling"),
    (building(". ", red="Tonga=2 H12=L", cards="red:commerce"), "#commerce", "paradise-settling"),
    (building("K+Tonga(?)", red="Tonga=4aa"), "K+Tonga", "paradise-one-card"),
    (building(deck=""), "K+Tonga", "paradise-no-cards"),
    (building(), "W+H12", "paradise-no-village (place=H12)"),
    (building("W+Tonga"), "C+Tonga", "paradise-too-dear (item=war-canoe, cost=3, points=1)"),
    (building("V+Tonga", red="Tonga=3aa J14=2"), "V+Tonga", "paradise-too-dear (item=village, cost=2, points=1)"),
    (building("V+J14", red="Tonga=2 J14=2 I13=2"), "F+J14", "paradise-one-village (place=J14)"),
    (building("F+Tonga", red="Tonga=3aa", cards="red:harvest-feast"), "V+Tonga", "paradise-one-village (place=G13)"),
    (building("F+I13", red="Tonga=2 I13=1", cards="red:harvest-feast"), "F+Tonga", "paradise-no-square (place=G13)"),
    (building("F+I13", red="Tonga=2aa I13=1", cards="red:harvest-feast"), "F+Tonga", "paradise-card-used"),
    (building(), "V+Tonga", "paradise-no-square (place=G13)"),
    (building(red="Tonga=2aa"), "A+Tonga", "paradise-no-brown (place=G13)"),
    (building(red="Tonga=2T^ H12=1T^"), "K+Tonga", "paradise-card-elsewhere"),
    (building(red="Tonga=2LLLL"), "L+Tonga", "paradise-none-left (item=colony, limit=4)"),
    (building(), "F+H12", "paradise-no-village (place=H12)"),
    (building(), "F+Tonga", "paradise-no-square (place=G13)"),
    (building(red="Tonga=3aa"), "F+Tonga", "paradise-no-card"),
    (building(red="Tonga=2 H12=L"), "S+H12", "paradise-settle-last"),
    (building(".", red="Tonga=2 H12=L"), "S+Tonga", "paradise-no-colony (place=G13)"),
    (building(lost="red"), "focus", "paradise-explorer-away"),
    (building("focus"), "focus", "paradise-focus-once"),
    (building(used="red:commerce"), "#commerce", "paradise-card-used"),
    (building(), "!moai", "paradise-no-card"),
    # victory
    (at("victory", cards="red:moai"), "!luau", "paradise-no-card"),
]


@pytest.mark.parametrize(("setting", "word", "reason"), CASES, ids=[f"{word} {reason}" for _, word, reason in CASES])
def test_each_reason(setting: Setting, word: str, reason: str) -> None:
    state = setting().state
    move = game.read(word)
    assert move not in game.moves(state, SEATS["red"])
    assert refused(game, state, SEATS["red"], move) == reason


def test_every_reason_in_the_source_has_a_case() -> None:
    tree = ast.parse(Path(reasons.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "message"]
    ids = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    assert len(calls) > 50
    assert all(isinstance(call.args[0], ast.Constant) for call in calls)
    assert ids == {reason.partition(" ")[0] for _, _, reason in CASES}


def random_position(dice: random.Random) -> State:
    """Somewhere in a random game."""
    chance = FreeChance(dice.random().hex())
    options = {"players": dice.choice("234"), "homes": dice.choice(["drawn", "chosen"])}
    state = game.deal(game.read_options(options), chance)
    for _ in range(dice.randrange(1500)):
        movers = game.movers(state)
        if not movers:
            break
        seat = dice.choice(movers)
        game.play(state, seat, dice.choice(game.moves(state, seat)), chance)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_every_move_is_either_offered_or_refused_with_a_reason(seed: int) -> None:
    """A random position a seed, every move that exists, every seat."""
    state = random_position(random.Random(seed))
    movers = game.movers(state)
    for seat in range(state.count):
        offered = game.moves(state, seat)
        assert seat not in movers or offered
        assert seat in movers or all(move.kind in at_any_time.KINDS for move in offered)
        assert len(offered) == len(set(offered))
        for move in MOVES:
            if move in offered:
                assert game.why_not(state, seat, move) is None
            else:
                reason = game.why_not(state, seat, move)
                assert reason is not None
                assert (reason.id == "paradise-not-your-turn") <= (seat not in movers)
