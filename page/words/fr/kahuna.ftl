### Ce que seul Kahuna dit : le plateau et les cartes, pour qui ne les voit pas, et les tours en mots.

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

## Un tour en mots : ce qu’il faut faire

replay-move-place = jouer { $card } : pont { $line }
replay-move-remove = jouer { $cards } : retirer { $line }
replay-move-free = pont { $line } sans carte
replay-move-discard = défausser { $cards }
replay-move-hidden =
    { $count ->
        [one] défausser { $count } carte face cachée
       *[other] défausser { $count } cartes face cachée
    }
replay-move-take = prendre la carte visible { $card }
replay-move-draw = piocher
replay-move-drawn = piocher ({ $card } est venue)
replay-move-decline = ne pas piocher
replay-move-end = terminer le tour
