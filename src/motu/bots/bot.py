"""What a bot is, and where to find one by its name."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from motu.bots.jit import available, cache_folder
from motu.core.chance import Chance
from motu.core.errors import BadOption, Message, message


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


class Entry(NamedTuple):
    """Where a bot is defined: a module and a class in it; and whether it needs the compiled rules."""

    module: str
    maker: str
    compiled: bool = True
    settings: tuple[tuple[str, Any], ...] = ()


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
        maker = getattr(importlib.import_module(entry.module), entry.maker)
        try:
            return maker(**settings)  # type: ignore[no-any-return]
        except TypeError:
            if not colon:
                raise
            raise BadOption(message("bot-no-work", bot=first)) from None
    if colon and (first.endswith(".py") or "." in first or _is_module(first)):
        return _own(first, last)
    raise BadOption(message("bot-unknown", bot=name, bots=", ".join(roster)))


def must_compile(game: str, name: str) -> bool:
    """Whether this bot keeps its first opponent waiting, because its code is not compiled yet."""
    entry = _roster(game).get(name.partition(":")[0])
    return entry is not None and entry.compiled and not (cache_folder() / "warm").exists()


class Standing(NamedTuple):
    """Where a bot stands: its grade, or its place in the campaign, from 1; and who it is, in words."""

    name: str
    grade: int | None
    place: int | None
    character: Message | None


def standings(game: str) -> list[Standing]:
    """All bots of a game: the grades, and then the opponents of the campaign, the weakest first."""
    if game != "kahuna":
        return []
    from motu.bots.kahuna.roster import GRADES, OPPONENTS  # noqa: PLC0415

    told = {*OPPONENTS, "expert"}
    return [
        Standing(
            name,
            grades.index(name) + 1 if name in (grades := list(GRADES)) else None,
            places.index(name) + 1 if name in (places := list(OPPONENTS)) else None,
            message("bot-character", bot=name) if name in told else None,
        )
        for name in bot_names(game)
    ]


def opponents(game: str) -> tuple[str, ...]:
    """The opponents of a game's campaign, in order."""
    return tuple(each.name for each in standings(game) if each.place is not None)


def _roster(game: str) -> dict[str, Entry]:
    if game != "kahuna":
        return {}
    from motu.bots.kahuna.roster import ROSTER  # noqa: PLC0415  (loaded when somebody asks for them)

    return ROSTER


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
