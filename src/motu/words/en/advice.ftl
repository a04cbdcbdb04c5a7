### Advice and reviews: why a turn is good, and what a game looks like afterwards.

advice-needs-numba = Hints and reviews need Numba: install motu with its extra “fast”, or start with ./dev, which does.
advice-not-here = There are no reviews of this game yet, and no hints with a chance to win.

## The hint

command-hint = hint
command-hint-help = good turns from here, and why (about a second of thinking)
advice-thinking = One moment …
advice-head = Good turns from here, with your chance to win as far as you can know it:
advice-turn = { $words } – { $chance }: { $reasons }
advice-turn-bare = { $words } – { $chance }
advice-example = What the bot { $bot } would do here:
advice-example-line = In one line: { $words }

## Why a turn is good: each goes on where “This turn …” begins, and several are joined

advice-wins-sudden = wins at once: { kahuna-seat } has no bridge left
advice-ends-game =
    { $result ->
        [won] ends the game and wins it
        [drawn] ends the game in a draw
       *[lost] ends the game, which is lost
    }
advice-takes = takes { $islands }
advice-loses = { kahuna-seat } loses { $islands }
advice-strips =
    { $count ->
        [one] strips the enemy bridge { $lines }
       *[other] strips the enemy bridges { $lines }
    }
advice-removes =
    { $count ->
        [one] removes the enemy bridge { $lines }
       *[other] removes the enemy bridges { $lines }
    }
advice-threatens = threatens to take { $islands } next
advice-blocks = { kahuna-seat } can no longer take { $islands } with a single bridge
advice-one-short = brings { $islands } within one bridge
advice-secures = gives { $islands } a bridge to spare
advice-builds = builds towards { $islands }
advice-keeps =
    { $count ->
        [one] keeps its card for later
        [2] keeps both cards for later
       *[other] keeps all { $count } cards for later
    }
advice-discards = throws away { $cards }
advice-discards-dead =
    { $count ->
        [one] throws away { $cards }, which has no free line left
       *[other] throws away { $cards }, which have no free line left
    }
advice-ends-round =
    ends round { $round }: { $leader ->
        [nobody] nobody gets a point
        [white] White gets { kahuna-points }
       *[black] Black gets { kahuna-points }
    }
advice-last-card = takes the last card, and so has the very last turn
advice-leaves-last = { kahuna-seat } must then take the last card
advice-must-draw = { kahuna-seat } must then draw
advice-card-completes =
    { $count ->
        [one] the card { $card } can then take { $islands }
       *[other] the card { $card } can then take one of { $islands }
    }
advice-card-breaks = with { $card } the bridge { $line } can be removed next, and { kahuna-seat } would lose { $islands }
advice-card-denies = keeps { $card } from { kahuna-seat }, who could take { $islands } with it
advice-card-lines =
    { $count ->
        [one] the card { $card } has 1 free line
       *[other] the card { $card } has { $count } free lines
    }
advice-draw-odds =
    { $count ->
        [one] 1 of the { $unseen } unseen cards would win an island
       *[other] { $count } of the { $unseen } unseen cards would win an island
    }
advice-draw-secret = the card drawn stays secret

## The review

cli-review = show where a game was won and lost
review-seat-help = whose knowledge to judge by: that of one side, or all cards (default: open)
review-quality-help = how thoroughly: quick (seconds), normal (a quarter of a minute) or deep (minutes)
review-keep = Keeping the review
review-json-help = write all figures to this file
review-picture-help = draw the curve of White’s chance
review-progress = Reviewing: { $done }
review-how =
    { $seat ->
        [white] White’s chance to win, as far as White could know; White’s turns are judged.
        [black] White’s chance to win, as far as Black could know; Black’s turns are judged.
       *[open] White’s chance to win with all cards open; every turn is judged by what its player could know.
    }
review-start = before the first turn
review-round = Round { $round }
review-points = Turning points
review-no-points = No turn and no draw made much of a difference.
review-mistake = { $turn }. { kahuna-seat }: { $words } left a chance of { $played } where { $best } was possible.
review-better = Better: { $words } – { $reasons }
review-better-bare = Better: { $words }
review-lucky = { $turn }. { kahuna-seat } was lucky: what came with { $words } raised the chance from { $before } to { $after }.
review-unlucky = { $turn }. { kahuna-seat } was unlucky: what came with { $words } lowered the chance from { $before } to { $after }.
review-tally = { kahuna-seat }: ? × { $slight }, ?? × { $grave }, on average { $loss } lost a turn
review-marks = ? cost { $slight } or more, ?? cost { $grave } or more
review-empty = There is no move in this record to review.
review-written = Figures: { $file }
review-drawn = Picture: { $file }
review-picture-title = White’s chance to win
review-picture-turn = Turn
review-picture-percent = Per cent
