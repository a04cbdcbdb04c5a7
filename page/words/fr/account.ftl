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
account-ranking-empty = Personne n’a encore joué de partie classée dans cette édition.
account-ranking-place = Rang
account-ranking-name = Nom
account-ranking-rating = Cote
account-ranking-games = Parties
