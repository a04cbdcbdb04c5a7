### One's own account, finished games and the ranking.

account-name = Your name
account-name-note = This is how others see you at the table.
account-rename = Change the name
account-renamed = That is your name from now on.
account-account = Account
account-guest = You are a guest, and need no account to play. With one your games and your progress follow you to other devices, and you can play rated games.
account-register = Create an account
account-login = Log in
account-login-note = Games that you play as a guest stay with this guest.
account-registered = You have an account now. Everything you played stays yours.
account-logged-in = Welcome back.
account-account-name = Name of the account
account-password = Password
account-password-note = At least { $least } characters; a few words in a row are easy to remember.
account-as = Logged in as { $name }.
account-change = Change the password
account-changed = The password is changed; all other devices are logged out.
account-old = Old password
account-new = New password
account-logout = Log out
account-recover = Use a code
account-code = Code
account-code-note = One of those that you were given with the account; each works once.
account-codes = Your codes
account-codes-note = Write them down, or print them: they are shown only this once. Should you lose your password, each of them sets a new one, once.
account-codes-kept = I have kept them
account-codes-left =
    { $count ->
        [0] Codes for a lost password: none left
        [one] Codes for a lost password: 1 left
       *[other] Codes for a lost password: { $count } left
    }
account-codes-new = Make new codes
account-codes-new-note = The old ones will not work any more.
account-devices = Where you are logged in
account-browser =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Another program
    }
account-system =
    { $system ->
        [android] Android
        [chromeos] ChromeOS
        [ios] iPhone or iPad
        [linux] Linux
        [macos] Mac
        [windows] Windows
       *[other] unknown device
    }
account-here = this device
account-end = Log out there
account-end-others = Log out on all other devices
account-ratings = Your ratings
account-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
account-finished = Finished games
account-none-finished = None yet. Finished games stand here, and each can be replayed.
account-ended-won = Won
account-ended-lost = Lost
account-ended-drawn = Draw
account-ended-shared = Shared
account-ended-side =
    { $player ->
        [white] White won
        [red] Red won
        [yellow] Yellow won
        [green] Green won
        [blue] Blue won
       *[black] Black won
    }
account-ranking = Ranking
account-ranking-empty = Nobody is in the ranking of this edition yet: it takes some rated games until a rating is sure enough.
account-ranking-own =
    { $count ->
        [one] You have { $rating } ± { $deviation } after 1 game; you are listed as soon as that is surer.
       *[other] You have { $rating } ± { $deviation } after { $count } games; you are listed as soon as that is surer.
    }
account-ranking-place = Place
account-ranking-name = Name
account-ranking-rating = Rating
account-ranking-games = Games
