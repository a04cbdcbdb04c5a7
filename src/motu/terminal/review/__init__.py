"""`motu review`: where a game was won and lost."""
