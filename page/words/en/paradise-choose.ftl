### Conquest of Paradise on the page: what is being chosen.

paradise-choose-which = Several things can be done there: which?
paradise-choose-show = { $card } is turned face up
