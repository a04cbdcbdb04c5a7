"""What a script is ordered to do it does, where it would have done something else; what cannot be done is not done."""

from __future__ import annotations

from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import ISLANDER
from motu.bots.paradise.orders import NO_ORDERS, PEACE, Orders
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import WAR_CANOES
from motu.paradise.state import MOVEMENT
from tests.paradise.table import Table, cell

LUCKY = 6
DARING = ISLANDER._replace(likely=0.2, least=-5.0)


def moved(table: Table, orders: Orders = NO_ORDERS) -> Table:
    """The table after Red's fleets have sailed, and whatever battles came of it."""
    bot = IslanderBot(DARING, orders)
    s = table.state
    while s.step == MOVEMENT and s.player == 0 and game.movers(s):
        seat = game.movers(s)[0]
        move = (bot if seat == 0 else IslanderBot()).decide(game.view(s, seat), game.moves(s, seat), 1.0, FreeChance(3))
        game.play(s, seat, move, FreeChance(LUCKY))
    return table


def at(table: Table, where: str, kind: int, seat: int = 0) -> int:
    """How many pieces of a kind a seat has in a hex."""
    return table.state.stacks[seat][cell(where)] >> 5 * kind & 31


def war() -> Table:
    return Table(red="Tonga=2WWWCCC", yellow="Samoa=2 H12=1T", tiles="H12=Niue", turn=6)


def test_peace_is_no_attack() -> None:
    assert at(moved(war()), "Tonga", WAR_CANOES) < 3
    calm = moved(war(), Orders(PEACE))
    assert calm.state.held[1] == war().state.held[1]
    assert calm.state.stacks[1] == war().state.stacks[1]
    assert calm.state.held[0] == war().state.held[0]


def test_the_hex_that_is_ordered_is_attacked() -> None:
    """Of Samoa and Niue, either, as it is ordered."""
    before = war().state.held[1]
    lost = [before & ~moved(war(), Orders(cell(target))).state.held[1] for target in ("Samoa", "H12")]
    assert lost == [1 << cell("Samoa"), 1 << cell("H12")]


def test_an_attack_that_cannot_be_made_is_no_attack() -> None:
    after = moved(war(), Orders(cell("Q15")))
    assert after.state.held[1] == war().state.held[1]


def test_war_canoes_gather_next_to_a_hex_and_do_not_enter_it() -> None:
    tiles = "H12=Niue I13=Tuamotu J14=Pitcairn"
    table = moved(Table(red="Tonga=2WWWCCC", yellow="Samoa=2 J14=1", tiles=tiles), Orders(PEACE, muster=cell("J14")))
    assert at(table, "I13", WAR_CANOES) == 3
    assert table.state.held[1] >> cell("J14") & 1


def test_transports_go_with_an_attack_as_an_escort() -> None:
    """The canoe that was taken along lies in the hex that was conquered."""

    def table() -> Table:
        return Table(red="Tonga=2WWWCCCTTT^", yellow="Samoa=2 H12=1T", tiles="H12=Niue", turn=6)

    alone, together = (moved(table(), Orders(cell("H12"), escort=escort)) for escort in (False, True))
    assert together.state.held[0] >> cell("H12") & 1
    assert at(together, "H12", 2) > at(alone, "H12", 2)


def test_a_site_that_is_ordered_comes_first() -> None:
    """The colony goes to the group that it is ordered to."""

    def table() -> Table:
        return Table(tiles="H14=Tahiti H12=Tuamotu", red="Tonga=2WWTL", yellow="Samoa=2W")

    for site in ("H14", "H12"):
        after = moved(table(), Orders(site=cell(site)))
        assert at(after, site, 3) == 1, site
