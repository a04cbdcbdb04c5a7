"""The rules of Conquest of Paradise, a game by Kevin McPartland for two to four players.

`components` (read by `box_loader` into a `box`) are the printed facts, `grid` and `pieces` the numbers behind them,
`options` what is played, `state` the table, `steps` the rules, one file a step of the turn, `view` and `imagine` what a
seat may know, `notation` the words, `explain` what counts for what, and `game` ties them to `motu.core`.
"""
