# Conquest of Paradise on the page: battles.

paradise-mat-title = Combat : { $place }
paradise-mat-who = { $attacker } attaque { $defender }
paradise-mat-roll = lancer { $number }
paradise-mat-won = Victoire : { $name }.
paradise-mat-turn-away = { $name } peut repousser l’attaque avec une carte…
paradise-mat-stake = En jeu
paradise-mat-stake-told =
    { $villages ->
        [one] { $villages } village est en jeu
       *[other] { $villages } villages sont en jeu
    }
paradise-mat-fold = Replier le combat
paradise-mat-die = Le dé montre { $die }
paradise-mat-front =
    { $number ->
        [0] Première ligne
       *[other] Première ligne · { $number }
    }
paradise-mat-back = Arrière
paradise-mat-closed = encore face cachée
paradise-mat-loss =
    { $loss ->
        [eliminated] { $loser ->
            [you] tu en perds un
            [they] ils en perdent un
            [attacker] l’attaquant en perd un
           *[defender] le défenseur en perd un
        }
       *[panic] { $loser ->
            [you] un des tiens panique
            [they] un des leurs panique
            [attacker] un attaquant panique
           *[defender] un défenseur panique
        }
    }
paradise-mat-chance = { $name } gagne avec une chance de { $chance }
paradise-mat-start = début
paradise-mat-now = maintenant
paradise-mat-rolls = Lancers
paradise-mat-no-rolls = aucun encore
paradise-mat-roll-open = à décider
paradise-mat-cards = Cartes de combat
paradise-mat-used = { $name } : { $card }
paradise-mat-no-cards = aucune utilisée
paradise-mat-asked = { $name } peut en utiliser une…
paradise-mat-asked-you = { $name }, tu peux en utiliser une.
paradise-battle-piece =
    { $piece ->
        [W] Guerriers
        [C] Canoë de guerre
       *[V] Guerrier local
    } ({ $number })
paradise-battle-loss =
    { $loss ->
        [eliminated] Il est perdu pour de bon. Un combat va jusqu’au bout.
       *[panic] Il passe à l’arrière et ne combat plus cette fois. Un combat va jusqu’au bout.
    }
paradise-battle-saved = Sauvés : { $saved } sur { $stake }. Sans village sauvé, le groupe n’appartient à personne.
paradise-battle-help =
    { $stage ->
        [battles] Tu décides de l’ordre de tes combats : choisis-en un ici ou sur la carte.
        [arioi] La carte renvoie les attaquants d’où ils viennent, une fois par partie.
        [battle-card] Une carte par lancer, le défenseur d’abord. Une carte utilisée est dévoilée.
        [retreat] Ceux qui restent vont à ton groupe le plus proche ; à égalité, tu choisis.
        [carry] Chaque colonie a besoin d’un canoë. Le reste est abandonné.
        [save] Chaque pion sacrifié quitte le jeu et garde un village.
        [new-home] C’est à partir du nouveau foyer que tes points seront comptés.
        [regroup] Face visible, le canoë fait partie de la chaîne ; tous le voient.
       *[other] D’autres décident. Tu vois tout ici.
    }
paradise-mat-chance-of = Chance de victoire : { $name }
paradise-mat-down = { $number } face cachée
paradise-battle-win = Si tu gagnes
paradise-battle-lose = Si tu perds
paradise-battle-if-won =
    { $side ->
        [attacker] { $stake ->
            [0] L’hexagone est à toi.
           *[other] Tu tiens le groupe en sacrifiant un pion du premier rang par village sauvé : jusqu’à { $stake }.
        }
       *[defender] Tout ce qui reste demeure en place.
    }
paradise-battle-if-lost =
    { $number ->
        [0] Aucun groupe où se replier : tout est perdu.
        [one] Les survivants se replient vers { $places }, troupes et colonies en canoë.
       *[other] Les survivants se replient où tu veux : { $places }, troupes et colonies en canoë.
    }
paradise-battle-use =
    { $die ->
        [0] relancer : { $chance } de gagner
       *[other] compte comme { $die } : { $chance } de gagner
    }
paradise-battle-back = ils repartent vers { $places }
paradise-battle-then = ensuite { $chance } de gagner
paradise-battle-berths =
    { $places ->
        [one] { $places } place en canoë pour { $carried } au repli
       *[other] { $places } places en canoë pour { $carried } au repli
    }
paradise-battle-held =
    { $saved ->
        [one] 1 village sauvé : { $points }
       *[other] { $saved } villages sauvés : { $points }
    }
