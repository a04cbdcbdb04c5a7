"""Looking at long games again: how much of it is done on the loop, where everybody else waits, and who pays for it."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadRecord
from motu.core.match import Match
from motu.core.record import read_record, write_record
from motu.core.snapshots import EVERY
from motu.people.limits import LIMITS, Limit, Limits, TooOften
from motu.store.rows import Visitor
from motu.tables import replay, setup, slices, table_view
from motu.tables.actions import Move, Person, Sit, Undo
from motu.tables.cache import CachedTable
from motu.tables.events import Moved
from motu.tables.service import TableService
from motu.tables.setup import TableSetup
from motu.web import api, challenges, replays
from motu.web.metrics import Metrics
from motu.web.replayers import Packed, Replayers
from motu.web.replays import AT_ONCE, AskReplay
from motu.web.server import Call, Server
from tests.reasons import says
from tests.tables.memory_store import MemoryStore, service_on
from tests.tables.play import ANN, BOB
from tests.tables.test_service import DRAW

paradise = pytest.importorskip("motu.paradise.game")
RULES = {"preset": "two"}
MOST_FRAMES, MOST_TOLD = 90, 150
LONG = MOST_TOLD + EVERY + 5
ON_LOOP = EVERY + AT_ONCE
"""Steps that may be played on the loop for one answer: those behind a snapshot, and those that are told."""


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a game by lot that has begun long ago and is not over."""
    game, choice = paradise, random.Random(5)
    match = Match(game, game.read_options(RULES), ("Ann", "Bob"), FreeChance(5))
    while len(match.steps) < LONG:
        seat = choice.choice(game.movers(match.state))
        match.play(seat, choice.choice(game.moves(match.state, seat)))
    return write_record(game, match.record(finished=False))


class Room:
    """A server without a network. `played` are the moves that its own process has played by the rules."""

    def __init__(self, tables: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
        self.limits = Limits({name: Limit(1 << 30, 1e9) for name in LIMITS})
        self.tables = tables
        self.replayers = Replayers(self.limits, processes=1)
        nobody: Any = None
        self.server = Server(tables.store, tables, nobody, self.limits, nobody, self.replayers, Metrics())
        self.played = 0
        play = paradise.play

        def counted(*arguments: Any) -> None:
            self.played += 1
            play(*arguments)

        monkeypatch.setattr(paradise, "play", counted)
        monkeypatch.setattr(replays, "MOST_FRAMES", MOST_FRAMES)
        monkeypatch.setattr(replays, "MOST_TOLD", MOST_TOLD)

    def call(
        self, table: str = "", who: Person | None = ANN, body: Any = None, after: int | None = None, **query: str
    ) -> Call:
        if after is not None:
            query["from"] = str(after)
        visitor = Visitor(who.id, who.name, 0.0) if who else None
        return Call(self.server, visitor, "", "127.0.0.1", "en", {"table": table}, query, body)

    async def told(self, asked: Any) -> Any:
        """What somebody is told, after how many moves were played for it here."""
        self.played = 0
        found = await asked
        if isinstance(found, Packed):
            return msgspec.json.decode(gzip.decompress(found.body) if found.gzipped else found.body)
        return msgspec.to_builtins(found)

    async def imported(self, text: str) -> CachedTable:
        return await self.tables.create(await self.tables.cache.slices.do(setup.importing(text, ANN)))


@pytest.fixture
async def room(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    found = Room(await service_on(MemoryStore()), monkeypatch)
    yield found
    await found.replayers.close()
    await found.tables.close()


async def test_nothing_that_looks_back_plays_a_whole_game_on_the_loop(room: Room, text: str) -> None:
    table = (await room.imported(text)).table
    for seat in ("0", "open"):
        said: list[Any] = []
        while part := await room.told(replays.steps(room.call(table.id, seat=seat, after=len(said)))):
            assert room.played <= ON_LOOP
            assert len(part) <= MOST_TOLD
            said += part
        eyes: Any = "open" if seat == "open" else int(seat)
        whole = replay.seen_steps(table.game, table.match.record(finished=False), eyes)  # type: ignore[union-attr]
        assert said == msgspec.to_builtins(whole)
        shown: list[Any] = []
        wanted = replay.frames(table.game, table.match.record(finished=False), eyes)  # type: ignore[union-attr]
        while len(shown) <= LONG:
            after = shown[-1]["step"] if shown else None
            part = await room.told(replays.replay_table(room.call(table.id, seat=seat, after=after)))
            assert room.played <= ON_LOOP
            assert (part["steps"], part["version"], part["options"]) == (LONG, table.version, table.words)
            assert len(part["frames"]) <= MOST_FRAMES
            shown += part["frames"]
        assert shown == msgspec.to_builtins(wanted)
    for seat in ("", "1"):  # of several seats of one's own, the one that is asked for
        seen = await room.told(replays.log(room.call(table.id, seat=seat, after=40)))
        assert room.played <= ON_LOOP
        told = table_view.log(table, int(seat) if seat else None)
        assert seen == msgspec.to_builtins(told)[40 : 40 + MOST_TOLD]
    assert (await room.told(replays.record(room.call(table.id))))["record"] == table_view.record(table, None)
    assert room.played == 0
    # The last few steps are told at once.
    jobs = room.replayers.pool.done
    await room.told(replays.replay_table(room.call(table.id, seat="0", after=LONG - AT_ONCE)))
    assert room.played <= ON_LOOP
    assert room.replayers.pool.done == jobs


async def test_a_record_that_is_sent_is_played_by_a_worker(room: Room, text: str) -> None:
    shown: list[Any] = []
    while len(shown) <= LONG:
        body = AskReplay(text, 1, shown[-1]["step"] if shown else -1)
        shown += (await room.told(replays.replay_record(room.call(body=body))))["frames"]
        assert room.played == 0
    game, record = replay.read_whole(text)
    assert shown == msgspec.to_builtins(replay.frames(game, record, 1))
    with pytest.raises(BadRecord) as error:
        await replays.replay_record(room.call(body=AskReplay(text.rstrip() + " nonsense")))
    assert error.value.line == text.rstrip().count("\n") + 1


async def test_a_table_is_put_together_in_slices(room: Room, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An import, a game that goes on from a record, and a table that is read from the store: between two of their steps
    others have their turn."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    monkeypatch.setattr(slices, "PAUSE", 0.0)
    most = turns = 0

    async def others() -> None:
        nonlocal most, turns
        while True:
            before = room.played
            await asyncio.sleep(0)
            turns, most = turns + 1, max(most, room.played - before)

    watching = asyncio.ensure_future(others())
    cached = await room.imported(text)
    branch = await room.tables.create(await room.tables.cache.slices.do(setup.branching(text, LONG, 0, "random", ANN)))
    assert await room.tables.do_due(branch)
    again = await room.tables.cache._read(cached.table.id)
    watching.cancel()
    assert most <= 2
    assert turns > 3 * LONG
    for table in (cached.table, branch.table, again):
        match = table.match
        assert match is not None
        assert match.steps == list(read_record(paradise, text).steps)


async def test_a_take_back_plays_the_steps_behind_a_snapshot(room: Room, text: str) -> None:
    """Against bots one takes back what one decided last, and all that they have decided since."""
    wanted = setup.branching(text, LONG, 0, "random", ANN)
    cached = await room.tables.create(await room.tables.cache.slices.do(wanted))
    assert await room.tables.do_due(cached)
    table = cached.table
    choice = random.Random(1)
    await by_lot(room, cached, 3 * EVERY, choice)
    while table.stage != "over" and table.match.steps[-1].seat == 0:  # type: ignore[union-attr]
        await by_lot(room, cached, 1, choice)
    room.played = 0
    steps = len(table.match.steps)  # type: ignore[union-attr]
    view = await room.tables.act_and_view(table.id, ANN, Undo(), table.version, "undo", None)
    assert view.steps < steps
    assert room.played < EVERY


async def by_lot(room: Room, cached: CachedTable, steps: int, choice: random.Random) -> None:
    """Let so many moves be made at a table, whoever sits there. With a new choice for each, it might go in circles."""
    table = cached.table
    for _ in range(steps):
        match = table.match
        assert match is not None
        seat = choice.choice(table.movers)
        drafted = match.draft(seat, choice.choice(table.game.moves(match.state, seat)))
        async with room.tables.cache.lock(cached):
            await room.tables.commit(cached, Moved(seat, drafted.step.move, drafted.step.outcomes), drafted)


async def test_an_answer_is_worked_out_once_for_all_who_may_see_the_same(room: Room) -> None:
    cached = await room.tables.create(setup.new_table(TableSetup("kahuna", public=True), ANN))
    id = cached.table.id
    await room.tables.act(id, BOB, Sit(), 1, "sit")
    await room.tables.do_due(cached)
    await asyncio.gather(*(replays.record(room.call(id, who)) for who in (ANN, BOB, None) for _ in range(20)))
    assert room.replayers.pool.done == 3  # what each seat saw, and what everybody may know
    records = [await room.told(replays.record(room.call(id, who))) for who in (ANN, BOB, None)]
    assert [each["record"] for each in records] == [table_view.record(cached.table, eyes) for eyes in (0, 1, None)]
    assert len({each["record"] for each in records}) == 3
    assert room.replayers.pool.done == 3
    await room.tables.act(id, ANN, Move(DRAW), cached.table.version, "draw")
    assert (await room.told(replays.record(room.call(id, BOB))))["record"] == table_view.record(cached.table, 1)
    assert room.replayers.pool.done == 4


async def test_looking_back_is_paid_for_by_steps(room: Room, text: str) -> None:
    now = 0.0
    limits = {**LIMITS, "steps-visitor": Limit(LONG, 1.0), "steps-address": Limit(3 * LONG, 1.0, by_address=True)}
    room.replayers._limits = Limits(limits, lambda: now)
    id = (await room.imported(text)).table.id
    await replays.record(room.call(id))
    await replays.record(room.call(id))  # it is there already: nothing is played for it
    with pytest.raises(TooOften):
        await replays.replay_table(room.call(id, seat="0"))
    await replays.replay_table(room.call(id, seat="0", after=LONG - 5))  # at once, from a snapshot
    room.server.limits = room.replayers._limits
    for wanted in (
        challenges.branch(room.call(id, body=challenges.Branch(LONG, 0, "random"))),
        challenges.branch_record(room.call(body=challenges.RecordBranch(text, LONG, 0, "random"))),
        api.post_import(room.call(body=api.Import(text))),
    ):
        with pytest.raises(TooOften):
            await wanted
    now = 10.0
    await replays.replay_table(room.call(id, seat="0"))


async def test_records_have_an_end(room: Room, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_STEPS", LONG)
    await room.tables.cache.slices.do(setup.importing(text, ANN))
    monkeypatch.setattr(replay, "MOST_STEPS", LONG - 1)
    room.played = 0
    with pytest.raises(BadRecord, check=says("record-too-many-steps")):
        await room.tables.cache.slices.do(setup.importing(text, ANN))
    assert room.played == 0
