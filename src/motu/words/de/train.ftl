### Das Training eines Netzes.

cli-train = ein Netz ein Spiel von null an aus Partien lernen lassen
train-games-help = wie viele Partien es gegen sich selbst spielt (Vorgabe: { $games })
train-seed-help = woher aller Zufall kommt, eine ganze Zahl (Vorgabe: { $seed })
train-threads-help = wie viele Threads gleichzeitig spielen (Vorgabe: { $threads })
train-keep = Das Training aufbewahren
train-out-help = der Ordner für Gewichte, Protokoll und Bild; derselbe Befehl macht mit dem weiter, was dort liegt (Vorgabe: train-SPIEL)
train-needs-numba = Das Training braucht Numba: Installiere motu mit dem Zusatz „fast“ oder starte mit ./dev, das erledigt es.
train-other-plan = In { $folder } liegt ein anderes Training, mit --games { $games } --seed { $seed } --threads { $threads }; mach mit genau diesen Werten weiter oder wähle einen anderen Ordner.
train-opening = Training in { $folder }: { $games } Partien. Zuerst wird übersetzt, das kann ein, zwei Minuten dauern.
train-goes-on = Weiter nach { $games } Partien.
train-interrupted = Nach { $games } Partien unterbrochen; nichts ist verloren, derselbe Befehl macht hier weiter.
train-done = Fertig. Die Gewichte liegen in { $weights }, die Kurve in { $picture }.
train-progress = { $done } von { $total } Partien, { $speed } in der Sekunde, noch { $left }
train-report = { $games } Partien in { $time }, { $speed } in der Sekunde; Fehler { $error }; { $greedy } gegen greedy, { $past } gegen sich selbst einen Bericht zuvor
train-curve-title = Lernen von Grund auf
train-curve-games = Partien gegen sich selbst
train-curve-points = Punkte von 100
train-curve-greedy = gegen greedy
train-curve-past = gegen sich selbst einen Bericht zuvor

## Die Bewertung von Conquest of Paradise

train-players-help = für wie viele Spieler die Bewertung gilt; 1 ist das Solospiel (Vorgabe: { $players })
train-scripts-help = aus wie vielen Partien sie lernt; Bots vieler Arten spielen sie (Vorgabe: { $games })
train-folder-help = der Ordner für Partien, Gewichte, Protokoll und Bilder; derselbe Befehl macht mit dem weiter, was dort liegt, auch für mehr Partien (Vorgabe: train-paradise-SPIELER)
train-needs-numpy = Das Training braucht NumPy: Installiere motu mit dem Zusatz „fast“ oder starte mit ./dev, das erledigt es.
train-few-games = --games muss mindestens { $least } sein: Aus einigen Partien wird gelernt, nach einigen ausgewählt, an einigen gemessen.
train-foreign-file = Das sind nicht die Partien eines Trainings; wähle einen anderen Ordner, damit nichts überschrieben wird.
train-busy-file = In diese Datei schreibt gerade ein anderes Training; warte, bis es fertig ist, oder wähle einen anderen Ordner.
train-broken-line = Diese Zeile ist nicht zu lesen, die Datei wurde also verändert oder beschädigt; ohne diese Zeile zählte der Rest wieder.
train-other-lessons =
    { $what ->
        [players] Das sind Partien mit einer anderen Zahl von Spielern; wähle einen anderen Ordner.
        [seed] Diese Partien stammen aus einem anderen Startwert; wähle einen anderen Ordner.
        [figures] Diese Partien stammen von einer anderen Version von motu, die auf anderes sah; wähle einen anderen Ordner.
       *[other] Das sind Partien eines anderen Trainings; wähle einen anderen Ordner.
    }
train-deadly-game = Partie { $game }: { $deaths } Arbeitsprozesse hintereinander sind daran gestorben, darum endet das Training hier; die Partien davor sind aufbewahrt.
train-value-opening =
    { $players ->
        [1] Training der Bewertung für das Solospiel in { $folder }: { $games } Partien.
       *[other] Training der Bewertung für Partien zu { $players } in { $folder }: { $games } Partien.
    }
train-playing = { $done }/{ $total } · { $rate } Partien/s · noch { $left }
train-fitting = Anpassung, Durchgang { $done } von { $total } · noch { $left }
train-fitted = { $games } Partien: Log-Verlust { $learnt } in gelernten Partien, { $test } in anderen
train-loss-table = Log-Verlust in { $games } Partien, aus denen nichts gelernt wurde, nach den Punkten des Führenden:
train-phase = Führender
train-phase-from = { $low } bis { $high }
train-phase-all = alle
train-tables = Stellungen
train-net = Bewertung
train-points = nur Punkte
train-even = gleiche Chancen
train-brier = Brier-Wert: Bewertung { $net }, nur Punkte { $points }, gleiche Chancen { $even }.
train-off = Was die Bewertung sagt und was geschieht, liegt im Mittel { $off } auseinander.
train-value-done = Fertig. Die Gewichte liegen in { $weights }, die Kurve in { $curve }, wie verlässlich die Chancen sind, in { $reliability }.
train-curve-value-title =
    { $players ->
        [1] Was mehr Partien bringen, Solospiel
       *[other] Was mehr Partien bringen, { $players } Spieler
    }
train-curve-lessons = Partien
train-curve-loss = Log-Verlust
train-curve-test = in anderen Partien
train-curve-learnt = in gelernten Partien
train-reliability-title =
    { $players ->
        [1] Stimmen die Chancen? Solospiel
       *[other] Stimmen die Chancen? { $players } Spieler
    }
train-reliability-told = genannte Gewinnchance in Prozent
train-reliability-happened = wie viele davon gewannen, in Prozent

## Was eine verdeckte Figur sein kann

train-what-help = was gelernt wird: value, die Gewinnchance, oder belief, was eine verdeckte Figur eines Gegners sein kann (Vorgabe: value; belief lernt, wenn nichts gesagt ist, aus { $games } Partien zu zweit bis viert)
train-belief-players = Vermutungen lernt man aus Partien zu zweit, zu dritt und zu viert zugleich: Lass --players weg.
train-belief-opening = Training der Vermutungen über verdeckte Figuren in { $folder }: { $games } Partien.
train-belief-table = Log-Verlust einer verdeckten Figur in { $games } Partien, aus denen nichts gelernt wurde:
train-pieces = Figuren
train-number = Zahl
train-place =
    { $place ->
        [sea] auf See
        [own] auf eigenen Gruppen
       *[land] auf anderem Land
    }
train-way =
    { $way ->
        [box] nur nach der Schachtel
        [seen] nach Augenschein
       *[followed] mit Gedächtnis
    }
train-belief-done = Fertig. Die Gewichte liegen in { $weights }.
