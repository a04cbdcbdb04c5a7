"""The games for researchers: what a seat sees as numbers, decisions as numbers, and the games as PettingZoo, Gymnasium
and OpenSpiel know them.

A guest like the page and the terminal: the rules know nothing of it, and nothing else of motu imports it. The packages
it needs come with the extra `research`.
"""
