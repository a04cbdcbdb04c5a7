"""The opponent at war: whom its war canoes attack, and what it decides in a battle and after it."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.chance import Chance
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.cards import has, unused
from motu.paradise.chains import chain_from
from motu.paradise.grid import DISTANCE, cells_in, mask_of, spread
from motu.paradise.moves import DONE, FIGHT, HOME, LOCAL, LOSE, RETREAT, SAVE, USE, Move
from motu.paradise.pieces import ONE, count
from motu.paradise.solitaire.expand import feast
from motu.paradise.solitaire.opponent import OPPONENT, PERSON, best, by_die, card_by_die, samoa, show_cards
from motu.paradise.state import ARIOI, ATTACKER, BATTLE_CARD, BATTLES, LOSS, NEW_HOME, State
from motu.paradise.state import RETREAT as RETREATING
from motu.paradise.state import SAVE as SAVING
from motu.paradise.steps import battle, conquest
from motu.paradise.steps.movement import ALLOWANCE
from motu.paradise.steps.retreat import nearest


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
    weakest = {cell: defenders(s, cell) for cell, *_ in s.arrivals}
    for cell, origin, fleet, _ in s.arrivals:
        s.take(OPPONENT, origin, fleet)
        s.put(OPPONENT, cell, fleet)
        s.events.append(("raid", origin, cell, fleet, weakest[cell]))
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


# --- Its decisions: by fixed rules, and by the die among equals -------------------------------------------------------

FIRST_LOST = (LOSE[LOCAL], LOSE[WARRIORS], LOSE[WAR_CANOES])
"""Who is eliminated first; who panics first is the other way round."""


def decide(s: State, chance: Chance) -> Move:
    """Its next decision."""
    return _CHOICES[s.stage](s, chance)


def next_battle(s: State, chance: Chance) -> Move:
    return FIGHT[by_die(mask_of(s.contested), chance)]


def arioi(s: State, chance: Chance) -> Move:
    """It is attacked: its cards are turned up, and a card against attacks is used at once."""
    show_cards(s)
    cards = unused(s, OPPONENT, "arioi")
    return USE[card_by_die(s, cards, chance)] if cards else DONE


def battle_card(s: State, chance: Chance) -> Move:
    """A card that makes this roll better for it (ruling 68)."""
    helpful = [card for card in cells_in(battle.playable(s, s.side)) if helps(s, s.box.cards[card].effect)]
    return USE[card_by_die(s, mask_of(helpful), chance)] if helpful else DONE


def helps(s: State, effect: str) -> bool:
    """Whether a card changes the roll for the better: the others can be played only where they do."""
    die = s.die if s.side == ATTACKER else 7 - s.die
    if effect == "war-club":
        return die % 2 == 1
    return effect != "haka" or die <= 3


def loss(s: State, chance: Chance) -> Move:
    order = FIRST_LOST if s.eliminates else FIRST_LOST[::-1]
    choices = battle.loss_moves(s, OPPONENT)
    return next(move for move in order if move in choices)


def retreat(s: State, chance: Chance) -> Move:
    return RETREAT[by_die(mask_of(nearest(s, OPPONENT)), chance)]


def save(s: State, chance: Chance) -> Move:
    """Exactly one village, for warriors rather than for a war canoe."""
    choices = conquest.save_moves(s, OPPONENT)
    return DONE if s.saved else next(move for move in (*SAVE, DONE) if move in choices)


def new_home(s: State, chance: Chance) -> Move:
    """The group with most villages."""
    held = s.held[OPPONENT]
    return HOME[by_die(best(held, {cell: s.villages[cell] for cell in cells_in(held)}), chance)]


_CHOICES: dict[int, Callable[[State, Chance], Move]] = {
    BATTLES: next_battle,
    ARIOI: arioi,
    BATTLE_CARD: battle_card,
    LOSS: loss,
    RETREATING: retreat,
    SAVING: save,
    NEW_HOME: new_home,
}
