# Conquest of Paradise on the page: random events, and the chits of the solitaire game.

paradise-event-role =
    { $role ->
        [draw] Ereignis ziehen
       *[order] Reihenfolge wählen
    }
paradise-event-role-told =
    { $role ->
        [draw] Der Vorletzte wählt dann, wer zuerst spielt.
       *[order] Der Vorletzte zieht dann das Ereignis und entscheidet, wen es trifft.
    }
paradise-event-play = { $name } ausspielen
paradise-event-piece =
    { $piece ->
        [W] Krieger
        [C] Kriegskanu
        [T] Transportkanu
        [L] Kolonie
       *[R] Gerücht
    }: { $place }
paradise-event-hexes =
    { $hexes ->
        [one] Wähle das leuchtende Feld auf der Karte.
       *[other] Wähle eins von { $hexes } leuchtenden Feldern auf der Karte.
    }
paradise-event-others = Andere entscheiden, was daraus wird.
paradise-event-title = Ereignisse, die anhalten
paradise-event-left =
    { $events ->
        [one] 1 Ereignis ist noch zu ziehen.
       *[other] { $events } Ereignisse sind noch zu ziehen.
    }
paradise-chit-gets =
    { $expand ->
        [card] Es bekommt eine Karte, verdeckt, bis es erkundet, angreift oder angegriffen wird.
        [chain] Es bekommt Kanus, die seine Gruppen auf kürzestem Weg verbinden.
        [village] Es bekommt ein Dorf, wo die meisten Quadrate frei sind.
        [village-each] Jede seiner Gruppen mit Platz bekommt ein Dorf.
        [warriors] Es bekommt eine Kriegerschar: für ein leeres Kriegskanu, sonst wo Dörfer am schlechtesten bewacht sind.
        [two-warriors] Es bekommt zwei Kriegerscharen: für leere Kriegskanus, sonst wo Dörfer am schlechtesten bewacht sind.
        [warriors-each] Seine Krieger wachsen auf einen je Dorf.
       *[war-canoe] Es bekommt ein Kriegskanu in seiner Heimat.
    }
paradise-chit-does =
    { $action ->
        [explore] Dann fährt sein Entdecker Ring um Ring um die Heimat.
        [attack] Dann greifen seine Kriegskanus deine schwächste Gruppe in Reichweite an.
       *[build] Mehr geschieht nicht.
    }
paradise-chit-pending = Nach der Erkundung auszuführen
paradise-chit-left =
    { $chits ->
        [one] 1 Chip ist übrig; jetzt kann es dieser sein
       *[other] { $chits } Chips sind übrig; jetzt kann es einer von diesen sein
    }
paradise-chit-late = Diese kommen spät: nachdem sechs gezogen sind
paradise-chit-how = Niemand spielt Samoa. Jeden Zug wird ein Chip gezogen: Eine Seite sagt, was Samoa bekommt, die andere, was es tut. Eine reiche Gruppe, die du findest, bringt einen weiteren.
paradise-kept-title = Ereignisse auf deiner Hand
