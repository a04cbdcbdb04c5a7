"""The names by which Gymnasium makes the games: `motu/Kahuna-v0` and `motu/Paradise-v0`.

`gymnasium.make_vec("motu/Kahuna-v0", 64, "vector_entry_point")` makes many tables of Kahuna that are played together.
Whoever imports `motu.research` has made them known; `gymnasium.make("motu.research:motu/Kahuna-v0")` imports it.
"""

from __future__ import annotations

import gymnasium

NAMES = {"motu/Kahuna-v0": "kahuna", "motu/Paradise-v0": "paradise"}


for name, game in NAMES.items():
    many = "motu.research.vector.env:KahunaVectorEnv" if game == "kahuna" else None
    gymnasium.register(name, "motu.research.one_seat:OneSeat", kwargs={"game": game}, vector_entry_point=many)
