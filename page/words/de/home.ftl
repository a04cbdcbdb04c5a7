### Die Startseite.

home-page-title =
    { $game ->
        [paradise] Motu: Conquest of Paradise im Browser
       *[other] Motu: Kahuna im Browser
    }
home-title =
    { $game ->
        [paradise] Ins Unbekannte segeln, es geheim halten und mit der Heimat verbinden
       *[other] Zwölf Inseln, zwei Spieler und immer eine Brücke zu wenig
    }
home-lead =
    { $game ->
        [paradise] Entdecker finden Inseln, die nur sie kennen. Kanus bringen Siedler und Krieger dorthin, und eine Kette von Kanus macht ein Volk daraus. Für zwei bis vier oder allein; eine Partie dauert eine Stunde oder länger.
       *[other] Kahuna, ein Spiel für zwei: Brücken bauen, Inseln gewinnen, den anderen abschneiden. Eine Partie dauert etwa zwanzig Minuten.
    }
home-play-islander = Sofort, zu zweit, gegen den Insulaner, der die Wege kennt. Ohne Konto.
home-rules-first = Erst die Regeln lesen
home-play = Spielen
home-play-first = Sofort, gegen Keiki, die noch lernt. Ohne Konto.
home-play-next = Sofort, gegen { $name }, die nächste Station deiner Reise.
home-learn-first = Erst lernen
home-choose = Gegner und Regeln wählen
home-alone = Allein, gegen die Chips
home-ways = Oder lieber
home-way-campaign = Kampagne
home-way-campaign-note = Zehn Gegner von Insel zu Insel, jeder stärker als der vorige.
home-way-here = Zu zweit hier
home-way-here-note = Ein Gerät für beide; ein Vorhang verdeckt die Karten.
home-way-invite = Jemanden einladen
home-way-invite-note = Ein privater Tisch: Link schicken oder QR-Code zeigen.
home-way-lobby = Lobby
home-way-lobby-note = Offene Tische, an denen jemand auf dich wartet.
home-way-daily = Tagespartie
home-way-daily-note = Dieselben Karten für alle, gegen denselben starken Bot.
home-way-watch = Zusehen
home-way-watch-note = Partien, die gerade gespielt werden.
home-way-learn = Lernen
home-way-learn-note = Die Regeln beim Spielen, Schritt für Schritt.
home-way-load = Partie laden
home-way-load-note = Aus einer Datei: nachspielen oder ab jeder Stellung neu versuchen.
home-way-several = Zu zweit bis viert hier
home-way-several-note = Ein Gerät, das reihum geht; ein Vorhang verdeckt, was geheim ist.
home-way-friends = Freunde einladen
home-way-friends-note = Ein privater Tisch mit Link; Bots füllen leere Plätze.
home-way-rules = Regeln
home-way-rules-note = Das ganze Spiel in Kürze, zum Nachschlagen.
