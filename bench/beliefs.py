"""How well bots foresee face-down pieces of Conquest of Paradise, in games of bots of one's choice.

`./dev bench beliefs --games 30 --bots tuned,rusher` plays each of these against the next from both seats, and tells of
three ways to foresee (by what is left in the box, by what is seen, by what is remembered as well) the log loss of a
piece, that of the number of fighters in a stack, and how often there are as many fighters as is believed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log
from typing import NamedTuple

import numpy as np

from motu.bots.bot import bot_named
from motu.bots.paradise.belief.belief import Belief, imagine_by
from motu.bots.paradise.belief.dealing import Floats, dealt, without_memory
from motu.bots.paradise.belief.fit import Weights, chances, even, losses
from motu.bots.paradise.belief.measure import gain
from motu.bots.paradise.belief.model import models
from motu.bots.paradise.belief.sightings import Look, flat, looks, sighted
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.imagine import imagine
from motu.paradise.pieces import count, size

WAYS = ("box", "seen", "followed")
TABLES = 40
BELIEVED = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.01)
"""Chances are put together in these bins."""


class Stack(NamedTuple):
    """A stack that was looked at: the game, how many fighters it had, and how many in tables imagined in each way."""

    game: int
    fighters: int
    imagined: list[list[int]]


def fighters(stack: int) -> int:
    return count(stack, 0) + count(stack, 1)


def imagined(look: Look, played: int, number: int) -> list[Stack]:
    """All stacks that are not known, as they are and as they are imagined."""
    view, seat = look.view, look.seat
    known = view.known_stacks(seat)
    cells = [cell for cell, pieces in view.piles[seat] if pieces > size(known.get(cell, 0))]
    found = [Stack(played, fighters(look.table.stacks[seat][cell]), [[] for _ in WAYS]) for cell in cells]
    for way, belief in enumerate((None, Belief(view), Belief(view, look.memory))):
        for each in range(TABLES if cells else 0):
            chance = FreeChance(f"{number}/{each}")
            table = imagine(view, chance) if belief is None else imagine_by(view, belief, chance)
            for stack, cell in zip(found, cells, strict=True):
                stack.imagined[way].append(fighters(table.stacks[seat][cell]))
    return found


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench beliefs", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bots", default="tuned,islander")
    parser.add_argument("--of", default="", help="only pieces of this bot")
    args = parser.parse_args(arguments)
    names = args.bots.split(",")
    options = game.read_options({"players": str(len(names)), "homes": "seated"})
    rows: list[list[float]] = []
    stacks: list[Stack] = []
    for number in range(args.first, args.first + args.games):
        seated = names[number % len(names) :] + names[: number % len(names)]
        bots = [bot_named("paradise", name) for name in seated]
        for place, look in enumerate(looks(options, bots, [0] * len(bots), f"foresee/{number}")):
            if args.of in ("", seated[look.seat]):
                rows += [[number, *flat(each)] for each in sighted(place, look, 0)]
                if place % 3 == 0:
                    stacks += imagined(look, number, place)
    tell(np.array(rows, np.float32), stacks)
    return 0


def tell(sightings: Floats, stacks: list[Stack]) -> None:
    """Print all of it."""
    pieces = dealt(sightings)
    found = models()
    told = (
        even(pieces),
        chances(without_memory(pieces), Weights.of(found["seen"])),
        chances(pieces, Weights.of(found["followed"])),
    )
    lost = [losses(each, pieces) for each in told]
    print(f"{len(np.unique(pieces.game))} games, {len(pieces.kind)} pieces; log loss of a piece (95 % by games):")
    for name, loss in zip(WAYS, lost, strict=True):
        print(f"  {name:9} {loss.mean():.3f}")
    print("  less by seeing   {:.3f} ({:.3f} to {:.3f})".format(*gain(lost[0] - lost[1], pieces)))
    print("  less by memory   {:.3f} ({:.3f} to {:.3f})".format(*gain(lost[1] - lost[2], pieces)))
    print(f"{len(stacks)} stacks; log loss of the number of fighters; off by so many in the mean:")
    unlikely = [[-log((each.imagined[way].count(each.fighters) + 0.2) / (TABLES + 2.2)) for each in stacks]
                for way in range(len(WAYS))]  # fmt: skip
    for way, name in enumerate(WAYS):
        off = sum(abs(each.fighters - sum(each.imagined[way]) / TABLES) for each in stacks)
        print(f"  {name:9} {sum(unlikely[way]) / len(stacks):.3f}   {off / len(stacks):.3f}")
    _, which = np.unique([each.game for each in stacks], return_inverse=True)
    for better, worse in ((1, 0), (2, 1)):
        differences = np.array(unlikely[worse]) - np.array(unlikely[better])
        mean = differences.mean()
        error = 1.96 * np.sqrt((np.bincount(which, differences - mean) ** 2).sum()) / len(differences)
        print(f"  less by {WAYS[better]:9} {mean:.3f} ± {error:.3f}")
    print("believed that there are at least so many fighters (1, 2, …), and how often there are:")
    for way, name in enumerate(WAYS):
        print(f"  {name:9} " + "  ".join(calibration(stacks, way)))


def calibration(stacks: list[Stack], way: int) -> Iterator[str]:
    """What was told against what happened, by how sure it was."""
    pairs = [
        (sum(number >= least for number in each.imagined[way]) / TABLES, each.fighters >= least)
        for each in stacks
        for least in range(1, max(each.imagined[way]) + 1)
    ]
    for low, high in pairwise(BELIEVED):
        inside = [(chance, there) for chance, there in pairs if low <= chance < high]
        if inside:
            told, happened = (100 * sum(each[part] for each in inside) / len(inside) for part in (0, 1))
            yield f"{told:.0f}→{happened:.0f} % ({len(inside)})"
