"""Games of scripts, and what their seats saw of each other's face-down pieces: what beliefs are learnt from."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from motu.bots.bot import Bot
from motu.bots.paradise.belief.figures import hexes
from motu.bots.paradise.belief.memory import Memory
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.self_play import DARING, mixed_options
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.scripts import scripts
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.options import Options
from motu.paradise.pieces import counts
from motu.paradise.state import BUILD, MOVE, OVER, TRANSIT, State
from motu.paradise.view import View

POOL = ("islander", "rusher", "defender", "settler", "collector", "tuned-two", "tuned-four", "tuned-slow")
"""Who plays."""
COUNTS = ("2", "2", "3", "4")
"""How many play: half of the games are of two."""
LATE = 0.25
"""How many of those who watch have joined late."""


class Sighting(NamedTuple):
    """A hex with face-down pieces as somebody saw it, and what they were.

    look    the number of the look in its game: a seat looks at all pieces of another
    script  whose pieces they are: the number of a script in POOL
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


def numbers_of(script: str, seed: str, by: float) -> Numbers:
    """Somebody who judges a little otherwise than a script, each number off by a chance of its own: numbers that are
    added some day change none of the others."""
    numbers = ISLANDER if script == "islander" else scripts()[script]
    return Numbers(
        **{
            name: value * random.Random(f"{seed}/{name}").uniform(1 - by, 1 + by)
            for name, value in numbers._asdict().items()
        }
    )


class Look(NamedTuple):
    """A moment at which a seat looks at another's pieces: the table as it is, what the seat sees and remembers, and
    whose pieces they are."""

    table: State
    view: View
    memory: Memory
    seat: int


def looks(options: Options, bots: Sequence[Bot], late: Sequence[int], seed: str) -> Iterator[Look]:
    """All looks of a game: at the pieces of each other seat, as a seat's movement and its building begin. Who is late
    is shown no view before that turn."""
    chance = FreeChance(seed)
    s = game.deal(options, chance)
    memories = [Memory() for _ in range(s.count)]
    looked: set[tuple[int, int, bool]] = set()
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
                    yield from (Look(s, view, memories[seat], other) for other in range(s.count) if other != seat)
            move = bots[seat].decide(view, moves, 0.0, chance)
        game.play(s, seat, move, chance)


def sighted(number: int, look: Look, script: int) -> list[Sighting]:
    """What a seat sees of another's pieces, and what they are."""
    stacks = look.view.known_stacks(look.seat)
    left = look.view.left(look.seat)
    found = []
    for cell, each in hexes(look.view, look.seat, look.memory.rivals.get(look.seat)).items():
        known = stacks.get(cell, 0)
        hidden = counts(look.table.stacks[look.seat][cell] - known)
        kinds = each.kinds or [-1.0] * 5
        found.append(Sighting(number, script, each.place, left, counts(known), hidden, kinds, each.figures))
    return found


def flat(it: Sighting) -> list[float]:
    """All numbers of a sighting in their order: the columns in which it is kept."""
    return [it.look, it.script, it.place, *it.left, *it.known, *it.hidden, *it.kinds, *it.figures]


def mixed_sightings(seed: str) -> list[Sighting]:
    """A game of players and rules that the seed draws."""
    source = random.Random(seed)
    players = int(source.choice(COUNTS))
    options = mixed_options(players, source)
    which = [source.randrange(len(POOL)) for _ in range(players)]
    bots = [
        IslanderBot(numbers_of(POOL[script], f"{seed}/{seat}", source.choice(DARING)))
        for seat, script in enumerate(which)
    ]
    late = [source.randint(2, 9) if source.random() < LATE else 0 for _ in range(players)]
    found = []
    for number, look in enumerate(looks(options, bots, late, f"{seed}/deal")):
        found += sighted(number, look, which[look.seat])
    return found
