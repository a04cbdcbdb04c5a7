"""What every game must keep, whatever is played: the property suite."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.chance import FreeChance, RecordingChance, ScriptedChance, SealedChance
from motu.core.errors import BadOption, IllegalMove
from motu.core.extras import is_aside, reveals
from motu.core.match import Match, position, replay, resume, verify
from motu.core.record import read_record, write_record
from tests.every_game.acting import asked, random_act, unasked
from tests.every_game.games import CASES, Case

SEEDS = st.integers(0, 2**32)
pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


def states(case: Case, options: Any, seed: int) -> Iterator[Any]:
    """The states of a random game, the deal first."""
    game, choice, chance = case.game, random.Random(seed), FreeChance(seed)
    state = game.deal(options, chance)
    yield state
    while (act := random_act(game, state, len(game.seats(options)), choice)) is not None:
        game.play(state, *act, chance)
        yield state


def some_state(case: Case, options: Any, seed: int) -> Any:
    """A state somewhere in the middle of a random game."""
    steps = random.Random(seed + 1).randrange(case.farthest)
    passed = list(islice(states(case, options, seed), steps + 1))
    return passed[-1]


def random_match(case: Case, options: Any, seed: int) -> Match:
    game, choice = case.game, random.Random(seed)
    chance = SealedChance(seed.to_bytes(32, "big"))
    match = Match(game, options, tuple(f"Player {seat}" for seat in game.seats(options)), chance)
    while len(match.steps) < (case.recorded or case.longest):
        act = random_act(game, match.state, len(match.players), choice)
        if act is None:
            break
        match.play(*act)
    return match


@given(data=st.data(), seed=SEEDS)
def test_everything_is_conserved_and_nobody_is_stuck(case: Case, data: st.DataObject, seed: int) -> None:
    """In every state the pieces are all there, somebody may move until the end (`asked`), and the end comes in time."""
    options = data.draw(case.options)
    for number, state in enumerate(states(case, options, seed)):
        assert number <= case.longest
        if number % case.every:
            continue
        case.check(state)
    case.check(state)
    assert case.game.outcome(state) is not None


@given(data=st.data(), seed=SEEDS)
def test_moves_and_reasons_agree(case: Case, data: st.DataObject, seed: int) -> None:
    """A move is in the list or has a reason; `play` refuses it with the same one and changes nothing."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    for seat in range(len(game.seats(options))):
        legal = game.moves(state, seat)
        assert len(set(legal)) == len(legal)
        assert not legal or game.movers(state)
        for move in dict.fromkeys([*legal, *case.some_moves(random.Random(seed), state)]):
            reason = game.why_not(state, seat, move)
            assert (reason is None) == (move in legal)
            if reason is not None:
                before = game.copy(state)
                with pytest.raises(IllegalMove) as refused:
                    game.play(state, seat, move, FreeChance(1))
                assert refused.value.reason == reason
                assert state == before


@given(data=st.data(), seed=SEEDS)
def test_copies_share_nothing(case: Case, data: st.DataObject, seed: int) -> None:
    """Whatever is played on a copy, the original stays as it is."""
    game = case.game
    options = data.draw(case.options)
    state = some_state(case, options, seed)
    before = deepcopy(state)
    twin = game.copy(state)
    assert twin == state
    choice, chance = random.Random(seed), FreeChance(seed)
    while (act := random_act(game, twin, len(game.seats(options)), choice)) is not None:
        game.play(twin, *act, chance)
    assert state == before


@given(data=st.data(), seed=SEEDS)
def test_notation_round_trip(case: Case, data: st.DataObject, seed: int) -> None:
    """Every legal move is written and read back as the same move."""
    options = data.draw(case.options)
    state = some_state(case, options, seed)
    for seat in range(len(case.game.seats(options))):
        for move in case.game.moves(state, seat):
            assert case.game.read(case.game.write(move)) == move


def with_lists(value: Any) -> Any:
    """The same with a list for every tuple, as JSON has it."""
    if isinstance(value, dict):
        return {name: with_lists(each) for name, each in value.items()}
    return [with_lists(each) for each in value] if isinstance(value, list | tuple) else value


@given(data=st.data(), seed=SEEDS)
def test_what_is_shown_is_plain_data_and_every_legal_move_can_be_read_from_it(
    case: Case, data: st.DataObject, seed: int
) -> None:
    """A page in another language needs nothing else: JSON holds it, and the moves are in the notation."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    for seat in (None, *range(len(game.seats(options)))):
        view = game.view(state, seat)
        assert json.loads(json.dumps(game.show(view))) == with_lists(game.show(view))
        if seat is not None:
            moves = game.moves(state, seat)
            shown = [game.show_move(view, move) for move in moves]
            assert json.loads(json.dumps(shown)) == with_lists(shown)
            assert [game.read(each["move"]) for each in shown] == list(moves)


@given(data=st.data(), seed=SEEDS)
def test_a_move_survives_a_journey(case: Case, data: st.DataObject, seed: int) -> None:
    """Moves may be sent to another process."""
    state = some_state(case, data.draw(case.options), seed)
    legal = [move for seat in case.game.movers(state) for move in case.game.moves(state, seat)]
    for move in dict.fromkeys([*legal, *case.some_moves(random.Random(seed), state)]):
        assert pickle.loads(pickle.dumps(move)) == move


@given(data=st.data())
def test_the_seats_are_the_first_of_all(case: Case, data: st.DataObject) -> None:
    """A seat has the same name however many there are: whoever knows its number can name it."""
    seats = case.game.seats(data.draw(case.options))
    assert 1 <= len(seats) <= len(case.game.SEATS)
    assert seats == case.game.SEATS[: len(seats)]


def test_all_choices_can_be_chosen(case: Case) -> None:
    """Every value that a page offers for an option is one that can be read, at least together with some preset."""
    choices = case.game.choices()
    for name, values in choices.items():
        for value in values:
            assert any(_reads(case, {"preset": preset, name: value}) for preset in choices["preset"])


def _reads(case: Case, options: dict[str, str]) -> bool:
    try:
        case.game.read_options(options)
    except BadOption:
        return False
    return True


@given(data=st.data(), seed=SEEDS)
def test_a_record_replays_to_the_same_state(case: Case, data: st.DataObject, seed: int) -> None:
    """A game written as text, read and played again leads to the same state, and its draws come from its seed."""
    match = random_match(case, data.draw(case.options), seed)
    record = match.record(finished=True)
    again = read_record(case.game, write_record(case.game, record))
    assert again == record
    assert position(case.game, again) == match.state
    verdict = verify(case.game, again)
    assert verdict.wrong is None
    assert verdict.answers == len(record.deal) + sum(len(step.outcomes) for step in record.steps)


@given(data=st.data(), seed=SEEDS)
def test_undo_restores(case: Case, data: st.DataObject, seed: int) -> None:
    """Taking a step back gives the state before it, and playing it again meets the same chance."""
    game = case.game
    match = random_match(case, data.draw(case.options), seed)
    record = match.record(finished=True)
    moments = list(replay(game, record))
    at = random.Random(seed).randrange(len(moments))
    partly = resume(
        game, type(record)(record.game, record.options, record.players, record.deal, record.steps[:at]), match.chance
    )
    before = game.copy(partly.state)
    step = record.steps[at]
    for _ in range(2):
        played = partly.play(step.seat, game.read(step.move))
        assert played.step == step
        assert partly.state == moments[at].after
        assert partly.undo() == step
        assert partly.state == before == moments[at].before


@given(data=st.data(), seed=SEEDS)
def test_what_can_be_taken_back_has_shown_nothing(case: Case, data: st.DataObject, seed: int) -> None:
    """After a step that may be taken back its player sees what he could have foretold, whatever is hidden from him."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    choice, chance = random.Random(seed), FreeChance(seed)
    for seat in range(len(game.seats(options))):
        legal = game.moves(state, seat)
        for move in choice.sample(legal, min(10, len(legal))):
            after, recording = game.copy(state), RecordingChance(chance, game.outcome_name)
            game.play(after, seat, move, recording)
            if recording.outcomes or reveals(game, state, seat, move, after):
                continue
            for _ in range(3):
                other = game.imagine(game.view(state, seat), chance)
                game.play(other, seat, move, ScriptedChance(()))
                assert game.view(other, seat) == game.view(after, seat)


@given(data=st.data(), seed=SEEDS)
def test_who_decides_at_the_same_time_may_decide_in_any_order(case: Case, data: st.DataObject, seed: int) -> None:
    """Where several decide at once, a decision of one takes nothing from the others, nor tells them what it was."""
    game = case.game
    state = some_state(case, data.draw(case.options), seed)
    choice = random.Random(seed)
    movers = game.movers(state)
    if len(movers) < 2:
        return
    seat = choice.choice(movers)
    seen = []
    answers = [move for move in game.moves(state, seat) if not is_aside(game, state, seat, move)]
    for move in choice.sample(answers, min(10, len(answers))):
        after = game.copy(state)
        game.play(after, seat, move, FreeChance(seed))
        for other in movers:
            if other != seat:
                assert other in game.movers(after)
                assert game.moves(after, other) == game.moves(state, other)
        stays = seat in game.movers(after)
        seen += [(stays, other, game.view(after, other)) for other in (*movers, None) if other != seat]
    for stays, viewer, view in seen:
        assert all(view == same for going, who, same in seen if (going, who) == (stays, viewer))


@given(data=st.data(), seed=SEEDS)
def test_what_is_done_out_of_turn_is_seen_by_all_and_takes_nobodys_decision(
    case: Case, data: st.DataObject, seed: int
) -> None:
    """A seat that is not asked may act: everybody sees it as it is, it stays, and somebody is asked as before."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    choice, seats = random.Random(seed), len(game.seats(options))
    for seat in unasked(game, state, seats):
        move = choice.choice(game.moves(state, seat))
        after, recording = game.copy(state), RecordingChance(FreeChance(seed), game.outcome_name)
        game.play(after, seat, move, recording)
        case.check(after)
        assert asked(game, after) or game.outcome(after) is not None
        assert reveals(game, state, seat, move, after)
        for viewer in (None, *range(seats)):
            assert game.seen_move(state, seat, move, tuple(recording.outcomes), viewer).move == game.write(move)
            assert game.tell(state, move, after, viewer)
