### Партии ещё раз: просмотр, разбор и подсказки.

## Загрузить партию

replay-load-title = Загрузить партию
replay-load-lead = Любую партию можно сохранить коротким текстом, её записью. Вставьте запись сюда, чтобы просмотреть партию или продолжить с любого места.
replay-load-record = Запись партии
replay-load-choose = Выбрать файл
replay-load-drop = Вставьте текст, выберите файл или перетащите его сюда; к партии со своими компонентами добавьте и её таблицы.
replay-load-tables = Выбрать её таблицы
replay-load-tables-called = Из записи
replay-load-tables-here = Таблицы загружены.
replay-load-tables-other = Это другие таблицы ({ $name }), а партия играна с { $wanted }.
replay-load-too-long = Этот файл длиннее любой записи; выберите другой.
replay-load-line = Строка { $line }:
replay-load-replay = Просмотреть
replay-load-analyse = Стол для анализа
replay-load-analyse-note = За столом для анализа вы играете за обе стороны, возвращаете любые ходы и пользуетесь подсказками.

replay-title = Просмотр партии
replay-loading = Партия загружается…
replay-load = Загрузить партию
replay-running = Она ещё идёт: видно то, что видело ваше место.
replay-to-table = К столу
replay-board = Поле и шаги
replay-panels = Подробнее об этой партии
replay-log = Журнал
replay-review = Разбор
replay-share = Поделиться

## По ходу партии

replay-deal =
    { $game ->
        [paradise] Партия начинается.
       *[other] Карты розданы.
    }
replay-round =
    { $game ->
        [paradise] Ход { $round }
       *[other] Раунд { $round }
    }
replay-step = Шаг партии
replay-steps = Шаги и ходы
replay-first = В начало
replay-previous-turn = На ход назад
replay-previous = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = На шаг вперёд
replay-next-turn = На ход вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-view = Чьими глазами
replay-view-open =
    { $game ->
        [paradise] Всё
       *[other] Все карты
    }

## Взять с собой

replay-link = Скопировать ссылку
replay-link-about = В ссылке на эту позицию вся партия: кто её откроет, увидит партию на этом сервере и без учётной записи.
replay-link-copied = Ссылка на эту позицию скопирована.
replay-link-empty = В этой ссылке нет партии; загрузите её запись или попросите ссылку целиком.
replay-link-broken = Эту ссылку по дороге обрезали или изменили, и партию в ней не прочесть; попросите её ещё раз.
replay-record = Сохранить запись
replay-picture = Сохранить картинку поля
replay-picture-failed = Этот браузер не смог сделать картинку поля.

## Ещё одна попытка

replay-branch = Попробовать отсюда ещё раз
replay-branch-about = Партия продолжается с этой позиции, все остальные места занимают боты. На рейтинг это не влияет.
replay-branch-seat = Ваша сторона
replay-branch-bot = Соперник
replay-branch-begin = Начать

## Разбор

replay-review-about = Сильный бот пройдёт по партии: какими были шансы, где она переломилась и что было бы лучше.
replay-review-begin = Разобрать партию
replay-review-again = Ещё один разбор
replay-review-cut = Разбор прервался на полпути; начните его ещё раз.
replay-cancel = Отменить
replay-quality = Насколько тщательно
replay-quality-name =
    { $quality ->
        [quick] Быстро
        [normal] Обычно
       *[deep] Глубоко
    }
replay-quality-time =
    { $quality ->
        [quick] Займёт несколько секунд.
        [normal] Займёт около четверти минуты.
       *[deep] Займёт две минуты или больше.
    }
replay-turn = Ход { $turn }, { kahuna-seat }
replay-played = Сыграно
replay-better = Лучше
replay-point-mistake = Шансы { $first }, а можно было иметь { $second }.
replay-point-lucky = { kahuna-seat }, везение: вытянутые карты подняли шансы с { $first } до { $second }.
replay-point-unlucky = { kahuna-seat }, невезение: вытянутые карты снизили шансы с { $first } до { $second }.
replay-graph-start = До первого хода: шансы Белых { $chance }
replay-graph-turn = Ход { $turn }, { kahuna-seat }: шансы Белых { $chance } { $mark }
replay-table = Числа таблицей
