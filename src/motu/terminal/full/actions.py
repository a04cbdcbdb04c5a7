"""What a person can do besides moves: ask, take back, keep, resign, leave; by a key, a click, or the typed word."""

from __future__ import annotations

from collections.abc import Callable

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Input

from motu.core.errors import MotuError
from motu.terminal.decision import keep
from motu.terminal.errors import BadInput
from motu.terminal.full.choices import Choices
from motu.terminal.full.colours import DARK, LIGHT
from motu.terminal.full.desk import Desk
from motu.terminal.full.dialogs import FileName, Question
from motu.terminal.full.thinking import beside
from motu.terminal.prompt_commands import COMMANDS, FOR_ALL, Chapter, answer, chapters, hint, waiting


class Actions(Desk):
    """The commands of the screen."""

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
            self.note(self.console.say(waiting(self.local_game.game.NAME)))
            self.run_worker(self._advise(think), exclusive=True, group="hint")

    async def _advise(self, think: Callable[[], list[str]]) -> None:
        asked = self._decision
        head, *lines = await beside(think)
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
                self.note(keep(self.local_game, file))
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
