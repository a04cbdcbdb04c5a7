### Revoir des parties : le film, l’analyse et les conseils.

## Charger une partie

replay-load-title = Charger une partie
replay-load-lead = Toute partie se garde sous la forme d’un court texte, sa notation. Mets-en une ici pour la revoir, ou pour la reprendre d’où tu veux.
replay-load-record = La partie en notation
replay-load-choose = Choisir un fichier
replay-load-drop = Colle le texte, choisis le fichier, ou dépose-le ici ; pour une partie avec son propre matériel, ses tables aussi.
replay-load-tables = Choisir ses tables
replay-load-tables-called = D’une partie notée
replay-load-tables-here = Les tables sont là.
replay-load-tables-other = Ces tables-ci ({ $name }) ne sont pas celles de la partie ({ $wanted }).
replay-load-too-long = Ce fichier est plus long que toute partie notée ; choisis-en un autre.
replay-load-line = Ligne { $line } :
replay-load-replay = Revoir la partie
replay-load-analyse = Table d’analyse
replay-load-analyse-note = À une table d’analyse, tu joues pour les deux côtés, tu annules les coups que tu veux et tu demandes des conseils.

replay-title = Revoir la partie
replay-loading = La partie arrive…
replay-load = Charger une partie
replay-running = Elle n’est pas finie : tu vois ce que ta place a vu.
replay-to-table = Vers la table
replay-board = Plateau et étapes
replay-panels = En savoir plus sur cette partie
replay-log = Journal
replay-review = Analyse
replay-share = Partager

## Parcourir une partie

replay-deal =
    { $game ->
        [paradise] La partie commence.
       *[other] Les cartes sont distribuées.
    }
replay-round =
    { $game ->
        [paradise] Tour { $round }
       *[other] Manche { $round }
    }
replay-step = Étape de la partie
replay-steps = Étapes et tours
replay-first = Au début
replay-previous-turn = Un tour en arrière
replay-previous = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-next-turn = Un tour en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-view = Vue par
replay-view-open =
    { $game ->
        [paradise] Tout
       *[other] Toutes les cartes
    }

## L’emporter

replay-link = Copier le lien
replay-link-about = Un lien vers cette position contient toute la partie : qui l’ouvre la voit, sur ce serveur, sans compte.
replay-link-copied = Le lien vers cette position est copié.
replay-link-empty = Il n’y a pas de partie dans ce lien ; charge son enregistrement, ou demande le lien entier.
replay-link-broken = Ce lien a été coupé ou modifié en chemin, et la partie qu’il contient est illisible ; demande-le encore une fois.
replay-record = Enregistrer la partie
replay-picture = Enregistrer une image du plateau
replay-picture-failed = Ce navigateur n’a pas pu faire une image du plateau.

## Essayer encore

replay-branch = Réessayer à partir d’ici
replay-branch-about = La partie reprend à cette position, et des robots prennent toutes les autres places. Aucune cote ne change.
replay-branch-seat = Tu joues
replay-branch-bot = Contre
replay-branch-begin = Commencer

## L’analyse

replay-review-about = Un robot fort parcourt la partie : où en étaient les chances, quand elle a basculé, et ce qui aurait été mieux.
replay-review-begin = Analyser la partie
replay-review-again = Une autre analyse
replay-review-cut = L’analyse s’est interrompue en chemin ; relance-la.
replay-cancel = Annuler
replay-quality = Avec quel soin
replay-quality-name =
    { $quality ->
        [quick] Rapide
        [normal] Normale
       *[deep] Profonde
    }
replay-quality-time =
    { $quality ->
        [quick] Prend quelques secondes.
        [normal] Prend environ un quart de minute.
       *[deep] Prend deux minutes ou plus.
    }
replay-turn = Tour { $turn }, { kahuna-seat }
replay-played = Joué
replay-better = Mieux
replay-point-mistake = Une chance de { $first }, alors que { $second } était possible.
replay-point-lucky = De la chance : les cartes piochées ont fait passer { kahuna-seat } de { $first } à { $second }.
replay-point-unlucky = Pas de chance : les cartes piochées ont fait tomber { kahuna-seat } de { $first } à { $second }.
replay-graph-start = Avant le premier tour : la chance de Blanc est de { $chance }
replay-graph-turn = Après le tour { $turn }, joué par { kahuna-seat } : la chance de Blanc est de { $chance } { $mark }
replay-table = Les chiffres en tableau
