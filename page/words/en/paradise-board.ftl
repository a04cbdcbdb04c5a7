### The chart of Conquest of Paradise.

paradise-board-label = Chart of the islands
paradise-board-list = List of places
paradise-board-larger = Larger
paradise-board-smaller = Smaller
paradise-board-fit = Show the whole chart
paradise-board-america = South America
paradise-board-overlays = Overlays
paradise-board-overlay =
    { $overlay ->
        [chains] Chains
        [danger] Danger
        [reach] Reach
       *[points] Points
    }
paradise-board-about =
    { $overlay ->
        [chains] Chains of canoes, pools with their build points, and where a canoe would close a gap
        [danger] Who could attack next and at most how well: all face-down pieces in reach count as fighters
        [reach] Point at a stack, or hold it: where it could come to in its next movement, as far as you can know
       *[points] What each place counts; 0: not linked with home
    }
paradise-board-endangered = In danger from { $players }: a chance of { $chance } at most.
paradise-board-reached =
    { $player ->
        [red] Red could come here.
        [yellow] Yellow could come here.
        [green] Green could come here.
       *[blue] Blue could come here.
    }
paradise-board-turn = Turn { $turn }
paradise-board-key-bare = Hide all pieces, and show them again
paradise-board-seen =
    { $player ->
        [red] Red: seen in battle in turn { $turn }: { $pieces }.
        [yellow] Yellow: seen in battle in turn { $turn }: { $pieces }.
        [green] Green: seen in battle in turn { $turn }: { $pieces }.
       *[blue] Blue: seen in battle in turn { $turn }: { $pieces }.
    }
paradise-board-moved =
    { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    } moved in this step{ $hexes ->
        [0] .
        [one] ; 1 hex left.
       *[other] ; up to { $hexes } hexes left.
    }
paradise-board-marker =
    { $kind ->
        [island] Marker drawn: islands, { $knots ->
            [one] 1 knot
           *[other] { $knots } knots
        }.
        [sea] Marker drawn: open sea, { $knots ->
            [one] 1 knot
           *[other] { $knots } knots
        }.
       *[off] Marker drawn: off course.
    }
# Where the whole name has no room on the chart; without one its first words stand there.
paradise-board-short =
    { $key ->
        [bismarck-archipelago] Bismarck
       *[other] { "" }
    }
