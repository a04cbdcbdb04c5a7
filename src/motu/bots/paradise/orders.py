"""Orders for a turn: what a script is told to do that it would perhaps not do of itself."""

from __future__ import annotations

from typing import NamedTuple

ANY, PEACE = -1, -2
"""Instead of a hex: whichever is best, and none."""


class Orders(NamedTuple):
    """What is left open is decided as ever; what cannot be done is not done.

    target      the hex to attack in this turn, or to build a fleet against; PEACE is no attack at all
    escort      whether war canoes take along transport canoes and colonies that are to spare, for the conquered hex
    muster      the hex next to which war canoes gather that do not attack
    site        the group or atoll to grow to before all others
    """

    target: int = ANY
    escort: bool = False
    muster: int = ANY
    site: int = ANY

    @property
    def spared(self) -> int:
        """The hexes that no fleet enters to fight, as far as that is ordered."""
        if self.target == ANY:
            return 0
        return ~(1 << self.target) if self.target >= 0 else ~0


NO_ORDERS = Orders()
