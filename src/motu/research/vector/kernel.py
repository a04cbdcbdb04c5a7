"""What is compiled for many games of Kahuna at once: the rules of `motu.kahuna`, masks, observations, random decisions.

Every function works on the games from `start` to `stop`, lets other threads run meanwhile, and writes into arrays that
it is given: nothing is allocated. All of it is in this one file, for Numba's cache does not see changes of others (but
for those of the rules: see `motu.bots.jit`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.kahuna import jit
from motu.kahuna import cards, legal, play, random_move
from motu.kahuna.board import ENDS, LINES_AT
from motu.kahuna.cards import ALL_CARDS
from motu.kahuna.game import LONGEST
from motu.kahuna.legal import CODES, DISCARD, DRAW, END, ENDINGS, FREE, MAY_DISCARD, MAY_TAKE, REMOVE, TAKE
from motu.kahuna.options import Options
from motu.kahuna.state import DRAWN, HAND_LIMIT, OVER
from motu.research.vector.arrays import Seeds, Step, Tables, World

ACTIONS = CODES
"""How many decisions there are: the columns of a mask."""
WIDTH = 308
"""How many numbers an observation has."""
WAIT = END
"""What a game that is over is given, as at the other doors: so no mask is empty."""
RANDOM = 2
"""In the place of the seat that begins: chance decides."""


def setting(options: Options) -> tuple[int, int, int]:
    """What the deal needs to know of the options."""
    first = ("white", "black", "random").index(options.first)
    return first, int(options.handicap), ("white", "black").index(options.weaker)


# Inside jitted code these are the compiled rules; mypy only knows the interpreted ones.
_lay_out: Any = play.lay_out
_apply: Any = play.apply
_legal: Any = legal.is_legal
_random_move: Any = random_move.random_move
_offered: Any = random_move.offered
_kinds: Any = random_move.kinds
_size: Any = cards.size


@njit(cache=jit.CACHED, nogil=True)
def check(tables: Tables, actions: NDArray[np.int64], which: NDArray[np.bool_]) -> int:
    """The first of these games whose decision is not allowed, or -1. One that is over is not asked."""
    for game in range(len(tables)):
        p = tables[game]
        if which[game] and p.stage != OVER and not _legal(p, actions[game]):
            return game
    return -1


@njit(cache=jit.CACHED, nogil=True)
def sample(tables: Tables, dice: Seeds, actions: NDArray[np.int64], start: int, stop: int) -> None:
    """Any legal decision in each game, each as likely as any other; WAIT where the game is over."""
    for game in range(start, stop):
        p = tables[game]
        actions[game] = WAIT if p.stage == OVER else _random_move(p, dice[game : game + 1])


@njit(cache=jit.CACHED, nogil=True)
def deal(world: World, game: int) -> None:
    """Begin this game anew, as `motu.kahuna.game.deal` does."""
    world.tables[game] = world.fresh[0]
    first, handicap, weaker = world.setting
    chance: Any = world.chances[game : game + 1]
    if first == RANDOM:
        first = chance.below(2, 0)
    _lay_out(world.tables[game], first, handicap, weaker, chance)


@njit(cache=jit.CACHED, nogil=True)
def tell(p: Any, game: int, now: Step) -> None:
    """Write down how a game stands: who decides, what is legal, and what that seat may know."""
    now.mover[game] = -1 if p.stage == OVER else p.mover
    write_mask(p, now.mask[game])
    if p.stage == OVER:
        now.mask[game, WAIT] = True
    if now.observations.shape[1]:
        write_observation(p, p.mover, now.observations[game])


@njit(cache=jit.CACHED, nogil=True)
def begin(world: World, which: NDArray[np.bool_], now: Step, start: int, stop: int) -> None:
    """Begin these games anew."""
    for game in range(start, stop):
        p = world.tables[game]
        if which[game]:
            deal(world, game)
            tell(p, game, now)
        now.rewards[game, 0] = now.rewards[game, 1] = 0
        now.done[game] = p.stage == OVER


@njit(cache=jit.CACHED, nogil=True)
def step(
    world: World,
    actions: NDArray[np.int64],
    which: NDArray[np.bool_],
    again: bool,
    now: Step,
    start: int,
    stop: int,
) -> None:
    """Do what was decided in each of these games; those that end begin anew, if `again`. One that is over stays."""
    for game in range(start, stop):
        p = world.tables[game]
        now.rewards[game, 0] = now.rewards[game, 1] = 0
        if p.stage == OVER or not which[game]:
            now.done[game] = p.stage == OVER
            continue
        _apply(p, actions[game], world.chances[game : game + 1])
        now.done[game] = p.stage == OVER
        if p.stage == OVER:
            if p.winner != DRAWN:
                now.rewards[game, p.winner] = 1
                now.rewards[game, 1 - p.winner] = -1
            if again:
                deal(world, game)
        tell(p, game, now)


@njit(cache=jit.CACHED, nogil=True)
def observe(tables: Tables, seat: int, observations: NDArray[np.float32], start: int, stop: int) -> None:
    """What this seat sees of each game; of -1, who decides there."""
    for game in range(start, stop):
        p = tables[game]
        write_observation(p, p.mover if seat < 0 else seat, observations[game])


# --- Masks ----------------------------------------------------------------------------------------------------------


@njit(cache=jit.CACHED, nogil=True)
def write_mask(p: Any, mask: NDArray[np.bool_]) -> None:
    """True for every legal decision, put together as `motu.kahuna.random_move` does it."""
    mask[:] = False
    allowed_kinds, hand, lines, enemy, free = _offered(p)
    if lines | enemy:
        reached = between = 0
        rest = _kinds(hand)
        while rest:
            lowest = rest & -rest
            card = place_of(lowest) >> 1
            near = LINES_AT[card]
            here = lines & near
            while here:
                line = place_of(here & -here)
                mask[2 * line + (0 if ENDS[line][0] == card else 1)] = True
                here &= here - 1
            if hand & lowest << 1:
                here = enemy & near
                while here:
                    line = place_of(here & -here)
                    mask[REMOVE + 3 * line + (1 if ENDS[line][0] == card else 2)] = True
                    here &= here - 1
            between |= reached & near
            reached |= near
            rest ^= lowest
        here = enemy & between
        while here:
            mask[REMOVE + 3 * place_of(here & -here)] = True
            here &= here - 1
    while free:
        mask[FREE + place_of(free & -free)] = True
        free &= free - 1
    if allowed_kinds & MAY_DISCARD:
        mark_cards(hand, mask, DISCARD)
    if allowed_kinds & MAY_TAKE:
        mark_cards(p.row, mask, TAKE)
    for bit in range(3):
        mask[DRAW + bit] = allowed_kinds & ENDINGS & 1 << bit != 0


@njit(cache=jit.CACHED, nogil=True)
def mark_cards(pile: int, mask: NDArray[np.bool_], first: int) -> None:
    """True for every card of the pile, from the first place on."""
    rest = _kinds(pile)
    while rest:
        mask[first + (place_of(rest & -rest) >> 1)] = True
        rest &= rest - 1


@njit(cache=jit.CACHED, nogil=True)
def place_of(bit: int) -> int:
    """The place of a single bit."""
    return (bit - 1).bit_count()


# --- Observations: the pieces of `motu.research.observations.kahuna`, in their order --------------------------------

HALF = np.float32(1 / 2)
OF_HAND = np.float32(1 / (HAND_LIMIT + 1))
OF_CARDS = np.float32(1 / 24)
OF_TURNS = np.float32(1 / LONGEST)
OF_HANDICAP = np.float32(1 / 3)
OF_ISLANDS = np.float32(1 / 12)
# The numbers of eight bits of a set and of four counters of a pile: looked up, they are written several at a time.
BITS = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.float32)
COUNTS = np.array([[byte >> 2 * card & 3 for card in range(4)] for byte in range(256)], np.float32) * HALF


@njit(cache=jit.CACHED, nogil=True)
def write_observation(p: Any, me: int, to: NDArray[np.float32]) -> None:
    """What this seat may know: every number is put here one by one, and none comes from elsewhere."""
    foe = 1 - me
    at = one_of(to, 0, me, 2)
    at = bits(to, at, p.rules, 14)
    at = one_of(to, at, p.stage, 4)
    at = one_of(to, at, -1 if p.stage == OVER else p.mover ^ me, 2)
    at = one_of(to, at, p.round_number - 1, 3)
    at = part(to, at, p.turn, OF_TURNS)
    at = bits(to, at, p.bridges[me], 27)
    at = bits(to, at, p.bridges[foe], 27)
    at = bits(to, at, p.stones[me], 12)
    at = bits(to, at, p.stones[foe], 12)
    at = counts(to, at, p.hand[me])
    at = counts(to, at, p.buried[me])
    at = counts(to, at, p.row)
    at = counts(to, at, p.pile)
    at = counts(to, at, p.returned)
    at = counts(to, at, p.open[me])
    at = counts(to, at, p.open[foe])
    at = counts(to, at, p.deduced[me])
    at = counts(to, at, p.deduced[foe])
    at = counts(to, at, p.doubtful[me])
    at = counts(to, at, p.doubtful[foe])
    at = part(to, at, p.doubtful_gone[me], OF_CARDS)
    at = part(to, at, p.doubtful_gone[foe], OF_CARDS)
    at = counts(to, at, ALL_CARDS - p.row - p.pile - p.hand[me] - p.buried[me] - p.open[foe] - p.deduced[foe])
    at = part(to, at, p.cards[me], OF_HAND)
    at = part(to, at, p.cards[foe], OF_HAND)
    at = part(to, at, _size(p.buried[me]), OF_CARDS)
    at = part(to, at, _size(p.buried[foe]), OF_CARDS)  # how many, which everybody sees
    at = part(to, at, p.left, OF_CARDS)
    at = part(to, at, p.played, OF_HAND)
    at = part(to, at, p.dropped, OF_HAND)
    at = one_of(to, at, p.last_turn_end, 3)
    at = one_of(to, at, p.offer - 1, 27)
    at = part(to, at, p.last, HALF)
    at = one_of(to, at, p.first ^ me, 2)
    at = part(to, at, p.handicap, OF_HANDICAP)
    at = bits(to, at, p.grace >> me, 1)
    at = bits(to, at, p.grace >> foe, 1)
    for scoring in range(3):
        at = part(to, at, -p.scored[scoring] if me else p.scored[scoring], OF_ISLANDS)
    at = one_of(to, at, p.winner ^ me if 0 <= p.winner < DRAWN else p.winner, 3)
    at = one_of(to, at, p.decided, 6)
    bits(to, at, p.rules >> 14, 3)


@njit(cache=jit.CACHED, nogil=True, inline="always")
def part(to: NDArray[np.float32], at: int, number: int, scale: np.float32) -> int:
    """A number as a part of the largest that it can be."""
    to[at] = np.float32(number) * scale
    return at + 1


@njit(cache=jit.CACHED, nogil=True, inline="always")
def one_of(to: NDArray[np.float32], at: int, number: int, many: int) -> int:
    """A 1 in the place of the number, if it has one."""
    return bits(to, at, 1 << number if number >= 0 else 0, many)


@njit(cache=jit.CACHED, nogil=True, inline="always")
def bits(to: NDArray[np.float32], at: int, mask: int, many: int) -> int:
    """A set."""
    for eight in range(0, many - 7, 8):
        for bit in range(8):
            to[at + eight + bit] = BITS[mask >> eight & 255, bit]
    for bit in range(many & -8, many):
        to[at + bit] = BITS[mask >> bit & 1, 0]
    return at + many


@njit(cache=jit.CACHED, nogil=True, inline="always")
def counts(to: NDArray[np.float32], at: int, pile: int) -> int:
    """How many cards of each island a pile holds, of two."""
    for four in range(0, 12, 4):
        for card in range(4):
            to[at + four + card] = COUNTS[pile >> 2 * four & 255, card]
    return at + 12
