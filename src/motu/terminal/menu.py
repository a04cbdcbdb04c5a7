"""The choices of a decision, numbered: close together on a screen, one a line for a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motu.terminal.console import Console
from motu.terminal.presenter import Choice, Group

_GAP = "   "

Numbered = tuple[int, Choice]


class Menu:
    """Numbers, counted from 1 through all groups, and the moves that they stand for."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups
        self.moves: list[Any] = [choice.move for group in groups for choice in group.choices]
        self.places = frozenset(place for group in groups for choice in group.choices for place in choice.places)
        """Where on the board something can be done."""
        self._digits = len(str(len(self.moves)))

    def move(self, number: int) -> Any | None:
        """The move of this number, if there is one."""
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def show(self, console: Console, spread: bool) -> None:
        console.put(self.lines(console, spread))

    def lines(self, console: Console, spread: bool) -> list[str]:
        """The choices as they are printed; `spread` means one a line, in full."""
        lines = []
        number = 0
        margin = max((len(group.title) for group in self.groups), default=0) + 3
        for group in self.groups:
            numbered = list(enumerate(group.choices, number + 1))
            number += len(group.choices)
            if spread:
                lines += self._spread(console, group.title, numbered)
            else:
                lines += self._close(console, group.title, numbered, margin)
        return lines

    def dense(self, console: Console) -> list[str]:
        """The choices in as few lines as can be: one group behind the other, without what the board shows as well."""
        rows: list[list[tuple[str, str]]] = []
        room, number = 0, 0
        for group in self.groups:
            title = [("head", group.title)]
            for choice in group.choices:
                number += 1
                entry = [*title, ("number", f"{number}"), ("", choice.word if choice.places else _worded(choice))]
                title = []
                needed = sum(len(text) + 1 for _, text in entry) + 1
                if needed > room:
                    rows.append([])
                    room = console.columns - 1
                rows[-1] += [*entry, ("", "")]
                room -= needed
        return [" " + " ".join(console.paint(*piece) for piece in row).rstrip() for row in rows]

    def _spread(self, console: Console, title: str, numbered: Sequence[Numbered]) -> list[str]:
        lines = console.lines(console.say("menu-title", title=title))
        for number, choice in numbered:
            effect = f" – {choice.effect}" if choice.effect else ""
            line = f"  {number:{self._digits}}  {choice.word:6} {choice.full}{effect}"
            lines += console.lines(line, indent=" " * 12)
        return lines

    def _close(self, console: Console, title: str, numbered: Sequence[Numbered], margin: int) -> list[str]:
        """Choices without effects share lines; one with effects has its own."""
        rows = [[each] for each in numbered if each[1].effect]
        rows += self._filled([each for each in numbered if not each[1].effect], console.columns - margin)
        lines = []
        start = console.paint("head", f" {title}".ljust(margin))
        for row in rows:
            first, *more = self._effect(console, row[-1], margin)
            lines.append(start + _GAP.join(self._painted(console, each) for each in row) + console.paint("note", first))
            lines += [console.paint("note", line) for line in more]
            start = " " * margin
        return lines

    def _effect(self, console: Console, numbered: Numbered, margin: int) -> list[str]:
        """What stands behind a choice, and the lines on which it goes on."""
        if not numbered[1].effect:
            return [""]
        column = " " * (margin + len(self._entry(numbered)) + 2)
        first, *more = console.wrapped(numbered[1].effect, indent=column, first=column)
        return [f"  {first[len(column) :]}", *more]

    def _filled(self, numbered: Sequence[Numbered], width: int) -> list[list[Numbered]]:
        """Choices in rows that are no longer than the width."""
        rows: list[list[Numbered]] = []
        room = 0
        for each in numbered:
            needed = len(_GAP) + len(self._entry(each))
            if needed > room:
                rows.append([])
                room = width + len(_GAP)
            rows[-1].append(each)
            room -= needed
        return rows

    def _entry(self, numbered: Numbered) -> str:
        number, choice = numbered
        return f"{number:{self._digits}} {_worded(choice)}"

    def _painted(self, console: Console, numbered: Numbered) -> str:
        entry = self._entry(numbered)
        return console.paint("number", entry[: self._digits]) + entry[self._digits :]


def _worded(choice: Choice) -> str:
    return f"{choice.word} {choice.brief}".rstrip()
