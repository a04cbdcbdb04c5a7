"""Why a move is refused: a shortest situation for each reason, and no move without either a place or a reason."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.kahuna import game, reasons
from motu.kahuna.board import LINE_NAMES
from motu.kahuna.moves import MOVES, Move
from motu.kahuna.options import PRESETS
from motu.kahuna.state import Position
from tests.every_game.checking import refused
from tests.kahuna.table import Table

Setting = Callable[[], Table]
BUT_TWO = " ".join(sorted({*LINE_NAMES} - {"AB", "KL"}))


def at(words: str = "", **table: Any) -> Setting:
    """A table after some words."""
    return lambda: Table(row="FGH", **table).play(words)


def last_turn(preset: str) -> Setting:
    return lambda: Table(preset=preset, round=3, row="A", deck="", black="B", bridges=("AB", "CF")).play("+A")


def handicap(words: str = "") -> Setting:
    def setting() -> Table:
        table = Table()
        table.state = game.deal(game.read_options({"handicap": "2"}), FreeChance(1))
        return table.play(words)

    return setting


FREE: dict[str, Any] = {"no_surprise": "yes", "white": "AA", "bridges": ("", "AB AH KL")}

# the situation, the word that is refused, and the reason with what fills it in
CASES: list[tuple[Setting, str, str]] = [
    (at("ABxAB", round=2, white="ABC", bridges=("CF", "AB")), "C-G", "kahuna-over"),
    (at("ABxAB", round=2, white="AB", bridges=("CF", "AB"), no_surprise="yes"), "*AB", "kahuna-over"),
    (handicap(), "+?", "kahuna-handicap-first (left=2)"),
    (handicap("*AB"), ".", "kahuna-handicap-first (left=1)"),
    (handicap("*AB"), "*AB", "kahuna-line-yours (line=ALOA–BARI)"),
    (at("+F", preset="russian", white="ABCDE"), "A-B", "kahuna-discard-down (limit=5)"),
    (at(white="B"), "A-B", "kahuna-no-card (card=ALOA)"),
    (at(white="B", bridges=("", "AB")), "ABxAB", "kahuna-no-card (card=ALOA)"),
    (at(white="B"), "/A", "kahuna-no-card (card=ALOA)"),
    (at(white="A", bridges=("", "AB")), "AAxAB", "kahuna-no-second-card (card=ALOA)"),
    (at(white="A", bridges=("AB", "")), "A-B", "kahuna-line-yours (line=ALOA–BARI)"),
    (at(white="A", bridges=("", "AB")), "A-B", "kahuna-line-enemys (line=ALOA–BARI)"),
    (at(white="A", bridges=(BUT_TWO, "")), "A-B", "kahuna-no-bridges (limit=25)"),
    (at(white="A", no_surprise="yes", bridges=("", "BC BD BE")), "A-B", "kahuna-island-guarded (island=BARI)"),
    (at(white="AB", bridges=("AB", "")), "ABxAB", "kahuna-remove-own (line=ALOA–BARI)"),
    (at(white="AB"), "ABxAB", "kahuna-remove-nothing (line=ALOA–BARI)"),
    (at("/A", white="AB"), "B-C", "kahuna-play-after-discard"),
    (at("/A", white="ABB", bridges=("", "BC")), "BBxBC", "kahuna-play-after-discard"),
    (at("A-B", white="AC"), "/C", "kahuna-discard-after-play"),
    (at(preset="sheet", white="A"), "/A", "kahuna-discard-not-full (limit=5)"),
    (at("=", preset="russian", black="A"), "/A", "kahuna-discard-must-draw"),
    (last_turn("modern"), "/B", "kahuna-discard-last-turn"),
    (last_turn("russian"), "/B", "kahuna-discard-last-turn"),
    (last_turn("classic"), "+?", "kahuna-draw-last-turn"),
    (last_turn("modern"), "+A", "kahuna-draw-last-turn"),
    (at("/A", preset="russian", white="A"), "+?", "kahuna-draw-after-discard"),
    (at("/A", preset="russian", white="A"), "+F", "kahuna-draw-after-discard"),
    (at(white="ABCDE"), "+?", "kahuna-hand-full (limit=5)"),
    (at(white="ABCDE"), "+F", "kahuna-hand-full (limit=5)"),
    (at(), "+A", "kahuna-not-face-up (card=ALOA)"),
    (at(deck=""), "+?", "kahuna-deck-empty"),
    (at("/A .", preset="russian", white="A"), "+?", "kahuna-take-open"),
    (last_turn("modern"), "=", "kahuna-nothing-to-decline"),
    (at("/A", preset="russian", white="A"), "=", "kahuna-nothing-to-decline"),
    (at("="), "=", "kahuna-decline-twice"),
    (at("/A", white="A", drawing="decline-unless-discarded"), "=", "kahuna-decline-after-discard"),
    (at("A-B", preset="russian", white="A"), "=", "kahuna-skip-after-play"),
    (at(preset="sheet", white="ABCDE"), "=", "kahuna-make-room (limit=5)"),
    (at(preset="classic"), "=", "kahuna-draw-required"),
    (at(), ".", "kahuna-end-by-drawing"),
    (at("AAxAH", **FREE), "*AD", "kahuna-free-elsewhere (line=ALOA–HUNA)"),
    (at(**FREE), "*AD", "kahuna-no-free-bridge"),
]
# What no word can say: somebody else's turn, and numbers that are no moves.
BESIDES = {"kahuna-not-your-turn", "kahuna-no-such-move"}


@pytest.mark.parametrize(("setting", "word", "reason"), CASES, ids=[f"{word} {reason}" for _, word, reason in CASES])
def test_each_reason(setting: Setting, word: str, reason: str) -> None:
    state = setting().state
    move = game.read(word)
    assert move not in game.moves(state, state.mover)
    assert refused(game, state, state.mover, move) == reason


def test_it_is_the_other_players_turn() -> None:
    state = Table(white="A", black="A", row="FGH").state
    assert game.moves(state, 1) == []
    assert refused(game, state, 1, game.read("A-B")) == "kahuna-not-your-turn"


@pytest.mark.parametrize("number", [-1, len(MOVES), 10_000])
def test_a_number_that_is_no_move(number: int) -> None:
    assert refused(game, Table(row="FGH").state, 0, Move(number)) == "kahuna-no-such-move"


def test_every_reason_in_the_source_has_a_case() -> None:
    tree = ast.parse(Path(reasons.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "message"]
    ids = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    assert len(calls) > 30
    assert all(isinstance(call.args[0], ast.Constant) for call in calls)
    assert ids == {reason.partition(" ")[0] for _, _, reason in CASES} | BESIDES


def random_position(dice: random.Random) -> Position:
    """Somewhere in a random game by random options."""
    options = {
        "preset": dice.choice([*PRESETS]),
        "first": "random",
        "no-surprise": dice.choice(["yes", "no"]),
        "open-hands": dice.choice(["yes", "no"]),
        "handicap": dice.choice("0003"),
        "weaker": dice.choice(["white", "black"]),
    }
    chance = FreeChance(dice.random().hex())
    state = game.deal(game.read_options(options), chance)
    for _ in range(dice.randrange(220)):
        moves = game.moves(state, state.mover)
        if not moves:
            break
        game.play(state, state.mover, dice.choice(moves), chance)
    return state


@pytest.mark.parametrize("seed", range(30))
def test_every_move_is_either_offered_or_refused_with_a_reason(seed: int) -> None:
    """Ten random positions a seed, all 189 moves, both seats."""
    dice = random.Random(seed)
    for _ in range(10):
        state = random_position(dice)
        mover, over = state.mover, not game.movers(state)
        offered = game.moves(state, mover)
        assert over == (offered == [])
        assert len(offered) == len(set(offered))
        for move in MOVES:
            if move in offered:
                assert game.why_not(state, mover, move) is None
                game.play(state.copy(), mover, move, FreeChance(seed))
            else:
                refused(game, state, mover, move)
            expected = "kahuna-over" if over else "kahuna-not-your-turn"
            assert refused(game, state, 1 - mover, move) == expected
        assert game.moves(state, 1 - mover) == []
