"""`motu train`: a net learns a game from nothing."""
