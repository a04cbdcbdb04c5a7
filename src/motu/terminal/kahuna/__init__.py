"""Kahuna in the terminal: the board as a map or a list, choices with what they would do, the rules in short."""
