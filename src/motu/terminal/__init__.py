"""The way in from a terminal: commands and a game in plain lines, for a keyboard, a screen reader or a pipe.

`cli` names the commands, `commands` has a module for each, and `parser` reads what they are asked for. `console` says
things in the reader's language. `presenter` is what the terminal must know to show a game, and the folder of each game
answers it: rules are asked for, never known. `local_game`, `decision`, `display` and `prompt` play in lines, `full` on
the whole screen.
"""
