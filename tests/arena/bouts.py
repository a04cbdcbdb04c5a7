"""Small arenas for tests, and bots that misbehave in files of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from motu.arena.results import Played, Result
from motu.arena.tournament import Deal, Tournament, read_entrants

BOTS = '''
import os, signal, sys, time
from pathlib import Path

HERE = Path(__file__).parent


class First:
    """Plays the first move of the list."""

    def decide(self, view, moves, seconds, chance):
        return moves[0]


class Raises(First):
    def decide(self, view, moves, seconds, chance):
        raise ValueError("I give up")


class Exits(First):
    def decide(self, view, moves, seconds, chance):
        sys.exit("goodbye")


class Cheats(First):
    def decide(self, view, moves, seconds, chance):
        return "Z-Z"


class Spoils(First):
    """Throws its list of moves away, and looks for the state behind the view."""

    def decide(self, view, moves, seconds, chance):
        assert isinstance(moves, tuple) and not hasattr(view, "hands")
        return moves[-1]


class Sleeps(First):
    """Takes 10 ms for a decision, and writes down how much time it was told to have."""

    def decide(self, view, moves, seconds, chance):
        with (HERE / "told.txt").open("a") as file:
            file.write(f"{view.turn} {seconds}\\n")
        time.sleep(0.01)
        return moves[0]


class DiesOnce(First):
    """Kills its whole process when it is asked for the first time."""

    def decide(self, view, moves, seconds, chance):
        try:
            (HERE / "died").touch(exist_ok=False)
        except FileExistsError:
            return moves[0]
        os.kill(os.getpid(), signal.SIGKILL)


class Dies(First):
    def decide(self, view, moves, seconds, chance):
        os.kill(os.getpid(), signal.SIGKILL)
'''


def bots_in(folder: Path) -> Path:
    """The file with the bots above."""
    file = folder / "bots.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


def plan_of(*bots: str, deals: int = 3, seed: str = "test", seconds: float = 0.1) -> Tournament:
    return Tournament("kahuna", {"preset": "modern"}, seed, read_entrants("kahuna", bots, seconds), deals)


def table_of(players: int, *bots: str, deals: int = 1, seed: str = "test") -> Tournament:
    """A plan of Conquest of Paradise, homes drawn by lot."""
    preset = {2: "two", 3: "three", 4: "four"}[players]
    return Tournament("paradise", {"preset": preset}, seed, read_entrants("paradise", bots, 0.1), deals)


def result(pair: int, number: int, *scores: float) -> Result:
    """A deal that was never played, with the scores of its games."""
    return Result(Deal(pair, number), tuple(Played(score, ((0.1,), (0.2,))) for score in scores))


def without_times(results: list[Result]) -> list[Any]:
    """What must be the same whenever bots of fixed work play: all but the time that it took."""
    stripped = []
    for found in sorted(results):
        data = found.to_json()
        for game in data["games"]:
            game["turns"] = [len(side) for side in game["turns"]]
        stripped.append(data)
    return stripped


def lines_of(journal: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
