# Conquest of Paradise on the page: plates of the players, points, cup.

paradise-doing =
    { $doing ->
        [deciding] décide
        [planning] planifie…
        [ready] prêt
        [exploring] explore
        [moving] se déplace
        [attacks] attaque
        [defends] défend
        [watches] regarde
        [waits] attend
        [done] a fini
        [won] a gagné
        [out] hors du jeu
       *[nobody] sans joueur
    }
paradise-plate = { $name }, { paradise-seat }
paradise-plate-place = place { $place }
paradise-plate-points = { $points } points sur { $target }
paradise-plate-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
paradise-cup-title = Gobelet
paradise-cup-left =
    { $markers ->
        [0] Le gobelet est vide.
        [one] Il reste { $markers } marqueur dans le gobelet
       *[other] Il reste { $markers } marqueurs dans le gobelet
    }
paradise-cup-kind =
    { $kind ->
        [island] Îles
        [sea] Haute mer
       *[off] Hors de sa route
    }
paradise-cup-off = un autre joueur dirige
paradise-cup-marker =
    { $kind ->
        [island] { $number } avec { $knots ->
            [one] { $knots } nœud
           *[other] { $knots } nœuds
        } : îles
        [sea] { $number } avec { $knots ->
            [one] { $knots } nœud
           *[other] { $knots } nœuds
        } : haute mer
       *[off] { $number } : hors de sa route, sans nœud ({ $knots })
    }
paradise-cup-tiles =
    { $tiles ->
        [one] Il reste { $tiles } groupe d’îles à découvrir.
       *[other] Il reste { $tiles } groupes d’îles à découvrir.
    }
paradise-points-tab = Points
paradise-points-whose = Les points de qui ?
paradise-points-what =
    { $what ->
        [villages] Villages
        [group] Groupes liés au foyer
        [atoll] Atolls de la chaîne du foyer
        [card] Cartes visibles
        [kumara] Kumara
       *[cut] Déforestation
    }
paradise-points-idle =
    { $why ->
        [no-home] { $places } : pas de foyer
        [home] { $places } : pas de canoë visible au foyer
        [here] { $places } : pas de canoë visible sur place
       *[gap] { $places } : pas de lien
    }
paradise-points-missing =
    { $canoes ->
        [one] { $canoes } canoë visible ferait le lien : { $places }
       *[other] { $canoes } canoës visibles feraient le lien : { $places }
    }
paradise-points-now = Compte actuel
paradise-points-track = sur la piste, au dernier compte
paradise-points-hidden = { $more } avec tes cartes dévoilées
paradise-points-build = Pour construire
paradise-points-target = pour gagner
paradise-points-wins = { $target } points à la fin d’un tour donnent la victoire.
paradise-victory-fell = Déboiser : −2
paradise-victory-wins =
    { $number ->
        [0] Compté ainsi, personne n’a { $target } points.
        [one] Compté ainsi, { $names } gagne avec { $points } points.
       *[other] Compté ainsi, { $names } sont à égalité avec { $points } points.
    }
paradise-victory-help =
    { $stage ->
        [reveal] Seules les cartes visibles comptent. Dévoile ce qui doit compter ; { $target } points gagnent.
        [claim] Quelqu’un revendique la victoire avec { $target } points. La déforestation ôte 2 points à un joueur, pour ce compte seulement.
       *[others] On compte les points ; { $target } gagnent.
    }
