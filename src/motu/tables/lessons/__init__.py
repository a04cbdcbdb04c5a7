"""Lessons that are played, not read: positions, what the learner is asked to do there, and what the other side does."""
