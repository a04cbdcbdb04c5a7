"""Many games of Kahuna at once, over numpy arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from motu.bots.kahuna import jit
from motu.core.errors import BadOption
from motu.kahuna import game as rules
from motu.kahuna.moves import MOVES
from motu.kahuna.options import MODERN, Options
from motu.kahuna.state import Position
from motu.kahuna.view import View
from motu.research.vector import kernel
from motu.research.vector.arrays import TABLE, Step, World
from motu.research.vector.threads import Threads, processors
from motu.words import Words


def streams(seed: int, batch: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Where the chance of each game starts, and the dice for random decisions in it.

    Those of a game depend on the seed and its number alone, not on how many games there are.
    """
    chances, dice = (each.generate_state(batch, np.uint64) for each in np.random.SeedSequence(seed).spawn(2))
    return chances.astype(np.uint64), dice.astype(np.uint64)


class VectorKahuna:
    """So many games, side by side: `reset`, then `step` with one decision for each, and again.

    A game that ends begins anew at once: its `rewards` and `done` tell of the one that ended, all else of the new one
    (Gymnasium calls this autoreset in the same step). Without `autoreset` it stays as it is, takes any decision
    without heeding it (its mask offers that of waiting), and waits for `reset(games=…)`.

    The same seed and the same decisions give the same numbers, whatever the number of threads. With `observe` False
    observations are left out, which is faster; `observe()` then gives them when they are wanted.
    """

    def __init__(
        self,
        batch: int,
        options: Options | Mapping[str, object] = MODERN,
        seed: int | None = None,
        *,
        observe: bool = True,
        autoreset: bool = True,
        threads: int | None = None,
    ) -> None:
        self.batch = _at_least(1, "batch", batch)
        self.options = _options(options)
        self.autoreset = bool(autoreset)
        self._threads = Threads(processors() if threads is None else _at_least(1, "threads", threads), batch)
        fresh = jit.empty_table(self.options).astype(TABLE)
        setting = kernel.setting(self.options)
        self._world = World(np.repeat(fresh, batch), np.zeros(batch, np.uint64), fresh, setting)
        self._dice = np.zeros(batch, np.uint64)
        self._sow(seed, np.ones(batch, np.bool_))
        self._dealt = False
        self._all = np.ones(batch, np.bool_)
        self._actions = np.zeros(batch, np.int64)
        self._sampled = np.zeros(batch, np.int64)
        self._looked = np.zeros((0, 0), np.float32)
        self._step = Step(
            np.zeros((batch, kernel.WIDTH if observe else 0), np.float32),
            np.zeros((batch, 2), np.float32),
            np.zeros(batch, np.bool_),
            np.zeros((batch, kernel.ACTIONS), np.bool_),
            np.zeros(batch, np.int8),
        )

    @property
    def threads(self) -> int:
        """How many threads work on the games."""
        return self._threads.number

    def reset(self, seed: int | None = None, games: ArrayLike | None = None) -> Step:
        """Begin all games anew, or those for which `games` is true. A seed starts their chance anew as well."""
        which = np.ones(self.batch, np.bool_) if games is None else _choice(games, self.batch)
        if not which.all():
            self._must_have_begun()
        if seed is not None:
            self._sow(seed, which)
        world, now = self._world, self._step

        def begin(start: int, stop: int) -> None:
            kernel.begin(world, which, now, start, stop)

        self._threads.run(begin)
        self._dealt = True
        return now

    def step(self, actions: ArrayLike, games: ArrayLike | None = None) -> Step:
        """Decide in every game, or in those for which `games` is true: actions are numbers of moves, one a game. If one
        is not legal, none is done."""
        self._take(actions)
        which = self._all if games is None else _choice(games, self.batch)
        illegal = kernel.check(self._world.tables, self._actions, which)
        if illegal >= 0:
            raise ValueError(self._reason(illegal))
        world, taken, again, now = self._world, self._actions, self.autoreset, self._step

        def advance(start: int, stop: int) -> None:
            kernel.step(world, taken, which, again, now, start, stop)

        self._threads.run(advance)
        return now

    def sample(self) -> NDArray[np.int64]:
        """A legal decision for every game, each as likely as any other. Its dice are others than those of the games."""
        self._must_have_begun()
        tables, dice, sampled = self._world.tables, self._dice, self._sampled
        self._threads.run(lambda start, stop: kernel.sample(tables, dice, sampled, start, stop))
        return sampled

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """What this seat sees of every game; without a seat, the one that decides there."""
        self._must_have_begun()
        if seat not in (None, 0, 1):
            raise ValueError(f"There is no seat {seat!r}: 0 is White, 1 is Black, None is who decides.")
        if not len(self._looked):
            self._looked = np.zeros((self.batch, kernel.WIDTH), np.float32)
        tables, whose, looked = self._world.tables, -1 if seat is None else int(seat), self._looked
        self._threads.run(lambda start, stop: kernel.observe(tables, whose, looked, start, stop))
        return looked

    def position(self, game: SupportsIndex) -> Position:
        """All of one game, hidden things as well: for judges and pictures, not for players."""
        self._must_have_begun()
        number = index(game)
        if not 0 <= number < self.batch:
            raise ValueError(f"There is no game {number}: they are numbered from 0 to {self.batch - 1}.")
        return jit.position(self._world.tables[number : number + 1], self.options)

    def view(self, game: SupportsIndex, seat: int | None = None) -> View:
        """What a seat sees of one game, as the rules give it; without a seat, the one that decides."""
        p = self.position(game)
        return rules.view(p, p.mover if seat is None else seat)

    def _sow(self, seed: int | None, which: NDArray[np.bool_]) -> None:
        """Start the chance of these games. Without a seed one is made up; either way it can be read in `seed`."""
        self.seed = secrets.randbits(63) if seed is None else _at_least(0, "seed", seed)
        chances, dice = streams(self.seed, self.batch)
        self._world.chances[which] = chances[which]
        self._dice[which] = dice[which]

    def _must_have_begun(self) -> None:
        if not self._dealt:
            raise ValueError("The games have not begun: call reset() first.")

    def _take(self, actions: ArrayLike) -> None:
        """Take over the actions, if they are what they must be."""
        self._must_have_begun()
        found = np.asarray(actions)
        if found.shape != (self.batch,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"Actions must be {self.batch} whole numbers, one a game, "
                f"not an array of {found.dtype} with the shape {found.shape}."
            )
        self._actions[:] = found

    def _reason(self, game: int) -> str:
        """Why this game's action cannot be done."""
        action = int(self._actions[game])
        way_out = f"Choose one for which mask[{game}] is true; no game was changed."
        if not 0 <= action < kernel.ACTIONS:
            return f"Game {game} has no action {action}, only those from 0 to {kernel.ACTIONS - 1}. {way_out}"
        p = self.position(game)
        reason = rules.why_not(p, p.mover, MOVES[action])
        assert reason is not None
        why = Words("en").tell(reason.id, reason.args)
        return f"Game {game}, action {action} ({MOVES[action]}): {why} {way_out}"


def _at_least(least: int, name: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < least:
        raise ValueError(f"{name} is a whole number from {least} on, not {number!r}.")
    return int(number)


def _options(options: Options | Mapping[str, object]) -> Options:
    """Options as they are, or from the words that ask for them."""
    try:
        if isinstance(options, Options):
            return options
        return rules.read_options({name: str(value) for name, value in options.items()})
    except BadOption as bad:
        raise ValueError(Words("en").tell(bad.reason.id, bad.reason.args)) from None


def _choice(games: ArrayLike, batch: int) -> NDArray[np.bool_]:
    """Which games are meant, if that is what was given."""
    found = np.asarray(games)
    if found.shape != (batch,) or found.dtype.kind != "b":
        raise ValueError(
            f"games must be {batch} truth values, one a game, "
            f"not an array of {found.dtype} with the shape {found.shape}."
        )
    return np.array(found)
