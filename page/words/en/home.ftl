### The start page and what leads to a table: lobby, campaign, daily deal, new tables, records, and one's own account.

## The start page

home-page-title =
    { $game ->
        [paradise] Motu: Conquest of Paradise in the browser
       *[other] Motu: Kahuna in the browser
    }
home-game = Game
home-game-about =
    { $game ->
        [paradise] 1–4 players · 90 minutes
       *[other] 2 players · 20 minutes
    }
home-players =
    { $preset ->
        [solitaire] alone
        [three] 3 players
        [four] 4 players
       *[two] 2 players
    }
home-title =
    { $game ->
        [paradise] Sail into the unknown, keep it secret, and link it home
       *[other] Twelve islands, two players, and always one bridge too few
    }
home-lead =
    { $game ->
        [paradise] Explorers find islands that only they know. Canoes carry settlers and warriors, and a chain of canoes makes one people of them. For two to four, or alone; a game takes an hour or more.
       *[other] Kahuna, a game for two: build bridges, win islands, cut your opponent off. A game takes about twenty minutes.
    }
home-play-islander = At once, two players, against Islander, who knows the ways. No account needed.
home-rules-first = Read the rules first
home-play = Play
home-play-first = At once, against Keiki, who is still learning. No account needed.
home-play-next = At once, against { $name }, the next opponent of your voyage.
home-learn-first = Learn it first
home-choose = Choose opponents and rules
home-alone = Alone, against the chits
home-demo-round = Round { $round } of 3
home-demo-pause = Pause the game shown
home-demo-run = Let the game shown run
home-ways = Or else
home-way-campaign = Campaign
home-way-campaign-note = Ten opponents from island to island, each stronger than the last.
home-way-here = Two players here
home-way-here-note = One device for both; a curtain hides the hands.
home-way-invite = Invite a friend
home-way-invite-note = A private table: send its link or show the QR code.
home-way-lobby = Lobby
home-way-lobby-note = Open tables where somebody waits for you.
home-way-daily = Deal of the day
home-way-daily-note = The same cards for everybody, against the same strong bot.
home-way-watch = Watch
home-way-watch-note = Games that are being played right now.
home-way-learn = Learn
home-way-learn-note = The rules by playing, step by step.
home-way-load = Load a game
home-way-load-note = From a file: replay it, or try again from any position.
home-way-several = Two to four players here
home-way-several-note = One device, handed round; a curtain hides what is secret.
home-way-friends = Invite friends
home-way-friends-note = A private table with a link; bots fill the empty seats.
home-way-rules = Rules
home-way-rules-note = The whole game in short, to look things up in.

## Games that wait

home-running = Go on
home-running-against = Against { $name }
home-running-here = All at this device
home-running-alone = Alone
home-running-waiting = A table that waits for somebody
home-running-yours = Your turn
home-running-theirs = Others decide
home-running-open = Not begun yet
home-running-more = All { $count } games that are not over

## An invitation

home-invite-link = The link to your table
home-invite-copy = Copy the link
home-invite-share = Share …
home-invite-text = Play a game of { $game } with me.
home-invite-note = Whoever has the link can sit down, without an account. The game begins as soon as all seats are taken.
home-invite-qr = QR code with the link to your table

## A new table

home-new-title = A new table
home-new-opponent = Who sits opposite?
home-new-bot = A bot
home-new-bot-note = Begins at once
home-new-lobby = Whoever comes
home-new-lobby-note = A public table in the lobby
home-new-friend = Somebody you invite
home-new-friend-note = A private table with a link
home-new-here = Somebody beside you
home-new-here-note = Both at this device
home-seats-title = Who plays?
home-seats-count = How many
home-seats-bots = Bots
home-seats-friends = People you invite
home-seats-here = People beside you
home-seats-here-note = All at this device
home-seats-bots-note = Islander plays to win; Random plays any legal move.
home-seats-alone-note = Alone you play against Samoa, which acts by the chits that you draw. Reach the points before the chits are used up.
home-seat-other = Player { $place }
home-seat-person = A person
home-seat-here = A person at this device
home-seat-bot = Bot: { $name }
home-new-cast = The opponents of the campaign, the weakest first
home-new-plain = Others, without a character
home-bot-plain =
    { $bot ->
        [random] Plays any legal move.
        [greedy] Takes what lies nearest, turn by turn.
        [planner] Thinks of your best answer.
        [ismcts] Searches a tree of games.
       *[other] A bot of this server.
    }
home-new-table = The table
home-new-side = Your side
home-side-random = As chance wills
home-new-clock = Clock
home-clock-none = None
home-clock-live = { $minutes } min + { $seconds } s a turn
home-clock-turn =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
home-clock-turn-hours =
    { $hours ->
        [one] 1 hour a turn
       *[other] { $hours } hours a turn
    }
home-new-rated = Rated
home-new-rated-note = Counts for the rating of this edition, without changed rules and without hints.
home-new-rated-guest = Only for accounts: create one under your name at the top.
home-new-public = Others may watch
home-new-public-note = The game is listed in the lobby; hands stay hidden.
home-new-rules = Rules
home-new-more = More rules
home-new-usual = { $value } (this edition)
home-new-dead-end = Discarding instead of drawing goes only with “draw, then discard” for a full hand; otherwise there would be positions without any move.
home-new-as-edition = All as in this edition
home-new-read-rules = Read the rules of this edition
home-new-open = Open the table
home-new-play = Play
home-edition =
    { $preset ->
        [modern] Modern edition
        [classic] Classic edition
        [sheet] Summary sheet
        [russian] Russian edition
       *[other] { $preset }
    }
home-edition-note =
    { $preset ->
        [modern] You may do without drawing; you discard face down, and only when you play nothing.
        [classic] You must draw if you can; you discard face up, whenever you like.
        [sheet] The shortest rules: no last turns, no tie-break, no sudden win.
        [russian] You may discard instead of drawing; the winner of a round begins the next.
       *[other] { "" }
    }
home-option =
    { $option ->
        [preset] Edition
        [first] Who begins
        [discard] When cards may be discarded
        [discards] How discards lie
        [drawing] Drawing
        [full-hand] Drawing with five cards in hand
        [next-start] Who begins the next round
        [last-turns] A last turn each at the end
        [tie-break] Tie-break on even points
        [sudden-win] Sudden win
        [no-surprise] No surprise attacks
        [open-hands] Open hands
        [handicap] Handicap
        [weaker] Handicap for
       *[other] { $option }
    }
home-option-note =
    { $option ->
        [no-surprise] Variant 1: nobody builds at an island where the other has a stone.
        [open-hands] Variant 2: cards taken from the row stay visible.
       *[other] { "" }
    }
home-option-told = { $option }: { $value }
home-value =
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
home-handicap =
    { $count ->
        [0] none
        [one] 1 free bridge
       *[other] { $count } free bridges
    }
home-handicap-told =
    { $count ->
        [one] 1 free bridge for { kahuna-seat }
       *[other] { $count } free bridges for { kahuna-seat }
    }
home-handicap-mine =
    { $count ->
        [one] 1 free bridge for you
       *[other] { $count } free bridges for you
    }

## The lobby

home-lobby-title = Lobby
home-lobby-open = Open a table
home-lobby-waiting = Somebody waits here
home-lobby-empty = Nobody waits just now. Open a table, and whoever comes next can sit down; a bot always has time.
home-lobby-bot = Play against { $name } meanwhile
home-lobby-running = Games to watch
home-lobby-no-games = No public game is being played at the moment.
home-lobby-players = { $white } – { $black }
home-lobby-rated = rated
home-lobby-you-play =
    { $player ->
        [white] You play White
        [red] You play Red
        [yellow] You play Yellow
        [green] You play Green
        [blue] You play Blue
       *[black] You play Black
    }
home-lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
home-lobby-join = Join
home-lobby-join-name = Join { $name }
home-lobby-own = Your table

## The campaign

home-campaign-title = The voyage
home-campaign-lead = Ten opponents live along this way. Whoever you beat lets you sail on to the next.
home-campaign-done = You have beaten all ten. They are still here if you want to meet again.
home-campaign-play = Play
home-campaign-again = Play again
home-campaign-never = Not played yet.
home-campaign-locked = First beat { $name }.
home-campaign-stand =
    { $played ->
        [one] Played once
       *[other] Played { $played } times
    }, won { $won }. { $state ->
        [clean] Beaten without any help.
        [beaten] Beaten. Once more without hints and without taking moves back would earn the star.
       *[other] Not beaten yet.
    }
home-stop =
    { $number }. { $name }: { $state ->
        [clean] beaten without help
        [beaten] beaten
        [next] next
       *[locked] not reached yet
    }

## Loading a game

home-load-title = Load a game
home-load-lead = Every game can be kept as a short text, its record. Put one in here to see it again, or to go on from any position.
home-load-record = The record
home-load-choose = Choose a file
home-load-drop = Paste the text, choose the file, or drop it here; of a game with components of its own, their tables, too.
home-load-tables = Choose its tables
home-load-tables-called = From a record
home-load-tables-here = The tables are here.
home-load-tables-other = These tables are other ones ({ $name }) than the game was played with ({ $wanted }).
home-load-too-long = This file is longer than any record; choose another one.
home-load-line = Line { $line }:
home-load-replay = Replay
home-load-analyse = Analysis table
home-load-analyse-note = At an analysis table you play for both sides, take back what you like, and ask for hints.

## You

home-me-name = Your name
home-me-name-note = This is how others see you at the table.
home-me-rename = Change the name
home-me-renamed = That is your name from now on.
home-me-account = Account
home-me-guest = You are a guest, and need no account to play. With one your games and your progress follow you to other devices, and you can play rated games.
home-me-register = Create an account
home-me-login = Log in
home-me-login-note = Games that you play as a guest stay with this guest.
home-me-registered = You have an account now. Everything you played stays yours.
home-me-logged-in = Welcome back.
home-me-account-name = Name of the account
home-me-password = Password
home-me-password-note = At least { $least } characters; a few words in a row are easy to remember.
home-me-as = Logged in as { $name }.
home-me-change = Change the password
home-me-changed = The password is changed; all other devices are logged out.
home-me-old = Old password
home-me-new = New password
home-me-logout = Log out
home-me-ratings = Your ratings
home-me-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
home-me-finished = Finished games
home-me-none-finished = None yet. Finished games stand here, and each can be replayed.
home-ended-won = Won
home-ended-lost = Lost
home-ended-drawn = Draw
home-ended-shared = Shared
home-ended-side =
    { $player ->
        [white] White won
        [red] Red won
        [yellow] Yellow won
        [green] Green won
        [blue] Blue won
       *[black] Black won
    }
home-ranking = Ranking
home-ranking-empty = Nobody has played a rated game of this edition yet.
home-ranking-place = Place
home-ranking-name = Name
home-ranking-rating = Rating
home-ranking-games = Games

## The deal of the day

home-daily-lead = Today everybody gets the same cards, against { $bot }, who answers everybody alike. You have one attempt; what counts is by how many points you win.
home-daily-play = Play today’s deal
home-daily-go-on = Go on with your game
home-daily-replay = Replay your game
home-daily-share = Copy your result
home-daily-share-text = Motu, deal of { $day }, against { $bot }: { $result }
home-daily-ended =
    { $how ->
        [won] You have won.
        [lost] You have lost.
       *[drawn] A draw.
    }
home-daily-ended-by =
    { $points ->
        [0] { home-daily-ended }
        [one] { $how ->
            [lost] You have lost by 1 point.
           *[won] You have won by 1 point.
        }
       *[other] { $how ->
            [lost] You have lost by { $points } points.
           *[won] You have won by { $points } points.
        }
    }
home-daily-better = As good as or better than { $share } of the others.
home-daily-next = The next deal comes in { $time }.
home-daily-results = Today’s results
home-daily-played =
    { $count ->
        [0] Nobody has finished today’s deal yet.
        [one] One player has finished today’s deal.
       *[other] { $count } players have finished today’s deal.
    }
home-daily-hidden = How it went for them you see after your own game.
home-daily-tally =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }
home-daily-chart = Games by the points that the player was ahead or behind
home-daily-as-table = As a table
home-daily-margin = Points ahead
home-daily-games = Games
home-daily-you = you
home-daily-before = The days before
home-daily-day = Day
home-daily-won = Won
