"""The table: small numbers, masks of hexes and short lists.

It holds no order of the cup, the lid or the deck: what comes is decided when it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

from motu.paradise.box import Box
from motu.paradise.grid import CELLS
from motu.paradise.hooks import Hooks
from motu.paradise.moves import Move
from motu.paradise.options import SEATS, Options

# The steps of a turn (4).
SETUP, ORDER, EXPLORATION, MOVEMENT, BUILDING, VICTORY = range(6)
STEPS = ("setup", "order", "exploration", "movement", "building", "victory")

# What is to be decided.
(
    NEXT,  # nothing: the next player, or the next step
    CHOOSE_HOME,
    CHOOSE_ORDER,
    EXPLORE,
    DISCOVERY,
    ASTRAY,
    TRANSIT,
    TRANSIT_TO,
    MOVE,
    FLEET,
    BATTLES,
    ARIOI,
    BATTLE_CARD,
    LOSS,
    CARRY,
    RETREAT,
    SAVE,
    NEW_HOME,
    REGROUP,
    BUILD,
    REVEAL,
    CLAIM,
    OVER,
    LOST_BOX,  # of the advanced rules, from here on
    DIVISION,
    SHAMAN,
    EVENT,
    SEARCH,
    CHIT,
) = range(29)
NEXT_BATTLE = -1
"""No decision either: a battle is over, and `steps.turn` leads on to the next one. No table stands like this."""
STAGES = (
    "next",
    "home",
    "order",
    "explore",
    "discovery",
    "astray",
    "transit",
    "transit-to",
    "move",
    "fleet",
    "battles",
    "arioi",
    "battle-card",
    "loss",
    "carry",
    "retreat",
    "save",
    "new-home",
    "regroup",
    "build",
    "reveal",
    "claim",
    "over",
    "lost-box",
    "division",
    "shaman",
    "event",
    "search",
    "chit",
)

# What lies in a cell, where it is no group.
UNSEEN, SEA = -1, -2
NOWHERE = -1
EVERYBODY = -1
"""The mover of a step in which all decide at once."""
NOBODY = -1
WILD = -1
"""The defender of an independent group."""
ATTACKER, DEFENDER = 0, 1

# How a game was decided (10.4, rulings 5 and 12); the last two are how it is lost alone.
UNDECIDED, BY_POINTS, BY_GROUPS, BY_CARDS, BY_NOTHING, BY_LAST, BY_CHITS, BY_FALL = range(8)

TURNS = 60
"""A game that has not ended by then ends (ruling 12)."""


def _each_seat(value: int = 0) -> Any:
    """A list with a number for every seat."""
    return field(init=False, metadata={"value": value})


def _own_of_each_seat(make: Callable[[], Any]) -> Any:
    """A list with a list or a dictionary for every seat."""
    return field(init=False, metadata={"make": make})


def _each_cell(value: int = 0) -> Any:
    """A list with a number for every cell."""
    return field(init=False, default_factory=lambda: [value] * CELLS)


def _empty(make: Callable[[], Any] = list) -> Any:
    return field(init=False, default_factory=make)


def _not_compared(**more: Any) -> Any:
    """No part of what makes a table what it is."""
    return field(compare=False, **more)


# ruff: noqa: RUF009 - these functions make fields, no values that tables would share
@dataclass(slots=True, repr=False)
class State:
    """Everything about a table that the rules need to know. Masks are sets of hexes, unless it says otherwise.

    A field is declared here and nowhere else: its type says how it is copied (`_copied`).
    """

    options: Options
    hooks: Hooks[State] = _not_compared()
    box: Box = _not_compared(init=False)
    count: int = _not_compared(init=False)
    listed: dict[int, list[Move]] = _not_compared(init=False, default_factory=dict)
    """The moves of the seats that have been asked for since the last one was played: they are listed once."""

    # Where the game stands, and whose decision it is (EVERYBODY when all build).
    turn: int = 0
    step: int = 0
    stage: int = 0
    mover: int = NOBODY
    # Whose part of the step it is, that player's place in the order of play, and that order.
    player: int = NOBODY
    index: int = 0
    order: list[int] = _empty()
    last: str = ""  # the last move as others saw it, whose it was, and what happened in it
    last_seat: int = NOBODY
    events: list[tuple[Any, ...]] = _empty()

    # The map: for every cell the group that lies there, SEA, or UNSEEN.
    tile: list[int] = _each_cell(UNSEEN)
    known: int = 0  # the hexes that are Known to all (2.1)
    secret: int = 0  # face-down tiles
    marks: list[int] = _each_seat()  # those on which each seat has a discovery marker
    wild: int = 0  # the independent groups that nobody has conquered
    villages: list[int] = _each_cell()
    improved: list[int] = _each_cell()
    soil: list[int] = _each_cell()  # green squares that each cell has more, or fewer, than are printed there (11.2)
    held: list[int] = _each_seat()  # the groups that each seat controls
    garrison: list[int] = _each_seat()  # printed groups that each seat conquered: a piece must stay (8.5)
    home: list[int] = _each_seat(NOWHERE)  # the cell of each home group now
    start: list[int] = _each_seat(NOWHERE)  # the number of the first one in the box

    # Pieces: each seat's stack in each cell (`pieces`), and where it has any.
    stacks: list[list[int]] = _own_of_each_seat(lambda: [0] * CELLS)
    places: list[int] = _each_seat()
    chain: list[int] = _each_seat()  # where each seat has a transport canoe face up
    shown: list[dict[int, int]] = _own_of_each_seat(dict)  # its other pieces face up: they have retreated (8.3)
    fielded: list[int] = _each_seat()  # all pieces that each seat has built and not lost
    gone: list[int] = _each_seat()  # those out of the game for good (8.4)
    witnessed: list[dict[int, tuple[int, int]]] = _own_of_each_seat(dict)
    """Stacks that everybody saw in a battle: (stack, turn) by cell, until pieces join or leave."""

    # What is left to be drawn: markers by kind, tiles and cards as bits.
    cup: list[int] = _empty()
    lid: int = 0
    deck: int = 0
    # Cards of each seat, as bits: face down, face up, and those used once for all.
    hand: list[int] = _each_seat()
    face: list[int] = _each_seat()
    used: list[int] = _each_seat()

    # Seats whose explorer is in the lost box, and seats out of the game, as bits.
    lost: int = 0
    out: int = 0
    points: list[int] = _each_seat()  # on the track, in halves
    cut: list[int] = _each_seat()  # points that Deforestation takes in this step

    # Exploration (6): the explorer, its knots in this turn, and the new tile to be decided about.
    at: int = NOWHERE  # in the movement step the fleet
    knots: int = 0
    looking: int = NOWHERE
    voyage: list[tuple[int, int, int]] = _empty()
    """The hexes of this voyage in order: (cell, the number of the marker drawn there in MARKERS, knots tied there)."""

    # Transit (7.2): the kind of the piece in the air, where it was, and the pieces that made their transit, by cell.
    taken: int = NOWHERE
    taken_from: int = NOWHERE
    transited: dict[int, int] = _empty(dict)
    fixed: int = 0  # hexes whose chain canoe must stay

    # Movement (7.3): the player's canoes that have sailed, with their loads (`vessels`), by cell.
    under_way: dict[int, tuple[int, ...]] = _empty(dict)
    landed: dict[int, int] = _empty(dict)  # pieces that were carried and put down, or went on foot
    flipped: int = 0  # hexes whose canoe was turned up in this step
    turned_down: dict[int, int] = _empty(dict)  # how many were turned down, by cell
    # The vessels of the fleet on its way, where it began, how many hexes ago.
    fleet: list[int] = _empty()
    origin: int = NOWHERE
    sailed: int = 0
    halted: int = 0  # whether it met an enemy it must fight
    lifted: int = 0  # whether the canoe of a chain came aboard in the hex where it lies now
    dissolved: int = 0  # how many fleets of this step were given up before they sailed
    in_transports: list[dict[int, int]] = _own_of_each_seat(dict)
    """How many warrior bands of each seat are at sea in transport canoes, by cell: as far as they are still there, they
    do not fight (7.4)."""

    # Battle (8). Fleets that came to fight: (cell, origin, pieces, warriors in war canoes); and where they fight.
    arrivals: list[tuple[int, int, int, int]] = _empty()
    contested: list[int] = _empty()
    # The battle: where, against whom (WILD: nobody's), its lines by side, and local warriors still fighting.
    field: int = NOWHERE
    foe: int = WILD
    front: list[int] = _empty(lambda: [0, 0])
    back: list[int] = _empty(lambda: [0, 0])
    locals: int = 0
    spent: list[int] = _empty(lambda: [0, 0])  # battle cards used, by side
    die: int = 0
    side: int = 0  # the side that is to decide or to lose a piece
    eliminates: int = 0  # whether that piece is eliminated: else it panics
    battle_rolls: list[tuple[int, int, int, int]] = _empty()
    """The rolls of this battle: (die, side that lost a piece by it, whether it was eliminated, its kind); NOBODY and
    NOWHERE as long as there is none."""
    came_from: list[int] = _empty()  # where the attackers set out
    stake: int = 0  # the villages of the defender when it began
    # After it: who won, how many villages were saved, and where those who lost retreat to.
    winner_side: int = 0
    saved: int = 0
    refuge: int = NOWHERE

    # Building (9), by seat: hexes and points of the pools; moves planned; pieces and squares used.
    pools: list[list[int]] = _own_of_each_seat(list)
    plans: list[list[Move]] = _own_of_each_seat(list)
    paid: list[list[int]] = _own_of_each_seat(list)
    bought: list[int] = _each_seat()  # the card that each seat has bought in this step and not turned up, as bits
    # Seats that are done building, and that are about to settle, as bits.
    done: int = 0
    settling: int = 0

    # Who has won, as bits, and by what (10.4).
    winners: int = 0
    decided: int = UNDECIDED

    # Random events (11.2).
    chooser: int = NOBODY  # who chooses the order of this turn: the last on the track, unless they draw an event
    eventful: int = 0  # whether events are drawn: somebody has reached five points
    event_deck: int = 0  # events not drawn yet, and those done with, as bits
    event_pile: int = 0
    kept: list[int] = _each_seat()  # events that each seat keeps face down, as bits
    event: int = NOWHERE  # the event that is being dealt with, from 0
    drawer: int = NOBODY  # who drew it, or plays it
    queue: list[tuple[Any, ...]] = _empty()  # decisions that it still asks for: (seat, what, ...)
    standing: list[tuple[int, int, int]] = _empty()
    """Events that last: (event, seat, cell); for a Royal Marriage the other seat is the cell."""

    # The South Island's cell, NOWHERE while it is not on the map (11.3); tiles out of the game, as bits.
    south: int = NOWHERE
    removed: int = 0
    stored: int = 0  # seats that have a build point in store (11.4), as bits
    # Seats with the kumara, and with the marker of islands on the way (11.5), as bits; rolls of the explorer in search.
    kumara: int = 0
    galapagos: int = 0
    rolls: int = 0
    malarial: int = 0  # whether malaria can strike (11.6)

    # Solitaire: seats that nobody plays, chits not drawn yet, and those drawn that are to be carried out, as bits.
    robots: int = 0
    chits: int = 0
    pending: int = 0

    def __post_init__(self) -> None:
        self.box = self.options.box
        self.count = count = self.options.count
        for name, value in _NUMBERS:
            setattr(self, name, [value] * count)
        for name, make in _NESTED:
            setattr(self, name, [make() for _ in range(count)])

    def copy(self) -> State:
        """The same table again, sharing nothing that can change."""
        return _copied(self, State.__new__(State))

    def __repr__(self) -> str:
        """The table in a line: it is for those who look at states, not for players."""
        mover = SEATS[self.mover] if self.mover >= 0 else "nobody"
        groups = ", ".join(f"{SEATS[seat]} {self.held[seat].bit_count()}" for seat in range(self.count))
        where = f"turn {self.turn}, {STEPS[self.step]}, {STAGES[self.stage]}"
        return f"<State: {where}, mover {mover}, groups: {groups}>"

    # --- Small questions that every step asks -----------------------------------------------------------------------

    def alive(self) -> list[int]:
        """The seats that are still in the game, in the order in which they sit."""
        return [seat for seat in range(self.count) if not self.out >> seat & 1]

    def people(self) -> list[int]:
        """Those of them that somebody plays."""
        return [seat for seat in self.alive() if not self.robots >> seat & 1]

    def enemies(self, seat: int) -> int:
        """The enemy hexes of a seat (6.2): independent groups, groups and pieces of others."""
        mask = self.wild
        for other in range(self.count):
            if other != seat:
                mask |= self.held[other] | self.places[other]
        return mask

    def others_held(self, seat: int) -> int:
        """The groups under enemy control (7.3), independent ones among them."""
        mask = self.wild
        for other in range(self.count):
            if other != seat:
                mask |= self.held[other]
        return mask

    def seat_of(self, side: int) -> int:
        """Who fights on this side of the battle; WILD for an independent group."""
        return self.player if side == ATTACKER else self.foe

    def put(self, seat: int, cell: int, pieces: int) -> None:
        """Add pieces to a stack. Alone everything lies face up: a transport canoe is in the chain wherever it is."""
        if pieces:
            self.stacks[seat][cell] += pieces
            self.places[seat] |= 1 << cell
            self.witnessed[seat].pop(cell, None)
            if self.robots and pieces >> 10 & 31:
                self.chain[seat] |= 1 << cell

    def take(self, seat: int, cell: int, pieces: int) -> None:
        """Take pieces off a stack; with the last transport canoe the chain is broken there."""
        stack = self.stacks[seat][cell] - pieces
        self.stacks[seat][cell] = stack
        self.witnessed[seat].pop(cell, None)
        if not stack:
            self.places[seat] &= ~(1 << cell)
        if not stack >> 10 & 31:
            self.chain[seat] &= ~(1 << cell)

    def witness(self, seat: int, cell: int) -> None:
        """A stack goes back under its backs, and everybody has seen what is in it."""
        self.witnessed[seat][cell] = self.stacks[seat][cell], self.turn

    def lose(self, seat: int, pieces: int) -> None:
        """Pieces that are in no stack go back to those that can be built."""
        self.fielded[seat] -= pieces


FIELDS = tuple(each.name for each in fields(State) if each.compare and each.name != "options")
"""All fields that make a table what it is, besides the options."""
_NUMBERS = [(each.name, each.metadata["value"]) for each in fields(State) if "value" in each.metadata]
_NESTED = [(each.name, each.metadata["make"]) for each in fields(State) if "make" in each.metadata]


# --- A copy ---------------------------------------------------------------------------------------------------------

_WAYS = {
    "list[list[": "[each.copy() for each in table.{0}]",
    "list[dict[": "[each.copy() for each in table.{0}]",
    "list[": "table.{0}[:]",
    "dict[": "table.{0}.copy()",
    "": "table.{0}",
}
"""How a field is copied, by how its type begins; what is in other lists and dictionaries never changes."""


def _line_by_line() -> Callable[[State, State], State]:
    """A function with a line for every field, made as `dataclasses` make theirs: a loop would take twice as long."""
    ways = {
        each.name: next(way for begins, way in _WAYS.items() if str(each.type).startswith(begins))
        for each in fields(State)
    }
    ways["listed"] = "{{}}"
    lines = [f"twin.{name} = {way.format(name)}" for name, way in ways.items()]
    source = "\n    ".join(["def copied(table, twin):", *lines, "return twin"])
    scope: dict[str, Any] = {}
    exec(source, scope)
    return scope["copied"]  # type: ignore[no-any-return]


_copied = _line_by_line()
