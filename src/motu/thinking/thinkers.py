"""Who thinks for a server: bots that decide, hints, reviews.

Decisions and hints share a pool, decisions first: both are short. Reviews take long and have a pool of their own, so
that no bot ever waits for one, however few processes there are; nobody needs to be interrupted or cut into slices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from motu.bots.bot import usual_bot
from motu.bots.hints import seed_of
from motu.bots.jit import available
from motu.core.errors import BadRecord, Message, MotuError
from motu.games import game_named
from motu.thinking.errors import Broken, Closed, NotReady, TooBusy
from motu.thinking.frames import order
from motu.thinking.pool import WorkerPool
from motu.thinking.queue import Job

logger = logging.getLogger(__name__)

REVIEW_SECONDS = {"quick": 60.0, "normal": 300.0, "deep": 1800.0}
"""How long a review of each quality may take: about fifteen times as long as on a machine with nothing else to do."""
COMPILE_SECONDS = 900.0
STAND_IN_SECONDS = 5.0
REMEMBERED = 1000
"""How many answers to those who want a hint are kept: a kilobyte or two each."""
BY_LOT = "random"
"""Who decides if nobody can."""


class Decided(NamedTuple):
    """A move, and the bot that chose it: not the one that was asked, if that one failed."""

    move: Any
    by: str


class State(NamedTuple):
    """Figures for whoever watches the server.

    busy        workers with a job
    waiting     jobs that wait for a worker
    done        jobs that were answered, since the start
    failed      jobs that were not: too late, too many, broken
    restarts    workers that died or were killed before their time
    stand_ins   decisions that another bot than the one asked had to make
    """

    busy: int
    waiting: int
    done: int
    failed: int
    restarts: int
    stand_ins: int


class Thinkers:
    """Up to `processes` workers for bots and hints, and `reviewers` for reviews; each starts when it is needed.

    grace       seconds after a bot's time when it is stopped
    idle        seconds without a job after which a worker ends; one stays
    decisions, hints, reviews   how many may wait, before TooBusy
    """

    def __init__(
        self,
        processes: int = 2,
        reviewers: int = 1,
        *,
        grace: float = 3.0,
        idle: float = 300.0,
        decisions: int = 200,
        hints: int = 20,
        reviews: int = 10,
    ) -> None:
        self._grace = grace
        self._tables = WorkerPool(processes, {"decide": decisions, "advise": hints}, niceness=5, kept=1, idle=idle)
        self._reviews = WorkerPool(reviewers, {"compile": 1, "review": reviews}, niceness=10, kept=0, idle=idle)
        self._advice: dict[tuple[str, int, float], list[dict[str, Any]]] = {}
        self._compiling: asyncio.Task[bool] | None = None
        self._stand_ins = 0

    async def __aenter__(self) -> Thinkers:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def decide(
        self,
        game: str,
        bot: str,
        view: Any,
        moves: Sequence[Any],
        seconds: float,
        seed: int,
        who: str = "",
        person: str = "",
    ) -> Decided:
        """One of `moves`, chosen by a bot from what its seat may know. Only TooBusy and Closed are ever raised.

        `bot` must be one that the server has chosen: `FILE.py:CLASS` runs that file. `who` names its seat at its table:
        a worker may remember its plan. `person` is on whose account it thinks: they have their turns one after another,
        however many tables each has. A bot that is too late, broken or not compiled yet has a stand-in, and if that
        fails as well, the seed chooses: no table waits for ever.
        """
        words = [game_named(game).write(move) for move in moves]
        asked = order("decide", game=game, bot=bot, view=view, moves=words, seconds=seconds, seed=seed, who=who)
        try:
            place = await self._done(self._tables, Job("decide", asked, seconds + self._grace, who, person=person))
            return Decided(moves[place], bot)
        except (TooBusy, Closed):
            raise
        except MotuError as error:
            logger.warning("%s: another stands in for bot %s: %s", game, bot, error)
        self._stand_ins += 1
        asked = order("stand-in", game=game, view=view, moves=words, seed=seed)
        try:
            place = await self._done(self._tables, Job("decide", asked, STAND_IN_SECONDS + self._grace, urgent=True))
            return Decided(moves[place], usual_bot(game))
        except Closed:
            raise
        except MotuError as error:
            logger.error("%s: a move by lot: %s", game, error)
        return Decided(Random(seed).choice(moves), BY_LOT)

    async def advise(self, game: str, view: Any, seconds: float, person: str = "") -> list[dict[str, Any]]:
        """The best turns for the viewer, whose turn it is: moves, words, chance and reasons, as plain data.

        Asked again for the same view it answers the same: the seed follows from the view, and as more time may lead the
        thought elsewhere, the latest answers are remembered. MotuError where there is no advice: TooBusy, TooLate,
        NotReady, Broken, Closed, or without Numba.
        """
        position = game, seed_of(view), seconds
        if position not in self._advice:
            asked = order("advise", game=game, view=view, seconds=seconds, seed=seed_of(view))
            found: list[dict[str, Any]] = await self._done(
                self._tables, Job("advise", asked, seconds + self._grace, person=person)
            )
            self._advice.setdefault(position, found)  # another may have asked at the same time, and have their answer
            if len(self._advice) > REMEMBERED:
                del self._advice[next(iter(self._advice))]
        return self._advice[position]

    async def review(
        self,
        game: str,
        record: str,
        seat: int | None,
        quality: str,
        seed: int,
        progress: Callable[[float], object] | None = None,
        person: str = "",
    ) -> dict[str, Any]:
        """What a record looks like to this seat, or (None) with all cards open, as plain data.

        The record holds everything: whether the asker may know that is for the caller to say. `progress` is told how
        far it has come, from 0 to 1, a few times a second. `quality` is one of REVIEW_SECONDS. BadRecord, or MotuError
        as for `advise`.
        """
        asked = order("review", game=game, record=record, seat=seat, quality=quality, seed=seed)
        job = Job("review", asked, REVIEW_SECONDS[quality], progress=progress, person=person)
        found: dict[str, Any] = await self._done(self._reviews, job)
        return found

    async def warm(self, game: str) -> bool:
        """Compile what the strong bots need, unless that is done: a minute, once. Then let every worker load it when it
        starts, and one start now. Whether that succeeded; without it, the first to ask waits a few seconds longer.
        """
        ready = await asyncio.shield(self._compile())
        if ready:
            self._tables.prepare(order("load", game=game))
        return ready

    def state(self) -> State:
        one, other = self._tables, self._reviews
        return State(
            busy=one.busy + other.busy,
            waiting=one.waiting + other.waiting,
            done=one.done + other.done,
            failed=one.failed + other.failed,
            restarts=one.restarts + other.restarts,
            stand_ins=self._stand_ins,
        )

    @property
    def pids(self) -> list[int]:
        """The processes that there are."""
        return [*self._tables.pids, *self._reviews.pids]

    async def close(self) -> None:
        """End all workers, at once. Who still waits gets Closed."""
        await asyncio.gather(self._tables.close(), self._reviews.close())
        if self._compiling:
            await asyncio.gather(self._compiling, return_exceptions=True)

    async def _done(self, pool: WorkerPool, job: Job) -> Any:
        """What a worker answers; MotuError where it is not what was asked for."""
        kind, what = await pool.run(job)
        if kind == "unready":
            self._compile()
        if kind == "broken":
            logger.error("%s: %s", job.kind, what)
        return answered(kind, what)

    def _compile(self) -> asyncio.Task[bool]:
        """Let somebody compile, once: that another try would help is unlikely."""
        if self._compiling is None:
            job = Job("compile", order("compile"), COMPILE_SECONDS, urgent=True)
            self._compiling = asyncio.create_task(self._compiled(job))
        return self._compiling

    async def _compiled(self, job: Job) -> bool:
        try:
            done: bool = await self._done(self._reviews, job)
        except Closed:  # the server ends before its bots were ready: nothing is wrong
            return False
        except MotuError as error:
            logger.error("compiling: %s", error)
            return False
        if not available():
            logger.warning("Numba is missing, so simple bots play: install motu with its extra “fast”")
        elif not done:
            logger.error("compiled code cannot be kept: is there a place for it in XDG_CACHE_HOME?")
        return done


def answered(kind: str, what: Any) -> Any:
    """What a worker answered; MotuError where it is not what was asked for."""
    if kind == "answer":
        return what
    if kind == "unready":
        raise NotReady
    if kind == "refused":
        id, args, line, column = what
        raise MotuError(Message(id, args)) if line is None else BadRecord(Message(id, args), line, column)
    raise Broken
