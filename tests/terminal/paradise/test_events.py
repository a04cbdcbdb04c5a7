"""Random events (11.2) in the terminal: what one keeps, what lasts, and what an event does can be read."""

from __future__ import annotations

import pytest

from motu.paradise import game
from motu.paradise.box import EVENT_EFFECTS
from motu.paradise.log import prompt
from motu.terminal.console import Console
from motu.terminal.paradise.presenter import ParadisePresenter
from motu.words import LANGUAGES, Words
from tests.paradise.table import SEATS, Table


def presenter(language: str = "en") -> ParadisePresenter:
    return ParadisePresenter(Console(Words(language), "never"))


def choices(it: Table) -> dict[str, str]:
    """What can be done, and what it would do."""
    seat = game.movers(it.state)[0]
    groups = presenter().choice_groups(game.view(it.state, seat), game.moves(it.state, seat))
    return {choice.word: choice.full for group in groups for choice in group.choices}


def status(it: Table, viewer: str) -> str:
    return "\n".join(presenter().status(game.view(it.state, SEATS[viewer]), ["", ""], drawn=False))


def test_kept_events_are_listed_to_their_owner_and_counted_to_others() -> None:
    it = Table("movement", kept="red:shaman,whispers")
    mine, theirs = (game.view(it.state, seat) for seat in (0, 1))
    assert "Events that Red keeps: Shaman event:22, Whispers event:26" in presenter().cards(mine)
    assert "2 events kept" in status(it, "yellow")
    told = "\n".join([*presenter().hand(mine), *presenter().row(mine)])
    assert "Shaman (event:22): Keep it: an event that has been drawn does not happen." in told
    other = "\n".join(
        [presenter().cards(theirs), *presenter().hand(theirs), *presenter().row(theirs), status(it, "yellow")]
    )
    assert "Shaman" not in other


def test_markers_are_shown_to_all() -> None:
    it = Table("order", events="drought good-omen", track="5 3").play("draw first:red+(drought) =G13")
    assert "Lasting: Drought, Tonga (G13)" in status(it, "yellow")
    it = Table("movement", kept="red:favourable-winds,royal-marriage").play("event:12 event:23")
    assert "Lasting: Favourable Winds, Red\nLasting: Royal Marriage, Red and Yellow" in status(it, "yellow")
    row = presenter().row(game.view(it.state, 1))
    assert any(line.startswith("Royal Marriage (event:23): Keep it: you and another") for line in row)


def test_squares_that_came_or_went_are_on_the_map() -> None:
    it = Table("order", events="fertile-island shaman", track="5 3").play("draw first:red+(fertile-island) =G13")
    listed = presenter().board_list(game.view(it.state, None))
    assert any(line.startswith("Tonga (G13), home of Red: 2 villages, squares 3 green, 2 brown.") for line in listed)


def test_the_moves_that_events_bring() -> None:
    it = Table("order", events="typhoon shaman", kept="yellow:shaman", track="5 3", red="Tonga=2 F14=TT")
    assert choices(it) == {
        "draw": "you draw the event; the last but one chooses the order",
        "order": "you choose the order; the last but one draws the event",
    }
    it.play("draw first:red+(typhoon)")
    assert choices(it) == {".": "let it happen", "event:22": "Shaman is played"}
    it.play(".")
    assert choices(it)["."] == "nothing"
    assert choices(it)["=F14"] == "F14 is chosen"
    assert choices(it.play("=F14")) == {"T@F14": "a transport canoe at F14 is lost"}
    it = Table("order", events="migration shaman", track="5 3", tiles="H12=Niue", yellow="Samoa=2T^ H12=1aT^")
    it.play("draw first:red+(migration)")
    assert choices(it)["."] == "no village moves: a colony instead"
    assert choices(it.play("."))["."] == "nothing"
    it = Table("order", events="new-stars shaman", track="5 3", secret="K13=Niue:red I15=Flint:red")
    it.play("draw first:red+(new-stars)")
    assert choices(it)["."] == "look at no tile: a transport canoe instead"
    assert choices(it.play("=K13"))["."] == "nothing"
    it = Table("building", kept="red:war-fever")
    assert choices(it)["WW+G13"] == "two warrior bands for the price of one at Tonga (G13)"
    it = Table("exploration", kept="red:voyagers-return", lost="red")
    assert choices(it)["."] == "the explorer comes back"
    it = Table("movement", players=3, kept="red:royal-marriage").play("event:23")
    assert choices(it) == {"=yellow": "Yellow is chosen", "=green": "Green is chosen"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_name_and_a_sentence(language: str) -> None:
    words = Words(language)
    names = [words.tell("paradise-event-named", {"event": effect, "name": "?"}) for effect in EVENT_EFFECTS]
    texts = [words.tell("paradise-event-text", {"effect": effect}) for effect in EVENT_EFFECTS]
    assert len({*names, "?"}) == len(EVENT_EFFECTS) + 1
    assert len(set(texts)) == len(EVENT_EFFECTS)
    assert all(text.endswith(".") for text in texts)


def test_the_questions_name_the_event() -> None:
    it = Table("order", events="drought shaman", track="5 3").play("draw first:red+(drought)")
    said = Words("en").tell(*prompt(game.view(it.state, 0)))
    assert said == "Drought: which group?"
    it = Table("order", events="new-stars shaman", track="5 3").play("draw first:red+(new-stars)")
    assert Words("en").tell(*prompt(game.view(it.state, 1))) == "New Stars: which group gets the piece?"
