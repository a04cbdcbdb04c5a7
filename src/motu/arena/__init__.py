"""Bots against bots: every pair plays the same number of deals, each deal twice with seats swapped.

`plan` says what is to be played, `play` plays a deal, `workers` or `cluster` play many at once, `journal` keeps them,
`tally` counts, `score` and `ratings` say what that is worth, `summary` puts it all under stable names.
"""
