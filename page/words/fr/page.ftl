### La page elle-même : son cadre, ses réglages, et ce qui peut clocher en route vers le serveur.

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

page-navigation = Navigation principale
page-play = Jouer
page-learn = Apprendre
page-watch = Regarder
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
page-threats-note = Quelles îles peuvent tomber
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
        [random] Hasard
        [greedy] Gourmand
        [planner] Planificateur
        [islander] Insulaire
        [ismcts] Arborescence
        [expert] Expert
       *[other] { $bot }
    }
