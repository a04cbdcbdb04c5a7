"""The campaign and the deal of the day: what counts, once, and that all play the same game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from motu.bots.bot import opponents, standings
from motu.core.extras import margin
from motu.core.match import seen_record
from motu.people import daily
from motu.store.open_store import open_store
from motu.store.rows import Attempt, CampaignScore
from motu.tables import setup
from motu.tables.actions import Move, Person, Refused, Resign, Undo
from motu.tables.events import Helped, Moved, TookBack
from motu.tables.replay import OPEN, later_eyes
from motu.tables.scheduler import bot_seed
from motu.tables.server_clock import ServerClock
from motu.tables.service import TableService, campaign_game_of
from motu.tables.table import Table
from motu.tables.table_view import day_of, lies_open, record, record_to_show, view_table
from tests.reasons import says
from tests.tables.play import ANN, BOB, CAT, Bench, against_bot, hot_seat, two

pytestmark = pytest.mark.usefixtures("all_have_moved")

NOON = 20_773 * 86_400.0 + 12 * 3_600
TODAY = day_of(NOON)


# --- The campaign ---------------------------------------------------------------------------------------------------


def ended(bench: Bench, seed: int = 1) -> Table:
    """Play on at random, for the bot as well."""
    choice, table = random.Random(seed), bench.table
    while table.movers:
        assert table.match is not None
        seat = table.movers[0]
        drafted = table.match.draft(seat, table.game.read(choice.choice(bench.moves())))
        bench.keep(Moved(seat, drafted.step.move, drafted.step.outcomes))
    return table


def test_the_opponents_are_ten_and_known_by_character() -> None:
    assert opponents("kahuna") == ("keiki", "manu", "mano", "honu", "koa", "pua", "nalu", "hoku", "kai", "pele")
    assert opponents("chess") == ()
    for each in standings("kahuna"):
        assert (each.grade is None) != (each.place is None)
        if each.place is not None:
            assert each.character is not None


def test_a_game_to_the_end_counts_as_it_ended() -> None:
    outcomes = set()
    for seed in range(12):
        table = ended(against_bot("keiki"), seed)
        bout = campaign_game_of(table, 5.0)
        assert bout is not None
        assert table.match is not None
        won = {(0,): 1, (1,): -1, (): 0}[table.winners]  # type: ignore[index]
        assert (bout.visitor, bout.game, bout.bot, bout.outcome) == (ANN.id, "kahuna", "keiki", won)
        assert bout.margin == margin(table.game, table.match.state, 0) == -margin(table.game, table.match.state, 1)  # type: ignore[operator]
        assert bout.clean
        outcomes.add(bout.outcome)
    assert {1, -1} <= outcomes


def test_a_game_that_is_given_up_is_lost_without_a_margin() -> None:
    bench = against_bot("pele")
    bench.do(ANN, Resign())
    bout = campaign_game_of(bench.table, 5.0)
    assert bout is not None
    assert (bout.outcome, bout.margin) == (-1, None)


def test_help_and_second_thoughts_are_not_clean_but_slips_are() -> None:
    slip = against_bot("keiki")
    slip.do(ANN, Move(next(move for move in slip.moves() if "-" in move)))
    taken = slip.do(ANN, Undo())
    assert isinstance(taken, TookBack)
    assert taken.slip
    assert campaign_game_of(ended(slip), 1.0).clean  # type: ignore[union-attr]
    helped = against_bot("keiki")
    helped.keep(Helped(0))
    assert not campaign_game_of(ended(helped), 1.0).clean  # type: ignore[union-attr]
    second = against_bot("keiki")
    second.do(ANN, Move("+?"))
    assert not second.do(ANN, Undo()).slip  # type: ignore[union-attr]
    assert not campaign_game_of(ended(second), 1.0).clean  # type: ignore[union-attr]


def test_other_games_do_not_count() -> None:
    for bench in (against_bot("greedy"), against_bot("expert"), hot_seat(), two()):
        bench.do(ANN, Resign(0))
        assert campaign_game_of(bench.table, 1.0) is None
    assert campaign_game_of(against_bot("keiki").table, 1.0) is None


# --- The deal of the day --------------------------------------------------------------------------------------------


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[TableService]:
    store = await open_store(str(folder / "motu.db"))
    service = TableService(store, clock=ServerClock(store, lambda: NOON))
    await service.open()
    try:
        yield service
    finally:
        await service.close()
        await store.close()


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    async with hall_in(tmp_path) as service:
        yield service


async def opened(service: TableService, person: Person, now: float = NOON) -> Any:
    cached = await service.cache.find(await daily.begin(service, person, now))
    if cached.table.stage == "open":
        assert await service.do_due(cached)
    return cached


async def play_alike(service: TableService, cached: Any, person: Person, moves: list[str]) -> list[str]:
    """Play these moves for both, as somebody and as the bot would; what chance answered is returned."""
    outcomes = []
    for text in moves:
        table = cached.table
        seat = table.movers[0]
        async with service.cache.lock(cached):
            drafted = table.match.draft(seat, table.game.read(text))
            await service.commit(cached, Moved(seat, drafted.step.move, drafted.step.outcomes), drafted)
        outcomes += drafted.step.outcomes
    return outcomes


async def test_all_have_the_same_deal_and_draws_and_no_two_days_are_alike(service: TableService) -> None:
    ann, bob = [await opened(service, person) for person in (ANN, BOB)]
    assert ann.table.id != bob.table.id
    assert ann.table.match.deal == bob.table.match.deal
    moves = ["+?", "+?", "+?", "+?"]
    assert await play_alike(service, ann, ANN, moves) == await play_alike(service, bob, BOB, moves)
    assert bot_seed(ann.table) == bot_seed(bob.table)
    later = await opened(service, ANN, NOON + 86_400)
    assert later.table.secret != ann.table.secret
    assert later.table.opened.day > TODAY


async def test_another_house_deals_other_cards(service: TableService, tmp_path_factory: pytest.TempPathFactory) -> None:
    async with hall_in(tmp_path_factory.mktemp("another")) as another:
        secrets = {(await opened(house, ANN)).table.secret for house in (service, another)}
    assert len(secrets) == 2


async def test_there_is_one_attempt_a_day(service: TableService) -> None:
    tables = await asyncio.gather(*(daily.begin(service, ANN, NOON) for _ in range(5)))
    assert len(set(tables)) == 1
    cached = await opened(service, ANN)
    await service.act(cached.table.id, ANN, Resign(), cached.table.version, "")
    assert await daily.begin(service, ANN, NOON + 600) == cached.table.id
    assert await service.store.attempt_of("kahuna", TODAY, ANN.id) == Attempt(cached.table.id, -1, None)
    assert (await service.store.campaign(ANN.id, "kahuna"))["hoku"] == CampaignScore(1, 0, 0)


async def test_who_calls_it_off_before_both_have_moved_has_not_played(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "all_have_decided", False)
    cached = await opened(service, ANN)
    await service.act(cached.table.id, ANN, Resign(), cached.table.version, "")
    assert await service.store.attempt_of("kahuna", TODAY, ANN.id) == Attempt(cached.table.id)
    again = await opened(service, ANN, NOON + 60)
    assert again.table.id != cached.table.id
    assert again.table.match.deal == cached.table.match.deal
    assert await daily.begin(service, ANN, NOON + 120) == again.table.id
    assert (await daily.look(service.store, ANN.id, NOON)).results.played == 0
    assert await service.store.campaign(ANN.id, "kahuna") == {}


async def test_nothing_hidden_of_a_deal_is_shown_while_others_may_play_it(service: TableService) -> None:
    cached = await opened(service, ANN)
    table = cached.table
    await service.act(table.id, ANN, Resign(), table.version, "")
    assert (await daily.look(service.store, ANN.id, NOON)).results.played == 0  # nobody is compared with who gives up
    mine = seen_record(table.game, table.record(), 0)
    for at, is_open in ((NOON, False), (NOON + 11.9 * 3_600, False), (NOON + 12.1 * 3_600, True)):
        with patch("motu.tables.table_view.time.time", lambda at=at: at):
            assert lies_open(table) is is_open
            found, hide = record_to_show(table)
            assert hide is not is_open
            assert (found.deal == mine.deal) is False
            assert later_eyes(table, ANN.id, "1") == int(is_open)
            if not is_open:
                with pytest.raises(Refused, check=says("tables-daily-not-over")):
                    later_eyes(table, ANN.id, OPEN)
                with pytest.raises(Refused, check=says("tables-daily-not-over")):
                    setup.branch_of_table(table, 0, 0, "random", ANN)


async def test_an_attempt_whose_table_was_never_opened_is_not_lost(service: TableService) -> None:
    """The server was stopped between two writes."""
    await service.store.attempt("kahuna", TODAY, ANN.id, "promised", NOON)
    assert (await opened(service, ANN)).table.id == "promised"


async def test_how_others_did_is_told(service: TableService) -> None:
    for number, person in enumerate((ANN, BOB, CAT)):
        cached = await opened(service, person)
        if number < 2:
            choice = random.Random(number)
            while cached.table.movers:
                moves = cached.table.game.moves(cached.table.match.state, cached.table.movers[0])
                await play_alike(service, cached, person, [choice.choice(moves).text])
    margins = [(await service.store.attempt_of("kahuna", TODAY, person.id)) for person in (ANN, BOB)]
    told = await daily.look(service.store, ANN.id, NOON)
    assert (told.day, told.bot, told.options) == (TODAY, "hoku", {"preset": "modern"})
    assert told.results.played == 2
    assert told.results.wins + told.results.draws + told.results.losses == 2
    assert sum(told.results.margins.values()) == 2
    assert set(told.results.margins) == {str(each.margin) for each in margins if each is not None}
    assert (told.table is not None, told.mine) == (True, margins[0].margin)  # type: ignore[union-attr]
    waiting = await daily.look(service.store, CAT.id, NOON)
    assert (waiting.table is not None, waiting.outcome, waiting.mine) == (True, None, None)
    assert (await daily.look(service.store, "", NOON)).table is None
    tomorrow = await daily.look(service.store, ANN.id, NOON + 86_400)
    assert (tomorrow.table, tomorrow.results.played) == (None, 0)
    assert [day.day for day in tomorrow.previous][:1] == [TODAY]
    assert tomorrow.previous[0].results == told.results
    assert len(tomorrow.previous) == 7
    assert (await daily.look(service.store, ANN.id, NOON + 8 * 86_400)).previous[-1].results.played == 0


async def test_only_slips_are_taken_back(service: TableService) -> None:
    cached = await opened(service, ANN)
    move = next(move.text for move in cached.table.game.moves(cached.table.match.state, 0) if move.kind == "place")
    for action in (Move(move), Undo(), Move("+?")):
        await service.act(cached.table.id, ANN, action, cached.table.version, "")
    with pytest.raises(Refused, check=says("tables-daily-no-undo")):
        await service.act(cached.table.id, ANN, Undo(), cached.table.version, "")


async def test_the_seed_is_told_when_the_day_is_over(service: TableService) -> None:
    cached = await opened(service, ANN)
    secret = cached.table.secret.hex()
    await service.act(cached.table.id, ANN, Resign(), cached.table.version, "")
    for at, told in ((NOON, False), (NOON + 11.9 * 3_600, False), (NOON + 12.1 * 3_600, True)):
        with patch("motu.tables.table_view.time.time", lambda at=at: at):
            assert (view_table(cached.table, ANN.id, 0).seed == secret) is told
            assert (secret in record(cached.table, 0)) is told


async def test_a_rematch_is_an_ordinary_game(service: TableService) -> None:
    cached = await opened(service, ANN)
    await service.act(cached.table.id, ANN, Resign(), cached.table.version, "")
    plan = setup.rematch_of(cached.table, ANN)
    assert plan.event.day == ""
    assert plan.secret != cached.table.secret


def test_other_bots_are_moved_by_chance() -> None:
    bench = against_bot("hoku")
    assert bot_seed(bench.table) != bot_seed(bench.table)
