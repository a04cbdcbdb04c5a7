"""The example that counts how often events and chits come to nothing."""

from __future__ import annotations

import pytest

from examples import idle_events
from motu.paradise.box import ACTIONS, EVENT_EFFECTS, EXPANSIONS, KEPT_EFFECTS
from tests.paradise.table import Table


def test_every_event_that_happens_at_once_is_known() -> None:
    assert {*idle_events.TOLD, *KEPT_EFFECTS} == set(EVENT_EFFECTS)


@pytest.mark.parametrize(("players", "names"), [("1", {*EXPANSIONS, *ACTIONS}), ("2", set(EVENT_EFFECTS))])
def test_it_plays_and_counts(players: str, names: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    idle_events.main(["--players", players, "--games", "1"])
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) >= 5
    for line in listed:
        name, came, _, idle, *_ = line.split()
        assert (name in names, int(came) > 0, 0 <= float(idle) <= 100) == (True, True, True)


@pytest.mark.parametrize(("red", "idle"), [("Tonga=2C", 100), ("Tonga=2CC", 0)])
def test_an_event_by_which_nothing_happens_has_come_to_nothing(red: str, idle: int) -> None:
    count = idle_events.Count()
    table = Table("order", events="canoe-rot shaman", track="5 3", red=red, yellow="Samoa=2")
    for word in ("draw", "first:red+(canoe-rot)", *(("C@G13",) if red.endswith("CC") else ())):
        count.see(table.play(word).state)
    assert count.lines() == [f"canoe-rot            1 times, {idle:5.1f} % for nothing"]


def test_what_a_shaman_prevents_is_not_counted() -> None:
    count = idle_events.Count()
    table = Table("order", events="drought typhoon", kept="red:shaman", track="5 3")
    for word in ("draw", "first:red+(drought)", "event:shaman"):
        count.see(table.play(word).state)
    assert (count.came["drought"], count.felt["shaman"]) == (0, 1)
