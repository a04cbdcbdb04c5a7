"""What a balance report found, as tables: a game in figures, how early it is over, homes, points by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from motu.terminal.commands.balance_checks import checks_table
from motu.terminal.commands.balance_parts import parts_table
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


def share_cell(name: str) -> Cell:
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
    ("balance-shared", share_cell("shared_wins")),
    ("balance-decisions", lambda console, found: number(console, found["decisions"])),
    ("balance-battles", _mean("battles")),
    ("balance-battles-players", _mean("battles_between_players")),
    ("balance-with-battles", share_cell("games_with_battles")),
    ("balance-with-battles-players", share_cell("games_with_battles_between_players")),
    ("balance-succeed", share_cell("attacks_that_succeed")),
    ("balance-succeed-players", share_cell("attacks_on_players_that_succeed")),
    ("balance-conquered", _mean("conquered")),
    ("balance-eliminated", lambda console, found: number(console, found["eliminated"], 2)),
    ("balance-with-eliminated", share_cell("games_with_elimination")),
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
        lines += [*columns(_games(played, console)), ""]
        lines += [console.say("balance-rush"), *columns(_rush(played, console)), ""]
        for table in (_attacks(played, console), _homes(played, summary["fair"], console), _points(played, console)):
            lines += [*columns(table), ""]
    lines += parts_table(summary["parts"], console)
    return lines + checks_table(summary["checks"], console) + failures(summary, console)


def failures(summary: Figures, console: Console) -> list[str]:
    """Games that do not count."""
    if not summary["failures"]:
        return []
    return [console.say("balance-failures", games=summary["failures"], problem=summary["first_failure"]), ""]


def _games(played: dict[int, Figures], console: Console) -> list[list[str]]:
    rows = [[console.say("balance-head-games"), *(players_text(console, players) for players in played)]]
    rows += [[console.say(words), *(cell(console, found) for found in played.values())] for words, cell in ROWS]
    return rows


def _rush(played: dict[int, Figures], console: Console) -> list[list[str]]:
    """How many of the games are over by the end of which turn, and what has decided them."""
    rows = [[console.say("balance-head-turn"), *(players_text(console, players) for players in played)]]
    for place, row in enumerate(next(iter(played.values()))["rush"]):
        rows.append([str(row["turn"]), *(_by_then(console, found["rush"][place]) for found in played.values())])
    return rows


def _by_then(console: Console, row: Figures) -> str:
    return " / ".join(f"{number(console, 100 * row[what], 1):>5}" for what in ("over", "by_elimination", "home_taken"))


def _attacked(name: str, cell: Callable[[Console, float], str]) -> Cell:
    """A figure about attacks on homes; nothing where nothing can be said."""

    def told(console: Console, found: Figures) -> str:
        value = found["home_attacks"][name]
        return "–" if value is None else cell(console, value)

    return told


def _two_digits(console: Console, value: float) -> str:
    return number(console, value, 2)


def _winner(history: str) -> Cell:
    def told(console: Console, found: Figures) -> str:
        value = found["home_attacks"]["won_by"][history]
        return "–" if value is None else percent(console, value)

    return told


ATTACK_ROWS: tuple[tuple[str, Cell], ...] = (
    ("balance-home-attacks", _attacked("attacks", _two_digits)),
    ("balance-home-attacks-succeed", _attacked("attacks_that_succeed", percent)),
    ("balance-homes-taken", _attacked("taken", _two_digits)),
    ("balance-homes-regained", _attacked("regained", percent)),
    ("balance-with-taken", _attacked("games_with_taken", percent)),
    ("balance-owner-wins", _attacked("wins_of_owners", _two_digits)),
    ("balance-won-by-taker", _winner("taker")),
    ("balance-won-by-owner", _winner("owner")),
    ("balance-won-by-both", _winner("both")),
    ("balance-won-by-neither", _winner("neither")),
)
"""What is told of attacks on homes, a line each; the last four are about games in which a home has fallen."""


def _attacks(played: dict[int, Figures], console: Console) -> list[list[str]]:
    rows = [[console.say("balance-head-attacks"), *(players_text(console, players) for players in played)]]
    return rows + [
        [console.say(words), *(cell(console, found) for found in played.values())] for words, cell in ATTACK_ROWS
    ]


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


def players_text(console: Console, players: int) -> str:
    return console.say("balance-players", players=players)


def side_text(console: Console, players: int, side: str) -> str:
    """`2, winners`."""
    return console.say("balance-side", players=players, side=side)
