"""How a solitaire game ends: enough points while chits are left, or not."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.cards import unused, use_up
from motu.paradise.grid import cells_in
from motu.paradise.solitaire.opponent import OPPONENT, PERSON, show_cards
from motu.paradise.state import BY_CHITS, BY_POINTS, NOWHERE, OVER, State
from motu.paradise.steps.victory import FELLED, count, end_turn

LEAST = 2
"""So many chits must be left for a victory, and more for the game to go on."""


def judge(s: State, chance: Chance) -> bool:
    """The victory step: won, lost, or the next turn."""
    if reached(s):
        for card in cells_in(unused(s, OPPONENT, "deforestation") & s.face[OPPONENT]):  # face down it does nothing
            use_up(s, OPPONENT, card)
            s.cut[PERSON] += FELLED
            s.events.append(("felled", OPPONENT, PERSON))
        count(s)
    left = s.chits.bit_count()
    if reached(s) and left >= LEAST:
        end(s, 1 << PERSON, BY_POINTS)
    elif left <= LEAST:
        end(s, 0, BY_CHITS)
    else:
        end_turn(s)
    return True


def reached(s: State) -> bool:
    return s.points[PERSON] >= s.options.target


def end(s: State, winners: int, decided: int) -> None:
    show_cards(s)
    count(s)
    s.stage, s.mover = OVER, NOWHERE
    s.winners, s.decided = winners, decided
    s.events.append(("over", s.winners, s.decided, *s.points))
