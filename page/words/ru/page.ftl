### Сама страница: её рамка, настройки и что может пойти не так по дороге к серверу.

page-skip = К содержанию
page-home = На главную
page-nowhere = По этому адресу ничего нет.
page-not-loaded = Эту часть страницы не удалось загрузить; проверьте соединение.
page-reload = Загрузить снова
page-offline = Сервер сейчас недоступен. Как только он появится, попробуйте ещё раз.
page-broken-answer = Ответ сервера понять нельзя ({ $status }); попробуйте ещё раз чуть позже.
page-broken = На этой странице что-то сломалось, и не по вашей вине; поможет загрузить её снова.
page-close = Закрыть
page-back = Назад
page-copied = Скопировано.
page-not-copied = Браузер не разрешает копировать; выделите текст и скопируйте его сами.

## Шапка страницы

page-navigation = Главное меню
page-play = Играть
page-learn = Учиться
page-watch = Смотреть
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
page-turned = Доска повёрнута
page-counter = Счётчик карт
page-counter-note = Какие карты ещё не вышли
page-threats = Угрозы
page-threats-note = Какие острова могут пасть
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
        [random] Случай
        [greedy] Жадный
        [planner] Плановик
        [islander] Островитянин
        [ismcts] Дерево ходов
        [expert] Эксперт
       *[other] { $bot }
    }
