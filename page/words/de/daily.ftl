### Die Partie des Tages.

daily-lead = Heute bekommen alle dieselben Karten, gegen { $bot }, und die Antworten sind für alle gleich. Du hast einen Versuch; es zählt, mit wie vielen Punkten du gewinnst.
daily-play = Die heutige Partie spielen
daily-go-on = Deine Partie fortsetzen
daily-replay = Deine Partie nachspielen
daily-share = Ergebnis kopieren
daily-share-text = Motu, Tagespartie vom { $day }, gegen { $bot }: { $result }
daily-ended =
    { $how ->
        [won] Gewonnen.
        [lost] Verloren.
       *[drawn] Unentschieden.
    }
daily-ended-by =
    { $points ->
        [0] { daily-ended }
        [one] { $how ->
            [lost] Mit 1 Punkt verloren.
           *[won] Mit 1 Punkt gewonnen.
        }
       *[other] { $how ->
            [lost] Mit { $points } Punkten verloren.
           *[won] Mit { $points } Punkten gewonnen.
        }
    }
daily-better = So gut wie oder besser als { $share } der anderen.
daily-next = Die nächste Partie kommt in { $time }.
daily-results = Ergebnisse von heute
daily-played =
    { $count ->
        [0] Noch niemand hat die heutige Partie beendet.
        [one] Bisher hat eine Person die heutige Partie beendet.
       *[other] Bisher haben { $count } die heutige Partie beendet.
    }
daily-hidden = Wie es ausging, siehst du nach deiner eigenen Partie.
daily-tally =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }, { $draws } Unentschieden, { $losses ->
        [one] 1 Niederlage
       *[other] { $losses } Niederlagen
    }
daily-chart = Partien nach dem Vorsprung oder Rückstand in Punkten
daily-as-table = Als Tabelle
daily-margin = Punkte Vorsprung
daily-games = Partien
daily-you = du
daily-before = Die Tage davor
daily-day = Tag
daily-won = Gewonnen
