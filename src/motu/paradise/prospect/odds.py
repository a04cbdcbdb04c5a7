"""The odds of a battle (8.2) and of the next hex of a voyage (6.3, 6.4), as far as a viewer can tell."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from motu.paradise.advanced import kumara
from motu.paradise.advanced.kumara_odds import chances
from motu.paradise.box import COLONIES, WAR_CANOES, WARRIORS
from motu.paradise.cards import has
from motu.paradise.explain import defenders_at, owner_of, share_of_losses
from motu.paradise.grid import ALL, NAMES, shortest_way
from motu.paradise.moves import LOCAL, Move
from motu.paradise.odds import chance_to_win
from motu.paradise.pieces import ONE, count, size
from motu.paradise.prospect.types import BattleOdds, CardUse, LossChoice, SoughtHex, VoyageOdds
from motu.paradise.state import ATTACKER, DEFENDER, NOWHERE, State
from motu.paradise.steps.battle import loss_moves
from motu.paradise.steps.decision import OFF_COURSE
from motu.paradise.steps.exploration import EXTRA, most_knots, unexplored
from motu.paradise.steps.retreat import places
from motu.paradise.vessels import fighting
from motu.paradise.vessels import pieces_of as stack_of
from motu.paradise.view import View

# --- Battles ----------------------------------------------------------------------------------------------------------

DIGITS = 4
"""Chances are told to so many digits."""


def rounded(chance: object) -> float:
    return round(float(chance), DIGITS)  # type: ignore[arg-type]


def attackers(s: State, cell: int, fleet: Iterable[int] = ()) -> int:
    """The player's pieces that would fight in a hex if this fleet came to those who are there."""
    aboard = sum(arrival[3] for arrival in s.arrivals if arrival[0] == cell) + fighting(fleet)
    return aboard + count(s.stacks[s.player][cell] + stack_of(fleet), WAR_CANOES)


def battle_odds(view: View, s: State, cell: int, fleet: Iterable[int] = ()) -> BattleOdds:
    """What the player, who is the viewer, may expect of a battle here."""
    fighters = attackers(s, cell, fleet)
    foe = owner_of(s, s.player, cell)
    least, most = defenders_at(view, s, foe, cell)
    loses = share_of_losses(s, s.player, foe)
    return {
        "hex": NAMES[cell],
        "fighters": fighters,
        "defenders": [least, most],
        "chance": rounded(chance_to_win(fighters, most, loses)),
        "chance_best": rounded(chance_to_win(fighters, least, loses)),
    }


def uses(s: State, me: int, moves: list[Move]) -> list[CardUse]:
    """What the viewer's cards would make of the roll; an event of theirs shifts it as well (11.2)."""
    return [_use(s, move) for move in moves if move.kind in ("use", "event")]


def _use(s: State, move: Move) -> CardUse:
    better = 1 if s.side == ATTACKER else -1
    effect = s.box.events[move.what].effect if move.kind == "event" else s.box.cards[move.what].effect
    lines = [size(s.front[ATTACKER]), size(s.front[DEFENDER]) + s.locals]
    loses = share_of_losses(s, s.player, s.foe)
    if effect == "haka":
        return {"move": move.text, "die": None, "eliminates": None, "chance": rounded(chance_to_win(*lines, loses))}
    die = s.die
    if effect in ("war-club", "war-leader"):
        die = max(1, min(6, die + better))
    lines[ATTACKER if die <= 3 else DEFENDER] -= 1
    return {
        "move": move.text,
        "die": die,
        "eliminates": effect == "cannibalism" if effect in ("healing", "cannibalism") else die in (1, 6),
        "chance": rounded(chance_to_win(*lines, loses)),
    }


def losses(s: State, me: int) -> list[LossChoice]:
    """What becomes of the battle and of a retreat with each piece that can panic or be lost."""
    return [_loss(s, move) for move in loss_moves(s, me)]


def _loss(s: State, move: Move) -> LossChoice:
    side = s.side
    lines = [size(s.front[ATTACKER]), size(s.front[DEFENDER]) + s.locals]
    lines[side] -= 1
    pieces = s.front[side] + s.back[side]
    if s.eliminates and move.what != LOCAL:
        pieces -= ONE[move.what]
    return {
        "move": move.text,
        "chance": rounded(chance_to_win(*lines, share_of_losses(s, s.player, s.foe))),
        "carried": count(pieces, WARRIORS) + count(pieces, COLONIES),
        "places": places(pieces),
    }


# --- Voyages ----------------------------------------------------------------------------------------------------------


def voyage(s: State, cells: Iterable[int]) -> list[VoyageOdds]:
    """The odds of these hexes for the explorer of the player whose part of the step it is."""
    return [_odds(s, cell) for cell in cells]


def search(s: State, me: int) -> list[SoughtHex]:
    """The chances of a search for kumara from each hex that can be entered now, with the rolls that are left (11.5)."""
    return [_search(s, me, move.cell) for move in kumara.moves(s, me)]


def _search(s: State, me: int, cell: int) -> SoughtHex:
    if cell in s.box.south_america:
        return {"hex": NAMES[cell], "found": 1.0, "lost": 0.0}
    odds = chances(
        s.box,
        cell,
        ALL & ~s.enemies(me),
        card=any(has(s, me, effect) for effect in kumara.SPEEDY),
        marker=bool(s.galapagos >> me & 1) or cell in s.box.galapagos,
        chart=has(s, me, "ocean-chart"),
        rolls=kumara.ROLLS - s.rolls,
    )
    return {"hex": NAMES[cell], "found": rounded(odds.found), "lost": rounded(odds.lost)}


def _odds(s: State, cell: int) -> VoyageOdds:
    seat = s.player
    chances = {"lost": Fraction(0), "home": Fraction(0), "sail": Fraction(0), "off": Fraction(0)}
    islands = Fraction(0)
    if (s.known | s.secret) >> cell & 1:  # no marker is drawn there (6.5)
        chances[_fate(s, seat, EXTRA)] = Fraction(1)
    else:
        everything = max(1, sum(s.cup))
        steered = s.box.near_mask[cell] & unexplored(s, seat)
        for marker, number in enumerate(s.cup):
            chance = Fraction(number, everything)
            if marker == OFF_COURSE:
                chances["off" if steered else _fate(s, seat, EXTRA)] += chance
            else:
                chances[_fate(s, seat, marker % 3 + 1)] += chance
                islands += chance if marker < 3 else 0
    return {
        "hex": NAMES[cell],
        "lost": rounded(chances["lost"]),
        "home": rounded(chances["home"]),
        "sail": rounded(chances["sail"]),
        "off": rounded(chances["off"]),
        "islands": rounded(islands),
        "way": _free_way(s, cell),
    }


def _free_way(s: State, cell: int) -> list[str]:
    """The way across known hexes to where an exploration begins (6.2); none for an explorer who is at sea."""
    if s.at != NOWHERE:
        return []
    home = s.held[s.player]
    return [NAMES[each] for each in shortest_way(home, cell, s.known & ~s.enemies(s.player) | home)]


def _fate(s: State, seat: int, more: int) -> str:
    """What becomes of the explorer with so many knots more."""
    knots, most = s.knots + more, most_knots(s, seat)
    if knots <= most:
        return "sail"
    return "lost" if knots > most + 1 and not has(s, seat, "ocean-chart") else "home"
