### The balance report: is a game fair, and what decides it?

cli-balance = see whether a game is fair, in many games of bots

## The command line

balance-games-help = games for each number of players (default: { $games })
balance-players-help = how many play (default: all)
balance-parts-help = deals of two for each part that a bot leaves out, 0 for none (default: { $deals }, but no more than games)
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
balance-opening-parts =
    { $deals ->
        [one] And against itself without a part ({ $parts }): 1 deal of two for each, played from both seats.
       *[other] And against itself without a part ({ $parts }): { $deals } deals of two for each, played from both seats.
    }
balance-kept = Every finished game is kept in { $file }
balance-progress = { $done }/{ $total } · { $rate } games/s · { $left } left
balance-deadly-game = Game { $game } of { $players } players: { $deaths } workers in a row died over it, so the report stops here; the games before it are kept.
balance-deadly-part = Deal { $game } of { $players } players without { balance-part }: { $deaths } workers in a row died over it, so the report stops here; the games before it are kept.
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
balance-with-eliminated = games with a player out of the game
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

## How early games are over, and homes that are attacked

balance-rush = Games over / by elimination / with a home taken, in percent, by the end of:
balance-head-turn = turn
balance-head-attacks = homes of others
balance-home-attacks = attacks on homes a game
balance-home-attacks-succeed = attacks on homes that succeed
balance-homes-taken = homes taken a game
balance-homes-regained = won back by the end of the next turn
balance-with-taken = games with a home taken
balance-owner-wins = then wins of its owner, of a fair share
balance-won-by-taker = won by one who took a home
balance-won-by-owner = won by one who lost a home
balance-won-by-both = won by one who did both
balance-won-by-neither = won by another

## What a sound game has

balance-part =
    { $part ->
        [exploration] exploration
        [links] links
        [cards] cards
        [battles] battles
       *[settling] settling
    }
balance-head-parts = without
balance-head-deals = deals
balance-head-whole-wins = the whole bot wins
balance-head-wanted = wanted
balance-head-found = found
balance-head-aim = aim
balance-wanted =
    { $what ->
        [turns] turns, median
        [early] games over before turn 6
        [elimination] games with a player out
        [home] { $name }: wins, of a fair share
        [home-attacks] attacks on homes a game
        [home-attacks-succeed] attacks on homes that succeed
        [part] wins against itself without { $name }
        [won] games won
       *[bare] opponent without a group at the end
    }
balance-holds =
    { $holds ->
        [yes] holds
       *[no] fails
    }
balance-sound =
    { $broken ->
        [0] All { $wanted } figures are as they are wanted.
        [one] { $broken } of { $wanted } figures is not as it is wanted.
       *[other] { $broken } of { $wanted } figures are not as they are wanted.
    }

## Pictures

balance-picture-homes = Wins by home
balance-picture-homes-axis = Wins in fair shares, with their 95% interval; wanted: { $low } to { $high }
balance-picture-points = Where the points come from
balance-picture-points-axis = Mean points at the end of a game, by number of players
balance-picture-turns = How long a game takes
balance-picture-turns-x = turns
balance-picture-turns-y = games that have ended, in percent
balance-picture-rush = Homes taken and eliminations
balance-picture-rush-y = games by then, in percent
balance-rush-series =
    { $what ->
        [home_taken] { $players }: a home taken
       *[by_elimination] { $players }: over by elimination
    }
balance-picture-parts = What each part is worth to { $bot }
balance-picture-parts-axis = Wins against itself without this part, in percent, with their 95% interval; wanted: { $least } or more
balance-picture-battles = Battles
balance-picture-battles-x = battles in a game
balance-picture-battles-y = games with so many or more, in percent
balance-picture-cards = Cards bought
balance-picture-cards-x = cards in a game
balance-picture-cards-y = players with so many or more, in percent
