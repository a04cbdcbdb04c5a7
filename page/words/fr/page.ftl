### Ce que disent plusieurs parties de la page : son cadre, ses réglages, les tables en cours, et ce qui peut clocher en route vers le serveur.

## La page d’accueil

page-game = Jeu
page-game-about =
    { $game ->
        [paradise] 1 à 4 joueurs · 90 minutes
       *[other] 2 joueurs · 20 minutes
    }
page-players =
    { $preset ->
        [solitaire] en solitaire
        [three] 3 joueurs
        [four] 4 joueurs
       *[two] 2 joueurs
    }

## Les parties qui attendent

page-running = Continuer
page-running-against = Contre { $name }
page-running-here = Tous sur cet appareil
page-running-alone = En solitaire
page-running-waiting = Une table qui attend quelqu’un
page-running-yours = À toi de jouer
page-running-theirs = Aux autres de jouer
page-running-open = Pas encore commencée
page-running-more = Les { $count } parties en cours

## Une nouvelle table

page-new-bot-note = Commence aussitôt
page-new-lobby = Le premier venu
page-new-lobby-note = Une table publique au salon
page-new-friend-note = Une table privée, par lien
page-clock-live = { $minutes } min + { $seconds } s par tour
page-clock-turn =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
page-clock-turn-hours =
    { $hours ->
        [one] { $hours } heure par tour
       *[other] { $hours } heures par tour
    }
page-new-rules = Règles
page-edition =
    { $preset ->
        [modern] Édition moderne
        [classic] Édition classique
        [sheet] Fiche-résumé
        [russian] Édition russe
       *[other] { $preset }
    }
page-option =
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

page-skip = Aller au contenu
page-home = Vers la page d’accueil
page-nowhere = Il n’y a rien à cette adresse.
page-not-loaded = Cette partie de la page n’a pas pu être chargée ; vérifie la connexion.
page-reload = Recharger
page-offline = Le serveur est injoignable pour le moment. Dès qu’il répond, réessaie.
page-broken-answer = Le serveur a donné une réponse incompréhensible ({ $status }) ; réessaie dans un instant.
page-broken = Quelque chose a mal tourné sur cette page, ce n’est pas ta faute ; la recharger devrait suffire.
page-close = Fermer
page-back = Retour
page-copied = Copié.
page-not-copied = Le navigateur ne permet pas de copier ; sélectionne le texte et copie-le toi-même.

## L’en-tête de la page

page-navigation = Menu principal
page-play = Jouer
page-learn = Apprendre
page-lobby = Salon
page-campaign = Campagne
page-daily = Donne du jour
page-rules = Règles
page-menu = Menu
page-me = { $name }, toi et tes parties
page-guest = Toi

## Réglages

page-settings = Réglages
page-settings-note = Conservés dans ce navigateur.
page-language = Langue
page-language-auto = Comme le navigateur ({ $language })
page-looks = Apparence
page-scheme = Couleurs
page-scheme-auto = Comme le système
page-scheme-light = Claires
page-scheme-dark = Sombres
page-motion = Animations
page-motion-auto = Comme le système
page-motion-none = Aucune
page-at-table = À la table
page-pace = Rythme de l’adversaire
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-pace-instant = Immédiat
page-confirm = Confirmer les coups
page-confirm-note = Montrer l’effet d’un coup et attendre un second clic
page-only-answer = Répondre aux questions à une seule réponse
page-only-answer-note = Quand rien d’autre n’est possible
page-turned = Plateau retourné
page-counter = Compteur de cartes
page-counter-note = Quelles cartes sont encore en jeu
page-threats = Menaces
page-threats-note = Quelles îles peuvent tomber : une goutte là où ton adversaire peut en prendre une, un fanion là où tu le peux. Le nombre dit avec combien de cartes ; une marque pleine est certaine. Touche une marque pour lire ce qu’elle dit.
page-sound = Sons
page-volume = Volume

## Les noms des robots

page-bot =
    { $bot ->
        [keiki] Keiki
        [manu] Manu
        [mano] Mano
        [honu] Honu
        [koa] Koa
        [pua] Pua
        [nalu] Nalu
        [hoku] Hoku
        [kai] Kai
        [pele] Pele
        [tala] Tala
        [tiki] Tiki
        [fale] Fale
        [vaka] Vaka
        [toka] Toka
        [iwa] Iwa
        [uila] Uila
        [ariki] Ariki
        [random] Hasard
        [greedy] Gourmand
        [planner] Planificateur
        [islander] Insulaire
        [ismcts] Arborescence
        [expert] Expert
       *[other] { $bot }
    }
page-bots-named = Personnages
page-bots-plain = Autres robots
page-bot-plain =
    { $bot ->
        [random] Joue n’importe quel coup permis.
        [greedy] Prend ce qui est à portée, tour après tour.
        [planner] Pense à ta meilleure réponse.
        [ismcts] Explore un arbre de parties.
        [islander] Connaît les routes : colonise, relie, et frappe quand cela rapporte.
       *[other] Un robot de ce serveur.
    }

## Ce qui se dit à plusieurs endroits

page-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
page-you = Toi
page-away = { $name } n’est pas là.
page-away-short = hors ligne
page-clock = Temps restant :
page-clock-days = { $days } j { $hours } h
page-prompt = Que faire
page-confirm-move = Confirmer
page-cancel = Annuler
page-skip-shown = Passer l’animation
page-log-turn = Tour { $turn }
page-log-before = Avant le premier tour
page-watch-again = Revoir
page-log-empty = Il ne s’est encore rien passé.
page-scores = Scores
page-winners = Victoire de { $names }
page-hints = avec conseils
page-no-hints = sans conseils
