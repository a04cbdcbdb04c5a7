### Die Seite selbst: ihr Rahmen, ihre Einstellungen, und was auf dem Weg zum Server schiefgehen kann.

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

page-navigation = Hauptnavigation
page-play = Spielen
page-learn = Lernen
page-watch = Zusehen
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
page-threats-note = Welche Inseln fallen können
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
        [random] Zufall
        [greedy] Raffer
        [planner] Planer
        [islander] Insulaner
        [ismcts] Baumsuche
        [expert] Experte
       *[other] { $bot }
    }
