### Conquest of Paradise: games seen again.
paradise-replay-order = Order of play: { $names }
paradise-replay-left = Tiles in the lid: { $tiles } · cards in the deck: { $cards }
paradise-replay-chits = Chits left: { $chits }
