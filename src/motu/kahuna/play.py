"""What happens: placing, removing, discarding, drawing, the ends of turn, round and game.

Runs interpreted and compiled alike. Nothing here checks whether a decision is allowed; `legal` does.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.kahuna.board import ENDS, LINES_AT, MAJORITY
from motu.kahuna.cards import ALL_CARDS, has, nth, size
from motu.kahuna.legal import DECLINE, DISCARD, DRAW, END, FREE, REMOVE, TAKE, allowed
from motu.kahuna.options import (
    EMPTY_STOCK,
    FACE_UP,
    INSTEAD_OF_DRAWING,
    LAST_TURNS,
    NO_SURPRISE,
    NONE_ON_BOARD,
    OPEN_HANDS,
    SUDDEN_WIN,
    TIE_BREAK,
    WINNER_STARTS,
)
from motu.kahuna.state import (
    BRIDGES,
    BY_BRIDGES,
    BY_NOTHING,
    BY_POINTS,
    BY_SUDDEN,
    BY_THIRD,
    DISCARDED,
    DRAWN,
    DREW,
    DREW_NOTHING,
    EXCESS,
    HAND_LIMIT,
    HANDICAP,
    OVER,
    ROUNDS,
    ROW,
    TURN,
    Position,
)


def lay_out(p: Position, first: int, handicap: int, weaker: int, chance: Chance) -> None:
    """Deal three cards to each player and three face up; the weaker player may then place the handicap."""
    p.deck = ALL_CARDS
    p.left = 24
    for seat in range(2):
        for _ in range(3):
            p.hand[seat] += draw(p, chance)
        p.cards[seat] = 3
    for _ in range(ROW):
        p.row += draw(p, chance)
    p.first = first
    p.mover = first
    if handicap:
        p.stage = HANDICAP
        p.turn = 0
        p.handicap = handicap
        p.mover = weaker
    p.allowed_kinds = allowed(p)


def draw(p: Position, chance: Chance) -> int:
    """The top card of the deck, as a pile of one: here chance decides which it is."""
    card = 1 << 2 * nth(p.deck, chance.below(p.left, p.deck))
    p.deck -= card
    p.left -= 1
    return card


def apply(p: Position, code: int, chance: Chance) -> None:
    """Do what the mover decided. Whether that is allowed is not checked here."""
    me = p.mover
    p.listed = 0
    if code >= TAKE:
        if code < DRAW:
            take(p, me, code - TAKE, chance)
        elif code == DRAW:
            p.hand[me] += draw(p, chance)
            p.cards[me] += 1
            close_draw(p, me, chance)
        elif code == DECLINE:
            end_turn(p, DREW_NOTHING)
        elif code == END:
            end_turn(p, DISCARDED if p.dropped and p.rules & INSTEAD_OF_DRAWING else DREW_NOTHING)
        else:
            place_free(p, me, code - FREE)
    elif code < REMOVE:
        line = code >> 1
        play_card(p, me, ENDS[line][code & 1])
        place(p, me, line)
    elif code >= DISCARD:
        discard(p, me, code - DISCARD, chance)
    else:
        line = (code - REMOVE) // 3
        pair = (code - REMOVE) % 3
        first, second = ENDS[line]
        play_card(p, me, second if pair == 2 else first)
        play_card(p, me, first if pair == 1 else second)
        remove(p, me, line)
    p.allowed_kinds = allowed(p)


# --- Bridges and stones ---------------------------------------------------------------------------------------------


def build(mine: int, theirs: int, my_stones: int, their_stones: int, line: int) -> tuple[int, int, int, int]:
    """The bridges and stones of both players after I place a bridge (ruling 1).

    Only a stone that is placed now strips enemy bridges; losing a stone removes no bridge (ruling 2).
    """
    mine |= 1 << line
    stripped = 0
    for island in ENDS[line]:
        if not my_stones >> island & 1 and (mine & LINES_AT[island]).bit_count() >= MAJORITY[island]:
            my_stones |= 1 << island
            stripped |= theirs & LINES_AT[island]
    if stripped:
        theirs &= ~stripped
        their_stones = kept(their_stones, theirs)
    return mine, theirs, my_stones, their_stones


def kept(stones: int, lines: int) -> int:
    """The stones that still have their majority."""
    left = stones
    island = 0
    rest = stones
    while rest:
        if rest & 1 and (lines & LINES_AT[island]).bit_count() < MAJORITY[island]:
            left &= ~(1 << island)
        rest >>= 1
        island += 1
    return left


def place(p: Position, me: int, line: int) -> None:
    """Place a bridge and settle what follows."""
    foe = 1 - me
    had = p.bridges[foe]
    mine, theirs, my_stones, their_stones = build(p.bridges[me], had, p.stones[me], p.stones[foe], line)
    p.bridges[me] = mine
    p.bridges[foe] = theirs
    p.stones[me] = my_stones
    p.stones[foe] = their_stones
    if p.grace:
        p.grace &= ~(1 << me)
    if theirs == 0 and wins_suddenly(p.rules, p.round_number, p.grace, foe, had, theirs):
        win_at_once(p, me)
    if loses_suddenly(p.rules, p.round_number, mine):
        win_at_once(p, foe)


def remove(p: Position, me: int, line: int) -> None:
    """Take an enemy bridge away; under variant 1 the line may then be open to a free bridge."""
    foe = 1 - me
    had = p.bridges[foe]
    theirs = had & ~(1 << line)
    p.bridges[foe] = theirs
    p.stones[foe] = kept(p.stones[foe], theirs)
    if p.rules & NO_SURPRISE and p.bridges[me].bit_count() < BRIDGES:
        first, second = ENDS[line]
        if (p.stones[foe] >> first | p.stones[foe] >> second) & 1 == 0:
            p.offer = line + 1
    if theirs == 0 and wins_suddenly(p.rules, p.round_number, p.grace, foe, had, theirs):
        win_at_once(p, me)


def place_free(p: Position, me: int, line: int) -> None:
    """A bridge without a card: one of the handicap, or the one that variant 1 gives after a removal."""
    if p.stage == TURN:
        p.offer = 0
        place(p, me, line)
        return
    place(p, me, line)
    p.handicap -= 1
    if p.handicap == 0:
        p.mover = p.first
        p.stage = TURN
        p.turn = 1


def wins_suddenly(rules: int, round_number: int, grace: int, foe: int, had: int, left: int) -> bool:
    """Whether it wins the game on the spot that the enemy had these bridges and has those left.

    In round 2 or 3 they lose when their last one is taken away (ruling 7). By another reading it is enough that they
    have none, but for the grace of one turn (ruling 17).
    """
    if left or round_number == 1 or not rules & SUDDEN_WIN:
        return False
    return had != 0 or (rules & NONE_ON_BOARD != 0 and grace >> foe & 1 == 0)


def loses_suddenly(rules: int, round_number: int, mine: int) -> bool:
    """Whether it loses the game on the spot to have these bridges: by the literal classic text, all of the stock."""
    return rules & EMPTY_STOCK != 0 and round_number > 1 and mine.bit_count() == BRIDGES


def win_at_once(p: Position, seat: int) -> None:
    """The game ends here; the points no longer matter."""
    p.stage = OVER
    p.winner = seat
    p.decided = BY_SUDDEN


# --- Cards ----------------------------------------------------------------------------------------------------------


def play_card(p: Position, me: int, card: int) -> None:
    """A card leaves the hand, face up: it lies on the discards for all to see."""
    one = 1 << 2 * card
    p.hand[me] -= one
    p.cards[me] -= 1
    p.pile += one
    p.played += 1
    p.offer = 0
    if p.open[me] | p.deduced[me] | p.doubtful[me]:
        forget(p, me, card)


def forget(p: Position, me: int, card: int) -> None:
    """A card that left the hand openly is no longer one that is known to be there."""
    if has(p.open[me], card):
        p.open[me] -= 1 << 2 * card
    elif has(p.deduced[me], card):
        p.deduced[me] -= 1 << 2 * card
    elif has(p.doubtful[me], card):
        drop_doubtful(p, me, card)


def drop_doubtful(p: Position, me: int, card: int) -> None:
    p.doubtful[me] -= 1 << 2 * card
    if p.doubtful[me] == 0:
        p.doubtful_gone[me] = 0


def discard(p: Position, me: int, card: int, chance: Chance) -> None:
    """Throw a card away: openly, or face down under the pile, where only its owner knows it."""
    one = 1 << 2 * card
    p.hand[me] -= one
    p.cards[me] -= 1
    p.dropped += 1
    p.offer = 0
    if discard_is_seen(p, me, card):
        p.pile += one
        forget(p, me, card)
    else:
        p.buried[me] += one
        p.doubtful[me] += p.deduced[me]
        p.deduced[me] = 0
        if not p.rules & OPEN_HANDS:
            p.doubtful[me] += p.open[me]
            p.open[me] = 0
        if p.doubtful[me]:
            p.doubtful_gone[me] += 1
    if p.cards[me] == 0:
        p.doubtful[me] = 0
        p.doubtful_gone[me] = 0
    if p.stage == EXCESS:
        p.stage = TURN
        close_draw(p, me, chance)


def discard_is_seen(p: Position, seat: int, card: int) -> bool:
    """Whether everybody sees which card goes: it lies face up, or was open before (variant 2)."""
    return p.rules & FACE_UP != 0 or (p.rules & OPEN_HANDS != 0 and has(p.open[seat], card) > 0)


def take(p: Position, me: int, card: int, chance: Chance) -> None:
    """Take a card from the face-up row; the deck, if there is one, fills the gap at once."""
    one = 1 << 2 * card
    p.row -= one
    p.hand[me] += one
    p.cards[me] += 1
    p.open[me] += one
    if p.doubtful[me] and has(p.doubtful[me] + p.deduced[me], card) + has(p.open[me], card) > 2:
        # There are only two of each: one that was in doubt has been discarded and has come back.
        if p.doubtful_gone[me]:
            p.doubtful_gone[me] -= 1
        drop_doubtful(p, me, card)
    if p.left:
        p.row += draw(p, chance)
    close_draw(p, me, chance)


def close_draw(p: Position, me: int, chance: Chance) -> None:
    """After a draw: a sixth card must go first; the round is over when no card is left to take; else the turn is."""
    if p.cards[me] > HAND_LIMIT:
        p.stage = EXCESS
    elif p.row:
        end_turn(p, DREW)
    else:
        end_round(p, me, chance)


# --- The ends of turn, round and game -------------------------------------------------------------------------------


def end_turn(p: Position, how: int) -> None:
    """The other player is next; after the last turn of all, the third scoring."""
    me = p.mover
    if p.grace:
        p.grace &= ~(1 << me)
    p.last_turn_end = how
    p.mover = 1 - me
    p.turn += 1
    p.played = 0
    p.dropped = 0
    p.offer = 0
    if p.last:
        p.last -= 1
        if p.last == 0:
            score(p)
            end_game(p)


def end_round(p: Position, taker: int, chance: Chance) -> None:
    """The last card is taken: score and shuffle anew, or, in round 3, a last turn each with the taker last."""
    end_turn(p, DREW)
    if p.round_number == ROUNDS:
        if p.rules & LAST_TURNS:
            p.last = 2
        else:
            score(p)
            end_game(p)
        return
    lead = score(p)
    if p.rules & WINNER_STARTS and lead != 0:
        p.mover = 0 if lead > 0 else 1
    p.round_number += 1
    shuffle(p)
    if p.round_number == 2 and p.rules & NONE_ON_BOARD:
        p.grace = (1 if p.bridges[0] == 0 else 0) | (2 if p.bridges[1] == 0 else 0)
    for _ in range(ROW):
        p.row += draw(p, chance)


def shuffle(p: Position) -> None:
    """The discards become the new deck.

    Deck and row being gone, each player could see where all cards were but for the other's hand and face-down discards.
    """
    for seat in range(2):
        if p.buried[seat]:
            p.doubtful[seat] = p.hand[seat] + p.buried[seat] - p.open[seat] - p.deduced[seat]
            p.doubtful_gone[seat] = size(p.buried[seat])
        else:
            p.deduced[seat] = p.hand[seat] - p.open[seat]
            p.doubtful[seat] = 0
            p.doubtful_gone[seat] = 0
    p.deck = p.pile + p.buried[0] + p.buried[1]
    p.left = size(p.deck)
    p.returned = p.pile
    p.pile = 0
    p.buried[0] = 0
    p.buried[1] = 0


def score(p: Position) -> int:
    """Score the round: 1 and 2 points for more islands, in round 3 their difference. Says how far seat 0 is ahead."""
    lead = p.stones[0].bit_count() - p.stones[1].bit_count()
    points = lead
    if p.round_number < ROUNDS:
        points = 0 if lead == 0 else (p.round_number if lead > 0 else -p.round_number)
    p.scored[p.round_number - 1] = points
    return lead


def end_game(p: Position) -> None:
    """Most points win; on a tie, in most editions, the third scoring decides, then the bridges on the board."""
    p.stage = OVER
    lead = p.scored[0] + p.scored[1] + p.scored[2]
    p.decided = BY_POINTS
    if lead == 0 and p.rules & TIE_BREAK:
        lead = p.scored[2]
        p.decided = BY_THIRD
        if lead == 0:
            lead = p.bridges[0].bit_count() - p.bridges[1].bit_count()
            p.decided = BY_BRIDGES
    if lead == 0:
        p.decided = BY_NOTHING
        p.winner = DRAWN
    else:
        p.winner = 0 if lead > 0 else 1
