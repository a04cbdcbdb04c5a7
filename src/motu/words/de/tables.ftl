### Tische, an denen Menschen und Bots sitzen.

tables-player =
    { $player ->
        [white] Weiß
        [black] Schwarz
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[other] { $player }
    }

## Tische ansehen, eröffnen, sich setzen

tables-no-table = Diesen Tisch gibt es nicht, oder er ist privat; bitte seinen Gastgeber um den Einladungslink.
tables-not-invited = Dieser Tisch ist nur für Eingeladene; bitte seinen Gastgeber um den Einladungslink.
tables-full = An diesem Tisch sind alle Plätze besetzt; du kannst zusehen oder selbst einen Tisch eröffnen.
tables-no-seat = Einen Platz { $seat } hat dieser Tisch nicht; die Plätze zählen ab 0.
tables-seat-taken = Dort sitzt schon { $name }; wähle einen anderen Platz.
tables-seated-already = Du sitzt schon an diesem Tisch; steh auf, bevor du einen anderen Platz nimmst.
tables-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
tables-needs-person = Mindestens ein Platz ist für einen Menschen; unter sich spielen Bots hier nicht.
tables-too-many-tables =
    { $most ->
        [one] Du kannst nur an 1 Tisch sitzen, dessen Partie noch nicht zu Ende ist; beende diese erst.
       *[other] Du kannst nur an { $most } Tischen sitzen, deren Partie noch nicht zu Ende ist; beende erst eine davon.
    }
tables-wrong-seats =
    { $seats ->
        [one] Dieses Spiel hat 1 Platz; sag, wer ihn bekommt, und nicht mehr.
       *[other] Dieses Spiel hat { $seats } Plätze; sag für jeden, wer ihn bekommt, nicht mehr und nicht weniger.
    }
tables-bad-seat = Ein Platz kann für „me“, „free“ oder „bot“ sein, nicht für „{ $kind }“.
tables-one-seat = Du kannst nur einen Platz haben, außer wenn sich mehrere dieses Gerät teilen: Dann eröffne den Tisch als gemeinsamen.
tables-bad-clock = So lässt sich die Uhr nicht stellen: Wähle entweder bis zu { $hours } Stunden für die ganze Partie und bis zu { $increment } Sekunden dazu nach jedem Zug, oder 60 Sekunden bis { $days } Tage für jeden Zug, oder keine Uhr.
tables-rated-needs-account = Gewertete Partien spielt man nur mit einem Konto; lege eins an oder spiel ungewertet.
tables-rated-no-bots = Gewertete Partien sind nur für Menschen, jeder an seinem eigenen Gerät; mit Bots oder an einem Gerät spielt man ungewertet.
tables-rated-needs-preset = Eine gewertete Partie folgt unverändert den Regeln einer Ausgabe; lass die anderen Optionen weg oder spiel ungewertet.

## Am Tisch

tables-not-begun = Die Partie hat noch nicht begonnen; sie beginnt, sobald alle Plätze besetzt sind.
tables-begun = Die Partie hat schon begonnen; das ging nur vorher.
tables-over = Diese Partie ist zu Ende; eine Revanche oder ein neuer Tisch beginnt die nächste.
tables-not-seated = Das kann nur, wer an diesem Tisch sitzt.
tables-not-your-seat = Das ist nicht dein Platz; handle für den, auf dem du sitzt.
tables-outdated = An diesem Tisch ist inzwischen etwas geschehen; sieh ihn dir an, wie er jetzt ist, und entscheide neu.
tables-repeated = Das ist schon geschehen und geschieht nicht noch einmal.
tables-nothing-to-take-back = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
tables-moves-number = Auf einmal lassen sich 1 bis { $most } Züge spielen; sende die übrigen danach.
tables-moves-refused = Keiner dieser Züge wurde gespielt, wegen Nummer { $number }, „{ $move }“: { $reason }
tables-no-part-to-take-back = Hier gibt es nichts, was du als Ganzes zurücknehmen könntest; seither ist etwas aufgedeckt worden, oder nichts ist begonnen.
tables-not-planned = In deinem Plan steht nichts dergleichen, was sich streichen ließe.
tables-needed-by-plan = Etwas, das du später geplant hast, braucht dies: Streiche zuerst jenes.
tables-nobody-to-agree = Hier ist niemand, der einem Unentschieden zustimmen könnte, denn Bots tun es nicht; spiel weiter oder gib auf.
tables-asked-already = { $name } hat schon um etwas gebeten; das muss erst beantwortet oder zurückgezogen werden.
tables-nothing-asked = Hier ist nichts mehr zu beantworten: Es wurde beantwortet oder zurückgezogen, oder die Partie ging weiter.
tables-not-asked = Darauf antworten andere; worum du selbst gebeten hast, kannst du zurückziehen.
tables-clock-decides = An diesem Tisch läuft eine Uhr: Wer nicht wiederkommt, dessen Zeit läuft von selbst ab.
tables-not-gone = Ein Bot kann erst für jemanden weiterspielen, der am Zug ist und seit { $minutes } min weg ist oder seit { $idle } min nichts entschieden hat; warte noch ein wenig.
tables-not-away = Den Sieg kannst du erst beanspruchen, wenn die Gegenseite am Zug und seit { $minutes } min weg ist; warte noch ein wenig.
tables-claim-by-bot = Wo andere weiterspielen, kann niemand den Sieg beanspruchen: Ein Bot kann den Platz einnehmen.
tables-no-seat-kept = An diesem Tisch hält dir kein Bot einen Platz frei; wer aufgegeben hat oder keine Zeit mehr hatte, kann dem Rest der Partie zusehen.
tables-no-rematch = Eine Revanche ist für die, die hier gespielt haben, und erst, wenn die Partie zu Ende ist.
tables-not-over = Alle Karten werden erst gezeigt, wenn die Partie zu Ende ist; bis dahin siehst du, was dein Platz sieht.
tables-daily-not-over = Diese Karten spielen andere heute noch: Offen liegen sie, und von hier weiterprobieren kann man, wenn der Tag vorbei ist.
tables-branch-not-over = Von hier aus noch einmal spielen kann man, wenn diese Partie zu Ende ist.
tables-branch-no-step = Einen Schritt { $step } hat diese Partie nicht; so viele Schritte hat sie: { $steps }.
tables-branch-over = An dieser Stelle ist die Partie schon zu Ende; wähle eine frühere.
tables-daily-no-undo = In der Tagespartie lässt sich nur ein Versehen zurücknehmen, denn alle spielen sie unter gleichen Bedingungen.
tables-daily-no-help = In der Tagespartie gibt es keine Tipps, solange sie läuft; danach gibt es eine Rückschau.
tables-rated-no-help = Diese Partie zählt für die Wertung, und bis sie vorbei ist, bekommt niemand, der sie sieht, Hilfe von den Bots.
tables-no-hints-here = An diesem Tisch wird ohne Tipps gespielt; wenn die Partie vorbei ist, gibt es eine Rückschau.
tables-played-now = Diese Partie wird gerade um die Wertung gespielt; die Bots sehen sie sich an, wenn sie vorbei ist.
tables-no-hint-now = Tipps gibt es für deinen eigenen Platz, wenn du am Zug bist.
tables-bad-quality = Eine Rückschau kann quick, normal oder deep sein, nicht „{ $quality }“.

## Wie eine Partie anders endet als nach ihren Regeln

tables-ended-resigned = { tables-player } hat aufgegeben.
tables-ended-time = { tables-player } hat die Zeit überschritten.
tables-ended-away = { tables-player } war zu lange abwesend.
tables-ended-aborted = { tables-player } hat die Partie abgebrochen, bevor alle gezogen hatten; sie zählt nicht.
tables-ended-agreed = Man hat sich auf ein Unentschieden geeinigt.
tables-ended-closed = Der Tisch wurde geschlossen, bevor die Partie begann.
tables-ended-stopped = Wer diesen Tisch eröffnet hat, hat die Partie der Bots beendet.

## Eigenes Material

tables-components-unknown = Dieses Spiel hat eigenes Material ({ $name }), und dieser Server kennt dessen Tabellen nicht: Lade auch diese.
tables-components-none = { $game } kennt kein eigenes Material.
tables-components-house = Diese Tabellen sagen dasselbe wie unsere: Ändere erst etwas darin, oder spiele mit unseren.
tables-components-many =
    { $most ->
        [one] Du hast schon { $most } eigenen Satz, mehr geht nicht: Vergiss ihn zuerst.
       *[other] Du hast schon { $most } eigene Sätze, mehr geht nicht: Vergiss zuerst einen davon.
    }
