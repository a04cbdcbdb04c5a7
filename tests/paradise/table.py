"""A table for tests that read like the rulebook: set up a position, play words, look at what became of it.

What a seat has is written hex by hex: `Tonga=2WWT^ H12=1aT^ I13=C` are two villages, two warrior bands and a transport
canoe face up on Tonga; a village, an improved field and a face-up transport canoe in H12; a war canoe in I13.
"""

from __future__ import annotations

import re
from typing import Any, cast

from motu.core.chance import FreeChance
from motu.core.game import Word
from motu.paradise import game
from motu.paradise.advanced.events.deck import event_slugs
from motu.paradise.box import Box, slug, slugs
from motu.paradise.chains import pools_of
from motu.paradise.grid import CELL_OF, NAMES, cells_in, mask_of
from motu.paradise.moves import Move
from motu.paradise.names import halves
from motu.paradise.notation import names
from motu.paradise.pieces import letters, read_stack
from motu.paradise.points import points_of
from motu.paradise.state import (
    BUILDING,
    EXPLORATION,
    MOVEMENT,
    NEXT,
    NOWHERE,
    ORDER,
    SEA,
    STAGES,
    VICTORY,
)
from motu.paradise.steps.turn import go_on
from tests.paradise.fixtures import BOX, Scripted

SEATS = {"red": 0, "yellow": 1, "green": 2, "blue": 3}
SIDES = {"attacker": 0, "defender": 1}
# For each step of the turn (4) the one that comes before it, and whether its players come one after the other.
STEPS = {
    "order": (VICTORY, False),
    "exploration": (EXPLORATION, True),
    "movement": (MOVEMENT, True),
    "building": (MOVEMENT, False),
    "victory": (BUILDING, False),
}
_HEX = re.compile(r"(?P<villages>\d*)(?P<fields>a*)(?P<pieces>[WCTLR]*)(?P<up>\^?)")


def cell(name: str) -> int:
    """A hex by its own name or by the one that is printed there."""
    return CELL_OF[name] if name in CELL_OF else CELL_OF[names()[slug(name)]]


def hexes(mask: int) -> str:
    """The names of these hexes, in the order of the alphabet."""
    return " ".join(sorted(NAMES[each] for each in cells_in(mask)))


def by_seat(text: str) -> dict[int, list[str]]:
    """What seats have: "red:haka,hui yellow:arioi"."""
    pairs = (word.split(":") for word in text.split())
    return {SEATS[seat]: things.split(",") for seat, things in pairs}


class Table:
    """A position of a game of two, by default as it begins, at the start of a step.

    step, player        the step, and whose part of it begins; `order` who plays in which order
    red, yellow, …      what a seat has, hex by hex; its first hex with a village is its home; by default Red has Tonga,
                        Yellow Samoa, Green Hiva and Blue Raiatea, with what the set-up gives them
    tiles, sea          tiles face up and ocean found: "H12=Niue", "I11 I13"
    secret              tiles face down and who has seen them: "H12=Niue:red,yellow"
    cards, face, used   cards face down, face up, and used up: "red:haka,hui"
    deck                the cards left to buy; by default all others
    lost                whose explorers are in the lost box: "red yellow"; `out` who is out of the game
    track               the points of all seats on the track: "3 4"
    stored, kumara, galapagos   who has these markers (11.4, 11.5): "red yellow"
    kept, events        events that seats keep: "red:shaman"; those left to be drawn, by default all others (11.2)
    options             options of the game that are not as usual: "south=yes kumara=yes"; events are on where any of
                        them are named
    drawn               chits drawn before, in the solitaire game: the one with one player
    """

    def __init__(
        self,
        step: str = "movement",
        player: str = "red",
        *,
        players: int = 2,
        order: str = "",
        tiles: str = "",
        sea: str = "",
        secret: str = "",
        cards: str = "",
        face: str = "",
        used: str = "",
        deck: str | None = None,
        lost: str = "",
        out: str = "",
        track: str = "",
        kept: str = "",
        events: str | None = None,
        turn: int = 5,
        options: str = "",
        stored: str = "",
        kumara: str = "",
        galapagos: str = "",
        drawn: str = "",
        **seats: str,
    ) -> None:
        wanted = {"players": str(players), "components": BOX}
        if players > 1:
            wanted["homes"] = "seated"
        wanted |= dict(word.split("=") for word in options.split())
        if kept or events is not None:
            wanted["events"] = "yes"
        s = self.state = game.deal(game.read_options(wanted), FreeChance(1))
        self.box: Box = s.box
        s.turn = turn
        s.order = [SEATS[name] for name in order.split()] or list(range(players))
        for name in sea.split():
            self._lay(cell(name), SEA)
        for word in tiles.split():
            where, tile = word.split("=")
            self._lay(cell(where), self.group(tile))
        for word in secret.split():
            where, tile, seen = re.split("[=:]", word)
            self._lay(cell(where), self.group(tile), face_down=True)
            for name in seen.split(","):
                s.marks[SEATS[name]] |= 1 << cell(where)
        for name, words in seats.items():
            self._seat(SEATS[name], words)
        for held, piles in ((cards, (s.hand,)), (face, (s.face,)), (used, (s.face, s.used))):
            for seat, found in by_seat(held).items():
                for pile in piles:
                    pile[seat] = pile[seat] | mask_of(self.card(name) for name in found)
        for seat in range(s.count):
            s.deck &= ~(s.hand[seat] | s.face[seat])
        if deck is not None:
            s.deck = mask_of(self.card(name) for name in deck.split())
        s.chits &= ~mask_of(int(chit) - 1 for chit in drawn.split())
        s.lost = mask_of(SEATS[name] for name in lost.split())
        s.out = mask_of(SEATS[name] for name in out.split())
        s.stored, s.kumara, s.galapagos = (
            mask_of(SEATS[name] for name in who.split()) for who in (stored, kumara, galapagos)
        )
        self._events(kept, events)
        if track:
            s.points = [2 * int(points) for points in track.split()]
        before, in_turn = STEPS[step]
        s.step, s.stage, s.player = before, NEXT, SEATS[player]
        s.index = s.order.index(SEATS[player]) - 1 if in_turn else len(s.order)
        s.events = []
        go_on(s, FreeChance(1))

    def _lay(self, where: int, tile: int, face_down: bool = False) -> None:
        s = self.state
        s.tile[where] = tile
        if face_down:
            s.secret |= 1 << where
        else:
            s.known |= 1 << where
        if tile != SEA:
            s.lid &= ~(1 << tile)
        if tile == self.box.south_island:
            s.south = where

    def _events(self, kept: str, left: str | None) -> None:
        s = self.state
        for seat, found in by_seat(kept).items():
            s.kept[seat] = mask_of(self.event(name) for name in found)
            s.event_deck &= ~s.kept[seat]
        if left is not None:
            deck = mask_of(self.event(name) for name in left.split())
            s.event_pile, s.event_deck = s.event_deck & ~deck, deck

    def _seat(self, seat: int, words: str) -> None:
        s = self.state
        for where in cells_in(s.places[seat]):
            s.take(seat, where, s.stacks[seat][where])
        for where in cells_in(s.held[seat]):
            s.villages[where] = 0
        s.held[seat] = s.fielded[seat] = 0
        s.home[seat] = NOWHERE
        for word in words.split():
            name, what = word.split("=")
            where, match = cell(name), _HEX.fullmatch(what)
            assert match is not None, word
            assert s.tile[where] >= 0 or not match["villages"], f"no group lies in {name}"
            s.villages[where], s.improved[where] = int(match["villages"] or 0), len(match["fields"])
            if s.villages[where]:
                s.held[seat] |= 1 << where
                if s.home[seat] == NOWHERE:
                    s.home[seat] = where
            stack = read_stack(match["pieces"])
            s.put(seat, where, stack)
            s.fielded[seat] += stack
            if match["up"]:
                s.chain[seat] |= 1 << where
            if s.wild >> where & 1:
                s.wild &= ~(1 << where)
                s.garrison[seat] |= 1 << where

    def group(self, name: str) -> int:
        """The number of a group by its name."""
        return slugs(self.box)[0].index(slug(name))

    def card(self, name: str) -> int:
        return slugs(self.box)[1].index(name)

    def event(self, name: str) -> int:
        return event_slugs(self.box).index(name)

    # --- Playing ----------------------------------------------------------------------------------------------------

    def play(self, words: str, seat: str = "") -> Table:
        """Play these words, in the form of a record, by whoever is to move, or while all build by this seat.

        A word needs no bracket when nothing is drawn; with one it names all that comes, "?" for anything.
        """
        for word in game.read_words(words):
            chance = Scripted(word.outcomes)
            game.play(self.state, self._by(seat), game.read(word.move), chance)
            chance.end()
        return self

    def fight(self, die: str) -> Table:
        """Roll this until the battle is decided; of the pieces that can be lost the first ones are."""
        self.play(f".({die}*)")
        while self.stage == "loss":
            self.play(f"{self.words().split()[0]}({die}*)")
        return self

    def _by(self, seat: str) -> int:
        return SEATS[seat] if seat else game.movers(self.state)[0]

    def why_not(self, word: str, seat: str = "") -> str | None:
        """The id of the reason why this is not allowed, without the name of the game."""
        reason = game.why_not(self.state, self._by(seat) if self.mover != "nobody" else 0, game.read(word))
        return reason.id.removeprefix("paradise-") if reason else None

    def may(self, word: str, seat: str = "") -> bool:
        move = game.read(word)
        allowed = move in game.moves(self.state, self._by(seat))
        assert allowed == (self.why_not(word, seat) is None)
        return allowed

    def moves(self, seat: str = "") -> list[Move]:
        return game.moves(self.state, self._by(seat))

    def words(self, *kinds: str, seat: str = "") -> str:
        """The legal moves of these kinds, as words in the order of the alphabet."""
        return " ".join(sorted(move.text for move in self.moves(seat) if not kinds or move.kind in kinds))

    def seen(self, word: str, viewer: str, seat: str = "") -> str:
        """What a viewer (or a "spectator") would see of this move in a record."""
        (read,) = game.read_words(word)
        by, who = self._by(seat), SEATS.get(viewer)
        seen = game.seen_move(self.state, by, game.read(read.move), read.outcomes, who)
        return game.write_words([Word(seen.move, seen.outcomes)])

    def view(self, viewer: str) -> dict[str, Any]:
        """What a viewer (or a "spectator") sees, in words."""
        return cast("dict[str, Any]", game.show(game.view(self.state, SEATS.get(viewer))))

    # --- Looking ----------------------------------------------------------------------------------------------------

    @property
    def mover(self) -> str:
        movers = game.movers(self.state)
        return " ".join(tuple(SEATS)[seat] for seat in movers) if movers else "nobody"

    @property
    def stage(self) -> str:
        return STAGES[self.state.stage]

    @property
    def step(self) -> str:
        return ("setup", *STEPS)[self.state.step] if self.state.step >= ORDER else "setup"

    @property
    def happened(self) -> list[str]:
        """The names of the events of the last move."""
        return [event[0] for event in self.state.events]

    def stack(self, seat: str, where: str) -> str:
        """The pieces of a seat in a hex: "WWT"."""
        return letters(self.state.stacks[SEATS[seat]][cell(where)])

    def built(self, seat: str) -> str:
        """All pieces of a seat that are built, as letters."""
        return letters(self.state.fielded[SEATS[seat]])

    def villages(self, where: str) -> int:
        return self.state.villages[cell(where)]

    def fields(self, where: str) -> int:
        return self.state.improved[cell(where)]

    def held(self, seat: str) -> str:
        return hexes(self.state.held[SEATS[seat]])

    def chain(self, seat: str) -> str:
        """Where a seat has a transport canoe face up."""
        return hexes(self.state.chain[SEATS[seat]])

    def home(self, seat: str) -> str:
        home = self.state.home[SEATS[seat]]
        return "-" if home == NOWHERE else NAMES[home]

    def pools(self, seat: str) -> dict[str, int]:
        """The build points of a seat by the groups that share them: what is left while all build."""
        s, number = self.state, SEATS[seat]
        pools = s.pools[number] if s.step == BUILDING else pools_of(s, number)
        return {hexes(groups): points for groups, points in zip(pools[::2], pools[1::2], strict=True)}

    def points(self, seat: str) -> str:
        """The points of a seat now: "7½"."""
        return halves(points_of(self.state, SEATS[seat]))

    def tile(self, where: str) -> str:
        """What lies in a hex face up: the name of a group, "sea", or "unknown"."""
        here = cell(where)
        if not self.state.known >> here & 1:
            return "unknown"
        tile = self.state.tile[here]
        return "sea" if tile == SEA else self.box.groups[tile].name

    def marks(self, seat: str) -> str:
        """Where a seat has a discovery marker."""
        return hexes(self.state.marks[SEATS[seat]])

    def cards(self, seat: str) -> str:
        """The cards of a seat that lie face down."""
        return self._cards(self.state.hand[SEATS[seat]])

    def face(self, seat: str) -> str:
        return self._cards(self.state.face[SEATS[seat]])

    def used(self, seat: str) -> str:
        return self._cards(self.state.used[SEATS[seat]])

    def _cards(self, mask: int) -> str:
        return " ".join(slugs(self.box)[1][card] for card in cells_in(mask))

    def kept(self, seat: str) -> str:
        """The events that a seat keeps."""
        return self._event_names(self.state.kept[SEATS[seat]])

    @property
    def pile(self) -> str:
        """The events that are done with."""
        return self._event_names(self.state.event_pile)

    def _event_names(self, mask: int) -> str:
        return " ".join(event_slugs(self.box)[event] for event in cells_in(mask))

    @property
    def standing(self) -> list[str]:
        """The markers of events that last: "drought red G13"; without a hex, "winds red"."""
        found = []
        for event, seat, where in self.state.standing:
            words = [event_slugs(self.box)[event], tuple(SEATS)[seat]]
            if where != NOWHERE:
                married = self.box.events[event].effect == "marriage"
                words.append(tuple(SEATS)[where] if married else NAMES[where])
            found.append(" ".join(words))
        return found

    @property
    def lost(self) -> str:
        return " ".join(name for name, seat in SEATS.items() if self.state.lost >> seat & 1)

    @property
    def out(self) -> str:
        return " ".join(name for name, seat in SEATS.items() if self.state.out >> seat & 1)

    @property
    def contested(self) -> str:
        """Where fleets have come to fight."""
        return hexes(mask_of(self.state.contested))

    def front(self, side: str) -> str:
        """The front line of a side, V for local warriors."""
        s = self.state
        return letters(s.front[SIDES[side]]) + "V" * (s.locals if side == "defender" else 0)

    def back(self, side: str) -> str:
        return letters(self.state.back[SIDES[side]])

    @property
    def result(self) -> str:
        """The result as a record has it: "Red 28½-22"; "*" while the game goes on."""
        return game.write_result(self.state)
