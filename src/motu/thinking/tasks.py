"""What a worker can do. Nothing here knows more of a game than it is told: bots get a view, never a state."""

from __future__ import annotations

import importlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Protocol

from motu.bots.bot import Bot, adviser, bot_named, bot_names, must_compile, quick_bot
from motu.bots.jit import available
from motu.core.chance import FreeChance
from motu.core.errors import MotuError, message
from motu.core.record import read_record
from motu.games import game_named
from motu.thinking.frames import REMEMBERED, Unready

STAND_IN_SECONDS = 1.0
"""What a bot has that decides for another."""


class Talk(Protocol):
    """What a task may say to the server."""

    def begin(self) -> None: ...

    def progress(self, far: float) -> bool: ...


def decide(
    talk: Talk, game: str, bot: str, view: Any, moves: Sequence[str], seconds: float, seed: int, who: str
) -> int:
    """Which of these moves the bot plays, by its place among them."""
    _load(game, bot)
    mind = _bot(game, bot, who)
    talk.begin()
    choices = tuple(map(game_named(game).read, moves))
    try:
        return choices.index(mind.decide(view, choices, seconds, FreeChance(seed)))
    except BaseException:
        _minds.pop((who, game, bot), None)  # who knows what it has in mind now
        raise


def stand_in(talk: Talk, game: str, view: Any, moves: Sequence[str], seed: int) -> int:
    """The same for a bot that cannot be asked: what the usual one would play, worked out by the interpreter."""
    talk.begin()
    choices = tuple(map(game_named(game).read, moves))
    return choices.index(quick_bot(game).decide(view, choices, STAND_IN_SECONDS, FreeChance(seed)))


def advise(talk: Talk, game: str, view: Any, seconds: float, seed: int) -> list[dict[str, Any]]:
    """The best turns for the viewer, whose turn it is, as plain data."""
    advice_for = _load_adviser(game)
    talk.begin()
    return [
        {
            "moves": [move.text for move in advice.moves],
            "words": advice.words,
            "decisions": list(advice.decisions),
            "chance": round(float(advice.chance), 4),
            "reasons": [reason.plain() for reason in advice.reasons],
        }
        for advice in advice_for(view, FreeChance(seed), seconds=seconds)
    ]


def review(talk: Talk, game: str, record: str, seat: int | None, quality: str, seed: int) -> dict[str, Any]:
    """What a record looks like to this seat, or (None) with all cards open, as plain data."""
    _load_adviser(game)
    reviewed, to_json = _part(game, "review").review, _part(game, "review_result").to_json
    talk.begin()
    found: dict[str, Any] = to_json(
        reviewed(read_record(game_named(game), record), seat, quality, FreeChance(seed), talk.progress)
    )
    return found


def load(talk: Talk, game: str) -> None:
    """Load the code for what will be asked later. No news is good news: it is not answered."""
    with suppress(Exception):
        _load_adviser(game)
        _load(game, adviser(game))


def compile_all(talk: Talk) -> bool:
    """Compile what is not compiled yet, for all workers; whether it is there now."""
    from motu.bots import warm  # noqa: PLC0415

    talk.begin()
    return warm.main() == 0


TASKS: dict[str, Callable[..., Any]] = {
    "decide": decide,
    "stand-in": stand_in,
    "advise": advise,
    "review": review,
    "load": load,
    "compile": compile_all,
}


_minds: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
"""The bots that may remember a plan, the last used one last."""


def _bot(game: str, bot: str, who: str) -> Bot:
    mind = _minds.pop((who, game, bot), None) or bot_named(game, bot)
    if who:
        _minds[who, game, bot] = mind
        while len(_minds) > REMEMBERED:
            _minds.popitem(last=False)
    return mind


@cache
def _load(game: str, bot: str) -> None:
    """Load what this bot needs; Unready when that would take a minute, for it must be compiled before.

    Others of the house decide in compiled code, too, where that is there: loading it would be counted as thinking.
    """
    if not available() or not _is_ours(game, bot):
        return
    if must_compile(game, bot):
        raise Unready
    view, moves = _example(game)
    with suppress(Exception):  # it will fail again where it counts
        bot_named(game, bot).decide(view, moves, 0.01, FreeChance("load"))


@cache
def _load_adviser(game: str) -> Callable[..., Any]:
    """The same for hints and reviews: what gives the hints. MotuError where the game has none."""
    expert = adviser(game)
    if not available():
        raise MotuError(message("advice-needs-numba"))
    if must_compile(game, expert):
        raise Unready
    advice_for: Callable[..., Any] = _part(game, "advise").advise
    with suppress(Exception):
        advice_for(_example(game)[0], FreeChance("load"), work=1)
    return advice_for


def _part(game: str, name: str) -> Any:
    """A module of a game's bots; a worker loads what it needs, and some need Numba."""
    return importlib.import_module(f"motu.bots.{game}.{name}")


def _example(game: str) -> tuple[Any, tuple[Any, ...]]:
    """A view and its moves, to try something with."""
    rules = game_named(game)
    state = rules.deal(rules.read_options({}), FreeChance("load"))
    seat = rules.movers(state)[0]
    return rules.view(state, seat), tuple(rules.moves(state, seat))


def _is_ours(game: str, bot: str) -> bool:
    """Whether this is a bot of the house, and not one of a file."""
    return bot.partition(":")[0] in bot_names(game)
