### The table: what is said while a game of Kahuna is prepared, played and over.

table-title = { $game }
table-title-yours = Ваш ход – { $game }
table-title-theirs = Ждём: { $names } – { $game }
table-title-over = Партия окончена – { $game }
table-connecting = Минутку: стол накрывается…
table-closed-door = Этот стол нельзя показать
table-to-lobby = В зал
table-never-began = Эта партия так и не началась
table-open-another = Открыть другой стол

## Before the game

table-waiting =
    { $free ->
        [one] Ждём ещё одного игрока
        [few] Ждём ещё { $free } игроков
       *[many] Ждём ещё { $free } игроков
    }
table-beginning = Партия вот-вот начнётся
table-open-seat = Есть свободное место
table-waiting-host = Партия начнётся, как только все места будут заняты.
table-waiting-rematch = Партия начнётся, как только все снова сядут за стол.
table-waiting-stay = Страницу можно закрыть: стол останется среди ваших партий и подождёт.
table-seat-free = Свободно
table-sit = Сесть здесь
table-rise = Встать
table-you = Вы
table-seat-bot = Или пусть играет бот:
table-bot-begin = Начать
table-bot-seat = Посадить бота
table-bot-away = Убрать бота
table-invite = Позвать кого-нибудь играть
table-close = Закрыть стол
table-clock-none = без часов
table-rated = на рейтинг
table-unrated = без рейтинга

## The players

table-plate = { $name }, { kahuna-seat }: { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } на поле и { $left } в запасе, { kahuna-count-cards }.
table-plate-next = Сейчас этот ход.
table-points = { kahuna-points }
table-bridges-left =
    { $count ->
        [one] в запасе ещё { $count } мост
        [few] в запасе ещё { $count } моста
       *[many] в запасе ещё { $count } мостов
    }
table-see-cards =
    { $cards ->
        [one] { $name }: { $cards } карта, посмотреть
        [few] { $name }: { $cards } карты, посмотреть
       *[many] { $name }: { $cards } карт, посмотреть
    }
table-cards-known =
    { $known ->
        [1] Все видели, как эту карту взяли
       *[other] Все видели, как эти карты взяли ({ $known })
    }; { $unknown ->
        [0] других нет.
        [1] другая неизвестна.
       *[other] остальные неизвестны ({ $unknown }).
    }
table-cards-unknown =
    { $unknown ->
        [0] В этой руке нет карт.
        [1] Эту карту больше никто не знает.
       *[other] Эти карты больше никто не знает ({ $unknown }).
    }
table-clock = Осталось времени:
table-clock-days = { $days } д { $hours } ч

## What is to be done

table-prompt = Что делать
table-over = Партия окончена
table-head-yours = Раунд { $round } · ваш ход
table-head-theirs = Раунд { $round } · ход: { $name }
table-head-last = { $head } · последний ход
table-watching = Вы наблюдаете.
table-wait = Минутку…
table-do-play = Сыграйте карту.
table-do-play-draw = Играйте карты, затем возьмите одну: на этом ваш ход закончится.
table-do-draw = Возьмите карту: на этом ваш ход закончится.
table-do-play-decline = Играйте карты или закончите ход, не беря карты.
table-do-decline = Закончите ход, не беря карты.
table-do-play-end = Играйте карты, затем закончите ход.
table-do-end = Закончите ход.
table-do-discard = Выберите карту для сброса.
table-do-excess = Одна карта лишняя: выберите, какую сбросить.
table-do-free = На { $line } сейчас можно поставить мост без карты; или продолжайте ход.
table-do-line = { $card }: выберите золотую линию.
table-do-remove = { $cards }: выберите мост, который убрать.
table-do-only-discard = У { $card } сейчас нет линии, но карту можно сбросить.
table-do-nothing = У { $card } сейчас нет линии.
table-do-way = Это можно сделать разными картами: какой?
table-way-card = С картой { $card }
table-way-remove = С картами { $cards }
table-way-free = Без карты
table-effect-strips =
    { $count ->
        [one] снимает { $count } мост
        [few] снимает { $count } моста
       *[many] снимает { $count } мостов
    }
table-tell-place = { $line }: { $effects }
table-tell-remove = Убрать { $line }: { $effects }
table-tell-free = Мост без карты { $line }: { $effects }
table-tell-discard = Сбросить { $card }
table-tell-take = Взять { $card }, и ход закончится
table-tell-draw = Взять из колоды, и ход закончится
table-tell-decline = Закончить ход, не беря карты
table-tell-end = Закончить ход
table-confirm = Да
table-cancel = Отмена
table-discard = Сбросить
table-decline = Не брать карту
table-end = Закончить ход
table-undo = Вернуть ход
table-ask-undo = Попросить вернуть
table-skip = Пропустить
table-sending = Отправляется…
table-card-elsewhere = { $card } не достаёт до линии { $line }.
table-card-idle = У { $card } сейчас нет открытой для вас линии.
table-needs-one = Для моста { $first }–{ $second } нужна карта { $first } или { $second }, а у вас нет ни той, ни другой.
table-needs-two = Чтобы убрать { $first }–{ $second }, нужны две карты, каждая { $first } или { $second }; у вас их нет.

## The cards

table-hand = Ваша рука
table-hand-empty = На руке нет карт
table-hand-card =
    Карта { $place }: { $island }, { $lines ->
        [0] нет линий
        [one] { $lines } линия
        [few] { $lines } линии
       *[many] { $lines } линий
    }
table-row = Открытые карты
table-row-card = Открыта: { $island }
table-row-empty = Открытых карт нет
table-deck =
    { $count ->
        [one] Колода, { $count } карта
        [few] Колода, { $count } карты
       *[many] Колода, { $count } карт
    }
table-deck-empty = Колода пуста
table-pile =
    { $count ->
        [0] Вне игры ничего нет
        [one] Вне игры { $count } карта: посмотреть
        [few] Вне игры { $count } карты: посмотреть
       *[many] Вне игры { $count } карт: посмотреть
    }
table-pile-short = вышли
table-pile-title = Вне игры
table-pile-note = Что сыграно или сброшено в этом раунде; когда он кончится, всё замешают снова.
table-pile-empty = Открыто там ничего не лежит.

## Beside the game

table-beside = Рядом с игрой
table-log = Журнал
table-again = Посмотреть ещё раз
table-log-turn = Ход { $turn }
table-log-before = До первого хода
table-log-empty = Пока ничего не произошло.
table-counter = Карты
table-counter-note =
    Каждой карты две. { $count ->
        [one] Вы не видели { $count } из них
       *[other] Вы не видели { $count } из них
    }; { $deck ->
        [0] колода пуста.
        [one] в колоде { $deck }.
       *[other] в колоде { $deck }.
    }
table-where-hidden = не видели
table-where-hand = ваша рука
table-where-known = рука соперника
table-where-row = открыта
table-where-out = вне игры
table-where-discarded = вы сбросили
table-hints = Подсказки
table-rules = Правила
table-menu = Стол
table-scores = Счёт
table-scores-round = Раунд
table-scores-worth =
    { $round ->
        [1] (1 очко)
        [2] (2 очка)
       *[other] (разница)
    }
table-scores-sum = Очки
table-save = Сохранить запись
table-picture = Сохранить картинку
table-leave = Уйти от стола
table-offer-draw = Предложить ничью
table-resign = Сдаться
table-resign-sure = Сдать эту партию?
table-resign-note = Вы сразу проиграете. Вернуть это нельзя.
table-resign-bot = Для остальных партию за вас продолжит бот. Вернуться будет нельзя.
table-play-on = Играть дальше
table-reminder = Напоминать через webhook, что мой ход
table-reminder-note = Адрес, который начинается с https://; оставьте пустым, чтобы не получать напоминаний.
table-reminder-save = Сохранить
table-reminder-set = Вам напомнят.
table-reminder-off = Напоминаний не будет.
table-gone = { $name } давно не ходит.
table-replace = Пусть доиграет бот
table-return = Вернуться на своё место

## Asking and answering

table-asked =
    { $what ->
        [draw] { $name } предлагает ничью.
        [undo] { $name } просит вернуть последний ход.
       *[other] { $name } хочет, чтобы вместо { $about } доиграл бот.
    }
table-asked-by-you =
    { $what ->
        [draw] Вы предложили ничью.
        [undo] Вы попросили вернуть последний ход.
       *[other] Вы попросили, чтобы вместо { $about } доиграл бот.
    }
table-asked-since = Вместе с ним вернётся и то, что другие решили с тех пор.
table-asked-waits = Ждём ответа: { $names }.
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Забрать просьбу

## The connection

table-lost = Связь потеряна. Пробуем снова…
table-back = Связь восстановлена.

## Two players at one device

table-hand-over =
    { $player ->
        [white] Передайте устройство белым.
        [red] Передайте устройство красным.
        [yellow] Передайте устройство жёлтым.
        [green] Передайте устройство зелёным.
        [blue] Передайте устройство синим.
       *[black] Передайте устройство чёрным.
    }
table-hand-over-ready =
    { $player ->
        [white] Я играю белыми: показать мои карты
        [red] Я играю красными: показать, что я знаю
        [yellow] Я играю жёлтыми: показать, что я знаю
        [green] Я играю зелёными: показать, что я знаю
        [blue] Я играю синими: показать, что я знаю
       *[black] Я играю чёрными: показать мои карты
    }
table-winners = Победили: { $names }
table-turn-over = Вам пришла карта { $card }. Ваш ход окончен.
table-cover = Закрыть мои карты

## After the game

table-won = Вы выиграли
table-lost-game = Вы проиграли
table-wins = Победа: { $name }
table-drawn = Ничья
table-rematch = Сыграть ещё раз
table-rematch-join = Принять реванш
table-rematch-waits = Новый стол открыт, ваше место ждёт вас.
table-follow = К следующей партии
table-review = Повтор и разбор
table-replay = Повтор
table-fair = Был ли случай честным?
table-fair-note = Обязательство было закреплено до начала партии, и зерно ему соответствует: «motu verify» проверит и то и другое по сохранённой записи.
table-fair-commitment = Обязательство
table-fair-seed = Зерно

## Keys

table-keys = Клавиши
table-key-enter = Enter
table-key-escape = Esc
table-key-card = выбрать карту
table-key-lines = идти по золотым линиям
table-key-confirm = подтвердить
table-key-cancel = отменить
table-key-take = взять открытую карту
table-key-deck = взять из колоды
table-key-discard = сбросить выбранную карту
table-key-end = закончить ход
table-key-undo = вернуть ход
table-key-skip = пропустить показ
table-keys-tab = Всё доступно и через Tab, а выбирается клавишей Enter.
table-keys-on = Одиночные клавиши
table-keys-on-note = Выключите, если они мешают другим программам
