"""Learns to beat the random bot at Kahuna in a few minutes, with numpy alone: a small net and policy gradients.

    python examples/learn_kahuna.py                 # learn, show how it goes, keep the net in learned-kahuna.npz
    python examples/learn_kahuna.py --games 1000    # fewer games
    python examples/learn_kahuna.py --measure 1000 --opponent greedy     # what the net that was kept is worth

The net sees what a seat sees and nothing else. Its hidden layer feeds a softmax over the decisions that are open and a
guess of how the game will end; after every batch of games the decisions that led to more than the guess become more
likely (advantage actor-critic with lambda returns, Adam).
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt

import motu.research  # noqa: F401  (makes motu/Kahuna-v0 known)

Array = npt.NDArray[np.float32]
Net = dict[str, Array]

HIDDEN, BATCH, RATE, LAMBDA, ENTROPY = 64, 32, 2e-3, 0.95, 0.01


class Episode(NamedTuple):
    """A game as one seat lived through it."""

    seen: Array
    masks: npt.NDArray[np.int8]
    chosen: npt.NDArray[np.int64]
    reward: float


def new_net(inputs: int, outputs: int, chance: np.random.Generator) -> Net:
    def weights(rows: int, columns: int, scale: float) -> Array:
        return (chance.standard_normal((rows, columns)) * scale / sqrt(rows)).astype(np.float32)

    return {
        "first": weights(inputs, HIDDEN, 1.0),
        "bias": np.zeros(HIDDEN, np.float32),
        "policy": weights(HIDDEN, outputs, 0.1),
        "value": weights(HIDDEN, 1, 0.1),
    }


def think(net: Net, seen: Array, masks: npt.NDArray[np.int8]) -> tuple[Array, Array, Array]:
    """The hidden layer, how likely each open decision is, and the guess; one row for each row of `seen`."""
    hidden = np.tanh(seen @ net["first"] + net["bias"])
    logits = np.where(masks, hidden @ net["policy"], np.float32(-1e9))
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    return hidden, likely / likely.sum(axis=1, keepdims=True), np.tanh(hidden @ net["value"])[:, 0]


def play(env: gymnasium.Env[Any, Any], net: Net, chance: np.random.Generator, best: bool = False) -> Episode:
    """One game: decisions as likely as the net finds them, or always the likeliest."""
    seen, masks, chosen = [], [], []
    told, _ = env.reset(seed=int(chance.integers(2**31)))
    ended = False
    reward: SupportsFloat = 0.0
    while not ended:
        _, likely, _ = think(net, told["observation"][None], told["action_mask"][None])
        action = int(likely[0].argmax()) if best else drawn(likely[0], chance)
        seen.append(told["observation"])
        masks.append(told["action_mask"])
        chosen.append(action)
        told, reward, ended, _, _ = env.step(action)
    return Episode(np.array(seen), np.array(masks), np.array(chosen), float(reward))


def drawn(likely: Array, chance: np.random.Generator) -> int:
    """A decision, as likely as it is said to be."""
    sums = likely.cumsum()
    return int(np.searchsorted(sums, chance.random() * sums[-1], "right"))


def gradient(net: Net, episodes: list[Episode]) -> Net:
    """What makes decisions that led to more than expected more likely, and the guesses better."""
    seen = np.concatenate([episode.seen for episode in episodes])
    masks = np.concatenate([episode.masks for episode in episodes])
    chosen = np.concatenate([episode.chosen for episode in episodes])
    hidden, likely, guess = think(net, seen, masks)
    aims, start = np.empty_like(guess), 0
    for episode in episodes:  # from the end: the reward, mixed with the guesses on the way back
        aim = np.float32(episode.reward)
        for step in range(start + len(episode.chosen) - 1, start - 1, -1):
            aims[step] = aim
            aim = LAMBDA * aim + (1 - LAMBDA) * guess[step]
        start += len(episode.chosen)
    rows = np.arange(len(chosen))
    gain = aims - guess
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    logs = np.log(likely + 1e-12)
    entropy = -(likely * logs).sum(axis=1, keepdims=True)
    to_policy = -likely * gain[:, None]
    to_policy[rows, chosen] += gain
    to_policy -= ENTROPY * likely * (logs + entropy)
    to_value = ((aims - guess) * (1 - guess**2))[:, None]
    back = (to_policy @ net["policy"].T + to_value @ net["value"].T) * (1 - hidden**2)
    whole = {
        "first": seen.T @ back,
        "bias": back.sum(axis=0),
        "policy": hidden.T @ to_policy,
        "value": hidden.T @ to_value,
    }
    return {name: each / np.float32(len(chosen)) for name, each in whole.items()}


class Adam:
    """Steps of the usual size along a gradient."""

    def __init__(self, net: Net) -> None:
        self.mean = {name: np.zeros_like(each) for name, each in net.items()}
        self.square = {name: np.zeros_like(each) for name, each in net.items()}
        self.steps = 0

    def improve(self, net: Net, along: Net) -> None:
        self.steps += 1
        rate = RATE * sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, each in along.items():
            self.mean[name] += 0.1 * (each - self.mean[name])
            self.square[name] += 0.001 * (each**2 - self.square[name])
            net[name] += rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


def learn(games: int, seed: int = 0, opponent: str = "random") -> Net:
    """A net that has learned from so many games."""
    chance = np.random.default_rng(seed)
    env = gymnasium.make("motu/Kahuna-v0", opponent=opponent, seat="random")
    told, _ = env.reset(seed=seed)
    net = new_net(len(told["observation"]), len(told["action_mask"]), chance)
    adam, began = Adam(net), time.perf_counter()
    lately: list[float] = []
    for batch in range(1, games // BATCH + 1):
        episodes = [play(env, net, chance) for _ in range(BATCH)]
        adam.improve(net, gradient(net, episodes))
        lately = [*lately, *(episode.reward for episode in episodes)][-20 * BATCH :]
        if batch % 20 == 0:
            won = sum(reward > 0 for reward in lately) / len(lately)
            took = time.perf_counter() - began
            print(f"{batch * BATCH:6} games, {took:4.0f} s: won {won:.1%} of the last {len(lately)}")
    return net


def measure(net: Net, games: int, opponent: str, seed: int) -> tuple[float, float, float]:
    """The share of wins, draws as halves, with its 95 % interval (Wilson)."""
    chance = np.random.default_rng(seed)
    env = gymnasium.make("motu/Kahuna-v0", opponent=opponent, seat="random")
    share = sum((play(env, net, chance, best=True).reward + 1) / 2 for _ in range(games)) / games
    z = 1.96
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    half = z / (1 + z**2 / games) * sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    return share, middle - half, middle + half


def main() -> None:
    words = argparse.ArgumentParser(description="Learn to beat a bot at Kahuna.")
    words.add_argument("--games", type=int, default=3_200, help="how many games to learn from")
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--opponent", default="random", help="the bot to learn from, or to be measured against")
    words.add_argument(
        "--measure", type=int, default=0, metavar="GAMES", help="play with the net that was kept instead"
    )
    words.add_argument("--net", type=Path, default=Path("learned-kahuna.npz"), help="where the net is kept")
    asked = words.parse_args()
    if asked.measure:
        net = dict(np.load(asked.net))
    else:
        net = learn(asked.games, asked.seed, asked.opponent)
        np.savez(asked.net, allow_pickle=False, **net)
    games = asked.measure or 1_000
    share, low, high = measure(net, games, asked.opponent, asked.seed + 1)
    print(f"{share:.1%} of {games} games against {asked.opponent} (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
