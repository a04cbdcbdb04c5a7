"""Hidden things stay hidden at tables of Paradise: two that differ in nothing else look the same to the last byte."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import msgspec
import pytest

from motu.core.chance import ScriptedChance
from motu.core.extras import threats
from motu.core.match import PART, STEP
from motu.core.record import Step
from motu.paradise import game
from motu.paradise.grid import NAMES
from motu.paradise.moves import MOVES
from motu.tables import action_handlers, actions
from motu.tables.actions import (
    Answer,
    AnyAction,
    Claim,
    Hook,
    Move,
    Moves,
    OfferDraw,
    Person,
    Replace,
    Resign,
    Return,
    Sit,
    Undo,
)
from motu.tables.events import Moved, read_event, write_event
from motu.tables.replay import later_eyes
from motu.tables.table import Table
from motu.tables.table_view import TableViews, eyes_of, log, record, summary_of
from motu.tables.trying import try_moves
from tests.every_game.games import PARADISE
from tests.every_game.test_nothing_leaks import answered
from tests.tables.paradise_twins import RULES, Twins, playing
from tests.tables.play import of_table
from tests.tables.test_secrets import answer

pytestmark = pytest.mark.slow

STRANGER, NOBODY = Person("eve-id", "Eve"), Person("", "")
ODD: tuple[AnyAction, ...] = (
    *(Undo(seat) for seat in (None, 0, 3, 9)),
    *(Undo(to=to) for to in (PART, STEP)),
    *(Resign(seat) for seat in (1, 2)),
    *(Replace(about) for about in (0, 1, 2, 3)),
    *(Claim(about) for about in (0, 1, 2, 3)),
    *(Move(text) for text in ("", "?", "nonsense", "Ñ" * 60)),
    OfferDraw(),
    Answer(yes=True),
    Return(),
    Sit(),
    Hook("https://example.org"),
)
STEPS = 40
"""So many steps two tables are compared."""
_write = msgspec.json.Encoder().encode


def watched(table: Table, person: Person) -> list[Any]:
    """What somebody is sent without asking, whatever seat he claims to look from."""
    eyes = [eyes_of(table, person.id, seat) for seat in (None, 0, 1, 2, 3, 7)]
    return [eyes, *(TableViews(table).encode(person.id, each) for each in dict.fromkeys(eyes))]


def whole_story(table: Table, person: Person) -> list[Any]:
    """What he is told when he asks for all of it."""
    eyes = eyes_of(table, person.id, None)
    assert {later_eyes(table, person.id, seat) for seat in ("", "0", "1", "2", "3")} == {eyes}
    return [_write(log(table, eyes)), record(table, eyes), _write(of_table(table, eyes))]


def _lists(table: Table, eyes: int | None, choice: random.Random) -> list[AnyAction]:
    """Several moves at once, the first of them possible for whoever looks: that something would come to light with it,
    or that others would decide then, is told without anything having happened, so it must be no secret."""
    assert table.match is not None
    if eyes is None:
        return []
    own = [move.text for move in game.moves(table.match.state, eyes)]
    behind = [move.text for move in choice.sample(MOVES, 3)]
    firsts = choice.sample(own, min(8, len(own)))
    return [Moves([first, then], eyes) for first in firsts for then in (*behind, *own[:2], ".")]


def tries(table: Table, eyes: int | None, choice: random.Random) -> list[Any]:
    """What tried moves would lead to: single ones, allowed or not, and some in a row, on from what was told of them."""
    assert table.match is not None
    if eyes is None:
        return []
    match = table.match
    listed = game.moves(match.state, eyes)
    single = [*choice.sample(listed, min(8, len(listed))), *choice.sample(MOVES, 2)]
    told = [_write(try_moves(match.copy(), eyes, [move.text], table.version)) for move in single]
    row: list[str] = []
    for _ in range(6):
        tried = try_moves(match.copy(), eyes, row, table.version)
        told.append(_write(tried))
        if tried.reveals or tried.stopped or not tried.moves:
            break
        row.append(choice.choice(tried.moves)["move"])
    return told


def asked(table: Table, eyes: int | None) -> list[Any]:
    """What is told of threats, of the count, and of how far every stack comes."""
    assert table.match is not None
    view = game.view(table.match.state, eyes)
    ranges = [game.range_of(view, seat, NAMES[cell]) for seat, piles in enumerate(view.piles) for cell, _ in piles]
    return [_write(threats(game, view)), _write(game.count(view)), _write(ranges)]


def looked_at(table: Table, person: Person, choice: random.Random) -> list[Any]:
    """Reasons, refusals, threats, what would be, and lists."""
    assert table.match is not None
    eyes = eyes_of(table, person.id, None)
    moves = [move.text for move in choice.sample(MOVES, 15)]
    tried = [*choice.sample(ODD, 6), *(Move(text, choice.choice((None, 0, 1, 2))) for text in moves)]
    known = summary_of(table)
    return [
        [answer(table, person, action, table.at + 500.0) for action in [*tried, *_lists(table, eyes, choice)]],
        asked(table, eyes),
        tries(table, eyes, choice),
        (known.listing, known.stage, known.public, known.due, table.version, table.result),
    ]


def look_alike(twins: Twins, tables: list[Table], seed: int, thorough: bool = False) -> None:
    """Everything that the viewer, a stranger and nobody in particular can get is the same at both tables."""
    viewer = () if twins.viewer is None else (twins.people(0)[twins.viewer],)
    for person in (NOBODY, STRANGER, *viewer):
        one, other = ([*watched(table, person), *looked_at(table, person, random.Random(seed))] for table in tables)
        assert one == other
        if thorough:
            assert whole_story(tables[0], person) == whole_story(tables[1], person)


def played(twins: Twins, tables: list[Table]) -> Iterable[int]:
    """Plays on at both tables until they cannot look the same any more."""
    step = 0
    while twins.play():
        for table, steps in zip(tables, twins.steps, strict=True):
            event = Moved(steps[-1].seat, steps[-1].move, steps[-1].outcomes)
            table.apply(read_event(write_event(event)), table.at + 1.0)
        if not twins.states[0].winners:
            step += 1
            yield step


@pytest.mark.parametrize("preset", ["two", "three", "four"])
def test_tables_that_differ_in_hidden_things_only_look_the_same(
    preset: str, amount: Callable[[int, int, int], int]
) -> None:
    """And they do differ, or nothing would be tested: in what is hidden, and in what was done in secret."""
    steps = apart = buried = together = 0
    for seed in range(amount(3, 8, 2_000)):
        choice = random.Random(seed)
        players = {"two": 2, "three": 3, "four": 4}[preset]
        viewer = choice.choice([None, *range(players)])
        twins = Twins({"preset": preset, **RULES}, viewer, seed, choice.randrange(60 * players))
        tables = twins.tables()
        look_alike(twins, tables, seed, thorough=True)
        for step in islice(played(twins, tables), STEPS):
            look_alike(twins, tables, seed + step, thorough=step % 30 == 0)
            steps += 1
            together += len(tables[0].movers) > 1
        if tables[0].stage == "running":
            look_alike(twins, tables, seed, thorough=True)
        apart += twins.apart
        buried += twins.buried
    assert apart > steps / 2
    assert buried > steps / 10
    assert together > steps / 10


@pytest.mark.parametrize("ann_has_done", [False, True])
def test_whoever_builds_is_told_nothing_of_what_the_others_plan(ann_has_done: bool) -> None:
    """The plainest case, in words (9.3, 9.5): whatever Bob plans, and whichever card he buys and draws at once, Ann
    gets the same bytes, and may take back what she has decided; Bob himself does not."""
    twins = Twins({"preset": "two", **RULES}, 0, 3, 0)
    while len(game.movers(twins.states[0])) < 2:
        twins.same()
    if ann_has_done:
        state = game.copy(twins.states[0])
        while 0 in game.movers(state):
            twins.steps[0].append(Step(game.turn(state), 0, "."))
            game.play(state, 0, game.read("."), ScriptedChance(()))
        twins.states[0] = state
    twins.states[1] = game.copy(twins.states[0])
    plans = [move for move in game.moves(twins.states[0], 1) if move.kind == "build"]
    bought = [move for move in plans if move.text.startswith("K+")]
    assert len(plans) > 3
    assert bought
    given, own = set(), set()
    for plan in (*plans, *bought, *bought):
        made = answered(PARADISE, playing(twins.states[0], 1, plan), (), twins.choice)
        assert made is not None
        assert bool(made[1]) == (plan in bought)
        table = twins.tables()[0]
        ann, bob = twins.people(0)
        undo = actions.Undo()
        seen = table.version
        table.apply(Moved(1, plan.text, made[1]), table.at + 1.0)
        told = [
            watched(table, ann),
            watched(table, NOBODY),
            whole_story(table, ann),
            action_handlers.knows_enough(table, ann, undo, seen),
        ]
        if ann_has_done:
            told.append(action_handlers.act(table, ann, undo, table.at))
        given.add(str(told))
        own.add(str(watched(table, bob)))
        assert table.match is not None
        assert (table.match.slip(1) is None) == (plan in bought)
    assert len(given) == 1
    assert len(own) >= len(plans)
    assert f'"slip":{"true" if ann_has_done else "false"}' in given.pop()


def test_whoever_builds_is_told_nothing_of_what_another_plans_in_one_message() -> None:
    """Whichever two things Bob plans at once, Ann gets the same bytes, and so she does if he takes both back; what she
    has chosen meanwhile, in one message as well, is played or refused in the same way."""
    twins = Twins({"preset": "two", **RULES}, 0, 3, 0)
    while len(game.movers(twins.states[0])) < 2:
        twins.same()
    state = twins.states[0]
    plans = [move for move in game.moves(state, 1) if move.kind == "build" and not move.text.startswith("K+")]
    pairs = []
    for plan in plans:
        after = game.copy(state)
        game.play(after, 1, plan, ScriptedChance(()))
        behind = [move.text for move in game.moves(after, 1) if move.kind == "build" and move.text[:2] != "K+"]
        pairs += [[plan.text, then] for then in behind]
    assert len(pairs) > 10
    own = next(move.text for move in game.moves(state, 0) if move.kind == "build" and move.text[:2] != "K+")
    wishes = [Moves([own, "."]), Moves([own, "nonsense"]), Moves([".", own]), Moves([own] * 40)]
    given, refused, bobs = set(), set(), set()
    for pair in twins.choice.sample(pairs, 12):
        table = twins.tables()[0]
        ann, bob = twins.people(0)
        seen = table.version
        told: list[Any] = []
        for action in (Moves(pair), Undo(to=STEP)):
            for event, drafted in action_handlers.act(table, bob, action, table.at + 1.0):
                table.apply(read_event(write_event(event)), table.at + 1.0, drafted)
            for person in (ann, NOBODY):
                told += [watched(table, person), whole_story(table, person)]
            told += [action_handlers.knows_enough(table, ann, wish, seen) for wish in wishes]
            told += [answer(table, ann, wish, table.at + 1.0) for wish in wishes]
            bobs.add(str(watched(table, bob)))
        given.add(str(told))
        refused |= {each[1] for wish in wishes if isinstance((each := answer(table, ann, wish, table.at))[0], str)}
    assert len(given) == 1
    assert refused == {"tables-moves-refused"}
    assert len(bobs) > 5
