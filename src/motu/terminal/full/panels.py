"""What the screen of a game shows, and what it waits for. It shows what the person before it may know."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, ScrollableContainer, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from motu.core.match import Moment
from motu.terminal.console import ScreenConsole
from motu.terminal.decision import Decision
from motu.terminal.full.dialogs import Answer, Curtain
from motu.terminal.full.widgets import BINDINGS, Board, Choices, KeyLine
from motu.terminal.local_game import LocalGame
from motu.terminal.presenter import Group

LOG_LINES = 100
"""How much of the log stands beside the board; `log` shows all of it."""


class GamePanels(Screen[None]):
    """Board, choices, status and log; a line to type in, and a line of keys."""

    CSS_PATH = "panels.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*BINDINGS]
    AUTO_FOCUS = "#prompt"

    def __init__(self, local_game: LocalGame, console: ScreenConsole) -> None:
        super().__init__()
        self.local_game = local_game
        self.console = console
        self.presenter = local_game.presenter
        self.game_log = GameLog(local_game)
        self.viewer: int | None = None
        self._seen = {seat: local_game.last_decision(seat) for seat in range(len(local_game.seats))}
        self._decision: Decision | None = None
        self._groups: Sequence[Group] = ()
        self._place = ""
        self._remarks: list[str] = []
        """What the person is to be told until they do something."""
        self._settled: asyncio.Future[Any] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="now", markup=False)
        with Container(id="middle"):
            with ScrollableContainer(id="board-box", can_focus=False):
                yield Board(self.presenter, id="board")
            with Vertical(id="choices-box") as box:
                box.border_title = self.console.say("full-choices")
                yield Static(id="cards", markup=False)
                yield Choices(id="choices")
                yield Static(id="note", markup=False)
            with Vertical(id="side"):
                with VerticalScroll(id="status-box", can_focus=False) as status:
                    status.border_title = self.console.say("full-standing")
                    yield Static(id="status", markup=False)
                with VerticalScroll(id="log-box", can_focus=False) as log:
                    log.border_title = self.console.say("full-log")
                    yield Static(id="log", markup=False)
        yield Input(id="prompt", compact=True, placeholder=self.console.say("full-type"))
        yield KeyLine(self.console)

    # --- What is shown ----------------------------------------------------------------------------------------------

    def show(self, viewer: int | None, lit: Collection[str] = ()) -> None:
        """Show where the game stands, as far as the viewer may know; nothing can be chosen yet."""
        self.viewer = viewer
        view = self.local_game.game.view(self.local_game.match.state, viewer)
        now, *status = self.presenter.status(view, self.local_game.match.players, True)
        self.query_one("#now", Static).update(now)
        self.query_one("#status", Static).update("\n".join(status))
        self.query_one("#cards", Static).update("" if viewer is None else self.presenter.cards(view))
        self.query_one("#board", Board).show(view, lit)
        self._remarks += self.local_game.remarks(viewer) if viewer is not None else []
        self.note("\n".join(self._remarks))
        self._offer([])
        self._show_log()

    def _show_log(self) -> None:
        since = len(self.local_game.moments) if self.viewer is None else self._seen[self.viewer]
        lines = self.game_log.lines(self.viewer)[-LOG_LINES:]
        told = [Content(line) if number < since else Content(line).stylize("bold") for line, number in lines]
        opening = [] if len(lines) == LOG_LINES else [Content(line).stylize("dim") for line in self._opening()]
        self.query_one("#log", Static).update(Content("\n").join([*opening, *told]))
        self.call_after_refresh(self.query_one("#log-box", VerticalScroll).scroll_end, animate=False)

    def _opening(self) -> list[str]:
        local_game, say = self.local_game, self.console.say
        bots = dict.fromkeys(local_game.bots.values())
        characters = [character for bot in bots if (character := say("bot-character", bot=bot))]
        seal = say("opening-seal", seal=local_game.chance.commitment)
        return [local_game.presenter.edition(local_game.match.options), *characters, seal]

    def hide(self) -> None:
        """Take everything off the screen that only one person may know."""
        self.viewer = None
        for name in ("now", "status", "cards", "log"):
            self.query_one(f"#{name}", Static).update("")
        self._remarks = []
        self.note("")
        self.query_one("#prompt", Input).value = ""
        self._offer([])
        self.query_one("#board", Board).show(self.local_game.game.view(self.local_game.match.state, None))

    def think(self, seat: int, compiling: bool) -> None:
        """Say that a bot thinks, in the line on top."""
        thinking = self.console.say(
            "full-thinking", seat=self.presenter.seat_name(seat), bot=self.local_game.bots[seat]
        )
        self.query_one("#now", Static).update(self.console.say("bot-compiling") if compiling else thinking)

    def note(self, text: str) -> None:
        """A remark under the choices, until the next one."""
        note = self.query_one("#note", Static)
        note.update(text)
        note.display = bool(text)

    def tell(self, title: str, lines: Sequence[Content | str], at_end: bool = False) -> None:
        """Lines to read, over everything else."""
        self.app.push_screen(Answer(self.console, title, lines, at_end))

    # --- What is waited for -----------------------------------------------------------------------------------------

    async def decide(self, decision: Decision) -> None:
        """Let a person decide; done when the game has changed."""
        self.show(decision.seat, decision.menu.places)
        self._decision = decision
        await self.choose(decision.menu.groups)
        self._seen[decision.seat] = len(self.local_game.moments)

    async def choose(self, groups: Sequence[Group]) -> Any:
        """Let a person choose; what was chosen."""
        self._offer(groups)
        self._settled = asyncio.get_running_loop().create_future()
        return await self._settled

    async def wait_behind_curtain(self, text: str) -> None:
        await self.app.push_screen_wait(Curtain(text))

    @property
    def waits(self) -> bool:
        """Whether it is for the person before the screen to go on."""
        return self._settled is not None

    def _offer(self, groups: Sequence[Group], place: str = "") -> None:
        """Show these choices, or those at a place."""
        self._groups, self._place = groups, place
        box = self.query_one("#choices-box")
        box.border_title = (
            self.console.say("full-choices-at", place=place) if place else self.console.say("full-choices")
        )
        self.query_one(Choices).offer(groups, place)
        self._mark()

    def _settle(self, result: Any = None) -> None:
        """Something was chosen, or the game has changed: whoever waits goes on."""
        self._decision = None
        self._remarks = []
        waiting, self._settled = self._settled, None
        if waiting is not None and not waiting.done():
            waiting.set_result(result)

    def _mark(self) -> None:
        """Show on the board what the cursor is on."""
        current = self.query_one(Choices).current
        self.query_one(Board).choose(current.places if current is not None else ())


class GameLog:
    """What has happened, in lines; `since` is where that begins which the viewer has not seen yet."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self._viewer: int | None = None
        self._told: list[tuple[Moment, str]] = []

    def lines(self, viewer: int | None) -> list[tuple[str, int]]:
        """Every line with the number of the step that it tells of."""
        moments = self.local_game.moments
        same = viewer == self._viewer
        known = next(
            (place for place, (told, now) in enumerate(zip(self._told, moments, strict=False)) if told[0] is not now),
            min(len(self._told), len(moments)),
        )
        self._viewer, self._told = viewer, self._told[:known] if same else []
        self._told += [(moment, self.local_game.tell(moment, viewer)) for moment in moments[len(self._told) :]]
        return [(f"{moment.step.turn}. {told}", number) for number, (moment, told) in enumerate(self._told) if told]
