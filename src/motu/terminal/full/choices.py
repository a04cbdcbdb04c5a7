"""The choices of a decision as a list: numbered as in line mode, with what each would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from motu.terminal.presenter import Choice, Group


class Choices(OptionList, can_focus=False):
    """What can be done now; `current` is the choice that the cursor is on.

    The keyboard stays with the prompt, which hands on what moves the cursor: so a move can be typed at any time.
    """

    def __init__(self, **attributes: Any) -> None:
        super().__init__(compact=True, markup=False, **attributes)
        self._numbered: dict[int, Choice] = {}

    def offer(self, groups: Sequence[Group], place: str = "") -> None:
        """Show these choices, or only those at a place of the board; a single one is at the cursor already."""
        options: list[Option] = []
        self._numbered = {}
        number = 0
        digits = len(str(sum(len(group.choices) for group in groups)))
        for group in groups:
            offered = [each for each in enumerate(group.choices, number + 1) if not place or place in each[1].places]
            number += len(group.choices)
            if offered and group.title:
                options.append(Option(Content(group.title).stylize("bold"), disabled=True))
            options += [Option(_entry(each, digits, choice), id=str(each)) for each, choice in offered]
            self._numbered |= dict(offered)
        self.set_options(options)
        if len(self._numbered) == 1:
            self.go_to(next(iter(self._numbered)))

    @property
    def current(self) -> Choice | None:
        option = self.highlighted_option
        return self._numbered[int(option.id)] if option is not None and option.id is not None else None

    def numbered(self, option: Option) -> Choice:
        """The choice that an option stands for."""
        assert option.id is not None
        return self._numbered[int(option.id)]

    def go_to(self, number: int | None) -> None:
        """Put the cursor on the choice of this number, if it is offered."""
        self.highlighted = self.get_option_index(str(number)) if number in self._numbered else None

    def number_of(self, word: str) -> int | None:
        """The number of the choice that is written like this."""
        wanted = word.casefold()
        return next((number for number, each in self._numbered.items() if each.word.casefold() == wanted), None)


def _entry(number: int, digits: int, choice: Choice) -> Content:
    """A choice in a line or two."""
    effect = f" – {choice.effect}" if choice.effect else ""
    word = f"{choice.word} " if choice.word else ""
    head = Content.assemble((f"{number:{digits}} ", "bold $accent"), (word, "bold"))
    return Content.assemble(head, choice.full, (effect, "$secondary"))
