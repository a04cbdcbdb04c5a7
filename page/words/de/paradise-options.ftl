### Conquest of Paradise: die Optionen eines neuen Tisches.
paradise-option-advanced = Erweiterte Regeln
paradise-option-name =
    { $option ->
        [homes] Heimat
        [end] Anderes Ende
        [solitaire] Wie schwer
        [events] Zufallsereignisse
        [south] Südinsel
        [saved] Aufgesparte Punkte
        [kumara] Kumara
       *[malaria] Malaria
    }
paradise-option-note =
    { $option ->
        [end] Weniger Punkte ergeben eine kürzere Partie, mehr eine längere.
        [solitaire] Schwer: Samoa nimmt mehr von den Inseln, die noch niemand entdeckt hat.
        [events] Sobald jemand vorn liegt, bringt jeder Zug einen Taifun, eine Hochzeit, eine Missernte …
        [south] Wer Aotearoa aufdeckt, bringt eine zweite Insel mit, die man zu Fuß erreicht.
        [saved] Ein Baupunkt darf für einen späteren Zug aufgehoben werden.
        [kumara] Entdecker dürfen in Südamerika die Süßkartoffel holen: 2 Punkte für jeden, der heimkommt.
       *[malaria] Im Westen können Dörfer der Krankheit zum Opfer fallen.
    }
paradise-option-value =
    { $value ->
        [drawn] ausgelost
        [chosen] nacheinander gewählt
        [seated] nach der Sitzordnung
        [hard] schwer
       *[normal] normal
    }
paradise-option-end-usual = die üblichen Punkte
paradise-option-end-by = { $points } Punkte
paradise-told-end = Ende { $points } Punkte
paradise-told-homes =
    { $value ->
        [seated] Heimat nach der Sitzordnung
       *[chosen] Heimat nacheinander gewählt
    }
paradise-told-components = eigenes Material ({ $name })
paradise-told-save = Material speichern (.zip)
paradise-own-title = Was in der Schachtel liegt
paradise-own-house = Das Material des Hauses
paradise-own-house-note = unseres
paradise-own-add = Eigene Tabellen
paradise-own-about = Wenn du das Spiel besitzt oder eigene Ideen hast: Ändere Karte, Kosten, Karten oder Ereignisse in unseren Tabellen und spiele mit deinen. Wer mit dir spielt, spielt auch damit und kann sie speichern.
paradise-own-download = Unsere Tabellen für den Anfang herunterladen (.zip)
paradise-own-name = Ihr Name
paradise-own-first = Meine Ausgabe
paradise-own-choose = Dateien wählen
paradise-own-drop = Die .toml-Dateien, die du geändert hast, oder ein .zip davon; oder zieh sie oder ihren Ordner hierher.
paradise-own-checking = Die Tabellen werden geprüft …
paradise-own-added = „{ $name }“ ist gewählt.
paradise-own-gone = Das Material vom letzten Mal gibt es hier nicht mehr, deshalb ist unseres gewählt.
paradise-own-forget = Vergessen
paradise-own-forget-name = „{ $name }“ vergessen
paradise-read-rules = Die Regeln dieses Spiels lesen

paradise-seats-title = Wer spielt mit?
paradise-seats-count = Wie viele
paradise-seats-bots = Bots
paradise-seats-friends = Leute, die du einlädst
paradise-seats-here = Leute neben dir
paradise-seats-here-note = Alle an diesem Gerät
paradise-seats-cast = Gegner mit Charakter, der schwächste zuerst
paradise-seats-alone-note = Allein spielst du gegen Samoa, das nach den gezogenen Chips handelt. Erreiche die Punkte, ehe die Chips zu Ende gehen.
paradise-seat-other = Spieler { $place }
paradise-seat-person = Ein Mensch
paradise-seat-here = Ein Mensch an diesem Gerät
paradise-seat-bot = Bot: { $name }
