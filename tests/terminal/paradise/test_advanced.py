"""Advanced rules of Conquest of Paradise in the terminal: their choices, what is told of them, and a warning."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise import game
from motu.paradise.options import Options
from motu.terminal.console import Console
from motu.terminal.menu import Menu
from motu.terminal.paradise.presenter import ParadisePresenter
from motu.words import LANGUAGES, Words
from tests.paradise.table import Table
from tests.terminal.cli import SEED, here

ON = "south=yes saved=yes kumara=yes malaria=yes"
EAST: dict[str, Any] = {"tiles": "P14=Rapa-Nui", "red": "Tonga=2 P14=1"}
ISLANDS: dict[str, Any] = {"tiles": "H14=Aotearoa G15=Te-Waka-Maui", "red": "Tonga=2 H14=1WL"}


def presenter(language: str = "en") -> ParadisePresenter:
    return ParadisePresenter(Console(Words(language), "never"))


def tables() -> list[Table]:
    """A table for every decision that these rules add something to, and for what is seen of them."""
    return [
        Table("movement", options=ON, **ISLANDS),
        Table("building", options=ON),
        Table("building", options=ON, stored="red"),
        Table("exploration", options=ON, **EAST),
        Table("exploration", options=ON, **EAST).play("kumara:P14(4)"),
        Table("exploration", options=ON, **EAST).play("kumara:P14(5) >Q13(5) >R12(5)"),
        Table("exploration", options=ON, **EAST).play("kumara:P14(5) >Q15(5) >R14(5) >S13(5)"),
        Table("exploration", options=ON, **EAST, kumara="red", galapagos="yellow"),
    ]


def titles(table: Table, language: str = "en") -> dict[str, list[str]]:
    """The choices of Red: their titles, with what is said behind each word."""
    view = game.view(table.state, 0)
    groups = presenter(language).choice_groups(view, table.moves("red"))
    return {group.title: [f"{choice.word} {choice.brief}".strip() for choice in group.choices] for group in groups}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_said_in_every_language(language: str) -> None:
    here_ = presenter(language)
    for table in tables():
        view, moves = game.view(table.state, 0), table.moves("red")
        groups = here_.choice_groups(view, moves)
        assert sorted(choice.move for group in groups for choice in group.choices) == sorted(moves)
        told = [f"{choice.brief} {choice.full}" for group in groups for choice in group.choices]
        told += [group.title for group in groups]
        told += [*here_.board_list(view), *here_.status(view, ["", ""], drawn=True), here_.cards(view)]
        told += [*here_.score(view), *here_.dangers(view)]
        told += [here_.console.tell(message) for message in game.tell(table.state, moves[0], table.state, None)]
        assert [line for line in told if "paradise-" in line or "{" in line] == []
        assert [line for line in Menu(groups).lines(here_.console, spread=False) if len(line) > 80] == []


def test_on_foot() -> None:
    assert titles(tables()[0])["On foot"] == ["W%H14 warriors", "L%H14 colony"]


def test_a_build_point_for_later() -> None:
    assert titles(tables()[1])["Keep"] == ["store:G13 Tonga"]
    assert titles(tables()[2])["From store"] == ["spend 1 more build point"]
    assert "1 build point in store" in presenter().status(game.view(tables()[2].state, 1), ["", ""], drawn=False)[1]


def test_a_search_for_kumara_says_its_odds() -> None:
    """Without a card: 2/6 to Q15, from where it is 18/125, and a little more by coming back when off course."""
    assert titles(tables()[3])["Kumara"] == ["kumara:P14 5 % to get there, 29 % to be lost"]


def test_the_way_of_a_search() -> None:
    assert titles(tables()[4])["Search on"] == [">O13", ">O15 Henderson"]
    assert ">S11" in titles(tables()[5])["Search on"]
    assert titles(tables()[6])["South America"] == [">T14"]
    assert "Off course at" in presenter().cards(game.view(tables()[4].state, 0))


def test_markers_and_points_of_kumara_are_shown() -> None:
    table = tables()[7]
    red, yellow = presenter().status(game.view(table.state, None), ["", ""], drawn=False)[1:3]
    assert "kumara" in red
    assert "+1 in a search" in yellow
    assert "kumara 2" in presenter().score(game.view(table.state, None))[0]


# --- Rules and options ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_are_on_are_among_the_rules(language: str) -> None:
    usual, on = presenter(language).rules(Options()), presenter(language).rules(game.read_options({"kumara": "yes"}))
    assert len(on) == len(usual) + 1
    everything = Options(south="yes", saved="yes", kumara="yes", malaria="yes")
    told = presenter(language).rules(everything)
    assert len(told) == len(usual) + 4
    assert [line for line in told if "paradise-" in line or "{" in line] == []


def test_11_1_the_end_is_the_one_that_was_agreed_on_everywhere() -> None:
    options = game.read_options({"end": "-3"})
    assert options.target == 2 * 25
    assert "ends at 25" in presenter().edition(options)
    assert any("25 points" in line for line in presenter().rules(options))
    state = Table(options="end=-3").state
    assert "of 25 points" in presenter().status(game.view(state, 0), ["", ""], drawn=False)[1]
    assert game.show(game.view(state, 0))["target"] == 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_1_an_end_that_is_far_away_is_warned_of_and_played(language: str) -> None:
    told = Words(language).say("paradise-option-far-end", points=5, target=33, most=3)
    ran = here("play", "paradise", "--seed", SEED, "--lang", language, "--option", "end=5", typed="")
    assert " ".join(told.split()) in " ".join(ran.out.split())
    assert ran.code == 0


def test_every_rule_is_a_switch_of_the_command_line() -> None:
    switches = ("--south", "--saved", "--kumara", "--malaria", "--events", "--end", "-3")
    ran = here("play", *switches, "paradise", "--seed", SEED, typed="")
    rules = "ends at 25; random events; South Island; saved resources; kumara; malaria."
    assert rules in " ".join(ran.out.split())
    assert ran.code == 0


def test_a_rule_that_cannot_be_chosen_alone_is_refused() -> None:
    ran = here("play", "paradise", "--solitaire", "--kumara", typed="")
    assert ran.code != 0
    assert "kumara=no" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switches_are_explained(language: str) -> None:
    told = here("play", "paradise", "--lang", language, "--help").out
    assert all(f"--{name}" in told for name in ("end", "events", "south", "saved", "kumara", "malaria"))
    assert "cli-" not in told


def test_11_1_an_end_as_recommended_needs_no_warning() -> None:
    assert Options(end="3").warnings == Options(end="-3").warnings == []
    assert [warning.id for warning in Options(end="4").warnings] == ["paradise-option-far-end"]
    ran = here("play", "paradise", "--seed", SEED, "--option", "end=3", typed="")
    assert "recommended" not in ran.out
