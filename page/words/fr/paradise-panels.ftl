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
paradise-plate = { $name }, { paradise-seat }, place { $place }, { $points } points sur { $target }
paradise-plate-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
paradise-cup-title = Gobelet
paradise-cup-left =
    { $markers ->
        [0] Le gobelet est vide.
        [one] Il reste { $markers } jeton dans le gobelet
       *[other] Il reste { $markers } jetons dans le gobelet
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
