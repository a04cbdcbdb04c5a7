"""The presenter of Conquest of Paradise: ties the map, the choices and the words together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from motu.paradise.advanced.events.log import names as event_names
from motu.paradise.box import slug
from motu.paradise.box_loader import default_box
from motu.paradise.grid import CELL_OF
from motu.paradise.moves import Move
from motu.paradise.names import PLAYERS, called
from motu.paradise.notation import EVENT, short, things
from motu.paradise.options import ADVANCED, Options
from motu.paradise.rules import rules
from motu.paradise.view import View
from motu.terminal.console import Console
from motu.terminal.paradise import board_list, board_map, choices, status
from motu.terminal.presenter import PLAIN, Group, Line, Marks
from motu.words import LANGUAGES, Words

_NOTATION = (
    ("first:red+", "paradise-word-first"),
    ("^G11", "paradise-word-home"),
    (">H12", "paradise-word-go"),
    ("~H12", "paradise-word-push"),
    ("hide !H12", "paradise-word-hide"),
    ("W@G11 :H12", "paradise-word-transit"),
    ("@G11", "paradise-word-fleet"),
    ("+T +T1W -T1W", "paradise-word-canoe"),
    ("+W -W +WT", "paradise-word-load"),
    ("/G11", "paradise-word-flip"),
    ("-R@G11", "paradise-word-disband"),
    ("*H12", "paradise-word-fight"),
    ("xW <H12", "paradise-word-lose"),
    ("carry:2", "paradise-word-carry"),
    ("W>V", "paradise-word-save"),
    ("V+G11", "paradise-word-build"),
    ("T^G11", "paradise-word-face-up"),
    ("F+G11", "paradise-word-feast"),
    ("focus", "paradise-word-focus"),
    ("S+G11", "paradise-word-settle"),
    ("!7 #7", "paradise-word-card"),
    ("fell:red", "paradise-word-fell"),
    ("W%G11", "paradise-word-march"),
    ("store:G11 spend", "paradise-word-store"),
    ("kumara:G11", "paradise-word-search"),
    ("draw order", "paradise-word-role"),
    ("event:12", "paradise-word-event"),
    ("=G11 =red", "paradise-word-pick"),
    ("WW+G11", "paradise-word-levy"),
    ("chit:3", "paradise-word-chit"),
    (".", "paradise-word-done"),
)

_SIGNS = (
    ("? ~ o", "paradise-sign-open"),
    ("RR rr ii", "paradise-sign-villages"),
    (f"{board_map.GREEN} {board_map.BROWN} ?RY", "paradise-sign-squares"),
    ("2WC= Y3", "paradise-sign-pieces"),
    ("!3 X2 F3", "paradise-sign-others"),
)


class ParadisePresenter:
    """Shows Conquest of Paradise in one language."""

    comfortable_rows = 12

    def __init__(self, console: Console) -> None:
        self.console = console

    def seat_name(self, seat: int) -> str:
        return self.console.say("paradise-seat", player=PLAYERS[seat])

    def board_list(self, view: View) -> list[str]:
        return board_list.lines(view, self.console)

    def board_map(self, view: View, columns: int, rows: int, marks: Marks = PLAIN) -> list[Line]:
        return board_map.draw(view, columns, rows, self.console.call, marks)

    def describe_place(self, view: View, place: str) -> str:
        return board_list.line(view, self.console, CELL_OF[place])

    def status(self, view: View, players: Sequence[str], drawn: bool) -> list[str]:
        return status.status(view, players, self.console, drawn)

    def cards(self, view: View) -> str:
        return status.cards(view, self.console)

    def choice_groups(self, view: View, moves: Sequence[Move]) -> list[Group]:
        return choices.groups(view, moves, self.console)

    def explain(self, view: View, move: Move) -> str:
        return choices.explain(view, move, self.console)

    def hand(self, view: View) -> list[str]:
        return status.hand(view, self.console)

    def row(self, view: View) -> list[str]:
        return status.row(view, self.console)

    def score(self, view: View) -> list[str]:
        return status.score(view, self.console)

    def dangers(self, view: View) -> list[str]:
        return status.dangers(view, self.console)

    def notation(self) -> list[tuple[str, str]]:
        return [(word, self.console.say(meaning)) for word, meaning in _NOTATION]

    def legend(self) -> list[tuple[str, str]]:
        return [(sign, self.console.say(meaning)) for sign, meaning in _SIGNS]

    def to_notation(self, line: str) -> str:
        return in_notation(line)

    def notation_note(self) -> str:
        out_of_turn = self.console.say("paradise-out-of-turn", seat=self.seat_name(PLAYERS.index("yellow")))
        return f"{self.console.say('paradise-several')}\n{out_of_turn}"

    def rules(self, options: Options) -> list[str]:
        return [self.edition(options), *map(self.console.tell, rules(options))]

    def edition(self, options: Options) -> str:
        if options.alone:
            parts = [self.console.say("paradise-edition-alone", level=options.solitaire)]
        else:
            parts = [
                self.console.say("paradise-edition", preset=options.preset),
                self.console.say("paradise-homes", homes=options.homes),
            ]
        if options.end != "0":
            parts.append(self.console.say("paradise-rule-name", rule="end", target=options.target // 2))
        parts += [
            self.console.say("paradise-rule-name", rule=rule, target=options.target // 2)
            for rule in ADVANCED
            if getattr(options, rule) == "yes"
        ]
        if options.components != "house":
            parts.append(self.console.say("paradise-components-own", name=options.components))
        return "; ".join(parts)


# --- Names as people type them --------------------------------------------------------------------------------------


def in_notation(line: str) -> str:
    """The line with the notation in place of names: `>ниуэ` becomes `>H12`. What is no name stays as it is."""
    return " ".join(short(word, known()) for word in line.split())


@cache
def known() -> dict[str, str]:
    """Every name in every language, as `short` wants them."""
    found: dict[str, str] = {}
    for words in map(Words, LANGUAGES):
        found |= {slug(str(words.argument_text(called(name)))): thing for name, thing in things().items()}
        for number, event in enumerate(event_names(default_box())):
            found[EVENT + slug(words.tell("paradise-event-name", event))] = f"{number + 1}"
    return found
