### La carte de Conquest of Paradise.

paradise-board-label = Carte des îles
paradise-board-list = Liste des lieux
paradise-board-larger = Agrandir
paradise-board-smaller = Réduire
paradise-board-fit = Voir toute la carte
paradise-board-america = Amérique du Sud
paradise-board-overlays = Calques
paradise-board-overlay =
    { $overlay ->
        [chains] Chaînes
        [danger] Danger
        [reach] Portée
       *[points] Points
    }
paradise-board-about =
    { $overlay ->
        [chains] Les chaînes de canoës, les réserves avec leurs points de construction, et où un canoë comblerait une lacune
        [danger] Qui pourrait attaquer ensuite, et au mieux comment : tous les pions cachés à portée comptent comme combattants
        [reach] Pointe une pile ou maintiens-la : jusqu’où elle pourrait aller à son prochain mouvement, d’après ce que tu sais
       *[points] Ce que compte chaque lieu ; 0 : pas relié au foyer
    }
paradise-board-endangered = En danger : { $players }, { $chance } de chances au plus.
paradise-board-reached =
    { $player ->
        [red] Rouge pourrait venir ici.
        [yellow] Jaune pourrait venir ici.
        [green] Vert pourrait venir ici.
       *[blue] Bleu pourrait venir ici.
    }
paradise-board-turn = Tour { $turn }
paradise-board-key-bare = Cacher tous les pions, puis les montrer de nouveau
paradise-board-seen =
    { $player ->
        [red] Rouge : vu au combat au tour { $turn } : { $pieces }.
        [yellow] Jaune : vu au combat au tour { $turn } : { $pieces }.
        [green] Vert : vu au combat au tour { $turn } : { $pieces }.
       *[blue] Bleu : vu au combat au tour { $turn } : { $pieces }.
    }
paradise-board-moved =
    { $number ->
        [one] 1 pion déplacé
       *[other] { $number } pions déplacés
    } à cette étape{ $hexes ->
        [0] .
        [one] ; encore 1 hexagone.
       *[other] ; encore { $hexes } hexagones au plus.
    }
paradise-board-marker =
    { $kind ->
        [island] Tiré : îles, { $knots ->
            [one] 1 nœud
           *[other] { $knots } nœuds
        }.
        [sea] Tiré : haute mer, { $knots ->
            [one] 1 nœud
           *[other] { $knots } nœuds
        }.
       *[off] Tiré : hors de sa route.
    }
# Where the whole name has no room on the chart; without one its first words stand there.
paradise-board-short =
    { $key ->
        [bismarck-archipelago] Bismarck
       *[other] { "" }
    }
