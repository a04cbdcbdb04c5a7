### The deal of the day.

daily-lead = Today everybody gets the same cards, against { $bot }, who answers everybody alike. You have one attempt; what counts is by how many points you win.
daily-play = Play today’s deal
daily-go-on = Go on with your game
daily-replay = Replay your game
daily-share = Copy your result
daily-share-text = Motu, deal of { $day }, against { $bot }: { $result }
daily-ended =
    { $how ->
        [won] You have won.
        [lost] You have lost.
       *[drawn] A draw.
    }
daily-ended-by =
    { $points ->
        [0] { daily-ended }
        [one] { $how ->
            [lost] You have lost by 1 point.
           *[won] You have won by 1 point.
        }
       *[other] { $how ->
            [lost] You have lost by { $points } points.
           *[won] You have won by { $points } points.
        }
    }
daily-better = As good as or better than { $share } of the others.
daily-next = The next deal comes in { $time }.
daily-results = Today’s results
daily-played =
    { $count ->
        [0] Nobody has finished today’s deal yet.
        [one] One player has finished today’s deal.
       *[other] { $count } players have finished today’s deal.
    }
daily-hidden = How it went for them you see after your own game.
daily-tally =
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
daily-chart = Games by the points that the player was ahead or behind
daily-as-table = As a table
daily-margin = Points ahead
daily-games = Games
daily-you = you
daily-before = The days before
daily-day = Day
daily-won = Won
