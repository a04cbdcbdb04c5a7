"""Makes `page/src/games/kahuna/demo.json`: the game between two bots that runs on the start page.

    .venv/bin/python page/demo/make.py [SEED]

Bots of a fixed amount of work, seeded: the same seed gives the same game on every machine. The file holds what
everybody at the table sees of the board whenever it changes, and nothing else.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.kahuna import game

PLAYERS = ("kai", "pele")
WORK = 30
SEED = "voyage 15"
PLACE = Path(__file__).parent.parent / "src" / "games" / "kahuna" / "demo.json"


def frames(seed: str) -> list[dict[str, Any]]:
    """The board after the deal and after every change to it: who changed which line, and how everything stands then."""
    chance = FreeChance(f"{seed} cards")
    minds = [FreeChance(f"{seed} {name}") for name in PLAYERS]
    bots = [bot_named("kahuna", f"{name}:{WORK}") for name in PLAYERS]
    state = game.deal(game.read_options({}), chance)
    found = [_frame(state, None, "")]
    while movers := game.movers(state):
        seat = movers[0]
        move = bots[seat].decide(game.view(state, seat), game.moves(state, seat), 0.0, minds[seat])
        shown = game.show_move(game.view(state, seat), move)
        game.play(state, seat, move, chance)
        if "line" in shown or not game.movers(state):
            found.append(_frame(state, seat, shown.get("line", "")))
    return found


def _frame(state: Any, seat: int | None, line: str) -> dict[str, Any]:
    shown = game.show(game.view(state, None))
    return {
        "seat": seat,
        "line": line,
        "bridges": [" ".join(lines) for lines in shown["bridges"]],
        "islands": shown["islands"],
        "round": shown["round"],
        "points": shown["points"],
    }


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else SEED
    found = frames(seed)
    lines = ",\n".join(json.dumps(frame, separators=(",", ":")) for frame in found)
    PLACE.write_text(f'{{"players":{json.dumps(PLAYERS)},"frames":[\n{lines}\n]}}\n')
    last = found[-1]
    print(f"{len(found)} frames, {PLACE.stat().st_size} bytes; points {last['points']}, islands {last['islands']}")


if __name__ == "__main__":
    main()
