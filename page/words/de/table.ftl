### The table: what is said while a game of Kahuna is prepared, played and over.

table-title = { $game }
table-title-yours = Du bist dran – { $game }
table-title-theirs = Warten auf { $names } – { $game }
table-title-over = Partie vorbei – { $game }
table-connecting = Einen Moment: Der Tisch wird gedeckt …
table-closed-door = Dieser Tisch kann nicht gezeigt werden
table-to-lobby = Zur Lobby
table-never-began = Diese Partie hat nie begonnen
table-open-another = Einen anderen Tisch eröffnen

## Before the game

table-waiting =
    { $free ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $free } Personen
    }
table-beginning = Gleich geht es los
table-open-seat = Ein Platz ist frei
table-waiting-host = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-waiting-rematch = Die Partie beginnt, sobald alle wieder Platz genommen haben.
table-waiting-stay = Du kannst diese Seite verlassen: Der Tisch bleibt bei deinen Partien und wartet.
table-seat-free = Frei
table-sit = Hier Platz nehmen
table-rise = Aufstehen
table-you = Du
table-seat-bot = Oder einen Bot spielen lassen:
table-bot-begin = Beginnen
table-bot-seat = Platz nehmen lassen
table-bot-away = Bot wegnehmen
table-invite = Jemanden zum Spiel bitten
table-close = Tisch schließen
table-clock-none = ohne Uhr
table-rated = gewertet
table-unrated = ungewertet

## The players

table-plate = { $name }, { kahuna-seat }: { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } auf dem Brett und { $left } im Vorrat, { kahuna-count-cards }.
table-plate-next = Ist am Zug.
table-points = { kahuna-points }
table-bridges-left =
    { $count ->
        [one] noch 1 Brücke im Vorrat
       *[other] noch { $count } Brücken im Vorrat
    }
table-see-cards =
    { $cards ->
        [one] { $name } hat 1 Karte: ansehen
       *[other] { $name } hat { $cards } Karten: ansehen
    }
table-cards-known =
    { $known ->
        [one] Diese Karte wurde offen genommen
       *[other] Diese { $known } Karten wurden offen genommen
    }; { $unknown ->
        [0] andere gibt es nicht.
        [one] die andere ist unbekannt.
       *[other] die anderen { $unknown } sind unbekannt.
    }
table-cards-unknown =
    { $unknown ->
        [0] In dieser Hand ist keine Karte.
        [one] Diese Karte kennt sonst niemand.
       *[other] Diese { $unknown } Karten kennt sonst niemand.
    }
table-clock = Restzeit:
table-clock-days = { $days } T { $hours } Std

## What is to be done

table-prompt = Was zu tun ist
table-over = Die Partie ist zu Ende
table-head-yours = Runde { $round } · du bist dran
table-head-theirs = Runde { $round } · { $name } ist dran
table-head-last = { $head } · letzter Zug
table-watching = Du schaust zu.
table-wait = Einen Moment …
table-do-play = Spiel eine Karte.
table-do-play-draw = Spiel Karten, dann zieh eine: Damit endet dein Zug.
table-do-draw = Zieh eine Karte: Damit endet dein Zug.
table-do-play-decline = Spiel Karten, oder beende deinen Zug, ohne zu ziehen.
table-do-decline = Beende deinen Zug, ohne zu ziehen.
table-do-play-end = Spiel Karten, dann beende deinen Zug.
table-do-end = Beende deinen Zug.
table-do-discard = Wähl eine Karte zum Abwerfen.
table-do-excess = Eine Karte zu viel: Wähl eine zum Abwerfen.
table-do-free = Auf { $line } darf jetzt eine freie Brücke; oder mach weiter mit deinem Zug.
table-do-line = { $card }: Wähl eine goldene Linie.
table-do-remove = { $cards }: Wähl die Brücke, die weg soll.
table-do-only-discard = { $card } hat gerade keine Linie, lässt sich aber abwerfen.
table-do-nothing = { $card } hat gerade keine Linie.
table-do-way = Das geht mit mehreren Karten: mit welcher?
table-way-card = Mit { $card }
table-way-remove = Mit { $cards }
table-way-free = Ohne Karte
table-effect-strips =
    { $count ->
        [one] räumt 1 Brücke
       *[other] räumt { $count } Brücken
    }
table-tell-place = { $line }: { $effects }
table-tell-remove = { $line } entfernen: { $effects }
table-tell-free = Freie Brücke { $line }: { $effects }
table-tell-discard = { $card } abwerfen
table-tell-take = { $card } nehmen; damit endet der Zug
table-tell-draw = Vom Stapel ziehen; damit endet der Zug
table-tell-decline = Den Zug beenden, ohne zu ziehen
table-tell-end = Den Zug beenden
table-confirm = Bestätigen
table-cancel = Abbrechen
table-discard = Abwerfen
table-decline = Nicht ziehen
table-end = Zug beenden
table-undo = Zurücknehmen
table-ask-undo = Um Rücknahme bitten
table-skip = Überspringen
table-sending = Wird gesendet …
table-card-elsewhere = { $card } reicht nicht bis zur Linie { $line }.
table-card-idle = An { $card } steht dir gerade keine Linie offen.
table-needs-one = Eine Brücke { $first }–{ $second } braucht eine Karte { $first } oder { $second }, und du hast keine davon.
table-needs-two = Um { $first }–{ $second } zu entfernen, braucht es zwei Karten, jede { $first } oder { $second }; die hast du nicht.

## The cards

table-hand = Deine Hand
table-hand-empty = Keine Karten auf der Hand
table-hand-card =
    Karte { $place }: { $island }, { $lines ->
        [0] keine Linie
        [one] 1 Linie
       *[other] { $lines } Linien
    }
table-row = Auslage
table-row-card = Auslage: { $island }
table-row-empty = Auslage leer
table-deck =
    { $count ->
        [one] Der Stapel, 1 Karte
       *[other] Der Stapel, { $count } Karten
    }
table-deck-empty = Stapel leer
table-pile =
    { $count ->
        [0] Nichts ist aus dem Spiel
        [one] 1 Karte aus dem Spiel: ansehen
       *[other] { $count } Karten aus dem Spiel: ansehen
    }
table-pile-short = weg
table-pile-title = Aus dem Spiel
table-pile-note = Was in dieser Runde gespielt oder abgeworfen wurde; am Ende der Runde wird es wieder gemischt.
table-pile-empty = Offen liegt dort nichts.

## Beside the game

table-beside = Neben der Partie
table-log = Verlauf
table-again = Noch einmal ansehen
table-log-turn = Zug { $turn }
table-log-before = Vor dem ersten Zug
table-log-empty = Noch ist nichts geschehen.
table-counter = Karten
table-counter-note =
    Jede Karte gibt es zweimal. { $count ->
        [one] 1 davon hast du nicht gesehen
       *[other] { $count } davon hast du nicht gesehen
    }; { $deck ->
        [0] der Stapel ist leer.
        [one] 1 liegt im Stapel.
       *[other] { $deck } liegen im Stapel.
    }
table-where-hidden = nicht gesehen
table-where-hand = deine Hand
table-where-known = Hand des Gegners
table-where-row = Auslage
table-where-out = aus dem Spiel
table-where-discarded = von dir abgeworfen
table-hints = Tipps
table-rules = Regeln
table-menu = Tisch
table-scores = Wertung
table-scores-round = Runde
table-scores-worth =
    { $round ->
        [1] (1 Punkt)
        [2] (2 Punkte)
       *[other] (die Differenz)
    }
table-scores-sum = Punkte
table-save = Partie speichern
table-picture = Bild speichern
table-leave = Tisch verlassen
table-offer-draw = Unentschieden anbieten
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-note = Du verlierst sofort. Das lässt sich nicht zurücknehmen.
table-resign-bot = Für die anderen spielt ein Bot an deiner Stelle weiter. Zurückkommen kannst du nicht.
table-play-on = Weiterspielen
table-reminder = Per Webhook erinnern, wenn ich dran bin
table-reminder-note = Eine Adresse, die mit https:// beginnt; leer heißt: keine Erinnerungen.
table-reminder-save = Speichern
table-reminder-set = Du wirst erinnert.
table-reminder-off = Du wirst nicht erinnert.
table-gone = { $name } hat schon länger nicht gezogen.
table-replace = Einen Bot weiterspielen lassen
table-return = Deinen Platz wieder einnehmen

## Asking and answering

table-asked =
    { $what ->
        [draw] { $name } bietet ein Unentschieden an.
        [undo] { $name } möchte den letzten Zug zurücknehmen.
       *[other] { $name } möchte, dass ein Bot für { $about } weiterspielt.
    }
table-asked-by-you =
    { $what ->
        [draw] Du hast ein Unentschieden angeboten.
        [undo] Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
       *[other] Du hast darum gebeten, dass ein Bot für { $about } weiterspielt.
    }
table-asked-since = Was andere seither entschieden haben, wird mit zurückgenommen.
table-asked-waits = Es fehlt noch: { $names }.
table-agree = Zustimmen
table-refuse = Ablehnen
table-withdraw = Zurückziehen

## The connection

table-lost = Verbindung verloren. Neuer Versuch …
table-back = Wieder verbunden.

## Two players at one device

table-hand-over =
    { $player ->
        [white] Gib das Gerät an Weiß.
        [red] Gib das Gerät an Rot.
        [yellow] Gib das Gerät an Gelb.
        [green] Gib das Gerät an Grün.
        [blue] Gib das Gerät an Blau.
       *[black] Gib das Gerät an Schwarz.
    }
table-hand-over-ready =
    { $player ->
        [white] Ich bin Weiß: meine Karten zeigen
        [red] Ich bin Rot: zeigen, was ich weiß
        [yellow] Ich bin Gelb: zeigen, was ich weiß
        [green] Ich bin Grün: zeigen, was ich weiß
        [blue] Ich bin Blau: zeigen, was ich weiß
       *[black] Ich bin Schwarz: meine Karten zeigen
    }
table-winners = Gewonnen: { $names }
table-turn-over = Du hast { $card } gezogen. Dein Zug ist zu Ende.
table-cover = Meine Karten verdecken

## After the game

table-won = Du gewinnst
table-lost-game = Du verlierst
table-wins = { $name } gewinnt
table-drawn = Unentschieden
table-rematch = Noch einmal
table-rematch-join = Zur Revanche
table-rematch-waits = Ein neuer Tisch steht bereit, dein Platz ist frei.
table-follow = Zur nächsten Partie
table-review = Ansehen und auswerten
table-replay = Ansehen
table-fair = War der Zufall ehrlich?
table-fair-note = Die Festlegung stand vor Beginn der Partie fest, und der Startwert passt dazu: „motu verify“ prüft beides an der gespeicherten Partie.
table-fair-commitment = Festlegung
table-fair-seed = Startwert

## Keys

table-keys = Tasten
table-key-enter = Eingabe
table-key-escape = Esc
table-key-card = eine Karte wählen
table-key-lines = unter den goldenen Linien wandern
table-key-confirm = bestätigen
table-key-cancel = abbrechen
table-key-take = eine Karte der Auslage nehmen
table-key-deck = vom Stapel ziehen
table-key-discard = die gewählte Karte abwerfen
table-key-end = den Zug beenden
table-key-undo = zurücknehmen
table-key-skip = überspringen, was gerade gezeigt wird
table-keys-tab = Alles lässt sich auch mit Tab erreichen und mit der Eingabetaste wählen.
table-keys-on = Einzelne Tasten
table-keys-on-note = Ausschalten, wenn sie anderen Hilfsmitteln in die Quere kommen
