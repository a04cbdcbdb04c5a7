### Conquest of Paradise on the page: what is being chosen.

paradise-choose-which = Dort ist mehreres möglich: Was soll es sein?
paradise-choose-show = { $card } wird aufgedeckt
