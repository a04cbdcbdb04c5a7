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
paradise-plate = { $name }, { paradise-seat }
paradise-plate-place = place { $place }
paradise-plate-points = { $points } of { $target } points
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
paradise-points-tab = Points
paradise-points-whose = Whose points?
paradise-points-what =
    { $what ->
        [villages] Villages
        [group] Groups linked with home
        [atoll] Atolls in the home chain
        [card] Cards face up
        [kumara] Kumara
       *[cut] Deforestation
    }
paradise-points-idle =
    { $why ->
        [no-home] { $places }: no home
        [home] { $places }: no canoe face up at home
        [here] { $places }: no canoe face up there
       *[gap] { $places }: not linked
    }
paradise-points-missing =
    { $canoes ->
        [one] A canoe face up would link it: { $places }
       *[other] { $canoes } canoes face up would link it: { $places }
    }
paradise-points-now = Counted now
paradise-points-track = on the track, since the last count
paradise-points-hidden = { $more } with your cards turned up
paradise-points-build = To build with
paradise-points-target = to win
paradise-points-wins = { $target } points at the end of a turn win.
paradise-victory-fell = Fell: −2
paradise-victory-wins =
    { $number ->
        [0] As it would be counted now nobody has { $target } points.
        [one] As it would be counted now { $names } wins with { $points } points.
       *[other] As it would be counted now { $names } are level with { $points } points.
    }
paradise-victory-help =
    { $stage ->
        [reveal] Cards count only face up. Turn up what you want counted now; { $target } points win.
        [claim] Somebody claims victory with { $target } points. Deforestation takes 2 points from a player, in this count only.
       *[others] Points are being counted; { $target } win.
    }
