### Ce qui peut clocher dans les options, les parties enregistrées et les mélanges, pour tous les jeux.

bot-bad-work = « { $bot }:{ $work } » : après les deux-points vient la quantité de travail par tour, un nombre entier supérieur à 0.
bot-needs-numba = Le robot « { $bot } » a besoin de Numba : installe motu avec son extra « fast », ou passe par ./dev, qui s’en charge.
bot-no-work = Le robot « { $bot } » n’a pas de quantité de travail à régler : retire les deux-points et la suite.
bot-own-broken = Le robot « { $bot } » de { $place } est inutilisable : { $problem }.
bot-unknown = Il n’y a pas de robot « { $bot } » ; il y a { $bots }.
bot-none = Aucun robot ne joue encore à { $game }.
option-unknown = Il n’y a pas d’option « { $option } » ; il y a { $options }.
option-bad-value = L’option { $option } ne peut pas valoir « { $value } », seulement { $values }.
option-dead-end = discard=instead-of-drawing exige full-hand=discard-after : sans cela, certaines positions n’auraient aucun coup possible.
rules-too-old =
    { $game ->
        [paradise] Cette partie a été jouée selon la version { $version } des règles de Conquest of Paradise ; Motu { $release } la joue, celui-ci non. Elle est restée telle quelle.
       *[other] Cette partie a été jouée selon la version { $version } des règles ; Motu { $release } la joue, celui-ci non. Elle est restée telle quelle.
    }
rules-too-new = Cette partie se joue selon la version { $version } des règles, et ce Motu connaît les versions jusqu’à { $known } : il faut un Motu plus récent.
rules-no-version = « rules={ $word } » ne désigne aucune version des règles ; c’est un nombre, comme dans « rules=2 ».

## Parties enregistrées

record-too-long = Le texte dépasse { $limit } caractères, ce qu’aucune partie ne demande ; il n’a pas été lu.
record-too-many-steps = Le texte compte plus de { $limit } étapes, ce qu’aucune partie ne demande ; il n’a pas été rejoué.
record-no-game = Une partie enregistrée commence par le nom du jeu, par exemple « Game: kahuna ».
record-other-game = C’est une partie de { $game }, pas de { $wanted }.
record-no-seat = Il n’y a pas de joueur « { $seat } » dans ce jeu, seulement { $seats }.
record-bad-line = Cette ligne n’est ni un en-tête, comme « White: Ann », ni un tour, comme « 1. White: B-D +?K ».
record-header-twice = L’en-tête « { $header } » figure ici une deuxième fois ; n’en garder qu’un.
record-bad-option = Une option s’écrit NOM=VALEUR, pas « { $word } ».
record-no-deal = Il manque l’en-tête « Deal: » avec les cartes distribuées.
record-bad-deal =
    { $game ->
        [kahuna] Une telle donne est impossible : il faut neuf cartes, aucune plus de deux fois, précédées de W ou B si le hasard a choisi qui commence.
       *[other] Une telle donne est impossible avec ces options.
    }
record-empty-turn = Ce tour ne contient aucun coup.
record-after-end = La partie est finie avant ce coup.
record-wrong-turn = Les coups précédents mènent au tour { $turn }, à { $seat } de jouer, et non à celui-ci.
record-too-much-came = « { $answer } » est une carte de trop : ce coup en retourne moins.
record-not-over = Le résultat annoncé est « { $result } », mais les coups ne terminent pas la partie.
record-wrong-result = Le résultat annoncé est « { $result } », mais les coups mènent à « { $real } ».
chance-impossible = « { $answer } » n’a pas pu sortir ici.
chance-script-ended = Il manque la carte qui est sortie ici.

## Vérification d’une partie finie

verify-no-seed = La graine ou son empreinte manque, il n’y a donc rien à vérifier : elles sont complètes quand la partie est finie.
verify-bad-seed = La graine n’est pas un nombre hexadécimal.
verify-wrong-commitment = La graine ne correspond pas à son empreinte : ce n’est pas celle qui a été fixée au début de la partie.
verify-wrong-deal = D’après la graine, la donne aurait été « { $real } ».
verify-wrong-draw = D’après la graine, { $real } serait sorti ici, et non { $said }.

## Plusieurs coups à la fois

moves-reveal = Il révèle quelque chose ; décide de la suite quand tu l’auras vu.
moves-turn-ends = Tes décisions s’arrêtent avec lui ; la suite dépend d’abord des autres.
