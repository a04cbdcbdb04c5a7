"""A record says by which version of the rules it is played: an old game means what it meant, a newer one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from motu.core.chance import SealedChance
from motu.core.errors import BadOption, BadRecord
from motu.core.game import AnyGame
from motu.core.match import Match, position, replay, verify
from motu.core.record import read_record, write_record
from motu.core.versions import read_recorded, rules_now, write_recorded
from motu.games import GAMES, game_named
from motu.words import LANGUAGES, Words
from tests.core import toy
from tests.reasons import says


def record_of(name: str) -> str:
    """A record as it is written now, of a game that has just been dealt."""
    game = game_named(name)
    match = Match(game, game.read_options({}), ("Ann", "Bob"), SealedChance(bytes(32)))
    return write_record(game, match.record())


@pytest.mark.parametrize("name", GAMES)
def test_a_new_record_says_the_version_of_today(name: str) -> None:
    game = game_named(name)
    text = record_of(name)
    preset = next(iter(game.write_options(game.read_options({})).values()))
    assert f"\nOptions: preset={preset} rules={game.RULES}\n" in text
    record = read_record(game, text)
    assert write_record(game, record) == text
    assert position(game, record) == game.deal(game.read_options({}), SealedChance(bytes(32)))
    assert not list(replay(game, record))


@pytest.mark.parametrize("name", GAMES)
def test_nobody_chooses_the_version(name: str) -> None:
    game = game_named(name)
    assert "rules" not in game.choices()
    assert "rules" not in game.write_options(game.read_options({}))
    with pytest.raises(BadOption, check=says(r"option-unknown \(option=rules")):
        game.read_options({"rules": "2"})


@pytest.mark.parametrize("name", GAMES)
def test_a_newer_version_needs_a_newer_motu(name: str) -> None:
    game = game_named(name)
    newer = record_of(name).replace(f"rules={game.RULES}", f"rules={game.RULES + 1}")
    for reading in (lambda record: list(replay(game, record)), lambda record: verify(game, record)):
        with pytest.raises(BadRecord) as error:
            reading(read_record(game, newer))
        assert error.value.reason == (
            "rules-too-new",
            {"game": name, "version": game.RULES + 1, "known": game.RULES},
        )
        assert error.value.line == 2


@pytest.mark.parametrize("word", ["two", "0", "-1", "2.0", "٢", "1" * 5, "02x"])
def test_a_version_is_a_number(word: str) -> None:
    game = game_named("kahuna")
    with pytest.raises(BadRecord) as error:
        list(replay(game, read_record(game, record_of("kahuna").replace("rules=2", f"rules={word}"))))
    assert (error.value.reason, error.value.line) == (("rules-no-version", {"word": word}), 2)


def test_a_game_whose_rules_never_changed_says_nothing() -> None:
    fingers = cast("AnyGame", toy)
    assert rules_now(fingers) == {}
    assert write_recorded(fingers, 3) == {"preset": "plain", "players": "3"}
    assert read_recorded(fingers, {"players": "3"}) == read_recorded(fingers, {"players": "3", "rules": "1"}) == 3


def test_an_old_record_is_read_by_its_own_version() -> None:
    """Without the word it is the first."""
    asked: list[tuple[Mapping[str, str], int]] = []

    def read_old_options(texts: Mapping[str, str], version: int) -> str:
        asked.append((texts, version))
        return "old"

    game: Any = SimpleNamespace(
        NAME="toy", RULES=3, read_options=lambda texts: "new", read_old_options=read_old_options
    )
    assert read_recorded(game, {"preset": "plain", "rules": "3"}) == "new"
    assert read_recorded(game, {"preset": "plain", "rules": "2"}) == "old"
    assert read_recorded(game, {"preset": "plain"}) == "old"
    assert asked == [({"preset": "plain"}, 2), ({"preset": "plain"}, 1)]


def test_a_kahuna_record_of_version_1_goes_on() -> None:
    """And is written from then on in the words of today, which mean the same."""
    game = game_named("kahuna")
    old = record_of("kahuna").replace(" rules=2", "")
    options = read_recorded(game, read_record(game, old).options)
    assert position(game, read_record(game, old)).options == options
    assert read_recorded(game, write_recorded(game, options)) == options


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paradise_record_of_version_1_is_refused_with_the_motu_that_plays_it(language: str) -> None:
    game = game_named("paradise")
    record = read_record(game, record_of("paradise").replace(f" rules={game.RULES}", ""))
    for reading in (lambda: list(replay(game, record)), lambda: position(game, record), lambda: verify(game, record)):
        with pytest.raises(BadRecord) as error:
            reading()
        assert error.value.line == 2
        sentence = Words(language).tell(error.value.reason.id, error.value.reason.args)
        assert "Conquest of Paradise" in sentence
        assert "Motu 0.1" in sentence
        assert " 1 " in sentence
