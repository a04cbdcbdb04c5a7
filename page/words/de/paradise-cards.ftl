# Conquest of Paradise on the page: Arts & Culture cards.

paradise-card-short =
    { $effect ->
        [healing] mildert Verlust
        [commerce] 3 Baupunkte
        [feast] Dorf umsonst
        [fish-ponds] 1 Baupunkt je Zug
        [arioi] wehrt Angriff ab
        [war-canoes-3] Kriegskanus: 3
        [all-canoes-3] alle Kanus: 3
        [navigation] 1 Knoten mehr
        [ocean-chart] nie verschollen
        [haka] neuer Wurf
        [war-club] verschiebt Würfel
        [cannibalism] Panik tötet
        [deforestation] nimmt 2 Punkte
       *[none] nur Punkte
    }
paradise-card-with = +1: { $groups }
paradise-card-spent = Benutzt: Sie zählt nur noch Punkte.
paradise-card-up = Sie liegt offen.
paradise-card-down = Sie liegt verdeckt: Nur du kennst sie, und sie zählt noch nicht.
paradise-card-show = Aufdecken
paradise-card-use = Einsetzen
paradise-card-play = Ausspielen
paradise-card-for-all =
    { $final ->
        [yes] Ab jetzt sehen sie alle. Das lässt sich nicht zurücknehmen.
       *[no] Ab jetzt sehen sie alle.
    }
paradise-cards-yours = Deine Karten
paradise-cards-no-hand = Du hast keine Karten.
paradise-cards-of = Offen: { $name }
paradise-cards-hidden =
    { $cards ->
        [one] und 1 verdeckt
       *[other] und { $cards } verdeckt
    }
paradise-cards-none-up = keine offene Karte
paradise-cards-deck =
    { $cards ->
        [0] Es gibt keine Karte mehr zu kaufen.
        [one] Es gibt noch 1 Karte zu kaufen.
       *[other] Es gibt noch { $cards } Karten zu kaufen.
    }
paradise-cards-tab = Karten
