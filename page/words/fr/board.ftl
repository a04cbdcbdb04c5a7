### Le plateau dessiné et les cartes, tels qu’on les dit à qui ne les voit pas.

board-label = Le plateau
board-islands = Les îles
board-line-place = Pont { $line }
board-line-remove = Retirer le pont { $line }
board-line-effects = { $what } : { $effects }
board-threat =
    { $cards ->
        [one] Avec une carte,
       *[other] Avec { $cards } cartes,
    } { $player ->
        [white] Blanc
       *[black] Noir
    } { $certain ->
        [yes] peut à coup sûr
       *[no] pourrait
    } { $held ->
        [yes] faire tomber { $island }.
       *[no] prendre { $island }.
    }
board-card = Carte { $island }
board-card-count = Carte { $island }, { $count } fois
board-card-back = Une carte face cachée
