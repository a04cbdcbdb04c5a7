### Conquest of Paradise on the page: pieces that go along a chain.

paradise-transit-from = Взять фишки
paradise-transit-hand = По цепи идут
paradise-transit-goal =
    { $number ->
        [0] Отсюда ещё никто не идёт: { $place }. Выберите фишки внизу.
        [one] Куда идёт { $number } фишка? Начало: { $place }.
        [few] Куда идут { $number } фишки? Начало: { $place }.
       *[many] Куда идут { $number } фишек? Начало: { $place }.
    }
paradise-transit-chain = Цепь: { $places }.
paradise-transit-of = { $number } из { $most }
paradise-transit-one = Взять: { $piece }
paradise-transit-come = Уже пришли по цепи: { $pieces }
paradise-transit-planned = Намечено
paradise-transit-leg = { $from } — { $to }
paradise-transit-drop = Убрать: { $leg }
paradise-transit-send =
    { $number ->
        [one] Переправить { $number } фишку
        [few] Переправить { $number } фишки
       *[many] Переправить { $number } фишек
    }
paradise-transit-take = Отсюда фишки могут пойти по цепи: { $place }.
paradise-transit-put =
    { $number ->
        [one] Оставить { $number } фишку: { $place }.
        [few] Оставить { $number } фишки: { $place }.
       *[many] Оставить { $number } фишек: { $place }.
    }
paradise-transit-stays = Каноэ цепи там останется до конца шага.
# Отступление и поиски кумары.

paradise-retreat-stays =
    { $number ->
        [0] уплывают все
       *[other] остаются: { $pieces }
    }
paradise-retreat-places =
    { $places ->
        [-1] Пешком: каноэ не нужны
        [0] Каноэ нет
       *[other] Мест в каноэ: { $places }
    }
paradise-carry-number =
    { $colonies ->
       *[other] Колоний в каноэ: { $number } из { $colonies }
    }
paradise-search-table =
    { $result ->
        [1] пропал
        [2] домой
        [4] сбился с курса
       *[other] дальше
    }
paradise-search-from = Дальше от { $place }
paradise-search-share =
    { $what ->
        [found] { $chance }: доплывёт
        [home] { $chance }: вернётся ни с чем
       *[lost] { $chance }: пропадёт
    }
# Флот.

paradise-fleet-with = с ним: { $chance }
paradise-fleet-free = пусто
paradise-fleet-all = Взять всё
paradise-fleet-round = Другой путь
paradise-fleet-halted = должен остановиться
paradise-move-from = Откуда?
paradise-move-march = пешком: { $place }
paradise-fleet-land = Высадить здесь:
paradise-fleet-drop = Оставить здесь:
paradise-fleet-flip =
    { $way ->
        [up] Открыть каноэ
       *[down] Закрыть каноэ
    }

# Найденная плитка.

paradise-find-ask =
    { $squares ->
        [0] { $place }, атолл: хранить в тайне или открыть?
        [one] { $place }, { $squares } место: хранить в тайне или открыть?
        [few] { $place }, { $squares } места: хранить в тайне или открыть?
       *[many] { $place }, { $squares } мест: хранить в тайне или открыть?
    }
paradise-find-hide = Хранить в тайне
paradise-find-markers =
    { $markers ->
        [0] На ней ваш последний маркер.
        [one] У вас останется { $markers } маркер.
        [few] У вас останется { $markers } маркера.
       *[many] У вас останется { $markers } маркеров.
    }
paradise-find-known =
    { $players ->
        [none] Больше о ней никто не знает.
       *[other] О ней знают также: { $players }.
    }
paradise-find-reveal = Открыть
paradise-find-all = Все видят её и могут туда плыть.
