"""What `show` tells of a view and of a move, field by field: pages and programs rely on these names.

Hexes are names ("G11"), pieces letters ("WWCT"), cards and groups their names, seats numbers.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class SecretTile(TypedDict):
    """A tile that lies face down: the seats that have seen it, and its group where the viewer has."""

    seen: list[int]
    group: str | None


class Canoe(TypedDict):
    """A canoe, or a rumor, on its way: what it carries, how many hexes it has sailed, and how many it has left."""

    canoe: str
    load: str
    sailed: int
    left: int


class Fleet(TypedDict):
    """The fleet on its way: its owner sees every canoe, others how many pieces there are."""

    pieces: str
    number: int
    sailed: int
    canoes: list[Canoe]


class Battle(TypedDict):
    """A battle: the pieces of attacker and defender in front and behind, and the die that was rolled.

    defender    None for an independent group, whose warriors are the `locals`
    """

    hex: str
    attacker: int
    defender: int | None
    front: list[str]
    back: list[str]
    locals: int
    die: int | None


class BuildPool(TypedDict):
    """Groups that build together, and how many build points they have (9.3)."""

    groups: list[str]
    points: int


class KumaraSearch(TypedDict):
    """The search for kumara (11.5): how many rolls, and the result that is being carried out."""

    rolls: int
    result: int


class SolitaireChit(TypedDict):
    """A chit of the solitaire game: its number, what the opponent gets, and what it does then."""

    chit: int
    expand: str
    action: str
    late: bool


class Chits(TypedDict):
    """The solitaire game: chits that have not been drawn, and those that are to be carried out."""

    left: list[SolitaireChit]
    pending: list[SolitaireChit]


class EventMarker(TypedDict):
    """The marker of an event that lasts: whose it is, and where; a Royal Marriage names the other seat."""

    event: str
    effect: str
    seat: int
    hex: NotRequired[str]
    other: NotRequired[int]


class Events(TypedDict):
    """Random events (11.2): how many are left, those done with, the one at hand, markers of those that last.

    asked       what the event at hand asks for
    soil        hexes with better soil, and by how much
    """

    left: int
    done: list[str]
    now: str | None
    asked: str | None
    markers: list[EventMarker]
    soil: dict[str, int]


class ParadiseView(TypedDict):
    """What a seat, or a spectator, sees. Lists that are said to be by seat have an entry for each seat.

    map         what lies in each known hex: the name of a group, or "sea"; `secret` face-down tiles
    independent hexes of independent groups
    villages    how many, by hex; `improved` likewise; `held` by seat: its groups; `homes` by seat: its home hex
    pieces      by seat: how many pieces lie in each hex, and in `face_up` those that lie face up
    own         the viewer's own stacks by hex
    under_way   the canoes that have sailed and stopped, by hex; `moved` how many pieces have moved, by hex
    chains      by seat: where a transport canoe lies face up
    cards       by seat: those face up, those `used`, and how many `face_down`; `hand` the viewer's own
    plan        what the viewer has decided to build; `done` seats that are done with building
    stored      seats with a build point in store (11.4); `kumara` and `galapagos` those with these markers (11.5)
    south       the hex of the South Island, once it is on the map (11.3); `removed` tiles out of the game
    keeps       with random events: how many each seat keeps, and in `kept` the viewer's own
    """

    seat: int | None
    turn: int
    step: str
    stage: str
    mover: int | None
    order: list[int]
    target: float
    points: list[float]
    map: dict[str, str]
    secret: dict[str, SecretTile]
    independent: list[str]
    villages: dict[str, int]
    improved: dict[str, int]
    held: list[list[str]]
    homes: list[str | None]
    pieces: list[dict[str, int]]
    face_up: list[dict[str, str]]
    own: dict[str, str]
    chains: list[list[str]]
    cards: list[list[str]]
    used: list[list[str]]
    face_down: list[int]
    hand: list[str]
    cup: dict[str, int]
    tiles: int
    deck: int
    lost: list[int]
    out: list[int]
    explorer: str | None
    knots: int
    fleet: Fleet
    under_way: dict[str, list[Canoe]]
    moved: dict[str, int]
    battle: Battle | None
    pools: list[BuildPool]
    plan: list[str]
    done: list[int]
    winners: list[int]
    stored: list[int]
    kumara: list[int]
    galapagos: list[int]
    south: str | None
    removed: list[str]
    malaria: bool
    search: KumaraSearch | None
    chits: Chits | None
    events: NotRequired[Events]
    keeps: NotRequired[list[int]]
    kept: NotRequired[list[str]]


class SearchOdds(TypedDict):
    """The chances of a search for kumara."""

    found: float
    lost: float


class ParadiseMove(TypedDict):
    """A legal move: its text in notation, its kind, and the hex, card, event, chit or piece that it is about."""

    move: str
    kind: str
    hex: NotRequired[str]
    card: NotRequired[str]
    event: NotRequired[str]
    what: NotRequired[int]
    odds: NotRequired[SearchOdds]
    chit: NotRequired[int]
    expand: NotRequired[str]
    action: NotRequired[str]
    late: NotRequired[bool]
