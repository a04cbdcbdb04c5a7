### Der Raum: Tische, an denen Menschen und Bots sitzen, die Menschen selbst, und wer für sie nachdenkt.

room-player =
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

room-no-table = Diesen Tisch gibt es nicht, oder er ist privat; bitte seinen Gastgeber um den Einladungslink.
room-not-invited = Dieser Tisch ist nur für Eingeladene; bitte seinen Gastgeber um den Einladungslink.
room-full = An diesem Tisch sind alle Plätze besetzt; du kannst zusehen oder selbst einen Tisch eröffnen.
room-no-seat = Einen Platz { $seat } hat dieser Tisch nicht; die Plätze zählen ab 0.
room-seat-taken = Dort sitzt schon { $name }; wähle einen anderen Platz.
room-seated-already = Du sitzt schon an diesem Tisch; steh auf, bevor du einen anderen Platz nimmst.
room-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
room-too-many-tables =
    { $most ->
        [one] Du kannst nur an 1 Tisch sitzen, dessen Partie noch nicht zu Ende ist; beende diese erst.
       *[other] Du kannst nur an { $most } Tischen sitzen, deren Partie noch nicht zu Ende ist; beende erst eine davon.
    }
room-wrong-seats =
    { $seats ->
        [one] Dieses Spiel hat 1 Platz; sag, wer ihn bekommt, und nicht mehr.
       *[other] Dieses Spiel hat { $seats } Plätze; sag für jeden, wer ihn bekommt, nicht mehr und nicht weniger.
    }
room-bad-seat = Ein Platz kann für „me“, „free“ oder „bot“ sein, nicht für „{ $kind }“.
room-one-seat = Du kannst nur einen Platz haben, außer wenn sich mehrere dieses Gerät teilen: Dann eröffne den Tisch als gemeinsamen.
room-bad-clock = So lässt sich die Uhr nicht stellen: Wähle entweder bis zu { $hours } Stunden für die ganze Partie und bis zu { $increment } Sekunden dazu nach jedem Zug, oder 60 Sekunden bis { $days } Tage für jeden Zug, oder keine Uhr.
room-rated-needs-account = Gewertete Partien spielt man nur mit einem Konto; lege eins an oder spiel ohne Wertung.
room-rated-no-bots = Gewertete Partien sind nur für Menschen, jeder an seinem eigenen Gerät; mit Bots oder an einem Gerät spielt man an einem Tisch ohne Wertung.
room-rated-needs-preset = Eine gewertete Partie folgt unverändert den Regeln einer Ausgabe; lass die anderen Optionen weg oder spiel ohne Wertung.

## Am Tisch

room-not-begun = Die Partie hat noch nicht begonnen; sie beginnt, sobald alle Plätze besetzt sind.
room-begun = Die Partie hat schon begonnen; das ging nur vorher.
room-over = Diese Partie ist zu Ende; eine Revanche oder ein neuer Tisch beginnt die nächste.
room-not-seated = Das kann nur, wer an diesem Tisch sitzt.
room-not-your-seat = Das ist nicht dein Platz; handle für den, auf dem du sitzt.
room-outdated = An diesem Tisch ist inzwischen etwas geschehen; sieh ihn dir an, wie er jetzt ist, und entscheide neu.
room-repeated = Das ist schon geschehen und geschieht nicht noch einmal.
room-nothing-to-take-back = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
room-moves-number = Auf einmal lassen sich 1 bis { $most } Züge spielen; sende die übrigen danach.
room-moves-refused = Keiner dieser Züge wurde gespielt, wegen Nummer { $number }, „{ $move }“: { $reason }
room-no-part-to-take-back = Hier gibt es nichts, was du als Ganzes zurücknehmen könntest; seither ist etwas aufgedeckt worden, oder nichts ist begonnen.
room-nobody-to-agree = Hier ist niemand, der einem Unentschieden zustimmen könnte, denn Bots tun es nicht; spiel weiter oder gib auf.
room-asked-already = { $name } hat schon um etwas gebeten; das muss erst beantwortet oder zurückgezogen werden.
room-nothing-asked = Hier ist nichts mehr zu beantworten: Es wurde beantwortet oder zurückgezogen, oder die Partie ging weiter.
room-not-asked = Darauf antworten andere; worum du selbst gebeten hast, kannst du zurückziehen.
room-clock-decides = An diesem Tisch läuft eine Uhr: Wer nicht wiederkommt, dessen Zeit läuft von selbst ab.
room-not-gone =
    { $seconds ->
        [one] Ein Bot kann nur für jemand anderen weiterspielen, der alle schon 1 Sekunde warten lässt; warte noch ein wenig.
       *[other] Ein Bot kann nur für jemand anderen weiterspielen, der alle schon { $seconds } Sekunden warten lässt; warte noch ein wenig.
    }
room-no-seat-kept = An diesem Tisch hält dir kein Bot einen Platz frei; wer aufgegeben hat oder keine Zeit mehr hatte, kann dem Rest der Partie zusehen.
room-no-rematch = Eine Revanche ist für die, die hier gespielt haben, und erst, wenn die Partie zu Ende ist.
room-not-over = Alle Karten werden erst gezeigt, wenn die Partie zu Ende ist; bis dahin siehst du, was dein Platz sieht.
room-branch-not-over = Von hier aus noch einmal spielen kann man, wenn diese Partie zu Ende ist.
room-branch-no-step = Einen Schritt { $step } hat diese Partie nicht; so viele Schritte hat sie: { $steps }.
room-branch-over = An dieser Stelle ist die Partie schon zu Ende; wähle eine frühere.
room-daily-no-undo = Im Spiel des Tages lässt sich nur ein Versehen zurücknehmen, denn alle spielen es unter gleichen Bedingungen.
room-daily-no-help = Im Spiel des Tages gibt es keine Tipps, solange es läuft; danach gibt es eine Rückschau.
room-no-hint-now = Tipps gibt es für deinen eigenen Platz, wenn du am Zug bist.
room-bad-quality = Eine Rückschau kann quick, normal oder deep sein, nicht „{ $quality }“.

## Wie eine Partie anders endet als nach ihren Regeln

room-ended-resigned = { room-player } hat aufgegeben.
room-ended-time = { room-player } hat die Zeit überschritten.
room-ended-agreed = Man hat sich auf ein Unentschieden geeinigt.
room-ended-closed = Der Tisch wurde geschlossen, bevor die Partie begann.

## Menschen

room-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer, die man sieht.
room-name-too-long = Ein Name hat höchstens { $most } Zeichen; wähle einen kürzeren.
room-name-line-break = Ein Name steht in einer Zeile; lass den Zeilenumbruch weg.
room-name-character = Ein Name hat nur Zeichen, die man sieht; lass { $code } weg.
room-name-marks = Ein Buchstabe in einem Namen trägt höchstens { $most } Zusatzzeichen; lass einige davon weg.
room-name-taken = Ein Konto „{ $name }“ gibt es schon; wähle einen anderen Namen, oder melde dich an, wenn es deins ist.
room-password-too-short = Ein Passwort braucht mindestens { $least } Zeichen; ein paar Wörter hintereinander kann man sich leicht merken.
room-password-too-long = Ein Passwort hat höchstens { $most } Zeichen; wähle ein kürzeres.
room-password-like-name = Dieses Passwort ist kaum mehr als dein Name, und den raten andere zuerst; wähle ein anderes.
room-has-account = Du hast schon ein Konto; melde dich erst ab, um ein weiteres anzulegen.
room-no-account = Du bist zu Gast und hast noch kein Passwort; lege erst ein Konto an.
room-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen; prüfe beides.
room-too-busy = Gerade melden sich zu viele auf einmal an; versuch es in ein paar Sekunden wieder.
room-too-often =
    { $seconds ->
        [one] Das war zu oft in kurzer Zeit; versuch es in 1 Sekunde wieder.
       *[other] Das war zu oft in kurzer Zeit; versuch es in { $seconds } Sekunden wieder.
    }

## Erinnerungen, wenn man am Zug ist

room-no-webhooks = Dieser Server verschickt keine Erinnerungen; lass die Adresse dafür leer.
room-hook-too-long = Eine Adresse für Erinnerungen hat höchstens { $most } Zeichen; diese ist länger.
room-hook-bad-url = Eine Adresse für Erinnerungen sieht aus wie https://example.org/pfad; sie beginnt mit https:// und enthält kein #, keinen Benutzer und kein Passwort.
room-hook-bad-host = Erinnerungen brauchen den vollen Namen eines Servers wie example.org, keine Zahl an seiner Stelle.
room-hook-bad-port = Erinnerungen gehen an den üblichen Port von https; lass den Port in der Adresse weg.
room-hook-not-allowed = An { $host } verschickt dieser Server keine Erinnerungen; wer ihn betreibt, kann das erlauben.

## Bots, Tipps und Rückschauen, die Zeit brauchen

thinking-too-busy = Darauf warten schon zu viele andere; versuch es in einer Minute wieder.
thinking-too-late = Das hat zu lange gedauert und wurde abgebrochen; versuch es noch einmal, oder verlange eine schnellere Rückschau.
thinking-not-ready = Der Server bereitet sich noch auf Tipps und Rückschauen vor, nur dieses eine Mal, ein, zwei Minuten lang; versuch es danach wieder.
thinking-broken = Das ist misslungen, nicht durch deine Schuld; wer den Server betreibt, findet den Grund im Protokoll.
thinking-closed = Der Server wird gerade beendet; versuch es, wenn er wieder da ist.

## Eigenes Material

room-components-unknown = Dieses Spiel hat eigenes Material ({ $name }), und dieser Server kennt dessen Tabellen nicht: Lade auch diese.
room-components-none = { $game } kennt kein eigenes Material.
room-components-house = Diese Tabellen sagen dasselbe wie unsere: Ändere erst etwas darin, oder spiele mit unseren.
room-components-many =
    { $most ->
        [one] Du hast schon { $most } eigenen Satz, mehr geht nicht: Vergiss ihn zuerst.
       *[other] Du hast schon { $most } eigene Sätze, mehr geht nicht: Vergiss zuerst einen davon.
    }
