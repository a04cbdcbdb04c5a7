"""A table for tests that read like the rulebook: set up a position, play words, look at what became of it."""

from __future__ import annotations

import random
from typing import Any

from motu.core.chance import FreeChance, ScriptedChance
from motu.core.errors import BadOption
from motu.kahuna import game
from motu.kahuna.board import ALL_ISLANDS, LINE_OF, LINES_AT, MAJORITY, island_letters, line_names
from motu.kahuna.cards import ALL_CARDS, letters_of, pile_of, size
from motu.kahuna.legal import allowed
from motu.kahuna.moves import Move
from motu.kahuna.options import VALUES, Options
from motu.kahuna.state import Position

SEATS = {"white": 0, "black": 1}


def random_options(choice: random.Random) -> Options:
    """Any combination of options that can be played."""
    while True:
        try:
            return game.read_options({name: choice.choice(values) for name, values in VALUES.items()})
        except BadOption:
            pass


class PartlyScripted:
    """Gives the answers that the test names, and any others at random."""

    def __init__(self, outcomes: tuple[str, ...]) -> None:
        self.script = ScriptedChance([name for name in outcomes if name != "?"], game.outcome_index)
        self.free = FreeChance(7)

    def below(self, n: int, of: Any) -> int:
        return self.free.below(n, of) if self.script.used_up else self.script.below(n, of)


def lines(names: str) -> int:
    """The set of lines with these names: "AB HE"."""
    return sum(1 << LINE_OF[name] for name in names.split())


def majorities(bridges: int) -> int:
    return sum(
        1 << island
        for island in range(12)
        if ALL_ISLANDS >> island & 1 and (bridges & LINES_AT[island]).bit_count() >= MAJORITY[island]
    )


class Table:
    """A position of a game, by default at the start of White's turn in round 1 with all other cards in the deck.

    white, black            hands, by initials
    row, pile, deck         face-up row, open discards, deck; what is not named is in the deck, and with a deck named,
                            in the pile
    bridges                 ("lines of White", "lines of Black"); stones lie where there is a majority
    round, turn, mover      where the game stands
    """

    def __init__(
        self,
        *,
        white: str = "",
        black: str = "",
        row: str = "",
        pile: str = "",
        deck: str | None = None,
        bridges: tuple[str, str] = ("", ""),
        round: int = 1,
        turn: int = 9,
        mover: str = "white",
        scored: tuple[int, int, int] = (0, 0, 0),
        **options: str,
    ) -> None:
        p = Position(game.read_options({name.replace("_", "-"): value for name, value in options.items()}))
        p.hand = [pile_of(white), pile_of(black)]
        p.cards = [len(white), len(black)]
        p.row, p.pile = pile_of(row), pile_of(pile)
        rest = ALL_CARDS - p.hand[0] - p.hand[1] - p.row - p.pile
        if deck is None:
            p.deck = rest
        else:
            p.deck = pile_of(deck)
            p.pile += rest - p.deck
        p.left = size(p.deck)
        p.bridges = [lines(bridges[0]), lines(bridges[1])]
        p.stones = [majorities(p.bridges[0]), majorities(p.bridges[1])]
        p.round_number, p.turn, p.mover = round, turn, SEATS[mover]
        p.scored = list(scored)
        p.allowed_kinds = allowed(p)
        self.state = p

    def play(self, words: str) -> Table:
        """Play these words, in the form of a record, by whoever is to move. Cards that came may be left out."""
        for word in game.read_words(words):
            game.play(self.state, self.state.mover, game.read(word.move), PartlyScripted(word.outcomes))
        return self

    def why_not(self, word: str) -> str | None:
        """The id of the reason why the mover may not do this."""
        reason = game.why_not(self.state, self.state.mover, game.read(word))
        return reason.id if reason else None

    def may(self, word: str) -> bool:
        return self.why_not(word) is None and game.read(word) in self.moves

    @property
    def moves(self) -> list[Move]:
        return game.moves(self.state, self.state.mover)

    def words(self, *kinds: str) -> str:
        """The legal moves of these kinds, as words."""
        return " ".join(move.text for move in self.moves if not kinds or move.kind in kinds)

    @property
    def mover(self) -> str:
        return "nobody" if not game.movers(self.state) else ("white", "black")[self.state.mover]

    def stones(self, seat: str) -> str:
        """The islands that a seat holds, by initials."""
        return island_letters(self.state.stones[SEATS[seat]])

    def bridges(self, seat: str) -> str:
        """The lines on which a seat has bridges, in order: "AB HE"."""
        return " ".join(line_names(self.state.bridges[SEATS[seat]]))

    def hand(self, seat: str) -> str:
        return letters_of(self.state.hand[SEATS[seat]])

    @property
    def row(self) -> str:
        return letters_of(self.state.row)

    @property
    def pile(self) -> str:
        return letters_of(self.state.pile)

    def buried(self, seat: str) -> str:
        return letters_of(self.state.buried[SEATS[seat]])

    @property
    def result(self) -> str:
        """The result as a record has it: "White 4-1"; "*" while the game goes on."""
        return game.write_result(self.state)
