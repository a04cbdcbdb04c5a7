### Conquest of Paradise: the rules to look things up in.
paradise-rules-part-game = The game
paradise-rules-part-alone = Alone, against Samoa
paradise-rules-part-exploration = Exploration
paradise-rules-part-movement = Chains and movement
paradise-rules-part-battle = Battle
paradise-rules-part-building = Building
paradise-rules-part-victory = Points and victory
paradise-rules-part-advanced = Advanced rules
paradise-rules-part-cards = All cards
paradise-rules-part-events = All events
paradise-rules-card = Points: { $points }. { $text }
paradise-rules-search = Look for a word
paradise-rules-none = No rule has these words.
