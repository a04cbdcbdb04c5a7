"""Whole turns: all of them, each position once, by decisions that are legal; compiled as interpreted."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from motu.bots.kahuna import turns
from motu.core.chance import FreeChance, ScriptedChance
from motu.kahuna import game
from motu.kahuna.legal import FREE, TAKE
from motu.kahuna.moves import moves
from motu.kahuna.options import PRESETS
from motu.kahuna.play import apply
from motu.kahuna.state import FIELDS, OVER, TURN, Position
from tests.kahuna.table import Table, random_options

PAGES = 3_000
UNTOUCHED = ScriptedChance([])
"""Raises when it is asked for anything."""


def positions(games: int, seed: int) -> Iterator[Position]:
    """Positions of random games by random options, every few decisions one, in any stage."""
    choice = random.Random(seed)
    for number in range(games):
        options = random_options(choice) if number % 3 else choice.choice(list(PRESETS.values()))
        chance = FreeChance(choice.getrandbits(64))
        p = game.deal(options, chance)
        while p.stage != OVER:
            if choice.random() < 0.15 or p.stage != TURN:
                yield p.copy()
            # Seldom an ending, so that turns are met in the middle, too; often one, so that hands fill up.
            found = moves(p, p.mover)
            last = [move for move in found if TAKE <= move < FREE]
            apply(p, +choice.choice(last if last and choice.random() < 0.5 else found), chance)


def key(p: Position) -> str:
    """All there is to a position, but how many cards were played and discarded, beyond any at all."""
    p = p.copy()
    p.played, p.dropped = min(1, p.played), min(1, p.dropped)
    return " ".join(repr(getattr(p, name)) for name in FIELDS if name != "options")


def is_ending(p: Position, code: int) -> bool:
    return p.stage != TURN or TAKE <= code < FREE


def naive(p: Position, buffers: int) -> dict[str, Position]:
    """All positions of the turn, by trying everything in every order; nothing when there are too many."""
    found = {key(p): p}
    waiting = [p]
    while waiting:
        here = waiting.pop()
        for move in moves(here, here.mover):
            if not is_ending(here, move):
                then = here.copy()
                apply(then, +move, UNTOUCHED)
                if key(then) not in found:
                    found[key(then)] = then
                    waiting.append(then)
        if len(found) > buffers:
            return {}
    return found


class Laid:
    """An interpreted spread, with its room."""

    def __init__(self, p: Position, buffers: int) -> None:
        self.pages = turns.new_pages(p, buffers)
        self.parents, self.codes = [0] * buffers, [0] * buffers
        self.number = turns.spread(self.pages, self.parents, self.codes, turns.new_slots(buffers), UNTOUCHED)

    def path(self, page: int) -> list[int]:
        decisions = [0] * 20
        return decisions[: turns.path(self.parents, self.codes, page, decisions)]


def test_a_spread_is_what_trying_everything_finds() -> None:
    """No position is missing, none is there twice, and each is reached by its decisions, legally."""
    compared = 0
    for p in positions(20, 1):
        expected = naive(p, 150)
        if not expected:
            continue
        laid = Laid(p.copy(), 151)
        assert laid.number == len(expected)
        assert {key(page) for page in laid.pages[: laid.number]} == set(expected)
        for page in random.Random(compared).sample(range(laid.number), min(8, laid.number)):
            replayed = p.copy()
            for code in laid.path(page):
                assert code in moves(replayed, replayed.mover)
                assert not is_ending(replayed, code)
                apply(replayed, code, UNTOUCHED)
            assert key(replayed) == key(laid.pages[page])
        lengths = [len(laid.path(page)) for page in range(laid.number)]
        assert lengths == sorted(lengths)
        compared += 1
    assert compared > 100


def test_endings_are_the_moves_that_end_the_turn() -> None:
    for p in positions(40, 2):
        codes = [0] * turns.MOST_ENDINGS
        found = codes[: turns.endings(p, codes)]
        assert found == [int(move) for move in moves(p, p.mover) if is_ending(p, move)]


def test_a_spread_without_enough_room_keeps_the_shortest_ways() -> None:
    p = Table(white="ABEK", black="CD", row="GHI").state
    whole = Laid(p.copy(), PAGES)
    cut = Laid(p.copy(), 100)
    assert whole.number > 100
    assert cut.number == -100
    assert cut.pages == whole.pages[:100]


def test_a_sudden_win_is_a_page_with_nothing_beyond() -> None:
    p = Table(white="ABDK", black="C", row="GHI", bridges=("AD", "AB"), round=2).state
    laid = Laid(p, PAGES)
    won = [page for page in range(laid.number) if laid.pages[page].stage == OVER]
    assert won
    assert not set(won) & set(laid.parents[: laid.number])


def test_compiled_and_interpreted_spreads_agree() -> None:
    """The same pages in the same order, from the same decisions; and one room for all of them, never cleared."""
    pytest.importorskip("numba")
    from motu.bots.kahuna import jit, jit_turns  # noqa: PLC0415

    buffers, chance = jit_turns.new_buffers(400), jit.new_chance(1)
    for p in positions(15, 3):
        laid = Laid(p.copy(), 400)
        buffers.pages[0] = jit.new_table(p)[0]
        assert jit_turns.spread(*buffers, chance) == laid.number
        number = abs(laid.number)
        assert buffers.parents[:number].tolist() == laid.parents[:number]
        assert buffers.codes[:number].tolist() == laid.codes[:number]
        page = number - 1
        assert jit.position(buffers.pages[page : page + 1], p.options) == laid.pages[page]
        decisions, codes = buffers.codes.copy(), [0] * turns.MOST_ENDINGS
        assert decisions[: jit_turns.path(buffers.parents, buffers.codes, page, decisions)].tolist() == laid.path(page)
        ends = turns.endings(laid.pages[page], codes)
        assert jit_turns.endings(buffers.pages, page, decisions) == ends
        assert decisions[:ends].tolist() == codes[:ends]
    assert int(chance[0]) == 1
