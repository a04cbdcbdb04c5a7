### Der Tisch: was vor, in und nach einer Partie gesagt wird, gleich welches Spiel.

## Eine Einladung

table-invite-link = Der Link zu deinem Tisch
table-invite-copy = Link kopieren
table-invite-share = Teilen …
table-invite-text = Spiel eine Partie { $game } mit mir.
table-invite-note = Wer den Link hat, kann sich setzen, ohne Konto. Die Partie beginnt, sobald alle Plätze besetzt sind.
table-invite-qr = QR-Code mit dem Link zu deinem Tisch

## Tipps

table-hint-star = Ein Tipp kostet den Stern, den ein Sieg ohne Hilfe bringt.
table-hint-ask = Gute Züge zeigen
table-hint-none = Hier gibt es nichts zu entscheiden.
table-chance = Gewinnchance

table-title = { $game }
table-title-yours = Du bist dran – { $game }
table-title-theirs = Warten auf { $names } – { $game }
table-title-over = Partie vorbei – { $game }
table-connecting = Einen Moment: Der Tisch wird geladen …
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
table-seat-bot = Oder einen Bot spielen lassen:
table-bot-begin = Beginnen
table-bot-seat = Bot hinsetzen
table-bot-away = Bot entfernen
table-invite = Jemanden zum Spielen einladen
table-close = Tisch schließen
table-clock-none = ohne Uhr
table-rated = gewertet
table-unrated = ungewertet

## What is to be done

table-over = Die Partie ist zu Ende
table-watching = Du schaust zu.
table-wait = Einen Moment …
table-undo = Zurücknehmen
table-ask-undo = Um Rücknahme bitten
table-sending = Wird gesendet …

## Beside the game

table-beside = Neben der Partie
table-log = Verlauf
table-hints = Tipps
table-rules = Regeln
table-menu = Tisch
table-save = Partie speichern
table-picture = Bild speichern
table-leave = Tisch verlassen
table-offer-draw = Unentschieden anbieten
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-note = Du verlierst sofort. Das lässt sich nicht zurücknehmen.
table-resign-off = Noch haben nicht alle gezogen: Die Partie wird abgebrochen und zählt für niemanden.
table-resign-bot = Für die anderen spielt ein Bot an deiner Stelle weiter. Zurückkommen kannst du nicht.
table-play-on = Weiterspielen
table-reminder = Per Webhook erinnern, wenn ich dran bin
table-reminder-note = Eine Adresse, die mit https:// beginnt; leer heißt: keine Erinnerungen.
table-reminder-save = Speichern
table-reminder-set = Du wirst erinnert.
table-reminder-off = Du wirst nicht erinnert.
table-here = { $name } ist wieder da.
table-waits =
    { $how ->
        [idle] { $name } hat schon länger nicht gezogen.
        [clock] { $name } ist nicht da, und die Uhr läuft.
        [wait] { $name } ist nicht da. In { $minutes } min kann ein Bot weiterspielen.
       *[away] { $name } ist nicht da.
    }
table-claim = Sieg beanspruchen
table-replace = Bot einsetzen
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
table-asked-waits = Es fehlt noch die Antwort von { $names }.
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
table-turn-over = Du hast { $card } gezogen. Dein Zug ist zu Ende.
table-cover = Meine Karten verdecken

## After the game

table-won = Du gewinnst
table-lost-game = Du verlierst
table-wins = { $name } gewinnt
table-rating = Wertungszahl von { $name }: { $rating } ({ $change })
table-next = Weiter: { page-bot }
table-daily-results = Ergebnisse von heute
table-called-off = Abgebrochen
table-drawn = Unentschieden
table-rematch = Noch einmal
table-rematch-join = Zur Revanche
table-rematch-waits = Ein neuer Tisch steht bereit, dein Platz ist frei.
table-follow = Zur nächsten Partie
table-review = Ansehen und auswerten
table-replay = Ansehen
table-fair = War der Zufall ehrlich?
table-fair-note = Das Siegel stand vor Beginn der Partie fest, und der Startwert passt dazu: „motu verify“ prüft beides an der gespeicherten Partie.
table-fair-commitment = Siegel
table-fair-seed = Startwert

## Keys

table-keys = Tasten
table-key-enter = Eingabe
table-key-escape = Esc
table-key-confirm = bestätigen
table-key-cancel = abbrechen
table-key-undo = zurücknehmen
table-key-skip = überspringen, was gerade gezeigt wird
table-keys-tab = Alles lässt sich auch mit Tab erreichen und mit der Eingabetaste wählen.
table-keys-on = Einzelne Tasten
table-keys-on-note = Ausschalten, wenn sie anderen Hilfsmitteln in die Quere kommen
