"""Lets two bots play each other, counts who wins, and keeps the records.

    python examples/two_bots.py greedy random --games 20
    python examples/two_bots.py islander random --game paradise --keep records

They change seats after every game. The records can be replayed (`motu replay FILE`) and checked (`motu verify FILE`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import motu


def play(game_name: str, bots: Sequence[motu.Bot], seed: int) -> motu.Game:
    """One game; the bots take the seats in their order."""
    game = motu.new(game_name, seed=seed, names=[bot.name for bot in bots])
    game.play_out(bots)
    return game


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs=2, metavar="BOT", help="such as greedy; motu.bot_names lists them")
    parser.add_argument("--game", default="kahuna", choices=motu.game_names())
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.2, help="for every turn")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="put the records there")
    asked = parser.parse_args(words)
    first, second = (motu.bot(name, seconds=asked.seconds, seed=1) for name in asked.bots)
    won: Counter[str] = Counter()
    for seed in range(asked.games):
        game = play(asked.game, (first, second) if seed % 2 == 0 else (second, first), seed)
        won.update(game.names[seat] for seat in game.winners)
        print(f"{seed + 1:4}. {' – '.join(game.names)}: {game.result}")
        if asked.keep:
            asked.keep.mkdir(parents=True, exist_ok=True)
            game.save(asked.keep / f"{seed + 1:04}.txt")
    print(", ".join(f"{name} {won[name]}" for name in asked.bots))


if __name__ == "__main__":
    main()
