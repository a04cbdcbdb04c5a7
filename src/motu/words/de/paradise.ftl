### Conquest of Paradise: Wörter, Fragen, Gründe, Protokoll und Regeln.

paradise-seat =
    { $player ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[nobody] Die Einheimischen
    }
paradise-seat-of =
    { $player ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[nobody] den Einheimischen
    }
paradise-foe =
    { $foe ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[nobody] die Einheimischen
    }
paradise-other =
    { $other ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    }
paradise-step =
    { $step ->
        [setup] Aufbau
        [order] Reihenfolge
        [exploration] Erkundung
        [movement] Bewegung und Kampf
        [building] Bauen
       *[victory] Wertung
    }
paradise-piece =
    { $piece ->
        [W] eine Kriegerschar
        [C] ein Kriegskanu
        [T] ein Transportkanu
        [L] eine Kolonie
        [R] ein Gerücht
        [V] eine Dorfwache
       *[piece] eine Figur
    }
paradise-load =
    { $load ->
        [W] eine Kriegerschar
       *[L] eine Kolonie
    }
paradise-item =
    { $item ->
        [warriors] eine Kriegerschar
        [war-canoe] ein Kriegskanu
        [transport] ein Transportkanu
        [transport-up] ein offenes Transportkanu
        [colony] eine Kolonie
        [rumor] ein Gerücht
        [village] ein Dorf
        [agriculture] besseren Ackerbau
       *[card] eine Karte „Kunst und Kultur“
    }
paradise-edition =
    Conquest of Paradise zu { $preset ->
        [two] zweit
        [three] dritt
       *[four] viert
    }
paradise-homes =
    { $homes ->
        [drawn] Heimat ausgelost
        [chosen] Heimat gewählt
       *[seated] Heimat nach Sitzplatz
    }
paradise-components-own = Spielmaterial { $name }
paradise-count =
    { $piece ->
        [W] { $number ->
            [one] 1 Kriegerschar
           *[other] { $number } Kriegerscharen
        }
        [C] { $number ->
            [one] 1 Kriegskanu
           *[other] { $number } Kriegskanus
        }
        [T] { $number ->
            [one] 1 Transportkanu
           *[other] { $number } Transportkanus
        }
        [L] { $number ->
            [one] 1 Kolonie
           *[other] { $number } Kolonien
        }
        [V] { $number ->
            [one] 1 Dorfwache
           *[other] { $number } Dorfwachen
        }
       *[R] { $number ->
            [one] 1 Gerücht
           *[other] { $number } Gerüchte
        }
    }
paradise-knots =
    { $knots ->
        [one] 1 Knoten
       *[other] { $knots } Knoten
    }
paradise-standing =
    { $players ->
        [2] Rot { $red }, Gelb { $yellow }
        [3] Rot { $red }, Gelb { $yellow }, Grün { $green }
       *[4] Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }
    }

## Was kein Zug ist

paradise-notation-unknown = „{ $word }“ ist kein Zug: Züge sehen aus wie >H12, V+G11, @G11, +W oder „.“.
paradise-notation-no-place = Ein Feld oder eine Karte „{ $name }“ wie in „{ $word }“ gibt es nicht: Felder schreibt man wie G11, Karten mit ihrer Nummer.

## Fragen

paradise-ask-nothing = Die Partie ist zu Ende.
paradise-ask-home = Welche Inselgruppe wird die Heimat?
paradise-ask-order = Wer spielt zuerst, und in welcher Richtung geht es weiter?
paradise-ask-explore =
    { $away ->
        [yes] { paradise-knots }: von { $place } aus weiter erkunden oder heimkehren?
       *[no] Wohin fährt der Entdecker?
    }
paradise-ask-discovery = Eine Inselgruppe auf { $place }: geheim halten oder aufdecken?
paradise-ask-astray = Der Entdecker von { paradise-foe } ist vom Kurs abgekommen: Wohin treibt er?
paradise-ask-transit = Durchfahrt entlang der Ketten: welche Figur?
paradise-ask-transit-to = Durchfahrt von { $place }: wohin?
paradise-ask-move = Bewegung: welche Flotte als Nächstes?
paradise-ask-fleet = Die Flotte ist bei { $place }: laden, fahren, abladen oder anhalten?
paradise-ask-battle = Welcher Kampf kommt als Nächstes?
paradise-ask-arioi = Ein Angriff auf { $place }: mit einer Karte abwenden?
paradise-ask-battle-card = Der Würfel bei { $place } zeigt { $die }: eine Karte einsetzen?
paradise-ask-loss =
    { $loss ->
        [eliminated] Der Würfel bei { $place } zeigt { $die }: Welche Figur fällt?
       *[panicked] Der Würfel bei { $place } zeigt { $die }: Welche Figur gerät in Panik?
    }
paradise-ask-carry = Die Kanus reichen nicht: Wie viele Kolonien kommen mit?
paradise-ask-retreat = Wohin ziehen sich die Figuren von { $place } zurück?
paradise-ask-save = { $place } ist erobert: Figuren opfern, um Dörfer zu retten?
paradise-ask-new-home = Die Heimat ist verloren: Welche Gruppe wird die neue?
paradise-ask-regroup = { $place } ist gewonnen: ein Transportkanu aufdecken?
paradise-ask-build = Was wird gebaut?
paradise-ask-settle = Welche Kolonien werden zu Dörfern?
paradise-ask-reveal = Bevor gezählt wird: Karten aufdecken?
paradise-ask-claim = Jemand hat genug Punkte für den Sieg: Abholzung einsetzen?

## Warum ein Zug nicht erlaubt ist

paradise-over = Die Partie ist zu Ende.
paradise-not-your-turn = Jetzt hat jemand anderes zu entscheiden.
paradise-done-building = Für diesen Zug bist du mit dem Bauen fertig.
paradise-not-now = Darum geht es jetzt nicht: { paradise-stage }.
paradise-stage =
    { $stage ->
        [home] eine Heimat ist zu wählen
        [order] es geht darum, wer zuerst spielt
        [explore] es geht um den Entdecker
        [discovery] das neue Plättchen bleibt geheim oder wird aufgedeckt
        [astray] der Entdecker treibt vom Kurs ab
        [transit] es geht um die Durchfahrt, die mit „.“ endet
        [transit-to] die Figur auf Durchfahrt braucht einen Platz
        [move] es geht um Flotten; der Schritt endet mit „.“
        [fleet] es geht um die Flotte, die mit „.“ anhält
        [battles] der nächste Kampf ist zu wählen
        [arioi] ein Angriff kann abgewendet werden
        [battle-card] es geht um Karten im Kampf
        [loss] eine Figur der vorderen Reihe ist zu wählen
        [carry] es geht darum, wer mitfährt
        [retreat] es geht um den Rückzug
        [save] Dörfer können gerettet werden
        [new-home] eine neue Heimat ist zu wählen
        [regroup] ein Transportkanu kann aufgedeckt werden
        [build] alle bauen
        [reveal] Karten können aufgedeckt werden
        [search] die Suche nach Kumara geht weiter
        [lost-box] es geht um den verschollenen Entdecker
        [division] wer Letzter ist, zieht das Ereignis oder bestimmt die Reihenfolge
        [shaman] ein Ereignis kann verhindert werden
        [event] es geht um ein Ereignis
       *[claim] dem Anspruch auf den Sieg kann widersprochen werden
    }
paradise-no-choice = Das geht jetzt nicht: Wähle einen der aufgeführten Züge.
paradise-off-map = { $place } liegt nicht auf der Karte.
paradise-too-many-knots =
    { $knots ->
        [one] Mit 1 Knoten muss der Entdecker heimkehren.
       *[other] Mit { $knots } Knoten muss der Entdecker heimkehren.
    }
paradise-not-next = { $place } liegt nicht neben deinem Standort.
paradise-reveal-first = Du weißt, was auf { $place } liegt, und hältst es geheim: Decke es erst auf, mit !{ $place }.
paradise-known-already = { $place } ist schon bekannt: Eine Erkundung beginnt auf einem unbekannten Feld.
paradise-enemy-hex = Entdecker fahren nicht nach { $place }: Das ist ein feindliches Feld.
paradise-out-of-reach = { $place } ist zu weit weg: Eine Erkundung beginnt neben Feldern, die du über bekanntes Meer erreichst.
paradise-fleet-empty = Die Flotte hat noch kein Kanu: Nimm eines dazu, mit +C oder +T.
paradise-unknown-hex = Niemand weiß, was auf { $place } liegt: Flotten fahren nur auf bekannte Felder.
paradise-sailed-enough =
    { $hexes ->
        [one] Nicht weiter: { paradise-piece } ist schon 1 Feld gefahren, so weit es in diesem Zug geht.
       *[other] Nicht weiter: { paradise-piece } ist schon { $hexes } Felder gefahren, so weit es in diesem Zug geht.
    }
paradise-needs-escort = Auf { $place } sind Feinde: Nur eine Flotte mit einem Kriegskanu darf dorthin.
paradise-among-enemies = Unter Feinden wird nichts ein- oder ausgeladen.
paradise-none-here = Hier hast du nicht, was du laden willst: { paradise-piece }.
paradise-has-moved = Was du hier hast ({ paradise-piece }), wurde in diesem Zug schon bewegt oder gehört zu einer benutzten Kette.
paradise-garrison = Auf einer eroberten gedruckten Inselgruppe muss eine deiner Figuren bleiben.
paradise-no-room = Die Flotte hat kein Kanu frei für { paradise-piece }.
paradise-not-aboard = Das ist nicht an Bord: { paradise-piece }.
paradise-not-sailed = Die Flotte ist noch nicht gefahren: Was bleiben soll, wird einfach nicht geladen.
paradise-none-such = Ein { $canoe } hast du hier nicht: +T1W ist ein Transportkanu, das 1 Feld gefahren ist und eine Kriegerschar trägt.
paradise-no-such-room = Kein { $canoe } der Flotte ist dafür frei: „{ $other }“ nimmt irgendein Kanu mit Platz.
paradise-no-such-load = Kein { $canoe } der Flotte trägt das: „{ $other }“ nimmt irgendeines, das es trägt.
paradise-not-in-fleet = Die Flotte hat kein { $canoe }: Kanus heißen nach den Feldern, die sie gefahren sind, und nach ihrer Last.
paradise-last-canoe = Das letzte Kanu bleibt bei der Flotte: Halte stattdessen mit „.“ an.
paradise-no-piece = So eine Figur hast du bei { $place } nicht.
paradise-no-canoe-ready = Bei { $place } hast du kein Kanu, das in diesem Zug noch fahren kann.
paradise-flipped = Das Kanu bei { $place } wurde in diesem Schritt schon umgedreht.
paradise-no-transport = Bei { $place } hast du kein Transportkanu.
paradise-settling = Deine Einkäufe sind beendet: Jetzt siedeln nur noch Kolonien.
paradise-one-card = In jedem Zug kann man nur eine Karte kaufen.
paradise-no-cards = Für dich ist keine Karte mehr da: Die letzten gehen an die, die zuerst spielen.
paradise-no-village = Bei { $place } hast du kein Dorf.
paradise-too-dear =
    { $cost ->
        [one] Das kostet 1 Baupunkt
       *[other] Das kostet { $cost } Baupunkte
    }; dort hast du { $points }.
paradise-one-village = { $place } hat in diesem Zug schon ein Dorf bekommen: Mehr als eines je Gruppe geht nicht.
paradise-no-square = { $place } hat kein freies Quadrat für ein Dorf; braune brauchen besseren Ackerbau.
paradise-no-brown = { $place } hat kein braunes Quadrat mehr zu verbessern.
paradise-card-elsewhere = Eine Karte kauft man mit den Punkten einer ganzen Kette: Nimm den Zug, der dafür aufgeführt ist.
paradise-none-left = Alle { $limit } Figuren dieser Art sind auf der Karte.
paradise-no-card = So eine Karte hast du nicht.
paradise-settle-last = Kolonien werden zuletzt zu Dörfern: Beende erst die Einkäufe mit „.“.
paradise-no-colony = Bei { $place } kann keine Kolonie zum Dorf werden.
paradise-explorer-away = Dein Entdecker ist verschollen: Ohne ihn gibt es keine innere Einkehr.
paradise-focus-once = Innere Einkehr gibt es einmal je Zug, und nur mit einer Heimat.
paradise-card-used = Diese Karte hat gewirkt und bringt nur noch Punkte.
paradise-card-not-now = Diese Karte bewirkt gerade nichts.
paradise-no-chain = { $place } gehört zu keiner Kette offener Kanus.
paradise-no-transit = Diese Figur kann nicht durchfahren: Sie hat es schon getan, muss bei { $place } bleiben oder hat kein Ziel.
paradise-not-in-front = So eine Figur hast du nicht in der vorderen Reihe.
paradise-home-taken = { $place } ist keine Heimat, die noch frei ist.
paradise-no-group = Du hast keine Inselgruppe auf { $place }.
paradise-astray-known = { $place } ist bekannt: Vom Kurs abgekommen, wird ein Entdecker auf ein unbekanntes Feld getrieben.
paradise-not-in-battle = Nur wo gekämpft wurde, werden jetzt Kanus umgedreht, nicht auf { $place }.
paradise-no-tile = Auf { $place } hast du kein geheimes Plättchen.
paradise-no-marker =
    { $markers ->
        [one] Dein einziger Marker liegt auf einem anderen Plättchen: Decke erst eines auf.
       *[other] Alle { $markers } Marker von dir liegen auf anderen Plättchen: Decke erst eines auf.
    }

## Das Protokoll

paradise-log-home = { paradise-seat } wählt { $place } als Heimat.
paradise-log-first =
    { $players ->
        [2] { paradise-seat } entscheidet: { paradise-other } spielt zuerst.
       *[other] { paradise-seat } entscheidet: { paradise-other } spielt zuerst, dann { $way ->
            [clockwise] im Uhrzeigersinn.
           *[counter] gegen den Uhrzeigersinn.
        }
    }
paradise-log-found = Der Entdecker von { paradise-seat-of } findet nach Hause.
paradise-log-stay = Der Entdecker von { paradise-seat-of } bleibt daheim.
paradise-log-return = Der Entdecker von { paradise-seat-of } kehrt heim.
paradise-log-lost = Der Entdecker von { paradise-seat-of } ist verschollen, mit { paradise-knots }.
paradise-log-cross = Der Entdecker von { paradise-seat-of } fährt durch { $place }, 2 Knoten.
paradise-log-sea = { paradise-seat } erkundet { $place }: offenes Meer, { paradise-knots }.
paradise-log-tile = { paradise-seat } erkundet { $place }: eine Inselgruppe, { paradise-knots }.
paradise-log-tile-own = { paradise-seat } erkundet { $place }: { $group }, { paradise-knots }.
paradise-log-look = { paradise-seat } sieht sich das Plättchen auf { $place } an, 2 Knoten.
paradise-log-look-own = { paradise-seat } sieht sich das Plättchen auf { $place } an: { $group }, 2 Knoten.
paradise-log-astray = Der Entdecker von { paradise-seat-of } kommt auf { $place } vom Kurs ab.
paradise-log-pushed = { paradise-other } lässt den Entdecker von { paradise-seat-of } nach { $place } treiben.
paradise-log-hide = { paradise-seat } hält { $place } geheim.
paradise-log-reveal = { $place } wird aufgedeckt: { $group }.
paradise-log-transit = { paradise-seat } bringt { paradise-piece } entlang der Kette von { $start } nach { $place }.
paradise-log-flip =
    { $way ->
        [up] { paradise-seat } deckt bei { $place } ein Transportkanu auf.
       *[down] { paradise-seat } dreht das Kanu bei { $place } um.
    }
paradise-log-disband = { paradise-seat } nimmt bei { $place } ein Gerücht von der Karte.
paradise-log-aboard = { paradise-seat } nimmt bei { $place } { paradise-piece } in die Flotte.
paradise-log-aboard-laden = { paradise-seat } nimmt bei { $place } { paradise-piece } und { paradise-load } darin in die Flotte.
paradise-log-aboard-two = { paradise-seat } nimmt bei { $place } zwei Figuren in die Flotte.
paradise-log-ashore = { paradise-seat } lässt { paradise-piece } bei { $place }.
paradise-log-ashore-laden = { paradise-seat } lässt { paradise-piece } und { paradise-load } darin bei { $place }.
paradise-log-ashore-two = { paradise-seat } lässt zwei Figuren bei { $place }.
paradise-log-sail = Eine Flotte von { paradise-seat-of } fährt von { $start } nach { $place }.
paradise-log-attack = { paradise-seat } kommt zum Kampf nach { $place }.
paradise-log-turned-away = Der Angriff von { paradise-seat-of } auf { $place } wird abgewendet: Die Figuren kehren nach { $start } zurück.
paradise-log-battle = Kampf bei { $place }: { paradise-seat } ({ $attackers }) gegen { paradise-foe } ({ $defenders }).
paradise-log-roll = Der Würfel zeigt { $die }.
paradise-log-shifted = Der Würfel wird auf { $die } verschoben.
paradise-log-eliminated =
    { $piece ->
        [W] { paradise-seat } verliert eine Kriegerschar.
        [C] { paradise-seat } verliert ein Kriegskanu.
       *[V] Eine Dorfwache fällt.
    }
paradise-log-panicked =
    { $piece ->
        [W] { paradise-seat }: Eine Kriegerschar gerät in Panik.
        [C] { paradise-seat }: Ein Kriegskanu gerät in Panik.
       *[V] Eine Dorfwache flieht.
    }
paradise-log-won =
    { $player ->
        [nobody] Die Einheimischen halten { $place }.
       *[other] { paradise-seat } gewinnt den Kampf bei { $place }.
    }
paradise-log-drowned = { paradise-seat } hat kein Kanu für { $pieces }: verloren.
paradise-log-no-refuge = { paradise-seat } weiß nicht, wohin: { $pieces } verloren.
paradise-log-retreat = { paradise-seat } zieht sich mit { $pieces } nach { $place } zurück.
paradise-log-save = { paradise-seat } opfert { paradise-piece } und rettet ein Dorf auf { $place }.
paradise-log-conquest =
    { $saved ->
        [0] { paradise-seat } erobert { $place } gegen { paradise-foe }; kein Dorf bleibt.
        [one] { paradise-seat } erobert { $place } gegen { paradise-foe }; 1 von { $fallen } Dörfern ist gerettet.
       *[other] { paradise-seat } erobert { $place } gegen { paradise-foe }; { $saved } von { $fallen } Dörfern sind gerettet.
    }
paradise-log-new-home = { $place } ist jetzt die Heimat von { paradise-seat-of }.
paradise-log-no-home = { paradise-seat } hat keine Heimat mehr.
paradise-log-out = { paradise-seat } scheidet aus.
paradise-log-built = { paradise-seat } baut { paradise-item } bei { $place }.
paradise-log-placed =
    { $number ->
        [one] { paradise-seat } baut 1 Figur bei { $place }.
       *[other] { paradise-seat } baut { $number } Figuren bei { $place }.
    }
paradise-log-placed-own = { paradise-seat } baut { $pieces } bei { $place }.
paradise-log-settled = Eine Kolonie von { paradise-seat-of } wird bei { $place } zum Dorf.
paradise-log-focus = { paradise-seat } hält innere Einkehr: Der Entdecker setzt einen Zug aus.
paradise-log-bought = { paradise-seat } kauft eine Karte.
paradise-log-bought-own = { paradise-seat } kauft eine Karte: { $card }.
paradise-log-show = { paradise-seat } deckt „{ $card }“ auf.
paradise-log-use = { paradise-seat } setzt „{ $card }“ ein.
paradise-log-felled = { paradise-seat } holzt bei { paradise-other } ab: 2 Punkte weniger.
paradise-log-points = Punkte: { paradise-standing }.
paradise-log-planned =
    { $what ->
        [focus] Geplant: innere Einkehr.
        [settle] Geplant: Eine Kolonie wird bei { $place } zum Dorf.
        [feast] Geplant: Ein Fest bringt ein Dorf bei { $place }.
        [use] Geplant: „{ $card }“ einsetzen.
        [store] Geplant: einen Baupunkt von { $place } aufheben.
        [spend] Geplant: den aufgehobenen Baupunkt nutzen.
        [levy] Geplant: zwei Kriegerscharen zum Preis von einer bei { $place }.
       *[build] Geplant: { paradise-item } bei { $place }.
    }
paradise-over-points = { paradise-seat } gewinnt. Punkte: { paradise-standing }.
paradise-over-groups = { paradise-seat } gewinnt mit mehr Inselgruppen. Punkte: { paradise-standing }.
paradise-over-cards = { paradise-seat } gewinnt mit mehr Karten. Punkte: { paradise-standing }.
paradise-over-nothing = Der erste Platz wird geteilt. Punkte: { paradise-standing }.
paradise-over-last = { paradise-seat } gewinnt: Sonst ist niemand mehr da.

## Was Karten bewirken

paradise-effect =
    { $effect ->
        [healing] Einmal je Kampf gerät eine Figur, die du verlieren würdest, nur in Panik.
        [commerce] Einmal in der Partie 3 Baupunkte mehr in der Heimat.
        [feast] Einmal in der Partie ein kostenloses Dorf in einer deiner Gruppen mit Platz.
        [fish-ponds] 1 Baupunkt mehr je Zug, solange ein Atoll in deiner Heimatkette liegt.
        [arioi] Wendet einmal in der Partie einen Angriff auf dich ab.
        [war-canoes-3] Deine Kriegskanus fahren 3 Felder.
        [all-canoes-3] Alle deine Kanus fahren 3 Felder.
        [navigation] Dein Entdecker verträgt einen Knoten mehr.
        [ocean-chart] Dein Entdecker ist nie verschollen.
        [haka] Einmal je Kampf wird neu gewürfelt.
        [war-club] Einmal je Kampf wird der Würfel um eins zu deinen Gunsten verschoben.
        [cannibalism] Einmal je Kampf fällt eine feindliche Figur, die nur in Panik geriete.
        [deforestation] Einmal in der Partie, wenn jemand den Sieg beansprucht, zählt ein anderer Spieler 2 Punkte weniger.
       *[none] Bringt nur Punkte.
    }

## Die Regeln in Kürze

paradise-rules-aim =
    Ziel: { $players ->
        [2] Zwei
        [3] Drei
       *[4] Vier
    } besiedeln die Inseln des Pazifiks. Dörfer, verbundene Inselgruppen, Atolle und Karten bringen Punkte; wer am Ende eines Zuges { $target } hat, gewinnt.
paradise-rules-homes =
    { $homes ->
        [drawn] Heimat: wird ausgelost.
        [chosen] Heimat: wird reihum gewählt.
       *[seated] Heimat: wird nach den Plätzen verteilt.
    } Sie beginnt mit Dörfern ({ $villages }) und Kriegerscharen ({ $warriors }).
paradise-rules-turn = Zug: fünf Schritte, jeder für alle, bevor der nächste beginnt: Reihenfolge, Erkundung, Bewegung und Kampf, Bauen, Wertung.
paradise-rules-order = Reihenfolge: Wer die wenigsten Punkte hat, bestimmt, wer zuerst spielt und in welcher Richtung es weitergeht. Bei Gleichstand gilt der Erste von { $ties } als Letzter.
paradise-rules-explore = Erkundung: Dein Entdecker fährt umsonst über bekannte Felder ohne Feinde, dann auf ein unbekanntes. Ein Marker zeigt Meer oder eine Inselgruppe, und Knoten. Mit höchstens { $knots } Knoten darf er weiter; mit { $back } muss er heim; mit { $lost } oder mehr ist er verschollen und kommt einen Zug später zurück. Unterwegs kostet es { $extra } Knoten, ein bekanntes Feld zu durchfahren oder ein fremdes geheimes Plättchen anzusehen.
paradise-rules-secret = Geheime Plättchen: Eine Inselgruppe, die du findest, kannst du aufdecken oder unter einem deiner Marker (höchstens { $markers }) geheim halten. Für die anderen ist sie unbekannt. Flotten fahren erst hin, wenn sie aufgedeckt ist; wer sie kennt, kann das jederzeit tun, wer auch an der Reihe ist. Haben alle sie gesehen, wird sie aufgedeckt.
paradise-rules-astray =
    Vom Kurs ab: { $players ->
        [2] Die Gegenseite
       *[other] Wer links von dir sitzt,
    } bestimmt, auf welches unbekannte Feld dein Entdecker treibt. Gibt es keines, bleibt er, für { $extra } Knoten.
paradise-rules-chain = Ketten: Ein Transportkanu je Feld darf offen liegen. Offene Kanus auf benachbarten Feldern sind eine Kette; Gruppen, in deren eigenem Feld ein Kanu der Kette liegt, sind verbunden. Auch die Heimat braucht eines.
paradise-rules-transit = Durchfahrt: Bevor Flotten fahren, darf jede Figur in einer Kette beliebig weit an ihr entlang, einmal je Zug. Die Kanus einer benutzten Kette bleiben für den Rest des Schrittes alle liegen.
paradise-rules-move = Bewegung: Jedes Kanu fährt bis zu { $hexes } eigene Felder, nur bekannte. Kanus fahren in Flotten: Eines darf anhalten, ein anderes dazukommen lassen und mit dem weiterfahren, was ihm bleibt. Jede Kriegerschar und jede Kolonie braucht ein eigenes Kanu, eine Kolonie ein Transportkanu; du sagst, welches Kanu wen trägt. Unterwegs wird ein- und ausgeladen, auch auf See, wo eine Figur treibt, bis ein Kanu sie aufnimmt; was ein Kanu getragen hat, trägt in diesem Zug kein anderes. Jedes Transportkanu darf einmal umgedreht werden.
paradise-rules-enemies = Feinde: Ein Feld mit feindlichen Figuren oder einer feindlichen Gruppe betritt man nur mit einem Kriegskanu. Eine feindliche oder unabhängige Gruppe und ein feindliches Kriegskanu halten die Flotte an. Wo ein Kriegskanu auf einem Feld mit einer feindlichen Figur endet, wird gekämpft.
paradise-rules-face-down = Verdeckt: Andere sehen, wie viele Figuren du auf einem Feld hast, nicht welche. Gerüchte ({ $rumors }) geben sich als Figuren aus: Sie fahren wie Kanus ohne Ladung, nie allein auf ein feindliches Feld, und kehren zu dir zurück, wenn ein Kampf sie entlarvt; du kannst sie auch selbst jederzeit von der Karte nehmen, wer auch an der Reihe ist, und neu bauen.
paradise-rules-battle = Kampf: Wer angreift, wählt die Reihenfolge der Kämpfe. Es greifen Kriegskanus an und die Krieger in ihnen; an Land verteidigen alle Kriegerscharen und Kriegskanus, auf See nur Krieger in Kriegskanus. Eine Schar im Transportkanu bleibt hinten. Bis zu zwei Dörfer stellen eine Dorfwache, bis zu vier zwei, mehr drei; unabhängige Gruppen haben ihre eigenen.
paradise-rules-die = Würfel: Bei 1 verliert der Angriff eine Figur der vorderen Reihe; bei 2 oder 3 gerät eine in Panik; bei 4 oder 5 eine der Verteidigung; bei 6 verliert die Verteidigung eine. Wer in Panik ist, steht hinten. Jeder wählt unter seinen Figuren. Wer vorn niemanden mehr hat, hat verloren.
paradise-rules-retreat = Rückzug: Die übrigen Figuren gehen zur nächsten eigenen Gruppe ohne feindliche Kämpfer, soweit Kanus beider Arten sie tragen; unter gleich nahen wählt ihr Besitzer. Wer gewinnt, behält alles, was übrig ist. Gibt es keine, sind sie verloren. Sie liegen offen bis zur nächsten Bewegung ihres Besitzers.
paradise-rules-conquest = Eroberung: Die Dörfer einer eroberten Gruppe verschwinden, aber für jeden vorderen Kämpfer, den der Sieger opfert, ist eines gerettet und wird seines; der Kämpfer ist ganz aus dem Spiel. Ohne gerettetes Dorf gehört die Gruppe niemandem, bis eine Kolonie landet. Auf einer eroberten gedruckten Gruppe muss eine Figur bleiben.
paradise-rules-home-lost = Verluste: Wer die Heimat verliert, wählt eine andere seiner Gruppen. Ohne Gruppe spielt man mit seinen Figuren weiter; ohne Dorf, Kolonie und Kriegskanu scheidet man aus und zeigt seine Karten. Wer allein übrig ist, gewinnt.
paradise-rules-points = Baupunkte: einer je Dorf. Gruppen, die zu Beginn des Schrittes eine Kette verbindet, teilen ihre Punkte, jede andere hat ihre eigenen. Innere Einkehr gibt der Heimat 1 Punkt mehr, und der Entdecker setzt im nächsten Zug aus.
paradise-rules-costs = Preise: Kriegerschar { $warriors }, Kriegskanu { $canoe }, Transportkanu { $transport }, Kolonie { $colony }, Gerücht { $rumor }, Dorf { $village }, besserer Ackerbau { $agriculture }, Karte { $card }.
paradise-rules-build = Bauen: Alle planen gleichzeitig und geheim; sind alle fertig, wird alles hingelegt. Ein neues Dorf je Gruppe und Zug, auf einem grünen Quadrat oder auf einem braunen mit besserem Ackerbau. Mehr Figuren, als deine Farbe hat, gibt es nicht.
paradise-rules-settle = Kolonien: Ganz zuletzt kann eine Kolonie auf einer Gruppe mit freiem grünem Quadrat zum Dorf werden. Auf Atollen gibt es nur Figuren.
paradise-rules-cards = Karten: eine je Zug; die letzten gehen an die, die zuerst spielen. Eine gekaufte Karte hast du sofort; die anderen erfahren davon, wenn alle fertig sind. Sie liegt verdeckt, bis du sie aufdeckst, jederzeit, wer auch an der Reihe ist; Punkte und Wirkung zählen nur offen. Im Kampf eine Karte je Wurf, die Verteidigung zuerst. Handel gibt { $commerce } Punkte.
paradise-rules-score = Punkte: 1 je Dorf, 1 für die Heimat, 1 je Gruppe, die eine Kette mit ihr verbindet, ½ je Atoll in dieser Kette, dazu die der offenen Karten.
paradise-rules-claim = Sieg: Reihum darf jeder Karten aufdecken, dann wird gezählt. Wer { $target } Punkte hat, beansprucht den Sieg mit allen Karten, die zählen; Abholzung kann antworten. Dann entscheiden Punkte, dann Gruppen, dann Karten.
paradise-rules-end = Ende: Nach { $turns } Zügen gewinnen in jedem Fall die meisten Punkte.
paradise-rules-hidden = Geheim sind die Arten verdeckter Figuren, geheime Plättchen, verdeckte Karten, was aus Becher und Stapel kommt, und Pläne, bis alle fertig sind. Offen sind die Zahlen der Figuren und Karten, die Marker und jeder Kampf.
