### Conquest of Paradise on the page: pieces that go along a chain.

paradise-transit-from = Prendre des pions à
paradise-transit-hand = Le long de la chaîne
paradise-transit-goal =
    { $number ->
        [0] Rien ne part encore de { $place } : choisis des pions ci-dessous.
        [one] Où va 1 pion de { $place } ?
       *[other] Où vont { $number } pions de { $place } ?
    }
paradise-transit-chain = Chaîne : { $places }.
paradise-transit-of = { $number } sur { $most }
paradise-transit-one = Emmener { $piece }
paradise-transit-come = Déjà venus le long de la chaîne : { $pieces }
paradise-transit-planned = Prévu
paradise-transit-leg = De { $from } à { $to }
paradise-transit-drop = Enlever : { $leg }
paradise-transit-send =
    { $number ->
        [one] Déplacer 1 pion
       *[other] Déplacer { $number } pions
    }
paradise-transit-take = Depuis { $place }, des pions peuvent suivre la chaîne.
paradise-transit-put =
    { $number ->
        [one] Poser 1 pion à { $place }.
       *[other] Poser { $number } pions à { $place }.
    }
paradise-transit-stays = Le canoë de la chaîne devrait y rester jusqu’à la fin de l’étape.
# La retraite, et la recherche du kumara.

paradise-retreat-stays =
    { $number ->
        [0] tous embarquent
       *[other] restent : { $pieces }
    }
paradise-retreat-places =
    { $places ->
        [-1] À pied : aucun canoë nécessaire
        [0] Aucun canoë
        [one] 1 place en canoë
       *[other] { $places } places en canoë
    }
paradise-carry-number =
    { $colonies ->
        [one] { $number } colonie sur 1 embarque
       *[other] { $number } colonies sur { $colonies } embarquent
    }
paradise-search-table =
    { $result ->
        [1] perdu
        [2] rentre
        [4] hors de sa route
       *[other] poursuit
    }
paradise-search-from = La suite depuis { $place }
paradise-search-share =
    { $what ->
        [found] { $chance } d’arriver
        [home] { $chance } de rentrer sans rien
       *[lost] { $chance } de se perdre
    }
# Une flotte.

paradise-fleet-with = avec : { $chance }
paradise-fleet-free = libre
paradise-fleet-all = Tout charger
paradise-fleet-round = Autre route
paradise-fleet-halted = doit s’arrêter ici
paradise-move-from = D’où ?
paradise-move-march = à pied vers { $place }
paradise-fleet-land = Débarquer ici :
paradise-fleet-drop = Laisser ici :
paradise-fleet-flip =
    { $way ->
        [up] Canoë face visible
       *[down] Canoë face cachée
    }

# Une tuile trouvée.

paradise-find-ask =
    { $squares ->
        [0] { $place }, un atoll. Le garder secret, ou le révéler ?
        [one] { $place }, 1 case. La garder secrète, ou la révéler ?
       *[other] { $place }, { $squares } cases. Garder le secret, ou révéler ?
    }
paradise-find-hide = Garder le secret
paradise-find-markers =
    { $markers ->
        [0] Ton dernier marqueur y est posé.
        [one] Il te reste 1 marqueur.
       *[other] Il te reste { $markers } marqueurs.
    }
paradise-find-known =
    { $players ->
        [none] Personne d’autre ne connaît cette tuile.
       *[other] La connaissent aussi : { $players }.
    }
paradise-find-reveal = Révéler
paradise-find-all = Tous la voient et peuvent y naviguer.
