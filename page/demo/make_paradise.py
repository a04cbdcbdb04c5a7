"""Makes `page/src/games/paradise/demo.json`: the position of a game between four bots that stands on the start page.

    .venv/bin/python page/demo/make_paradise.py [SEED TURN]

The bots do the same work on every machine, so the same seed gives the same position. The file holds what somebody who
looks on sees of it, and of the box what the chart is drawn by.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.paradise import game

BOT = "islander"
SEED, TURN, STEP = "s2", 8, "building"
PLACE = Path(__file__).parent.parent / "src" / "games" / "paradise" / "demo.json"
VIEW = (
    "turn",
    "step",
    "target",
    "points",
    "order",
    "map",
    "secret",
    "independent",
    "villages",
    "improved",
    "held",
    "homes",
    "pieces",
    "face_up",
    "chains",
)
GROUP = ("name", "green", "brown", "locals", "malaria")
BOX = ("hexes", "south_america", "north_island", "south_island")


def position(seed: str, turn: int) -> dict[str, Any]:
    """What a spectator sees when the building of this turn begins."""
    chance = FreeChance(f"{seed}")
    minds = [FreeChance(f"{seed}{seat}") for seat in range(4)]
    bot = bot_named("paradise", BOT)
    state = game.deal(game.read_options({"preset": "four"}), chance)
    while movers := game.movers(state):
        shown = game.show(game.view(state, None))
        if (shown["turn"], shown["step"]) == (turn, STEP):
            return {name: shown[name] for name in VIEW}  # type: ignore[literal-required]
        seat = movers[0]
        move = bot.decide(game.view(state, seat), game.moves(state, seat), 0.0, minds[seat])
        game.play(state, seat, move, chance)
    raise SystemExit("The game was over before.")


def main() -> None:
    seed, turn = (sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else (SEED, TURN)
    view = position(seed, turn)
    box = game.show_box(game.read_options({"preset": "four"}))
    named = set(view["map"].values()) | {place["group"] for place in box["homes"]}
    groups = {name: {key: group[key] for key in GROUP} for name, group in box["groups"].items() if name in named}
    found = {"box": {"groups": groups, **{key: box[key] for key in BOX}}, "view": view}
    PLACE.write_text(json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n")
    print(f"{PLACE.stat().st_size} bytes; turn {view['turn']}, points {view['points']}")


if __name__ == "__main__":
    main()
