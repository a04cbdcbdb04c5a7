"""The rules of Kahuna, a game by Günter Cornett for two players.

`board` and `cards` are the printed facts, `options` the editions and variants, `state` the position, `legal`, `play`
and `random_move` the rules that run interpreted and compiled alike, `moves` and `reasons` what a person is told of
them, `view` and `imagine` what a seat may know, `notation` the words, and `game` ties them to `motu.core`.
"""
