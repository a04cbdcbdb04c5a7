"""The games as Gymnasium knows them: one seat for whoever learns, bots in all the others.

A step is one decision of that seat; then the bots decide, from what their own seats see, until it is asked again. The
reward comes when the game is over (`returns`); until then it is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from motu.bots.bot import Bot, bot_named, usual_bot
from motu.core.errors import Message
from motu.research.compiling import make_ready
from motu.research.episode import ArrayChance, Episode, action_space, observation_space, observed
from motu.research.rendering import MODES, Rendered, Renderer

RANDOM = "random"


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat against bots.

    opponent    the bot in every other seat, by its name, or a list with one for each of them, in the order of the
                seats; without one whom a person would meet: `greedy` in Kahuna, `islander` in Conquest of Paradise
    seat        the number of the seat, or "random": then every game begins in another
    seconds     the time that a bot has for a decision; those with a fixed amount of work (`ismcts:1000`) need none, and
                they alone, and those that do not search, play the same game again after `reset(seed=…)`
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        opponent: str | Sequence[str] = "",
        seat: int | str = 0,
        seconds: float = 1.0,
        form: str = "dict",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.episode = Episode(game, illegal, **options)
        seats = range(len(self.episode.seats))
        if seat != RANDOM and seat not in seats:
            raise ValueError(f"seat is one of {', '.join(map(str, seats))} or {RANDOM!r}, not {seat!r}")
        others = len(seats) - 1
        self.opponents = [opponent or usual_bot(game)] * others if isinstance(opponent, str) else list(opponent)
        if len(self.opponents) != others:
            raise ValueError(f"there are {others} other seats, not {len(self.opponents)}")
        for name in self.opponents:
            bot_named(game, name)
        self.seconds = seconds
        self.form = form
        self.render_mode = render_mode
        self.observation_space = observation_space(self.episode, form)
        self.action_space = action_space(self.episode)
        self.seat = 0 if seat == RANDOM else int(seat)
        self._drawn = seat == RANDOM
        self._renderer = Renderer(render_mode)
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if not self._bots:
            make_ready(self.episode.name, self.opponents)
        count = len(self.episode.seats)
        if self._drawn:
            self.seat = int(self.np_random.integers(count))
        # A chance of their own: nobody can look into what the deck will bring.
        self._wits = ArrayChance(np.random.default_rng(int(self.np_random.integers(2**63))))
        others = [seat for seat in range(count) if seat != self.seat]
        self._bots = {
            seat: bot_named(self.episode.name, name) for seat, name in zip(others, self.opponents, strict=True)
        }
        self.episode.begin(ArrayChance(self.np_random))
        self._let_others_decide()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reason = self.episode.play(self.seat, int(action))
        self._let_others_decide()
        ended = self.episode.ended
        seen, info = self._seen(reason)
        return seen, 0.0 if ended is None else ended[self.seat], ended is not None, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is open to the seat, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Rendered:
        """What the seat sees."""
        return self._renderer.render(self.episode.game, self.episode.view(self.seat))

    def _let_others_decide(self) -> None:
        """Until it is the own seat's turn. Of several who decide at the same time it goes first; nobody looks."""
        episode = self.episode
        while (deciding := episode.deciding()) and self.seat not in deciding:
            seat = deciding[0]
            move = self._bots[seat].decide(episode.view(seat), episode.moves(seat), self.seconds, self._wits)
            episode.play(seat, int(move))

    def _seen(self, reason: Message | None = None) -> tuple[Any, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        mask = self.episode.mask(self.seat)
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if reason is not None:
            info["illegal"] = str(reason)
        return observed(self.episode, self.seat, self.form, mask.copy()), info
