"""The opponents of the campaign: who they are, the weakest first.

The errors were fitted by measurement, so that each beats the one before it in about 60 to 70 games of 100: see
`docs/bots.md`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Personality:
    """What makes a character. Tastes are in logits: 0.7 doubles the odds that a turn seems to have.

    error       how far off its judgement of a turn may be: the standard deviation, in logits
    worlds      how many worlds it imagines to check a turn; 0 trusts its first look
    builds      taste for each bridge placed
    raids       taste for each enemy bridge taken away or stripped
    holds       taste for each island more held after the turn
    keeps       taste for each card kept in hand while the hand is not full
    bursts      taste for each card played in a turn that begins with a full hand
    shows       taste for a card from the row over one from the deck
    """

    error: float
    worlds: int = 0
    builds: float = 0.0
    raids: float = 0.0
    holds: float = 0.0
    keeps: float = 0.0
    bursts: float = 0.0
    shows: float = 0.0


PERSONALITIES = {
    # Plays whatever catches the eye.
    "keiki": Personality(error=2.0),
    # Builds bridges everywhere at once and has no cards left.
    "manu": Personality(error=1.5, builds=0.5, keeps=-0.3),
    # Cannot leave a bridge of yours alone.
    "mano": Personality(error=1.35, raids=0.6),
    # Hoards cards until the hand is full, and then strikes once.
    "honu": Personality(error=1.22, keeps=0.35, bursts=0.3),
    # Takes islands and gives nothing for the rest.
    "koa": Personality(error=0.79, holds=0.5),
    # Wants to see what it gets: takes from the row.
    "pua": Personality(error=0.64, shows=0.25),
    # Thinks before it plays, a little.
    "nalu": Personality(error=0.77, worlds=3, builds=0.15),
    # Counts the cards and knows what you may hold.
    "hoku": Personality(error=0.77, worlds=8),
    # Waits, then strikes with everything.
    "kai": Personality(error=0.71, worlds=20, keeps=0.05, bursts=0.05),
    # Sees it coming.
    "pele": Personality(error=0.55, worlds=60),
}
