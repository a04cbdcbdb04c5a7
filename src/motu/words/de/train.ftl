### Das Training eines Netzes.

cli-train = ein Netz das Spiel von null an lernen lassen, gegen sich selbst
train-games-help = wie viele Partien es gegen sich selbst spielt (Vorgabe: { $games })
train-seed-help = woher aller Zufall kommt, eine ganze Zahl (Vorgabe: { $seed })
train-threads-help = wie viele Threads gleichzeitig spielen (Vorgabe: { $threads })
train-keep = Das Training aufbewahren
train-out-help = der Ordner für Gewichte, Protokoll und Bild; derselbe Befehl macht mit dem weiter, was dort liegt (Vorgabe: train-SPIEL)
train-needs-numba = Das Training braucht Numba: Installiere motu mit dem Zusatz „fast“ oder starte mit ./dev, das erledigt es.
train-not-here = Für { $game } gibt es noch nichts zu trainieren.
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
