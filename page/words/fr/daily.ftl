### La donne du jour.

daily-lead = Aujourd’hui, tout le monde reçoit les mêmes cartes, contre { $bot }, qui répond à tous de la même façon. Tu as un seul essai ; ce qui compte, c’est de combien de points tu gagnes.
daily-play = Jouer la donne du jour
daily-go-on = Continuer ta partie
daily-replay = Revoir ta partie
daily-share = Copier ton résultat
daily-share-text = Motu, donne du { $day }, contre { $bot } : { $result }
daily-ended =
    { $how ->
        [won] Partie gagnée.
        [lost] Partie perdue.
       *[drawn] Partie nulle.
    }
daily-ended-by =
    { $points ->
        [0] { daily-ended }
        [one] { $how ->
            [lost] Partie perdue de { $points } point.
           *[won] Partie gagnée de { $points } point.
        }
       *[other] { $how ->
            [lost] Partie perdue de { $points } points.
           *[won] Partie gagnée de { $points } points.
        }
    }
daily-better = Aussi bien ou mieux que { $share } des autres.
daily-next = La prochaine donne arrive dans { $time }.
daily-results = Résultats du jour
daily-played =
    { $count ->
        [0] Personne n’a encore fini la donne du jour.
        [one] { $count } personne a fini la donne du jour.
       *[other] { $count } personnes ont fini la donne du jour.
    }
daily-hidden = Comment cela s’est passé, tu le verras après ta propre partie.
daily-tally =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
daily-chart = Parties selon l’avance ou le retard en points
daily-as-table = En tableau
daily-margin = Points d’avance
daily-games = Parties
daily-you = toi
daily-before = Les jours précédents
daily-day = Jour
daily-won = Gagnées
