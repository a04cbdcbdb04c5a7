"""`python -m motu.research.vector.warm`: compile it now, so that the first step does not wait for it."""

from __future__ import annotations

from motu.bots.kahuna import jit
from motu.research.vector import VectorKahuna


def main() -> int:
    """0 when what was compiled is kept, 1 when there is no place to keep it."""
    games = VectorKahuna(1, seed=1)
    games.reset()
    games.step(games.sample())
    games.observe()
    return 0 if jit.CACHED else 1


if __name__ == "__main__":
    raise SystemExit(main())
