### Les tables où s’assoient personnes et robots.

tables-player =
    { $player ->
        [white] Blanc
        [black] Noir
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [blue] Bleu
       *[other] { $player }
    }

## Regarder une table, en ouvrir une, s’asseoir

tables-no-table = Cette table n’existe pas, ou elle est privée ; demande le lien d’invitation à son hôte.
tables-not-invited = Cette table est réservée aux invités ; demande le lien d’invitation à son hôte.
tables-full = Toutes les places de cette table sont prises ; tu peux regarder, ou ouvrir ta propre table.
tables-no-seat = Cette table n’a pas de place { $seat } ; on compte les places à partir de 0.
tables-seat-taken = { $name } est déjà à cette place ; choisis-en une autre.
tables-seated-already = Tu es déjà à cette table ; lève-toi avant de prendre une autre place.
tables-not-host = Seul l’hôte de cette table peut faire cela.
tables-needs-person = Une place au moins est pour une personne ; ici, les robots ne jouent pas entre eux.
tables-too-many-tables =
    { $most ->
        [one] Tu ne peux être qu’à { $most } table dont la partie n’est pas finie ; termine d’abord celle-là.
       *[other] Tu ne peux être qu’à { $most } tables dont la partie n’est pas finie ; termine d’abord l’une d’elles.
    }
tables-wrong-seats =
    { $seats ->
        [one] Ce jeu a { $seats } place ; dis qui la prend, ni plus ni moins.
       *[other] Ce jeu a { $seats } places ; dis pour chacune qui la prend, ni plus ni moins.
    }
tables-bad-seat = Une place peut être pour « me », « free » ou « bot », pas pour « { $kind } ».
tables-one-seat = Tu ne peux avoir qu’une place, sauf si vous êtes plusieurs sur cet appareil : ouvre alors une table partagée.
tables-bad-clock = Cette pendule est impossible : choisis soit jusqu’à { $hours } heures pour toute la partie, avec jusqu’à { $increment } secondes de plus après chaque tour, soit de 60 secondes à { $days } jours par tour, soit pas de pendule.
tables-rated-needs-account = Les parties classées demandent un compte ; crées-en un, ou joue une partie non classée.
tables-rated-no-bots = Les parties classées se jouent entre personnes, chacune sur son appareil ; pour jouer avec des robots ou à plusieurs sur un appareil, ouvre une table non classée.
tables-rated-needs-preset = Une partie classée suit les règles d’une édition sans rien y changer ; retire les autres options, ou joue une partie non classée.

## À la table

tables-not-begun = La partie n’a pas commencé ; elle commence dès que toutes les places sont prises.
tables-begun = La partie a déjà commencé ; ce n’était possible qu’avant.
tables-over = Cette partie est finie ; une revanche ou une nouvelle table en commence une autre.
tables-not-seated = Il faut être assis à cette table pour faire cela.
tables-not-your-seat = Cette place n’est pas la tienne ; agis pour celle que tu occupes.
tables-outdated = Il s’est passé quelque chose à cette table entre-temps ; regarde où elle en est, puis décide de nouveau.
tables-repeated = C’est déjà fait, et cela ne se fait pas deux fois.
tables-nothing-to-take-back = Tu n’as encore joué aucun coup à annuler.
tables-moves-number = On peut jouer de 1 à { $most } coups à la fois ; envoie les autres ensuite.
tables-moves-refused = Aucun de ces coups n’a été joué, à cause du numéro { $number }, « { $move } » : { $reason }
tables-no-part-to-take-back = Il n’y a rien ici que tu puisses annuler en entier ; quelque chose a été révélé depuis, ou rien n’est commencé.
tables-not-planned = Il n’y a rien de tel à rayer dans ton plan.
tables-needed-by-plan = Quelque chose que tu as prévu ensuite en dépend : raye d’abord cela.
tables-nobody-to-agree = Personne ici ne peut accepter la nulle, car les robots ne le font pas ; continue à jouer, ou abandonne.
tables-asked-already = { $name } a déjà demandé quelque chose ; il faut d’abord que ce soit accepté, refusé ou retiré.
tables-nothing-asked = Il n’y a plus rien à répondre : c’est déjà accepté, refusé ou retiré, ou la partie a continué.
tables-not-asked = C’est aux autres de répondre ; ce que tu as demandé toi-même, tu peux le retirer.
tables-clock-decides = Cette table a une pendule : le temps de qui ne revient pas s’écoule de lui-même.
tables-not-gone = Un robot ne peut jouer qu’à la place de quelqu’un dont c’est le tour et qui est absent depuis { $minutes } min, ou qui n’a rien décidé depuis { $idle } min ; attends encore un peu.
tables-not-away = Tu peux réclamer la victoire seulement quand c’est le tour de l’autre et qu’il est absent depuis { $minutes } min ; attends encore un peu.
tables-claim-by-bot = Quand d’autres continuent à jouer, personne ne réclame la victoire : un robot peut prendre la place de l’absent.
tables-no-seat-kept = À cette table, aucun robot ne te garde de place ; qui a abandonné ou n’a plus de temps peut regarder la suite de la partie.
tables-no-rematch = La revanche est pour ceux qui ont joué ici, une fois la partie finie.
tables-not-over = Toutes les cartes sont montrées une fois la partie finie ; d’ici là, tu vois ce que voit ta place.
tables-daily-not-over = D’autres jouent encore cette donne aujourd’hui : les cartes se dévoilent, et l’on peut repartir d’ici, une fois la journée finie.
tables-branch-not-over = On peut réessayer à partir d’ici une fois cette partie finie.
tables-branch-no-step = Cette partie n’a pas d’étape { $step } ; elle en compte { $steps }.
tables-branch-over = La partie est déjà finie à cette étape ; choisis-en une plus tôt.
tables-daily-no-undo = Dans la donne du jour, on ne peut annuler qu’une étourderie, car tous la jouent aux mêmes conditions.
tables-daily-no-help = Il n’y a pas de conseils pendant la donne du jour ; l’analyse vient après.
tables-rated-no-help = Cette partie est classée : jusqu’à sa fin, les robots n’aident personne qui la regarde.
tables-no-hints-here = À cette table, on joue sans conseils ; une fois la partie finie, il y a une analyse.
tables-played-now = Cette partie est classée et se joue en ce moment ; les robots la regarderont une fois finie.
tables-no-hint-now = Les conseils sont pour ta propre place, quand c’est ton tour.
tables-bad-quality = Une analyse peut être quick, normal ou deep, pas « { $quality } ».

## Quand une partie finit autrement que selon ses règles

tables-ended-resigned = { tables-player } a abandonné.
tables-ended-time = { tables-player } a dépassé son temps.
tables-ended-away = { tables-player } a été absent trop longtemps.
tables-ended-aborted = { tables-player } a annulé la partie avant que tout le monde ait joué ; elle ne compte pas.
tables-ended-agreed = La partie est nulle d’un commun accord.
tables-ended-closed = L’hôte a fermé cette table avant le début de la partie.
tables-ended-stopped = L’hôte a mis fin à cette partie de robots.

## Un matériel à soi

tables-components-unknown = Cette partie a son propre matériel ({ $name }), et ce serveur n’en a pas les tables : charge-les aussi.
tables-components-none = { $game } ne connaît pas de matériel personnel.
tables-components-house = Ces tables disent la même chose que les nôtres : changes-y d’abord quelque chose, ou joue avec les nôtres.
tables-components-many =
    { $most ->
        [one] Tu as déjà { $most } jeu de tables, c’est le maximum : oublie-le d’abord.
       *[other] Tu as déjà { $most } jeux de tables, c’est le maximum : oublies-en d’abord un.
    }
