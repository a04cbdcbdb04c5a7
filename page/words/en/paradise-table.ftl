### Conquest of Paradise on the page: whose turn it is, and the keys.

paradise-table-yours = Your decision
paradise-table-told = Your decision: turn { $turn }, { $step }
paradise-table-planning = Still planning: { $name }
paradise-table-now = Turn { $turn }, { $step }
paradise-table-choose = Choose a lit hex, or one of the answers.
paradise-table-reopen = Open again
paradise-table-undo-step = Restart step
paradise-table-sheet =
    { $place ->
        [down] Show the question
        [up] Show only the first line
       *[rest] Show all choices, or only the first line
    }
paradise-table-target = of { $target }
paradise-table-key-answer = choose a listed answer
paradise-table-key-hexes = go from hex to hex; Enter chooses
paradise-table-key-end = enough: return, stop, end the step
paradise-table-turn = Turn { $turn }
paradise-table-step =
    { $step ->
        [setup] Set-up
        [order] Order
        [exploration] Explore
        [movement] Move & battle
        [building] Build
       *[victory] Victory
    }
