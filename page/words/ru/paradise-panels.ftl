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
paradise-plate = { $name }, { paradise-seat }
paradise-plate-place = место { $place }
paradise-plate-points = { $points } из { $target } очков
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
        [one] В чаше остался { $markers } маркер
        [few] В чаше осталось { $markers } маркера
       *[many] В чаше осталось { $markers } маркеров
    }
paradise-cup-kind =
    { $kind ->
        [island] Острова
        [sea] Открытый океан
       *[off] Сбился с курса
    }
paradise-cup-off = правит другой игрок
paradise-cup-marker =
    { $kind ->
        [island] { $number }, узлов { $knots }: острова
        [sea] { $number }, узлов { $knots }: открытый океан
       *[off] { $number }: сбился с курса, узлов { $knots }
    }
paradise-cup-tiles =
    { $tiles ->
        [one] Не найден ещё { $tiles } архипелаг.
        [few] Не найдены ещё { $tiles } архипелага.
       *[many] Не найдено ещё { $tiles } архипелагов.
    }
paradise-points-tab = Очки
paradise-points-whose = Чьи очки?
paradise-points-what =
    { $what ->
        [villages] Деревни
        [group] Архипелаги, связанные с родиной
        [atoll] Атоллы в цепи родины
        [card] Открытые карты
        [kumara] Кумара
       *[cut] Вырубка лесов
    }
paradise-points-idle =
    { $why ->
        [no-home] { $places }: нет родины
        [home] { $places }: на родине нет открытого каноэ
        [here] { $places }: там нет открытого каноэ
       *[gap] { $places }: нет связи
    }
paradise-points-missing =
    { $canoes ->
        [one] Для связи нужно { $canoes } открытое каноэ: { $places }
        [few] Для связи нужны { $canoes } открытых каноэ: { $places }
       *[many] Для связи нужно { $canoes } открытых каноэ: { $places }
    }
paradise-points-now = Сейчас
paradise-points-track = на шкале, с последнего подсчёта
paradise-points-hidden = { $more } с вашими открытыми картами
paradise-points-build = На строительство
paradise-points-target = до победы
paradise-points-wins = { $target } очков в конце хода приносят победу.
paradise-victory-fell = Вырубить: −2
paradise-victory-wins =
    { $number ->
        [0] При таком подсчёте нужных очков ({ $target }) нет ни у кого.
        [one] При таком подсчёте побеждает { $names }, очков: { $points }.
       *[other] При таком подсчёте поровну у { $names }, очков: { $points }.
    }
paradise-victory-help =
    { $stage ->
        [reveal] Считаются только открытые карты. Откройте то, что должно считаться; для победы нужно { $target }.
        [claim] Кто-то заявил о победе: { $target } очков. Вырубка лесов отнимает у игрока 2 очка, только в этом подсчёте.
       *[others] Идёт подсчёт; для победы нужно { $target }.
    }
