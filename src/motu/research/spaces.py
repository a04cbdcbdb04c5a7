"""What the environments of PettingZoo and Gymnasium give and take, as their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from motu.research.episode import Episode

FORMS = ("dict", "box")
"""An observation with the mask beside it, or alone: the mask is in the info in any case."""


def observation_space(episode: Episode, form: str) -> spaces.Space[Any]:
    if form not in FORMS:
        raise ValueError(f"form is one of {', '.join(FORMS)}, not {form!r}")
    numbers = spaces.Box(-1, 1, (episode.observer.size(episode.options),), np.float32)
    mask = spaces.Box(0, 1, (episode.actions.size,), np.int8)
    return numbers if form == "box" else spaces.Dict({"observation": numbers, "action_mask": mask})


def action_space(episode: Episode) -> spaces.Discrete:
    return spaces.Discrete(episode.actions.size)


def observed(episode: Episode, seat: int, form: str) -> Any:
    """What a seat sees, as an element of its space."""
    numbers = episode.observation(seat)
    return numbers if form == "box" else {"observation": numbers, "action_mask": episode.mask(seat)}
