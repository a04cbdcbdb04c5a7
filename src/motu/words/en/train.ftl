### Training a net.

cli-train = let a net learn a game from nothing, from games of bots
train-games-help = how many games it plays against itself (default: { $games })
train-seed-help = where all chance comes from, a whole number (default: { $seed })
train-threads-help = how many threads play at the same time (default: { $threads })
train-keep = Keeping the training
train-out-help = the folder for weights, log and picture; the same command goes on with what is there (default: train-GAME)
train-needs-numba = Training needs Numba: install motu with its extra “fast”, or start with ./dev, which does.
train-other-plan = { $folder } holds another training, with --games { $games } --seed { $seed } --threads { $threads }; go on with just these, or choose another folder.
train-opening = Training in { $folder }: { $games } games. Compiling first, which may take a minute or two.
train-goes-on = Going on after { $games } games.
train-interrupted = Interrupted after { $games } games; nothing is lost, and the same command goes on from here.
train-done = Done. The weights are in { $weights }, the curve in { $picture }.
train-progress = { $done } of { $total } games, { $speed } a second, { $left } left
train-report = { $games } games in { $time }, { $speed } a second; error { $error }; { $greedy } against greedy, { $past } against itself a report earlier
train-curve-title = Learning from nothing
train-curve-games = games played against itself
train-curve-points = points in 100
train-curve-greedy = against greedy
train-curve-past = against itself a report earlier

## The value of Conquest of Paradise

train-players-help = for how many players the value is; 1 is the solitaire game (default: { $players })
train-scripts-help = how many games it learns from; bots of many kinds play them (default: { $games })
train-folder-help = the folder for games, weights, log and pictures; the same command goes on with what is there, also for more games (default: train-paradise-PLAYERS)
train-needs-numpy = Training needs NumPy: install motu with its extra “fast”, or start with ./dev, which does.
train-few-games = --games must be { $least } at least: some games are to learn from, some to choose by, some to measure with.
train-foreign-file = This is not the journal of a training; choose another folder, so that it is not overwritten.
train-busy-file = Another training is writing to this file just now; wait for it, or choose another folder.
train-broken-line = This line cannot be read, so the file was changed or damaged; without it, the rest would count again.
train-other-lessons =
    { $what ->
        [players] These are games of another number of players; choose another folder.
        [seed] These games come from another seed; choose another folder.
        [figures] These games were kept by another version of motu, which looked at other things; choose another folder.
       *[other] These are games of another training; choose another folder.
    }
train-deadly-game = Game { $game }: { $deaths } workers in a row died over it, so the training stops here; the games before it are kept.
train-value-opening =
    { $players ->
        [1] Training the value of the solitaire game in { $folder }: { $games } games.
       *[other] Training the value of games of { $players } in { $folder }: { $games } games.
    }
train-playing = { $done }/{ $total } · { $rate } games/s · { $left } left
train-fitting = fitting, pass { $done } of { $total } · { $left } left
train-fitted = { $games } games: log loss { $learnt } in games it learnt from, { $test } in others
train-loss-table = Log loss in { $games } games that nothing was learnt from, by the leader’s points:
train-phase = leader
train-phase-from = { $low } to { $high }
train-phase-all = all
train-tables = tables
train-net = value
train-points = points alone
train-even = even chances
train-brier = Brier score: value { $net }, points alone { $points }, even chances { $even }.
train-off = What the value says and what happens are { $off } apart in the mean.
train-value-done = Done. The weights are in { $weights }, the curve in { $curve }, what chances are good for in { $reliability }.
train-curve-value-title =
    { $players ->
        [1] What more games bring, solitaire
       *[other] What more games bring, { $players } players
    }
train-curve-lessons = games
train-curve-loss = log loss
train-curve-test = in other games
train-curve-learnt = in games it learnt from
train-reliability-title =
    { $players ->
        [1] Are the chances right? Solitaire
       *[other] Are the chances right? { $players } players
    }
train-reliability-told = chance to win that the value told, in percent
train-reliability-happened = how many of them won, in percent

## What a face-down piece may be

train-what-help = what is learnt: value, the chance to win, or belief, what a rival’s face-down piece may be (default: value; a belief learns from { $games } games by default, of two to four players)
train-belief-players = A belief is learnt from games of two, three and four players at once: leave --players out.
train-belief-opening = Training beliefs about face-down pieces in { $folder }: { $games } games.
train-belief-table = Log loss of a face-down piece in { $games } games that nothing was learnt from:
train-pieces = pieces
train-number = number
train-place =
    { $place ->
        [sea] at sea
        [own] on own groups
       *[land] on other land
    }
train-way =
    { $way ->
        [box] by the box alone
        [seen] by what is seen
       *[followed] and remembered
    }
train-belief-done = Done. The weights are in { $weights }.
