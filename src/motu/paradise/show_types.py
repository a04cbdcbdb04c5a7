"""What `show` tells of a view and of a move, field by field: pages and programs rely on these names.

Hexes are names ("G11"), pieces letters ("WWCT"), cards and groups their names, seats numbers.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Loss = Literal["panic", "eliminated"]
Marker = Literal["island", "sea", "off"]
Item = Literal[
    "warriors", "war-canoe", "transport", "transport-up", "colony", "rumor", "village", "agriculture", "card"
]


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


class Explorer(TypedDict):
    """The explorer who is at sea: where, and whose.

    steered     who moves him on while he is off course
    knots       the knots of this voyage; with so many as he `bears` he must turn home, with more he is lost,
                unless he is `safe`
    """

    hex: str
    seat: int
    steered: int | None
    knots: int
    bears: int
    safe: bool


class VoyageHex(TypedDict):
    """A hex of the voyage, with the marker drawn there and the knots tied there; None for none."""

    hex: str
    marker: Marker | None
    knots: int | None


class Fleet(TypedDict):
    """The fleet on its way: its owner sees every canoe, others how many pieces there are.

    at          where it is, None while there is none; `origin` where it began
    halted      whether it must stop where it is
    """

    at: str | None
    origin: str | None
    halted: bool
    pieces: str
    number: int
    sailed: int
    canoes: list[Canoe]


class Transit(TypedDict):
    """The piece that is being moved along a chain, and from where: its owner alone sees what it is."""

    piece: str | None
    origin: str


class BattleToFight(TypedDict):
    """A battle that is still to be fought: who came there from where, with how many pieces."""

    hex: str
    attacker: int
    defender: int | None
    origins: list[str]
    number: int


class Roll(TypedDict):
    """A roll of a battle, as cards have left it, and which piece of whose it cost; None as long as there is none."""

    die: int
    seat: int | None
    loss: Loss | None
    piece: str | None


class LossAsked(TypedDict):
    """Whose piece has to go, and how."""

    seat: int
    loss: Loss


class CardUsed(TypedDict):
    """A card that a seat has used in this battle."""

    seat: int
    card: str


class Battle(TypedDict):
    """A battle: the pieces of attacker and defender in front and behind, and the die that was rolled.

    defender    None for an independent group, whose warriors are the `locals`
    origins     where the attackers came from
    rolls       oldest first; of a local warrior of an independent group `seat` is None
    saved       how many of the villages at `stake` have been saved so far
    chance      the attacker's chance to win, with the roll as it is and no more cards; None while lines are hidden
    course      how that chance stood before the first roll, and after each that cost a piece
    refuges     by side: the nearest groups to retreat to for whoever loses, as all can see; None: none will have to
    """

    hex: str
    attacker: int
    defender: int | None
    front: list[str]
    back: list[str]
    locals: int
    die: int | None
    origins: list[str]
    rolls: list[Roll]
    asked: LossAsked | None
    used: list[CardUsed]
    saved: int
    stake: int
    chance: float | None
    course: list[float]
    refuges: list[list[str] | None]


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


class SeenStack(TypedDict):
    """A stack that lies face down though everybody saw its pieces in a battle: which, and in which turn."""

    pieces: str
    turn: int


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


class SharedView(TypedDict):
    """What is the same for all who look at a table; `ParadiseView` says what each of them means."""

    turn: int
    step: str
    stage: str
    mover: int | None
    order: list[int]
    target: float
    points: list[float]
    independent: list[str]
    villages: dict[str, int]
    improved: dict[str, int]
    held: list[list[str]]
    homes: list[str | None]
    pieces: list[dict[str, int]]
    face_up: list[dict[str, str]]
    chains: list[list[str]]
    seen: list[dict[str, SeenStack]]
    cards: list[list[str]]
    used: list[list[str]]
    cup: dict[str, int]
    tiles: int
    lost: list[int]
    out: list[int]
    explorer: Explorer | None
    voyage: list[VoyageHex]
    fixed: list[str]
    turned: list[str]
    battle: Battle | None
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


class OwnView(TypedDict):
    """What others see otherwise, or not at all; `ParadiseView` says what each of them means."""

    seat: int | None
    map: dict[str, str]
    secret: dict[str, SecretTile]
    own: dict[str, str]
    left: dict[str, int]
    face_down: list[int]
    hand: list[str]
    deck: int
    fleet: Fleet
    transit: Transit | None
    under_way: dict[str, list[Canoe]]
    moved: dict[str, int]
    carried: dict[str, str]
    battles: list[BattleToFight]
    pools: list[BuildPool]
    plan: list[ParadiseMove]
    kept: NotRequired[list[str]]


class ParadiseView(SharedView, OwnView):
    """What a seat, or a spectator, sees. Lists that are said to be by seat have an entry for each seat.

    map         what lies in each known hex: the name of a group, or "sea"; `secret` face-down tiles
    independent hexes of independent groups
    villages    how many, by hex; `improved` likewise; `held` by seat: its groups; `homes` by seat: its home hex
    pieces      by seat: how many pieces lie in each hex, and in `face_up` those that lie face up
    own         the viewer's own stacks by hex; `left` how many pieces of each kind can be built besides the `plan`
    explorer    where one is at sea; `voyage` the hexes of the voyage, the free way before it among them
    transit     the piece in hand; `fixed` hexes whose chain canoe has to stay, `turned` those where a canoe was turned
                over in this step
    battles     those still to be fought
    under_way   the canoes that have sailed and stopped, by hex; `moved` how many pieces have moved, by hex
    carried     the pieces that have come along a chain in this step, by hex: these stay for the rest of the transit
    chains      by seat: where a transport canoe lies face up
    seen        by seat: stacks that everybody has seen in a battle, by hex, until pieces join or leave
    cards       by seat: those face up, those `used`, and how many `face_down`; `hand` the viewer's own
    plan        what the viewer has decided to build; `done` seats that are done with building
    stored      seats with a build point in store (11.4); `kumara` and `galapagos` those with these markers (11.5)
    south       the hex of the South Island, once it is on the map (11.3); `removed` tiles out of the game
    keeps       with random events: how many each seat keeps, and in `kept` the viewer's own
    """


class SearchOdds(TypedDict):
    """The chances of a search for kumara."""

    found: float
    lost: float


class MovedCanoe(TypedDict):
    """A canoe, or a rumor, that a move is about: what it carries, and how many hexes it has sailed."""

    canoe: str
    load: str
    sailed: int


class ParadiseMove(TypedDict):
    """A legal move: its text in notation, its kind, and what it is about.

    hex         where; of a piece that goes on foot, from where
    piece       the piece, as a letter; V is a local warrior
    canoe       the canoe that joins or stays behind, or takes the piece aboard or puts it down
    item        what is built; `card`, `event`, `seat` are named likewise
    clockwise   of the choice who plays first: the order of the others
    number      how many colonies come along
    """

    move: str
    kind: str
    hex: NotRequired[str]
    piece: NotRequired[str]
    canoe: NotRequired[MovedCanoe]
    item: NotRequired[Item]
    card: NotRequired[str]
    event: NotRequired[str]
    seat: NotRequired[int]
    clockwise: NotRequired[bool]
    number: NotRequired[int]
    odds: NotRequired[SearchOdds]
    chit: NotRequired[int]
    expand: NotRequired[str]
    action: NotRequired[str]
    late: NotRequired[bool]
