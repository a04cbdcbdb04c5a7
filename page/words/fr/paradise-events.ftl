# Conquest of Paradise on the page: random events, and the chits of the solitaire game.

paradise-event-role =
    { $role ->
        [draw] Tirer l’événement
       *[order] Choisir l’ordre du tour
    }
paradise-event-role-told =
    { $role ->
        [draw] L’avant-dernier choisit alors qui joue en premier.
       *[order] L’avant-dernier tire alors l’événement et décide de sa cible.
    }
paradise-event-play = Jouer { $name }
paradise-event-piece =
    { $piece ->
        [W] Guerriers
        [C] Canoë de guerre
        [T] Canoë de transport
        [L] Colonie
       *[R] Rumeur
    } : { $place }
paradise-event-hexes =
    { $hexes ->
        [one] Choisis l’hexagone éclairé sur la carte ({ $hexes }).
       *[other] Choisis un des { $hexes } hexagones éclairés sur la carte.
    }
paradise-event-others = D’autres décident de ce qui en advient.
paradise-event-title = Événements durables
paradise-event-left =
    { $events ->
        [one] Il reste { $events } événement à tirer.
       *[other] Il reste { $events } événements à tirer.
    }
paradise-chit-gets =
    { $expand ->
        [card] Elle reçoit une carte, cachée jusqu’à ce qu’elle explore, attaque ou soit attaquée.
        [chain] Elle reçoit des canoës qui relient ses groupes au plus court.
        [village] Elle reçoit un village là où le plus de cases sont vides.
        [village-each] Chacun de ses groupes qui a de la place reçoit un village.
        [warriors] Elle reçoit une troupe : pour un canoë de guerre vide, sinon là où les villages sont le moins gardés.
        [two-warriors] Elle reçoit deux troupes : pour les canoës de guerre vides, sinon là où les villages sont le moins gardés.
        [warriors-each] Ses guerriers montent à un par village.
       *[war-canoe] Elle reçoit un canoë de guerre à son foyer.
    }
paradise-chit-does =
    { $action ->
        [explore] Puis son explorateur va d’anneau en anneau autour de son foyer.
        [attack] Puis ses canoës de guerre attaquent ton groupe le plus faible à portée.
       *[build] Rien de plus.
    }
paradise-chit-pending = À exécuter après l’exploration
paradise-chit-left =
    { $chits ->
        [one] Il reste { $chits } jeton ; ce sera celui-ci
       *[other] Il reste { $chits } jetons ; ce peut être l’un de ceux-ci
    }
paradise-chit-late = Ceux-ci viennent tard : après six tirages
paradise-chit-how = Personne ne joue Samoa. Chaque tour, on tire un jeton : une face dit ce que Samoa reçoit, l’autre ce qu’elle fait. Un groupe riche que tu découvres en amène un autre.
paradise-kept-title = Événements que tu gardes
