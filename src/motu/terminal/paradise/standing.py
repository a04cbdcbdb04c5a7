"""Where a game stands: points, order of play, cards, and what the step at hand is about."""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.chance import FreeChance
from motu.paradise.explain import Pool, build_points
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.imagine import imagine
from motu.paradise.log import prompt
from motu.paradise.names import called, card_name
from motu.paradise.phrases import PLAYERS, halves, hex_name, player_name
from motu.paradise.pieces import letters
from motu.paradise.points import Line, count_lines
from motu.paradise.state import ATTACKER, BUILD, BUILDING, DEFENDER, FLEET, NOWHERE, OVER, STEPS
from motu.paradise.steps.decision import MARKERS
from motu.paradise.vessels import text
from motu.paradise.view import View
from motu.terminal.paradise import alone, events
from motu.terminal.paradise.seen import INITIALS, stack_text
from motu.terminal.speech import Speech


def standing(view: View, players: Sequence[str], speech: Speech, drawn: bool) -> list[str]:
    """The step, every side and the order of play; the decision at hand if it is another's (`cards` has one's own)."""
    told = [_now(view, speech)]
    told += [_side(view, seat, _name(view, seat, players, speech), speech, drawn) for seat in range(view.count)]
    if view.options.alone:
        told += alone.standing(view, speech)
    if len(view.order) > 1:
        told.append(speech.say("paradise-order", players=_seats(view.order, speech)))
    told += events.markers(view, speech)
    if view.own and drawn:
        told.append(speech.say("paradise-own-pieces", pieces=", ".join(_own(view))))
    return told if view.seat is None or _decides(view) else [*told, *_at_hand(view, speech)]


def _name(view: View, seat: int, players: Sequence[str], speech: Speech) -> str:
    """Who plays a seat."""
    return speech.say("paradise-side-alone") if view.robots >> seat & 1 else players[seat]


def _decides(view: View) -> bool:
    """Whether the viewer has to decide now."""
    return view.seat is not None and (
        view.mover == view.seat or (view.stage == BUILD and not view.done >> view.seat & 1)
    )


def _now(view: View, speech: Speech) -> str:
    if view.stage == OVER:
        return speech.say("paradise-now-over")
    if view.step == BUILDING:
        waiting = [seat for seat in range(view.count) if not view.done >> seat & 1]
        return speech.say("paradise-now-build", turn=view.turn, step=STEPS[view.step], players=_seats(waiting, speech))
    return speech.say("paradise-now", turn=view.turn, step=STEPS[view.step], player=player_name(view.mover))


def _seats(seats: Sequence[int], speech: Speech) -> str:
    return ", ".join(speech.say("paradise-seat", player=PLAYERS[seat]) for seat in seats)


def _side(view: View, seat: int, name: str, speech: Speech, drawn: bool) -> str:
    player = speech.say("paradise-seat", player=PLAYERS[seat])
    parts = [
        speech.say("paradise-side-points", points=halves(view.points[seat]), target=halves(view.options.target)),
        speech.say("paradise-side-villages", villages=sum(view.villages[cell] for cell in cells_in(view.held[seat]))),
        speech.say("paradise-side-groups", groups=view.held[seat].bit_count()),
    ]
    if view.home[seat] != NOWHERE:
        parts.append(speech.say("paradise-side-home", place=hex_name(view, view.home[seat])))
    if view.hands[seat]:
        parts.append(speech.say("paradise-side-hand", cards=view.hands[seat]))
    if view.face[seat]:
        parts.append(speech.say("paradise-side-face", cards=_card_names(view, view.face[seat], speech)))
    if view.keeps[seat]:
        parts.append(speech.say("paradise-side-keeps", events=view.keeps[seat]))
    if view.lost >> seat & 1:
        parts.append(speech.say("paradise-side-lost"))
    markers = {
        "paradise-side-kumara": view.kumara,
        "paradise-side-galapagos": view.galapagos,
        "paradise-side-stored": view.stored,
    }
    parts += [speech.say(marker) for marker, seats in markers.items() if seats >> seat & 1]
    if view.out >> seat & 1:
        parts = [speech.say("paradise-side-out")]
    side = f"{INITIALS[seat]} {player}" if drawn else player
    named = "yes" if name else "no"
    return speech.say("paradise-side", side=side, named=named, name=name, belongings=", ".join(parts))


def _own(view: View) -> list[str]:
    chain = view.chain[view.seat or 0]
    return [f"{NAMES[cell]} {stack_text(stack, bool(chain >> cell & 1))}" for cell, stack in view.own]


def _card_names(view: View, cards: int, speech: Speech) -> str:
    return ", ".join(_numbered(view, card, speech) for card in cells_in(cards))


def _numbered(view: View, card: int, speech: Speech) -> str:
    """A card's name, and the number by which it can be asked for."""
    return f"{speech.call(card_name(view.options.box, card))} #{card + 1}"


# --- The decision at hand -------------------------------------------------------------------------------------------


def _at_hand(view: View, speech: Speech) -> list[str]:
    """What it is about, and the question."""
    told = []
    if view.field != NOWHERE and view.stage != OVER:
        told += _battle(view, speech)
    if view.stage == FLEET:
        fleet = " ".join(map(text, view.fleet)) or str(view.fleet_size)
        told.append(speech.say("paradise-fleet", fleet=fleet, place=hex_name(view, view.at), hexes=view.sailed))
    if view.stage == BUILD and view.pools:
        told += _pools(view, speech)
    return told if view.stage == OVER else [*told, speech.tell(prompt(view))]


def _battle(view: View, speech: Speech) -> list[str]:
    """The lines of the battle with the die."""
    foe = player_name(view.foe)
    told = [speech.say("paradise-battle", place=hex_name(view, view.field), die=view.die)]
    if not any((*view.front, *view.back, view.locals)):
        return told
    for side, player in ((ATTACKER, player_name(view.player)), (DEFENDER, foe)):
        locals_ = "V" * view.locals if side == DEFENDER else ""
        front, back = letters(view.front[side]) + locals_ or "–", letters(view.back[side]) or "–"
        told.append(speech.say("paradise-battle-side", player=player, front=front, back=back))
    return told


def _pools(view: View, speech: Speech) -> list[str]:
    """Build points left, by pool, and what is planned."""
    told = []
    for groups, points in zip(view.pools[::2], view.pools[1::2], strict=True):
        names = tuple(hex_name(view, cell) for cell in cells_in(groups))
        told.append(speech.say("paradise-pool", points=points, groups=names))
    if view.plan:
        told.append(speech.say("paradise-plan", moves=" ".join(move.text for move in view.plan)))
    return told


# --- Cards ----------------------------------------------------------------------------------------------------------


def cards(view: View, speech: Speech) -> str:
    """The viewer's own face-down cards and events, if he has any, and what he has to decide, in a line each."""
    told = [*_held(view, speech), *events.kept(view, speech), *(_at_hand(view, speech) if _decides(view) else ())]
    return "\n".join(told) or _no_cards(view, speech)


def _held(view: View, speech: Speech) -> list[str]:
    """The face-down cards; those that lie face up stand with their owner's points."""
    assert view.seat is not None
    if not view.hand:
        return []
    return [speech.say("paradise-cards", player=PLAYERS[view.seat], cards=_card_names(view, view.hand, speech))]


def _no_cards(view: View, speech: Speech) -> str:
    assert view.seat is not None
    return speech.say("paradise-cards-none", player=PLAYERS[view.seat])


def hand(view: View, speech: Speech) -> list[str]:
    """The viewer's own cards and events with what they do."""
    assert view.seat is not None
    every = cells_in(view.hand | view.face[view.seat])
    told = _held(view, speech) or [_no_cards(view, speech)]
    told += [_card(view, card, view.used[view.seat], speech) for card in every]
    return told + events.kept(view, speech) + events.explained(view, speech)


def _card(view: View, card: int, used: int, speech: Speech) -> str:
    it = view.options.box.cards[card]
    told = speech.say(
        "paradise-card",
        card=_numbered(view, card, speech),
        points=it.points,
        more="yes" if it.with_groups else "no",
        groups=tuple(map(called, it.with_groups)) or "-",
        effect=it.effect,
    )
    return f"{told} {speech.say('paradise-card-done')}" if used >> card & 1 else told


def row(view: View, speech: Speech) -> list[str]:
    """Cards that lie open, and what is left in deck, cup and lid."""
    told = []
    for seat in range(view.count):
        if view.face[seat]:
            told.append(speech.say("paradise-face-up", player=PLAYERS[seat]))
            told += [f"  {_card(view, card, view.used[seat], speech)}" for card in cells_in(view.face[seat])]
    cup = dict(zip(MARKERS, view.cup, strict=True))
    told.append(speech.say("paradise-left", deck=view.deck, tiles=view.lid))
    told.append(speech.say("paradise-cup", **cup))
    told += events.left(view, speech)
    return told + alone.chits(view, speech) if view.options.alone else told


# --- Points ---------------------------------------------------------------------------------------------------------


def score(view: View, speech: Speech) -> list[str]:
    """The points of everybody as they would be counted now, and what for; the viewer's with his face-down cards."""
    state = imagine(view, FreeChance(0))  # all that counts is known to the viewer, whatever the rest may be
    told = []
    for seat in range(view.count):
        told.append(_counted(view, seat, count_lines(state, seat), speech, "paradise-score"))
        if seat == view.seat and view.hand:
            counted = count_lines(state, seat, view.face[seat] | view.hand)
            told.append(_counted(view, seat, counted, speech, "paradise-score-all"))
    return told + [_income(view, seat, pool, speech) for seat in range(view.count) for pool in build_points(view, seat)]


def _income(view: View, seat: int, pool: Pool, speech: Speech) -> str:
    """A pool of build points, and the villages that make it up."""
    villages = ", ".join(f"{speech.call(hex_name(view, cell))} ×{number}" for cell, number in pool.villages)
    return speech.say(
        "paradise-score-build", player=PLAYERS[seat], points=pool.points, villages=villages, extra=pool.extra
    )


def _counted(view: View, seat: int, counted: Sequence[Line], speech: Speech, id_: str) -> str:
    total = halves(sum(line.halves for line in counted))
    parts = []
    for what in dict.fromkeys(line.what for line in counted):
        lines = [line for line in counted if line.what == what]
        parts.append(
            speech.say(
                "paradise-score-part",
                what=what,
                points=halves(sum(line.halves for line in lines)),
                names=", ".join(_line_name(view, line, speech) for line in lines),
            )
        )
    return speech.say(id_, player=PLAYERS[seat], points=total, parts="; ".join(parts) or "–")


def _line_name(view: View, line: Line, speech: Speech) -> str:
    if line.what == "card":
        return speech.call(card_name(view.options.box, line.where))
    if line.where == NOWHERE:
        return ""
    name = speech.call(hex_name(view, line.where))
    return f"{name} ×{line.number}" if line.number > 1 else name
