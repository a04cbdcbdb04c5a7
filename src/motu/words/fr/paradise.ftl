### Conquest of Paradise : vocabulaire, questions, raisons, journal et règles.

paradise-seat =
    { $player ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[nobody] Les insulaires
    }
paradise-seat-of =
    { $player ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[nobody] les insulaires
    }
paradise-foe =
    { $foe ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[nobody] les insulaires
    }
paradise-other =
    { $other ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
       *[blue] Bleu
    }
paradise-step =
    { $step ->
        [setup] mise en place
        [order] ordre du tour
        [exploration] exploration
        [movement] mouvement et combat
        [building] construction
       *[victory] victoire
    }
paradise-piece =
    { $piece ->
        [W] une troupe de guerriers
        [C] un canoë de guerre
        [T] un canoë de transport
        [L] une colonie
        [R] une rumeur
        [V] un guerrier local
       *[piece] un pion
    }
paradise-load =
    { $load ->
        [W] une troupe de guerriers
       *[L] une colonie
    }
paradise-item =
    { $item ->
        [warriors] une troupe de guerriers
        [war-canoe] un canoë de guerre
        [transport] un canoë de transport
        [transport-up] un canoë de transport face visible
        [colony] une colonie
        [rumor] une rumeur
        [village] un village
        [agriculture] une agriculture améliorée
       *[card] une carte Arts & Culture
    }
paradise-edition =
    Conquest of Paradise à { $preset ->
        [two] deux
        [three] trois
       *[four] quatre
    }
paradise-homes =
    { $homes ->
        [drawn] foyers tirés au sort
        [chosen] foyers au choix
       *[seated] foyers selon les places
    }
paradise-components-own = matériel { $name }
paradise-count =
    { $piece ->
        [W] { $number ->
            [one] { $number } troupe de guerriers
           *[other] { $number } troupes de guerriers
        }
        [C] { $number ->
            [one] { $number } canoë de guerre
           *[other] { $number } canoës de guerre
        }
        [T] { $number ->
            [one] { $number } canoë de transport
           *[other] { $number } canoës de transport
        }
        [L] { $number ->
            [one] { $number } colonie
           *[other] { $number } colonies
        }
        [V] { $number ->
            [one] { $number } guerrier local
           *[other] { $number } guerriers locaux
        }
       *[R] { $number ->
            [one] { $number } rumeur
           *[other] { $number } rumeurs
        }
    }
paradise-knots =
    { $knots ->
        [one] { $knots } nœud
       *[other] { $knots } nœuds
    }
paradise-standing =
    { $players ->
        [2] Rouge { $red }, Jaune { $yellow }
        [3] Rouge { $red }, Jaune { $yellow }, Vert { $green }
       *[4] Rouge { $red }, Jaune { $yellow }, Vert { $green }, Bleu { $blue }
    }

## Ce qui n’est pas un coup

paradise-notation-unknown = « { $word } » n’est pas un coup : un coup s’écrit >H12, V+G11, @G11, +W ou « . ».
paradise-notation-no-place = Il n’y a ni hexagone ni carte « { $name } », comme dans « { $word } » : un hexagone s’écrit G11, une carte par son numéro.

## Questions

paradise-ask-nothing = La partie est finie.
paradise-ask-home = Quel groupe d’îles devient le foyer ?
paradise-ask-order = Qui joue en premier, et dans quel sens ?
paradise-ask-explore =
    { $away ->
        [yes] { paradise-knots } : explorer plus loin que { $place }, ou rentrer ?
       *[no] Où va l’explorateur ?
    }
paradise-ask-discovery = Un groupe d’îles en { $place } : le garder secret, ou le révéler ?
paradise-ask-astray = L’explorateur de { paradise-foe } sort de sa route : où dérive-t-il ?
paradise-ask-transit = Transit le long des chaînes : quel pion ?
paradise-ask-transit-to = Transit depuis { $place } : vers où ?
paradise-ask-move = Mouvement : quelle flotte ensuite ?
paradise-ask-fleet = La flotte est à { $place } : charger, naviguer, décharger ou s’arrêter ?
paradise-ask-battle = Quel combat a lieu ensuite ?
paradise-ask-arioi = Une attaque contre { $place } : la détourner avec une carte ?
paradise-ask-battle-card = À { $place }, le dé donne { $die } : utiliser une carte ?
paradise-ask-loss =
    { $loss ->
        [eliminated] À { $place }, le dé donne { $die } : quel pion est éliminé ?
       *[panicked] À { $place }, le dé donne { $die } : quel pion panique ?
    }
paradise-ask-carry = Les canoës ne suffisent pas : combien de colonies embarquent ?
paradise-ask-retreat = Où se replient les pions de { $place } ?
paradise-ask-save = { $place } est conquis : sacrifier des pions pour sauver des villages ?
paradise-ask-new-home = Le foyer est perdu : quel groupe le remplace ?
paradise-ask-regroup = { $place } est gagné : retourner un canoë de transport face visible ?
paradise-ask-build = Que faut-il construire ?
paradise-ask-settle = Quelles colonies deviennent des villages ?
paradise-ask-reveal = Avant de compter les points : retourner des cartes face visible ?
paradise-ask-claim = Quelqu’un annonce assez de points pour gagner : utiliser la déforestation ?

## Pourquoi un coup n’est pas permis

paradise-over = La partie est finie.
paradise-not-your-turn = C’est à quelqu’un d’autre de décider.
paradise-done-building = Tu as fini de construire pour ce tour.
paradise-not-now = Ce n’est pas la question : { paradise-stage }.
paradise-stage =
    { $stage ->
        [home] il faut choisir un foyer
        [order] il s’agit de savoir qui joue en premier
        [explore] il s’agit de l’explorateur
        [discovery] la nouvelle tuile reste secrète ou se révèle
        [astray] il faut faire dériver l’explorateur
        [transit] il s’agit du transit, qui finit par « . »
        [transit-to] le pion en transit cherche une place
        [move] il s’agit des flottes ; l’étape finit par « . »
        [fleet] il s’agit de la flotte, qui s’arrête par « . »
        [battles] il faut choisir le prochain combat
        [arioi] une attaque peut être détournée
        [battle-card] il s’agit des cartes de combat
        [loss] il faut choisir un pion de la première ligne
        [carry] il s’agit de ce qui embarque
        [retreat] il s’agit de la retraite
        [save] des villages peuvent être sauvés
        [new-home] il faut choisir un nouveau foyer
        [regroup] un canoë de transport peut être retourné
        [build] tout le monde construit
        [reveal] des cartes peuvent être retournées
        [search] la recherche du kumara continue
        [lost-box] il s’agit de l’explorateur perdu
        [division] le dernier pioche l’événement ou choisit l’ordre
        [shaman] un événement peut être empêché
        [event] il s’agit d’un événement
       *[claim] on peut répondre à l’annonce de victoire
    }
paradise-no-choice = C’est impossible maintenant : choisis l’un des coups proposés.
paradise-off-map = { $place } n’est pas sur la carte.
paradise-too-many-knots =
    { $knots ->
        [one] Avec { $knots } nœud, l’explorateur doit rentrer.
       *[other] Avec { $knots } nœuds, l’explorateur doit rentrer.
    }
paradise-not-next = { $place } n’est pas voisin de ta position.
paradise-reveal-first = Tu sais ce qu’il y a en { $place } et tu le gardes secret : révèle-le d’abord, avec !{ $place }.
paradise-known-already = { $place } est déjà connu : une exploration commence dans un hexagone inconnu.
paradise-enemy-hex = Un explorateur n’entre pas en { $place } : c’est un hexagone ennemi.
paradise-out-of-reach = { $place } est trop loin : une exploration commence à côté des hexagones que tu atteins par la mer connue.
paradise-fleet-empty = La flotte n’a pas encore de canoë : ajoutes-en un avec +C ou +T.
paradise-unknown-hex = Personne ne sait ce qu’il y a en { $place } : une flotte ne va que vers des hexagones connus.
paradise-sailed-enough =
    { $hexes ->
        [one] Pas plus loin : { paradise-piece } a déjà parcouru { $hexes } hexagone, autant qu’il se peut ce tour-ci.
       *[other] Pas plus loin : { paradise-piece } a déjà parcouru { $hexes } hexagones, autant qu’il se peut ce tour-ci.
    }
paradise-needs-escort = Il y a des ennemis en { $place } : seule une flotte avec un canoë de guerre peut y aller.
paradise-among-enemies = On ne charge ni ne décharge rien parmi les ennemis.
paradise-none-here = Ce que tu veux charger n’est pas ici : { paradise-piece }.
paradise-has-moved = Il y a bien { paradise-piece } ici, mais le déplacement est déjà fait ce tour-ci, ou la chaîne a servi.
paradise-garrison = Un de tes pions doit rester sur un groupe imprimé que tu as conquis.
paradise-no-room = La flotte n’a pas de canoë libre pour { paradise-piece }.
paradise-not-aboard = Ce que tu veux débarquer n’est pas à bord : { paradise-piece }.
paradise-not-sailed = La flotte n’est pas encore partie : ce qui doit rester n’est simplement pas chargé.
paradise-none-such = Tu n’as pas de { $canoe } ici : +T1W est un canoë de transport qui a parcouru 1 hexagone et porte une troupe de guerriers.
paradise-no-such-room = Aucun { $canoe } de la flotte n’est libre pour cela : « { $other } » prend n’importe quel canoë qui a de la place.
paradise-no-such-load = Aucun { $canoe } de la flotte ne porte cela : « { $other } » prend n’importe lequel qui le porte.
paradise-not-in-fleet = La flotte n’a pas de { $canoe } : les canoës sont nommés d’après les hexagones parcourus et ce qu’ils portent.
paradise-last-canoe = Le dernier canoë reste avec la flotte : arrête-la plutôt par « . ».
paradise-no-piece = Tu n’as pas de tel pion à { $place }.
paradise-no-canoe-ready = Tu n’as à { $place } aucun canoë qui puisse encore bouger ce tour-ci.
paradise-flipped = Le canoë à { $place } a déjà été retourné pendant cette étape.
paradise-no-transport = Tu n’as pas de canoë de transport à { $place }.
paradise-settling = Tes achats sont terminés : il ne reste qu’à installer les colonies.
paradise-one-card = On achète une seule carte par tour.
paradise-no-cards = Il ne reste pas de carte pour toi : les dernières vont à ceux qui jouent en premier.
paradise-no-village = Tu n’as pas de village à { $place }.
paradise-too-dear =
    { $cost ->
        [one] Cela coûte { $cost } point de construction
       *[other] Cela coûte { $cost } points de construction
    } ; là, tu en as { $points }.
paradise-one-village = { $place } a déjà reçu un village ce tour-ci : un par groupe, pas plus.
paradise-no-square = { $place } n’a pas de case libre pour un village ; les brunes demandent une agriculture améliorée.
paradise-no-brown = { $place } n’a plus de case brune à améliorer.
paradise-card-elsewhere = Une carte s’achète avec les points d’une chaîne entière : prends le coup proposé pour cela.
paradise-none-left = Les { $limit } pions de cette sorte sont tous sur la carte.
paradise-no-card = Tu n’as pas une telle carte.
paradise-settle-last = Les colonies s’installent en dernier : termine d’abord tes achats par « . ».
paradise-no-colony = À { $place }, aucune colonie ne peut devenir un village.
paradise-explorer-away = Ton explorateur est perdu : sans lui, pas de repli sur soi.
paradise-focus-once = Le repli sur soi se fait une fois par tour, et seulement avec un foyer.
paradise-card-used = Cette carte a déjà servi ; elle ne compte plus que pour ses points.
paradise-card-not-now = Cette carte n’apporte rien en ce moment.
paradise-no-chain = { $place } n’appartient à aucune chaîne de canoës face visible.
paradise-no-transit = Ce pion ne peut pas transiter : il l’a déjà fait, doit rester à { $place } ou n’a nulle part où aller.
paradise-not-in-front = Tu n’as pas de tel pion en première ligne.
paradise-home-taken = { $place } n’est pas un foyer encore libre.
paradise-no-group = Tu n’as pas de groupe d’îles en { $place }.
paradise-astray-known = { $place } est connu : dérouté, un explorateur est poussé vers un hexagone inconnu.
paradise-not-in-battle = On ne retourne maintenant que les canoës du lieu de la bataille, pas ceux de { $place }.
paradise-no-tile = Tu n’as pas de tuile secrète en { $place }.
paradise-no-marker =
    { $markers ->
        [one] Ton seul marqueur est sur une autre tuile : révèle d’abord une tuile.
       *[other] Tes { $markers } marqueurs sont sur d’autres tuiles : révèle d’abord une tuile.
    }

## Le journal

paradise-log-home = { paradise-seat } choisit { $place } pour foyer.
paradise-log-first =
    { $players ->
        [2] { paradise-seat } décide : { paradise-other } joue en premier.
       *[other] { paradise-seat } décide : { paradise-other } joue en premier, puis dans le sens { $way ->
            [clockwise] horaire.
           *[counter] antihoraire.
        }
    }
paradise-log-found = L’explorateur de { paradise-seat-of } retrouve le chemin du foyer.
paradise-log-stay = L’explorateur de { paradise-seat-of } reste au foyer.
paradise-log-return = L’explorateur de { paradise-seat-of } rentre.
paradise-log-lost = L’explorateur de { paradise-seat-of } se perd, avec { paradise-knots }.
paradise-log-cross = L’explorateur de { paradise-seat-of } traverse { $place }, 2 nœuds.
paradise-log-sea = { paradise-seat } explore { $place } : pleine mer, { paradise-knots }.
paradise-log-tile = { paradise-seat } explore { $place } : un groupe d’îles, { paradise-knots }.
paradise-log-tile-own = { paradise-seat } explore { $place } : { $group }, { paradise-knots }.
paradise-log-look = { paradise-seat } regarde la tuile en { $place }, 2 nœuds.
paradise-log-look-own = { paradise-seat } regarde la tuile en { $place } : { $group }, 2 nœuds.
paradise-log-astray = L’explorateur de { paradise-seat-of } sort de sa route en { $place }.
paradise-log-pushed = { paradise-other } fait dériver l’explorateur de { paradise-seat-of } vers { $place }.
paradise-log-hide = { paradise-seat } garde { $place } secret.
paradise-log-reveal = { $place } est révélé : { $group }.
paradise-log-transit = { paradise-seat } déplace { paradise-piece } le long de la chaîne, de { $start } à { $place }.
paradise-log-flip =
    { $way ->
        [up] { paradise-seat } retourne un canoë de transport face visible à { $place }.
       *[down] { paradise-seat } retourne le canoë à { $place } face cachée.
    }
paradise-log-disband = { paradise-seat } retire une rumeur de { $place }.
paradise-log-aboard = { paradise-seat } prend { paradise-piece } dans la flotte à { $place }.
paradise-log-aboard-laden = { paradise-seat } prend { paradise-piece } avec { paradise-load } dans la flotte à { $place }.
paradise-log-aboard-two = { paradise-seat } prend deux pions dans la flotte à { $place }.
paradise-log-ashore = { paradise-seat } laisse { paradise-piece } à { $place }.
paradise-log-ashore-laden = { paradise-seat } laisse { paradise-piece } avec { paradise-load } à { $place }.
paradise-log-ashore-two = { paradise-seat } laisse deux pions à { $place }.
paradise-log-sail = Une flotte de { paradise-seat-of } va de { $start } à { $place }.
paradise-log-attack = { paradise-seat } vient combattre à { $place }.
paradise-log-turned-away = L’attaque de { paradise-seat-of } contre { $place } est détournée : les pions retournent à { $start }.
paradise-log-battle = Combat à { $place } : { paradise-seat } ({ $attackers }) contre { paradise-foe } ({ $defenders }).
paradise-log-roll = Le dé donne { $die }.
paradise-log-shifted = Le dé passe à { $die }.
paradise-log-eliminated =
    { $piece ->
        [W] { paradise-seat } perd une troupe de guerriers.
        [C] { paradise-seat } perd un canoë de guerre.
       *[V] Un guerrier local tombe.
    }
paradise-log-panicked =
    { $piece ->
        [W] { paradise-seat } : une troupe de guerriers panique.
        [C] { paradise-seat } : un canoë de guerre panique.
       *[V] Un guerrier local s’enfuit.
    }
paradise-log-won =
    { $player ->
        [nobody] Les insulaires tiennent { $place }.
       *[other] { paradise-seat } gagne le combat à { $place }.
    }
paradise-log-drowned = { paradise-seat } n’a pas de canoë pour { $pieces } : perdu.
paradise-log-no-refuge = { paradise-seat } n’a nulle part où se replier : { $pieces }, c’est perdu.
paradise-log-retreat = { paradise-seat } se replie à { $place } avec { $pieces }.
paradise-log-save = { paradise-seat } sacrifie { paradise-piece } et sauve un village à { $place }.
paradise-log-conquest =
    { $saved ->
        [0] { paradise-seat } conquiert { $place }, contre { paradise-foe } ; aucun village ne reste.
        [one] { paradise-seat } conquiert { $place }, contre { paradise-foe } ; villages sauvés : { $saved } sur { $fallen }.
       *[other] { paradise-seat } conquiert { $place }, contre { paradise-foe } ; villages sauvés : { $saved } sur { $fallen }.
    }
paradise-log-new-home = { $place } est désormais le foyer de { paradise-seat-of }.
paradise-log-no-home = { paradise-seat } n’a plus de foyer.
paradise-log-out = { paradise-seat } est éliminé.
paradise-log-built = { paradise-seat } construit { paradise-item } à { $place }.
paradise-log-placed =
    { $number ->
        [one] { paradise-seat } construit { $number } pion à { $place }.
       *[other] { paradise-seat } construit { $number } pions à { $place }.
    }
paradise-log-placed-own = { paradise-seat } construit { $pieces } à { $place }.
paradise-log-settled = Une colonie de { paradise-seat-of } devient un village à { $place }.
paradise-log-focus = { paradise-seat } se replie sur lui-même : l’explorateur s’absente un tour.
paradise-log-bought = { paradise-seat } achète une carte.
paradise-log-bought-own = { paradise-seat } achète une carte : { $card }.
paradise-log-show = { paradise-seat } retourne la carte « { $card } ».
paradise-log-use = { paradise-seat } utilise la carte « { $card } ».
paradise-log-felled = { paradise-seat } déboise chez { paradise-other } : 2 points de moins.
paradise-log-points = Points : { paradise-standing }.
paradise-log-planned =
    { $what ->
        [focus] Prévu : repli sur soi.
        [settle] Prévu : une colonie devient un village à { $place }.
        [feast] Prévu : un festin donne un village à { $place }.
        [use] Prévu : utiliser la carte « { $card } ».
        [store] Prévu : garder un point de construction de { $place }.
        [spend] Prévu : utiliser le point de construction gardé.
        [levy] Prévu : deux troupes de guerriers pour le prix d’une à { $place }.
       *[build] Prévu : { paradise-item } à { $place }.
    }
paradise-over-points = { paradise-seat } gagne. Points : { paradise-standing }.
paradise-over-groups = { paradise-seat } gagne avec plus de groupes d’îles. Points : { paradise-standing }.
paradise-over-cards = { paradise-seat } gagne avec plus de cartes. Points : { paradise-standing }.
paradise-over-nothing = La première place est partagée. Points : { paradise-standing }.
paradise-over-last = { paradise-seat } gagne : il ne reste personne d’autre.

## Ce que font les cartes

paradise-effect =
    { $effect ->
        [healing] Une fois par combat, un pion que tu perdrais panique seulement.
        [commerce] Une fois dans la partie, 3 points de construction de plus au foyer.
        [feast] Une fois dans la partie, un village gratuit dans un de tes groupes qui a de la place.
        [fish-ponds] 1 point de construction de plus par tour tant qu’un atoll est dans la chaîne du foyer.
        [arioi] Une fois dans la partie, détourne une attaque contre toi.
        [war-canoes-3] Tes canoës de guerre parcourent 3 hexagones.
        [all-canoes-3] Tous tes canoës parcourent 3 hexagones.
        [navigation] Ton explorateur supporte un nœud de plus.
        [ocean-chart] Ton explorateur ne se perd jamais.
        [haka] Une fois par combat, le dé est relancé.
        [war-club] Une fois par combat, le dé bouge d’un point en ta faveur.
        [cannibalism] Une fois par combat, un pion ennemi qui paniquerait est éliminé.
        [deforestation] Une fois dans la partie, quand la victoire est annoncée, un autre joueur compte 2 points de moins.
       *[none] Rapporte seulement des points.
    }

## Les règles en bref

paradise-rules-aim =
    But : { $players ->
        [2] deux joueurs
        [3] trois joueurs
       *[4] quatre joueurs
    } peuplent les îles du Pacifique. Villages, groupes d’îles reliés, atolls et cartes rapportent des points ; qui en a { $target } à la fin d’un tour gagne.
paradise-rules-homes =
    { $homes ->
        [drawn] Foyers : tirés au sort.
        [chosen] Foyers : choisis l’un après l’autre.
       *[seated] Foyers : distribués dans l’ordre des places.
    } Au départ, chacun y a des villages ({ $villages }) et des troupes de guerriers ({ $warriors }).
paradise-rules-turn = Tour : cinq étapes, chacune pour tout le monde avant la suivante : ordre du tour, exploration, mouvement et combat, construction, victoire.
paradise-rules-order = Ordre du tour : qui a le moins de points dit qui joue en premier et dans quel sens. À égalité, le premier de { $ties } compte comme dernier.
paradise-rules-explore = Exploration : ton explorateur traverse sans frais les hexagones connus sans ennemis, puis entre dans un inconnu. Un marqueur montre la mer ou un groupe d’îles, et des nœuds. Jusqu’à { $knots } nœuds il peut continuer ; à { $back } il doit rentrer ; à { $lost } ou plus il se perd et revient un tour plus tard. En route, traverser un hexagone connu ou regarder la tuile secrète d’un autre coûte { $extra } nœuds.
paradise-rules-secret = Tuiles secrètes : un groupe d’îles que tu trouves se révèle ou reste secret sous un de tes marqueurs ({ $markers } au plus). Pour les autres il est inconnu. Les flottes n’y vont qu’une fois le groupe révélé, ce que peut faire à tout moment, au tour de n’importe qui, quiconque y a un marqueur ; il l’est d’office quand tous l’ont vu.
paradise-rules-astray =
    Hors de sa route : { $players ->
        [2] l’adversaire
       *[other] ton voisin de gauche
    } dit vers quel hexagone inconnu ton explorateur dérive. S’il n’y en a pas, il reste, pour { $extra } nœuds.
paradise-rules-chain = Chaînes : dans un hexagone, un canoë de transport peut être face visible. De tels canoës dans des hexagones voisins forment une chaîne ; les groupes qui ont chez eux un canoë de la chaîne sont reliés. Il en faut un aussi au foyer.
paradise-rules-transit = Transit : avant les flottes, tout pion d’une chaîne peut la suivre aussi loin que tu veux, une fois par tour. Les canoës d’une chaîne utilisée restent tous en place jusqu’à la fin de l’étape.
paradise-rules-move = Mouvement : chaque canoë parcourt jusqu’à { $hexes } hexagones pour son compte, tous connus. Les canoës voguent en flottes : l’un peut s’arrêter, en laisser venir un autre, puis repartir avec ce qui lui reste. Une troupe de guerriers ou une colonie a besoin d’un canoë à elle, une colonie d’un canoë de transport ; tu dis quel canoë porte qui. On charge et dépose en route, même en mer, où un pion flotte jusqu’à ce qu’un canoë le prenne ; ce qu’un canoë a porté, aucun autre ne le porte ce tour-ci. Chaque canoë de transport peut être retourné une fois.
paradise-rules-enemies = Ennemis : on n’entre dans un hexagone avec un pion ou un groupe ennemi qu’avec un canoë de guerre. Un groupe ennemi ou indépendant et un canoë de guerre ennemi arrêtent la flotte. Là où un canoë de guerre finit dans un hexagone avec un pion ennemi, il y a combat.
paradise-rules-face-down = Face cachée : les autres voient combien de pions tu as dans un hexagone, pas lesquels. Les rumeurs ({ $rumors }) passent pour des pions : elles bougent comme des canoës sans charge, n’entrent jamais seules chez l’ennemi, et te reviennent quand un combat les dévoile ; tu peux aussi les retirer toi-même de la carte à tout moment, au tour de n’importe qui, et les reconstruire.
paradise-rules-battle = Combat : l’attaquant choisit l’ordre des combats. Les canoës de guerre et les guerriers qu’ils portent attaquent ; à terre, tous les guerriers et canoës de guerre défendent, en mer seuls les guerriers en canoë de guerre. Une troupe en canoë de transport reste derrière. Jusqu’à deux villages lèvent un guerrier local, jusqu’à quatre deux, au-delà trois ; les groupes indépendants ont les leurs.
paradise-rules-die = Dé : 1, l’attaquant perd un pion de sa première ligne ; 2 ou 3, un des siens panique ; 4 ou 5, un du défenseur panique ; 6, le défenseur en perd un. Qui panique passe derrière. Chacun choisit parmi ses pions. Qui n’a plus personne devant a perdu.
paradise-rules-retreat = Retraite : les autres pions du vaincu vont à son groupe le plus proche sans combattants ennemis, autant que les canoës des deux sortes en portent ; à distance égale il choisit. Le vainqueur garde tout ce qui lui reste. S’il n’y en a pas, ils sont perdus. Les pions repliés restent face visible jusqu’au prochain mouvement de leur propriétaire.
paradise-rules-conquest = Conquête : les villages d’un groupe conquis disparaissent, mais pour chaque combattant de première ligne sacrifié, un village est sauvé et passe au vainqueur ; ce combattant est retiré du jeu. Sans village sauvé, le groupe n’est à personne jusqu’à l’arrivée d’une colonie. Un pion doit rester sur un groupe conquis imprimé sur la carte.
paradise-rules-home-lost = Pertes : qui perd son foyer en choisit un autre parmi ses groupes. Sans groupe, on continue avec ses pions ; sans village, ni colonie, ni canoë de guerre, on est éliminé et l’on montre ses cartes. Qui reste seul gagne.
paradise-rules-points = Points de construction : un par village. Les groupes reliés par une chaîne au début de l’étape mettent leurs points en commun, tout autre groupe a les siens. Le repli sur soi donne 1 point de plus au foyer, et l’explorateur s’absente au tour suivant.
paradise-rules-costs = Prix : troupe de guerriers { $warriors }, canoë de guerre { $canoe }, canoë de transport { $transport }, colonie { $colony }, rumeur { $rumor }, village { $village }, agriculture améliorée { $agriculture }, carte { $card }.
paradise-rules-build = Construction : tous planifient en même temps et en secret ; quand tous ont fini, tout est posé. Un nouveau village par groupe et par tour, sur une case verte ou sur une brune avec agriculture améliorée. Les pions sont limités à ceux de ta couleur.
paradise-rules-settle = Colonies : tout à la fin, une colonie sur un groupe avec une case verte libre peut devenir un village. Sur un atoll, il n’y a que des pions.
paradise-rules-cards = Cartes : une par tour ; les dernières vont à ceux qui jouent en premier. Une carte achetée est à toi aussitôt ; les autres l’apprennent quand tous ont fini. Elle reste face cachée jusqu’à ce que tu la retournes, à tout moment, au tour de n’importe qui ; points et effet ne comptent que face visible. En combat, une carte par jet, le défenseur d’abord. Commerce donne { $commerce } points.
paradise-rules-score = Points : 1 par village, 1 pour le foyer, 1 par groupe relié au foyer par une chaîne, ½ par atoll dans cette chaîne, et ceux des cartes face visible.
paradise-rules-claim = Victoire : dans l’ordre du tour, chacun peut retourner des cartes, puis on compte. Qui a { $target } points annonce la victoire avec toutes ses cartes qui rapportent ; la déforestation peut répondre. Ensuite, qui a le plus de points gagne, puis qui a le plus de groupes, puis qui a le plus de cartes.
paradise-rules-end = Fin : après { $turns } tours, qui a le plus de points gagne de toute façon.
paradise-rules-hidden = Sont cachés la nature des pions face cachée, les tuiles secrètes, les cartes face cachée, ce qui viendra du gobelet et de la pioche, et les plans jusqu’à ce que tous aient fini. Nombres de pions et de cartes, marqueurs et combats sont publics.
