"""Random events (11.2): hurt the leader, help oneself, and play what is kept when it helps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.attacks import best_attack
from motu.bots.paradise.defence import danger, fighters, stake
from motu.core.chance import Chance
from motu.paradise.box import RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, spread
from motu.paradise.moves import DONE, DRAW, LEVY, ORDER, Move
from motu.paradise.pieces import size
from motu.paradise.state import ATTACKER, BATTLE_CARD, DEFENDER, EXPLORE, MOVE, SEA

HARMFUL = ("tsunami", "eruption", "epidemic")
"""Events by which the leader loses villages."""
HELPFUL = ("trade-winds", "fertile-island", "ash", "spring")
"""Events that are worth a point to the drawer."""
IN_DANGER = 0.5
OWN = ("event", "levy")
"""Kinds of moves that only events bring, in decisions of another kind."""


def division(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """An event is worth drawing; a player about to attack would rather choose the order."""
    if best_attack(analysis) is not None and analysis.turns < 3:
        return ORDER
    return DRAW


def leading(analysis: Analysis) -> bool:
    """Whether nobody has more points than I, as far as they lie open."""
    return analysis.scores[analysis.me] >= max(analysis.scores[rival] for rival in analysis.rivals)


def shaman(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Prevent what would cost me a village, or give the leader something."""
    view = analysis.view
    effect = analysis.box.events[view.event].effect
    best = max(analysis.rivals, key=lambda rival: analysis.scores[rival])
    harmed = effect in HARMFUL and leading(analysis) and view.drawer != analysis.me
    helped = effect in HELPFUL and view.drawer == best
    plays = [move for move in moves if move.kind == "event"]
    return plays[0] if plays and (harmed or helped) else DONE


def lost_box(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Out of the lost box, while there is time to settle what is found."""
    plays = [move for move in moves if move.kind == "event"]
    return plays[0] if plays and analysis.turns > 1.5 else DONE


# --- What an event asks ---------------------------------------------------------------------------------------------


def answer(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    what = str(analysis.view.queue[0][1])
    worth = WORTH.get(what, harm)
    return max(moves, key=lambda move: (worth(analysis, move), chance.below(100, "tie")))


def owner_of(analysis: Analysis, cell: int) -> int:
    return next((seat for seat, held in enumerate(analysis.view.held) if held >> cell & 1), -1)


def harm(analysis: Analysis, move: Move) -> float:
    """How much it pleases me that this group suffers: a rival's, best the leader's."""
    if move is DONE:
        return 0.0
    owner = owner_of(analysis, move.cell)
    if owner == analysis.me:
        return -10.0 - analysis.view.villages[move.cell]
    return analysis.scores[owner] + analysis.view.villages[move.cell]


def wave(analysis: Analysis, move: Move) -> float:
    """A tsunami strikes neighbours, too."""
    coast = analysis.box.near_mask[move.cell] | 1 << move.cell
    struck = [
        cell for held in analysis.view.held for cell in cells_in(held & coast) if analysis.view.villages[cell] > 2
    ]
    return sum(
        -30.0 if owner_of(analysis, cell) == analysis.me else analysis.scores[owner_of(analysis, cell)]
        for cell in struck
    )


def storm(analysis: Analysis, move: Move) -> float:
    """A typhoon where rivals are at sea, and I am not."""
    if move is DONE:
        return 0.0
    reach = analysis.box.near_mask[move.cell] | 1 << move.cell
    hit = [
        seat
        for seat, piles in enumerate(analysis.piles)
        if any(reach >> cell & 1 and analysis.tile[cell] == SEA for cell in piles)
    ]
    return sum(-40.0 if seat == analysis.me else 10.0 + analysis.scores[seat] for seat in hit)


def trap(analysis: Analysis, move: Move) -> float:
    """A taniwha among a rival's canoes, far from mine."""
    around = spread(1 << move.cell)
    total = 0.0
    for seat, piles in enumerate(analysis.piles):
        here = piles.get(move.cell, 0) + 0.3 * sum(number for cell, number in piles.items() if around >> cell & 1)
        total += -2 * here if seat == analysis.me else here
    return total


def loss(analysis: Analysis, move: Move) -> float:
    """What costs least: a rumor, a spare canoe, a warrior where many are."""
    if move is DONE:
        return 0.0
    stack = analysis.stacks.get(move.cell, 0)
    price = {RUMORS: 0.0, WARRIORS: 1.0, TRANSPORTS: 1.0, WAR_CANOES: 2.0}.get(move.what, 3.0)
    if move.what == TRANSPORTS and analysis.chain >> move.cell & 1 and stack >> 5 * TRANSPORTS & 31 == 1:
        price += 2 + (analysis.linked >> move.cell & 1)
    return 0.1 * size(stack) - price


def name_rival(analysis: Analysis, move: Move) -> float:
    return -1.0 if move.what == analysis.me else float(analysis.scores[move.what])


def mine(analysis: Analysis, move: Move) -> float:
    """Good soil: where it is mine, and most of the land is used."""
    owner = owner_of(analysis, move.cell)
    if owner != analysis.me:
        return -20.0 - analysis.scores[owner]
    return 2.0 * (analysis.linked >> move.cell & 1) - analysis.room(move.cell)


def watered(analysis: Analysis, move: Move) -> float:
    """A spring where it brings a village, else where the land is used."""
    view, cell = analysis.view, move.cell
    village = view.improved[cell] >= analysis.box.groups[analysis.tile[cell]].brown
    return 4.0 * village - analysis.room(cell) + 2.0 * (analysis.linked >> cell & 1)


def fresh(analysis: Analysis, move: Move) -> float:
    """Where two villages can be built now, in the chain of the home if there is one."""
    return 2.0 * min(2, free(analysis, move.cell)) + (analysis.linked >> move.cell & 1)


def free(analysis: Analysis, cell: int) -> int:
    """How many villages have a square now."""
    view = analysis.view
    return analysis.box.groups[analysis.tile[cell]].green + view.soil[cell] + view.improved[cell] - view.villages[cell]


def gift(analysis: Analysis, move: Move) -> float:
    """A canoe where the chain lacks one, first at home; a colony where a canoe waits to carry it."""
    if move is DONE:
        return -1.0
    lacking = not analysis.chain >> move.cell & 1
    if analysis.view.queue[0][2] == TRANSPORTS:
        return 2.0 * lacking + (move.cell == analysis.home)
    spare = (analysis.stacks.get(move.cell, 0) >> 5 * TRANSPORTS & 31) - (not lacking)
    return 2.0 * (spare > 0) + (analysis.linked >> move.cell & 1)


def leave(analysis: Analysis, move: Move) -> float:
    """A village moves where that wins a group."""
    goals = [cell for cell in cells_in(analysis.linked & analysis.land & ~analysis.held) if analysis.room(cell)]
    return (analysis.view.villages[move.cell] if goals else -1.0) if move is not DONE else 0.0


def arrive(analysis: Analysis, move: Move) -> float:
    return -float(analysis.view.villages[move.cell])


def look(analysis: Analysis, move: Move) -> float:
    return 0.0 if move is DONE else 1.0


def marry(analysis: Analysis, move: Move) -> float:
    """The rival whom I fear most."""
    return float(sum(analysis.piles[move.what].values()))


def pretend(analysis: Analysis, move: Move) -> float:
    """Rumors stand where an attack is likely."""
    if not analysis.held >> move.cell & 1:
        return 0.0
    return stake(analysis, move.cell) * danger(analysis, move.cell)


WORTH: dict[str, Callable[[Analysis, Move], float]] = {
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


def at_will(analysis: Analysis, moves: Sequence[Move]) -> Move | None:
    """An event to be played now, in a decision that is about something else."""
    for move in moves:
        if move.kind == "event":
            helps = HELPS.get((analysis.view.stage, analysis.box.events[move.what].effect))
            if helps is not None and helps(analysis):
                return move
    return None


def omen_helps(analysis: Analysis) -> bool:
    """One knot too many, and the explorer would be lost."""
    return analysis.view.knots == 6 + ("navigation" in analysis.effects)


def winds_help(analysis: Analysis) -> bool:
    """Canoes enough to make use of it."""
    return sum(size(pieces >> 5 & 0x3FF) for pieces in analysis.ready.values()) >= 3


def whispers_help(analysis: Analysis) -> bool:
    return any(danger(analysis, cell) > IN_DANGER for cell in cells_in(analysis.held))


def leader_helps(analysis: Analysis) -> bool:
    """A battle that is not over yet, and not won already."""
    view = analysis.view
    there = fighters(view.front[1 - view.side]) + (view.locals if view.side == ATTACKER else 0)
    here = fighters(view.front[view.side]) + (view.locals if view.side == DEFENDER else 0)
    return there >= 2 and here + 2 >= there and here <= there + 2


HELPS: dict[tuple[int, str], Callable[[Analysis], bool]] = {
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
