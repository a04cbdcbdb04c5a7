### Kahuna : vocabulaire, raisons, journal, choix et règles.

kahuna-seat =
    { $player ->
        [white] Blanc
       *[black] Noir
    }
kahuna-edition =
    { $preset ->
        [modern] Kahuna, édition moderne
        [classic] Kahuna, édition classique
        [sheet] Kahuna, édition de la fiche-résumé
       *[russian] Kahuna, édition russe
    }
kahuna-edition-changed = { kahuna-edition }, avec { $options }

## Ce qui n’est pas un coup

notation-unknown = « { $word } » n’est pas un coup : un coup s’écrit B-D, HHxHE, /A, +C, +? ou =.
notation-no-island = Il n’y a pas d’île « { $letter } » dans « { $word } » : les îles vont de A à L.
notation-no-line = « { $word } » : aucune ligne ne relie les deux îles de { $line }.
notation-wrong-cards = « { $word } » : seules deux cartes des îles qu’elle relie libèrent la ligne { $line }.
notation-bad-deal = Une donne s’écrit « W CEK AFL >BDH » : qui commence si le hasard l’a choisi, la main de Blanc, celle de Noir, les cartes visibles.
notation-turned-up-first = « { $word } » annonce des cartes retournées, mais aucun coup ne précède.

## Pourquoi un coup n’est pas permis

kahuna-over = La partie est finie.
kahuna-no-such-move = Ce coup n’existe pas.
kahuna-not-your-turn = C’est à l’adversaire de jouer.
kahuna-handicap-first =
    { $left ->
        [one] Il faut d’abord poser un pont de handicap, qui s’écrit comme *HE.
       *[other] Il faut d’abord poser { $left } ponts de handicap, qui s’écrivent comme *HE.
    }
kahuna-discard-down = Tu as plus de { $limit } cartes : défausse-en d’abord une.
kahuna-no-card = Tu n’as pas la carte { $card }.
kahuna-no-second-card = Tu n’as qu’une seule carte { $card }.
kahuna-play-after-discard = Tu as défaussé : plus aucune carte ne se joue pendant ce tour.
kahuna-no-bridges = Tes { $limit } ponts sont tous sur le plateau.
kahuna-island-guarded = L’adversaire tient { $island }, et dans cette variante on ne construit pas chez l’autre.
kahuna-line-yours = Tu as déjà un pont sur { $line }.
kahuna-line-enemys = L’adversaire a un pont sur { $line } : il faut d’abord deux cartes pour le retirer.
kahuna-remove-own = Le pont { $line } est à toi : seuls ceux de l’adversaire se retirent.
kahuna-remove-nothing = Il n’y a pas de pont à retirer sur { $line }.
kahuna-discard-last-turn = On ne défausse rien au dernier tour.
kahuna-discard-must-draw = L’adversaire n’a pas pioché à son tour : tu dois piocher, la défausse ne peut pas en tenir lieu.
kahuna-discard-not-full = On ne défausse qu’avec une main pleine de { $limit } cartes.
kahuna-discard-after-play = Tu as joué une carte, et l’on ne défausse qu’au lieu de jouer.
kahuna-draw-last-turn = On ne pioche pas au dernier tour : termine-le par « . ».
kahuna-draw-after-discard = Tu as défaussé au lieu de piocher : termine le tour par « . ».
kahuna-hand-full = Tu as déjà { $limit } cartes : joues-en ou défausses-en une avant de piocher.
kahuna-not-face-up = La carte { $card } n’est pas parmi les cartes visibles.
kahuna-deck-empty = La pioche est vide : prends une des cartes visibles.
kahuna-take-open = L’adversaire a défaussé au lieu de piocher : tu dois prendre une des cartes visibles.
kahuna-nothing-to-decline = Il n’y a pas de pioche à refuser : termine le tour par « . ».
kahuna-decline-twice = L’adversaire n’a pas pioché à son tour : tu dois piocher.
kahuna-decline-after-discard = Tu as défaussé, et qui défausse doit piocher.
kahuna-skip-after-play = Tu as joué une carte : seul un tour passé en entier se termine sans piocher.
kahuna-make-room = Ta main est pleine avec { $limit } cartes : défausse d’abord, pioche ensuite.
kahuna-draw-required = Tu dois piocher : + et une lettre pour une carte visible, +? pour la pioche.
kahuna-end-by-drawing = Ce tour ne se termine pas par « . », mais en piochant (+) ou, si c’est permis, sans piocher (=).
kahuna-free-elsewhere = Le pont gratuit ne peut aller que sur { $line }, la ligne qui vient d’être libérée.
kahuna-no-free-bridge = Il n’y a pas de pont gratuit à poser maintenant.

## Le journal

kahuna-island-name = { $name }
kahuna-line-name = { $name }
kahuna-two-cards = { $first } + { $second }
kahuna-log-place = { kahuna-seat } joue { $card } : un pont { $line }.
kahuna-log-remove = { kahuna-seat } joue { $cards } et retire le pont { $line }.
kahuna-log-free = { kahuna-seat } pose un pont gratuit { $line }.
kahuna-log-discard = { kahuna-seat } défausse { $card }.
kahuna-log-discard-hidden = { kahuna-seat } défausse une carte face cachée.
kahuna-log-take = { kahuna-seat } prend la carte visible { $card }.
kahuna-log-draw = { kahuna-seat } pioche une carte.
kahuna-log-draw-card = { kahuna-seat } pioche { $card }.
kahuna-log-decline = { kahuna-seat } ne pioche pas.
kahuna-log-end = { kahuna-seat } termine son tour.
kahuna-log-takes = { kahuna-seat } s’empare de { $islands } !
kahuna-log-stripped =
    { $count ->
        [one] { kahuna-seat } perd le pont { $lines }.
       *[other] { kahuna-seat } perd les ponts { $lines }.
    }
kahuna-log-loses = { kahuna-seat } ne tient plus { $islands }.
kahuna-log-turned-up = { $card } est retournée.
kahuna-log-scoring =
    Décompte de la manche { $round } : îles de Blanc { $white }, de Noir { $black } ; { $leader ->
        [nobody] personne ne marque.
        [white] Blanc marque { kahuna-points }.
       *[black] Noir marque { kahuna-points }.
    }
kahuna-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kahuna-log-round = La manche { $round } commence ; cartes visibles : { $row }.
kahuna-log-last-turns = La dernière carte est prise : encore un tour chacun, sans piocher.
kahuna-won-points = { kahuna-seat } gagne ! Points : Blanc { $white }, Noir { $black }.
kahuna-won-third = Égalité aux points, { $white } à { $black } ; { kahuna-seat } gagne grâce au troisième décompte !
kahuna-won-bridges = Égalité aux points, { $white } à { $black } ; { kahuna-seat } gagne avec plus de ponts sur le plateau !
kahuna-won-sudden = { kahuna-seat } gagne sur-le-champ : l’adversaire n’a plus aucun pont !
kahuna-won-stock = { kahuna-seat } gagne sur-le-champ : l’adversaire n’a plus de pont à poser !
kahuna-drawn = Partie nulle, { $white } à { $black }.

## L’état de la partie

kahuna-now = Manche { $round } sur { $rounds }, tour { $turn } : à { kahuna-seat } de jouer
kahuna-now-last = (dernier tour)
kahuna-now-over = La position finale
kahuna-now-handicap =
    { $left ->
        [one] Handicap : { kahuna-seat } pose encore un pont où il veut
       *[other] Handicap : { kahuna-seat } pose encore { $left } ponts où il veut
    }
kahuna-side =
    { $named ->
        [yes] { $side } ({ $name }) : { $belongings }
       *[no] { $side } : { $belongings }
    }
kahuna-count-islands =
    { $islands ->
        [one] { $islands } île
       *[other] { $islands } îles
    }
kahuna-count-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
kahuna-count-bridges =
    { $bridges ->
        [one] { $bridges } pont
       *[other] { $bridges } ponts
    }
kahuna-table =
    Cartes visibles : { $row } ; { $deck ->
        [0] la pioche est vide
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
kahuna-none = aucune
kahuna-hand =
    { $player ->
        [white] Main de Blanc : { $cards }
       *[black] Main de Noir : { $cards }
    }
kahuna-hand-card =
    { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    } : { $free ->
        [0] aucune ligne libre
        [one] { $free } ligne libre
       *[other] { $free } lignes libres
    }
kahuna-shown = Connu dans la main de { kahuna-seat } : { $cards }
kahuna-buried-own = Tes défausses face cachée : { $cards }
kahuna-buried =
    { $count ->
        [one] { kahuna-seat } a défaussé { $count } carte face cachée.
       *[other] { kahuna-seat } a défaussé { $count } cartes face cachée.
    }
kahuna-pile =
    { $count ->
        [0] Aucune carte n’a été jouée dans cette manche.
       *[other] Hors jeu jusqu’à la fin de la manche : { $cards }
    }
kahuna-scored =
    Décompte de la manche { $round } : { $leader ->
        [nobody] aucun point
        [white] { kahuna-points } pour Blanc
       *[black] { kahuna-points } pour Noir
    }
kahuna-score = { kahuna-seat } : { $points } ; { $islands } ({ $names }) ; { $bridges } sur le plateau
kahuna-score-next =
    { $round ->
        [1] À la fin de cette manche, plus d’îles rapportent 1 point.
        [2] À la fin de cette manche, plus d’îles rapportent 2 points.
       *[other] À la fin de cette manche, plus d’îles rapportent autant de points que l’écart.
    }

## Le plateau en liste

kahuna-island =
    { $island }, { $lines } lignes, { $majority } pour la tenir : { $holder ->
        [white] à Blanc.
        [black] à Noir.
       *[nobody] à personne.
    }
kahuna-island-white = Blanc vers { $islands }.
kahuna-island-black = Noir vers { $islands }.
kahuna-island-free = Libre vers { $islands }.

## Les choix

kahuna-choices-play = Jouer { $card }
kahuna-choices-remove = Retirer
kahuna-choices-free = Pont gratuit
kahuna-choices-discard = Défausser
kahuna-choices-draw = Piocher
kahuna-choices-end = Finir
kahuna-choice-deck = dans la pioche
kahuna-choice-decline = rien
kahuna-choice-end = finir le tour
kahuna-effect-takes = prend { $islands }
kahuna-effect-strips = élimine { $lines }
kahuna-effect-loses = { kahuna-seat } perd { $islands }
kahuna-effect-wins = gagne la partie
kahuna-effect-lost = perd la partie
kahuna-effect-none = aucune île ne change de mains
kahuna-would-place = un pont { $line } pour la carte { $card }
kahuna-would-remove = le pont adverse { $line } s’en va, pour les cartes { $cards }
kahuna-would-free = un pont { $line } sans carte
kahuna-would-discard = la carte { $card } est défaussée
kahuna-would-take-card = tu prends la carte visible { $card }, et le tour se termine
kahuna-would-draw = tu prends la première carte de la pioche, et le tour se termine
kahuna-would-decline = le tour se termine sans piocher
kahuna-would-end = le tour se termine
kahuna-chained = { $first } ; { $then }

## Les mots de la notation

kahuna-word-place = jouer la carte BARI : un pont BARI–DUDA (la première lettre est la carte)
kahuna-word-remove = jouer deux fois HUNA : le pont adverse HUNA–ELAI s’en va (HE ou EE feraient aussi l’affaire)
kahuna-word-discard = défausser ALOA ; défausser ALOA et COCO
kahuna-word-take = prendre la carte visible COCO ; termine le tour
kahuna-word-draw = prendre la première carte de la pioche ; termine le tour
kahuna-word-decline = terminer le tour sans piocher
kahuna-word-end = terminer un tour où l’on ne pioche pas
kahuna-word-free = un pont sans carte : handicap, ou variante sans attaque surprise
kahuna-several = Plusieurs mots sur une ligne sont joués l’un après l’autre, de même que plusieurs numéros de la liste des choix : HHxHE E-H +? ou 3 12 21. Minuscules et noms entiers conviennent aussi : bari-duda.

## Les règles en bref

kahuna-rules-aim = But : trois manches sur douze îles reliées par 27 lignes. Les ponts donnent des îles, les îles des points, et le plus de points donne la victoire.
kahuna-rules-turn = Tour : joue autant de cartes que tu veux, l’une après l’autre, ou aucune ; vient ensuite la pioche d’une carte. Personne ne garde plus de { $limit } cartes.
kahuna-rules-place =
    Construire : une carte pose un de tes ponts sur n’importe quelle ligne libre de son île{ $guarded ->
        [yes] . Là où l’adversaire a une pierre, voir plus bas.
       *[no] , même si l’adversaire tient cette île.
    } Tu as { $limit } ponts, et des pierres pour toutes les îles que tu pourras tenir.
kahuna-rules-hold = Tenir : avec des ponts sur plus de la moitié des lignes d’une île, tu la tiens. Ta pierre s’y pose aussitôt, d’elle-même, et tous les ponts adverses de cette île sont éliminés.
kahuna-rules-strip = Perdre : une île est perdue quand sa pierre n’a plus pour elle plus de la moitié des lignes, par exemple parce que des ponts ont été éliminés à côté. La pierre part, les autres ponts restent. Seule une pierre qui vient d’être posée élimine : un pont que l’adversaire ajoute plus tard à une île à toi reste en place pour le moment.
kahuna-rules-remove = Retirer : deux cartes jouées ensemble enlèvent un pont adverse si elles sont de ses deux îles : une de chaque, ou deux fois la même. Tes propres ponts ne se retirent pas.
kahuna-rules-discard =
    { $discard ->
        [instead-of-playing] Défausser : pendant un tour où tu ne joues pas, tu peux défausser une ou plusieurs cartes.
        [freely] Défausser : n’importe quelles cartes à tout moment de ton tour, que tu joues ou non.
        [when-full] Défausser : seulement avec { $limit } cartes en main, pour faire de la place à la pioche.
       *[instead-of-drawing] Défausser : une ou plusieurs cartes au lieu de piocher.
    }
kahuna-rules-discards =
    { $discards ->
        [face-down] Les défausses restent face cachée ; l’adversaire n’en connaît que le nombre.
       *[face-up] Les défausses se voient.
    }
kahuna-rules-draw =
    Piocher : une des trois cartes visibles, ou la première de la pioche, termine ton tour. Une carte visible prise est remplacée tant qu’il y a une pioche. { $drawing ->
        [may-decline] Tu peux te passer de piocher.
        [decline-unless-discarded] Tu peux te passer de piocher, mais pas après une défausse.
        [required] Piocher est obligatoire.
       *[may-skip] Tu peux te passer de piocher si tu passes le tour entier.
    } { $discard ->
        [instead-of-drawing] Ou bien tu défausses au lieu de piocher, que tu aies joué des cartes ou non.
       *[other] { "" }
    }
kahuna-rules-full =
    { $full ->
        [no-draw] Avec { $limit } cartes en main, tu ne peux pas piocher.
        [discard-first] Avec { $limit } cartes en main, tu défausses avant de piocher.
       *[discard-after] Avec { $limit } cartes en main, tu peux piocher, puis tu défausses une carte.
    }
kahuna-rules-must-draw =
    Pas d’immobilisme : si l’adversaire n’a pas pioché à son tour, tu dois piocher, et faire de la place au besoin. { $discard ->
        [instead-of-drawing] S’il a défaussé au lieu de piocher, prends une carte visible tant qu’il y en a.
       *[other] { "" }
    }
kahuna-rules-round =
    Manche : dès qu’il n’y a plus ni pioche ni cartes visibles, on compte. Le plateau et les mains restent, toutes les autres cartes sont mélangées. { $next ->
        [other] La manche suivante est ouverte par celui qui n’a pas pris la dernière carte.
       *[winner] La manche suivante est ouverte par le vainqueur de celle-ci, ou, à égalité, par celui qui n’a pas pris la dernière carte.
    }
kahuna-rules-end =
    { $last ->
        [yes] Fin : après la dernière carte de la manche 3, chacun a encore un tour sans piocher ; celui qui a pris cette carte joue en dernier.
       *[no] Fin : la dernière carte de la manche 3 termine aussitôt la partie.
    }
kahuna-rules-score = Décompte : celui qui tient le plus d’îles marque 1 point après la manche 1, 2 points après la manche 2, et après la manche 3 autant que l’écart. À égalité, personne ne marque.
kahuna-rules-tie =
    { $tie ->
        [yes] À égalité de points, le troisième décompte tranche, puis les ponts sur le plateau ; sinon la partie est nulle.
       *[no] À égalité de points, la partie est nulle.
    }
kahuna-rules-sudden =
    { $sudden ->
        [by-removal] Victoire soudaine : qui ôte du plateau le dernier pont adverse dans la manche 2 ou 3, en posant ou en retirant, a gagné sur-le-champ. Un joueur qui n’en a posé aucun continue.
        [none-on-board] Victoire soudaine : qui n’a aucun pont sur le plateau dans la manche 2 ou 3 a perdu dès que l’adversaire en pose ou en retire un. Qui entre sans pont dans la manche 2 a d’abord un tour pour en poser un.
        [empty-stock] Fin soudaine : qui pose le dernier de ses { $limit } ponts dans la manche 2 ou 3 a perdu sur-le-champ.
       *[no] Il n’y a pas de victoire soudaine : un joueur sans pont continue.
    }
kahuna-rules-hidden =
    { $open ->
        [yes] Sont cachés la pioche, les défausses face cachée et les mains, mais une carte prise parmi les visibles le reste jusqu’à ce qu’on la joue (mains ouvertes).
       *[no] Sont cachées les mains, la pioche et les défausses face cachée. Tout le monde voit qui prend quelle carte visible.
    }
kahuna-rules-no-surprise = Sans attaque surprise : on ne construit pas sur une île où l’autre a une pierre. Quand deux cartes ont retiré un pont adverse, un des tiens peut le remplacer aussitôt et sans carte, sauf si l’adversaire a une pierre à l’un des bouts.
kahuna-rules-handicap =
    Handicap : avant le premier tour, { kahuna-seat } pose { $count ->
        [one] un pont
       *[other] { $count } ponts
    } où il veut.
kahuna-danger =
    { kahuna-seat } peut prendre { $island }{ $falls ->
        [yes] { " " }à l’adversaire
       *[no] {""}
    } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ $certain ->
        [yes] .
       *[no] { $cards ->
            [one] , si c’est la bonne.
           *[other] , si ce sont les bonnes.
        }
    }
