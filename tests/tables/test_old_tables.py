"""Tables that an older Motu kept: most are played on as they were begun; Paradise of version 1 says why not and harms
nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import msgspec
import pytest

from motu.core.errors import BadOption
from motu.core.versions import RULES
from motu.paradise.box_loader import box_named, default_box, house_of_rules
from motu.store.protocol import Store
from motu.tables import scheduler, setup
from motu.tables.actions import Move, Resign, Sit
from motu.tables.events import Moved, Opened, read_event, write_event
from motu.tables.service import TableService, started
from motu.tables.setup import SeatSetup, TableSetup
from motu.tables.table_view import summary_of
from tests.store.stores import opened
from tests.tables.play import ANN, BOB, CAT, Bench, play_out, two
from tests.tables.test_service import Slow

pytestmark = [pytest.mark.usefixtures("all_have_moved"), pytest.mark.timeout(60)]

READINGS = {"drawing": "decline-unless-discarded", "sudden-win": "none-on-board"}
"""What `modern` meant then, without a word."""


async def keep_old(store: Store, bench: Bench, rules: str = "") -> str:
    """Put a table into a store as Motu 0.1 kept it: its options say nothing of a version; or one by this version."""
    (first, at), *others = bench.events
    event = cast("Opened", first)
    assert event.options.pop(RULES) == str(bench.table.game.RULES)
    for name in (*READINGS, "components"):
        event.options.pop(name, None)
    if rules:
        event.options[RULES] = rules
    table = bench.table
    await store.create(table.id, table.game.NAME, table.secret, summary_of(table), at, write_event(event))
    for version, (later, then) in enumerate(others, 1):
        await store.append(table.id, version, summary_of(table), then, write_event(later))
    return table.id


def against_bot(game: str) -> Bench:
    """A running game in which it is a bot's turn: somebody must look after it."""
    bench = Bench(
        setup.new_table(TableSetup(game, {}, [SeatSetup("bot", "random"), SeatSetup("me")], public=True), ANN)
    )
    bench.keep(started(bench.table))
    return bench


def by_version_2(moves: int) -> Bench:
    """So many moves of a game of Paradise by Ann and Bob, with the box that was `house` then."""
    options = {"components": house_of_rules(2)}
    bench = Bench(setup.new_table(TableSetup("paradise", options, public=True), ANN))
    bench.do(BOB, Sit())
    for _ in range(moves):
        bench.move((ANN, BOB)[bench.table.movers[0]])
    return bench


def old_paradise() -> Bench:
    """A running game of Paradise that it takes a bot to go on with."""
    bench = against_bot("paradise")
    while bench.table.bot_to_move is None:
        bench.move(ANN)
    return bench


def test_new_tables_say_the_version_and_show_no_such_option() -> None:
    bench = two(preset="classic")
    assert bench.table.opened.options == {"preset": "classic", "rules": "2"}
    assert msgspec.json.decode(summary_of(bench.table).listing)["options"] == {"preset": "classic"}


async def test_a_running_kahuna_table_of_version_1_is_played_on(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "motu.db")) as store:
        bench = two()
        bench.move(ANN, "+?")
        id = await keep_old(store, bench)
        service = TableService(store)
        await service.open()
        seen = await service.view(id, BOB.id)
        assert seen.options == {"preset": "modern", **READINGS}
        discard = next(move["move"] for move in seen.moves if move["kind"] == "discard")
        seen = await service.act_and_view(id, BOB, Move(discard), seen.version, "", None)
        assert "decline" not in {move["kind"] for move in seen.moves}  # as it was when the game began
        seen = await service.act_and_view(id, BOB, Move("+?"), seen.version, "", None)
        assert (seen.steps, seen.movers) == (3, [0])
        await service.close()


async def test_a_rematch_is_played_by_what_the_old_game_was(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "motu.db")) as store:
        asked = {"handicap": "1", "weaker": "white", **READINGS}
        bench = Bench(setup.new_table(TableSetup("kahuna", asked, public=True), ANN))
        bench.do(BOB, Sit())
        play_out(bench, (ANN, BOB))
        id = await keep_old(store, bench)
        service = TableService(store)
        await service.open()
        old = (await service.cache.find(id)).table
        assert old.words == {"preset": "modern", **asked}
        again, _ = await service.rematch(id, ANN)
        new = (await service.cache.find(again)).table
        assert new.options == old.options
        assert new.opened.options == {**old.words, RULES: "2"}
        await service.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "motu.db") if request.param == "sqlite" else request.getfixturevalue("postgres").url()


async def test_a_running_paradise_table_of_version_2_is_played_on_with_its_box(url: str) -> None:
    async with opened(url) as store:
        bench = by_version_2(40)
        id = await keep_old(store, bench, "2")
        service = TableService(store)
        await service.open()
        seen = await service.view(id, ANN.id)
        assert seen.options == {"preset": "two", "components": house_of_rules(2)}
        table = (await service.cache.find(id)).table
        assert table.match is not None
        assert bench.table.match is not None
        assert table.match.options.box is box_named(house_of_rules(2))
        assert table.match.state == bench.table.match.state
        mover = (ANN, BOB)[seen.movers[0]]
        move = (await service.view(id, mover.id)).moves[0]["move"]
        seen = await service.act_and_view(id, mover, Move(move), seen.version, "", None)
        assert seen.steps == 41
        assert table.match.record(finished=False).options == {**seen.options, RULES: "3"}
        assert (await service.view(id, CAT.id)).options == seen.options
        await service.close()


async def test_a_rematch_of_a_rated_game_is_one_of_today(tmp_path: Path) -> None:
    """Rated games are played with our box, as it is now; others may go on with what they had."""
    async with opened(str(tmp_path / "motu.db")) as store:
        service = TableService(store)
        await service.open()
        for rated, box in ((True, default_box()), (False, box_named(house_of_rules(2)))):
            bench = by_version_2(1)
            bench.do(BOB, Resign())
            (first, at), *others = bench.events
            bench.events = [(msgspec.structs.replace(cast("Opened", first), rated=rated), at), *others]
            id = await keep_old(store, bench, "2")
            again, _ = await service.rematch(id, ANN)
            new = (await service.cache.find(again)).table
            assert (new.opened.rated, new.options.box) == (rated, box)
            assert (new.opened.options == {"preset": "two", RULES: "3"}) == rated
        await service.close()


async def test_a_paradise_table_of_version_1_says_which_motu_plays_it(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "motu.db")) as store:
        id = await keep_old(store, old_paradise())
        service = TableService(store)
        await service.open()
        for _ in range(2):
            with pytest.raises(BadOption) as error:
                await service.view(id, ANN.id)
            assert error.value.reason == ("rules-too-old", {"game": "paradise", "version": 1, "release": "0.1"})
        assert [listed.id for listed in await store.lobby(9)] == [id]
        assert [listed.id for listed in await store.tables_of(ANN.id, 9)] == [id]
        await service.close()


async def test_old_paradise_tables_do_not_keep_others_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are: the store is asked for a hundred tables at once."""
    monkeypatch.setattr(scheduler, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(scheduler, "OVERDUE", 0.0)
    async with opened(str(tmp_path / "motu.db")) as store:
        for _ in range(101):
            await keep_old(store, old_paradise())
        waiting = await keep_old(store, against_bot("kahuna"))
        service, bots = TableService(store), Slow()
        await service.open()
        bots.may.set()
        scheduler.Scheduler(service, bots).begin()
        while await store.due(service.now(), 1):
            await asyncio.sleep(0.01)
        kept = await store.load(waiting)
        assert kept is not None
        assert any(isinstance(read_event(event.body), Moved) for event in kept.events)
        await service.close()
