### Conquest of Paradise en solitaire : les jetons, l’adversaire que personne ne joue, et la fin.

paradise-edition-alone =
    { $level ->
        [hard] Conquest of Paradise en solitaire, version difficile
       *[normal] Conquest of Paradise en solitaire
    }
cli-paradise-alone = jouer en solitaire, contre un adversaire mené par des jetons et le dé

## Les jetons

paradise-expand =
    { $expand ->
        [card] une carte
        [chain] une chaîne de canoës de transport
        [village] un village
        [village-each] un village sur chaque groupe
        [warriors] une troupe de guerriers
        [two-warriors] deux troupes de guerriers
        [warriors-each] une troupe de guerriers par village
       *[war-canoe] un canoë de guerre
    }
paradise-action =
    { $action ->
        [build] construire
        [defend] défendre
        [explore] explorer
       *[attack] attaquer
    }
paradise-chit = { $chit } ({ paradise-expand } ; { paradise-action })
paradise-ask-chit = Quel jeton appliquer d’abord ?
paradise-no-chit = Le jeton { $chit } n’est pas à appliquer.
paradise-alone-no-flip = En solitaire tout est visible : on ne retourne aucun canoë.
paradise-alone-plain-canoe = En solitaire tout canoë est visible : construis-le avec T+{ $place }.
paradise-choices-chit = Jeton
paradise-would-chit = appliquer le jeton { $chit } : { paradise-expand } ; { paradise-action }
paradise-word-chit = appliquer d’abord le jeton 3 (en solitaire)
paradise-chits =
    { $left ->
        [one] Jetons : { $left } restant, tirés : { $drawn }
       *[other] Jetons : { $left } restants, tirés : { $drawn }
    } ; il te faut { $target } points tant qu’il en reste au moins { $least }
paradise-chits-left = Jetons pas encore tirés : { $chits }
paradise-chits-late = Ils s’ajoutent après { $draws } tirages : { $chits }
paradise-chits-pending = À appliquer après l’exploration : { $chits }
paradise-side-alone = personne ne le joue

## Le journal

paradise-log-chit = Jeton { $chit } : { paradise-seat } reçoit { paradise-expand } ; { paradise-action }.
paradise-log-rich = { $place } est riche et libre : on tire le jeton { $chit } ({ paradise-expand } ; { paradise-action }), pour après l’exploration.
paradise-log-inhabited =
    { $less ->
        [0] { $place }, à { $far } de Tonga : le dé donne { $die }. { paradise-seat } y est déjà.
       *[other] { $place }, à { $far } de Tonga : le dé donne { $die }, moins { $less }. { paradise-seat } y est déjà.
    }
paradise-log-uninhabited =
    { $less ->
        [0] { $place }, à { $far } de Tonga : le dé donne { $die }. Personne n’y vit.
       *[other] { $place }, à { $far } de Tonga : le dé donne { $die }, moins { $less }. Personne n’y vit.
    }
paradise-log-lives =
    { $villages ->
        [one] { paradise-seat } a { $villages } village à { $place }.
       *[other] { paradise-seat } a { $villages } villages à { $place }.
    }
paradise-log-drifted = L’explorateur de { paradise-seat-of } dérive vers { $place }, loin de Tonga.
paradise-log-gets =
    { $piece ->
        [W] { $number ->
            [one] { paradise-seat } reçoit { $number } troupe de guerriers à { $place }.
           *[other] { paradise-seat } reçoit { $number } troupes de guerriers à { $place }.
        }
        [C] { paradise-seat } reçoit un canoë de guerre à { $place }.
       *[T] { paradise-seat } reçoit un canoë de transport à { $place }.
    }
paradise-log-gets-village = { paradise-seat } reçoit un village à { $place }.
paradise-log-gets-card = { paradise-seat } reçoit une carte, face cachée.
paradise-log-gets-nothing = { paradise-seat } n’en tire rien.
paradise-log-on-course = { paradise-seat } garde le cap en { $place }.
paradise-log-back = L’explorateur de { paradise-seat-of } rentre, avec { paradise-knots }.
paradise-log-raid = { paradise-seat } vient de { $start } à { $place } avec { $pieces } : là où, à sa portée, il y a le moins de défenseurs, ici { $defenders }.
paradise-log-no-raid = Aucun de tes groupes n’est à la portée de { paradise-seat-of }.
paradise-over-chits = La partie est perdue : il reste trop peu de jetons. Points : { paradise-standing }.
paradise-over-fall = La partie est perdue : tu n’as plus ni village ni colonie.

## Les règles en bref

paradise-rules-alone-aim = But : en solitaire, tu es Tonga. Atteins { $target } points dans une étape de victoire tant qu’au moins { $least } des { $chits } jetons n’ont pas été tirés. S’il n’en reste pas plus et que tu n’y es pas, la partie est perdue.
paradise-rules-alone-open = Face visible : toutes les tuiles, tous les pions et tes propres cartes sont visibles, et un canoë de transport fait partie de la chaîne partout où il est. Seules les cartes de l’adversaire restent cachées, jusqu’à ce qu’il explore, attaque ou soit attaqué ; d’ici là, elles ne font rien.
paradise-rules-alone-chits = Jetons : personne ne joue Samoa. Dès le deuxième tour, on tire un jeton au début de chaque tour : Samoa reçoit ce que dit une face et fait ce que dit l’autre ; le dé départage. Quatre attaques s’ajoutent après { $draws } tirages.
paradise-rules-alone-expand = Ce qu’il reçoit : des canoës qui relient ses groupes au plus court ; des villages là où le plus de cases sont vides, brunes comprises ; des guerriers d’abord pour les canoës de guerre sans équipage, puis là où il y a plus de villages que de guerriers, puis sur les groupes vides et les atolls, enfin là où il y en a déjà plus d’un par village ; des canoës de guerre chez lui. Il ne construit rien d’autre.
paradise-rules-alone-explore = Il explore : anneau après anneau autour de Samoa, à partir de Niue, dans un sens puis dans l’autre, jusqu’à { $knots } nœuds, un de plus avec Navigation ou Carte marine. Un de ses canoës se pose sur chaque groupe trouvé. Il ne se perd jamais et garde toujours le cap.
paradise-rules-alone-attack = Il attaque : chaque pile de canoës de guerre, avec autant de guerriers, vise ton groupe le plus faible à sa portée ; à égalité, le plus proche de Samoa. Il sauve un village, perd d’abord les guerriers locaux et en dernier les canoës de guerre ; ceux-ci paniquent les premiers.
paradise-rules-alone-found = Tes découvertes : Samoa y vit si le dé est inférieur à la distance jusqu’à Tonga ; retire 1 au dé si Samoa est aussi près, 2 si elle est plus près. Il y a alors un canoë et, sur un jet pair par case verte, un village, puis par village des guerriers. Un groupe libre de { $squares } cases ou plus amène un autre jeton, appliqué après ton exploration.
paradise-rules-alone-astray = Hors de sa route : ton explorateur dérive vers l’hexagone inconnu le plus éloigné de Tonga.

## Erreurs dans la table des jetons

paradise-components-chits = Il faut au moins { $least } jetons sous « chits » (il y en a { $early }) et au plus { $most } en tout (il y en a { $count }).

## Le jeu en solitaire

balance-alone-help = plutôt le jeu en solitaire : normal (par défaut) ou hard
balance-opening-alone =
    { $games ->
        [one] Conquest of Paradise en solitaire ({ $level }) : { $bot } joue { $games } partie, graine « { $seed } ».
       *[other] Conquest of Paradise en solitaire ({ $level }) : { $bot } joue { $games } parties, graine « { $seed } ».
    }
balance-alone-won = gagnées
balance-alone-interval = intervalle à 95 %
balance-alone-chits = perdues : trop peu de jetons
balance-alone-fall = perdues : plus de village
balance-alone-drawn = jetons tirés : médiane (quartiles)
balance-alone-attacks = attaques contre l’adversaire (réussies)
balance-alone-attacked = attaques de l’adversaire (réussies)
balance-alone-tiles = tuiles trouvées par l’adversaire
balance-alone-points = points
balance-alone-winners = gagnées
balance-alone-losers = perdues
balance-alone-opponent = adversaire
balance-alone-bare = adversaire sans groupe d’îles à la fin
balance-alone-ever-bare = adversaire un jour sans groupe d’îles
balance-alone-won-bare = parties gagnées ainsi
