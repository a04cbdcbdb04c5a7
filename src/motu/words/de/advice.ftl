### Ratschläge und Rückschau: warum ein Zug gut ist, und wie eine Partie im Nachhinein aussieht.

advice-needs-numba = Tipps und Rückschau brauchen Numba: Installiere motu mit dem Zusatz „fast“ oder starte mit ./dev, das erledigt es.
advice-not-here = Für dieses Spiel gibt es noch keine Rückschau und keine Tipps mit Gewinnchance.

## Der Tipp

command-hint = tipp
command-hint-help = gute Züge von hier aus, und warum (etwa eine Sekunde Bedenkzeit)
advice-thinking = Einen Moment …
advice-head = Gute Züge von hier aus, mit deiner Gewinnchance, soweit du sie kennen kannst:
advice-turn = { $words } – { $chance }: { $reasons }
advice-turn-bare = { $words } – { $chance }
advice-example = Was der Bot { $bot } hier täte:
advice-example-line = In einer Zeile: { $words }

## Warum ein Zug gut ist: jeder Grund setzt „Dieser Zug …“ fort, mehrere werden aneinandergehängt

advice-wins-sudden = gewinnt auf der Stelle: { kahuna-seat } hat keine Brücke mehr
advice-ends-game =
    { $result ->
        [won] beendet die Partie und gewinnt sie
        [drawn] beendet die Partie unentschieden
       *[lost] beendet die Partie, die verloren ist
    }
advice-takes = erobert { $islands }
advice-loses = { kahuna-seat } verliert { $islands }
advice-strips =
    { $count ->
        [one] räumt die gegnerische Brücke { $lines } ab
       *[other] räumt die gegnerischen Brücken { $lines } ab
    }
advice-removes =
    { $count ->
        [one] entfernt die gegnerische Brücke { $lines }
       *[other] entfernt die gegnerischen Brücken { $lines }
    }
advice-threatens = droht, als Nächstes { $islands } zu erobern
advice-blocks = { kahuna-seat } kann { $islands } nicht mehr mit einer einzigen Brücke erobern
advice-one-short = bei { $islands } fehlt nur noch eine Brücke
advice-secures = gibt { $islands } eine Brücke in Reserve
advice-builds = baut auf { $islands } hin
advice-keeps =
    { $count ->
        [one] behält die Karte für später
        [2] behält beide Karten für später
       *[other] behält alle { $count } Karten für später
    }
advice-discards = wirft { $cards } ab
advice-discards-dead =
    { $count ->
        [one] wirft { $cards } ab: dort ist keine Linie mehr frei
       *[other] wirft { $cards } ab: dort sind keine Linien mehr frei
    }
advice-ends-round =
    beendet Runde { $round }: { $leader ->
        [nobody] niemand bekommt einen Punkt
        [white] Weiß bekommt { kahuna-points }
       *[black] Schwarz bekommt { kahuna-points }
    }
advice-last-card = nimmt die letzte Karte und hat damit den allerletzten Zug
advice-leaves-last = { kahuna-seat } muss dann die letzte Karte nehmen
advice-must-draw = { kahuna-seat } muss dann ziehen
advice-card-completes =
    { $count ->
        [one] die Karte { $card } kann danach { $islands } erobern
       *[other] die Karte { $card } kann danach eine dieser Inseln erobern: { $islands }
    }
advice-card-breaks = mit { $card } lässt sich als Nächstes die Brücke { $line } entfernen, dann verliert { kahuna-seat } { $islands }
advice-card-denies = nimmt { kahuna-seat } die Karte { $card } weg, mit der { $islands } zu erobern wäre
advice-card-lines =
    { $count ->
        [one] die Karte { $card } hat 1 freie Linie
       *[other] die Karte { $card } hat { $count } freie Linien
    }
advice-draw-odds =
    { $count ->
        [one] 1 der { $unseen } ungesehenen Karten brächte eine Insel
       *[other] { $count } der { $unseen } ungesehenen Karten brächten eine Insel
    }
advice-draw-secret = die gezogene Karte bleibt geheim

## Die Rückschau

cli-review = zeigen, wo eine Partie gewonnen und verloren wurde
review-seat-help = nach wessen Wissen geurteilt wird: dem einer Seite oder mit allen Karten (sonst open)
review-quality-help = wie gründlich: quick (Sekunden), normal (eine Viertelminute) oder deep (Minuten)
review-keep = Die Rückschau aufbewahren
review-json-help = alle Zahlen in diese Datei schreiben
review-picture-help = die Kurve der Gewinnchance von Weiß zeichnen
review-progress = Rückschau: { $done }
review-how =
    { $seat ->
        [white] Gewinnchance von Weiß, soweit Weiß sie kennen konnte; beurteilt werden die Züge von Weiß.
        [black] Gewinnchance von Weiß, soweit Schwarz sie kennen konnte; beurteilt werden die Züge von Schwarz.
       *[open] Gewinnchance von Weiß bei offenen Karten; jeder Zug wird nach dem beurteilt, was seine Seite wissen konnte.
    }
review-start = vor dem ersten Zug
review-round = Runde { $round }
review-points = Wendepunkte
review-no-points = Kein Zug und keine gezogene Karte hat viel verändert.
review-mistake = { $turn }. { kahuna-seat }: { $words } ließ eine Chance von { $played }, möglich waren { $best }.
review-better = Besser: { $words } – { $reasons }
review-better-bare = Besser: { $words }
review-lucky = { $turn }. { kahuna-seat } hatte Glück: Was bei { $words } kam, hob die Chance von { $before } auf { $after }.
review-unlucky = { $turn }. { kahuna-seat } hatte Pech: Was bei { $words } kam, senkte die Chance von { $before } auf { $after }.
review-tally = { kahuna-seat }: ? × { $slight }, ?? × { $grave }, im Schnitt { $loss } je Zug verschenkt
review-marks = ? kostete { $slight } oder mehr, ?? kostete { $grave } oder mehr
review-empty = In dieser Aufzeichnung steht kein Zug, auf den man zurückschauen könnte.
review-written = Zahlen: { $file }
review-drawn = Bild: { $file }
review-picture-title = Gewinnchance von Weiß
review-picture-turn = Zug
review-picture-percent = Prozent
