"""Bots that play Conquest of Paradise: they see what their seat sees, and nothing else."""
