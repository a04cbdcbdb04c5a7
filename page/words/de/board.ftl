### Das gezeichnete Brett und die Karten, wie man sie denen sagt, die sie nicht sehen.

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
