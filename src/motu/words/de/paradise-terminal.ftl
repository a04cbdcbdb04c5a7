### Conquest of Paradise im Terminal: wie es steht, die Karte als Liste, Auswahl, Schreibweise.

## Wie es steht

paradise-now = Zug { $turn }, { paradise-step }: { paradise-seat } entscheidet
paradise-now-build = Zug { $turn }, { paradise-step }: Es planen noch: { $players }
paradise-now-over = Die Schlussstellung
paradise-side =
    { $named ->
        [yes] { $side } ({ $name }): { $belongings }
       *[no] { $side }: { $belongings }
    }
paradise-side-points = { $points } von { $target } Punkten
paradise-side-villages =
    { $villages ->
        [one] 1 Dorf
       *[other] { $villages } Dörfer
    }
paradise-side-groups =
    { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }
paradise-side-home = Heimat { $place }
paradise-side-hand =
    { $cards ->
        [one] 1 verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
paradise-side-face = offen: { $cards }
paradise-side-lost = Entdecker fort
paradise-side-out = ausgeschieden
paradise-order = Reihenfolge: { $players }
paradise-own-pieces = Deine Figuren: { $pieces }
paradise-fleet =
    { $hexes ->
        [0] Flotte: { $fleet } bei { $place }, noch nicht gefahren
        [one] Flotte: { $fleet } bei { $place }, 1 Feld gefahren
       *[other] Flotte: { $fleet } bei { $place }, { $hexes } Felder gefahren
    }
paradise-battle =
    { $die ->
        [0] Kampf bei { $place }
       *[other] Kampf bei { $place }; der Würfel zeigt { $die }
    }
paradise-battle-side = { paradise-seat }: vorn { $front }, hinten { $back }
paradise-pool =
    { $points ->
        [one] 1 Baupunkt: { $groups }
       *[other] { $points } Baupunkte: { $groups }
    }
paradise-plan = Geplant: { $moves }
paradise-cards-none = { paradise-seat } hat keine verdeckten Karten.
paradise-cards = Verdeckte Karten von { paradise-seat-of }: { $cards }
paradise-card =
    { $card }: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $more ->
        [yes] , einer mehr mit { $groups }
       *[no] { "" }
    }. { paradise-effect }
paradise-card-done = (Schon eingesetzt.)
paradise-face-up = Offen, { paradise-seat }:
paradise-left = Übrig: Karten { $deck }, Plättchen { $tiles }
paradise-cup = Im Becher: Inselgruppen mit 1, 2, 3 Knoten { $i1 }, { $i2 }, { $i3 }; Meer { $o1 }, { $o2 }, { $o3 }; vom Kurs ab { $x }
paradise-score = { paradise-seat }, jetzt gezählt: { $points } ({ $parts })
paradise-score-all = { paradise-seat }, mit allen Karten: { $points } ({ $parts })
paradise-score-part =
    { $what ->
        [villages] Dörfer { $points }: { $names }
        [home] Heimat { $points }: { $names }
        [group] verbundene Gruppen { $points }: { $names }
        [atoll] Atolle { $points }: { $names }
        [card] Karten { $points }: { $names }
        [kumara] { $names }Kumara { $points }
       *[cut] { $names }Abholzung { $points }
    }

## Die Karte als Liste

paradise-place-open =
    { $kind ->
        [sea] { $place }, Meer.
       *[unknown] { $place }, unbekannt.
    }
paradise-place-atoll = { $place }, Atoll.
paradise-place-wild =
    { $locals ->
        [one] { $place }, unabhängig, { $squares }, 1 Dorfwache.
       *[other] { $place }, unabhängig, { $squares }, { $locals } Dorfwachen.
    }
paradise-place-free = { $place }, gehört niemandem, { $squares }.
paradise-place-held =
    { $home ->
        [yes] { $place }, Heimat von { paradise-seat-of }
       *[no] { $place }, { paradise-seat }
    }: { $villages }, { $squares }.
paradise-place-secret = { $place }, geheimes Plättchen, gesehen von { $players }.
paradise-place-secret-own = { $place }, geheimes Plättchen, gesehen von { $players }: { $group }, { $squares }.
paradise-squares = Quadrate { $green } grün, { $brown } braun
paradise-squares-improved = { paradise-squares }, davon verbessert { $improved }
paradise-pieces =
    { $number ->
        [one] 1 Figur
       *[other] { $number } Figuren
    }
paradise-pile =
    { paradise-seat }: { $pieces }{ $open ->
        [yes] , offen { $face }
       *[no] { "" }
    }.
paradise-explorer-here = Entdecker von { paradise-seat-of }, { $knots }.
paradise-fleet-here = Flotte von { paradise-seat-of }: { $fleet }.

## Auswahl

paradise-choices =
    { $kind ->
        [first] Zuerst
        [home] Heimat
        [explore] Erkunden
        [look] Ansehen
        [cross] Durchfahren
        [push] Abtreiben
        [hide] Behalten
        [turn] Aufdecken
        [take] Durchfahrt
        [put] Absetzen
        [fight] Kämpfen
        [use] Einsetzen
        [lose] Verlieren
        [carry] Mitnehmen
        [retreat] Rückzug
        [save] Opfern
        [settle] Siedeln
        [village] Dorf
        [feast] Fest
        [agriculture] Acker
        [colony] Kolonie
        [transport] Transport
        [transport-up] Kette
        [war-canoe] Kriegskanu
        [warriors] Krieger
        [rumor] Gerücht
        [card] Karte
        [focus] Einkehr
        [fleet] Flotte
        [sail] Fahren
        [add] Mitnehmen
        [load] Einladen
        [land] Absetzen
        [drop] Dalassen
        [flip] Umdrehen
        [aside] Immer
        [fell] Abholzen
        [search] Kumara
        [seek] Weitersuchen
        [arrive] Südamerika
        [march] Zu Fuß
        [store] Aufheben
        [spend] Vorrat
       *[done] Ende
    }
paradise-choices-cost = { $title } ({ $cost })
paradise-short =
    { $piece ->
        [W] Krieger
        [C] Kriegskanu
        [T] Transport
        [L] Kolonie
        [R] Gerücht
       *[V] Dorfwache
    }
paradise-short-load =
    { $load ->
        [W] Krieger
       *[L] Kolonie
    }
paradise-short-sailed =
    { $hexes ->
        [0] { "" }
        [one] { "" }, 1 Feld gefahren
       *[other] { "" }, { $hexes } Felder gefahren
    }
paradise-short-canoe =
    { $load ->
        [none] { paradise-short }{ paradise-short-sailed }
       *[other] { paradise-short } mit { paradise-short-load }{ paradise-short-sailed }
    }
paradise-short-loading =
    { $piece ->
        [none] { paradise-short-load }
       *[other] { paradise-short-load }: { paradise-short }{ paradise-short-sailed }
    }
paradise-short-flip =
    { $way ->
        [up] offen
       *[down] verdeckt
    }
paradise-short-focus = 1 Baupunkt mehr
paradise-done =
    { $stage ->
        [explore] der Entdecker bleibt daheim
        [return] der Entdecker kehrt heim
        [transit] keine Durchfahrt mehr
        [move] keine Bewegung mehr
        [fleet] die Flotte hält hier an
        [arioi] es zum Kampf kommen lassen
        [battle-card] keine Karte
        [save] kein Dorf mehr retten
        [regroup] alles bleibt verdeckt
        [build] fertig gebaut
        [settle] fertig gesiedelt
        [reveal] keine Karten mehr
       *[claim] es dabei lassen
    }
paradise-would-first =
    { $players ->
        [2] { paradise-other } spielt zuerst
       *[other] { paradise-other } zuerst, { $way ->
            [clockwise] im Uhrzeigersinn
           *[counter] gegen den Uhrzeigersinn
        }
    }
paradise-would-fell = { paradise-other } zählt 2 Punkte weniger
paradise-would-carry =
    { $colonies ->
        [0] keine Kolonie kommt mit
        [one] 1 Kolonie kommt mit
       *[other] { $colonies } Kolonien kommen mit
    }
paradise-would-build = { paradise-item } bei { $place }
paradise-would =
    { $kind ->
        [home] { $place } wird die Heimat
        [explore] der Entdecker fährt nach { $place }
        [look] der Entdecker sieht das geheime Plättchen auf { $place } an, für 2 Knoten
        [cross] der Entdecker fährt durch { $place }, für 2 Knoten
        [push] der Entdecker treibt nach { $place }
        [hide] das Plättchen bleibt geheim, unter einem Marker
        [turn] das Plättchen auf { $place } wird für alle aufgedeckt
        [reveal] das Plättchen auf { $place } wird für alle aufgedeckt
        [put] die Figur geht nach { $place }
        [fight] der Kampf bei { $place } ist der nächste
        [use] „{ $card }“ wird eingesetzt
        [show] „{ $card }“ wird aufgedeckt
        [retreat] die Figuren ziehen sich nach { $place } zurück
        [settle] eine Kolonie wird bei { $place } zum Dorf
        [feast] ein Fest bringt ein Dorf bei { $place }
        [focus] 1 Baupunkt mehr; der Entdecker setzt im nächsten Zug aus
        [fleet] bei { $place } wird eine Flotte gebildet
        [sail] die Flotte fährt nach { $place }
        [search] der Entdecker bricht von { $place } auf, um Kumara zu suchen
        [seek] der Entdecker fährt nach { $place }
        [arrive] der Entdecker erreicht Südamerika
        [store] ein Baupunkt von { $place } wird aufgehoben
        [spend] 1 Baupunkt mehr, aus dem Vorrat
       *[disband] ein Gerücht bei { $place } verschwindet
    }
paradise-would-piece =
    { $kind ->
        [take] { paradise-piece } geht von { $place } aus die Kette entlang
        [lose] { paradise-piece } wird gewählt
        [save] { paradise-piece } wird für ein Dorf geopfert
       *[march] { paradise-piece } geht von { $place } zu Fuß auf die andere Insel
    }
paradise-would-canoe =
    { $load ->
        [none] { $kind ->
            [add] { paradise-piece } kommt zur Flotte
           *[drop] { paradise-piece } bleibt hier
        }
       *[other] { $kind ->
            [add] { paradise-piece } kommt zur Flotte, darin { paradise-load }
           *[drop] { paradise-piece } bleibt hier, darin { paradise-load }
        }
    }
paradise-would-load =
    { $piece ->
        [none] { $kind ->
            [load] { paradise-load } kommt an Bord
           *[land] { paradise-load } wird hier abgesetzt
        }
       *[other] { $kind ->
            [load] { paradise-load } kommt in { paradise-piece }
           *[land] { paradise-load } wird abgesetzt, aus: { paradise-piece }
        }
    }
paradise-would-flip = das Kanu bei { $place } liegt dann { paradise-short-flip }

## Die Wörter der Schreibweise

paradise-several = Mehrere Wörter in einer Zeile werden nacheinander gespielt, ebenso Nummern aus der Liste der Möglichkeiten: @G11 +C +W >F12 oder 2 5. Auch Kleinbuchstaben und gedruckte Namen gehen: >niue.
paradise-out-of-turn = Was jederzeit erlaubt ist (!7, !H12, -R@G11), lässt sich auch eingeben, wenn jemand anders entscheidet, hinter dem Namen des Platzes: { $seat }: !7
paradise-word-first = Rot spielt zuerst, im Uhrzeigersinn; mit - andersherum
paradise-word-home = G11 wird die Heimat
paradise-word-go = Entdecker oder Flotte fährt nach H12
paradise-word-push = ein fremder Entdecker treibt nach H12
paradise-word-hide = das neue Plättchen geheim halten; das Plättchen auf H12 aufdecken
paradise-word-transit = Durchfahrt: eine Kriegerschar bei G11 nehmen; sie auf H12 absetzen
paradise-word-fleet = bei G11 eine Flotte bilden
paradise-word-canoe = ein Kanu kommt zur Flotte; eines, das 1 Feld gefahren ist und eine Kriegerschar trägt; es bleibt hier
paradise-word-load = eine Kriegerschar laden; sie absetzen; sie in ein Transportkanu laden. W Krieger, C Kriegskanu, T Transportkanu, L Kolonie, R Gerücht
paradise-word-flip = das Transportkanu bei G11 umdrehen
paradise-word-disband = bei G11 ein Gerücht von der Karte nehmen
paradise-word-fight = als Nächstes den Kampf bei H12 führen
paradise-word-lose = eine Kriegerschar gerät in Panik oder fällt (xC Kriegskanu, xV Dorfwache); Rückzug nach H12
paradise-word-carry = zwei Kolonien kommen mit, wenn nicht alle Platz haben
paradise-word-save = eine Kriegerschar opfern, um ein Dorf zu retten
paradise-word-build = bei G11 ein Dorf bauen: V Dorf, A besserer Ackerbau, K Karte, dazu die Buchstaben der Figuren
paradise-word-face-up = ein offenes Transportkanu bauen
paradise-word-feast = das Dorf, das ein Erntefest bringt
paradise-word-focus = innere Einkehr
paradise-word-settle = eine Kolonie bei G11 wird zum Dorf
paradise-word-card = Karte 7 aufdecken; Karte 7 einsetzen
paradise-word-fell = Abholzung gegen Rot
paradise-word-done = genug: heimkehren, anhalten, den Schritt beenden
paradise-sign-open = auf der Karte: unbekannt, Meer, Atoll; ein Feld heißt nach seiner Spalte und seiner oberen Zeile
paradise-sign-villages = Dörfer von Rot in der Heimat, von Rot anderswo, von unabhängigen Einheimischen
paradise-sign-squares = freies grünes Quadrat, braunes Quadrat; geheimes Plättchen, das Rot und Gelb gesehen haben
paradise-sign-pieces = deine: zwei Kriegerscharen, ein Kriegskanu, ein Kettenkanu; drei Figuren von Gelb
paradise-sign-others = drei Dorfwachen; ein Entdecker mit 2 Knoten; eine Flotte von dreien
paradise-danger =
    { paradise-seat } { $certain ->
        [yes] kann
       *[no] kann vielleicht
    } { $place }, { $foe ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[nobody] unabhängig
    }, angreifen: { $fighters } gegen { $defenders }, Siegchance { $chance } %.
paradise-danger-note = Ohne Karten gerechnet; verdeckte Figuren der anderen zählen als Kämpfer.
paradise-score-build =
    { paradise-seat } baut mit { $points }: { $villages }{ $extra ->
        [0] {""}
       *[other] , Karten und Ereignisse { $extra }
    }
