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
paradise-option-end-by = { $points } очка
paradise-told-end = конец { $points } очка
paradise-told-homes =
    { $value ->
        [seated] родные острова по порядку мест
       *[chosen] родные острова выбирают по очереди
    }
paradise-told-components = свои компоненты
paradise-read-rules = Прочитать правила этой игры
