# Conquest of Paradise on the page: Arts & Culture cards.

paradise-card-short =
    { $effect ->
        [healing] softens a loss
        [commerce] 3 build points
        [feast] a free village
        [fish-ponds] 1 build point a turn
        [arioi] repels an attack
        [war-canoes-3] war canoes sail 3
        [all-canoes-3] canoes sail 3
        [navigation] bears 1 knot more
        [ocean-chart] never lost
        [haka] roll again
        [war-club] shifts the die
        [cannibalism] panic kills
        [deforestation] takes 2 points
       *[none] scores
    }
paradise-card-with = +1: { $groups }
paradise-card-spent = Used: it only scores now.
paradise-card-up = It lies face up.
paradise-card-down = It lies face down: only you know it, and it does not count yet.
paradise-card-show = Turn it up
paradise-card-use = Use it
paradise-card-play = Play it
paradise-card-for-all =
    { $final ->
        [yes] Everybody sees it from now on. This cannot be taken back.
       *[no] Everybody sees it from now on.
    }
paradise-cards-yours = Your cards
paradise-cards-no-hand = You have no cards.
paradise-cards-of = Face up: { $name }
paradise-cards-hidden =
    { $cards ->
        [one] and 1 face down
       *[other] and { $cards } face down
    }
paradise-cards-none-up = no card face up
paradise-cards-deck =
    { $cards ->
        [0] No card is left to buy.
        [one] 1 card is left to buy.
       *[other] { $cards } cards are left to buy.
    }
paradise-cards-tab = Cards
