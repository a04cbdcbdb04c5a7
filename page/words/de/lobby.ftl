### Die Lobby, und neue Tische.

## Ein neuer Tisch

lobby-new-title = Ein neuer Tisch
lobby-new-opponent = Wer sitzt gegenüber?
lobby-new-bot = Ein Bot
lobby-new-friend = Jemand, den du einlädst
lobby-new-here = Jemand neben dir
lobby-new-here-note = Beide an diesem Gerät
lobby-new-cast = Die Gegner der Kampagne, der schwächste zuerst
lobby-new-table = Der Tisch
lobby-new-side = Deine Farbe
lobby-side-random = Wie der Zufall will
lobby-new-clock = Uhr
lobby-clock-none = Keine
lobby-new-rated = Gewertet
lobby-new-rated-note = Zählt für deine Wertungszahl in dieser Ausgabe, ohne geänderte Regeln und ohne Tipps.
lobby-new-rated-guest = Nur mit Konto: Lege eins an, oben unter deinem Namen.
lobby-new-hints = Tipps erlaubt
lobby-new-hints-note = Alle am Tisch dürfen während der Partie einen Bot nach guten Zügen fragen.
lobby-new-public = Andere dürfen zusehen
lobby-new-public-note = Die Partie steht in der Lobby; die Karten bleiben verdeckt.
lobby-new-dead-end = Abwerfen statt zu ziehen geht nur zusammen mit „ziehen, dann abwerfen“ bei voller Hand; sonst gäbe es Stellungen ganz ohne Zug.
lobby-new-open = Tisch eröffnen
lobby-new-play = Spielen

## Die Lobby

lobby-open = Tisch eröffnen
lobby-waiting = Hier wartet jemand
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch, und wer als Nächstes kommt, kann sich setzen; ein Bot hat immer Zeit.
lobby-bot = Solange gegen { $name } spielen
lobby-running = Partien zum Zusehen
lobby-no-games = Im Moment wird keine öffentliche Partie gespielt.
lobby-rated = gewertet
lobby-you-play =
    { $player ->
        [white] Du spielst Weiß
        [red] Du spielst Rot
        [yellow] Du spielst Gelb
        [green] Du spielst Grün
        [blue] Du spielst Blau
       *[black] Du spielst Schwarz
    }
lobby-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
lobby-join = Mitspielen
lobby-join-name = Mitspielen gegen { $name }
lobby-own = Dein Tisch
