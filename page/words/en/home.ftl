### The start page.

home-page-title =
    { $game ->
        [paradise] Motu: Conquest of Paradise in the browser
       *[other] Motu: Kahuna in the browser
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
