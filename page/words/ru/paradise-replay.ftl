### Conquest of Paradise: просмотр партий.
paradise-replay-order = Порядок хода: { $names }
paradise-replay-left = Плиток в крышке: { $tiles } · карт в колоде: { $cards }
paradise-replay-chits = Осталось жетонов: { $chits }
