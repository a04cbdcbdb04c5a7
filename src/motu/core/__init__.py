"""What a game is: the functions every game answers, chance, records and errors."""
