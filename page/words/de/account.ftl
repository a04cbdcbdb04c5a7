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
account-ranking-empty = In dieser Ausgabe hat noch niemand eine gewertete Partie gespielt.
account-ranking-place = Platz
account-ranking-name = Name
account-ranking-rating = Wertungszahl
account-ranking-games = Partien
