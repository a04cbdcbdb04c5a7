"""The contents of a box: map, groups, markers, cards and figures, as the tables of a folder of components give them.

The rules know no figure of their own: they ask the box of the game being played. Boxes are plain data that never
changes, shared by all states of a game. `box_loader` reads one from TOML tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

# The kinds of pieces, in the order of the fields of a stack, then what else can be built.
WARRIORS, WAR_CANOES, TRANSPORTS, COLONIES, RUMORS = range(5)
PIECES = ("warriors", "war-canoe", "transport", "colony", "rumor")
VILLAGE, AGRICULTURE, CARD = 5, 6, 7
ITEMS = (*PIECES, "village", "agriculture", "card")

# What a cell of the grid is on the printed map.
OFF_MAP, UNKNOWN, OCEAN, GROUP = range(4)

EFFECTS = (
    "none",
    "healing",
    "commerce",
    "feast",
    "fish-ponds",
    "arioi",
    "war-canoes-3",
    "all-canoes-3",
    "navigation",
    "ocean-chart",
    "haka",
    "war-club",
    "cannibalism",
    "deforestation",
)
"""What a card can do, by the name that the table of cards uses. `once` cards are commerce, feast, arioi and
deforestation; the others last while the card lies face up; healing, haka, war-club and cannibalism once a battle."""

EVENT_EFFECTS = (
    "typhoon",
    "typhoon-season",
    "tsunami",
    "drought",
    "weeds",
    "erosion",
    "eruption",
    "taniwha",
    "epidemic",
    "canoe-rot",
    "rival-chiefs",
    "winds",
    "fishing",
    "fertile-island",
    "spring",
    "ash",
    "migration",
    "omen",
    "voyagers",
    "war-fever",
    "war-leader",
    "shaman",
    "marriage",
    "new-stars",
    "trade-winds",
    "whispers",
    "great-feast",
)
"""What a random event can do (11.2), by the name that the table of events uses."""
EVENTS = 32
"""No box has more events than this."""
CARDS = 32
"""Nor more cards."""
MOST_OF = (31, 31, 31, 7, 31)
"""Nor more of each of PIECES than a stack has room for; of colonies no more than can be counted in a retreat (8.3)."""
BOXES = 64
"""For so many boxes it is remembered what follows from them: a server may have to do with thousands."""
KEPT_EFFECTS = ("winds", "omen", "voyagers", "war-fever", "war-leader", "shaman", "marriage", "whispers")
"""Those that their drawer keeps, to play them later; the others happen at once."""
MARKED_EFFECTS = (
    "drought",
    "weeds",
    "erosion",
    "eruption",
    "taniwha",
    "winds",
    "fishing",
    "fertile-island",
    "ash",
    "omen",
    "war-fever",
    "war-leader",
    "marriage",
    "great-feast",
)
"""Those that leave a marker while they last."""


EXPANSIONS = (
    "card",
    "chain",
    "village",
    "village-each",
    "warriors",
    "two-warriors",
    "warriors-each",
    "war-canoe",
)
ACTIONS = ("build", "defend", "explore", "attack")
"""What stands on the two sides of a chit of the solitaire game, by the names that the table of chits uses."""


@dataclass(frozen=True)
class Group:
    """An island group: printed on the map (`cell` says where) or on a tile. Without squares it is an atoll.

    locals      local warriors of an independent group; 0 for all others
    malaria     the rolls of the die that strike it (11.6)
    """

    name: str
    green: int
    brown: int
    cell: int = -1
    independent: bool = False
    locals: int = 0
    malaria: tuple[int, ...] = ()

    @property
    def atoll(self) -> bool:
        return self.green + self.brown == 0

    @property
    def squares(self) -> int:
        return self.green + self.brown


@dataclass(frozen=True)
class Card:
    """An Arts & Culture card (9.5): its points, one more with any of the groups of `with_groups`, and its effect."""

    name: str
    points: int
    effect: str = "none"
    with_groups: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    """A random event (11.2): whether its drawer keeps it, what it does, and whether it leaves a marker."""

    name: str
    effect: str
    kept: bool = False
    marker: bool = False


@dataclass(frozen=True)
class Chit:
    """A chit of the solitaire game: what the opponent gets, and what it does then. Late ones join the others after
    some draws."""

    expand: str
    action: str
    late: bool = False


@dataclass(frozen=True)
class Box:
    """Everything that was in the box.

    kinds           for every cell of the grid: OFF_MAP, UNKNOWN, OCEAN or GROUP
    printed         for every cell the number of the group printed there; -1 where there is none
    labels          names printed in hexes, for colour only, by cell
    groups          all groups: the printed ones, then the tiles; a group is its place in this list
    tiles           the numbers of the groups that are tiles; `south_island` is set aside, and comes with `north_island`
                    (11.3)
    homes           the home groups of a game, in the order in which further players add them (3.2)
    home_cells      where each of them lies
    placed          group number and cell of the further tiles placed for three players and more (3.2)
    placed_ocean    the cells that get an ocean marker for three players and more
    last_order      homes in the order in which ties for the last place are broken (5)
    islands, ocean  discovery markers with 1, 2 and 3 knots; `off_course` those that lead astray
    costs           build points of each of ITEMS
    limits          pieces of each of PIECES a player has; `markers` discovery markers of their own
    targets         points that end a game of 2, 3, 4 players, in whole points; `solitaire` alone
    to_south_america, galapagos, south_america      cells of the kumara rule (11.5)
    events          the random events (11.2)
    chits           of the solitaire game
    house           which entries are house values: file and entry, for those who want to know
    """

    name: str
    kinds: tuple[int, ...]
    printed: tuple[int, ...]
    labels: dict[int, str]
    groups: tuple[Group, ...]
    tiles: tuple[int, ...]
    south_island: int
    north_island: int
    homes: tuple[int, ...]
    home_cells: tuple[int, ...]
    placed: tuple[tuple[int, int], ...]
    placed_ocean: tuple[int, ...]
    last_order: tuple[int, ...]
    islands: tuple[int, int, int]
    ocean: tuple[int, int, int]
    off_course: int
    costs: tuple[int, ...]
    limits: tuple[int, ...]
    villages: int
    markers: int
    start_villages: int
    start_warriors: int
    targets: tuple[int, int, int]
    solitaire: int
    cards: tuple[Card, ...]
    to_south_america: tuple[int, ...] = ()
    galapagos: tuple[int, ...] = ()
    south_america: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    chits: tuple[Chit, ...] = ()
    house: tuple[str, ...] = field(default=(), compare=False)

    # Worked out from the tables, for the rules.
    near: tuple[tuple[int, ...], ...] = ()
    """For every cell the cells of the map around it, in the order of the directions."""
    near_mask: tuple[int, ...] = ()
    unknown: int = 0
    """The cells that are Unknown when the game begins, as a mask; so are the others."""
    open_ocean: int = 0
    independents: int = 0
    printed_groups: int = 0
    """All cells with a printed group, the homes among them."""
    card_effects: dict[str, int] = field(init=False, compare=False, repr=False)
    """For every effect the cards that have it, as bits."""

    def __post_init__(self) -> None:
        effects: dict[str, int] = {}
        for number, card in enumerate(self.cards):
            effects[card.effect] = effects.get(card.effect, 0) | 1 << number
        object.__setattr__(self, "card_effects", effects)

    def __hash__(self) -> int:
        return id(self)

    def __deepcopy__(self, memo: object) -> Box:
        return self

    def __repr__(self) -> str:
        return f"box({self.name!r})"


@lru_cache(maxsize=BOXES)
def slugs(box: Box) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of groups and of cards as records write them."""
    return (
        tuple(slug(group.name) for group in box.groups),
        tuple(slug(card.name) for card in box.cards),
    )


def slug(name: str) -> str:
    """A name in small letters, without spaces and signs."""
    plain = name.lower().replace("'", "").replace("ʻ", "").replace("’", "")
    return "-".join("".join(sign if sign.isalnum() else " " for sign in plain).split())
