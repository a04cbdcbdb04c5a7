### Карта Conquest of Paradise.

paradise-board-label = Карта островов
paradise-board-list = Список мест
paradise-board-larger = Крупнее
paradise-board-smaller = Мельче
paradise-board-fit = Показать всю карту
paradise-board-america = Южная Америка
