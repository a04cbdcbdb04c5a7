"""Hidden things stay hidden: two tables that differ in nothing else look the same to the last byte, at every step."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motu.core.errors import MotuError
from motu.core.extras import threats
from motu.core.match import PART, STEP
from motu.kahuna.moves import MOVES
from motu.tables import action_handlers
from motu.tables.actions import (
    Answer,
    AnyAction,
    Claim,
    Close,
    Hook,
    Move,
    Moves,
    OfferDraw,
    Person,
    Replace,
    Resign,
    Rise,
    SeatBot,
    Sit,
    Undo,
)
from motu.tables.events import ClockRule, Moved, write_event
from motu.tables.replay import later_eyes
from motu.tables.table import Table
from motu.tables.table_view import eyes_of, log, record, summary_of, view_table
from tests.tables.play import of_table
from tests.tables.twins import ANN, BOBS, CAT, Twin, Twins

pytestmark = pytest.mark.slow

FEW = settings(max_examples=max(4, settings().max_examples // 2))
"""Each is a whole game."""
SEEDS = st.integers(0, 2**32)
PRESETS = ("modern", "classic", "sheet", "russian")
VARIANTS = st.fixed_dictionaries(
    {},
    optional={
        "no-surprise": st.just("yes"),
        "open-hands": st.just("yes"),
        "discards": st.just("face-down"),
        "first": st.just("random"),
        "handicap": st.sampled_from("123"),
    },
)
CLOCKS = st.sampled_from((ClockRule(), ClockRule(main=3_600, increment=5), ClockRule(turn=86_400)))
NOBODY = Person("", "")
ODD: tuple[AnyAction, ...] = (
    *(Undo(seat) for seat in (None, 0, 1, 9)),
    *(Undo(to=to) for to in (PART, STEP)),
    *(Moves(texts) for texts in ([], ["+?", "+?"], ["+?", "/A"], ["+?", "A-B"], [".", "A-B"], ["nonsense", "+?"])),
    *(OfferDraw(seat) for seat in (None, 0, 1)),
    *(Answer(yes, seat) for yes in (True, False) for seat in (None, 0, 1)),
    *(Resign(seat) for seat in (None, 0, 1)),
    *(Replace(about) for about in (0, 1, -1)),
    *(Claim(about) for about in (0, 1, -1)),
    *(Move(text, seat) for text in ("", "?", "+", "/?", "A-A", "nonsense", "Ñ" * 60) for seat in (None, 0, 1)),
    Sit(),
    Rise(),
    SeatBot(1, "greedy"),
    Close(),
    Hook("https://example.org"),
)
"""What can be tried, possible or not, but for well-formed moves."""

_write = msgspec.json.Encoder().encode


def answer(table: Table, person: Person, action: AnyAction, at: float) -> tuple[Any, ...]:
    """What somebody who tries this learns at once. What comes then is for him to see, and differs rightly: which card,
    or whether a tile follows the marker that an explorer drew."""
    try:
        done = action_handlers.act(table, person, action, at)
    except MotuError as error:
        return type(error).__name__, error.reason.id, dict(error.reason.args), str(error)
    return tuple(
        ("moved", event.seat, event.move, bool(event.outcomes))
        if isinstance(event, Moved)
        else ("done", write_event(event))
        for event, _ in done
    )


def glance(twin: Twin, person: Person) -> list[Any]:
    """What somebody gets without asking, whatever seat he claims to look from."""
    table = twin.table
    eyes = [eyes_of(table, person.id, seat) for seat in (None, 0, 1, 7)]
    state = twin.state
    seen = [
        (_write(view_table(table, person.id, each)), repr(table.game.view(state, each))) for each in dict.fromkeys(eyes)
    ]
    return [eyes, *seen]


def whole_story(twin: Twin, person: Person) -> list[Any]:
    eyes = eyes_of(twin.table, person.id, None)
    assert {later_eyes(twin.table, person.id, seat) for seat in ("", "0", "1", "7")} == {eyes}
    return [_write(log(twin.table, eyes)), record(twin.table, eyes), _write(of_table(twin.table, eyes))]


def common(twin: Twin) -> list[Any]:
    """What lists and timers make known to everybody."""
    known = summary_of(twin.table)
    return [known.listing, known.stage, known.public, twin.table.version, twin.table.stage, twin.table.result]


def tries(choice: random.Random, most: int) -> Iterable[AnyAction]:
    yield from choice.sample(ODD, min(most, len(ODD)))
    for move in choice.sample(MOVES, most):
        yield Move(move.text, choice.choice((None, 0, 1)))
    for _ in range(most):
        yield Moves([move.text for move in choice.sample(MOVES, 2)])


def lists(table: Table, person: Person, choice: random.Random) -> Iterable[AnyAction]:
    """Several moves at once, of which the first is possible: it could be tried for what would come then."""
    seat = eyes_of(table, person.id, None)
    if seat is not None and table.match is not None and seat in table.movers:
        own = [move.text for move in table.game.moves(table.match.state, seat)]
        for first in choice.sample(own, min(6, len(own))):
            for then in (choice.choice(MOVES).text, choice.choice(own), "+?", "."):
                yield Moves([first, then])


def look_alike(twins: Twins, choice: random.Random, thorough: bool = False) -> None:
    """Everything that the viewer and those who look on can get is the same at both tables."""
    one, other = twins.twins
    assert common(one) == common(other)
    if twins.viewer is not None and one.table.hooks.get(1 - twins.seat, "") == "":
        assert one.table.due == other.table.due
    for person in (NOBODY, CAT) if twins.viewer is None else (NOBODY, CAT, ANN):
        assert glance(one, person) == glance(other, person)
        at = twins.now + choice.choice((0.0, 500.0))
        for action in (*tries(choice, 100 if thorough else 4), *lists(one.table, person, choice)):
            assert answer(one.table, person, action, at) == answer(other.table, person, action, at), action
        if thorough:
            assert whole_story(one, person) == whole_story(other, person)


def played(twins: Twins, choice: random.Random) -> Iterable[int]:
    """Plays on until the game is over or the tables cannot look the same any more, with talk in between."""
    step = 0
    while twins.twins[0].table.stage == "running":
        if choice.random() < 0.12:
            twins.talk()
        elif not twins.play():
            return
        step += 1
        if twins.twins[0].table.stage == "running":
            yield step


@pytest.mark.parametrize("preset", PRESETS)
@FEW
@given(variants=VARIANTS, clock=CLOCKS, viewer=st.sampled_from((0, 1, None)), seed=SEEDS)
def test_tables_that_differ_in_hidden_things_only_look_the_same(
    preset: str, variants: dict[str, str], clock: ClockRule, viewer: int | None, seed: int
) -> None:
    choice = random.Random(seed)
    twins = Twins({"preset": preset, **variants}, viewer, seed, clock)
    look_alike(twins, choice, thorough=True)
    for step in played(twins, choice):
        look_alike(twins, choice, thorough=step % 40 == 0)
    if twins.twins[0].table.stage == "running":
        look_alike(twins, choice, thorough=True)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_tables_do_differ(preset: str) -> None:
    """Or nothing would be tested: other hands nearly always, other discards where they are face down, all rounds."""
    steps = apart = buried = rounds = 0
    for seed in range(12):
        twins = Twins({"preset": preset}, (0, 1, None)[seed % 3], seed)
        assert twins.twins[0].table.secret != twins.twins[1].table.secret
        assert twins.hands()[0] != twins.hands()[1]
        for _ in played(twins, random.Random(seed)):
            steps += 1
        apart += twins.apart
        buried += twins.buried
        rounds = max(rounds, twins.twins[0].state.round_number)
    assert apart > steps / 2
    assert rounds >= 2
    assert (buried > 5) == (preset in {"modern", "russian"})


@pytest.mark.parametrize("preset", PRESETS)
def test_what_can_fall_tells_nothing_of_what_is_hidden(preset: str) -> None:
    told = 0
    for seed in range(3):
        twins = Twins({"preset": preset}, (0, 1, None)[seed], seed)
        for step in played(twins, random.Random(seed)):
            if step % 25 == 0:
                views = [twin.table.game.view(twin.state, twins.viewer) for twin in twins.twins]
                one, other = (threats(twins.twins[0].table.game, view) for view in views)
                assert one == other
                told += len(one)
    assert told


def test_what_has_been_taken_back_is_not_told() -> None:
    """The other drew, asked to take it back, and was allowed to: which card it was remains his secret."""
    for seed in range(10):
        twins = Twins({}, 1, seed)
        draw = twins.twins[0].table.game.read("+?")
        choice = random.Random(seed)
        assert twins.play_this(0, draw)
        assert twins.do(0, Undo()) == "Asked"
        look_alike(twins, choice, thorough=True)
        assert twins.do(1, Answer(yes=True)) == "TookBack"
        look_alike(twins, choice, thorough=True)
        assert twins.play_this(0, draw)
        look_alike(twins, choice, thorough=True)


def test_where_the_other_wants_to_be_reminded_and_who_he_is_are_his_own_affair() -> None:
    twins = Twins({}, 0, 5, ClockRule(turn=86_400))
    twins.do(1, Hook("https://one.example/hook"), Hook("https://another.example/a/longer/one"))
    look_alike(twins, random.Random(5), thorough=True)
    for twin, bob in zip(twins.twins, BOBS, strict=True):
        for person in (ANN, CAT):
            told = str([*glance(twin, person), *whole_story(twin, person), *common(twin)])
            assert ".example" not in told
            assert bob.id not in told
