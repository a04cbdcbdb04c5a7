### Стол: что говорится до, во время и после партии любой игры.

## Приглашение

table-invite-link = Ссылка на ваш стол
table-invite-copy = Скопировать ссылку
table-invite-share = Поделиться…
table-invite-text = Сыграем в { $game }?
table-invite-note = Сесть за стол может любой, у кого есть ссылка, без учётной записи. Партия начнётся, как только все места будут заняты.
table-invite-qr = QR-код со ссылкой на ваш стол

## Подсказки

table-hint-star = Подсказка стоит звезды, которую даёт победа без помощи.
table-hint-ask = Показать хорошие ходы
table-hint-none = Здесь нечего решать.
table-chance = шансы на победу

table-title = { $game }
table-title-yours = Ваш ход – { $game }
table-title-theirs = Ждём: { $names } – { $game }
table-title-over = Партия окончена – { $game }
table-connecting = Минутку: стол загружается…
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
table-seat-bot = Или пусть играет бот:
table-bot-begin = Начать
table-bot-seat = Посадить бота
table-bot-away = Убрать бота
table-invite = Позвать кого-нибудь играть
table-close = Закрыть стол
table-clock-none = без часов
table-rated = на рейтинг
table-unrated = без рейтинга

## What is to be done

table-over = Партия окончена
table-watching = Вы наблюдаете.
table-wait = Минутку…
table-undo = Вернуть ход
table-ask-undo = Попросить вернуть
table-sending = Отправляется…

## Beside the game

table-beside = Рядом с полем
table-log = Журнал
table-hints = Подсказки
table-rules = Правила
table-menu = Стол
table-save = Сохранить запись
table-picture = Сохранить картинку
table-leave = Покинуть стол
table-offer-draw = Предложить ничью
table-resign = Сдаться
table-resign-sure = Сдать эту партию?
table-resign-note = Вы сразу проиграете. Вернуть это нельзя.
table-resign-off = Ещё не все сделали ход: партия прервётся и никому не будет засчитана.
table-resign-bot = Для остальных партию за вас продолжит бот. Вернуться будет нельзя.
table-play-on = Играть дальше
table-reminder = Напоминать через webhook, что мой ход
table-reminder-note = Адрес, который начинается с https://; оставьте пустым, чтобы не получать напоминаний.
table-reminder-save = Сохранить
table-reminder-set = Вам напомнят.
table-reminder-off = Напоминаний не будет.
table-here = { $name } снова в сети.
table-waits =
    { $how ->
        [idle] { $name } давно не ходит.
        [clock] { $name } не в сети, а часы идут.
        [wait] { $name } не в сети. Через { $minutes } мин доиграть сможет бот.
       *[away] { $name } не в сети.
    }
table-claim = Потребовать победу
table-replace = Позвать бота
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
table-withdraw = Отозвать просьбу

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
table-turn-over = Вы взяли карту { $card }. Ваш ход окончен.
table-cover = Закрыть мои карты

## After the game

table-won = Вы выиграли
table-lost-game = Вы проиграли
table-wins = Победа: { $name }
table-rating = Рейтинг ({ $name }): { $rating } ({ $change })
table-next = Дальше: { page-bot }
table-daily-results = Результаты дня
table-called-off = Партия прервана
table-drawn = Ничья
table-rematch = Сыграть ещё раз
table-rematch-join = Принять реванш
table-rematch-waits = Новый стол открыт, ваше место ждёт вас.
table-follow = К следующей партии
table-review = Повтор и разбор
table-replay = Повтор
table-fair = Честной ли была раздача?
table-fair-note = Отпечаток был закреплён до начала партии, и зерно ему соответствует: «motu verify» проверит и то и другое по сохранённой записи.
table-fair-commitment = Отпечаток
table-fair-seed = Зерно

## Keys

table-keys = Клавиши
table-key-enter = Enter
table-key-escape = Esc
table-key-confirm = подтвердить
table-key-cancel = отменить
table-key-undo = вернуть ход
table-key-skip = пропустить показ
table-keys-tab = Всё доступно и через Tab, а выбирается клавишей Enter.
table-keys-on = Одиночные клавиши
table-keys-on-note = Выключите, если они мешают другим программам
