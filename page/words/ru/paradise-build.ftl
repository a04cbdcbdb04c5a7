# Conquest of Paradise on the page: building.

paradise-ware =
    { $ware ->
        [warriors] Воины
        [war-canoe] Боевое каноэ
        [transport] Грузовое каноэ
        [colony] Колония
        [village] Деревня
        [agriculture] Поля
        [rumor] Слух
        [feast] Праздник
        [levy] Ополчение
        [settle] Поселить
        [store] Отложить
       *[card] Карта
    }
paradise-build-chain = Цепь: { $place }
paradise-build-cost =
    { $cost ->
        [0] даром
        [one] { $cost } очко строительства
        [few] { $cost } очка строительства
       *[many] { $cost } очков строительства
    }
paradise-build-left = ещё { $left }
paradise-build-note =
    { $ware ->
        [village] на свободное место
        [agriculture] на бурое место
        [card] 1 за ход
        [feast] деревня, один раз
        [levy] два за одного
        [settle] колония → деревня
       *[store] на потом
    }
paradise-build-missing =
    { $missing ->
        [none-left] больше нет
        [too-dear] слишком дорого
       *[other] сейчас нельзя
    }
paradise-build-up = лицом вверх, в цепи
paradise-build-down = лицом вниз
paradise-build-where =
    { $ware ->
        [card] Карта берётся сразу и насовсем. Выберите подсвеченный архипелаг, который платит.
       *[other] Куда? Выберите подсвеченный архипелаг.
    }
paradise-build-what = Что построить ({ $place })?
paradise-build-more =
    { $kind ->
        [focus] Внутренние дела: +1
        [use] Торговля: +3
        [store] Отложить 1 очко
       *[spend] Из запаса: +1
    }
paradise-build-more-told =
    { $kind ->
        [focus] Дополнительное очко строительства на родине; мореход пропустит следующий ход.
        [use] Карта «Торговля» один раз за игру даёт три очка строительства на родине.
        [store] Очко строительства откладывается на будущий ход; больше одного нельзя.
       *[spend] Отложенное очко строительства тратится на родине.
    }
paradise-plan-title = План
paradise-plan-strike = вычеркнуть
paradise-plan-begin = Выберите, что строить, или сначала подсвеченный архипелаг. Никто не увидит, пока все не закончат.
paradise-plan-done = Вы закончили.
paradise-plan-nothing = Строить нечего.
paradise-plan-waiting = Ждём:
paradise-plan-others = Все строят тайно. Построенное появится, когда закончат все.
paradise-plan-item =
    { $kind ->
        [card] карта
        [focus] внутренние дела: +1
        [use] Торговля: +3
        [spend] очко из запаса: +1
       *[store] 1 очко отложено
    }
