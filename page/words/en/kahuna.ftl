### What only Kahuna says: the drawn board and the cards, for those who do not see them, and turns in words.

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

## A turn in words: what to do

replay-move-place = play { $card }: bridge { $line }
replay-move-remove = play { $cards }: remove { $line }
replay-move-free = bridge { $line } without a card
replay-move-discard = discard { $cards }
replay-move-hidden =
    { $count ->
        [one] discard a card face down
       *[other] discard { $count } cards face down
    }
replay-move-take = take { $card } from the row
replay-move-draw = draw from the deck
replay-move-drawn = draw from the deck ({ $card } came)
replay-move-decline = do not draw
replay-move-end = end the turn
