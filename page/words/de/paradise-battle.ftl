# Conquest of Paradise on the page: battles.

paradise-mat-title = Kampf um { $place }
paradise-mat-who = { $attacker } gegen { $defender }
paradise-mat-roll = Wurf { $number }
paradise-mat-won = Sieg: { $name }.
paradise-mat-turn-away = { $name } kann den Angriff mit einer Karte abwenden …
paradise-mat-stake = Es geht um
paradise-mat-stake-told =
    { $villages ->
        [one] Es geht um 1 Dorf
       *[other] Es geht um { $villages } Dörfer
    }
paradise-mat-fold = Kampf einklappen
paradise-mat-die = Der Würfel zeigt { $die }
paradise-mat-front =
    { $number ->
        [0] Vorn
        [one] Vorn · 1 kämpft
       *[other] Vorn · { $number } kämpfen
    }
paradise-mat-back = Hinten
paradise-mat-closed = noch verdeckt
paradise-mat-loss =
    { $loss ->
        [eliminated] { $loser ->
            [you] du verlierst eine
            [they] sie verlieren eine
            [attacker] Angreifer verliert eine
           *[defender] Verteidiger verliert eine
        }
       *[panic] { $loser ->
            [you] eine von dir flieht
            [they] eine von ihnen flieht
            [attacker] ein Angreifer flieht
           *[defender] ein Verteidiger flieht
        }
    }
paradise-mat-chance = { $name } gewinnt mit einer Chance von { $chance }
paradise-mat-start = Beginn
paradise-mat-now = jetzt
paradise-mat-rolls = Würfe
paradise-mat-no-rolls = noch keine
paradise-mat-roll-open = wird entschieden
paradise-mat-cards = Kampfkarten
paradise-mat-used = { $name }: { $card }
paradise-mat-no-cards = keine eingesetzt
paradise-mat-asked = { $name } kann eine einsetzen …
paradise-mat-asked-you = { $name }, du kannst eine einsetzen.
paradise-battle-piece =
    { $piece ->
        [W] Krieger
        [C] Kriegskanu
       *[V] Dorfwache
    } ({ $number })
paradise-battle-loss =
    { $loss ->
        [eliminated] Sie ist für immer verloren. Ein Kampf wird zu Ende geführt.
       *[panic] Sie geht nach hinten und kämpft in diesem Kampf nicht mehr. Ein Kampf wird zu Ende geführt.
    }
paradise-battle-saved = Bisher gerettet: { $saved } von { $stake }. Ohne gerettetes Dorf gehört die Gruppe niemandem.
paradise-battle-help =
    { $stage ->
        [battles] Die Reihenfolge deiner Kämpfe bestimmst du: Wähle hier oder auf der Karte.
        [arioi] Die Karte schickt die Angreifer dorthin zurück, woher sie kamen, einmal im Spiel.
        [battle-card] Eine Karte je Wurf, der Verteidiger zuerst. Eine eingesetzte Karte wird aufgedeckt.
        [retreat] Was übrig ist, geht zu deiner nächsten Gruppe; unter gleich nahen wählst du.
        [carry] Jede Kolonie braucht ein Kanu. Wer keins hat, bleibt zurück.
        [save] Jede geopferte Figur ist aus dem Spiel und rettet ein Dorf.
        [new-home] Von der neuen Heimat aus werden deine Punkte gezählt.
        [regroup] Offen gehört das Kanu zur Kette; alle sehen es.
       *[other] Jetzt entscheiden andere. Du siehst hier alles.
    }
paradise-mat-chance-of = Siegchance: { $name }
paradise-mat-down = { $number } verdeckt
paradise-battle-win = Wenn du gewinnst
paradise-battle-lose = Wenn du verlierst
paradise-battle-if-won =
    { $side ->
        [attacker] { $stake ->
            [0] Das Feld gehört dir.
           *[other] Du hältst die Gruppe, wenn du für jedes gerettete Dorf eine vordere Figur opferst: bis zu { $stake }.
        }
       *[defender] Alles Übrige bleibt stehen.
    }
paradise-battle-if-lost =
    { $number ->
        [0] Keine Gruppe zum Rückzug: Alles ist verloren.
        [one] Der Rest zieht sich nach { $places } zurück, Scharen und Kolonien in Kanus.
       *[other] Der Rest zieht sich zurück, wohin du willst: { $places }, Scharen und Kolonien in Kanus.
    }
paradise-battle-use =
    { $die ->
        [0] neuer Wurf: { $chance } auf den Sieg
       *[other] zählt als { $die }: { $chance } auf den Sieg
    }
paradise-battle-back = sie kehren um nach { $places }
paradise-battle-then = dann { $chance } auf den Sieg
paradise-battle-berths =
    { $places ->
        [one] 1 Kanuplatz für { $carried } beim Rückzug
       *[other] { $places } Kanuplätze für { $carried } beim Rückzug
    }
paradise-battle-held =
    { $saved ->
        [one] 1 Dorf gerettet: { $points }
       *[other] { $saved } Dörfer gerettet: { $points }
    }
