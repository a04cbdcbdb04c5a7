"""Hidden information: nothing that a viewer receives changes when only hidden things change.

Two tables that differ only in what the viewer cannot know are played side by side: where the viewer sees a move, the
same move is made at both; where he does not, each table makes one of its own. All he is told must stay the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.chance import FreeChance, ScriptedChance, ScriptEnded, Witness
from motu.core.game import Word
from motu.core.match import seen_record
from motu.core.record import Record, Step, write_record
from tests.every_game.games import CASES, Case
from tests.every_game.test_properties import SEEDS, some_state

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


class Hidden:
    """Gives the answers the viewer sees, and for "?" any that this table may give."""

    def __init__(self, seen: tuple[str, ...], index: Callable[[Any, str], int], seed: int) -> None:
        self.seen = list(seen)
        self.index = index
        self.free = FreeChance(seed)

    def below(self, n: int, of: Any) -> int:
        name = self.seen.pop(0)
        if name == "?":
            return self.free.below(n, of)
        number = self.index(of, name)
        if number < 0:
            raise ScriptEnded(None)  # type: ignore[arg-type]  # this table cannot go the same way
        return number


def compare(case: Case, one: Any, other: Any, viewer: int | None) -> None:
    """What the viewer may ask of both tables is answered alike."""
    game = case.game
    assert game.view(one, viewer) == game.view(other, viewer)
    assert repr(game.view(one, viewer)) == repr(game.view(other, viewer))
    assert str(game.view(one, viewer)) == str(game.view(other, viewer))
    assert game.movers(one) == game.movers(other)
    assert game.turn(one) == game.turn(other)
    assert game.outcome(one) == game.outcome(other)
    assert game.write_result(one) == game.write_result(other)
    if viewer is not None:
        assert game.moves(one, viewer) == game.moves(other, viewer)
        for move in case.all_moves:
            assert game.why_not(one, viewer, move) == game.why_not(other, viewer, move)


@given(data=st.data(), seed=SEEDS)
def test_imagined_tables_have_the_same_view(case: Case, data: st.DataObject, seed: int) -> None:
    """Whatever is imagined from a view looks just the same from there, and is a table that can be played on."""
    game = case.game
    state = some_state(case, data.draw(case.options), seed)
    for viewer in (*range(len(game.SEATS)), None):
        view = game.view(state, viewer)
        for number in range(3):
            other = game.imagine(view, FreeChance(seed + number))
            case.check(other)
            compare(case, state, other, viewer)
            assert all(game.moves(other, seat) for seat in game.movers(other))


@given(data=st.data(), seed=SEEDS)
def test_tables_that_differ_only_in_hidden_things_look_alike(case: Case, data: st.DataObject, seed: int) -> None:
    """Side by side from the deal on: view, moves, reasons, log and written record of the running game are the same."""
    game, choice = case.game, random.Random(seed)
    options = data.draw(case.options)
    viewer = data.draw(st.sampled_from([*range(len(game.SEATS)), None]))
    witness = Witness(FreeChance(seed), game.came_name)
    one = game.deal(options, witness)
    deals = [tuple(witness.came)]
    other_witness = Witness(
        Hidden(game.seen_deal(options, deals[0], viewer), game.came_index, seed + 1), game.came_name
    )
    try:
        other = game.deal(options, other_witness)
    except ScriptEnded:
        return
    deals.append(tuple(other_witness.came))
    steps: tuple[list[Step], list[Step]] = ([], [])
    while game.movers(one):
        compare(case, one, other, viewer)
        seat = choice.choice(game.movers(one))
        move = choice.choice(game.moves(one, seat))
        step = _both(case, (one, other), seat, move, viewer, choice.randrange(2**32))
        if step is None:
            break
        words, (one, other) = step
        for table in range(2):
            steps[table].append(words[table])
    compare(case, one, other, viewer)
    written = []
    for table in range(2):
        players = ("Ann", "Bob", "Cai", "Dee")[: len(game.SEATS)]
        record = Record(game.NAME, game.write_options(options), players, deals[table], tuple(steps[table]))
        written.append(write_record(game, seen_record(game, record, viewer)))
    assert written[0] == written[1]


def _both(
    case: Case, tables: tuple[Any, Any], seat: int, move: Any, viewer: int | None, seed: int
) -> tuple[list[Step], list[Any]] | None:
    """Play a move at both tables so that the viewer sees the same; None where the second table cannot follow."""
    game = case.game
    one, other = tables
    after, witness = game.copy(one), Witness(FreeChance(seed), game.came_name)
    game.play(after, seat, move, witness)
    seen: Word = game.seen_move(one, seat, move, tuple(witness.came), viewer)
    told = game.tell(one, move, after, viewer)
    turn = game.turn(one)
    likes = [like for like in game.moves(other, seat) if _looks(game, other, seat, like, viewer) == seen.move]
    for like in random.Random(seed).sample(likes, len(likes)):
        twin = game.copy(other)
        twin_witness = Witness(Hidden(seen.came, game.came_index, seed + 1), game.came_name)
        try:
            game.play(twin, seat, like, twin_witness)
        except ScriptEnded:
            continue
        assert game.seen_move(other, seat, like, tuple(twin_witness.came), viewer) == seen
        assert game.tell(other, like, twin, viewer) == told
        words = [
            Step(turn, seat, game.write(move), tuple(witness.came)),
            Step(turn, seat, game.write(like), tuple(twin_witness.came)),
        ]
        return words, [after, twin]
    return None


def _looks(game: Any, state: Any, seat: int, move: Any, viewer: int | None) -> str:
    return str(game.seen_move(state, seat, move, (), viewer).move)


def test_a_script_names_what_it_cannot_give(case: Case) -> None:
    """A scripted chance without a reader of names refuses a name: it never makes up an answer."""
    with pytest.raises(ScriptEnded):
        ScriptedChance(["?"]).below(3)
