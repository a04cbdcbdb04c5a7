"""`motu arena`: bots against bots, with a ladder at the end."""
