### Conquest of Paradise on the page: what is being chosen, and what may come of it.

paradise-choose-which = Здесь возможно несколько действий: какое?
paradise-choose-show = { $card } открывается
paradise-choose-skipped = Больше ничего нельзя было сделать: { $what }.
paradise-choose-goal = Куда плывёт флот? Нажмите на фишку, чтобы оставить её или взять с собой.
paradise-choose-left =
    { $hexes ->
        [one] · остался { $hexes } гекс
        [few] · осталось { $hexes } гекса
       *[other] · осталось { $hexes } гексов
    }
paradise-choose-beach = На берегу
paradise-choose-aboard = На борту
paradise-choose-leave-one = Оставить: { $piece }
paradise-choose-sail = Плыть: { $place }
paradise-choose-no-way = От { $place } этому флоту сейчас плыть некуда: соседние гексы неизвестны, заняты противником или закрыты.
paradise-choose-on = Оттуда дальше
paradise-choose-point = Наведите на подсвеченный гекс, чтобы увидеть, чем это может кончиться.
paradise-choose-steer = Вы ведёте морехода игрока { $name }
paradise-choose-home = домой
paradise-choose-lost = пропадёт: { $share }
paradise-choose-knots =
    { $safe ->
        [yes] { paradise-knots }; пропасть он не может
       *[no] { paradise-knots }; при { $bears } он должен вернуться, если больше — пропадёт
    }
paradise-choose-round =
    { $way ->
        [clockwise] по часовой стрелке
       *[counter] против часовой стрелки
    }
paradise-choose-far =
    { $hexes ->
        [one] { $hexes } гекс пути
        [few] { $hexes } гекса пути
       *[other] { $hexes } гексов пути
    }
paradise-choose-against = { $fighters } против { $defenders }
paradise-choose-chance = { $chance } на победу
paradise-choose-halts =
    { $why ->
        [battle] закончится битвой
        [enemy] там флот остановит боевое каноэ
        [may-halt] там лежат закрытые фишки, которые могут остановить флот
       *[range] дальше плыть уже нельзя
    }
paradise-choose-risky = В пути могут остановить: { $hexes }
paradise-choose-odds =
    { $what ->
        [lost] { $chance } пропадёт
        [home] { $chance } домой
        [off] { $chance } собьётся с пути
        [sail] { $chance } может плыть дальше
       *[islands] { $chance } острова
    }
paradise-more-points =
    { $number ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
paradise-more-builds =
    { $number ->
        [one] { $points } очко строительства
        [few] { $points } очка строительства
        [many] { $points } очков строительства
       *[other] { $points } очка строительства
    }
paradise-choose-points =
    { $player ->
        [you] Вы: { $points }
        [red] Красные: { $points }
        [yellow] Жёлтые: { $points }
        [green] Зелёные: { $points }
       *[blue] Синие: { $points }
    }
paradise-choose-no-points = Очки от этого пока не меняются.
paradise-choose-joins = Теперь связаны: { $places }
paradise-choose-parts = Больше не связаны: { $places }
paradise-choose-builds = Очки строительства: { $after } вместо { $before }
paradise-choose-final = Отменить это нельзя.
paradise-choose-end =
    { $stage ->
        [explore] Остаться дома
        [return] Вернуться
        [transit] Закончить переправу
        [move] Закончить движение
        [fleet] Остановиться
        [arioi] Пусть будет так
        [battle-card] Без карты
        [save] Больше не спасать
        [regroup] Оставить закрытыми
        [build] Строительство закончено
        [reveal] Больше карт нет
        [claim] Оставить в силе
        [shaman] Пусть будет так
        [lost-box] Вернуться
       *[event] Ничего
    }
paradise-choose-zone =
    { $zone ->
        [on] { $knots }: дальше, если рискнёте
        [home] { $knots }: домой
       *[lost] { $knots }: пропадёт
    }
paradise-choose-unknown = Ещё один неизвестный гекс
paradise-choose-search = доплывёт: { $found }, пропадёт: { $lost }
paradise-choose-kumara = Искать кумару от { $place }
paradise-aside-title = В любое время:
paradise-aside-any = В любое время ({ $number })
paradise-harm =
    { $what ->
        [canoe] { $player }: потеря каноэ, { $places }
        [village] { $player }: потеря деревни, { $places }
        [field] { $player }: потеря поля, { $places }
        [square] { $player }: потеря зелёного места, { $places }
       *[pieces] { $player }: потери — { $pieces }, { $places }
    }
