### Conquest of Paradise on the page: pieces that go along a chain.

paradise-transit-from = Prendre des pions à
paradise-transit-hand = Le long de la chaîne
paradise-transit-goal =
    { $number ->
        [0] Rien ne part encore de { $place } : choisis des pions ci-dessous.
        [one] Où va 1 pion de { $place } ?
       *[other] Où vont { $number } pions de { $place } ?
    }
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
