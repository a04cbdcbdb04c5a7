### The advanced rules of Conquest of Paradise (11).

## Options that do not go together.

paradise-option-not-alone = The solitaire game has { $option }={ $value } only; leave that option out, or play with two and more.
paradise-option-alone-only = Only the solitaire game knows { $option }; leave that option out, or play with players=1.
paradise-option-far-end = { $points ->
        [one] This game ends { $points } point away from the usual number
       *[other] This game ends { $points } points away from the usual number
    }, at { $target }; up to { $most } are recommended.
