"""The campaign: the named opponents of a game in order, and what somebody has made of them.

The store counts a game together with the event that ends it (see `campaign_game_of` in `motu.tables.service`).
"""

from __future__ import annotations

import msgspec

from motu.bots.bot import standings
from motu.store.protocol import Store
from motu.store.rows import CampaignScore
from motu.tables.table_view import MessageView, message_view


class Opponent(msgspec.Struct, frozen=True):
    """An opponent of the campaign, and how often one has played, won, and won without help."""

    bot: str
    place: int
    character: MessageView
    played: int
    beaten: int
    clean: int


class Campaign(msgspec.Struct, frozen=True):
    """The opponents in order. `next` is the first that one has not beaten; None when all are."""

    game: str
    opponents: list[Opponent]
    next: str | None


async def look(store: Store, visitor: str, game: str) -> Campaign:
    """The opponents of a game's campaign in order, and what this visitor has made of them."""
    scores = await store.campaign(visitor, game) if visitor else {}
    opponents = [
        Opponent(each.name, each.place, message_view(each.character), *scores.get(each.name, CampaignScore()))
        for each in standings(game)
        if each.place is not None and each.character is not None
    ]
    next_one = next((each.bot for each in opponents if not each.beaten), None)
    return Campaign(game, opponents, next_one)
