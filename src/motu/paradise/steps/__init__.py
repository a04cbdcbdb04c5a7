"""The rules, one file a step of the turn, in the order of the rulebook.

A decision keeps its question (a message id), its legal moves and its effects side by side; `turn` leads from one to the
next. A step sets `stage` and `mover` for the next decision, or `stage` to NEXT when its player is done.
"""
