"""Who is at a table, as their sockets tell: two people, one of whom goes away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.web.house import House, Socket, Somebody, house, two_at_a_table

HURRY = """
import motu.tables.agreements, motu.tables.presence
motu.tables.agreements.GONE = motu.tables.agreements.CLAIM = 0.0
motu.tables.presence.GRACE, motu.tables.presence.SETTLING, motu.tables.presence.LOOK_EVERY = 0.3, 0.0, 0.05
"""
"""What lasts minutes and seconds at a real table is over at once here."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    pytest.importorskip("uvicorn")
    with house(tmp_path_factory.mktemp("hasty"), before=HURRY) as found:
        yield found


def until(socket: Socket, away: list[bool]) -> dict[str, Any]:
    """The table, once these seats are away."""
    while True:
        table: dict[str, Any] = socket.hear("table")["table"]
        if [seat["away"] is not None for seat in table["seats"]] == away:
            return table


def test_who_hangs_up_is_away_for_all_and_is_lost_when_another_claims_the_game(hasty: House) -> None:
    with Somebody(hasty) as ann, Somebody(hasty) as bob, Somebody(hasty) as cat, ExitStack() as stack:
        table = two_at_a_table(ann, bob, public=True)
        bobs, cats = stack.enter_context(bob.socket()), stack.enter_context(cat.socket())
        for each in (bobs, cats):
            each.send(do="watch", table=table)
        with ann.socket() as anns:
            anns.send(do="watch", table=table)
            seen = until(anns, [False, False])
            for each in (bobs, cats):
                until(each, [False, False])
            bobs.send(do="act", table=table, version=seen["version"], key="1", action={"do": "claim", "about": 0})
            assert bobs.hear("refused")["error"]["id"] == "tables-not-away", "she is there"
        for each in (bobs, cats):
            until(each, [True, False])
        assert bob.see(table)["seats"][0]["away"] is not None

        with ann.socket() as anns:  # she comes back
            anns.send(do="watch", table=table)
            for each in (anns, bobs, cats):
                until(each, [False, False])
            bobs.send(do="act", table=table, version=seen["version"], key="2", action={"do": "claim", "about": 0})
            assert bobs.hear("refused")["error"]["id"] == "tables-not-away"
        until(bobs, [True, False])
        bobs.send(do="act", table=table, version=seen["version"], key="3", action={"do": "claim", "about": 0})
        bobs.hear("done")
        over = ann.see(table)
        assert (over["stage"], over["winners"], over["outcome"]["id"]) == ("over", [1], "tables-ended-away")
        assert [seat["away"] for seat in over["seats"]] == [None, None]


def test_nobody_wins_because_the_other_has_gone_when_it_is_his_own_turn(hasty: House) -> None:
    with Somebody(hasty) as ann, Somebody(hasty) as bob, ann.socket() as anns:
        table = two_at_a_table(ann, bob)
        anns.send(do="watch", table=table)
        seen = until(anns, [False, True])
        for about in (0, 1):
            told = ann.act(table, seen["version"], 409, do="claim", about=about)
            assert told["error"]["id"] == "tables-not-away"
        told = ann.act(table, seen["version"], 409, do="replace", about=1)
        assert told["error"]["id"] == "tables-not-gone"


def test_a_clock_of_days_is_not_cut_short_by_being_away(hasty: House) -> None:
    with Somebody(hasty) as ann, Somebody(hasty) as bob, bob.socket() as bobs:
        table = two_at_a_table(ann, bob, clock={"turn": 86_400})
        bobs.send(do="watch", table=table)
        seen = until(bobs, [True, False])
        told = bob.act(table, seen["version"], 409, do="claim", about=0)
        assert told["error"]["id"] == "tables-clock-decides"
