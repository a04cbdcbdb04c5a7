"""Attacks: which hex is worth a battle, with what and at what odds, and which is worth building a fleet for."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis, away, cached, mask_of_all, points, remembered, rings
from motu.bots.paradise.defence import guards
from motu.bots.paradise.network import component
from motu.bots.paradise.odds import fallen_against, standing_against, wins_against
from motu.bots.paradise.orders import ANY, PEACE
from motu.bots.paradise.rivalry import share
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, mask_of, spread
from motu.paradise.state import TRANSIT, TRANSIT_TO
from motu.paradise.steps.battle import risen

_C = 5 * WAR_CANOES


class Attack(NamedTuple):
    """An attack on a hex, what it is worth, how likely it succeeds, and the hexes that it begins from."""

    target: int
    value: float
    likely: float
    gates: int


class Target(NamedTuple):
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


@remembered
def target_at(analysis: Analysis, cell: int) -> Target:
    """What stands in an enemy hex, and what it is worth."""
    view = analysis.view
    numbers = analysis.numbers
    village = analysis.village - numbers.given
    if view.wild >> cell & 1:
        group = analysis.box.groups[analysis.tile[cell]]
        return Target(cell, -1, group.green, group.locals, 0, 0.0, 0.7, village)
    for rival in analysis.rivals:
        held = view.held[rival] >> cell & 1
        pile = analysis.piles[rival].get(cell, 0)
        if held or pile:
            villages = view.villages[cell] if held else 0
            land = analysis.land >> cell & 1
            shown = analysis.open[rival].get(cell, 0)
            sure = risen(villages) + (shown >> _C & 31) + (shown & 31 if land else 0)
            hidden = analysis.hidden(rival, cell)
            victory = (analysis.scores[rival] - points(view, rival, without=1 << cell)) / 2
            if held:
                victory += numbers.build_point * analysis.turns * villages
                victory += numbers.out if view.held[rival] == 1 << cell else 0
            else:
                victory = victory * (1.0 if moved_already(analysis, rival) else 0.5) + 0.2 * hidden
            victory = victory * harm(analysis, rival) + (0.7 if held else 0.0)
            victory -= feud(analysis, rival)
            likely = numbers.share if land else numbers.share_at_sea
            return Target(cell, rival, villages, sure, hidden, likely, victory, village)
    return Target(cell, -1, 0, 0, 0, 0.0, 0.0, 0.0)


def leads(analysis: Analysis, rival: int) -> bool:
    """Whether a rival is in front, and well ahead of me."""
    hands = analysis.view.hands
    score, mine = (analysis.scores[seat] / 2 + hands[seat] for seat in (rival, analysis.me))
    return score >= analysis.lead and score >= mine + analysis.numbers.ahead


def harm(analysis: Analysis, rival: int) -> float:
    """How much a rival's loss is my gain: all of it with two players, else the leader's, and little of the others'."""
    if len(analysis.rivals) == 1:
        weight = 1.0
    elif foresight := analysis.numbers.foresight:
        weight = foresight * share(analysis, rival)
    else:
        weight = 0.7 if leads(analysis, rival) else 0.1
    close = analysis.scores[rival] / 2 + analysis.view.hands[rival] >= analysis.view.options.target / 2 - 3
    return 2 * weight if close else weight


def feud(analysis: Analysis, rival: int) -> float:
    """What it costs to fight a rival while others grow: less, the likelier it is that he wins."""
    if len(analysis.rivals) == 1:
        return 0.0
    if analysis.numbers.foresight:
        return analysis.numbers.feud * (1 - share(analysis, rival))
    return 0.0 if leads(analysis, rival) else analysis.numbers.feud


def moved_already(analysis: Analysis, rival: int) -> bool:
    """Whether a rival cannot mend their chain before the points are counted."""
    order = analysis.view.order
    return rival in order and analysis.me in order and order.index(rival) < order.index(analysis.me)


def fighter(analysis: Analysis) -> float:
    """What a fighter is worth, in points."""
    return analysis.numbers.fighter * analysis.numbers.build_point


def value(analysis: Analysis, it: Target, force: int) -> tuple[float, float]:
    """What an attack with so many fighters is worth, and how likely it succeeds."""
    likely = wins_against(force, it.sure, it.hidden, it.share)
    total = likely * it.victory - fallen_against(force, it.sure, it.hidden, it.share) * fighter(analysis)
    if it.villages:
        printed = analysis.box.printed_groups >> it.cell & 1
        most = min(it.villages, force - 1 if printed else force)
        total += standing_against(force, it.sure, it.hidden, it.share, most) * it.village
    return total, likely


def best_attack(analysis: Analysis) -> Attack | None:
    """The best attack that can be made this turn; with orders to attack somewhere that one, if it can be made."""
    numbers, target = analysis.numbers, analysis.orders.target
    if target == PEACE:
        return None
    if target != ANY:
        return next((attack for attack in attacks(analysis) if attack.target == target), None)
    good = [attack for attack in attacks(analysis) if attack.likely >= numbers.likely and attack.value > numbers.least]
    return max(good, key=lambda attack: attack.value, default=None)


@cached
def attacks(analysis: Analysis) -> list[Attack]:
    """All attacks that could be made this turn."""
    canoes = mask_of(cell for cell, stack in analysis.ready.items() if stack >> _C & 31)
    view = analysis.view
    if analysis.under_way >> _C & 31:
        canoes |= 1 << view.at
    if not canoes:
        return []
    reach = analysis.allowance(war=True)
    transit = view.stage in (TRANSIT, TRANSIT_TO)
    starts = canoes
    if transit:
        for cell in cells_in(canoes & analysis.chain):
            starts |= component(analysis, cell)
    found = []
    for cell in cells_in(spread(mask_of_all(rings(starts, analysis.sea, reach - 1))) & analysis.enemy):
        around = rings(1 << cell, analysis.sea, reach)
        number, warriors, gates = force_at(analysis, cell, around, reach, transit)
        if number:
            total, likely = value(analysis, target_at(analysis, cell), number + min(number, warriors))
            found.append(Attack(cell, total, likely, gates))
    return found


def force_at(analysis: Analysis, cell: int, around: tuple[int, ...], reach: int, transit: bool) -> tuple[int, int, int]:
    """War canoes and warriors that can be in an enemy hex this turn, and the hexes that they leave from."""
    view = analysis.view
    canoes = warriors = gates = 0
    pooled = 0
    for at, pieces in analysis.ready.items():
        if pieces >> _C & 31 and away(around, at) <= reach:
            gates |= 1 << at
    if transit:
        for ring in around[1 : reach + 1]:
            gates |= ring & analysis.chain
        for gate in cells_in(gates):
            pooled |= component(analysis, gate)
    for at in cells_in(gates | pooled):
        pieces = analysis.ready.get(at, 0)
        here = pieces >> _C & 31
        canoes += here
        free = (pieces & 31) - guards(analysis, at)
        warriors += free if pooled >> at & 1 else min(free, here)
    for at, _, pieces, aboard in view.arrivals:
        if at == cell and view.player == analysis.me:
            canoes += pieces >> _C & 31
            warriors += aboard
    if analysis.under_way and away(around, view.at) <= reach - view.sailed:
        canoes += analysis.under_way >> _C & 31
        warriors += analysis.under_way & 31
    return canoes, max(0, warriors), gates


def staging(analysis: Analysis, cell: int, pieces: int) -> int | None:
    """A hex worth an attack that a fleet would reach next turn, or the one that it is ordered to."""
    if analysis.orders.muster != ANY:
        return analysis.orders.muster
    canoes, warriors = pieces >> _C & 31, pieces & 31
    reach = analysis.allowance(war=True)
    around = rings(1 << cell, analysis.sea, 2 * reach - 1)
    best, most = None, analysis.numbers.far_target
    for target in cells_in(spread(mask_of_all(around)) & analysis.enemy):
        it = target_at(analysis, target)
        if it.villages:
            total, likely = value(analysis, it, canoes + min(canoes, warriors))
            if likely >= analysis.numbers.likely and total > most:
                best, most = target, total
    return best


# --- War plans: which enemy group is worth building a fleet for -----------------------------------------------------


class War(NamedTuple):
    """A target, the next piece to build for it, and what a build point brings."""

    target: int
    item: int
    ratio: float


@remembered
def best_war(analysis: Analysis, more_canoes: int, more_warriors: int) -> War | None:
    """The war that pays best, if any does."""
    limits, costs, numbers = analysis.box.limits, analysis.box.costs, analysis.numbers
    canoes = analysis.carried(WAR_CANOES) + more_canoes
    warriors = sum((stack & 31) - guards(analysis, cell) for cell, stack in analysis.stacks.items()) + more_warriors
    reach = analysis.allowance(war=True)
    income = max(1, sum(analysis.view.villages[cell] for cell in cells_in(analysis.held)))
    best: War | None = None
    gates = analysis.held | analysis.linked
    near = spread(mask_of_all(rings(gates, analysis.sea, reach))) & analysis.enemy
    if analysis.orders.target != ANY:
        near &= 1 << analysis.orders.target if analysis.orders.target != PEACE else 0
    for cell in cells_in(near):
        it = seen = target_at(analysis, cell)
        if not it.villages:
            continue
        for fleet in range(max(1, canoes), min(limits[WAR_CANOES], canoes + int(numbers.further)) + 1):
            cost = (fleet - canoes) * costs[WAR_CANOES] + max(0, fleet - warriors) * costs[WARRIORS]
            if cost <= 0:
                continue
            turns = cost / income
            if it.owner >= 0:  # they see it coming
                it = it._replace(sure=seen.sure + round(numbers.answer * (1 + turns)))
            total, likely = value(analysis, it, 2 * fleet)
            if likely < numbers.likely or total <= numbers.least:
                continue
            ratio = numbers.patience**turns * total / (cost + 1)
            if best is None or ratio > best.ratio:
                best = War(cell, WAR_CANOES if fleet > canoes else WARRIORS, ratio)
    return best
