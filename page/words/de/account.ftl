### Das eigene Konto, beendete Partien und die Rangliste.

account-name = Dein Name
account-name-note = So sehen dich die anderen am Tisch.
account-rename = Namen ändern
account-renamed = Dein Name ist geändert.
account-account = Konto
account-guest = Du bist als Gast hier und brauchst zum Spielen kein Konto. Mit einem Konto kommen deine Partien und deine Reise auf andere Geräte mit, und du kannst gewertet spielen.
account-register = Konto anlegen
account-login = Anmelden
account-login-note = Was du als Gast gespielt hast, bleibt bei diesem Gast.
account-registered = Du hast jetzt ein Konto. Alles, was du gespielt hast, bleibt deins.
account-logged-in = Willkommen zurück.
account-account-name = Name des Kontos
account-password = Passwort
account-password-note = Mindestens { $least } Zeichen; ein paar Wörter hintereinander merkt man sich leicht.
account-as = Angemeldet als { $name }.
account-change = Passwort ändern
account-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
account-old = Altes Passwort
account-new = Neues Passwort
account-logout = Abmelden
account-recover = Mit einem Code
account-code = Code
account-code-note = Einer von denen, die du mit dem Konto bekommen hast; jeder gilt einmal.
account-codes = Deine Codes
account-codes-note = Schreib sie auf oder druck sie aus: Sie werden nur dieses eine Mal gezeigt. Verlierst du dein Passwort, setzt jeder von ihnen einmal ein neues.
account-codes-kept = Ich habe sie aufbewahrt
account-codes-left =
    { $count ->
        [0] Codes für ein verlorenes Passwort: keiner übrig
       *[other] Codes für ein verlorenes Passwort: noch { $count }
    }
account-codes-new = Neue Codes anlegen
account-codes-new-note = Die alten gelten dann nicht mehr.
account-devices = Wo du angemeldet bist
account-browser =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Ein anderes Programm
    }
account-system =
    { $system ->
        [android] Android
        [chromeos] ChromeOS
        [ios] iPhone oder iPad
        [linux] Linux
        [macos] Mac
        [windows] Windows
       *[other] unbekanntes Gerät
    }
account-here = dieses Gerät
account-end = Dort abmelden
account-end-others = Auf allen anderen Geräten abmelden
account-ratings = Deine Wertungszahlen
account-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
account-finished = Beendete Partien
account-none-finished = Noch keine. Beendete Partien stehen hier, und jede lässt sich nachspielen.
account-ended-won = Gewonnen
account-ended-lost = Verloren
account-ended-drawn = Unentschieden
account-ended-shared = Geteilt
account-ended-side =
    { $player ->
        [white] Weiß gewann
        [red] Rot gewann
        [yellow] Gelb gewann
        [green] Grün gewann
        [blue] Blau gewann
       *[black] Schwarz gewann
    }
account-ranking = Rangliste
account-ranking-empty = In der Rangliste dieser Ausgabe steht noch niemand: Es braucht einige gewertete Partien, bis eine Wertungszahl sicher genug ist.
account-ranking-own =
    { $count ->
        [one] Du hast nach 1 Partie { $rating } ± { $deviation }; sobald das sicherer ist, stehst du in der Liste.
       *[other] Du hast nach { $count } Partien { $rating } ± { $deviation }; sobald das sicherer ist, stehst du in der Liste.
    }
account-ranking-place = Platz
account-ranking-name = Name
account-ranking-rating = Wertungszahl
account-ranking-games = Partien
