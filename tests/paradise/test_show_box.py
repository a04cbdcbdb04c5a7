"""The contents of a box as pages and programs are told them: all that is needed to draw a map of one's own, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from motu.core.errors import BadOption, Message
from motu.paradise import game
from motu.paradise.box import ITEMS, PIECES
from motu.paradise.box_loader import default_box, load_box, register
from motu.paradise.show_box import ParadiseBox, show_box
from motu.words import Words
from tests.paradise.random_play import random_game


@pytest.fixture
def shown() -> ParadiseBox:
    return show_box(game.read_options({}))


def test_every_hex_of_the_map_is_told_with_its_kind_and_what_is_printed_there(shown: ParadiseBox) -> None:
    kinds = [each["kind"] for each in shown["hexes"].values()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"unknown": 56, "ocean": 33, "group": 14}
    for name, each in shown["hexes"].items():
        assert ("group" in each) == (each["kind"] == "group")
        if "group" in each:
            assert shown["groups"][each["group"]]["hex"] == name


def test_groups_have_their_squares_locals_and_malaria(shown: ParadiseBox) -> None:
    box = default_box()
    assert list(shown["groups"]) == [group.name for group in box.groups]
    for group in box.groups:
        told = shown["groups"][group.name]
        assert (told["green"], told["brown"], told["locals"]) == (group.green, group.brown, group.locals)
        assert (told["independent"], tuple(told["malaria"])) == (group.independent, group.malaria)
    assert (shown["groups"]["Tonga"]["green"], shown["groups"]["Tonga"]["brown"]) == (2, 2)


def test_costs_limits_cup_and_targets(shown: ParadiseBox) -> None:
    box = default_box()
    assert [shown["costs"][item] for item in ITEMS] == list(box.costs)
    assert [shown["limits"][piece] for piece in PIECES] == list(box.limits)
    assert sum(shown["cup"].values()) == sum(box.islands) + sum(box.ocean) + box.off_course
    assert shown["targets"] == list(box.targets)
    assert shown["house"] == list(box.house)


def test_cards_events_and_chits_have_the_numbers_of_the_notation(shown: ParadiseBox) -> None:
    for several in (shown["cards"], shown["events"]):
        assert [each["number"] for each in several] == list(range(1, len(several) + 1))
    assert [each["chit"] for each in shown["chits"]] == list(range(1, len(shown["chits"]) + 1))
    assert {card["name"] for card in shown["cards"] if card["once"]} == {
        card.name for card in default_box().cards if card.effect in ("commerce", "feast", "arioi", "deforestation")
    }


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_every_sentence_of_a_box_can_be_said(shown: ParadiseBox, language: str) -> None:
    words = Words(language)
    for each in sentences(shown):
        said = words.tell(each.id, each.args)
        assert said
        assert "{" not in said


def sentences(value: Any) -> list[Message]:
    """All sentences in what is shown."""
    if isinstance(value, dict) and set(value) == {"id", "args"}:
        return [sentence(value)]
    if isinstance(value, dict):
        value = list(value.values())
    return [each for part in value for each in sentences(part)] if isinstance(value, list) else []


def sentence(plain: Any) -> Any:
    if isinstance(plain, dict):
        return Message(plain["id"], {name: sentence(value) for name, value in plain["args"].items()})
    return tuple(map(sentence, plain)) if isinstance(plain, list) else plain


def test_a_box_of_ones_own_is_told_as_well(tmp_path: Path) -> None:
    costs = Path(game.__file__).parent / "components" / "costs.toml"
    text = costs.read_text("utf-8")
    changed = text.replace("war-canoe = { points = 3", "war-canoe = { points = 5")
    assert changed != text
    (tmp_path / "costs.toml").write_text(changed, "utf-8")
    own = load_box(tmp_path)
    name = register(own)
    shown = show_box(game.read_options({"components": name}))
    assert shown["name"] == name
    assert list(shown["costs"].values()) == list(own.costs)
    assert shown["costs"] != show_box(game.read_options({}))["costs"]
    assert json.loads(json.dumps(shown)) == shown


def test_the_box_of_another_is_not_known_here() -> None:
    with pytest.raises(BadOption):
        game.read_options({"components": "0123456789ab"})


@pytest.mark.parametrize("viewer", [None, 0])
def test_all_that_a_position_names_is_in_the_box(viewer: int | None) -> None:
    state = random_game(2)  # of four, with random events
    box, told = show_box(state.options), game.show(game.view(state, viewer))
    assert set(told["map"]) <= set(box["hexes"])
    assert set(told["map"].values()) <= {*box["groups"], "sea"}
    assert any(told["cards"])
    assert {card for cards in told["cards"] for card in cards} <= {card["name"] for card in box["cards"]}
    assert told["events"]["done"]
    assert {*told["events"]["done"]} <= {event["name"] for event in box["events"]}
