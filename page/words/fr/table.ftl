### La table : ce qui se dit avant, pendant et après une partie, quel que soit le jeu.

## Une invitation

table-invite-link = Le lien vers ta table
table-invite-copy = Copier le lien
table-invite-share = Partager…
table-invite-text = Une partie de { $game } avec moi ?
table-invite-note = Qui a le lien peut s’asseoir, sans compte. La partie commence dès que toutes les places sont prises.
table-invite-qr = Code QR avec le lien vers ta table

## Conseils

table-hint-star = Un conseil coûte l’étoile qu’une victoire sans aide rapporte.
table-hint-ask = Montrer de bons tours
table-hint-none = Il n’y a rien à décider ici.
table-chance = chance de gagner

table-title = { $game }
table-title-yours = À toi de jouer – { $game }
table-title-theirs = On attend { $names } – { $game }
table-title-over = Partie finie – { $game }
table-connecting = Un instant : la table se charge…
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
table-seat-bot = Ou laisser jouer un robot :
table-bot-begin = Commencer
table-bot-seat = Installer le robot
table-bot-away = Retirer le robot
table-invite = Inviter quelqu’un à jouer
table-close = Fermer la table
table-clock-none = sans pendule
table-rated = classée
table-unrated = non classée

## What is to be done

table-over = La partie est terminée
table-watching = Tu regardes.
table-wait = Un instant…
table-undo = Annuler le coup
table-ask-undo = Demander l’annulation
table-sending = Envoi…

## Beside the game

table-beside = À côté de la partie
table-log = Journal
table-hints = Conseils
table-rules = Règles
table-menu = Table
table-save = Enregistrer la partie
table-picture = Enregistrer une image
table-leave = Quitter la table
table-offer-draw = Proposer la nulle
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-note = Tu perds aussitôt. C’est irrévocable.
table-resign-off = Tout le monde n’a pas encore joué : la partie est annulée et ne compte pour personne.
table-resign-bot = Pour les autres, un robot continue à ta place. Tu ne pourras pas revenir.
table-play-on = Continuer
table-reminder = Me rappeler par webhook que c’est mon tour
table-reminder-note = Une adresse qui commence par https:// ; laisse vide pour ne pas recevoir de rappel.
table-reminder-save = Enregistrer
table-reminder-set = Tu recevras un rappel.
table-reminder-off = Tu ne recevras pas de rappel.
table-here = { $name } est de retour.
table-waits =
    { $how ->
        [idle] { $name } n’a pas joué depuis un moment.
        [clock] { $name } n’est pas là, et la pendule tourne.
        [wait] { $name } n’est pas là. Dans { $minutes } min, un robot pourra jouer à sa place.
       *[away] { $name } n’est pas là.
    }
table-claim = Réclamer la victoire
table-replace = Appeler un robot
table-return = Reprendre ta place

## Asking and answering

table-asked =
    { $what ->
        [draw] { $name } propose la nulle.
        [undo] { $name } demande à annuler son dernier coup.
       *[other] { $name } demande qu’un robot joue à la place de { $about }.
    }
table-asked-by-you =
    { $what ->
        [draw] Tu as proposé la nulle.
        [undo] Tu as demandé à annuler ton dernier coup.
       *[other] Tu as demandé qu’un robot joue à la place de { $about }.
    }
table-asked-since = Ce que d’autres ont décidé depuis sera annulé aussi.
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
table-turn-over = Tu as pioché { $card }. Ton tour est terminé.
table-cover = Cacher mes cartes

## After the game

table-won = Tu gagnes
table-lost-game = Tu perds
table-wins = { $name } gagne
table-rating = Cote de { $name } : { $rating } ({ $change })
table-next = Ensuite : { page-bot }
table-daily-results = Résultats du jour
table-called-off = Partie annulée
table-drawn = Partie nulle
table-rematch = Rejouer
table-rematch-join = Rejoindre la revanche
table-rematch-waits = Une nouvelle table est ouverte, ta place t’attend.
table-follow = Suivre la partie suivante
table-review = Revoir et analyser
table-replay = Revoir la partie
table-fair = Le hasard était-il honnête ?
table-fair-note = L’empreinte a été fixée avant le début de la partie, et la graine y correspond : « motu verify » vérifie les deux sur la partie enregistrée.
table-fair-commitment = Empreinte
table-fair-seed = Graine

## Keys

table-keys = Touches
table-key-enter = Entrée
table-key-escape = Échap
table-key-confirm = confirmer
table-key-cancel = annuler le choix
table-key-undo = annuler le coup
table-key-skip = passer l’animation
table-keys-tab = Tout s’atteint aussi avec Tab et se choisit avec Entrée.
table-keys-on = Touches simples
table-keys-on-note = À désactiver si elles gênent d’autres outils
