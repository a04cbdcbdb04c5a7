"""Motu: the board games Kahuna and Conquest of Paradise, for people and programs.

Nothing is imported here: take what you need from `motu.core`, `motu.kahuna`, `motu.paradise` and so on.
"""

__version__ = "0.2.0.dev0"
