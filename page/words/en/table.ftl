### The table: what is said while any game is prepared, played and over.

## An invitation

table-invite-link = The link to your table
table-invite-copy = Copy the link
table-invite-share = Share …
table-invite-text = Play a game of { $game } with me.
table-invite-note = Whoever has the link can sit down, without an account. The game begins as soon as all seats are taken.
table-invite-qr = QR code with the link to your table

## Hints

table-hint-star = A hint costs the star that a win without help earns.
table-hint-ask = Show good turns
table-hint-none = There is nothing to decide here.
table-chance = chance to win

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
table-seat-bot = Or let a bot play:
table-bot-begin = Begin
table-bot-seat = Seat the bot
table-bot-away = Take the bot away
table-invite = Ask somebody to play
table-close = Close the table
table-clock-none = no clock
table-rated = rated
table-unrated = unrated

## What is to be done

table-over = The game is over
table-watching = You are watching.
table-wait = One moment …
table-undo = Undo
table-ask-undo = Ask to undo
table-sending = Sending …

## Beside the game

table-beside = Beside the game
table-log = Log
table-hints = Hints
table-rules = Rules
table-menu = Table
table-save = Save the record
table-picture = Save a picture
table-leave = Leave the table
table-offer-draw = Offer a draw
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-note = You lose at once. This cannot be undone.
table-resign-off = Not everybody has moved yet: the game is called off, and counts for nobody.
table-resign-bot = A bot plays on in your place, for the others. You cannot come back.
table-play-on = Play on
table-reminder = Remind me by webhook when it is my turn
table-reminder-note = An address that begins with https://; leave it empty to get no reminders.
table-reminder-save = Save
table-reminder-set = You will be reminded.
table-reminder-off = You will not be reminded.
table-here = { $name } is back.
table-waits =
    { $how ->
        [idle] { $name } has not moved for a while.
        [clock] { $name } is away, and the clock is running.
        [wait] { $name } is away. In { $minutes } min a bot can play on.
       *[away] { $name } is away.
    }
table-claim = Claim the win
table-replace = Call a bot
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
table-turn-over = You drew { $card }. Your turn is over.
table-cover = Cover my cards

## After the game

table-won = You win
table-lost-game = You lose
table-wins = { $name } wins
table-rating = Rating of { $name }: { $rating } ({ $change })
table-next = Next: { page-bot }
table-daily-results = Today’s results
table-called-off = Called off
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
table-key-confirm = confirm
table-key-cancel = cancel
table-key-undo = undo
table-key-skip = skip what is being shown
table-keys-tab = Everything can also be reached with Tab and chosen with Enter.
table-keys-on = Single keys
table-keys-on-note = Turn them off if they get in the way of other tools
