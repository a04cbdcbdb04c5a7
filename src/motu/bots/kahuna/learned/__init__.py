"""A value net that learned Kahuna from games with itself, and what is built on it."""
