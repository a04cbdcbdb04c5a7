"""Snapshots: a position, a take-back and some steps cost what they are away from the nearest one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.core import snapshots
from motu.core.chance import FreeChance
from motu.core.match import Match, position, resume
from motu.core.record import read_record, write_record
from motu.core.snapshots import EVERY, MOST, Snapshots, pack, unpack
from motu.games import GAMES, game_named

ALL_RULES = {"preset": "four", "events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "kahuna": ({},),
    "paradise": ({}, ALL_RULES, {"preset": "solitaire"}),
}


def long_game(name: str, options: dict[str, str], steps: int) -> Match:
    """A game by lot, as far as so many steps."""
    game, choice = game_named(name), random.Random(3)
    read = game.read_options(options)
    match = Match(game, read, ("",) * len(game.seats(read)), FreeChance(3))
    while len(match.steps) < steps and (movers := game.movers(match.state)):
        seat = choice.choice(movers)
        match.play(seat, choice.choice(game.moves(match.state, seat)))
    return match


@pytest.fixture(scope="module")
def paradise() -> Match:
    return long_game("paradise", ALL_RULES, 12 * EVERY)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats of all moves that are played by the rules meanwhile."""
    found: list[int] = []
    rules = game_named("paradise")
    play = rules.play

    def counted(state: Any, seat: int, move: Any, chance: Any) -> None:
        found.append(seat)
        play(state, seat, move, chance)

    monkeypatch.setattr(rules, "play", counted)
    return found


@pytest.mark.parametrize(("name", "options"), [(name, each) for name in GAMES for each in OPTIONS[name]])
def test_a_position_comes_back_as_it_was(name: str, options: dict[str, str]) -> None:
    match = long_game(name, options, 150)
    again = unpack(pack(match.game, match.state))
    assert again == match.state
    assert again is not match.state
    seats = range(len(match.game.seats(match.options)))
    assert [match.game.view(again, seat) for seat in seats] == [match.game.view(match.state, seat) for seat in seats]
    for seat in match.game.movers(match.state):
        assert match.game.moves(again, seat) == match.game.moves(match.state, seat)


def test_a_take_back_plays_no_more_than_the_steps_behind_a_snapshot(paradise: Match, played: list[int]) -> None:
    record = paradise.record(finished=False)
    for left in (len(paradise.steps) - 1, 8 * EVERY + 1, 8 * EVERY, 8 * EVERY - 1, 5, 0):
        match = paradise.copy()
        played.clear()
        match.take_back(range(left, len(match.steps)))
        assert len(played) <= left % EVERY
        assert match.state == position(match.game, record, left)
        # What was taken back is forgotten: other steps may come there.
        match.take_back(range(left // 2, left))
        assert match.state == position(match.game, record, left // 2)


def test_one_of_the_last_steps_alone_is_taken_back_from_a_snapshot(played: list[int]) -> None:
    """Where several build at once, one takes a step back that is not the last."""
    match = long_game("paradise", {"preset": "two"}, 10**6)
    while not (len(match.game.movers(match.state)) == 2 and match.steps[-1].seat != match.steps[-2].seat):
        match.undo()
    slip = match.slip(match.steps[-2].seat)
    if slip is not None:
        played.clear()
        match.undo(slip)
        assert len(played) <= EVERY
        assert match.state == position(match.game, match.record(finished=False))


def test_steps_in_the_middle_are_played_from_a_snapshot(paradise: Match, played: list[int]) -> None:
    found = paradise.excerpt(3 * EVERY + 5, 3 * EVERY + 9)
    assert found.steps == 3 * EVERY
    assert found.record.steps == tuple(paradise.steps[3 * EVERY : 3 * EVERY + 9])
    played.clear()
    state = position(paradise.game, found.record, begun=found.begun)
    assert len(played) == 9
    assert state == position(paradise.game, paradise.record(finished=False), 3 * EVERY + 9)


def test_a_game_that_was_read_has_them_too(paradise: Match, played: list[int]) -> None:
    text = write_record(paradise.game, paradise.record(finished=False))
    again = resume(paradise.game, read_record(paradise.game, text), FreeChance(1))
    played.clear()
    again.undo()
    assert len(played) < EVERY


def test_there_are_never_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "pack", lambda game, state: str(state).encode())
    kept, game = Snapshots(), game_named("kahuna")
    for steps in range(20 * MOST * EVERY):
        kept.note(game, steps, steps)
        assert len(kept._kept) <= MOST
    for steps in range(0, 20 * MOST * EVERY, 997):
        number, packed = kept.nearest(steps)
        assert steps - 32 * EVERY < number <= steps
        assert packed is None or int(packed) == number
    kept.cut(1000)
    assert kept.nearest(10**9)[0] <= 1000
