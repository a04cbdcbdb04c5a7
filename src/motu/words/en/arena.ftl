### The arena: bots against bots.

cli-arena = let bots play against each other, and rate them

## The command line

arena-bots-help = two or more bots: { $bots }, NAME:WORK, FILE.py:CLASS; with @1s, @100ms or @0.1 behind it a bot has its own time for a turn
arena-games-help = games for every pair, each deal with every seating (default: { $games })
arena-players-help = players at a table; from three on, each bot of a pair sits alone among several of the other (default: 2, or as --preset says)
arena-preset-help = of Kahuna modern (default), classic, sheet or russian; of Conquest of Paradise two (default), three, four or solitaire
arena-option-help = any single option of the rules, for instance sudden-win=no or kumara=yes
arena-seconds-help = time for a turn, for bots without their own (default: { $seconds })
arena-clock-help = what counts as time: the wall’s clock, or the processor’s time, which other work on the machine does not touch (default: wall)
arena-text = TEXT
arena-seed-help = where all chance comes from: the same text, the same deals (default: { $seed })
arena-where = Where it is played
arena-workers-help = worker processes on this machine (default: one for each core)
arena-ray-help = on a Ray cluster: the one of RAY_ADDRESS, or one of its own on this machine
arena-keep = Keeping the results
arena-out-help = where the results are kept; the same command goes on with what is there
arena-picture-help = draw the ladder
arena-too-few = An arena needs two bots or more, for instance: { $motu } arena kahuna greedy random
arena-twice = The bot “{ $bot }” is entered twice; give one of them another time or another amount of work.
arena-bad-time = “{ $word }”: “{ $time }” is no time for a turn; write 1s, 100ms or 0.1, and no more than an hour.
arena-bad-seconds = --seconds needs a time such as 0.1, 100ms or 2s, and no more than an hour; “{ $word }” is none.
arena-bad-number = { $option } needs a whole number from 1 to { $most }, not “{ $word }”.
arena-picture-svg = The picture is an SVG: give it a name that ends with .svg.
arena-players-fixed = { $game } always has { $players } players; leave --players out.
arena-rounded =
    { $seats ->
        [2] { $games } games cannot be shared out evenly over both seats: every pair plays { $rounded }.
       *[other] { $games } games cannot be shared out evenly over all seatings: every pair plays { $rounded }.
    }

## Files

arena-no-journal = This file exists, but the games that would belong to it ({ $journal }) do not; choose another name, so that it is not overwritten.
arena-foreign-file = This is not the journal of an arena; choose another name, so that it is not overwritten.
arena-busy-file = Another arena is writing to this file just now; wait for it, or choose another name.
arena-broken-line = This line cannot be read, so the file was changed or damaged; without it, the rest would count again.
arena-other-settings =
    { $what ->
        [entrants] These are games of other bots, or of bots with other times; choose another name for this arena.
        [options] These games were played by other rules; choose another name for this arena.
        [seed] These games come from another seed; choose another name for this arena.
        [clock] These games were played by another clock; choose another name for this arena.
        [players] These games were played with other seatings; choose another name for this arena.
       *[game] These are games of another arena; choose another name for this one.
    }

## While it runs

arena-opening =
    { $games ->
        [one] { $game }, { $rules }: { $bots } bots, { $games } game, seed “{ $seed }”.
       *[other] { $game }, { $rules }: { $bots } bots, { $games } games, seed “{ $seed }”.
    }
arena-kept = Every finished deal is kept in { $file }
arena-goes-on = { $done } of { $total } games are there already.
arena-progress = { $done }/{ $total } · { $rate } games/s · { $left } left · { $leaders }
arena-deadly-deal = { $one } against { $other }, deal { $deal }: { $deaths } workers in a row died over it, so the arena stops here; the games before it are kept.
arena-no-ray = Ray is not installed: install motu with its extra “cluster”, or leave --ray out.
arena-no-cluster = There is no Ray cluster at { $address }, where RAY_ADDRESS says; correct it, or unset it to use this machine.
arena-interrupted = Interrupted. The same command goes on from here.

## The outcome

arena-alone = Each score is that of one bot alone at a table with { $others } of another, in every seat in turn; a fair share is { $fair }.
arena-head-bot = bot
arena-head-pair = pair
arena-among = { $one } among { $other }
arena-head-rating = rating
arena-head-score = score
arena-head-mean = mean
arena-head-worst = worst
arena-head-against = against
arena-head-won = won
arena-head-drawn = drawn
arena-head-shared = shared
arena-head-lost = lost
arena-head-turn = time of a turn
arena-head-time = allowed
arena-head-median = median
arena-head-longest = longest
arena-head-too-long = 20% over
arena-decimal-mark = .
arena-percent = { $value }%
arena-unit-s = { $value } s
arena-unit-ms = { $value } ms
arena-unit-us = { $value } µs
arena-failures =
    { $kind ->
        [illegal] { $games ->
            [one] { $bot } lost 1 game by its own mistake: it played { $problem }, which it could not.
           *[other] { $bot } lost { $games } games by its own mistakes, the first by playing { $problem }, which it could not.
        }
       *[raised] { $games ->
            [one] { $bot } lost 1 game by its own mistake: { $problem }
           *[other] { $bot } lost { $games } games by its own mistakes, the first by this: { $problem }
        }
    }
arena-no-choix = There are no ratings, as the package choix is not installed: install motu with its extra “arena”, or start with ./dev, which does.
arena-written = Results: { $file }
arena-drawn = Picture: { $file }
arena-picture-title = Bots at { $game } ({ $rules })
arena-picture-axis = Rating on the Elo scale with its 95% interval; { $games } games a pair
