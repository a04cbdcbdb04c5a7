### The advanced rules of Conquest of Paradise (11).

## Des options qui ne vont pas ensemble.

paradise-option-not-alone = En solitaire, il n’y a que { $option }={ $value } ; laisse cette option de côté, ou joue à deux et plus.
paradise-option-alone-only = Seul le jeu en solitaire connaît { $option } ; laisse cette option de côté, ou joue avec players=1.
paradise-option-end = L’option end ne peut pas valoir « { $value } » : c’est un nombre entier de -{ $most } à { $most }, par exemple 5 ou -3.
paradise-option-end-low = L’option end ne peut pas valoir { $value } : une partie finit à 1 point au moins, soit end={ $least }.
paradise-option-far-end = Cette partie finit à { $target } points, à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } du nombre habituel ; on conseille { $most } au plus.
paradise-rule-name =
    { $rule ->
        [end] fin à { $target }
        [events] événements aléatoires
        [south] île du Sud
        [saved] ressources gardées
        [kumara] kumara
       *[malaria] malaria
    }

## The South Island (11.3)

paradise-log-south = Te Waka Maui, l’île du Sud, se trouve à côté : { $place }.
paradise-log-no-south = Il n’y a pas de place à côté pour l’île du Sud : elle est hors jeu.
paradise-log-removed = Elle prend la place de la tuile secrète en { $place } : { $group }, désormais hors jeu.
paradise-log-march = { paradise-seat } envoie { paradise-piece } à pied de { $start } à { $place }.
paradise-march-no-island = L’île du Sud n’est pas sur la carte.
paradise-march-elsewhere = { $place } n’est pas une des deux îles entre lesquelles on va à pied.
paradise-march-enemies = Il y a des ennemis à { $place } : seuls des guerriers y vont.
paradise-rules-south = Île du Sud : quand Aotearoa est révélé, Te Waka Maui se pose au sud-ouest. Elle prend la place de la pleine mer, d’un hexagone inexploré ou d’une tuile secrète, qui est alors hors jeu ; là où un groupe est visible ou la carte finit, c’est elle qui est hors jeu. Entre les deux, guerriers et colonies se déplacent et se replient sans canoë ; on n’entre pas à pied là où il y a des ennemis.
paradise-word-march = une troupe de guerriers va à pied de G11 à l’autre île de Nouvelle-Zélande

## Saved resources (11.4)

paradise-log-stored = { paradise-seat } garde un point de construction pour plus tard.
paradise-log-spent = { paradise-seat } utilise le point de construction gardé.
paradise-store-once = Tu as déjà mis un point de côté à ce tour : un seul, pas plus.
paradise-store-used = Tu as déjà utilisé le point gardé.
paradise-store-none = Tu n’as pas de point de construction en réserve.
paradise-store-full = Tu as déjà un point de construction en réserve : utilise-le d’abord, un seul est permis.
paradise-store-empty = Il ne reste pas de point de construction à garder à { $place }.
paradise-store-elsewhere = Les groupes d’une chaîne gardent un point ensemble : prends le coup proposé pour cela.
paradise-rules-saved = Ressources gardées : au lieu de dépenser un point de construction, tu peux le garder, un seul au plus. À un tour ultérieur, c’est un point de plus pour ton foyer et les groupes reliés. Dans un même tour, on peut utiliser celui qu’on a, puis en garder un autre ; les autres le voient quand tous ont construit.
paradise-side-stored = 1 point de construction en réserve
paradise-word-store = garder un point de construction des groupes de G11 ; utiliser celui qui est gardé

## Kumara (11.5)

paradise-ask-search =
    { $die ->
        [4] Hors de sa route en { $place } : où dérive l’explorateur ?
       *[other] La recherche du kumara continue depuis { $place } : vers où ?
    }
paradise-log-search = L’explorateur de { paradise-seat-of } part de { $place } à la recherche du kumara.
paradise-log-search-roll =
    { $result ->
        [1] La recherche : { $die }, perdu.
        [2] La recherche : { $die }, résultat { $result }, il doit rentrer.
        [3] La recherche : { $die }, résultat { $result }, il doit rentrer.
        [4] La recherche : { $die }, résultat { $result }, hors de sa route.
       *[other] La recherche : { $die }, résultat { $result }, il continue.
    }
paradise-log-search-lost = L’explorateur de { paradise-seat-of } se perd.
paradise-log-seek = Il arrive en { $place }.
paradise-log-galapagos = { $place } : désormais, { paradise-seat } ajoute 1 à chaque jet d’une recherche.
paradise-log-kumara = { paradise-seat } atteint l’Amérique du Sud et rapporte le kumara : 2 points.
paradise-log-kumara-captured = { paradise-seat } trouve le kumara dans les champs pris, ceux de { paradise-foe } : 2 points.
paradise-kumara-once = Tu as déjà le kumara.
paradise-kumara-instead = L’explorateur est en route ailleurs : une recherche commence au foyer.
paradise-kumara-starts = Aucune route vers l’Amérique du Sud ne part de { $place }, seulement de { $places }.
paradise-kumara-no-way = Ton explorateur n’atteint pas { $place } : le chemin doit être connu, sans ennemis, et ne pas passer par la mer de l’est.
paradise-kumara-nearer = { $place } est plus près de l’Amérique du Sud : hors de sa route, on ne s’en approche pas.
paradise-kumara-odds = { $found } % d’y arriver, { $lost } % de se perdre
paradise-rules-kumara =
    Kumara : au lieu d’explorer, ton explorateur peut partir vers l’Amérique du Sud, depuis { $places } s’il y va par des hexagones connus. Un jet par hexagone : 1 perdu, 2 ou 3 il rentre, 4 hors de sa route (un hexagone qui n’est pas plus près), 5 ou plus il continue, où tu veux. Ajoute 1 avec une carte qui aide (Navigation, Poi, Canoës doubles) et 1 une fois passé par l’un de ces lieux : { $islands } ; avec la Carte marine, il rentre au lieu de se perdre. Après { $rolls } jets il rentre. Le kumara vaut 2 points, une fois par joueur ; qui conquiert un groupe d’un joueur qui l’a et y sauve un village l’a aussi.
paradise-side-kumara = kumara
paradise-side-galapagos = +1 en recherche
paradise-word-search = l’explorateur part de G11 à la recherche du kumara

## Malaria (11.6)

paradise-log-malaria = Malaria, { $die } : { paradise-seat } perd un village à { $place }.
paradise-log-malaria-nobody = Malaria, { $die } : { $place }, où personne n’a de village.
paradise-rules-malaria = Malaria : dès le tour qui suit celui où quelqu’un contrôle pour la première fois l’un de ces groupes ({ $groups }), on jette un dé avant chaque tour ; le groupe touché perd un village si un joueur le contrôle.

## On the command line

cli-paradise-end = finir la partie à tant de points de plus, ou de moins (-3) ; on conseille { $most } au plus
cli-paradise-rule =
    { $rule ->
        [events] règle avancée : les événements aléatoires
        [south] règle avancée : l’île du Sud à côté d’Aotearoa
        [saved] règle avancée : un point de construction se garde pour plus tard
        [kumara] règle avancée : la recherche du kumara en Amérique du Sud
       *[malaria] règle avancée : la malaria en Mélanésie
    }
