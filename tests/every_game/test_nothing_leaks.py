"""Hidden information: nothing that a viewer receives changes when only hidden things change.

Two tables that differ only in what the viewer cannot know are played side by side. The view decides what is hidden: the
second table makes other moves and gets other cards wherever that leaves the view the same. All else that the viewer is
given (moves, reasons, log, written record) must then be the same, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.chance import FreeChance, RecordingChance, ScriptedChance, ScriptEnded
from motu.core.errors import message
from motu.core.match import seen_record
from motu.core.record import Record, Step, write_record
from motu.core.versions import write_recorded
from tests.every_game.acting import random_act, who_acts
from tests.every_game.games import CASES, Case
from tests.every_game.test_properties import SEEDS, some_state

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


class Going:
    """Gives the named answers in turn, and for "?" any that this table may give."""

    def __init__(self, names: Sequence[str], index: Callable[[Any, str], int], choice: random.Random) -> None:
        self.names = list(names)
        self.index = index
        self.choice = choice

    def below(self, n: int, of: Any) -> int:
        name = self.names.pop(0) if self.names else "?"
        number = self.choice.randrange(n) if name == "?" else self.index(of, name)
        if number < 0:
            raise ScriptEnded(message("chance-impossible", answer=name))
        return number


Run = Callable[[Any], Any]
"""Deals or plays with a chance and gives the state after it."""


def answered(case: Case, run: Run, names: Sequence[str], choice: random.Random) -> tuple[Any, tuple[str, ...]] | None:
    """The state after a run with these answers, and what came; None when this table cannot give them."""
    recording = RecordingChance(Going(names, case.game.outcome_index, choice), case.game.outcome_name)
    try:
        state = run(recording)
    except ScriptEnded:
        return None
    return state, tuple(recording.outcomes)


def unseen(
    case: Case, run: Run, outcomes: tuple[str, ...], viewer: int | None, choice: random.Random
) -> tuple[str, ...]:
    """What came, with "?" for each answer that could have been another without the viewer noticing."""
    found = answered(case, run, outcomes, choice)
    assert found is not None
    view = case.game.view(found[0], viewer)
    pattern = list(outcomes)
    for place, name in enumerate(outcomes):
        for _ in range(0 if name in case.lots else 4):
            other = answered(case, run, (*outcomes[:place], "?", *outcomes[place + 1 :]), choice)
            if other and other[1][place] != name and case.game.view(other[0], viewer) == view:
                pattern[place] = "?"
                break
    return tuple(pattern)


MOST = 20
"""So many moves are tried at every step of two tables, where not all are."""


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
        for move in case.some_moves(random.Random(game.turn(one)), one, MOST):
            assert game.why_not(one, viewer, move) == game.why_not(other, viewer, move)


@given(data=st.data(), seed=SEEDS)
def test_imagined_tables_have_the_same_view(case: Case, data: st.DataObject, seed: int) -> None:
    """Whatever is imagined from a view looks just the same from there, and is a table that can be played on."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    for viewer in (*range(len(game.seats(options))), None):
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
    viewer = data.draw(st.sampled_from([*range(len(game.seats(options))), None]))

    def deal(chance: Any) -> Any:
        return game.deal(options, chance)

    first = answered(case, deal, (), choice)
    assert first is not None
    second = answered(case, deal, unseen(case, deal, first[1], viewer, choice), choice) or first
    if game.view(second[0], viewer) != game.view(first[0], viewer):  # each was unseen, but not all together
        second = game.copy(first[0]), first[1]
    tables, deals = [first[0], second[0]], [first[1], second[1]]
    steps: list[list[Step]] = [[], []]
    end = case.longest
    if case.side_by_side:
        if choice.random() < 0.5:  # they part later: what was hidden before is the same
            tables, deals = [first[0], game.copy(first[0])], [first[1], first[1]]
            _together(case, tables, steps, len(game.seats(options)), choice)
        end = len(steps[0]) + case.side_by_side
    while game.movers(tables[0]) and len(steps[0]) < end:
        compare(case, tables[0], tables[1], viewer)
        seat = who_acts(game, tables[0], len(game.seats(options)), choice)
        if not _both(case, tables, steps, viewer, choice, seat):
            break
    compare(case, tables[0], tables[1], viewer)
    written = []
    for table in range(2):
        players = ("Ann", "Bob", "Cai", "Dee")[: len(game.seats(options))]
        record = Record(game.NAME, write_recorded(game, options), players, deals[table], tuple(steps[table]))
        written.append(write_record(game, seen_record(game, record, viewer)))
    assert written[0] == written[1]


def _together(case: Case, tables: list[Any], steps: list[list[Step]], seats: int, choice: random.Random) -> None:
    """Let both tables go the same way, up to anywhere within reach."""
    game, state = case.game, tables[0]
    for _ in range(choice.randrange(case.farthest)):
        act = random_act(game, state, seats, choice)
        if act is None:
            break
        (seat, move), turn = act, game.turn(state)
        made = answered(case, _playing(case, state, seat, move), (), choice)
        assert made is not None
        state, outcomes = made
        for each in steps:
            each.append(Step(turn, seat, game.write(move), outcomes))
    tables[:] = state, game.copy(state)


def _both(
    case: Case,
    tables: list[Any],
    steps: list[list[Step]],
    viewer: int | None,
    choice: random.Random,
    seat: int | None = None,
) -> bool:
    """Make a move at both tables that looks the same to the viewer; False where the second table cannot follow.

    By this seat; if none is named, by one that is asked.
    """
    game = case.game
    one, other = tables
    turn = game.turn(one)
    seat = choice.choice(game.movers(one)) if seat is None else seat
    for move in choice.sample(game.moves(one, seat), len(game.moves(one, seat))):
        made = answered(case, _playing(case, one, seat, move), (), choice)
        assert made is not None
        after, outcomes = made
        pattern = unseen(case, _playing(case, one, seat, move), outcomes, viewer, choice)
        view = game.view(after, viewer)
        # Other moves first: where one of them looks the same, the move itself is hidden.
        likes = sorted(game.moves(other, seat), key=lambda like: (like == move, choice.random()))
        for like, names in product(likes, (pattern, "?" * len(outcomes))):
            twin = answered(case, _playing(case, other, seat, like), names, choice)
            if twin is None or game.view(twin[0], viewer) != view:
                continue
            seen = game.seen_move(one, seat, move, outcomes, viewer)
            if len(twin[1]) != len(outcomes) and seen.outcomes:
                continue  # how often chance was asked is no secret; where it is, nothing of it may be seen
            if any(name != same and {name, same} & case.lots for name, same in zip(outcomes, twin[1], strict=False)):
                continue  # everybody saw the lot
            assert seen == game.seen_move(other, seat, like, twin[1], viewer)
            assert game.tell(one, move, after, viewer) == game.tell(other, like, twin[0], viewer)
            steps[0].append(Step(turn, seat, game.write(move), outcomes))
            steps[1].append(Step(turn, seat, game.write(like), twin[1]))
            tables[:] = after, twin[0]
            return True
    return False


def _playing(case: Case, state: Any, seat: int, move: Any) -> Run:
    def run(chance: Any) -> Any:
        after = case.game.copy(state)
        case.game.play(after, seat, move, chance)
        return after

    return run


def test_a_script_names_what_it_cannot_give(case: Case) -> None:
    """A scripted chance without a reader of names refuses a name: it never makes up an answer."""
    with pytest.raises(ScriptEnded):
        ScriptedChance(["?"]).below(3)
