"""A full-screen game for tests: on a screen of any size, driven by Textual's pilot."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input, Static

from motu.terminal.cli import parser_of
from motu.terminal.console import ProgramWords, ScreenConsole
from motu.terminal.full.app import FullScreen
from motu.terminal.full.dialogs import Answer, Curtain
from motu.terminal.full.widgets import Board, Choices
from motu.terminal.game_setup import new_game, resumed_game
from motu.terminal.local_game import LocalGame

NAMED = {char: unicodedata.name(char).lower().replace(" ", "_").replace("hyphen-", "") for char in "?-+>./"}
"""Keys that Textual calls by a name."""
LONGEST_WAIT = 300.0
"""Seconds: a bot may have to be compiled first."""


class Playing:
    """A running game, and what can be read and done on its screen."""

    def __init__(self, app: FullScreen, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.local_game = app.local_game
        self.game_screen = app.game_screen

    async def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + LONGEST_WAIT
        while not condition():
            assert time.monotonic() < end, self.text
            assert self.app.failure is None, self.app.failure
            await asyncio.sleep(0.002)
        await self.pilot.pause(0)

    async def ready(self) -> None:
        """Wait until somebody has something to do."""
        await self.until(
            lambda: self.app.screen is not self.game_screen or self.game_screen.waits or not self.app.is_running
        )

    async def press(self, *keys: str) -> None:
        """Press keys one after another, and wait until it is a person's turn again.

        The pilot's own way of pressing waits after each key for a processor that idles, which may take long.
        """
        for key in keys:
            self.app.post_message(Key(NAMED.get(key, key), key if len(key) == 1 else None))
            for _ in range(3):  # the app hands the key to the prompt, the prompt to the screen, the screen to the list
                await self.pilot._wait_for_screen()
        await self.ready()

    async def type(self, line: str) -> None:
        """Put a line into the prompt, or into the dialog that asks for one, and press Enter."""
        self.app.screen.query_one(Input).value = line
        await self.press("enter")

    async def click(self, place: str) -> None:
        """Click a place of the board."""
        at = self.board.place_of(place)
        assert at is not None, place
        await self.pilot.click(Board, offset=at)
        await self.ready()

    async def click_choice(self, number: int) -> None:
        """Click a choice in the list, scrolled into sight: the list may need a moment for that."""
        index = self.choices.get_option_index(str(number))
        for _ in range(200):
            place = self.choices._index_to_line[index]
            line = place - self.choices.scroll_offset.y
            if 0 <= line < self.choices.size.height:
                break
            self.choices.scroll_to(y=place, animate=False)
            await self.pilot.pause(0.01)
        assert 0 <= line < self.choices.size.height
        await self.pilot.click(Choices, offset=(3, line))
        await self.ready()

    @property
    def board(self) -> Board:
        return self.game_screen.query_one(Board)

    @property
    def choices(self) -> Choices:
        return self.game_screen.query_one(Choices)

    @property
    def words(self) -> list[str]:
        """The choices in the list, in notation."""
        return [self.choices.numbered(option).word for option in self.choices.options if option.id is not None]

    @property
    def typed(self) -> str:
        return self.game_screen.query_one("#prompt", Input).value

    def pane(self, name: str) -> str:
        """The text of a part of the screen."""
        return str(self.game_screen.query_one(f"#{name}", Static).render())

    @property
    def answer(self) -> str:
        """The text of the dialog that lies over everything."""
        assert isinstance(self.app.screen, Answer), self.text
        return "\n".join(str(each.render()) for each in self.app.screen.query(Static))

    def behind_curtain(self) -> bool:
        return isinstance(self.app.screen, Curtain)

    def over(self) -> bool:
        return self.local_game.over

    @property
    def text(self) -> str:
        """All that can be read on the terminal now, row by row."""
        return "\n".join(
            "".join(segment.text for segment in strip) for strip in self.app.screen._compositor.render_strips()
        )


def local_game_of(line: str, language: str = "en") -> tuple[LocalGame, ScreenConsole]:
    """The game that `motu play --full LINE` sits down at."""
    words, arguments = ProgramWords(language), line.split()
    args = parser_of("play", words, arguments).parse(arguments)
    console = ScreenConsole(words)
    return (resumed_game(args.resume, console, args.game) if args.resume else new_game(args, console)), console


@asynccontextmanager
async def playing(
    line: str, size: tuple[int, int] = (120, 40), language: str = "en", theme: str = "dark"
) -> AsyncIterator[Playing]:
    """Play in full screen."""
    local_game, console = local_game_of(line, language)
    app = FullScreen(local_game, console, theme)
    try:
        async with app.run_test(size=size) as pilot:
            game = Playing(app, pilot)
            await game.ready()
            yield game
    finally:
        local_game.close()


def play(
    what: Callable[[Playing], Awaitable[None]],
    line: str,
    size: tuple[int, int] = (120, 40),
    language: str = "en",
    theme: str = "dark",
) -> None:
    """Do something with a game, from the beginning to the end of its screen."""

    async def run() -> None:
        async with playing(line, size, language, theme) as game:
            await what(game)

    asyncio.run(run())
