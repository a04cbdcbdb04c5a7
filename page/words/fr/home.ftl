### La page d’accueil et ce qui mène à une table : salon, campagne, donne du jour, nouvelles tables, parties notées, compte.

## La page d’accueil

home-page-title =
    { $game ->
        [paradise] Motu : Conquest of Paradise dans le navigateur
       *[other] Motu : Kahuna dans le navigateur
    }
home-game = Jeu
home-game-about =
    { $game ->
        [paradise] 1 à 4 joueurs · 90 minutes
       *[other] 2 joueurs · 20 minutes
    }
home-players =
    { $preset ->
        [solitaire] en solitaire
        [three] 3 joueurs
        [four] 4 joueurs
       *[two] 2 joueurs
    }
home-title =
    { $game ->
        [paradise] Cap sur l’inconnu : garde-le secret, puis relie-le à ton île
       *[other] Douze îles, deux joueurs, et toujours un pont qui manque
    }
home-lead =
    { $game ->
        [paradise] Les explorateurs trouvent des îles qu’eux seuls connaissent. Les pirogues portent colons et guerriers, et une chaîne de pirogues en fait un seul peuple. De deux à quatre, ou en solitaire ; une partie dure une heure ou plus.
       *[other] Kahuna, un jeu pour deux : construis des ponts, gagne des îles, coupe la route à l’adversaire. Une partie dure une vingtaine de minutes.
    }
home-play-islander = Tout de suite, à deux, contre l’Insulaire, qui connaît les routes. Sans compte.
home-rules-first = Lire d’abord les règles
home-play = Jouer
home-play-first = Tout de suite, contre Keiki, qui débute encore. Sans compte.
home-play-next = Tout de suite, contre { $name }, prochain adversaire de ton voyage.
home-learn-first = Apprendre d’abord
home-choose = Choisir les adversaires et les règles
home-alone = En solitaire, contre les jetons
home-demo-round = Manche { $round } sur 3
home-demo-pause = Mettre en pause la partie montrée
home-demo-run = Laisser avancer la partie montrée
home-ways = Ou bien
home-way-campaign = Campagne
home-way-campaign-note = Dix adversaires d’île en île, toujours plus forts.
home-way-here = À deux ici
home-way-here-note = Un seul appareil ; un rideau cache les mains.
home-way-invite = Inviter quelqu’un
home-way-invite-note = Une table privée : envoie le lien ou montre le code QR.
home-way-lobby = Salon
home-way-lobby-note = Des tables ouvertes où quelqu’un t’attend.
home-way-daily = Donne du jour
home-way-daily-note = Les mêmes cartes pour tous, contre le même robot redoutable.
home-way-watch = Regarder
home-way-watch-note = Les parties qui se jouent en ce moment.
home-way-learn = Apprendre
home-way-learn-note = Les règles en jouant, pas à pas.
home-way-load = Charger une partie
home-way-load-note = Depuis un fichier : la revoir, ou la reprendre d’où l’on veut.
home-way-several = De deux à quatre ici
home-way-several-note = Un seul appareil qui passe de main en main ; un rideau cache les secrets.
home-way-friends = Inviter des amis
home-way-friends-note = Une table privée, par lien ; des robots complètent la table.
home-way-rules = Règles
home-way-rules-note = Tout le jeu en bref, pour s’y retrouver.

## Les parties qui attendent

home-running = Continuer
home-running-against = Contre { $name }
home-running-here = Tous sur cet appareil
home-running-alone = En solitaire
home-running-waiting = Une table qui attend quelqu’un
home-running-yours = À toi de jouer
home-running-theirs = Aux autres de jouer
home-running-open = Pas encore commencée
home-running-more = Les { $count } parties en cours

## Une invitation

home-invite-link = Le lien vers ta table
home-invite-copy = Copier le lien
home-invite-share = Partager …
home-invite-text = Une partie de { $game } avec moi ?
home-invite-note = Qui a le lien peut s’asseoir, sans compte. La partie commence dès que toutes les places sont prises.
home-invite-qr = Code QR avec le lien vers ta table

## Une nouvelle table

home-new-title = Une nouvelle table
home-new-opponent = Qui s’assied en face ?
home-new-bot = Un robot
home-new-bot-note = Commence aussitôt
home-new-lobby = Qui veut
home-new-lobby-note = Une table publique au salon
home-new-friend = Quelqu’un que tu invites
home-new-friend-note = Une table privée, par lien
home-new-here = Quelqu’un à côté de toi
home-new-here-note = À deux sur cet appareil
home-seats-title = Qui joue ?
home-seats-count = Combien
home-seats-bots = Des robots
home-seats-friends = Des gens que tu invites
home-seats-here = Des gens à côté de toi
home-seats-here-note = Tous sur cet appareil
home-seats-bots-note = L’Insulaire joue pour gagner ; Hasard joue n’importe quel coup permis.
home-seats-alone-note = En solitaire, tu affrontes Samoa, qui agit selon les jetons que tu tires. Atteins les points avant que les jetons soient épuisés.
home-seat-other = Joueur { $place }
home-seat-person = Une personne
home-seat-here = Une personne sur cet appareil
home-seat-bot = Robot : { $name }
home-new-cast = Les adversaires de la campagne, du plus faible au plus fort
home-new-plain = D’autres, sans caractère
home-bot-plain =
    { $bot ->
        [random] Joue n’importe quel coup permis.
        [greedy] Prend ce qui est à portée, tour après tour.
        [planner] Pense à ta meilleure réponse.
        [ismcts] Explore un arbre de parties.
       *[other] Un robot de ce serveur.
    }
home-new-table = La table
home-new-side = Ta couleur
home-side-random = Au hasard
home-new-clock = Pendule
home-clock-none = Aucune
home-clock-live = { $minutes } min + { $seconds } s par tour
home-clock-turn =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
home-clock-turn-hours =
    { $hours ->
        [one] { $hours } heure par tour
       *[other] { $hours } heures par tour
    }
home-new-rated = Classée
home-new-rated-note = Compte pour le classement de cette édition, sans règles changées ni conseils.
home-new-rated-guest = Réservé aux comptes : crées-en un sous ton nom, en haut.
home-new-public = D’autres peuvent regarder
home-new-public-note = La partie figure au salon ; les mains restent cachées.
home-new-rules = Règles
home-new-more = Plus de règles
home-new-usual = { $value } (cette édition)
home-new-dead-end = Défausser au lieu de piocher ne va qu’avec « piocher, puis défausser » pour une main pleine ; sinon, certaines positions n’auraient aucun coup.
home-new-as-edition = Tout comme dans cette édition
home-new-read-rules = Lire les règles de cette édition
home-new-open = Ouvrir la table
home-new-play = Jouer
home-edition =
    { $preset ->
        [modern] Édition moderne
        [classic] Édition classique
        [sheet] Fiche-résumé
        [russian] Édition russe
       *[other] { $preset }
    }
home-edition-note =
    { $preset ->
        [modern] On peut se passer de piocher ; on défausse face cachée, et seulement si l’on ne joue rien.
        [classic] On pioche dès qu’on le peut ; on défausse face visible, quand on veut.
        [sheet] Les règles les plus courtes : ni derniers tours, ni départage, ni victoire soudaine.
        [russian] On peut défausser au lieu de piocher ; qui gagne une manche commence la suivante.
       *[other] { "" }
    }
home-option =
    { $option ->
        [preset] Édition
        [first] Qui commence
        [discard] Quand on peut défausser
        [discards] Les cartes défaussées
        [drawing] Piocher
        [full-hand] Piocher avec cinq cartes en main
        [next-start] Qui commence la manche suivante
        [last-turns] Un dernier tour chacun à la fin
        [tie-break] Départage à égalité de points
        [sudden-win] Victoire soudaine
        [no-surprise] Pas d’attaque surprise
        [open-hands] Mains ouvertes
        [handicap] Handicap
        [weaker] Handicap pour
       *[other] { $option }
    }
home-option-note =
    { $option ->
        [no-surprise] Variante 1 : on ne construit pas sur une île où l’autre a une pierre.
        [open-hands] Variante 2 : les cartes visibles que l’on prend restent visibles.
       *[other] { "" }
    }
home-option-told = { $option } : { $value }
home-value =
    { $value ->
        [me] toi
        [white] Blanc
        [black] Noir
        [random] le hasard décide
        [instead-of-playing] pendant un tour où l’on ne joue pas
        [freely] à tout moment
        [when-full] seulement la main pleine
        [instead-of-drawing] au lieu de piocher
        [face-down] face cachée
        [face-up] face visible
        [may-decline] on peut s’en passer
        [decline-unless-discarded] on peut s’en passer, mais pas après une défausse
        [required] obligatoire
        [may-skip] obligatoire, ou l’on passe tout le tour
        [no-draw] impossible
        [discard-first] défausser d’abord, piocher ensuite
        [discard-after] piocher, puis défausser
        [other] qui n’a pas pris la dernière carte
        [winner] qui a gagné la manche
        [by-removal] en ôtant le dernier pont adverse
        [none-on-board] sur qui n’a aucun pont sur le plateau
        [empty-stock] sur qui a posé tous ses ponts
        [yes] oui
        [no] non
       *[unknown] { $value }
    }
home-handicap =
    { $count ->
        [0] aucun
        [one] { $count } pont gratuit
       *[other] { $count } ponts gratuits
    }
home-handicap-told =
    { $count ->
        [one] { $count } pont gratuit pour { kahuna-seat }
       *[other] { $count } ponts gratuits pour { kahuna-seat }
    }
home-handicap-mine =
    { $count ->
        [one] { $count } pont gratuit pour toi
       *[other] { $count } ponts gratuits pour toi
    }

## Le salon

home-lobby-title = Salon
home-lobby-open = Ouvrir une table
home-lobby-waiting = Quelqu’un attend ici
home-lobby-empty = Personne n’attend pour le moment. Ouvre une table, et qui viendra pourra s’y asseoir ; un robot a toujours le temps.
home-lobby-bot = Jouer contre { $name } en attendant
home-lobby-running = Parties à regarder
home-lobby-no-games = Aucune partie publique en ce moment.
home-lobby-players = { $white } – { $black }
home-lobby-rated = classée
home-lobby-you-play =
    { $player ->
        [white] Tu joues Blanc
        [red] Tu joues Rouge
        [yellow] Tu joues Jaune
        [green] Tu joues Vert
        [blue] Tu joues Bleu
       *[black] Tu joues Noir
    }
home-lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-lobby-join = S’asseoir
home-lobby-join-name = S’asseoir face à { $name }
home-lobby-own = Ta table

## La campagne

home-campaign-title = Le voyage
home-campaign-lead = Dix adversaires vivent le long de cette route. Qui est battu te laisse naviguer jusqu’au suivant.
home-campaign-done = Tu as battu les dix. Ils sont toujours là, si tu veux les revoir.
home-campaign-play = Jouer
home-campaign-again = Rejouer
home-campaign-never = Pas encore rencontré.
home-campaign-locked = Bats d’abord { $name }.
home-campaign-stand =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }. { $state ->
        [clean] Adversaire battu sans aide.
        [beaten] Adversaire battu. Recommence sans conseils et sans reprendre de coup pour gagner l’étoile.
       *[other] Adversaire pas encore battu.
    }
home-stop =
    { $number }. { $name } : { $state ->
        [clean] adversaire battu sans aide
        [beaten] adversaire battu
        [next] prochaine étape
       *[locked] pas encore atteint
    }

## Charger une partie

home-load-title = Charger une partie
home-load-lead = Toute partie se garde sous la forme d’un court texte, sa notation. Mets-en une ici pour la revoir, ou pour la reprendre d’où tu veux.
home-load-record = La partie notée
home-load-choose = Choisir un fichier
home-load-drop = Colle le texte, choisis le fichier, ou dépose-le ici ; pour une partie avec son propre matériel, ses tables aussi.
home-load-tables = Choisir ses tables
home-load-tables-called = D’une partie notée
home-load-tables-here = Les tables sont là.
home-load-tables-other = Ces tables-ci ({ $name }) ne sont pas celles de la partie ({ $wanted }).
home-load-too-long = Ce fichier est plus long que toute partie notée ; choisis-en un autre.
home-load-line = Ligne { $line } :
home-load-replay = Revoir la partie
home-load-analyse = Table d’analyse
home-load-analyse-note = À une table d’analyse, tu joues pour les deux côtés, tu reprends ce que tu veux et tu demandes des conseils.

## Toi

home-me-name = Ton nom
home-me-name-note = C’est ainsi que les autres te voient à la table.
home-me-rename = Changer de nom
home-me-renamed = C’est ton nom désormais.
home-me-account = Compte
home-me-guest = Tu joues en invité, et pas besoin de compte pour jouer. Avec un compte, tes parties et ton voyage te suivent sur d’autres appareils, et tu peux jouer des parties classées.
home-me-register = Créer un compte
home-me-login = Se connecter
home-me-login-note = Les parties jouées en invité restent à cet invité.
home-me-registered = Tu as maintenant un compte. Tout ce que tu as joué reste à toi.
home-me-logged-in = Te revoilà.
home-me-account-name = Nom du compte
home-me-password = Mot de passe
home-me-password-note = Au moins { $least } caractères ; quelques mots à la suite se retiennent bien.
home-me-as = Tu joues avec le compte { $name }.
home-me-change = Changer de mot de passe
home-me-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
home-me-old = Ancien mot de passe
home-me-new = Nouveau mot de passe
home-me-logout = Se déconnecter
home-me-ratings = Tes classements
home-me-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
home-me-finished = Parties finies
home-me-none-finished = Aucune pour l’instant. Les parties finies se trouvent ici, et chacune peut être revue.
home-ended-won = Gagnée
home-ended-lost = Perdue
home-ended-drawn = Nulle
home-ended-shared = Partagé
home-ended-side =
    { $player ->
        [white] Blanc gagne
        [red] Rouge gagne
        [yellow] Jaune gagne
        [green] Vert gagne
        [blue] Bleu gagne
       *[black] Noir gagne
    }
home-ranking = Classement
home-ranking-empty = Personne n’a encore joué de partie classée dans cette édition.
home-ranking-place = Rang
home-ranking-name = Nom
home-ranking-rating = Cote
home-ranking-games = Parties

## La donne du jour

home-daily-lead = Aujourd’hui, tout le monde reçoit les mêmes cartes, contre { $bot }, qui répond à tous de la même façon. Tu as un seul essai ; ce qui compte, c’est de combien de points tu gagnes.
home-daily-play = Jouer la donne du jour
home-daily-go-on = Continuer ta partie
home-daily-replay = Revoir ta partie
home-daily-share = Copier ton résultat
home-daily-share-text = Motu, donne du { $day }, contre { $bot } : { $result }
home-daily-ended =
    { $how ->
        [won] Partie gagnée.
        [lost] Partie perdue.
       *[drawn] Partie nulle.
    }
home-daily-ended-by =
    { $points ->
        [0] { home-daily-ended }
        [one] { $how ->
            [lost] Partie perdue de { $points } point.
           *[won] Partie gagnée de { $points } point.
        }
       *[other] { $how ->
            [lost] Partie perdue de { $points } points.
           *[won] Partie gagnée de { $points } points.
        }
    }
home-daily-better = Aussi bien ou mieux que { $share } des autres.
home-daily-next = La prochaine donne arrive dans { $time }.
home-daily-results = Résultats du jour
home-daily-played =
    { $count ->
        [0] Personne n’a encore fini la donne du jour.
        [one] { $count } personne a fini la donne du jour.
       *[other] { $count } personnes ont fini la donne du jour.
    }
home-daily-hidden = Comment cela s’est passé, tu le verras après ta propre partie.
home-daily-tally =
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
home-daily-chart = Parties selon l’avance ou le retard en points
home-daily-as-table = En tableau
home-daily-margin = Points d’avance
home-daily-games = Parties
home-daily-you = toi
home-daily-before = Les jours précédents
home-daily-day = Jour
home-daily-won = Gagnées
