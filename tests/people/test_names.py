"""Names: which can be had, and which look alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.people import names as module
from motu.people.names import BadName, clean_name, friendly_name, likeness, likenesses, plain_name


def test_friendly_names_are_names() -> None:
    for creature in module._CREATURES.split():
        for place in module._PLACES.split():
            name = f"{creature} {place} 99"
            assert clean_name(name) == name
    assert len({friendly_name() for _ in range(100)}) > 80
    words = f"{module._CREATURES} {module._PLACES}".split()
    assert len(words) == len(set(words)) >= 60


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \n", "Ann"),
        ("Ann   Lee", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Анна", "Анна"),
        ("Zoe\u0308", "Zoë"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 24, "x" * 24),
        ("🐢", "🐢"),
        ("ʻIʻiwi", "ʻIʻiwi"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "people-name-empty"),
        (" \t\n ", "people-name-empty"),
        ("\u00a0", "people-name-empty"),
        ("x" * 25, "people-name-too-long"),
        ("ﷺ" * 2, "people-name-too-long"),
        ("x" * 100_000, "people-name-too-long"),
        ("Ann\nLee", "people-name-line-break"),
        ("Ann\u2028Lee", "people-name-line-break"),
        ("Ann\x00Lee", "people-name-character (code=U+0000)"),
        ("Ann\x1b[31m", "people-name-character (code=U+001B)"),
        ("Ann\u202eeeL", "people-name-character (code=U+202E)"),
        ("Ann\u2066", "people-name-character (code=U+2066)"),
        ("A\u200bnn", "people-name-character (code=U+200B)"),
        ("\u3164", "people-name-character"),
        ("\u2800", "people-name-character"),
        ("Ann\ue000", "people-name-character"),
        ("Ann\ud800", "people-name-character (code=U+D800)"),
        ("Ann\u0378", "people-name-character"),
        ("Ann\U000e0041", "people-name-character"),
        ("Z\u0334\u0335\u0336\u0337", "people-name-marks"),
        ("\u0301", "people-name-marks"),
    ],
)
def test_names_that_nobody_can_have(text: str, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(text)
    assert str(refused.value.reason).startswith(reason)


@given(st.text(alphabet=st.characters(codec=None), max_size=60))
def test_a_clean_name_is_short_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert 1 <= len(name) <= 24
    assert clean_name(name) == name
    assert name.isprintable()


@pytest.mark.parametrize("word", ["Мaша", "Aлиса", "Jörgо", "Ωmega", "Наташa"])
def test_a_word_is_written_in_one_script(word: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(f"Ann {word}")
    assert str(refused.value.reason) == f"people-name-mixed (word={word})"
    assert plain_name(f"Ann {word}") == f"Ann {word}"  # who has such a name from earlier can still log in


NAMES = (
    "Élise",
    "Jörg Straße",
    "Наташа",
    "Ёлка 7",
    "Ann-Маша",
    "Ann_Маша",
    "O’Neil",
    "田中さん",
    "Čeněk",
    "R2D2",
    "李 Ann",
)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_the_world(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiII"),
        ("Bill", "bi11"),
        ("Maria", "rnaria"),
        ("Coco", "Сосо"),
        ("Oleg", "0leg"),
        ("Олег", "0лег"),
        ("ANNA", "anna"),
        ("O'Neil", "O’Neil"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) in likenesses(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Маша", "Maria"), ("Élise", "Elise"), ("Jörg", "Jorg"), ("Наташа", "Natasha"), ("Ali", "All"), ("Ann", "Anna")],
)
def test_names_that_only_resemble_each_other(one: str, other: str) -> None:
    assert likeness(one) not in likenesses(other)
    assert likeness(other) not in likenesses(one)
