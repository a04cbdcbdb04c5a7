"""The position: a few small integers and short lists, the same names as a numpy record in jitted code.

It holds no order of the deck: which card lies on top is decided when it is drawn.
"""

from __future__ import annotations

from motu.kahuna.options import Options

BRIDGES = 25
HAND_LIMIT = 5
ROW = 3
ROUNDS = 3

# The stages of a game.
HANDICAP, TURN, EXCESS, OVER = range(4)
# How the turn before ended: with a card drawn, without, or with a discard in the place of the draw.
DREW, DREW_NOTHING, DISCARDED = range(3)
# The winner, besides the seats 0 and 1.
NOBODY, DRAWN = -1, 2
# How a game was decided.
UNDECIDED, BY_POINTS, BY_THIRD, BY_BRIDGES, BY_NOTHING, BY_SUDDEN = range(6)

PAIRS = ("bridges", "stones", "hand", "cards", "open", "deduced", "doubtful", "doubtful_gone", "buried")
"""Fields that hold a number for each seat."""
NUMBERS = (
    "rules",
    "row",
    "deck",
    "left",
    "pile",
    "returned",
    "stage",
    "mover",
    "round_number",
    "turn",
    "played",
    "dropped",
    "last_turn_end",
    "offer",
    "last",
    "first",
    "grace",
    "handicap",
    "winner",
    "decided",
    "allowed_kinds",
    "listed",
)
"""Fields that hold one number."""
FIELDS = ("options", *PAIRS, "scored", *(name for name in NUMBERS if name != "listed"))
"""All fields that make a position what it is."""


class Position:
    """Everything about a table that the rules need to know.

    bridges, stones     sets of lines and of islands, by seat
    hand, cards         the cards in hand and their number, by seat
    open                cards of that hand which everybody knows: taken from the row and not played since, nor
                        possibly discarded face down
    deduced             further cards of that hand which the opponent knows, because he saw where all the others
                        were when a round ended
    doubtful            cards that the opponent knew in that hand before some were discarded face down
    doubtful_gone       how many were: all but so many of the doubtful ones are still there
    buried              face-down discards of this round, by seat
    row, deck, left     the face-up row, the face-down deck and how many cards are left in it
    pile, returned      the discards that lie open, and those of them that were last shuffled into the deck
    stage, mover        what kind of decision, and whose
    round_number, turn  from 1; turn 0 is the handicap
    played, dropped     cards played and cards discarded in this turn
    last_turn_end       how the turn before ended: DREW, DREW_NOTHING or DISCARDED
    offer               variant 1: 1 + the line just cleared, where a bridge may go for free; else 0
    last                last turns still to come; 0 before them
    first               who begins
    handicap            handicap bridges still to be placed
    grace               where an empty board loses (NONE_ON_BOARD): the seats that entered round 2 without a bridge and
                        whose first turn is not over, as bits
    scored              the three scorings, in favour of seat 0 where positive
    winner, decided     NOBODY, a seat, or DRAWN; and by what
    allowed_kinds       the kinds of decisions that are open to the mover, by `legal.allowed` of all the rest
    listed, listing     whether the moves were listed since the last one was played, and which they were: `game.play`
                        need not check these again (no part of the position: copies and comparisons leave them out)
    """

    __slots__ = (
        "allowed_kinds",
        "bridges",
        "buried",
        "cards",
        "decided",
        "deck",
        "deduced",
        "doubtful",
        "doubtful_gone",
        "dropped",
        "first",
        "grace",
        "hand",
        "handicap",
        "last",
        "last_turn_end",
        "left",
        "listed",
        "listing",
        "mover",
        "offer",
        "open",
        "options",
        "pile",
        "played",
        "returned",
        "round_number",
        "row",
        "rules",
        "scored",
        "stage",
        "stones",
        "turn",
        "winner",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rules = options.rules
        self.bridges = [0, 0]
        self.stones = [0, 0]
        self.hand = [0, 0]
        self.cards = [0, 0]
        self.open = [0, 0]
        self.deduced = [0, 0]
        self.doubtful = [0, 0]
        self.doubtful_gone = [0, 0]
        self.buried = [0, 0]
        self.scored = [0, 0, 0]
        self.row = 0
        self.deck = 0
        self.left = 0
        self.pile = 0
        self.returned = 0
        self.stage = TURN
        self.mover = 0
        self.round_number = 1
        self.turn = 1
        self.played = 0
        self.dropped = 0
        self.last_turn_end = DREW
        self.offer = 0
        self.last = 0
        self.first = 0
        self.grace = 0
        self.handicap = 0
        self.winner = NOBODY
        self.decided = UNDECIDED
        self.allowed_kinds = 0
        self.listed = 0
        self.listing: tuple[int, ...] = ()

    def copy(self) -> Position:
        """The same position again, sharing nothing that can change."""
        twin = Position.__new__(Position)
        twin.options = self.options
        twin.rules = self.rules
        twin.bridges = self.bridges[:]
        twin.stones = self.stones[:]
        twin.hand = self.hand[:]
        twin.cards = self.cards[:]
        twin.open = self.open[:]
        twin.deduced = self.deduced[:]
        twin.doubtful = self.doubtful[:]
        twin.doubtful_gone = self.doubtful_gone[:]
        twin.buried = self.buried[:]
        twin.scored = self.scored[:]
        twin.row = self.row
        twin.deck = self.deck
        twin.left = self.left
        twin.pile = self.pile
        twin.returned = self.returned
        twin.stage = self.stage
        twin.mover = self.mover
        twin.round_number = self.round_number
        twin.turn = self.turn
        twin.played = self.played
        twin.dropped = self.dropped
        twin.last_turn_end = self.last_turn_end
        twin.offer = self.offer
        twin.last = self.last
        twin.first = self.first
        twin.grace = self.grace
        twin.handicap = self.handicap
        twin.winner = self.winner
        twin.decided = self.decided
        twin.allowed_kinds = self.allowed_kinds
        twin.listed = 0
        twin.listing = ()
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in FIELDS)
        return f"Position({inside})"
