"""Games of scripts, and what their seats saw of each other's face-down pieces: what beliefs are learnt from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from motu.bots.bot import Bot
from motu.bots.paradise.belief.figures import hexes
from motu.bots.paradise.belief.following import left_of
from motu.bots.paradise.belief.memory import Memory
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.self_play import DARING, daring, mixed_options
from motu.bots.paradise.numbers import ISLANDER
from motu.bots.paradise.scripts import scripts
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.options import Options
from motu.paradise.pieces import counts
from motu.paradise.state import BUILD, MOVE, OVER, TRANSIT, State
from motu.paradise.view import View

COUNTS = ("2", "2", "3", "4")
"""How many play: half of the games are of two."""
LATE = 0.25
"""How many of those who watch have joined late."""


class Sighting(NamedTuple):
    """A hex with face-down pieces as somebody saw it, and what they were.

    look    the number of the look in its game: a seat looks at all pieces of another
    script  whose pieces they are: the number of a script in `pool`
    place, figures, kinds   as in `figures.Hex`; where nothing was followed, kinds are all -1
    left    what the owner has left of each kind, as far as the viewer knows
    known   those that are known to lie there; `hidden` those that are not
    """

    look: int
    script: int
    place: int
    left: Sequence[int]
    known: Sequence[int]
    hidden: Sequence[int]
    kinds: Sequence[float]
    figures: Sequence[float]


def pool() -> dict[str, object]:
    """Who plays, by name."""
    return {"islander": ISLANDER, **scripts()}


def sightings_of(options: Options, bots: Sequence[Bot], which: Sequence[int], late: Sequence[int], seed: str,
                 seconds: float = 0.0) -> list[Sighting]:  # fmt: skip
    """A game of these, by the numbers of their scripts; each seat is shown no view before a turn of its own."""
    chance = FreeChance(seed)
    s = game.deal(options, chance)
    memories = [Memory() for _ in range(s.count)]
    looked: set[tuple[int, int, bool]] = set()
    found: list[Sighting] = []
    look = 0
    while s.stage != OVER:
        seat = game.movers(s)[0]
        moves = game.moves(s, seat)
        move = moves[0]
        if len(moves) > 1:
            view = game.view(s, seat)
            if view.turn >= late[seat]:
                memories[seat].see(view)
                key = seat, view.turn, view.stage == BUILD
                if view.stage in (TRANSIT, MOVE, BUILD) and key not in looked:
                    looked.add(key)
                    for other in range(s.count):
                        if other != seat:
                            found += looked_at(s, view, memories[seat], other, which[other], look)
                            look += 1
            move = bots[seat].decide(view, moves, seconds, chance)
        game.play(s, seat, move, chance)
    return found


def looked_at(s: State, view: View, memory: Memory, seat: int, script: int, look: int) -> list[Sighting]:
    """What a seat sees of another's pieces, and what they are."""
    stacks = view.known_stacks(seat)
    left = left_of(view, seat)
    found = []
    for cell, each in hexes(view, seat, memory.rivals.get(seat)).items():
        known = stacks.get(cell, 0)
        hidden = counts(s.stacks[seat][cell] - known)
        kinds = each.kinds or [-1.0] * 5
        found.append(Sighting(look, script, each.place, left, counts(known), hidden, kinds, each.figures))
    return found


def mixed_sightings(seed: str) -> list[Sighting]:
    """A game of players and rules that the seed draws."""
    source = random.Random(seed)
    players = int(source.choice(COUNTS))
    options = mixed_options(players, source)
    numbers = list(pool().values())
    which = [source.randrange(len(numbers)) for _ in range(players)]
    bots = [IslanderBot(daring(numbers[each], source, source.choice(DARING))) for each in which]  # type: ignore[arg-type]
    late = [source.randint(2, 9) if source.random() < LATE else 0 for _ in range(players)]
    return sightings_of(options, bots, which, late, f"{seed}/deal")
