### Conquest of Paradise : événements aléatoires (11.2). Leurs noms, leurs effets, et tout ce qui s’en dit.

paradise-event-name =
    { $event ->
        [typhoon] Typhon
        [typhoon-season] Saison des typhons
        [tsunami] Tsunami
        [drought] Sécheresse
        [weeds] Herbes folles
        [erosion] Érosion
        [eruption] Éruption
        [taniwha] Taniwha
        [epidemic] Épidémie
        [canoe-rot] Coques pourries
        [rival-chiefs] Chefs rivaux
        [winds] Vents favorables
        [fishing] Bonne pêche
        [fertile-island] Île fertile
        [spring] Source fraîche
        [ash] Cendres volcaniques
        [migration] Migration
        [omen] Bon présage
        [voyagers] Retour des voyageurs
        [war-fever] Fièvre guerrière
        [war-leader] Chef de guerre
        [shaman] Chamane
        [marriage] Mariage royal
        [new-stars] Nouvelles étoiles
        [trade-winds] Alizés
        [whispers] Murmures
        [great-feast] Grand festin
       *[own] { $name }
    }
paradise-event-text =
    { $effect ->
        [typhoon] Qui l’a pioché choisit un hexagone d’océan : quiconque a des canoës en mer dans cet hexagone ou à côté y perd un canoë.
        [typhoon-season] Quiconque a des canoës de transport en mer en perd un.
        [tsunami] Qui l’a pioché choisit un groupe contrôlé : ce groupe et ses voisins perdent chacun un village, là où il y en a au moins 3.
        [drought] Qui l’a pioché choisit un groupe contrôlé : il ne donne aucun point de construction ce tour-ci.
        [weeds] Qui l’a pioché choisit un groupe contrôlé : ce tour-ci il donne 2 points de construction de moins et aucune case n’y est améliorée ; une case améliorée sans village ne l’est plus.
        [erosion] Qui l’a pioché choisit un groupe contrôlé : il perd pour toujours une case verte libre.
        [eruption] Qui l’a pioché choisit un groupe contrôlé d’au moins 3 cases : il perd un village et ne donne aucun point de construction ce tour-ci.
        [taniwha] Qui l’a pioché choisit un hexagone d’océan : aucune flotte n’y entre ni n’en sort ce tour-ci.
        [epidemic] Le groupe qui a le plus de villages en perd un.
        [canoe-rot] Quiconque a au moins 2 canoës de guerre en perd un.
        [rival-chiefs] Qui est en tête perd une troupe de guerriers.
        [winds] À garder : tes canoës avancent d’un hexagone de plus pendant un tour.
        [fishing] Qui l’a pioché a 2 points de construction de plus ce tour-ci.
        [fertile-island] Qui l’a pioché choisit un groupe contrôlé : il gagne pour toujours une case verte.
        [spring] Qui l’a pioché choisit un de ses groupes : une case brune y est améliorée gratuitement ; s’il n’en reste pas, un village apparaît sur une case libre. Si tous ses groupes sont pleins, une colonie y apparaît.
        [ash] Qui l’a pioché choisit un de ses groupes : ce tour-ci il donne 2 points de construction de plus et peut recevoir deux nouveaux villages.
        [migration] Qui l’a pioché peut déplacer un village le long de sa chaîne ; sinon une colonie apparaît dans un de ses groupes.
        [omen] À garder : ton explorateur supporte un nœud de plus pendant un tour.
        [voyagers] À garder : ton explorateur quitte la case des perdus et explore aussitôt.
        [war-fever] À garder : pendant une construction, deux troupes de guerriers pour le prix d’une.
        [war-leader] À garder : dès cet instant, chaque jet d’un combat est décalé d’un point en ta faveur.
        [shaman] À garder : un événement qui vient d’être pioché n’a pas lieu.
        [marriage] À garder : toi et un autre joueur ne vous combattez pas ce tour-ci.
        [new-stars] Qui l’a pioché peut regarder deux tuiles secrètes, en y posant ses marqueurs ; s’il n’en regarde aucune, un canoë de transport apparaît dans un de ses groupes.
        [trade-winds] Qui l’a pioché reçoit une carte gratuite.
        [whispers] À garder : tes rumeurs sont placées d’un coup, là où tu as un pion.
       *[great-feast] Tout le monde a 1 point de construction de plus ce tour-ci, sauf qui est en tête.
    }

## Questions

paradise-ask-division = Piocher l’événement du tour, ou choisir l’ordre du tour ?
paradise-ask-shaman = Événement pioché : { paradise-event-name }. Le laisser se produire ?
paradise-ask-lost-box = L’explorateur est dans la case des perdus : le laisser revenir, ou jouer un événement ?
paradise-ask-event =
    { $what ->
        [typhoon] Où le typhon fait-il rage ?
        [typhoon-loss] { paradise-event-name } : quel canoë est perdu ?
        [season-loss] { paradise-event-name } : quel canoë de transport est perdu ?
        [rot-loss] { paradise-event-name } : quel canoë de guerre est perdu ?
        [chiefs-loss] { paradise-event-name } : quelle troupe de guerriers est perdue ?
        [leader] { paradise-event-name } : qui est touché, parmi ceux qui sont en tête ?
        [taniwha] { paradise-event-name } : dans quel hexagone d’océan ?
        [migration] { paradise-event-name } : de quel groupe part un village ?
        [migration-to] { paradise-event-name } : où va le village ?
        [stars] { paradise-event-name } : quelle tuile secrète regarder ?
        [marriage] { paradise-event-name } : avec qui ?
        [whisper] { paradise-event-name } : où placer une rumeur ?
        [gift] { paradise-event-name } : quel groupe reçoit le pion ?
       *[group] { paradise-event-name } : quel groupe ?
    }

## Pourquoi un coup n’est pas permis

paradise-event-not-kept = Tu n’as pas gardé cet événement.
paradise-event-not-now = Cet événement ne sert à rien en ce moment.
paradise-event-no-place = L’événement ne peut pas concerner { $place } : choisis l’un des lieux proposés.
paradise-event-no-player = L’événement ne peut pas concerner ce joueur.
paradise-event-no-loss = Ce pion ne peut pas être perdu par cet événement : choisis l’un des pions proposés.

## Le journal

paradise-log-division = { paradise-seat } pioche un événement ; { paradise-other } choisit l’ordre du tour.
paradise-log-event = { paradise-seat } pioche : { paradise-event-name }. { paradise-event-text }
paradise-log-keeps = { paradise-seat } pioche un événement et le garde.
paradise-log-keeps-own = { paradise-seat } pioche et garde : { paradise-event-name }. { paradise-event-text }
paradise-log-plays = { paradise-seat } joue : { paradise-event-name }.
paradise-log-prevented = { paradise-seat } empêche l’événement : { paradise-event-name }.
paradise-log-dropped = { paradise-seat } avait gardé : { paradise-event-name }.
paradise-log-nothing = Il n’en résulte rien.
paradise-log-picked = { paradise-seat } choisit { $place }.
paradise-log-named = Le sort tombe sur { paradise-other }.
paradise-log-unharmed = { paradise-seat } n’a rien à y perdre.
paradise-log-struck = { paradise-seat } perd { paradise-piece } à { $place }.
paradise-log-village-lost = { paradise-seat } perd un village à { $place }.
paradise-log-migrated = Un village de { paradise-seat-of } passe de { $start } à { $place }.
paradise-log-stars = { paradise-seat } regarde la tuile secrète à { $place }.
paradise-log-stars-own = { paradise-seat } regarde la tuile secrète à { $place } : { $group }.
paradise-log-trade = { paradise-seat } reçoit une carte.
paradise-log-trade-own = { paradise-seat } reçoit une carte : { $card }.
paradise-log-gift = { paradise-seat } reçoit { paradise-piece } à { $place }.
paradise-log-founded = Un nouveau village de { paradise-seat-of } apparaît à { $place }.
paradise-log-married = { paradise-seat } et { paradise-other } ne se combattent pas ce tour-ci.
paradise-log-whispered = Une rumeur de { paradise-seat-of } apparaît à { $place }.

## Les règles en bref

paradise-rules-events = Événements : dès que quelqu’un a { $points } points, un événement est pioché à chaque tour, une fois l’ordre choisi. Le dernier pioche ou choisit l’ordre, l’avant-dernier fait l’autre chose. Certains événements se gardent face cachée et se jouent quand leur propriétaire le veut ; avant qu’un événement ait lieu, on interroge tous ceux qui en gardent un. Seuls les groupes contrôlés sont touchés, et personne ne tombe à moins de 2 villages.

## Le terminal

paradise-side-keeps =
    { $events ->
        [one] { $events } événement gardé
       *[other] { $events } événements gardés
    }
paradise-kept = Événements gardés par { paradise-seat } : { $events }
paradise-event-named = { paradise-event-name }
paradise-event-line = { paradise-event-name } ({ $word }) : { paradise-event-text }
paradise-events-left = Événements à piocher : { $deck }. Déjà passés : { $events }
paradise-events-none = aucun
paradise-event-marker =
    { $about ->
        [place] En vigueur : { paradise-event-name }, { $place }
        [seat] En vigueur : { paradise-event-name }, { paradise-seat }
       *[pair] En vigueur : { paradise-event-name }, { paradise-seat } et { paradise-other }
    }
paradise-choices-event =
    { $kind ->
        [role] Tâche
        [event] Événement
        [pick] Choisir
        [name] Désigner
        [levy] Lever
       *[loss] Perdre
    }
paradise-would-event =
    { $kind ->
        [draw] tu pioches l’événement ; l’avant-dernier choisit l’ordre
        [order] tu choisis l’ordre ; l’avant-dernier pioche l’événement
        [pick] le choix tombe sur { $place }
        [name] le choix tombe sur { paradise-other }
        [levy] deux troupes de guerriers pour le prix d’une à { $place }
       *[loss] { paradise-piece } à { $place }, c’est perdu
    }
paradise-would-play = jouer { paradise-event-name }
paradise-done-event =
    { $stage ->
        [shaman] laisser faire
        [lost-box] l’explorateur revient
        [migration] aucun village ne part : une colonie à la place
        [stars] ne regarder aucune tuile : un canoë de transport à la place
       *[event] rien
    }
paradise-word-role = le dernier pioche l’événement, ou choisit l’ordre du tour
paradise-word-event = jouer un événement gardé, par son numéro ou son nom
paradise-word-pick = l’hexagone, le joueur que concerne un événement
paradise-word-levy = deux troupes de guerriers pour le prix d’une, par la fièvre guerrière

## Erreurs dans events.toml

paradise-components-flag = « { $key } » doit valoir true ou false, sans guillemets.
paradise-components-event-twice = Il y a déjà un événement « { $event } » : chaque événement a son propre nom.
paradise-components-event-flag = « { $key } » doit valoir { $wanted } ici : c’est ainsi pour tous les événements d’effet « { $effect } ».
paradise-components-events-many = Il y a plus de { $most } événements : une boîte n’en contient pas davantage.
