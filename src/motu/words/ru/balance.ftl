### Отчёт о равновесии: честна ли игра и что её решает?

cli-balance = узнать по множеству партий ботов, честна ли игра

## Командная строка

balance-games-help = партий на каждое число игроков (по умолчанию { $games })
balance-players-help = сколько игроков (по умолчанию all — любое число)
balance-parts-help = раздач на двоих без каждой из частей игры, 0 — ни одной (по умолчанию { $deals }, но не больше, чем партий)
balance-bot-help = кто играет на всех местах: { $bots }, ИМЯ:РАБОТА, ФАЙЛ.py:КЛАСС (по умолчанию { $bot })
balance-pictures-help = нарисовать найденное в эту папку
balance-only-paradise = Отчёт о равновесии есть только для paradise, не для { $game }: { $motu } balance paradise
balance-no-folder = Для картинок нужна папка, а это файл; нужно другое имя.

## Файлы

balance-foreign-file = Это не журнал отчёта о равновесии; нужно другое имя, чтобы его не затереть.
balance-busy-file = В этот файл сейчас пишет другой отчёт; нужно дождаться его или выбрать другое имя.
balance-other-settings =
    { $what ->
        [bot] Это партии другого бота; для этого отчёта нужно другое имя.
        [components] Эти партии сыграны с другим комплектом; для этого отчёта нужно другое имя.
        [seed] Эти партии — из другого зерна; для этого отчёта нужно другое имя.
        [rules] Эти партии сыграны по другим правилам; для этого отчёта нужно другое имя.
       *[game] Это партии другого отчёта; для этого нужно другое имя.
    }

## Пока он идёт

balance-opening =
    { $games ->
        [one] Conquest of Paradise: на всех местах { $bot }, { $games } партия на каждое число игроков ({ $players }), зерно «{ $seed }».
        [few] Conquest of Paradise: на всех местах { $bot }, { $games } партии на каждое число игроков ({ $players }), зерно «{ $seed }».
       *[other] Conquest of Paradise: на всех местах { $bot }, { $games } партий на каждое число игроков ({ $players }), зерно «{ $seed }».
    }
balance-opening-parts =
    { $deals ->
        [one] И против себя же без одной из частей ({ $parts }): на каждую { $deals } раздача на двоих, с обоих мест.
        [few] И против себя же без одной из частей ({ $parts }): на каждую { $deals } раздачи на двоих, с обоих мест.
       *[other] И против себя же без одной из частей ({ $parts }): на каждую { $deals } раздач на двоих, с обоих мест.
    }
balance-kept = Каждая сыгранная партия хранится в { $file }
balance-progress = { $done }/{ $total } · { $rate } партий/с · осталось { $left }
balance-deadly-game = Партия { $game } при числе игроков { $players }: на ней погибло рабочих процессов подряд — { $deaths }, поэтому отчёт остановлен; прежние партии сохранены.
balance-deadly-part = Раздача { $game } при числе игроков { $players } без { balance-part }: на ней погибло рабочих процессов подряд — { $deaths }, поэтому отчёт остановлен; прежние партии сохранены.
balance-failures =
    { $games ->
        [one] { $games } партия не в счёт, потому что бот ошибся: { $problem }
        [few] { $games } партии не в счёт, потому что бот ошибался, в первый раз так: { $problem }
       *[other] { $games } партий не в счёт, потому что бот ошибался, в первый раз так: { $problem }
    }

## Итог

balance-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
balance-side =
    { $side ->
        [winners] { $players }: победители
       *[losers] { $players }: проигравшие
    }
balance-head-games = в среднем за партию
balance-games = партий
balance-turns = ходов: медиана (квартили)
balance-ending-points = кончилось по очкам
balance-ending-last = остался один игрок
balance-ending-limit = кончились отведённые ходы
balance-shared = победа на нескольких
balance-decisions = решений
balance-battles = боёв
balance-battles-players = боёв между игроками
balance-with-battles = партий с боями
balance-with-battles-players = партий с боями между игроками
balance-succeed = удачных нападений
balance-succeed-players = удачных нападений на игроков
balance-conquered = завоёвано архипелагов
balance-eliminated = выбыло игроков
balance-with-eliminated = партий с выбывшими
balance-cards-winners = карт куплено победителем
balance-cards-losers = карт куплено проигравшим
balance-explorers = пропало мореходов
balance-tiles = найдено плиток
balance-settled = заселено архипелагов
balance-head-homes = родина
balance-head-players = игроков
balance-head-wins = побед
balance-head-ratio = от честной доли
balance-head-points = очки победителей / проигравших
balance-source-villages = деревни
balance-source-home = родина
balance-source-groups = связанные архипелаги
balance-source-atolls = атоллы
balance-source-cards = карты
balance-source-cut = вырубка
balance-source-total = всего

## Как рано кончаются партии и нападения на родину

balance-rush = Закончено / выбыванием / с захватом родины, в процентах партий, к концу хода:
balance-head-turn = ход
balance-head-attacks = чужая родина
balance-home-attacks = нападений на родину за партию
balance-home-attacks-succeed = удачных нападений на родину
balance-homes-taken = захватов родины за партию
balance-homes-regained = отбито до конца следующего хода
balance-with-taken = партий с захватом родины
balance-owner-wins = тогда побед хозяина, от честной доли
balance-won-by-taker = выиграл захвативший родину
balance-won-by-owner = выиграл потерявший родину
balance-won-by-both = выиграл и захвативший, и потерявший
balance-won-by-neither = выиграл кто-то другой

## Какой должна быть хорошая игра

balance-part =
    { $part ->
        [exploration] разведки
        [links] связей
        [cards] карт
        [battles] боёв
       *[settling] заселения
    }
balance-head-parts = без
balance-head-deals = раздач
balance-head-whole-wins = побед целого бота
balance-head-wanted = желательно
balance-head-found = есть
balance-head-aim = цель
balance-wanted =
    { $what ->
        [turns] ходов, медиана
        [early] партий кончилось до хода 6
        [elimination] партий с выбывшими
        [home] { $name }: побед, от честной доли
        [home-attacks] нападений на родину за партию
        [home-attacks-succeed] удачных нападений на родину
        [part] побед над собой же без { $name }
        [won] выиграно партий
       *[bare] соперник в конце без архипелагов
    }
balance-holds =
    { $holds ->
        [yes] да
       *[no] нет
    }
balance-sound =
    { $broken ->
        [0] Все показатели, числом { $wanted }, таковы, как желательно.
       *[other] Показателей не таких, как желательно: { $broken } из { $wanted }.
    }

## Картинки

balance-picture-homes = Победы по родине
balance-picture-homes-axis = Победы в честных долях с интервалом 95 %; желательно от { $low } до { $high }
balance-picture-points = Откуда берутся очки
balance-picture-points-axis = Среднее число очков в конце партии, по числу игроков
balance-picture-turns = Сколько длится партия
balance-picture-turns-x = ходы
balance-picture-turns-y = законченные партии, в процентах
balance-picture-rush = Захваты родины и выбывания
balance-picture-rush-y = партии к этому ходу, в процентах
balance-rush-series =
    { $what ->
        [home_taken] { $players }: захват родины
       *[by_elimination] { $players }: выбывание
    }
balance-picture-parts = Чего стоит каждая часть игры для { $bot }
balance-picture-parts-axis = Победы над собой без этой части, в процентах, с интервалом 95 %; желательно от { $least }
balance-picture-battles = Бои
balance-picture-battles-x = боёв за партию
balance-picture-battles-y = партии, где их столько или больше, в процентах
balance-picture-cards = Купленные карты
balance-picture-cards-x = карт за партию
balance-picture-cards-y = игроки, у которых их столько или больше, в процентах
