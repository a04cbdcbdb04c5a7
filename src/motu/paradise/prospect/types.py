"""What is told to pages and programs of what could be, field by field. Hexes are names ("G11"), seats numbers."""

from __future__ import annotations

from typing import Literal, TypedDict

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
    """

    hex: str
    lost: float
    home: float
    sail: float
    off: float
    islands: float


class ParadiseProspect(TypedDict):
    """What moves bring that were only tried, and what can come next.

    points, links, builds   what changes by them; nothing where it stays as it was
    load        the moves that load the fleet fully, for a fleet that is being made up
    reach       where this fleet can come to with its load
    battles     the battles that can be chosen, with their odds
    voyage      the hexes that the explorer can enter, with their odds
    """

    points: list[PointsChange]
    links: list[LinksChange]
    builds: BuildChange | None
    load: list[str]
    reach: list[ReachedHex]
    battles: list[BattleOdds]
    voyage: list[VoyageOdds]
