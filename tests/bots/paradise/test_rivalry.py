"""Who wins next, and whose loss is my gain: on tables of three and four."""

from __future__ import annotations

import pytest

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.attacks import feud, harm
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.rivalry import ahead, approach, share, winning
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.options import Options
from motu.paradise.state import State
from tests.bots.paradise.test_islander import islanders, positions

FAR_SEEING = ISLANDER._replace(foresight=1.0, feud=4.0, haze=1.5, ripe=0.5, chase=2.0)


def beginning(players: int) -> State:
    return game.deal(Options(players=str(players), homes="seated"), FreeChance(1))


def analysis_of(state: State, numbers: Numbers = FAR_SEEING, seat: int = 0) -> Analysis:
    return Analysis(game.view(state, seat), numbers)


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_beginning_all_rivals_are_alike(players: int) -> None:
    analysis = analysis_of(beginning(players))
    assert list(winning(analysis).values()) == pytest.approx([1 / (players - 1)] * (players - 1))
    for rival in analysis.rivals:
        assert harm(analysis, rival) == pytest.approx(1 / (players - 1))
        assert feud(analysis, rival) == pytest.approx(4 * (1 - 1 / (players - 1)))
        assert ahead(analysis, rival) == pytest.approx(0)
    assert approach(analysis) is None


def test_who_has_more_is_likelier_to_win_and_more_so_towards_the_end() -> None:
    state = beginning(3)
    home = state.home[2]
    state.villages[home] += 2
    early = share(analysis_of(state), 2)
    assert 0.5 < early < 1
    state.villages[state.home[1]] += 12
    state.villages[home] += 12
    assert early < share(analysis_of(state), 2) < 1
    assert harm(analysis_of(state), 2) > harm(analysis_of(state), 1)
    assert feud(analysis_of(state), 2) < feud(analysis_of(state), 1)


def test_hidden_cards_count_and_what_they_are_does_not() -> None:
    state = beginning(3)
    state.hand[2] = 0b11
    before = share(analysis_of(state), 2)
    assert before > 0.5
    state.hand[2] = 0b11 << 8
    assert share(analysis_of(state), 2) == before


def test_with_two_players_all_that_a_rival_loses_is_mine() -> None:
    analysis = analysis_of(beginning(2))
    assert (harm(analysis, 1), feud(analysis, 1), approach(analysis)) == (1.0, 0.0, None)


def test_without_foresight_it_judges_as_it_always_did() -> None:
    analysis = analysis_of(beginning(3), ISLANDER)
    assert [harm(analysis, rival) for rival in (1, 2)] == [0.1, 0.1]
    assert [feud(analysis, rival) for rival in (1, 2)] == [ISLANDER.feud] * 2
    assert approach(analysis) is None


def test_a_chain_goes_to_where_fleets_reach_who_is_ahead() -> None:
    """Somewhere in a game, again and again: a hex of the sea, not in the chain yet, in reach of the leader's groups."""
    found = 0
    for number, state in enumerate(positions(islanders("4"), 4)):
        if number % 40 or not game.movers(state):
            continue
        for seat in range(4):
            if state.out >> seat & 1:
                continue
            analysis = analysis_of(state, seat=seat)
            gate = approach(analysis)
            if gate is None:
                continue
            found += 1
            cell, worth = gate
            leader = max(analysis.rivals, key=lambda rival: share(analysis, rival))
            assert worth == pytest.approx(2 * ahead(analysis, leader))
            assert worth > 0
            assert analysis.sea >> cell & 1
            assert not analysis.linked >> cell & 1
            near = min(DISTANCE[cell][group] for group in cells_in(state.held[leader]))
            assert 1 <= near <= analysis.allowance(war=True)
    assert found > 10
