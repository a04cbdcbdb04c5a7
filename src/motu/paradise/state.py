"""The table: small numbers, masks of hexes and short lists.

It holds no order of the cup, the lid or the deck: what comes is decided when it is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motu.paradise.box import Box
from motu.paradise.grid import CELLS
from motu.paradise.hooks import Hooks
from motu.paradise.moves import Move
from motu.paradise.options import Options

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
WILD = -1
"""The defender of an independent group."""
ATTACKER, DEFENDER = 0, 1

# How a game was decided (10.4, rulings 5 and 12); the last two are how it is lost alone.
UNDECIDED, BY_POINTS, BY_GROUPS, BY_CARDS, BY_NOTHING, BY_LAST, BY_CHITS, BY_FALL = range(8)

TURNS = 60
"""A game that has not ended by then ends (ruling 12)."""

LISTS = (
    "order",
    "tile",
    "marks",
    "villages",
    "improved",
    "held",
    "places",
    "chain",
    "fielded",
    "garrison",
    "gone",
    "home",
    "start",
    "cup",
    "hand",
    "face",
    "used",
    "points",
    "cut",
    "contested",
    "fleet",
    "arrivals",
    "front",
    "back",
    "spent",
    "events",
    "soil",
    "kept",
    "bought",
    "standing",
    "queue",
)
"""Fields that are a list of things that never change."""
NESTED = ("stacks", "shown", "in_transports", "plans", "pools", "paid")
"""Fields that are a list of lists or dictionaries, by seat."""
NUMBERS = (
    "turn",
    "step",
    "stage",
    "mover",
    "player",
    "index",
    "known",
    "secret",
    "wild",
    "lost",
    "out",
    "lid",
    "deck",
    "at",
    "knots",
    "looking",
    "taken",
    "taken_from",
    "fixed",
    "flipped",
    "dissolved",
    "origin",
    "sailed",
    "halted",
    "lifted",
    "field",
    "foe",
    "locals",
    "die",
    "side",
    "eliminates",
    "winner_side",
    "saved",
    "refuge",
    "done",
    "settling",
    "winners",
    "decided",
    "last",
    "last_seat",
    "chooser",
    "robots",
    "malarial",
    "stored",
    "south",
    "removed",
    "kumara",
    "galapagos",
    "rolls",
    "eventful",
    "event_deck",
    "event_pile",
    "event",
    "drawer",
    "chits",
    "pending",
)
DICTS = ("transited", "landed", "under_way", "turned_down")
FIELDS = (*NUMBERS, *LISTS, *NESTED, *DICTS)


class State:
    """Everything about a table that the rules need to know. Masks are sets of hexes, unless it says otherwise.

    turn, step, stage, mover    where the game stands, and whose decision it is (EVERYBODY when all build)
    player, index, order        whose part of the step it is, and his place in the order of play
    tile                        for every cell the group that lies there, SEA, or UNSEEN
    known                       the hexes that are Known to all (2.1)
    secret, marks               face-down tiles; those on which each seat has a discovery marker
    wild                        the independent groups that nobody has conquered
    villages, improved, held    villages and improvements in each cell; the groups that each seat controls
    stacks, places              each seat's pieces in each cell (`pieces`); where it has any
    chain                       where each seat has a transport canoe face up
    fielded, gone               all pieces that each seat has built and not lost; those out of the game for good (8.4)
    shown                       each seat's other pieces that lie face up, by cell: they have retreated (8.3)
    garrison                    printed groups that each seat conquered: a piece must stay (8.5)
    home, start                 the cell of each home group now (or NOWHERE); the number of the first one in the box
    cup, lid, deck              markers left, by kind; tiles left and cards left, as bits
    hand, face, used            cards of each seat, as bits: face down, face up, and those used once for all
    lost, out                   seats whose explorer is in the lost box, and seats out of the game, as bits
    points, cut                 points on the track, in halves; points that Deforestation takes in this step
    at, knots, looking          the explorer, his knots in this turn, and the new tile that he has to decide about
    taken, taken_from           transit: the kind of the piece in the air, and where it was
    transited                   pieces of the player that made their transit, by cell
    under_way, landed           his canoes that have sailed in this step, with their loads (`vessels`), by cell; pieces
                                that were carried and put down, or went on foot
    fixed                       hexes whose chain canoe must stay
    flipped, turned_down        hexes whose canoe was turned up in this step; how many were turned down, by cell
    fleet, origin, sailed       the vessels of the fleet on its way, where it began, how many hexes ago
    halted                      whether it met an enemy it must fight
    dissolved                   how many fleets of this step were given up before they sailed
    in_transports               how many warrior bands of each seat are at sea in transport canoes, by cell: as far as
                                they are still there, they do not fight (7.4)
    lifted                      whether the canoe of a chain came aboard in the hex where it lies now
    arrivals, contested         fleets that came to fight: (cell, origin, pieces, warriors in war canoes); where
    field, foe                  the battle: where, and against whom (WILD: nobody's)
    front, back, locals         its lines, by side; local warriors still fighting
    spent, die, side            battle cards used, by side; the roll; the side that is to decide or to lose a piece
    eliminates                  whether that piece is eliminated: else it panics
    winner_side, saved          after it: who won, how many villages were saved
    refuge                      where those who lost retreat to
    pools, plans, paid          building, by seat: hexes and points of the pools; moves planned; pieces and squares used
    bought                      the card that each seat has bought in this step and not turned up, as bits
    done, settling              seats that are done building, and that are about to settle, as bits
    winners, decided            who has won, as bits, and by what
    events                      what happened in the last move
    last, last_seat             that move as others saw it, and whose it was

    chooser                     who chooses the order of this turn: the last on the track, unless he draws an event
    robots                      seats that nobody plays, as bits (solitaire)
    malarial                    whether malaria can strike (11.6)
    stored                      seats that have a build point in store (11.4), as bits
    south, removed              the cell of the South Island, NOWHERE while it is not on the map (11.3); tiles out of
                                the game, as bits
    kumara, galapagos           seats with the kumara, and with the marker of islands on the way (11.5), as bits
    rolls                       how often the explorer in search of kumara has rolled
    eventful                    whether events are drawn: somebody has reached five points (11.2)
    event_deck, event_pile      events not drawn yet, and those done with, as bits
    kept                        events that each seat keeps face down, as bits
    event, drawer               the event that is being dealt with (from 0; NOWHERE: none), and who drew or plays it
    queue                       decisions that it still asks for: (seat, what, ...)
    standing                    events that last: (event, seat, cell); for a Royal Marriage the other seat is the cell
    soil                        green squares that each cell has more, or fewer, than are printed there
    chits, pending              solitaire: chits not drawn yet, and those drawn that are to be carried out, as bits
    listed, listing             the moves listed last, and for whom: `game.play` need not check these again (no part of
                                the state)
    """

    __slots__ = ("box", "count", "hooks", "listed", "listing", "options", *FIELDS)

    options: Options
    hooks: Hooks[State]
    box: Box
    count: int
    order: list[int]
    tile: list[int]
    marks: list[int]
    villages: list[int]
    improved: list[int]
    held: list[int]
    places: list[int]
    chain: list[int]
    fielded: list[int]
    gone: list[int]
    garrison: list[int]
    home: list[int]
    start: list[int]
    cup: list[int]
    hand: list[int]
    face: list[int]
    used: list[int]
    points: list[int]
    cut: list[int]
    contested: list[int]
    fleet: list[int]
    arrivals: list[tuple[int, int, int, int]]
    front: list[int]
    back: list[int]
    spent: list[int]
    events: list[tuple[Any, ...]]
    soil: list[int]
    kept: list[int]
    bought: list[int]
    standing: list[tuple[int, int, int]]
    queue: list[tuple[Any, ...]]
    stacks: list[list[int]]
    shown: list[dict[int, int]]
    in_transports: list[dict[int, int]]
    plans: list[list[Move]]
    pools: list[list[int]]
    paid: list[list[int]]
    turn: int
    step: int
    stage: int
    mover: int
    player: int
    index: int
    known: int
    secret: int
    wild: int
    lost: int
    out: int
    lid: int
    deck: int
    at: int
    knots: int
    looking: int
    taken: int
    taken_from: int
    fixed: int
    flipped: int
    dissolved: int
    origin: int
    sailed: int
    halted: int
    lifted: int
    field: int
    foe: int
    locals: int
    die: int
    side: int
    eliminates: int
    winner_side: int
    saved: int
    refuge: int
    done: int
    settling: int
    winners: int
    decided: int
    last: str
    last_seat: int
    chooser: int
    robots: int
    malarial: int
    stored: int
    south: int
    removed: int
    kumara: int
    galapagos: int
    rolls: int
    eventful: int
    event_deck: int
    event_pile: int
    event: int
    drawer: int
    chits: int
    pending: int
    transited: dict[int, int]
    landed: dict[int, int]
    under_way: dict[int, tuple[int, ...]]
    turned_down: dict[int, int]
    listed: int
    listing: list[Move]

    def __init__(self, options: Options, hooks: Hooks[State]) -> None:
        self.options = options
        self.box = options.box
        self.hooks = hooks
        self.count = count = options.count
        for name in NUMBERS:
            setattr(self, name, 0)
        for name in LISTS:
            setattr(self, name, [])
        for name in (
            "marks",
            "held",
            "places",
            "chain",
            "fielded",
            "garrison",
            "gone",
            "hand",
            "face",
            "used",
            "points",
            "cut",
            "kept",
            "bought",
        ):
            setattr(self, name, [0] * count)
        self.home = [NOWHERE] * count
        self.start = [NOWHERE] * count
        self.front, self.back, self.spent = [0, 0], [0, 0], [0, 0]
        self.tile = [UNSEEN] * CELLS
        self.villages, self.improved, self.soil = [0] * CELLS, [0] * CELLS, [0] * CELLS
        self.stacks = [[0] * CELLS for _ in range(count)]
        self.shown = [{} for _ in range(count)]
        self.plans = [[] for _ in range(count)]
        self.pools, self.paid = [[] for _ in range(count)], [[] for _ in range(count)]
        self.in_transports = [{} for _ in range(count)]
        for name in DICTS:
            setattr(self, name, {})
        self.at = self.looking = self.taken = self.taken_from = self.origin = self.field = self.refuge = NOWHERE
        self.mover = self.player = self.foe = self.last_seat = self.chooser = self.drawer = -1
        self.south = self.event = NOWHERE
        self.last = ""
        self.listed, self.listing = -1, []

    def copy(self) -> State:
        """The same table again, sharing nothing that can change."""
        return _copied(self, State.__new__(State))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.options == other.options and all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in ("options", *FIELDS))
        return f"State({inside})"

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
            if self.robots and pieces >> 10 & 31:
                self.chain[seat] |= 1 << cell

    def take(self, seat: int, cell: int, pieces: int) -> None:
        """Take pieces off a stack; with the last transport canoe the chain is broken there."""
        stack = self.stacks[seat][cell] - pieces
        self.stacks[seat][cell] = stack
        if not stack:
            self.places[seat] &= ~(1 << cell)
        if not stack >> 10 & 31:
            self.chain[seat] &= ~(1 << cell)

    def lose(self, seat: int, pieces: int) -> None:
        """Pieces that are in no stack go back to those that can be built."""
        self.fielded[seat] -= pieces


# --- A copy ---------------------------------------------------------------------------------------------------------

_WAYS = (
    (("options", "box", "count", "hooks", *NUMBERS), "twin.{0} = table.{0}"),
    (LISTS, "twin.{0} = table.{0}[:]"),
    (NESTED, "twin.{0} = [each.copy() for each in table.{0}]"),
    (DICTS, "twin.{0} = table.{0}.copy()"),
)
"""How each field is copied."""


def _line_by_line() -> Callable[[State, State], State]:
    """A function with a line for every field, made as `dataclasses` make theirs: a loop would take twice as long."""
    lines = [way.format(name) for names, way in _WAYS for name in names]
    source = "\n    ".join(["def copied(table, twin):", *lines, "twin.listed, twin.listing = -1, []", "return twin"])
    scope: dict[str, Any] = {}
    exec(source, scope)
    return scope["copied"]  # type: ignore[no-any-return]


_copied = _line_by_line()
