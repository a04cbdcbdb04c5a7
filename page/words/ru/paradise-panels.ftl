# Conquest of Paradise on the page: plates of the players, points, cup.

paradise-doing =
    { $doing ->
        [deciding] решает
        [planning] планирует…
        [ready] готово
        [exploring] разведывает
        [moving] движение
        [attacks] атакует
        [defends] обороняется
        [watches] наблюдает
        [waits] ждёт
        [done] готово
        [won] победа
        [out] вне игры
       *[nobody] без игрока
    }
paradise-plate = { $name }, { paradise-seat }, место { $place }, { $points } из { $target } очков
paradise-plate-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
paradise-cup-title = Чаша
paradise-cup-left =
    { $markers ->
        [0] Чаша пуста.
        [one] В чаше остался { $markers } жетон
        [few] В чаше осталось { $markers } жетона
       *[many] В чаше осталось { $markers } жетонов
    }
paradise-cup-kind =
    { $kind ->
        [island] Острова
        [sea] Открытое море
       *[off] Сбился с курса
    }
paradise-cup-off = правит другой игрок
paradise-cup-marker =
    { $kind ->
        [island] { $number }, узлов { $knots }: острова
        [sea] { $number }, узлов { $knots }: открытое море
       *[off] { $number }: сбился с курса, узлов { $knots }
    }
paradise-cup-tiles =
    { $tiles ->
        [one] Не найден ещё { $tiles } архипелаг.
        [few] Не найдены ещё { $tiles } архипелага.
       *[many] Не найдено ещё { $tiles } архипелагов.
    }
