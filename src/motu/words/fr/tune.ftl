### La recherche des nombres d’après lesquels jugent les robots de Conquest of Paradise.

cli-tune = trouver par évolution de meilleurs nombres pour les bots
tune-game-help = quel jeu : { $games }
tune-script = SCRIPT
tune-players-help = pour combien de joueurs ; 1 est le jeu en solitaire (par défaut : { $players })
tune-start-help = le script dont les nombres servent de départ, ou un fichier avec une table de nombres (par défaut : le meilleur script pour autant de joueurs)
tune-against-help = seulement contre ce bot, qui reste tel quel, au lieu des autres et entre eux ; seule la victoire compte. Il doit décider selon son travail et non selon le temps : expert:20
tune-generations-help = combien de générations (par défaut : { $number })
tune-games-help = combien de parties, environ, joue une génération ; des donnes entières sont jouées (par défaut : { $games })
tune-children-help = combien d’enfants a une génération (par défaut : { $number })
tune-keep = Garder la recherche
tune-out-help = le dossier des parties, des nombres, du journal et de l’image ; la même commande reprend ce qui s’y trouve, aussi pour plus de générations (par défaut : tune-paradise-JOUEURS)
tune-few-children = --children doit être au moins { $least }.
tune-against-alone = --against demande un adversaire, et le jeu en solitaire n’en a pas : choisis --players 2, 3, 4 ou 3,4.
tune-against-time = { $bot } décide selon le temps qu’il a, aucune partie ne pourrait donc être rejouée : dis combien de travail il fait, par exemple { $bot }:20.
tune-foreign-file = Ce n’est pas le journal d’une telle recherche ; choisis un autre dossier, pour que rien ne soit écrasé.
tune-other-trials =
    { $what ->
        [players] Ces parties sont pour un autre nombre de joueurs ; choisis un autre dossier.
        [seed] Ces parties viennent d’une autre graine ; choisis un autre dossier.
        [start] Ces parties ont commencé par d’autres nombres ; choisis un autre dossier.
        [rules] Ces parties ont été jouées selon d’autres règles ; choisis un autre dossier.
        [against] Ces parties ont été jouées contre d’autres adversaires ; choisis un autre dossier.
       *[other] Ces parties sont celles d’une autre recherche ; choisis un autre dossier.
    }
tune-deadly-trial = { $trial } : { $deaths } processus de suite ont laissé la vie sur cette donne, la recherche s’arrête donc ici ; ce qui a été joué avant est gardé.
tune-opening = Recherche de nombres à { $players } joueurs dans { $folder } : { $generations } générations de { $games } parties.
tune-goes-on =
    { $trials ->
        [one] Reprise après { $trials } donne.
       *[other] Reprise après { $trials } donnes.
    }
tune-interrupted =
    { $generations ->
        [one] Interrompu après { $generations } génération ; rien n’est perdu, la même commande reprend ici.
       *[other] Interrompu après { $generations } générations ; rien n’est perdu, la même commande reprend ici.
    }
tune-playing = donne { $done } sur { $total } · { $rate } par seconde · encore { $left }
tune-report = génération { $number } : { $games } parties ; contre les autres { $pool } d’une part équitable ; le meilleur enfant { $best } au-dessus de la moyenne
tune-report-against = génération { $number } : { $games } parties ; contre { $rival } { $pool } d’une part équitable ; le meilleur enfant { $best } au-dessus de la moyenne
tune-done = Terminé. Les nombres sont dans { $numbers }, la courbe dans { $picture }.
tune-curve-title = Recherche de nombres
tune-curve-generations = générations
tune-curve-worth = d’une part équitable
tune-curve-pool = contre les autres
tune-curve-against = contre { $rival }
tune-no-table = Le fichier ne contient pas de table de nombres, comme une recherche en écrit.
