### Son propre compte, ses parties finies et le classement.

account-name = Ton nom
account-name-note = C’est ainsi que les autres te voient à la table.
account-rename = Changer de nom
account-renamed = C’est ton nom désormais.
account-account = Compte
account-guest = Tu joues en invité : pas besoin de compte pour jouer. Avec un compte, tes parties et ton voyage te suivent sur d’autres appareils, et tu peux jouer des parties classées.
account-register = Créer un compte
account-login = Se connecter
account-login-note = Les parties jouées en invité restent à l’invité.
account-registered = Tu as maintenant un compte. Tout ce que tu as joué reste à toi.
account-logged-in = Te revoilà.
account-account-name = Nom du compte
account-password = Mot de passe
account-password-note = Au moins { $least } caractères ; quelques mots à la suite se retiennent bien.
account-as = Tu joues avec le compte { $name }.
account-change = Changer de mot de passe
account-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-logout = Se déconnecter
account-recover = Avec un code
account-code = Code
account-code-note = L’un de ceux que tu as reçus avec le compte ; chacun sert une fois.
account-codes = Tes codes
account-codes-note = Note-les ou imprime-les : ils ne s’affichent que cette fois. Si tu perds ton mot de passe, chacun permet une fois d’en choisir un nouveau.
account-codes-kept = Je les ai gardés
account-codes-left =
    { $count ->
        [0] Codes en cas de mot de passe perdu : plus aucun
        [one] Codes en cas de mot de passe perdu : il en reste { $count }
       *[other] Codes en cas de mot de passe perdu : il en reste { $count }
    }
account-codes-new = Créer de nouveaux codes
account-codes-new-note = Les anciens ne serviront plus.
account-devices = Où ton compte est ouvert
account-browser =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Un autre programme
    }
account-system =
    { $system ->
        [android] Android
        [chromeos] ChromeOS
        [ios] iPhone ou iPad
        [linux] Linux
        [macos] Mac
        [windows] Windows
       *[other] appareil inconnu
    }
account-here = cet appareil
account-end = Déconnecter
account-end-others = Déconnecter tous les autres appareils
account-ratings = Tes cotes
account-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
account-finished = Parties finies
account-none-finished = Aucune pour l’instant. Les parties finies se trouvent ici, et chacune peut être revue.
account-ended-won = Gagnée
account-ended-lost = Perdue
account-ended-drawn = Nulle
account-ended-shared = Partagé
account-ended-side =
    { $player ->
        [white] Blanc gagne
        [red] Rouge gagne
        [yellow] Jaune gagne
        [green] Vert gagne
        [blue] Bleu gagne
       *[black] Noir gagne
    }
account-ranking = Classement
account-ranking-empty = Personne ne figure encore au classement de cette édition : il faut quelques parties classées pour qu’une cote soit assez sûre.
account-ranking-own =
    { $count ->
        [one] Tu as { $rating } ± { $deviation } après { $count } partie ; tu figureras dans la liste dès que ce sera plus sûr.
       *[other] Tu as { $rating } ± { $deviation } après { $count } parties ; tu figureras dans la liste dès que ce sera plus sûr.
    }
account-ranking-place = Rang
account-ranking-name = Nom
account-ranking-rating = Cote
account-ranking-games = Parties
