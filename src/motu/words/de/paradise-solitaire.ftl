### Conquest of Paradise allein: die Chips, der Gegner, den niemand spielt, und das Ende.

paradise-edition-alone =
    { $level ->
        [hard] Conquest of Paradise allein, die schwerere Partie
       *[normal] Conquest of Paradise allein
    }
cli-paradise-alone = allein spielen, gegen einen Gegner, den Chips und der Würfel führen

## Chips

paradise-expand =
    { $expand ->
        [card] eine Karte
        [chain] eine Kette von Transportkanus
        [village] ein Dorf
        [village-each] ein Dorf auf jeder Gruppe
        [warriors] eine Kriegerschar
        [two-warriors] zwei Kriegerscharen
        [warriors-each] eine Kriegerschar für jedes Dorf
       *[war-canoe] ein Kriegskanu
    }
paradise-action =
    { $action ->
        [build] Bauen
        [defend] Verteidigen
        [explore] Erkunden
       *[attack] Angreifen
    }
paradise-chit = { $chit } ({ paradise-expand }; { paradise-action })
paradise-ask-chit = Welcher Chip wird als nächster ausgeführt?
paradise-no-chit = Chip { $chit } wartet nicht darauf, ausgeführt zu werden.
paradise-alone-no-flip = Allein liegt alles offen: Kein Kanu wird umgedreht.
paradise-alone-plain-canoe = Allein liegt jedes Kanu offen: Baue es mit T+{ $place }.
paradise-choices-chit = Chip
paradise-would-chit = Chip { $chit } ausführen: { paradise-expand }; { paradise-action }
paradise-word-chit = als nächsten Chip 3 ausführen (allein)
paradise-chits =
    { $left ->
        [one] Chips: noch 1, gezogen { $drawn }
       *[other] Chips: noch { $left }, gezogen { $drawn }
    }; du brauchst { $target } Punkte, solange mindestens { $least } übrig sind
paradise-chits-left = Noch nicht gezogene Chips: { $chits }
paradise-chits-late = Nach { $draws } gezogenen Chips kommen dazu: { $chits }
paradise-chits-pending = Nach der Erkundung auszuführen: { $chits }
paradise-side-alone = von niemandem gespielt

## Das Protokoll

paradise-log-chit = Chip { $chit }: { paradise-seat } bekommt { paradise-expand }; { paradise-action }.
paradise-log-rich = { $place } ist reich und frei: Chip { $chit } wird gezogen ({ paradise-expand }; { paradise-action }), für die Zeit nach der Erkundung.
paradise-log-inhabited =
    { $less ->
        [0] { $place }, { $far } von Tonga entfernt: Der Würfel zeigt { $die }. { paradise-seat } ist schon da.
       *[other] { $place }, { $far } von Tonga entfernt: Der Würfel zeigt { $die }, minus { $less }. { paradise-seat } ist schon da.
    }
paradise-log-uninhabited =
    { $less ->
        [0] { $place }, { $far } von Tonga entfernt: Der Würfel zeigt { $die }. Dort wohnt niemand.
       *[other] { $place }, { $far } von Tonga entfernt: Der Würfel zeigt { $die }, minus { $less }. Dort wohnt niemand.
    }
paradise-log-lives =
    { $villages ->
        [one] { paradise-seat } hat 1 Dorf auf { $place }.
       *[other] { paradise-seat } hat { $villages } Dörfer auf { $place }.
    }
paradise-log-drifted = Der Entdecker von { paradise-seat-of } treibt nach { $place }, fort von Tonga.
paradise-log-gets =
    { $piece ->
        [W] { $number ->
            [one] { paradise-seat } bekommt eine Kriegerschar auf { $place }.
           *[other] { paradise-seat } bekommt { $number } Kriegerscharen auf { $place }.
        }
        [C] { paradise-seat } bekommt ein Kriegskanu auf { $place }.
       *[T] { paradise-seat } bekommt ein Transportkanu auf { $place }.
    }
paradise-log-gets-village = { paradise-seat } bekommt ein Dorf auf { $place }.
paradise-log-gets-card = { paradise-seat } bekommt eine verdeckte Karte.
paradise-log-gets-nothing = { paradise-seat } hat nichts davon.
paradise-log-on-course = { paradise-seat } bleibt bei { $place } auf Kurs.
paradise-log-back = Der Entdecker von { paradise-seat-of } kehrt heim, mit { paradise-knots }.
paradise-log-raid = { paradise-seat } kommt von { $start } nach { $place }, mit { $pieces }: dorthin, wo in Reichweite die wenigsten Verteidiger sind, hier { $defenders }.
paradise-log-no-raid = Keine deiner Gruppen ist für { paradise-seat-of } erreichbar.
paradise-over-chits = Die Partie ist verloren: Es sind zu wenige Chips übrig. Punkte: { paradise-standing }.
paradise-over-fall = Die Partie ist verloren: Du hast weder Dorf noch Kolonie.

## Die Regeln in Kürze

paradise-rules-alone-aim = Ziel: Allein bist du Tonga. Erreiche in einer Wertung { $target } Punkte, solange mindestens { $least } der { $chits } Chips nicht gezogen sind. Sind nicht mehr übrig und du hast sie nicht, ist die Partie verloren.
paradise-rules-alone-open = Offen: Alle Plättchen, alle Figuren und deine Karten liegen offen, und ein Transportkanu gehört zur Kette, wo immer es liegt. Nur die Karten des Gegners liegen verdeckt, bis er erkundet, angreift oder angegriffen wird; bis dahin tun sie nichts.
paradise-rules-alone-chits = Chips: Niemand spielt Samoa. Vom zweiten Zug an wird zu Beginn jedes Zuges ein Chip gezogen: Samoa bekommt, was die eine Seite sagt, und tut, was die andere sagt; bei Gleichstand entscheidet der Würfel. Nach { $draws } gezogenen Chips kommen vier Angriffe dazu.
paradise-rules-alone-expand = Was er bekommt: Kanus, die seine Gruppen auf dem kürzesten Weg verbinden; Dörfer, wo die meisten Quadrate leer sind, auch braune; Krieger zuerst für leere Kriegskanus, dann wo mehr Dörfer als Krieger sind, dann auf leere Gruppen und Atolle, zuletzt wo es schon mehr als eine Schar je Dorf gibt; Kriegskanus in der Heimat. Sonst baut er nichts.
paradise-rules-alone-explore = Er erkundet: Ring um Ring um Samoa, von Niue an hin und her, bis er { $knots } Knoten hat, einen mehr mit Navigation oder Seekarte. Auf jeder gefundenen Gruppe liegt ein Kanu von ihm. Er geht nie verloren und kommt nie vom Kurs ab.
paradise-rules-alone-attack = Er greift an: Jeder Stapel Kriegskanus fährt, mit ebenso vielen Kriegern, zu deiner schwächsten erreichbaren Gruppe, unter gleich schwachen zu der, die Samoa am nächsten liegt. Er rettet ein Dorf, verliert zuerst Dorfwachen und zuletzt Kriegskanus; Kriegskanus geraten zuerst in Panik.
paradise-rules-alone-found = Deine Funde: Samoa wohnt dort, wenn der Würfel weniger zeigt als die Entfernung zu Tonga; zieh 1 ab, wo Samoa gleich weit ist, 2, wo es näher ist. Dann hat es dort ein Kanu, und bei geradem Wurf für jedes grüne Quadrat ein Dorf und für jedes Dorf Krieger. Eine freie Gruppe mit { $squares } Quadraten oder mehr bringt einen weiteren Chip, der nach deiner Erkundung ausgeführt wird.
paradise-rules-alone-astray = Vom Kurs ab: Dein Entdecker treibt auf das unbekannte Feld, das am weitesten von Tonga entfernt ist.

## Fehler in der Tabelle der Chips

paradise-components-chits = Unter „chits“ müssen mindestens { $least } Chips stehen (es sind { $early }), insgesamt höchstens { $most } (es sind { $count }).

## Die Partie allein

balance-alone-help = stattdessen die Partie allein: normal (Vorgabe) oder hard
balance-opening-alone =
    { $games ->
        [one] Conquest of Paradise allein ({ $level }): { $bot } spielt 1 Partie, Startwert „{ $seed }“.
       *[other] Conquest of Paradise allein ({ $level }): { $bot } spielt { $games } Partien, Startwert „{ $seed }“.
    }
balance-alone-won = gewonnen
balance-alone-interval = 95-%-Intervall
balance-alone-chits = verloren: zu wenige Chips
balance-alone-fall = verloren: kein Dorf mehr
balance-alone-drawn = gezogene Chips: Median (Quartile)
balance-alone-attacks = Angriffe auf den Gegner (erfolgreich)
balance-alone-attacked = Angriffe des Gegners (erfolgreich)
balance-alone-tiles = Plättchen des Gegners
balance-alone-points = Punkte
balance-alone-winners = gewonnen
balance-alone-losers = verloren
balance-alone-opponent = Gegner
balance-alone-bare = Gegner am Ende ohne Inselgruppe
balance-alone-ever-bare = Gegner je ohne Inselgruppe
balance-alone-won-bare = Siege, bei denen er am Ende keine hatte
