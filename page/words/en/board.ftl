### The drawn board and the cards, as they are told to those who do not see them.

board-label = The board
board-islands = The islands
board-line-place = Bridge { $line }
board-line-remove = Remove the bridge { $line }
board-line-effects = { $what }: { $effects }
board-threat =
    { $cards ->
        [one] With one card
       *[other] With { $cards } cards
    } { $player ->
        [white] White
       *[black] Black
    } { $certain ->
        [yes] can certainly
       *[no] may be able to
    } { $held ->
        [yes] make { $island } fall.
       *[no] take { $island }.
    }
board-card = Card { $island }
board-card-count = Card { $island }, { $count } times
board-card-back = A card face down
