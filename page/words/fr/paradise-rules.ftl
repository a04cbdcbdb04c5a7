### Conquest of Paradise : les règles, pour s’y retrouver.
paradise-rules-part-game = Le jeu
paradise-rules-part-alone = En solitaire, contre Samoa
paradise-rules-part-exploration = Exploration
paradise-rules-part-movement = Chaînes et mouvement
paradise-rules-part-battle = Combat
paradise-rules-part-building = Construction
paradise-rules-part-victory = Points et victoire
paradise-rules-part-advanced = Règles avancées
paradise-rules-part-cards = Toutes les cartes
paradise-rules-part-events = Tous les événements
paradise-rules-card = Points : { $points }. { $text }
paradise-rules-search = Chercher un mot
paradise-rules-none = Aucune règle ne contient ces mots.
