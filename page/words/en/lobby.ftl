### The lobby, and new tables.

## A new table

lobby-new-title = A new table
lobby-new-opponent = Who sits opposite?
lobby-new-bot = A bot
lobby-new-friend = Somebody you invite
lobby-new-here = Somebody beside you
lobby-new-here-note = Both at this device
lobby-new-cast = The opponents of the campaign, the weakest first
lobby-new-table = The table
lobby-new-side = Your side
lobby-side-random = As chance wills
lobby-new-clock = Clock
lobby-clock-none = None
lobby-new-rated = Rated
lobby-new-rated-note = Counts for the rating of this edition, without changed rules and without hints.
lobby-new-rated-guest = Only for accounts: create one under your name at the top.
lobby-new-hints = Hints allowed
lobby-new-hints-note = Everybody here may ask a bot for good turns while the game is played.
lobby-new-public = Others may watch
lobby-new-public-note = The game is listed in the lobby; hands stay hidden.
lobby-new-dead-end = Discarding instead of drawing goes only with “draw, then discard” for a full hand; otherwise there would be positions without any move.
lobby-new-open = Open the table
lobby-new-play = Play

## The lobby

lobby-open = Open a table
lobby-waiting = Somebody waits here
lobby-empty = Nobody waits just now. Open a table, and whoever comes next can sit down; a bot always has time.
lobby-bot = Play against { $name } meanwhile
lobby-running = Games to watch
lobby-no-games = No public game is being played at the moment.
lobby-rated = rated
lobby-you-play =
    { $player ->
        [white] You play White
        [red] You play Red
        [yellow] You play Yellow
        [green] You play Green
        [blue] You play Blue
       *[black] You play Black
    }
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-join = Join
lobby-join-name = Join { $name }
lobby-own = Your table
