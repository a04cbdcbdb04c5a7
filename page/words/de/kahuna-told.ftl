### Kahunas Protokoll am eigenen Tisch: „du“, und die anderen mit ihrem Namen. Zuerst die Verben.

kahuna-told-you = du
kahuna-effect-costs = dein Gegenüber verliert { $islands }
kahuna-told-plays =
    { $you ->
        [yes] Du spielst
       *[no] { $name } spielt
    }
kahuna-told-places =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    }
kahuna-told-discards =
    { $you ->
        [yes] Du wirfst
       *[no] { $name } wirft
    }
kahuna-told-takes =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    }
kahuna-told-draws =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    }
kahuna-told-declines =
    { $you ->
        [yes] Du ziehst keine Karte
       *[no] { $name } zieht keine Karte
    }
kahuna-told-ends =
    { $you ->
        [yes] Du beendest den Zug
       *[no] { $name } beendet den Zug
    }
kahuna-told-captures =
    { $you ->
        [yes] Du eroberst
       *[no] { $name } erobert
    }
kahuna-told-loses =
    { $you ->
        [yes] Du verlierst
       *[no] { $name } verliert
    }
kahuna-told-holds =
    { $you ->
        [yes] Du hältst
       *[no] { $name } hält
    }
kahuna-told-gets =
    { $you ->
        [yes] du bekommst
       *[no] { $name } bekommt
    }
kahuna-told-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    }
kahuna-told-resigned =
    { $you ->
        [yes] Du gibst auf
       *[no] { $name } gibt auf
    }
kahuna-told-time =
    { $you ->
        [yes] Deine Zeit ist abgelaufen
       *[no] { $name } hat die Zeit überschritten
    }
kahuna-told-removes =
    { $you ->
        [yes] entfernst
       *[no] entfernt
    }

kahuna-told-place = { kahuna-told-plays } { $card }: eine Brücke { $line }.
kahuna-told-remove = { kahuna-told-plays } { $cards } und { kahuna-told-removes } die Brücke { $line }.
kahuna-told-free = { kahuna-told-places } eine freie Brücke { $line }.
kahuna-told-discard = { kahuna-told-discards } { $card } ab.
kahuna-told-discard-hidden = { kahuna-told-discards } verdeckt eine Karte ab.
kahuna-told-take = { kahuna-told-takes } { $card } aus der Auslage.
kahuna-told-draw = { kahuna-told-draws } vom Stapel.
kahuna-told-draw-card = { kahuna-told-draws } { $card } vom Stapel.
kahuna-told-decline = { kahuna-told-declines }.
kahuna-told-end = { kahuna-told-ends }.
kahuna-told-take-islands = { kahuna-told-captures } { $islands }!
kahuna-told-stripped =
    { $count ->
        [one] { kahuna-told-loses } die Brücke { $lines }.
       *[other] { kahuna-told-loses } die Brücken { $lines }.
    }
kahuna-told-lost = { kahuna-told-holds } { $islands } nicht mehr.
kahuna-told-scoring =
    Runde { $round } wird gewertet, Inseln: { $first } { $white }, { $second } { $black }; { $leader ->
        [nobody] niemand bekommt einen Punkt.
       *[other] { kahuna-told-gets } { kahuna-points }.
    }
kahuna-told-points = { kahuna-told-wins }! Punkte: { $first } { $white }, { $second } { $black }.
kahuna-told-third = { kahuna-told-wins } durch die dritte Wertung! Nach Punkten steht es { $white } zu { $black }.
kahuna-told-bridges = { kahuna-told-wins } mit mehr Brücken auf dem Brett! Nach Punkten steht es { $white } zu { $black }.
kahuna-told-sudden = { kahuna-told-wins } auf der Stelle: Die Gegenseite hat keine Brücke mehr!
kahuna-told-stock = { kahuna-told-wins } auf der Stelle: Die Gegenseite hat keine Brücke mehr zu legen!
kahuna-told-gave-up = { kahuna-told-resigned }.
kahuna-told-out-of-time = { kahuna-told-time }.

kahuna-do-handicap =
    { $left ->
        [one] Vorgabe: Lege noch eine Brücke, wo du willst.
       *[other] Vorgabe: Lege noch { $left } Brücken, wo du willst.
    }
kahuna-board-threat-you =
    { $cards ->
        [one] Mit einer Karte
       *[other] Mit { $cards } Karten
    } { $certain ->
        [yes] kannst du { $island } sicher
       *[no] könntest du { $island }
    } { $held ->
        [yes] zu Fall bringen.
       *[no] erobern.
    }
kahuna-board-threat-opponent =
    { $cards ->
        [one] Mit einer Karte
       *[other] Mit { $cards } Karten
    } { $certain ->
        [yes] kann dein Gegenüber { $island } sicher
       *[no] könnte dein Gegenüber { $island }
    } { $held ->
        [yes] zu Fall bringen.
       *[no] erobern.
    }
