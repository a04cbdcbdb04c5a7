### Kahuna: Wörter, Gründe, Protokoll, Auswahl und Regeln.

kahuna-seat =
    { $player ->
        [white] Weiß
       *[black] Schwarz
    }
kahuna-edition =
    { $preset ->
        [modern] Kahuna, moderne Ausgabe
        [classic] Kahuna, klassische Ausgabe
        [sheet] Kahuna, Ausgabe des Kurzblatts
       *[russian] Kahuna, russische Ausgabe
    }
kahuna-edition-changed = { kahuna-edition }, mit { $options }

## Was kein Zug ist

notation-unknown = „{ $word }“ ist kein Zug: Züge sehen aus wie B-D, HHxHE, /A, +C, +? oder =.
notation-no-island = Eine Insel „{ $letter }“ wie in „{ $word }“ gibt es nicht: Die Inseln heißen A bis L.
notation-no-line = „{ $word }“: Die beiden Inseln von { $line } verbindet keine Linie.
notation-wrong-cards = „{ $word }“: Die Linie { $line } räumen nur zwei Karten ihrer beiden Inseln frei.
notation-bad-deal = Ausgeteilt wird so: „W CEK AFL >BDH“, also wer beginnt (wenn der Zufall es bestimmt hat), die Hand von Weiß, die von Schwarz, die Auslage.
notation-turned-up-first = „{ $word }“ nennt aufgedeckte Karten, aber davor steht kein Zug.

## Warum ein Zug nicht erlaubt ist

kahuna-over = Die Partie ist zu Ende.
kahuna-no-such-move = So einen Zug gibt es nicht.
kahuna-not-your-turn = Die Gegenseite ist am Zug.
kahuna-handicap-first =
    { $left ->
        [one] Zuerst kommt eine Vorgabebrücke; man schreibt sie wie *HE.
       *[other] Zuerst kommen { $left } Vorgabebrücken; man schreibt sie wie *HE.
    }
kahuna-discard-down = Du hast mehr als { $limit } Karten: Wirf erst eine ab.
kahuna-no-card = Die Karte { $card } hast du nicht.
kahuna-no-second-card = Die Karte { $card } hast du nur einmal.
kahuna-play-after-discard = Du hast abgeworfen, deshalb kannst du in diesem Zug keine Karte mehr spielen.
kahuna-no-bridges = Alle { $limit } deiner Brücken liegen auf dem Brett.
kahuna-island-guarded = { $island } gehört der Gegenseite, und in dieser Variante baut niemand an fremden Inseln.
kahuna-line-yours = Auf { $line } liegt schon eine Brücke von dir.
kahuna-line-enemys = Auf { $line } liegt eine gegnerische Brücke: Erst müssen zwei Karten sie entfernen.
kahuna-remove-own = Die Brücke { $line } ist deine eigene: Entfernen kann man nur gegnerische.
kahuna-remove-nothing = Auf { $line } liegt keine Brücke, die man entfernen könnte.
kahuna-discard-last-turn = Im letzten Zug wird nichts abgeworfen.
kahuna-discard-must-draw = Die Gegenseite hat eben nicht gezogen, also musst du eine Karte ziehen und kannst nicht stattdessen abwerfen.
kahuna-discard-not-full = Abwerfen kann man nur aus einer vollen Hand von { $limit } Karten.
kahuna-discard-after-play = Du hast eine Karte gespielt, und abwerfen kann man nur statt zu spielen.
kahuna-draw-last-turn = Im letzten Zug wird keine Karte gezogen: Beende ihn mit „.“.
kahuna-draw-after-discard = Du hast abgeworfen statt zu ziehen: Beende den Zug mit „.“.
kahuna-hand-full = Du hast schon { $limit } Karten: Spiel eine oder wirf eine ab, bevor du ziehst.
kahuna-not-face-up = Die Karte { $card } liegt nicht aus.
kahuna-deck-empty = Der Stapel ist leer: Nimm eine Karte der Auslage.
kahuna-take-open = Die Gegenseite hat abgeworfen statt zu ziehen, also musst du eine Karte der Auslage nehmen.
kahuna-nothing-to-decline = Hier gibt es kein Ziehen, auf das man verzichten könnte: Beende den Zug mit „.“.
kahuna-decline-twice = Die Gegenseite hat eben nicht gezogen, also musst du eine Karte ziehen.
kahuna-decline-after-discard = Du hast abgeworfen, und wer abwirft, muss ziehen.
kahuna-skip-after-play = Du hast eine Karte gespielt: Nur wer ganz aussetzt, braucht nicht zu ziehen.
kahuna-make-room = Deine Hand ist mit { $limit } Karten voll: Wirf erst ab, dann zieh.
kahuna-draw-required = Du musst eine Karte ziehen: + und ein Buchstabe für die Auslage, +? für den Stapel.
kahuna-end-by-drawing = Dieser Zug endet nicht mit „.“, sondern indem du ziehst (+) oder, wo das erlaubt ist, verzichtest (=).
kahuna-free-elsewhere = Die freie Brücke darf nur auf { $line }, die eben frei gewordene Linie.
kahuna-no-free-bridge = Jetzt ist keine freie Brücke zu legen.

## Das Protokoll

kahuna-island-name = { $name }
kahuna-line-name = { $name }
kahuna-two-cards = { $first } + { $second }
kahuna-log-place = { kahuna-seat } spielt { $card }: eine Brücke { $line }.
kahuna-log-remove = { kahuna-seat } spielt { $cards } und entfernt die Brücke { $line }.
kahuna-log-free = { kahuna-seat } legt eine freie Brücke { $line }.
kahuna-log-discard = { kahuna-seat } wirft { $card } ab.
kahuna-log-discard-hidden = { kahuna-seat } wirft verdeckt eine Karte ab.
kahuna-log-take = { kahuna-seat } nimmt { $card } aus der Auslage.
kahuna-log-draw = { kahuna-seat } zieht vom Stapel.
kahuna-log-draw-card = { kahuna-seat } zieht { $card } vom Stapel.
kahuna-log-decline = { kahuna-seat } zieht keine Karte.
kahuna-log-end = { kahuna-seat } beendet den Zug.
kahuna-log-takes = { kahuna-seat } erobert { $islands }!
kahuna-log-stripped =
    { $count ->
        [one] { kahuna-seat } verliert die Brücke { $lines }.
       *[other] { kahuna-seat } verliert die Brücken { $lines }.
    }
kahuna-log-loses = { kahuna-seat } hält { $islands } nicht mehr.
kahuna-log-turned-up = { $card } wird aufgedeckt.
kahuna-log-scoring =
    Runde { $round } wird gewertet: Inseln Weiß { $white }, Schwarz { $black }; { $leader ->
        [nobody] niemand bekommt einen Punkt.
        [white] Weiß bekommt { kahuna-points }.
       *[black] Schwarz bekommt { kahuna-points }.
    }
kahuna-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
kahuna-log-round = Runde { $round } beginnt; Auslage: { $row }.
kahuna-log-last-turns = Die letzte Karte ist genommen: noch ein Zug für jede Seite, ohne zu ziehen.
kahuna-won-points = { kahuna-seat } gewinnt! Punkte: Weiß { $white }, Schwarz { $black }.
kahuna-won-third = Nach Punkten steht es { $white } zu { $black }; { kahuna-seat } gewinnt durch die dritte Wertung!
kahuna-won-bridges = Nach Punkten steht es { $white } zu { $black }; { kahuna-seat } gewinnt mit mehr Brücken auf dem Brett!
kahuna-won-sudden = { kahuna-seat } gewinnt auf der Stelle: Die Gegenseite hat keine Brücke mehr!
kahuna-won-stock = { kahuna-seat } gewinnt auf der Stelle: Die Gegenseite hat keine Brücke mehr zu legen!
kahuna-drawn = Die Partie endet unentschieden, { $white } zu { $black }.

## Wie es steht

kahuna-now = Runde { $round } von { $rounds }, Zug { $turn }: { kahuna-seat } ist am Zug
kahuna-now-last = (letzter Zug)
kahuna-now-over = Die Schlussstellung
kahuna-now-handicap =
    { $left ->
        [one] Vorgabe: { kahuna-seat } legt noch eine Brücke an beliebiger Stelle
       *[other] Vorgabe: { kahuna-seat } legt noch { $left } Brücken an beliebiger Stelle
    }
kahuna-side =
    { $named ->
        [yes] { $side } ({ $name }): { $belongings }
       *[no] { $side }: { $belongings }
    }
kahuna-count-islands =
    { $islands ->
        [one] 1 Insel
       *[other] { $islands } Inseln
    }
kahuna-count-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
kahuna-count-bridges =
    { $bridges ->
        [one] 1 Brücke
       *[other] { $bridges } Brücken
    }
kahuna-table =
    Auslage: { $row }; { $deck ->
        [0] der Stapel ist leer
        [one] 1 Karte im Stapel
       *[other] { $deck } Karten im Stapel
    }
kahuna-none = nichts
kahuna-hand =
    { $player ->
        [white] Hand von Weiß: { $cards }
       *[black] Hand von Schwarz: { $cards }
    }
kahuna-hand-card =
    { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }: { $free ->
        [0] keine freie Linie
        [one] 1 freie Linie
       *[other] { $free } freie Linien
    }
kahuna-shown = Bekannt aus der Hand von { kahuna-seat }: { $cards }
kahuna-buried-own = Von dir verdeckt abgeworfen: { $cards }
kahuna-buried =
    { $count ->
        [one] { kahuna-seat } hat 1 Karte verdeckt abgeworfen.
       *[other] { kahuna-seat } hat { $count } Karten verdeckt abgeworfen.
    }
kahuna-pile =
    { $count ->
        [0] In dieser Runde wurde noch keine Karte gespielt.
       *[other] Bis zum Ende der Runde in der Ablage: { $cards }
    }
kahuna-scored =
    Wertung der Runde { $round }: { $leader ->
        [nobody] kein Punkt
        [white] { kahuna-points } für Weiß
       *[black] { kahuna-points } für Schwarz
    }
kahuna-score = { kahuna-seat }: { $points }; { $islands } ({ $names }); { $bridges } auf dem Brett
kahuna-score-next =
    { $round ->
        [1] Mehr Inseln am Ende dieser Runde bringen 1 Punkt.
        [2] Mehr Inseln am Ende dieser Runde bringen 2 Punkte.
       *[other] Mehr Inseln am Ende dieser Runde bringen so viele Punkte wie der Unterschied.
    }

## Das Brett als Liste

kahuna-island =
    { $island }, { $lines } Linien, { $majority } halten sie: { $holder ->
        [white] Weiß.
        [black] Schwarz.
       *[nobody] niemand.
    }
kahuna-island-white = Weiß nach { $islands }.
kahuna-island-black = Schwarz nach { $islands }.
kahuna-island-free = Frei nach { $islands }.

## Die Auswahl

kahuna-choices-play = { $card } spielen
kahuna-choices-remove = Entfernen
kahuna-choices-free = Freie Brücke
kahuna-choices-discard = Abwerfen
kahuna-choices-draw = Ziehen
kahuna-choices-end = Ende
kahuna-choice-deck = vom Stapel
kahuna-choice-decline = nichts
kahuna-choice-end = Zug beenden
kahuna-effect-takes = erobert { $islands }
kahuna-effect-strips = räumt { $lines } ab
kahuna-effect-loses = { kahuna-seat } verliert { $islands }
kahuna-effect-wins = gewinnt die Partie
kahuna-effect-lost = verliert die Partie
kahuna-effect-none = keine Insel wechselt den Besitz
kahuna-would-place = eine Brücke { $line } für die Karte { $card }
kahuna-would-remove = die gegnerische Brücke { $line } verschwindet, für die Karten { $cards }
kahuna-would-free = eine Brücke { $line } ohne Karte
kahuna-would-discard = die Karte { $card } wird abgeworfen
kahuna-would-take-card = du nimmst { $card } aus der Auslage, und der Zug ist zu Ende
kahuna-would-draw = du ziehst die oberste Karte des Stapels, und der Zug ist zu Ende
kahuna-would-decline = der Zug endet, ohne dass du ziehst
kahuna-would-end = der Zug ist zu Ende
kahuna-chained = { $first }; { $then }

## Die Wörter der Notation

kahuna-word-place = die Karte BARI spielen: eine Brücke BARI–DUDA (der erste Buchstabe ist die Karte)
kahuna-word-remove = HUNA zweimal spielen: die gegnerische Brücke HUNA–ELAI verschwindet (auch mit HE oder EE)
kahuna-word-discard = ALOA abwerfen; ALOA und COCO abwerfen
kahuna-word-take = COCO aus der Auslage nehmen; beendet den Zug
kahuna-word-draw = die oberste Karte des Stapels ziehen; beendet den Zug
kahuna-word-decline = den Zug beenden, ohne zu ziehen
kahuna-word-end = einen Zug beenden, in dem nicht gezogen wird
kahuna-word-free = eine Brücke ohne Karte: Vorgabe, oder die Variante ohne Überraschungsangriffe
kahuna-several = Mehrere Wörter in einer Zeile werden nacheinander gespielt, ebenso Nummern aus der Liste der Möglichkeiten: HHxHE E-H +? oder 3 12 21. Auch kleine Buchstaben und ganze Namen gehen: bari-duda.

## Die Regeln in Kürze

kahuna-rules-aim = Ziel: drei Runden auf zwölf Inseln, die 27 Linien verbinden. Brücken auf den Linien bringen Inseln, Inseln bringen Punkte, und die meisten Punkte gewinnen die Partie.
kahuna-rules-turn = Zug: Spiel so viele Karten, wie du willst, eine nach der anderen, oder keine; danach wird eine Karte gezogen. Niemand behält mehr als { $limit } Karten.
kahuna-rules-place =
    Bauen: Eine Karte legt eine deiner Brücken auf eine beliebige freie Linie ihrer Insel{ $guarded ->
        [yes] . Wo ein Stein der Gegenseite liegt, siehe unten.
       *[no] , auch wenn die Gegenseite die Insel hält.
    } Du hast { $limit } Brücken und Steine für alle Inseln, die du halten kannst.
kahuna-rules-hold = Halten: Mit Brücken auf mehr als der Hälfte ihrer Linien hältst du eine Insel. Dein Stein kommt sofort und von selbst darauf, und alle gegnerischen Brücken an dieser Insel werden abgeräumt.
kahuna-rules-strip = Verlieren: Eine Insel ist verloren, wenn ihr Stein nicht mehr die Mehrheit der Linien hat, etwa weil nebenan Brücken abgeräumt wurden. Der Stein geht, die übrigen Brücken bleiben. Nur ein neu gelegter Stein räumt Brücken ab: Eine Brücke, die später an eine deiner Inseln kommt, bleibt fürs Erste liegen.
kahuna-rules-remove = Entfernen: Zwei Karten zusammen nehmen eine gegnerische Brücke weg, wenn sie zu deren beiden Inseln gehören: von jeder eine, oder zweimal dieselbe. Eigene Brücken lassen sich nicht entfernen.
kahuna-rules-discard =
    { $discard ->
        [instead-of-playing] Abwerfen: In einem Zug, in dem du nichts spielst, darfst du eine oder mehrere Karten abwerfen.
        [freely] Abwerfen: beliebige Karten jederzeit in deinem Zug, ob du spielst oder nicht.
        [when-full] Abwerfen: nur mit { $limit } Karten auf der Hand, um Platz zum Ziehen zu schaffen.
       *[instead-of-drawing] Abwerfen: eine oder mehrere Karten statt zu ziehen.
    }
kahuna-rules-discards =
    { $discards ->
        [face-down] Abgeworfenes liegt verdeckt; die Gegenseite kennt nur die Anzahl.
       *[face-up] Abgeworfenes liegt offen.
    }
kahuna-rules-draw =
    Ziehen: Eine der drei ausliegenden Karten oder die oberste des Stapels beendet deinen Zug. Eine Karte aus der Auslage wird ersetzt, solange es einen Stapel gibt. { $drawing ->
        [may-decline] Du darfst darauf verzichten zu ziehen.
        [decline-unless-discarded] Du darfst darauf verzichten zu ziehen, aber nicht nach einem Abwurf.
        [required] Ziehen ist Pflicht.
       *[may-skip] Du darfst darauf verzichten zu ziehen, wenn du den ganzen Zug aussetzt.
    } { $discard ->
        [instead-of-drawing] Oder du wirfst stattdessen ab, ob du Karten gespielt hast oder nicht.
       *[other] { "" }
    }
kahuna-rules-full =
    { $full ->
        [no-draw] Mit { $limit } Karten auf der Hand kannst du nicht ziehen.
        [discard-first] Mit { $limit } Karten auf der Hand wirfst du ab, bevor du ziehst.
       *[discard-after] Mit { $limit } Karten auf der Hand darfst du ziehen und wirfst dann eine ab.
    }
kahuna-rules-must-draw =
    Niemand mauert: Hat die Gegenseite eben nicht gezogen, musst du ziehen und, wenn nötig, dafür Platz schaffen. { $discard ->
        [instead-of-drawing] Hat sie stattdessen abgeworfen, nimmst du eine Karte der Auslage, solange es dort eine gibt.
       *[other] { "" }
    }
kahuna-rules-round =
    Runde: Sind Stapel und Auslage leer, wird sofort gewertet. Brett und Hände bleiben, alle anderen Karten werden gemischt. { $next ->
        [other] Die nächste Runde beginnt, wer die letzte Karte nicht genommen hat.
       *[winner] Die nächste Runde beginnt, wer diese gewonnen hat, bei Gleichstand, wer die letzte Karte nicht genommen hat.
    }
kahuna-rules-end =
    { $last ->
        [yes] Ende: Nach der letzten Karte der Runde 3 hat jede Seite noch einen Zug, ohne zu ziehen; wer diese Karte genommen hat, kommt zuletzt.
       *[no] Ende: Mit der letzten Karte der Runde 3 ist die Partie sofort zu Ende.
    }
kahuna-rules-score = Wertung: Wer mehr Inseln hält, bekommt nach Runde 1 einen Punkt, nach Runde 2 zwei Punkte und nach Runde 3 so viele wie der Unterschied. Gleichstand bringt nichts.
kahuna-rules-tie =
    { $tie ->
        [yes] Bei gleichen Punkten entscheidet die dritte Wertung, dann die Brücken auf dem Brett; sonst ist die Partie unentschieden.
       *[no] Bei gleichen Punkten ist die Partie unentschieden.
    }
kahuna-rules-sudden =
    { $sudden ->
        [by-removal] Plötzlicher Sieg: Wer in Runde 2 oder 3 die letzte gegnerische Brücke vom Brett nimmt, durch Legen oder Entfernen, hat auf der Stelle gewonnen. Wer keine gebaut hat, spielt weiter.
        [none-on-board] Plötzlicher Sieg: Wer in Runde 2 oder 3 keine Brücke auf dem Brett hat, hat verloren, sobald die Gegenseite eine legt oder entfernt. Wer ohne Brücke in Runde 2 kommt, hat zuerst einen Zug, um eine zu legen.
        [empty-stock] Plötzliches Ende: Wer in Runde 2 oder 3 die letzte seiner { $limit } Brücken legt, hat auf der Stelle verloren.
       *[no] Einen plötzlichen Sieg gibt es nicht: Wer keine Brücken hat, spielt weiter.
    }
kahuna-rules-hidden =
    { $open ->
        [yes] Verdeckt sind der Stapel, verdeckt Abgeworfenes und die Hände; aber eine Karte aus der Auslage bleibt sichtbar, bis sie gespielt wird (offene Hände).
       *[no] Verdeckt sind die Hände, der Stapel und verdeckt Abgeworfenes. Alle sehen, wer welche Karte aus der Auslage nimmt.
    }
kahuna-rules-no-surprise = Ohne Überraschungsangriffe: Niemand baut an einer Insel, auf der ein Stein der Gegenseite liegt. Haben zwei Karten eine gegnerische Brücke entfernt, darf sofort und ohne Karte eine eigene auf diese Linie, es sei denn, an einem Ende liegt ein gegnerischer Stein.
kahuna-rules-handicap =
    Vorgabe: Vor dem ersten Zug legt { kahuna-seat } { $count ->
        [one] eine Brücke an eine beliebige Stelle.
       *[other] { $count } Brücken an beliebige Stellen.
    }
kahuna-danger =
    { kahuna-seat } kann { $island }{ $falls ->
        [yes] { " " }der anderen Seite
       *[no] {""}
    } mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } nehmen{ $certain ->
        [yes] .
       *[no] { $cards ->
            [one] , wenn es die richtige ist.
           *[other] , wenn es die richtigen sind.
        }
    }
