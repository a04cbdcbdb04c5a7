"""Random events (11.2): hurt the leader, help oneself, and play what is kept when it helps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.bots.paradise.guard import danger, fighters, stake
from motu.bots.paradise.raid import best_raid
from motu.bots.paradise.sight import Sight
from motu.core.chance import Chance
from motu.paradise.box import RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, spread
from motu.paradise.moves import DONE, DRAW, LEVY, ORDER, Move
from motu.paradise.pieces import size
from motu.paradise.state import ATTACKER, BATTLE_CARD, DEFENDER, EXPLORE, MOVE, SEA

HARMFUL = ("tsunami", "eruption", "epidemic")
"""Events by which the leader loses villages."""
HELPFUL = ("trade-winds", "fertile-island", "ash", "spring")
"""Events that are worth a point to who draws them."""
IN_DANGER = 0.5
OWN = ("event", "levy")
"""Kinds of moves that only events bring, in decisions of another kind."""


def division(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """An event is worth drawing; who is about to attack would rather say when he plays."""
    if best_raid(sight) is not None and sight.turns < 3:
        return ORDER
    return DRAW


def leading(sight: Sight) -> bool:
    """Whether nobody has more points than I, as far as they lie open."""
    return sight.scores[sight.me] >= max(sight.scores[rival] for rival in sight.rivals)


def shaman(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Prevent what would cost me a village, or give the leader something."""
    view = sight.view
    effect = sight.box.events[view.event].effect
    best = max(sight.rivals, key=lambda rival: sight.scores[rival])
    harmed = effect in HARMFUL and leading(sight) and view.drawer != sight.me
    helped = effect in HELPFUL and view.drawer == best
    plays = [move for move in moves if move.kind == "event"]
    return plays[0] if plays and (harmed or helped) else DONE


def lost_box(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Out of the lost box, while there is time to settle what is found."""
    plays = [move for move in moves if move.kind == "event"]
    return plays[0] if plays and sight.turns > 1.5 else DONE


# --- What an event asks ---------------------------------------------------------------------------------------------


def answer(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    what = str(sight.view.queue[0][1])
    worth = WORTH.get(what, harm)
    return max(moves, key=lambda move: (worth(sight, move), chance.below(100, "tie")))


def owner_of(sight: Sight, cell: int) -> int:
    return next((seat for seat, held in enumerate(sight.view.held) if held >> cell & 1), -1)


def harm(sight: Sight, move: Move) -> float:
    """How much it pleases me that this group suffers: a rival's, best the leader's."""
    if move is DONE:
        return 0.0
    owner = owner_of(sight, move.cell)
    if owner == sight.me:
        return -10.0 - sight.view.villages[move.cell]
    return sight.scores[owner] + sight.view.villages[move.cell]


def wave(sight: Sight, move: Move) -> float:
    """A tsunami strikes neighbours, too."""
    coast = sight.box.near_mask[move.cell] | 1 << move.cell
    struck = [cell for held in sight.view.held for cell in cells_in(held & coast) if sight.view.villages[cell] > 2]
    return sum(-30.0 if owner_of(sight, cell) == sight.me else sight.scores[owner_of(sight, cell)] for cell in struck)


def storm(sight: Sight, move: Move) -> float:
    """A typhoon where rivals are at sea, and I am not."""
    if move is DONE:
        return 0.0
    reach = sight.box.near_mask[move.cell] | 1 << move.cell
    hit = [
        seat
        for seat, piles in enumerate(sight.piles)
        if any(reach >> cell & 1 and sight.tile[cell] == SEA for cell in piles)
    ]
    return sum(-40.0 if seat == sight.me else 10.0 + sight.scores[seat] for seat in hit)


def trap(sight: Sight, move: Move) -> float:
    """A taniwha among a rival's canoes, far from mine."""
    around = spread(1 << move.cell)
    total = 0.0
    for seat, piles in enumerate(sight.piles):
        here = piles.get(move.cell, 0) + 0.3 * sum(number for cell, number in piles.items() if around >> cell & 1)
        total += -2 * here if seat == sight.me else here
    return total


def loss(sight: Sight, move: Move) -> float:
    """What costs least: a rumor, a spare canoe, a warrior where many are."""
    if move is DONE:
        return 0.0
    stack = sight.stacks.get(move.cell, 0)
    price = {RUMORS: 0.0, WARRIORS: 1.0, TRANSPORTS: 1.0, WAR_CANOES: 2.0}.get(move.what, 3.0)
    if move.what == TRANSPORTS and sight.chain >> move.cell & 1 and stack >> 5 * TRANSPORTS & 31 == 1:
        price += 2 + (sight.linked >> move.cell & 1)
    return 0.1 * size(stack) - price


def name_rival(sight: Sight, move: Move) -> float:
    return -1.0 if move.what == sight.me else float(sight.scores[move.what])


def mine(sight: Sight, move: Move) -> float:
    """Good soil: where it is mine, and most of the land is used."""
    owner = owner_of(sight, move.cell)
    if owner != sight.me:
        return -20.0 - sight.scores[owner]
    return 2.0 * (sight.linked >> move.cell & 1) - sight.room(move.cell)


def watered(sight: Sight, move: Move) -> float:
    """A spring where it brings a village, else where the land is used."""
    view, cell = sight.view, move.cell
    village = view.improved[cell] >= sight.box.groups[sight.tile[cell]].brown
    return 4.0 * village - sight.room(cell) + 2.0 * (sight.linked >> cell & 1)


def fresh(sight: Sight, move: Move) -> float:
    """Where two villages can be built now, in the chain of the home if there is one."""
    return 2.0 * min(2, free(sight, move.cell)) + (sight.linked >> move.cell & 1)


def free(sight: Sight, cell: int) -> int:
    """How many villages have a square now."""
    view = sight.view
    return sight.box.groups[sight.tile[cell]].green + view.soil[cell] + view.improved[cell] - view.villages[cell]


def gift(sight: Sight, move: Move) -> float:
    """A canoe where the chain lacks one, first at home; a colony where a canoe waits to carry it."""
    if move is DONE:
        return -1.0
    lacking = not sight.chain >> move.cell & 1
    if sight.view.queue[0][2] == TRANSPORTS:
        return 2.0 * lacking + (move.cell == sight.home)
    spare = (sight.stacks.get(move.cell, 0) >> 5 * TRANSPORTS & 31) - (not lacking)
    return 2.0 * (spare > 0) + (sight.linked >> move.cell & 1)


def leave(sight: Sight, move: Move) -> float:
    """A village moves where that wins a group."""
    goals = [cell for cell in cells_in(sight.linked & sight.land & ~sight.held) if sight.room(cell)]
    return (sight.view.villages[move.cell] if goals else -1.0) if move is not DONE else 0.0


def arrive(sight: Sight, move: Move) -> float:
    return -float(sight.view.villages[move.cell])


def look(sight: Sight, move: Move) -> float:
    return 0.0 if move is DONE else 1.0


def marry(sight: Sight, move: Move) -> float:
    """The rival whom I fear most."""
    return float(sum(sight.piles[move.what].values()))


def pretend(sight: Sight, move: Move) -> float:
    """Rumors stand where an attack is likely."""
    if not sight.held >> move.cell & 1:
        return 0.0
    return stake(sight, move.cell) * danger(sight, move.cell)


WORTH: dict[str, Callable[[Sight, Move], float]] = {
    "typhoon": storm,
    "typhoon-loss": loss,
    "season-loss": loss,
    "rot-loss": loss,
    "chiefs-loss": loss,
    "leader": name_rival,
    "taniwha": trap,
    "tsunami": wave,
    "fertile-island": mine,
    "spring": watered,
    "ash": fresh,
    "migration": leave,
    "migration-to": arrive,
    "stars": look,
    "gift": gift,
    "marriage": marry,
    "whisper": pretend,
}
"""What an answer is worth, by question; all others are about a group that suffers."""


# --- Events that are kept -------------------------------------------------------------------------------------------


def at_will(sight: Sight, moves: Sequence[Move]) -> Move | None:
    """An event to be played now, in a decision that is about something else."""
    for move in moves:
        if move.kind == "event":
            helps = HELPS.get((sight.view.stage, sight.box.events[move.what].effect))
            if helps is not None and helps(sight):
                return move
    return None


def omen_helps(sight: Sight) -> bool:
    """One knot too many, and the explorer would be lost."""
    return sight.view.knots == 6 + ("navigation" in sight.effects)


def winds_help(sight: Sight) -> bool:
    """Canoes enough to make use of it."""
    return sum(size(pieces >> 5 & 0x3FF) for pieces in sight.ready.values()) >= 3


def whispers_help(sight: Sight) -> bool:
    return any(danger(sight, cell) > IN_DANGER for cell in cells_in(sight.held))


def leader_helps(sight: Sight) -> bool:
    """A battle that is not over yet, and not won already."""
    view = sight.view
    there = fighters(view.front[1 - view.side]) + (view.locals if view.side == ATTACKER else 0)
    here = fighters(view.front[view.side]) + (view.locals if view.side == DEFENDER else 0)
    return there >= 2 and here + 2 >= there and here <= there + 2


HELPS: dict[tuple[int, str], Callable[[Sight], bool]] = {
    (EXPLORE, "omen"): omen_helps,
    (MOVE, "winds"): winds_help,
    (MOVE, "whispers"): whispers_help,
    (BATTLE_CARD, "war-leader"): leader_helps,
}
"""When events help, by stage and effect; a Royal Marriage is kept for an attack (`fight.arioi`)."""


def levied(move: Move, moves: Sequence[Move]) -> Move:
    """Warriors two by two, where War Fever allows it."""
    if move.kind == "build" and move.what == WARRIORS and LEVY[move.cell] in moves:
        return LEVY[move.cell]
    return move
