# Conquest of Paradise on the page: plates of the players, points, cup.

paradise-doing =
    { $doing ->
        [deciding] entscheidet
        [planning] plant …
        [ready] fertig
        [exploring] erkundet
        [moving] zieht
        [attacks] greift an
        [defends] verteidigt
        [watches] sieht zu
        [waits] wartet
        [done] fertig
        [won] hat gewonnen
        [out] ausgeschieden
       *[nobody] ohne Spieler
    }
paradise-plate = { $name }, { paradise-seat }, Platz { $place }, { $points } von { $target } Punkten
paradise-plate-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
paradise-cup-title = Becher
paradise-cup-left =
    { $markers ->
        [0] Der Becher ist leer.
        [one] 1 Marker ist noch im Becher
       *[other] { $markers } Marker sind noch im Becher
    }
paradise-cup-kind =
    { $kind ->
        [island] Inseln
        [sea] Offene See
       *[off] Vom Kurs ab
    }
paradise-cup-off = ein anderer steuert
paradise-cup-marker =
    { $kind ->
        [island] { $number } mit { $knots ->
            [one] 1 Knoten
           *[other] { $knots } Knoten
        }: Inseln
        [sea] { $number } mit { $knots ->
            [one] 1 Knoten
           *[other] { $knots } Knoten
        }: offene See
       *[off] { $number }: vom Kurs ab, ohne Knoten ({ $knots })
    }
paradise-cup-tiles =
    { $tiles ->
        [one] 1 Inselgruppe ist noch zu finden.
       *[other] { $tiles } Inselgruppen sind noch zu finden.
    }
