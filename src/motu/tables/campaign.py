"""Which games count for the campaign: those of one person against one of the named opponents."""

from __future__ import annotations

from motu.bots.bot import opponents
from motu.tables.events import BOT, PERSON
from motu.tables.table import Table


def opponent_of(table: Table) -> str:
    """Whom the one person at a table plays against in the campaign; "" where it does not count.

    Every game of one person against one of the named opponents counts, whatever its rules; not those that began in the
    middle of another game.
    """
    people = [chair for chair in table.chairs if chair.kind == PERSON]
    bots = [chair.who for chair in table.chairs if chair.kind == BOT]
    counts = len(people) == 1 and len(bots) == 1 and not table.is_analysis and not table.opened.start
    return bots[0] if counts and bots[0] in opponents(table.game.NAME) else ""


def is_clean(table: Table) -> bool:
    """Whether it was played without hints, and with no move taken back but slips."""
    return not (table.helped or table.took_back)
