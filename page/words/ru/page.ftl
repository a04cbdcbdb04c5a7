### Что говорят разные части страницы: рамка, настройки, идущие партии и что может пойти не так по дороге к серверу.

## Главная страница

page-game = Игра
page-game-about =
    { $game ->
        [paradise] 1–4 игрока · 90 минут
       *[other] 2 игрока · 20 минут
    }
page-players =
    { $preset ->
        [solitaire] в одиночку
        [three] 3 игрока
        [four] 4 игрока
       *[two] 2 игрока
    }

## Партии, которые ждут

page-running = Продолжить
page-running-against = Соперник: { $name }
page-running-here = Все за этим устройством
page-running-alone = В одиночку
page-running-waiting = Стол, который ждёт гостя
page-running-yours = Ваш ход
page-running-theirs = Ходят другие
page-running-open = Ещё не начата
page-running-more = Все неоконченные партии: { $count }

## Новый стол

page-new-bot-note = Начнётся сразу
page-new-lobby = Любой желающий
page-new-lobby-note = Открытый стол в зале
page-new-friend-note = Закрытый стол по ссылке
page-clock-live = { $minutes } мин + { $seconds } с за ход
page-clock-turn =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
page-clock-turn-hours =
    { $hours ->
        [one] { $hours } час на ход
        [few] { $hours } часа на ход
       *[many] { $hours } часов на ход
    }
page-new-rules = Правила
page-edition =
    { $preset ->
        [modern] Современное издание
        [classic] Классическое издание
        [sheet] Краткая памятка
        [russian] Русское издание
       *[other] { $preset }
    }
page-option =
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

page-skip = Перейти к содержанию
page-home = На главную
page-nowhere = По этому адресу ничего нет.
page-not-loaded = Эту часть страницы не удалось загрузить; проверьте соединение.
page-reload = Загрузить снова
page-offline = Сервер сейчас недоступен. Как только он появится, попробуйте ещё раз.
page-broken-answer = Сервер ответил что-то непонятное ({ $status }); попробуйте ещё раз чуть позже.
page-broken = На этой странице что-то сломалось, и не по вашей вине; поможет загрузить её снова.
page-close = Закрыть
page-back = Назад
page-copied = Скопировано.
page-not-copied = Браузер не разрешает копировать; выделите текст и скопируйте его сами.

## Шапка страницы

page-navigation = Главное меню
page-play = Играть
page-learn = Учиться
page-lobby = Зал
page-campaign = Кампания
page-daily = Раздача дня
page-rules = Правила
page-menu = Меню
page-me = { $name }: вы и ваши партии
page-guest = Вы

## Настройки

page-settings = Настройки
page-settings-note = Хранятся в этом браузере.
page-language = Язык
page-language-auto = Как в браузере ({ $language })
page-looks = Вид
page-scheme = Цвета
page-scheme-auto = Как в системе
page-scheme-light = Светлые
page-scheme-dark = Тёмные
page-motion = Движение
page-motion-auto = Как в системе
page-motion-none = Без движения
page-at-table = За столом
page-pace = Темп соперника
page-pace-slow = Медленный
page-pace-normal = Обычный
page-pace-fast = Быстрый
page-pace-instant = Сразу
page-confirm = Подтверждать ходы
page-confirm-note = Показать, что даст ход, и ждать второго нажатия
page-only-answer = Отвечать на вопросы с одним ответом
page-only-answer-note = Когда больше ничего сделать нельзя
page-turned = Поле повёрнуто
page-counter = Счётчик карт
page-counter-note = Какие карты ещё не вышли
page-threats = Угрозы
page-threats-note = Какие острова могут пасть: капля — где остров может взять соперник, флажок — где можете вы. Число — сколько для этого нужно карт; закрашенный знак — наверняка. Коснитесь знака, и появится пояснение.
page-sound = Звуки
page-volume = Громкость

## Имена ботов

page-bot =
    { $bot ->
        [keiki] Кейки
        [manu] Ману
        [mano] Мано
        [honu] Хону
        [koa] Коа
        [pua] Пуа
        [nalu] Налу
        [hoku] Хоку
        [kai] Каи
        [pele] Пеле
        [tala] Тала
        [tiki] Тики
        [fale] Фале
        [vaka] Вака
        [toka] Тока
        [iwa] Ива
        [uila] Уила
        [ariki] Арики
        [random] Случай
        [greedy] Жадный
        [planner] Плановик
        [islander] Островитянин
        [ismcts] Дерево ходов
        [expert] Эксперт
       *[other] { $bot }
    }
page-bots-named = Персонажи
page-bots-plain = Другие боты
page-bot-plain =
    { $bot ->
        [random] Делает любой разрешённый ход.
        [greedy] Ход за ходом берёт то, что ближе лежит.
        [planner] Думает о вашем лучшем ответе.
        [ismcts] Перебирает дерево партий.
        [islander] Знает пути: заселяет, связывает и бьёт, когда это выгодно.
       *[other] Бот этого сервера.
    }

## Что говорится в нескольких местах

page-hidden =
    { $count ->
        [one] { $count } скрытая карта
        [few] { $count } скрытые карты
       *[many] { $count } скрытых карт
    }
page-you = Вы
page-away = { $name } не в сети.
page-away-short = не в сети
page-clock = Осталось времени:
page-clock-days = { $days } д { $hours } ч
page-prompt = Что делать
page-confirm-move = Подтвердить
page-cancel = Отмена
page-skip-shown = Пропустить показ
page-log-turn = Ход { $turn }
page-log-before = До первого хода
page-watch-again = Посмотреть ещё раз
page-log-empty = Пока ничего не произошло.
page-scores = Счёт
page-winners = Победили: { $names }
page-hints = с подсказками
page-no-hints = без подсказок
