# Conquest of Paradise on the page: random events, and the chits of the solitaire game.

paradise-event-role =
    { $role ->
        [draw] Draw the event
       *[order] Choose the order of play
    }
paradise-event-role-told =
    { $role ->
        [draw] The last but one then chooses who plays first.
       *[order] The last but one then draws the event, and decides what it is about.
    }
paradise-event-play = Play { $name }
paradise-event-piece =
    { $piece ->
        [W] Warriors
        [C] War canoe
        [T] Transport canoe
        [L] Colony
       *[R] Rumor
    }: { $place }
paradise-event-hexes =
    { $hexes ->
        [one] Choose the lit hex on the map.
       *[other] Choose one of { $hexes } lit hexes on the map.
    }
paradise-event-others = Others decide what becomes of it.
paradise-event-title = Lasting events
paradise-event-left =
    { $events ->
        [one] 1 event is still to be drawn.
       *[other] { $events } events are still to be drawn.
    }
paradise-chit-gets =
    { $expand ->
        [card] It gets a card, face down till it explores, attacks or is attacked.
        [chain] It gets canoes that link its groups by the shortest ways.
        [village] It gets a village where most squares are empty.
        [village-each] Each of its groups with room gets a village.
        [warriors] It gets a warrior band: for an empty war canoe, else where villages are guarded worst.
        [two-warriors] It gets two warrior bands: for empty war canoes, else where villages are guarded worst.
        [warriors-each] Its warriors grow to one for each village.
       *[war-canoe] It gets a war canoe at its home.
    }
paradise-chit-does =
    { $action ->
        [explore] Then its explorer goes ring by ring around its home.
        [attack] Then its war canoes attack your weakest group in reach.
       *[build] Nothing more happens.
    }
paradise-chit-pending = To be carried out after the exploration
paradise-chit-left =
    { $chits ->
        [one] 1 chit is left; now it can be this
       *[other] { $chits } chits are left; now it can be one of these
    }
paradise-chit-late = These come late: after six have been drawn
paradise-chit-how = Nobody plays Samoa. A chit is drawn each turn: one side says what Samoa gets, the other what it does. A rich group that you find brings another.
paradise-kept-title = Events that you keep
