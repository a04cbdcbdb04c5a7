### What several parts of the page say: its frame, its settings, tables that wait, and what may go wrong on the way to the server.

## The start page

page-game = Game
page-game-about =
    { $game ->
        [paradise] 1–4 players · 90 minutes
       *[other] 2 players · 20 minutes
    }
page-players =
    { $preset ->
        [solitaire] alone
        [three] 3 players
        [four] 4 players
       *[two] 2 players
    }

## Games that wait

page-running = Go on
page-running-against = Against { $name }
page-running-here = All at this device
page-running-alone = Alone
page-running-waiting = A table that waits for somebody
page-running-yours = Your turn
page-running-theirs = Others decide
page-running-open = Not begun yet
page-running-more = All { $count } games that are not over

## A new table

page-new-bot-note = Begins at once
page-new-lobby = Whoever comes
page-new-lobby-note = A public table in the lobby
page-new-friend-note = A private table with a link
page-clock-live = { $minutes } min + { $seconds } s a turn
page-clock-turn =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
page-clock-turn-hours =
    { $hours ->
        [one] 1 hour a turn
       *[other] { $hours } hours a turn
    }
page-new-rules = Rules
page-edition =
    { $preset ->
        [modern] Modern edition
        [classic] Classic edition
        [sheet] Summary sheet
        [russian] Russian edition
       *[other] { $preset }
    }
page-option =
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

page-skip = Skip to the content
page-home = To the start page
page-nowhere = There is nothing at this address.
page-not-loaded = This part of the page could not be loaded; check the connection.
page-reload = Load again
page-offline = The server cannot be reached just now. As soon as it can, try again.
page-broken-answer = The server gave an answer that nobody understands ({ $status }); try again in a moment.
page-broken = Something went wrong on this page, through no fault of yours; loading it again helps.
page-close = Close
page-back = Back
page-copied = Copied.
page-not-copied = The browser does not allow copying; select the text and copy it yourself.

## The head of the page

page-navigation = Main menu
page-play = Play
page-learn = Learn
page-lobby = Lobby
page-campaign = Campaign
page-daily = Deal of the day
page-rules = Rules
page-menu = Menu
page-me = { $name }, you and your games
page-guest = You

## Settings

page-settings = Settings
page-settings-note = Kept in this browser.
page-language = Language
page-language-auto = As the browser ({ $language })
page-looks = Looks
page-scheme = Colours
page-scheme-auto = As the system
page-scheme-light = Light
page-scheme-dark = Dark
page-motion = Motion
page-motion-auto = As the system
page-motion-none = None
page-at-table = At the table
page-pace = Pace of the opponent
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = At once
page-confirm = Confirm moves
page-confirm-note = Show what a move will do, and wait for a second click
page-only-answer = Questions with one answer are answered
page-only-answer-note = Where nothing else can be done
page-turned = Board turned round
page-counter = Card counter
page-counter-note = Which cards are still out
page-threats = Threats
page-threats-note = Which islands can fall: a drop where your opponent can take one, a pennant where you can. The number is how many cards it takes; a filled mark is certain. Touch a mark to be told.
page-sound = Sounds
page-volume = Volume

## Names of the bots

page-bot =
    { $bot ->
        [keiki] Keiki
        [manu] Manu
        [mano] Mano
        [honu] Honu
        [koa] Koa
        [pua] Pua
        [nalu] Nalu
        [hoku] Hoku
        [kai] Kai
        [pele] Pele
        [tala] Tala
        [tiki] Tiki
        [fale] Fale
        [vaka] Vaka
        [toka] Toka
        [iwa] Iwa
        [uila] Uila
        [ariki] Ariki
        [random] Random
        [greedy] Greedy
        [planner] Planner
        [islander] Islander
        [ismcts] Tree search
        [expert] Expert
       *[other] { $bot }
    }
page-bots-named = Opponents with a character
page-bots-plain = Other bots
page-bot-plain =
    { $bot ->
        [random] Plays any legal move.
        [greedy] Takes what lies nearest, turn by turn.
        [planner] Thinks of your best answer.
        [ismcts] Searches a tree of games.
        [islander] Knows the ways: settles, links, and strikes when it pays.
       *[other] A bot of this server.
    }

## Said in several places

page-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
page-you = You
page-away = { $name } is away.
page-away-short = away
page-clock = Time left:
page-clock-days = { $days } d { $hours } h
page-prompt = What to do
page-confirm-move = Confirm
page-cancel = Cancel
page-skip-shown = Skip
page-log-turn = Turn { $turn }
page-log-before = Before the first turn
page-watch-again = Watch again
page-log-empty = Nothing has happened yet.
page-scores = Scores
page-winners = Won by { $names }
page-hints = with hints
page-no-hints = without hints
