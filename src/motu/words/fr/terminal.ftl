### Le terminal : ligne de commande, invite, fichiers.

## La ligne de commande

cli-welcome = Motu joue aux jeux de société Kahuna et Conquest of Paradise. Ce qu’on peut faire :
cli-about = Les jeux de société Kahuna et Conquest of Paradise : dans le terminal et dans le navigateur, contre des robots et entre personnes.
cli-usage = Usage :{ " " }
cli-command = COMMANDE
cli-commands = Commandes :
cli-more = « { $motu } COMMANDE --help » en dit plus ; « { $motu } play JEU --help » donne les options d’un jeu.
cli-play = jouer une partie dans le terminal
cli-instance = Par exemple :
cli-try-lines = Kahuna contre un robot, ligne par ligne
cli-try-full = Conquest of Paradise en plein écran
cli-try-hot-seat = deux personnes à ce clavier
cli-try-serve = Kahuna dans le navigateur
cli-replay = revoir une partie enregistrée pas à pas
cli-verify = vérifier que le mélange d’une partie finie était honnête
cli-general = En général{ "\u00A0" }
cli-about-motu = À propos de motu{ "\u00A0" }
cli-help = afficher cette aide
cli-lang = langue de tous les textes (sinon MOTU_LANG, LC_ALL, LC_MESSAGES, LANG)
cli-version = afficher la version
cli-arguments = Sur quoi travailler{ "\u00A0" }
cli-game = JEU
cli-game-help = le jeu : { $games }
cli-file = la partie enregistrée par « { $motu } play --save »
cli-who = Qui joue{ "\u00A0" }
cli-against = le robot adverse : { $bots } (par défaut : { $usual })
cli-bot = ce robot joue cette place, par exemple { $seat }={ $bot } ; peut être donné plusieurs fois
cli-hot-seat = deux personnes jouent tour à tour à ce clavier
cli-hot-seat-many = des personnes jouent toutes les places sans --bot, tour à tour à ce clavier
cli-seat = ta couleur (par défaut : { $first })
cli-name = NOM
cli-name-help = ton nom ; avec --hot-seat deux fois, d’abord celui de Blanc
cli-name-many = ton nom ; avec --hot-seat une fois par personne, dans l’ordre des places
cli-replay-seat = quelles cartes montrer : celles d’un camp, ou toutes (par défaut : open)
cli-what = Ce qui se joue{ "\u00A0" }
cli-edition = ÉDITION
cli-preset = modern (par défaut), classic, sheet ou russian
cli-side = CAMP
cli-first = qui commence : white, black ou random (par défaut)
cli-no-surprise = variante 1 : on ne construit pas sur une île où l’autre a une pierre
cli-open-hands = variante 2 : les cartes visibles prises restent visibles
cli-handicap = ponts gratuits avant le premier tour, pour le camp le plus faible : 0 à 3
cli-weaker = le camp le plus faible, qui reçoit les ponts du handicap : white ou black (par défaut : toi ; avec --hot-seat, black)
cli-option = une option des règles en particulier, par exemple sudden-win=no
cli-paradise-players = deux, trois ou quatre joueurs (par défaut : 2)
cli-paradise-homes = comment on attribue les foyers : drawn (au sort, par défaut), chosen (chacun choisit à son tour) ou seated (dans l’ordre des places)
cli-components = pour Conquest of Paradise : un dossier avec les tables de ton propre exemplaire du jeu
cli-option-any = une option des règles en particulier, écrite comme dans les parties gardées
cli-one-of = au choix : { $values }
cli-keep = Garder la partie{ "\u00A0" }
cli-save = garder la partie dans ce fichier, après chaque coup
cli-resume = reprendre une partie gardée
cli-seed = mélanger d’après cette graine (64 chiffres hexadécimaux)
cli-looks = Apparence{ "\u00A0" }
cli-board = le plateau en carte, en liste (pour lecteurs d’écran), ou pas du tout
cli-color = couleurs (auto : sur un terminal, sauf si NO_COLOR est défini)
cli-full = en plein écran, au clavier et à la souris (avec l’extra « tui »)
cli-theme = avec --full : clair sur fond sombre, ou l’inverse
cli-no-command = Il n’y a pas de commande « { $command } » ; il y a { $commands }.
cli-unknown = « { $word } » n’est pas compris ici ; « { $command } --help » montre ce qui l’est.
cli-choose = { $option } demande une de ces valeurs : { $values }.
cli-no-value = { $option } s’emploie sans valeur.
cli-needs-value = { $option } demande une valeur : { $value }.
cli-unclear = La ligne de commande n’est pas claire ({ $problem }) ; « { $command } --help » montre comment l’écrire.
cli-no-file = Quel fichier ? Par exemple : { $command } partie.txt
cli-not-together = { $one } et { $other } ne vont pas ensemble.
cli-bad-option = --option demande NOM=VALEUR, pas « { $word } ».
cli-bad-bot = --bot demande PLACE=ROBOT, pas « { $word } ».
cli-two-bots = La place { $seat } est prise deux fois : { $one } et { $other } ; choisis l’un des deux.
cli-nobody = Les robots ont toutes les places : laisses-en une à une personne.
cli-bad-seed = --seed demande { $digits } chiffres hexadécimaux.
cli-our-mistake = Il s’est produit une erreur qui n’aurait pas dû se produire ({ $error }). MOTU_DEBUG=1 en montre les détails.
game-unknown = Il n’y a pas de jeu « { $game } » ; il y a { $games }.
game-which = Quel jeu ?
game-title =
    { $game ->
        [kahuna] Kahuna (à deux : ponts et îles)
       *[paradise] Conquest of Paradise (de deux à quatre : explorer, peupler, combattre)
    }
game-name =
    { $game ->
        [kahuna] Kahuna
       *[paradise] Conquest of Paradise
    }
game-none = Il faut choisir un jeu : { $motu } play JEU, avec { $games } au choix.
game-ask = Numéro (Entrée : 1) :{ " " }
game-taken = Voici { $title } ; les autres se lancent par leur nom : { $others }.

## Fichiers

error-at = { $where }: { $reason }
file-unreadable =
    { $why ->
        [missing] Ce fichier n’existe pas.
        [folder] C’est un dossier ; il faut le nom d’un fichier.
        [forbidden] Ce fichier n’est pas accessible en lecture ; il faudrait changer ses droits.
        [name] Aucun fichier ne peut porter ce nom.
       *[other] Ce fichier ne peut pas être lu.
    }
file-unwritable =
    { $why ->
        [missing] Le dossier de ce fichier n’existe pas ; il faut d’abord le créer.
        [folder] C’est un dossier ; il faut le nom d’un fichier.
        [forbidden] On ne peut rien écrire ici ; choisir un autre endroit.
        [name] Aucun fichier ne peut porter ce nom.
        [full] Il n’y a plus de place sur le disque.
       *[other] Ce fichier ne peut pas être écrit.
    }
file-too-big = Ce fichier dépasse { $limit } Mo, ce qu’aucune partie ne demande ; il n’a pas été lu.
file-not-utf8 = Ce n’est pas du texte en UTF-8, comme doit l’être une partie enregistrée.
file-not-text = Ce n’est pas un fichier de texte, comme doit l’être une partie enregistrée.
file-partial = Une carte est cachée ici (?) : on ne peut revoir qu’une partie dont toutes les cartes sont connues.
file-exists = Ce fichier existe déjà ; « { $motu } play --resume { $file } » reprendrait sa partie, un autre nom en commencerait une nouvelle.
file-busy = Cette partie est en cours dans un autre processus ; continue là-bas, ou quitte-la d’abord là-bas.
file-changed = Un autre processus a écrit dans ce fichier, qui reste donc tel quel ; « { command-save } FICHIER » garde cette partie sous un autre nom.
save-other-game = C’est une partie de { $kept }, pas de { $wanted } ; « { $motu } play { $game } --resume { $file } » la reprend.
save-over = Cette partie est finie ; « { $motu } replay { $file } » la montre.
save-no-seed = La graine secrète { $seed } manque : sans elle, les cartes ne peuvent plus être tirées.
save-wrong-seed = Ce n’est pas la graine de la partie { $file }.

## Une partie

opening = { $edition }. { $players }.
opening-bot = { $seat } : le robot { $name }
opening-you = { $seat } : toi
player = { $seat } : { $name }
opening-seal = Sceau : { $seal }
opening-hint = Tape le numéro d’un choix, ou un coup comme { $example }. « { command-rules } » dit comment on joue, ? explique le reste.
prompt = { $seat }>{ " " }
prompt-no-number = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $last }.
prompt-no-wishes = C’est le hasard qui décide de ce qui vient : écris seulement { $word }.
prompt-illegal = { $word } – { $reason }
prompt-nothing-played = { $word } – { $reason } Rien de cette ligne n’a été joué.
prompt-not-all-played = { $word } – { $reason } Ce qui précède a été joué.
prompt-would = { $word } – { $what }.
aside-not-now = { $seat } ne peut pas faire cela maintenant : hors de son tour, il n’y a que ce que les règles permettent à tout moment.
aside-bot = Un robot joue { $seat } : personne d’autre ne décide à sa place.
aside-what = Écris en notation, derrière le nom, ce que fait { $seat } hors de son tour.
menu-title = { $title } :
help-moves = Les coups s’écrivent ainsi :
help-seal = Le sceau est l’empreinte du mélange secret, montrée avant le premier coup ; à la fin vient la graine, et « { $motu } verify » vérifie que rien n’a changé entre-temps.
help-commands = Et ces mots peuvent aider :
help-now = Ce que { $player } peut faire maintenant :
command-help = aide
command-help-help = cette aide ; « ? COUP » dit ce que ferait un coup, ou pourquoi il n’est pas permis
command-board = plateau
command-board-help = montrer le plateau
command-hand = main
command-hand-help = tes cartes, et ce qu’on sait de celles des autres
command-row = visibles
command-row-help = les cartes visibles, la pioche, et ce qui a été joué
command-log = journal
command-log-help = ce qui s’est passé (« { command-log } tout » : depuis le début)
command-score = score
command-score-help = les points, et d’où ils viennent
command-danger = danger
command-danger-help = ce qui peut se perdre ou se gagner en un tour
danger-none = Rien ne peut tomber en un tour, pour autant que tu saches.
command-rules = règles
command-rules-help = les règles de cette édition en bref
command-undo = annuler
command-undo-help = annuler ton dernier coup, tant que rien de secret ni d’aléatoire n’a été révélé
command-resign = abandonner
command-resign-help = abandonner la partie
command-save = garder
command-save-help = « { command-save } FICHIER » garde désormais la partie dans un fichier
command-quit = quitter
command-quit-help = quitter la partie
log-empty = Il ne s’est encore rien passé.
log-more =
    { $count ->
        [one] ({ $count } ligne avant celle-ci : « { command-log } tout »)
       *[other] ({ $count } lignes avant celle-ci : « { command-log } tout »)
    }
undo-done = { $word } est annulé.
undo-nothing = Il n’y a encore rien à annuler.
undo-chance = Impossible d’annuler ce coup : une carte a été révélée.
undo-others = Impossible d’annuler ce coup : quelqu’un d’autre a joué depuis.
undo-seen = Impossible d’annuler ce coup : il t’a montré ce que tu ne savais pas.
undo-shown = Impossible d’annuler ce coup : tout le monde l’a vu.
resign-really = Tape encore une fois « { command-resign } » pour abandonner la partie.
resigned = { $seat } abandonne.
resigned-bot = { $seat } abandonne ; le robot { $bot } continue à sa place.
save-where = Où ? Écris « { command-save } FICHIER ».
save-done = La partie est désormais gardée dans { $file }.
quit-unsaved = Cette partie n’est gardée nulle part : « { command-save } FICHIER » la garde, « { command-quit } » encore une fois la quitte.
curtain-hide = Entrée efface l’écran ; le clavier passe ensuite à { $seat }.{ " " }
curtain-ready = { $seat }, appuie sur Entrée quand personne d’autre ne regarde.{ " " }
closing-seed = Graine : { $seed }
closing-save = Nom d’un fichier où garder la partie (Entrée : aucun) :{ " " }
closing-saved = La partie est gardée : voir « { $motu } replay { $file } » et « { $motu } verify { $file } ».
farewell = À bientôt !
farewell-saved = La partie est gardée ; pour la reprendre : { $motu } play --resume { $file }

## Parties enregistrées

replay-length =
    { $steps ->
        [one] { $steps } coup. { $result }
       *[other] { $steps } coups. { $result }
    }
replay-running = La partie n’est pas finie.
replay-remark = ; { $remark }
replay-prompt = [{ $place }/{ $last }] Entrée, b, e, q, tour ou ?{ " " }
replay-help = Entrée avance, b recule, un numéro mène à ce tour, e à la fin, q quitte.
replay-at-end = C’est la fin.
replay-at-start = C’est le début.
verify-branch = Cette partie en continue une autre : sa donne et ses premières étapes (Branch: { $step }) n’ont pas été vérifiées.
verify-good =
    { $count ->
        [one] { $file } : la graine correspond à son empreinte, et { $count } tirage est conforme à la graine.
       *[other] { $file } : la graine correspond à son empreinte, et les { $count } tirages sont tous conformes à la graine.
    }
