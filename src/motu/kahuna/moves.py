"""Moves as people and programs hold them: a number that knows what it means."""

from __future__ import annotations

from typing import Any, NamedTuple

from motu.kahuna.board import ENDS, LETTERS, LINE_NAMES, LINE_OF, LINES_AT, lines_in
from motu.kahuna.cards import has
from motu.kahuna.codes import (
    CODES,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    ENDINGS,
    FREE,
    MAY_DISCARD,
    MAY_FREE,
    MAY_PLAY,
    MAY_TAKE,
    PLACE,
    REMOVE,
    TAKE,
)
from motu.kahuna.offers import gratis, placeable
from motu.kahuna.state import Position


class Move(int):
    """A decision. There is one of each kind: `move is MOVES[move]`.

    kind    "place", "remove", "discard", "take", "draw", "decline", "end" or "free"
    cards   the cards played or thrown away, or the one taken
    line    the line it is about, or None
    text    the move in notation
    """

    kind: str
    cards: tuple[int, ...]
    line: int | None
    text: str

    def __repr__(self) -> str:
        return f"read({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return MOVES.__getitem__, (int(self),)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


def _made(code: int, kind: str, text: str, cards: tuple[int, ...] = (), line: int | None = None) -> Move:
    move = Move(code)
    move.kind, move.text, move.cards, move.line = kind, text, cards, line
    return move


def _all_moves() -> list[Move]:
    moves = []
    for line, (first, second) in enumerate(ENDS):
        for end, (card, other) in enumerate(((first, second), (second, first))):
            text = f"{LETTERS[card]}-{LETTERS[other]}"
            moves.append(_made(PLACE + 2 * line + end, "place", text, (card,), line))
    for line, (first, second) in enumerate(ENDS):
        for pair, cards in enumerate(((first, second), (first, first), (second, second))):
            text = f"{LETTERS[cards[0]]}{LETTERS[cards[1]]}x{LINE_NAMES[line]}"
            moves.append(_made(REMOVE + 3 * line + pair, "remove", text, cards, line))
    moves += [_made(DISCARD + card, "discard", f"/{LETTERS[card]}", (card,)) for card in range(12)]
    moves += [_made(TAKE + card, "take", f"+{LETTERS[card]}", (card,)) for card in range(12)]
    moves += [_made(DRAW, "draw", "+?"), _made(DECLINE, "decline", "="), _made(END, "end", ".")]
    moves += [_made(FREE + line, "free", f"*{name}", (), line) for line, name in enumerate(LINE_NAMES)]
    return moves


MOVES = tuple(_all_moves())
assert [int(move) for move in MOVES] == list(range(CODES))


# What the sets of `offers` mean as moves, worked out beforehand; for hands when one is first met.


def _subsets(lines: int) -> list[int]:
    subsets = [0]
    for line in lines_in(lines):
        subsets += [subset | 1 << line for subset in subsets]
    return subsets


def _places(card: int, lines: int) -> tuple[Move, ...]:
    return tuple(MOVES[PLACE + 2 * line + ENDS[line].index(card)] for line in lines_in(lines))


_PLACES = tuple({lines: _places(card, lines) for lines in _subsets(LINES_AT[card])} for card in range(12))
_ENDINGS = tuple(tuple(MOVES[DRAW + bit] for bit in range(3) if bits >> bit & 1) for bits in range(8))


class _Hand(NamedTuple):
    """What can be done with the cards of a hand: place on lines, remove from lines in reach, discard."""

    placing: tuple[tuple[int, dict[int, tuple[Move, ...]]], ...]
    reach: int
    removing: tuple[tuple[int, Move], ...]
    discarding: tuple[Move, ...]


class _Hands(dict[int, _Hand]):
    def __missing__(self, hand: int) -> _Hand:
        cards = [card for card in range(12) if has(hand, card)]
        pairs = [(a, b) for a in cards for b in cards if a < b]
        removing = [(LINE_OF[name], 0) for a, b in pairs if (name := LETTERS[a] + LETTERS[b]) in LINE_OF]
        removing.sort()
        removing += [
            (line, 1 + ENDS[line].index(card))
            for card in cards
            if has(hand, card) == 2
            for line in lines_in(LINES_AT[card])
        ]
        self[hand] = known = _Hand(
            placing=tuple((LINES_AT[card], _PLACES[card]) for card in cards),
            reach=sum({1 << line for line, _ in removing}),
            removing=tuple((1 << line, MOVES[REMOVE + 3 * line + pair]) for line, pair in removing),
            discarding=tuple(MOVES[DISCARD + card] for card in cards),
        )
        return known


class _Rows(dict[int, tuple[Move, ...]]):
    def __missing__(self, row: int) -> tuple[Move, ...]:
        self[row] = known = tuple(MOVES[TAKE + card] for card in range(12) if has(row, card))
        return known


_HANDS = _Hands()
_ROWS = _Rows()


def legal_moves(p: Position) -> list[Move]:
    """What the mover may do now."""
    moves: list[Move] = []
    ways = p.ways
    placing, reach, removing, discarding = _HANDS[p.hand[p.mover]]
    if ways & MAY_PLAY:
        lines = placeable(p)
        for near, places in placing:
            moves += places[lines & near]
        if lines := reach & p.bridges[1 - p.mover]:
            moves += [move for line, move in removing if line & lines]
        if p.offer:
            moves.append(MOVES[FREE + p.offer - 1])
    elif ways & MAY_FREE:
        moves += [MOVES[FREE + line] for line in lines_in(gratis(p))]
    if ways & MAY_DISCARD:
        moves += discarding
    if ways & MAY_TAKE:
        moves += _ROWS[p.row]
    moves += _ENDINGS[ways & ENDINGS]
    return moves
