### Die Karte von Conquest of Paradise.

paradise-board-label = Karte der Inseln
paradise-board-list = Liste der Orte
paradise-board-larger = Größer
paradise-board-smaller = Kleiner
paradise-board-fit = Ganze Karte zeigen
paradise-board-america = Südamerika
