### What only Kahuna says: its players, its question, its cards, the drawn board for those who do not see it, turns in words, and its rules.

## The start page

kahuna-demo-round = Round { $round } of 3
kahuna-demo-pause = Pause the game shown
kahuna-demo-run = Let the game shown run

## A new table

kahuna-new-more = More rules
kahuna-new-usual = { $value } (this edition)
kahuna-new-as-edition = All as in this edition
kahuna-new-read-rules = Read the rules of this edition
kahuna-edition-note =
    { $preset ->
        [modern] You may do without drawing; you discard face down, and only when you play nothing.
        [classic] You must draw if you can; you discard face up, whenever you like.
        [sheet] The shortest rules: no last turns, no tie-break, no sudden win.
        [russian] You may discard instead of drawing; the winner of a round begins the next.
       *[other] { "" }
    }
kahuna-option-note =
    { $option ->
        [no-surprise] Variant 1: nobody builds at an island where the other has a stone.
        [open-hands] Variant 2: cards taken from the row stay visible.
       *[other] { "" }
    }
kahuna-option-told = { $option }: { $value }
kahuna-value =
    { $value ->
        [me] you
        [white] White
        [black] Black
        [random] chance decides
        [instead-of-playing] in a turn without plays
        [freely] at any time
        [when-full] only with a full hand
        [instead-of-drawing] instead of drawing
        [face-down] face down
        [face-up] face up
        [may-decline] one may do without
        [decline-unless-discarded] one may do without, but not after a discard
        [required] one must
        [may-skip] one must, or skip the whole turn
        [no-draw] not possible
        [discard-first] discard first, then draw
        [discard-after] draw, then discard
        [other] who did not take the last card
        [winner] the winner of the round
        [by-removal] by taking the last enemy bridge away
        [none-on-board] over who has no bridge on the board
        [empty-stock] over who has placed every bridge
        [yes] yes
        [no] no
       *[unknown] { $value }
    }
kahuna-handicap =
    { $count ->
        [0] none
        [one] 1 free bridge
       *[other] { $count } free bridges
    }
kahuna-handicap-told =
    { $count ->
        [one] 1 free bridge for { kahuna-seat }
       *[other] { $count } free bridges for { kahuna-seat }
    }
kahuna-handicap-mine =
    { $count ->
        [one] 1 free bridge for you
       *[other] { $count } free bridges for you
    }

## The lobby

kahuna-lobby-players = { $white } – { $black }

kahuna-own = You: { kahuna-count-islands }
kahuna-own-points = You: { kahuna-count-islands }, { kahuna-points }
kahuna-other = { kahuna-seat }: { kahuna-count-islands }
kahuna-other-points = { kahuna-seat }: { kahuna-count-islands }, { kahuna-points }
kahuna-open-cards = { kahuna-seat } holds openly: { $cards }
kahuna-players = { $white } – { $black }
kahuna-board-label = The board
kahuna-board-islands = The islands
kahuna-board-line-place = Bridge { $line }
kahuna-board-line-remove = Remove the bridge { $line }
kahuna-board-line-effects = { $what }: { $effects }
kahuna-board-threat =
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
kahuna-board-card = Card { $island }
kahuna-board-card-count = Card { $island }, { $count } times
kahuna-board-card-back = A card face down

## The rules

kahuna-rules-edition = Edition
kahuna-rules-compare = Compare with
kahuna-rules-alone = no other
kahuna-edition-told =
    { $preset ->
        [modern] Modern
        [classic] Classic
        [sheet] Summary sheet
       *[russian] Russian
    }
kahuna-rules-differ =
    { $count ->
        [0] Both have the same rules.
        [one] 1 rule differs.
       *[other] { $count } rules differ.
    }
kahuna-rules-other = { kahuna-edition-told }: { $rule }
kahuna-rules-game = The game
kahuna-rules-islands = Bridges and islands
kahuna-rules-cards = Cards
kahuna-rules-rounds = Rounds and points
kahuna-rules-variants = Hidden and open
kahuna-rules-picture-place = With the card LALE a bridge may go on any of these three lines.
kahuna-rules-picture-hold = White builds BARI–DUDA: a third bridge wins BARI, ALOA–BARI is stripped, and Black loses ALOA.
kahuna-rules-picture-remove = KAHU and LALE together remove the black bridge KAHU–LALE; Black loses LALE.

## Going through a game

kahuna-middle = Open cards and deck
kahuna-away =
    { $count ->
        [0] No card out of play
        [one] 1 card out of play
       *[other] { $count } cards out of play
    }

## The players

kahuna-plate = { $name }, { kahuna-seat }: { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } on the board and { $left } left, { kahuna-count-cards }.
kahuna-plate-next = It is their turn.
kahuna-bridges-left =
    { $count ->
        [one] 1 bridge left to build with
       *[other] { $count } bridges left to build with
    }
kahuna-see-cards =
    { $cards ->
        [one] { $name } has 1 card: look
       *[other] { $name } has { $cards } cards: look
    }
kahuna-cards-known =
    Everybody saw { $known ->
        [one] this card being taken
       *[other] these { $known } cards being taken
    }; { $unknown ->
        [0] there are no others.
        [one] the other one is unknown.
       *[other] the other { $unknown } are unknown.
    }
kahuna-cards-unknown =
    { $unknown ->
        [0] There are no cards in this hand.
        [one] Nobody else knows this card.
       *[other] Nobody else knows these { $unknown } cards.
    }

## What is to be done

kahuna-head-yours = Round { $round } · your turn
kahuna-head-theirs = Round { $round } · { $name } to move
kahuna-head-last = { $head } · last turn
kahuna-do-play = Play a card.
kahuna-do-play-draw = Play cards, then draw one: that ends your turn.
kahuna-do-draw = Draw a card: that ends your turn.
kahuna-do-play-decline = Play cards, or end your turn without drawing.
kahuna-do-decline = End your turn without drawing.
kahuna-do-play-end = Play cards, then end your turn.
kahuna-do-end = End your turn.
kahuna-do-discard = Choose a card to discard.
kahuna-do-excess = One card too many: choose one to discard.
kahuna-do-free = A free bridge may go on { $line } now; or go on with your turn.
kahuna-do-line = { $card }: choose a golden line.
kahuna-do-remove = { $cards }: choose the bridge to remove.
kahuna-do-only-discard = { $card } has no line now, but can be discarded.
kahuna-do-nothing = { $card } has no line now.
kahuna-do-way = Several cards can do that: which?
kahuna-way-card = With { $card }
kahuna-way-remove = With { $cards }
kahuna-way-free = Without a card
kahuna-strips =
    { $count ->
        [one] strips 1 bridge
       *[other] strips { $count } bridges
    }
kahuna-tell-place = { $line }: { $effects }
kahuna-tell-remove = Remove { $line }: { $effects }
kahuna-tell-free = Free bridge { $line }: { $effects }
kahuna-tell-discard = Discard { $card }
kahuna-tell-take = Take { $card }, which ends the turn
kahuna-tell-draw = Draw from the deck, which ends the turn
kahuna-tell-decline = End the turn without drawing
kahuna-tell-end = End the turn
kahuna-discard = Discard
kahuna-decline = Do not draw
kahuna-end = End turn
kahuna-card-elsewhere = { $card } does not reach the line { $line }.
kahuna-card-idle = No line at { $card } is open to you now.
kahuna-needs-one = A bridge { $first }–{ $second } takes a card { $first } or { $second }, and you have neither.
kahuna-needs-two = Removing { $first }–{ $second } takes two cards, each { $first } or { $second }; you do not have them.

## The cards

kahuna-your-hand = Your hand
kahuna-your-hand-empty = No cards in hand
kahuna-your-card =
    Card { $place }: { $island }, { $lines ->
        [0] no line
        [one] 1 line
       *[other] { $lines } lines
    }
kahuna-row = Face up
kahuna-row-card = Face up: { $island }
kahuna-row-empty = No card lies face up
kahuna-deck =
    { $count ->
        [one] The deck, 1 card
       *[other] The deck, { $count } cards
    }
kahuna-stock-empty = Deck empty
kahuna-pile-look =
    { $count ->
        [0] Nothing is out of play
        [one] 1 card out of play: look
       *[other] { $count } cards out of play: look
    }
kahuna-pile-short = out
kahuna-pile-title = Out of play
kahuna-pile-note = What was played or discarded in this round; it is shuffled again when the round ends.
kahuna-pile-empty = Nothing lies there openly.

## Beside the game

kahuna-counter = Cards
kahuna-counter-note =
    There are two of each card. { $count ->
        [one] You have not seen 1 of them
       *[other] You have not seen { $count } of them
    }; { $deck ->
        [0] the deck is empty.
        [one] 1 lies in the deck.
       *[other] { $deck } lie in the deck.
    }
kahuna-where-hidden = not seen
kahuna-where-hand = your hand
kahuna-where-known = opponent’s hand
kahuna-where-row = face up
kahuna-where-out = out of play
kahuna-where-discarded = discarded by you
kahuna-scores-round = Round
kahuna-scores-worth =
    { $round ->
        [1] (1 point)
        [2] (2 points)
       *[other] (the difference)
    }
kahuna-scores-sum = Points

## Keys

kahuna-key-card = choose a card
kahuna-key-lines = go among the golden lines
kahuna-key-take = take a face-up card
kahuna-key-deck = draw from the deck
kahuna-key-discard = discard the chosen card
kahuna-key-end = end the turn

## A turn in words: what to do

kahuna-move-place = play { $card }: bridge { $line }
kahuna-move-remove = play { $cards }: remove { $line }
kahuna-move-free = bridge { $line } without a card
kahuna-move-discard = discard { $cards }
kahuna-move-hidden =
    { $count ->
        [one] discard a card face down
       *[other] discard { $count } cards face down
    }
kahuna-move-take = take { $card } from the row
kahuna-move-draw = draw from the deck
kahuna-move-drawn = draw from the deck ({ $card } came)
kahuna-move-decline = do not draw
kahuna-move-end = end the turn
