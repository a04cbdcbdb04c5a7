"""What Paradise's bots have learnt from games: the numbers of scripts, and the worth of a table."""
