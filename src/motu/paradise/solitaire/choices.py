"""What the opponent decides in a battle and after it: by fixed rules, and by the die among equals."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.chance import Chance
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.cards import unused
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.moves import DONE, FIGHT, HOME, LOCAL, LOSE, RETREAT, SAVE, USE, Move
from motu.paradise.solitaire.opponent import OPPONENT, best, by_die, card_by_die, show_cards
from motu.paradise.state import ARIOI, ATTACKER, BATTLE_CARD, BATTLES, LOSS, NEW_HOME, State
from motu.paradise.state import RETREAT as RETREATING
from motu.paradise.state import SAVE as SAVING
from motu.paradise.steps import battle, conquest
from motu.paradise.steps.retreat import nearest

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
