"""Thinking for a server: bots decide, give hints and review games in processes of their own.

`thinkers` is what a server talks to. It has two pools (`pool`) of a few processes (`process`), each of which does one
job at a time; the others wait in a `queue`. `worker` and `tasks` run in there: nowhere else Numba is ever loaded.
`frames` is how both sides talk, `errors` why there may be no answer.
"""
