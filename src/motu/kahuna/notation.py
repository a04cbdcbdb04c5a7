"""The words that people write: moves, turns and deals.

An island is its initial (or its name). `B-D` plays card B on line B-D; `HHxHE` removes line HE with cards H and H;
`/A` discards; `+C` takes a face-up card, `+?` one from the deck, `=` does without drawing, `.` ends a turn in which
there is no drawing, `*HE` is a bridge without a card (handicap, variant 1).

In a record `+?K` says which card came, `>KL` which cards were turned up, `/AC` joins discards, `?` is a card not shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from motu.core.errors import BadNotation, message
from motu.core.game import Word
from motu.kahuna.board import ISLANDS, LETTERS, LINE_OF
from motu.kahuna.cards import has, nth, size
from motu.kahuna.moves import BY_TEXT, Move

_NAMES = re.compile("|".join(ISLANDS))


def write(move: Move) -> str:
    """The move in notation."""
    return move.text


def read(text: str) -> Move:
    """The move that a word means. Small letters, names in full and lines in either order are understood."""
    word = _NAMES.sub(lambda name: name.group()[0], text.strip().upper())
    move = BY_TEXT.get(word) or BY_TEXT.get(word.replace("X", "x"))
    if move is not None:
        return move
    match = re.fullmatch(r"(?:(?P<card>[^-])-|(?P<pair>..)X|\*)(?P<end>.{1,2})|[/+](?P<single>.)", word)
    if match is None:
        raise BadNotation(message("notation-unknown", word=text.strip()))
    for letter in "".join(group for group in match.groups() if group):
        if letter not in LETTERS:
            raise BadNotation(message("notation-no-island", letter=letter, word=text.strip()))
    line = (match["card"] or "") + (match["end"] or "")
    if line not in LINE_OF:
        raise BadNotation(message("notation-no-line", line=line, word=text.strip()))
    name = _line_name(line)
    if match["pair"] is None:
        return BY_TEXT[f"*{name}"]
    pair = match["pair"]
    found = BY_TEXT.get(f"{pair}x{name}") or BY_TEXT.get(f"{pair[::-1]}x{name}")
    if found is None:
        raise BadNotation(message("notation-wrong-cards", line=name, word=text.strip()))
    return found


def _line_name(line: str) -> str:
    return "".join(sorted(line))


# --- What chance answered -------------------------------------------------------------------------------------------

FIRST = "WB"
"""What chance chooses from when it decides who begins."""


def outcome_name(of: Any, index: int) -> str:
    """The name of what chance chose: the initial of a card, or of the colour that begins."""
    return str(of[index]) if isinstance(of, str) else LETTERS[nth(of, index)]


def outcome_index(of: Any, name: str) -> int:
    """The first number that stands for this name; -1 when it cannot have come."""
    if isinstance(of, str):
        return of.find(name) if name else -1
    card = LETTERS.find(name) if len(name) == 1 else -1
    if card < 0 or not has(of, card):
        return -1
    return size(of & (1 << 2 * card) - 1)


def write_deal(outcomes: Sequence[str]) -> str:
    """`CEK AFL >BDH`: the hands of White and Black, the row; before them W or B where chance decided who begins."""
    letters = "".join(outcomes)
    first = letters[:-9]
    white, black, row = letters[-9:-6], letters[-6:-3], letters[-3:]
    return f"{first} {white} {black} >{row}".lstrip()


def read_deal(text: str) -> tuple[str, ...]:
    match = re.fullmatch(r"\s*(?:([WB])\s+)?([A-L?]{3})\s+([A-L?]{3})\s+>\s*([A-L?]{3})\s*", text.upper())
    if match is None:
        raise BadNotation(message("notation-bad-deal"))
    return tuple("".join(group or "" for group in match.groups()))


# --- The lines of a record ------------------------------------------------------------------------------------------


def write_words(words: Sequence[Word]) -> str:
    """The decisions of a turn as a line: discards joined, drawn cards behind their `+?`, turned-up cards behind `>`."""
    written: list[str] = []
    joins = False
    for word in words:
        outcomes = list(word.outcomes)
        discards = word.move.startswith("/")
        if discards and joins:
            written[-1] += word.move[1:]
        elif word.move == "+?" and outcomes:
            written.append(word.move + outcomes.pop(0).replace("?", ""))
        else:
            written.append(word.move)
        if outcomes:
            written.append(">" + "".join(outcomes))
        joins = discards and not outcomes
    return " ".join(written)


def read_words(text: str) -> list[Word]:
    """The decisions of a line, each with what chance answered and the column where it stands."""
    words: list[Word] = []
    for match in re.finditer(r"\S+", text):
        word, column = match.group(), match.start() + 1
        try:
            if word.startswith(">"):
                outcomes = _letters(word[1:], word)
                if not words:
                    raise BadNotation(message("notation-turned-up-first", word=word))
                last = words[-1]
                words[-1] = last._replace(outcomes=last.outcomes + outcomes)
            elif word.startswith("/"):
                words += [Word(f"/{letter}", (), column) for letter in _letters(word[1:], word)]
            elif word.startswith("+?"):
                words.append(Word("+?", _letters(word[2:], word) if word[2:] else ("?",), column))
            else:
                words.append(Word(read(word).text, (), column))
        except BadNotation as error:
            raise BadNotation(error.reason, column) from None
    return words


def _letters(letters: str, word: str) -> tuple[str, ...]:
    for letter in letters.upper():
        if letter not in LETTERS and letter != "?":
            raise BadNotation(message("notation-no-island", letter=letter, word=word))
    if not letters:
        raise BadNotation(message("notation-unknown", word=word))
    return tuple(letters.upper())
