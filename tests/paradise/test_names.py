"""Groups, cards and places are called in the reader's language, and those of a player's own box as he calls them."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import msgspec
import pytest

from motu.core.chance import FreeChance
from motu.core.errors import Message, message
from motu.paradise import game
from motu.paradise.box_loader import default_box
from motu.paradise.grid import CELL_OF
from motu.paradise.names import called, card_name, group_name, hex_name, label
from motu.paradise.rules import rules
from motu.tables.table_view import MessageView, message_view
from motu.words import LANGUAGES, Words

EVERYTHING = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
NOTATION = re.compile(r"[A-Z]+\d+|[!+>@~=.-]?[A-Z]{1,2}\d*|Conquest of Paradise")
"""What is Latin in every language: hexes, pieces, the name of the game."""


def names() -> list[str]:
    box = default_box()
    return [*(group.name for group in box.groups), *(card.name for card in box.cards), *box.labels.values()]


def told(language: str, name: str | Message) -> str:
    return str(Words(language).argument_text(name))


def test_english_calls_everything_as_the_box_does() -> None:
    assert {told("en", called(name)) for name in names()} == set(names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_in_the_catalogue(language: str) -> None:
    """A name that is missing would be told as the box has it: here the box has none."""
    keys = {dict(called(name).args)["key"] for name in names()}  # type: ignore[union-attr]
    assert len(keys) == len(set(names()))
    assert [key for key in keys if Words(language).say("paradise-name", key=key, name="") == ""] == []


def test_no_two_things_are_called_the_same() -> None:
    for language in LANGUAGES:
        assert len({told(language, called(name)) for name in names()}) == len(set(names()))


def test_known_names() -> None:
    box = default_box()
    solomon = next(tile for tile, group in enumerate(box.groups) if group.name == "Solomon Islands")
    club = next(card for card, each in enumerate(box.cards) if each.name == "War Club")
    assert [told(each, group_name(box, solomon)) for each in LANGUAGES] == [
        "Solomon Islands",
        "Salomon",
        "Salomonen",
        "Соломоновы острова",
    ]
    assert [told(each, card_name(box, club)) for each in LANGUAGES] == [
        "War Club",
        "Massue de guerre",
        "Kriegskeule",
        "Боевая палица",
    ]
    assert told("de", label(box, CELL_OF["R12"])) == "Galapagosinseln"
    assert label(box, CELL_OF["Q11"]) == "Q11"


def test_a_hex_is_called_by_its_group() -> None:
    s = game.deal(game.read_options({}), FreeChance(0))
    samoa = hex_name(s, CELL_OF["G11"])
    assert [told(each, samoa) for each in LANGUAGES] == ["Samoa (G11)", "G11 (Samoa)", "G11 (Samoa)", "G11 (Самоа)"]
    assert hex_name(s, CELL_OF["H12"]) == "H12"


def test_an_own_box_keeps_its_names() -> None:
    box = default_box()
    own = replace(box, groups=(replace(box.groups[0], name="Atlantis"), *box.groups[1:]))
    assert group_name(own, 0) == "Atlantis"
    assert group_name(own, 1) == called("Samoa") != "Samoa"


def test_a_message_within_a_message() -> None:
    inner = message("paradise-name", key="fiji", name="Fiji")
    outer = message("paradise-place", group=inner, hex="F12")
    words = Words("de")
    assert words.tell(outer.id, outer.args) == "F12 (Fidschi)"
    assert words.argument_text((inner, "G11", 3)) == "Fidschi, G11, 3"
    assert words.argument_text(()) == ""
    assert Words("en").say("gone", where=outer) == "gone (where: Fiji (F12))"
    assert str(outer) == "paradise-place (group=paradise-name (key=fiji, name=Fiji), hex=F12)"


def test_on_the_wire_a_name_can_be_said_in_any_language() -> None:
    fiji = {"id": "paradise-name", "args": {"key": "fiji", "name": "Fiji"}}
    told = message_view(
        message("m", place=message("paradise-place", group=called("Fiji"), hex="F12"), all=(called("Fiji"), "G9"))
    )
    expected = {"place": {"id": "paradise-place", "args": {"group": fiji, "hex": "F12"}}, "all": [fiji, "G9"]}
    assert msgspec.to_builtins(told) == {"id": "m", "args": expected}
    assert msgspec.convert(msgspec.to_builtins(told), MessageView) == told


@pytest.mark.parametrize("options", [{"players": "4", **EVERYTHING}, {"players": "1", "south": "yes"}])
def test_russian_rules_have_russian_names(options: dict[str, str]) -> None:
    words = Words("ru")
    texts = [words.tell(each.id, each.args) for each in rules(game.read_options(options))]
    assert [found for text in texts for found in re.findall(r"[A-Za-z]{2,}.*", NOTATION.sub("", text))] == []


@pytest.mark.parametrize("seed", range(3))
def test_a_russian_log_has_russian_names(seed: int) -> None:
    words, choice, chance = Words("ru"), random.Random(seed), FreeChance(seed)
    state = game.deal(game.read_options({"players": "3", **EVERYTHING}), chance)
    latin = set()
    for _ in range(1500):
        if not (movers := game.movers(state)):
            break
        seat = choice.choice(movers)
        before, move = game.copy(state), choice.choice(game.moves(state, seat))
        game.play(state, seat, move, chance)
        for each in game.tell(before, move, state, seat):
            text = words.tell(each.id, each.args)
            latin |= set(re.findall(r"[A-Za-z]{2,}.*", NOTATION.sub("", text)))
    assert latin == set()
