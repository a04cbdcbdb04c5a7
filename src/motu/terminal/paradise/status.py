"""Where a game stands: points, order of play, cards, and what the step at hand is about."""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.chance import FreeChance
from motu.paradise.box_builder import LATE_AFTER
from motu.paradise.explain import Pool, attacks, build_points
from motu.paradise.grid import NAMES, cells_in, mask_of
from motu.paradise.hooks import Line
from motu.paradise.imagine import imagine
from motu.paradise.log import prompt
from motu.paradise.names import PLAYERS, called, card_name, halves, hex_name, player_name
from motu.paradise.pieces import letters
from motu.paradise.points import count_lines
from motu.paradise.solitaire.end import LEAST
from motu.paradise.solitaire.log import chit_words
from motu.paradise.state import ATTACKER, BUILD, BUILDING, DEFENDER, FLEET, NOWHERE, OVER, STEPS
from motu.paradise.steps.decision import MARKERS
from motu.paradise.vessels import text
from motu.paradise.view import View
from motu.terminal.console import Console
from motu.terminal.paradise import events
from motu.terminal.paradise.places import INITIALS, stack_text


def status(view: View, players: Sequence[str], console: Console, drawn: bool) -> list[str]:
    """The step, every side and the order of play; the decision at hand if it is another's (`cards` has one's own)."""
    told = [_now(view, console)]
    told += [_side(view, seat, _name(view, seat, players, console), console, drawn) for seat in range(view.count)]
    if view.options.alone:
        told += _solitaire(view, console)
    if len(view.order) > 1:
        told.append(console.say("paradise-order", players=_seats(view.order, console)))
    told += events.markers(view, console)
    if view.own and drawn:
        told.append(console.say("paradise-own-pieces", pieces=", ".join(_own(view))))
    return told if view.seat is None or _decides(view) else [*told, *_at_hand(view, console)]


def _name(view: View, seat: int, players: Sequence[str], console: Console) -> str:
    """Who plays a seat."""
    return console.say("paradise-side-alone") if view.robots >> seat & 1 else players[seat]


def _decides(view: View) -> bool:
    """Whether the viewer has to decide now."""
    return view.seat is not None and (
        view.mover == view.seat or (view.stage == BUILD and not view.done >> view.seat & 1)
    )


def _now(view: View, console: Console) -> str:
    if view.stage == OVER:
        return console.say("paradise-now-over")
    if view.step == BUILDING:
        waiting = [seat for seat in range(view.count) if not view.done >> seat & 1]
        return console.say(
            "paradise-now-build", turn=view.turn, step=STEPS[view.step], players=_seats(waiting, console)
        )
    return console.say("paradise-now", turn=view.turn, step=STEPS[view.step], player=player_name(view.mover))


def _seats(seats: Sequence[int], console: Console) -> str:
    return ", ".join(console.say("paradise-seat", player=PLAYERS[seat]) for seat in seats)


def _side(view: View, seat: int, name: str, console: Console, drawn: bool) -> str:
    player = console.say("paradise-seat", player=PLAYERS[seat])
    parts = [
        console.say("paradise-side-points", points=halves(view.points[seat]), target=halves(view.options.target)),
        console.say("paradise-side-villages", villages=sum(view.villages[cell] for cell in cells_in(view.held[seat]))),
        console.say("paradise-side-groups", groups=view.held[seat].bit_count()),
    ]
    if view.home[seat] != NOWHERE:
        parts.append(console.say("paradise-side-home", place=hex_name(view, view.home[seat])))
    if view.hands[seat]:
        parts.append(console.say("paradise-side-hand", cards=view.hands[seat]))
    if view.face[seat]:
        parts.append(console.say("paradise-side-face", cards=_card_names(view, view.face[seat], console)))
    if view.keeps[seat]:
        parts.append(console.say("paradise-side-keeps", events=view.keeps[seat]))
    if view.lost >> seat & 1:
        parts.append(console.say("paradise-side-lost"))
    markers = {
        "paradise-side-kumara": view.kumara,
        "paradise-side-galapagos": view.galapagos,
        "paradise-side-stored": view.stored,
    }
    parts += [console.say(marker) for marker, seats in markers.items() if seats >> seat & 1]
    if view.out >> seat & 1:
        parts = [console.say("paradise-side-out")]
    side = f"{INITIALS[seat]} {player}" if drawn else player
    named = "yes" if name else "no"
    return console.say("paradise-side", side=side, named=named, name=name, belongings=", ".join(parts))


def _own(view: View) -> list[str]:
    chain = view.chain[view.seat or 0]
    return [f"{NAMES[cell]} {stack_text(stack, bool(chain >> cell & 1))}" for cell, stack in view.own]


def _card_names(view: View, cards: int, console: Console) -> str:
    return ", ".join(_numbered(view, card, console) for card in cells_in(cards))


def _numbered(view: View, card: int, console: Console) -> str:
    """A card's name, and the number by which it can be asked for."""
    return f"{console.call(card_name(view.options.box, card))} #{card + 1}"


# --- The decision at hand -------------------------------------------------------------------------------------------


def _at_hand(view: View, console: Console) -> list[str]:
    """What it is about, and the question."""
    told = []
    if view.field != NOWHERE and view.stage != OVER:
        told += _battle(view, console)
    if view.stage == FLEET:
        fleet = " ".join(map(text, view.fleet)) or str(view.fleet_size)
        told.append(console.say("paradise-fleet", fleet=fleet, place=hex_name(view, view.at), hexes=view.sailed))
    if view.stage == BUILD and view.pools:
        told += _pools(view, console)
    return told if view.stage == OVER else [*told, console.tell(prompt(view))]


def _battle(view: View, console: Console) -> list[str]:
    """The lines of the battle with the die."""
    foe = player_name(view.foe)
    told = [console.say("paradise-battle", place=hex_name(view, view.field), die=view.die)]
    if not any((*view.front, *view.back, view.locals)):
        return told
    for side, player in ((ATTACKER, player_name(view.player)), (DEFENDER, foe)):
        locals_ = "V" * view.locals if side == DEFENDER else ""
        front, back = letters(view.front[side]) + locals_ or "–", letters(view.back[side]) or "–"
        told.append(console.say("paradise-battle-side", player=player, front=front, back=back))
    return told


def _pools(view: View, console: Console) -> list[str]:
    """Build points left, by pool, and what is planned."""
    told = []
    for groups, points in zip(view.pools[::2], view.pools[1::2], strict=True):
        names = tuple(hex_name(view, cell) for cell in cells_in(groups))
        told.append(console.say("paradise-pool", points=points, groups=names))
    if view.plan:
        told.append(console.say("paradise-plan", moves=" ".join(move.text for move in view.plan)))
    return told


# --- Cards ----------------------------------------------------------------------------------------------------------


def cards(view: View, console: Console) -> str:
    """The viewer's own face-down cards and events, if there are any, and what they have to decide, in a line each."""
    told = [*_held(view, console), *events.kept(view, console), *(_at_hand(view, console) if _decides(view) else ())]
    return "\n".join(told) or _no_cards(view, console)


def _held(view: View, console: Console) -> list[str]:
    """The face-down cards; those that lie face up stand with their owner's points."""
    assert view.seat is not None
    if not view.hand:
        return []
    return [console.say("paradise-cards", player=PLAYERS[view.seat], cards=_card_names(view, view.hand, console))]


def _no_cards(view: View, console: Console) -> str:
    assert view.seat is not None
    return console.say("paradise-cards-none", player=PLAYERS[view.seat])


def hand(view: View, console: Console) -> list[str]:
    """The viewer's own cards and events with what they do."""
    assert view.seat is not None
    every = cells_in(view.hand | view.face[view.seat])
    told = _held(view, console) or [_no_cards(view, console)]
    told += [_card(view, card, view.used[view.seat], console) for card in every]
    return told + events.kept(view, console) + events.explained(view, console)


def _card(view: View, card: int, used: int, console: Console) -> str:
    it = view.options.box.cards[card]
    told = console.say(
        "paradise-card",
        card=_numbered(view, card, console),
        points=it.points,
        more="yes" if it.with_groups else "no",
        groups=tuple(map(called, it.with_groups)) or "-",
        effect=it.effect,
    )
    return f"{told} {console.say('paradise-card-done')}" if used >> card & 1 else told


def row(view: View, console: Console) -> list[str]:
    """Cards that lie open, and what is left in deck, cup and lid."""
    told = []
    for seat in range(view.count):
        if view.face[seat]:
            told.append(console.say("paradise-face-up", player=PLAYERS[seat]))
            told += [f"  {_card(view, card, view.used[seat], console)}" for card in cells_in(view.face[seat])]
    cup = dict(zip(MARKERS, view.cup, strict=True))
    told.append(console.say("paradise-left", deck=view.deck, tiles=view.lid))
    told.append(console.say("paradise-cup", **cup))
    told += events.left(view, console)
    return told + _chits(view, console) if view.options.alone else told


# --- Points ---------------------------------------------------------------------------------------------------------


def score(view: View, console: Console) -> list[str]:
    """The points of everybody as they would be counted now, and what for; the viewer's with their face-down cards."""
    state = imagine(view, FreeChance(0))  # all that counts is known to the viewer, whatever the rest may be
    told = []
    for seat in range(view.count):
        told.append(_counted(view, seat, count_lines(state, seat), console, "paradise-score"))
        if seat == view.seat and view.hand:
            counted = count_lines(state, seat, view.face[seat] | view.hand)
            told.append(_counted(view, seat, counted, console, "paradise-score-all"))
    return told + [
        _income(view, seat, pool, console) for seat in range(view.count) for pool in build_points(view, seat)
    ]


def _income(view: View, seat: int, pool: Pool, console: Console) -> str:
    """A pool of build points, and the villages that make it up."""
    villages = ", ".join(f"{console.call(hex_name(view, cell))} ×{number}" for cell, number in pool.villages)
    return console.say(
        "paradise-score-build", player=PLAYERS[seat], points=pool.points, villages=villages, extra=pool.extra
    )


def _counted(view: View, seat: int, counted: Sequence[Line], console: Console, id_: str) -> str:
    total = halves(sum(line.halves for line in counted))
    parts = []
    for what in dict.fromkeys(line.what for line in counted):
        lines = [line for line in counted if line.what == what]
        parts.append(
            console.say(
                "paradise-score-part",
                what=what,
                points=halves(sum(line.halves for line in lines)),
                names=", ".join(_line_name(view, line, console) for line in lines),
            )
        )
    return console.say(id_, player=PLAYERS[seat], points=total, parts="; ".join(parts) or "–")


def _line_name(view: View, line: Line, console: Console) -> str:
    if line.what == "card":
        return console.call(card_name(view.options.box, line.where))
    if line.where == NOWHERE:
        return ""
    name = console.call(hex_name(view, line.where))
    return f"{name} ×{line.number}" if line.number > 1 else name


# --- Dangers --------------------------------------------------------------------------------------------------------


def dangers(view: View, console: Console) -> list[str]:
    """Who can attack whom, and with what odds: those who attack the viewer first."""
    found = sorted(attacks(view), key=lambda each: (each.against != view.seat, each.by, each.cell))
    told = [
        console.say(
            "paradise-danger",
            player=PLAYERS[each.by],
            place=hex_name(view, each.cell),
            foe="nobody" if each.against is None else PLAYERS[each.against],
            certain="yes" if each.certain else "no",
            fighters=each.fighters,
            defenders=each.defenders,
            chance=round(100 * each.chance),
        )
        for each in found
    ]
    return [*told, console.say("paradise-danger-note")] if told else [console.say("danger-none")]


# --- The solitaire game ---------------------------------------------------------------------------------------------


def _solitaire(view: View, console: Console) -> list[str]:
    """How many chits are left, and those that wait."""
    every = len(view.options.box.chits)
    left, target = view.chits.bit_count(), halves(view.options.target)
    told = [console.say("paradise-chits", left=left, drawn=every - left, target=target, least=LEAST)]
    if view.pending:
        told.append(console.say("paradise-chits-pending", chits=_named(view, view.pending, console)))
    return told


def _chits(view: View, console: Console) -> list[str]:
    """Which chits can still be drawn; the late ones by themselves until they join."""
    late = mask_of(number for number, chit in enumerate(view.options.box.chits) if chit.late)
    if len(view.options.box.chits) - view.chits.bit_count() >= LATE_AFTER:
        late = 0
    told = [console.say("paradise-chits-left", chits=_named(view, view.chits & ~late, console))]
    if late:
        told.append(console.say("paradise-chits-late", draws=LATE_AFTER, chits=_named(view, late, console)))
    return told


def _named(view: View, chits: int, console: Console) -> str:
    return ", ".join(console.say("paradise-chit", **chit_words(view, chit)) for chit in cells_in(chits)) or "–"
