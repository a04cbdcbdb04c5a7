### The table: what is said while a game of Kahuna is prepared, played and over.

table-title = { $game }
table-title-yours = À toi de jouer – { $game }
table-title-theirs = On attend { $names } – { $game }
table-title-over = Partie finie – { $game }
table-connecting = Un instant : on prépare la table…
table-closed-door = Cette table ne peut pas être montrée
table-to-lobby = Vers le salon
table-never-began = Cette partie n’a jamais commencé
table-open-another = Ouvrir une autre table

## Before the game

table-waiting =
    { $free ->
        [one] Il manque encore quelqu’un
       *[other] Il manque encore { $free } personnes
    }
table-beginning = La partie va commencer
table-open-seat = Une place est libre
table-waiting-host = La partie commence dès que toutes les places sont prises.
table-waiting-rematch = La partie commence dès que tout le monde se rassoit.
table-waiting-stay = Tu peux quitter cette page : la table reste parmi tes parties et attend.
table-seat-free = Libre
table-sit = S’asseoir ici
table-rise = Se lever
table-you = Toi
table-seat-bot = Ou laisser jouer un robot :
table-bot-begin = Commencer
table-bot-seat = Installer le robot
table-bot-away = Retirer le robot
table-invite = Inviter quelqu’un à jouer
table-close = Fermer la table
table-clock-none = sans pendule
table-rated = classée
table-unrated = non classée

## The players

table-plate = { $name }, { kahuna-seat } : { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } sur le plateau et { $left } en réserve, { kahuna-count-cards }.
table-plate-next = C’est son tour.
table-points = { kahuna-points }
table-bridges-left =
    { $count ->
        [one] encore { $count } pont en réserve
       *[other] encore { $count } ponts en réserve
    }
table-see-cards =
    { $cards ->
        [one] { $name } a { $cards } carte : regarder
       *[other] { $name } a { $cards } cartes : regarder
    }
table-cards-known =
    { $known ->
        [one] Tout le monde a vu prendre cette carte
       *[other] Tout le monde a vu prendre ces { $known } cartes
    } ; { $unknown ->
        [0] il n’y en a pas d’autre.
        [one] l’autre est inconnue.
       *[other] les { $unknown } autres sont inconnues.
    }
table-cards-unknown =
    { $unknown ->
        [0] Il n’y a pas de carte dans cette main.
        [one] Personne d’autre ne connaît cette carte.
       *[other] Personne d’autre ne connaît ces { $unknown } cartes.
    }
table-clock = Temps restant :
table-clock-days = { $days } j { $hours } h

## What is to be done

table-prompt = Que faire
table-over = La partie est terminée
table-head-yours = Manche { $round } · à toi
table-head-theirs = Manche { $round } · à { $name }
table-head-last = { $head } · dernier tour
table-watching = Tu regardes.
table-wait = Un instant…
table-do-play = Joue une carte.
table-do-play-draw = Joue des cartes, puis pioches-en une : cela termine ton tour.
table-do-draw = Pioche une carte : cela termine ton tour.
table-do-play-decline = Joue des cartes, ou termine ton tour sans piocher.
table-do-decline = Termine ton tour sans piocher.
table-do-play-end = Joue des cartes, puis termine ton tour.
table-do-end = Termine ton tour.
table-do-discard = Choisis une carte à défausser.
table-do-excess = Une carte de trop : choisis-en une à défausser.
table-do-free = Un pont gratuit peut aller sur { $line } ; ou continue ton tour.
table-do-line = { $card } : choisis une ligne dorée.
table-do-remove = { $cards } : choisis le pont à retirer.
table-do-only-discard = { $card } n’a aucune ligne en ce moment, mais peut être défaussée.
table-do-nothing = { $card } n’a aucune ligne en ce moment.
table-do-way = Plusieurs cartes peuvent le faire : laquelle ?
table-way-card = Avec { $card }
table-way-remove = Avec { $cards }
table-way-free = Sans carte
table-effect-strips =
    { $count ->
        [one] élimine { $count } pont
       *[other] élimine { $count } ponts
    }
table-tell-place = { $line } : { $effects }
table-tell-remove = Retirer { $line } : { $effects }
table-tell-free = Pont gratuit { $line } : { $effects }
table-tell-discard = Défausser { $card }
table-tell-take = Prendre { $card }, ce qui termine le tour
table-tell-draw = Piocher, ce qui termine le tour
table-tell-decline = Terminer le tour sans piocher
table-tell-end = Terminer le tour
table-confirm = Confirmer
table-cancel = Annuler
table-discard = Défausser
table-decline = Ne pas piocher
table-end = Terminer
table-undo = Reprendre
table-ask-undo = Demander à reprendre
table-skip = Passer
table-sending = Envoi…
table-card-elsewhere = { $card } n’atteint pas la ligne { $line }.
table-card-idle = Aucune ligne de { $card } ne t’est ouverte en ce moment.
table-needs-one = Un pont { $first }–{ $second } demande une carte { $first } ou { $second }, et tu n’as ni l’une ni l’autre.
table-needs-two = Pour retirer { $first }–{ $second }, il faut deux cartes, chacune { $first } ou { $second } ; tu ne les as pas.

## The cards

table-hand = Ta main
table-hand-empty = Aucune carte en main
table-hand-card =
    Carte { $place } : { $island }, { $lines ->
        [0] aucune ligne
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
table-row = Cartes visibles
table-row-card = Visible : { $island }
table-row-empty = Aucune carte visible
table-deck =
    { $count ->
        [one] La pioche, { $count } carte
       *[other] La pioche, { $count } cartes
    }
table-deck-empty = Pioche vide
table-pile =
    { $count ->
        [0] Aucune carte hors jeu
        [one] { $count } carte hors jeu : regarder
       *[other] { $count } cartes hors jeu : regarder
    }
table-pile-short = hors jeu
table-pile-title = Hors jeu
table-pile-note = Ce qui a été joué ou défaussé dans cette manche ; tout est remélangé quand elle finit.
table-pile-empty = Rien n’y est visible.

## Beside the game

table-beside = À côté de la partie
table-log = Journal
table-again = Revoir
table-log-turn = Tour { $turn }
table-log-before = Avant le premier tour
table-log-empty = Il ne s’est encore rien passé.
table-counter = Cartes
table-counter-note =
    Chaque carte existe deux fois. { $count ->
        [one] Tu n’en as pas vu { $count }
       *[other] Tu n’en as pas vu { $count }
    } ; { $deck ->
        [0] la pioche est vide.
        [one] il y en a { $deck } dans la pioche.
       *[other] il y en a { $deck } dans la pioche.
    }
table-where-hidden = pas vue
table-where-hand = ta main
table-where-known = main adverse
table-where-row = visible
table-where-out = hors jeu
table-where-discarded = défaussée par toi
table-hints = Conseils
table-rules = Règles
table-menu = Table
table-scores = Décompte
table-scores-round = Manche
table-scores-worth =
    { $round ->
        [1] (1 point)
        [2] (2 points)
       *[other] (la différence)
    }
table-scores-sum = Points
table-save = Enregistrer la partie
table-picture = Enregistrer une image
table-leave = Quitter la table
table-offer-draw = Proposer la nulle
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-note = Tu perds aussitôt. C’est irrévocable.
table-resign-bot = Pour les autres, un robot continue à ta place. Tu ne pourras pas revenir.
table-play-on = Continuer
table-reminder = Me rappeler par webhook que c’est mon tour
table-reminder-note = Une adresse qui commence par https:// ; laisse vide pour ne pas recevoir de rappel.
table-reminder-save = Enregistrer
table-reminder-set = Tu recevras un rappel.
table-reminder-off = Tu ne recevras pas de rappel.
table-gone = { $name } n’a pas joué depuis un moment.
table-replace = Laisser jouer un robot
table-return = Reprendre ta place

## Asking and answering

table-asked =
    { $what ->
        [draw] { $name } propose la nulle.
        [undo] { $name } demande à reprendre son dernier coup.
       *[other] { $name } demande qu’un robot joue à la place de { $about }.
    }
table-asked-by-you =
    { $what ->
        [draw] Tu as proposé la nulle.
        [undo] Tu as demandé à reprendre ton dernier coup.
       *[other] Tu as demandé qu’un robot joue à la place de { $about }.
    }
table-asked-since = Ce que d’autres ont décidé depuis est repris avec.
table-asked-waits = On attend encore { $names }.
table-agree = Accepter
table-refuse = Refuser
table-withdraw = Retirer

## The connection

table-lost = Connexion perdue. Nouvel essai…
table-back = Connexion rétablie.

## Two players at one device

table-hand-over =
    { $player ->
        [white] Passe l’appareil à Blanc.
        [red] Passe l’appareil à Rouge.
        [yellow] Passe l’appareil à Jaune.
        [green] Passe l’appareil à Vert.
        [blue] Passe l’appareil à Bleu.
       *[black] Passe l’appareil à Noir.
    }
table-hand-over-ready =
    { $player ->
        [white] Je suis Blanc : montrer mes cartes
        [red] Je suis Rouge : montrer ce que je sais
        [yellow] Je suis Jaune : montrer ce que je sais
        [green] Je suis Vert : montrer ce que je sais
        [blue] Je suis Bleu : montrer ce que je sais
       *[black] Je suis Noir : montrer mes cartes
    }
table-winners = Victoire de { $names }
table-turn-over = Tu as pioché { $card }. Ton tour est terminé.
table-cover = Cacher mes cartes

## After the game

table-won = Tu gagnes
table-lost-game = Tu perds
table-wins = { $name } gagne
table-drawn = Partie nulle
table-rematch = Rejouer
table-rematch-join = Rejoindre la revanche
table-rematch-waits = Une nouvelle table est ouverte, ta place t’attend.
table-follow = Suivre la partie suivante
table-review = Revoir et analyser
table-replay = Revoir la partie
table-fair = Le hasard était-il honnête ?
table-fair-note = L’engagement a été fixé avant le début de la partie, et la graine y correspond : « motu verify » vérifie les deux sur la partie enregistrée.
table-fair-commitment = Engagement
table-fair-seed = Graine

## Keys

table-keys = Touches
table-key-enter = Entrée
table-key-escape = Échap
table-key-card = choisir une carte
table-key-lines = aller de ligne dorée en ligne dorée
table-key-confirm = confirmer
table-key-cancel = annuler
table-key-take = prendre une carte visible
table-key-deck = piocher
table-key-discard = défausser la carte choisie
table-key-end = terminer le tour
table-key-undo = reprendre
table-key-skip = passer ce qui est montré
table-keys-tab = Tout s’atteint aussi avec Tab et se choisit avec Entrée.
table-keys-on = Touches simples
table-keys-on-note = À désactiver si elles gênent d’autres outils
