### La campagne.

campaign-title = Le voyage
campaign-lead = Dix adversaires vivent le long de cette route. Bats-en un, et tu navigueras jusqu’au suivant.
campaign-done = Tu as battu les dix. Ils sont toujours là, si tu veux les revoir.
campaign-play = Jouer
campaign-again = Rejouer
campaign-never = Pas encore rencontré.
campaign-locked = Bats d’abord { $name }.
campaign-stand =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. { $state ->
        [clean] Adversaire battu sans aide.
        [beaten] Adversaire battu. Gagne encore une fois sans conseils et sans annuler de coup pour obtenir l’étoile.
       *[other] Adversaire pas encore battu.
    }
campaign-stop =
    { $number }. { $name } : { $state ->
        [clean] adversaire battu sans aide
        [beaten] adversaire battu
        [next] prochaine étape
       *[locked] pas encore atteint
    }
