"""Building (9): what a build point brings most, one item after another."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.campaign import campaign
from motu.bots.paradise.errands import Errands
from motu.bots.paradise.explore import promise
from motu.bots.paradise.guard import danger, stake
from motu.bots.paradise.network import LINK
from motu.bots.paradise.sight import FAR, Sight
from motu.core.chance import Chance
from motu.paradise.box import AGRICULTURE, CARD, COLONIES, RUMORS, TRANSPORTS, VILLAGE, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, spread
from motu.paradise.moves import BUILD, DONE, FACE_UP_TRANSPORT, FOCUS, SPEND, Move

ATTACKED = 0.7
"""How likely a group that can be attacked is attacked."""
CARD_FROM = 4
"""From so many build points on a card is bought each turn."""
CARD_WORTH, CARD_DEAR = 0.9, 0.5
"""What a build point brings in a card: from then on, and before."""
WORTHWHILE, IDLE = 0.3, 0.05
"""What a build point must bring so that one would focus inward for it, and so that it is spent at all."""

Wishes = dict[Move, float]
"""What a build point would bring, by what could be built."""


def build(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """The next item of the plan."""
    view = sight.view
    if view.settling:
        settles = [move for move in moves if move.kind == "settle"]
        return max(settles, key=lambda move: sight.room(move.cell)) if settles else DONE
    for move in moves:
        if move.kind == "show" and is_card(sight, move, "fish-ponds") and has_atoll(sight):
            return move
    wishes = wishes_of(sight, moves)
    best = max(wishes, key=lambda move: wishes[move], default=DONE)
    if SPEND in moves and (any(ratio > WORTHWHILE for ratio in wishes.values()) or sight.turns < 1):
        return SPEND
    if FOCUS in moves and focuses(sight, wishes):
        return FOCUS
    if best is not DONE:
        return best
    for move in moves:
        if move.kind == "feast" or (move.kind == "use" and is_card(sight, move, "commerce")):
            return move
    for move in moves:
        if move.kind == "store":
            return move
    rumors = [move for move in moves if move.kind == "build" and move.what == RUMORS]
    if rumors and not view.options.alone and not chance.below(4, "rumor"):
        return rumors[chance.below(len(rumors), "where")]
    return DONE


def is_card(sight: Sight, move: Move, effect: str) -> bool:
    return sight.box.cards[move.what].effect == effect


def has_atoll(sight: Sight) -> bool:
    """Whether an atoll is in the home chain."""
    groups = sight.box.groups
    return any(sight.tile[cell] >= 0 and groups[sight.tile[cell]].atoll for cell in cells_in(sight.linked))


def focuses(sight: Sight, wishes: Wishes) -> bool:
    """Focus inward (9.2): where there is enough to settle, little to explore, or the end is near."""
    view = sight.view
    if not any(ratio > WORTHWHILE for ratio in wishes.values()):
        return False
    if sight.turns < 2.5:
        return True
    unknown = spread(sight.held | sight.linked) & sight.box.unknown & ~view.known
    sites = sum(1 for cell in cells_in(sight.sea & ~sight.held) if sight.tile[cell] >= 0 and sight.room(cell))
    if sites >= 3:
        return True
    return not unknown and all(promise(sight, cell) < -7 for cell in cells_in(sight.box.unknown & ~view.known))


def planned(sight: Sight, *items: int) -> int:
    """How many of some items are in the plan already."""
    return sum(1 for move in sight.view.plan if move.kind == "build" and move.what in items)


def wishes_of(sight: Sight, moves: Sequence[Move]) -> Wishes:
    """Everything that could be built now and would help, each with what a point brings."""
    legal = set(moves)
    wishes: Wishes = {}
    errands = Errands(sight)
    for move in moves:
        if move.kind == "build":
            if move.what == VILLAGE:
                wishes[move] = sight.village / 2
            elif move.what == CARD:
                rich = sum(sight.view.villages[cell] for cell in cells_in(sight.held)) >= CARD_FROM
                wishes[move] = CARD_WORTH if rich else CARD_DEAR
            elif move.what == AGRICULTURE and not fallow(sight, move.cell):
                wishes[move] = (sight.village - 0.2) / 3
            elif move.what == WARRIORS:
                wishes[move] = defence(sight, move.cell)
    wanted = growth(sight, errands)
    war = campaign(sight, planned(sight, WAR_CANOES), planned(sight, WARRIORS))
    if war is not None:
        wanted.append((war.item, war.target, war.ratio))
    for item, cell, ratio in wanted:
        best = near_pool(sight, errands, item, cell, legal)
        if best is not None:
            wishes[best] = max(wishes.get(best, 0.0), ratio)
    return {move: ratio for move, ratio in wishes.items() if ratio > IDLE}


def fallow(sight: Sight, cell: int) -> bool:
    """Whether a square is free already."""
    group = sight.box.groups[sight.tile[cell]]
    fields = sight.view.improved[cell] + sight.view.plan.count(BUILD[AGRICULTURE][cell])
    grown = sight.view.plan.count(BUILD[VILLAGE][cell])
    return sight.view.villages[cell] + grown < group.green + sight.view.soil[cell] + fields


def defence(sight: Sight, cell: int) -> float:
    """What one more warrior band would save."""
    more = sight.view.plan.count(BUILD[WARRIORS][cell])
    less = danger(sight, cell, more) - danger(sight, cell, more + 1)
    return ATTACKED * less * stake(sight, cell) + 0.06


def growth(sight: Sight, errands: Errands) -> list[tuple[int, int, float]]:
    """Colonies and canoes for what is aimed at, beyond those there are: an item, the hex it is for, its ratio."""
    found = []
    sites = [aim for aim in errands.aims if aim.settle]
    colonies = len(errands.colonies) + planned(sight, COLONIES)
    if len(sites) > colonies:
        aim = sites[colonies]
        found.append((COLONIES, aim.cell, aim.ratio))
    gaps = [(cell, aim.ratio) for aim in errands.aims for cell in aim.missing]
    spare = sum(errands.spare.values()) + planned(sight, TRANSPORTS)
    if any(cell == sight.home for cell, _ in gaps):
        item = TRANSPORTS if sight.view.options.alone else FACE_UP_TRANSPORT  # alone all canoes lie face up
        if BUILD[item][sight.home] not in sight.view.plan:
            found.append((item, sight.home, LINK if sight.held & sight.held - 1 else LINK / 2))
        else:
            spare -= item == TRANSPORTS
    gaps = [gap for gap in gaps if gap[0] != sight.home]
    if len(gaps) > spare:
        found.append((TRANSPORTS, *gaps[spare]))
    return found


def near_pool(sight: Sight, errands: Errands, item: int, goal: int, legal: set[Move]) -> Move | None:
    """The item, built in the group that is nearest to where it is for."""
    best, steps = None, FAR + 1
    for cell in cells_in(sight.held):
        move = BUILD[item][cell]
        if move in legal:
            far = 0 if cell == goal else errands.steps(cell, goal)
            if far < steps:
                best, steps = move, far
    return best
