"""Glances, the views of searches: they show what views show, and tell when nothing has changed around a seat."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.glances import Glances
from motu.paradise.state import State
from motu.paradise.view import View
from tests.paradise.random_play import liking
from tests.tables.paradise_twins import RULES

FIELDS = [each.name for each in fields(View) if each.compare]
AROUND = (
    *("tile", "known", "secret", "marks", "wild", "villages", "improved", "soil", "held", "chain", "garrison", "home"),
    *("order", "hand", "hands", "face", "points", "out", "lost", "kumara", "chits", "standing", "witnessed"),
    *("turn", "step", "player"),
)
"""What stays the same while `around` does."""


def around(view: View) -> list[object]:
    others = [seat for seat in range(view.count) if seat != view.seat]
    return [getattr(view, name) for name in AROUND] + [(view.piles[each], view.face_up[each]) for each in others]


def played(players: str, seed: int) -> tuple[State, Glances, random.Random, FreeChance]:
    rules = {name: value for name, value in RULES.items() if players != "1" or name in ("south", "saved", "malaria")}
    chance = FreeChance(seed)
    state = game.deal(game.read_options({"players": players, **rules}), chance)
    return state, Glances(state), random.Random(seed), chance


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_a_glance_shows_what_a_view_shows(players: str) -> None:
    state, glances, choice, chance = played(players, 3)
    kept: dict[int, tuple[object, list[object]]] = {}
    same = 0
    for _ in range(1500):
        movers = game.movers(state)
        if not movers:
            break
        seat = choice.choice(movers)
        glance, view = glances.look(seat), game.view(state, seat)
        assert glance.around is not None
        if kept.get(seat, (None, []))[0] is glance.around:
            assert kept[seat][1] == around(view)
            same += 1
        kept[seat] = glance.around, around(view)
        names = choice.sample(FIELDS, len(FIELDS))
        assert [getattr(glance, name) for name in names] == [getattr(view, name) for name in names]
        moves = game.moves(state, seat)
        (move,) = choice.choices(moves, [liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)
    assert same > 20


def test_a_glance_knows_no_other_names() -> None:
    _, glances, _, _ = played("2", 1)
    with pytest.raises(AttributeError):
        glances.look(0).nothing  # type: ignore[attr-defined]  # noqa: B018


def test_views_tell_nothing_of_changes() -> None:
    state, _, _, _ = played("2", 1)
    assert game.view(state, 0).around is None
