# Conquest of Paradise on the page: plates of the players, points, cup.

paradise-doing =
    { $doing ->
        [deciding] deciding
        [planning] planning …
        [ready] ready
        [exploring] exploring
        [moving] moving
        [attacks] attacks
        [defends] defends
        [watches] watches
        [waits] waits
        [done] done
        [won] has won
        [out] out of the game
       *[nobody] nobody plays it
    }
paradise-plate = { $name }, { paradise-seat }, place { $place }, { $points } of { $target } points
paradise-plate-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
paradise-cup-title = Cup
paradise-cup-left =
    { $markers ->
        [0] The cup is empty.
        [one] 1 marker is left in the cup
       *[other] { $markers } markers are left in the cup
    }
paradise-cup-kind =
    { $kind ->
        [island] Islands
        [sea] Open sea
       *[off] Off course
    }
paradise-cup-off = another player steers
paradise-cup-marker =
    { $kind ->
        [island] { $number } with { $knots ->
            [one] 1 knot
           *[other] { $knots } knots
        }: islands
        [sea] { $number } with { $knots ->
            [one] 1 knot
           *[other] { $knots } knots
        }: open sea
       *[off] { $number }: off course, without knots ({ $knots })
    }
paradise-cup-tiles =
    { $tiles ->
        [one] 1 island group is still to be found.
       *[other] { $tiles } island groups are still to be found.
    }
