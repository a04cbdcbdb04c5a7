"""Numbers found by evolution: what changes, in which games it proves itself, and what is taken over."""
