"""The games for researchers: what a seat sees as numbers, decisions as numbers, and the games as PettingZoo, Gymnasium
and OpenSpiel know them.

A guest like the page and the terminal: the rules know nothing of it, and nothing else of motu imports it. The packages
it needs come with the extra `research`.
"""

from importlib.util import find_spec

from motu.research.extra import require

require("numpy")
if find_spec("gymnasium"):  # importing the package makes the games known there
    from motu.research import registration as registration
