"""The campaign: the named opponents of a game in order, and what somebody has made of them.

Every game against one of them counts, whatever its rules, once it has ended: it is counted together with the event
that ends it. Not those that began in the middle of another game.
"""

from __future__ import annotations

from motu.bots.bot import opponents
from motu.core.extras import margin
from motu.store.protocol import CampaignGame
from motu.tables.events import BOT, PERSON
from motu.tables.table import Table


def bout_of(table: Table, at: float) -> CampaignGame | None:
    """What a game that has just ended counts for in the campaign; None where it does not."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    bots = [chair.who for chair in table.chairs if chair.kind == BOT]
    if len(people) != 1 or len(bots) != 1 or bots[0] not in opponents(table.game.NAME):
        return None
    if table.winners is None or table.match is None or table.is_analysis or table.opened.start:
        return None
    seat = people[0]
    outcome = 0 if not table.winners else 1 if seat in table.winners else -1
    clean = not (table.helped or table.took_back)
    points = None if table.ended is not None else margin(table.game, table.match.state, seat)
    return CampaignGame(table.chairs[seat].who, table.game.NAME, bots[0], outcome, clean, at, table.opened.day, points)
