"""Building (9): all players plan at once and in secret; when all are done, everything is placed together.

A plan is a list of moves. What it has used up is kept beside it: the points of the pools, pieces, and squares.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import AGRICULTURE, CARD, COLONIES, RUMORS, TRANSPORTS, VILLAGE, slugs
from motu.paradise.cards import unused, use_up, with_effect
from motu.paradise.chains import atolls_in, home_chain, pools_of
from motu.paradise.grid import cells_in
from motu.paradise.moves import BUILD as PLAN
from motu.paradise.moves import DONE, FACE_UP_TRANSPORT, FEAST, FOCUS, SETTLE, USE, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import BUILD, BUILDING, EVERYBODY, NEXT, NOWHERE, State
from motu.paradise.steps.decision import Decision, draw_bit

COMMERCE = 3
"""Build points that the card gives once."""
PIECES_PLANNED, GROWN, BOUGHT = range(3)
"""What `paid` holds of a plan: pieces, groups that get a village, whether a card is bought."""
NO_PIECES = (VILLAGE, AGRICULTURE, CARD)
"""What is built and is no piece."""


def begin(s: State, chance: Chance) -> None:
    """Count the points as the chains stand now (9.3)."""
    s.step, s.stage, s.mover = BUILDING, BUILD, EVERYBODY
    s.done, s.settling = s.out | s.robots, 0
    for seat in s.alive():
        if s.robots >> seat & 1:
            continue
        s.plans[seat] = []
        count_points(s, seat)
        if not s.pools[seat]:
            close(s, seat)
    place_all(s, chance)


def count_points(s: State, seat: int) -> None:
    """What a seat has to spend: its pools, with a point more for Fish Ponds and an atoll in the home chain."""
    s.paid[seat] = [0, 0, 0]
    s.pools[seat] = pools_of(s, seat)
    if s.home[seat] != NOWHERE and s.face[seat] & with_effect(s.box, "fish-ponds"):
        s.pools[seat][1] += bool(atolls_in(s, home_chain(s, seat)))
    for pools in s.hooks.pools:
        pools(s, seat)


def squares(s: State, cell: int) -> tuple[int, int]:
    """Green and brown squares of a group; green ones come and go by events (11.2)."""
    group = s.box.groups[s.tile[cell]]
    return group.green + s.soil[cell], group.brown


def room(s: State, seat: int, cell: int) -> bool:
    """Whether one more village fits: a square that bears one, and none new there in this turn (9.4)."""
    villages = s.villages[cell]
    if s.paid[seat][GROWN] >> cell & 1:
        if not may_grow(s, seat, cell):
            return False
        villages += planned_villages(s, seat, cell)
    return villages < squares(s, cell)[0] + s.improved[cell] + planned_fields(s, seat, cell)


def may_grow(s: State, seat: int, cell: int) -> bool:
    """One new village a turn in a group (9.4), unless a rule allows more."""
    return not s.paid[seat][GROWN] >> cell & 1 or any(grows(s, seat, cell) for grows in s.hooks.grows)


def planned_villages(s: State, seat: int, cell: int) -> int:
    if not s.paid[seat][GROWN] >> cell & 1:
        return 0
    return s.plans[seat].count(PLAN[VILLAGE][cell]) + s.plans[seat].count(FEAST[cell]) + settlers(s, seat, cell)


def settlers(s: State, seat: int, cell: int) -> int:
    """Colonies that are to become villages here."""
    return s.plans[seat].count(SETTLE[cell])


def may_improve(s: State, seat: int, cell: int) -> bool:
    """Whether a brown square is left to be improved."""
    if s.hooks.fallow and any(fallow(s, cell) for fallow in s.hooks.fallow):
        return False
    return s.improved[cell] + planned_fields(s, seat, cell) < squares(s, cell)[1]


def planned_fields(s: State, seat: int, cell: int) -> int:
    plan = s.plans[seat]
    return plan.count(PLAN[AGRICULTURE][cell]) if plan else 0


# --- What to build (9.2 to 9.5) -------------------------------------------------------------------------------------


def moves(s: State, seat: int) -> list[Move]:
    if s.done >> seat & 1:
        return []
    if s.settling >> seat & 1:
        return [DONE, *(SETTLE[cell] for cell in settlable(s, seat))]
    listed = [DONE]
    box, paid, pools = s.box, s.paid[seat], s.pools[seat]
    costs = box.costs
    used = s.fielded[seat] + s.gone[seat] + paid[PIECES_PLANNED]
    left = [box.limits[kind] - (used >> 5 * kind & 31) for kind in range(5)]
    feast = unused(s, seat, "feast") and not any(move.kind == "feast" for move in s.plans[seat])
    for place in range(0, len(pools), 2):
        groups, points = pools[place], pools[place + 1]
        pieces = [kind for kind in range(5) if left[kind] and costs[kind] <= points]
        face_up = TRANSPORTS in pieces and not s.robots  # alone every canoe lies face up
        for cell in cells_in(groups):
            listed += [PLAN[kind][cell] for kind in pieces]
            if face_up:
                listed.append(PLAN[FACE_UP_TRANSPORT][cell])
            free = room(s, seat, cell)
            if free and costs[VILLAGE] <= points:
                listed.append(PLAN[VILLAGE][cell])
            if free and feast:
                listed.append(FEAST[cell])
            if costs[AGRICULTURE] <= points and may_improve(s, seat, cell):
                listed.append(PLAN[AGRICULTURE][cell])
        if costs[CARD] <= points and may_buy(s, seat):
            listed.append(PLAN[CARD][(groups & -groups).bit_length() - 1])
    if pools and s.home[seat] != NOWHERE:
        if not s.lost >> seat & 1 and FOCUS not in s.plans[seat]:
            listed.append(FOCUS)
        listed += [USE[card] for card in cells_in(unused(s, seat, "commerce")) if USE[card] not in s.plans[seat]]
    return listed


def may_buy(s: State, seat: int) -> bool:
    """One card a turn; the last cards go to those who play first. Whether somebody has bought one already is secret."""
    if s.paid[seat][BOUGHT]:
        return False
    left = s.deck.bit_count() + sum(len(paid) and paid[BOUGHT] for paid in s.paid)
    return left >= s.count or [each for each in s.order if not s.out >> each & 1].index(seat) < left


def play(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move is DONE:
        if s.settling >> seat & 1 or not settlable(s, seat):
            close(s, seat)
            place_all(s, chance)
        else:
            s.settling |= 1 << seat
        return
    s.plans[seat].append(move)
    pools, paid = s.pools[seat], s.paid[seat]
    kind, what = move.kind, move.what
    if kind == "build":
        pools[pool_at(pools, move.cell)] -= s.box.costs[TRANSPORTS if what == FACE_UP_TRANSPORT else what]
        if what == VILLAGE:
            paid[GROWN] |= 1 << move.cell
        elif what == CARD:
            paid[BOUGHT] = 1
            draw_card(s, seat, chance)
        elif what != AGRICULTURE:
            paid[PIECES_PLANNED] += ONE[TRANSPORTS if what == FACE_UP_TRANSPORT else what]
    elif kind in ("feast", "settle"):
        paid[GROWN] |= 1 << move.cell
    elif kind == "focus":
        pools[1] += 1
    elif kind == "use":
        pools[1] += COMMERCE
    if s.settling >> seat & 1 and not settlable(s, seat):
        play(s, seat, DONE, chance)


def draw_card(s: State, seat: int, chance: Chance) -> None:
    """The buyer of a card has it at once (9.5); others learn of it when it is turned up, or when all are done."""
    card = draw_bit(s.deck, slugs(s.box)[1], chance)
    s.deck &= ~(1 << card)
    s.hand[seat] |= 1 << card
    s.bought[seat] = 1 << card
    s.events.append(("drawn", seat, card))
    for bought in s.hooks.bought:
        bought(s, seat, card)


def card_shown(s: State, seat: int, card: int) -> None:
    """A card was turned up while all build: Fish Ponds give their point at once."""
    if s.pools[seat] and s.home[seat] != NOWHERE and with_effect(s.box, "fish-ponds") >> card & 1:
        s.pools[seat][1] += bool(atolls_in(s, home_chain(s, seat)))


def pool_at(pools: list[int], cell: int) -> int:
    """Where the points of the pool of this group stand."""
    return next(place for place in range(0, len(pools), 2) if pools[place] >> cell & 1) + 1


def settlable(s: State, seat: int) -> list[int]:
    """Where a colony may become a village (9.4): after all else, and once in a group."""
    stacks, groups, tile = s.stacks[seat], s.box.groups, s.tile
    return [
        cell
        for cell in cells_in(s.places[seat])
        if stacks[cell] >> 5 * COLONIES & 31 > settlers(s, seat, cell)
        and tile[cell] >= 0
        and groups[tile[cell]].squares
        and room(s, seat, cell)
        and not (s.garrison[seat] >> cell & 1 and staying(s, seat, cell) == ONE[COLONIES])  # a piece must stay (8.5)
    ]


def staying(s: State, seat: int, cell: int) -> int:
    """The pieces that will be there by the plan: without the colonies that settle, and with what is built there."""
    built = sum(
        ONE[TRANSPORTS if move.what == FACE_UP_TRANSPORT else move.what]
        for move in s.plans[seat]
        if move.kind == "build" and move.cell == cell and move.what not in NO_PIECES
    )
    return s.stacks[seat][cell] - settlers(s, seat, cell) * ONE[COLONIES] + built


def room_for_one(s: State, cell: int) -> bool:
    """Whether a village would fit here, as everybody can see."""
    return s.tile[cell] >= 0 and s.villages[cell] < squares(s, cell)[0] + s.improved[cell]


def close(s: State, seat: int) -> None:
    """A player is done. Without a village they are asked to settle wherever a piece of theirs may be a colony: else all
    would see that it is none."""
    if (
        not s.pools[seat]
        and not s.settling >> seat & 1
        and any(room_for_one(s, cell) for cell in cells_in(s.places[seat]))
    ):
        s.settling |= 1 << seat
        return
    s.done |= 1 << seat
    s.settling &= ~(1 << seat)


CHOICE = Decision("paradise-ask-build", moves, play)


# --- All are done ---------------------------------------------------------------------------------------------------


def place_all(s: State, chance: Chance) -> None:
    """When all are done, in the order of play: what was planned is placed."""
    if s.done != (1 << s.count) - 1:
        return
    for seat in s.order:
        if s.out >> seat & 1:
            continue
        pieces: dict[int, int] = {}
        # Not in the order of the plan, which is secret; but a player without a home has it where they settle first.
        for move in s.plans[seat] if s.home[seat] == NOWHERE else sorted(s.plans[seat]):
            if move.kind == "build" and move.what <= RUMORS:
                pieces[move.cell] = pieces.get(move.cell, 0) + ONE[move.what]
            else:
                place(s, seat, move, chance)
        for cell in sorted(pieces):
            s.fielded[seat] += pieces[cell]
            s.put(seat, cell, pieces[cell])
            s.events.append(("placed", seat, cell, pieces[cell]))
        s.plans[seat], s.pools[seat], s.paid[seat] = [], [], []
    s.done = s.settling = 0
    s.index, s.stage = len(s.order), NEXT


def place(s: State, seat: int, move: Move, chance: Chance) -> None:
    """One item of a plan that everybody sees."""
    kind, what, cell = move.kind, move.what, move.cell
    if kind == "build":
        if what == VILLAGE:
            grow(s, seat, cell)
        elif what == AGRICULTURE:
            s.improved[cell] += 1
        elif what == CARD:
            s.bought[seat] = 0
            s.events.append(("bought", seat))
            return
        else:
            s.fielded[seat] += ONE[TRANSPORTS]
            s.put(seat, cell, ONE[TRANSPORTS])
            s.chain[seat] |= 1 << cell
        s.events.append(("built", seat, what, cell))
    elif kind == "feast":
        use_up(s, seat, cells_in(unused(s, seat, "feast"))[0])
        grow(s, seat, cell)
        s.events.append(("built", seat, VILLAGE, cell))
    elif kind == "settle":
        s.take(seat, cell, ONE[COLONIES])
        s.lose(seat, ONE[COLONIES])
        shown = s.shown[seat].get(cell, 0)
        if shown >> 5 * COLONIES & 31:
            s.shown[seat][cell] = shown - ONE[COLONIES]
        grow(s, seat, cell)
        s.events.append(("settled", seat, cell))
    elif kind == "focus":
        s.lost |= 1 << seat
        s.events.append(("focus", seat))
    elif kind == "use":
        use_up(s, seat, what)
    else:
        s.hooks.placed[kind](s, seat, move, chance)


def grow(s: State, seat: int, cell: int) -> None:
    """A new village; the first one anywhere makes a home."""
    s.villages[cell] += 1
    s.held[seat] |= 1 << cell
    if s.home[seat] == NOWHERE:
        s.home[seat] = cell
