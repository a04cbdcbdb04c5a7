### Training a net.

cli-train = let a net learn the game from nothing, by playing against itself
train-games-help = how many games it plays against itself (default: { $games })
train-seed-help = where all chance comes from, a whole number (default: { $seed })
train-threads-help = how many threads play at the same time (default: { $threads })
train-keep = Keeping the training
train-out-help = the folder for weights, log and picture; the same command goes on with what is there (default: train-GAME)
train-needs-numba = Training needs Numba: install motu with its extra “fast”, or start with ./dev, which does.
train-not-here = There is nothing to train for { $game } yet.
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
