### Le jeu en plein écran dans le terminal.

full-no-terminal = Le jeu en plein écran a besoin d’un terminal ; sans --full, on joue ligne par ligne, même à travers un tube.
full-no-textual = Le jeu en plein écran a besoin du paquet Textual : pip install 'motu[tui]', ou lance ./dev, qui s’en charge. Sans --full, on joue ligne par ligne.
full-choices = Ce que tu peux faire
full-choices-at = { $place } (Échap : tout)
full-standing = Situation
full-log = Journal
full-type = un numéro, un coup, ou ? pour l’aide
full-choose = Choisis avec les flèches, avec la souris, ou tape le numéro ; puis Entrée.
full-click-again = Un autre clic le joue.
full-thinking = { $seat } : le robot { $bot } réfléchit…
full-hand-over = Effacer l’écran et passer le clavier à { $seat }
full-over = La partie est finie
full-save = Garder la partie
full-leave = Quitter
full-stay = Continuer à jouer
full-close = Fermer
full-give-up = Abandonner
full-theme = couleurs
full-file = Nom du fichier où garder la partie (Entrée ; Échap : pas maintenant) :
full-quit-kept = La partie est gardée dans { $file }. La quitter maintenant ?
full-quit-unsaved = Cette partie n’est gardée nulle part. La quitter quand même ?
full-resign = Abandonner cette partie ?
full-help-keyboard = Haut et bas parcourent les choix, Entrée prend celui du curseur. Un numéro mène à un choix, un coup s’écrit comme ci-dessous ; Entrée le joue. Tab passe du journal à la situation quand il n’y a place que pour un des deux ; Maj avec haut et bas fait défiler le journal.
full-help-mouse = Un clic sur un choix le joue. Un clic sur le plateau montre ce qu’on peut y faire ; s’il n’y a qu’une chose, un autre clic la joue. Ce qui est éclairé se clique.
full-help-keys = Les touches de la dernière ligne se cliquent aussi ; tous leurs mots peuvent aussi être tapés.
