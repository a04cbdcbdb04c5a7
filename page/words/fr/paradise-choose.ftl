### Conquest of Paradise on the page: what is being chosen, and what may come of it.

paradise-choose-which = Il y a là plusieurs possibilités : laquelle ?
paradise-choose-show = { $card } est retournée face visible
paradise-choose-skipped = Rien d’autre n’était possible : { $what }.
paradise-choose-goal = Où va la flotte ? Touche un pion pour le laisser ou l’emmener.
paradise-choose-left =
    { $hexes ->
        [one] · encore 1 hexagone
       *[other] · encore { $hexes } hexagones
    }
paradise-choose-beach = Sur la plage
paradise-choose-aboard = À bord
paradise-choose-leave-one = Laisser { $piece }
paradise-choose-sail = Naviguer vers { $place }
paradise-choose-no-way = Depuis { $place }, cette flotte ne peut aller nulle part pour l’instant : les cases autour sont inconnues, tenues par l’ennemi ou barrées.
paradise-choose-on = Continuer de là
paradise-choose-point = Montre un hexagone éclairé pour voir ce qui peut arriver.
paradise-choose-steer = Tu diriges l’explorateur de { $name }
paradise-choose-home = retour
paradise-choose-lost = perdu { $share }
paradise-choose-knots =
    { $safe ->
        [yes] { paradise-knots } ; il ne peut pas se perdre
       *[no] { paradise-knots } ; à { $bears } il doit rentrer, au-delà il est perdu
    }
paradise-choose-round =
    { $way ->
        [clockwise] dans le sens horaire
       *[counter] dans le sens antihoraire
    }
paradise-choose-far =
    { $hexes ->
        [one] à 1 hexagone
       *[other] à { $hexes } hexagones
    }
paradise-choose-against = { $fighters } contre { $defenders }
paradise-choose-chance = { $chance } de gagner
paradise-choose-halts =
    { $why ->
        [battle] finit par un combat
        [enemy] un canoë de guerre y arrête la flotte
        [may-halt] des pions face cachée peuvent y arrêter la flotte
       *[range] plus d’hexagone après cela
    }
paradise-choose-risky = Peut être arrêtée en route : { $hexes }
paradise-choose-odds =
    { $what ->
        [lost] perdu { $chance }
        [home] retour { $chance }
        [off] hors de sa route { $chance }
        [sail] peut continuer { $chance }
       *[islands] des îles { $chance }
    }
paradise-more-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
paradise-more-builds =
    { $number ->
        [one] { $points } point de construction
       *[other] { $points } points de construction
    }
paradise-choose-points =
    { $player ->
        [you] Toi : { $points }
        [red] Rouge : { $points }
        [yellow] Jaune : { $points }
        [green] Vert : { $points }
       *[blue] Bleu : { $points }
    }
paradise-choose-no-points = Cela ne change pas encore les points.
paradise-choose-joins = Relié ainsi : { $places }
paradise-choose-parts = N’est plus relié : { $places }
paradise-choose-builds = Points de construction : { $after } au lieu de { $before }
paradise-choose-final = Cela ne peut pas être annulé.
paradise-choose-end =
    { $stage ->
        [explore] Rester
        [return] Rentrer
        [transit] Finir le transit
        [move] Finir le mouvement
        [fleet] S’arrêter ici
        [arioi] Laisser faire
        [battle-card] Pas de carte
        [save] Ne plus sauver
        [regroup] Tout laisser caché
        [build] Construction finie
        [reveal] Plus de cartes
        [claim] Ne rien contester
        [shaman] Laisser faire
        [lost-box] Revenir
       *[event] Rien
    }
paradise-choose-zone =
    { $zone ->
        [on] { $knots } : continuer, si on ose
        [home] { $knots } : retour
       *[lost] { $knots } : perdu
    }
paradise-choose-unknown = Encore un hexagone inconnu
paradise-choose-search = { $found } d’arriver, { $lost } de se perdre
paradise-choose-kumara = Chercher le kumara depuis { $place }
paradise-aside-title = À tout moment :
paradise-aside-any = À tout moment ({ $number })
paradise-harm =
    { $what ->
        [canoe] { $player } perd un canoë : { $places }
        [village] { $player } perd un village : { $places }
        [field] { $player } perd un champ : { $places }
        [square] { $player } perd une case verte : { $places }
       *[pieces] { $player } perd { $pieces } : { $places }
    }
