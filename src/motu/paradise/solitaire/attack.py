"""Attack!: the opponent's war canoes come for the person's weakest groups in reach."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.cards import has
from motu.paradise.chains import chain_from
from motu.paradise.grid import DISTANCE, cells_in, mask_of, spread
from motu.paradise.pieces import ONE, count
from motu.paradise.solitaire.expand import feast
from motu.paradise.solitaire.opponent import OPPONENT, PERSON, best, by_die, samoa, show_cards
from motu.paradise.state import State
from motu.paradise.steps import battle
from motu.paradise.steps.movement import ALLOWANCE


def attack(s: State, chance: Chance) -> None:
    """Every stack of war canoes chooses its target by itself; those that chose the same fight together."""
    show_cards(s)
    feast(s, chance)
    s.player = OPPONENT
    s.shown[OPPONENT] = {}
    s.arrivals, s.contested = [], []
    for origin in cells_in(s.places[OPPONENT]):
        fleet = fleet_at(s, origin)
        goals = reach(s, origin) if fleet else 0
        if goals:
            cell = target(s, goals, chance)
            s.arrivals.append((cell, origin, fleet, count(fleet, WARRIORS)))
    if not s.arrivals:
        s.events.append(("no-raid",))
        return
    for cell, origin, fleet, _ in s.arrivals:
        s.take(OPPONENT, origin, fleet)
        s.put(OPPONENT, cell, fleet)
        s.events.append(("raid", origin, cell, fleet))
        if cell not in s.contested:
            s.contested.append(cell)
    battle.begin(s, OPPONENT, chance)


def fleet_at(s: State, cell: int) -> int:
    """All war canoes of a hex, each with warriors if there are any; one piece stays where one must (8.5)."""
    stack = s.stacks[OPPONENT][cell]
    canoes = count(stack, WAR_CANOES)
    if not canoes:
        return 0
    fleet = canoes * ONE[WAR_CANOES] + min(canoes, count(stack, WARRIORS)) * ONE[WARRIORS]
    if fleet == stack and s.garrison[OPPONENT] >> cell & 1:
        fleet -= ONE[WARRIORS] if count(fleet, WARRIORS) else ONE[WAR_CANOES]
    return fleet


def reach(s: State, cell: int) -> int:
    """The person's groups to which war canoes can come from here: along a chain, then by their own allowance (7.3)."""
    steps = ALLOWANCE + (has(s, OPPONENT, "war-canoes-3") or has(s, OPPONENT, "all-canoes-3"))
    canoes = mask_of(each for each in cells_in(s.places[PERSON]) if count(s.stacks[PERSON][each], WAR_CANOES))
    stops = s.others_held(OPPONENT) | canoes
    reached = frontier = chain_from(s, OPPONENT, cell) | 1 << cell
    for _ in range(steps):
        frontier = spread(frontier & ~stops) & s.known & ~reached
        reached |= frontier
    return reached & s.held[PERSON]


def target(s: State, goals: int, chance: Chance) -> int:
    """The group with fewest defenders, of these the nearest to Samoa; then the die decides."""
    weakest = best(goals, {cell: -defenders(s, cell) for cell in cells_in(goals)})
    away = DISTANCE[samoa(s)]
    return by_die(best(weakest, {cell: -away[cell] for cell in cells_in(weakest)}), chance)


def defenders(s: State, cell: int) -> int:
    """Warrior bands, war canoes and local warriors."""
    stack = s.stacks[PERSON][cell]
    return count(stack, WARRIORS) + count(stack, WAR_CANOES) + battle.local_warriors(s, cell, PERSON)
