### Das Terminal: Befehlszeile, Eingabe, Dateien.

## Die Befehlszeile

cli-welcome = Motu spielt die Brettspiele Kahuna und Conquest of Paradise. Was man tun kann:
cli-about = Die Brettspiele Kahuna und Conquest of Paradise: im Terminal und im Browser, gegen Bots und unter Menschen.
cli-usage = Aufruf:{ " " }
cli-command = BEFEHL
cli-commands = Befehle:
cli-more = „{ $motu } BEFEHL --help“ sagt mehr; „{ $motu } play SPIEL --help“ nennt die Einstellungen eines Spiels.
cli-play = eine Partie im Terminal spielen
cli-instance = Zum Beispiel:
cli-try-lines = Kahuna gegen einen Bot, Zeile für Zeile
cli-try-full = Conquest of Paradise auf dem ganzen Bildschirm
cli-try-hot-seat = zwei Menschen an dieser Tastatur
cli-try-serve = Kahuna im Browser
cli-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
cli-verify = prüfen, ob in einer beendeten Partie ehrlich gemischt wurde
cli-general = Allgemein
cli-about-motu = Über motu
cli-help = diese Hilfe zeigen
cli-lang = Sprache aller Texte (sonst MOTU_LANG, LC_ALL, LC_MESSAGES, LANG)
cli-version = die Version zeigen
cli-arguments = Worum es geht
cli-game = SPIEL
cli-game-help = das Spiel: { $games }
cli-file = die Aufzeichnung, wie „{ $motu } play --save“ sie schreibt
cli-who = Wer spielt
cli-against = der Bot auf der Gegenseite: { $bots } (sonst { $usual })
cli-bot = dieser Bot spielt auf diesem Platz, zum Beispiel { $seat }={ $bot }; auch mehrmals
cli-hot-seat = zwei Menschen spielen abwechselnd an dieser Tastatur
cli-hot-seat-many = auf allen Plätzen ohne --bot spielen Menschen, nacheinander an dieser Tastatur
cli-seat = deine Farbe (sonst { $first })
cli-name = NAME
cli-name-help = dein Name; mit --hot-seat zweimal, zuerst der von Weiß
cli-name-many = dein Name; mit --hot-seat einmal für jeden Menschen, in der Reihenfolge der Plätze
cli-replay-seat = wessen Karten zu sehen sind: die einer Seite oder alle (sonst open)
cli-what = Was gespielt wird
cli-edition = AUSGABE
cli-preset = modern (wenn nichts anderes gesagt wird), classic, sheet oder russian
cli-side = SEITE
cli-first = wer beginnt: white, black oder random (sonst random)
cli-no-surprise = Variante 1: kein Bauen an Inseln, auf denen ein Stein der Gegenseite liegt
cli-open-hands = Variante 2: Karten aus der Auslage bleiben sichtbar
cli-handicap = freie Brücken vor dem ersten Zug, für die schwächere Seite: 0 bis 3
cli-weaker = die schwächere Seite, die die Brücken der Vorgabe bekommt: white oder black (sonst du; mit --hot-seat black)
cli-option = eine einzelne Option der Regeln, zum Beispiel sudden-win=no
cli-paradise-players = zwei, drei oder vier Spieler (sonst 2)
cli-paradise-homes = wie die Heimat verteilt wird: drawn (ausgelost, Vorgabe), chosen (einer nach dem anderen wählt) oder seated (in der Reihenfolge der Plätze)
cli-components = für Conquest of Paradise: ein Ordner mit Tabellen deines eigenen Exemplars
cli-option-any = eine einzelne Option der Regeln, wie sie in Aufzeichnungen steht
cli-one-of = eines von { $values }
cli-keep = Die Partie aufbewahren
cli-save = die Partie nach jedem Zug in dieser Datei sichern
cli-resume = eine gesicherte Partie fortsetzen
cli-seed = nach diesem Startwert mischen (64 hexadezimale Ziffern)
cli-looks = Aussehen
cli-board = das Brett als Karte, als Liste (für Bildschirmleser) oder gar nicht
cli-color = Farben (auto: im Terminal, wenn NO_COLOR nicht gesetzt ist)
cli-full = auf dem ganzen Bildschirm, mit Tastatur und Maus (braucht den Zusatz „tui“)
cli-theme = mit --full: hell auf dunklem Grund, oder umgekehrt
cli-no-command = Einen Befehl „{ $command }“ gibt es nicht; es gibt { $commands }.
cli-unknown = „{ $word }“ ist hier nicht zu verstehen; „{ $command } --help“ zeigt, was geht.
cli-choose = { $option } braucht eines von diesen: { $values }.
cli-no-value = { $option } steht allein, ohne Wert.
cli-needs-value = { $option } braucht einen Wert: { $value }.
cli-unclear = Die Befehlszeile ist nicht klar ({ $problem }); „{ $command } --help“ zeigt, wie sie gemeint ist.
cli-no-file = Welche Datei? Zum Beispiel: { $command } partie.txt
cli-not-together = { $one } und { $other } passen nicht zusammen.
cli-bad-option = --option braucht NAME=WERT, nicht „{ $word }“.
cli-bad-bot = --bot braucht PLATZ=BOT, nicht „{ $word }“.
cli-two-bots = Auf { $seat } sollen zwei sitzen: { $one } und { $other }; wähle eins davon.
cli-nobody = Bots haben alle Plätze: Lass einen davon für einen Menschen.
cli-bad-seed = --seed braucht { $digits } hexadezimale Ziffern.
cli-our-mistake = Etwas ist schiefgegangen, das nicht hätte schiefgehen dürfen ({ $error }). MOTU_DEBUG=1 zeigt die Einzelheiten.
game-unknown = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
game-which = Welches Spiel?
game-title =
    { $game ->
        [kahuna] Kahuna (zu zweit: Brücken und Inseln)
       *[paradise] Conquest of Paradise (zu zweit bis zu viert: erkunden, siedeln, kämpfen)
    }
game-name =
    { $game ->
        [kahuna] Kahuna
       *[paradise] Conquest of Paradise
    }
game-none = Ein Spiel muss gewählt werden: { $motu } play SPIEL, eines von { $games }.
game-ask = Nummer (Enter: 1):{ " " }
game-taken = Das ist { $title }; andere beginnen mit ihrem Namen: { $others }.

## Dateien

error-at = { $where }: { $reason }
file-unreadable =
    { $why ->
        [missing] Diese Datei gibt es nicht.
        [folder] Das ist ein Ordner; gebraucht wird der Name einer Datei.
        [forbidden] Diese Datei darf nicht gelesen werden; dazu müssten ihre Rechte geändert werden.
        [name] So kann keine Datei heißen.
       *[other] Diese Datei lässt sich nicht lesen.
    }
file-unwritable =
    { $why ->
        [missing] Den Ordner für diese Datei gibt es nicht; er muss erst angelegt werden.
        [folder] Das ist ein Ordner; gebraucht wird der Name einer Datei.
        [forbidden] Hier darf nichts geschrieben werden; wähle einen anderen Ort.
        [name] So kann keine Datei heißen.
        [full] Auf dem Datenträger ist kein Platz mehr.
       *[other] Diese Datei lässt sich nicht schreiben.
    }
file-too-big = Diese Datei ist größer als { $limit } MB, so groß ist keine Aufzeichnung; sie wurde nicht gelesen.
file-not-utf8 = Das ist kein Text in UTF-8, wie es eine Aufzeichnung sein muss.
file-not-text = Das ist keine Textdatei, wie es eine Aufzeichnung sein muss.
file-partial = Hier ist eine Karte verdeckt (?): Nachspielen lässt sich nur eine Aufzeichnung, in der alle Karten zu sehen sind.
file-exists = Diese Datei gibt es schon; „{ $motu } play --resume { $file }“ würde sie fortsetzen, ein anderer Name eine neue Partie beginnen.
file-busy = Diese Partie wird gerade in einem anderen Prozess gespielt; spiel dort weiter, oder verlass sie dort zuerst.
file-changed = Ein anderer Prozess hat in diese Datei geschrieben, deshalb bleibt sie, wie sie ist; „{ command-save } DATEI“ sichert diese Partie unter einem anderen Namen.
save-other-game = Das ist eine Partie { $kept }, nicht { $wanted }; „{ $motu } play { $game } --resume { $file }“ setzt sie fort.
save-over = Diese Partie ist zu Ende; „{ $motu } replay { $file }“ zeigt sie.
save-no-seed = Der geheime Startwert { $seed } fehlt, und ohne ihn lässt sich nicht weiter mischen.
save-wrong-seed = Das ist nicht der Startwert der Partie in { $file }.

## Eine Partie

opening = { $edition }. { $players }.
opening-bot = { $seat }: der Bot { $name }
opening-you = { $seat }: du
player = { $seat }: { $name }
opening-seal = Siegel: { $seal }
opening-hint = Gib die Nummer einer Auswahl ein oder einen Zug wie { $example }. „{ command-rules }“ sagt, wie gespielt wird, ? erklärt den Rest.
prompt = { $seat }>{ " " }
prompt-no-number = Eine Auswahl { $number } gibt es nicht: Die Nummern gehen von 1 bis { $last }.
prompt-no-wishes = Was kommt, sagt der Zufall: Schreib nur { $word }.
prompt-illegal = { $word } – { $reason }
prompt-nothing-played = { $word } – { $reason } Von dieser Zeile wurde nichts gespielt.
prompt-not-all-played = { $word } – { $reason } Was davor steht, wurde gespielt.
prompt-would = { $word } – { $what }.
aside-not-now = { $seat } kann das jetzt nicht: Außer der Reihe geht nur, was die Regeln jederzeit erlauben.
aside-bot = { $seat } spielt ein Bot: Niemand sonst entscheidet für ihn.
aside-what = Schreib in Notation hinter den Namen, was { $seat } außer der Reihe tut.
menu-title = { $title }:
help-moves = Züge schreibt man so:
help-seal = Das Siegel ist der Fingerabdruck der geheimen Mischung, gezeigt vor dem ersten Zug; am Ende folgt der Startwert, und „{ $motu } verify“ prüft, dass dazwischen nichts geändert wurde.
help-commands = Und diese Wörter helfen:
help-now = Was { $player } jetzt tun kann:
command-help = hilfe
command-help-help = diese Hilfe; „? ZUG“ sagt, was ein Zug bewirken würde oder warum er nicht erlaubt ist
command-board = brett
command-board-help = das Brett zeigen
command-hand = hand
command-hand-help = deine Karten, und was von anderen bekannt ist
command-row = auslage
command-row-help = die Auslage, der Stapel, und was schon gespielt wurde
command-log = protokoll
command-log-help = was geschehen ist („{ command-log } alles“: von Anfang an)
command-score = stand
command-score-help = Punkte, und wofür
command-danger = gefahr
command-danger-help = was in einem Zug verloren oder gewonnen werden kann
danger-none = Soweit du sehen kannst, kann in einem Zug nichts fallen.
command-rules = regeln
command-rules-help = die Regeln dieser Ausgabe in Kürze
command-undo = zurück
command-undo-help = deinen letzten Zug zurücknehmen, solange nichts Geheimes oder Zufälliges bekannt wurde
command-resign = aufgeben
command-resign-help = die Partie aufgeben
command-save = sichern
command-save-help = „{ command-save } DATEI“ sichert die Partie von nun an in einer Datei
command-quit = ende
command-quit-help = die Partie verlassen
log-empty = Noch ist nichts geschehen.
log-more =
    { $count ->
        [one] (1 Zeile davor: „{ command-log } alles“)
       *[other] ({ $count } Zeilen davor: „{ command-log } alles“)
    }
undo-done = { $word } ist zurückgenommen.
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-chance = Das lässt sich nicht zurücknehmen: Eine Karte ist bekannt geworden.
undo-others = Das lässt sich nicht zurücknehmen: Jemand anderes war seither am Zug.
undo-seen = Das lässt sich nicht zurücknehmen: Du hast dabei gesehen, was du nicht wusstest.
undo-shown = Das lässt sich nicht zurücknehmen: Alle haben es gesehen.
resign-really = Gib noch einmal „{ command-resign }“ ein, um die Partie aufzugeben.
resigned = { $seat } gibt auf.
resigned-bot = { $seat } gibt auf; der Bot { $bot } spielt weiter.
save-where = Wohin? Schreib „{ command-save } DATEI“.
save-done = Die Partie wird von nun an in { $file } gesichert.
quit-unsaved = Diese Partie ist nirgends gesichert: „{ command-save } DATEI“ sichert sie, noch einmal „{ command-quit }“ verlässt sie.
curtain-hide = Enter leert den Bildschirm; dann geht die Tastatur an { $seat }.{ " " }
curtain-ready = { $seat }, drück Enter, wenn sonst niemand zusieht.{ " " }
closing-seed = Startwert: { $seed }
closing-save = Name einer Datei für die Aufzeichnung (Enter: keine):{ " " }
closing-saved = Die Aufzeichnung ist gesichert: siehe „{ $motu } replay { $file }“ und „{ $motu } verify { $file }“.
farewell = Bis bald!
farewell-saved = Die Partie ist gesichert; weiter geht es mit: { $motu } play --resume { $file }

## Aufzeichnungen

replay-length =
    { $steps ->
        [one] 1 Schritt. { $result }
       *[other] { $steps } Schritte. { $result }
    }
replay-running = Die Partie ist noch nicht zu Ende.
replay-remark = ; { $remark }
replay-prompt = [{ $place }/{ $last }] Enter, b, e, q, Zug oder ?{ " " }
replay-help = Enter geht weiter, b zurück, eine Zahl zu diesem Zug, e ans Ende, q hört auf.
replay-at-end = Das ist das Ende.
replay-at-start = Das ist der Anfang.
verify-branch = Diese Partie setzt eine andere fort: Ihre Kartenverteilung und ihre ersten Schritte (Branch: { $step }) wurden nicht geprüft.
verify-good =
    { $count ->
        [one] { $file }: Der Startwert passt zu seinem Siegel, und 1 Ziehung ist so, wie er es sagt.
       *[other] { $file }: Der Startwert passt zu seinem Siegel, und alle { $count } Ziehungen sind so, wie er es sagt.
    }
