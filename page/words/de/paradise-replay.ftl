### Conquest of Paradise: Partien noch einmal sehen.
paradise-replay-order = Reihenfolge: { $names }
paradise-replay-left = Plättchen im Deckel: { $tiles } · Karten im Stapel: { $cards }
paradise-replay-chits = Chips übrig: { $chits }
