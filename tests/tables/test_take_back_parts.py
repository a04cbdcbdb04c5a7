"""Taking back all of a fleet, a transit or a step at once, as far as nothing has come to light since."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.core.extras import step as step_of
from motu.core.match import position, resume
from motu.games import game_named
from motu.paradise.state import FLEET, MOVE, TRANSIT, State
from motu.tables import setup
from motu.tables.action_handlers import knows_enough
from motu.tables.actions import Move, Moves, Refused, Sit, Undo
from motu.tables.events import TookBack
from motu.tables.setup import TableSetup
from motu.tables.table_view import view_table
from tests.core import toy
from tests.core.toy_bots import put_among_the_games
from tests.tables.play import ANN, BOB, Bench
from tests.tables.test_many_seats import begun

pytestmark = pytest.mark.timeout(60)

PEOPLE = (ANN, BOB)
GAME = game_named("paradise")


def state_of(bench: Bench) -> State:
    assert bench.table.match is not None
    state: State = bench.table.match.state
    return state


def slips(bench: Bench, seat: int) -> list[str]:
    """How far this seat can go back, as its player is told."""
    return list(view_table(bench.table, PEOPLE[seat].id, seat).slips)


def steps(bench: Bench) -> int:
    assert bench.table.match is not None
    return len(bench.table.match.steps)


def paradise_at(is_there: Callable[[State], bool]) -> tuple[Bench, int]:
    """A game of two that bots have led to such a state, and whose decision it is."""
    for seed in range(20):
        bench = Bench(setup.new_table(TableSetup("paradise", {"preset": "two"}, public=True), ANN))
        bench.do(BOB, Sit())
        bot, choice = bot_named("paradise", "islander"), random.Random(seed)
        while steps(bench) < 600 and bench.table.movers:
            state, seat = state_of(bench), bench.table.movers[0]
            if is_there(state):
                return bench, seat
            chance = FreeChance(choice.randrange(1 << 30))
            move = bot.decide(GAME.view(state, seat), GAME.moves(state, seat), 0.0, chance)
            bench.do(PEOPLE[seat], Move(GAME.write(move), seat))
    raise AssertionError("the bots never came there")


def words(state: State, seat: int, kind: str) -> list[str]:
    return [move.text for move in GAME.moves(state, seat) if move.kind == kind]


# --- Fleets, transits and steps of Paradise ---


def test_a_fleet_is_taken_back_to_where_it_was_made_up() -> None:
    bench, seat = paradise_at(lambda s: s.stage == MOVE and bool(words(s, s.mover, "fleet")))
    before, count = GAME.copy(state_of(bench)), steps(bench)
    bench.do(PEOPLE[seat], Move(words(before, seat, "fleet")[0]))
    bench.do(PEOPLE[seat], Move(words(state_of(bench), seat, "add")[0]))
    assert state_of(bench).stage == FLEET
    assert {"move", "part", "step"} == set(slips(bench, seat))
    assert slips(bench, 1 - seat) == []
    assert bench.do(PEOPLE[seat], Undo(to="part")) == TookBack(seat, count, slip=True)
    assert state_of(bench) == before
    assert bench.again().match.state == before  # type: ignore[union-attr]
    assert not bench.table.took_back


def test_of_two_fleets_the_last_is_taken_back_and_a_step_is_both() -> None:
    bench, seat = paradise_at(lambda s: s.stage == MOVE and bool(words(s, s.mover, "flip")))
    before, count = GAME.copy(state_of(bench)), steps(bench)
    match = bench.table.match
    assert match is not None
    already = match.slips(seat).get("step", [])
    if already and step_of(GAME, position(GAME, match.record(finished=False), already[-1])) != step_of(GAME, before):
        already = []  # what can be taken back is of the step before
    bench.do(PEOPLE[seat], Move(words(before, seat, "flip")[0]))
    between = GAME.copy(state_of(bench))
    made = words(between, seat, "fleet")
    if made:
        bench.do(PEOPLE[seat], Move(made[0]))
        bench.do(PEOPLE[seat], Undo(to="part"))
        assert state_of(bench) == between
    event = bench.do(PEOPLE[seat], Undo(to="step"))
    assert isinstance(event, TookBack)
    assert event.left == (already[-1] if already else count)


def test_a_transit_is_taken_back_to_where_its_piece_was_taken() -> None:
    bench, seat = paradise_at(lambda s: s.stage == TRANSIT and bool(words(s, s.mover, "take")))
    before = GAME.copy(state_of(bench))
    take = words(before, seat, "take")[0]
    bench.do(PEOPLE[seat], Move(take))
    put = words(state_of(bench), seat, "put")[0]
    bench.do(PEOPLE[seat], Undo(to="part"))
    assert state_of(bench) == before
    bench.do(PEOPLE[seat], Moves([take, put]))
    assert bench.do(PEOPLE[seat], Undo(to="part")) == TookBack(seat, steps(bench), slip=True)
    assert state_of(bench) == before
    bench.do(PEOPLE[seat], Moves([take, put, "."]))
    bench.do(PEOPLE[seat], Undo(to="part"))  # only that it was done
    assert state_of(bench).stage == TRANSIT
    bench.do(PEOPLE[seat], Undo(to="step"))
    assert state_of(bench) == before


def test_pieces_that_leave_a_hex_together_are_taken_back_together() -> None:
    def alike(s: State) -> list[str]:
        """A piece that may go from a hex where another of its kind may go after it."""
        takes = [move for move in GAME.moves(s, s.mover) if move.kind == "take"]
        return [move.text for move in takes if s.stacks[s.mover][move.cell] >> 5 * move.what & 31 > 2]

    bench, seat = paradise_at(lambda s: s.stage == TRANSIT and bool(alike(s)))
    before, count = GAME.copy(state_of(bench)), steps(bench)
    take = alike(before)[0]
    bench.do(PEOPLE[seat], Move(take))
    put = words(state_of(bench), seat, "put")[0]
    bench.do(PEOPLE[seat], Undo(to="part"))
    bench.do(PEOPLE[seat], Moves([take, put, take, put]))
    assert bench.do(PEOPLE[seat], Undo(to="part")) == TookBack(seat, count, slip=True)
    assert state_of(bench) == before


def test_a_game_that_is_read_from_its_record_knows_its_parts() -> None:
    bench, seat = paradise_at(lambda s: s.stage == FLEET and len(words(s, s.mover, "add")) > 0)
    match = bench.table.match
    assert match is not None
    again = resume(GAME, match.record(finished=False), FreeChance(1))
    assert again.slips(seat) == match.slips(seat)
    assert "part" in match.slips(seat)


# --- Where several decide at the same time, and where something has come to light ---


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy, in which raising the first finger begins a part."""
    put_among_the_games(monkeypatch)
    monkeypatch.setattr(toy, "begins_part", lambda state, seat, move: move == "1", raising=False)


@pytest.mark.usefixtures("toy_game")
def test_the_others_keep_what_they_decided_in_between() -> None:
    bench = begun(2)
    for person, move in ((ANN, "1"), (BOB, "1"), (ANN, "2"), (BOB, "2"), (ANN, "3")):
        bench.do(person, Move(move))
    seen = bench.table.version
    assert bench.do(ANN, Undo(to="part")) == TookBack(0, 0, slip=True, alone=True, steps=(4, 2, 0))
    for table in (bench.table, bench.again()):
        assert table.match is not None
        assert [(step.seat, step.move) for step in table.match.steps] == [(1, "1"), (1, "2")]
        assert (table.match.state.fingers, table.took_back) == ([0, 2], False)
    assert bench.table.has_seen(1, seen)
    bench.do(BOB, Move("3"))
    assert knows_enough(bench.table, BOB, Undo(to="step"), bench.table.version)
    bench.do(BOB, Undo(to="step"))
    assert steps(bench) == 0


@pytest.mark.usefixtures("toy_game")
def test_nothing_is_taken_back_beyond_what_has_come_to_light() -> None:
    bench = begun(2)
    bench.do(ANN, Move("1"))
    bench.do(ANN, Move(toy.FLAG))
    assert slips(bench, 0) == []
    bench.do(ANN, Move("2"))
    assert slips(bench, 0) == ["move", "step"]  # the part was begun before
    with pytest.raises(Refused, match="nothing here that you could take back as a whole"):
        bench.do(ANN, Undo(to="part"))
    assert bench.do(ANN, Undo(to="step")) == TookBack(0, 2, slip=True)


@pytest.mark.usefixtures("toy_game")
def test_what_another_does_at_any_time_in_between_ends_it() -> None:
    bench = begun(2)
    bench.do(ANN, Moves(["1", "2"]))
    bench.do(BOB, Move(toy.FLAG))
    assert slips(bench, 0) == []
    bench.do(ANN, Move("3"))
    assert slips(bench, 0) == ["move", "step"]
    bench.do(ANN, Undo(to="step"))
    assert steps(bench) == 3


@pytest.mark.usefixtures("toy_game")
def test_a_step_ends_where_the_turn_does() -> None:
    bench = begun(2)
    bench.do(ANN, Moves(["1", "."]))
    assert slips(bench, 0) == ["move", "part", "step"]
    bench.do(BOB, Moves(["2", "."]))
    assert slips(bench, 0) == slips(bench, 1) == []
    bench.do(ANN, Move("2"))
    assert slips(bench, 0) == ["move", "step"]
    assert bench.do(ANN, Undo(to="step")) == TookBack(0, 4, slip=True)


@pytest.mark.usefixtures("toy_game")
def test_a_step_that_the_same_player_has_ended_is_not_taken_back_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy, a step ends here when the second finger is up."""
    monkeypatch.setattr(toy, "step", lambda state: state.fingers[0] >= 2, raising=False)
    bench = begun(2)
    bench.do(ANN, Moves(["1", "2"]))
    assert slips(bench, 0) == ["move", "part", "step"]
    bench.do(ANN, Move("3"))
    assert slips(bench, 0) == ["move", "step"]  # the part was begun in the step before
    assert bench.do(ANN, Undo(to="step")) == TookBack(0, 2, slip=True)
    assert bench.do(ANN, Undo(to="step")) == TookBack(0, 0, slip=True)
