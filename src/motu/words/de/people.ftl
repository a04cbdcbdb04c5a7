### Die Menschen: Namen, Konten, Grenzen, Erinnerungen.

people-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer, die man sieht.
people-name-too-long = Ein Name hat höchstens { $most } Zeichen; wähle einen kürzeren.
people-name-line-break = Ein Name steht in einer Zeile; lass den Zeilenumbruch weg.
people-name-character = Ein Name hat nur Zeichen, die man sieht; lass { $code } weg.
people-name-marks = Ein Buchstabe in einem Namen trägt höchstens { $most } Zusatzzeichen; lass einige davon weg.
people-name-mixed = In „{ $word }“ sind Buchstaben verschiedener Schriften gemischt; schreib jedes Wort in einer Schrift.
people-name-taken = Ein anderes Konto heißt „{ $name }“ oder sieht genauso aus; wähle einen anderen Namen, oder melde dich an, wenn es deins ist.
people-password-too-short = Ein Passwort braucht mindestens { $least } Zeichen; ein paar Wörter hintereinander kann man sich leicht merken.
people-password-too-long = Ein Passwort hat höchstens { $most } Zeichen; wähle ein kürzeres.
people-password-like-name = Dieses Passwort ist kaum mehr als dein Name, und den raten andere zuerst; wähle ein anderes.
people-has-account = Du hast schon ein Konto; melde dich erst ab, um ein weiteres anzulegen.
people-no-account = Du bist zu Gast und hast noch kein Passwort; lege erst ein Konto an.
people-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen; prüfe beides.
people-wrong-code = Dieser Name und dieser Code gehören nicht zusammen, oder der Code ist schon verbraucht; prüfe beides.
people-too-busy = Gerade melden sich zu viele auf einmal an; versuch es in ein paar Sekunden wieder.
people-too-often =
    { $seconds ->
        [one] Das war zu oft in kurzer Zeit; versuch es in 1 Sekunde wieder.
       *[other] Das war zu oft in kurzer Zeit; versuch es in { $seconds } Sekunden wieder.
    }
people-crowd =
    { $seconds ->
        [one] Aus deinem Netz sind gerade sehr viele auf einmal gekommen, darum warte bitte: In 1 Sekunde geht es weiter.
       *[other] Aus deinem Netz sind gerade sehr viele auf einmal gekommen, darum warte bitte: In { $seconds } Sekunden geht es weiter.
    }

## Erinnerungen, wenn man am Zug ist

people-no-webhooks = Dieser Server verschickt keine Erinnerungen; lass die Adresse dafür leer.
people-hook-too-long = Eine Adresse für Erinnerungen hat höchstens { $most } Zeichen; diese ist länger.
people-hook-bad-url = Eine Adresse für Erinnerungen sieht aus wie https://example.org/pfad; sie beginnt mit https:// und enthält kein #, keinen Benutzer und kein Passwort.
people-hook-bad-host = Erinnerungen brauchen den vollen Namen eines Servers wie example.org, keine Zahl an seiner Stelle.
people-hook-bad-port = Erinnerungen gehen an den üblichen Port von https; lass den Port in der Adresse weg.
people-hook-not-allowed = An { $host } verschickt dieser Server keine Erinnerungen; wer ihn betreibt, kann das erlauben.
