### Нарисованная доска и карты — словами, для тех, кто их не видит.

board-label = Доска
board-islands = Острова
board-line-place = Мост { $line }
board-line-remove = Снять мост { $line }
board-line-effects = { $what }: { $effects }
board-threat =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }{ $certain ->
        [yes] { " " }точно могут
       *[no] , возможно, могут
    } { $held ->
        [yes] снять камень с { $island }
       *[no] захватить { $island }
    } { $cards ->
        [one] одной картой.
       *[other] { $cards } картами.
    }
board-card = Карта { $island }
board-card-count = Карта { $island }, { $count } шт.
board-card-back = Карта рубашкой вверх
