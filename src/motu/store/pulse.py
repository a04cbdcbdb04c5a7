"""The pulse of a server: until when it was there, and what follows when it was away for a while.

While a server can work, it notes the time again and again. Where two notes lie far apart, nobody could play between
them: the process was down or stopped, the machine asleep, the database away; or somebody has set the clock forward.
Whatever it was, that time counts for nobody, and is kept as an outage.
"""

from __future__ import annotations

from motu.store.rows import Outage

BEAT = 3.0
"""Seconds between two notes."""
SURE = 6.0
"""A process that has noted nothing for so many seconds dates nothing before it does so again."""
AWAY = 9.0
"""With so many seconds between two notes, the server was away."""
FILLER = 16 * 1024
"""Bytes that are written to see whether there is room: as much as any move takes."""
GO_ON = 'update pulse set at = coalesce((select max(changed) from "table"), 0)'
"""Note the time of what happened last: what was backed up goes on from there, whenever it is restored."""


def outage_between(previous: float, now: float, number: int) -> Outage | None:
    """The outage between two notes, if there was one. What was dated before it counts up to its beginning."""
    return Outage(number, previous + SURE, now) if previous and now - previous > AWAY else None
