"""Arts & Culture cards (9.5): what their owner may do with them, and when."""

from __future__ import annotations

from motu.paradise.box import Box
from motu.paradise.grid import cells_in
from motu.paradise.moves import SHOW, Move
from motu.paradise.state import State

ONCE = ("commerce", "feast", "arioi", "deforestation")
IN_BATTLE = ("healing", "haka", "war-club", "cannibalism")


def with_effect(box: Box, effect: str) -> int:
    """The cards with this effect, as bits."""
    return box.card_effects.get(effect, 0)


def has(s: State, seat: int, effect: str) -> bool:
    """Whether a lasting effect is on: the card lies face up."""
    face = s.face[seat]
    return bool(face and face & s.box.card_effects.get(effect, 0))


def unused(s: State, seat: int, effect: str) -> int:
    """The cards of a seat, face up or down, whose effect it has not used yet."""
    return (s.hand[seat] | s.face[seat]) & ~s.used[seat] & with_effect(s.box, effect)


def is_asked(s: State, seat: int) -> bool:
    """Whether a seat has anything face down: then it is asked, else the question itself would tell what it holds."""
    if s.hand[seat]:
        return True
    hooks = s.hooks.asked
    return bool(hooks) and any(asked(s, seat) for asked in hooks)


def may_answer(s: State, seat: int, *effects: str) -> bool:
    """Whether a seat is asked for cards with these effects."""
    if is_asked(s, seat):
        return True
    return any(s.face[seat] & ~s.used[seat] & with_effect(s.box, effect) for effect in effects)


def reveal(s: State, seat: int, card: int) -> None:
    """Turn a card face up: it stays so."""
    s.hand[seat] &= ~(1 << card)
    s.bought[seat] &= ~(1 << card)  # now everybody knows that it was bought
    s.face[seat] |= 1 << card
    s.events.append(("show", seat, card))


def use_up(s: State, seat: int, card: int) -> None:
    """Use a card that works once: from now on it only scores."""
    if s.hand[seat] >> card & 1:
        reveal(s, seat, card)
    s.used[seat] |= 1 << card
    s.events.append(("use", seat, card))


def shows(s: State, seat: int) -> list[Move]:
    """The moves that turn a card face up: its owner may do so in any decision of their own (9.5)."""
    return [SHOW[card] for card in cells_in(s.hand[seat])] if s.hand[seat] else []
