"""How two bots play a deal: each sees what its seat may know, has its time, and answers for its own mistakes.

At tables of three and four one of the two sits alone among others of the second kind: a bot of its own at every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from motu.arena.results import Played, Problem, Result
from motu.arena.tournament import Deal, Entrant, Tournament
from motu.bots import clock
from motu.bots.bot import Bot, bot_named
from motu.core.chance import FreeChance
from motu.core.game import AnyGame
from motu.games import game_named

LONGEST_PROBLEM = 300
"""Characters of a bot's error that are kept."""


class Failed(Exception):
    """A bot that cannot go on: its game is lost."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


WARMING = 0.25
"""Seconds for a decision that does not count: enough for what a bot only does when it has much time."""


def play_warm(plan: Tournament, deal: Deal) -> Result:
    """The same as `play_deal`, when in this process each of the two bots has decided something before.

    The first decision of compiled bots takes seconds, for Numba to load or compile them: no turn of a game is to blame.
    """
    for place in plan.pairs[deal.pair]:
        _warm(plan.game, tuple(plan.options.items()), plan.entrants[place].bot)
    return play_deal(plan, deal)


@cache
def _warm(game_name: str, options: tuple[tuple[str, str], ...], bot: str) -> None:
    game, chance = game_named(game_name), FreeChance("warm")
    state = game.deal(game.read_options(dict(options)), chance)
    seat = game.movers(state)[0]
    with suppress(Exception, SystemExit):  # it will fail again where it counts
        bot_named(game_name, bot).decide(game.view(state, seat), tuple(game.moves(state, seat)), WARMING, chance)


def play_deal(plan: Tournament, deal: Deal) -> Result:
    """The games of a deal: the same chance, and all seatings."""
    clock.count_by(plan.clock)
    return Result(deal, tuple(_play_game(plan, deal, number) for number in range(len(plan.seatings))))


def _play_game(plan: Tournament, deal: Deal, number: int) -> Played:
    game = game_named(plan.game)
    pair = plan.pairs[deal.pair]
    name = plan.chance_name(deal)
    sides = plan.seatings[number]
    watches = [_Watch(plan.entrants[pair[side]].seconds) for side in sides]
    chance = FreeChance(name)
    state = game.deal(game.read_options(plan.options), chance)
    problem = None
    try:
        players = [
            _Player(plan.game, plan.entrants[pair[side]], side, watch)
            for side, watch in zip(sides, watches, strict=True)
        ]
        decision = 0
        while movers := game.movers(state):
            seat = movers[0]  # of several at the same time, none is told what another has decided
            own_chance = FreeChance(f"{name}/{number}/{seat}/{decision}")
            # A copy: what a bot does to its list does nothing to the game's.
            moves = tuple(game.moves(state, seat))
            move = players[seat].decide(game.turn(state), game.view(state, seat), moves, own_chance)
            game.play(state, seat, move, chance)
            decision += 1
    except Failed as failed:
        problem = failed.problem
        score = float(problem.side == 1)
    else:
        score = _score(game, state, sides)
    return Played(score, (_turns(watches, sides, 0), _turns(watches, sides, 1)), problem)


def _turns(watches: Sequence[_Watch], sides: Sequence[int], side: int) -> tuple[float, ...]:
    """What the turns of one of the two took, on all of its seats."""
    return tuple(turn for watch, own in zip(watches, sides, strict=True) if own == side for turn in watch.turns())


def _score(game: AnyGame, state: Any, sides: Sequence[int]) -> float:
    """What the pair's first entrant has got out of a finished game: of a win that seats share, its part."""
    outcome = game.outcome(state)
    assert outcome is not None
    if not outcome.winners and len(sides) == 1:
        return 0.5  # a defeat alone is no win of anybody
    winners = [sides[seat] for seat in outcome.winners] or sides  # what nobody wins is shared by all
    return winners.count(0) / len(winners)


class _Watch:
    """The time that a seat has for a turn, and what its turns took."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._used: dict[int, float] = {}

    def left(self, turn: int) -> float:
        """What is left of a turn's time: never less than nothing."""
        return max(0.0, self.seconds - self._used.get(turn, 0.0))

    def use(self, turn: int, seconds: float) -> None:
        self._used[turn] = self._used.get(turn, 0.0) + seconds

    def turns(self) -> tuple[float, ...]:
        return tuple(self._used.values())


class _Player:
    """A bot at its seat, in one game."""

    def __init__(self, game: str, entrant: Entrant, side: int, watch: _Watch) -> None:
        self.side = side
        self.watch = watch
        try:
            self.bot: Bot = bot_named(game, entrant.bot)
        except (Exception, SystemExit) as error:
            raise Failed(Problem(side, "raised", said(error))) from error

    def decide(self, turn: int, view: Any, moves: tuple[Any, ...], chance: FreeChance) -> Any:
        """The bot's move, which is one of `moves`; Failed when it has none to offer."""
        left = self.watch.left(turn)
        start = clock.now()
        try:
            move = self.bot.decide(view, moves, left, chance)
            is_there = move in moves
        except (Exception, SystemExit) as error:  # whatever an author's bot may do
            raise Failed(Problem(self.side, "raised", said(error))) from error
        finally:
            self.watch.use(turn, clock.now() - start)
        if not is_there:
            raise Failed(Problem(self.side, "illegal", written(move)))
        return moves[moves.index(move)]


def said(error: BaseException) -> str:
    return f"{type(error).__name__}: {written(error, str)}"[:LONGEST_PROBLEM]


def written(thing: Any, how: Any = repr) -> str:
    try:
        return " ".join(str(how(thing)).split())[:LONGEST_PROBLEM]
    except Exception:  # an author's own __repr__ may be broken, too
        return type(thing).__name__
