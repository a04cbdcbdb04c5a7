"""What the screen looks like: in every language, at every size, light and dark, while bots think."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from textual.content import Content

from motu.terminal.full.colours import theme_for
from motu.terminal.local_game import Turns
from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED
from tests.terminal.full.playing import LONGEST_WAIT, Playing, play

pytestmark = pytest.mark.slow

GAMES = [f"kahuna --seed {SEED}", f"paradise --seed {SEED}"]


@pytest.mark.parametrize("line", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_shown(line: str, language: str) -> None:
    async def look(game: Playing) -> None:
        say = Words(language).say
        for title in ("full-choices", "full-standing", "full-log"):
            assert say(title) in game.text
        assert say("full-type") in game.text
        assert say("command-help") in game.text
        assert "full-" not in game.text
        assert game.local_game.console.words.language == language

    play(look, line, language=language, theme="light")


@pytest.mark.parametrize("line", GAMES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (118, 24), (120, 40), (60, 20)])
def test_everything_needed_is_in_sight_at_every_size(line: str, size: tuple[int, int]) -> None:
    async def look(game: Playing) -> None:
        rows = game.text.split("\n")
        assert len(rows) == size[1]
        assert game.choices.size.height >= 4 or size[1] < 24
        assert game.choices.size.width >= 30 or size[0] < 80
        assert game.game_screen.query_one("#log-box").size.height >= 6 or size[1] < 24
        assert game.game_screen.query_one("#prompt").region.bottom == size[1] - 1
        if size[0] >= 80:
            assert game.game_screen.query_one("#board-box").max_scroll_x == 0
            assert game.game_screen.query_one("#board-box").max_scroll_y == 0

    play(look, line, size)


def test_where_there_is_little_room_tab_changes_log_and_status() -> None:
    async def turn_over(game: Playing) -> None:
        assert "Black draws" in game.text
        assert "Face up:" not in game.text
        await game.press("tab")
        assert "Face up:" in game.text
        assert "Black draws" not in game.text
        await game.press("tab")
        assert "Black draws" in game.text

    play(turn_over, GAMES[0], (80, 24))


def test_a_screen_that_changes_its_size_is_drawn_anew() -> None:
    async def resize(game: Playing) -> None:
        assert "Standing" in game.text
        await game.pilot.resize_terminal(80, 24)
        await game.until(lambda: "Standing" not in game.text)
        assert all(len(row) == 80 for row in game.text.split("\n"))
        await game.click("BARI–DUDA")
        assert game.words == ["B-D"]

    play(resize, GAMES[0])


def test_the_themes() -> None:
    assert theme_for(None, {}) == "dark"
    assert theme_for("light", {}) == "light"
    assert theme_for(None, {"COLORFGBG": "0;15"}) == "light"
    assert theme_for(None, {"COLORFGBG": "15;0"}) == "dark"

    async def change(game: Playing) -> None:
        dark = game.game_screen.styles.background
        await game.press("ctrl+t")
        assert game.app.theme == "light"
        assert game.game_screen.styles.background != dark
        await game.press("ctrl+t")
        assert game.app.theme == "dark"

    play(change, GAMES[0])


def test_the_screen_is_alive_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    think, go_on = Turns.bot_move, threading.Event()

    def slowly(self: Turns, seat: int) -> Any:
        if len(self.local_game.match.steps) > 1:
            go_on.wait(LONGEST_WAIT)
        return think(self, seat)

    monkeypatch.setattr(Turns, "bot_move", slowly)

    async def ask(game: Playing) -> None:
        await game.pilot.press("plus", "question_mark", "enter")
        await game.until(lambda: "is thinking" in game.text)
        await game.pilot.press("f4")
        assert "bridges on the board" in game.answer
        await game.pilot.press("escape", "ctrl+z", "1", "enter")
        assert [step.move for step in game.local_game.match.steps] == ["+?", "+?"]
        go_on.set()
        await game.ready()
        assert len(game.local_game.match.steps) > 2

    play(ask, GAMES[0])


def test_what_the_bots_did_stands_out_in_the_log() -> None:
    async def look(game: Playing) -> None:
        log = game.game_screen.query_one("#log").render()
        assert isinstance(log, Content)
        bold = [str(log)[span.start : span.end] for span in log.spans if "bold" in str(span.style)]
        assert bold == ["1. Black draws from the deck."]

    play(look, GAMES[0])
