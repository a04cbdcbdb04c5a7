"""What a balance report found, as tables: a game in figures, wins by home, points by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from motu.terminal.arena.figures import number, percent, percents
from motu.terminal.arena.report import columns
from motu.terminal.speech import Speech

Figures = dict[str, Any]
Cell = Callable[[Speech, Figures], str]

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
    return lambda speech, found: number(speech, found[name], 1)


def _share(name: str) -> Cell:
    """A share; nothing where there was nothing to have a share of."""
    return lambda speech, found: "–" if found[name] is None else percent(speech, found[name])


def _turns(speech: Speech, found: Figures) -> str:
    turns = found["turns"]
    low, high = (number(speech, value) for value in turns["quartiles"])
    return f"{number(speech, turns['median'])} ({low}–{high})"


def _ending(name: str) -> Cell:
    return lambda speech, found: percent(speech, found["endings"][name])


def _cards(whose: str) -> Cell:
    return lambda speech, found: number(speech, found["cards"][whose], 1)


ROWS: tuple[tuple[str, Cell], ...] = (
    ("balance-games", lambda speech, found: str(found["games"])),
    ("balance-turns", _turns),
    *((words, _ending(name)) for name, words in ENDING_NAMES.items()),
    ("balance-shared", _share("shared_wins")),
    ("balance-decisions", lambda speech, found: number(speech, found["decisions"])),
    ("balance-battles", _mean("battles")),
    ("balance-battles-players", _mean("battles_between_players")),
    ("balance-with-battles", _share("games_with_battles")),
    ("balance-with-battles-players", _share("games_with_battles_between_players")),
    ("balance-succeed", _share("attacks_that_succeed")),
    ("balance-succeed-players", _share("attacks_on_players_that_succeed")),
    ("balance-conquered", _mean("conquered")),
    ("balance-eliminated", lambda speech, found: number(speech, found["eliminated"], 2)),
    ("balance-cards-winners", _cards("winners")),
    ("balance-cards-losers", _cards("losers")),
    ("balance-explorers", _mean("explorers_lost")),
    ("balance-tiles", _mean("tiles")),
    ("balance-settled", _mean("settled")),
)
"""What is told of the games of each number of players, a line each."""


def report(summary: Figures, speech: Speech) -> list[str]:
    """The lines to print."""
    played = {int(players): found for players, found in summary["players"].items() if found}
    lines = []
    if played:
        for table in (_games(played, speech), _homes(played, summary["fair"], speech), _points(played, speech)):
            lines += [*columns(table), ""]
        lines += [_verdict(played, summary["fair"], speech), ""]
    return lines + failures(summary, speech)


def failures(summary: Figures, speech: Speech) -> list[str]:
    """Games that do not count."""
    if not summary["failures"]:
        return []
    return [speech.say("balance-failures", games=summary["failures"], problem=summary["first_failure"]), ""]


def _games(played: dict[int, Figures], speech: Speech) -> list[list[str]]:
    rows = [[speech.say("balance-head-games"), *(players_text(speech, players) for players in played)]]
    rows += [[speech.say(words), *(cell(speech, found) for found in played.values())] for words, cell in ROWS]
    return rows


def _homes(played: dict[int, Figures], fair: Sequence[float], speech: Speech) -> list[list[str]]:
    """What each home has won of its fair share."""
    say = speech.say
    heads = ("balance-head-homes", "balance-head-players", "balance-head-wins")
    rows = [[*(say(head) for head in heads), say("arena-percent", value="95"), say("balance-head-ratio"), ""]]
    for players, found in played.items():
        for home in found["homes"]:
            wins = number(speech, home["wins"], 0 if home["wins"] == int(home["wins"]) else 1)
            share = f"{wins} ({percent(speech, home['share'])})"
            ratio = number(speech, home["ratio"], 2)
            mark = "" if fair[0] <= home["ratio"] <= fair[1] else "!"
            rows.append([home["home"], str(players), share, percents(speech, *home["interval"]), ratio, mark])
    return rows


def _points(played: dict[int, Figures], speech: Speech) -> list[list[str]]:
    """What the points of winners and losers came from, as a mean."""
    rows = [[speech.say("balance-head-points"), *(players_text(speech, players) for players in played)]]
    rows += [
        [speech.say(words), *(_both(speech, found, source) for found in played.values())]
        for source, words in SOURCE_NAMES.items()
    ]
    return rows


def _both(speech: Speech, found: Figures, source: str) -> str:
    won, lost = (number(speech, found["points"][side][source], 1) for side in ("winners", "losers"))
    return f"{won:>4} / {lost:>4}"


def _verdict(played: dict[int, Figures], fair: Sequence[float], speech: Speech) -> str:
    """Whether every home wins about as often as it should."""
    outside = [
        f"{home['home']} ({players_text(speech, players)})"
        for players, found in played.items()
        for home in found["homes"]
        if not fair[0] <= home["ratio"] <= fair[1]
    ]
    low, high = (number(speech, end, 2) for end in fair)
    if outside:
        return speech.say("balance-unfair", low=low, high=high, homes=", ".join(outside))
    return speech.say("balance-fair", low=low, high=high)


def players_text(speech: Speech, players: int) -> str:
    return speech.say("balance-players", players=players)


def side_text(speech: Speech, players: int, side: str) -> str:
    """`2, winners`."""
    return speech.say("balance-side", players=players, side=side)
