# Conquest of Paradise on the page: building.

paradise-ware =
    { $ware ->
        [warriors] Guerriers
        [war-canoe] Canoë de guerre
        [transport] Transport
        [colony] Colonie
        [village] Village
        [agriculture] Champs
        [rumor] Rumeur
        [feast] Festin
        [levy] Levée
        [settle] S’installer
        [store] Garder
       *[card] Carte
    }
paradise-build-chain = Chaîne de { $place }
paradise-build-cost =
    { $cost ->
        [0] gratuit
        [one] { $cost } point de construction
       *[other] { $cost } points de construction
    }
paradise-build-left = reste { $left }
paradise-build-note =
    { $ware ->
        [village] sur une case libre
        [agriculture] sur une case brune
        [card] 1 par tour
        [feast] village, une fois
        [levy] deux pour une
        [settle] colonie → village
       *[store] pour plus tard
    }
paradise-build-missing =
    { $missing ->
        [none-left] épuisé
        [too-dear] trop cher
       *[other] pas ici
    }
paradise-build-up = face visible, dans la chaîne
paradise-build-down = face cachée
paradise-build-where =
    { $ware ->
        [card] Tu as la carte aussitôt, et c’est définitif. Choisis un groupe éclairé qui paie.
       *[other] Où ? Choisis un groupe éclairé.
    }
paradise-build-what = Que construire à { $place } ?
paradise-build-more =
    { $kind ->
        [focus] Repli sur soi : +1
        [use] Commerce : +3
        [store] Garder 1 point
       *[spend] Point gardé : +1
    }
paradise-build-more-told =
    { $kind ->
        [focus] Un point de construction de plus au foyer ; l’explorateur s’absente au tour suivant.
        [use] La carte Commerce donne trois points de construction au foyer, une fois par partie.
        [store] Un point de construction est gardé pour un tour suivant ; un seul au plus.
       *[spend] Le point de construction gardé sert au foyer.
    }
paradise-plan-title = Prévu
paradise-plan-strike = rayer
paradise-plan-begin = Choisis quoi construire, ou d’abord un groupe éclairé. Personne ne le voit avant que tous aient fini.
paradise-plan-done = Tu as fini.
paradise-plan-nothing = Tu n’as rien à construire.
paradise-plan-waiting = On attend
paradise-plan-others = Chacun construit en secret. Tout apparaît quand tous ont fini.
paradise-plan-item =
    { $kind ->
        [card] une carte
        [focus] repli sur soi : +1
        [use] Commerce : +3
        [spend] point gardé utilisé : +1
       *[store] 1 point gardé
    }
