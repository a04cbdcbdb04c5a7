### The table: what is said while a game of Kahuna is prepared, played and over.

table-title = { $game }
table-title-yours = Your turn – { $game }
table-title-theirs = Waiting for { $names } – { $game }
table-title-over = Game over – { $game }
table-connecting = One moment: the table is being set …
table-closed-door = This table cannot be shown
table-to-lobby = To the lobby
table-never-began = This game never began
table-open-another = Open another table

## Before the game

table-waiting =
    { $free ->
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }
table-beginning = The game is about to begin
table-open-seat = A seat is free
table-waiting-host = The game begins as soon as all seats are taken.
table-waiting-rematch = The game begins as soon as everybody has sat down again.
table-waiting-stay = You can leave this page: the table stays among your games, and waits.
table-seat-free = Free
table-sit = Sit down here
table-rise = Get up
table-you = You
table-seat-bot = Or let a bot play:
table-bot-begin = Begin
table-bot-seat = Seat the bot
table-bot-away = Take the bot away
table-invite = Ask somebody to play
table-close = Close the table
table-clock-none = no clock
table-rated = rated
table-unrated = unrated

## The players

table-plate = { $name }, { kahuna-seat }: { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } on the board and { $left } left, { kahuna-count-cards }.
table-plate-next = It is their turn.
table-points = { kahuna-points }
table-bridges-left =
    { $count ->
        [one] 1 bridge left to build with
       *[other] { $count } bridges left to build with
    }
table-see-cards =
    { $cards ->
        [one] { $name } has 1 card: look
       *[other] { $name } has { $cards } cards: look
    }
table-cards-known =
    Everybody saw { $known ->
        [one] this card being taken
       *[other] these { $known } cards being taken
    }; { $unknown ->
        [0] there are no others.
        [one] the other one is unknown.
       *[other] the other { $unknown } are unknown.
    }
table-cards-unknown =
    { $unknown ->
        [0] There are no cards in this hand.
        [one] Nobody else knows this card.
       *[other] Nobody else knows these { $unknown } cards.
    }
table-clock = Time left:
table-clock-days = { $days } d { $hours } h

## What is to be done

table-prompt = What to do
table-over = The game is over
table-head-yours = Round { $round } · your turn
table-head-theirs = Round { $round } · { $name } to move
table-head-last = { $head } · last turn
table-watching = You are watching.
table-wait = One moment …
table-do-play = Play a card.
table-do-play-draw = Play cards, then draw one: that ends your turn.
table-do-draw = Draw a card: that ends your turn.
table-do-play-decline = Play cards, or end your turn without drawing.
table-do-decline = End your turn without drawing.
table-do-play-end = Play cards, then end your turn.
table-do-end = End your turn.
table-do-discard = Choose a card to discard.
table-do-excess = One card too many: choose one to discard.
table-do-free = A free bridge may go on { $line } now; or go on with your turn.
table-do-line = { $card }: choose a golden line.
table-do-remove = { $cards }: choose the bridge to remove.
table-do-only-discard = { $card } has no line now, but can be discarded.
table-do-nothing = { $card } has no line now.
table-do-way = Several cards can do that: which?
table-way-card = With { $card }
table-way-remove = With { $cards }
table-way-free = Without a card
table-effect-strips =
    { $count ->
        [one] strips 1 bridge
       *[other] strips { $count } bridges
    }
table-tell-place = { $line }: { $effects }
table-tell-remove = Remove { $line }: { $effects }
table-tell-free = Free bridge { $line }: { $effects }
table-tell-discard = Discard { $card }
table-tell-take = Take { $card }, which ends the turn
table-tell-draw = Draw from the deck, which ends the turn
table-tell-decline = End the turn without drawing
table-tell-end = End the turn
table-confirm = Confirm
table-cancel = Cancel
table-discard = Discard
table-decline = Do not draw
table-end = End turn
table-undo = Undo
table-ask-undo = Ask to undo
table-skip = Skip
table-sending = Sending …
table-card-elsewhere = { $card } does not reach the line { $line }.
table-card-idle = No line at { $card } is open to you now.
table-needs-one = A bridge { $first }–{ $second } takes a card { $first } or { $second }, and you have neither.
table-needs-two = Removing { $first }–{ $second } takes two cards, each { $first } or { $second }; you do not have them.

## The cards

table-hand = Your hand
table-hand-empty = No cards in hand
table-hand-card =
    Card { $place }: { $island }, { $lines ->
        [0] no line
        [one] 1 line
       *[other] { $lines } lines
    }
table-row = Face up
table-row-card = Face up: { $island }
table-row-empty = No card lies face up
table-deck =
    { $count ->
        [one] The deck, 1 card
       *[other] The deck, { $count } cards
    }
table-deck-empty = Deck empty
table-pile =
    { $count ->
        [0] Nothing is out of play
        [one] 1 card out of play: look
       *[other] { $count } cards out of play: look
    }
table-pile-short = out
table-pile-title = Out of play
table-pile-note = What was played or discarded in this round; it is shuffled again when the round ends.
table-pile-empty = Nothing lies there openly.

## Beside the game

table-beside = Beside the game
table-log = Log
table-again = Watch again
table-log-turn = Turn { $turn }
table-log-before = Before the first turn
table-log-empty = Nothing has happened yet.
table-counter = Cards
table-counter-note =
    There are two of each card. { $count ->
        [one] You have not seen 1 of them
       *[other] You have not seen { $count } of them
    }; { $deck ->
        [0] the deck is empty.
        [one] 1 lies in the deck.
       *[other] { $deck } lie in the deck.
    }
table-where-hidden = not seen
table-where-hand = your hand
table-where-known = opponent’s hand
table-where-row = face up
table-where-out = out of play
table-where-discarded = discarded by you
table-hints = Hints
table-rules = Rules
table-menu = Table
table-scores = Scores
table-scores-round = Round
table-scores-worth =
    { $round ->
        [1] (1 point)
        [2] (2 points)
       *[other] (the difference)
    }
table-scores-sum = Points
table-save = Save the record
table-picture = Save a picture
table-leave = Leave the table
table-offer-draw = Offer a draw
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-note = You lose at once. This cannot be undone.
table-resign-bot = A bot plays on in your place, for the others. You cannot come back.
table-play-on = Play on
table-reminder = Remind me by webhook when it is my turn
table-reminder-note = An address that begins with https://; leave it empty to get no reminders.
table-reminder-save = Save
table-reminder-set = You will be reminded.
table-reminder-off = You will not be reminded.
table-gone = { $name } has not moved for a while.
table-replace = Let a bot play on
table-return = Take your seat back

## Asking and answering

table-asked =
    { $what ->
        [draw] { $name } offers a draw.
        [undo] { $name } asks to take the last move back.
       *[other] { $name } wants a bot to play on for { $about }.
    }
table-asked-by-you =
    { $what ->
        [draw] You have offered a draw.
        [undo] You have asked to take your last move back.
       *[other] You have asked for a bot to play on for { $about }.
    }
table-asked-since = What others have decided since then is taken back with it.
table-asked-waits = Waiting for { $names }.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw

## The connection

table-lost = Connection lost. Trying again …
table-back = Connected again.

## Two players at one device

table-hand-over =
    { $player ->
        [white] Hand the device to White.
        [red] Hand the device to Red.
        [yellow] Hand the device to Yellow.
        [green] Hand the device to Green.
        [blue] Hand the device to Blue.
       *[black] Hand the device to Black.
    }
table-hand-over-ready =
    { $player ->
        [white] I am White: show my cards
        [red] I am Red: show what I know
        [yellow] I am Yellow: show what I know
        [green] I am Green: show what I know
        [blue] I am Blue: show what I know
       *[black] I am Black: show my cards
    }
table-winners = Won by { $names }
table-turn-over = You drew { $card }. Your turn is over.
table-cover = Cover my cards

## After the game

table-won = You win
table-lost-game = You lose
table-wins = { $name } wins
table-drawn = A draw
table-rematch = Play again
table-rematch-join = Join the rematch
table-rematch-waits = A new table is open, and your place is kept.
table-follow = Follow to the next game
table-review = Replay and review
table-replay = Replay
table-fair = Was chance fair?
table-fair-note = The commitment was fixed before the game began, and the seed fits it: “motu verify” checks both against the saved record.
table-fair-commitment = Commitment
table-fair-seed = Seed

## Keys

table-keys = Keys
table-key-enter = Enter
table-key-escape = Esc
table-key-card = choose a card
table-key-lines = go among the golden lines
table-key-confirm = confirm
table-key-cancel = cancel
table-key-take = take a face-up card
table-key-deck = draw from the deck
table-key-discard = discard the chosen card
table-key-end = end the turn
table-key-undo = undo
table-key-skip = skip what is being shown
table-keys-tab = Everything can also be reached with Tab and chosen with Enter.
table-keys-on = Single keys
table-keys-on-note = Turn them off if they get in the way of other tools
