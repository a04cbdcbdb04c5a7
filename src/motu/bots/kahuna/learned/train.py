"""Training the net from nothing: rounds of lessons on all threads, and a step of the weights after each.

Everything is kept in one folder, so that training can be interrupted at any time and taken up again:

| file | |
|---|---|
| `state.npz` | the net, Adam's averages, the randomness of every thread, games and time so far |
| `log.jsonl` | a line for each report |
| `weights.npz` | what a bot plays with: the average of the net over its last steps, with how it was made |

The same seed, number of games and number of threads make the same weights, however often it was interrupted.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from motu.bots.kahuna import jit
from motu.bots.kahuna.learned import self_play, strength
from motu.bots.kahuna.learned.features import FEATURES
from motu.bots.kahuna.learned.net import HIDDEN, Net, blank, new_net, save_weights
from motu.core.errors import BadOption, message
from motu.kahuna.options import CLASSIC, MODERN, RUSSIAN, SHEET, Options

BATCH = 4
"""Games between two steps, on all threads together."""
RATE, LAST_RATE = 0.003, 0.0001
"""The rate of learning at the beginning and at the end, with half a cosine between."""
DARING, LAST_DARING = 0.07, 0.01
"""The chance of a random decision at the beginning and at the end."""
TRUST = 0.4
"""λ. At 0.92 the net was beaten 62 : 38 by one of 0.7 after 60,000 games, and that one 59 : 41 by 0.45."""
MEMORY = 0.998
"""How slowly the average of the net forgets, at every fourth step."""

CURRICULUM: tuple[Options, ...] = (
    *(MODERN,) * 12,
    *(replace(MODERN, no_surprise="yes"),) * 2,
    *(replace(MODERN, open_hands="yes"),) * 2,
    replace(MODERN, no_surprise="yes", open_hands="yes"),
    *(CLASSIC,) * 2,
    *(SHEET,) * 2,
    *(RUSSIAN,) * 2,
    replace(MODERN, handicap="1", weaker="black"),
    replace(MODERN, handicap="2", weaker="white"),
    replace(MODERN, handicap="3", weaker="black"),
)
"""What is played: half of it the modern edition, the rest everything else there is."""


@dataclass(frozen=True)
class TrainingPlan:
    """What determines the weights."""

    games: int
    seed: int
    threads: int


class Report(NamedTuple):
    """How training goes: games and seconds so far, games a second, the mean squared error, decisions a game; and the
    score of the net, looking one decision ahead, against `greedy` and against itself a report earlier."""

    games: int
    seconds: float
    speed: float
    error: float
    decisions: float
    greedy: float
    past: float


class Training:
    """A training in a folder: begun, or taken up where it stands."""

    def __init__(self, folder: Path, plan: TrainingPlan) -> None:
        self.folder, self.plan = folder, plan
        self.net, self.mean, self.square, self.average = new_net(plan.seed), blank(), blank(), new_net(plan.seed)
        self.past = blank()
        self.games = self.steps = 0
        self.seconds = 0.0
        self._seen = [0.0] * plan.threads
        self.learners = [
            self_play.new_learner(jit.new_chance((plan.seed << 16) + thread)) for thread in range(plan.threads)
        ]
        self.fresh = np.concatenate([jit.empty_table(options) for options in CURRICULUM])
        self.weaker = np.array([[int(each.handicap), int(each.weaker == "black")] for each in CURRICULUM])
        if self._state.exists():
            self._take_up()
        else:
            folder.mkdir(parents=True, exist_ok=True)

    @property
    def _state(self) -> Path:
        return self.folder / "state.npz"

    def run(self, reports: int) -> Iterator[Report | None]:
        """Train to the end; a report so many times, and None in between, after every few steps."""
        every = max(BATCH, self.plan.games // reports)
        due = (self.games // every + 1) * every
        start, before = time.perf_counter(), self.games
        with ThreadPoolExecutor(self.plan.threads) as pool:
            while self.games < self.plan.games:
                self._step(pool)
                if self.games >= due or self.games >= self.plan.games:
                    due += every
                    now = time.perf_counter()
                    self.seconds += now - start
                    yield self._report((self.games - before) / (now - start))
                    start, before = time.perf_counter(), self.games
                elif self.steps % 32 == 0:
                    yield None

    def _step(self, pool: ThreadPoolExecutor) -> None:
        """A batch of games, and what they teach."""
        done = self.games / self.plan.games
        daring = int(self_play.DARING_OF * (DARING + (LAST_DARING - DARING) * done))
        rate = LAST_RATE + (RATE - LAST_RATE) * (1 + math.cos(math.pi * done)) / 2

        def study(learner: self_play.Learner) -> None:
            games = BATCH // self.plan.threads
            self_play.lesson(self.fresh, self.weaker, games, self.net, learner, daring, TRUST)

        first, *others = self.learners
        list(pool.map(study, self.learners))
        self.steps += 1
        self.games += BATCH
        positions = sum(learner.counts[1] - seen for learner, seen in zip(self.learners, self._seen, strict=True))
        early, earlier = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for part, mean, square, slopes, *more in zip(
            self.net, self.mean, self.square, first.gradient, *(learner.gradient for learner in others), strict=True
        ):
            for other in more:
                np.add(slopes, other, out=slopes)
                other[...] = 0
            self_play.step(_flat(part), _flat(slopes), _flat(mean), _flat(square), rate, 1 / positions, early, earlier)
        self._seen = [float(learner.counts[1]) for learner in self.learners]
        if self.steps % 4 == 0:
            memory = min(MEMORY, self.steps / (self.steps + 40))
            for average, part in zip(self.average, self.net, strict=True):
                average[...] += np.float32(1 - memory) * (part - average)

    def _report(self, speed: float) -> Report:
        """Measure, write everything down, and begin to count anew."""
        games, positions, error, decisions = np.sum([learner.counts for learner in self.learners], axis=0)
        report = Report(
            games=self.games,
            seconds=round(self.seconds, 1),
            speed=round(speed),
            error=float(error / positions),
            decisions=float(decisions / games),
            greedy=strength.against_greedy(self.average, self.games),
            past=strength.against_net(self.average, self.past, self.games),
        )
        for learner in self.learners:
            learner.counts[:] = 0
        self._seen = [0.0] * len(self.learners)
        self.past = Net(*(part.copy() for part in self.average))
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(report._asdict()) + "\n")
        save_weights(self.folder / "weights.npz", self.average, self.made)
        self.keep()
        return report

    # --- The folder -------------------------------------------------------------------------------------------------

    @property
    def made(self) -> dict[str, Any]:
        """How the weights came about."""
        return {
            "command": f"motu train kahuna --games {self.plan.games} --seed {self.plan.seed} "
            f"--threads {self.plan.threads}",
            "games": self.games,
            "seconds": round(self.seconds),
            "net": f"{FEATURES} places for features, {HIDDEN} hidden units",
        }

    def keep(self) -> None:
        """Write down all that is needed to go on from here."""
        nets = {"net": self.net, "mean": self.mean, "square": self.square, "average": self.average, "past": self.past}
        arrays = {f"{name}.{part}": array for name, net in nets.items() for part, array in net._asdict().items()}
        arrays["chance"] = np.concatenate([learner.chance for learner in self.learners])
        arrays["counts"] = np.stack([learner.counts for learner in self.learners])
        numbers = {"games": self.games, "steps": self.steps, "seconds": self.seconds, "seen": self._seen}
        story = json.dumps({**numbers, "plan": asdict(self.plan)})
        part = self._state.with_name(".state.part")
        with part.open("wb") as file:
            np.savez(file, allow_pickle=False, story=np.array(story), **arrays)
        part.replace(self._state)

    def _take_up(self) -> None:
        with np.load(self._state, allow_pickle=False) as file:
            story = json.loads(str(file["story"]))
            if story["plan"] != asdict(self.plan):
                raise BadOption(message("train-other-plan", folder=str(self.folder), **story["plan"]))
            for name in ("net", "mean", "square", "average", "past"):
                for part, array in getattr(self, name)._asdict().items():
                    array[...] = file[f"{name}.{part}"]
            for learner, chance, counts in zip(self.learners, file["chance"], file["counts"], strict=True):
                learner.chance[0] = chance
                learner.counts[:] = counts
        self.games, self.steps, self.seconds = story["games"], story["steps"], story["seconds"]
        self._seen = story["seen"]
        # A report whose state was not written down any more will be made again.
        log = self.folder / "log.jsonl"
        if log.exists():
            lines = [line for line in log.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
            kept = [line for line in lines if json.loads(line)["games"] <= self.games]
            log.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")


def reports_in(folder: Path) -> list[Report]:
    """The reports of a training so far."""
    log = folder / "log.jsonl"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [Report(**json.loads(line)) for line in lines]


def _flat(array: Any) -> Any:
    return array.reshape(-1)
