"""What a game may have besides the functions of `motu.core.game`: without them it can be played all the same.

| function | question it answers |
|---|---|
| `rules(options)` | what are the rules in short, as these options have them? |
| `whole_options(options)` | what is every single option, by its written name? |
| `views(state)` | what may each seat know, as a function of the seat, for a state that stays as it is meanwhile? |
| `show_parts(view)` | what of `show` do all see alike (the same object for all views of `views`), and the rest? |
| `threats(view)` | what can be lost or won within one turn, as far as the viewer can tell? JSON can hold it |
| `margin(state, seat)` | by how much is this seat ahead, in points; below zero: behind? |
| `reveals(before, seat, move, after)` | did this move show its player what was hidden, besides what chance answered? |
| `is_aside(state, seat, move)` | is this legal move open to its seat at any time, and no answer to what is asked? |
| `begins_part(state, seat, move)` | does something begin with this legal move that is taken back as a whole? |
| `is_planned(state, seat, move)` | is this legal move an item of a plan, which can be struck out of it? |
| `step(state)` | in which step of a turn, and in whose part of it, does the game stand? |
| `show_box(options)` | what lies in the box of a game with these options? Nothing of it is hidden; JSON can hold it |
| `prompt(view)` | what has the viewer, or whoever is asked, to decide? |
| `prospect(before, after)` | what would moves bring, from a seat's view before to that after them? JSON can hold it |
| `range_of(view, seat, place)` | where could a seat's pieces there come to, as the viewer may know? JSON can hold it |
| `count(view)` | what counts for what, line by line, as the viewer may know? JSON can hold it |
| `own_components(texts)` | which set of components of somebody's own do written options name? |
| `read_components(files)` | what is the name of the set in these files, and what are its tables, as text? |
| `hold_components(name, tables)` | how is a set made known, so that options can name it? |
| `pack_components(texts, tables)` | what does an archive of these tables look like; of ours by these options if none? |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from motu.core.errors import Message
from motu.core.game import AnyGame


def _asked(game: AnyGame, name: str, missing: Any, *args: Any) -> Any:
    function = getattr(game, name, None)
    return missing if function is None else function(*args)


def rules(game: AnyGame, options: Any) -> list[Message]:
    """The rules in short; nothing where the game has no such words."""
    return _asked(game, "rules", [], options)  # type: ignore[no-any-return]


def whole_options(game: AnyGame, options: Any) -> dict[str, str]:
    """Every option with its value."""
    return _asked(game, "whole_options", game.write_options(options), options)  # type: ignore[no-any-return]


def views(game: AnyGame, state: Any) -> Callable[[int | None], Any]:
    """The views of a state for several who look at it: a game may put together once what they have in common."""
    function = getattr(game, "views", None)
    return partial(game.view, state) if function is None else function(state)


def show_parts(game: AnyGame, view: Any) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """What is shown in two parts: first what is one and the same for all views made together, if the game knows."""
    return _asked(game, "show_parts", None, view) or ({}, game.show(view))


def threats(game: AnyGame, view: Any) -> Sequence[Mapping[str, Any]]:
    """What can fall within a turn; nothing where the game does not tell."""
    return _asked(game, "threats", [], view)  # type: ignore[no-any-return]


def margin(game: AnyGame, state: Any, seat: int) -> int | None:
    """How far ahead a seat is; None where the game does not count that."""
    return _asked(game, "margin", None, state, seat)  # type: ignore[no-any-return]


def reveals(game: AnyGame, before: Any, seat: int, move: Any, after: Any) -> bool:
    """Whether a move showed its player something that he did not know: then it cannot be taken back.

    For instance what the others had decided in secret, when the last of them has decided. What chance answered need
    not be told here: the record holds it.
    """
    return _asked(game, "reveals", False, before, seat, move, after)  # type: ignore[no-any-return]


def is_aside(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    """Whether a legal move is made beside the decision at hand, whoever that is up to.

    What a seat does that is not asked is nothing else; who is asked may do such a thing, too, before answering.
    """
    beside = seat not in game.movers(state)
    return beside or _asked(game, "is_aside", False, state, seat, move)


def begins_part(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    """Whether a legal move begins something of several decisions, such as a fleet; never where the game has no such."""
    return _asked(game, "begins_part", False, state, seat, move)  # type: ignore[no-any-return]


def is_planned(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    """Whether a legal move is an item of a plan that nobody else sees; never where the game has no such plans."""
    return _asked(game, "is_planned", False, state, seat, move)  # type: ignore[no-any-return]


def step(game: AnyGame, state: Any) -> Any:
    """What is the same in all states of one step, and of no other; a whole turn where the game has no steps."""
    return _asked(game, "step", game.turn(state), state)


def prompt(game: AnyGame, view: Any) -> Message | None:
    """What is asked; None where the game does not put it into words."""
    return _asked(game, "prompt", None, view)  # type: ignore[no-any-return]


def show_box(game: AnyGame, options: Any) -> Mapping[str, Any] | None:
    """What lies in the box; None where the game does not tell, since all boxes are alike."""
    return _asked(game, "show_box", None, options)  # type: ignore[no-any-return]


def prospect(game: AnyGame, before: Any, after: Any) -> Mapping[str, Any] | None:
    """What moves would bring that were only tried; None where the game does not tell. The views may be the same."""
    return _asked(game, "prospect", None, before, after)  # type: ignore[no-any-return]


def range_of(game: AnyGame, view: Any, seat: int, place: str) -> Mapping[str, Any] | None:
    """Where a seat's pieces in a place could come to; None where the game does not tell."""
    return _asked(game, "range_of", None, view, seat, place)  # type: ignore[no-any-return]


def count(game: AnyGame, view: Any) -> Mapping[str, Any] | None:
    """Everybody's points line by line; None where the game does not count any."""
    return _asked(game, "count", None, view)  # type: ignore[no-any-return]


def own_components(game: AnyGame, texts: Mapping[str, str]) -> str:
    """The set that these words name; "" for the game's own, and where a game has no others."""
    return _asked(game, "own_components", "", texts)  # type: ignore[no-any-return]


def read_components(game: AnyGame, files: Sequence[tuple[str, bytes]]) -> tuple[str, dict[str, str]] | None:
    """Name ("" for the game's own) and tables of a set that somebody sent; None where a game has no sets. BadOption."""
    return _asked(game, "read_components", None, files)  # type: ignore[no-any-return]


def hold_components(game: AnyGame, name: str, tables: Mapping[str, str]) -> object:
    """As long as somebody holds what this gives, the options of the game may name this set."""
    return _asked(game, "hold_components", None, name, tables)


def pack_components(game: AnyGame, texts: Mapping[str, str], tables: Mapping[str, str] | None) -> bytes | None:
    """An archive of a set, or of the game's own tables that these words name; None where a game has no sets."""
    return _asked(game, "pack_components", None, texts, tables)  # type: ignore[no-any-return]
