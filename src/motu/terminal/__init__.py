"""The way in from a terminal: commands and a game in plain lines, for a keyboard, a screen reader or a pipe.

`cli` starts the commands. `console` says things in the reader's language. `presenter` is what the terminal must know to
show a game; the folder of each game answers it. Rules are asked for, never known.
"""
