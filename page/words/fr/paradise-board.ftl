### La carte de Conquest of Paradise.

paradise-board-label = Carte des îles
paradise-board-list = Liste des lieux
paradise-board-larger = Agrandir
paradise-board-smaller = Réduire
paradise-board-fit = Voir toute la carte
paradise-board-america = Amérique du Sud
