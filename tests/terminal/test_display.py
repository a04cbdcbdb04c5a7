"""On a screen of 24 rows, too, whoever is asked sees the board, the question and all choices at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.kahuna.board import ISLANDS, LINES_AT
from motu.terminal.cli import parser_of
from motu.terminal.commands import play
from motu.terminal.console import Console, ProgramWords
from motu.terminal.display import Display
from motu.terminal.game_setup import new_game
from motu.terminal.paradise.board_map import FEWEST_ROWS
from motu.terminal.prompt import Prompt
from motu.words import LANGUAGES, Words
from tests.terminal.cli import OTHER_SEED, PROMPTS, SEED, Screen, here, plain, screen

pytestmark = pytest.mark.slow

PATIENCE = 400
"""Decisions of a game that are looked at, at most."""


class Sized(Console):
    """On a terminal of a certain size."""

    def __init__(self, language: str, columns: int, rows: int) -> None:
        super().__init__(ProgramWords(language), "never")
        self.on_terminal = True
        self.size = columns, rows

    @property
    def columns(self) -> int:
        return self.size[0]

    @property
    def rows(self) -> int:
        return self.size[1]


class Enough(Exception):
    """So many decisions were looked at."""


def watch(
    line: str,
    language: str,
    size: tuple[int, int],
    look: Callable[[Prompt, list[str]], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    decisions: int,
) -> None:
    """Let a bot play in the place of a person, and look at what that person has on the screen when it is asked."""
    words = line.split()
    console = Sized(language, *size)
    local_game = new_game(parser_of("play", console.words, words).parse(words), console)
    bot = bot_named(local_game.game.NAME, {"kahuna": "greedy", "paradise": "islander"}[local_game.game.NAME])
    printed: list[str] = []
    left = iter(range(decisions))

    def decide(prompt: Prompt) -> None:
        lines = capsys.readouterr().out.split("\n")[:-1]
        assert max(map(len, lines), default=0) <= size[0] or lines[-1].startswith("Seal")
        printed.extend(lines)
        look(prompt, printed[-(size[1] - 1) :])
        if next(left, None) is None:
            raise Enough
        printed.append("what was typed")
        console.printed += 1
        moves = local_game.game.moves(local_game.match.state, prompt.seat)
        local_game.play(prompt.seat, bot.decide(prompt.decision.view, moves, 0.01, FreeChance(len(local_game.moments))))

    monkeypatch.setattr(Prompt, "decide", decide)
    with suppress(Enough):
        play.Play(local_game, Display(local_game, "map")).play()


def sees_all_choices(prompt: Prompt, shown: list[str]) -> None:
    text = " ".join(shown)
    for number, move in enumerate(prompt.menu.moves, 1):
        assert re.search(rf"(?<!\d){number} {re.escape(prompt.local_game.game.write(move))}(?!\S)", text), "\n".join(
            shown
        )


def sees_kahuna(prompt: Prompt, shown: list[str]) -> None:
    sees_all_choices(prompt, shown)
    text, presenter, view = "\n".join(shown), prompt.presenter, prompt.decision.view
    for island, name in enumerate(ISLANDS):
        lines = LINES_AT[island].bit_count()
        assert re.search(rf"\b({name} ?|{name[0]}){lines}\b", text), f"no {name} in\n{text}"
    for line in [*presenter.status(view, ("", ""), True)[:1], presenter.cards(view)]:
        assert line in text


def sees_paradise(prompt: Prompt, shown: list[str]) -> None:
    sees_all_choices(prompt, shown)
    presenter, view = prompt.presenter, prompt.decision.view
    assert _flat(presenter.status(view, ("", "", "", ""), True)[:1]) in _flat(shown)
    assert _flat(presenter.cards(view).split("\n")[-1:]) in _flat(shown)
    if not prompt.menu.places or room(prompt) < FEWEST_ROWS:
        return
    letters = [line for line in shown if re.fullmatch(r"( +[A-Z]){5,}", line)]
    assert letters, "\n".join(shown)
    rows = {int(line[:2]) for line in shown if re.match(r"[ 1-9]\d ", line)}
    lit = [place for place in prompt.menu.places if place[0] in letters[-1] and int(place[1:]) in rows]
    assert lit, "\n".join(shown)


def room(prompt: Prompt) -> int:
    """The rows that are left for the map by what must be below it: a great many choices may need nearly all of them."""
    view, console = prompt.decision.view, prompt.console
    now, cards = prompt.presenter.status(view, ("", "", "", ""), True)[0], prompt.presenter.cards(view)
    below = [*console.lines(now, indent="  "), *console.lines(cards, indent="  "), *prompt.menu.dense(console)]
    return console.rows - 1 - len(below)


def _flat(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_kahuna(
    language: str,
    size: tuple[int, int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    amount: Callable[[int, int, int], int],
) -> None:
    options = ["", "--preset russian --no-surprise", "--preset classic --handicap 3", "--preset sheet --open-hands"]
    for number in range(amount(1, 1, 20)):
        game = f"kahuna --against greedy --seed {number:064x} {options[(number + len(language)) % 4]}"
        watch(game, language, size, sees_kahuna, capsys, monkeypatch, PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_conquest_of_paradise(
    language: str,
    size: tuple[int, int],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    amount: Callable[[int, int, int], int],
) -> None:
    options = ["", "--players 4 --events --kumara --saved", "--solitaire", "--players 3 --end 3 --south --malaria"]
    for number in range(amount(1, 1, 20)):
        game = f"paradise --seed {number:064x} {options[(number + LANGUAGES.index(language)) % 4]}"
        watch(game, language, size, sees_paradise, capsys, monkeypatch, amount(40, 90, 4000))


# --- On a real terminal ---------------------------------------------------------------------------------------------


def in_sight(tty: Screen, rows: int) -> str:
    return "\n".join(plain(tty.text).split("\n")[-rows:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_stays_on_a_terminal_of_24_rows(language: str) -> None:
    with screen("play", "kahuna", "--seed", SEED, columns=80, rows=24, MOTU_LANG=language) as tty:
        tty.wait_for(PROMPTS[language])
        assert [name for name in ISLANDS if f"[{name[0]}" not in in_sight(tty, 24)] == []
        tty.type("B-A H-A", PROMPTS[language])
        after = in_sight(tty, 24)
        assert "[○ ALOA 3]" in after or "[○A3]" in after
        assert Words(language).say("kahuna-log-takes", player="white", islands="ALOA") in after


def test_the_board_can_be_asked_for_on_a_terminal_of_24_rows() -> None:
    for game, prompt, sign in (("kahuna", "White> ", "[ALOA 3]"), ("paradise", "Red> ", "   A ")):
        with screen("play", game, "--seed", SEED, columns=80, rows=24) as tty:
            tty.wait_for(prompt)
            tty.type("board", prompt)
            assert sign in in_sight(tty, 24)


@pytest.mark.parametrize("game", ["kahuna", "paradise"])
def test_a_replay_fits_on_a_terminal_of_24_rows(game: str, tmp_path: Any) -> None:
    file = tmp_path / "game.txt"
    here("play", game, "--seed", OTHER_SEED, "--save", file, typed="1\n" * 12)
    with screen("replay", file, columns=80, rows=24) as tty:
        tty.wait_for("turn or ? ")
        for _ in range(8):
            shown = in_sight(tty, 24)
            assert re.search(r"\[\S? ?(ALOA )?A?3\]" if game == "kahuna" else r"^ {4}A +B", shown, re.MULTILINE)
            tty.type("", "turn or ? ")


def test_a_pipe_has_no_lower_edge() -> None:
    out = here("play", "kahuna", "--seed", SEED, "--board", "map").out
    assert "[ALOA 3]" in out
