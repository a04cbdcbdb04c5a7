### Conseils et analyse : pourquoi un tour est bon, et à quoi ressemble une partie après coup.

advice-needs-numba = Les conseils et l’analyse ont besoin de Numba : installe motu avec son extra « fast », ou passe par ./dev, qui s’en charge.
advice-not-here = Il n’y a pas encore d’analyse de ce jeu, ni de conseils avec la chance de gagner.

## Le conseil

command-hint = conseil
command-hint-help = de bons tours à jouer d’ici, et pourquoi (environ une seconde de réflexion)
advice-thinking = Un instant …
advice-head = De bons tours à jouer d’ici, avec ta chance de gagner, pour autant que tu puisses la connaître :
advice-turn = { $words } – { $chance } : { $reasons }
advice-turn-bare = { $words } – { $chance }
advice-example = Ce que ferait ici le robot { $bot } :
advice-example-line = Sur une ligne : { $words }

## Pourquoi un tour est bon : chaque raison continue « Ce tour … », et on en enchaîne plusieurs

advice-wins-sudden = gagne sur-le-champ : { kahuna-seat } n’a plus aucun pont
advice-ends-game =
    { $result ->
        [won] termine la partie et la gagne
        [drawn] termine la partie sur une nulle
       *[lost] termine la partie, qui est perdue
    }
advice-takes = prend { $islands }
advice-loses = { kahuna-seat } perd { $islands }
advice-strips =
    { $count ->
        [one] élimine le pont adverse { $lines }
       *[other] élimine les ponts adverses { $lines }
    }
advice-removes =
    { $count ->
        [one] retire le pont adverse { $lines }
       *[other] retire les ponts adverses { $lines }
    }
advice-threatens = menace de prendre { $islands } au prochain tour
advice-blocks = { kahuna-seat } ne peut plus prendre { $islands } avec un seul pont
advice-one-short = il ne manque plus qu’un pont pour { $islands }
advice-secures = donne à { $islands } un pont de réserve
advice-builds = prépare la prise de { $islands }
advice-keeps =
    { $count ->
        [one] garde sa carte pour plus tard
        [2] garde ses deux cartes pour plus tard
       *[other] garde ses { $count } cartes pour plus tard
    }
advice-discards = se défausse de { $cards }
advice-discards-dead =
    { $count ->
        [one] se défausse de { $cards }, où il n’y a plus de ligne libre
       *[other] se défausse de { $cards }, où il n’y a plus aucune ligne libre
    }
advice-ends-round =
    termine la manche { $round } : { $leader ->
        [nobody] personne ne marque
        [white] Blanc marque { kahuna-points }
       *[black] Noir marque { kahuna-points }
    }
advice-last-card = prend la dernière carte, et aura donc le tout dernier tour
advice-leaves-last = { kahuna-seat } devra alors prendre la dernière carte
advice-must-draw = { kahuna-seat } devra alors prendre une carte
advice-card-completes =
    { $count ->
        [one] la carte { $card } peut ensuite prendre { $islands }
       *[other] la carte { $card } peut ensuite prendre une de ces îles : { $islands }
    }
advice-card-breaks = avec { $card }, on peut ensuite retirer le pont { $line }, et { kahuna-seat } perdrait { $islands }
advice-card-denies =
    { $player ->
        [white] ne laisse pas { $card } à Blanc, qui pourrait s’en servir pour prendre { $islands }
       *[black] ne laisse pas { $card } à Noir, qui pourrait s’en servir pour prendre { $islands }
    }
advice-card-lines =
    { $count ->
        [one] la carte { $card } a { $count } ligne libre
       *[other] la carte { $card } a { $count } lignes libres
    }
advice-draw-odds =
    { $count ->
        [one] { $count } des { $unseen } cartes inconnues donnerait une île
       *[other] { $count } des { $unseen } cartes inconnues donneraient une île
    }
advice-draw-secret = la carte piochée reste secrète

## L’analyse

cli-review = montrer où une partie s’est gagnée et perdue
review-seat-help = selon le savoir de qui juger : celui d’un camp, ou toutes les cartes (par défaut : open)
review-quality-help = avec quel soin : quick (des secondes), normal (un quart de minute) ou deep (des minutes)
review-keep = Garder l’analyse{ "\u00A0" }
review-json-help = écrire tous les chiffres dans ce fichier
review-picture-help = dessiner la courbe des chances de Blanc
review-progress = Analyse : { $done }
review-how =
    { $seat ->
        [white] Chance de gagner de Blanc, pour autant que Blanc pût la connaître ; on juge les tours de Blanc.
        [black] Chance de gagner de Blanc, pour autant que Noir pût la connaître ; on juge les tours de Noir.
       *[open] Chance de gagner de Blanc, toutes cartes ouvertes ; chaque tour est jugé sur ce que son joueur pouvait savoir.
    }
review-start = avant le premier tour
review-round = Manche { $round }
review-points = Tournants
review-no-points = Aucun tour et aucune pioche n’a changé grand-chose.
review-mistake = { $turn }. { kahuna-seat } : { $words } ne laissait que { $played } de chances, alors que { $best } étaient possibles.
review-better = Mieux : { $words } – { $reasons }
review-better-bare = Mieux : { $words }
review-lucky = { $turn }. { kahuna-seat } a eu de la chance : ce qui est venu avec { $words } a fait monter ses chances de { $before } à { $after }.
review-unlucky = { $turn }. { kahuna-seat } n’a pas eu de chance : ce qui est venu avec { $words } a fait tomber ses chances de { $before } à { $after }.
review-tally = { kahuna-seat } : ? × { $slight }, ?? × { $grave }, en moyenne { $loss } de perdus par tour
review-marks = ? a coûté { $slight } ou plus, ?? a coûté { $grave } ou plus
review-empty = Cette partie enregistrée n’a encore aucun coup à analyser.
review-written = Chiffres : { $file }
review-drawn = Image : { $file }
review-picture-title = Chance de gagner de Blanc
review-picture-turn = Tour
review-picture-percent = Pour cent
