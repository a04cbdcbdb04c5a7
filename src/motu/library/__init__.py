"""What `import motu` gives: games, views, moves and bots as objects, over the functions of `motu.core`.

Nothing of the rules is here. `play` makes games, `game` is one of them, `view` is what a seat knows of it, `bot` is a
player that is a program, and `drawing` shows all that as text. The names that are public are those of `motu.__all__`.
"""
