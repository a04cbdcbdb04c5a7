### Le serveur sur le web : ce qui peut clocher dans une requête, et dans ce qu’on a dit au serveur de lui-même.

web-nobody = Personne ne sait encore qui tu es ; entre en invité (POST /api/me), ou connecte-toi (POST /api/session).
web-no-such-thing = Il n’y a rien à cette adresse, ou pas pour cette méthode ; /api/openapi.json dit ce qu’il y a.
web-no-box = { $game } n’a pas de boîte à consulter : tous ses plateaux sont pareils.
web-not-told = { $game } n’a rien à dire là-dessus.
web-no-page = La page manque ici : ./dev play la construit, et l’installation de Motu aussi. Ce que les programmes peuvent demander figure dans /api/openapi.json.
web-in-record = Ligne { $line }, colonne { $column } : { $problem }
web-bad-number = « { $name } » demande un nombre entier, comme 12, pas « { $word } ».
web-bad-field = Ce n’est pas ce qui est attendu ici : { $problem }. Ce qui est attendu figure dans /api/openapi.json.
web-bad-file = Ce qui a été envoyé de « { $name } » n’est pas du base64 ; envoie-le encore une fois.
web-no-json = Ce qui a été envoyé n’est pas du JSON lisible ; ce qui est attendu figure dans /api/openapi.json.
web-too-large = Plus de { $most } octets ont été envoyés, et rien ici n’en demande autant ; envoies-en moins.
web-too-many-watched =
    { $most ->
        [one] Une connexion peut suivre { $most } table au plus ; quitte-la d’abord.
       *[other] Une connexion peut suivre { $most } tables au plus ; quittes-en une d’abord.
    }
web-gone = Plus personne n’attendait cette réponse, le travail a donc été arrêté.
web-broken = Quelque chose s’est mal passé ici, et ce n’est pas ta faute ; réessaie, et la personne qui s’occupe du serveur en trouve la raison dans son journal.
web-bad-host = Cette requête ne dit pas clairement à quel serveur elle s’adresse ; son en-tête Host doit en nommer exactement un.
web-unknown-host = Ce serveur ne répond pas au nom « { $host } » ; la personne qui s’en occupe peut ajouter ce nom avec --origin.
web-foreign-origin = Cette requête semble venir de la page d’un autre site, rien n’a donc été fait ; ouvre la page de ce serveur même, ou laisse un programme envoyer son jeton dans l’en-tête Authorization, sans cookies.

## Réglages

web-bad-origin = --origin demande un début d’adresse comme https://example.org ou http://localhost:8000, pas « { $word } ».
web-bad-proxy = --proxy demande une adresse ou un réseau comme 10.0.0.7 ou 10.0.0.0/8, pas « { $word } ».
web-bad-level = Le journal n’a pas de niveau « { $word } » ; il y a debug, info, warning et error.
web-store-down = Le serveur ne peut rien garder pour le moment, donc rien n’a été fait ; réessaie dans un instant.
web-unwell =
    Le serveur ne va pas bien : sa base de données est { $why ->
        [full] pleine
        [locked] retenue par un autre programme
        [damaged] endommagée
       *[unreachable] hors d’atteinte
    }.
