### Partien noch einmal sehen: Wiedergabe, Rückschau und Tipps.

## Eine Partie laden

replay-load-title = Partie laden
replay-load-lead = Jede Partie lässt sich als kurzer Text speichern, als Aufzeichnung. Füg hier eine ein, um sie noch einmal zu sehen oder von jeder Stellung aus weiterzuspielen.
replay-load-record = Die Aufzeichnung
replay-load-choose = Datei wählen
replay-load-drop = Füge den Text ein, wähle die Datei oder zieh sie hierher; bei einem Spiel mit eigenem Material auch dessen Tabellen.
replay-load-tables = Tabellen dazu wählen
replay-load-tables-called = Aus einer Aufzeichnung
replay-load-tables-here = Die Tabellen sind da.
replay-load-tables-other = Das sind andere Tabellen ({ $name }) als die, mit denen gespielt wurde ({ $wanted }).
replay-load-too-long = Diese Datei ist länger als jede Aufzeichnung; wähle eine andere.
replay-load-line = Zeile { $line }:
replay-load-replay = Nachspielen
replay-load-analyse = Analysetisch
replay-load-analyse-note = Am Analysetisch spielst du für beide Seiten, nimmst zurück, was du willst, und bekommst Tipps.

replay-title = Wiedergabe
replay-loading = Die Partie wird geladen …
replay-load = Eine Partie laden
replay-running = Sie läuft noch: Du siehst, was dein Platz gesehen hat.
replay-to-table = Zum Tisch
replay-board = Brett und Schritte
replay-panels = Mehr zu dieser Partie
replay-log = Verlauf
replay-review = Rückschau
replay-share = Teilen

## Durch eine Partie gehen

replay-deal =
    { $game ->
        [paradise] Die Partie beginnt.
       *[other] Die Karten sind ausgeteilt.
    }
replay-round =
    { $game ->
        [paradise] Zug { $round }
       *[other] Runde { $round }
    }
replay-step = Schritt der Partie
replay-steps = Schritte und Züge
replay-first = Zum Anfang
replay-previous-turn = Einen Zug zurück
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-next-turn = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-view = Gesehen von
replay-view-open =
    { $game ->
        [paradise] Alles
       *[other] Alle Karten
    }

## Mitnehmen

replay-link = Link kopieren
replay-link-about = Ein Link auf diese Stellung enthält die ganze Partie: Wer ihn öffnet, sieht sie auf diesem Server, auch ohne Konto.
replay-link-copied = Der Link auf diese Stellung ist kopiert.
replay-link-empty = In diesem Link steckt keine Partie; lade ihre Aufzeichnung oder bitte um den ganzen Link.
replay-link-broken = Dieser Link wurde unterwegs abgeschnitten oder verändert, die Partie darin ist nicht zu lesen; bitte noch einmal um ihn.
replay-record = Aufzeichnung speichern
replay-picture = Bild des Bretts speichern
replay-picture-failed = Dieser Browser konnte kein Bild des Bretts machen.

## Noch einmal versuchen

replay-branch = Von hier aus noch einmal
replay-branch-about = Die Partie geht von dieser Stellung aus weiter, und Bots übernehmen alle anderen Plätze. Gewertet wird sie nicht.
replay-branch-seat = Du spielst
replay-branch-bot = Gegen
replay-branch-begin = Anfangen

## Die Rückschau

replay-review-about = Ein starker Bot geht die Partie durch: wie die Chancen standen, wo sie kippte und was besser gewesen wäre.
replay-review-begin = Auf die Partie zurückschauen
replay-review-again = Noch eine Rückschau
replay-review-cut = Die Rückschau brach unterwegs ab; fang sie noch einmal an.
replay-cancel = Abbrechen
replay-quality = Wie gründlich
replay-quality-name =
    { $quality ->
        [quick] Schnell
        [normal] Normal
       *[deep] Gründlich
    }
replay-quality-time =
    { $quality ->
        [quick] Dauert einige Sekunden.
        [normal] Dauert etwa eine Viertelminute.
       *[deep] Dauert zwei Minuten oder länger.
    }
replay-turn = Zug { $turn }, { kahuna-seat }
replay-played = Gespielt
replay-better = Besser
replay-point-mistake = Eine Chance von { $first }, möglich gewesen wären { $second }.
replay-point-lucky = Glück: Die gezogenen Karten erhöhten die Chance von { kahuna-seat } von { $first } auf { $second }.
replay-point-unlucky = Pech: Die gezogenen Karten senkten die Chance von { kahuna-seat } von { $first } auf { $second }.
replay-graph-start = Vor dem ersten Zug: Die Chance von Weiß ist { $chance }
replay-graph-turn = Nach Zug { $turn } von { kahuna-seat }: Die Chance von Weiß ist { $chance } { $mark }
replay-table = Die Zahlen als Tabelle
