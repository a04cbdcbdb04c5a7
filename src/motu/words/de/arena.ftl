### Die Arena: Bots gegen Bots.

cli-arena = Bots gegeneinander spielen lassen und ihre Stärke messen

## Die Befehlszeile

arena-bots-help = zwei oder mehr Bots: { $bots }, NAME:ARBEIT, DATEI.py:KLASSE; mit @1s, @100ms oder @0.1 dahinter hat ein Bot seine eigene Zeit für einen Zug
arena-games-help = Partien für jedes Paar, jede Kartenverteilung in jeder Sitzordnung (sonst { $games })
arena-players-help = Spieler an einem Tisch; ab dreien sitzt jeder Bot eines Paares allein unter mehreren des anderen (sonst 2, oder was --preset sagt)
arena-preset-help = von Kahuna modern (wenn nichts anderes gesagt wird), classic, sheet oder russian; von Conquest of Paradise two (ebenso), three, four oder solitaire
arena-option-help = eine einzelne Option der Regeln, zum Beispiel sudden-win=no oder kumara=yes
arena-seconds-help = Zeit für einen Zug, für Bots ohne eigene (sonst { $seconds })
arena-clock-help = was als Zeit zählt: die wirklich vergangene Zeit oder die Zeit des Prozessors, auf die andere Arbeit auf dem Rechner keinen Einfluss hat (sonst wall)
arena-text = TEXT
arena-seed-help = woher aller Zufall kommt: derselbe Text, dieselben Karten (sonst { $seed })
arena-where = Wo gespielt wird
arena-workers-help = Prozesse auf diesem Rechner (sonst einer für jeden Kern)
arena-ray-help = auf einem Ray-Cluster: dem von RAY_ADDRESS oder einem eigenen auf diesem Rechner
arena-keep = Die Ergebnisse aufbewahren
arena-out-help = wo die Ergebnisse stehen; derselbe Befehl setzt fort, was dort ist
arena-picture-help = die Rangliste zeichnen
arena-too-few = Eine Arena braucht mindestens zwei Bots, zum Beispiel: { $motu } arena kahuna greedy random
arena-twice = Der Bot „{ $bot }“ ist zweimal genannt; gib einem davon eine andere Zeit oder eine andere Menge Arbeit.
arena-bad-time = „{ $word }“: „{ $time }“ ist keine Zeit für einen Zug; schreib 1s, 100ms oder 0.1, höchstens eine Stunde.
arena-bad-seconds = --seconds braucht eine Zeit wie 0.1, 100ms oder 2s, höchstens eine Stunde; „{ $word }“ ist keine.
arena-bad-number = { $option } braucht eine ganze Zahl von 1 bis { $most }, nicht „{ $word }“.
arena-picture-svg = Das Bild ist ein SVG: Sein Name muss auf .svg enden.
arena-players-fixed = { $game } hat immer { $players } Spieler; lass --players weg.
arena-rounded =
    { $seats ->
        [2] { $games } Partien lassen sich nicht gleichmäßig auf beide Plätze verteilen: Jedes Paar spielt { $rounded }.
       *[other] { $games } Partien lassen sich nicht gleichmäßig auf alle Sitzordnungen verteilen: Jedes Paar spielt { $rounded }.
    }

## Dateien

arena-no-journal = Diese Datei gibt es schon, aber nicht die Partien, die zu ihr gehören müssten ({ $journal }); wähle einen anderen Namen, damit sie nicht überschrieben wird.
arena-foreign-file = Das ist nicht das Protokoll einer Arena; wähle einen anderen Namen, damit es nicht überschrieben wird.
arena-busy-file = Gerade schreibt eine andere Arena in diese Datei; warte auf sie oder wähle einen anderen Namen.
arena-broken-line = Diese Zeile ist nicht lesbar, die Datei wurde also verändert oder beschädigt; ohne diese Zeile würde der Rest wieder zählen.
arena-other-settings =
    { $what ->
        [entrants] Das sind Partien anderer Bots oder von Bots mit anderen Zeiten; wähle für diese Arena einen anderen Namen.
        [options] Diese Partien wurden nach anderen Regeln gespielt; wähle für diese Arena einen anderen Namen.
        [seed] Diese Partien stammen aus einem anderen Startwert; wähle für diese Arena einen anderen Namen.
        [clock] Diese Partien wurden nach einer anderen Uhr gespielt; wähle für diese Arena einen anderen Namen.
        [players] Diese Partien wurden in anderen Sitzordnungen gespielt; wähle für diese Arena einen anderen Namen.
       *[game] Das sind Partien einer anderen Arena; wähle für diese einen anderen Namen.
    }

## Während sie läuft

arena-opening =
    { $games ->
        [one] { $game }, { $rules }: { $bots } Bots, { $games } Partie, Startwert „{ $seed }“.
       *[other] { $game }, { $rules }: { $bots } Bots, { $games } Partien, Startwert „{ $seed }“.
    }
arena-kept = Alles, was zu Ende gespielt ist, steht in { $file }
arena-goes-on = { $done } von { $total } Partien sind schon da.
arena-progress = { $done }/{ $total } · { $rate } Partien/s · noch { $left } · { $leaders }
arena-deadly-deal = { $one } gegen { $other }, Kartenverteilung { $deal }: { $deaths } Prozesse nacheinander sind daran gestorben, darum endet die Arena hier; die Partien davor sind gesichert.
arena-no-ray = Ray ist nicht installiert: Installiere motu mit dem Zusatz „cluster“ oder lass --ray weg.
arena-no-cluster = Bei { $address }, wie RAY_ADDRESS sagt, gibt es keinen Ray-Cluster; berichtige die Variable oder lösche sie, um diesen Rechner zu benutzen.
arena-interrupted = Unterbrochen. Derselbe Befehl macht hier weiter.

## Das Ergebnis

arena-alone = Gewertet ist je ein Bot allein am Tisch mit { $others } eines anderen, reihum auf jedem Platz; ein gerechter Anteil ist { $fair }.
arena-head-bot = Bot
arena-head-pair = Paar
arena-among = { $one } unter { $other }
arena-head-rating = Wertungszahl
arena-head-score = Punkte
arena-head-mean = Mittel
arena-head-worst = schlechtestes
arena-head-against = gegen
arena-head-won = gewonnen
arena-head-drawn = remis
arena-head-shared = geteilt
arena-head-lost = verloren
arena-head-turn = Zeit eines Zugs
arena-head-time = erlaubt
arena-head-median = Median
arena-head-longest = längste
arena-head-too-long = 20 % darüber
arena-decimal-mark = ,
arena-percent = { $value } %
arena-unit-s = { $value } s
arena-unit-ms = { $value } ms
arena-unit-us = { $value } µs
arena-failures =
    { $kind ->
        [illegal] { $games ->
            [one] { $bot } hat 1 Partie durch einen eigenen Fehler verloren: Gespielt wurde { $problem }, was nicht ging.
           *[other] { $bot } hat { $games } Partien durch eigene Fehler verloren, die erste durch { $problem }, was nicht ging.
        }
       *[raised] { $games ->
            [one] { $bot } hat 1 Partie durch einen eigenen Fehler verloren: { $problem }
           *[other] { $bot } hat { $games } Partien durch eigene Fehler verloren, die erste dadurch: { $problem }
        }
    }
arena-no-choix = Wertungszahlen fehlen, weil das Paket choix nicht installiert ist: Installiere motu mit dem Zusatz „arena“, oder starte mit ./dev, das tut es.
arena-written = Ergebnisse: { $file }
arena-drawn = Bild: { $file }
arena-picture-title = Bots bei { $game } ({ $rules })
arena-picture-axis = Wertungszahl auf der Elo-Skala mit ihrem 95-%-Intervall; { $games } Partien je Paar
