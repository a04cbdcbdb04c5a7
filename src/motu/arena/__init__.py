"""Bots against bots: every pair plays the same number of deals, each deal with all seatings.

`tournament` says what is to be played, `play` plays a deal, `run` or `cluster` play many at once, `journal` keeps them,
`results` holds them, `tally` counts, `score` and `ratings` say what that is worth, `summary` puts it all under stable
names.
"""
