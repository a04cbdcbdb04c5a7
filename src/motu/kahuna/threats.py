"""Which islands can fall within one turn, as far as a viewer can tell.

A turn only adds to what its player has: his bridges grow, the enemy's dwindle. So what he wants can be reached one goal
after the other, each broken down until only cards are left to play:

    take an island      place bridges on enough of its lines
    place a bridge      clear the line of the enemy's bridge; under variant 1, break the stones that guard its ends
    clear a line        remove the bridge with two cards, or take an island at one of its ends, which strips it
    break a stone       clear enough lines of its island

The fewest cards are found by allowing one more at a time. Cards are paid for at the very end, from what the player may
hold: those known to be in his hand, and as many of the unseen ones as he has others.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from motu.kahuna.board import ENDS, LETTERS, LINES_AT, MAJORITY, islands_in, lines_in
from motu.kahuna.cards import has, size
from motu.kahuna.codes import MAY_PLAY
from motu.kahuna.imagine import known
from motu.kahuna.offers import allowed, lines_at
from motu.kahuna.options import NO_SURPRISE, SUDDEN_WIN
from motu.kahuna.play import build, end_turn, kept
from motu.kahuna.state import BRIDGES, DREW, HANDICAP, OVER, TURN, Position
from motu.kahuna.view import View


class Purse(NamedTuple):
    """What a player may hold.

    known       the cards that are there for certain
    unseen      those that may be, and `room` for how many
    doubtful    those of the unseen ones of which all but a few are there, so that only `loose` others can be
    """

    known: int
    unseen: int = 0
    room: int = 0
    doubtful: int = 0
    loose: int = 0

    @property
    def most(self) -> int:
        return size(self.known) + self.room


def threats(view: View) -> list[dict[str, Any]]:
    """The islands that can fall in a turn, to either player.

    island      its letter
    seat        whose stone falls; None where there is none and a player can take the island
    by          who can do that: in this turn if it is his, else in his next one, as the board is now
    cards       the fewest cards that it takes
    certain     whether cards suffice that the viewer knows to be there
    """
    return [dict(each) for each in _threats(view)]


@lru_cache(maxsize=512)
def _threats(view: View) -> tuple[dict[str, Any], ...]:
    if view.stage in (HANDICAP, OVER):
        return ()
    found = [each for by in range(2) for each in _by(view, by)]
    return tuple(sorted(found, key=lambda each: (each["island"], each["by"])))


def _by(view: View, by: int) -> list[dict[str, Any]]:
    p = known(view)
    may = p if by == p.mover else _next_turn(p)
    if may.stage == OVER or not may.ways & MAY_PLAY:
        return []
    purse, sure = _purses(view, p, by)
    possible, certain = Search(may, purse), Search(may, sure)
    found = []
    for island in range(12):
        if may.stones[by] >> island & 1:
            continue
        cards = possible.fewest(island)
        if cards is not None:
            falls = 1 - by if may.stones[1 - by] >> island & 1 else None
            known_to = purse == sure or certain.fewest(island) is not None
            found.append({"island": LETTERS[island], "seat": falls, "by": by, "cards": cards, "certain": known_to})
    return found


def _next_turn(p: Position) -> Position:
    """The turn after this one, should the mover do nothing more."""
    p = p.copy()
    p.stage = TURN
    end_turn(p, DREW)
    p.ways = allowed(p)
    return p


def _purses(view: View, p: Position, by: int) -> tuple[Purse, Purse]:
    """What this player may hold, and what he holds for certain; `p` is what the viewer knows as a position."""
    if view.seat == by:
        own = Purse(p.hand[by])
        return own, own
    unseen, hand = p.deck, p.hand[by]
    room = view.cards[by] - size(hand)
    elsewhere = size(unseen) - room
    gone, doubtful, sure = view.slack[by], 0, hand
    for card in range(12):
        # What has come to light elsewhere was among the discards.
        here = min(has(view.vague[by], card), has(unseen, card))
        gone -= has(view.vague[by], card) - here
        doubtful += here << 2 * card
    for card in range(12):
        must = max(has(unseen, card) - elsewhere, has(doubtful, card) - gone, 0)
        sure += min(must, has(unseen, card)) << 2 * card
    loose = room - max(0, size(doubtful) - gone)
    return Purse(hand, unseen, room, doubtful, loose), Purse(sure)


# --- The search -----------------------------------------------------------------------------------------------------


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

    def __init__(self, p: Position, purse: Purse) -> None:
        me, foe = p.mover, 1 - p.mover
        self._purse = purse
        self._guarded = bool(p.rules & NO_SURPRISE)
        self._sudden = bool(p.rules & SUDDEN_WIN) and p.round_number > 1 and not p.grace >> foe & 1
        board = p.bridges[me], p.bridges[foe], p.stones[me], p.stones[foe]
        self._starts = [Turn(*board)]
        if p.offer:
            self._starts.append(Turn(*build(*board, p.offer - 1)))
        self._most = min(purse.most, p.cards[me])
        self._bound = 0
        self._island = 0
        self._is_held_now = False
        self._seen: set[tuple[Turn, Plan]] = set()
        self._paid: dict[tuple[int, int], bool] = {}
        held = purse.known | purse.unseen
        self._payable = sum(1 << line for line, ends in enumerate(ENDS) if any(has(held, end) for end in ends))

    def fewest(self, island: int) -> int | None:
        """The fewest cards by which this island falls to the player; None if it cannot."""
        self._island = island
        self._is_held_now = bool(self._starts[0].their_stones >> island & 1)
        plan = Plan(smash=1 << island) if self._is_held_now else Plan(take=1 << island)
        for bound in range(self._most + 1):
            self._bound = bound
            self._seen.clear()
            if any(self._reach(start, plan) for start in self._starts):
                return bound
        return None

    def _reach(self, turn: Turn, plan: Plan) -> bool:
        """Whether the island falls within the bound, going on like this."""
        mine, theirs, stones, their_stones, placed, removed = turn
        if self._has_fallen(turn):
            return self._can_pay(placed, removed)
        if self._sudden and not theirs and (placed or removed):
            return False  # the game is over
        plan = Plan(plan.place & ~mine, plan.clear & theirs, plan.take & ~stones, plan.smash & their_stones, *plan[4:])
        left = self._bound - placed.bit_count() - 2 * removed.bit_count()
        if self._least(turn, plan) > left or (turn, plan) in self._seen:
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
        if turn.mine.bit_count() == BRIDGES:
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
                    smash |= 1 << island
        if take:
            island = take.bit_length() - 1
            soon = mine | (place & ~theirs)  # a line that is wanted may only come free by this very island
            lines = LINES_AT[island] & ~soon & self._payable
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
        return any(self._reach(turn, rest._replace(take=1 << end)) for end in ENDS[line] if not stones >> end & 1)

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
                and turn.mine.bit_count() < BRIDGES
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
        most = at_target = 0
        for line in lines_in((place | clear) & theirs & ~remove):
            first, second = ENDS[line]
            by_first = _to_take(first, line, mine, place, theirs, stones)
            by_second = _to_take(second, line, mine, place, theirs, stones)
            # Under variant 1 a removal saves the card for the bridge that follows.
            removal = 1 if self._guarded and place >> line & 1 else 2
            most = max(most, min(removal, by_first, by_second))
            if target in (first, second):
                # Each of these falls by another island; and one bridge may help to take two of them.
                at_target += min(2 * removal, by_second if target == first else by_first)
        for island in islands_in(take):
            most = max(most, MAJORITY[island] - (both & LINES_AT[island]).bit_count())
        if self._guarded:
            place &= ~remove
        return place.bit_count() + 2 * remove.bit_count() + max(most, (at_target + 1) // 2)

    # --- Cards ------------------------------------------------------------------------------------------------------

    def _can_pay(self, placed: int, removed: int) -> bool:
        """Whether the player may hold cards for all this."""
        key = placed, removed
        if key not in self._paid:
            self._paid[key] = self._pay(lines_in(removed), lines_in(placed), [0] * 12)
        return self._paid[key]

    def _pay(self, removed: list[int], placed: list[int], used: list[int]) -> bool:
        if removed:
            first, second = ENDS[removed[0]]
            ways, rest = ((first, second), (first, first), (second, second)), (removed[1:], placed)
        elif placed:
            ways, rest = tuple((end,) for end in ENDS[placed[0]]), (removed, placed[1:])  # type: ignore[assignment]
        else:
            return self._is_held(used)
        for cards in ways:
            for card in cards:
                used[card] += 1
            if self._is_held(used) and self._pay(*rest, used):
                return True
            for card in cards:
                used[card] -= 1
        return False

    def _is_held(self, used: list[int]) -> bool:
        """Whether these cards can all be in the hand."""
        purse = self._purse
        unseen = others = 0
        for card, count in enumerate(used):
            more = count - has(purse.known, card)
            if more > 0:
                if more > has(purse.unseen, card):
                    return False
                unseen += more
                others += max(0, more - has(purse.doubtful, card))
        return unseen <= purse.room and others <= purse.loose


def _to_take(island: int, line: int, mine: int, place: int, theirs: int, stones: int) -> int:
    """So many cards at least, besides those that are planned, take this island, if that is to clear the line."""
    if stones >> island & 1:
        return 9
    lines = LINES_AT[island] & ~(1 << line)
    needed = MAJORITY[island] - ((mine | place) & lines).bit_count()
    if place & ~(1 << line):
        return needed  # what is planned may clear other lines by the way
    return needed + (needed > (lines & ~(mine | theirs)).bit_count())
