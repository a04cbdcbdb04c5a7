### La salle : les tables où s’assoient personnes et robots, les personnes elles-mêmes, et qui réfléchit pour elles.

room-player =
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

room-no-table = Cette table n’existe pas, ou elle est privée ; demande le lien d’invitation à son hôte.
room-not-invited = Cette table est réservée aux invités ; demande le lien d’invitation à son hôte.
room-full = Toutes les places de cette table sont prises ; tu peux regarder, ou ouvrir ta propre table.
room-no-seat = Cette table n’a pas de place { $seat } ; on compte les places à partir de 0.
room-seat-taken = { $name } est déjà à cette place ; choisis-en une autre.
room-seated-already = Tu es déjà à cette table ; lève-toi avant de prendre une autre place.
room-not-host = Seul l’hôte de cette table peut faire cela.
room-too-many-tables =
    { $most ->
        [one] Tu ne peux être qu’à { $most } table dont la partie n’est pas finie ; termine d’abord celle-là.
       *[other] Tu ne peux être qu’à { $most } tables dont la partie n’est pas finie ; termine d’abord l’une d’elles.
    }
room-wrong-seats =
    { $seats ->
        [one] Ce jeu a { $seats } place ; dis qui la prend, ni plus ni moins.
       *[other] Ce jeu a { $seats } places ; dis pour chacune qui la prend, ni plus ni moins.
    }
room-bad-seat = Une place peut être pour « me », « free » ou « bot », pas pour « { $kind } ».
room-one-seat = Tu ne peux avoir qu’une place, sauf si vous êtes plusieurs sur cet appareil : ouvre alors une table partagée.
room-bad-clock = Cette pendule est impossible : choisis soit jusqu’à { $hours } heures pour toute la partie, avec jusqu’à { $increment } secondes de plus après chaque tour, soit de 60 secondes à { $days } jours par tour, soit pas de pendule.
room-rated-needs-account = Les parties classées demandent un compte ; crées-en un, ou joue sans classement.
room-rated-no-bots = Les parties classées se jouent entre personnes, chacune sur son appareil ; pour jouer avec des robots ou à plusieurs sur un appareil, ouvre une table sans classement.
room-rated-needs-preset = Une partie classée suit les règles d’une édition sans rien y changer ; retire les autres options, ou joue sans classement.

## À la table

room-not-begun = La partie n’a pas commencé ; elle commence dès que toutes les places sont prises.
room-begun = La partie a déjà commencé ; ce n’était possible qu’avant.
room-over = Cette partie est finie ; une revanche ou une nouvelle table en commence une autre.
room-not-seated = Il faut être assis à cette table pour faire cela.
room-not-your-seat = Cette place n’est pas la tienne ; agis pour celle que tu occupes.
room-outdated = Il s’est passé quelque chose à cette table entre-temps ; regarde où elle en est, puis décide de nouveau.
room-repeated = C’est déjà fait, et cela ne se fait pas deux fois.
room-nothing-to-take-back = Tu n’as encore joué aucun coup à reprendre.
room-moves-number = On peut jouer de 1 à { $most } coups à la fois ; envoie les autres ensuite.
room-moves-refused = Aucun de ces coups n’a été joué, à cause du numéro { $number }, « { $move } » : { $reason }
room-no-part-to-take-back = Il n’y a rien ici que tu puisses reprendre en entier ; quelque chose a été révélé depuis, ou rien n’est commencé.
room-nobody-to-agree = Personne ici ne peut accepter la nulle, car les robots ne le font pas ; continue à jouer, ou abandonne.
room-asked-already = { $name } a déjà demandé quelque chose ; il faut d’abord que ce soit accepté, refusé ou retiré.
room-nothing-asked = Il n’y a plus rien à répondre : c’est déjà accepté, refusé ou retiré, ou la partie a continué.
room-not-asked = C’est aux autres de répondre ; ce que tu as demandé toi-même, tu peux le retirer.
room-clock-decides = Cette table a une pendule : le temps de qui ne revient pas s’écoule de lui-même.
room-not-gone =
    { $seconds ->
        [one] Un robot ne peut continuer que pour un autre joueur qui fait attendre tout le monde depuis { $seconds } seconde ; attends encore un peu.
       *[other] Un robot ne peut continuer que pour un autre joueur qui fait attendre tout le monde depuis { $seconds } secondes ; attends encore un peu.
    }
room-no-seat-kept = À cette table, aucun robot ne te garde de place ; qui a abandonné ou n’a plus de temps peut regarder la suite de la partie.
room-no-rematch = La revanche est pour ceux qui ont joué ici, une fois la partie finie.
room-not-over = Toutes les cartes sont montrées une fois la partie finie ; d’ici là, tu vois ce que voit ta place.
room-branch-not-over = On peut réessayer à partir d’ici une fois cette partie finie.
room-branch-no-step = Cette partie n’a pas d’étape { $step } ; elle en compte { $steps }.
room-branch-over = La partie est déjà finie à cette étape ; choisis-en une plus tôt.
room-daily-no-undo = Dans la donne du jour, on ne peut reprendre qu’une étourderie, car tous la jouent aux mêmes conditions.
room-daily-no-help = Il n’y a pas de conseils pendant la donne du jour ; l’analyse vient après.
room-no-hint-now = Les conseils sont pour ta propre place, quand c’est ton tour.
room-bad-quality = Une analyse peut être quick, normal ou deep, pas « { $quality } ».

## Quand une partie finit autrement que selon ses règles

room-ended-resigned = { room-player } a abandonné.
room-ended-time = { room-player } a dépassé son temps.
room-ended-agreed = La partie est nulle d’un commun accord.
room-ended-closed = L’hôte a fermé cette table avant le début de la partie.

## Les personnes

room-name-empty = Un nom demande au moins une lettre ou un chiffre visible.
room-name-too-long = Un nom a { $most } caractères au plus ; choisis-en un plus court.
room-name-line-break = Un nom tient sur une ligne ; retire le saut de ligne.
room-name-character = Un nom n’a que des caractères visibles ; retire { $code }.
room-name-marks = Une lettre d’un nom porte { $most } signes au plus ; retires-en quelques-uns.
room-name-taken = Il y a déjà un compte « { $name } » ; choisis un autre nom, ou connecte-toi si c’est le tien.
room-password-too-short = Un mot de passe demande au moins { $least } caractères ; quelques mots à la suite se retiennent bien.
room-password-too-long = Un mot de passe a { $most } caractères au plus ; choisis-en un plus court.
room-password-like-name = Ce mot de passe n’est guère que ton nom, que l’on devine en premier ; choisis-en un autre.
room-has-account = Tu as déjà un compte ; déconnecte-toi d’abord pour en créer un autre.
room-no-account = Tu n’as pas encore de compte, donc pas de mot de passe ; crée d’abord un compte.
room-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble ; vérifie les deux.
room-too-busy = Trop de gens se connectent en ce moment ; réessaie dans quelques secondes.
room-too-often =
    { $seconds ->
        [one] C’était trop souvent en peu de temps ; réessaie dans { $seconds } seconde.
       *[other] C’était trop souvent en peu de temps ; réessaie dans { $seconds } secondes.
    }

## Rappeler que c’est son tour

room-no-webhooks = Ce serveur n’envoie pas de rappels ; laisse vide l’adresse des rappels.
room-hook-too-long = Une adresse de rappel a { $most } caractères au plus ; celle-ci est plus longue.
room-hook-bad-url = Une adresse de rappel ressemble à https://example.org/chemin ; elle commence par https:// et n’a ni #, ni utilisateur, ni mot de passe.
room-hook-bad-host = Les rappels demandent le nom complet d’un serveur, comme example.org, et non un nombre à sa place.
room-hook-bad-port = Les rappels vont au port habituel de https ; retire le port de l’adresse.
room-hook-not-allowed = Ce serveur n’envoie pas de rappels à { $host } ; la personne qui s’en occupe peut le permettre.

## Robots, conseils et analyses, qui prennent du temps

thinking-too-busy = Trop d’autres attendent déjà la même chose ; réessaie dans une minute.
thinking-too-late = Cela durait trop longtemps et a été arrêté ; réessaie, ou demande une analyse plus rapide.
thinking-not-ready = Le serveur se prépare encore aux conseils et aux analyses, une seule fois, une minute ou deux ; réessaie ensuite.
thinking-broken = Cela a échoué, et ce n’est pas ta faute ; la personne qui s’occupe du serveur en trouve la raison dans son journal.
thinking-closed = Le serveur est en train de s’arrêter ; réessaie quand il sera revenu.

## Un matériel à soi

room-components-unknown = Cette partie a son propre matériel ({ $name }), et ce serveur n’en a pas les tables : charge-les aussi.
room-components-none = { $game } ne connaît pas de matériel personnel.
room-components-house = Ces tables disent la même chose que les nôtres : changes-y d’abord quelque chose, ou joue avec les nôtres.
room-components-many =
    { $most ->
        [one] Tu as déjà { $most } jeu de tables, c’est le maximum : oublie-le d’abord.
       *[other] Tu as déjà { $most } jeux de tables, c’est le maximum : oublies-en d’abord un.
    }
