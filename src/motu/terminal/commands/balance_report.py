"""What a balance report found, as tables: a game in figures, wins by home, points by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from motu.terminal.console import Console
from motu.terminal.formats import columns, number, percent, percents

Figures = dict[str, Any]
Cell = Callable[[Console, Figures], str]

SOURCE_NAMES = {
    "villages": "balance-source-villages",
    "home": "balance-source-home",
    "groups": "balance-source-groups",
    "atolls": "balance-source-atolls",
    "cards": "balance-source-cards",
    "cut": "balance-source-cut",
    "total": "balance-source-total",
}
ENDING_NAMES = {
    "points": "balance-ending-points",
    "last": "balance-ending-last",
    "limit": "balance-ending-limit",
}
"""How a game of several ends."""


def _mean(name: str) -> Cell:
    return lambda console, found: number(console, found[name], 1)


def _share(name: str) -> Cell:
    """A share; nothing where there was nothing to have a share of."""
    return lambda console, found: "–" if found[name] is None else percent(console, found[name])


def _turns(console: Console, found: Figures) -> str:
    turns = found["turns"]
    low, high = (number(console, value) for value in turns["quartiles"])
    return f"{number(console, turns['median'])} ({low}–{high})"


def _ending(name: str) -> Cell:
    return lambda console, found: percent(console, found["endings"][name])


def _cards(whose: str) -> Cell:
    return lambda console, found: number(console, found["cards"][whose], 1)


ROWS: tuple[tuple[str, Cell], ...] = (
    ("balance-games", lambda console, found: str(found["games"])),
    ("balance-turns", _turns),
    *((words, _ending(name)) for name, words in ENDING_NAMES.items()),
    ("balance-shared", _share("shared_wins")),
    ("balance-decisions", lambda console, found: number(console, found["decisions"])),
    ("balance-battles", _mean("battles")),
    ("balance-battles-players", _mean("battles_between_players")),
    ("balance-with-battles", _share("games_with_battles")),
    ("balance-with-battles-players", _share("games_with_battles_between_players")),
    ("balance-succeed", _share("attacks_that_succeed")),
    ("balance-succeed-players", _share("attacks_on_players_that_succeed")),
    ("balance-conquered", _mean("conquered")),
    ("balance-eliminated", lambda console, found: number(console, found["eliminated"], 2)),
    ("balance-cards-winners", _cards("winners")),
    ("balance-cards-losers", _cards("losers")),
    ("balance-explorers", _mean("explorers_lost")),
    ("balance-tiles", _mean("tiles")),
    ("balance-settled", _mean("settled")),
)
"""What is told of the games of each number of players, a line each."""


def report(summary: Figures, console: Console) -> list[str]:
    """The lines to print."""
    played = {int(players): found for players, found in summary["players"].items() if found}
    lines = []
    if played:
        for table in (_games(played, console), _homes(played, summary["fair"], console), _points(played, console)):
            lines += [*columns(table), ""]
        lines += [_verdict(played, summary["fair"], console), ""]
    return lines + failures(summary, console)


def failures(summary: Figures, console: Console) -> list[str]:
    """Games that do not count."""
    if not summary["failures"]:
        return []
    return [console.say("balance-failures", games=summary["failures"], problem=summary["first_failure"]), ""]


def _games(played: dict[int, Figures], console: Console) -> list[list[str]]:
    rows = [[console.say("balance-head-games"), *(players_text(console, players) for players in played)]]
    rows += [[console.say(words), *(cell(console, found) for found in played.values())] for words, cell in ROWS]
    return rows


def _homes(played: dict[int, Figures], fair: Sequence[float], console: Console) -> list[list[str]]:
    """What each home has won of its fair share."""
    say = console.say
    heads = ("balance-head-homes", "balance-head-players", "balance-head-wins")
    rows = [[*(say(head) for head in heads), say("arena-percent", value="95"), say("balance-head-ratio"), ""]]
    for players, found in played.items():
        for home in found["homes"]:
            wins = number(console, home["wins"], 0 if home["wins"] == int(home["wins"]) else 1)
            share = f"{wins} ({percent(console, home['share'])})"
            ratio = number(console, home["ratio"], 2)
            mark = "" if fair[0] <= home["ratio"] <= fair[1] else "!"
            rows.append([home["home"], str(players), share, percents(console, *home["interval"]), ratio, mark])
    return rows


def _points(played: dict[int, Figures], console: Console) -> list[list[str]]:
    """What the points of winners and losers came from, as a mean."""
    rows = [[console.say("balance-head-points"), *(players_text(console, players) for players in played)]]
    rows += [
        [console.say(words), *(_both(console, found, source) for found in played.values())]
        for source, words in SOURCE_NAMES.items()
    ]
    return rows


def _both(console: Console, found: Figures, source: str) -> str:
    won, lost = (number(console, found["points"][side][source], 1) for side in ("winners", "losers"))
    return f"{won:>4} / {lost:>4}"


def _verdict(played: dict[int, Figures], fair: Sequence[float], console: Console) -> str:
    """Whether every home wins about as often as it should."""
    outside = [
        f"{home['home']} ({players_text(console, players)})"
        for players, found in played.items()
        for home in found["homes"]
        if not fair[0] <= home["ratio"] <= fair[1]
    ]
    low, high = (number(console, end, 2) for end in fair)
    if outside:
        return console.say("balance-unfair", low=low, high=high, homes=", ".join(outside))
    return console.say("balance-fair", low=low, high=high)


def players_text(console: Console, players: int) -> str:
    return console.say("balance-players", players=players)


def side_text(console: Console, players: int, side: str) -> str:
    """`2, winners`."""
    return console.say("balance-side", players=players, side=side)


# --- The solitaire game: how often it is won, and what decides it -----------------------------------------------------


def _spread(name: str) -> Cell:
    def cell(console: Console, found: Figures) -> str:
        low, high = (number(console, value) for value in found[name]["quartiles"])
        return f"{number(console, found[name]['median'])} ({low}–{high})"

    return cell


def _fought(name: str) -> Cell:
    """How often, and how many of these succeed."""

    def cell(console: Console, found: Figures) -> str:
        share = found[f"{name}_that_succeed"]
        told = number(console, found[name], 1)
        return told if share is None else f"{told} ({percent(console, share)})"

    return cell


SOLITAIRE_ROWS: tuple[tuple[str, Cell], ...] = (
    ("balance-games", lambda console, found: str(found["games"])),
    ("balance-alone-won", lambda console, found: f"{found['wins']} ({percent(console, found['share'])})"),
    ("balance-alone-interval", lambda console, found: percents(console, *found["interval"])),
    ("balance-alone-chits", lambda console, found: percent(console, found["endings"]["chits"])),
    ("balance-alone-fall", lambda console, found: percent(console, found["endings"]["fall"])),
    ("balance-turns", _spread("turns")),
    ("balance-alone-drawn", _spread("chits")),
    ("balance-decisions", lambda console, found: number(console, found["decisions"])),
    ("balance-alone-attacks", _fought("attacks")),
    ("balance-alone-attacked", _fought("attacked")),
    ("balance-tiles", lambda console, found: number(console, found["tiles"], 1)),
    ("balance-alone-tiles", lambda console, found: number(console, found["tiles_of_opponent"], 1)),
)
"""What is told of the games, a line each."""
WHOSE = {"winners": "balance-alone-winners", "losers": "balance-alone-losers", "opponent": "balance-alone-opponent"}


def solitaire_report(summary: Figures, console: Console) -> list[str]:
    """The lines to print."""
    found = summary["players"]["1"]
    lines = []
    if found:
        games = [[console.say("balance-head-games"), ""]]
        games += [[console.say(words), cell(console, found)] for words, cell in SOLITAIRE_ROWS]
        points = [[console.say("balance-alone-points"), *(console.say(words) for words in WHOSE.values())]]
        for source, words in SOURCE_NAMES.items():
            means = (number(console, found["points"][whose][source], 1) for whose in WHOSE)
            points.append([console.say(words), *means])
        for table in (games, points):
            lines += [*columns(table), ""]
    return lines + failures(summary, console)
