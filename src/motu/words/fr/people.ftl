### Les personnes : noms, comptes, limites, rappels.

people-name-empty = Un nom demande au moins une lettre ou un chiffre visible.
people-name-too-long = Un nom a { $most } caractères au plus ; choisis-en un plus court.
people-name-line-break = Un nom tient sur une ligne ; retire le saut de ligne.
people-name-character = Un nom n’a que des caractères visibles ; retire { $code }.
people-name-marks = Une lettre d’un nom porte { $most } signes au plus ; retires-en quelques-uns.
people-name-mixed = « { $word } » mêle des lettres d’écritures différentes ; écris chaque mot dans une seule écriture.
people-name-taken = Un autre compte s’appelle « { $name } », ou d’un nom qui s’y confond ; choisis un autre nom, ou connecte-toi si c’est le tien.
people-password-too-short = Un mot de passe demande au moins { $least } caractères ; quelques mots à la suite se retiennent bien.
people-password-too-long = Un mot de passe a { $most } caractères au plus ; choisis-en un plus court.
people-password-like-name = Ce mot de passe n’est guère que ton nom, que l’on devine en premier ; choisis-en un autre.
people-has-account = Tu as déjà un compte ; déconnecte-toi d’abord pour en créer un autre.
people-no-account = Tu n’as pas encore de compte, donc pas de mot de passe ; crée d’abord un compte.
people-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble ; vérifie les deux.
people-wrong-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi ; vérifie les deux.
people-too-busy = Trop de gens se connectent en ce moment ; réessaie dans quelques secondes.
people-too-often =
    { $seconds ->
        [one] C’était trop souvent en peu de temps ; réessaie dans { $seconds } seconde.
       *[other] C’était trop souvent en peu de temps ; réessaie dans { $seconds } secondes.
    }
people-crowd =
    { $seconds ->
        [one] Beaucoup de monde vient d’arriver du même réseau que toi ; patiente un peu : réessaie dans { $seconds } seconde.
       *[other] Beaucoup de monde vient d’arriver du même réseau que toi ; patiente un peu : réessaie dans { $seconds } secondes.
    }

## Rappeler que c’est son tour

people-no-webhooks = Ce serveur n’envoie pas de rappels ; laisse vide l’adresse des rappels.
people-hook-too-long = Une adresse de rappel a { $most } caractères au plus ; celle-ci est plus longue.
people-hook-bad-url = Une adresse de rappel ressemble à https://example.org/chemin ; elle commence par https:// et n’a ni #, ni utilisateur, ni mot de passe.
people-hook-bad-host = Les rappels demandent le nom complet d’un serveur, comme example.org, et non un nombre à sa place.
people-hook-bad-port = Les rappels vont au port habituel de https ; retire le port de l’adresse.
people-hook-not-allowed = Ce serveur n’envoie pas de rappels à { $host } ; la personne qui s’en occupe peut le permettre.
