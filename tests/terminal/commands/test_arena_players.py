"""`motu arena paradise … --players 3`: whole deals, tables, files, and going on."""

from __future__ import annotations

import json
import re
from contextlib import chdir
from pathlib import Path

import pytest

from motu.arena import ratings
from motu.arena.summary import summary
from motu.arena.tally import Tally
from motu.arena.tournament import Tournament
from motu.terminal.commands.arena import add_arguments
from motu.terminal.commands.arena_plan import plan_of
from motu.terminal.commands.arena_report import report
from motu.terminal.console import Console
from motu.terminal.parser import Parser
from motu.words import LANGUAGES, Words
from tests.arena.bouts import lines_of, result, table_of
from tests.terminal.cli import here

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> object:
    with chdir(tmp_path):
        yield tmp_path


def asked(*arguments: str) -> Tournament:
    parser = Parser("motu arena", Words("en"))
    add_arguments(parser, arguments)
    return plan_of(parser.parse(arguments))


def test_an_arena_of_three_and_again(folder: Path) -> None:
    command = ["arena", "paradise", "random", "islander", "--players", "3", "--workers", "1", "--out", "x.json"]
    ran = here(*command, "--games", "5", "--picture", "x.svg")
    assert ran.code == 0, ran.err  # where it takes long, that says how far it is
    assert "5 games cannot be shared out evenly over all seatings: every pair plays 6." in ran.out
    assert "alone at a table with 2 of another, in every seat in turn; a fair share is 33.3%." in ran.out
    assert re.search(r"^bot .* won +shared +lost$", ran.out, re.MULTILINE)
    assert (folder / "x.svg").exists()
    found = json.loads((folder / "x.json").read_text())
    assert (found["players"], round(found["fair_share"], 3), found["games_a_pair"]) == (3, 0.333, 6)
    assert [(pair["one"], pair["other"], pair["games"]) for pair in found["pairs"]] == [
        ("random", "islander", 3),
        ("islander", "random", 3),
    ]
    assert [bot["worst"]["against"] for bot in found["bots"]] == ["islander", "random"]
    if ratings.available():
        assert {rung["name"]: rung["rating"] for rung in found["ratings"]}["islander"] == 1000
    kept = (folder / "x.jsonl").read_bytes()
    again = here(*command, "--games", "12")
    assert "6 of 12 games are there already." in again.out
    assert (folder / "x.jsonl").read_bytes().startswith(kept)
    assert [(line["deal"], len(line["games"])) for line in lines_of(folder / "x.jsonl")[1:]] == [(0, 6), (1, 6)]
    assert json.loads((folder / "x.json").read_text())["games"] == 12


def test_players_are_another_word_for_the_preset() -> None:
    bots = ("paradise", "random", "islander")
    assert asked(*bots, "--players", "4") == asked(*bots, "--preset", "four") == asked(*bots, "--option", "players=4")
    assert asked(*bots, "--players", "3", "--preset", "three").options == {"preset": "three"}
    assert asked(*bots, "--players", "2") == asked(*bots)
    assert asked("kahuna", "greedy", "random", "--players", "2") == asked("kahuna", "greedy", "random")


def test_other_options_go_with_players() -> None:
    options = [word for rule in ("events", "south", "malaria") for word in ("--option", f"{rule}=yes")]
    plan = asked("paradise", "random", "islander", "--players", "4", *options, "--option", "homes=seated")
    assert plan.options == {"preset": "four", "homes": "seated", "events": "yes", "south": "yes", "malaria": "yes"}


@pytest.mark.parametrize(
    ("players", "games", "played"),
    [("2", "100", 100), ("2", "1", 2), ("3", "100", 102), ("3", "6", 6), ("4", "100", 104), ("4", "401", 408)],
)
def test_games_are_rounded_up_to_whole_deals(players: str, games: str, played: int) -> None:
    assert asked("paradise", "random", "islander", "--players", players, "--games", games).games_a_pair == played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_four_in_every_language(language: str) -> None:
    words = Words(language)
    tally = Tally(table_of(4, "random", "islander", "motu.bots.simple:RandomBot"))
    tally.add(result(0, 0, *[0.0] * 4, *[0.0] * 3, 0.5))
    tally.add(result(1, 0, *[0.25] * 4, *[0.75] * 4))
    lines = report(summary(tally), Console(words, "never"))
    text = "\n".join(lines)
    assert (
        words.say(
            "arena-alone", others=3, fair=words.say("arena-percent", value=f"25{words.say('arena-decimal-mark')}0")
        )
        in text
    )
    for head in ("arena-head-mean", "arena-head-worst", "arena-head-against", "arena-head-shared"):
        assert words.say(head) in text
    for one, other in (("random", "islander"), ("islander", "random")):
        assert words.say("arena-among", one=one, other=other) in text
    assert "{" not in text
    assert not re.search(r"\barena-", text)
