### Die Suche nach den Zahlen, nach denen Bots für Conquest of Paradise urteilen.

cli-tune = durch Evolution bessere Zahlen für die Bots finden
tune-game-help = welches Spiel: { $games }
tune-script = SKRIPT
tune-players-help = für wie viele Spieler; 1 ist das Solospiel (Vorgabe: { $players })
tune-start-help = das Skript, mit dessen Zahlen es beginnt, oder eine Datei mit einer Tabelle von Zahlen (Vorgabe: das beste Skript für so viele)
tune-against-help = nur gegen diesen Bot, der bleibt, wie er ist, statt gegen die anderen und untereinander; es zählt allein der Sieg. Er muss nach Arbeit und nicht nach Zeit entscheiden: expert:20
tune-generations-help = wie viele Generationen (Vorgabe: { $number })
tune-games-help = etwa so viele Partien spielt eine Generation; gespielt werden ganze Austeilungen (Vorgabe: { $games })
tune-children-help = wie viele Kinder eine Generation hat (Vorgabe: { $number })
tune-keep = Die Suche aufbewahren
tune-out-help = der Ordner für Partien, Zahlen, Protokoll und Bild; derselbe Befehl macht mit dem weiter, was dort liegt, auch für mehr Generationen (Vorgabe: tune-paradise-SPIELER)
tune-few-children = --children muss mindestens { $least } sein.
tune-against-alone = --against braucht einen Gegner, und das Solospiel hat keinen: wähle --players 2, 3, 4 oder 3,4.
tune-against-time = { $bot } entscheidet nach der Zeit, die er hat, darum ließe sich keine Partie wiederholen: sag, wie viel Arbeit er leistet, etwa { $bot }:20.
tune-foreign-file = Das sind nicht die Partien einer solchen Suche; wähle einen anderen Ordner, damit nichts überschrieben wird.
tune-other-trials =
    { $what ->
        [players] Das sind Partien für eine andere Spielerzahl; wähle einen anderen Ordner.
        [seed] Diese Partien stammen aus einem anderen Startwert; wähle einen anderen Ordner.
        [start] Diese Partien begannen mit anderen Zahlen; wähle einen anderen Ordner.
        [rules] Diese Partien wurden nach anderen Regeln gespielt; wähle einen anderen Ordner.
        [against] Diese Partien wurden gegen andere gespielt; wähle einen anderen Ordner.
       *[other] Das sind Partien einer anderen Suche; wähle einen anderen Ordner.
    }
tune-deadly-trial = { $trial }: { $deaths } Arbeitsprozesse hintereinander sind an dieser Austeilung gestorben, darum endet die Suche hier; was vorher gespielt wurde, ist aufbewahrt.
tune-opening = Suche nach Zahlen für { $players } Spieler in { $folder }: { $generations } Generationen zu { $games } Partien.
tune-goes-on =
    { $trials ->
        [one] Weiter nach { $trials } Austeilung.
       *[other] Weiter nach { $trials } Austeilungen.
    }
tune-interrupted =
    { $generations ->
        [one] Nach { $generations } Generation unterbrochen; nichts ist verloren, derselbe Befehl macht hier weiter.
       *[other] Nach { $generations } Generationen unterbrochen; nichts ist verloren, derselbe Befehl macht hier weiter.
    }
tune-playing = Austeilung { $done } von { $total } · { $rate } in der Sekunde · noch { $left }
tune-report = Generation { $number }: { $games } Partien; gegen die anderen { $pool } eines gerechten Anteils; das beste Kind { $best } über dem Mittel
tune-report-against = Generation { $number }: { $games } Partien; gegen { $rival } { $pool } eines gerechten Anteils; das beste Kind { $best } über dem Mittel
tune-done = Fertig. Die Zahlen liegen in { $numbers }, die Kurve in { $picture }.
tune-curve-title = Suche nach Zahlen
tune-curve-generations = Generationen
tune-curve-worth = eines gerechten Anteils
tune-curve-pool = gegen die anderen
tune-curve-against = gegen { $rival }
tune-no-table = In der Datei steht keine Tabelle mit Zahlen, wie eine Suche sie schreibt.
