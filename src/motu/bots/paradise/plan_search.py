"""Which plan promises most: each is played out in imagined tables, the same ones for all.

One plan after another is held against the best so far, and dropped as soon as it is clearly worse or turns out to be a
plan that was there before under other numbers. What is left is tried in more tables, beside plans bred from the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from motu.bots import clock
from motu.bots.paradise.belief.belief import Belief, imagine_by
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.plans import Plan, bred
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import tried
from motu.core.chance import Chance, FreeChance
from motu.paradise.state import State
from motu.paradise.view import View

TABLES = 4
"""In so many tables each plan is tried at first; in twice as many in each further round, up to `MOST`."""
MOST = 64
TELLING = 2
"""Plans that are worth exactly the same in so many tables are one and the same."""
DOUBT = 0.04
"""By how much plans may always differ from table to table, however alike they have been so far."""
BROOD = 6
"""So many plans are bred from the best in each round."""
ROUNDS = 8
OPPONENT, SPARED = 1, 0.2
"""The opponent of the solitaire game, and by how much the chance to win must be better so that it is swept off the map:
nobody needs that to win, and what is left is hardly a game."""


class Trial:
    """A plan, and what it was worth in each of the tables so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []

    def ahead_of(self, other: Trial) -> tuple[float, float]:
        """By how much it is better than another in the tables that both have seen, and how sure that is."""
        gains = [one - two for one, two in zip(self.values, other.values, strict=False)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return mean, sqrt((spread + DOUBT**2) / len(gains))


class Search:
    """Plans on trial for a step: `trials` are those that may still be best, `best` is the first so far."""

    def __init__(self, view: View, belief: Belief, chance: Chance, until: float, work: int) -> None:
        assert view.seat is not None
        self.view, self.seat, self.belief, self.chance = view, view.seat, belief, chance
        self.until, self.work, self.played = until, work, 0
        self.tables: list[tuple[State, int]] = []
        self.trials: list[Trial] = []
        self._told: set[tuple[float, ...]] = set()

    @property
    def best(self) -> Trial:
        return self.trials[0]

    def is_over(self) -> bool:
        return self.played >= self.work if self.work else clock.now() >= self.until

    def run(self, plans: Sequence[Plan]) -> Plan:
        """Try these plans, and others that come of them, until time or work is used up or nothing new is found."""
        self.trials = [Trial(plan) for plan in plans]
        for number in range(ROUNDS):
            self._round(min(TABLES << number, MOST))
            if self.is_over():
                break
            self.trials += [Trial(bred(self._parent(), self._parent(), self.chance)) for _ in range(BROOD)]
        return self.best.plan

    def _round(self, goal: int) -> None:
        """Try all in so many tables; the best comes first."""
        waiting, self.trials = self.trials, []
        for trial in waiting:
            if not self._is_promising(trial, goal):
                continue
            if self.trials and len(trial.values) == goal and trial.ahead_of(self.best)[0] > 0:
                self.trials.insert(0, trial)
            else:
                self.trials.append(trial)

    def _is_promising(self, trial: Trial, goal: int) -> bool:
        """Try a plan in more tables; whether it may be the best, for all that is known."""
        while len(trial.values) < goal and not self.is_over():
            trial.values.append(self._value(trial.plan, len(trial.values)))
            if len(trial.values) == TELLING:
                told = tuple(trial.values)
                if told in self._told:
                    return False
                self._told.add(told)
            if self.trials and len(trial.values) >= TELLING:
                gain, doubt = trial.ahead_of(self.best)
                if gain < -doubt:
                    return False
        return True

    def _value(self, plan: Plan, number: int) -> float:
        """What a plan is worth in one of the tables."""
        if number == len(self.tables):
            table = imagine_by(self.view, self.belief, self.chance)
            self.tables.append((table, self.chance.below(1 << 30, "world")))
        self.played += 1
        table, seed = self.tables[number]
        return outlook(table.copy(), self.seat, plan, seed)

    def _parent(self) -> Plan:
        """One of the two best plans."""
        two = self.trials[:2]
        return two[self.chance.below(len(two), "parent")].plan


def best_plan(
    view: View, plans: Sequence[Plan], belief: Belief, chance: Chance, until: float = 0.0, work: int = 0
) -> Plan:
    """The plan that promises most for this step, after so many playouts or as many as there is time for."""
    return Search(view, belief, chance, until, work).run(plans)


def outlook(s: State, seat: int, plan: Plan, seed: int) -> float:
    """What the end of this turn is worth to a seat that plays by a plan from here. Alone it is worth less where the
    opponent has no group left."""
    chance = FreeChance(seed)
    rivals = tried(s.options)
    players = {each: IslanderBot(rivals[chance.below(len(rivals), "rival")]) for each in range(s.count)}
    players[seat] = plan.player()
    play_on(s, players, chance, until_turn(s.turn + 1))
    swept = s.options.alone and not s.held[OPPONENT]
    return chances(s)[seat] - (SPARED if swept else 0.0)
