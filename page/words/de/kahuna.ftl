### Was nur Kahuna sagt: Brett und Karten für die, die sie nicht sehen, und Züge in Worten.

board-label = Das Brett
board-islands = Die Inseln
board-line-place = Brücke { $line }
board-line-remove = Die Brücke { $line } entfernen
board-line-effects = { $what }: { $effects }
board-threat =
    { $cards ->
        [one] Mit einer Karte
       *[other] Mit { $cards } Karten
    } { $certain ->
        [yes] kann
       *[no] könnte
    } { $player ->
        [white] Weiß
       *[black] Schwarz
    } { $island } { $certain ->
        [yes] sicher{ " " }
       *[no] { "" }
    }{ $held ->
        [yes] zu Fall bringen.
       *[no] erobern.
    }
board-card = Karte { $island }
board-card-count = Karte { $island }, { $count }-mal
board-card-back = Eine verdeckte Karte

## Ein Zug in Worten: was zu tun ist

replay-move-place = { $card } spielen: Brücke { $line }
replay-move-remove = { $cards } spielen: { $line } entfernen
replay-move-free = Brücke { $line } ohne Karte
replay-move-discard = { $cards } abwerfen
replay-move-hidden =
    { $count ->
        [one] eine Karte verdeckt abwerfen
       *[other] { $count } Karten verdeckt abwerfen
    }
replay-move-take = { $card } aus der Auslage nehmen
replay-move-draw = vom Stapel ziehen
replay-move-drawn = vom Stapel ziehen ({ $card } kam)
replay-move-decline = nicht ziehen
replay-move-end = den Zug beenden
