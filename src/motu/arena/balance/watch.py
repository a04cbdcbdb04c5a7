"""What happens in a game of Conquest of Paradise, counted from the events of its moves."""

from __future__ import annotations

from motu.arena.balance.result import Played, Seat
from motu.paradise.grid import cells_in
from motu.paradise.points import count_lines
from motu.paradise.state import BY_CHITS, BY_FALL, BY_LAST, OVER, WILD, State

_LINES = {
    "villages": "villages",
    "home": "home",
    "group": "groups",
    "atoll": "atolls",
    "card": "cards",
    "cut": "cut",
}
"""The lines of the count, and the sources that they belong to."""


class Watch:
    """Looks at a table after every move."""

    def __init__(self, s: State) -> None:
        homes = (s.box.groups[s.box.homes[start]].name for start in s.start)
        self.seats = tuple(Seat(home) for home in homes)
        self.decisions = 0
        self._attacker = self._foe = WILD
        self._held = s.held[:]

    def see(self, s: State) -> None:
        """Count what the last move brought about."""
        self.decisions += 1
        for event in s.events:
            if event[0] in _COUNTED:
                self._count(*event)
        if s.events:
            self._held = s.held[:]

    def _count(self, what: str, seat: int, *more: int) -> None:
        """Events name the seat first; of a battle that is won the winner, who may be nobody."""
        me = self.seats[seat]
        match what:
            case "battle":
                self._attacker, self._foe = seat, more[0]
            case "won":
                self._fought(seat)
            case "conquest":
                me.conquered += 1
            case "bought":
                me.bought += 1
            case "lost":
                me.lost += 1
            case "tile":
                me.tiles += 1
            case "settled":
                me.settled += not self._held[seat] >> more[0] & 1
            case "out":
                me.out = True

    def _fought(self, winner: int) -> None:
        """A battle is decided. Where pieces turn out to be but rumors there is none."""
        me, success = self.seats[self._attacker], winner == self._attacker
        if self._foe == WILD:
            me.raids += 1
            me.taken += success
        else:
            me.attacks += 1
            me.won += success

    def end(self, s: State) -> Played:
        """The game is over."""
        assert s.stage == OVER
        for number, seat in enumerate(self.seats):
            if not seat.out:
                for line in count_lines(s, number):
                    seat.points[_LINES[line.what]] += line.halves
        drawn = len(s.box.chits) - s.chits.bit_count() if s.options.alone else 0
        return Played(s.turn, _ending(s), self.decisions, tuple(cells_in(s.winners)), self.seats, drawn)


_COUNTED = frozenset({"battle", "won", "conquest", "bought", "lost", "tile", "settled", "out"})


_ENDINGS = {BY_LAST: "last", BY_CHITS: "chits", BY_FALL: "fall"}


def _ending(s: State) -> str:
    if s.decided in _ENDINGS:
        return _ENDINGS[s.decided]
    # A turn that brings nobody enough points ends with a count for all; then the game goes on, unless it was the last.
    return "limit" if any(event[0] == "points" for event in s.events) else "points"
