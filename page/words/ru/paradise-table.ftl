### Conquest of Paradise on the page: whose turn it is, and the keys.

paradise-table-yours = Решать вам
paradise-table-told = Решать вам: ход { $turn }, { $step }
paradise-table-planning = Ещё планируют: { $name }
paradise-table-now = Ход { $turn }, { $step }
paradise-table-choose = Выберите подсвеченный гекс или один из ответов.
paradise-table-reopen = Открыть снова
paradise-table-undo-step = Шаг заново
paradise-table-sheet =
    { $place ->
        [down] Показать вопрос
        [up] Показать только первую строку
       *[rest] Показать все варианты или только первую строку
    }
paradise-table-target = из { $target }
paradise-table-key-answer = выбрать ответ из списка
paradise-table-key-hexes = перейти к соседнему гексу; Enter выбирает
paradise-table-key-end = довольно: вернуться, остановиться, закончить шаг
paradise-table-turn = Ход { $turn }
paradise-table-step =
    { $step ->
        [setup] Подготовка
        [order] Порядок
        [exploration] Разведка
        [movement] Движение и бой
        [building] Строительство
       *[victory] Победа
    }
