"""Building (9): what a build point brings most, one item after another."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import FAR, Analysis
from motu.bots.paradise.answers import remembered
from motu.bots.paradise.assignments import Assignments, assignments_of
from motu.bots.paradise.attacks import best_war
from motu.bots.paradise.defence import danger, stake
from motu.bots.paradise.exploration import promise
from motu.core.chance import Chance
from motu.paradise.box import AGRICULTURE, CARD, COLONIES, RUMORS, TRANSPORTS, VILLAGE, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, spread
from motu.paradise.moves import BUILD, DONE, FACE_UP_TRANSPORT, FOCUS, SPEND, Move

Wishes = dict[Move, float]
"""What a build point would bring, by what could be built."""


def build(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """The next item of the plan."""
    view = analysis.view
    if view.settling:
        settles = [move for move in moves if move.kind == "settle"]
        return max(settles, key=lambda move: analysis.room(move.cell)) if settles else DONE
    for move in moves:
        if move.kind == "show" and is_card(analysis, move, "fish-ponds") and has_atoll(analysis):
            return move
    wishes = wishes_of(analysis, moves)
    best = max(wishes, key=lambda move: wishes[move], default=DONE)
    if SPEND in moves and (any(ratio > analysis.numbers.worthwhile for ratio in wishes.values()) or analysis.turns < 1):
        return SPEND
    if FOCUS in moves and focuses(analysis, wishes):
        return FOCUS
    if best is not DONE:
        return best
    for move in moves:
        if move.kind == "feast" or (move.kind == "use" and is_card(analysis, move, "commerce")):
            return move
    for move in moves:
        if move.kind == "store":
            return move
    rumors = [move for move in moves if move.kind == "build" and move.what == RUMORS]
    if rumors and not view.options.alone and chance.below(100, "rumor") < 100 * analysis.numbers.rumors:
        return rumors[chance.below(len(rumors), "where")]
    return DONE


def is_card(analysis: Analysis, move: Move, effect: str) -> bool:
    return analysis.box.cards[move.what].effect == effect


def has_atoll(analysis: Analysis) -> bool:
    """Whether an atoll is in the home chain."""
    groups = analysis.box.groups
    return any(analysis.tile[cell] >= 0 and groups[analysis.tile[cell]].atoll for cell in cells_in(analysis.linked))


def focuses(analysis: Analysis, wishes: Wishes) -> bool:
    """Focus inward (9.2): where there is enough to settle, little to explore, or the end is near."""
    view = analysis.view
    if not any(ratio > analysis.numbers.worthwhile for ratio in wishes.values()):
        return False
    if analysis.turns < 2.5:
        return True
    unknown = spread(analysis.held | analysis.linked) & analysis.box.unknown & ~view.known
    sites = sum(
        1 for cell in cells_in(analysis.sea & ~analysis.held) if analysis.tile[cell] >= 0 and analysis.room(cell)
    )
    if sites >= 3:
        return True
    return not unknown and all(
        promise(analysis, cell) < analysis.numbers.far_off for cell in cells_in(analysis.box.unknown & ~view.known)
    )


def planned(analysis: Analysis, *items: int) -> int:
    """How many of some items are in the plan already."""
    return sum(1 for move in analysis.view.plan if move.kind == "build" and move.what in items)


def wishes_of(analysis: Analysis, moves: Sequence[Move]) -> Wishes:
    """Everything that could be built now and would help, each with what a point brings."""
    legal, numbers = set(moves), analysis.numbers
    wishes: Wishes = {}
    assignments = assignments_of(analysis)
    for move in moves:
        if move.kind == "build":
            if move.what == VILLAGE:
                wishes[move] = numbers.village * analysis.village / 2
            elif move.what == CARD:
                rich = sum(analysis.view.villages[cell] for cell in cells_in(analysis.held)) >= numbers.card_from
                wishes[move] = numbers.card_rich if rich else numbers.card_poor
            elif move.what == AGRICULTURE and not fallow(analysis, move.cell):
                wishes[move] = numbers.field * (analysis.village - 0.2) / 3
            elif move.what == WARRIORS:
                wishes[move] = defence(analysis, move.cell)
    wanted = growth(analysis, assignments)
    war = best_war(analysis, planned(analysis, WAR_CANOES), planned(analysis, WARRIORS))
    if war is not None:
        wanted.append((war.item, war.target, numbers.war * war.ratio))
    for item, cell, ratio in wanted:
        best = near_pool(analysis, assignments, item, cell, legal)
        if best is not None:
            wishes[best] = max(wishes.get(best, 0.0), ratio)
    return {move: ratio for move, ratio in wishes.items() if ratio > numbers.idle}


def fallow(analysis: Analysis, cell: int) -> bool:
    """Whether a square is free already."""
    group = analysis.box.groups[analysis.tile[cell]]
    fields = analysis.view.improved[cell] + analysis.view.plan.count(BUILD[AGRICULTURE][cell])
    grown = analysis.view.plan.count(BUILD[VILLAGE][cell])
    return analysis.view.villages[cell] + grown < group.green + analysis.view.soil[cell] + fields


def defence(analysis: Analysis, cell: int) -> float:
    """What one more warrior band would save."""
    return saved_by_one_more(analysis, cell, analysis.view.plan.count(BUILD[WARRIORS][cell]))


@remembered
def saved_by_one_more(analysis: Analysis, cell: int, more: int) -> float:
    """The same, beyond so many that are planned."""
    less = danger(analysis, cell, more) - danger(analysis, cell, more + 1)
    numbers = analysis.numbers
    return numbers.guard_more * numbers.attacked * less * stake(analysis, cell) + 0.06


def growth(analysis: Analysis, assignments: Assignments) -> list[tuple[int, int, float]]:
    """Colonies and canoes for what is aimed at, beyond those there are: an item, the hex it is for, its ratio."""
    found = []
    weight, link, home = analysis.numbers.growth, analysis.numbers.link, analysis.home
    sites = assignments.sites
    colonies = len(assignments.colonies) + planned(analysis, COLONIES)
    if len(sites) > colonies:
        ratio = next(aim.ratio for aim in assignments.aims if aim.cell == sites[colonies])
        found.append((COLONIES, sites[colonies], weight * ratio))
    gaps = assignments.gaps
    spare = sum(assignments.spare.values()) + planned(analysis, TRANSPORTS)
    if any(cell == home for cell, _ in gaps):
        item = TRANSPORTS if analysis.view.options.alone else FACE_UP_TRANSPORT  # alone all canoes lie face up
        if BUILD[item][home] not in analysis.view.plan:
            several = analysis.held & analysis.held - 1
            found.append((item, home, weight * link if several else weight * link / 2))
        else:
            spare -= item == TRANSPORTS
        gaps = tuple(gap for gap in gaps if gap[0] != home)
    if len(gaps) > spare:
        cell, ratio = gaps[spare]
        found.append((TRANSPORTS, cell, weight * ratio))
    return found


def near_pool(analysis: Analysis, assignments: Assignments, item: int, goal: int, legal: set[Move]) -> Move | None:
    """The item, built in the group that is nearest to where it is for."""
    best, steps = None, FAR + 1
    for cell in cells_in(analysis.held):
        move = BUILD[item][cell]
        if move in legal:
            far = 0 if cell == goal else assignments.steps(cell, goal)
            if far < steps:
                best, steps = move, far
    return best
