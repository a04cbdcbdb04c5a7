### L’entraînement d’un réseau.

cli-train = faire apprendre un jeu à un réseau, de zéro, par des parties
train-games-help = combien de parties il joue contre lui-même (par défaut : { $games })
train-seed-help = d’où vient tout le hasard, un nombre entier (par défaut : { $seed })
train-threads-help = combien de fils d’exécution jouent en même temps (par défaut : { $threads })
train-keep = Garder l’entraînement{ "\u00A0" }
train-out-help = le dossier des poids, du journal et de l’image ; la même commande reprend ce qui s’y trouve (par défaut : train-JEU)
train-needs-numba = L’entraînement a besoin de Numba : installe motu avec son extra « fast », ou passe par ./dev, qui s’en charge.
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

## L’évaluation de Conquest of Paradise

train-players-help = pour combien de joueurs vaut l’évaluation ; 1 est le jeu en solitaire (par défaut : { $players })
train-scripts-help = de combien de parties elle apprend ; des robots de toutes sortes les jouent (par défaut : { $games })
train-folder-help = le dossier des parties, des poids, du journal et des images ; la même commande reprend ce qui s’y trouve, aussi pour plus de parties (par défaut : train-paradise-JOUEURS)
train-needs-numpy = L’entraînement a besoin de NumPy : installe motu avec son extra « fast », ou passe par ./dev, qui s’en charge.
train-few-games = --games doit valoir au moins { $least } : il faut des parties pour apprendre, pour choisir et pour mesurer.
train-foreign-file = Ce n’est pas le journal d’un entraînement ; choisis un autre dossier, pour que rien ne soit écrasé.
train-busy-file = Un autre entraînement écrit en ce moment dans ce fichier ; attends qu’il finisse, ou choisis un autre dossier.
train-broken-line = Cette ligne est illisible : le fichier a été modifié ou abîmé ; sans elle, le reste compterait de nouveau.
train-other-lessons =
    { $what ->
        [players] Ce sont des parties d’un autre nombre de joueurs ; choisis un autre dossier.
        [seed] Ces parties viennent d’une autre graine ; choisis un autre dossier.
        [figures] Ces parties viennent d’une autre version de motu, qui regardait autre chose ; choisis un autre dossier.
       *[other] Ce sont les parties d’un autre entraînement ; choisis un autre dossier.
    }
train-deadly-game = Partie { $game } : { $deaths } processus de suite y ont laissé la vie, l’entraînement s’arrête donc ici ; les parties précédentes sont gardées.
train-value-opening =
    { $players ->
        [1] Entraînement de l’évaluation du jeu en solitaire dans { $folder } : { $games } parties.
       *[other] Entraînement de l’évaluation des parties à { $players } dans { $folder } : { $games } parties.
    }
train-playing = { $done }/{ $total } · { $rate } parties/s · encore { $left }
train-fitting = ajustement, passage { $done } sur { $total } · encore { $left }
train-fitted = { $games } parties : perte logarithmique { $learnt } dans les parties apprises, { $test } dans d’autres
train-loss-table = Perte logarithmique dans { $games } parties dont rien n’a été appris, selon les points du premier :
train-phase = premier
train-phase-from = de { $low } à { $high }
train-phase-all = toutes
train-tables = positions
train-net = évaluation
train-points = points seuls
train-even = chances égales
train-brier = Score de Brier : évaluation { $net }, points seuls { $points }, chances égales { $even }.
train-off = Entre ce que dit l’évaluation et ce qui arrive, l’écart moyen est de { $off }.
train-value-done = Terminé. Les poids sont dans { $weights }, la courbe dans { $curve }, ce que valent les chances dans { $reliability }.
train-curve-value-title =
    { $players ->
        [1] Ce qu’apportent plus de parties, en solitaire
       *[other] Ce qu’apportent plus de parties, à { $players } joueurs
    }
train-curve-lessons = parties
train-curve-loss = perte logarithmique
train-curve-test = dans d’autres parties
train-curve-learnt = dans les parties apprises
train-reliability-title =
    { $players ->
        [1] Les chances sont-elles justes ? En solitaire
       *[other] Les chances sont-elles justes ? À { $players } joueurs
    }
train-reliability-told = chances de gagner annoncées, en pour cent
train-reliability-happened = combien ont gagné, en pour cent

## Ce que peut être un pion caché

train-what-help = ce qui est appris : value, les chances de gagner, ou belief, ce que peut être un pion caché d’un rival (par défaut : value ; belief apprend par défaut de { $games } parties, de deux à quatre joueurs)
train-belief-players = Une croyance s’apprend de parties à deux, trois et quatre joueurs à la fois : laisse --players de côté.
train-belief-opening = Entraînement des croyances sur les pions cachés dans { $folder } : { $games } parties.
train-belief-table = Perte logarithmique d’un pion caché dans { $games } parties dont rien n’a été appris :
train-pieces = pions
train-number = nombre
train-place =
    { $place ->
        [sea] en mer
        [own] sur ses groupes
       *[land] sur d’autres terres
    }
train-way =
    { $way ->
        [box] par la boîte seule
        [seen] par ce qui se voit
       *[followed] et par la mémoire
    }
train-belief-done = Terminé. Les poids sont dans { $weights }.
