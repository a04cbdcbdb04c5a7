"""Attacks: which hex is worth a battle, with what and at what odds, and which is worth building a fleet for."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis, away, mask_of_all, rings
from motu.bots.paradise.answers import remembered, remembered_abroad
from motu.bots.paradise.defence import guards
from motu.bots.paradise.odds import fallen_against, standing_against, wins_against
from motu.bots.paradise.open_points import points
from motu.bots.paradise.orders import ANY, PEACE
from motu.bots.paradise.rivalry import share
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, flood, mask_of, spread
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


@remembered_abroad
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
    return value_against(analysis, it, it.sure, force)


def value_against(analysis: Analysis, it: Target, sure: int, force: int) -> tuple[float, float]:
    """The same with so many defenders who are sure to fight."""
    likely = wins_against(force, sure, it.hidden, it.share)
    total = likely * it.victory - fallen_against(force, sure, it.hidden, it.share) * fighter(analysis)
    if it.villages:
        printed = analysis.box.printed_groups >> it.cell & 1
        most = min(it.villages, force - 1 if printed else force)
        total += standing_against(force, sure, it.hidden, it.share, most) * it.village
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


def attacks(analysis: Analysis) -> list[Attack]:
    """All attacks that could be made this turn."""
    view, under_way = analysis.view, analysis.under_way
    if not analysis.carried(WAR_CANOES):
        return []
    fleet = (view.at, under_way, view.sailed) if under_way else None
    arrivals = view.arrivals if view.player == analysis.me else ()
    return _attacks(analysis, view.stage in (TRANSIT, TRANSIT_TO), fleet, arrivals)


@remembered
def _attacks(
    analysis: Analysis,
    transit: bool,
    fleet: tuple[int, int, int] | None,
    arrivals: tuple[tuple[int, int, int, int], ...],
) -> list[Attack]:
    """The same, by what is under way and what has arrived."""
    canoes = mask_of([cell for cell, stack in analysis.ready.items() if stack >> _C & 31])
    if fleet is not None and fleet[1] >> _C & 31:
        canoes |= 1 << fleet[0]
    if not canoes:
        return []
    reach = analysis.allowance(war=True)
    starts, chain = canoes, analysis.chain
    if transit:
        starts |= flood(canoes & chain, chain)
    forces = forces_of(analysis)
    found = []
    for cell in cells_in(spread(mask_of_all(rings(starts, analysis.sea, reach - 1))) & analysis.enemy):
        around = rings(1 << cell, analysis.sea, reach)
        gates = canoes_near(forces, around)
        pooled = 0
        if transit:
            gates |= mask_of_all(around[1:]) & chain
            pooled = flood(gates & chain, chain)
        number = warriors = 0
        for at, here, free in forces:
            if (gates | pooled) >> at & 1:
                number += here
                warriors += free if pooled >> at & 1 else min(free, here)
        for at, _, pieces, aboard in arrivals:
            if at == cell:
                number += pieces >> _C & 31
                warriors += aboard
        if fleet is not None and away(around, fleet[0]) <= reach - fleet[2]:
            number += fleet[1] >> _C & 31
            warriors += fleet[1] & 31
        if number:
            total, likely = value(analysis, target_at(analysis, cell), number + min(number, max(0, warriors)))
            found.append(Attack(cell, total, likely, gates))
    return found


def forces_of(analysis: Analysis) -> list[tuple[int, int, int]]:
    """By hex the war canoes that are ready, and the warriors who may leave it."""
    found = []
    for cell, pieces in analysis.ready.items():
        canoes, free = pieces >> _C & 31, (pieces & 31) - guards(analysis, cell)
        if canoes or free:
            found.append((cell, canoes, free))
    return found


def canoes_near(forces: list[tuple[int, int, int]], around: tuple[int, ...]) -> int:
    """The hexes with war canoes from which the middle of these rings is in reach."""
    near = mask_of_all(around)
    return mask_of([cell for cell, canoes, _ in forces if canoes and near >> cell & 1])


def staging(analysis: Analysis, cell: int, pieces: int) -> int | None:
    """A hex worth an attack that a fleet would reach next turn, or the one that it is ordered to."""
    if analysis.orders.muster != ANY:
        return analysis.orders.muster
    canoes, warriors = pieces >> _C & 31, pieces & 31
    reach = analysis.allowance(war=True)
    around = rings(1 << cell, analysis.sea, 2 * reach - 1)
    best, most = None, analysis.numbers.far_target
    for target in cells_in(spread(mask_of_all(around)) & analysis.enemy_groups):
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
    warriors = free_warriors(analysis) + more_warriors
    income = max(1, sum([analysis.view.villages[cell] for cell in cells_in(analysis.held)]))
    fleets = []
    for fleet in range(max(1, canoes), min(limits[WAR_CANOES], canoes + int(numbers.further)) + 1):
        cost = (fleet - canoes) * costs[WAR_CANOES] + max(0, fleet - warriors) * costs[WARRIORS]
        if cost > 0:
            turns = cost / income
            fleets.append((fleet, cost + 1, round(numbers.answer * (1 + turns)), numbers.patience**turns))
    best: War | None = None
    for it in war_targets(analysis):
        most = 1e-6 + max(0.0, it.victory) + it.villages * max(0.0, it.village)
        for fleet, cost, answer, patience in fleets:
            if best is not None and patience * most <= best.ratio * cost:
                continue  # not even if it were sure to succeed
            sure = it.sure + answer if it.owner >= 0 else it.sure  # they see it coming
            if wins_against(2 * fleet, sure, it.hidden, it.share) < numbers.likely:
                continue
            total, _ = value_against(analysis, it, sure, 2 * fleet)
            if total <= numbers.least:
                continue
            ratio = patience * total / cost
            if best is None or ratio > best.ratio:
                best = War(it.cell, WAR_CANOES if fleet > canoes else WARRIORS, ratio)
    return best


@remembered
def free_warriors(analysis: Analysis) -> int:
    """Those who need not stay behind."""
    return sum([(stack & 31) - guards(analysis, cell) for cell, stack in analysis.stacks.items()])


@remembered_abroad
def war_targets(analysis: Analysis) -> list[Target]:
    """The enemy groups that a fleet from here could attack."""
    reach = analysis.allowance(war=True)
    near = mask_of_all(rings(analysis.held | analysis.linked, analysis.sea, reach))
    targets = [target_at(analysis, cell) for cell in cells_in(spread(near) & analysis.enemy_groups)]
    return [it for it in targets if it.villages]
