### The chart of Conquest of Paradise.

paradise-board-label = Chart of the islands
paradise-board-list = List of places
paradise-board-larger = Larger
paradise-board-smaller = Smaller
paradise-board-fit = Show the whole chart
paradise-board-america = South America
