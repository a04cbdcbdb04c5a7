### Ce que seul Kahuna dit : ses joueurs, ce qu’il demande, ses cartes, le plateau pour qui ne le voit pas, les tours en mots, ses règles.

## La page d’accueil

kahuna-demo-round = Manche { $round } sur 3
kahuna-demo-pause = Mettre en pause la partie montrée
kahuna-demo-run = Laisser avancer la partie montrée

## Une nouvelle table

kahuna-new-more = Plus de règles
kahuna-new-usual = { $value } (cette édition)
kahuna-new-as-edition = Tout comme dans cette édition
kahuna-new-read-rules = Lire les règles de cette édition
kahuna-edition-note =
    { $preset ->
        [modern] On peut se passer de piocher ; on défausse face cachée, et seulement si l’on ne joue rien.
        [classic] On pioche dès qu’on le peut ; on défausse face visible, quand on veut.
        [sheet] Les règles les plus courtes : ni derniers tours, ni départage, ni victoire soudaine.
        [russian] On peut défausser au lieu de piocher ; qui gagne une manche commence la suivante.
       *[other] { "" }
    }
kahuna-option-note =
    { $option ->
        [no-surprise] Variante 1 : on ne construit pas sur une île où l’autre a une pierre.
        [open-hands] Variante 2 : les cartes visibles que l’on prend restent visibles.
       *[other] { "" }
    }
kahuna-option-told = { $option } : { $value }
kahuna-value =
    { $value ->
        [me] toi
        [white] Blanc
        [black] Noir
        [random] le hasard décide
        [instead-of-playing] pendant un tour où l’on ne joue pas
        [freely] à tout moment
        [when-full] seulement la main pleine
        [instead-of-drawing] au lieu de piocher
        [face-down] face cachée
        [face-up] face visible
        [may-decline] on peut s’en passer
        [decline-unless-discarded] on peut s’en passer, mais pas après une défausse
        [required] obligatoire
        [may-skip] obligatoire, ou l’on passe tout le tour
        [no-draw] impossible
        [discard-first] défausser d’abord, piocher ensuite
        [discard-after] piocher, puis défausser
        [other] qui n’a pas pris la dernière carte
        [winner] qui a gagné la manche
        [by-removal] en ôtant le dernier pont adverse
        [none-on-board] sur qui n’a aucun pont sur le plateau
        [empty-stock] sur qui a posé tous ses ponts
        [yes] oui
        [no] non
       *[unknown] { $value }
    }
kahuna-handicap =
    { $count ->
        [0] aucun
        [one] { $count } pont gratuit
       *[other] { $count } ponts gratuits
    }
kahuna-handicap-told =
    { $count ->
        [one] { $count } pont gratuit pour { kahuna-seat }
       *[other] { $count } ponts gratuits pour { kahuna-seat }
    }
kahuna-handicap-mine =
    { $count ->
        [one] { $count } pont gratuit pour toi
       *[other] { $count } ponts gratuits pour toi
    }

## Le salon

kahuna-lobby-players = { $white } – { $black }

kahuna-own = Toi : { kahuna-count-islands }
kahuna-own-points = Toi : { kahuna-count-islands }, { kahuna-points }
kahuna-other = { kahuna-seat } : { kahuna-count-islands }
kahuna-other-points = { kahuna-seat } : { kahuna-count-islands }, { kahuna-points }
kahuna-open-cards = Visible chez { kahuna-seat } : { $cards }
kahuna-players = { $white } – { $black }
kahuna-board-label = Le plateau
kahuna-board-islands = Les îles
kahuna-board-line-place = Pont { $line }
kahuna-board-line-remove = Retirer le pont { $line }
kahuna-board-line-effects = { $what } : { $effects }
kahuna-board-threat =
    { $cards ->
        [one] Avec une carte,
       *[other] Avec { $cards } cartes,
    } { $player ->
        [white] Blanc
       *[black] Noir
    } { $certain ->
        [yes] peut à coup sûr
       *[no] pourrait
    } { $held ->
        [yes] faire tomber { $island }.
       *[no] prendre { $island }.
    }
kahuna-board-card = Carte { $island }
kahuna-board-card-count = Carte { $island }, { $count } fois
kahuna-board-card-back = Une carte face cachée

## Les règles

kahuna-rules-edition = Édition
kahuna-rules-compare = Comparer avec
kahuna-rules-alone = aucune autre
kahuna-edition-told =
    { $preset ->
        [modern] Moderne
        [classic] Classique
        [sheet] Fiche-résumé
       *[russian] Russe
    }
kahuna-rules-differ =
    { $count ->
        [0] Les règles sont les mêmes.
        [one] 1 règle diffère.
       *[other] { $count } règles diffèrent.
    }
kahuna-rules-other = { kahuna-edition-told } : { $rule }
kahuna-rules-game = Le jeu
kahuna-rules-islands = Ponts et îles
kahuna-rules-cards = Cartes
kahuna-rules-rounds = Manches et points
kahuna-rules-variants = Caché et visible
kahuna-rules-picture-place = Avec la carte LALE, un pont peut aller sur chacune de ces trois lignes.
kahuna-rules-picture-hold = Blanc construit BARI–DUDA : le troisième pont gagne BARI, ALOA–BARI est éliminé, et Noir perd ALOA.
kahuna-rules-picture-remove = KAHU et LALE ensemble retirent le pont noir KAHU–LALE ; Noir perd LALE.

## Parcourir une partie

kahuna-middle = Cartes visibles et pioche
kahuna-away =
    { $count ->
        [0] Aucune carte hors du jeu
        [one] { $count } carte hors du jeu
       *[other] { $count } cartes hors du jeu
    }

## The players

kahuna-plate = { $name }, { kahuna-seat } : { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } sur le plateau et { $left } en réserve, { kahuna-count-cards }.
kahuna-plate-next = C’est son tour.
kahuna-bridges-left =
    { $count ->
        [one] encore { $count } pont en réserve
       *[other] encore { $count } ponts en réserve
    }
kahuna-see-cards =
    { $cards ->
        [one] { $name } a { $cards } carte : regarder
       *[other] { $name } a { $cards } cartes : regarder
    }
kahuna-cards-known =
    { $known ->
        [one] Tout le monde a vu prendre cette carte
       *[other] Tout le monde a vu prendre ces { $known } cartes
    } ; { $unknown ->
        [0] il n’y en a pas d’autre.
        [one] l’autre est inconnue.
       *[other] les { $unknown } autres sont inconnues.
    }
kahuna-cards-unknown =
    { $unknown ->
        [0] Il n’y a pas de carte dans cette main.
        [one] Personne d’autre ne connaît cette carte.
       *[other] Personne d’autre ne connaît ces { $unknown } cartes.
    }

## What is to be done

kahuna-head-yours = Manche { $round } · à toi
kahuna-head-theirs = Manche { $round } · à { $name }
kahuna-head-last = { $head } · dernier tour
kahuna-do-play = Joue une carte.
kahuna-do-play-draw = Joue des cartes, puis pioches-en une : cela termine ton tour.
kahuna-do-draw = Pioche une carte : cela termine ton tour.
kahuna-do-play-decline = Joue des cartes, ou termine ton tour sans piocher.
kahuna-do-decline = Termine ton tour sans piocher.
kahuna-do-play-end = Joue des cartes, puis termine ton tour.
kahuna-do-end = Termine ton tour.
kahuna-do-discard = Choisis une carte à défausser.
kahuna-do-excess = Une carte de trop : choisis-en une à défausser.
kahuna-do-free = Un pont gratuit peut aller sur { $line } ; ou continue ton tour.
kahuna-do-line = { $card } : choisis une ligne dorée.
kahuna-do-remove = { $cards } : choisis le pont à retirer.
kahuna-do-only-discard = { $card } n’a aucune ligne en ce moment, mais peut être défaussée.
kahuna-do-nothing = { $card } n’a aucune ligne en ce moment.
kahuna-do-way = Plusieurs cartes peuvent le faire : laquelle ?
kahuna-way-card = Avec { $card }
kahuna-way-remove = Avec { $cards }
kahuna-way-free = Sans carte
kahuna-strips =
    { $count ->
        [one] élimine { $count } pont
       *[other] élimine { $count } ponts
    }
kahuna-tell-place = { $line } : { $effects }
kahuna-tell-remove = Retirer { $line } : { $effects }
kahuna-tell-free = Pont gratuit { $line } : { $effects }
kahuna-tell-discard = Défausser { $card }
kahuna-tell-take = Prendre { $card }, ce qui termine le tour
kahuna-tell-draw = Piocher, ce qui termine le tour
kahuna-tell-decline = Terminer le tour sans piocher
kahuna-tell-end = Terminer le tour
kahuna-discard = Défausser
kahuna-decline = Ne pas piocher
kahuna-end = Terminer
kahuna-card-elsewhere = { $card } n’atteint pas la ligne { $line }.
kahuna-card-idle = Aucune ligne de { $card } ne t’est ouverte en ce moment.
kahuna-needs-one = Un pont { $first }–{ $second } demande une carte { $first } ou { $second }, et tu n’as ni l’une ni l’autre.
kahuna-needs-two = Pour retirer { $first }–{ $second }, il faut deux cartes, chacune { $first } ou { $second } ; tu ne les as pas.

## The cards

kahuna-your-hand = Ta main
kahuna-your-hand-empty = Aucune carte en main
kahuna-your-card =
    Carte { $place } : { $island }, { $lines ->
        [0] aucune ligne
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
kahuna-row = Cartes visibles
kahuna-row-card = Visible : { $island }
kahuna-row-empty = Aucune carte visible
kahuna-deck =
    { $count ->
        [one] La pioche, { $count } carte
       *[other] La pioche, { $count } cartes
    }
kahuna-stock-empty = Pioche vide
kahuna-pile-look =
    { $count ->
        [0] Aucune carte hors jeu
        [one] { $count } carte hors jeu : regarder
       *[other] { $count } cartes hors jeu : regarder
    }
kahuna-pile-short = hors jeu
kahuna-pile-title = Hors jeu
kahuna-pile-note = Ce qui a été joué ou défaussé dans cette manche ; tout est remélangé quand elle finit.
kahuna-pile-empty = Rien n’y est visible.

## Beside the game

kahuna-counter = Cartes
kahuna-counter-note =
    Chaque carte existe deux fois. { $count ->
        [one] Tu n’en as pas vu { $count }
       *[other] Tu n’en as pas vu { $count }
    } ; { $deck ->
        [0] la pioche est vide.
        [one] il y en a { $deck } dans la pioche.
       *[other] il y en a { $deck } dans la pioche.
    }
kahuna-where-hidden = pas vue
kahuna-where-hand = ta main
kahuna-where-known = main adverse
kahuna-where-row = visible
kahuna-where-out = hors jeu
kahuna-where-discarded = défaussée par toi
kahuna-scores-round = Manche
kahuna-scores-worth =
    { $round ->
        [1] (1 point)
        [2] (2 points)
       *[other] (la différence)
    }
kahuna-scores-sum = Points

## Keys

kahuna-key-card = choisir une carte
kahuna-key-lines = aller de ligne dorée en ligne dorée
kahuna-key-take = prendre une carte visible
kahuna-key-deck = piocher
kahuna-key-discard = défausser la carte choisie
kahuna-key-end = terminer le tour

## Un tour en mots : ce qu’il faut faire

kahuna-move-place = jouer { $card } : pont { $line }
kahuna-move-remove = jouer { $cards } : retirer { $line }
kahuna-move-free = pont { $line } sans carte
kahuna-move-discard = défausser { $cards }
kahuna-move-hidden =
    { $count ->
        [one] défausser { $count } carte face cachée
       *[other] défausser { $count } cartes face cachée
    }
kahuna-move-take = prendre la carte visible { $card }
kahuna-move-draw = piocher
kahuna-move-drawn = piocher ({ $card })
kahuna-move-decline = ne pas piocher
kahuna-move-end = terminer le tour
