### Conquest of Paradise: правила, чтобы найти нужное.
paradise-rules-part-game = Игра
paradise-rules-part-alone = В одиночку, против Самоа
paradise-rules-part-exploration = Разведка
paradise-rules-part-movement = Цепи и движение
paradise-rules-part-battle = Бой
paradise-rules-part-building = Строительство
paradise-rules-part-victory = Очки и победа
paradise-rules-part-advanced = Дополнительные правила
paradise-rules-part-cards = Все карты
paradise-rules-part-events = Все события
paradise-rules-card = Очки: { $points }. { $text }
paradise-rules-search = Найти слово
paradise-rules-none = Ни в одном правиле нет этих слов.
