"""The full-screen game by mouse: choices, islands, lines, hexes, keys at the foot of the screen, buttons."""

from __future__ import annotations

import pytest
from textual.widgets import Button

from motu.terminal.full.dialogs import Answer
from motu.terminal.full.widgets import Choices, KeyLine
from motu.terminal.presenter import CHOSEN, LIT
from tests.terminal.cli import SEED
from tests.terminal.full.playing import Playing, play

pytestmark = pytest.mark.slow

KAHUNA = f"kahuna --seed {SEED}"
PARADISE = f"paradise --seed {SEED}"


def roles(game: Playing, end: str) -> set[str]:
    """The places that are drawn in a role with this end."""
    return {run.place for line in game.board._lines for run in line if run.role.endswith(end)}


def test_a_click_on_a_choice_plays_it() -> None:
    async def click(game: Playing) -> None:
        await game.click_choice(3)
        assert game.local_game.match.steps[-1].move == "B-D"
        await game.press("1", "enter")
        assert len(game.local_game.match.steps) == 3, "the prompt still has the keyboard"

    play(click, KAHUNA)


def test_what_can_be_done_is_lit_up_on_the_board() -> None:
    async def look(game: Playing) -> None:
        assert {"BARI", "COCO", "HUNA", "BARI–DUDA"} <= roles(game, LIT)
        assert not {"JOJO", "JOJO–KAHU"} & roles(game, LIT)
        await game.press("3")
        assert roles(game, CHOSEN) == {"BARI", "BARI–DUDA"}

    play(look, KAHUNA)


def test_a_click_on_an_island_shows_what_can_be_done_there() -> None:
    async def click(game: Playing) -> None:
        everything = game.words
        await game.click("HUNA")
        assert game.words == ["H-A", "H-D", "H-E", "H-I", "H-L", "/H"]
        assert "HUNA, 5 lines" in game.pane("note")
        await game.press("escape")
        assert game.words == everything
        await game.click("JOJO")
        assert game.words == everything
        assert "JOJO, 5 lines" in game.pane("note")

    play(click, KAHUNA)


def test_two_clicks_on_a_line_build_its_bridge() -> None:
    async def click(game: Playing) -> None:
        await game.click("BARI–DUDA")
        assert game.words == ["B-D"]
        assert "Another click" in game.pane("note")
        assert game.local_game.match.steps[-1].move == "+?"
        await game.click("BARI–DUDA")
        assert game.local_game.match.steps[-1].move == "B-D"

    play(click, KAHUNA, (80, 24))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_explorer_goes_where_he_is_clicked(size: tuple[int, int]) -> None:
    async def click(game: Playing) -> None:
        assert roles(game, LIT) == {"G9", "F10", "H10", "H12"}
        await game.click("H12")
        assert game.words == [">H12"]
        assert roles(game, CHOSEN) == {"H12"}
        await game.click("H12")
        assert game.local_game.match.steps[-1].move == ">H12"
        await game.click("D12")
        assert "Vanuatu (D12)" in game.pane("note")

    play(click, PARADISE, size)


def test_whole_turns_by_mouse_alone() -> None:
    """Ten decisions, each by a click on the last choice."""

    async def click(game: Playing) -> None:
        for _ in range(10):
            before = len(game.local_game.moments)
            await game.click_choice(len(game.words))
            assert len(game.local_game.moments) > before

    play(click, PARADISE)


def test_the_keys_at_the_foot_can_be_clicked() -> None:
    async def click(game: Playing) -> None:
        shown = str(game.game_screen.query_one(KeyLine).render())
        await game.pilot.click(KeyLine, offset=(shown.index("score") + 1 + 2, 0))
        await game.until(lambda: isinstance(game.app.screen, Answer))
        assert "counted now" in game.answer
        await game.pilot.click(Button)
        await game.until(lambda: game.app.screen is game.game_screen)
        await game.pilot.click(KeyLine, offset=(shown.index("colours") + 1 + 2, 0))
        await game.until(lambda: game.app.theme == "light")

    play(click, PARADISE)


def test_the_wheel_scrolls_the_choices() -> None:
    async def wheel(game: Playing) -> None:
        choices = game.game_screen.query_one(Choices)
        assert choices.scroll_offset.y == 0
        choices.scroll_down(animate=False)
        await game.until(lambda: choices.scroll_offset.y > 0)

    play(wheel, KAHUNA)
