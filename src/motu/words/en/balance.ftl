### The balance report: is a game fair, and what decides it?

cli-balance = see whether a game is fair, in many games of bots

## The command line

balance-games-help = games for each number of players (default: { $games })
balance-players-help = how many play (default: all)
balance-bot-help = who plays, at every seat: { $bots }, NAME:WORK, FILE.py:CLASS (default: { $bot })
balance-pictures-help = draw what was found into this folder
balance-only-paradise = There is a balance report for paradise only, not for { $game }: { $motu } balance paradise
balance-no-folder = Pictures need a folder, and this is a file; choose another name.

## Files

balance-foreign-file = This is not the journal of a balance report; choose another name, so that it is not overwritten.
balance-busy-file = Another balance report is writing to this file just now; wait for it, or choose another name.
balance-other-settings =
    { $what ->
        [bot] These are games of another bot; choose another name for this report.
        [components] These games were played with other components; choose another name for this report.
        [seed] These games come from another seed; choose another name for this report.
        [rules] These games were played by other rules; choose another name for this report.
       *[game] These are games of another report; choose another name for this one.
    }

## While it runs

balance-opening =
    { $games ->
        [one] Conquest of Paradise: { $bot } at every seat, 1 game for each number of players ({ $players }), seed “{ $seed }”.
       *[other] Conquest of Paradise: { $bot } at every seat, { $games } games for each number of players ({ $players }), seed “{ $seed }”.
    }
balance-kept = Every finished game is kept in { $file }
balance-progress = { $done }/{ $total } · { $rate } games/s · { $left } left
balance-deadly-game = Game { $game } of { $players } players: { $deaths } workers in a row died over it, so the report stops here; the games before it are kept.
balance-failures =
    { $games ->
        [one] 1 game does not count, because the bot failed: { $problem }
       *[other] { $games } games do not count, because the bot failed, the first time with: { $problem }
    }

## The outcome

balance-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
balance-side =
    { $side ->
        [winners] { $players }: winners
       *[losers] { $players }: losers
    }
balance-head-games = mean of a game
balance-games = games
balance-turns = turns: median (quartiles)
balance-ending-points = ended by points
balance-ending-last = ended with one player left
balance-ending-limit = ended at the last turn allowed
balance-shared = wins shared
balance-decisions = decisions
balance-battles = battles
balance-battles-players = battles between players
balance-with-battles = games with a battle
balance-with-battles-players = games with one between players
balance-succeed = attacks that succeed
balance-succeed-players = attacks on players that succeed
balance-conquered = groups conquered
balance-eliminated = players out of the game
balance-cards-winners = cards bought by a winner
balance-cards-losers = cards bought by a loser
balance-explorers = explorers lost
balance-tiles = tiles found
balance-settled = groups settled
balance-head-homes = home
balance-head-players = players
balance-head-wins = wins
balance-head-ratio = of a fair share
balance-head-points = points of winners / losers
balance-source-villages = villages
balance-source-home = home
balance-source-groups = linked groups
balance-source-atolls = atolls
balance-source-cards = cards
balance-source-cut = Deforestation
balance-source-total = all
balance-fair = Every home wins between { $low } and { $high } of its fair share, as it should.
balance-unfair = Every home should win between { $low } and { $high } of its fair share; these do not: { $homes }.

## Pictures

balance-picture-homes = Wins by home
balance-picture-homes-axis = Wins in fair shares, with their 95% interval; wanted: { $low } to { $high }
balance-picture-points = Where the points come from
balance-picture-points-axis = Mean points at the end of a game, by number of players
balance-picture-turns = How long a game takes
balance-picture-turns-x = turns
balance-picture-turns-y = games that have ended, in percent
balance-picture-battles = Battles
balance-picture-battles-x = battles in a game
balance-picture-battles-y = games with so many or more, in percent
balance-picture-cards = Cards bought
balance-picture-cards-x = cards in a game
balance-picture-cards-y = players with so many or more, in percent
