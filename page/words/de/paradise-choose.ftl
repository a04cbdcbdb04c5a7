### Conquest of Paradise on the page: what is being chosen, and what may come of it.

paradise-choose-which = Dort ist mehreres möglich: Was soll es sein?
paradise-choose-show = { $card } wird aufgedeckt
paradise-choose-skipped = Es war nichts anderes möglich: { $what }.
paradise-choose-goal = Wohin segelt die Flotte? Tippe eine Figur an, um sie zurückzulassen oder mitzunehmen.
paradise-choose-left =
    { $hexes ->
        [one] · noch 1 Feld
       *[other] · noch { $hexes } Felder
    }
paradise-choose-beach = Am Strand
paradise-choose-aboard = An Bord
paradise-choose-leave-one = { $piece } zurücklassen
paradise-choose-sail = Nach { $place } segeln
paradise-choose-no-way = Von { $place } kann diese Flotte gerade nirgendwohin: Die Felder ringsum sind unbekannt, in Feindeshand oder versperrt.
paradise-choose-on = Von dort weiter
paradise-choose-point = Zeige auf ein leuchtendes Feld, um zu sehen, was daraus werden kann.
paradise-choose-steer = Du steuerst den Entdecker von { $name }
paradise-choose-home = heim
paradise-choose-lost = verschollen { $share }
paradise-choose-knots =
    { $safe ->
        [yes] { paradise-knots }; verschollen gehen kann er nicht
       *[no] { paradise-knots }; mit { $bears } muss er heimkehren, mit mehr ist er verschollen
    }
paradise-choose-round =
    { $way ->
        [clockwise] im Uhrzeigersinn
       *[counter] gegen den Uhrzeigersinn
    }
paradise-choose-far =
    { $hexes ->
        [one] 1 Feld weit
       *[other] { $hexes } Felder weit
    }
paradise-choose-against = { $fighters } gegen { $defenders }
paradise-choose-chance = { $chance } auf den Sieg
paradise-choose-halts =
    { $why ->
        [battle] endet mit einem Kampf
        [enemy] ein Kriegskanu hält die Flotte dort auf
        [may-halt] verdeckte Figuren können die Flotte dort aufhalten
       *[range] danach ist kein Feld mehr übrig
    }
paradise-choose-risky = Kann unterwegs aufgehalten werden: { $hexes }
paradise-choose-odds =
    { $what ->
        [lost] { $chance } verschollen
        [home] { $chance } heim
        [off] { $chance } vom Kurs ab
        [sail] { $chance } darf weiter
       *[islands] { $chance } Inseln
    }
paradise-more-points =
    { $number ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
paradise-more-builds =
    { $number ->
        [one] { $points } Baupunkt
       *[other] { $points } Baupunkte
    }
paradise-choose-points =
    { $player ->
        [you] Du: { $points }
        [red] Rot: { $points }
        [yellow] Gelb: { $points }
        [green] Grün: { $points }
       *[blue] Blau: { $points }
    }
paradise-choose-no-points = An den Punkten ändert das noch nichts.
paradise-choose-joins = Dadurch verbunden: { $places }
paradise-choose-parts = Nicht mehr verbunden: { $places }
paradise-choose-builds = Baupunkte: { $after } statt { $before }
paradise-choose-final = Das lässt sich nicht zurücknehmen.
paradise-choose-end =
    { $stage ->
        [explore] Daheim bleiben
        [return] Heimkehren
        [transit] Durchfahrt beenden
        [move] Bewegung beenden
        [fleet] Hier anhalten
        [arioi] Geschehen lassen
        [battle-card] Keine Karte
        [save] Keins mehr retten
        [regroup] Alles verdeckt lassen
        [build] Fertig gebaut
        [reveal] Keine Karten mehr
        [claim] Gelten lassen
        [shaman] Geschehen lassen
        [lost-box] Zurückkehren
       *[event] Nichts
    }
paradise-choose-zone =
    { $zone ->
        [on] { $knots }: weiter, wer sich traut
        [home] { $knots }: heim
       *[lost] { $knots }: verschollen
    }
paradise-choose-unknown = Noch ein unbekanntes Feld
paradise-choose-search = { $found } Ankunft, { $lost } verschollen
paradise-choose-kumara = Kumara suchen ab { $place }
paradise-aside-title = Jederzeit:
paradise-aside-any = Jederzeit ({ $number })
paradise-harm =
    { $what ->
        [canoe] { $player } verliert ein Kanu: { $places }
        [village] { $player } verliert ein Dorf: { $places }
        [field] { $player } verliert ein Feld mit Anbau: { $places }
        [square] { $player } verliert ein grünes Quadrat: { $places }
       *[pieces] { $player } verliert { $pieces }: { $places }
    }
