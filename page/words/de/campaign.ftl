### Die Kampagne.

campaign-title = Die Reise
campaign-lead = Zehn Gegner leben an diesem Weg. Hast du einen geschlagen, segelst du weiter zum nächsten.
campaign-done = Du hast alle zehn geschlagen. Sie sind noch da, wenn du sie wiedersehen willst.
campaign-play = Spielen
campaign-again = Noch einmal spielen
campaign-never = Noch nicht gespielt.
campaign-locked = Schlage erst { $name }.
campaign-stand =
    { $played ->
        [one] Einmal gespielt
       *[other] { $played }-mal gespielt
    }, { $won }-mal gewonnen. { $state ->
        [clean] Ohne Hilfe geschlagen.
        [beaten] Geschlagen. Ein Sieg ohne Tipps und ohne zurückgenommene Züge bringt den Stern.
       *[other] Noch nicht geschlagen.
    }
campaign-stop =
    { $number }. { $name }: { $state ->
        [clean] ohne Hilfe geschlagen
        [beaten] geschlagen
        [next] als Nächstes
       *[locked] noch nicht erreicht
    }
