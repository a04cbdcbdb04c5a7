"""The words that people write: moves (see `moves`), and in a record what chance answered, in brackets behind them.

`>H12(i2,tahiti)` explores H12: a marker of an island group with two knots came, and the tile of Tahiti. `?` is what the
reader may not know. A hex may be written by the name that is printed there: `>Niue`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from motu.core.errors import BadNotation, message
from motu.core.game import Word
from motu.paradise.box import slug
from motu.paradise.box_loader import default_box
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.moves import BY_TEXT, Move
from motu.paradise.options import Options

EVENT = "event:"
_WORD = re.compile(r"(?P<move>[^\s()]+)(?:\((?P<outcomes>[^\s()]*)\))?")
_HEX = re.compile(
    r"(?P<sign>first:|fell:|carry:|event:|store:|kumara:|[A-Z]+[@+^%]|-R@|[\^>~!:/@*<#=]|[A-Z]\+)(?P<name>.+)",
    re.IGNORECASE,
)


def write(move: Move) -> str:
    """The move in notation."""
    return move.text


def read(text: str) -> Move:
    """The move that a word means. Capital letters make no difference; names of hexes and cards are understood."""
    word = text.strip()
    move = BY_TEXT.get(short(word, names()).lower())
    if move is not None:
        return move
    match = _HEX.fullmatch(word)
    if match is None:
        raise BadNotation(message("paradise-notation-unknown", word=word))
    raise BadNotation(message("paradise-notation-no-place", name=match["name"], word=word))


def short(word: str, names: Mapping[str, str]) -> str:
    """The word with what stands for a name in place of it; as it is where there is no name that these know.

    names  slugs, of events with `event:` in front, and what stands for each in notation
    """
    match = None if word.lower() in BY_TEXT else _HEX.fullmatch(word)
    if match is None:
        return word
    kind = EVENT if match["sign"].lower() == EVENT else ""
    name = names.get(kind + slug(match["name"]))
    return word if name is None else match["sign"] + name


@cache
def things() -> dict[str, str]:
    """Printed names of hexes and names of cards, each with what stands for it in notation."""
    box = default_box()
    found = {label: NAMES[cell] for cell, label in box.labels.items()}
    found |= {group.name: NAMES[group.cell] for group in box.groups if group.cell >= 0}
    return found | {card.name: f"{number + 1}" for number, card in enumerate(box.cards)}


@cache
def names() -> dict[str, str]:
    """The names that records understand: those of the box, which are English."""
    found = {slug(name): thing for name, thing in things().items()}
    return found | {EVENT + slug(event.name): f"{number + 1}" for number, event in enumerate(default_box().events)}


# --- What chance answered -------------------------------------------------------------------------------------------


def outcome_name(of: Any, index: int) -> str:
    """The name of what chance chose: a number of the die, a marker, a tile, a card, a home."""
    if isinstance(of, str):
        return of[index]
    names, left = of
    if isinstance(left, int):
        return str(names[cells_in(left)[index]])
    for name, number in zip(names, left, strict=True):
        if index < number:
            return str(name)
        index -= number
    raise AssertionError("there is no such thing")


def outcome_index(of: Any, name: str) -> int:
    """The first number that stands for this name; -1 when it cannot have come."""
    if isinstance(of, str):
        return of.find(name) if len(name) == 1 else -1
    names, left = of
    if name not in names:
        return -1
    place = names.index(name)
    if isinstance(left, int):
        return (left & (1 << place) - 1).bit_count() if left >> place & 1 else -1
    return sum(left[:place]) if left[place] else -1


# --- The lines of a record ------------------------------------------------------------------------------------------


def seen_deal(options: Options, outcomes: tuple[str, ...], viewer: int | None) -> tuple[str, ...]:
    """All of the set-up lies open."""
    return outcomes


def write_deal(outcomes: Sequence[str]) -> str:
    """The markers drawn, and the homes where chance decided."""
    return " ".join(outcomes)


def read_deal(text: str) -> tuple[str, ...]:
    return tuple(text.lower().split())


def write_words(words: Sequence[Word]) -> str:
    """The decisions of a part of a turn as a line."""
    return " ".join(f"{word.move}({','.join(word.outcomes)})" if word.outcomes else word.move for word in words)


def read_words(text: str) -> list[Word]:
    """The decisions of a line, each with what chance answered and the column where it stands."""
    words = []
    for found in re.finditer(r"\S+", text):
        column = found.start() + 1
        match = _WORD.fullmatch(found.group())
        if match is None:
            raise BadNotation(message("paradise-notation-unknown", word=found.group()), column)
        outcomes = tuple(match["outcomes"].lower().split(",")) if match["outcomes"] else ()
        if "?" in match["move"]:
            move = match["move"]  # what the reader may not know
        else:
            try:
                move = read(match["move"]).text
            except BadNotation as error:
                raise BadNotation(error.reason, column) from None
        words.append(Word(move, outcomes, column))
    return words
