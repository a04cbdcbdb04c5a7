### Conquest of Paradise on the page: whose turn it is, and the keys.

paradise-table-yours = Du entscheidest
paradise-table-told = Du entscheidest: Zug { $turn }, { $step }
paradise-table-planning = Es planen noch: { $name }
paradise-table-now = Zug { $turn }, { $step }
paradise-table-choose = Wähle ein leuchtendes Feld oder eine der Antworten.
paradise-table-reopen = Wieder öffnen
paradise-table-undo-step = Schritt von vorn
paradise-table-sheet =
    { $place ->
        [down] Frage zeigen
        [up] Nur die erste Zeile zeigen
       *[rest] Alle Möglichkeiten zeigen, oder nur die erste Zeile
    }
paradise-table-target = von { $target }
paradise-table-key-answer = eine Antwort der Liste wählen
paradise-table-key-hexes = von Feld zu Feld gehen; die Eingabetaste wählt
paradise-table-key-end = genug: heimkehren, anhalten, den Schritt beenden
paradise-table-turn = Zug { $turn }
paradise-table-step =
    { $step ->
        [setup] Aufbau
        [order] Reihenfolge
        [exploration] Erkunden
        [movement] Bewegung & Kampf
        [building] Bauen
       *[victory] Sieg
    }
