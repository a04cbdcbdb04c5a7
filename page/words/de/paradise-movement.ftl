### Conquest of Paradise on the page: pieces that go along a chain.

paradise-transit-from = Figuren mitnehmen von
paradise-transit-hand = Entlang der Kette
paradise-transit-goal =
    { $number ->
        [0] Von { $place } kommt noch nichts mit: Wähle unten Figuren.
        [one] Wohin geht 1 Figur von { $place }?
       *[other] Wohin gehen { $number } Figuren von { $place }?
    }
paradise-transit-chain = Kette: { $places }.
paradise-transit-of = { $number } von { $most }
paradise-transit-one = { $piece } mitnehmen
paradise-transit-come = Schon entlang der Kette gekommen: { $pieces }
paradise-transit-planned = Geplant
paradise-transit-leg = { $from } nach { $to }
paradise-transit-drop = Weglassen: { $leg }
paradise-transit-send =
    { $number ->
        [one] 1 Figur bewegen
       *[other] { $number } Figuren bewegen
    }
paradise-transit-take = Von { $place } können Figuren entlang der Kette mitgenommen werden.
paradise-transit-put =
    { $number ->
        [one] 1 Figur bei { $place } absetzen.
       *[other] { $number } Figuren bei { $place } absetzen.
    }
paradise-transit-stays = Das Kanu der Kette müsste dort für den Rest des Schrittes liegen bleiben.
# Rückzug, und die Suche nach Kumara.

paradise-retreat-stays =
    { $number ->
        [0] alle kommen mit
       *[other] bleiben zurück: { $pieces }
    }
paradise-retreat-places =
    { $places ->
        [-1] Zu Fuß: niemand braucht ein Kanu
        [0] Kein Kanu
        [one] 1 Platz in einem Kanu
       *[other] { $places } Plätze in Kanus
    }
paradise-carry-number =
    { $colonies ->
        [one] { $number } von 1 Kolonie im Kanu
       *[other] { $number } von { $colonies } Kolonien im Kanu
    }
paradise-search-table =
    { $result ->
        [1] verschollen
        [2] kehrt heim
        [4] vom Kurs ab
       *[other] segelt weiter
    }
paradise-search-from = Weiter von { $place }
paradise-search-share =
    { $what ->
        [found] { $chance } Ankunft
        [home] { $chance } heim, ohne Fund
       *[lost] { $chance } verschollen
    }
# Eine Flotte.

paradise-fleet-with = damit: { $chance }
paradise-fleet-free = frei
paradise-fleet-all = Alles laden
paradise-fleet-round = Anderer Weg
paradise-fleet-halted = muss hier halten
paradise-move-from = Von wo?
paradise-move-march = zu Fuß nach { $place }
paradise-fleet-land = Hier absetzen:
paradise-fleet-drop = Hier bleiben:
paradise-fleet-flip =
    { $way ->
        [up] Kanu aufdecken
       *[down] Kanu umdrehen
    }

# Ein Plättchen, das gefunden wurde.

paradise-find-ask =
    { $squares ->
        [0] { $place }, ein Atoll: geheim halten oder aufdecken?
        [one] { $place }, 1 Quadrat: geheim halten oder aufdecken?
       *[other] { $place }, { $squares } Quadrate: geheim halten oder aufdecken?
    }
paradise-find-hide = Geheim halten
paradise-find-markers =
    { $markers ->
        [0] Dein letzter Marker liegt darauf.
        [one] Dir bleibt 1 Marker.
       *[other] Dir bleiben { $markers } Marker.
    }
paradise-find-known =
    { $players ->
        [none] Sonst kennt es niemand.
       *[other] Es kennen auch: { $players }.
    }
paradise-find-reveal = Aufdecken
paradise-find-all = Alle sehen es und dürfen dorthin segeln.
