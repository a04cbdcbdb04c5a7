"""A game in parts: decisions of one seat without chance, others, or anything that it did not know coming between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from motu.bots.paradise.courses import brings_to_light
from motu.core.chance import ScriptedChance, ScriptEnded
from motu.core.errors import IllegalMove
from motu.core.game import Word
from motu.core.match import Moment
from motu.paradise import game
from motu.paradise.state import BATTLE_CARD, BUILD, LOSS, State

Part = list[Moment]


def split(moments: Sequence[Moment], eyes: int | None) -> list[Part]:
    """The parts of a game as these eyes see it, or with everything open: what they do not see divides nothing."""
    parts: list[Part] = []
    ended = True
    for moment in ordered(moments):
        if ended or parts[-1][-1].step.seat != moment.step.seat:
            parts.append([])
        parts[-1].append(moment)
        ended = is_end(moment, eyes)
    return parts


def is_end(moment: Moment, eyes: int | None) -> bool:
    """Whether a part ends with this decision."""
    before, step, move, after = moment
    return bool(
        seen(moment, eyes).outcomes
        or game.step(before) != game.step(after)
        or step.seat not in game.movers(after)
        or brings_to_light(before, step.seat, move, after)
    )


def seen(moment: Moment, eyes: int | None) -> Word:
    """A decision as these eyes saw it; with everything open as its own player saw it, who saw all of it."""
    before, step, move, _ = moment
    return game.seen_move(before, step.seat, move, step.outcomes, step.seat if eyes is None else eyes)


def in_battle(s: State) -> bool:
    """Whether the die has been rolled in a battle that is not decided yet."""
    return s.stage in (BATTLE_CARD, LOSS)


def ordered(moments: Sequence[Moment]) -> Iterator[Moment]:
    """The same with the plans of each building step one after another. All plan at once, and now one decides something
    and now another; but nobody sees anything of it before the last is done."""
    for (building, _), step in groupby(moments, lambda moment: (moment.before.stage == BUILD, moment.before.turn)):
        listed = list(step)
        yield from _by_seat(listed) if building else listed


def _by_seat(step: list[Moment]) -> list[Moment]:
    """The decisions of a building step by seat, in the order in which these began; who was last done comes last."""
    seats = list(dict.fromkeys(moment.step.seat for moment in step))
    last = step[-1].step.seat
    order = sorted(step, key=lambda moment: (moment.step.seat == last, seats.index(moment.step.seat)))
    if all(one is other for one, other in zip(order, step, strict=True)):
        return step
    s, found = step[0].before, []
    for moment in order:
        after = s.copy()
        try:
            game.play(after, moment.step.seat, moment.move, ScriptedChance(moment.step.outcomes, game.outcome_index))
        except (IllegalMove, ScriptEnded):  # it would need what another had done before
            return step
        found.append(Moment(s, moment.step, moment.move, after))
        s = after
    return found
