"""How a game is played for a balance report: one bot at every seat, homes drawn by lot. And what is counted in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from motu.arena.balance.games import GAME, Balance, Played, Result, Seat, Sitting
from motu.arena.play import said, written
from motu.bots.bot import bot_named
from motu.bots.paradise.without import Without
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box_loader import HOUSE, load_box, register
from motu.paradise.grid import cells_in
from motu.paradise.moves import Move
from motu.paradise.points import count_lines
from motu.paradise.state import BY_CHITS, BY_FALL, BY_LAST, NOWHERE, OVER, WILD, State

_LINES = {
    "villages": "villages",
    "home": "home",
    "group": "groups",
    "atoll": "atolls",
    "card": "cards",
    "cut": "cut",
}
"""The lines of the count, and the sources that they belong to."""


class _Fallen(NamedTuple):
    """A home that was taken: whose it was, where, and the last turn in which winning it back counts."""

    owner: int
    cell: int
    until: int


class Watch:
    """Looks at a table after every move."""

    def __init__(self, s: State) -> None:
        homes = (s.box.groups[s.box.homes[start]].name for start in s.start)
        self.seats = tuple(Seat(home) for home in homes)
        self.decisions = 0
        self._attacker = self._foe = WILD
        self._at_home = False  # whether the battle is for somebody's home
        self._fallen: list[_Fallen] = []
        self._remember(s)

    def see(self, s: State) -> None:
        """Count what the last move brought about."""
        self.decisions += 1
        if s.events:
            for event in s.events:
                if event[0] in _COUNTED:
                    self._count(*event)
            for home in self._fallen[:]:
                self._look_at(home, s)
            self._remember(s)

    def _remember(self, s: State) -> None:
        """What the next events may change before they are seen."""
        self._held, self._homes = s.held[:], s.home[:]
        self._turn = s.turn
        for seat, held in zip(self.seats, s.held, strict=True):
            if not held:
                seat.bare = True

    def _count(self, what: str, seat: int, *more: int) -> None:
        """Events name the seat first; of a battle that is won the winner, who may be nobody."""
        me = self.seats[seat]
        match what:
            case "battle":
                self._attacker, self._foe = seat, more[0]
                self._at_home = self._foe != WILD and self._homes[self._foe] == more[1]
            case "won":
                self._fought(seat, more[0])
            case "conquest":
                me.conquered += 1
                self._conquered(seat, *more)
            case "new-home":
                self._homes[seat] = more[0]
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

    def _fought(self, winner: int, cell: int) -> None:
        """A battle is decided. Where pieces turn out to be but rumors there is none."""
        me, success = self.seats[self._attacker], winner == self._attacker
        if self._foe == WILD:
            me.raids += 1
            me.taken += success
            return
        me.attacks += 1
        me.won += success
        if self._at_home:
            me.home_attacks += 1
            me.homes_taken += success
        for home in self._fallen[:]:
            if success and (home.owner, home.cell) == (winner, cell):
                self._regained(home)

    def _conquered(self, seat: int, cell: int, foe: int, fallen: int, saved: int) -> None:
        """A group has a new master, or none any more; where it was a home, its owner may win it back."""
        if foe != WILD and self._homes[foe] == cell:
            me = self.seats[foe]
            me.homes_lost += 1
            me.home_fell = me.home_fell or self._turn
            self._fallen.append(_Fallen(foe, cell, self._turn + 1))
        if saved and self._homes[seat] == NOWHERE:
            self._homes[seat] = cell

    def _look_at(self, home: _Fallen, s: State) -> None:
        """Whether its owner rules there again, in time."""
        if s.turn > home.until:
            self._fallen.remove(home)
        elif s.held[home.owner] >> home.cell & 1:
            self._regained(home)

    def _regained(self, home: _Fallen) -> None:
        self.seats[home.owner].homes_regained += 1
        self._fallen.remove(home)

    def end(self, s: State) -> Played:
        """The game is over."""
        assert s.stage == OVER
        for number, seat in enumerate(self.seats):
            seat.groups = s.held[number].bit_count()
            if not seat.out:
                for line in count_lines(s, number):
                    seat.points[_LINES[line.what]] += line.halves
        drawn = len(s.box.chits) - s.chits.bit_count() if s.options.alone else 0
        return Played(s.turn, _ending(s), self.decisions, tuple(cells_in(s.winners)), self.seats, drawn)


_COUNTED = frozenset({"battle", "won", "conquest", "new-home", "bought", "lost", "tile", "settled", "out"})


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
        if sitting.without:
            bots[sitting.seat] = Without(bots[sitting.seat], sitting.without)
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
