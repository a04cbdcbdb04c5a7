### Der Balancebericht: Ist ein Spiel gerecht, und was entscheidet es?

cli-balance = sehen, ob ein Spiel gerecht ist, in vielen Partien von Bots

## Die Befehlszeile

balance-games-help = Partien für jede Spielerzahl (Vorgabe: { $games })
balance-players-help = wie viele mitspielen (Vorgabe: all, jede Zahl)
balance-parts-help = Austeilungen zu zweit je Teil, den ein Bot weglässt, 0 für keine (Vorgabe: { $deals }, aber nicht mehr als Partien)
balance-bot-help = wer auf allen Plätzen spielt: { $bots }, NAME:ARBEIT, DATEI.py:KLASSE (Vorgabe: { $bot })
balance-pictures-help = die Ergebnisse in diesen Ordner zeichnen
balance-only-paradise = Einen Balancebericht gibt es nur für paradise, nicht für { $game }: { $motu } balance paradise
balance-no-folder = Für die Bilder braucht es einen Ordner, und das hier ist eine Datei; wähle einen anderen Namen.

## Dateien

balance-foreign-file = Das ist kein Protokoll eines Balanceberichts; wähle einen anderen Namen, damit es nicht überschrieben wird.
balance-busy-file = In diese Datei schreibt gerade ein anderer Balancebericht; warte auf ihn, oder wähle einen anderen Namen.
balance-other-settings =
    { $what ->
        [bot] Das sind Partien eines anderen Bots; wähle einen anderen Namen für diesen Bericht.
        [components] Diese Partien wurden mit anderem Spielmaterial gespielt; wähle einen anderen Namen für diesen Bericht.
        [seed] Diese Partien stammen aus einem anderen Startwert; wähle einen anderen Namen für diesen Bericht.
        [rules] Diese Partien wurden nach anderen Regeln gespielt; wähle einen anderen Namen für diesen Bericht.
       *[game] Das sind Partien eines anderen Berichts; wähle einen anderen Namen für diesen.
    }

## Während er läuft

balance-opening =
    { $games ->
        [one] Conquest of Paradise: { $bot } auf allen Plätzen, { $games } Partie für jede Spielerzahl ({ $players }), Startwert „{ $seed }“.
       *[other] Conquest of Paradise: { $bot } auf allen Plätzen, { $games } Partien für jede Spielerzahl ({ $players }), Startwert „{ $seed }“.
    }
balance-opening-parts =
    { $deals ->
        [one] Und gegen sich selbst ohne einen Teil ({ $parts }): je { $deals } Austeilung zu zweit, von beiden Plätzen gespielt.
       *[other] Und gegen sich selbst ohne einen Teil ({ $parts }): je { $deals } Austeilungen zu zweit, von beiden Plätzen gespielt.
    }
balance-kept = Jede fertige Partie wird in { $file } aufbewahrt
balance-progress = { $done }/{ $total } · { $rate } Partien/s · noch { $left }
balance-deadly-game = Partie { $game } zu { $players } Spielern: { $deaths } Prozesse nacheinander sind daran gestorben, deshalb endet der Bericht hier; die Partien davor sind aufbewahrt.
balance-deadly-part = Austeilung { $game } zu { $players } Spielern ohne { balance-part }: { $deaths } Prozesse nacheinander sind daran gestorben, deshalb endet der Bericht hier; die Partien davor sind aufbewahrt.
balance-failures =
    { $games ->
        [one] { $games } Partie zählt nicht, weil der Bot versagt hat: { $problem }
       *[other] { $games } Partien zählen nicht, weil der Bot versagt hat, beim ersten Mal so: { $problem }
    }

## Das Ergebnis

balance-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
balance-side =
    { $side ->
        [winners] { $players }: Sieger
       *[losers] { $players }: Verlierer
    }
balance-head-games = Mittel einer Partie
balance-games = Partien
balance-turns = Züge: Median (Quartile)
balance-ending-points = durch Punkte beendet
balance-ending-last = beendet, da nur einer übrig war
balance-ending-limit = im letzten erlaubten Zug beendet
balance-shared = geteilte Siege
balance-decisions = Entscheidungen
balance-battles = Kämpfe
balance-battles-players = Kämpfe zwischen Spielern
balance-with-battles = Partien mit einem Kampf
balance-with-battles-players = Partien mit einem zwischen Spielern
balance-succeed = erfolgreiche Angriffe
balance-succeed-players = erfolgreiche Angriffe auf Spieler
balance-conquered = eroberte Inselgruppen
balance-eliminated = ausgeschiedene Spieler
balance-with-eliminated = Partien mit Ausgeschiedenen
balance-cards-winners = gekaufte Karten eines Siegers
balance-cards-losers = gekaufte Karten eines Verlierers
balance-explorers = verschollene Entdecker
balance-tiles = gefundene Plättchen
balance-settled = besiedelte Inselgruppen
balance-head-homes = Heimat
balance-head-players = Spieler
balance-head-wins = Siege
balance-head-ratio = des gerechten Anteils
balance-head-points = Punkte der Sieger / Verlierer
balance-source-villages = Dörfer
balance-source-home = Heimat
balance-source-groups = verbundene Inselgruppen
balance-source-atolls = Atolle
balance-source-cards = Karten
balance-source-cut = Abholzung
balance-source-total = zusammen

## Wie früh Partien enden, und angegriffene Heimaten

balance-rush = Partien zu Ende / durch Ausscheiden / mit eroberter Heimat, in Prozent, nach:
balance-head-turn = Zug
balance-head-attacks = Heimaten der anderen
balance-home-attacks = Angriffe auf Heimaten je Partie
balance-home-attacks-succeed = erfolgreiche Angriffe auf Heimaten
balance-homes-taken = eroberte Heimaten je Partie
balance-homes-regained = zurückgewonnen bis Ende des nächsten Zugs
balance-with-taken = Partien mit eroberter Heimat
balance-owner-wins = dann Siege des Besitzers, gerechter Anteil
balance-won-by-taker = gewonnen vom Eroberer einer Heimat
balance-won-by-owner = gewonnen vom Besitzer einer verlorenen
balance-won-by-both = gewonnen von einem, der beides war
balance-won-by-neither = gewonnen von einem anderen

## Was zu einem guten Spiel gehört

balance-part =
    { $part ->
        [exploration] Erkundung
        [links] Verbindungen
        [cards] Karten
        [battles] Kämpfe
       *[settling] Besiedlung
    }
balance-head-parts = ohne
balance-head-deals = Austeilungen
balance-head-whole-wins = Siege des ganzen Bots
balance-head-wanted = erwünscht
balance-head-found = gefunden
balance-head-aim = Ziel
balance-wanted =
    { $what ->
        [turns] Züge, Median
        [early] Partien vor Zug 6 zu Ende
        [elimination] Partien mit Ausgeschiedenen
        [home] { $name }: Siege, gerechter Anteil
        [home-attacks] Angriffe auf Heimaten je Partie
        [home-attacks-succeed] erfolgreiche Angriffe auf Heimaten
        [part] Siege gegen sich ohne { $name }
        [won] gewonnene Partien
       *[bare] Gegner am Ende ohne Inselgruppe
    }
balance-holds =
    { $holds ->
        [yes] erfüllt
       *[no] verfehlt
    }
balance-sound =
    { $broken ->
        [0] Alle { $wanted } Werte sind, wie sie sein sollen.
        [one] { $broken } von { $wanted } Werten ist nicht, wie er sein soll.
       *[other] { $broken } von { $wanted } Werten sind nicht, wie sie sein sollen.
    }

## Bilder

balance-picture-homes = Siege nach Heimat
balance-picture-homes-axis = Siege in gerechten Anteilen mit ihrem 95-%-Intervall; erwünscht: { $low } bis { $high }
balance-picture-points = Woher die Punkte kommen
balance-picture-points-axis = Mittlere Punkte am Ende einer Partie, nach Spielerzahl
balance-picture-turns = Wie lange eine Partie dauert
balance-picture-turns-x = Züge
balance-picture-turns-y = beendete Partien in Prozent
balance-picture-rush = Eroberte Heimaten und Ausgeschiedene
balance-picture-rush-y = Partien bis dahin, in Prozent
balance-rush-series =
    { $what ->
        [home_taken] { $players }: Heimat erobert
       *[by_elimination] { $players }: durch Ausscheiden beendet
    }
balance-picture-parts = Was jeder Teil für { $bot } wert ist
balance-picture-parts-axis = Siege gegen sich selbst ohne diesen Teil, in Prozent, mit 95-%-Intervall; erwünscht: ab { $least }
balance-picture-battles = Kämpfe
balance-picture-battles-x = Kämpfe in einer Partie
balance-picture-battles-y = Partien mit so vielen oder mehr, in Prozent
balance-picture-cards = Gekaufte Karten
balance-picture-cards-x = Karten in einer Partie
balance-picture-cards-y = Spieler mit so vielen oder mehr, in Prozent
