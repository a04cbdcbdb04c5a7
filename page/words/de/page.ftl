### Was mehrere Teile der Seite sagen: Rahmen, Einstellungen, laufende Tische, und was auf dem Weg zum Server schiefgehen kann.

## Die Startseite

page-game = Spiel
page-game-about =
    { $game ->
        [paradise] 1–4 Spieler · 90 Minuten
       *[other] 2 Spieler · 20 Minuten
    }
page-players =
    { $preset ->
        [solitaire] allein
        [three] 3 Spieler
        [four] 4 Spieler
       *[two] 2 Spieler
    }

## Partien, die warten

page-running = Weiterspielen
page-running-against = Gegen { $name }
page-running-here = Alle an diesem Gerät
page-running-alone = Allein
page-running-waiting = Ein Tisch, der auf jemanden wartet
page-running-yours = Du bist am Zug
page-running-theirs = Andere sind am Zug
page-running-open = Noch nicht begonnen
page-running-more = Alle { $count } laufenden Partien

## Ein neuer Tisch

page-new-bot-note = Beginnt sofort
page-new-lobby = Wer gerade kommt
page-new-lobby-note = Ein öffentlicher Tisch in der Lobby
page-new-friend-note = Ein privater Tisch mit Link
page-clock-live = { $minutes } min + { $seconds } s je Zug
page-clock-turn =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
page-clock-turn-hours =
    { $hours ->
        [one] 1 Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }
page-new-rules = Regeln
page-edition =
    { $preset ->
        [modern] Moderne Ausgabe
        [classic] Klassische Ausgabe
        [sheet] Kurzblatt
        [russian] Russische Ausgabe
       *[other] { $preset }
    }
page-option =
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

page-skip = Zum Inhalt
page-home = Zur Startseite
page-nowhere = Unter dieser Adresse ist nichts.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden; prüfe die Verbindung.
page-reload = Neu laden
page-offline = Der Server ist gerade nicht zu erreichen. Sobald er es ist, versuch es noch einmal.
page-broken-answer = Der Server hat etwas Unverständliches geantwortet ({ $status }); versuch es gleich noch einmal.
page-broken = Auf dieser Seite ist etwas schiefgegangen, ohne deine Schuld; neu laden hilft.
page-close = Schließen
page-back = Zurück
page-copied = Kopiert.
page-not-copied = Der Browser erlaubt kein Kopieren; markiere den Text und kopiere ihn selbst.

## Der Kopf der Seite

page-navigation = Hauptmenü
page-play = Spielen
page-learn = Lernen
page-lobby = Lobby
page-campaign = Kampagne
page-daily = Tagespartie
page-rules = Regeln
page-menu = Menü
page-me = { $name }, du und deine Partien
page-guest = Du

## Einstellungen

page-settings = Einstellungen
page-settings-note = In diesem Browser gespeichert.
page-language = Sprache
page-language-auto = Wie der Browser ({ $language })
page-looks = Aussehen
page-scheme = Farben
page-scheme-auto = Wie das System
page-scheme-light = Hell
page-scheme-dark = Dunkel
page-motion = Bewegung
page-motion-auto = Wie das System
page-motion-none = Keine
page-at-table = Am Tisch
page-pace = Tempo der Gegenseite
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-instant = Sofort
page-confirm = Züge bestätigen
page-confirm-note = Zeigen, was ein Zug bewirkt, und auf einen zweiten Klick warten
page-only-answer = Fragen mit einer Antwort beantworten
page-only-answer-note = Wo nichts anderes möglich ist
page-turned = Brett gedreht
page-counter = Kartenzähler
page-counter-note = Welche Karten noch kommen können
page-threats = Drohungen
page-threats-note = Welche Inseln fallen können: ein Tropfen, wo dein Gegenüber eine nehmen kann, ein Wimpel, wo du es kannst. Die Zahl sagt, mit wie vielen Karten; ein gefülltes Zeichen ist sicher. Tippe ein Zeichen an, und es wird erklärt.
page-sound = Töne
page-volume = Lautstärke

## Die Namen der Bots

page-bot =
    { $bot ->
        [keiki] Keiki
        [manu] Manu
        [mano] Mano
        [honu] Honu
        [koa] Koa
        [pua] Pua
        [nalu] Nalu
        [hoku] Hoku
        [kai] Kai
        [pele] Pele
        [tala] Tala
        [tiki] Tiki
        [fale] Fale
        [vaka] Vaka
        [toka] Toka
        [iwa] Iwa
        [uila] Uila
        [ariki] Ariki
        [random] Zufall
        [greedy] Raffer
        [planner] Planer
        [islander] Insulaner
        [ismcts] Baumsuche
        [expert] Experte
       *[other] { $bot }
    }
page-bots-named = Gegner mit Charakter
page-bots-plain = Andere Bots
page-bot-plain =
    { $bot ->
        [random] Spielt irgendeinen erlaubten Zug.
        [greedy] Nimmt Zug für Zug, was am nächsten liegt.
        [planner] Denkt an deine beste Antwort.
        [ismcts] Durchsucht einen Baum von Partien.
        [islander] Kennt die Wege: besiedelt, verbindet und schlägt zu, wenn es sich lohnt.
       *[other] Ein Bot dieses Servers.
    }

## Was an mehreren Stellen gesagt wird

page-hidden =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
page-you = Du
page-away = { $name } ist nicht da.
page-away-short = nicht da
page-clock = Restzeit:
page-clock-days = { $days } T { $hours } Std
page-prompt = Was zu tun ist
page-confirm-move = Bestätigen
page-cancel = Abbrechen
page-skip-shown = Überspringen
page-log-turn = Zug { $turn }
page-log-before = Vor dem ersten Zug
page-watch-again = Noch einmal ansehen
page-log-empty = Noch ist nichts geschehen.
page-scores = Punkte
page-winners = Gewonnen: { $names }
page-hints = mit Tipps
page-no-hints = ohne Tipps
