"""What a choice was worth to who could know what: the best plan that is found, weighed against the one played."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from motu.bots.paradise.advice_reasons import reasons
from motu.bots.paradise.courses import courses, imagined, replayed
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.review_result import Judgement
from motu.bots.paradise.scripts import tuned_for
from motu.bots.paradise.trials import Trial, error, race, trials_of, try_in
from motu.core.chance import Chance
from motu.core.game import Word
from motu.paradise.moves import Move
from motu.paradise.notation import write_words
from motu.paradise.view import View

ALIKE = 0.02
"""Where the best plan found promises no more than this above the one played, that one is as good."""
HASTE = 2
"""So few worlds are tried before the first plans are dropped: what is found is weighed again."""


def judged(view: View, moves: Sequence[Move], think: int, weigh: int, chance: Chance) -> Judgement | None:
    """What the viewer could have known of these decisions; None where nothing else could be done.

    think   so many playouts go into finding the best plan; then both are tried in `weigh` worlds that are new to both
    """
    assert view.seat is not None
    seat, numbers = view.seat, tuned_for(view.options)
    played = replayed(imagined(view, chance), seat, moves, lambda: IslanderBot(numbers))
    found = courses(view, chance)
    others = [course for course in found if course.effect != played.effect]
    if not others or len(played.moves) < len(moves):
        return None
    trials = trials_of(view, (played, *others), found[0])
    tried = 0
    for left in race(view, trials, chance, 2, HASTE):
        tried += len(left)
        if tried >= think:
            break
    best, other = max(left, key=lambda trial: trial.promise(seat)), trials[0]
    if fmean(differences(best, other, seat)) < ALIKE:
        best = other
    else:
        best, other = Trial(best.course), Trial(played)
        for _ in range(weigh):
            try_in(view, (best, other), chance)
        if best.chance(seat) < other.chance(seat):
            best = other
    return Judgement(
        best=write_words([Word(move.text) for move in best.course.moves]),
        best_decisions=best.course.shown,
        best_chance=best.chance(seat),
        played_chance=other.chance(seat),
        error=error(differences(best, other, seat)),
        reasons=reasons(view, best.course),
    )


def differences(one: Trial, other: Trial, seat: int) -> list[float]:
    """By how much one was better for a seat, in each world in which both were tried."""
    return [mine[seat] - theirs[seat] for mine, theirs in zip(one.ends, other.ends, strict=False)]
