# Conquest of Paradise on the page: Arts & Culture cards.

paradise-card-short =
    { $effect ->
        [healing] adoucit une perte
        [commerce] 3 points à bâtir
        [feast] village gratuit
        [fish-ponds] 1 point à bâtir/tour
        [arioi] repousse une attaque
        [war-canoes-3] guerre : 3 hex
        [all-canoes-3] canoës : 3 hex
        [navigation] 1 nœud de plus
        [ocean-chart] jamais perdu
        [haka] relance le dé
        [war-club] décale le dé
        [cannibalism] la panique tue
        [deforestation] ôte 2 points
       *[none] points seuls
    }
paradise-card-with = +1 : { $groups }
paradise-card-spent = Utilisée : elle ne compte plus que pour ses points.
paradise-card-up = Elle est face visible.
paradise-card-down = Elle est face cachée : toi seul la connais, et elle ne compte pas encore.
paradise-card-show = La dévoiler
paradise-card-use = L’utiliser
paradise-card-play = Le jouer
paradise-card-for-all =
    { $final ->
        [yes] Tout le monde la verra désormais. Cela ne peut pas être annulé.
       *[no] Tout le monde la verra désormais.
    }
paradise-cards-yours = Tes cartes
paradise-cards-no-hand = Tu n’as pas de cartes.
paradise-cards-of = Face visible : { $name }
paradise-cards-hidden =
    { $cards ->
        [one] et 1 face cachée
       *[other] et { $cards } face cachée
    }
paradise-cards-none-up = aucune carte visible
paradise-cards-deck =
    { $cards ->
        [0] Il ne reste aucune carte à acheter.
        [one] Il reste { $cards } carte à acheter.
       *[other] Il reste { $cards } cartes à acheter.
    }
paradise-cards-tab = Cartes
