"""The scene of Conquest of Paradise: ties the map, the choices and the words together."""

from __future__ import annotations

from collections.abc import Sequence

from motu.paradise.grid import CELL_OF
from motu.paradise.moves import Move
from motu.paradise.options import ADVANCED, Options
from motu.paradise.phrases import PLAYERS
from motu.paradise.rules import rules
from motu.paradise.view import View
from motu.terminal.paradise import choices, dangers, map_drawn, map_list, standing
from motu.terminal.paradise.names import in_notation
from motu.terminal.picture import PLAIN, Line, Marks
from motu.terminal.scene import Group
from motu.terminal.speech import Speech

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
    (f"{map_drawn.GREEN} {map_drawn.BROWN} ?RY", "paradise-sign-squares"),
    ("2WC= Y3", "paradise-sign-pieces"),
    ("!3 X2 F3", "paradise-sign-others"),
)


class ParadiseScene:
    """Shows Conquest of Paradise in one language."""

    good_rows = 12

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def seat(self, seat: int) -> str:
        return self.speech.say("paradise-seat", player=PLAYERS[seat])

    def listed(self, view: View) -> list[str]:
        return map_list.lines(view, self.speech)

    def picture(self, view: View, columns: int, rows: int, marks: Marks = PLAIN) -> list[Line]:
        return map_drawn.draw(view, columns, rows, self.speech.call, marks)

    def about(self, view: View, place: str) -> str:
        return map_list.line(view, self.speech, CELL_OF[place])

    def standing(self, view: View, players: Sequence[str], drawn: bool) -> list[str]:
        return standing.standing(view, players, self.speech, drawn)

    def cards(self, view: View) -> str:
        return standing.cards(view, self.speech)

    def groups(self, view: View, moves: Sequence[Move]) -> list[Group]:
        return choices.groups(view, moves, self.speech)

    def explain(self, view: View, move: Move) -> str:
        return choices.explain(view, move, self.speech)

    def hand(self, view: View) -> list[str]:
        return standing.hand(view, self.speech)

    def row(self, view: View) -> list[str]:
        return standing.row(view, self.speech)

    def score(self, view: View) -> list[str]:
        return standing.score(view, self.speech)

    def dangers(self, view: View) -> list[str]:
        return dangers.lines(view, self.speech)

    def notation(self) -> list[tuple[str, str]]:
        return [(word, self.speech.say(meaning)) for word, meaning in _NOTATION]

    def signs(self) -> list[tuple[str, str]]:
        return [(sign, self.speech.say(meaning)) for sign, meaning in _SIGNS]

    def typed(self, line: str) -> str:
        return in_notation(line)

    def several(self) -> str:
        out_of_turn = self.speech.say("paradise-out-of-turn", seat=self.seat(PLAYERS.index("yellow")))
        return f"{self.speech.say('paradise-several')}\n{out_of_turn}"

    def rules(self, options: Options) -> list[str]:
        return [self.edition(options), *map(self.speech.tell, rules(options))]

    def edition(self, options: Options) -> str:
        if options.alone:
            parts = [self.speech.say("paradise-edition-alone", level=options.solitaire)]
        else:
            parts = [
                self.speech.say("paradise-edition", preset=options.preset),
                self.speech.say("paradise-homes", homes=options.homes),
            ]
        if options.end != "0":
            parts.append(self.speech.say("paradise-rule-name", rule="end", target=options.target // 2))
        parts += [
            self.speech.say("paradise-rule-name", rule=rule, target=options.target // 2)
            for rule in ADVANCED
            if getattr(options, rule) == "yes"
        ]
        if options.components != "house":
            parts.append(self.speech.say("paradise-components-own", name=options.components))
        return "; ".join(parts)
