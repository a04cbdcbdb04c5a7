"""Players that are programs.

A bot gets a view, the legal moves, a time budget and its own randomness, and nothing else.
"""
