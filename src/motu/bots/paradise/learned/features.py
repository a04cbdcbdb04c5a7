"""What a table looks like, in figures: what the chances of its seats are learnt from.

A table here is a whole one, as a turn begins: an imagined one where not everything is known. Figures are of the size
of one. `SEAT` names those of a seat, `TABLE` those of the table that all seats share.
"""

from __future__ import annotations

from motu.bots.paradise.learned.lands import Lands, lands_of
from motu.bots.paradise.learned.war import War, wars
from motu.paradise.box import COLONIES, TRANSPORTS, WAR_CANOES
from motu.paradise.grid import cells_in
from motu.paradise.options import ADVANCED
from motu.paradise.points import points_of
from motu.paradise.state import NOWHERE, State

SEAT = (
    "points",  # with all cards, in parts of what ends the game
    "shown",  # as far as they lie open
    "ahead",  # before the best rival, in tens
    "ahead of all",  # before the rivals' mean
    "reached",  # whether they end the game
    "turns",  # that it takes to get there, about
    "chooser",  # of the order of play in this turn
    "villages",
    "groups",  # that are linked, home among them
    "apart",  # groups that are not
    "income",  # build points of the chain of the home
    "income apart",
    "stored",  # a build point (11.4)
    "fields",  # squares that a village could stand on now
    "soil",  # brown squares that are not improved
    "sites",  # groups to be settled near the chain
    "site squares",
    "far sites",
    "atolls",  # near the chain, and not linked
    "chain",  # canoes of the chain of the home
    "loose",  # other transport canoes
    "colonies",
    "war canoes",
    "warriors",
    "cards",
    "battle cards",
    "sailing cards",
    "events kept",
    "to explore",  # Unknown hexes next to groups and chain
    "secret",  # tiles of my own knowledge
    "secret squares",
    "kumara",
    "lost",  # the explorer
    "homeless",
    "single",  # only one group
    "danger",  # villages that may fall in this turn
    "danger second",  # the same, where a rival may choose to play first
    "danger later",  # in the next turn
    "home danger",
    "last danger",  # the same of an only group
    "walls",  # villages that withstand the strongest force of all, wherever it is
    "home walls",
    "prey",  # villages of independent groups that may fall to me
    "spoils",  # those of rivals
    "force",  # the strongest force that I can bring together, against the strongest of the rivals
    "near",  # how near the next group of a rival is
)
"""Of a seat."""
TABLE = ("phase", "turn", "chits", "hard", *ADVANCED)
"""Of the table."""
_C, _T, _L = 5 * WAR_CANOES, 5 * TRANSPORTS, 5 * COLONIES
_BATTLE = {"healing", "haka", "war-club", "cannibalism"}
_SAILING = {"war-canoes-3", "all-canoes-3", "navigation", "ocean-chart"}


def features(s: State) -> list[list[float]]:
    """The figures of every seat."""
    target = s.options.target
    full = [points_of(s, seat, s.face[seat] | s.hand[seat]) if not s.out >> seat & 1 else 0 for seat in range(s.count)]
    return [_of_seat(s, seat, full, target, war, lands_of(s, seat)) for seat, war in enumerate(wars(s))]


def table(s: State) -> list[float]:
    """The figures of the table."""
    options = s.options
    return [
        phase(s),
        s.turn / 15,
        s.chits.bit_count() / 15,
        float(options.solitaire == "hard"),
        *(float(getattr(options, rule) == "yes") for rule in ADVANCED),
    ]


def phase(s: State) -> float:
    """How far the game has come: the leader's points in parts of those that end it. Alone only the person's count."""
    points = s.points[:1] if s.options.alone else s.points
    return min(1.0, max(points) / s.options.target)


def _of_seat(s: State, seat: int, full: list[int], target: int, war: War, lands: Lands) -> list[float]:
    groups, tile, villages = s.box.groups, s.tile, s.villages
    held, home, stacks = s.held[seat], s.home[seat], s.stacks[seat]
    linked = held & (lands.chain | (1 << home if home != NOWHERE else 0))

    canoes = warriors = transports = colonies = 0
    for at in cells_in(s.places[seat]):
        stack = stacks[at]
        warriors += stack & 31
        canoes += stack >> _C & 31
        transports += stack >> _T & 31
        colonies += stack >> _L & 31

    total = income = fields = soil = 0
    for cell in cells_in(held):
        here = villages[cell]
        total += here
        if linked >> cell & 1:
            income += here
        group = groups[tile[cell]]
        fields += max(0, group.green + s.soil[cell] + s.improved[cell] - here)
        soil += group.brown - s.improved[cell]

    cards = (s.face[seat] | s.hand[seat]) & ~s.used[seat]
    effects = [s.box.cards[card].effect for card in cells_in(cards)]
    rivals = [full[each] for each in range(s.count) if each != seat and not s.out >> each & 1]
    single = held.bit_count() == 1
    linked_count, chain = linked.bit_count(), lands.chain.bit_count()
    return [
        full[seat] / target,
        s.points[seat] / target,
        (full[seat] - max(rivals, default=0)) / 20,
        (full[seat] - sum(rivals) / max(1, len(rivals))) / 20,
        float(full[seat] >= target),
        min(2.0, max(0, target - full[seat]) / (8 + 2 * income)),
        float(s.chooser == seat),
        total / 10,
        linked_count / 4,
        (held.bit_count() - linked_count) / 4,
        income / 10,
        (total - income) / 10,
        float(s.stored >> seat & 1),
        fields / 4,
        soil / 4,
        lands.sites / 4,
        lands.squares / 8,
        lands.far_sites / 4,
        lands.atolls / 4,
        chain / 10,
        (transports - chain) / 4,
        colonies / 4,
        canoes / 4,
        warriors / 6,
        cards.bit_count() / 5,
        sum(effect in _BATTLE for effect in effects) / 2,
        sum(effect in _SAILING for effect in effects) / 2,
        s.kept[seat].bit_count() / 2,
        lands.unknown / 6,
        (s.marks[seat] & s.secret).bit_count() / 3,
        lands.secret_squares / 8,
        float(s.kumara >> seat & 1),
        float(s.lost >> seat & 1),
        float(home == NOWHERE),
        float(single),
        war.danger / 4,
        0.0 if s.chooser == seat else war.danger / 4,
        war.later / 4,
        war.home,
        war.home if single else 0.0,
        war.walls / 10,
        war.home_walls,
        war.prey / 4,
        war.spoils / 4,
        war.force / 2,
        war.near,
    ]
