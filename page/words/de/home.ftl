### Die Startseite und was zu einem Tisch führt: Lobby, Kampagne, Tagespartie, neue Tische, Aufzeichnungen, das eigene Konto.

## Die Startseite

home-page-title =
    { $game ->
        [paradise] Motu: Conquest of Paradise im Browser
       *[other] Motu: Kahuna im Browser
    }
home-game = Spiel
home-game-about =
    { $game ->
        [paradise] 1–4 Spieler · 90 Minuten
       *[other] 2 Spieler · 20 Minuten
    }
home-players =
    { $preset ->
        [solitaire] allein
        [three] 3 Spieler
        [four] 4 Spieler
       *[two] 2 Spieler
    }
home-title =
    { $game ->
        [paradise] Ins Unbekannte segeln, es geheim halten und mit der Heimat verbinden
       *[other] Zwölf Inseln, zwei Spieler und immer eine Brücke zu wenig
    }
home-lead =
    { $game ->
        [paradise] Entdecker finden Inseln, die nur sie kennen. Kanus bringen Siedler und Krieger hin, und eine Kette von Kanus macht ein Volk daraus. Für zwei bis vier oder allein; eine Partie dauert eine Stunde oder länger.
       *[other] Kahuna, ein Spiel für zwei: Brücken bauen, Inseln gewinnen, den anderen abschneiden. Eine Partie dauert etwa zwanzig Minuten.
    }
home-play-islander = Sofort, zu zweit, gegen den Insulaner, der die Wege kennt. Ohne Konto.
home-rules-first = Erst die Regeln lesen
home-play = Spielen
home-play-first = Sofort, gegen Keiki, die noch lernt. Ohne Konto.
home-play-next = Sofort, gegen { $name }, die nächste Station deiner Reise.
home-learn-first = Erst lernen
home-choose = Gegner und Regeln wählen
home-alone = Allein, gegen die Chips
home-demo-round = Runde { $round } von 3
home-demo-pause = Die gezeigte Partie anhalten
home-demo-run = Die gezeigte Partie weiterlaufen lassen
home-ways = Oder lieber
home-way-campaign = Kampagne
home-way-campaign-note = Zehn Gegner von Insel zu Insel, jeder stärker als der vorige.
home-way-here = Zu zweit hier
home-way-here-note = Ein Gerät für beide; ein Vorhang verdeckt die Karten.
home-way-invite = Jemanden einladen
home-way-invite-note = Ein privater Tisch: Link schicken oder QR-Code zeigen.
home-way-lobby = Lobby
home-way-lobby-note = Offene Tische, an denen jemand auf dich wartet.
home-way-daily = Tagespartie
home-way-daily-note = Dieselben Karten für alle, gegen denselben starken Bot.
home-way-watch = Zusehen
home-way-watch-note = Partien, die gerade gespielt werden.
home-way-learn = Lernen
home-way-learn-note = Die Regeln beim Spielen, Schritt für Schritt.
home-way-load = Partie laden
home-way-load-note = Aus einer Datei: nachspielen oder ab jeder Stellung neu versuchen.
home-way-several = Zu zweit bis viert hier
home-way-several-note = Ein Gerät, das reihum geht; ein Vorhang verdeckt, was geheim ist.
home-way-friends = Freunde einladen
home-way-friends-note = Ein privater Tisch mit Link; Bots füllen leere Plätze.
home-way-rules = Regeln
home-way-rules-note = Das ganze Spiel in Kürze, zum Nachschlagen.

## Partien, die warten

home-running = Weiterspielen
home-running-against = Gegen { $name }
home-running-here = Alle an diesem Gerät
home-running-alone = Allein
home-running-waiting = Ein Tisch, der auf jemanden wartet
home-running-yours = Du bist am Zug
home-running-theirs = Andere sind am Zug
home-running-open = Noch nicht begonnen
home-running-more = Alle { $count } laufenden Partien

## Eine Einladung

home-invite-link = Der Link zu deinem Tisch
home-invite-copy = Link kopieren
home-invite-share = Teilen …
home-invite-text = Spiel eine Partie { $game } mit mir.
home-invite-note = Wer den Link hat, kann sich setzen, ohne Konto. Die Partie beginnt, sobald alle Plätze besetzt sind.
home-invite-qr = QR-Code mit dem Link zu deinem Tisch

## Ein neuer Tisch

home-new-title = Ein neuer Tisch
home-new-opponent = Wer sitzt gegenüber?
home-new-bot = Ein Bot
home-new-bot-note = Beginnt sofort
home-new-lobby = Wer gerade kommt
home-new-lobby-note = Ein öffentlicher Tisch in der Lobby
home-new-friend = Jemand, den du einlädst
home-new-friend-note = Ein privater Tisch mit Link
home-new-here = Jemand neben dir
home-new-here-note = Beide an diesem Gerät
home-seats-title = Wer spielt mit?
home-seats-count = Wie viele
home-seats-bots = Bots
home-seats-friends = Leute, die du einlädst
home-seats-here = Leute neben dir
home-seats-here-note = Alle an diesem Gerät
home-seats-bots-note = Der Insulaner will gewinnen; Zufall macht irgendeinen erlaubten Zug.
home-seats-alone-note = Allein spielst du gegen Samoa, das nach den gezogenen Chips handelt. Erreiche die Punkte, ehe die Chips zu Ende gehen.
home-seat-other = Spieler { $place }
home-seat-person = Ein Mensch
home-seat-here = Ein Mensch an diesem Gerät
home-seat-bot = Bot: { $name }
home-new-cast = Die Gegner der Kampagne, der schwächste zuerst
home-new-plain = Andere, ohne eigenen Charakter
home-bot-plain =
    { $bot ->
        [random] Spielt irgendeinen erlaubten Zug.
        [greedy] Nimmt Zug für Zug, was am nächsten liegt.
        [planner] Denkt an deine beste Antwort.
        [ismcts] Durchsucht einen Baum von Partien.
       *[other] Ein Bot dieses Servers.
    }
home-new-table = Der Tisch
home-new-side = Deine Farbe
home-side-random = Wie der Zufall will
home-new-clock = Uhr
home-clock-none = Keine
home-clock-live = { $minutes } min + { $seconds } s je Zug
home-clock-turn =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
home-clock-turn-hours =
    { $hours ->
        [one] 1 Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }
home-new-rated = Gewertet
home-new-rated-note = Zählt für die Wertung dieser Ausgabe, ohne geänderte Regeln und ohne Hinweise.
home-new-rated-guest = Nur mit Konto: Lege eins an, oben unter deinem Namen.
home-new-public = Andere dürfen zusehen
home-new-public-note = Die Partie steht in der Lobby; die Karten bleiben verdeckt.
home-new-rules = Regeln
home-new-more = Mehr Regeln
home-new-usual = { $value } (diese Ausgabe)
home-new-dead-end = Abwerfen statt zu ziehen geht nur zusammen mit „ziehen, dann abwerfen“ bei voller Hand; sonst gäbe es Stellungen ganz ohne Zug.
home-new-as-edition = Alles wie in dieser Ausgabe
home-new-read-rules = Die Regeln dieser Ausgabe lesen
home-new-open = Tisch eröffnen
home-new-play = Spielen
home-edition =
    { $preset ->
        [modern] Moderne Ausgabe
        [classic] Klassische Ausgabe
        [sheet] Kurzblatt
        [russian] Russische Ausgabe
       *[other] { $preset }
    }
home-edition-note =
    { $preset ->
        [modern] Auf das Ziehen darf man verzichten; abgeworfen wird verdeckt und nur, wenn man nichts spielt.
        [classic] Wer ziehen kann, muss; abgeworfen wird offen und wann man will.
        [sheet] Die kürzesten Regeln: keine letzten Züge, kein Stichentscheid, kein plötzlicher Sieg.
        [russian] Abwerfen statt ziehen ist erlaubt; wer eine Runde gewinnt, beginnt die nächste.
       *[other] { "" }
    }
home-option =
    { $option ->
        [preset] Ausgabe
        [first] Wer beginnt
        [discard] Wann Karten abgeworfen werden dürfen
        [discards] Wie Abgeworfenes liegt
        [drawing] Ziehen
        [full-hand] Ziehen mit fünf Karten auf der Hand
        [next-start] Wer die nächste Runde beginnt
        [last-turns] Ein letzter Zug für jeden am Ende
        [tie-break] Stichentscheid bei Punktgleichstand
        [sudden-win] Plötzlicher Sieg
        [no-surprise] Keine Überraschungsangriffe
        [open-hands] Offene Karten
        [handicap] Vorgabe
        [weaker] Vorgabe für
       *[other] { $option }
    }
home-option-note =
    { $option ->
        [no-surprise] Variante 1: Niemand baut an einer Insel, auf der ein Stein der anderen Seite liegt.
        [open-hands] Variante 2: Karten aus der Auslage bleiben sichtbar.
       *[other] { "" }
    }
home-option-told = { $option }: { $value }
home-value =
    { $value ->
        [me] dich
        [white] Weiß
        [black] Schwarz
        [random] der Zufall entscheidet
        [instead-of-playing] in einem Zug ohne gespielte Karte
        [freely] jederzeit
        [when-full] nur mit voller Hand
        [instead-of-drawing] statt zu ziehen
        [face-down] verdeckt
        [face-up] offen
        [may-decline] man darf verzichten
        [decline-unless-discarded] man darf verzichten, aber nicht nach einem Abwurf
        [required] Pflicht
        [may-skip] Pflicht, außer man setzt ganz aus
        [no-draw] nicht möglich
        [discard-first] erst abwerfen, dann ziehen
        [discard-after] ziehen, dann abwerfen
        [other] wer nicht die letzte Karte nahm
        [winner] wer die Runde gewonnen hat
        [by-removal] wer die letzte gegnerische Brücke wegnimmt
        [none-on-board] gegen den, der keine Brücke auf dem Brett hat
        [empty-stock] gegen den, der alle Brücken gelegt hat
        [yes] ja
        [no] nein
       *[unknown] { $value }
    }
home-handicap =
    { $count ->
        [0] keine
        [one] 1 freie Brücke
       *[other] { $count } freie Brücken
    }
home-handicap-told =
    { $count ->
        [one] 1 freie Brücke für { kahuna-seat }
       *[other] { $count } freie Brücken für { kahuna-seat }
    }
home-handicap-mine =
    { $count ->
        [one] 1 freie Brücke für dich
       *[other] { $count } freie Brücken für dich
    }

## Die Lobby

home-lobby-title = Lobby
home-lobby-open = Tisch eröffnen
home-lobby-waiting = Hier wartet jemand
home-lobby-empty = Gerade wartet niemand. Eröffne einen Tisch, und wer als Nächstes kommt, kann sich setzen; ein Bot hat immer Zeit.
home-lobby-bot = Solange gegen { $name } spielen
home-lobby-running = Partien zum Zusehen
home-lobby-no-games = Im Moment wird keine öffentliche Partie gespielt.
home-lobby-players = { $white } – { $black }
home-lobby-rated = gewertet
home-lobby-you-play =
    { $player ->
        [white] Du spielst Weiß
        [red] Du spielst Rot
        [yellow] Du spielst Gelb
        [green] Du spielst Grün
        [blue] Du spielst Blau
       *[black] Du spielst Schwarz
    }
home-lobby-free =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
home-lobby-join = Mitspielen
home-lobby-join-name = Mitspielen gegen { $name }
home-lobby-own = Dein Tisch

## Die Kampagne

home-campaign-title = Die Reise
home-campaign-lead = Zehn Gegner wohnen an diesem Weg. Wer geschlagen ist, lässt dich zum nächsten weitersegeln.
home-campaign-done = Du hast alle zehn geschlagen. Sie sind noch da, wenn du sie wiedersehen willst.
home-campaign-play = Spielen
home-campaign-again = Noch einmal spielen
home-campaign-never = Noch nicht gespielt.
home-campaign-locked = Schlage erst { $name }.
home-campaign-stand =
    { $played ->
        [one] Einmal gespielt
       *[other] { $played }-mal gespielt
    }, { $won }-mal gewonnen. { $state ->
        [clean] Ohne Hilfe geschlagen.
        [beaten] Geschlagen. Noch einmal ohne Hinweise und ohne zurückgenommene Züge bringt den Stern.
       *[other] Noch nicht geschlagen.
    }
home-stop =
    { $number }. { $name }: { $state ->
        [clean] ohne Hilfe geschlagen
        [beaten] geschlagen
        [next] als Nächstes
       *[locked] noch nicht erreicht
    }

## Eine Partie laden

home-load-title = Partie laden
home-load-lead = Jede Partie lässt sich als kurzer Text aufheben, als Aufzeichnung. Gib hier eine ein, um sie noch einmal zu sehen oder von jeder Stellung aus weiterzuspielen.
home-load-record = Die Aufzeichnung
home-load-choose = Datei wählen
home-load-drop = Füge den Text ein, wähle die Datei oder zieh sie hierher; bei einem Spiel mit eigenem Material auch dessen Tabellen.
home-load-tables = Tabellen dazu wählen
home-load-tables-called = Aus einer Aufzeichnung
home-load-tables-here = Die Tabellen sind da.
home-load-tables-other = Das sind andere Tabellen ({ $name }) als die, mit denen gespielt wurde ({ $wanted }).
home-load-too-long = Diese Datei ist länger als jede Aufzeichnung; wähle eine andere.
home-load-line = Zeile { $line }:
home-load-replay = Nachspielen
home-load-analyse = Analysetisch
home-load-analyse-note = Am Analysetisch spielst du für beide Seiten, nimmst zurück, was du willst, und bekommst Hinweise.

## Du

home-me-name = Dein Name
home-me-name-note = So sehen dich die anderen am Tisch.
home-me-rename = Namen ändern
home-me-renamed = So heißt du ab jetzt.
home-me-account = Konto
home-me-guest = Du bist als Gast hier und brauchst zum Spielen kein Konto. Mit einem Konto kommen deine Partien und deine Reise auf andere Geräte mit, und du kannst gewertet spielen.
home-me-register = Konto anlegen
home-me-login = Anmelden
home-me-login-note = Was du als Gast gespielt hast, bleibt bei diesem Gast.
home-me-registered = Du hast jetzt ein Konto. Alles, was du gespielt hast, bleibt deins.
home-me-logged-in = Willkommen zurück.
home-me-account-name = Name des Kontos
home-me-password = Passwort
home-me-password-note = Mindestens { $least } Zeichen; ein paar Wörter hintereinander merkt man sich leicht.
home-me-as = Angemeldet als { $name }.
home-me-change = Passwort ändern
home-me-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
home-me-old = Altes Passwort
home-me-new = Neues Passwort
home-me-logout = Abmelden
home-me-ratings = Deine Wertungen
home-me-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
home-me-finished = Beendete Partien
home-me-none-finished = Noch keine. Beendete Partien stehen hier, und jede lässt sich nachspielen.
home-ended-won = Gewonnen
home-ended-lost = Verloren
home-ended-drawn = Unentschieden
home-ended-shared = Geteilt
home-ended-side =
    { $player ->
        [white] Weiß gewann
        [red] Rot gewann
        [yellow] Gelb gewann
        [green] Grün gewann
        [blue] Blau gewann
       *[black] Schwarz gewann
    }
home-ranking = Rangliste
home-ranking-empty = In dieser Ausgabe hat noch niemand eine gewertete Partie gespielt.
home-ranking-place = Platz
home-ranking-name = Name
home-ranking-rating = Wertung
home-ranking-games = Partien

## Die Tagespartie

home-daily-lead = Heute bekommen alle dieselben Karten, gegen { $bot }, und die Antworten sind für alle gleich. Du hast einen Versuch; es zählt, mit wie vielen Punkten du gewinnst.
home-daily-play = Die heutige Partie spielen
home-daily-go-on = Deine Partie fortsetzen
home-daily-replay = Deine Partie nachspielen
home-daily-share = Ergebnis kopieren
home-daily-share-text = Motu, Tagespartie vom { $day }, gegen { $bot }: { $result }
home-daily-ended =
    { $how ->
        [won] Gewonnen.
        [lost] Verloren.
       *[drawn] Unentschieden.
    }
home-daily-ended-by =
    { $points ->
        [0] { home-daily-ended }
        [one] { $how ->
            [lost] Mit 1 Punkt verloren.
           *[won] Mit 1 Punkt gewonnen.
        }
       *[other] { $how ->
            [lost] Mit { $points } Punkten verloren.
           *[won] Mit { $points } Punkten gewonnen.
        }
    }
home-daily-better = So gut wie oder besser als { $share } der anderen.
home-daily-next = Die nächste Partie kommt in { $time }.
home-daily-results = Ergebnisse von heute
home-daily-played =
    { $count ->
        [0] Noch niemand hat die heutige Partie beendet.
        [one] Bisher hat eine Person die heutige Partie beendet.
       *[other] Bisher haben { $count } die heutige Partie beendet.
    }
home-daily-hidden = Wie es ausging, siehst du nach deiner eigenen Partie.
home-daily-tally =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }, { $draws } Unentschieden, { $losses ->
        [one] 1 Niederlage
       *[other] { $losses } Niederlagen
    }
home-daily-chart = Partien nach dem Vorsprung oder Rückstand in Punkten
home-daily-as-table = Als Tabelle
home-daily-margin = Punkte Vorsprung
home-daily-games = Partien
home-daily-you = du
home-daily-before = Die Tage davor
home-daily-day = Tag
home-daily-won = Gewonnen
