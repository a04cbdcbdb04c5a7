### Главная страница и всё, что ведёт к столу: зал, кампания, раздача дня, новые столы, записи партий, учётная запись.

## Главная страница

home-page-title =
    { $game ->
        [paradise] Motu: Conquest of Paradise в браузере
       *[other] Motu: Кахуна в браузере
    }
home-game = Игра
home-game-about =
    { $game ->
        [paradise] 1–4 игрока · 90 минут
       *[other] 2 игрока · 20 минут
    }
home-players =
    { $preset ->
        [solitaire] в одиночку
        [three] 3 игрока
        [four] 4 игрока
       *[two] 2 игрока
    }
home-title =
    { $game ->
        [paradise] Плывите в неведомое, храните тайну и свяжите её с домом
       *[other] Двенадцать островов, двое игроков, и всегда не хватает моста
    }
home-lead =
    { $game ->
        [paradise] Мореходы находят острова, о которых знают только они. Каноэ везут поселенцев и воинов, а цепь каноэ делает из них один народ. От двух до четырёх игроков или в одиночку; партия длится час и дольше.
       *[other] Кахуна — игра для двоих: стройте мосты, берите острова, отрезайте соперника. Партия длится минут двадцать.
    }
home-play-islander = Сразу, вдвоём, с ботом по имени Островитянин: он знает пути. Без учётной записи.
home-rules-first = Сначала прочитать правила
home-play = Играть
home-play-first = Сразу, с Кейки, которая ещё учится. Без учётной записи.
home-play-next = Сразу, следующая встреча вашего плавания: { $name }.
home-learn-first = Сначала научиться
home-choose = Выбрать соперников и правила
home-alone = В одиночку, против жетонов
home-demo-round = Раунд { $round } из 3
home-demo-pause = Приостановить показ партии
home-demo-run = Продолжить показ партии
home-ways = Или ещё
home-way-campaign = Кампания
home-way-campaign-note = Десять соперников от острова к острову, один сильнее другого.
home-way-here = Вдвоём здесь
home-way-here-note = Одно устройство на двоих; карты скрывает занавес.
home-way-invite = Пригласить друга
home-way-invite-note = Закрытый стол: пошлите ссылку или покажите QR-код.
home-way-lobby = Зал
home-way-lobby-note = Открытые столы, за которыми кто-то ждёт вас.
home-way-daily = Раздача дня
home-way-daily-note = Одни и те же карты для всех, против одного сильного бота.
home-way-watch = Смотреть
home-way-watch-note = Партии, которые идут прямо сейчас.
home-way-learn = Учиться
home-way-learn-note = Правила за игрой, шаг за шагом.
home-way-load = Загрузить партию
home-way-load-note = Из файла: просмотреть или переиграть с любого места.
home-way-several = Здесь, от двух до четырёх
home-way-several-note = Одно устройство по кругу; тайное скрывает занавес.
home-way-friends = Пригласить друзей
home-way-friends-note = Закрытый стол по ссылке; свободные места займут боты.
home-way-rules = Правила
home-way-rules-note = Вся игра вкратце, чтобы найти нужное.

## Партии, которые ждут

home-running = Продолжить
home-running-against = Соперник: { $name }
home-running-here = Все за этим устройством
home-running-alone = В одиночку
home-running-waiting = Стол, который ждёт гостя
home-running-yours = Ваш ход
home-running-theirs = Ход других
home-running-open = Ещё не начата
home-running-more = Все неоконченные партии: { $count }

## Приглашение

home-invite-link = Ссылка на ваш стол
home-invite-copy = Скопировать ссылку
home-invite-share = Поделиться …
home-invite-text = Сыграем в { $game }?
home-invite-note = Сесть за стол может любой, у кого есть ссылка, без учётной записи. Партия начнётся, как только все места будут заняты.
home-invite-qr = QR-код со ссылкой на ваш стол

## Новый стол

home-new-title = Новый стол
home-new-opponent = Кто сядет напротив?
home-new-bot = Бот
home-new-bot-note = Партия начнётся сразу
home-new-lobby = Кто придёт
home-new-lobby-note = Открытый стол в зале
home-new-friend = Кого пригласите
home-new-friend-note = Закрытый стол по ссылке
home-new-here = Кто рядом с вами
home-new-here-note = Вдвоём за этим устройством
home-seats-title = Кто играет?
home-seats-count = Сколько игроков
home-seats-bots = Боты
home-seats-friends = Кого пригласите
home-seats-here = Кто рядом с вами
home-seats-here-note = Все за этим устройством
home-seats-bots-note = Островитянин играет на победу; Случай делает любой дозволенный ход.
home-seats-alone-note = В одиночку вы играете против Самоа, которое действует по вытянутым жетонам. Наберите очки, пока жетоны не кончились.
home-seat-other = Игрок { $place }
home-seat-person = Человек
home-seat-here = Человек за этим устройством
home-seat-bot = Бот: { $name }
home-new-cast = Соперники кампании, от слабого к сильному
home-new-plain = Другие, без характера
home-bot-plain =
    { $bot ->
        [random] Делает любой разрешённый ход.
        [greedy] Ход за ходом берёт то, что ближе лежит.
        [planner] Думает о вашем лучшем ответе.
        [ismcts] Перебирает дерево партий.
       *[other] Бот этого сервера.
    }
home-new-table = Стол
home-new-side = Ваша сторона
home-side-random = Как решит случай
home-new-clock = Часы
home-clock-none = Без часов
home-clock-live = { $minutes } мин + { $seconds } с за ход
home-clock-turn =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
home-clock-turn-hours =
    { $hours ->
        [one] { $hours } час на ход
        [few] { $hours } часа на ход
       *[many] { $hours } часов на ход
    }
home-new-rated = На рейтинг
home-new-rated-note = Идёт в рейтинг этого издания: без изменений в правилах и без подсказок.
home-new-rated-guest = Нужна учётная запись: её можно создать наверху, под вашим именем.
home-new-public = Другим можно смотреть
home-new-public-note = Партия видна в зале; карты остаются скрытыми.
home-new-rules = Правила
home-new-more = Другие правила
home-new-usual = { $value } (это издание)
home-new-dead-end = Сброс вместо новой карты возможен, только если с полной рукой «взять, потом сбросить»; иначе бывают позиции без единого хода.
home-new-as-edition = Всё как в этом издании
home-new-read-rules = Прочесть правила этого издания
home-new-open = Открыть стол
home-new-play = Играть
home-edition =
    { $preset ->
        [modern] Современное издание
        [classic] Классическое издание
        [sheet] Краткая памятка
        [russian] Русское издание
       *[other] { $preset }
    }
home-edition-note =
    { $preset ->
        [modern] Карту можно не брать; сброс лежит рубашкой вверх и разрешён, только если карты не играются.
        [classic] Карту надо брать, если можно; сброс открытый и в любой момент.
        [sheet] Самые короткие правила: без последних ходов, дополнительных показателей и внезапной победы.
        [russian] Вместо новой карты можно сбросить; победитель раунда начинает следующий.
       *[other] { "" }
    }
home-option =
    { $option ->
        [preset] Издание
        [first] Кто начинает
        [discard] Когда можно сбрасывать
        [discards] Как лежит сброс
        [drawing] Новая карта
        [full-hand] Новая карта при пяти на руке
        [next-start] Кто начинает следующий раунд
        [last-turns] В конце по последнему ходу
        [tie-break] Дополнительные показатели при равенстве
        [sudden-win] Досрочная победа
        [no-surprise] Без внезапных атак
        [open-hands] Открытые карты
        [handicap] Фора
        [weaker] Кому фора
       *[other] { $option }
    }
home-option-note =
    { $option ->
        [no-surprise] Вариант 1: никто не строит у острова, где стоит чужой камень.
        [open-hands] Вариант 2: карты, взятые из открытых, остаются видны.
       *[other] { "" }
    }
home-option-told = { $option }: { $value }
home-value =
    { $value ->
        [me] вам
        [white] Белые
        [black] Чёрные
        [random] решает случай
        [instead-of-playing] в ход, когда карты не играются
        [freely] в любой момент
        [when-full] только с полной рукой
        [instead-of-drawing] вместо новой карты
        [face-down] рубашкой вверх
        [face-up] открыто
        [may-decline] можно не брать
        [decline-unless-discarded] можно не брать, но не после сброса
        [required] обязательна
        [may-skip] обязательна, или пропустить весь ход
        [no-draw] нельзя
        [discard-first] сначала сбросить, потом взять
        [discard-after] взять, потом сбросить
        [other] кто не взял последнюю карту
        [winner] победитель раунда
        [by-removal] снять последний мост соперника
        [none-on-board] над тем, у кого на поле нет мостов
        [empty-stock] над тем, кто поставил все мосты
        [yes] да
        [no] нет
       *[unknown] { $value }
    }
home-handicap =
    { $count ->
        [0] нет
        [one] { $count } мост без карты
        [few] { $count } моста без карты
       *[many] { $count } мостов без карты
    }
home-handicap-told =
    { $count ->
        [one] { kahuna-seat }: { $count } мост без карты
        [few] { kahuna-seat }: { $count } моста без карты
       *[many] { kahuna-seat }: { $count } мостов без карты
    }
home-handicap-mine =
    { $count ->
        [one] вам { $count } мост без карты
        [few] вам { $count } моста без карты
       *[many] вам { $count } мостов без карты
    }

## Зал

home-lobby-title = Зал
home-lobby-open = Открыть стол
home-lobby-waiting = Здесь ждут
home-lobby-empty = Сейчас никто не ждёт. Откройте стол, и сядет тот, кто придёт; а у бота время есть всегда.
home-lobby-bot = Пока сыграть с ботом: { $name }
home-lobby-running = Партии, которые можно смотреть
home-lobby-no-games = Открытых партий сейчас нет.
home-lobby-players = { $white } – { $black }
home-lobby-rated = на рейтинг
home-lobby-you-play =
    { $player ->
        [white] Вы играете белыми
        [red] Вы играете красными
        [yellow] Вы играете жёлтыми
        [green] Вы играете зелёными
        [blue] Вы играете синими
       *[black] Вы играете чёрными
    }
home-lobby-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
home-lobby-join = Сесть
home-lobby-join-name = Сесть за стол: { $name }
home-lobby-own = Ваш стол

## Кампания

home-campaign-title = Плавание
home-campaign-lead = На этом пути живут десять соперников. Победа над одним открывает дорогу к следующему.
home-campaign-done = Вы победили всех десятерых. Они всё ещё здесь, если захочется встретиться снова.
home-campaign-play = Играть
home-campaign-again = Сыграть ещё раз
home-campaign-never = Партий ещё не было.
home-campaign-locked = Сначала победите соперника по имени { $name }.
home-campaign-stand =
    { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[many] { $played } партий
    }, { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }. { $state ->
        [clean] Победа без помощи.
        [beaten] Есть победа. Ещё одна, без подсказок и возврата ходов, даст звезду.
       *[other] Победы ещё нет.
    }
home-stop =
    { $number }. { $name }: { $state ->
        [clean] победа без помощи
        [beaten] есть победа
        [next] следующая встреча
       *[locked] ещё не достигнуто
    }

## Загрузить партию

home-load-title = Загрузить партию
home-load-lead = Любую партию можно сохранить коротким текстом, её записью. Вставьте запись сюда, чтобы просмотреть партию или продолжить с любого места.
home-load-record = Запись партии
home-load-choose = Выбрать файл
home-load-drop = Вставьте текст, выберите файл или перетащите его сюда; к партии со своими компонентами добавьте и её таблицы.
home-load-tables = Выбрать её таблицы
home-load-tables-called = Из записи
home-load-tables-here = Таблицы загружены.
home-load-tables-other = Это другие таблицы ({ $name }), а партия играна с { $wanted }.
home-load-too-long = Этот файл длиннее любой записи; выберите другой.
home-load-line = Строка { $line }:
home-load-replay = Просмотреть
home-load-analyse = Стол для анализа
home-load-analyse-note = За столом для анализа вы играете за обе стороны, возвращаете любые ходы и спрашиваете подсказки.

## Вы

home-me-name = Ваше имя
home-me-name-note = Так вас видят другие за столом.
home-me-rename = Сменить имя
home-me-renamed = Теперь вас зовут так.
home-me-account = Учётная запись
home-me-guest = Вы здесь гость, и для игры учётная запись не нужна. С ней ваши партии и плавание доступны на других устройствах, и можно играть на рейтинг.
home-me-register = Создать учётную запись
home-me-login = Войти
home-me-login-note = Сыгранное гостем остаётся у этого гостя.
home-me-registered = Теперь у вас есть учётная запись. Всё сыгранное осталось вашим.
home-me-logged-in = С возвращением.
home-me-account-name = Имя учётной записи
home-me-password = Пароль
home-me-password-note = Не короче { $least } знаков; несколько слов подряд легко запомнить.
home-me-as = Вы вошли как { $name }.
home-me-change = Сменить пароль
home-me-changed = Пароль изменён; на всех других устройствах вход закрыт.
home-me-old = Старый пароль
home-me-new = Новый пароль
home-me-logout = Выйти
home-me-ratings = Ваш рейтинг
home-me-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
home-me-finished = Оконченные партии
home-me-none-finished = Пока ни одной. Оконченные партии появятся здесь, и каждую можно просмотреть.
home-ended-won = Победа
home-ended-lost = Поражение
home-ended-drawn = Ничья
home-ended-shared = Поделено
home-ended-side =
    { $player ->
        [white] Победили белые
        [red] Победили красные
        [yellow] Победили жёлтые
        [green] Победили зелёные
        [blue] Победили синие
       *[black] Победили чёрные
    }
home-ranking = Таблица лучших
home-ranking-empty = На рейтинг по этому изданию ещё никто не играл.
home-ranking-place = Место
home-ranking-name = Имя
home-ranking-rating = Рейтинг
home-ranking-games = Партии

## Раздача дня

home-daily-lead = Сегодня у всех одни и те же карты и один соперник ({ $bot }), который всем отвечает одинаково. Попытка одна; важно, на сколько очков вы выиграете.
home-daily-play = Сыграть раздачу дня
home-daily-go-on = Продолжить партию
home-daily-replay = Просмотреть свою партию
home-daily-share = Скопировать результат
home-daily-share-text = Motu, раздача дня, { $day }, соперник { $bot }: { $result }
home-daily-ended =
    { $how ->
        [won] Победа.
        [lost] Поражение.
       *[drawn] Ничья.
    }
home-daily-ended-by =
    { $points ->
        [0] { home-daily-ended }
        [one] { $how ->
            [lost] Поражение на { $points } очко.
           *[won] Победа на { $points } очко.
        }
        [few] { $how ->
            [lost] Поражение на { $points } очка.
           *[won] Победа на { $points } очка.
        }
       *[many] { $how ->
            [lost] Поражение на { $points } очков.
           *[won] Победа на { $points } очков.
        }
    }
home-daily-better = Не хуже, чем у { $share } остальных.
home-daily-next = До следующей раздачи { $time }.
home-daily-results = Результаты дня
home-daily-played =
    { $count ->
        [0] Сегодняшнюю раздачу ещё никто не доиграл.
        [one] Сегодняшнюю раздачу доиграл { $count } человек.
        [few] Сегодняшнюю раздачу доиграли { $count } человека.
       *[many] Сегодняшнюю раздачу доиграли { $count } человек.
    }
home-daily-hidden = Как у них вышло, вы увидите после своей партии.
home-daily-tally =
    { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, { $draws ->
        [one] { $draws } ничья
        [few] { $draws } ничьи
       *[many] { $draws } ничьих
    }, { $losses ->
        [one] { $losses } поражение
        [few] { $losses } поражения
       *[many] { $losses } поражений
    }
home-daily-chart = Партии по разнице в очках
home-daily-as-table = Таблицей
home-daily-margin = Разница в очках
home-daily-games = Партии
home-daily-you = вы
home-daily-before = Прошлые дни
home-daily-day = День
home-daily-won = Победы
