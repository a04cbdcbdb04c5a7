"""What a bot does on the map, counted in whole games: by this one tells the characters apart.

`python -m tests.bots.paradise.figures_of_play 104` plays so many games of two for each named opponent, against
`islander`, from either seat, and prints a table; `… 104 3 iwa islander` games of three of these.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

from motu.bots.bot import Bot, bot_named
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.opponents import PERSONALITIES
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import CARD, COLONIES, RUMORS, VILLAGE, WAR_CANOES, WARRIORS
from motu.paradise.chains import home_chain
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.moves import Move
from motu.paradise.state import FLEET, State
from motu.paradise.vessels import kind_of

Figures = Counter[str]
BUILT = {
    WARRIORS: "warriors",
    WAR_CANOES: "war canoes",
    COLONIES: "colonies",
    RUMORS: "rumors",
    VILLAGE: "villages",
    CARD: "cards",
}
FOUND = ("sea", "tile", "look")
"""What an explorer's step is called that leads to a hex which was not known."""


def figures(players: list[Bot], options: dict[str, str], seed: object, watched: int) -> Figures:
    """What one seat did in a game."""
    chance, own = FreeChance(f"{seed}"), FreeChance(f"own {seed}")
    s = game.deal(game.read_options(options), chance)
    told, turn = Figures(games=1), -1
    while movers := game.movers(s):
        seat = movers[0]
        if s.turn != turn:
            turn = s.turn
            told.update(guards(s, watched))
        move = players[seat].decide(game.view(s, seat), game.moves(s, seat), 1.0, own)
        if seat == watched:
            told.update(decided(s, move))
        game.play(s, seat, move, chance)
        told.update(happened(s, watched))
    told["turns"] += s.turn
    told["linked"] += (s.held[watched] & home_chain(s, watched)).bit_count()
    told["chain"] += home_chain(s, watched).bit_count()
    told["won"] += watched in (game.outcome(s) or ((),))[0]
    return told


def decided(s: State, move: Move) -> Iterable[str]:
    if move.kind == "build" and move.what in BUILT:
        yield BUILT[move.what]
    if s.stage == FLEET and move.kind == "go" and s.fleet and all(kind_of(it) == RUMORS for it in s.fleet):
        yield "rumors sailed"


def guards(s: State, seat: int) -> Figures:
    """Warriors in groups as a turn begins."""
    groups = cells_in(s.held[seat])
    return Figures({"guards": sum(s.stacks[seat][cell] & 31 for cell in groups), "guarded": len(groups)})


def happened(s: State, seat: int) -> Figures:
    """What the last decision has brought about."""
    told = Figures()
    for event in s.events:
        kind = event[0]
        if kind == "battle" and event[1] == seat:
            whom = "attacks" if event[2] >= 0 else "raids"
            told[whom] += 1
            if event[2] >= 0:
                told["met"] += (event[5] & 31) + (event[5] >> 5 & 31) + event[6]
        elif kind == "conquest" and event[1] == seat and event[3] >= 0:
            told["taken"] += 1
        elif kind == "settled" and event[1] == seat:
            told["settled"] += 1
        elif kind in FOUND and event[1] == seat:
            told["found"] += 1
            told["far"] += DISTANCE[s.start[seat]][event[2]]
    return told


# --- The table ------------------------------------------------------------------------------------------------------

COLUMNS = {
    "war canoes built": ("war canoes", "turns"),
    "attacks on players": ("attacks", "turns"),
    "defenders met": ("met", "attacks"),
    "groups taken by an attack": ("taken", "attacks"),
    "groups settled": ("settled", "turns"),
    "villages built": ("villages", "turns"),
    "cards bought": ("cards", "turns"),
    "rumors placed": ("rumors", "turns"),
    "hexes rumors sailed": ("rumors sailed", "turns"),
    "hexes found": ("found", "turns"),
    "hexes from home": ("far", "found"),
    "groups linked": ("linked", "games"),
    "canoes in the chain": ("chain", "games"),
    "warriors a group": ("guards", "guarded"),
    "won": ("won", "games"),
    "turns": ("turns", "games"),
}
"""What is told, and of what it is the mean; of turns, of ten of them."""


def mean(told: Figures, column: str) -> float:
    over, under = COLUMNS[column]
    return told[over] / max(1, told[under]) * (10 if under == "turns" else 1)


def of_games(name: str, games: int, players: int = 2) -> Figures:
    """A bot against islanders, from every seat of each deal."""
    told = Figures()
    for number in range(games):
        seat = number % players
        bots: list[Bot] = [IslanderBot() for _ in range(players)]
        bots[seat] = bot_named("paradise", name)
        options = {"players": str(players), "homes": "seated"}
        told.update(figures(bots, options, number // players, seat))
    return told


def main(games: int, players: int, names: Iterable[str]) -> None:
    print("| |", " | ".join(COLUMNS), "|")
    for name in names:
        told = of_games(name, games, players)
        print(f"| `{name}` |", " | ".join(f"{mean(told, column):.2f}" for column in COLUMNS), "|", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2, sys.argv[3:] or [*PERSONALITIES, "islander"])
