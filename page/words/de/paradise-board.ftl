### Die Karte von Conquest of Paradise.

paradise-board-label = Karte der Inseln
paradise-board-list = Liste der Orte
paradise-board-larger = Größer
paradise-board-smaller = Kleiner
paradise-board-fit = Ganze Karte zeigen
paradise-board-america = Südamerika
paradise-board-overlays = Ebenen
paradise-board-overlay =
    { $overlay ->
        [chains] Ketten
        [danger] Gefahr
        [reach] Reichweite
       *[points] Punkte
    }
paradise-board-about =
    { $overlay ->
        [chains] Kanuketten, Vorräte mit ihren Baupunkten, und wo ein Kanu eine Lücke schließen würde
        [danger] Wer als Nächstes angreifen könnte und wie gut höchstens: alle verdeckten Figuren in Reichweite zählen als Kämpfer
        [reach] Auf einen Stapel zeigen oder ihn halten: wohin er bei der nächsten Bewegung kommen könnte, soweit man es wissen kann
       *[points] Was jeder Ort zählt; 0: nicht mit der Heimat verbunden
    }
paradise-board-endangered = In Gefahr durch { $players }: mit höchstens { $chance } Aussicht.
paradise-board-reached =
    { $player ->
        [red] Rot könnte hierher kommen.
        [yellow] Gelb könnte hierher kommen.
        [green] Grün könnte hierher kommen.
       *[blue] Blau könnte hierher kommen.
    }
paradise-board-turn = Zug { $turn }
paradise-board-key-bare = Alle Figuren verbergen und wieder zeigen
paradise-board-seen =
    { $player ->
        [red] Rot: im Kampf gesehen in Zug { $turn }: { $pieces }.
        [yellow] Gelb: im Kampf gesehen in Zug { $turn }: { $pieces }.
        [green] Grün: im Kampf gesehen in Zug { $turn }: { $pieces }.
       *[blue] Blau: im Kampf gesehen in Zug { $turn }: { $pieces }.
    }
paradise-board-moved =
    { $number ->
        [one] 1 Figur
       *[other] { $number } Figuren
    } in diesem Schritt bewegt{ $hexes ->
        [0] .
        [one] ; noch 1 Feld.
       *[other] ; noch bis zu { $hexes } Felder.
    }
paradise-board-marker =
    { $kind ->
        [island] Gezogen: Inseln, { $knots ->
            [one] 1 Knoten
           *[other] { $knots } Knoten
        }.
        [sea] Gezogen: offenes Meer, { $knots ->
            [one] 1 Knoten
           *[other] { $knots } Knoten
        }.
       *[off] Gezogen: vom Kurs ab.
    }
# Where the whole name has no room on the chart; without one its first words stand there.
paradise-board-short =
    { $key ->
        [bismarck-archipelago] Bismarck
       *[other] { "" }
    }
