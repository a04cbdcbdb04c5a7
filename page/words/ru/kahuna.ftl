### Что говорит только Kahuna: доска и карты — для тех, кто их не видит, и ходы словами.

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

## Ход словами: что сделать

replay-move-place = сыграть { $card }: мост { $line }
replay-move-remove = сыграть { $cards }: снять { $line }
replay-move-free = мост { $line } без карты
replay-move-discard = сбросить { $cards }
replay-move-hidden =
    { $count ->
        [one] сбросить { $count } карту рубашкой вверх
        [few] сбросить { $count } карты рубашкой вверх
       *[many] сбросить { $count } карт рубашкой вверх
    }
replay-move-take = взять { $card } из открытого ряда
replay-move-draw = взять карту из колоды
replay-move-drawn = взять карту из колоды (пришла { $card })
replay-move-decline = не брать карту
replay-move-end = закончить ход
