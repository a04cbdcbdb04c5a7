### Was an Optionen, Aufzeichnungen und am Mischen falsch sein kann, in jedem Spiel.

bot-bad-work = „{ $bot }:{ $work }“: Nach dem Doppelpunkt steht, wie viel der Bot je Zug arbeiten darf, eine ganze Zahl über 0.
bot-needs-numba = Der Bot „{ $bot }“ braucht Numba: Installiere motu mit dem Zusatz „fast“ oder starte mit ./dev, das erledigt es.
bot-no-work = Beim Bot „{ $bot }“ lässt sich keine Arbeitsmenge einstellen: Lass den Doppelpunkt und was ihm folgt weg.
bot-own-broken = Der Bot „{ $bot }“ aus { $place } ist nicht zu gebrauchen: { $problem }.
bot-unknown = Es gibt keinen Bot „{ $bot }“; es gibt { $bots }.
bot-none = Noch kein Bot spielt { $game }.
option-unknown = Es gibt keine Option „{ $option }“; es gibt { $options }.
option-bad-value = Die Option { $option } kann nicht „{ $value }“ sein, nur eines von { $values }.
option-dead-end = discard=instead-of-drawing braucht full-hand=discard-after: Sonst gäbe es Stellungen ganz ohne Zug.
rules-too-old =
    { $game ->
        [paradise] Diese Partie wurde nach Fassung { $version } der Regeln von Conquest of Paradise gespielt; Motu { $release } spielt sie, dieses nicht. Sie ist geblieben, wie sie war.
       *[other] Diese Partie wurde nach Fassung { $version } der Regeln gespielt; Motu { $release } spielt sie, dieses nicht. Sie ist geblieben, wie sie war.
    }
rules-too-new = Diese Partie wird nach Fassung { $version } der Regeln gespielt, und dieses Motu kennt Fassungen bis { $known }: Dafür braucht es ein neueres Motu.
rules-no-version = „rules={ $word }“ nennt keine Fassung der Regeln; sie ist eine Zahl wie in „rules=2“.

## Aufzeichnungen

record-too-long = Die Aufzeichnung hat mehr als { $limit } Zeichen, so viel braucht keine Partie; sie wurde nicht gelesen.
record-too-many-steps = Die Aufzeichnung hat mehr als { $limit } Schritte, so viele braucht keine Partie; sie wurde nicht nachgespielt.
record-no-game = Eine Aufzeichnung beginnt mit dem Namen des Spiels, etwa „Game: kahuna“.
record-other-game = Das ist eine Partie { $game }, nicht { $wanted }.
record-no-seat = In diesem Spiel gibt es niemanden namens „{ $seat }“, nur { $seats }.
record-bad-line = Diese Zeile ist weder ein Kopf wie „White: Ann“ noch ein Zug wie „1. White: B-D +?K“.
record-header-twice = Der Kopf „{ $header }“ steht hier zum zweiten Mal; einer davon genügt.
record-bad-option = Optionen schreibt man NAME=WERT, nicht „{ $word }“.
record-no-deal = Der Kopf „Deal:“ mit den ausgeteilten Karten fehlt.
record-bad-deal =
    { $game ->
        [kahuna] So kann nicht ausgeteilt worden sein: Es braucht neun Karten, keine mehr als zweimal, davor W oder B, wenn der Zufall bestimmt hat, wer beginnt.
       *[other] So kann mit diesen Optionen nicht ausgeteilt worden sein.
    }
record-empty-turn = Dieser Zug ist leer.
record-after-end = Vor diesem Zug ist die Partie schon zu Ende.
record-wrong-turn = Bis hierher ist es Zug { $turn }, und am Zug ist { $seat }; hier steht etwas anderes.
record-too-much-came = „{ $answer }“ ist eine Karte zu viel: So viele werden hier nicht aufgedeckt.
record-not-over = Als Ergebnis steht „{ $result }“ da, aber die Züge beenden die Partie nicht.
record-wrong-result = Als Ergebnis steht „{ $result }“ da, aber die Züge führen zu „{ $real }“.
chance-impossible = „{ $answer }“ kann hier nicht gekommen sein.
chance-script-ended = Die Karte, die hier kam, fehlt.

## Die Prüfung einer beendeten Partie

verify-no-seed = Der Startwert (Seed) oder sein Siegel (Commitment) fehlt, also gibt es nichts zu prüfen: Vollständig sind sie, wenn die Partie zu Ende ist.
verify-bad-seed = Der Startwert ist keine hexadezimale Zahl.
verify-wrong-commitment = Der Startwert passt nicht zu seinem Siegel: Er ist nicht der, der zu Beginn festgelegt wurde.
verify-wrong-deal = Nach dem Startwert wäre so ausgeteilt worden: „{ $real }“.
verify-wrong-draw = Nach dem Startwert wäre hier { $real } gekommen, nicht { $said }.

## Mehrere Züge auf einmal

moves-reveal = Mit ihm wird etwas aufgedeckt; entscheide, wie es weitergeht, wenn du das gesehen hast.
moves-turn-ends = Mit ihm enden deine Entscheidungen; was folgt, haben erst andere zu entscheiden.
