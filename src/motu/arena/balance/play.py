"""How a game is played for a balance report: one bot at every seat, homes drawn by lot. And what is counted in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from motu.arena.balance.games import GAME, Balance, Played, Result, Seat, Sitting
from motu.arena.play import said, written
from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box_loader import HOUSE, load_box, register
from motu.paradise.grid import cells_in
from motu.paradise.moves import Move
from motu.paradise.points import count_lines
from motu.paradise.state import BY_CHITS, BY_FALL, BY_LAST, OVER, WILD, State

_LINES = {
    "villages": "villages",
    "home": "home",
    "group": "groups",
    "atoll": "atolls",
    "card": "cards",
    "cut": "cut",
}
"""The lines of the count, and the sources that they belong to."""


class Watch:
    """Looks at a table after every move."""

    def __init__(self, s: State) -> None:
        homes = (s.box.groups[s.box.homes[start]].name for start in s.start)
        self.seats = tuple(Seat(home) for home in homes)
        self.decisions = 0
        self._attacker = self._foe = WILD
        self._held = s.held[:]

    def see(self, s: State) -> None:
        """Count what the last move brought about."""
        self.decisions += 1
        for event in s.events:
            if event[0] in _COUNTED:
                self._count(*event)
        if s.events:
            self._held = s.held[:]

    def _count(self, what: str, seat: int, *more: int) -> None:
        """Events name the seat first; of a battle that is won the winner, who may be nobody."""
        me = self.seats[seat]
        match what:
            case "battle":
                self._attacker, self._foe = seat, more[0]
            case "won":
                self._fought(seat)
            case "conquest":
                me.conquered += 1
            case "bought":
                me.bought += 1
            case "lost":
                me.lost += 1
            case "tile":
                me.tiles += 1
            case "settled":
                me.settled += not self._held[seat] >> more[0] & 1
            case "out":
                me.out = True

    def _fought(self, winner: int) -> None:
        """A battle is decided. Where pieces turn out to be but rumors there is none."""
        me, success = self.seats[self._attacker], winner == self._attacker
        if self._foe == WILD:
            me.raids += 1
            me.taken += success
        else:
            me.attacks += 1
            me.won += success

    def end(self, s: State) -> Played:
        """The game is over."""
        assert s.stage == OVER
        for number, seat in enumerate(self.seats):
            if not seat.out:
                for line in count_lines(s, number):
                    seat.points[_LINES[line.what]] += line.halves
        drawn = len(s.box.chits) - s.chits.bit_count() if s.options.alone else 0
        return Played(s.turn, _ending(s), self.decisions, tuple(cells_in(s.winners)), self.seats, drawn)


_COUNTED = frozenset({"battle", "won", "conquest", "bought", "lost", "tile", "settled", "out"})


_ENDINGS = {BY_LAST: "last", BY_CHITS: "chits", BY_FALL: "fall"}


def _ending(s: State) -> str:
    if s.decided in _ENDINGS:
        return _ENDINGS[s.decided]
    # A turn that brings nobody enough points ends with a count for all; then the game goes on, unless it was the last.
    return "limit" if any(event[0] == "points" for event in s.events) else "points"


SECONDS = 0.1
"""What every decision may take. The bots of this game need far less, and do not ask."""


class Failed(Exception):
    """A bot that raised an error, or played a move that it did not have."""


def play(plan: Balance, sitting: Sitting) -> Result:
    """One game; where the bot makes an error there is none, but its first words about it."""
    name = plan.chance_name(sitting)
    chance = FreeChance(name)
    wanted = {"players": str(sitting.players), "components": _components(plan.folder)}
    options = game.read_options({**wanted, "solitaire": plan.solitaire} if plan.solitaire else wanted)
    state = game.deal(options, chance)
    watch = Watch(state)
    try:
        bots = [_made(plan.bot) for _ in range(sitting.players)]
        chances = [FreeChance(f"{name}/{seat}") for seat in range(sitting.players)]
        while movers := game.movers(state):
            seat = movers[0]
            move = _decide(bots[seat], state, seat, chances[seat])
            game.play(state, seat, move, chance)
            watch.see(state)
    except Failed as failed:
        return Result(sitting, None, str(failed))
    return Result(sitting, watch.end(state))


@cache
def _components(folder: str) -> str:
    """The name by which the rules find the components of a folder."""
    return register(load_box(Path(folder))) if folder else HOUSE


def _made(bot: str) -> Any:
    try:
        return bot_named(GAME, bot)
    except (Exception, SystemExit) as error:
        raise Failed(said(error)) from error


def _decide(bot: Any, state: State, seat: int, chance: FreeChance) -> Move:
    # A copy: what a bot does to its list does nothing to the game's.
    moves = tuple(game.moves(state, seat))
    try:
        move = bot.decide(game.view(state, seat), moves, SECONDS, chance)
        is_there = move in moves
    except (Exception, SystemExit) as error:  # whatever an author's bot may do
        raise Failed(said(error)) from error
    if not is_there:
        raise Failed(written(move))
    return moves[moves.index(move)]
