### Was nur Kahuna sagt: Spieler, Fragen, Karten, das Brett für die, die es nicht sehen, Züge in Worten, Regeln.

## Die Startseite

kahuna-demo-round = Runde { $round } von 3
kahuna-demo-pause = Die gezeigte Partie anhalten
kahuna-demo-run = Die gezeigte Partie weiterlaufen lassen

## Ein neuer Tisch

kahuna-new-more = Mehr Regeln
kahuna-new-usual = { $value } (diese Ausgabe)
kahuna-new-as-edition = Alles wie in dieser Ausgabe
kahuna-new-read-rules = Die Regeln dieser Ausgabe lesen
kahuna-edition-note =
    { $preset ->
        [modern] Auf das Ziehen darf man verzichten; abgeworfen wird verdeckt und nur, wenn man nichts spielt.
        [classic] Wer ziehen kann, muss; abgeworfen wird offen und wann man will.
        [sheet] Die kürzesten Regeln: keine letzten Züge, kein Stichentscheid, kein plötzlicher Sieg.
        [russian] Abwerfen statt ziehen ist erlaubt; wer eine Runde gewinnt, beginnt die nächste.
       *[other] { "" }
    }
kahuna-option-note =
    { $option ->
        [no-surprise] Variante 1: Niemand baut an einer Insel, auf der ein Stein der anderen Seite liegt.
        [open-hands] Variante 2: Karten aus der Auslage bleiben sichtbar.
       *[other] { "" }
    }
kahuna-option-told = { $option }: { $value }
kahuna-value =
    { $value ->
        [me] dich
        [white] Weiß
        [black] Schwarz
        [random] der Zufall entscheidet
        [instead-of-playing] in einem Zug ohne gespielte Karte
        [freely] jederzeit
        [when-full] nur mit voller Hand
        [instead-of-drawing] statt zu ziehen
        [face-down] verdeckt
        [face-up] offen
        [may-decline] man darf verzichten
        [decline-unless-discarded] man darf verzichten, aber nicht nach einem Abwurf
        [required] Pflicht
        [may-skip] Pflicht, außer man setzt ganz aus
        [no-draw] nicht möglich
        [discard-first] erst abwerfen, dann ziehen
        [discard-after] ziehen, dann abwerfen
        [other] wer nicht die letzte Karte nahm
        [winner] wer die Runde gewonnen hat
        [by-removal] wer die letzte gegnerische Brücke wegnimmt
        [none-on-board] gegen den, der keine Brücke auf dem Brett hat
        [empty-stock] gegen den, der alle Brücken gelegt hat
        [yes] ja
        [no] nein
       *[unknown] { $value }
    }
kahuna-handicap =
    { $count ->
        [0] keine
        [one] 1 freie Brücke
       *[other] { $count } freie Brücken
    }
kahuna-handicap-told =
    { $count ->
        [one] 1 freie Brücke für { kahuna-seat }
       *[other] { $count } freie Brücken für { kahuna-seat }
    }
kahuna-handicap-mine =
    { $count ->
        [one] 1 freie Brücke für dich
       *[other] { $count } freie Brücken für dich
    }

## Die Lobby

kahuna-lobby-players = { $white } – { $black }

kahuna-own = Du: { kahuna-count-islands }
kahuna-own-points = Du: { kahuna-count-islands }, { kahuna-points }
kahuna-other = { kahuna-seat }: { kahuna-count-islands }
kahuna-other-points = { kahuna-seat }: { kahuna-count-islands }, { kahuna-points }
kahuna-open-cards = Offen bei { kahuna-seat }: { $cards }
kahuna-players = { $white } – { $black }
kahuna-board-label = Das Brett
kahuna-board-islands = Die Inseln
kahuna-board-line-place = Brücke { $line }
kahuna-board-line-remove = Die Brücke { $line } entfernen
kahuna-board-line-effects = { $what }: { $effects }
kahuna-board-threat =
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
kahuna-board-card = Karte { $island }
kahuna-board-card-count = Karte { $island }, { $count }-mal
kahuna-board-card-back = Eine verdeckte Karte

## Die Regeln

kahuna-rules-edition = Ausgabe
kahuna-rules-compare = Vergleichen mit
kahuna-rules-alone = keiner anderen
kahuna-edition-told =
    { $preset ->
        [modern] Modern
        [classic] Klassisch
        [sheet] Kurzblatt
       *[russian] Russisch
    }
kahuna-rules-differ =
    { $count ->
        [0] Beide haben dieselben Regeln.
        [one] 1 Regel ist anders.
       *[other] { $count } Regeln sind anders.
    }
kahuna-rules-other = { kahuna-edition-told }: { $rule }
kahuna-rules-game = Das Spiel
kahuna-rules-islands = Brücken und Inseln
kahuna-rules-cards = Karten
kahuna-rules-rounds = Runden und Punkte
kahuna-rules-variants = Verdeckt und offen
kahuna-rules-picture-place = Mit der Karte LALE darf eine Brücke auf jede dieser drei Linien.
kahuna-rules-picture-hold = Weiß baut BARI–DUDA: Die dritte Brücke gewinnt BARI, ALOA–BARI wird abgeräumt, und Schwarz verliert ALOA.
kahuna-rules-picture-remove = KAHU und LALE zusammen entfernen die schwarze Brücke KAHU–LALE; Schwarz verliert LALE.

## Durch eine Partie gehen

kahuna-middle = Auslage und Stapel
kahuna-away =
    { $count ->
        [0] Keine Karte in der Ablage
        [one] 1 Karte in der Ablage
       *[other] { $count } Karten in der Ablage
    }

## The players

kahuna-plate = { $name }, { kahuna-seat }: { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } auf dem Brett und { $left } im Vorrat, { kahuna-count-cards }.
kahuna-plate-next = Ist am Zug.
kahuna-bridges-left =
    { $count ->
        [one] noch 1 Brücke im Vorrat
       *[other] noch { $count } Brücken im Vorrat
    }
kahuna-see-cards =
    { $cards ->
        [one] { $name } hat 1 Karte: ansehen
       *[other] { $name } hat { $cards } Karten: ansehen
    }
kahuna-cards-known =
    { $known ->
        [one] Diese Karte wurde offen genommen
       *[other] Diese { $known } Karten wurden offen genommen
    }; { $unknown ->
        [0] andere gibt es nicht.
        [one] die andere ist unbekannt.
       *[other] die anderen { $unknown } sind unbekannt.
    }
kahuna-cards-unknown =
    { $unknown ->
        [0] In dieser Hand ist keine Karte.
        [one] Diese Karte kennt sonst niemand.
       *[other] Diese { $unknown } Karten kennt sonst niemand.
    }

## What is to be done

kahuna-head-yours = Runde { $round } · du bist dran
kahuna-head-theirs = Runde { $round } · { $name } ist dran
kahuna-head-last = { $head } · letzter Zug
kahuna-do-play = Spiel eine Karte.
kahuna-do-play-draw = Spiel Karten, dann zieh eine: Damit endet dein Zug.
kahuna-do-draw = Zieh eine Karte: Damit endet dein Zug.
kahuna-do-play-decline = Spiel Karten, oder beende deinen Zug, ohne zu ziehen.
kahuna-do-decline = Beende deinen Zug, ohne zu ziehen.
kahuna-do-play-end = Spiel Karten, dann beende deinen Zug.
kahuna-do-end = Beende deinen Zug.
kahuna-do-discard = Wähl eine Karte zum Abwerfen.
kahuna-do-excess = Eine Karte zu viel: Wähl eine zum Abwerfen.
kahuna-do-free = Auf { $line } darf jetzt eine freie Brücke; oder mach weiter mit deinem Zug.
kahuna-do-line = { $card }: Wähl eine goldene Linie.
kahuna-do-remove = { $cards }: Wähl die Brücke, die du entfernen willst.
kahuna-do-only-discard = { $card } hat gerade keine Linie, lässt sich aber abwerfen.
kahuna-do-nothing = { $card } hat gerade keine Linie.
kahuna-do-way = Das geht mit mehreren Karten: mit welcher?
kahuna-way-card = Mit { $card }
kahuna-way-remove = Mit { $cards }
kahuna-way-free = Ohne Karte
kahuna-strips =
    { $count ->
        [one] räumt 1 Brücke ab
       *[other] räumt { $count } Brücken ab
    }
kahuna-tell-place = { $line }: { $effects }
kahuna-tell-remove = { $line } entfernen: { $effects }
kahuna-tell-free = Freie Brücke { $line }: { $effects }
kahuna-tell-discard = { $card } abwerfen
kahuna-tell-take = { $card } nehmen; damit endet der Zug
kahuna-tell-draw = Vom Stapel ziehen; damit endet der Zug
kahuna-tell-decline = Den Zug beenden, ohne zu ziehen
kahuna-tell-end = Den Zug beenden
kahuna-discard = Abwerfen
kahuna-decline = Nicht ziehen
kahuna-end = Zug beenden
kahuna-card-elsewhere = { $card } reicht nicht bis zur Linie { $line }.
kahuna-card-idle = An { $card } steht dir gerade keine Linie offen.
kahuna-needs-one = Eine Brücke { $first }–{ $second } braucht eine Karte { $first } oder { $second }, und du hast keine davon.
kahuna-needs-two = Um { $first }–{ $second } zu entfernen, braucht es zwei Karten, jede { $first } oder { $second }; die hast du nicht.

## The cards

kahuna-your-hand = Deine Hand
kahuna-your-hand-empty = Keine Karten auf der Hand
kahuna-your-card =
    Karte { $place }: { $island }, { $lines ->
        [0] keine Linie
        [one] 1 Linie
       *[other] { $lines } Linien
    }
kahuna-row = Auslage
kahuna-row-card = Auslage: { $island }
kahuna-row-empty = Auslage leer
kahuna-deck =
    { $count ->
        [one] Der Stapel, 1 Karte
       *[other] Der Stapel, { $count } Karten
    }
kahuna-stock-empty = Stapel leer
kahuna-pile-look =
    { $count ->
        [0] Ablage leer
        [one] Ablage, 1 Karte: ansehen
       *[other] Ablage, { $count } Karten: ansehen
    }
kahuna-pile-short = Ablage
kahuna-pile-title = Ablage
kahuna-pile-note = Was in dieser Runde gespielt oder abgeworfen wurde; am Ende der Runde wird es wieder gemischt.
kahuna-pile-empty = Offen liegt dort nichts.

## Beside the game

kahuna-counter = Karten
kahuna-counter-note =
    Jede Karte gibt es zweimal. { $count ->
        [one] 1 davon hast du nicht gesehen
       *[other] { $count } davon hast du nicht gesehen
    }; { $deck ->
        [0] der Stapel ist leer.
        [one] 1 liegt im Stapel.
       *[other] { $deck } liegen im Stapel.
    }
kahuna-where-hidden = nicht gesehen
kahuna-where-hand = deine Hand
kahuna-where-known = Hand des Gegners
kahuna-where-row = Auslage
kahuna-where-out = Ablage
kahuna-where-discarded = von dir abgeworfen
kahuna-scores-round = Runde
kahuna-scores-worth =
    { $round ->
        [1] (1 Punkt)
        [2] (2 Punkte)
       *[other] (die Differenz)
    }
kahuna-scores-sum = Punkte

## Keys

kahuna-key-card = eine Karte wählen
kahuna-key-lines = von einer goldenen Linie zur nächsten
kahuna-key-take = eine Karte der Auslage nehmen
kahuna-key-deck = vom Stapel ziehen
kahuna-key-discard = die gewählte Karte abwerfen
kahuna-key-end = den Zug beenden

## Ein Zug in Worten: was zu tun ist

kahuna-move-place = { $card } spielen: Brücke { $line }
kahuna-move-remove = { $cards } spielen: { $line } entfernen
kahuna-move-free = Brücke { $line } ohne Karte
kahuna-move-discard = { $cards } abwerfen
kahuna-move-hidden =
    { $count ->
        [one] eine Karte verdeckt abwerfen
       *[other] { $count } Karten verdeckt abwerfen
    }
kahuna-move-take = { $card } aus der Auslage nehmen
kahuna-move-draw = vom Stapel ziehen
kahuna-move-drawn = vom Stapel ziehen ({ $card })
kahuna-move-decline = nicht ziehen
kahuna-move-end = den Zug beenden
