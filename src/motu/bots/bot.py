"""What a bot is, and where to find one by its name."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

from motu.bots.entry import Entry, Roster
from motu.bots.jit import available, warm_mark
from motu.core.chance import Chance
from motu.core.errors import BadOption, Message, MotuError, message

ROSTERS = {"kahuna": "motu.bots.kahuna.roster", "paradise": "motu.bots.paradise.roster"}
"""Where the bots of each game are listed, in a module that is a `Roster`; it is loaded when somebody asks for it."""


class Bot(Protocol):
    """Decides one small decision at a time, from what its seat may know.

    A bot plays one seat of one game and may remember what it planned; a fresh one that is asked in the middle of a
    game plays on all the same.
    """

    def decide(self, view: Any, moves: Sequence[Any], seconds: float, chance: Chance) -> Any:
        """The move to play: one of `moves`, with no other randomness than `chance`.

        `seconds` is the time that is left for this turn, of which further decisions may be a part: who plans the whole
        turn at its first decision may spend all of it there.
        """
        ...


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the weakest first."""
    return tuple(_roster(game))


def bot_named(game: str, name: str) -> Bot:
    """A new bot of this name; BadOption when there is none.

    `NAME:WORK` makes it do a fixed amount of work for every turn, whatever the time: the same on every machine.
    `FILE.py:CLASS` and `package.module:CLASS` name a bot of one's own.
    """
    roster = _roster(game)
    first, colon, last = name.rpartition(":") if ":" in name else (name, "", "")
    if first in roster:
        entry = roster[first]
        if entry.compiled and not available():
            raise BadOption(message("bot-needs-numba", bot=first))
        settings = dict(entry.settings)
        if colon:
            if not (last.isascii() and last.isdigit() and int(last) > 0):
                raise BadOption(message("bot-bad-work", bot=first, work=last))
            settings["work"] = int(last)
        try:
            return _made(entry, settings)
        except TypeError:
            if not colon:
                raise
            raise BadOption(message("bot-no-work", bot=first)) from None
    if colon and (first.endswith(".py") or "." in first or _is_module(first)):
        return _own(first, last)
    if not roster:
        raise BadOption(message("bot-none", game=game))
    raise BadOption(message("bot-unknown", bot=name, bots=", ".join(roster)))


def must_compile(game: str, name: str) -> bool:
    """Whether this bot keeps its first opponent waiting, because its code is not compiled yet."""
    entry = _roster(game).get(name.partition(":")[0])
    return entry is not None and entry.compiled and not warm_mark().exists()


def usual_bot(game: str) -> str:
    """Whom a person plays against who names nobody; BadOption where nobody plays this game."""
    bots = _bots_of(game)
    return str(getattr(bots, "USUAL", "") or list(bots.GRADES)[-1])


def quick_bot(game: str) -> Bot:
    """The usual bot again, in a way that needs no compiled code; BadOption where nobody plays this game."""
    entry: Entry = getattr(_bots_of(game), "QUICK", None) or _roster(game)[usual_bot(game)]
    return _made(entry, dict(entry.settings))


def stand_in(game: str) -> str:
    """Who plays on for a person who has gone; BadOption where nobody plays this game."""
    return str(getattr(_bots_of(game), "STAND_IN", "") or usual_bot(game))


def adviser(game: str) -> str:
    """The bot whose code gives hints and reviews games; MotuError where there is none."""
    found = _adviser(game)
    if not found:
        raise MotuError(message("advice-not-here"))
    return found


def example_bot(game: str) -> str:
    """The bot that shows what it would do itself; nothing where none is to be followed."""
    return str(getattr(_bots_of(game), "EXAMPLE", "")) if game in ROSTERS else ""


def _adviser(game: str) -> str:
    return str(getattr(_bots_of(game), "ADVISER", "")) if game in ROSTERS else ""


class Standing(NamedTuple):
    """Where a bot stands: its grade, or its place in the campaign, from 1; and who it is, in words.

    A bot with a character may be in no campaign: then it has neither grade nor place.
    """

    name: str
    grade: int | None
    place: int | None
    character: Message | None


def standings(game: str) -> list[Standing]:
    """All bots of a game: the grades, and then those with a character, the weakest first."""
    if game not in ROSTERS:
        return []
    bots = _bots_of(game)
    grades, places = list(bots.GRADES), list(bots.OPPONENTS)
    told = {*places, *getattr(bots, "NAMED", ()), _adviser(game)}
    return [
        Standing(
            name,
            grades.index(name) + 1 if name in grades else None,
            places.index(name) + 1 if name in places else None,
            message("bot-character", bot=name) if name in told else None,
        )
        for name in bot_names(game)
    ]


def opponents(game: str) -> tuple[str, ...]:
    """The opponents of a game's campaign, in order."""
    return tuple(each.name for each in standings(game) if each.place is not None)


def _roster(game: str) -> Mapping[str, Entry]:
    return _bots_of(game).ROSTER if game in ROSTERS else {}


def _bots_of(game: str) -> Roster:
    if game not in ROSTERS:
        raise BadOption(message("bot-none", game=game))
    return cast("Roster", importlib.import_module(ROSTERS[game]))


def _made(entry: Entry, settings: Mapping[str, Any]) -> Bot:
    return getattr(importlib.import_module(entry.module), entry.maker)(**settings)  # type: ignore[no-any-return]


def _is_module(name: str) -> bool:
    return name.isidentifier() and importlib.util.find_spec(name) is not None


def _own(place: str, maker: str) -> Bot:
    """A bot that its author wrote in a file or a module of his own."""
    try:
        module = _module_of(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        return getattr(module, maker)()  # type: ignore[no-any-return]
    except Exception as error:  # whatever an author's file may raise
        problem = f"{type(error).__name__}: {error}"
        raise BadOption(message("bot-own-broken", place=place, bot=maker, problem=problem)) from error


def _module_of(path: Path) -> Any:
    name = f"motu_own_bot_{path.resolve().as_posix().replace('/', '_').removesuffix('.py')}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
