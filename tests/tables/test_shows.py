"""A table needs a person. Where bots may play alone, whoever opened such a table pays for it, and can end it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from motu.core.errors import message
from motu.store.rows import OVER, RUNNING
from motu.tables import setup
from motu.tables.action_handlers import act
from motu.tables.actions import Close, Refused, Rise, SeatBot
from motu.tables.scheduler import Scheduler
from motu.tables.service import TableService, started
from motu.tables.setup import SeatSetup, TableSetup
from motu.tables.table_view import summary_of, view_table
from motu.thinking.thinkers import Decided
from tests.reasons import says
from tests.tables.memory_store import MemoryStore, service_on
from tests.tables.play import ANN, BOB, Bench
from tests.tables.test_service import until

BOTS = TableSetup("kahuna", seats=[SeatSetup("bot", "random"), SeatSetup("bot", "greedy")])


def show() -> Bench:
    bench = Bench(setup.new_table(BOTS, ANN, shows=True))
    bench.keep(started(bench.table))
    return bench


def test_a_table_needs_a_person() -> None:
    with pytest.raises(Refused, check=says("tables-needs-person")):
        setup.new_table(BOTS, ANN)


def test_a_table_cannot_become_one_of_bots_alone() -> None:
    bench = Bench(setup.new_table(TableSetup("kahuna"), ANN))
    bench.do(ANN, Rise())
    bench.do(ANN, SeatBot(0, "random"))
    with pytest.raises(Refused, check=says("tables-needs-person")):
        act(bench.table, ANN, SeatBot(1, "random"), 0.0)
    bench.do(ANN, SeatBot(0, ""))
    bench.do(ANN, SeatBot(1, "random"))
    with pytest.raises(Refused, check=says("tables-needs-person")):
        act(bench.table, ANN, SeatBot(0, "random"), 0.0)


def test_where_a_host_allows_it_bots_play_alone_and_whoever_opened_the_table_can_end_it() -> None:
    bench = show()
    assert bench.table.stage == RUNNING
    with pytest.raises(Refused, check=says("tables-not-host")):
        act(bench.table, BOB, Close(), 0.0)
    bench.do(ANN, Close())
    table = bench.again()
    assert (table.stage, table.bot_to_move, table.due, table.winners) == (OVER, None, None, None)
    assert table.outcome == message("tables-ended-stopped", player="")
    assert view_table(table, ANN.id, None).result == "*"


def test_it_counts_as_a_table_of_whoever_opened_it() -> None:
    bench = show()
    assert summary_of(bench.table).seats == ("", "", ANN.id)
    assert bench.table.seats_of(ANN.id) == ()
    person = Bench(setup.new_table(TableSetup("kahuna", seats=[SeatSetup("me"), SeatSetup("bot", "random")]), ANN))
    assert summary_of(person.table).seats == (ANN.id, "")


class Asked:
    """Bots that play the first move; on whose account they were asked."""

    def __init__(self) -> None:
        self.people: list[str] = []

    async def decide(self, game: str, bot: str, view: Any, moves: Any, *rest: Any) -> Decided:
        self.people.append(rest[-1])
        return Decided(moves[0], bot)


async def test_bots_think_on_account_of_whoever_opened_the_table() -> None:
    service: TableService = await service_on(MemoryStore())
    bots = Asked()
    Scheduler(service, cast("Any", bots))
    one = TableSetup("kahuna", seats=[SeatSetup("me"), SeatSetup("bot", "random")], options={"first": "black"})
    await service.create(setup.new_table(one, BOB))
    await until(lambda: bots.people)
    assert set(bots.people) == {BOB.id}
    await service.close()
