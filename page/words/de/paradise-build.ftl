# Conquest of Paradise on the page: building.

paradise-ware =
    { $ware ->
        [warriors] Krieger
        [war-canoe] Kriegskanu
        [transport] Transport
        [colony] Kolonie
        [village] Dorf
        [agriculture] Felder
        [rumor] Gerücht
        [feast] Festmahl
        [levy] Aufgebot
        [settle] Siedeln
        [store] Aufheben
       *[card] Karte
    }
paradise-build-chain = Kette von { $place }
paradise-build-cost =
    { $cost ->
        [0] umsonst
        [one] 1 Baupunkt
       *[other] { $cost } Baupunkte
    }
paradise-build-left = noch { $left }
paradise-build-note =
    { $ware ->
        [village] auf freies Quadrat
        [agriculture] auf braunes Quadrat
        [card] 1 je Zug
        [feast] Dorf, einmal
        [levy] zwei für eine
        [settle] Kolonie → Dorf
       *[store] für später
    }
paradise-build-missing =
    { $missing ->
        [none-left] keine mehr
        [too-dear] zu teuer
       *[other] jetzt nicht
    }
paradise-build-up = offen, in der Kette
paradise-build-down = verdeckt
paradise-build-where =
    { $ware ->
        [card] Die Karte kommt sofort und bleibt. Wähle eine leuchtende Gruppe, die zahlt.
       *[other] Wohin? Wähle eine leuchtende Gruppe.
    }
paradise-build-what = Was wird auf { $place } gebaut?
paradise-build-more =
    { $kind ->
        [focus] Innere Einkehr: +1
        [use] Handel: +3
        [store] 1 Punkt aufheben
       *[spend] Aufgehobener: +1
    }
paradise-build-more-told =
    { $kind ->
        [focus] Ein Baupunkt mehr in der Heimat; der Entdecker setzt im nächsten Zug aus.
        [use] Die Karte Handel bringt einmal im Spiel drei Baupunkte in der Heimat.
        [store] Ein Baupunkt wird für einen späteren Zug aufgehoben; mehr als einer geht nicht.
       *[spend] Der aufgehobene Baupunkt wird in der Heimat genutzt.
    }
paradise-plan-title = Geplant
paradise-plan-strike = streichen
paradise-plan-begin = Wähle, was du baust, oder zuerst eine leuchtende Gruppe. Niemand sieht es, bevor alle fertig sind.
paradise-plan-done = Du bist fertig.
paradise-plan-nothing = Du hast nichts zu bauen.
paradise-plan-waiting = Es fehlen noch
paradise-plan-others = Alle bauen insgeheim. Zu sehen ist es, wenn alle fertig sind.
paradise-plan-item =
    { $kind ->
        [card] eine Karte
        [focus] innere Einkehr: +1
        [use] Handel: +3
        [spend] aufgehobener Punkt: +1
       *[store] 1 Punkt aufgehoben
    }
