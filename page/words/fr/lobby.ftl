### Le salon, et les nouvelles tables.

## Une nouvelle table

lobby-new-title = Une nouvelle table
lobby-new-opponent = Qui s’assied en face ?
lobby-new-bot = Un robot
lobby-new-friend = Quelqu’un que tu invites
lobby-new-here = Quelqu’un à côté de toi
lobby-new-here-note = À deux sur cet appareil
lobby-new-cast = Les adversaires de la campagne, du plus faible au plus fort
lobby-new-table = La table
lobby-new-side = Ta couleur
lobby-side-random = Au hasard
lobby-new-clock = Pendule
lobby-clock-none = Aucune
lobby-new-rated = Classée
lobby-new-rated-note = Compte pour ta cote dans cette édition, sans règles changées ni conseils.
lobby-new-rated-guest = Réservé aux comptes : crées-en un sous ton nom, en haut.
lobby-new-hints = Conseils permis
lobby-new-hints-note = Pendant la partie, chacun ici peut demander de bons tours à un robot.
lobby-new-public = D’autres peuvent regarder
lobby-new-public-note = La partie figure au salon ; les mains restent cachées.
lobby-new-dead-end = Défausser au lieu de piocher ne va qu’avec « piocher, puis défausser » pour une main pleine ; sinon, certaines positions n’auraient aucun coup.
lobby-new-open = Ouvrir la table
lobby-new-play = Jouer

## Le salon

lobby-open = Ouvrir une table
lobby-waiting = Quelqu’un attend ici
lobby-empty = Personne n’attend pour le moment. Ouvre une table, et qui viendra pourra s’y asseoir ; un robot a toujours le temps.
lobby-bot = Jouer contre { $name } en attendant
lobby-running = Parties à regarder
lobby-no-games = Aucune partie publique en ce moment.
lobby-rated = classée
lobby-you-play =
    { $player ->
        [white] Tu joues Blanc
        [red] Tu joues Rouge
        [yellow] Tu joues Jaune
        [green] Tu joues Vert
        [blue] Tu joues Bleu
       *[black] Tu joues Noir
    }
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-join = S’asseoir
lobby-join-name = S’asseoir face à { $name }
lobby-own = Ta table
