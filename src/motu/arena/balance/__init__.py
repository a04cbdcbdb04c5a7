"""Is a game fair, and what decides it? Many games of one bot against itself, and what happened in them.

`games` says what is to be played and what is kept of it, `play` plays a game and counts, `run` plays many and keeps a
journal. `summary` says what all of them together tell, with `homes`, `rush` and `parts`; `checks` says whether that is
as it is wanted.
"""
