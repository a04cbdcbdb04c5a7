"""What can be typed at the prompt besides moves, and what is answered: commands, help, questions and hints.

Each command is known by its English name and by the reader's own.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from motu.bots.bot import adviser, bot_named, example_bot, must_compile
from motu.bots.hints import next_decisions, seed_of
from motu.bots.jit import available
from motu.core.chance import FreeChance
from motu.core.errors import MotuError, message
from motu.terminal.console import Console
from motu.terminal.decision import Decision
from motu.terminal.formats import whole_percent
from motu.terminal.local_game import LocalGame
from motu.terminal.presenter import Presenter
from motu.terminal.streams import folded

COMMANDS: dict[str, tuple[str, str]] = {
    "board": ("command-board", "command-board-help"),
    "hand": ("command-hand", "command-hand-help"),
    "row": ("command-row", "command-row-help"),
    "log": ("command-log", "command-log-help"),
    "score": ("command-score", "command-score-help"),
    "danger": ("command-danger", "command-danger-help"),
    "rules": ("command-rules", "command-rules-help"),
    "hint": ("command-hint", "command-hint-help"),
    "undo": ("command-undo", "command-undo-help"),
    "resign": ("command-resign", "command-resign-help"),
    "save": ("command-save", "command-save-help"),
    "quit": ("command-quit", "command-quit-help"),
}
"""Every command: the messages with its name in the reader's language and with what it does."""

HELP = ("?", "help")


def command_of(word: str, console: Console) -> str | None:
    """The command that a word means, `?` for help; None for any other word."""
    wanted = folded(word)
    if wanted in (*HELP, folded(console.say("command-help"))):
        return "?"
    for name, (own_name, _) in COMMANDS.items():
        if wanted in (name, folded(console.say(own_name))):
            return name
    return None


def split_command(line: str) -> tuple[str, str]:
    """The first word of a line, which may be a command, and the rest; `?B-D` is read as `? B-D`."""
    word, _, rest = line.partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", line[1:]
    return word, rest.strip()


def command_descriptions(console: Console) -> list[tuple[str, str]]:
    """Every command as the reader types it, with what it does."""
    return [(console.say(name), console.say(text)) for name, text in COMMANDS.values()]


# --- Help -----------------------------------------------------------------------------------------------------------


class Chapter(NamedTuple):
    """A title, words with what they mean, and a remark behind them."""

    title: str
    pairs: list[tuple[str, str]]
    remark: str


def chapters(presenter: Presenter, console: Console, drawn: bool) -> list[Chapter]:
    """What `?` tells, without the choices of the moment; the signs of the map are for those who look at it."""
    words = presenter.notation() + (presenter.legend() if drawn else [])
    commands = [("?", console.say("command-help-help")), *command_descriptions(console)]
    return [
        Chapter(console.say("help-moves"), words, presenter.notation_note()),
        Chapter(console.say("help-commands"), commands, console.say("help-seal")),
    ]


FOR_ALL = ("board", "row", "log", "score", "rules")
"""What can be asked when nobody looks at the game from a seat."""


def answer(local_game: LocalGame, viewer: int | None, question: str) -> list[str]:
    """What there is to say to a viewer, as far as they may know it."""
    presenter, view = local_game.presenter, local_game.game.view(local_game.match.state, viewer)
    answers: dict[str, Callable[[], list[str]]] = {
        "board": lambda: presenter.board_list(view),
        "hand": lambda: presenter.hand(view),
        "row": lambda: presenter.row(view),
        "log": lambda: local_game.log(viewer) or [local_game.console.say("log-empty")],
        "score": lambda: presenter.score(view),
        "danger": lambda: presenter.dangers(view),
        "rules": lambda: presenter.rules(local_game.match.options),
    }
    return answers[question]()


# --- Hints ------------------------------------------------------------------------------------------------------------
#
# Asked again in the same position it says the same: a thought begins with what the player knows, and as more time may
# lead it elsewhere, the game remembers what came of it.

HINT_SECONDS = 1.0


def hint(decision: Decision) -> Callable[[], list[str]]:
    """What gives advice from what the viewer knows, a line for every turn, after some thinking.

    MotuError where there is none, or no Numba.
    """
    game = decision.game.NAME
    if bot := example_bot(game):
        return partial(_remembered, decision, partial(_follow, bot, decision))
    adviser(game)
    if not available():
        raise MotuError(message("advice-needs-numba"))
    return partial(_remembered, decision, partial(_think, game, decision.view, decision.console))


def _remembered(decision: Decision, think: Callable[[], list[str]]) -> list[str]:
    known, position = decision.local_game.advice, seed_of(decision.view)
    if position not in known:
        known[position] = think()
    return known[position]


def waiting_message(game: str) -> str:
    """The message for the meantime: the first advice ever may have to wait for its code to be compiled."""
    return "bot-compiling" if must_compile(game, example_bot(game) or adviser(game)) else "advice-thinking"


def _think(game: str, view: Any, console: Console) -> list[str]:
    advise = importlib.import_module(f"motu.bots.{game}.advise").advise  # needs Numba
    from motu.terminal.kahuna.choices import reasons_text  # noqa: PLC0415  (nobody else knows reasons)

    lines = [console.say("advice-head")]
    for advice in advise(view, FreeChance(seed_of(view)), seconds=HINT_SECONDS):
        chance, reasons = whole_percent(console, advice.chance), reasons_text(advice.reasons, console)
        if reasons:
            lines.append(console.say("advice-turn", words=advice.words, chance=chance, reasons=reasons))
        else:
            lines.append(console.say("advice-turn-bare", words=advice.words, chance=chance))
    return lines


def _follow(name: str, decision: Decision) -> list[str]:
    """The next decisions of a bot in the player's place, and how they are typed."""
    game, say = decision.game, decision.console.say
    chance = FreeChance(seed_of(decision.view))
    steps = next_decisions(game, bot_named(game.NAME, name), decision.view, decision.seat, chance)
    lines = [say("advice-example", bot=name)]
    for view, move in steps:
        lines.append(say("prompt-would", word=game.write(move), what=decision.presenter.explain(view, move)))
    if len(steps) > 1:
        lines.append(say("advice-example-line", words=" ".join(game.write(move) for _, move in steps)))
    return lines
