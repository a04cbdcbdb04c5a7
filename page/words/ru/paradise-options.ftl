### Conquest of Paradise: правила нового стола.
paradise-option-advanced = Дополнительные правила
paradise-option-name =
    { $option ->
        [homes] Родные острова
        [end] Другой конец
        [solitaire] Сложность
        [events] Случайные события
        [south] Южный остров
        [saved] Запас очков
        [kumara] Кумара
       *[malaria] Малярия
    }
paradise-option-note =
    { $option ->
        [end] Меньше очков — партия короче, больше — длиннее.
        [solitaire] Трудно: Самоа занимает больше островов, которых ещё никто не нашёл.
        [events] Когда кто-то вырвался вперёд, каждый ход приносит тайфун, свадьбу, неурожай…
        [south] Вместе с Аотеароа открывается второй остров, куда можно дойти пешком.
        [saved] Одно очко строительства можно отложить на следующий ход.
        [kumara] За сладким картофелем можно плыть в Южную Америку: 2 очка тому, кто вернётся.
       *[malaria] На западе болезнь может опустошать деревни.
    }
paradise-option-value =
    { $value ->
        [drawn] по жребию
        [chosen] выбирают по очереди
        [seated] по порядку мест
        [hard] трудно
       *[normal] обычно
    }
paradise-option-end-usual = обычное число очков
paradise-option-end-by = очков: { $points }
paradise-told-end = конец при счёте { $points }
paradise-told-homes =
    { $value ->
        [seated] родные острова по порядку мест
       *[chosen] родные острова выбирают по очереди
    }
paradise-told-components = свои компоненты ({ $name })
paradise-told-save = Сохранить компоненты (.zip)
paradise-own-title = Что лежит в коробке
paradise-own-house = Компоненты по умолчанию
paradise-own-house-note = наши
paradise-own-add = Свои таблицы
paradise-own-about = Если у вас есть эта игра или свои идеи, измените в наших таблицах карту, цены, карты или события и играйте со своими. Кто играет с вами, тоже играет с ними и может их сохранить.
paradise-own-download = Скачать наши таблицы для начала (.zip)
paradise-own-name = Название
paradise-own-first = Моя коробка
paradise-own-choose = Выбрать файлы
paradise-own-drop = Изменённые файлы .toml или архив .zip с ними; их или их папку можно перетащить сюда.
paradise-own-checking = Таблицы проверяются…
paradise-own-added = Выбрано: «{ $name }».
paradise-own-gone = Прежних компонентов здесь больше нет, поэтому выбраны наши.
paradise-own-forget = Забыть
paradise-own-forget-name = Забыть «{ $name }»
paradise-read-rules = Прочитать правила этой игры

paradise-seats-title = Кто играет?
paradise-seats-count = Сколько игроков
paradise-seats-bots = Боты
paradise-seats-friends = Люди по приглашению
paradise-seats-here = Люди рядом с вами
paradise-seats-here-note = Все за этим устройством
paradise-seats-cast = Персонажи, от слабого к сильному
paradise-seats-alone-note = В одиночку вы играете против Самоа, которое действует по вытянутым жетонам. Наберите очки, пока жетоны не кончились.
paradise-seat-other = Игрок { $place }
paradise-seat-person = Человек
paradise-seat-here = Человек за этим устройством
paradise-seat-bot = Бот: { $name }
