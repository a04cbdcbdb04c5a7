"""Bots that play Kahuna, and the rules compiled for them."""
