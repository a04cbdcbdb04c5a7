"""The screen of a game as a person uses it: clicks, keys, and what is typed."""

from __future__ import annotations

from textual.widgets import Input, OptionList

from motu.core.errors import MotuError
from motu.terminal.decision import keep, play_line
from motu.terminal.full.actions import Actions
from motu.terminal.full.board import Board
from motu.terminal.full.choices import Choices
from motu.terminal.presenter import Choice
from motu.terminal.prompt_commands import command_of, worded


class TableScreen(Actions):
    """Hands on what is chosen by mouse or keyboard, and obeys what is typed."""

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
            self._obey(line)
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

    def _obey(self, line: str) -> None:
        """Do what a typed line says: a command, the number of a choice, or moves."""
        word, rest = worded(line)
        command = command_of(word, self.console)
        try:
            if command == "?" and rest and self._decision is not None:
                self.note("\n".join(self._decision.explain(rest)))
            elif command == "save" and rest:
                self.note(keep(self.local_game, rest))
            elif command is not None:
                self._command(command)
            elif self._decision is not None:
                play_line(self._decision, line)
                self._settle()
            elif (current := self.query_one(Choices).current) is not None:
                self._settle(current.move)
        except MotuError as error:
            self._object(error)
