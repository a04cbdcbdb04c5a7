"""What can be done now, in groups, with what each choice would change on the board."""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.errors import Message
from motu.kahuna.board import ISLANDS
from motu.kahuna.consequences import consequences
from motu.kahuna.log import PLAYERS, line_name
from motu.kahuna.moves import Move
from motu.kahuna.view import View
from motu.terminal.console import Console
from motu.terminal.presenter import Choice, Group

_TITLES = {
    "remove": "kahuna-choices-remove",
    "free": "kahuna-choices-free",
    "discard": "kahuna-choices-discard",
    "take": "kahuna-choices-draw",
    "draw": "kahuna-choices-draw",
    "decline": "kahuna-choices-draw",
    "end": "kahuna-choices-end",
}

_DEEDS = {
    "place": "kahuna-would-place",
    "remove": "kahuna-would-remove",
    "free": "kahuna-would-free",
    "discard": "kahuna-would-discard",
    "take": "kahuna-would-take-card",
    "draw": "kahuna-would-draw",
    "decline": "kahuna-would-decline",
    "end": "kahuna-would-end",
}


def groups(view: View, moves: Sequence[Move], console: Console) -> list[Group]:
    """Plays card by card, then removals, free bridges, discards, and the ways to end the turn."""
    found: dict[str, list[Choice]] = {}
    for move in moves:
        if move.kind == "place":
            title = console.say("kahuna-choices-play", card=ISLANDS[move.cards[0]])
        else:
            title = console.say(_TITLES[move.kind])
        found.setdefault(title, []).append(_choice(view, move, console))
    # What changes something comes first; the rest keeps its order.
    return [Group(title, sorted(choices, key=lambda choice: not choice.effect)) for title, choices in found.items()]


def _choice(view: View, move: Move, console: Console) -> Choice:
    brief = full = ""
    if move.line is not None:
        full = line_name(move.line)
    elif move.cards:
        full = ISLANDS[move.cards[0]]
        brief = full if move.kind == "take" else ""
    elif move.kind == "draw":
        brief = full = console.say("kahuna-choice-deck")
    elif move.kind == "decline":
        brief = full = console.say("kahuna-choice-decline")
    else:
        brief = full = console.say("kahuna-choice-end")
    return Choice(move, move.text, brief, full, effect(view, move, console), _places(move))


def _places(move: Move) -> tuple[str, ...]:
    """The line, and the islands of the cards."""
    line = () if move.line is None else (line_name(move.line),)
    return tuple(dict.fromkeys([*line, *(ISLANDS[card] for card in move.cards)]))


def effect(view: View, move: Move, console: Console) -> str:
    """What the move would change besides its own line, in brief; nothing where there is nothing."""
    change = consequences(view, move)
    enemy = PLAYERS[1 - view.mover]
    parts = []
    if change.taken:
        parts.append(console.say("kahuna-effect-takes", islands=_islands(change.taken)))
    if change.stripped:
        lines = ", ".join(line_name(line) for line in change.stripped)
        parts.append(console.say("kahuna-effect-strips", lines=lines))
    if change.lost:
        parts.append(console.say("kahuna-effect-loses", player=enemy, islands=_islands(change.lost)))
    if change.wins:
        parts.append(console.say("kahuna-effect-wins"))
    if change.loses:
        parts.append(console.say("kahuna-effect-lost"))
    return chained(parts, console)


def chained(parts: Sequence[str], console: Console) -> str:
    """Parts of a sentence, one after the other; nothing where there is none."""
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = console.say("kahuna-chained", first=text, then=part)
    return text


def explain(view: View, move: Move, console: Console) -> str:
    """What a move would do, as a sentence, and its effects behind it."""
    card = ISLANDS[move.cards[0]] if move.cards else ""
    cards = " + ".join(ISLANDS[each] for each in move.cards)
    line = "" if move.line is None else line_name(move.line)
    deed = console.say(_DEEDS[move.kind], card=card, cards=cards, line=line)
    change = effect(view, move, console)
    if not change and move.line is not None:
        change = console.say("kahuna-effect-none")
    return chained([deed, change], console) if change else deed


def _islands(islands: Sequence[int]) -> str:
    return ", ".join(ISLANDS[island] for island in islands)


def reasons_text(reasons: Sequence[Message], console: Console) -> str:
    """Reasons as one sentence."""
    return chained([console.tell(reason) for reason in reasons], console)
