### Conquest of Paradise: die Regeln zum Nachschlagen.
paradise-rules-part-game = Das Spiel
paradise-rules-part-alone = Allein gegen Samoa
paradise-rules-part-exploration = Erkundung
paradise-rules-part-movement = Ketten und Bewegung
paradise-rules-part-battle = Kampf
paradise-rules-part-building = Bauen
paradise-rules-part-victory = Punkte und Sieg
paradise-rules-part-advanced = Erweiterte Regeln
paradise-rules-part-cards = Alle Karten
paradise-rules-part-events = Alle Ereignisse
paradise-rules-card = Punkte: { $points }. { $text }
paradise-rules-search = Nach einem Wort suchen
paradise-rules-none = Keine Regel enthält diese Wörter.
