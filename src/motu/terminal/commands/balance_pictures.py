"""What a balance report found, as pictures in a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from motu.arena.balance.checks import WORTH
from motu.arena.balance.games import SOURCES
from motu.charts.curve import Series, curve
from motu.charts.fairness import Group, fairness
from motu.charts.ladder import Rung
from motu.charts.stacked import Bar, stacked
from motu.core.errors import message
from motu.terminal.commands.balance_parts import rungs
from motu.terminal.commands.balance_report import SOURCE_NAMES, Figures, players_text, side_text
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import file_problem, write_result
from motu.terminal.formats import number, whole_percent


class Pictures:
    """A folder with a picture for each question."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def make_room(self) -> None:
        """The folder, made where it is not there; BadInput where it cannot be, before hours of play."""
        try:
            Path(self.folder).mkdir(exist_ok=True)
        except FileExistsError:
            raise BadInput(message("balance-no-folder"), self.folder) from None
        except (OSError, ValueError) as error:
            reason = file_problem(error) if isinstance(error, OSError) else "name"
            raise BadInput(message("file-unwritable", why=reason), self.folder) from None

    def draw(self, summary: dict[str, Any], console: Console) -> Iterator[str]:
        """Draw all of them; the files, one by one."""
        played = {int(players): found for players, found in summary["players"].items() if found}
        if not played:
            return
        drawn = {name: PICTURES[name] for name in ALONE} if 1 in played else PICTURES
        if not rungs(summary.get("parts", {}), console):
            drawn = {name: picture for name, picture in drawn.items() if name != "parts"}
        for name, picture in drawn.items():
            file = str(Path(self.folder) / f"{name}.svg")
            write_result(file, picture(played, summary, console))
            yield file


def _homes(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    groups = [
        Group(
            players_text(console, players),
            [Rung(home["home"], home["ratio"], *home["ratio_interval"]) for home in found["homes"]],
        )
        for players, found in played.items()
    ]
    low, high = summary["fair"]
    title = console.say("balance-picture-homes")
    axis = console.say("balance-picture-homes-axis", low=number(console, low, 2), high=number(console, high, 2))
    return fairness(groups, (low, high), title, axis)


def _points(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    sources = [source for source in SOURCES if source != "cut"]
    groups = [
        [
            Bar(side_text(console, players, side), [found["points"][side][source] for source in sources])
            for side in ("winners", "losers")
        ]
        for players, found in played.items()
    ]
    legend = [console.say(SOURCE_NAMES[source]) for source in sources]
    return stacked(groups, legend, console.say("balance-picture-points"), console.say("balance-picture-points-axis"))


def _turns(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    """How many of the games have ended by then."""
    series = [
        Series(players_text(console, players), _up_to(found["distributions"]["turns"]))
        for players, found in played.items()
    ]
    say = console.say
    return curve(series, say("balance-picture-turns"), say("balance-picture-turns-x"), say("balance-picture-turns-y"))


def _rush(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    """In how many of the games a home has fallen by then, and how many are over by elimination."""
    series = [
        Series(
            console.say("balance-rush-series", players=players, what=what),
            [(float(row["turn"]), 100 * row[what]) for row in found["rush"]],
        )
        for players, found in played.items()
        for what in ("home_taken", "by_elimination")
    ]
    say = console.say
    return curve(series, say("balance-picture-rush"), say("balance-picture-turns-x"), say("balance-picture-rush-y"))


def _parts(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    """How often the whole bot wins, in percent."""
    group = Group(console.say("balance-head-parts"), rungs(summary["parts"], console))
    least = whole_percent(console, WORTH)
    axis = console.say("balance-picture-parts-axis", least=least)
    title = console.say("balance-picture-parts", bot=summary["bot"])
    return fairness([group], (100 * WORTH, 100), title, axis, fair=50, digits=0)


def _battles(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    series = [
        Series(players_text(console, players), _at_least(found["distributions"]["battles"]))
        for players, found in played.items()
    ]
    say = console.say
    return curve(
        series, say("balance-picture-battles"), say("balance-picture-battles-x"), say("balance-picture-battles-y")
    )


def _cards(played: dict[int, Figures], summary: Figures, console: Console) -> str:
    series = [
        Series(side_text(console, players, side), _at_least(found["distributions"][f"cards_{side}"]))
        for players, found in played.items()
        for side in ("winners", "losers")
    ]
    say = console.say
    return curve(series, say("balance-picture-cards"), say("balance-picture-cards-x"), say("balance-picture-cards-y"))


def _up_to(counts: dict[str, int]) -> list[tuple[float, float]]:
    """For each value from 0 on the percentage of those that are no larger."""
    values = {int(value): count for value, count in counts.items()}
    total, points, sum_ = sum(values.values()), [], 0
    for value in range(max(values) + 1):
        sum_ += values.get(value, 0)
        points.append((float(value), 100 * sum_ / total))
    return points


def _at_least(counts: dict[str, int]) -> list[tuple[float, float]]:
    """For each value from 0 on the percentage of those that are no smaller."""
    values = {int(value): count for value, count in counts.items()}
    total = sum(values.values())
    return [
        (float(least), 100 * sum(count for value, count in values.items() if value >= least) / total)
        for least in range(max(values) + 2)
    ]


PICTURES: dict[str, Callable[[dict[int, Figures], Figures, Console], str]] = {
    "homes": _homes,
    "points": _points,
    "turns": _turns,
    "rush": _rush,
    "parts": _parts,
    "battles": _battles,
    "cards": _cards,
}
"""What is drawn, by the name of its file; `parts` where any were left out."""
ALONE = ("points", "turns")
"""What there is to draw of the solitaire game."""
