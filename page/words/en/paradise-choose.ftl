### Conquest of Paradise on the page: what is being chosen, and what may come of it.

paradise-choose-which = Several things can be done there: which?
paradise-choose-show = { $card } is turned face up
paradise-choose-skipped = Nothing else could be done: { $what }.
paradise-choose-goal = Where does the fleet sail? Tap a piece to leave it behind or to take it along.
paradise-choose-left =
    { $hexes ->
        [one] · 1 hex left
       *[other] · { $hexes } hexes left
    }
paradise-choose-beach = On the beach
paradise-choose-aboard = Aboard
paradise-choose-leave-one = Leave { $piece } behind
paradise-choose-sail = Sail to { $place }
paradise-choose-no-way = From { $place } this fleet can go nowhere just now: the hexes around it are unknown, in enemy hands, or barred.
paradise-choose-on = Go on from there
paradise-choose-point = Point at a lit hex to see what may come of it.
paradise-choose-steer = You steer the explorer of { $name }
paradise-choose-home = home
paradise-choose-lost = lost { $share }
paradise-choose-knots =
    { $safe ->
        [yes] { paradise-knots }; he cannot be lost
       *[no] { paradise-knots }; with { $bears } he must turn home, with more he is lost
    }
paradise-choose-round =
    { $way ->
        [clockwise] clockwise
       *[counter] counterclockwise
    }
paradise-choose-far =
    { $hexes ->
        [one] 1 hex away
       *[other] { $hexes } hexes away
    }
paradise-choose-against = { $fighters } against { $defenders }
paradise-choose-chance = { $chance } to win
paradise-choose-halts =
    { $why ->
        [battle] ends in a battle
        [enemy] a war canoe stops the fleet there
        [may-halt] pieces lie there face down that may stop the fleet
       *[range] no hex left after that
    }
paradise-choose-risky = May be stopped on the way: { $hexes }
paradise-choose-odds =
    { $what ->
        [lost] { $chance } lost
        [home] { $chance } home
        [off] { $chance } off course
        [sail] { $chance } may sail on
       *[islands] { $chance } islands
    }
paradise-more-points =
    { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
paradise-more-builds =
    { $number ->
        [one] { $points } build point
       *[other] { $points } build points
    }
paradise-choose-points =
    { $player ->
        [you] You: { $points }
        [red] Red: { $points }
        [yellow] Yellow: { $points }
        [green] Green: { $points }
       *[blue] Blue: { $points }
    }
paradise-choose-no-points = It changes no points yet.
paradise-choose-joins = Linked by it: { $places }
paradise-choose-parts = No longer linked: { $places }
paradise-choose-builds = Build points: { $after } instead of { $before }
paradise-choose-final = This cannot be taken back.
paradise-choose-end =
    { $stage ->
        [explore] Stay at home
        [return] Turn home
        [transit] End transit
        [move] End movement
        [fleet] Stop here
        [arioi] Let it happen
        [battle-card] No card
        [save] Save no more
        [regroup] Leave all face down
        [build] Done building
        [reveal] No more cards
        [claim] Let it stand
        [shaman] Let it happen
        [lost-box] Come back
       *[event] Nothing
    }
paradise-choose-zone =
    { $zone ->
        [on] { $knots }: sail on, if you dare
        [home] { $knots }: home
       *[lost] { $knots }: lost
    }
paradise-choose-unknown = One more unknown hex
paradise-choose-search = { $found } to get there, { $lost } lost
paradise-choose-kumara = Search for kumara from { $place }
paradise-aside-title = At any time:
paradise-aside-any = At any time ({ $number })
paradise-harm =
    { $what ->
        [canoe] { $player } loses a canoe: { $places }
        [village] { $player } loses a village: { $places }
        [field] { $player } loses a field: { $places }
        [square] { $player } loses a green square: { $places }
       *[pieces] { $player } loses { $pieces }: { $places }
    }
