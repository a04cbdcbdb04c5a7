"""Names of people: friendly ones for guests, which ones can be had, and which look like others.

Who wants to be taken for somebody else has more than invisible characters: letters of another script (a Cyrillic а in a
Latin name), and signs that look like letters (a 1, a capital I and a small l). So a word is written in one script, and
two names are alike when nobody can tell them apart on a screen, by Unicode's table of confusable characters (UTS 39),
which the package confusable-homoglyphs brings along. Names that only share their first letters, or differ in an accent,
are different: Élise and Elise, Jörg and Jorg, Наташа and Natasha.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache

from confusable_homoglyphs import categories  # type: ignore[import-untyped]
from confusable_homoglyphs.utils import load  # type: ignore[import-untyped]

from motu.core.errors import MotuError, message

LONGEST_NAME = 24
MOST_MARKS = 3

# Words of Hawaii and Tahiti that are spelled without any marks: birds and fish; plants, winds and the sea.
_CREATURES = (
    "Akule Awa Hunakai Honu Kihikihi Koloa Lauhau Mahimahi Maiko Mamo Manini Manu Moa Moano Moi Nehu Nenue Noio Palila "
    "Puaiohi Pueo Puhi Ruro Uhu Ulua Vini Weke Aku"
)
_PLACES = (
    "Aheahe Fara Hala Hau Hinahina Hotu Hupe Kai Kalia Kalo Kamani Kauila Kiu Koa Kona Kou Kukui Kupukupu Lama Lani "
    "Lehua Loulu Lulu Mahina Maile Maire Makani Malanai Melia Milo Miro Miti Moana Mokihana Nalu Naupaka Niu Noe Noni "
    "Palapalai Pili Purau Tamanu Taro Tiare Tou Wiliwili"
)

# Letters and marks that show nothing.
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_LINE_BREAKS = frozenset("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})

# Scripts that are written together: Japanese and Korean with the signs that they have from Chinese.
_TOGETHER = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})
_NO_SCRIPT = {"COMMON", "INHERITED", "Unknown"}
_DIRECTION = "\u200e"  # stands around letters that are written from right to left, in the table
_WORD_END = re.compile(r"[\W_]+")


class BadName(MotuError):
    """A name that nobody can have."""


def friendly_name() -> str:
    """A name for somebody who has not chosen one: `Honu Lehua 42`."""
    return f"{secrets.choice(_CREATURES.split())} {secrets.choice(_PLACES.split())} {secrets.randbelow(99) + 1}"


def clean_name(text: str) -> str:
    """A name as it is stored, of words in one script each; BadName."""
    name = plain_name(text)
    mixed = next(filter(_is_mixed, _WORD_END.split(name)), "")
    if mixed:
        raise BadName(message("people-name-mixed", word=mixed))
    return name


def plain_name(text: str) -> str:
    """A name in Unicode's form NFKC, without blanks around it or two in a row, that can be seen and is short; BadName.

    Accounts may have such names from a time when scripts could be mixed.
    """
    if len(text) > 10 * LONGEST_NAME:  # nothing is ten times as long as its clean form, and normalizing takes time
        raise BadName(message("people-name-too-long", most=LONGEST_NAME))
    text = unicodedata.normalize("NFKC", text).strip()
    marks = MOST_MARKS  # a mark needs a letter before it
    for character in text:
        category = unicodedata.category(character)
        if character in _LINE_BREAKS:
            raise BadName(message("people-name-line-break"))
        if category in _UNSEEN or character in _BLANKS:
            raise BadName(message("people-name-character", code=f"U+{ord(character):04X}"))
        marks = marks + 1 if category[0] == "M" else 0
        if marks > MOST_MARKS:
            raise BadName(message("people-name-marks", most=MOST_MARKS))
    text = " ".join(text.split())
    if not text:
        raise BadName(message("people-name-empty"))
    if len(text) > LONGEST_NAME:
        raise BadName(message("people-name-too-long", most=LONGEST_NAME))
    return text


def likeness(name: str) -> str:
    """The same for two names that look the same, whatever the case of their letters: for comparing only."""
    return _skeleton(_skeleton(name.casefold()).casefold())


def likenesses(name: str) -> list[str]:
    """All that `likeness` may be of names that this one looks like: in BiII two capitals I stand for small l."""
    return sorted({likeness(name), likeness(_skeleton(name))})


def _skeleton(name: str) -> str:
    """A name in which all that look alike are written as one of them."""
    classes = _classes()
    plain = unicodedata.normalize("NFD", name)
    return unicodedata.normalize("NFD", "".join(classes.get(character, character) for character in plain))


@cache
def _classes() -> dict[str, str]:
    """For each character that others look like, what stands for them all."""
    heads: dict[str, str] = {}

    def head(text: str) -> str:
        while heads.get(text, text) != text:
            text = heads[text]
        return text

    for text, others in load("confusables.json").items():
        for other in others:
            pair = head(text.strip(_DIRECTION)), head(other["c"].strip(_DIRECTION))
            first, last = sorted(pair, key=_rank)
            heads[last] = first
    return {text: head(text) for text in heads if len(text) == 1 and head(text) != text}


def _rank(text: str) -> tuple[int, bool, bool, bool, str]:
    """Whatever is written with several characters (rn for m) stands for all that look like it, else a small letter."""
    return -len(text), not text.isascii(), not text.islower(), not text.isalpha(), text


def _is_mixed(word: str) -> bool:
    """Whether the letters of a word come from scripts that nobody writes together."""
    scripts = {categories.alias(character) for character in word} - _NO_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)
