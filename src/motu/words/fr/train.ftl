### L’entraînement d’un réseau.

cli-train = apprendre le jeu à un réseau en partant de rien, contre lui-même
train-games-help = combien de parties il joue contre lui-même (par défaut : { $games })
train-seed-help = d’où vient tout le hasard, un nombre entier (par défaut : { $seed })
train-threads-help = combien de fils d’exécution jouent en même temps (par défaut : { $threads })
train-keep = Garder l’entraînement{ "\u00A0" }
train-out-help = le dossier des poids, du journal et de l’image ; la même commande reprend ce qui s’y trouve (par défaut : train-JEU)
train-needs-numba = L’entraînement a besoin de Numba : installe motu avec son extra « fast », ou passe par ./dev, qui s’en charge.
train-not-here = Il n’y a encore rien à entraîner pour { $game }.
train-other-plan = { $folder } contient un autre entraînement, avec --games { $games } --seed { $seed } --threads { $threads } ; continue avec ces valeurs ou choisis un autre dossier.
train-opening = Entraînement dans { $folder } : { $games } parties. D’abord la compilation, qui peut prendre une minute ou deux.
train-goes-on = Reprise après { $games } parties.
train-interrupted = Interrompu après { $games } parties ; rien n’est perdu, la même commande reprend ici.
train-done = Terminé. Les poids sont dans { $weights }, la courbe dans { $picture }.
train-progress = { $done } parties sur { $total }, { $speed } par seconde, encore { $left }
train-report = { $games } parties en { $time }, { $speed } par seconde ; erreur { $error } ; { $greedy } contre greedy, { $past } contre lui-même un relevé plus tôt
train-curve-title = Apprendre à partir de rien
train-curve-games = parties jouées contre lui-même
train-curve-points = points sur 100
train-curve-greedy = contre greedy
train-curve-past = contre lui-même un relevé plus tôt
