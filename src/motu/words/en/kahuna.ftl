### Kahuna: its words, reasons, log, choices and rules.

kahuna-seat =
    { $player ->
        [white] White
       *[black] Black
    }
kahuna-edition =
    { $preset ->
        [modern] Kahuna, modern edition
        [classic] Kahuna, classic edition
        [sheet] Kahuna, edition of the summary sheet
       *[russian] Kahuna, Russian edition
    }
kahuna-edition-changed = { kahuna-edition }, with { $options }

## Words that are no move

notation-unknown = “{ $word }” is no move: moves look like B-D, HHxHE, /A, +C, +? or =.
notation-no-island = There is no island “{ $letter }” in “{ $word }”: the islands are A to L.
notation-no-line = “{ $word }”: no line joins the two islands of { $line }.
notation-wrong-cards = “{ $word }”: only two cards of the islands at its ends clear the line { $line }.
notation-bad-deal = A deal is written like “W CEK AFL >BDH”: who begins if chance decided it, the hands of White and Black, the face-up row.
notation-turned-up-first = “{ $word }” tells of cards turned up, but there is no move before it.

## Why a move is not allowed

kahuna-over = The game is over.
kahuna-no-such-move = There is no such move.
kahuna-not-your-turn = It is your opponent’s turn.
kahuna-handicap-first =
    { $left ->
        [one] One handicap bridge comes first; it is written like *HE.
       *[other] { $left } handicap bridges come first; they are written like *HE.
    }
kahuna-discard-down = You have more than { $limit } cards: first discard one.
kahuna-no-card = You do not have the card { $card }.
kahuna-no-second-card = You have the card { $card } only once.
kahuna-play-after-discard = You have discarded, so no card can be played in this turn.
kahuna-no-bridges = All { $limit } of your bridges are on the board.
kahuna-island-guarded = Your opponent holds { $island }, and in this variant nobody builds at the other’s islands.
kahuna-line-yours = You already have a bridge on { $line }.
kahuna-line-enemys = Your opponent has a bridge on { $line }: it takes two cards to remove it first.
kahuna-remove-own = The bridge { $line } is your own: only your opponent’s can be removed.
kahuna-remove-nothing = There is no bridge on { $line } to remove.
kahuna-discard-last-turn = Nothing is discarded in the last turn.
kahuna-discard-must-draw = Your opponent has just done without drawing, so you must draw and cannot discard instead.
kahuna-discard-not-full = Discarding is only for a full hand of { $limit } cards.
kahuna-discard-after-play = You have played a card, and discarding is only possible instead of playing.
kahuna-draw-last-turn = There is no drawing in the last turn: end it with “.”.
kahuna-draw-after-discard = You have discarded instead of drawing: end the turn with “.”.
kahuna-hand-full = You have { $limit } cards already: play or discard one before you draw.
kahuna-not-face-up = The card { $card } does not lie face up.
kahuna-deck-empty = The deck is empty: take one of the face-up cards.
kahuna-take-open = Your opponent discarded instead of drawing, so you must take one of the face-up cards.
kahuna-nothing-to-decline = There is no drawing to decline now: end the turn with “.”.
kahuna-decline-twice = Your opponent has just done without drawing, so you must draw.
kahuna-decline-after-discard = You have discarded, and who discards must draw.
kahuna-skip-after-play = You have played a card: only a turn skipped as a whole ends without drawing.
kahuna-make-room = Your hand is full with { $limit } cards: discard first, then draw.
kahuna-draw-required = You must draw a card: + and a letter for a face-up one, +? for the deck.
kahuna-end-by-drawing = This turn does not end with “.”, but with a draw (+) or, where that is allowed, without one (=).
kahuna-free-elsewhere = The free bridge can only go on { $line }, the line just cleared.
kahuna-no-free-bridge = There is no free bridge to place now.

## The log

kahuna-island-name = { $name }
kahuna-line-name = { $name }
kahuna-two-cards = { $first } + { $second }
kahuna-log-place = { kahuna-seat } plays { $card }: a bridge { $line }.
kahuna-log-remove = { kahuna-seat } plays { $cards } and removes the bridge { $line }.
kahuna-log-free = { kahuna-seat } places a free bridge { $line }.
kahuna-log-discard = { kahuna-seat } discards { $card }.
kahuna-log-discard-hidden = { kahuna-seat } discards a card face down.
kahuna-log-take = { kahuna-seat } takes { $card } from the row.
kahuna-log-draw = { kahuna-seat } draws from the deck.
kahuna-log-draw-card = { kahuna-seat } draws { $card } from the deck.
kahuna-log-decline = { kahuna-seat } does not draw.
kahuna-log-end = { kahuna-seat } ends the turn.
kahuna-log-takes = { kahuna-seat } captures { $islands }!
kahuna-log-stripped =
    { $count ->
        [one] { kahuna-seat } loses the bridge { $lines }.
       *[other] { kahuna-seat } loses the bridges { $lines }.
    }
kahuna-log-loses = { kahuna-seat } no longer holds { $islands }.
kahuna-log-turned-up = { $card } is turned up.
kahuna-log-scoring =
    Round { $round } is scored: islands White { $white }, Black { $black }; { $leader ->
        [nobody] nobody gets a point.
        [white] White gets { kahuna-points }.
       *[black] Black gets { kahuna-points }.
    }
kahuna-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
kahuna-log-round = Round { $round } begins; face up: { $row }.
kahuna-log-last-turns = The last card is taken: one last turn each, without drawing.
kahuna-won-points = { kahuna-seat } wins! Points: White { $white }, Black { $black }.
kahuna-won-third = Points are even at { $white } to { $black }; { kahuna-seat } wins by the third scoring!
kahuna-won-bridges = Points are even at { $white } to { $black }; { kahuna-seat } wins with more bridges on the board!
kahuna-won-sudden = { kahuna-seat } wins at once: the opponent has no bridge left!
kahuna-won-stock = { kahuna-seat } wins at once: the opponent has no bridge left to place!
kahuna-drawn = The game is a draw, { $white } to { $black }.

## Where the game stands

kahuna-now = Round { $round } of { $rounds }, turn { $turn }: { kahuna-seat } to move
kahuna-now-last = (last turn)
kahuna-now-over = The final position
kahuna-now-handicap =
    { $left ->
        [one] Handicap: { kahuna-seat } places one more bridge anywhere
       *[other] Handicap: { kahuna-seat } places { $left } more bridges anywhere
    }
kahuna-side =
    { $named ->
        [yes] { $side } ({ $name }): { $belongings }
       *[no] { $side }: { $belongings }
    }
kahuna-count-islands =
    { $islands ->
        [one] 1 island
       *[other] { $islands } islands
    }
kahuna-count-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
kahuna-count-bridges =
    { $bridges ->
        [one] 1 bridge
       *[other] { $bridges } bridges
    }
kahuna-table =
    Face up: { $row }; { $deck ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $deck } cards in the deck
    }
kahuna-none = none
kahuna-hand =
    { $player ->
        [white] White’s hand: { $cards }
       *[black] Black’s hand: { $cards }
    }
kahuna-hand-card =
    { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }: { $free ->
        [0] no free line
        [one] 1 free line
       *[other] { $free } free lines
    }
kahuna-shown = Known to be in the hand of { kahuna-seat }: { $cards }
kahuna-buried-own = Discarded by you face down: { $cards }
kahuna-buried =
    { $count ->
        [one] { kahuna-seat } has discarded 1 card face down.
       *[other] { kahuna-seat } has discarded { $count } cards face down.
    }
kahuna-pile =
    { $count ->
        [0] No card has been played in this round.
       *[other] Out of play until the round ends: { $cards }
    }
kahuna-scored =
    Scoring of round { $round }: { $leader ->
        [nobody] no point for anybody
        [white] { kahuna-points } for White
       *[black] { kahuna-points } for Black
    }
kahuna-score = { kahuna-seat }: { $points }; { $islands } ({ $names }); { $bridges } on the board
kahuna-score-next =
    { $round ->
        [1] More islands at the end of this round give 1 point.
        [2] More islands at the end of this round give 2 points.
       *[other] More islands at the end of this round give as many points as the difference.
    }

## The board as a list

kahuna-island =
    { $island }, { $lines } lines, { $majority } hold it: { $holder ->
        [white] White’s.
        [black] Black’s.
       *[nobody] nobody’s.
    }
kahuna-island-white = White to { $islands }.
kahuna-island-black = Black to { $islands }.
kahuna-island-free = Free to { $islands }.

## Choices

kahuna-choices-play = Play { $card }
kahuna-choices-remove = Remove
kahuna-choices-free = Free bridge
kahuna-choices-discard = Discard
kahuna-choices-draw = Draw
kahuna-choices-end = End
kahuna-choice-deck = from the deck
kahuna-choice-decline = no card
kahuna-choice-end = end the turn
kahuna-effect-takes = takes { $islands }
kahuna-effect-strips = strips { $lines }
kahuna-effect-loses = { kahuna-seat } loses { $islands }
kahuna-effect-wins = wins the game
kahuna-effect-lost = loses the game
kahuna-effect-none = no island changes hands
kahuna-would-place = a bridge { $line } for the card { $card }
kahuna-would-remove = your opponent’s bridge { $line } goes, for the cards { $cards }
kahuna-would-free = a bridge { $line } without a card
kahuna-would-discard = the card { $card } is thrown away
kahuna-would-take-card = you take { $card } from the row, and the turn ends
kahuna-would-draw = you take the top card of the deck, and the turn ends
kahuna-would-decline = the turn ends without drawing
kahuna-would-end = the turn ends
kahuna-chained = { $first }; { $then }

## The words of the notation

kahuna-word-place = play the card BARI: a bridge BARI–DUDA (the first letter is the card)
kahuna-word-remove = play HUNA twice: the enemy bridge HUNA–ELAI goes (HE or EE would do, too)
kahuna-word-discard = discard ALOA; discard ALOA and COCO
kahuna-word-take = take COCO from the face-up row; ends the turn
kahuna-word-draw = take the top card of the deck; ends the turn
kahuna-word-decline = end the turn without drawing
kahuna-word-end = end a turn in which nothing is drawn
kahuna-word-free = a bridge without a card: handicap, or the variant without surprise attacks
kahuna-several = Several words in a line are played one after another, as are numbers of the list of choices: HHxHE E-H +? or 3 12 21. Small letters and full names do as well: bari-duda.

## The rules in short

kahuna-rules-aim = Aim: there are three rounds on twelve islands joined by 27 lines. Bridges on the lines win islands, islands win points, and most points win the game.
kahuna-rules-turn = Turn: play as many cards as you like, one after another, or none; then comes the draw of one card. Nobody keeps more than { $limit } cards.
kahuna-rules-place =
    Building: a card puts a bridge of yours on any free line at its island{ $guarded ->
        [yes] . Where your opponent has a stone see below.
       *[no] , also where your opponent holds the island.
    } You have { $limit } bridges, and stones for as many islands as you can hold.
kahuna-rules-hold = Holding: with bridges on more than half of an island’s lines you hold it. Your stone goes down at once (that is no choice), and all enemy bridges at this island are stripped.
kahuna-rules-strip = Losing: an island is lost when its stone no longer has more than half of the lines, for instance because bridges were stripped next door. The stone goes, the other bridges stay. Only a stone newly placed strips: a bridge that your opponent adds later to an island of yours stays for the time being.
kahuna-rules-remove = Removing: two cards together take one enemy bridge away, if they belong to its two islands: one of each, or twice the same. Your own bridges cannot be removed.
kahuna-rules-discard =
    { $discard ->
        [instead-of-playing] Discarding: in a turn without plays you may throw away one or more cards.
        [freely] Discarding: any cards at any time of your turn, with or without plays.
        [when-full] Discarding: only with { $limit } cards in hand, to make room for the draw.
       *[instead-of-drawing] Discarding: one or more cards instead of drawing.
    }
kahuna-rules-discards =
    { $discards ->
        [face-down] Discards lie face down; their number is all that your opponent knows.
       *[face-up] Discards lie face up.
    }
kahuna-rules-draw =
    Drawing: one of the three face-up cards or the top card of the deck ends your turn. A card taken from the row is replaced as long as there is a deck. { $drawing ->
        [may-decline] You may do without drawing.
        [decline-unless-discarded] You may do without drawing, but not after a discard.
        [required] Drawing is a duty.
       *[may-skip] You may do without drawing if you skip the whole turn.
    } { $discard ->
        [instead-of-drawing] Or you discard instead, whether you have played cards or not.
       *[other] { "" }
    }
kahuna-rules-full =
    { $full ->
        [no-draw] With { $limit } cards in hand you cannot draw.
        [discard-first] With { $limit } cards in hand you discard before you draw.
       *[discard-after] With { $limit } cards in hand you may draw, and then discard one.
    }
kahuna-rules-must-draw =
    Nobody stalls: when your opponent has just done without drawing, you must draw, and make room for it if need be. { $discard ->
        [instead-of-drawing] After a discard instead of a draw, take a face-up card while there is one.
       *[other] { "" }
    }
kahuna-rules-round =
    Round: when deck and row are empty the round is scored at once. Board and hands stay, all other cards are shuffled. { $next ->
        [other] The next round is begun by the player who did not take the last card.
       *[winner] The next round is begun by the winner of this one, after a tie by the player who did not take the last card.
    }
kahuna-rules-end =
    { $last ->
        [yes] End: after the last card of round 3 everybody has one last turn without drawing; who took that card comes last.
       *[no] End: with the last card of round 3 the game is over at once.
    }
kahuna-rules-score = Scoring: who holds more islands gets 1 point after round 1, 2 points after round 2, and after round 3 as many as the difference. Even numbers score nothing.
kahuna-rules-tie =
    { $tie ->
        [yes] On even points the third scoring decides, then the bridges on the board; else it is a draw.
       *[no] Even points are a draw.
    }
kahuna-rules-sudden =
    { $sudden ->
        [by-removal] Sudden win: who takes the last enemy bridge off the board in round 2 or 3, by placing or by removing, has won at once. A player who has built none plays on.
        [none-on-board] Sudden win: who has no bridge on the board in round 2 or 3 has lost as soon as the opponent places or removes one. Who enters round 2 without a bridge first has a turn to place one.
        [empty-stock] Sudden end: who places the last of the { $limit } bridges in round 2 or 3 has lost at once.
       *[no] There is no sudden win: a player without bridges plays on.
    }
kahuna-rules-hidden =
    { $open ->
        [yes] Hidden are the deck, face-down discards and hands, but a card taken from the row stays visible until it is played (open hands).
       *[no] Hidden are hands, the deck and face-down discards. Everybody sees who takes which card from the row.
    }
kahuna-rules-no-surprise = No surprise attacks: nobody builds at an island where the other has a stone. When two cards have removed an enemy bridge, one of your own may follow on that line at once and without a card, unless the enemy has a stone at either end.
kahuna-rules-handicap =
    Handicap: before the first turn { kahuna-seat } places { $count ->
        [one] one bridge
       *[other] { $count } bridges
    } anywhere.
kahuna-danger =
    { kahuna-seat } can take { $island }{ $falls ->
        [yes] { " " }from the other side
       *[no] {""}
    } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $certain ->
        [yes] .
       *[no] { $cards ->
            [one] , if it is the right one.
           *[other] , if they are the right ones.
        }
    }
