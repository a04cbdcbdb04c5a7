### Conquest of Paradise : pourquoi un plan est bon, et ce qu'il risque. Chaque raison continue « Ce plan … ».

paradise-advice-enough = atteint { $points } points ; { $target } suffisent pour gagner
paradise-advice-attacks = attaque { $place }, défense { paradise-foe } : { $fighters } contre { $defenders }, { $chance } % de gagner
paradise-advice-points =
    { $way ->
        [more] rapporte des points : +{ $points }
       *[fewer] coûte des points : −{ $points }
    }
paradise-advice-takes-points = prend des points à { paradise-seat } : −{ $points }
paradise-advice-links = relie à la patrie : { $places }
paradise-advice-cuts = coupe de la patrie : { $places }
paradise-advice-sites = amène une colonie là où elle peut s'établir : { $places }
paradise-advice-builds =
    { $way ->
        [more] { $number ->
            [one] donne 1 point de construction de plus
           *[other] donne { $number } points de construction de plus
        }
       *[fewer] { $number ->
            [one] coûte 1 point de construction
           *[other] coûte { $number } points de construction
        }
    }
paradise-advice-battle = laisse { $chance } % de chances de gagner le combat de { $place }
paradise-advice-leaves = abandonne, faute de canoës : { $pieces }
paradise-advice-harms = frappe { paradise-seat } : { $places }
paradise-advice-shows = retourne { $card } face visible
paradise-advice-explores = va en { $place } : des îles { $islands } %, l'explorateur perdu { $lost } %
paradise-advice-returns =
    { $away ->
        [yes] ramène l'explorateur, avec des nœuds : { $knots }
       *[no] garde l'explorateur chez lui
    }
paradise-advice-order =
    { $turn ->
        [first] vous fait jouer en premier
        [last] vous fait jouer en dernier
       *[between] ne vous fait jouer ni en premier ni en dernier
    }
paradise-advice-exposes = { paradise-seat } pourrait ensuite attaquer { $place }, avec { $chance } % de gagner
paradise-advice-guards = protège { $place } : une attaque de { paradise-seat } n'aurait que { $chance } % de gagner
paradise-advice-threatens = menace { $places }
