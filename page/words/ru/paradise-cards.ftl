# Conquest of Paradise on the page: Arts & Culture cards.

paradise-card-short =
    { $effect ->
        [healing] смягчает потерю
        [commerce] 3 очка стройки
        [feast] деревня даром
        [fish-ponds] +1 очко стройки
        [arioi] отражает атаку
        [war-canoes-3] боевые: 3 гекса
        [all-canoes-3] каноэ: 3 гекса
        [navigation] +1 узел
        [ocean-chart] не пропадёт
        [haka] новый бросок
        [war-club] сдвиг кубика
        [cannibalism] паника губит
        [deforestation] −2 очка другому
       *[none] только очки
    }
paradise-card-with = +1: { $groups }
paradise-card-spent = Использована: теперь только даёт очки.
paradise-card-up = Лежит лицом вверх.
paradise-card-down = Лежит лицом вниз: её знаете только вы, и она пока не считается.
paradise-card-show = Открыть
paradise-card-use = Применить
paradise-card-play = Сыграть
paradise-card-for-all =
    { $final ->
        [yes] С этого момента её видят все. Отменить это нельзя.
       *[no] С этого момента её видят все.
    }
paradise-cards-yours = Ваши карты
paradise-cards-no-hand = У вас нет карт.
paradise-cards-of = Открыты: { $name }
paradise-cards-hidden =
    { $cards ->
        [one] и { $cards } закрытая
        [few] и { $cards } закрытые
       *[many] и { $cards } закрытых
    }
paradise-cards-none-up = открытых карт нет
paradise-cards-deck =
    { $cards ->
        [0] Карт в продаже больше нет.
        [one] Осталась { $cards } карта.
        [few] Осталось { $cards } карты.
       *[many] Осталось { $cards } карт.
    }
paradise-cards-tab = Карты
