"""The way in from a terminal: commands and a game in plain lines, for a keyboard, a screen reader or a pipe.

`cli` starts the commands `play`, `replay` and `verify`; `speech` says things in the reader's language; `scene` is what
the terminal must know to show a game, and the folder of each game answers it. Rules are asked for, never known.
"""
