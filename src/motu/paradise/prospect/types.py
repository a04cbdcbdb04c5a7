"""What is told to pages and programs of what could be, field by field. Hexes are names ("G11"), seats numbers."""

from __future__ import annotations

from typing import Literal, TypedDict

Why = Literal["no-home", "home", "here", "gap"]
Unlinked = Literal["group", "atoll"]
Harmed = Literal["canoe", "village", "field", "square", "pieces"]
Halt = Literal["battle", "enemy", "may-halt", "range"]


class PointsChange(TypedDict):
    """The points of a seat as they count now, cards that lie face up among them, before and after."""

    seat: int
    before: float
    after: float


class LinksChange(TypedDict):
    """The groups and atolls that score for a seat by its chain, won and lost (10.2)."""

    seat: int
    won: list[str]
    lost: list[str]


class BuildChange(TypedDict):
    """The viewer's build points of all pools together, as they would be counted now (9.3)."""

    before: int
    after: int


class ReachedHex(TypedDict):
    """A hex that a fleet can come to, as the viewer may know it.

    moves       the way there: as many hexes as it takes to come around what may stop the fleet, no more
    risky       hexes on the way where pieces lie face down: with a war canoe among them the fleet is stopped there
    halts       why it goes no farther: a group under enemy control ("battle"), a war canoe ("enemy"), face-down pieces
                among which there may be one ("may-halt"), no hexes left ("range"); null: it may go on
    fighters    the pieces in front if it fights there, and the fewest and the most of the `defenders`
    chance      to win, without cards, against the most of these; `chance_best` against the fewest
    """

    hex: str
    moves: list[str]
    risky: list[str]
    halts: Halt | None
    fighters: int | None
    defenders: list[int] | None
    chance: float | None
    chance_best: float | None


class BattleOdds(TypedDict):
    """A battle that is still to be fought: as for a hex that a fleet can come to."""

    hex: str
    fighters: int
    defenders: list[int]
    chance: float
    chance_best: float


class VoyageOdds(TypedDict):
    """What a hex would do to the explorer who goes there next: the first four of these add up to 1.

    lost, home  too many knots: the explorer is lost, or turns home
    sail        may sail on
    off         off course: the neighbour steers to another hex, where another marker is drawn
    islands     the chance of an island group there
    way         the known hexes that lead there for nothing, while the explorer is at home
    """

    hex: str
    lost: float
    home: float
    sail: float
    off: float
    islands: float
    way: list[str]


class SoughtHex(TypedDict):
    """A hex that the explorer can enter in search of kumara (11.5), and the chances from there, by the best way."""

    hex: str
    found: float
    lost: float


class CardUse(TypedDict):
    """What a battle card would make of the roll (8.2, 9.5): the die as it would count, None where it is rolled again,
    whether the piece would be eliminated, and the chance of the attacker after it."""

    move: str
    die: int | None
    eliminates: bool | None
    chance: float


class Retreating(TypedDict):
    """A way to retreat (8.3): where to, with how many `colonies`, which pieces come along, and which stay behind for
    want of one of the `places` in canoes; both None where nobody needs a canoe."""

    hex: str
    colonies: int | None
    places: int | None
    goes: str
    stays: str


class Holding(TypedDict):
    """A hex that was taken, with so many villages saved (8.4), and the viewer's points more or fewer than now."""

    saved: int
    points: float


class NewHome(TypedDict):
    """A group that can be the new home (8.4): the viewer's points more or fewer with it, and what then scores for being
    linked with it, itself among them."""

    hex: str
    points: float
    links: list[str]


class Harm(TypedDict):
    """What an answer to an event takes (11.2): from whom, and where; of several `hexes` its owner chooses one.

    what        "canoe": one that the owner chooses; "pieces": these `pieces`, as letters
    """

    move: str
    seat: int
    what: Harmed
    hexes: list[str]
    pieces: str


class Gain(TypedDict):
    """What is to be built brings the viewer: points, the groups and atolls that come to score by the chain (10.2), and
    build points in the next count (9.3)."""

    points: float
    joins: list[str]
    builds: int


class WareGain(Gain):
    """The same for one ware, by the move that plans it."""

    move: str


class LossChoice(TypedDict):
    """A piece that could go from the front line (8.2): the chance of the attacker after it; and if this side retreated
    with all that it has then, how many pieces would need a place in a canoe, and how many places there are (8.3)."""

    move: str
    chance: float
    carried: int
    places: int


class ParadiseProspect(TypedDict):
    """What moves bring that were only tried, and what can come next.

    points, links, builds   what changes by them; nothing where it stays as it was
    load        the moves that load the fleet fully, for a fleet that is being made up
    reach       where this fleet can come to with its load
    battles     the battles that can be chosen, with their odds
    voyage      the hexes that the explorer can enter, with their odds; `search` those on the way to South America
    uses        what each battle card that can be used would make of the roll
    retreats    where to retreat, or with how many colonies, and who stays behind
    holdings    what a hex that was taken is worth with each number of villages that can be saved
    homes       what each group is worth as the new home
    harms       what each answer to an event would take
    plan        what all that is planned to be built brings; `wares` what each ware would add to it, if anything
    losses      the pieces that can panic or be lost
    """

    points: list[PointsChange]
    links: list[LinksChange]
    builds: BuildChange | None
    load: list[str]
    reach: list[ReachedHex]
    battles: list[BattleOdds]
    voyage: list[VoyageOdds]
    search: list[SoughtHex]
    uses: list[CardUse]
    retreats: list[Retreating]
    holdings: list[Holding]
    homes: list[NewHome]
    harms: list[Harm]
    plan: Gain | None
    wares: list[WareGain]
    losses: list[LossChoice]


class RangeHex(TypedDict):
    """A hex that pieces could come to.

    sailed      after how many hexes at sea at least
    enemy       whether they would fight there
    risky       hexes on the way where pieces lie face down that may stop them; `halts` as for a fleet
    """

    hex: str
    sailed: int
    enemy: bool
    risky: list[str]
    halts: Halt | None


class ParadiseRange(TypedDict):
    """Where a seat's pieces in a hex could come to in its next movement: all that the viewer cannot rule out.

    certain     whether the viewer knows that something is there that sails
    chain       the hexes that a chain links with this one: from all of them canoes may sail
    """

    hex: str
    seat: int
    certain: bool
    chain: list[str]
    hexes: list[RangeHex]


class PointsLine(TypedDict):
    """A line of the count of points (10): "villages", "home", "group", "atoll", "card", "kumara", "cut"; a hex or a
    card, how many, and the points."""

    what: str
    hex: str | None
    card: str | None
    number: int
    points: float


class IdleLine(TypedDict):
    """A group or an atoll that scores no point for its link with home, and why.

    why         "no-home": there is none; "home": no canoe lies face up at home; "here": none lies face up here;
                "gap": the chain does not reach so far
    missing     the fewest hexes where a transport canoe face up would link it, as far as there is a way
    """

    what: Unlinked
    hex: str
    points: float
    why: Why
    missing: list[str]


class VillageLine(TypedDict):
    """The villages of a group."""

    hex: str
    villages: int


class PoolLine(TypedDict):
    """A pool of build points (9.3): its groups, what comes on top of their villages, and all together."""

    groups: list[VillageLine]
    extra: int
    points: int


class SeatCount(TypedDict):
    """What counts for a seat: its points now and on the track, the lines that make them up, and those that do not
    count; its pools, as they would be counted now. `hidden` is what the viewer's own face-down cards would add."""

    seat: int
    points: float
    track: float
    lines: list[PointsLine]
    idle: list[IdleLine]
    hidden: list[PointsLine]
    pools: list[PoolLine]


class ParadiseCount(TypedDict):
    """The count of all seats, and the points that win."""

    target: float
    seats: list[SeatCount]
