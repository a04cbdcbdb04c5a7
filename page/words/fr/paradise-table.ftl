### Conquest of Paradise on the page: whose turn it is, and the keys.

paradise-table-yours = À toi de décider
paradise-table-told = À toi de décider : tour { $turn }, { $step }
paradise-table-planning = Encore en train de planifier : { $name }
paradise-table-now = Tour { $turn }, { $step }
paradise-table-choose = Choisis un hexagone éclairé ou l’une des réponses.
paradise-table-reopen = Rouvrir
paradise-table-undo-step = Recommencer l’étape
paradise-table-sheet =
    { $place ->
        [down] Montrer la question
        [up] Montrer seulement la première ligne
       *[rest] Montrer tous les choix, ou seulement la première ligne
    }
paradise-table-target = sur { $target }
paradise-table-key-answer = choisir une réponse de la liste
paradise-table-key-hexes = aller d’un hexagone à l’autre ; Entrée choisit
paradise-table-key-end = assez : rentrer, s’arrêter, finir l’étape
paradise-table-turn = Tour { $turn }
paradise-table-step =
    { $step ->
        [setup] Préparation
        [order] Ordre
        [exploration] Exploration
        [movement] Mouvement
        [building] Construction
       *[victory] Victoire
    }
