"""What a player can reach within one turn, and with how few cards.

A turn only adds to what its player has: his bridges grow, the enemy's dwindle. So what he wants can be reached one goal
after the other, each broken down until only cards are left to play:

    take an island      place bridges on enough of its lines
    place a bridge      clear the line of the enemy's bridge; under variant 1, break the stones that guard its ends
    clear a line        remove the bridge with two cards, or take an island at one of its ends, which strips it
    break a stone       clear enough lines of its island

The fewest cards are found by allowing one more at a time, to all islands at once: an island that has not fallen to so
few cards is no way to another one that is to fall to as few.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from motu.kahuna.board import ALL_ISLANDS, ENDS, LINES_AT, MAJORITY, islands_in, lines_in
from motu.kahuna.legal import lines_at
from motu.kahuna.options import EMPTY_STOCK, NO_SURPRISE, NONE_ON_BOARD, SUDDEN_WIN
from motu.kahuna.play import build, kept
from motu.kahuna.possible_hand import PossibleHand
from motu.kahuna.state import BRIDGES, Position

NEVER = 9
"""More cards than anybody can play."""


class Turn(NamedTuple):
    """A turn so far: bridges and stones of both, and the lines that were paid for with one card and with two."""

    mine: int
    theirs: int
    stones: int
    their_stones: int
    placed: int = 0
    removed: int = 0


class Plan(NamedTuple):
    """What is still to be done: lines to place on and to clear, islands to take and to break; bridges to remove, and
    those that will go with an island that falls by then."""

    place: int = 0
    clear: int = 0
    take: int = 0
    smash: int = 0
    remove: int = 0
    doomed: int = 0


class Search:
    """One player's turn: what he can reach with what he may hold."""

    def __init__(self, p: Position, possible: PossibleHand) -> None:
        me, foe = p.mover, 1 - p.mover
        self._possible = possible
        self._guarded = bool(p.rules & NO_SURPRISE)
        late = p.round_number > 1
        none = bool(p.rules & NONE_ON_BOARD) and not p.grace >> foe & 1
        self._sudden = bool(p.rules & SUDDEN_WIN) and late and (p.bridges[foe] > 0 or none)
        self._limit = BRIDGES - 1 if p.rules & EMPTY_STOCK and late else BRIDGES  # the last one would lose the game
        board = p.bridges[me], p.bridges[foe], p.stones[me], p.stones[foe]
        self._starts = [Turn(*board)]
        if p.offer and p.bridges[me].bit_count() < self._limit:
            self._starts.append(Turn(*build(*board, p.offer - 1)))
        self._most = min(possible.most, p.cards[me])
        self._payable = possible.payable
        self._paid: dict[tuple[int, int], bool] = {}
        self._bound = 0
        self._island = 0
        self._is_held_now = False
        self._seen: set[tuple[Turn, Plan]] = set()
        self._found: dict[int, int] = {}
        self._sooner = self._with_one_more = self._by_now = 0

    def fewest(self) -> dict[int, int]:
        """The islands that can fall to the player, each with the fewest cards that it takes."""
        stones, held = self._starts[0].stones, self._starts[0].their_stones
        for bound in range(self._most + 1):
            self._bound, self._sooner = bound, sum(1 << island for island in self._found)
            self._with_one_more = self._can_be_taken(self._sooner, bound - 1)
            fallen = sum(1 << island for island in islands_in(ALL_ISLANDS & ~(stones | held)) if self._falls(island))
            self._by_now = self._can_be_taken(self._sooner | fallen | held, bound)
            fallen |= sum(1 << island for island in islands_in(held) if self._falls(island))
            self._found |= dict.fromkeys(islands_in(fallen & ~self._sooner), bound)
        return self._found

    def _can_be_taken(self, islands: int, bound: int) -> int:
        """Those of these islands of which it is not known that so few cards cannot take them."""
        if not self._guarded:
            return islands
        taken, start = 0, self._starts[-1]
        for island in islands_in(islands):
            cards = self._found.get(island, self._bound)
            if start.their_stones >> island & 1:
                # Nothing is built there until the stone is broken; one bridge may then come for nothing.
                cards += MAJORITY[island] - (start.mine & LINES_AT[island]).bit_count() - 1
            taken |= (cards <= bound) << island
        return taken

    def _falls(self, island: int) -> bool:
        """Whether this island can fall within the bound."""
        if self._sooner >> island & 1:
            return True
        self._island = island
        self._is_held_now = bool(self._starts[0].their_stones >> island & 1)
        plan = Plan(smash=1 << island) if self._is_held_now else Plan(take=1 << island)
        self._seen.clear()
        return any(self._reach(start, plan) for start in self._starts)

    def _reach(self, turn: Turn, plan: Plan) -> bool:
        """Whether the island falls within the bound, going on like this."""
        mine, theirs, stones, their_stones, placed, removed = turn
        if self._has_fallen(turn):
            return self._can_pay(placed, removed)
        if self._sudden and not theirs and (placed or removed):
            return False  # the game is over
        plan = Plan(plan.place & ~mine, plan.clear & theirs, plan.take & ~stones, plan.smash & their_stones, *plan[4:])
        left = self._bound - placed.bit_count() - 2 * removed.bit_count()
        if (turn, plan) in self._seen or self._least(turn, plan) > left:
            return False
        paid = plan.place & ~theirs if self._guarded else plan.place
        if not self._can_pay(placed | paid, removed | plan.remove):
            return False
        self._seen.add((turn, plan))
        free = plan.place & ~theirs
        if self._guarded:
            free &= ~lines_at(their_stones)
        return self._lay(turn, plan, free) if free else self._go_on(turn, plan, left)

    def _lay(self, turn: Turn, plan: Plan, free: int) -> bool:
        """Place a bridge where one is wanted and can be placed: nothing is won by waiting, unless it ends the game."""
        if turn.mine.bit_count() >= self._limit:
            return False
        last = []
        for line in lines_in(free):
            after = Turn(*build(*turn[:4], line), turn.placed | 1 << line, turn.removed)
            if after.theirs or not self._sudden:
                return self._reach(after, plan)
            last.append(after)
        return any(self._reach(after, plan) for after in last)

    def _go_on(self, turn: Turn, plan: Plan, left: int) -> bool:
        """Break the next goal down in every way."""
        mine, theirs, stones, their_stones, _, _ = turn
        place, clear, take, smash, remove, doomed = plan
        if remove:  # what is to go counts as gone
            theirs &= ~(remove | doomed)
            their_stones = kept(their_stones, theirs)
        if self._guarded and their_stones:
            for island in islands_in(their_stones):
                if place & LINES_AT[island]:
                    # Only the bridge in the place of one that is removed may come for nothing.
                    paid = (place & LINES_AT[island] & ~turn.theirs).bit_count()
                    if paid and self._found.get(island, self._bound) + paid > self._bound:
                        return False
                    smash |= 1 << island
        if take:
            island = take.bit_length() - 1
            soon = mine | (place & ~theirs)  # a line that is wanted may only come free by this very island
            lines = LINES_AT[island] & ~soon & self._payable
            if self._guarded:
                lines &= turn.theirs | ~lines_at(their_stones & ~self._sooner)
            needed = MAJORITY[island] - (LINES_AT[island] & soon).bit_count()
            rest = plan._replace(take=take & ~(1 << island), smash=smash)
            if needed <= 0:
                return self._reach(turn, rest._replace(doomed=doomed | (theirs & LINES_AT[island])))
            return any(
                self._reach(turn, rest._replace(place=place | sum(1 << line for line in chosen)))
                for chosen in combinations(lines_in(lines), needed)
            )
        for island in islands_in(smash & their_stones):
            lines = theirs & LINES_AT[island] & ~(clear | place)
            needed = lines.bit_count() - MAJORITY[island] + 1
            if needed > 0:
                rest = plan._replace(smash=smash & ~(1 << island))
                return any(
                    self._reach(turn, rest._replace(clear=clear | sum(1 << line for line in chosen)))
                    for chosen in combinations(lines_in(lines), needed)
                )
        wanted = (place | clear) & theirs
        if not wanted:
            return self._remove_any(turn, plan)
        line = wanted.bit_length() - 1
        rest = plan._replace(clear=clear & ~(1 << line))
        if left >= 2 + 2 * remove.bit_count() and self._reach(turn, rest._replace(remove=remove | 1 << line)):
            return True
        open_ends = self._in_time(place, line) & ~stones
        return any(self._reach(turn, rest._replace(take=1 << end)) for end in ENDS[line] if open_ends >> end & 1)

    def _in_time(self, place: int, line: int) -> int:
        """The islands that can be taken to clear this line: mostly another card must follow, for a bridge."""
        return self._by_now if self._is_held_now and not place >> line & 1 else self._with_one_more

    def _remove_any(self, turn: Turn, plan: Plan) -> bool:
        """Take one of the bridges away: under variant 1 the order matters, for a free one may follow."""
        for line in lines_in(plan.remove):
            rest = plan._replace(remove=plan.remove & ~(1 << line), doomed=0)
            if not turn.theirs >> line & 1:
                return self._reach(turn, rest)
            theirs = turn.theirs & ~(1 << line)
            after = Turn(
                turn.mine, theirs, turn.stones, kept(turn.their_stones, theirs), turn.placed, turn.removed | 1 << line
            )
            if (
                self._guarded
                and (theirs or not self._sudden)
                and turn.mine.bit_count() < self._limit
                and not lines_at(after.their_stones) >> line & 1
                and self._reach(Turn(*build(*after[:4], line), *after[4:]), rest)
            ):
                return True
            if self._reach(after, rest):
                return True
        return False

    def _has_fallen(self, turn: Turn) -> bool:
        if self._is_held_now:
            return not turn.their_stones >> self._island & 1
        return bool(turn.stones >> self._island & 1)

    def _least(self, turn: Turn, plan: Plan) -> int:
        """So many cards at least are needed for all that is planned."""
        mine, theirs, stones, _, _, _ = turn
        place, clear, take, _, remove, _ = plan
        both, target = mine | place, self._island
        forced = most = at_target = 0
        for line in lines_in((place | clear) & theirs & ~remove):
            first, second = ENDS[line]
            open_ends = self._in_time(place, line) & ~stones
            by_first = _to_take(first, line, mine, place, theirs) if open_ends >> first & 1 else NEVER
            by_second = _to_take(second, line, mine, place, theirs) if open_ends >> second & 1 else NEVER
            # Under variant 1 a removal saves the card for the bridge that follows.
            removal = 1 if self._guarded and place >> line & 1 else 2
            if by_first == by_second == NEVER:
                forced += removal
            else:
                most = max(most, min(removal, by_first, by_second))
            if target in (first, second):
                # Each of these falls by another island; and one bridge may help to take two of them.
                at_target += min(2 * removal, by_second if target == first else by_first)
        for island in islands_in(take):
            most = max(most, MAJORITY[island] - (both & LINES_AT[island]).bit_count())
        if self._guarded:
            place &= ~remove
        return place.bit_count() + 2 * remove.bit_count() + max(forced + most, (at_target + 1) // 2)

    def _can_pay(self, placed: int, removed: int) -> bool:
        key = placed, removed
        if key not in self._paid:
            self._paid[key] = self._possible.pays(placed, removed)
        return self._paid[key]


def _to_take(island: int, line: int, mine: int, place: int, theirs: int) -> int:
    """So many cards at least, besides those that are planned, take this island, if that is to clear the line."""
    lines = LINES_AT[island] & ~(1 << line)
    needed = MAJORITY[island] - ((mine | place) & lines).bit_count()
    if place & ~(1 << line):
        return needed  # what is planned may clear other lines by the way
    return needed + (needed > (lines & ~(mine | theirs)).bit_count())
