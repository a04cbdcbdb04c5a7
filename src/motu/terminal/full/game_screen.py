"""The screen of a game as a person uses it: moves and commands, by a key, a click, or the typed word."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import Any, TypeVar

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList

from motu.core.errors import MotuError
from motu.terminal.decision import play_line, save_game
from motu.terminal.errors import BadInput
from motu.terminal.full.colours import DARK, LIGHT
from motu.terminal.full.dialogs import FileName, Question
from motu.terminal.full.panels import GamePanels
from motu.terminal.full.widgets import Board, Choices
from motu.terminal.presenter import Choice
from motu.terminal.prompt_commands import (
    COMMANDS,
    FOR_ALL,
    Chapter,
    answer,
    chapters,
    command_of,
    hint,
    split_command,
    waiting_message,
)


class GameScreen(GamePanels):
    """Hands on what is chosen by mouse or keyboard, and does what is typed."""

    # --- Moves ------------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._mark()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._take(self.query_one(Choices).numbered(event.option))

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """A place was clicked: first its choices are shown; a single one is taken by a second click."""
        at_place = [each for group in self._groups for each in group.choices if event.place in each.places]
        if len(at_place) == 1 and self._place == event.place:
            self._take(at_place[0])
            return
        if at_place:
            self._offer(self._groups, event.place)
        view = self.local_game.game.view(self.local_game.match.state, self.viewer)
        about = self.presenter.describe_place(view, event.place) or event.place
        self.note(f"{about} {self.console.say('full-click-again')}" if len(at_place) == 1 else about)

    def on_input_changed(self, event: Input.Changed) -> None:
        """What is typed moves the cursor to the choice that it means."""
        line, choices = event.value.strip(), self.query_one(Choices)
        if line:
            is_number = line.isascii() and line.isdecimal() and len(line) < 5
            choices.go_to(int(line) if is_number else choices.number_of(self.presenter.to_notation(line)))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        current = self.query_one(Choices).current
        if line:
            self._handle(line)
        elif current is not None:
            self._take(current)
        elif self._groups:
            self.note(self.console.say("full-choose"))

    def _take(self, choice: Choice) -> None:
        if self._decision is None:
            self._settle(choice.move)
            return
        try:
            self._decision.play([choice.move])
        except MotuError as error:
            self._object(error)
        else:
            self._settle()

    def _handle(self, line: str) -> None:
        """Do what a typed line says: a command, the number of a choice, or moves."""
        word, rest = split_command(line)
        command = command_of(word, self.console)
        try:
            if command == "?" and rest and self._decision is not None:
                self.note("\n".join(self._decision.explain(rest)))
            elif command == "save" and rest:
                self.note(save_game(self.local_game, rest))
            elif command is not None:
                self._command(command)
            elif self._decision is not None:
                play_line(self._decision, line)
                self._settle()
            elif (current := self.query_one(Choices).current) is not None:
                self._settle(current.move)
        except MotuError as error:
            self._object(error)

    # --- Commands ---------------------------------------------------------------------------------------------------

    def _command(self, command: str) -> None:
        actions = {
            "?": self.action_help,
            "hint": self.action_hint,
            "undo": self.action_undo,
            "resign": self.action_resign,
            "save": self.action_save,
            "quit": self.action_leave,
        }
        if command in actions:
            actions[command]()
        else:
            self.action_ask(command)

    def _object(self, error: MotuError) -> None:
        told = self.console.tell(error.reason)
        where = error.where if isinstance(error, BadInput) else ""
        self.note(self.console.say("error-at", where=where, reason=told) if where else told)

    # --- Questions --------------------------------------------------------------------------------------------------

    def action_ask(self, question: str) -> None:
        """Answer one of the questions that change nothing."""
        if self.viewer is None and question not in FOR_ALL:
            return
        name, _ = COMMANDS[question]
        self.tell(self.console.say(name), answer(self.local_game, self.viewer, question), at_end=question == "log")

    def action_help(self) -> None:
        say = self.console.say
        lines: list[Content | str] = [say("full-help-keyboard"), say("full-help-mouse"), say("full-help-keys")]
        for chapter in chapters(self.presenter, self.console, drawn=True):
            lines += ["", *_chapter(chapter)]
        self.tell(say("command-help"), lines)

    def action_hint(self) -> None:
        if self._decision is None:
            return
        try:
            think = hint(self._decision)
        except MotuError as error:
            self._object(error)
        else:
            self.note(self.console.say(waiting_message(self.local_game.game.NAME)))
            self.run_worker(self._advise(think), exclusive=True, group="hint")

    async def _advise(self, think: Callable[[], list[str]]) -> None:
        asked = self._decision
        head, *lines = await in_thread(think)
        if self._decision is asked:  # who has moved on, or handed on the keyboard, does not want it any more
            self.note("")
            self.tell(self.console.say("command-hint"), [head, *lines])

    # --- Taking back, keeping, leaving ------------------------------------------------------------------------------

    def action_undo(self) -> None:
        if self._decision is None:
            return
        try:
            self._decision.undo()
        except MotuError as error:
            self._object(error)
        else:
            self._settle()

    def action_resign(self) -> None:
        if self._decision is None:
            return
        asked = self._decision

        def resign(answered: str | None) -> None:
            if answered and self._decision is asked:
                self.local_game.resign(asked.seat)
                self._settle()

        say = self.console.say
        self.app.push_screen(
            Question(say("full-resign"), {"resign": say("full-give-up"), "stay": say("full-stay")}), resign
        )

    def action_save(self) -> None:
        self.run_worker(self.save(), exclusive=True, group="save")

    async def save(self) -> None:
        """Keep the game in a file, whose name is asked for unless it has one."""
        try:
            file = "" if self.local_game.save else await self.app.push_screen_wait(FileName(self.console))
            if file or self.local_game.save:
                self.note(save_game(self.local_game, file))
        except MotuError as error:
            self._object(error)

    def action_leave(self) -> None:
        """Leave the game: at once where nothing is lost, else when the person has said so again."""
        if isinstance(self.app.screen, Question):
            return
        local_game, say = self.local_game, self.console.say
        if local_game.over or (not local_game.moments and local_game.save is None):
            self.app.exit()
            return
        if local_game.save is not None:
            question, answers = say("full-quit-kept", file=local_game.save.file), {}
        else:
            question, answers = say("full-quit-unsaved"), {"save": say("full-save")}
        self.app.push_screen(
            Question(question, answers | {"leave": say("full-leave"), "stay": say("full-stay")}), self._left
        )

    def _left(self, answered: str | None) -> None:
        if answered == "leave":
            self.app.exit()
        elif answered == "save":
            self.run_worker(self._save_and_leave(), exclusive=True, group="save")

    async def _save_and_leave(self) -> None:
        await self.save()
        if self.local_game.save is not None:
            self.app.exit()

    # --- The screen itself ------------------------------------------------------------------------------------------

    def action_theme(self) -> None:
        self.app.theme = LIGHT.name if self.app.theme == DARK.name else DARK.name

    def action_cursor(self, way: str) -> None:
        """Move the cursor in the list of choices."""
        choices = self.query_one(Choices)
        moves: dict[str, Callable[[], None]] = {
            "up": choices.action_cursor_up,
            "down": choices.action_cursor_down,
            "page_up": choices.action_page_up,
            "page_down": choices.action_page_down,
        }
        moves[way]()

    def action_log(self, lines: int) -> None:
        self.query_one("#log-box", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_turn_over(self) -> None:
        """Where there is room for one of them only: the log in the place of the status, or the other way round."""
        self.toggle_class("-status")

    def action_everything(self) -> None:
        """Back to all choices, with nothing typed."""
        self.query_one("#prompt", Input).value = ""
        self._offer(self._groups)


def _chapter(chapter: Chapter) -> list[Content | str]:
    width = max(len(word) for word, _ in chapter.pairs)
    pairs = [Content.assemble((f"{word:{width}}  ", "bold"), meaning) for word, meaning in chapter.pairs]
    return [Content(chapter.title).stylize("bold $accent"), *pairs, chapter.remark]


Result = TypeVar("Result")


async def in_thread(work: Callable[..., Result], *args: Any) -> Result:
    """What a function returns or raises, worked out in a thread of its own.

    The thread is a daemon: who leaves the game need not wait until a bot has made up its mind.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # without an error there is a result

    def run() -> None:
        result, error = None, None
        try:
            result = work(*args)
        except BaseException as raised:
            error = raised
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, daemon=True).start()
    return await done
