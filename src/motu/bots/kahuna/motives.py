"""Why a turn is good: what it does to the board and what its ending is for, as messages, the weightiest first.

Everything is read off what the mover knows. Each message is the predicate of a sentence about the turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.kahuna.endings import game_over, purposes
from motu.bots.kahuna.reach import island_names, one_short, open_lines, spare, within_reach
from motu.core.chance import FreeChance
from motu.core.errors import Message, message
from motu.kahuna.board import ENDS, LINES_AT, MAJORITY, islands_in, lines_in
from motu.kahuna.cards import one
from motu.kahuna.imagine import known
from motu.kahuna.log import PLAYERS, card_names, line_name
from motu.kahuna.moves import Move
from motu.kahuna.play import apply
from motu.kahuna.state import BY_SUDDEN, OVER, Position
from motu.kahuna.view import View

MOST = 3
"""How many reasons a turn is given."""
ENDING = ("take", "draw", "decline", "end")


def motives(view: View, turn: Sequence[Move]) -> tuple[Message, ...]:
    """Why would the mover, who sees this, play this turn?"""
    before = known(view)
    plays = [move for move in turn if move.kind not in ENDING]
    after = before.copy()
    for move in plays:
        # Neither plays nor discards ask chance for anything; a sixth card that goes may end a round, but comes last.
        apply(after, move, FreeChance(0))
    if after.stage == OVER and after.decided == BY_SUDDEN and after.winner == before.mover:
        return (message("advice-wins-sudden", player=PLAYERS[1 - before.mover]),)
    ending = turn[-1] if len(plays) < len(turn) else None
    board = [
        *(game_over(after, ending) if ending else []),
        *_on_the_board(before, after, plays),
        *_aims(before, after, plays),
    ]
    strong, weak = purposes(after, ending) if ending else ([], [])
    # The ending has its say even when the plays alone have reasons enough: often it is all that tells two turns apart.
    others = [*strong[1:], *_cards(before, plays), *_builds(before, after, plays), *weak]
    return tuple([*board[:2], *strong[:1], *board[2:], *others][:MOST])


def _on_the_board(before: Position, after: Position, plays: Sequence[Move]) -> list[Message]:
    """What has changed when the plays are done."""
    me, foe = before.mover, 1 - before.mover
    told = []
    taken = after.stones[me] & ~before.stones[me]
    if taken:
        told.append(message("advice-takes", islands=island_names(taken)))
    lost = before.stones[foe] & ~after.stones[foe]
    if lost:
        told.append(message("advice-loses", player=PLAYERS[foe], islands=island_names(lost)))
    removed = sum(1 << (move.line or 0) for move in plays if move.kind == "remove")
    gone = before.bridges[foe] & ~after.bridges[foe]
    for lines, id_ in ((gone & ~removed, "advice-strips"), (removed, "advice-removes")):
        if lines:
            told.append(message(id_, lines=_lines(lines), count=lines.bit_count()))
    return told


def _aims(before: Position, after: Position, plays: Sequence[Move]) -> list[Message]:
    """What the plays make possible for the mover, and impossible for the other."""
    if not any(move.line is not None for move in plays):
        return []
    me, foe = before.mover, 1 - before.mover
    told = []
    # In the last turns nothing is threatened any more, and in the very last nothing can be prevented.
    if before.last == 1:
        return []
    threatened = (
        0 if before.last else within_reach(after, me, after.hand[me]) & ~within_reach(before, me, before.hand[me])
    )
    if threatened:
        told.append(message("advice-threatens", islands=island_names(threatened)))
    blocked = one_short(before, foe) & ~one_short(after, foe) & ~after.stones[me]
    if blocked:
        told.append(message("advice-blocks", player=PLAYERS[foe], islands=island_names(blocked)))
    near = one_short(after, me) & ~one_short(before, me) & ~threatened
    if near and not before.last:
        told.append(message("advice-one-short", islands=island_names(near)))
    safer = spare(after, me) & ~spare(before, me) & before.stones[me]
    if safer:
        told.append(message("advice-secures", islands=island_names(safer)))
    return told


def _cards(before: Position, plays: Sequence[Move]) -> list[Message]:
    """What becomes of the hand, where that is all that happens."""
    dropped = [move.cards[0] for move in plays if move.kind == "discard"]
    if dropped:
        lines = open_lines(before, before.mover)
        dead = not any(lines & LINES_AT[card] for card in dropped)
        cards = card_names(sum(map(one, dropped)))
        return [message("advice-discards-dead" if dead else "advice-discards", cards=cards, count=len(dropped))]
    if not plays and before.cards[before.mover] > 1 and not before.last:
        return [message("advice-keeps", count=before.cards[before.mover])]
    return []


def _builds(before: Position, after: Position, plays: Sequence[Move]) -> list[Message]:
    """Where the new bridges lead: islands that the mover can still come to hold, but for those told of already."""
    if before.last:
        return []
    me = before.mover
    lines = open_lines(after, me) | after.bridges[me]
    ends = sum({1 << end for move in plays if move.line is not None for end in ENDS[move.line]})
    hopeful = sum(
        1 << island
        for island in islands_in(ends & ~after.stones[0] & ~after.stones[1] & ~one_short(after, me))
        if (lines & LINES_AT[island]).bit_count() >= MAJORITY[island]
    )
    return [message("advice-builds", islands=island_names(hopeful))] if hopeful else []


def _lines(lines: int) -> str:
    return ", ".join(line_name(line) for line in lines_in(lines))
