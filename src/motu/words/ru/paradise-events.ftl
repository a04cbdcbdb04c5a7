### Conquest of Paradise: случайные события (11.2). Их названия, действия и всё, что о них говорится.

paradise-event-name =
    { $event ->
        [typhoon] Тайфун
        [typhoon-season] Сезон тайфунов
        [tsunami] Цунами
        [drought] Засуха
        [weeds] Сорняки
        [erosion] Эрозия
        [eruption] Извержение
        [taniwha] Танифа
        [epidemic] Эпидемия
        [canoe-rot] Гнилые каноэ
        [rival-chiefs] Распря вождей
        [winds] Попутный ветер
        [fishing] Хороший улов
        [fertile-island] Плодородный остров
        [spring] Чистый родник
        [ash] Вулканический пепел
        [migration] Переселение
        [omen] Доброе знамение
        [voyagers] Возвращение мореходов
        [war-fever] Военный пыл
        [war-leader] Военный вождь
        [shaman] Шаман
        [marriage] Царственный брак
        [new-stars] Новые звёзды
        [trade-winds] Пассаты
        [whispers] Шёпот
        [great-feast] Большой пир
       *[own] { $name }
    }
paradise-event-text =
    { $effect ->
        [typhoon] Кто вытянул событие, выбирает морской гекс: все, у кого в нём или рядом есть каноэ в море, теряют там одно.
        [typhoon-season] Все, у кого есть грузовые каноэ в море, теряют одно из них.
        [tsunami] Кто вытянул событие, выбирает подвластный архипелаг: он и его соседи теряют по деревне там, где их не меньше 3.
        [drought] Кто вытянул событие, выбирает подвластный архипелаг: в этом ходу он не даёт очков строительства.
        [weeds] Кто вытянул событие, выбирает подвластный архипелаг: в этом ходу он даёт на 2 очка строительства меньше, и места там не улучшают; одно улучшенное место без деревни перестаёт быть улучшенным.
        [erosion] Кто вытянул событие, выбирает подвластный архипелаг: он навсегда теряет свободное зелёное место.
        [eruption] Кто вытянул событие, выбирает подвластный архипелаг, где не меньше 3 мест: он теряет деревню и в этом ходу не даёт очков строительства.
        [taniwha] Кто вытянул событие, выбирает морской гекс: в этом ходу флоты не входят в него и не выходят.
        [epidemic] Архипелаг, где больше всего деревень, теряет одну.
        [canoe-rot] Все, у кого не меньше 2 боевых каноэ, теряют одно.
        [rival-chiefs] Лидер теряет отряд воинов.
        [winds] Хранится: один ход ваши каноэ проходят на гекс больше.
        [fishing] У вытянувшего событие в этом ходу 2 дополнительных очка строительства.
        [fertile-island] Кто вытянул событие, выбирает подвластный архипелаг: он навсегда получает зелёное место.
        [spring] Кто вытянул событие, выбирает свой архипелаг: бурое место улучшается даром; если таких не осталось, на свободном месте появляется деревня. Если все архипелаги заполнены, он получает колонию.
        [ash] Кто вытянул событие, выбирает свой архипелаг: в этом ходу он даёт на 2 очка строительства больше, и там могут появиться две новые деревни.
        [migration] Кто вытянул событие, может перенести деревню по своей цепи; если деревня не переселяется, на одном из своих архипелагов он получает колонию.
        [omen] Хранится: один ход ваш мореход выдерживает на узел больше.
        [voyagers] Хранится: ваш пропавший мореход находится и сразу идёт в разведку.
        [war-fever] Хранится: в одном строительстве два отряда воинов по цене одного.
        [war-leader] Хранится: с этой минуты каждый бросок боя сдвигается на единицу в вашу пользу.
        [shaman] Хранится: вытянутое событие не происходит.
        [marriage] Хранится: вы и другой игрок в этом ходу не воюете друг с другом.
        [new-stars] Кто вытянул событие, может посмотреть две тайные плитки, положив на них свои маркеры; кто не смотрит ни одной, получает грузовое каноэ на одном из своих архипелагов.
        [trade-winds] Кто вытянул событие, получает карту даром.
        [whispers] Хранится: ваши слухи сразу появляются там, где есть ваша фишка.
       *[great-feast] У всех, кроме лидера, в этом ходу дополнительное очко строительства.
    }

## Вопросы

paradise-ask-division = Тянуть событие этого хода или выбрать порядок хода?
paradise-ask-shaman = Вытянуто событие «{ paradise-event-name }»: пусть происходит?
paradise-ask-lost-box = Мореход пропал: пусть просто вернётся или сыграть событие?
paradise-ask-event =
    { $what ->
        [typhoon] Где бушует тайфун?
        [typhoon-loss] { paradise-event-name }: какое каноэ потеряно?
        [season-loss] { paradise-event-name }: какое грузовое каноэ потеряно?
        [rot-loss] { paradise-event-name }: какое боевое каноэ потеряно?
        [chiefs-loss] { paradise-event-name }: какой отряд воинов потерян?
        [leader] { paradise-event-name }: кого из лидеров это коснётся?
        [taniwha] { paradise-event-name }: в каком морском гексе?
        [migration] { paradise-event-name }: откуда уходит деревня?
        [migration-to] { paradise-event-name }: куда уходит деревня?
        [stars] { paradise-event-name }: какую тайную плитку посмотреть?
        [marriage] { paradise-event-name }: с кем?
        [whisper] { paradise-event-name }: где появится слух?
        [gift] { paradise-event-name }: какой архипелаг получает фишку?
       *[group] { paradise-event-name }: какой архипелаг?
    }

## Почему ход не разрешён

paradise-event-not-kept = У вас нет такого события.
paradise-event-not-now = Это событие сейчас ничего не даёт.
paradise-event-no-place = Для { $place } это событие невозможно: выберите одно из перечисленных мест.
paradise-event-no-player = Этого игрока событие коснуться не может.
paradise-event-no-loss = Эту фишку событие отнять не может: выберите одну из перечисленных.

## Журнал

paradise-log-division = { paradise-seat } тянут событие; порядок хода выбирают { paradise-other }.
paradise-log-event = { paradise-seat } тянут событие «{ paradise-event-name }». { paradise-event-text }
paradise-log-keeps = { paradise-seat } тянут событие и хранят его.
paradise-log-keeps-own = { paradise-seat } тянут и хранят событие «{ paradise-event-name }». { paradise-event-text }
paradise-log-plays = { paradise-seat } играют событие «{ paradise-event-name }».
paradise-log-prevented = { paradise-seat } не дают произойти событию «{ paradise-event-name }».
paradise-log-dropped = { paradise-seat } хранили событие «{ paradise-event-name }».
paradise-log-nothing = Это ни на что не влияет.
paradise-log-picked = { paradise-seat } выбирают { $place }.
paradise-log-named = Пострадают { paradise-other }.
paradise-log-unharmed = { paradise-seat } ничего не теряют.
paradise-log-struck = { paradise-seat } теряют { paradise-piece } на { $place }.
paradise-log-village-lost = { paradise-seat } теряют деревню на { $place }.
paradise-log-migrated = Деревня { paradise-seat-of } переселяется: { $start } — { $place }.
paradise-log-stars = { paradise-seat } смотрят тайную плитку на { $place }.
paradise-log-stars-own = { paradise-seat } смотрят тайную плитку на { $place }: { $group }.
paradise-log-trade = { paradise-seat } получают карту.
paradise-log-trade-own = { paradise-seat } получают карту: { $card }.
paradise-log-gift = { paradise-seat } получают { paradise-piece } на { $place }.
paradise-log-founded = Новая деревня { paradise-seat-of } появляется на { $place }.
paradise-log-married = { paradise-seat } и { paradise-other } в этом ходу не воюют друг с другом.
paradise-log-whispered = Слух { paradise-seat-of } появляется на { $place }.

## Правила вкратце

paradise-rules-events = События: как только у кого-нибудь не меньше { $points } очков, каждый ход после выбора порядка тянут событие. Последний тянет его или выбирает порядок хода, предпоследний делает другое. Некоторые события хранят лицом вниз и играют, когда захотят; прежде чем событие произойдёт, спрашивают всех, кто что-то хранит. Страдают только подвластные архипелаги, и ни у кого не остаётся меньше 2 деревень.

## Терминал

paradise-side-keeps =
    { $events ->
        [one] хранится { $events } событие
        [few] хранится { $events } события
       *[other] хранится { $events } событий
    }
paradise-kept = События, которые хранят { paradise-seat }: { $events }
paradise-event-named = { paradise-event-name }
paradise-event-line = { paradise-event-name } ({ $word }): { paradise-event-text }
paradise-events-left = Осталось событий: { $deck }. Прошло: { $events }
paradise-events-none = ни одного
paradise-event-marker =
    { $about ->
        [place] Действует: { paradise-event-name }, { $place }
        [seat] Действует: { paradise-event-name }, { paradise-seat }
       *[pair] Действует: { paradise-event-name }, { paradise-seat } и { paradise-other }
    }
paradise-choices-event =
    { $kind ->
        [role] Задача
        [event] Событие
        [pick] Выбрать
        [name] Назвать
        [levy] Набрать
       *[loss] Потерять
    }
paradise-would-event =
    { $kind ->
        [draw] вы тянете событие; порядок выбирает предпоследний
        [order] вы выбираете порядок; событие тянет предпоследний
        [pick] выбрать { $place }
        [name] выбор: { paradise-other }
        [levy] два отряда воинов по цене одного на { $place }
       *[loss] потерять { paradise-piece } на { $place }
    }
paradise-would-play = сыграть событие «{ paradise-event-name }»
paradise-done-event =
    { $stage ->
        [shaman] пусть происходит
        [lost-box] мореход возвращается
        [migration] деревня не переселяется: вместо этого колония
        [stars] не смотреть плиток: вместо этого грузовое каноэ
       *[event] ничего
    }
paradise-word-role = последний тянет событие или выбирает порядок хода
paradise-word-event = сыграть хранимое событие: по номеру или названию
paradise-word-pick = гекс, игрок, которых касается событие
paradise-word-levy = два отряда воинов по цене одного, при военном пыле

## Ошибки в events.toml

paradise-components-flag = «{ $key }» — это true или false, без кавычек.
paradise-components-event-twice = Событие «{ $event }» уже есть: у каждого события своё имя.
paradise-components-event-flag = Здесь «{ $key }» — это { $wanted }: так у всех событий с действием «{ $effect }».
paradise-components-events-many = Событий больше { $most }: столько в коробке быть не может.
