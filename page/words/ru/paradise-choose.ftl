### Conquest of Paradise on the page: what is being chosen.

paradise-choose-which = Здесь возможно несколько действий: какое?
paradise-choose-show = { $card } открывается
