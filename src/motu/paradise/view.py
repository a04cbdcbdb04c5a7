"""What a seat, or a spectator, knows of a table: the fields of a view. `make_view` fills them."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any, ClassVar, TypeVar, dataclass_transform

from motu.paradise.moves import Move
from motu.paradise.options import Options

T = TypeVar("T")
Piles = tuple[tuple[int, int], ...]
"""For some cells, in their order, a number: of pieces, or a stack."""


@dataclass_transform(frozen_default=True)
def _never_changed(kind: type[T]) -> type[T]:
    """A dataclass that is read only as far as types go: to guard each of a hundred fields as it is filled would take
    longer than to fill it."""
    return dataclass(unsafe_hash=True)(kind)


@_never_changed
class View:
    """A table as one seat sees it (`seat` None: a spectator). Names and numbers are those of `State`."""

    seat: int | None
    options: Options
    turn: int
    step: int
    stage: int
    mover: int
    player: int
    index: int
    order: tuple[int, ...]
    tile: tuple[int, ...]
    """What lies in each cell, as far as the viewer knows."""
    known: int
    secret: int
    marks: tuple[int, ...]
    wild: int
    villages: tuple[int, ...]
    improved: tuple[int, ...]
    held: tuple[int, ...]
    piles: tuple[Piles, ...]
    """How many pieces each seat has where."""
    face_up: tuple[Piles, ...]
    """Those of them that lie face up, as stacks."""
    own: Piles
    """The viewer's own stacks."""
    chain: tuple[int, ...]
    garrison: tuple[int, ...]
    gone: tuple[int, ...]
    witnessed: tuple[tuple[tuple[int, int, int], ...], ...]
    """By seat the stacks that everybody has seen: (cell, stack, turn)."""
    home: tuple[int, ...]
    start: tuple[int, ...]
    cup: tuple[int, ...]
    lid: int
    """How many tiles are left."""
    deck: int
    """How many cards are left, as far as the viewer knows: others may have bought some in this step."""
    hand: int
    """The viewer's own face-down cards, as bits."""
    hands: tuple[int, ...]
    """How many face-down cards each seat has; of those bought in this step only the viewer's own."""
    bought: int
    """The card that the viewer has bought in this step, as bits."""
    face: tuple[int, ...]
    used: tuple[int, ...]
    lost: int
    out: int
    points: tuple[int, ...]
    cut: tuple[int, ...]
    at: int
    knots: int
    looking: int
    voyage: tuple[tuple[int, int, int], ...]
    bears: int
    """With so many knots the explorer must turn home; 0 while none is at sea."""
    safe: bool
    """Whether more knots than that lose nothing."""
    taken: int
    """The kind of the piece in transit, if it is the viewer's."""
    taken_from: int
    transited: Piles
    """Stacks to their owner, numbers of pieces to others; so is the next one."""
    allowances: tuple[int, int]
    """How many hexes war canoes and other vessels of the player may sail; (0, 0) outside of the movement step."""
    moved: Piles
    """Pieces that have sailed, were carried or went on foot."""
    under_way: tuple[tuple[int, tuple[int, ...]], ...]
    """Of these the canoes with their loads, to their owner alone; so is the fleet."""
    fixed: int
    flipped: int
    turned_down: Piles
    """How many canoes were turned face down in this step, by cell."""
    dissolved: int
    in_transports: Piles
    """The viewer's warrior bands that wait at sea in transport canoes, by cell."""
    fleet: tuple[int, ...]
    fleet_size: int
    origin: int
    sailed: int
    halted: int
    lifted: int
    arrivals: tuple[tuple[int, int, int, int], ...]
    """To others than their owner with the number of pieces, and nothing of warriors aboard."""
    contested: tuple[int, ...]
    field: int
    foe: int
    front: tuple[int, ...]
    back: tuple[int, ...]
    locals: int
    spent: tuple[int, ...]
    die: int
    side: int
    eliminates: int
    winner_side: int
    saved: int
    battle_rolls: tuple[tuple[int, int, int, int], ...]
    came_from: tuple[int, ...]
    stake: int
    refuge: int
    done: int
    settling: bool
    """Whether the viewer is about to settle."""
    pools: tuple[int, ...]
    plan: tuple[Move, ...]
    paid: tuple[int, ...]
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
    """How many events have not been drawn."""
    event_pile: int
    event: int
    drawer: int
    kept: int
    """The events that the viewer keeps, as bits."""
    keeps: tuple[int, ...]
    """How many events each seat keeps."""
    queue: tuple[tuple[Any, ...], ...]
    standing: tuple[tuple[int, int, int], ...]
    soil: tuple[int, ...]
    chits: int
    pending: int
    happened: tuple[tuple[Any, ...], ...]
    """What came of the last move in everybody's sight."""
    shared: dict[str, Any] | None = dataclass_field(default=None, compare=False, repr=False)
    """Where `show` keeps what is the same in all views of a table that were made together."""
    around: ClassVar[object] = None
    """Where views are made one after another (`glances`), what stays the same as long as nothing changes around the
    seat but where its own pieces are."""

    @classmethod
    def of(cls, fields: dict[str, Any]) -> View:
        """A view with these fields, which are all but `shared`: to name each of a hundred to `View` takes ten times as
        long, and every move is seen by all who sit at a table."""
        view = cls.__new__(cls)
        view.__dict__ = fields
        return view

    def known_stacks(self, seat: int) -> dict[int, int]:
        """The pieces of a seat that the viewer knows, by cell: their own; of others those that lie face up, and whole
        stacks that everybody has seen in a battle and that nothing has joined or left since."""
        if seat == self.seat:
            return dict(self.own)
        return dict(self.face_up[seat]) | {cell: stack for cell, stack, _ in self.witnessed[seat]}

    @property
    def count(self) -> int:
        """How many players."""
        return len(self.held)

    def __str__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{who}, turn {self.turn}, step {self.step}, stage {self.stage}>"
