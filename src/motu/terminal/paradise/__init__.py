"""Conquest of Paradise in the terminal: the map drawn or listed, who stands where, choices, the rules in short."""
