### The opponents and what they are like.

bot-compiling = Le robot est en cours de compilation, une seule fois : compte une minute ou deux.
bot-character =
    { $bot ->
        [keiki] Keiki apprend et joue ce qui lui tombe sous les yeux.
        [manu] Manu bâtit partout à la fois et se retrouve vite sans cartes.
        [mano] Mano ne peut laisser en paix aucun de tes ponts.
        [honu] Honu amasse des cartes jusqu’à la main pleine, puis frappe d’un coup.
        [koa] Koa vise les îles et rien d’autre.
        [pua] Pua aime voir ce qu’elle prend : des cartes visibles.
        [nalu] Nalu bâtit par vagues et regarde un peu plus loin.
        [hoku] Hoku compte les cartes et sait ce que tu peux avoir.
        [kai] Kai attend, puis frappe la main pleine.
        [pele] Pele l’avait vu venir.
        [tala] Tala fait courir des rumeurs : les voiles que tu vois ne sont pas toutes des canoës.
        [tiki] Tiki aime les arts et achète une carte dès qu’il y en a une à prendre.
        [fale] Fale colonise un groupe d’îles après l’autre et ne se bat jamais.
        [vaka] Vaka navigue plus loin que quiconque, pour voir ce qu’il y a là-bas.
        [toka] Toka reste derrière un mur de guerriers.
        [iwa] Iwa plane, et prend ce que personne ne garde.
        [uila] Uila frappe d’abord, puis encore une fois.
        [ariki] Ariki est un vieux chef qui pèse chaque pas.
        [expert] L’expert est le plus fort de tous.
       *[other] { "" }
    }
