### Conquest of Paradise dans le terminal : où en est la partie, la carte en liste, les choix, la notation.

## Où en est la partie

paradise-now = Tour { $turn }, { paradise-step } : à { paradise-seat } de décider
paradise-now-build = Tour { $turn }, { paradise-step } : plans encore ouverts : { $players }
paradise-now-over = La position finale
paradise-side =
    { $named ->
        [yes] { $side } ({ $name }) : { $belongings }
       *[no] { $side } : { $belongings }
    }
paradise-side-points = { $points } points sur { $target }
paradise-side-villages =
    { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }
paradise-side-groups =
    { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    }
paradise-side-home = foyer { $place }
paradise-side-hand =
    { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }
paradise-side-face = visibles : { $cards }
paradise-side-lost = explorateur absent
paradise-side-out = hors jeu
paradise-order = Ordre du tour : { $players }
paradise-own-pieces = Tes pions : { $pieces }
paradise-fleet =
    { $hexes ->
        [0] Flotte : { $fleet } à { $place }, pas encore partie
        [one] Flotte : { $fleet } à { $place }, { $hexes } hexagone parcouru
       *[other] Flotte : { $fleet } à { $place }, { $hexes } hexagones parcourus
    }
paradise-battle =
    { $die ->
        [0] Combat à { $place }
       *[other] Combat à { $place } ; le dé donne { $die }
    }
paradise-battle-side = { paradise-seat } : devant { $front }, derrière { $back }
paradise-pool =
    { $points ->
        [one] { $points } point de construction : { $groups }
       *[other] { $points } points de construction : { $groups }
    }
paradise-plan = Prévu : { $moves }
paradise-cards-none = { paradise-seat } n’a pas de cartes cachées.
paradise-cards = Cartes cachées de { paradise-seat-of } : { $cards }
paradise-card =
    { $card } : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }{ $more ->
        [yes] , un de plus avec { $groups }
       *[no] { "" }
    }. { paradise-effect }
paradise-card-done = (Déjà utilisée.)
paradise-face-up = Face visible, { paradise-seat } :
paradise-left = Il reste : cartes { $deck }, tuiles { $tiles }
paradise-cup = Dans le gobelet : groupes d’îles à 1, 2, 3 nœuds { $i1 }, { $i2 }, { $i3 } ; mer { $o1 }, { $o2 }, { $o3 } ; hors de sa route { $x }
paradise-score = { paradise-seat }, compté maintenant : { $points } ({ $parts })
paradise-score-all = { paradise-seat }, avec toutes les cartes : { $points } ({ $parts })
paradise-score-part =
    { $what ->
        [villages] villages { $points } : { $names }
        [home] foyer { $points } : { $names }
        [group] groupes reliés { $points } : { $names }
        [atoll] atolls { $points } : { $names }
        [card] cartes { $points } : { $names }
        [kumara] { $names }kumara { $points }
       *[cut] { $names }déforestation { $points }
    }

## La carte en liste

paradise-place-open =
    { $kind ->
        [sea] { $place }, mer.
       *[unknown] { $place }, inconnu.
    }
paradise-place-atoll = { $place }, atoll.
paradise-place-wild =
    { $locals ->
        [one] { $place }, indépendant, { $squares }, { $locals } guerrier local.
       *[other] { $place }, indépendant, { $squares }, { $locals } guerriers locaux.
    }
paradise-place-free = { $place }, à personne, { $squares }.
paradise-place-held =
    { $home ->
        [yes] { $place }, foyer de { paradise-seat-of }
       *[no] { $place }, { paradise-seat }
    } : { $villages }, { $squares }.
paradise-place-secret = { $place }, tuile secrète, vue par { $players }.
paradise-place-secret-own = { $place }, tuile secrète, vue par { $players } : { $group }, { $squares }.
paradise-squares = cases vertes { $green }, brunes { $brown }
paradise-squares-improved = { paradise-squares }, dont améliorées { $improved }
paradise-pieces =
    { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    }
paradise-pile =
    { paradise-seat } : { $pieces }{ $open ->
        [yes] , face visible { $face }
       *[no] { "" }
    }.
paradise-explorer-here = Explorateur de { paradise-seat-of }, { $knots }.
paradise-fleet-here = Flotte de { paradise-seat-of } : { $fleet }.

## Choix

paradise-choices =
    { $kind ->
        [first] Premier
        [home] Foyer
        [explore] Explorer
        [look] Regarder
        [cross] Traverser
        [push] Dériver
        [hide] Garder
        [turn] Révéler
        [take] Transit
        [put] Poser
        [fight] Combattre
        [use] Utiliser
        [lose] Perdre
        [carry] Embarquer
        [retreat] Se replier
        [save] Sacrifier
        [settle] Installer
        [village] Village
        [feast] Festin
        [agriculture] Champs
        [colony] Colonie
        [transport] Transport
        [transport-up] Chaîne
        [war-canoe] Canoë de guerre
        [warriors] Guerriers
        [rumor] Rumeur
        [card] Carte
        [focus] Repli
        [fleet] Flotte
        [sail] Naviguer
        [add] Prendre
        [load] Charger
        [land] Déposer
        [drop] Laisser
        [flip] Retourner
        [aside] À tout moment
        [fell] Déboiser
        [search] Kumara
        [seek] Chercher
        [arrive] Amérique du Sud
        [march] À pied
        [store] Garder
        [spend] Réserve
       *[done] Finir
    }
paradise-choices-cost = { $title } ({ $cost })
paradise-short =
    { $piece ->
        [W] guerriers
        [C] canoë de guerre
        [T] transport
        [L] colonie
        [R] rumeur
       *[V] guerrier local
    }
paradise-short-load =
    { $load ->
        [W] guerriers
       *[L] colonie
    }
paradise-short-sailed =
    { $hexes ->
        [0] { "" }
        [one] { "" }, { $hexes } hexagone parcouru
       *[other] { "" }, { $hexes } hexagones parcourus
    }
paradise-short-canoe =
    { $load ->
        [none] { paradise-short }{ paradise-short-sailed }
       *[other] { paradise-short } avec { paradise-short-load }{ paradise-short-sailed }
    }
paradise-short-loading =
    { $piece ->
        [none] { paradise-short-load }
       *[other] { paradise-short-load }: { paradise-short }{ paradise-short-sailed }
    }
paradise-short-flip =
    { $way ->
        [up] face visible
       *[down] face cachée
    }
paradise-short-focus = 1 point de construction de plus
paradise-done =
    { $stage ->
        [explore] l’explorateur reste au foyer
        [return] l’explorateur rentre
        [transit] transit terminé
        [move] mouvement terminé ; les combats suivent
        [fleet] la flotte s’arrête ici
        [arioi] laisser le combat avoir lieu
        [battle-card] pas de carte
        [save] ne plus en sauver
        [regroup] tout reste face cachée
        [build] construction terminée
        [settle] installation terminée
        [reveal] ne plus retourner de cartes
       *[claim] laisser faire
    }
paradise-would-first =
    { $players ->
        [2] { paradise-other } joue en premier
       *[other] { paradise-other } d’abord, sens { $way ->
            [clockwise] horaire
           *[counter] antihoraire
        }
    }
paradise-would-fell = { paradise-other } compte 2 points de moins
paradise-would-carry =
    { $colonies ->
        [0] aucune colonie n’embarque
        [one] { $colonies } colonie embarque
       *[other] { $colonies } colonies embarquent
    }
paradise-would-build = { paradise-item } à { $place }
paradise-would =
    { $kind ->
        [home] { $place } devient le foyer
        [explore] l’explorateur entre en { $place }
        [look] l’explorateur regarde la tuile secrète en { $place }, pour 2 nœuds
        [cross] l’explorateur traverse { $place }, pour 2 nœuds
        [push] l’explorateur dérive vers { $place }
        [hide] la tuile reste secrète, sous un marqueur
        [turn] la tuile en { $place } est révélée à tous
        [reveal] la tuile en { $place } est révélée à tous
        [put] le pion va à { $place }
        [fight] le combat à { $place } vient ensuite
        [use] la carte « { $card } » est utilisée
        [show] la carte « { $card } » est retournée face visible
        [retreat] les pions se replient à { $place }
        [settle] une colonie devient un village à { $place }
        [feast] un festin donne un village à { $place }
        [focus] 1 point de construction de plus ; l’explorateur s’absente au tour suivant
        [fleet] une flotte se forme à { $place }
        [sail] la flotte va à { $place }
        [search] l’explorateur part de { $place } à la recherche du kumara
        [seek] l’explorateur va en { $place }
        [arrive] l’explorateur atteint l’Amérique du Sud
        [store] un point de construction de { $place } est gardé pour plus tard
        [spend] 1 point de construction de plus, de la réserve
       *[disband] une rumeur à { $place } disparaît
    }
paradise-would-piece =
    { $kind ->
        [take] { paradise-piece } part de { $place } le long de la chaîne
        [lose] le choix tombe sur { paradise-piece }
        [save] sacrifier { paradise-piece } pour un village
       *[march] { paradise-piece } va à pied de { $place } à l’autre île
    }
paradise-would-canoe =
    { $load ->
        [none] { $kind ->
            [add] { paradise-piece } rejoint la flotte
           *[drop] { paradise-piece } reste ici
        }
       *[other] { $kind ->
            [add] { paradise-piece } rejoint la flotte avec { paradise-load }
           *[drop] { paradise-piece } reste ici avec { paradise-load }
        }
    }
paradise-would-load =
    { $piece ->
        [none] { $kind ->
            [load] { paradise-load } monte à bord
           *[land] { paradise-load } est déposée ici
        }
       *[other] { $kind ->
            [load] { paradise-load } monte dans { paradise-piece }
           *[land] { paradise-load } est déposée ici, depuis { paradise-piece }
        }
    }
paradise-would-flip = le canoë à { $place } passe { paradise-short-flip }

## Les mots de la notation

paradise-several = Plusieurs mots sur une ligne se jouent l’un après l’autre, de même que plusieurs numéros de la liste des choix : @G11 +C +W >F12 ou 2 5. Minuscules et noms imprimés conviennent aussi : >niue.
paradise-out-of-turn = Ce qui est permis à tout moment (!7, !H12, -R@G11) se tape aussi quand un autre décide, derrière le nom de la place : { $seat }: !7
paradise-word-first = Rouge joue en premier, sens horaire ; avec - dans l’autre sens
paradise-word-home = G11 devient le foyer
paradise-word-go = l’explorateur ou la flotte va en H12
paradise-word-push = l’explorateur d’un autre dérive vers H12
paradise-word-hide = garder la nouvelle tuile secrète ; révéler la tuile en H12
paradise-word-transit = transit : prendre une troupe de guerriers en G11 ; la poser en H12
paradise-word-fleet = former une flotte en G11
paradise-word-canoe = un canoë rejoint la flotte ; un canoë qui a parcouru 1 hexagone et porte une troupe ; il reste ici
paradise-word-load = charger une troupe de guerriers ; la déposer ; la charger dans un canoë de transport. W guerriers, C canoë de guerre, T canoë de transport, L colonie, R rumeur
paradise-word-flip = retourner le canoë de transport en G11
paradise-word-disband = retirer une rumeur en G11
paradise-word-fight = livrer ensuite le combat en H12
paradise-word-lose = une troupe de guerriers panique ou tombe (xC canoë de guerre, xV guerrier local) ; se replier en H12
paradise-word-carry = deux colonies embarquent, faute de place pour toutes
paradise-word-save = sacrifier une troupe de guerriers pour sauver un village
paradise-word-build = construire un village en G11 : V village, A agriculture améliorée, K carte, et les lettres des pions
paradise-word-face-up = construire un canoë de transport face visible
paradise-word-feast = le village que donne la Fête de la récolte
paradise-word-focus = repli sur soi
paradise-word-settle = une colonie en G11 devient un village
paradise-word-card = retourner la carte 7 face visible ; utiliser la carte 7
paradise-word-fell = déforestation contre Rouge
paradise-word-done = assez : rentrer, s’arrêter, finir l’étape
paradise-sign-open = sur la carte : inconnu, mer, atoll ; un hexagone porte la lettre de sa colonne et le numéro de sa ligne du haut
paradise-sign-villages = villages de Rouge au foyer, de Rouge ailleurs, d’insulaires indépendants
paradise-sign-squares = case verte libre, case brune ; tuile secrète que Rouge et Jaune ont vue
paradise-sign-pieces = à toi : deux troupes de guerriers, un canoë de guerre, un canoë de chaîne ; trois pions de Jaune
paradise-sign-others = trois guerriers locaux ; un explorateur avec 2 nœuds ; une flotte de trois
paradise-danger =
    { paradise-seat } { $certain ->
        [yes] peut attaquer
       *[no] peut peut-être attaquer
    } { $place }, { $foe ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[nobody] indépendant
    } : { $fighters } contre { $defenders }, { $chance } % de chances de gagner.
paradise-danger-note = Sans compter les cartes ; les pions cachés des autres comptent comme combattants.
paradise-score-build =
    { paradise-seat } construit avec { $points } : { $villages }{ $extra ->
        [0] {""}
       *[other] , cartes et événements { $extra }
    }
