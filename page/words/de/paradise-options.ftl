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
        [events] Sobald jemand vorn liegt, bringt jede Runde einen Taifun, eine Hochzeit, eine Missernte …
        [south] Wer Aotearoa aufdeckt, bringt eine zweite Insel mit, die man zu Fuß erreicht.
        [saved] Ein Baupunkt darf für eine spätere Runde aufgehoben werden.
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
paradise-told-components = eigenes Material
paradise-read-rules = Die Regeln dieses Spiels lesen
