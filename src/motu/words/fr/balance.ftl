### Le rapport d’équilibre : un jeu est-il équitable, et qu’est-ce qui le décide ?

cli-balance = voir si un jeu est équitable, en beaucoup de parties de robots

## La ligne de commande

balance-games-help = parties pour chaque nombre de joueurs (par défaut : { $games })
balance-players-help = combien de joueurs (par défaut : all, tous les nombres)
balance-parts-help = donnes à deux pour chaque élément dont un robot se passe, 0 pour aucune (par défaut : { $deals }, mais pas plus que de parties)
balance-bot-help = qui joue, à toutes les places : { $bots }, NOM:TRAVAIL, FICHIER.py:CLASSE (par défaut : { $bot })
balance-pictures-help = dessiner les résultats dans ce dossier
balance-only-paradise = Il n’y a de rapport d’équilibre que pour paradise, pas pour { $game } : { $motu } balance paradise
balance-no-folder = Il faut un dossier pour les images, et ceci est un fichier ; choisis un autre nom.

## Fichiers

balance-foreign-file = Ce n’est pas le journal d’un rapport d’équilibre ; choisis un autre nom pour ne pas l’écraser.
balance-busy-file = Un autre rapport écrit en ce moment dans ce fichier ; attends-le, ou choisis un autre nom.
balance-other-settings =
    { $what ->
        [bot] Ces parties sont celles d’un autre robot ; choisis un autre nom pour ce rapport.
        [components] Ces parties ont été jouées avec un autre matériel ; choisis un autre nom pour ce rapport.
        [seed] Ces parties viennent d’une autre graine ; choisis un autre nom pour ce rapport.
        [rules] Ces parties ont été jouées selon d’autres règles ; choisis un autre nom pour ce rapport.
       *[game] Ces parties sont celles d’un autre rapport ; choisis un autre nom pour celui-ci.
    }

## Pendant qu’il joue

balance-opening =
    { $games ->
        [one] Conquest of Paradise : { $bot } à toutes les places, { $games } partie pour chaque nombre de joueurs ({ $players }), graine « { $seed } ».
       *[other] Conquest of Paradise : { $bot } à toutes les places, { $games } parties pour chaque nombre de joueurs ({ $players }), graine « { $seed } ».
    }
balance-opening-parts =
    { $deals ->
        [one] Et contre lui-même sans un élément ({ $parts }) : { $deals } donne à deux pour chacun, jouée des deux places.
       *[other] Et contre lui-même sans un élément ({ $parts }) : { $deals } donnes à deux pour chacun, jouées des deux places.
    }
balance-kept = Chaque partie finie est gardée dans { $file }
balance-progress = { $done }/{ $total } · { $rate } parties/s · encore { $left }
balance-deadly-game = Partie { $game } à { $players } joueurs : { $deaths } processus de suite y sont morts, le rapport s’arrête donc là ; les parties d’avant sont gardées.
balance-deadly-part = Donne { $game } à { $players } joueurs sans { balance-part } : { $deaths } processus de suite y sont morts, le rapport s’arrête donc là ; les parties d’avant sont gardées.
balance-failures =
    { $games ->
        [one] { $games } partie ne compte pas, parce que le robot a échoué : { $problem }
       *[other] { $games } parties ne comptent pas, parce que le robot a échoué, la première fois ainsi : { $problem }
    }

## Le résultat

balance-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
balance-side =
    { $side ->
        [winners] { $players } : gagnants
       *[losers] { $players } : perdants
    }
balance-head-games = moyenne par partie
balance-games = parties
balance-turns = tours : médiane (quartiles)
balance-ending-points = finies aux points
balance-ending-last = finies avec un seul joueur
balance-ending-limit = finies au dernier tour permis
balance-shared = victoires partagées
balance-decisions = décisions
balance-battles = combats
balance-battles-players = combats entre joueurs
balance-with-battles = parties avec un combat
balance-with-battles-players = parties avec un combat entre joueurs
balance-succeed = attaques réussies
balance-succeed-players = attaques réussies contre des joueurs
balance-conquered = groupes d’îles conquis
balance-eliminated = joueurs éliminés
balance-with-eliminated = parties avec un joueur éliminé
balance-cards-winners = cartes achetées par un gagnant
balance-cards-losers = cartes achetées par un perdant
balance-explorers = explorateurs perdus
balance-tiles = tuiles découvertes
balance-settled = groupes d’îles colonisés
balance-head-homes = foyer
balance-head-players = joueurs
balance-head-wins = victoires
balance-head-ratio = de la juste part
balance-head-points = points des gagnants / perdants
balance-source-villages = villages
balance-source-home = foyer
balance-source-groups = groupes d’îles reliés
balance-source-atolls = atolls
balance-source-cards = cartes
balance-source-cut = déforestation
balance-source-total = total

## Quand les parties finissent, et les foyers attaqués

balance-rush = Parties finies / par élimination / avec un foyer pris, en %, à la fin du :
balance-head-turn = tour
balance-head-attacks = foyers des autres
balance-home-attacks = attaques de foyers par partie
balance-home-attacks-succeed = attaques de foyers réussies
balance-homes-taken = foyers pris par partie
balance-homes-regained = repris avant la fin du tour suivant
balance-with-taken = parties avec un foyer pris
balance-owner-wins = alors, victoires du maître, en juste part
balance-won-by-taker = gagnées par qui a pris un foyer
balance-won-by-owner = gagnées par qui en a perdu un
balance-won-by-both = gagnées par qui a fait les deux
balance-won-by-neither = gagnées par un autre

## Ce qu’il faut à un bon jeu

balance-part =
    { $part ->
        [exploration] exploration
        [links] liaisons
        [cards] cartes
        [battles] combats
       *[settling] colonisation
    }
balance-head-parts = sans
balance-head-deals = donnes
balance-head-whole-wins = victoires du robot entier
balance-head-wanted = souhaité
balance-head-found = trouvé
balance-head-aim = but
balance-wanted =
    { $what ->
        [turns] tours, médiane
        [early] parties finies avant le tour 6
        [elimination] parties avec un joueur éliminé
        [home] { $name } : victoires, en juste part
        [home-attacks] attaques de foyers par partie
        [home-attacks-succeed] attaques de foyers réussies
        [part] victoires contre soi sans { $name }
        [won] parties gagnées
       *[bare] adversaire sans groupe d’îles à la fin
    }
balance-holds =
    { $holds ->
        [yes] atteint
       *[no] manqué
    }
balance-sound =
    { $broken ->
        [0] Les { $wanted } valeurs sont toutes comme on les souhaite.
        [one] { $broken } valeur sur { $wanted } n’est pas comme on la souhaite.
       *[other] { $broken } valeurs sur { $wanted } ne sont pas comme on les souhaite.
    }

## Images

balance-picture-homes = Victoires selon le foyer
balance-picture-homes-axis = Victoires en justes parts, avec leur intervalle à 95 % ; souhaité : de { $low } à { $high }
balance-picture-points = D’où viennent les points
balance-picture-points-axis = Moyenne des points en fin de partie, selon le nombre de joueurs
balance-picture-turns = Durée d’une partie
balance-picture-turns-x = tours
balance-picture-turns-y = parties finies, en pour cent
balance-picture-rush = Foyers pris et éliminations
balance-picture-rush-y = parties à ce moment, en pour cent
balance-rush-series =
    { $what ->
        [home_taken] { $players } : un foyer pris
       *[by_elimination] { $players } : finies par élimination
    }
balance-picture-parts = Ce que vaut chaque élément pour { $bot }
balance-picture-parts-axis = Victoires contre lui-même sans cet élément, en pour cent, intervalle à 95 % ; souhaité : { $least } ou plus
balance-picture-battles = Combats
balance-picture-battles-x = combats dans une partie
balance-picture-battles-y = parties qui en ont au moins autant, en pour cent
balance-picture-cards = Cartes achetées
balance-picture-cards-x = cartes dans une partie
balance-picture-cards-y = joueurs qui en ont au moins autant, en pour cent
