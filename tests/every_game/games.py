"""The games that must pass the suite, each with what the suite cannot know of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from motu.core.errors import BadOption
from motu.core.game import AnyGame
from motu.kahuna import game as kahuna
from motu.kahuna.board import ALL_LINES, LINES_AT, MAJORITY
from motu.kahuna.cards import ALL_CARDS, has, size
from motu.kahuna.legal import allowed
from motu.kahuna.moves import MOVES
from motu.kahuna.options import PRESETS, VALUES, Options
from motu.kahuna.state import BRIDGES, HAND_LIMIT, OVER, Position
from motu.paradise import game as paradise
from motu.paradise.grid import NAMES
from motu.paradise.moves import MOVES as PARADISE_MOVES
from motu.paradise.reasons import KINDS
from motu.paradise.state import State
from tests.core import toy
from tests.paradise.conserved import check_paradise

SAMPLE = 150
"""So many moves besides the legal ones are tried where there are too many to try them all."""


@dataclass(frozen=True)
class Case:
    """A game, its options, the moves that exist, the longest game, and what must hold in every state.

    moves       every move that exists; of a game with thousands, a function that gives about SAMPLE of them, which may
                be good, bad or nonsense in this state
    reach       how many steps from the deal a state may lie that is looked at; half of the longest game if not said
    side_by_side    how many steps two tables are compared that differ in hidden things; whole games if not said
    recorded    how many steps a recorded game has at most; whole games if not said
    every       every how many states of a whole game are looked at
    lots        answers of chance that all see, though nothing of them may be left to see afterwards: between equals
    """

    game: AnyGame
    options: st.SearchStrategy[Any]
    moves: Sequence[Any] | Callable[[Random, Any], Sequence[Any]]
    longest: int
    check: Callable[[Any], None]
    reach: int = 0
    side_by_side: int = 0
    recorded: int = 0
    every: int = 1
    lots: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return self.game.NAME

    def some_moves(self, choice: Random, state: Any, most: int = SAMPLE) -> Sequence[Any]:
        """Moves to try in a state: all that exist; where there are too many, a sample."""
        return self.moves(choice, state)[:most] if callable(self.moves) else self.moves

    @property
    def farthest(self) -> int:
        return self.reach or self.longest // 2


def check_kahuna(p: Position) -> None:
    """Cards and bridges are conserved, stones lie where there is a majority, what everybody knows is true."""
    assert p.hand[0] + p.hand[1] + p.buried[0] + p.buried[1] + p.row + p.deck + p.pile == ALL_CARDS
    piles = (*p.hand, *p.buried, p.row, p.deck, p.pile)
    assert sum(size(pile) for pile in piles) == 24
    assert p.left == size(p.deck)
    assert size(p.row) == 3 or not p.deck
    assert not p.bridges[0] & p.bridges[1]
    assert (p.bridges[0] | p.bridges[1]) & ~ALL_LINES == 0
    assert not p.stones[0] & p.stones[1]
    for seat in range(2):
        assert p.bridges[seat].bit_count() <= BRIDGES
        assert p.cards[seat] == size(p.hand[seat]) <= HAND_LIMIT + 1
        for island in range(12):
            held = (p.bridges[seat] & LINES_AT[island]).bit_count() >= MAJORITY[island]
            assert held == bool(p.stones[seat] >> island & 1)
        missing = 0
        for card in range(12):
            sure = has(p.open[seat], card) + has(p.deduced[seat], card)
            assert sure <= has(p.hand[seat], card)
            known = sure + has(p.doubtful[seat], card)
            assert known <= 2
            missing += max(0, known - has(p.hand[seat], card))
        assert missing <= p.doubtful_gone[seat]
    assert (p.stage == OVER) == (p.winner != -1)
    assert p.allowed_kinds == allowed(p)


def _options(values: dict[str, str]) -> Options | None:
    try:
        return kahuna.read_options(values)
    except BadOption:
        return None


KAHUNA_OPTIONS: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(list(PRESETS.values())),
    st.fixed_dictionaries(
        {"preset": st.sampled_from(list(PRESETS))},
        optional={
            name: st.sampled_from(VALUES[name]) for name in ("first", "no-surprise", "open-hands", "handicap", "weaker")
        },
    ).map(_options),
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in VALUES.items()}).map(_options),
).filter(lambda options: options is not None)
"""Editions as printed, editions with variants and handicap, and any combination that can be played."""

KAHUNA = Case(kahuna, KAHUNA_OPTIONS, MOVES, kahuna.LONGEST, check_kahuna)


def _some_paradise_moves(choice: Random, state: State) -> Sequence[Any]:
    """Half of them of kinds that the stage knows, so that not all are refused for the same reason."""
    kinds = {*KINDS.get(state.stage, ()), *state.hooks.reasons}
    fitting = [move for move in PARADISE_MOVES if move.kind in kinds]
    return choice.sample(fitting, min(SAMPLE // 2, len(fitting))) + choice.sample(PARADISE_MOVES, SAMPLE // 2)


YES_OR_NO = st.sampled_from(("no", "yes"))
PARADISE_OPTIONS = st.builds(
    paradise.Options,
    players=st.sampled_from(("2", "3", "4")),
    homes=st.sampled_from(("drawn", "chosen", "seated")),
    end=st.sampled_from(("-3", "0", "3")),
    events=YES_OR_NO,
    south=YES_OR_NO,
    saved=YES_OR_NO,
    kumara=YES_OR_NO,
    malaria=YES_OR_NO,
)
ALONE_OPTIONS = st.builds(
    paradise.Options,
    players=st.just("1"),
    solitaire=st.sampled_from(("normal", "hard")),
    south=st.sampled_from(("no", "yes")),
    saved=st.sampled_from(("no", "yes")),
    malaria=st.sampled_from(("no", "yes")),
)
"""The solitaire game, with all rules that go with it."""
PARADISE = Case(
    paradise,
    st.one_of(PARADISE_OPTIONS, PARADISE_OPTIONS, ALONE_OPTIONS),
    _some_paradise_moves,
    paradise.LONGEST,
    check_paradise,
    reach=3_000,
    side_by_side=60,
    recorded=400,
    every=20,
    lots=frozenset(name.lower() for name in NAMES),
)


def check_toy(state: toy.State) -> None:
    """Who has done has raised a finger, and there is no more to win than the die has shown."""
    assert all(fingers or not done for fingers, done in zip(state.fingers, state.done, strict=True))
    assert sum(state.points) <= 6 * state.turn


def _some_toy_moves(choice: Random, state: toy.State) -> Sequence[str]:
    return choice.sample([*toy.MOVES, "0", "4", "?"], 5)


TOY = Case(toy, st.sampled_from((2, 3, 4)), _some_toy_moves, toy.LONGEST, check_toy, reach=30)
TOY_IN_PARTS = Case(toy, st.sampled_from((2, 3, 4)), toy.MOVES, toy.LONGEST, check_toy, side_by_side=8)
"""A game for the suite itself: several seats, which decide at the same time, and moves that are only sampled."""

CASES = (KAHUNA, PARADISE, TOY, TOY_IN_PARTS)
