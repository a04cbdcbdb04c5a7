"""What must hold at every table of Conquest of Paradise: nothing is lost, nothing stands where it cannot."""

from __future__ import annotations

from motu.paradise.advanced.kumara import ROLLS
from motu.paradise.grid import AROUND, CELLS, cells_in, mask_of
from motu.paradise.pieces import counts
from motu.paradise.state import (
    BATTLE_CARD,
    BUILD,
    BY_CHITS,
    BY_FALL,
    CARRY,
    CHOOSE_HOME,
    EVENT,
    FLEET,
    LOSS,
    MOVE,
    MOVEMENT,
    NEW_HOME,
    NOWHERE,
    ORDER,
    OVER,
    RETREAT,
    SAVE,
    SEARCH,
    SHAMAN,
    TRANSIT,
    TRANSIT_TO,
    UNDECIDED,
    WILD,
    State,
)
from motu.paradise.steps.movement import DISSOLVED, allowances
from motu.paradise.vessels import LOADS, kind_of, load_of, pieces_of, sailed_by

FIGHTING = (BATTLE_CARD, LOSS, CARRY, RETREAT, SAVE, NEW_HOME)
"""Stages in which the pieces of a battle are off the map."""


def check_paradise(s: State) -> None:
    """Pieces, markers, tiles and cards are conserved, and every stack lies where it may."""
    check_pieces(s)
    check_places(s)
    check_groups(s)
    check_tiles_and_cards(s)
    check_markers(s)
    check_events(s)
    assert (s.stage == OVER) == bool(s.decided)
    assert bool(s.winners) == (s.decided not in (UNDECIDED, BY_CHITS, BY_FALL))
    if s.options.alone:
        check_alone(s)


def check_pieces(s: State) -> None:
    """What a seat has built is on the map, in a fleet, or in a battle, and never more than it has (9.3)."""
    for seat in range(s.count):
        assert all(stack >= 0 for stack in s.stacks[seat])
        total = sum(s.stacks[seat])
        if seat == s.player:
            total += pieces_of(s.fleet)
        if s.stage in FIGHTING:
            for side, who in enumerate((s.player, s.foe)):
                if who == seat != WILD:
                    total += s.front[side] + s.back[side]
        else:
            assert s.front == s.back == [0, 0]
        assert total == s.fielded[seat]
        # Hex by hex as well: a piece taken from where there is none borrows from the next kind, and sums still agree.
        for stack in filter(None, (s.fielded[seat] + s.gone[seat], *s.stacks[seat], *s.front, *s.back)):
            assert all(number <= limit for number, limit in zip(counts(stack), s.box.limits, strict=True))
        assert not s.fleet or s.stage == FLEET


def check_places(s: State) -> None:
    """A chain has its canoes; enemies meet only to fight."""
    for seat in range(s.count):
        stacks = s.stacks[seat]
        assert all(stacks[cell] == stack for cell, (stack, _) in s.witnessed[seat].items())
        assert cells_in(s.places[seat]) == tuple(cell for cell in range(CELLS) if stacks[cell])
        assert not s.places[seat] & ~s.known
        assert all(stacks[cell] >> 10 & 31 for cell in cells_in(s.chain[seat]))
        for cell, shown in s.shown[seat].items():
            assert all(up <= there for up, there in zip(counts(shown), counts(stacks[cell]), strict=True))
        assert not s.garrison[seat] & ~s.box.printed_groups
        for other in range(s.count):
            if other != seat:
                met = s.places[seat] & (s.places[other] | s.held[other])
                if s.stage in (MOVE, FLEET):
                    assert not met or s.player in (seat, other)
                elif s.step != 3 and not s.robots >> s.player & 1:  # alone the opponent attacks in other steps, too
                    assert not met
    assert s.stage in (TRANSIT, TRANSIT_TO, EVENT) or not s.transited
    check_canoes(s)


def check_canoes(s: State) -> None:
    """Canoes that have sailed lie where they stopped with what they carry, and none has sailed too far (7.3)."""
    farthest = allowances(s, s.player) if s.step == MOVEMENT else {}
    for vessels in s.under_way.values():
        assert vessels == tuple(sorted(vessels))
        assert all(sailed_by(it) > 0 for it in vessels)
    for it in (*s.fleet, *(it for vessels in s.under_way.values() for it in vessels)):
        assert load_of(it) in LOADS[kind_of(it)]
        assert sailed_by(it) <= farthest[kind_of(it)] or s.dissolved > DISSOLVED
    assert s.fleet == sorted(s.fleet)
    for cell in {*s.under_way, *s.landed}:
        moved = pieces_of(s.under_way.get(cell, ())) + s.landed.get(cell, 0)
        assert all(gone <= there for gone, there in zip(counts(moved), counts(s.stacks[s.player][cell]), strict=True))
    assert s.step == MOVEMENT or not (s.under_way or s.landed or s.turned_down)
    assert s.stage == BUILD or not any(s.bought)
    assert all(not bought & ~s.hand[seat] for seat, bought in enumerate(s.bought))


def check_groups(s: State) -> None:
    """Villages stand on squares that bear them, each group has one owner, everybody who has a group has a home."""
    taken = s.wild
    for seat in range(s.count):
        assert not taken & s.held[seat]
        taken |= s.held[seat]
        if s.stage not in (NEW_HOME, CHOOSE_HOME):
            assert bool(s.held[seat]) == (s.home[seat] != NOWHERE)
            assert s.home[seat] == NOWHERE or s.held[seat] >> s.home[seat] & 1
    for cell in range(CELLS):
        if s.villages[cell]:
            group = s.box.groups[s.tile[cell]]
            assert taken & ~s.wild & 1 << cell
            assert s.villages[cell] <= group.green + s.soil[cell] + s.improved[cell]
            assert s.improved[cell] <= group.brown
            assert group.squares + s.soil[cell] <= max(6, group.squares)
    assert all(s.villages[cell] for cell in cells_in(taken & ~s.wild))


def check_tiles_and_cards(s: State) -> None:
    """Every tile and card is in one place; markers on secret tiles are three a seat at most (6.5)."""
    tiles = [tile for tile in s.tile if tile >= 0]
    assert len(set(tiles)) == len(tiles)
    everything = {group for group in s.box.tiles if group != s.box.south_island}
    gone = set(cells_in(s.removed))
    assert set(tiles) & everything | set(cells_in(s.lid)) | gone & everything == everything
    assert not set(tiles) & set(cells_in(s.lid)) | gone & (set(tiles) | set(cells_in(s.lid)))
    check_south_island(s, set(tiles), gone)
    seen = s.known | s.secret
    assert all((s.tile[cell] != -1) == bool(seen >> cell & 1) for cell in range(CELLS) if s.box.kinds[cell])
    found = sum(1 for cell in cells_in(s.box.unknown) if s.tile[cell] != -1)
    drawn = sum((*s.box.islands, *s.box.ocean, s.box.off_course)) - sum(s.cup)
    assert found - (s.south != NOWHERE) <= drawn <= found + s.box.off_course
    cards = [*s.hand, *s.face, s.deck]
    assert sum(cards) == (1 << len(s.box.cards)) - 1
    assert sum(pile.bit_count() for pile in cards) == len(s.box.cards)
    assert all(not s.used[seat] & ~s.face[seat] for seat in range(s.count))
    for seat in range(s.count):
        assert not s.marks[seat] & ~s.secret
        assert s.marks[seat].bit_count() <= s.box.markers
    assert s.stage == BUILD or not any(s.plans)


def check_alone(s: State) -> None:
    """The solitaire game: nobody plays the second seat, nothing is secret but its cards, chits are drawn once."""
    assert s.robots == 2
    assert s.mover != 1
    assert not s.secret
    assert not s.hand[0]
    assert not s.chits & s.pending
    assert (s.chits | s.pending) < 1 << len(s.box.chits)
    assert s.winners in (0, 1)
    for seat in range(s.count):  # all canoes lie face up
        assert s.chain[seat] == mask_of(cell for cell in cells_in(s.places[seat]) if s.stacks[seat][cell] >> 10 & 31)


def check_south_island(s: State, tiles: set[int], gone: set[int]) -> None:
    """The South Island is on the map, south-west of Aotearoa, or out of the game, or still set aside (11.3)."""
    island = s.box.south_island
    assert (s.south != NOWHERE) + (island in gone) <= (s.options.south == "yes")
    assert (island in tiles) == (s.south != NOWHERE)
    if s.south != NOWHERE:
        assert s.tile[s.south] == island
        assert s.tile[AROUND[s.south][1]] == s.box.north_island
        assert s.known >> s.south & s.known >> AROUND[s.south][1] & 1
    shown = s.box.north_island in {s.tile[cell] for cell in cells_in(s.known)}
    assert s.options.south == "no" or shown == (s.south != NOWHERE or island in gone)


def check_markers(s: State) -> None:
    """Markers of the advanced rules are there only with their rule; a search is bounded (11.4 to 11.6)."""
    assert s.options.saved == "yes" or not s.stored
    assert s.options.kumara == "yes" or not s.kumara | s.galapagos
    assert s.options.malaria == "yes" or not s.malarial
    assert 0 <= s.rolls <= ROLLS
    assert (s.stage == SEARCH) == (s.rolls > 0)
    assert s.stage != SEARCH or (s.at != NOWHERE and s.die >= 4)


def check_events(s: State) -> None:
    """Every event is in one place, only those are kept that can be, and nothing is asked out of turn (11.2)."""
    drawn = 1 << s.event if s.event != NOWHERE else 0
    places = [*s.kept, s.event_deck, s.event_pile, drawn]
    if s.options.events == "no":
        assert not any(places)
        assert not any((s.eventful, s.standing, *s.soil))
        return
    assert sum(places) == (1 << len(s.box.events)) - 1
    assert sum(place.bit_count() for place in places) == len(s.box.events)
    assert all(s.box.events[event].kept for kept in s.kept for event in cells_in(kept))
    assert all(not s.kept[seat] for seat in range(s.count) if s.out >> seat & 1)
    assert (s.stage in (EVENT, SHAMAN)) == (drawn != 0)
    assert s.stage in (EVENT, SHAMAN) or not s.queue
    assert all((s.event_pile | drawn) >> event & 1 for event, _, _ in s.standing)
    assert s.stage == OVER or s.turn == 0 or s.drawer < 0 or s.step == ORDER
