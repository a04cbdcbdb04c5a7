"""Is a game fair, and what decides it? Many games of one bot against itself, and what happened in them.

`plan` says what is to be played, `play` plays a game while `watch` counts, `result` is what is kept of it, `journal`
keeps it, `tally` and `summary` say what all of them together tell.
"""
