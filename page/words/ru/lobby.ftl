### Зал столов и новые столы.

## Новый стол

lobby-new-title = Новый стол
lobby-new-opponent = Кто сядет напротив?
lobby-new-bot = Бот
lobby-new-friend = Кто-то по приглашению
lobby-new-here = Кто-то рядом с вами
lobby-new-here-note = Вдвоём за этим устройством
lobby-new-cast = Соперники кампании, от слабого к сильному
lobby-new-table = Стол
lobby-new-side = Ваша сторона
lobby-side-random = Случайная
lobby-new-clock = Часы
lobby-clock-none = Без часов
lobby-new-rated = На рейтинг
lobby-new-rated-note = Учитывается в рейтинге этого издания: без изменений в правилах и без подсказок.
lobby-new-rated-guest = Нужна учётная запись: её можно создать наверху, под вашим именем.
lobby-new-hints = Подсказки разрешены
lobby-new-hints-note = Пока идёт партия, каждый за столом может спросить у бота хорошие ходы.
lobby-new-public = Другим можно смотреть
lobby-new-public-note = Партия видна в зале; карты остаются скрытыми.
lobby-new-dead-end = Сброс вместо новой карты возможен, только если с полной рукой «взять, потом сбросить»; иначе бывают позиции без единого хода.
lobby-new-open = Открыть стол
lobby-new-play = Играть

## Зал

lobby-open = Открыть стол
lobby-waiting = Здесь ждут
lobby-empty = Сейчас никто не ждёт. Откройте стол, и сядет тот, кто придёт; а у бота время есть всегда.
lobby-bot = Пока сыграть с ботом: { $name }
lobby-running = Партии, которые можно смотреть
lobby-no-games = Открытых партий сейчас нет.
lobby-rated = на рейтинг
lobby-you-play =
    { $player ->
        [white] Вы играете белыми
        [red] Вы играете красными
        [yellow] Вы играете жёлтыми
        [green] Вы играете зелёными
        [blue] Вы играете синими
       *[black] Вы играете чёрными
    }
lobby-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
lobby-join = Сесть
lobby-join-name = Сесть за стол: { $name }
lobby-own = Ваш стол
