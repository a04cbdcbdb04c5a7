"""Bluffs (7.6): rumors that lie where fleets would, and rumors that stand in for guards."""

from __future__ import annotations

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.bluffs import feint, where_it_looks_bare
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import ISLANDER
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import RUMORS
from motu.paradise.grid import CELL_OF, DISTANCE
from motu.paradise.moves import BUILD
from motu.paradise.pieces import count
from motu.paradise.state import NOWHERE
from tests.paradise.table import Table

SEA = "H14 I15 J14 K13"
BOLD = ISLANDER._replace(feint=1.0, rumors=1.0, scarecrow=1.0)


def moved(numbers: object) -> Table:
    """Red, who has nothing but a rumor that can sail, has had its movement; Yellow's only group lies far away."""
    table = Table("movement", red="Tonga=2WWR", yellow="L12=2", tiles="L12=Niue", sea=SEA)
    bot, chance = IslanderBot(numbers), FreeChance(1)  # type: ignore[arg-type]
    while table.state.player == 0 and table.step == "movement":
        view = game.view(table.state, 0)
        game.play(table.state, 0, bot.decide(view, game.moves(table.state, 0), 0.0, chance), chance)
    return table


def test_a_feint_sails_towards_a_group_of_a_rival() -> None:
    table = moved(BOLD)
    rumor = next(cell for cell, stack in enumerate(table.state.stacks[0]) if count(stack, RUMORS))
    home, goal = CELL_OF["G13"], CELL_OF["L12"]
    assert DISTANCE[rumor][goal] == DISTANCE[home][goal] - 2


def test_it_stays_where_a_fleet_would_strike_from() -> None:
    table = Table("movement", red="Tonga=2WW J14=R", yellow="L12=2", tiles="L12=Niue", sea=SEA)
    analysis = Analysis(game.view(table.state, 0), BOLD)
    assert feint(analysis, CELL_OF["J14"]) == NOWHERE
    assert feint(analysis, CELL_OF["G13"]) == CELL_OF["L12"]


def test_a_scarecrow_stands_where_most_is_to_be_lost_and_least_stands() -> None:
    table = Table("building", red="Tonga=3WWWW H12=2 J14=1", tiles="H12=Tahiti J14=Pitcairn", sea="I13")
    analysis = Analysis(game.view(table.state, 0), BOLD)
    moves = [BUILD[RUMORS][CELL_OF[name]] for name in ("G13", "H12", "J14")]
    assert where_it_looks_bare(analysis, moves).cell == CELL_OF["H12"]
