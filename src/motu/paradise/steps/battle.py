"""Battle resolution (8.1, 8.2): which battle next, the lines, the die, the cards, the losses."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import RUMORS
from motu.paradise.cards import is_asked, may_answer, reveal, unused, use_up, with_effect
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, FIGHT, LOCAL, LOSE, USE, Move
from motu.paradise.pieces import FIGHTERS, ONE
from motu.paradise.state import (
    ARIOI,
    ATTACKER,
    BATTLE_CARD,
    BATTLES,
    DEFENDER,
    LOSS,
    NEXT,
    NOBODY,
    NOWHERE,
    SEA,
    WILD,
    State,
)
from motu.paradise.steps import conquest, retreat
from motu.paradise.steps.decision import DIE, Decision

_RUMORS = 31 << 5 * RUMORS


def begin(s: State, seat: int, chance: Chance) -> None:
    """All canoes have moved: now the battles."""
    s.landed, s.under_way, s.transited, s.turned_down = {}, {}, {}, {}
    s.fixed = s.flipped = 0
    next_battle(s, chance)


def next_battle(s: State, chance: Chance) -> None:
    """The attacker chooses where there is more than one to fight (8.1)."""
    seat = s.player
    s.field, s.foe = NOWHERE, WILD
    s.battle_rolls, s.came_from, s.stake = [], [], 0
    s.contested = [cell for cell in s.contested if s.enemies(seat) >> cell & s.places[seat] >> cell & 1]
    if not s.contested:
        s.arrivals = []
        s.stage = NEXT
    elif len(s.contested) == 1:
        challenge(s, s.contested[0], chance)
    else:
        s.stage, s.mover = BATTLES, seat


def battle_moves(s: State, seat: int) -> list[Move]:
    return [FIGHT[cell] for cell in sorted(s.contested)]


def play_battle(s: State, seat: int, move: Move, chance: Chance) -> None:
    challenge(s, move.cell, chance)


def choose_again(s: State, chance: Chance) -> None:
    """Where only a rumor lay that is off the map now, there is nobody to fight."""
    next_battle(s, chance)


CHOOSING = Decision("paradise-ask-battle", battle_moves, play_battle, choose_again)


# --- Arioi: an attack turned away (9.5) -----------------------------------------------------------------------------


def challenge(s: State, cell: int, chance: Chance) -> None:
    """A battle is about to begin; the defender may have a card against it."""
    s.field = cell
    s.contested.remove(cell)
    s.foe = next((seat for seat in range(s.count) if seat != s.player and is_at(s, seat, cell)), WILD)
    s.came_from = sorted({origin for there, origin, _, _ in s.arrivals if there == cell})
    s.stake = conquest.villages_there(s)
    if s.foe != WILD and any(spared(s) for spared in s.hooks.spared):
        turn_away(s, chance)
    elif s.foe != WILD and may_answer(s, s.foe, "arioi"):
        s.stage, s.mover = ARIOI, s.foe
    else:
        draw_up(s, chance)


def is_at(s: State, seat: int, cell: int) -> int:
    return (s.held[seat] | s.places[seat]) >> cell & 1


def arioi_moves(s: State, seat: int) -> list[Move]:
    return [DONE, *(USE[card] for card in cells_in(unused(s, seat, "arioi")))]


def play_arioi(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move is DONE:
        draw_up(s, chance)
        return
    use_up(s, seat, move.what)
    turn_away(s, chance)


def turn_away(s: State, chance: Chance) -> None:
    """The attackers go back to where they came from."""
    for cell, origin, pieces, _ in s.arrivals:
        if cell == s.field:
            s.take(s.player, cell, pieces)
            s.put(s.player, origin, pieces)
            s.events.append(("turned-away", s.player, cell, origin))
    s.arrivals = [arrival for arrival in s.arrivals if arrival[0] != s.field]
    next_battle(s, chance)


TURNING_AWAY = Decision("paradise-ask-arioi", arioi_moves, play_arioi)


# --- The lines (8.2, 8.5) -------------------------------------------------------------------------------------------


def draw_up(s: State, chance: Chance) -> None:
    """All pieces in the hex are laid open; rumors go back to their owners."""
    cell, me, foe = s.field, s.player, s.foe
    s.spent = [0, 0]
    s.saved = 0
    aboard = sum(arrival[3] for arrival in s.arrivals if arrival[0] == cell)
    s.arrivals = [arrival for arrival in s.arrivals if arrival[0] != cell]
    mine = lift(s, me)
    s.front[ATTACKER] = aboard + (mine & 31 << 5)
    s.back[ATTACKER] = mine - s.front[ATTACKER]
    theirs = 0 if foe == WILD else lift(s, foe)
    fighting = theirs & FIGHTERS
    if s.tile[cell] == SEA:  # at sea warriors fight from war canoes only (7.4)
        bands = theirs & 31  # since they were left there, an event may have taken some
        back = min(s.in_transports[foe].pop(cell, 0), theirs >> 10 & 31, bands)
        fighting += min(bands - back, theirs >> 5 & 31) - bands
    s.front[DEFENDER] = fighting
    s.back[DEFENDER] = theirs - fighting
    s.locals = local_warriors(s, cell, foe)
    s.events.append(("battle", me, foe, cell, mine, theirs, s.locals))
    if foe != WILD and not theirs and not s.held[foe] >> cell & 1:
        s.winner_side = ATTACKER  # it was but a rumor
        conquest.take_the_hex(s, chance)
    elif not s.front[DEFENDER] and not s.locals:
        retreat.begin(s, ATTACKER, chance)
    else:
        roll(s, chance)


def lift(s: State, seat: int) -> int:
    """Take a seat's pieces off the field; rumors are gone."""
    cell = s.field
    pieces = s.stacks[seat][cell]
    s.take(seat, cell, pieces)
    s.shown[seat].pop(cell, None)
    s.lose(seat, pieces & _RUMORS)
    return pieces & ~_RUMORS


def local_warriors(s: State, cell: int, foe: int) -> int:
    """Those who rise to defend their villages (8.2); an independent group has its own printed number."""
    if foe == WILD:
        return s.box.groups[s.tile[cell]].locals
    return risen(s.villages[cell]) if s.held[foe] >> cell & 1 else 0


def risen(villages: int) -> int:
    """Local warriors of so many villages: one for up to two, two for up to four, three for more (8.2, 11.2)."""
    return (villages + 1) // 2


# --- The die (8.2) --------------------------------------------------------------------------------------------------


def roll(s: State, chance: Chance) -> None:
    throw(s, chance)
    ask(s, DEFENDER, chance)


def throw(s: State, chance: Chance) -> None:
    """Roll the die, which an event may shift (11.2)."""
    s.die = chance.below(6, DIE) + 1
    s.battle_rolls.append((s.die, NOBODY, 0, NOWHERE))
    s.events.append(("roll", s.player, s.die, s.field))
    for rolled in s.hooks.rolled:
        rolled(s)


def shift(s: State, die: int) -> None:
    """The die counts as if it showed this."""
    s.die = die
    s.battle_rolls[-1] = die, NOBODY, 0, NOWHERE
    s.events.append(("shifted", s.player, die, s.field))


def ask(s: State, side: int, chance: Chance) -> None:
    """Cards: the defender first, then the attacker; one card a roll (9.5)."""
    while side >= ATTACKER:
        seat = s.seat_of(side)
        if seat != WILD and (is_asked(s, seat) or playable(s, side)):
            s.stage, s.mover, s.side = BATTLE_CARD, seat, side
            return
        side -= 1
    suffer(s, chance)


def playable(s: State, side: int) -> int:
    """The cards of a side that would change this roll, as bits: each once a battle."""
    seat = s.seat_of(side)
    die = s.die if side == ATTACKER else 7 - s.die  # 1: my loss, 2 or 3: my panic, 4 or 5: their panic, 6: their loss
    box = s.box
    cards = with_effect(box, "haka")
    if die < 6:
        cards |= with_effect(box, "war-club")
    if die == 1:
        cards |= with_effect(box, "healing")
    if die in (4, 5):
        cards |= with_effect(box, "cannibalism")
    return cards & (s.hand[seat] | s.face[seat]) & ~s.spent[side]


def card_moves(s: State, seat: int) -> list[Move]:
    return [DONE, *(USE[card] for card in cells_in(playable(s, s.side)))]


def play_card(s: State, seat: int, move: Move, chance: Chance) -> None:
    side = s.side
    if move is DONE:
        ask(s, side - 1, chance)
        return
    card = move.what
    if s.hand[seat] >> card & 1:
        reveal(s, seat, card)
    s.spent[side] |= 1 << card
    s.events.append(("use", seat, card))
    effect = s.box.cards[card].effect
    if effect == "haka":
        throw(s, chance)
        suffer(s, chance)
    elif effect == "war-club":
        shift(s, s.die + (1 if side == ATTACKER else -1))
        suffer(s, chance)
    else:  # healing softens, cannibalism hardens
        suffer(s, chance, eliminates=effect == "cannibalism")


def card_again(s: State, chance: Chance) -> None:
    """A player who has turned up the last card that could help is asked no more."""
    ask(s, s.side, chance)


CARD_CHOICE = Decision("paradise-ask-battle-card", card_moves, play_card, card_again)


# --- Losses (8.2) ---------------------------------------------------------------------------------------------------


def suffer(s: State, chance: Chance, eliminates: bool | None = None) -> None:
    """1: the attacker loses a piece, 2 and 3: one panics; 4 and 5: one of the defender's panics, 6: it is lost."""
    s.side = ATTACKER if s.die <= 3 else DEFENDER
    s.eliminates = int(s.die in (1, 6) if eliminates is None else eliminates)
    choices = loss_moves(s, s.seat_of(s.side))
    if len(choices) == 1:
        lose(s, s.seat_of(s.side), choices[0], chance)
    else:
        s.stage, s.mover = LOSS, s.seat_of(s.side)


def loss_moves(s: State, seat: int) -> list[Move]:
    front = s.front[s.side]
    listed = []
    if front & 31:
        listed.append(LOSE[0])
    if front >> 5:
        listed.append(LOSE[1])
    if s.side == DEFENDER and s.locals:
        listed.append(LOSE[LOCAL])
    return listed


def lose(s: State, seat: int, move: Move, chance: Chance) -> None:
    """The owner decides which piece it is."""
    side, kind = s.side, move.what
    s.battle_rolls[-1] = s.die, side, s.eliminates, kind
    s.events.append(("loss", seat, kind, s.eliminates, s.field))
    if kind == LOCAL:
        s.locals -= 1
    else:
        s.front[side] -= ONE[kind]
        if s.eliminates:
            s.lose(seat, ONE[kind])
        else:
            s.back[side] += ONE[kind]
    if not s.front[side] and not (side == DEFENDER and s.locals):
        retreat.begin(s, 1 - side, chance)
    else:
        roll(s, chance)


LOSING = Decision("paradise-ask-loss", loss_moves, lose)
