### The page itself: its frame, its settings, and what may go wrong on the way to the server.

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

page-navigation = Main navigation
page-play = Play
page-learn = Learn
page-watch = Watch
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
page-threats-note = Which islands can fall
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
        [random] Random
        [greedy] Greedy
        [planner] Planner
        [islander] Islander
        [ismcts] Tree search
        [expert] Expert
       *[other] { $bot }
    }
