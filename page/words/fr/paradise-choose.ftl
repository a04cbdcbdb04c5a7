### Conquest of Paradise on the page: what is being chosen.

paradise-choose-which = Il y a là plusieurs possibilités : laquelle ?
paradise-choose-show = { $card } est retournée face visible
