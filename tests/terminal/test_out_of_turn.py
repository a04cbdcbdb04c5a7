"""At one keyboard: what somebody does who is not asked is typed at another's prompt, behind the name of the seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.core.chance import SealedChance
from motu.core.errors import IllegalMove, message
from motu.core.match import Match, replay
from motu.core.record import Record, read_record, write_record
from motu.core.versions import write_recorded
from motu.games import GAMES, game_named
from motu.paradise import game
from motu.terminal.console import Console
from motu.terminal.decision import Decision, play_line
from motu.terminal.game_setup import resumed_game
from motu.terminal.games import presenter_of
from motu.terminal.local_game import LocalGame
from motu.terminal.paradise.choices import groups
from motu.terminal.prompt_commands import command_of
from motu.words import LANGUAGES, Words
from tests.tables.paradise_twins import sailing, sails
from tests.terminal.cli import SEED, here
from tests.terminal.full.playing import Playing
from tests.terminal.full.playing import play as play_full
from tests.terminal.paradise.test_presenter import building
from tests.terminal.test_many_seats import play, prompts, toy_game

__all__ = ["toy_game"]

NOT_NOW = "cannot do that now: out of turn there is only what the rules allow at any time."
ANSWERS = {"en": "Yellow", "fr": "Jaune", "de": "Gelb", "ru": "Жёлтые"}


# --- Line by line ---


def test_who_is_not_asked_acts_at_anothers_prompt(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = play("--hot-seat", "--players", "2", "--save", file, typed="\n1 .\n" + "\n\nred !\n2\n")
    assert ran.err == ""
    assert prompts(ran.out) == ["Red", "Yellow", "Yellow", "Yellow"]
    assert ran.out.count("Red: raises the flag") == 1
    assert "1. Red: 1 . !\n1. Yellow: 2\n" in file.read_text()
    assert "undo" not in ran.out


@pytest.mark.parametrize("typed", ["red !", "RED: !", "Red:!", "red  :  !"])
def test_the_name_may_be_written_in_many_ways(typed: str) -> None:
    assert "Red: raises the flag" in play("--hot-seat", "--players", "2", typed=f"\n1 .\n\n\n{typed}\n").out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("red .", f". – Red {NOT_NOW}"),
        ("red ! !", f"! – Red {NOT_NOW} Nothing of this line was played."),
        ("red", "Write in notation, behind the name, what Red does out of turn."),
        ("red 1", "Write in notation, behind the name, what Red does out of turn."),
        ("green !", "A bot plays Green: nobody else decides for it."),
        ("yellow", "Write in notation, behind the name, what Yellow does out of turn."),
    ],
)
def test_one_sentence_where_that_is_not_possible(typed: str, answer: str) -> None:
    ran = play("--hot-seat", "--players", "3", "--bot", "green=sure", typed=f"\n1 .\n\n\n{typed}\n2\n")
    assert answer in ran.out
    assert "flag" not in ran.out
    assert prompts(ran.out)[:3] == ["Red", "Yellow", "Yellow"]


def test_the_own_name_may_be_typed_as_well() -> None:
    assert "Red: shows 3" in play("--hot-seat", "--players", "2", typed="\nred: 3\n").out


def test_it_cannot_be_taken_back_nor_what_was_decided_before_it() -> None:
    ran = play("--hot-seat", "--players", "2", typed="\n1\n!\nundo\n2\nyellow !\nundo\n")
    assert "This cannot be taken back: everybody has seen it." in ran.out
    assert "This cannot be taken back: another player has moved since." in ran.out


def test_in_kahuna_there_is_nothing_of_the_kind() -> None:
    out = here("play", "kahuna", "--hot-seat", "--seed", SEED, typed="\nwhite G-C\n").out
    assert f"G-C – White {NOT_NOW}" in out


# --- Conquest of Paradise ---


def saved(folder: Path) -> Path:
    """The game in which Red moves a fleet and Yellow holds a card, kept as the terminal keeps it."""
    twins, chance = sailing(), SealedChance(bytes(32))
    options = write_recorded(game, twins.options)
    record = Record(game.NAME, options, ("", ""), twins.deal, tuple(twins.steps[0]), "*", commitment=chance.commitment)
    file = folder / "game.txt"
    file.write_text(write_record(game, record), "utf-8")
    (folder / "game.txt.seed").write_text(chance.seed.hex(), "utf-8")
    return file


def card() -> str:
    """What turns up a card of Yellow."""
    return next(move.text for move in game.moves(sailing().states[0], 1) if move.kind == "show")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_turned_up_while_another_moves_a_fleet(language: str, tmp_path: Path) -> None:
    file = saved(tmp_path)
    go = sails(sailing().states[0])[0]
    name = ANSWERS[language].lower()
    ran = here("--lang", language, "play", "--resume", file, typed=f"\n{name} {card()}\n{go}\n")
    assert ran.err == ""
    steps = read_record(game, file.read_text()).steps
    assert [(step.seat, step.move) for step in steps[-2:]] == [(1, card()), (0, go)]
    told = here("--lang", language, "replay", file, "--board", "none").out
    last = list(replay(game, read_record(game, file.read_text())))[-2]
    words = Words(language)
    (shown,) = [words.tell(each.id, each.args) for each in game.tell(last.before, last.move, last.after, 0)]
    assert ANSWERS[language] in shown
    assert shown in told
    assert shown in ran.out


def test_who_has_yet_to_build_does_not_plan_on_anothers_screen() -> None:
    """All build at the same time, and at one keyboard one after the other: what is no aside waits for one's turn."""
    console = Console(Words("en"))
    match = Match(game, game.read_options({"players": "3"}), ("",) * 3, chance := SealedChance(bytes(32)))
    match.state = building()
    local_game = LocalGame(console, presenter_of(game.NAME, console), match, chance, {})
    for word in ("K+G11", "W+G11", "."):
        assert game.read(word) in game.moves(match.state, 1)
        with pytest.raises(IllegalMove) as refused:
            play_line(Decision(local_game, 0), f"yellow {word}")
        assert refused.value.reason.args["reason"] == f"Yellow {NOT_NOW}"
    assert local_game.moments == []


def test_nobody_is_told_why_another_cannot_do_it(tmp_path: Path) -> None:
    """Whether Yellow has a card, or a rumor somewhere, is not for Red to know."""
    file = saved(tmp_path)
    held = card()
    other = next(f"!{number}" for number in range(1, 20) if f"!{number}" != held)
    lines = [f"yellow {other}", "yellow -R@G11", "yellow !H12", "yellow ."]
    out = here("play", "--resume", file, typed="\n" + "\n".join(lines) + "\n").out
    assert out.count(f" – Yellow {NOT_NOW}") == len(lines)


def test_what_may_be_done_at_any_time_is_listed_behind_the_decision(tmp_path: Path) -> None:
    local_game = resumed_game(str(saved(tmp_path)), Console(Words("en")))
    local_game.play(1, game.read(card()))
    assert local_game.last_decision(1) < len(local_game.moments), "who acts out of turn has not looked"
    for state, seat in ((moment.before, moment.step.seat) for moment in local_game.moments):
        if seat not in game.movers(state):
            continue
        view = game.view(state, seat)
        listed = [
            choice.move
            for group in groups(view, game.moves(state, seat), local_game.console)
            for choice in group.choices
        ]
        beside = [game.is_aside(state, seat, move) for move in listed]
        assert beside == sorted(beside)
    assert any(game.is_aside(moment.before, moment.step.seat, moment.move) for moment in local_game.moments)
    assert local_game.why_no_undo(1) == message("undo-shown")


def test_help_says_how_it_is_typed() -> None:
    for language, name in ANSWERS.items():
        out = here("--lang", language, "play", "paradise", "--hot-seat", "--seed", SEED, typed="\n?\n").out
        assert f"{name}: !7" in " ".join(out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seat_is_called_like_a_command(language: str) -> None:
    console = Console(Words(language))
    for name in GAMES:
        presenter = presenter_of(name, console)
        for number, seat in enumerate(game_named(name).SEATS):
            assert command_of(seat, console) is None
            assert command_of(presenter.seat_name(number), console) is None
            assert presenter.seat_name(number).isalpha()


# --- On the whole screen ---


def test_on_the_whole_screen(tmp_path: Path) -> None:
    file = saved(tmp_path)
    go = sails(sailing().states[0])[0]

    async def act(screen: Playing) -> None:
        await screen.press("enter")
        assert not screen.behind_curtain()
        await screen.type("yellow: .")
        assert ". – Gelb kann das jetzt nicht" in screen.pane("note")
        before = screen.words
        await screen.type(f"Gelb: {card()}")
        assert screen.game_screen.viewer == 0
        assert set(before) == set(screen.words)
        assert "Gelb" in screen.pane("log").splitlines()[-1]
        await screen.type(go)
        assert [step.move for step in screen.local_game.match.steps[-2:]] == [card(), go]

    play_full(act, f"--resume {file}", language="de")
