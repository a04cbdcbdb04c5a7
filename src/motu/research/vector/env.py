"""Many tables of Kahuna as Gymnasium knows them: at each, one seat for whoever learns and a bot in the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from motu.bots.bot import Bot, bot_named, usual_bot
from motu.kahuna import game as rules
from motu.research.compiling import make_ready
from motu.research.episode import FORMS, ArrayChance, read_options
from motu.research.vector import kernel
from motu.research.vector.kahuna import VectorKahuna

Ends = NDArray[np.bool_]
GAME, RANDOM = "kahuna", "random"


class KahunaVectorEnv(VectorEnv[Any, Any, Any]):
    """So many tables, which go on together: a step is one decision of the own seat at each.

    A game that is over begins anew with the next step, which heeds no action there and gives no reward (Gymnasium's
    AutoresetMode.NEXT_STEP). An action that is not open is a ValueError that says why, and then no table has changed.

    opponent    the bot in the other seats, by its name; `random` is played without Python in between, others look at
                their views one after another
    seat        0, 1, or "random": then every game begins in another
    seconds     the time that a bot has for a decision
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  (as Gymnasium does)

    def __init__(
        self,
        num_envs: int,
        opponent: str = "",
        seat: int | str = 0,
        seconds: float = 1.0,
        form: str = "dict",
        threads: int | None = None,
        game: str = GAME,
        **options: object,
    ) -> None:
        if game != GAME:
            raise ValueError(f"many tables at once are of {GAME}, not of {game!r}")
        if seat not in (0, 1, RANDOM):
            raise ValueError(f"seat is one of 0, 1 or {RANDOM!r}, not {seat!r}")
        if form not in FORMS:
            raise ValueError(f"form is one of {', '.join(FORMS)}, not {form!r}")
        self.num_envs = num_envs
        chosen = read_options(GAME, options)
        self.games = VectorKahuna(num_envs, chosen, observe=False, autoreset=False, threads=threads)
        self.opponent, self.seconds, self.form = opponent or usual_bot(GAME), seconds, form
        self.seats = np.full(num_envs, 0 if seat == RANDOM else int(seat), np.int8)
        self._drawn = seat == RANDOM
        bot_named(GAME, self.opponent)
        self._bots: list[Bot] = []
        numbers = spaces.Box(-1, 1, (kernel.WIDTH,), np.float32)
        mask = spaces.Box(0, 1, (kernel.ACTIONS,), np.int8)
        seen = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.single_observation_space = numbers if form == "box" else seen
        self.single_action_space = spaces.Discrete(kernel.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if not hasattr(self, "_wits"):
            make_ready(GAME, [self.opponent])
        # A chance of their own: nobody can look into what the decks will bring.
        self._wits = ArrayChance(np.random.default_rng(int(self.np_random.integers(2**63))))
        everywhere = np.ones(self.num_envs, np.bool_)
        self._now = self.games.reset(seed=int(self.np_random.integers(2**63)))
        self._sit_down(everywhere)
        self._let_others_decide()
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, NDArray[np.float64], Ends, Ends, dict[str, Any]]:
        over = self._now.mover < 0
        self._now = self.games.step(np.where(over, kernel.WAIT, np.asarray(actions, np.int64)), ~over)
        earned = self._earned()
        if over.any():
            self._now = self.games.reset(games=over)
            self._sit_down(over)
        earned += self._let_others_decide()
        seen, info = self._seen()
        return seen, earned, self._now.mover < 0, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open at each table, as sb3-contrib's MaskablePPO asks for it."""
        return self._now.mask.copy()

    def _sit_down(self, where: NDArray[np.bool_]) -> None:
        """New games there: in the own seat, or in any."""
        if self._drawn:
            self.seats[where] = self.np_random.integers(2, size=int(where.sum()))
        if self.opponent != RANDOM:
            fresh = [bot_named(GAME, self.opponent) if new else None for new in where]
            self._bots = [new or old for new, old in zip(fresh, self._bots or fresh, strict=True)]  # type: ignore[misc]

    def _let_others_decide(self) -> NDArray[np.float64]:
        """Until it is the own seat's turn everywhere, or the game is over there: what has been earned meanwhile."""
        earned = np.zeros(self.num_envs)
        while (theirs := (self._now.mover >= 0) & (self._now.mover != self.seats)).any():
            self._now = self.games.step(self._decided(theirs), theirs)
            earned += self._earned()
        return earned

    def _decided(self, where: NDArray[np.bool_]) -> ArrayLike:
        """What the other seats do there."""
        if self.opponent == RANDOM:
            return self.games.sample()
        found = np.full(self.num_envs, kernel.WAIT)
        for game in np.flatnonzero(where):
            position = self.games.position(game)
            view, moves = rules.view(position, position.mover), rules.moves(position, position.mover)
            found[game] = int(self._bots[game].decide(view, tuple(moves), self.seconds, self._wits))
        return found

    def _earned(self) -> NDArray[np.float64]:
        """What the own seat has got at each table with the last decisions."""
        return self._now.rewards[np.arange(self.num_envs), self.seats].astype(np.float64)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """What the own seat sees at each table."""
        if self._drawn:
            white = self.games.observe(0).copy()
            numbers = np.where(self.seats[:, None] == 0, white, self.games.observe(1))
        else:
            numbers = self.games.observe(int(self.seats[0])).copy()
        mask = self._now.mask.astype(np.int8)
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": mask, "_action_mask": everywhere, "seat": self.seats.copy(), "_seat": everywhere}
        return (numbers if self.form == "box" else {"observation": numbers, "action_mask": mask.copy()}), info
