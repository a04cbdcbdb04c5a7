"""What a position is worth by counting: islands and bridges, cards in hand, points of the rounds. And what a turn is.

The unit is about a hundredth of an island that one holds. Runs interpreted and compiled alike; `standing` is STANDING,
a tuple here and an array in jitted code.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from motu.bots.kahuna.turns import Pages, endings, path, spread
from motu.core.chance import Chance
from motu.kahuna.board import ENDS, LINES_AT, MAJORITY, NEIGHBOURS
from motu.kahuna.cards import has, size
from motu.kahuna.legal import DISCARD, DRAW, FREE, TAKE
from motu.kahuna.options import LAST_TURNS, TIE_BREAK
from motu.kahuna.random_move import kinds
from motu.kahuna.state import EXCESS, HAND_LIMIT, HANDICAP, OVER, ROUNDS, Position

# Fitted to the results of 150,000 positions of games that `planner` played against itself, and rounded.
_LEADS = {
    3: ((0, 14, 81, 90), (0, 0, 68)),
    4: ((0, 15, 38, 88, 105), (0, 0, 50, 81)),
    5: ((0, 19, 41, 91, 101, 112), (0, 0, 51, 80, 94), (0, 0, 0, 72)),
    6: ((0, 14, 44, 62, 101, 110, 115), (0, 0, 44, 80, 100, 110), (0, 0, 0, 65, 94)),
}
"""For an island with so many lines, and 0, 1, … bridges of who has fewer there: what it is worth to have 0, 1, … ."""
ISLAND = 90
"""The part of that which is the stone: all that counts in the end."""
POINT = 84
"""A point of a scoring."""
CLOSE = 20
"""With so many cards left to take, squared, half of a round's points are taken for granted."""
CARD = (0, 44, 26, 20)
"""A card in hand, whatever it is, in rounds 1 to 3: the longer it may be kept, the better."""
USE = 54
"""How much of what a card could do now it is worth in hand besides, in 64ths."""
DRAWN = 38
"""What an unseen card is taken to be worth for its use."""
WON = 100_000
"""A game that is won."""

DEGREES = tuple(len(near) for near in NEIGHBOURS.values())


def _standing() -> tuple[int, ...]:
    worths = [0] * (7 * 49)
    for degree, leads in _LEADS.items():
        for less, row in enumerate(leads):
            for more in range(less + 1, len(row)):
                worths[49 * degree + 7 * more + less] = row[more]
                worths[49 * degree + 7 * less + more] = -row[more]
    return tuple(worths)


STANDING = _standing()
"""What an island is worth to me, at 49 * its lines + 7 * my bridges + their bridges."""


def board(p: Position, me: int, left: int, standing: Sequence[int]) -> int:
    """The board and the points, for me, when so many cards are left to take in this round."""
    if p.stage == OVER:
        return 0 if p.winner not in (0, 1) else WON if p.winner == me else -WON
    mine = p.bridges[me]
    theirs = p.bridges[1 - me]
    total = 0
    for island in range(12):
        lines = LINES_AT[island]
        total += standing[49 * DEGREES[island] + 7 * (mine & lines).bit_count() + (theirs & lines).bit_count()]
    lead = p.stones[me].bit_count() - p.stones[1 - me].bit_count()
    if p.last:
        # What is not held by now will hardly be.
        total = ISLAND * lead + (total - ISLAND * lead) // 4
    points = p.scored[0] + p.scored[1]
    total += POINT * (points if me == 0 else -points)
    if p.round_number < ROUNDS and lead != 0:
        points = p.round_number if lead > 0 else -p.round_number
        total += POINT * points * CLOSE // (CLOSE + left * left)
    return total


def ends_game(p: Position, left: int) -> bool:
    """Whether the game is over when the mover ends his turn and so many cards are then left to take."""
    if p.last:
        return p.last == 1
    return left == 0 and p.round_number == ROUNDS and not p.rules & LAST_TURNS


def final(p: Position, me: int) -> int:
    """What the game is worth to me when it ends with this board."""
    lead = p.stones[me].bit_count() - p.stones[1 - me].bit_count()
    points = p.scored[0] + p.scored[1]
    points = lead + (points if me == 0 else -points)
    decisive = points
    if points == 0 and p.rules & TIE_BREAK:
        decisive = lead
        if lead == 0:
            decisive = p.bridges[me].bit_count() - p.bridges[1 - me].bit_count()
    if decisive == 0:
        return 0
    return POINT * points + (WON if decisive > 0 else -WON)


def hand(p: Position, seat: int, standing: Sequence[int]) -> int:
    """What the cards of this hand, as far as they are known, are worth to their owner."""
    if p.last and seat == p.mover:
        return 0
    cards = p.hand[seat]
    total = 0
    rest = kinds(cards)
    while rest:
        card = ((rest & -rest) - 1).bit_count() >> 1
        total += CARD[p.round_number] * (cards >> 2 * card & 3) + use(p, seat, card, standing)
        rest &= rest - 1
    return total


def use(p: Position, seat: int, card: int, standing: Sequence[int]) -> int:
    """What a card is worth in hand for the best bridge that it could place now."""
    mine = p.bridges[seat]
    theirs = p.bridges[1 - seat]
    lines = LINES_AT[card] & ~(mine | theirs)
    best = 0
    while lines:
        best = max(best, gain(mine, theirs, ((lines & -lines) - 1).bit_count(), standing))
        lines &= lines - 1
    return best * USE // 64


def gain(mine: int, theirs: int, line: int, standing: Sequence[int]) -> int:
    """What a bridge of mine on this line would add at its two ends."""
    total = 0
    for island in ENDS[line]:
        lines = LINES_AT[island]
        more = (mine & lines).bit_count() + 1
        less = (theirs & lines).bit_count()
        at = 49 * DEGREES[island] + 7 * more
        # Who takes an island sweeps the enemy's bridges from it.
        total += standing[at if more == MAJORITY[island] else at + less] - standing[at - 7 + less]
    return total


# --- Whole turns ----------------------------------------------------------------------------------------------------

PAGES = 600
"""How many positions of a turn are looked at: nearly always all. The rest is seen when the first card is played."""
NOTHING = -1
"""The ending of a turn in which the game has ended: there is nothing left to decide."""


def value_endings(
    p: Position, codes: MutableSequence[int], worths: MutableSequence[int], standing: Sequence[int]
) -> int:
    """Write down the endings that the mover may choose now, and what each is worth to him; how many."""
    me = p.mover
    if p.stage == OVER:
        codes[0] = NOTHING
        worths[0] = board(p, me, 0, standing)
        return 1
    number = endings(p, codes)
    if number == 0:
        return 0
    left = size(p.row) + p.left
    held = hand(p, me, standing) - hand(p, 1 - me, standing)
    now = board(p, me, left, standing) + held
    # The round comes nearer to its end with the card that is taken.
    then = board(p, me, left - 1, standing) + held
    if ends_game(p, left):
        now = final(p, me)
    if ends_game(p, left - 1):
        then = final(p, me)
    for index in range(number):
        code = codes[index]
        if p.stage == HANDICAP:
            worths[index] = now + gain(p.bridges[me], p.bridges[1 - me], code - FREE, standing)
        elif p.stage == EXCESS:
            worths[index] = now - lost(p, code, standing)
        elif TAKE <= code <= DRAW:
            worths[index] = then + gained(p, code, standing)
        else:
            worths[index] = now
    return number


def gained(p: Position, code: int, standing: Sequence[int]) -> int:
    """What the mover's hand is worth more by this draw."""
    worth = DRAWN
    if code < DRAW:
        # Another card of the same island does not find as good a line.
        worth = 0 if has(p.hand[p.mover], code - TAKE) else use(p, p.mover, code - TAKE, standing)
    # A sixth card pushes out another.
    return worth if p.cards[p.mover] == HAND_LIMIT else worth + CARD[p.round_number]


def lost(p: Position, code: int, standing: Sequence[int]) -> int:
    """What the mover's hand is worth less without the card that he discards."""
    return 0 if has(p.hand[p.mover], code - DISCARD) == 2 else use(p, p.mover, code - DISCARD, standing)


def best(p: Position, codes: MutableSequence[int], worths: MutableSequence[int], standing: Sequence[int]) -> int:
    """The place of the best ending among those that are written down for this position; -1 when there is none."""
    number = value_endings(p, codes, worths, standing)
    place = -1
    for index in range(number):
        if place < 0 or worths[index] > worths[place]:
            place = index
    return place


def best_turn(
    pages: Pages,
    parents: MutableSequence[int],
    codes: MutableSequence[int],
    slots: MutableSequence[int],
    ends: MutableSequence[int],
    worths: MutableSequence[int],
    standing: Sequence[int],
    chance: Chance,
    decisions: MutableSequence[int],
) -> int:
    """Write down the decisions of the mover's best turn from the position on page 0; how many.

    One of the best, if there are several. A game that is won needs no ending.
    """
    number = abs(spread(pages, parents, codes, slots, chance))
    most = 0
    found = 0
    chosen = 0
    ending = NOTHING
    for page in range(number):
        place = best(pages[page], ends, worths, standing)
        if place < 0 or (found and worths[place] < most):
            continue
        if found == 0 or worths[place] > most:
            most = worths[place]
            found = 0
        found += 1
        if chance.below(found, found) == 0:
            chosen = page
            ending = ends[place]
    length = path(parents, codes, chosen, decisions)
    if ending == NOTHING:
        return length
    decisions[length] = ending
    return length + 1
