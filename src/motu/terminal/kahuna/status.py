"""Where a game of Kahuna stands: the two sides, the cards, the points."""

from __future__ import annotations

from collections.abc import Sequence

from motu.kahuna.board import ISLANDS, LETTERS, LINES_AT
from motu.kahuna.cards import has, letters_of, size
from motu.kahuna.log import PLAYERS, card_names, points
from motu.kahuna.state import HANDICAP, OVER, ROUNDS
from motu.kahuna.threats import threats
from motu.kahuna.view import View
from motu.terminal.console import Console
from motu.terminal.kahuna.board_map import MARKS

_SAMPLES = "⠤⠤", "⠶⠶"
"""A piece of a bridge of White and of Black, as the map draws them."""


def status(view: View, players: Sequence[str], console: Console, drawn: bool) -> list[str]:
    """The round, both sides, the cards on the table, and the viewer's own; with the map's signs if it is drawn."""
    told = [_now(view, console)]
    for seat, player in enumerate(PLAYERS):
        mark = f"{MARKS[seat]} {_SAMPLES[seat]} " if drawn else ""
        told.append(
            console.say(
                "kahuna-side",
                side=mark + console.say("kahuna-seat", player=player),
                name=players[seat],
                named="yes" if players[seat] else "no",
                belongings=", ".join(
                    [
                        console.say("kahuna-count-islands", islands=view.stones[seat].bit_count()),
                        console.say("kahuna-points", points=points(view)[seat]),
                        console.say("kahuna-count-cards", cards=view.cards[seat]),
                        console.say("kahuna-count-bridges", bridges=view.bridges[seat].bit_count()),
                    ]
                ),
            )
        )
    told.append(console.say("kahuna-table", row=_names(view.row, console), deck=view.left))
    return told


def _names(pile: int, console: Console) -> str:
    return card_names(pile) or console.say("kahuna-none")


def _now(view: View, console: Console) -> str:
    if view.stage == OVER:
        return console.say("kahuna-now-over")
    if view.stage == HANDICAP:
        return console.say("kahuna-now-handicap", player=PLAYERS[view.mover], left=view.handicap)
    now = console.say("kahuna-now", round=view.round_number, rounds=ROUNDS, turn=view.turn, player=PLAYERS[view.mover])
    return f"{now} {console.say('kahuna-now-last')}" if view.last else now


def cards(view: View, console: Console) -> str:
    """The viewer's own cards, in a line."""
    assert view.seat is not None
    assert view.hand is not None
    return console.say("kahuna-hand", player=PLAYERS[view.seat], cards=_names(view.hand, console))


def hand(view: View, console: Console) -> list[str]:
    """The viewer's own cards with the free lines at their islands, and what they have discarded face down."""
    assert view.seat is not None
    assert view.hand is not None
    assert view.buried is not None
    told = [cards(view, console)]
    for island, name in enumerate(ISLANDS):
        if has(view.hand, island):
            free = LINES_AT[island] & ~(view.bridges[0] | view.bridges[1])
            told.append(console.say("kahuna-hand-card", card=name, count=has(view.hand, island), free=free.bit_count()))
    told += [
        console.say("kahuna-shown", player=player, cards=card_names(view.open[seat]))
        for seat, player in enumerate(PLAYERS)
        if view.open[seat]
    ]
    if view.buried:
        told.append(console.say("kahuna-buried-own", cards=card_names(view.buried)))
    return told


def row(view: View, console: Console) -> list[str]:
    """The face-up row, the deck, and the cards already out of play: what a player who counts cards wants to know."""
    told = [console.say("kahuna-table", row=_names(view.row, console), deck=view.left)]
    told.append(console.say("kahuna-pile", cards=_counted(view.pile), count=size(view.pile)))
    told += [
        console.say("kahuna-buried", player=player, count=view.discarded[seat])
        for seat, player in enumerate(PLAYERS)
        if view.discarded[seat]
    ]
    return told


def _counted(pile: int) -> str:
    """The cards of a pile, each once, with ×2 where both are there."""
    letters = letters_of(pile)
    names = [f"{name} ×2" if letters.count(name[0]) == 2 else name for name in ISLANDS if name[0] in letters]
    return ", ".join(names) or "–"


def score(view: View, console: Console) -> list[str]:
    """The scorings so far, the islands and bridges that would count now, and how a tie is decided."""
    told = []
    done = ROUNDS if view.stage == OVER else view.round_number - 1
    for number in range(done):
        scored = view.scored[number]
        leader = "nobody" if scored == 0 else PLAYERS[0 if scored > 0 else 1]
        told.append(console.say("kahuna-scored", round=number + 1, leader=leader, points=abs(scored)))
    for seat, player in enumerate(PLAYERS):
        islands = [name for island, name in enumerate(ISLANDS) if view.stones[seat] >> island & 1]
        told.append(
            console.say(
                "kahuna-score",
                player=player,
                points=console.say("kahuna-points", points=points(view)[seat]),
                islands=console.say("kahuna-count-islands", islands=len(islands)),
                names=", ".join(islands) or "–",
                bridges=console.say("kahuna-count-bridges", bridges=view.bridges[seat].bit_count()),
            )
        )
    if view.stage != OVER:
        told.append(console.say("kahuna-score-next", round=view.round_number))
        told.append(console.say("kahuna-rules-tie", tie=view.options.tie_break))
    return told


def dangers(view: View, console: Console) -> list[str]:
    """Which islands can fall within a turn: a line for each island and each player who may take it."""
    told = [
        console.say(
            "kahuna-danger",
            island=ISLANDS[LETTERS.index(each["island"])],
            player=PLAYERS[each["by"]],
            falls="no" if each["seat"] is None else "yes",
            cards=each["cards"],
            certain="yes" if each["certain"] else "no",
        )
        for each in threats(view)
    ]
    return told or [console.say("danger-none")]
