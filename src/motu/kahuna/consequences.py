"""What a move would do to the board, asked without playing it."""

from __future__ import annotations

from typing import NamedTuple

from motu.kahuna.board import islands_in, lines_in
from motu.kahuna.moves import Move
from motu.kahuna.play import build, kept, loses_suddenly, wins_suddenly
from motu.kahuna.state import Position
from motu.kahuna.view import View


class Consequences(NamedTuple):
    """What changes on the board. Islands and lines are numbers."""

    placed: int | None = None
    """The line that gets a bridge of the mover."""
    removed: int | None = None
    """The line that loses its enemy bridge to two cards."""
    taken: tuple[int, ...] = ()
    """Islands on which the mover places a stone."""
    stripped: tuple[int, ...] = ()
    """Lines whose enemy bridges go because of those stones."""
    lost: tuple[int, ...] = ()
    """Islands on which the enemy loses the stone."""
    wins: bool = False
    """Whether the game is won on the spot: the enemy has no bridge left in round 2 or 3."""
    loses: bool = False
    """Whether it is lost on the spot: by the literal classic text, with the last bridge of the stock."""


class Effects(NamedTuple):
    """The same as masks, for those who are in a hurry: islands taken, lines stripped, islands lost; the game's end."""

    taken: int
    stripped: int
    lost: int
    wins: bool
    loses: bool


def effects(table: Position | View, kind: str, line: int) -> Effects:
    """What the mover would change on the board by placing a bridge on this line, or removing one."""
    me, foe = table.mover, 1 - table.mover
    mine, theirs = table.bridges[me], table.bridges[foe]
    my_stones, their_stones = table.stones[me], table.stones[foe]
    built = mine
    if kind == "remove":
        left = theirs & ~(1 << line)
        stones_left = kept(their_stones, left)
        stripped = taken = 0
    else:
        built, left, stones, stones_left = build(mine, theirs, my_stones, their_stones, line)
        stripped = theirs & ~left
        taken = stones & ~my_stones
    wins = wins_suddenly(table.rules, table.round_number, table.grace, foe, theirs, left)
    loses = kind != "remove" and loses_suddenly(table.rules, table.round_number, built)
    return Effects(taken, stripped, their_stones & ~stones_left, wins, loses)


def consequences(table: Position | View, move: Move) -> Consequences:
    """What the mover's move would change on the board; nothing for moves that only concern cards."""
    if move.line is None:
        return Consequences()
    taken, stripped, lost, wins, loses = effects(table, move.kind, move.line)
    return Consequences(
        placed=None if move.kind == "remove" else move.line,
        removed=move.line if move.kind == "remove" else None,
        taken=tuple(islands_in(taken)),
        stripped=tuple(lines_in(stripped)),
        lost=tuple(islands_in(lost)),
        wins=wins,
        loses=loses,
    )
