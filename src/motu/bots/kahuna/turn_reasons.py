"""Why a turn is good: what it does to the board and what its ending is for, as messages, the weightiest first.

Everything is read off what the mover knows. Each message is the predicate of a sentence about the turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.chance import FreeChance
from motu.core.errors import Message, message
from motu.kahuna.board import ENDS, ISLANDS, LINES_AT, MAJORITY, islands_in, lines_in
from motu.kahuna.cards import has, one, size
from motu.kahuna.imagine import known
from motu.kahuna.legal import buildable, holds_pair
from motu.kahuna.log import PLAYERS, card_names, island_messages, line_name
from motu.kahuna.moves import Move
from motu.kahuna.options import LAST_TURNS
from motu.kahuna.play import apply, kept
from motu.kahuna.state import BY_SUDDEN, DRAWN, OVER, ROUNDS, Position
from motu.kahuna.view import View

MOST = 3
"""How many reasons a turn is given."""
ENDING = ("take", "draw", "decline", "end")


def turn_reasons(view: View, turn: Sequence[Move]) -> tuple[Message, ...]:
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
        told.append(message("advice-takes", islands=island_messages(taken)))
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
        lines = buildable(before, before.mover)
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
    lines = buildable(after, me) | after.bridges[me]
    ends = sum({1 << end for move in plays if move.line is not None for end in ENDS[move.line]})
    hopeful = sum(
        1 << island
        for island in islands_in(ends & ~after.stones[0] & ~after.stones[1] & ~one_short(after, me))
        if (lines & LINES_AT[island]).bit_count() >= MAJORITY[island]
    )
    return [message("advice-builds", islands=island_names(hopeful))] if hopeful else []


def _lines(lines: int) -> str:
    return ", ".join(line_name(line) for line in lines_in(lines))


# --- What the ending of a turn is for: the card taken or drawn, the draw declined, the round or the game ended --------


def purposes(p: Position, ending: Move) -> tuple[list[Message], list[Message]]:
    """The good reasons to end the turn like this, and those that will do where there is no better one.

    `p` is what the mover knows, the plays being done: all cards that he cannot place lie in its deck.
    """
    if ending.kind == "take":
        strong = [*_last_card(p), *_use(p, ending.cards[0])]
        return strong, [] if strong else _room_for(p, ending.cards[0])
    if ending.kind == "draw":
        return _last_card(p), _odds(p)
    return _duty(p) if ending.kind == "decline" else ([], [])


def _last_card(p: Position) -> list[Message]:
    """What it means that the mover takes a card, if that is the last of the round."""
    if p.left + size(p.row) > 1:
        return []
    white, black = (stones.bit_count() for stones in p.stones)
    if p.round_number == ROUNDS and p.rules & LAST_TURNS:
        return [message("advice-last-card")]
    if white == black:
        return [message("advice-ends-round", round=p.round_number, leader="nobody", points=0)]
    points = abs(white - black) if p.round_number == ROUNDS else p.round_number
    leader = PLAYERS[0 if white > black else 1]
    return [message("advice-ends-round", round=p.round_number, leader=leader, points=points)]


def _use(p: Position, card: int) -> list[Message]:
    """What the card from the row is good for in the mover's hand, or would be in the other's."""
    me, foe = p.mover, 1 - p.mover
    told = []
    name = ISLANDS[card]
    hand = p.hand[me] + one(card)
    completed = within_reach(p, me, hand) & ~within_reach(p, me, p.hand[me])
    if completed:
        number = completed.bit_count()
        told.append(message("advice-card-completes", card=name, islands=island_names(completed), count=number))
    broken = {line: lost for line, lost in breakable(p, me, hand).items() if line not in breakable(p, me, p.hand[me])}
    if broken:
        line, lost = max(broken.items(), key=lambda found: found[1].bit_count())
        told.append(
            message(
                "advice-card-breaks", card=name, line=line_name(line), player=PLAYERS[foe], islands=island_names(lost)
            )
        )
    # What he can do with other cards that he is known to have, or could take instead, is not denied to him.
    others = p.open[foe] + p.deduced[foe]
    rest = p.row - one(card)
    denied = within_reach(p, foe, one(card)) & ~within_reach(p, foe, others) & ~within_reach(p, foe, rest)
    if denied:
        told.append(message("advice-card-denies", card=name, player=PLAYERS[foe], islands=island_names(denied)))
    return told


def _room_for(p: Position, card: int) -> list[Message]:
    """How much room the card has on the board."""
    lines = (buildable(p, p.mover) & LINES_AT[card]).bit_count()
    return [message("advice-card-lines", card=ISLANDS[card], count=lines)] if lines else []


def _odds(p: Position) -> list[Message]:
    """How many of the cards that the mover has not seen would give him an island."""
    reached = within_reach(p, p.mover, p.hand[p.mover])
    lucky = sum(has(p.deck, card) for card in range(12) if within_reach(p, p.mover, one(card)) & ~reached)
    if lucky:
        return [message("advice-draw-odds", count=lucky, unseen=size(p.deck))]
    return [message("advice-draw-secret")]


def _duty(p: Position) -> tuple[list[Message], list[Message]]:
    """What it means for the other player that the mover does without drawing."""
    player = PLAYERS[1 - p.mover]
    if p.left + size(p.row) == 1:
        return [message("advice-leaves-last", player=player)], []
    return [], [message("advice-must-draw", player=player)]


def game_over(p: Position, ending: Move) -> list[Message]:
    """How the game ends, if this ends it: there is no chance in the last turn of all."""
    if p.last != 1 or ending.kind != "end":
        return []
    after = p.copy()
    apply(after, ending, FreeChance(0))
    result = "drawn" if after.winner == DRAWN else ("won" if after.winner == p.mover else "lost")
    return [message("advice-ends-game", result=result)]


# --- What a player could do with one bridge more, or with a pair of cards --------------------------------------------


def one_short(p: Position, seat: int) -> int:
    """The islands that one more bridge would give to this seat."""
    lines = buildable(p, seat)
    return sum(
        1 << island
        for island in range(12)
        if (p.bridges[seat] & LINES_AT[island]).bit_count() == MAJORITY[island] - 1 and lines & LINES_AT[island]
    )


def within_reach(p: Position, seat: int, cards: int) -> int:
    """The islands that one of these cards would give to this seat."""
    lines = buildable(p, seat)
    return sum(
        1 << island
        for island in islands_in(one_short(p, seat))
        if any(has(cards, end) for line in lines_in(lines & LINES_AT[island]) for end in ENDS[line])
    )


def breakable(p: Position, seat: int, cards: int) -> dict[int, int]:
    """The enemy bridges that two of these cards would remove, where that costs an island: line, and islands lost."""
    theirs, stones = p.bridges[1 - seat], p.stones[1 - seat]
    found = {}
    for line in lines_in(theirs):
        if any(holds_pair(cards, line, pair) for pair in range(3)):
            lost = stones & ~kept(stones, theirs & ~(1 << line))
            if lost:
                found[line] = lost
    return found


def spare(p: Position, seat: int) -> int:
    """The islands that this seat would still hold with one bridge less."""
    return sum(
        1 << island
        for island in islands_in(p.stones[seat])
        if (p.bridges[seat] & LINES_AT[island]).bit_count() > MAJORITY[island]
    )


def island_names(islands: int) -> str:
    """A set of islands as messages name it."""
    return ", ".join(ISLANDS[island] for island in islands_in(islands))
