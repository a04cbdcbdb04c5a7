### Tuning the numbers by which bots of Conquest of Paradise judge.

cli-tune = find better numbers for a game’s bots, by evolution
tune-game-help = which game: { $games }
tune-script = SCRIPT
tune-players-help = for how many players; 1 is the solitaire game (default: { $players })
tune-start-help = the script whose numbers it begins with, or a file with a table of numbers (default: the tuned script for so many)
tune-against-help = only against this bot, which stays as it is, instead of the pool and each other; nothing counts but the win. It must decide by work, not by time: expert:20
tune-generations-help = how many generations (default: { $number })
tune-games-help = about how many games a generation plays; whole deals are played (default: { $games })
tune-children-help = how many children a generation has (default: { $number })
tune-keep = Keeping the tuning
tune-out-help = the folder for games, numbers, log and picture; the same command goes on with what is there, also for more generations (default: tune-paradise-PLAYERS)
tune-few-children = --children must be { $least } at least.
tune-against-alone = --against needs a rival, and the solitaire game has none: choose --players 2, 3, 4 or 3,4.
tune-against-time = { $bot } decides by the time it has, so that no game could be played again: say how much work it does, such as { $bot }:20.
tune-foreign-file = This is not the journal of a tuning; choose another folder, so that it is not overwritten.
tune-other-trials =
    { $what ->
        [players] These are games of another number of players; choose another folder.
        [seed] These games come from another seed; choose another folder.
        [start] These games began with other numbers; choose another folder.
        [rules] These games were played by other rules; choose another folder.
        [against] These games were played against others; choose another folder.
       *[other] These are games of another tuning; choose another folder.
    }
tune-deadly-trial = { $trial }: { $deaths } workers in a row died over this deal, so the tuning stops here; what was played before is kept.
tune-opening = Tuning for { $players } players in { $folder }: { $generations } generations of { $games } games.
tune-goes-on =
    { $trials ->
        [one] Going on after { $trials } deal.
       *[other] Going on after { $trials } deals.
    }
tune-interrupted =
    { $generations ->
        [one] Interrupted after { $generations } generation; nothing is lost, and the same command goes on from here.
       *[other] Interrupted after { $generations } generations; nothing is lost, and the same command goes on from here.
    }
tune-playing = deal { $done } of { $total } · { $rate } a second · { $left } left
tune-report = generation { $number }: { $games } games; against the pool { $pool } of a fair share; the best child { $best } above the mean
tune-report-against = generation { $number }: { $games } games; against { $rival } { $pool } of a fair share; the best child { $best } above the mean
tune-done = Done. The numbers are in { $numbers }, the curve in { $picture }.
tune-curve-title = Tuning
tune-curve-generations = generations
tune-curve-worth = of a fair share
tune-curve-pool = against the pool
tune-curve-against = against { $rival }
tune-no-table = The file holds no table of numbers, as a tuning writes it.
