"""What the games show is what they declare to show: the page's own types are made from these declarations."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.extras import count, prospect, threats
from tests.declared import COUNTS, MOVES, PROSPECTS, THREATS, VIEWS, check
from tests.every_game.games import KAHUNA, PARADISE, Case
from tests.every_game.test_properties import SEEDS, states


@pytest.mark.parametrize("case", [KAHUNA, PARADISE], ids=repr)
@given(data=st.data(), seed=SEEDS)
def test_what_is_shown_is_what_is_declared(case: Case, data: st.DataObject, seed: int) -> None:
    game, options = case.game, data.draw(case.options)
    seats = range(len(game.seats(options)))
    for number, state in enumerate(islice(states(case, options, seed), case.farthest)):
        if number % (7 * case.every):
            continue
        for seat in (None, *seats):
            view = game.view(state, seat)
            check(game.show(view), VIEWS[game.NAME])
            for move in game.moves(state, seat) if seat is not None else ():
                check(game.show_move(view, move), MOVES[game.NAME])
    view = game.view(state, 0)
    for threat in threats(game, view):
        check(threat, THREATS[game.NAME])
    for told, declared in ((prospect(game, view, view), PROSPECTS), (count(game, view), COUNTS)):
        check(told, declared.get(game.NAME))
