### Conquest of Paradise : les erreurs dans un dossier de matériel. Le fichier et la ligne précèdent chaque phrase.

paradise-components-unknown = Le matériel « { $name } » n’est pas chargé ici : charge son dossier avec --components DIR.

## Le dossier et ses fichiers

paradise-components-no-folder = Ce dossier n’existe pas : --components attend un dossier de tables.
paradise-components-empty = Ce dossier ne contient aucune table : mets-y au moins un de ces fichiers : { $files }.
paradise-components-stray-file = Aucune table ne porte ce nom, il y a seulement { $files } : renomme le fichier ou retire-le.
paradise-components-unreadable = La lecture échoue : vérifie que c’est bien ce que dit son nom et que tu as le droit de l’ouvrir.
paradise-components-not-utf8 = Cette ligne n’est pas en UTF-8 : enregistre le fichier en UTF-8.
paradise-components-syntax = Ce n’est plus du TOML à partir de la colonne { $column } : cherche un guillemet, une virgule ou un crochet oublié.
paradise-components-dots = Cette ligne a plus de { $most } points, et aucune table n’en demande autant : coupe-la en plusieurs.

## Les entrées

paradise-components-unknown-key = « { $key } » n’est pas attendu ici, seulement { $keys } : corrige-le ou retire-le.
paradise-components-missing-key = Il manque ici « { $key } » : ajoute-le.
paradise-components-not-a-list = « { $key } » doit être une liste entre crochets.
paradise-components-not-an-entry = Une entrée s’écrit entre accolades, avec { $keys }.
paradise-components-mark = « mark » doit valoir { $marks }, au choix.
paradise-components-whole = « { $key } » doit être un nombre entier de { $low } à { $high }.
paradise-components-text = « { $key } » doit être un nom entre guillemets, de { $longest } caractères au plus.
paradise-components-choice = « { $key } » doit valoir, au choix : { $choices }.
paradise-components-row-twice = « { $key } = { $value } » a déjà une entrée : n’en garde qu’une.

## La carte et les groupes

paradise-components-no-hex = « { $hex } » n’est pas un hexagone de la grille : les hexagones se nomment de « { $first } » à « { $last } », entre guillemets, comme sur le dessin en tête de map.toml.
paradise-components-hex-twice = L’hexagone { $hex } est déjà pris, dans { $where } : un hexagone ne peut être qu’une seule chose.
paradise-components-printed-homes =
    Il y a ici { $count ->
        [one] { $count } foyer
       *[other] { $count } foyers
    } ; la carte en porte deux.
paradise-components-unconnected = On ne peut pas atteindre l’hexagone { $hex } depuis { $group } : ajoute les hexagones qui les relient.
paradise-components-name-place = L’hexagone { $hex } n’est ni inconnu ni océan, aucun nom ne peut donc y être imprimé ici.
paradise-components-name-twice = L’hexagone { $hex } a déjà un nom : n’en garde qu’un.
paradise-components-kumara-place = L’hexagone { $hex } ne convient pas ici : les hexagones vers l’Amérique du Sud doivent être sur la carte, ceux de « galapagos » de l’océan imprimé.
paradise-components-group-twice = Il y a déjà un groupe « { $group } » : chaque groupe et chaque tuile a son propre nom.
paradise-components-no-group = Il n’y a pas de groupe « { $group } » dans groups.toml ni dans tiles.toml : corrige le nom, ou ajoutes-y le groupe.
paradise-components-no-tile = « { $group } » n’est pas une tuile qui puisse figurer ici : nommes-en une de tiles.toml, et pas l’île du Sud là où l’on place une tuile.
paradise-components-malaria-group = « { $group } » ne peut pas figurer ici : nomme chaque groupe indépendant une fois au plus.
paradise-components-malaria-twice = Le résultat { $roll } frappe déjà un autre groupe : un résultat n’en frappe qu’un.

## Les marqueurs, les pions et les cartes

paradise-components-islands =
    Il y a { $count ->
        [one] { $count } marqueur d’îles
       *[other] { $count } marqueurs d’îles
    } pour { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans le couvercle : chaque marqueur apporte une tuile, seule l’île du Sud n’en a pas, les deux nombres doivent donc être égaux.
paradise-components-ocean =
    Il y a { $count ->
        [one] { $count } marqueur d’océan
       *[other] { $count } marqueurs d’océan
    } et il en faut { $wanted } : un marqueur pour chacun des { $unknown } hexagones inconnus et { $spare } de réserve, moins les { $tiles } marqueurs d’îles.
paradise-components-start = « { $start } » dépasse le nombre de « { $piece } » d’un joueur ({ $count }).
paradise-components-card-twice = Il y a déjà une carte « { $card } » : chaque carte a son propre nom.
paradise-components-cards-many = Il y a plus de { $most } cartes : une boîte n’en contient pas davantage.
paradise-components-alike = « { $name } » ressemble trop à « { $other } » : les parties notées omettent signes et espaces, alors choisis un autre nom.
paradise-components-no-letters = « { $name } » n’a ni lettre ni chiffre : choisis un nom qui puisse s’écrire.

## Le début et la fin de la partie

paradise-components-homes =
    Il y a { $count ->
        [one] { $count } foyer
       *[other] { $count } foyers
    } ; il en faut quatre, dont deux imprimés sur la carte.
paradise-components-printed-home = « { $group } » ne peut pas être l’un des deux premiers foyers : nomme un groupe de « homes » dans groups.toml.
paradise-components-home-hex = « { $group } » est imprimé sur la carte, son hexagone ne s’indique donc que dans groups.toml.
paradise-components-home-green = « { $group } » a trop peu de cases vertes ({ $green }) pour les villages de départ d’un foyer ({ $villages }).
paradise-components-placed-twice = « { $group } » est déjà sur la carte : place-le une seule fois.
paradise-components-not-unknown = L’hexagone { $hex } n’est pas inconnu : tuiles et marqueurs d’océan ne se placent que sur des hexagones inconnus.
paradise-components-cell-twice = Il y a déjà quelque chose sur l’hexagone { $hex } : choisis-en un autre.
paradise-components-last = « last » doit nommer chaque foyer une fois : { $homes }.
paradise-components-no-target = Il manque les points pour { $players } joueurs : ajoute une entrée avec players = { $players }.

## Ce qui a été envoyé à un serveur

paradise-components-at =
    { $line ->
        [0] { $file } : { $problem }
       *[other] { $file }, ligne { $line } : { $problem }
    }
paradise-components-none = Il n’y a aucune table parmi ces fichiers : choisis au moins l’une de { $files }, ou un .zip de ces tables.
paradise-components-file-twice = Cette table s’y trouve deux fois : choisis l’un des deux fichiers.
paradise-components-large = C’est trop pour un jeu de tables : { $one } Ko par table, { $all } Ko en tout. Choisis seulement les tables que tu as changées.
