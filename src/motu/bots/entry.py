"""How a game lists its bots: an entry for each, in a module that is a `Roster`. `motu.bots.bot` finds them by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol


class Entry(NamedTuple):
    """Where a bot is defined: a module and a class in it; and whether it needs the compiled rules."""

    module: str
    maker: str
    compiled: bool = True
    settings: tuple[tuple[str, Any], ...] = ()


class Roster(Protocol):
    """The bots of a game.

    GRADES      by strength, the weakest first
    OPPONENTS   those of the campaign, in its order; none where there is no campaign
    ROSTER      all of them, by their names

    It may have besides

    NAMED       opponents with a name and a character that are in no campaign, the weakest first
    USUAL       whom a person plays against who names nobody, and who decides for a bot that cannot; else the best grade
    QUICK       the entry of the usual bot in a way that needs no compiled code; else its own
    STAND_IN    who plays on for a person who has gone; else the usual bot
    ADVISER     the bot whose code gives hints (`advise`) and reviews (`review`, `review_result`); else there are none
    EXAMPLE     the bot whose own next decisions are the hint, where nobody gives better ones
    """

    GRADES: Mapping[str, Entry]
    OPPONENTS: Mapping[str, Entry]
    ROSTER: Mapping[str, Entry]
