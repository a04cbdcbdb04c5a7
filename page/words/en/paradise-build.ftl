# Conquest of Paradise on the page: building.

paradise-ware =
    { $ware ->
        [warriors] Warriors
        [war-canoe] War canoe
        [transport] Transport
        [colony] Colony
        [village] Village
        [agriculture] Fields
        [rumor] Rumor
        [feast] Feast
        [levy] War fever
        [settle] Settle
        [store] Keep
       *[card] Card
    }
paradise-build-chain = Chain of { $place }
paradise-build-cost =
    { $cost ->
        [0] free
        [one] 1 build point
       *[other] { $cost } build points
    }
paradise-build-left = { $left } left
paradise-build-note =
    { $ware ->
        [village] on a free square
        [agriculture] on a brown square
        [card] 1 a turn
        [feast] village, once
        [levy] two for one
        [settle] colony → village
       *[store] for later
    }
paradise-build-missing =
    { $missing ->
        [none-left] none left
        [too-dear] too dear
       *[other] not now
    }
paradise-build-up = face up, in the chain
paradise-build-down = face down
paradise-build-where =
    { $ware ->
        [card] A card comes at once, for good. Choose a lit group that pays.
       *[other] Where? Choose a lit group.
    }
paradise-build-what = What is to be built at { $place }?
paradise-build-more =
    { $kind ->
        [focus] Focus inward: 1 more
        [use] Commerce: 3 more
        [store] Keep 1 point
       *[spend] Kept point: 1 more
    }
paradise-build-more-told =
    { $kind ->
        [focus] One more build point at home; the explorer stays away next turn.
        [use] The card Commerce gives three build points at home, once in the game.
        [store] A build point is kept for a later turn; one is the most.
       *[spend] The build point that was kept is used at home.
    }
paradise-plan-title = Planned
paradise-plan-strike = strike out
paradise-plan-begin = Choose what to build, or a lit group first. Nobody sees it before all are done.
paradise-plan-done = You are done.
paradise-plan-nothing = You have nothing to build.
paradise-plan-waiting = Waiting for
paradise-plan-others = Everybody builds in secret. What is built appears when all are done.
paradise-plan-item =
    { $kind ->
        [card] a card
        [focus] focus inward: +1
        [use] Commerce: +3
        [spend] kept point used: +1
       *[store] 1 point kept
    }
