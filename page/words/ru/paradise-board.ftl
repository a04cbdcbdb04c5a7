### Карта Conquest of Paradise.

paradise-board-label = Карта островов
paradise-board-list = Список мест
paradise-board-larger = Крупнее
paradise-board-smaller = Мельче
paradise-board-fit = Показать всю карту
paradise-board-america = Южная Америка
paradise-board-overlays = Слои
paradise-board-overlay =
    { $overlay ->
        [chains] Цепи
        [danger] Опасность
        [reach] Досягаемость
       *[points] Очки
    }
paradise-board-about =
    { $overlay ->
        [chains] Цепи каноэ, запасы с очками строительства и места, где каноэ закрыло бы разрыв
        [danger] Кто мог бы напасть следующим и с каким шансом самое большее: все закрытые фишки поблизости считаются бойцами
        [reach] Наведите на стопку или удерживайте её: куда она могла бы дойти за следующее движение, насколько это известно вам
       *[points] Что даёт каждое место; 0: не связано с родиной
    }
paradise-board-endangered = Под угрозой: { $players }, шанс не больше { $chance }.
paradise-board-reached =
    { $player ->
        [red] Красные могли бы сюда дойти.
        [yellow] Жёлтые могли бы сюда дойти.
        [green] Зелёные могли бы сюда дойти.
       *[blue] Синие могли бы сюда дойти.
    }
paradise-board-turn = Ход { $turn }
paradise-board-key-bare = Скрыть все фишки и показать снова
paradise-board-seen =
    { $player ->
        [red] Красные: в бою хода { $turn } видели: { $pieces }.
        [yellow] Жёлтые: в бою хода { $turn } видели: { $pieces }.
        [green] Зелёные: в бою хода { $turn } видели: { $pieces }.
       *[blue] Синие: в бою хода { $turn } видели: { $pieces }.
    }
paradise-board-moved =
    { $number ->
       *[other] Ходили на этом шаге: { $number }
    }{ $hexes ->
        [0] .
       *[other] ; осталось гексов: до { $hexes }.
    }
paradise-board-marker =
    { $kind ->
        [island] Маркер: острова, узлов: { $knots }.
        [sea] Маркер: открытый океан, узлов: { $knots }.
       *[off] Маркер: сбился с курса.
    }
# Where the whole name has no room on the chart; without one its first words stand there.
paradise-board-short =
    { $key ->
        [bismarck-archipelago] Арх. Бисмарка
       *[other] { "" }
    }
