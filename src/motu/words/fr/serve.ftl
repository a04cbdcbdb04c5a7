### Les commandes d’un hôte (serve, backup, restore), et la base de données.

cli-serve = faire jouer personnes et robots à des tables sur le web
cli-backup = écrire dans un fichier tout ce qu’un serveur a gardé
cli-restore = remettre une sauvegarde dans une base vide
cli-examine = chercher des dommages dans tout ce qu’un serveur a conservé

## La ligne de commande

serve-where = Où l’atteindre{ "\u00A0" }
serve-host-help = adresse d’écoute ; 0.0.0.0 pour tous les réseaux (par défaut : { $host }, cette machine seule)
serve-port-help = port d’écoute (par défaut : { $port }, ou le prochain de libre)
serve-origin-help = son adresse vue du dehors, comme https://example.org ; peut se répéter (par défaut : tout nom)
serve-proxy-help = adresse ou réseau d’un proxy dont on croit ce qu’il dit des visiteurs, comme 10.0.0.0/8 ; peut se répéter
serve-keep = Où tout est gardé{ "\u00A0" }
serve-database-help = fichier SQLite ou postgresql://… (par défaut : { $database })
serve-redis-help = Redis, par lequel plusieurs processus s’annoncent les coups, comme redis://localhost ; demande PostgreSQL
serve-copies = Copies de la base en cours de route{ "\u00A0" }
serve-backup-help = dossier où la base est copiée à intervalles réguliers (par défaut : aucune copie)
serve-every-help = temps d’une copie à la suivante, comme 30s, 10m, 6h ou 1d (par défaut : { $every })
serve-keep-help = nombre de copies qui restent, les plus récentes (par défaut : { $keep })
serve-size = Ce qu’il peut fournir{ "\u00A0" }
serve-workers-help = processus du serveur ; à plusieurs, il faut --redis (par défaut : 1)
serve-thinkers-help = processus où réfléchissent les robots de chaque processus du serveur (par défaut : 2)
serve-seconds-help = secondes d’un robot pour un tour (par défaut : 1)
serve-connections-help = connexions qu’accepte un processus du serveur (par défaut : autant que le système le permet)
serve-connections-each-help = combien d’entre elles une adresse peut avoir, la moitié au plus (par défaut : 500)
serve-more = Ce qu’il fait d’autre{ "\u00A0" }
serve-webhooks-help = serveur à qui l’on peut envoyer des rappels : example.org, .example.org et tous les noms en dessous, ou * pour tous ; peut se répéter (par défaut : aucun)
serve-shows-help = permettre d’ouvrir des tables où seuls des robots jouent (par défaut : une personne au moins à chaque table)
serve-open-help = ouvrir la page dans le navigateur dès que le serveur répond
serve-environment = Les options peuvent aussi venir de l’environnement : --database devient MOTU_DATABASE, et aucun mot de passe ne se voit parmi les arguments ; plusieurs valeurs se séparent par des virgules. La ligne de commande l’emporte.
serve-log-help = détail du journal (par défaut : info)
serve-backup-file = la sauvegarde, un fichier compressé

## Ce qu’elles disent

serve-begins = Motu répond à { $address } et garde tout dans { $database } ; Ctrl-C l’arrête.
serve-alone = Sans --redis, plusieurs processus n’apprendraient pas les coups des autres ; il n’y en a donc qu’un.
serve-backed-up =
    { $rows ->
        [one] { $file } contient tout : { $rows } ligne.
       *[other] { $file } contient tout : { $rows } lignes.
    }
serve-restored =
    { $rows ->
        [one] Tout est de nouveau dans { $database } : { $rows } ligne.
       *[other] Tout est de nouveau dans { $database } : { $rows } lignes.
    }
serve-whole = { $database } est intacte : tout a été lu.
serve-bad-seconds = --seconds demande un nombre de 0.05 à 60, comme 0.5, pas « { $seconds } ».
serve-bad-every = --every demande une durée de 10s à 30d, comme 10m ou 6h, pas « { $every } ».
serve-copies-where = --every et --keep vont avec --backup, qui donne le dossier des copies.
serve-needs-extra = Le serveur demande d’autres paquets : installe motu avec son extra « server », ou passe par ./dev, qui s’en charge.
serve-needs-postgres-extra = Redis demande d’autres paquets : installe motu avec son extra « postgres », ou retire --redis.
serve-bad-redis = --redis demande une adresse comme redis://localhost:6379.
serve-no-redis = Redis ne répond pas à l’adresse que donne --redis ({ $reason }) ; lance-le, ou corrige l’adresse.
serve-redis-needs-postgres = --redis ne sert qu’avec PostgreSQL : retire-le, ou donne une base PostgreSQL avec --database.
serve-sqlite-alone = Un fichier SQLite ne sert qu’à un seul processus : retire --workers, ou donne une base PostgreSQL avec --database.
serve-no-port = Le serveur ne peut pas écouter à { $host }, port { $port } ({ $reason }) ; change --host ou --port, ou arrête ce qui s’y trouve.

## La base de données

store-bad-url = « { $url } » n’est pas une base ; écris le nom d’un fichier, comme motu.db, ou une adresse comme postgresql://user@host/name.
store-needs-asyncpg = PostgreSQL demande d’autres paquets : installe motu avec son extra « postgres », ou prends un fichier SQLite.
store-no-file = Il n’y a pas de base { $where } ; donne la bonne avec --database.
store-no-tables = Motu n’a jamais rien gardé dans cette base ; donne la bonne avec --database.
store-foreign-file = { $where } est endommagé, ou n’est pas une base ; il est resté tel quel. Donne un autre fichier avec --database.
store-damaged = { $where } est endommagé ({ $reason }) ; arrête le serveur, mets le fichier de côté et restaure la dernière sauvegarde dans un nouveau.
store-cannot-open = La base { $where } ne s’ouvre pas ({ $reason }) ; son dossier doit exister, et l’on doit pouvoir écrire dans les deux.
store-in-use = Un autre serveur emploie { $where } (il tient { $lock }) ; arrête-le d’abord, ou donne un autre fichier avec --database.
store-too-new = Un Motu plus récent a modifié cette base (version { $there }, celui-ci connaît les versions jusqu’à { $known }) ; emploie le plus récent.
store-refused = PostgreSQL refuse ({ $reason }) ; vérifie l’adresse, l’utilisateur et le mot de passe dans --database, et les droits de l’utilisateur.
store-unreachable = La base est injoignable ({ $reason }) ; rien n’a changé, et l’on peut réessayer dans un instant.
store-full = Impossible d’écrire dans { $where } : le disque est plein ou défaillant ; rien n’a changé, et l’on pourra réessayer quand il y aura de la place.
store-locked = Un autre programme occupe { $where } ; rien n’a changé, et l’on peut réessayer dans un instant.
store-failed = { $where } n’a pas pu faire ce qui était demandé ({ $reason }) ; rien n’a changé, et l’on peut réessayer.
store-closed = Le serveur est en train de s’arrêter ; réessaie quand il sera revenu.
store-bad-text = Ce texte contient un caractère qui ne peut pas être gardé ; écris-le sans lui.

## Sauvegardes

backup-in-the-way = { $where } existe déjà et n’est pas une sauvegarde ; choisis un autre nom pour ne pas l’écraser.
backup-cannot-write = La sauvegarde { $where } ne peut pas être écrite ({ $reason }) ; choisis un autre endroit, ou fais de la place.
backup-cannot-read = La sauvegarde { $where } ne peut pas être lue ({ $reason }) ; vérifie son nom et ses droits.
backup-foreign = { $where } n’est pas une sauvegarde ; donne un fichier écrit par « { $motu } backup ».
backup-torn = La sauvegarde { $where } s’arrête avant sa fin, rien n’a donc été remis ; prends-en une autre copie, ou une autre sauvegarde.
backup-damaged = La sauvegarde { $where } est endommagée, rien n’a donc été remis ; prends-en une autre copie, ou une autre sauvegarde.
backup-too-new = La sauvegarde { $where } vient d’un Motu plus récent ; remets-la avec celui-là.
restore-not-empty = Il y a déjà quelque chose dans { $where }, et une sauvegarde ne va que dans une base vide ; donne-en une autre avec --database.
copies-no-folder = Impossible de faire des copies dans { $where } ({ $reason }) ; donne avec --backup un dossier où l’on peut écrire.
copies-in-use = Un autre serveur copie sa base dans { $where } (il tient { $lock }) ; donne un autre dossier avec --backup.
copies-no-room = Il n’y a pas de place pour une copie de plus dans { $where } : il faut { $needed } Mo, et { $free } Mo sont libres ; fais de la place, ou garde moins de copies avec --keep.
copies-not-whole = { $where } n’est pas intact ({ $reason }), il n’y a donc pas de nouvelle copie ; garde les précédentes, la base elle-même est peut-être endommagée.
copies-broken-off = La copie a été interrompue ({ $reason }) ; les précédentes sont toujours là.
serve-no-file = Quel fichier ? Par exemple : { $command } motu-sauvegarde.gz
