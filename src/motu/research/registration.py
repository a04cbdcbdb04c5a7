"""The names by which Gymnasium makes the games: `motu/Kahuna-v0` and `motu/Paradise-v0`.

Whoever imports `motu.research` has made them known; `gymnasium.make("motu.research:motu/Kahuna-v0")` imports it.
"""

from __future__ import annotations

import gymnasium

NAMES = {"motu/Kahuna-v0": "kahuna", "motu/Paradise-v0": "paradise"}


for name, game in NAMES.items():
    gymnasium.register(name, "motu.research.one_seat:OneSeat", kwargs={"game": game})
