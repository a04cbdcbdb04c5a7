"""What a seat remembers of its rivals: it is shown view after view, and follows their pieces from hex to hex.

It knows no more than the views told. Who joins late knows less, and nothing is wrong with that.
"""

from __future__ import annotations

from motu.bots.paradise.belief.following import Followed
from motu.paradise.state import NOWHERE
from motu.paradise.view import View


class Memory:
    """Of one seat, or of a spectator, for one game."""

    def __init__(self) -> None:
        self.rivals: dict[int, Followed] = {}
        self._last: View | None = None

    def see(self, view: View) -> None:
        """What the seat sees now. It costs little where nothing has changed; every view may be shown."""
        last = self._last
        if view.options.alone or view.field != NOWHERE or view is last:
            return  # alone all pieces lie open; in a battle some of them are in no hex
        self._last = view
        for seat in range(view.count):
            if seat == view.seat or (seat == view.player and (view.fleet_size or view.taken_from != NOWHERE)):
                continue  # nor is a fleet on its way
            if seat in self.rivals:
                self.rivals[seat].see(view)
            else:
                self.rivals[seat] = Followed(seat, view)
