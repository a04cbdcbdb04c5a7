"""The solitaire game in the terminal: in every language, from its command line to its record."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from motu.arena.balance.games import Balance, result_from_json
from motu.arena.balance.play import play
from motu.arena.balance.run import Tally
from motu.arena.balance.summary import summary
from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match
from motu.core.record import write_record
from motu.paradise import game
from motu.paradise.box_loader import default_box, fingerprint
from motu.terminal.commands.balance_alone import solitaire_report
from motu.terminal.commands.balance_pictures import ALONE, Pictures
from motu.terminal.console import Console
from motu.terminal.paradise.presenter import ParadisePresenter
from motu.words import LANGUAGES, Words
from tests.paradise.table import Table
from tests.terminal.cli import SEED, motu

pytestmark = pytest.mark.slow


def presenter(language: str = "en") -> ParadisePresenter:
    return ParadisePresenter(Console(Words(language), "never"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    it, dice, chance = presenter(language), random.Random(4), FreeChance(4)
    state = game.deal(game.read_options({"preset": "solitaire", "solitaire": "hard"}), chance)
    while game.movers(state):
        view, moves = game.view(state, 0), game.moves(state, 0)
        assert all(it.status(view, ("Ann",), drawn=True))
        assert all(it.row(view))
        assert sum(len(group.choices) for group in it.choice_groups(view, moves)) == len(moves)
        assert it.board_map(view, 80, 30)
        assert it.board_list(view)
        assert it.score(view)
        assert it.dangers(view)
        game.play(state, 0, dice.choice(moves), chance)
    assert len(it.rules(state.options)) > 20
    assert "30" in it.rules(state.options)[1]


def test_the_opponents_pieces_are_drawn_open_with_its_letter() -> None:
    it = Table("movement", players=1, red="Tonga=2WC", yellow="Samoa=2WWC")
    lines = "\n".join(
        "".join(run.text for run in line) for line in presenter().board_map(game.view(it.state, 0), 80, 30)
    )
    assert "Y2WC" in lines
    assert "2 warrior bands, 1 war canoe" in "\n".join(presenter().board_list(game.view(it.state, 0)))


def test_chits_are_told() -> None:
    it = Table("exploration", players=1, drawn="1 2").play(">H14(i1,hawaii,3,chit:5) >H16(i1,aotearoa,6,chit:3) .")
    view = game.view(it.state, 0)
    told = "\n".join(presenter().status(view, ("Ann",), drawn=True))
    assert "Chits: 11 left, 4 drawn; you need 30 points while at least 2 are left" in told
    assert (
        "To be carried out after the exploration: 3 (a village on each group; build), 5 (a war canoe; defend)" in told
    )
    assert "Yellow (nobody plays it)" in told
    assert "They join after 6 draws: 12 (a war canoe; attack)" in "\n".join(presenter().row(view))
    (group,) = presenter().choice_groups(view, game.moves(it.state, 0))
    assert (group.title, group.choices[0].full) == (
        "Chit",
        "carry out chit 3: a village on each group; build",
    )
    late = Table("building", players=1, drawn="1 2 3 4 5 6")
    assert "They join" not in "\n".join(presenter().row(game.view(late.state, 0)))


def test_dangers_count_what_can_come() -> None:
    it = Table("movement", players=1, red="Tonga=2", yellow="Samoa=2WWWC")
    assert "Yellow can attack Tonga (G13), Red: 2 against 1" in "\n".join(presenter().dangers(game.view(it.state, 0)))


# --- The command line -----------------------------------------------------------------------------------------------


def test_a_game_alone_is_begun_and_kept(tmp_path: Path) -> None:
    ran = motu("play", "paradise", "--solitaire", "--seed", SEED, "--save", "x.motu", typed=".\n.\n.\n", cwd=tmp_path)
    assert ran.code == 0
    assert "Conquest of Paradise alone" in ran.out
    kept = (tmp_path / "x.motu").read_text()
    assert "Options: preset=solitaire rules=3\n" in kept
    assert "Yellow:" not in kept
    hard = motu("play", "paradise", "--solitaire", "--option", "solitaire=hard", typed=".\n")
    assert "the harder game" in hard.out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--solitaire", "--players", "3"], "--solitaire"),
        (["--solitaire", "--against", "random"], "--solitaire"),
        (["--solitaire", "--option", "events=yes"], "The solitaire game has events=no only"),
        (["--option", "solitaire=hard"], "Only the solitaire game knows solitaire"),
        (["--solitaire", "--seat", "yellow"], "red"),
    ],
)
def test_what_does_not_go_together_is_refused(arguments: list[str], part: str) -> None:
    ran = motu("play", "paradise", *arguments)
    assert ran.code == 2
    assert part in ran.err


def test_a_lost_game_is_verified_and_replayed(tmp_path: Path) -> None:
    dice = random.Random(2)
    match = Match(game, game.read_options({"players": "1"}), ("Ann",), SealedChance(bytes(32)))
    while game.movers(match.state):
        match.play(0, dice.choice(game.moves(match.state, 0)))
    file = tmp_path / "lost.motu"
    file.write_text(write_record(game, match.record()))
    assert "Result: Lost " in file.read_text()
    assert motu("verify", file).code == 0
    ran = motu("replay", file, "--board", "none")
    assert ran.code == 0
    assert "The game is lost" in ran.out


# --- The balance report ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_balance_of_the_solitaire_game(language: str, tmp_path: Path) -> None:
    plan = Balance("random", "motu", (1,), 2, fingerprint(default_box()), solitaire="hard")
    tally = Tally(plan)
    for sitting in plan.sittings():
        result = play(plan, sitting)
        assert result_from_json(result.to_json()) == result
        tally.add(result)
    found = summary(tally)
    alone = found["players"]["1"]
    assert (alone["games"], alone["share"], found["solitaire"]) == (2, 0.0, "hard")
    assert alone["endings"]["chits"] + alone["endings"]["fall"] == 1
    console = Console(Words(language), "never")
    assert len(solitaire_report(found, console)) > 15
    drawn = list(Pictures(str(tmp_path)).draw(found, console))
    assert [Path(file).stem for file in drawn] == list(ALONE)


def test_the_solitaire_game_has_no_number_of_players() -> None:
    ran = motu("balance", "paradise", "--solitaire", "--players", "2")
    assert ran.code == 2
    assert "--solitaire" in ran.err
