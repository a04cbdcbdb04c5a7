"""What the ending of a turn is for: the card that is taken or drawn, the draw declined, the round or the game ended."""

from __future__ import annotations

from motu.bots.kahuna.reach import breakable, island_names, open_lines, within_reach
from motu.core.chance import FreeChance
from motu.core.errors import Message, message
from motu.kahuna.board import ISLANDS, LINES_AT
from motu.kahuna.cards import has, one, size
from motu.kahuna.log import PLAYERS, line_name
from motu.kahuna.moves import Move
from motu.kahuna.options import LAST_TURNS
from motu.kahuna.play import apply
from motu.kahuna.state import DRAWN, ROUNDS, Position


def purposes(p: Position, ending: Move) -> tuple[list[Message], list[Message]]:
    """The good reasons to end the turn like this, and those that will do where there is no better one.

    `p` is what the mover knows, the plays being done: all cards that he cannot place lie in its deck.
    """
    if ending.kind == "take":
        strong = [*_last_card(p), *_use(p, ending.cards[0])]
        return strong, [] if strong else _lines(p, ending.cards[0])
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


def _lines(p: Position, card: int) -> list[Message]:
    """How much room the card has on the board."""
    lines = (open_lines(p, p.mover) & LINES_AT[card]).bit_count()
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
