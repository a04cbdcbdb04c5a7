### La page d’accueil.

home-page-title =
    { $game ->
        [paradise] Motu : Conquest of Paradise dans le navigateur
       *[other] Motu : Kahuna dans le navigateur
    }
home-title =
    { $game ->
        [paradise] Cap sur l’inconnu : garde-le secret, puis relie-le à ton île
       *[other] Douze îles, deux joueurs, et toujours un pont qui manque
    }
home-lead =
    { $game ->
        [paradise] Les explorateurs trouvent des îles qu’eux seuls connaissent. Les canoës portent colons et guerriers, et une chaîne de canoës en fait un seul peuple. De deux à quatre, ou en solitaire ; une partie dure une heure ou plus.
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
