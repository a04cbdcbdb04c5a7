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
paradise-plate = { $name }, { paradise-seat }
paradise-plate-place = Platz { $place }
paradise-plate-points = { $points } von { $target } Punkten
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
        [sea] Offenes Meer
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
        }: offenes Meer
       *[off] { $number }: vom Kurs ab, ohne Knoten ({ $knots })
    }
paradise-cup-tiles =
    { $tiles ->
        [one] 1 Inselgruppe ist noch zu finden.
       *[other] { $tiles } Inselgruppen sind noch zu finden.
    }
paradise-points-tab = Punkte
paradise-points-whose = Wessen Punkte?
paradise-points-what =
    { $what ->
        [villages] Dörfer
        [group] Mit der Heimat verbundene Gruppen
        [atoll] Atolle in der Heimatkette
        [card] Offene Karten
        [kumara] Kumara
       *[cut] Abholzung
    }
paradise-points-idle =
    { $why ->
        [no-home] { $places }: keine Heimat
        [home] { $places }: in der Heimat liegt kein Kanu offen
        [here] { $places }: dort liegt kein Kanu offen
       *[gap] { $places }: nicht verbunden
    }
paradise-points-missing =
    { $canoes ->
        [one] Ein offenes Kanu würde verbinden: { $places } ({ $canoes })
       *[other] { $canoes } offene Kanus würden verbinden: { $places }
    }
paradise-points-now = Jetzt gezählt
paradise-points-track = auf der Leiste, seit der letzten Wertung
paradise-points-hidden = { $more } mit deinen aufgedeckten Karten
paradise-points-build = Zum Bauen
paradise-points-target = zum Sieg
paradise-points-wins = { $target } Punkte am Ende eines Zuges gewinnen.
paradise-victory-fell = Abholzen: −2
paradise-victory-wins =
    { $number ->
        [0] So gezählt hat jetzt niemand { $target } Punkte.
        [one] So gezählt gewinnt { $names } mit { $points } Punkten.
       *[other] So gezählt stehen { $names } mit { $points } Punkten gleich.
    }
paradise-victory-help =
    { $stage ->
        [reveal] Nur offene Karten zählen. Decke auf, was jetzt zählen soll; { $target } Punkte gewinnen.
        [claim] Jemand beansprucht den Sieg mit { $target } Punkten. Abholzung nimmt jemandem 2 Punkte, nur in dieser Wertung.
       *[others] Es wird gezählt; { $target } gewinnen.
    }
