"""Attacks: which hex is worth a battle, with what, and at what odds."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.guard import guards
from motu.bots.paradise.network import component
from motu.bots.paradise.odds import fallen_against, standing_against, wins_against
from motu.bots.paradise.sight import BUILD_POINT, Sight, away, once, points, rings
from motu.paradise.box import WAR_CANOES
from motu.paradise.grid import cells_in, mask_of, spread
from motu.paradise.state import TRANSIT, TRANSIT_TO

FIGHTER = 1.5 * BUILD_POINT
"""What a fighter is worth: a war canoe and the warriors in it cost three points."""
GIVEN = 0.8
"""What the piece is worth that is given up for a village."""
LIKELY = 0.6
"""No attack is made that is less likely to succeed."""
LEAST = 0.4
"""Nor one that is worth less than this."""
SHARE, SHARE_AT_SEA = 0.6, 0.35
"""How likely a face-down piece is one that fights: on land, and at sea, where there are carriers and the carried."""
OUT = 8
"""What it is worth to take a rival's only group."""
AHEAD = 2
"""So many points ahead of me, a leader is one to be stopped."""
FEUD = 3
"""What it costs two neighbours to fight while others grow."""
_C = 5 * WAR_CANOES


class Raid(NamedTuple):
    """An attack on a hex, what it is worth, and the hexes that it begins from."""

    target: int
    value: float
    gates: int


class Prey(NamedTuple):
    """An enemy hex, as far as it can be seen.

    owner       its seat, or -1
    villages    how many can be saved
    sure        defenders that are sure to fight, `hidden` those that may, each with the chance `share`
    victory     what a victory is worth, without the villages saved; `village` what each of these is worth
    """

    cell: int
    owner: int
    villages: int
    sure: int
    hidden: int
    share: float
    victory: float
    village: float


@once
def prey(sight: Sight, cell: int) -> Prey:
    """What stands in an enemy hex, and what it is worth."""
    view = sight.view
    village = sight.village - GIVEN
    if view.wild >> cell & 1:
        group = sight.box.groups[sight.tile[cell]]
        return Prey(cell, -1, group.green, group.locals, 0, 0.0, 0.7, village)
    for rival in sight.rivals:
        held = view.held[rival] >> cell & 1
        pile = sight.piles[rival].get(cell, 0)
        if held or pile:
            villages = view.villages[cell] if held else 0
            land = sight.land >> cell & 1
            shown = sight.open[rival].get(cell, 0)
            sure = (villages + 1) // 2 + (shown >> _C & 31) + (shown & 31 if land else 0)
            hidden = sight.hidden(rival, cell)
            victory = (sight.scores[rival] - points(view, rival, without=1 << cell)) / 2
            if held:
                victory += BUILD_POINT * sight.turns * villages + (OUT if view.held[rival] == 1 << cell else 0)
            else:
                victory = victory * (1.0 if moved_already(sight, rival) else 0.5) + 0.2 * hidden
            victory = victory * harm(sight, rival) + (0.7 if held else 0.0)
            if len(sight.rivals) > 1 and not leads(sight, rival):
                victory -= FEUD
            return Prey(cell, rival, villages, sure, hidden, SHARE if land else SHARE_AT_SEA, victory, village)
    return Prey(cell, -1, 0, 0, 0, 0.0, 0.0, 0.0)


def leads(sight: Sight, rival: int) -> bool:
    """Whether a rival is in front, and well ahead of me."""
    hands = sight.view.hands
    score, mine = (sight.scores[seat] / 2 + hands[seat] for seat in (rival, sight.me))
    return score >= sight.lead and score >= mine + AHEAD


def harm(sight: Sight, rival: int) -> float:
    """How much a rival's loss is my gain: all of it with two players, else the leader's, and little of the others'."""
    weight = 1.0 if len(sight.rivals) == 1 else 0.7 if leads(sight, rival) else 0.1
    close = sight.scores[rival] / 2 + sight.view.hands[rival] >= sight.view.options.target / 2 - 3
    return 2 * weight if close else weight


def moved_already(sight: Sight, rival: int) -> bool:
    """Whether a rival cannot mend his chain before the points are counted."""
    order = sight.view.order
    return rival in order and sight.me in order and order.index(rival) < order.index(sight.me)


def value(sight: Sight, it: Prey, force: int) -> tuple[float, float]:
    """What an attack with so many fighters is worth, and how likely it succeeds."""
    likely = wins_against(force, it.sure, it.hidden, it.share)
    total = likely * it.victory - fallen_against(force, it.sure, it.hidden, it.share) * FIGHTER
    if it.villages:
        printed = sight.box.printed_groups >> it.cell & 1
        most = min(it.villages, force - 1 if printed else force)
        total += standing_against(force, it.sure, it.hidden, it.share, most) * it.village
    return total, likely


@once
def best_raid(sight: Sight) -> Raid | None:
    """The best attack that can be made this turn."""
    canoes = mask_of(cell for cell, stack in sight.ready.items() if stack >> _C & 31)
    view = sight.view
    if sight.under_way >> _C & 31:
        canoes |= 1 << view.at
    if not canoes:
        return None
    reach = sight.allowance(war=True)
    transit = view.stage in (TRANSIT, TRANSIT_TO)
    starts = canoes
    if transit:
        for cell in cells_in(canoes & sight.chain):
            starts |= component(sight, cell)
    best: Raid | None = None
    for cell in cells_in(spread(mask_of_all(rings(starts, sight.sea, reach - 1))) & sight.enemy):
        around = rings(1 << cell, sight.sea, reach)
        number, warriors, gates = force_at(sight, cell, around, reach, transit)
        if number:
            total, likely = value(sight, prey(sight, cell), number + min(number, warriors))
            if likely >= LIKELY and total > LEAST and (best is None or total > best.value):
                best = Raid(cell, total, gates)
    return best


def mask_of_all(sets: list[int]) -> int:
    mask = 0
    for each in sets:
        mask |= each
    return mask


def force_at(sight: Sight, cell: int, around: list[int], reach: int, transit: bool) -> tuple[int, int, int]:
    """War canoes and warriors that can be in an enemy hex this turn, and the hexes that they leave from."""
    view = sight.view
    canoes = warriors = gates = 0
    pooled = 0
    for at, pieces in sight.ready.items():
        if pieces >> _C & 31 and away(around, at) <= reach:
            gates |= 1 << at
    if transit:
        for ring in around[1 : reach + 1]:
            gates |= ring & sight.chain
        for gate in cells_in(gates):
            pooled |= component(sight, gate)
    for at in cells_in(gates | pooled):
        pieces = sight.ready.get(at, 0)
        here = pieces >> _C & 31
        canoes += here
        free = (pieces & 31) - guards(sight, at)
        warriors += free if pooled >> at & 1 else min(free, here)
    for at, _, pieces, aboard in view.arrivals:
        if at == cell and view.player == sight.me:
            canoes += pieces >> _C & 31
            warriors += aboard
    if sight.under_way and away(around, view.at) <= reach - view.sailed:
        canoes += sight.under_way >> _C & 31
        warriors += sight.under_way & 31
    return canoes, max(0, warriors), gates


def staging(sight: Sight, cell: int, pieces: int) -> int | None:
    """A hex worth an attack that a fleet would reach next turn."""
    canoes, warriors = pieces >> _C & 31, pieces & 31
    reach = sight.allowance(war=True)
    around = rings(1 << cell, sight.sea, 2 * reach - 1)
    best, most = None, 1.0
    for target in cells_in(spread(mask_of_all(around)) & sight.enemy):
        it = prey(sight, target)
        if it.villages:
            total, likely = value(sight, it, canoes + min(canoes, warriors))
            if likely >= LIKELY and total > most:
                best, most = target, total
    return best
