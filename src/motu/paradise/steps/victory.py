"""The victory step (10): cards are turned up, points counted, a claim made, perhaps felled, and the game won."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, WAR_CANOES
from motu.paradise.cards import may_answer, reveal, unused, use_up
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, FELL, Move
from motu.paradise.points import card_points, points_of
from motu.paradise.state import (
    BY_CARDS,
    BY_FALL,
    BY_GROUPS,
    BY_LAST,
    BY_NOTHING,
    BY_POINTS,
    CLAIM,
    NEXT,
    NOWHERE,
    OVER,
    REVEAL,
    TURNS,
    VICTORY,
    State,
)
from motu.paradise.steps.decision import Decision
from motu.paradise.steps.exploration import turn_over

FELLED = 4
"""Deforestation takes two points, in halves."""
_CAN_RETURN = 31 << 5 * COLONIES | 31 << 5 * WAR_CANOES
"""The fields of the pieces with which a player without a village can come back."""


def begin(s: State, chance: Chance) -> None:
    """First everybody in turn order may turn cards face up (ruling 10)."""
    s.step = VICTORY
    s.index = -1
    next_reveal(s, chance)


def next_reveal(s: State, chance: Chance) -> None:
    while s.index + 1 < len(s.order):
        s.index += 1
        seat = s.order[s.index]
        if s.hand[seat]:
            s.stage, s.mover, s.player = REVEAL, seat, seat
            return
    count(s)
    s.index = -1
    if any(judged(s, chance) for judged in s.hooks.judged):
        return
    if claimants(s):
        for seat in claimants(s):  # a claim shows all cards that score (10.4)
            for card in cells_in(s.hand[seat]):
                if card_points(s, seat, card):
                    reveal(s, seat, card)
        count(s)
        next_answer(s)
    else:
        end_turn(s)


def reveal_moves(s: State, seat: int) -> list[Move]:
    return [DONE]


def play_reveal(s: State, seat: int, move: Move, chance: Chance) -> None:
    next_reveal(s, chance)


def reveal_again(s: State, chance: Chance) -> None:
    """With the last card turned up there is nothing more to ask."""
    if not s.hand[s.mover]:
        next_reveal(s, chance)


REVEALING = Decision("paradise-ask-reveal", reveal_moves, play_reveal, reveal_again)


def count(s: State) -> None:
    """Everybody's points with the cards that lie face up."""
    for seat in s.alive():
        s.points[seat] = points_of(s, seat)


def claimants(s: State) -> list[int]:
    return [seat for seat in s.alive() if s.points[seat] >= s.options.target]


# --- A claim, and Deforestation against it (10.4) -------------------------------------------------------------------


def next_answer(s: State) -> None:
    """Everybody who may hold the card is asked once, in turn order."""
    while s.index + 1 < len(s.order) and claimants(s):
        s.index += 1
        seat = s.order[s.index]
        if not s.out >> seat & 1 and may_answer(s, seat, "deforestation"):
            s.stage, s.mover, s.player = CLAIM, seat, seat
            return
    if claimants(s):
        end_game(s)
    else:
        end_turn(s)


def claim_moves(s: State, seat: int) -> list[Move]:
    if not unused(s, seat, "deforestation"):
        return [DONE]
    return [DONE, *(FELL[other] for other in s.alive() if other != seat)]


def play_claim(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move is not DONE:
        use_up(s, seat, cells_in(unused(s, seat, "deforestation"))[0])
        s.cut[move.what] += FELLED
        s.events.append(("felled", seat, move.what))
        count(s)
    next_answer(s)


def claim_again(s: State, chance: Chance) -> None:
    """A card that was turned up counts at once."""
    count(s)


ANSWERING = Decision("paradise-ask-claim", claim_moves, play_claim, claim_again)


# --- The end of the turn, and of the game ---------------------------------------------------------------------------


def end_turn(s: State) -> None:
    s.events.append(("points", *s.points))
    if s.turn == TURNS:
        end_game(s)
    else:
        s.cut = [0] * s.count  # in this step only; the track keeps what was counted
        for ends in s.hooks.turn_ends:
            ends(s)
        s.index, s.stage = len(s.order), NEXT


def end_game(s: State) -> None:
    """All cards are turned up; most points win, then most groups, then most cards (10.4)."""
    for seat in s.alive():
        for card in cells_in(s.hand[seat]):
            reveal(s, seat, card)
    count(s)
    s.stage, s.mover = OVER, NOWHERE
    best = s.alive()
    ladder: tuple[tuple[int, Callable[[int], int]], ...] = (
        (BY_POINTS, lambda seat: s.points[seat]),
        (BY_GROUPS, lambda seat: s.held[seat].bit_count()),
        (BY_CARDS, lambda seat: s.face[seat].bit_count()),
    )
    s.decided = BY_NOTHING
    for how, measure in ladder:
        most = max(measure(seat) for seat in best)
        best = [seat for seat in best if measure(seat) == most]
        if len(best) == 1:
            s.decided = how
            break
    s.winners = sum(1 << seat for seat in best)
    s.events.append(("over", s.winners, s.decided, *s.points))


# --- Players who leave the game (ruling 5) --------------------------------------------------------------------------


def is_over(s: State) -> bool:
    """Whether only one player is left. Those without a village, a colony and a war canoe leave first."""
    for seat in s.people():
        if not s.held[seat] and not s.fielded[seat] & _CAN_RETURN:
            leave_the_game(s, seat)
    alive = s.alive()
    if len(alive) > 1:
        return False
    (last,) = alive
    s.stage, s.mover = OVER, NOWHERE
    s.decided, s.winners = (BY_FALL, 0) if s.robots >> last & 1 else (BY_LAST, 1 << last)
    s.points[last] = points_of(s, last)
    return True


def leave_the_game(s: State, seat: int) -> None:
    """Their pieces go, their cards lie open, and tiles that none or all of the others have seen are turned face up."""
    s.out |= 1 << seat
    s.events.append(("out", seat))
    s.stacks[seat] = [0] * len(s.stacks[seat])
    s.places[seat] = s.chain[seat] = s.garrison[seat] = s.fielded[seat] = s.held[seat] = 0
    s.shown[seat], s.witnessed[seat] = {}, {}
    s.home[seat] = NOWHERE
    s.lost &= ~(1 << seat)
    s.marks[seat] = 0
    s.face[seat] |= s.hand[seat]
    s.hand[seat] = 0
    s.points[seat] = 0
    for left in s.hooks.left:
        left(s, seat)
    for cell in cells_in(s.secret):
        seen = sum(s.marks[other] >> cell & 1 for other in s.alive())
        if s.secret >> cell & 1 and seen in (0, len(s.alive())):  # one tile can take another with it (11.3)
            turn_over(s, seat, cell)
