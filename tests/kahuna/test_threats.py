"""What can fall within a turn, against the rules themselves: every turn of every hand that may be there."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.kahuna import game, one_turn
from motu.kahuna.board import LETTERS, LINE_NAMES
from motu.kahuna.cards import has, letters_of, size
from motu.kahuna.legal import allowed
from motu.kahuna.options import read_options
from motu.kahuna.play import apply, end_turn
from motu.kahuna.state import DREW, OVER, TURN, Position
from motu.kahuna.threats import KahunaThreat, _threats, threats
from tests.kahuna.table import Table

Falls = dict[str, int]
CASES: list[dict[str, str]] = [
    {"preset": "modern"},
    {"preset": "classic"},
    {"preset": "sheet"},
    {"preset": "russian"},
    {"preset": "modern", "open-hands": "yes"},
    {"preset": "modern", "no-surprise": "yes"},
    {"preset": "classic", "no-surprise": "yes", "handicap": "3"},
    {"preset": "modern", "sudden-win": "none-on-board"},
    {"preset": "modern", "sudden-win": "empty-stock", "no-surprise": "yes"},
]
PLAYS = {"place", "remove", "free"}


def somewhere(options: dict[str, str], seed: int) -> Position | None:
    """A position of some game, with much on the board; None where the game is over."""
    choice, chance = random.Random(seed), FreeChance(seed)
    p = game.deal(read_options(options), chance)
    for _ in range(choice.randrange(12, 190)):
        if not game.movers(p):
            return None
        moves = game.moves(p, p.mover)
        plays = [move for move in moves if move.kind in PLAYS]
        others = [move for move in moves if move.kind not in PLAYS]
        building = plays and (not others or choice.random() < 0.4)
        game.play(p, p.mover, choice.choice(plays if building else others), chance)
    return p if game.movers(p) else None


def at_turn(p: Position, by: int) -> Position | None:
    """The table when this player may play: now, or when the other has ended his turn as things are."""
    p = p.copy()
    if p.mover != by:
        p.stage = TURN
        end_turn(p, DREW)
        p.allowed_kinds = allowed(p)
    return None if p.stage == OVER else p


def falls(p: Position, by: int, hand: int | None = None) -> Falls:
    """The islands that this player can bring down with these cards, and with how many: all turns are tried."""
    start = at_turn(p, by)
    if start is None:
        return {}
    if hand is not None:
        start.hand[by] = hand
        start.cards[by] = size(hand)
    foe, before = 1 - by, start.copy()
    found: Falls = {}
    seen: dict[Any, int] = {}
    waiting = [(0, start)]
    while waiting:
        spent, here = waiting.pop()
        if here.winner == foe:
            continue  # who loses the game by it threatens nothing
        for island in range(12):
            held = before.stones[foe] >> island & 1
            fell = held and not here.stones[foe] >> island & 1
            taken = not held and not before.stones[by] >> island & 1 and here.stones[by] >> island & 1
            if fell or taken:
                found[LETTERS[island]] = min(spent, found.get(LETTERS[island], 99))
        if here.stage == OVER:
            continue
        for move in game.moves(here, by):
            if move.kind in PLAYS:
                after = here.copy()
                apply(after, +move, FreeChance(0))
                cost = spent + len(move.cards)
                key = (*after.bridges, *after.stones, after.hand[by], after.offer, after.stage)
                if seen.get(key, 99) > cost:
                    seen[key] = cost
                    waiting.append((cost, after))
    return found


class AllAnswers:
    """A chance that goes through everything that could be answered, one call of `imagine` after the other."""

    def __init__(self) -> None:
        self.path: list[list[int]] = []
        self.at = 0

    def below(self, n: int, of: Any = None) -> int:
        if self.at == len(self.path):
            self.path.append([0, n])
        self.at += 1
        return self.path[self.at - 1][0]

    def next(self) -> bool:
        self.at = 0
        while self.path and self.path[-1][0] + 1 == self.path[-1][1]:
            self.path.pop()
        if self.path:
            self.path[-1][0] += 1
        return bool(self.path)


def hands(view: Any, by: int, most: int) -> set[int]:
    """All hands that this player may have; none where there are too many ways to deal them."""
    found, chance = set(), AllAnswers()
    for _ in range(most):
        found.add(game.imagine(view, chance).hand[by])
        if not chance.next():
            return found
    return set()


def told(view: Any, by: int) -> dict[str, KahunaThreat]:
    return {each["island"]: each for each in threats(view) if each["by"] == by}


def positions(amount: Callable[[int, int, int], int], options: dict[str, str]) -> Iterator[tuple[int, Position]]:
    for seed in range(amount(25, 80, 3_000)):
        p = somewhere(options, seed)
        if p is not None and p.turn:
            yield seed, p


@pytest.mark.parametrize("options", CASES, ids=str)
def test_with_known_cards(options: dict[str, str], amount: Callable[[int, int, int], int]) -> None:
    """What a player can do with his own hand is exactly what the rules let him do."""
    some = 0
    for seed, p in positions(amount, options):
        for by in range(2):
            found = told(game.view(p, by), by)
            assert {island: each["cards"] for island, each in found.items()} == falls(p, by), (seed, by)
            for island, each in found.items():
                held = at_turn(p, by)
                assert held is not None
                assert each["certain"] is True
                assert each["seat"] == (1 - by if held.stones[1 - by] >> LETTERS.index(island) & 1 else None)
            some += len(found)
    assert some > 10


@pytest.mark.parametrize("options", CASES, ids=str)
def test_with_cards_that_may_be_there(options: dict[str, str], amount: Callable[[int, int, int], int]) -> None:
    """To another, an island can fall if it can to any hand that may be there, and certainly with what must be."""
    some = sure = 0
    for seed, p in positions(amount, options):
        for seat, by in ((0, 1), (1, 0), (None, seed % 2)):
            view = game.view(p, seat)
            possible = hands(view, by, amount(60, 200, 1_000))
            if not possible:
                continue
            union: Falls = {}
            for hand in possible:
                for island, cards in falls(p, by, hand).items():
                    union[island] = min(cards, union.get(island, 99))
            found = told(view, by)
            assert {island: each["cards"] for island, each in found.items()} == union, (seed, seat)
            there = sum(min(has(hand, card) for hand in possible) << 2 * card for card in range(12))
            certain = {island for island, each in found.items() if each["certain"]}
            assert certain == set(falls(p, by, there)), (seed, seat, letters_of(there))
            some += len(found)
            sure += len(certain)
    assert some > sure > 0


@pytest.mark.parametrize("options", CASES[:4] + CASES[5:6], ids=str)
def test_no_hand_that_may_be_there_does_more(options: dict[str, str], amount: Callable[[int, int, int], int]) -> None:
    """In the middle of a game, where there are too many hands to try all."""
    chance = FreeChance(3)
    for seed, p in positions(amount, options):
        by = seed % 2
        view = game.view(p, 1 - by)
        found = told(view, by)
        for _ in range(3):
            imagined = game.imagine(view, chance)
            for island, cards in falls(imagined, by).items():
                assert found[island]["cards"] <= cards, (seed, island)


def test_an_island_that_one_card_takes() -> None:
    """White has a bridge at ALOA and needs one more of its three lines."""
    table = Table(white="A", black="CC", row="DEF", bridges=("AB", ""))
    assert told(game.view(table.state, 0), 0) == {
        "A": {"island": "A", "seat": None, "by": 0, "cards": 1, "certain": True}
    }
    seen = told(game.view(table.state, 1), 0)["A"]
    assert (seen["cards"], seen["certain"]) == (1, False)


def test_nobody_threatens_before_the_first_turn_or_after_the_last() -> None:
    p = game.deal(read_options({"handicap": "2"}), FreeChance(1))
    assert threats(game.view(p, 0)) == []
    p.stage = OVER
    assert threats(game.view(p, None)) == []


def test_who_has_no_turn_left_threatens_nothing() -> None:
    """In the very last turn only its player can do anything."""
    table = Table(white="A", black="B", row="", bridges=("AB", "CK"))
    table.state.last, table.state.round_number = 1, 3
    table.state.allowed_kinds = allowed(table.state)
    assert {each["by"] for each in threats(game.view(table.state, 0))} == {0}


def test_who_has_discarded_cannot_play_on() -> None:
    table = Table(white="AE", black="B", row="DEF", bridges=("AB", "")).play("/E")
    assert told(game.view(table.state, 0), 0) == {}


def test_they_are_found_with_little_work(amount: Callable[[int, int, int], int]) -> None:
    """The page asks after every move. What is counted are calls of the search: 2,000 on average, some 2 ms."""
    views = [game.view(p, seed % 2) for options in CASES for seed, p in positions(amount, options)]
    calls = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code.co_filename == one_turn.__file__

    _threats.cache_clear()
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for view in views:
            threats(view)
    finally:
        sys.setprofile(before)
    assert 100 < calls / len(views) < 6_000


@pytest.mark.parametrize(
    ("reading", "threatened"), [("by-removal", True), ("none-on-board", True), ("empty-stock", False)]
)
def test_the_last_bridge_of_the_stock_is_no_threat_where_it_loses(reading: str, threatened: bool) -> None:
    """White needs two bridges to take ALOA, and has two left."""
    built = " ".join(name for name in LINE_NAMES if name not in ("AB", "AD", "AH", "CK"))
    table = Table(sudden_win=reading, round=2, white="AA", row="DEF", bridges=(built, "AD"))
    assert len(table.bridges("white").split()) == 23
    found = told(game.view(table.state, 0), 0)
    assert ("A" in found) == threatened
    assert {island: each["cards"] for island, each in found.items()} == falls(table.state, 0)


def test_an_enemy_without_bridges_is_threatened_by_whole_turns() -> None:
    """In round 2 nothing ends the turn early where nothing can be taken away: two islands can fall in it."""
    table = Table(round=2, white="AAL", row="DEF", bridges=("HL KL IK HI", ""))
    found = told(game.view(table.state, 0), 0)
    assert {island: each["cards"] for island, each in found.items()} == falls(table.state, 0)
    assert found["A"]["cards"] == 2
