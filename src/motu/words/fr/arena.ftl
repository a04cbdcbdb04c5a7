### L’arène : des robots contre des robots.

cli-arena = faire jouer des robots entre eux et les classer

## La ligne de commande

arena-bots-help = deux robots ou plus : { $bots }, NOM:TRAVAIL, FICHIER.py:CLASSE ; suivi de @1s, @100ms ou @0.1, un robot a son propre temps par tour
arena-games-help = parties pour chaque paire, chaque donne avec tous les placements (par défaut : { $games })
arena-players-help = joueurs à une table ; à partir de trois, chaque robot d’une paire est seul parmi plusieurs de l’autre (par défaut : 2, ou selon --preset)
arena-preset-help = de Kahuna modern (par défaut), classic, sheet ou russian ; de Conquest of Paradise two (par défaut), three, four ou solitaire
arena-option-help = une option des règles en particulier, par exemple sudden-win=no ou kumara=yes
arena-seconds-help = temps par tour des robots qui n’ont pas le leur (par défaut : { $seconds })
arena-clock-help = ce qui compte comme temps : le temps réel écoulé, ou le temps du processeur, que d’autres travaux sur la machine n’influencent pas (par défaut : wall)
arena-text = TEXTE
arena-seed-help = d’où vient tout le hasard : même texte, mêmes donnes (par défaut : { $seed })
arena-where = Où l’on joue{ "\u00A0" }
arena-workers-help = processus sur cette machine (par défaut : un par cœur)
arena-ray-help = sur une grappe Ray : celle de RAY_ADDRESS, ou la sienne propre sur cette machine
arena-keep = Garder les résultats{ "\u00A0" }
arena-out-help = où garder les résultats ; la même commande reprend ce qui s’y trouve
arena-picture-help = dessiner le classement
arena-too-few = Une arène demande au moins deux robots, par exemple : { $motu } arena kahuna greedy random
arena-twice = Le robot « { $bot } » est inscrit deux fois ; donne à l’un des deux un autre temps ou une autre quantité de travail.
arena-bad-time = « { $word } » : « { $time } » n’est pas un temps par tour ; écris 1s, 100ms ou 0.1, une heure au plus.
arena-bad-seconds = --seconds demande un temps comme 0.1, 100ms ou 2s, une heure au plus ; « { $word } » n’en est pas un.
arena-bad-number = { $option } demande un nombre entier de 1 à { $most }, pas « { $word } ».
arena-picture-svg = L’image est un SVG : il lui faut un nom qui finit par .svg.
arena-players-fixed = À { $game }, on joue toujours à { $players } ; retire --players.
arena-rounded =
    { $seats ->
        [2] { $games } parties ne se partagent pas également entre les deux places : chaque paire en joue { $rounded }.
       *[other] { $games } parties ne se partagent pas également entre tous les placements : chaque paire en joue { $rounded }.
    }

## Fichiers

arena-no-journal = Ce fichier existe, mais pas les parties qui devraient l’accompagner ({ $journal }) ; choisis un autre nom pour ne pas l’écraser.
arena-foreign-file = Ce n’est pas le journal d’une arène ; choisis un autre nom pour ne pas l’écraser.
arena-busy-file = Une autre arène écrit en ce moment dans ce fichier ; attends-la, ou choisis un autre nom.
arena-broken-line = Cette ligne est illisible : le fichier a été modifié ou endommagé ; sans elle, le reste compterait de nouveau.
arena-other-settings =
    { $what ->
        [entrants] Ces parties sont celles d’autres robots, ou avec d’autres temps ; choisis un autre nom pour cette arène.
        [options] Ces parties ont été jouées selon d’autres règles ; choisis un autre nom pour cette arène.
        [seed] Ces parties viennent d’une autre graine ; choisis un autre nom pour cette arène.
        [clock] Ces parties ont été jouées avec une autre horloge ; choisis un autre nom pour cette arène.
        [players] Ces parties ont été jouées avec d’autres placements ; choisis un autre nom pour cette arène.
       *[game] Ces parties sont celles d’une autre arène ; choisis un autre nom pour celle-ci.
    }

## Pendant qu’elle joue

arena-opening =
    { $games ->
        [one] { $game }, { $rules } : { $bots } robots, { $games } partie, graine « { $seed } ».
       *[other] { $game }, { $rules } : { $bots } robots, { $games } parties, graine « { $seed } ».
    }
arena-kept = Chaque donne finie est gardée dans { $file }
arena-goes-on = { $done } parties sur { $total } y sont déjà.
arena-progress = { $done }/{ $total } · { $rate } parties/s · encore { $left } · { $leaders }
arena-deadly-deal = { $one } contre { $other }, donne { $deal } : { $deaths } processus de suite y sont morts, l’arène s’arrête donc là ; les parties d’avant sont gardées.
arena-no-ray = Ray n’est pas installé : installe motu avec son extra « cluster », ou retire --ray.
arena-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } que donne RAY_ADDRESS ; corrige-la, ou efface-la pour employer cette machine.
arena-interrupted = Interrompu. La même commande reprend d’ici.

## Le résultat

arena-alone = Chaque score est celui d’un robot seul à une table avec { $others } d’un autre, à chaque place tour à tour ; une part égale est { $fair }.
arena-head-bot = robot
arena-head-pair = paire
arena-among = { $one } parmi { $other }
arena-head-rating = cote
arena-head-score = score
arena-head-mean = moyenne
arena-head-worst = pire
arena-head-against = contre
arena-head-won = gagnées
arena-head-drawn = nulles
arena-head-shared = partagées
arena-head-lost = perdues
arena-head-turn = temps d’un tour
arena-head-time = permis
arena-head-median = médiane
arena-head-longest = maximum
arena-head-too-long = 20 % de trop
arena-decimal-mark = ,
arena-percent = { $value } %
arena-unit-s = { $value } s
arena-unit-ms = { $value } ms
arena-unit-us = { $value } µs
arena-failures =
    { $kind ->
        [illegal] { $games ->
            [one] { $bot } a perdu 1 partie par sa propre faute : il a joué { $problem }, qu’il ne pouvait pas jouer.
           *[other] { $bot } a perdu { $games } parties par sa propre faute, la première en jouant { $problem }, qu’il ne pouvait pas jouer.
        }
       *[raised] { $games ->
            [one] { $bot } a perdu 1 partie par sa propre faute : { $problem }
           *[other] { $bot } a perdu { $games } parties par sa propre faute, la première ainsi : { $problem }
        }
    }
arena-no-choix = Il n’y a pas de cotes, car le paquet choix n’est pas installé : installe motu avec son extra « arena », ou passe par ./dev, qui le fait.
arena-written = Résultats : { $file }
arena-drawn = Image : { $file }
arena-picture-title = Les robots à { $game } ({ $rules })
arena-picture-axis = Cote sur l’échelle Elo avec son intervalle à 95 % ; { $games } parties par paire
