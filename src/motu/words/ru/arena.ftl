### Арена: боты против ботов.

cli-arena = стравить ботов между собой и измерить их силу

## Командная строка

arena-bots-help = два бота или больше: { $bots }, ИМЯ:РАБОТА, ФАЙЛ.py:КЛАСС; с припиской @1s, @100ms или @0.1 у бота своё время на ход
arena-games-help = партий на каждую пару, каждая раздача — при всех рассадках (по умолчанию { $games })
arena-players-help = сколько игроков за столом; от трёх каждый бот пары сидит один среди нескольких других (по умолчанию 2 или как в --preset)
arena-preset-help = у «Кахуны» modern (по умолчанию), classic, sheet или russian; у Conquest of Paradise two (по умолчанию), three, four или solitaire
arena-option-help = любая отдельная настройка правил, например sudden-win=no или kumara=yes
arena-seconds-help = время на ход для ботов без своего (по умолчанию { $seconds })
arena-clock-help = что считать временем: реальное время или время процессора, на которое другая работа на машине не влияет (по умолчанию wall)
arena-text = ТЕКСТ
arena-seed-help = откуда берётся вся случайность: тот же текст — те же раздачи (по умолчанию { $seed })
arena-where = Где играют
arena-workers-help = рабочих процессов на этой машине (по умолчанию по одному на ядро)
arena-ray-help = на кластере Ray: указанном в RAY_ADDRESS или своём на этой машине
arena-keep = Сохранение результатов
arena-out-help = где хранить результаты; та же команда продолжит то, что там есть
arena-picture-help = нарисовать таблицу рейтингов
arena-too-few = Арене нужны хотя бы два бота, например: { $motu } arena kahuna greedy random
arena-twice = Бот «{ $bot }» назван дважды; одному из них нужно другое время или другой объём работы.
arena-bad-time = «{ $word }»: «{ $time }» — не время на ход; пишется 1s, 100ms или 0.1, не больше часа.
arena-bad-seconds = --seconds требует времени вроде 0.1, 100ms или 2s, не больше часа, а не «{ $word }».
arena-bad-number = { $option } требует целого числа от 1 до { $most }, а не «{ $word }».
arena-picture-svg = Картинка — в формате SVG: её имя должно кончаться на .svg.
arena-players-fixed = { $game }: игроков всегда { $players }; нужно убрать --players.
arena-rounded =
    { $seats ->
        [2] Партий должно быть поровну на оба места, а { $games } не делится пополам: каждая пара сыграет { $rounded }.
       *[other] Партий должно быть поровну на каждую рассадку, а { $games } так не разделить: каждая пара сыграет { $rounded }.
    }

## Файлы

arena-no-journal = Этот файл уже есть, а партий к нему ({ $journal }) нет; нужно другое имя, чтобы его не затереть.
arena-foreign-file = Это не журнал арены; нужно другое имя, чтобы его не затереть.
arena-busy-file = В этот файл сейчас пишет другая арена; нужно дождаться её или выбрать другое имя.
arena-broken-line = Эта строка не читается: файл изменён или повреждён; без неё остальное снова пойдёт в счёт.
arena-other-settings =
    { $what ->
        [entrants] Это партии других ботов или с другим временем; для этой арены нужно другое имя.
        [options] Эти партии сыграны по другим правилам; для этой арены нужно другое имя.
        [seed] Эти партии — из другого зерна; для этой арены нужно другое имя.
        [clock] Эти партии сыграны по другим часам; для этой арены нужно другое имя.
        [players] Эти партии сыграны при другой рассадке; для этой арены нужно другое имя.
       *[game] Это партии другой арены; для этой нужно другое имя.
    }

## Пока она идёт

arena-opening =
    { $games ->
        [one] { $game }, { $rules }: ботов — { $bots }, { $games } партия, зерно «{ $seed }».
        [few] { $game }, { $rules }: ботов — { $bots }, { $games } партии, зерно «{ $seed }».
       *[other] { $game }, { $rules }: ботов — { $bots }, { $games } партий, зерно «{ $seed }».
    }
arena-kept = Каждая сыгранная раздача хранится в { $file }
arena-goes-on = Уже сыграно партий: { $done } из { $total }.
arena-progress = { $done }/{ $total } · { $rate } партий/с · осталось { $left } · { $leaders }
arena-deadly-deal = { $one } против { $other }, раздача { $deal }: на ней погибло рабочих процессов подряд — { $deaths }, поэтому арена остановлена; прежние партии сохранены.
arena-no-ray = Ray не установлен: нужно установить motu с дополнением «cluster» или убрать --ray.
arena-no-cluster = По адресу { $address } из RAY_ADDRESS кластера Ray нет; нужно исправить его или убрать, чтобы играть на этой машине.
arena-interrupted = Прервано. Та же команда продолжит отсюда.

## Итог

arena-alone = Счёт — это счёт одного бота за столом, где все остальные ({ $others }) — другой бот, по очереди на каждом месте; поровну было бы { $fair }.
arena-head-bot = бот
arena-head-pair = пара
arena-among = { $one } среди { $other }
arena-head-rating = рейтинг
arena-head-score = счёт
arena-head-mean = среднее
arena-head-worst = худшее
arena-head-against = против
arena-head-won = победы
arena-head-drawn = ничьи
arena-head-shared = поделены
arena-head-lost = поражения
arena-head-turn = время хода
arena-head-time = дано
arena-head-median = медиана
arena-head-longest = максимум
arena-head-too-long = сверх 20 %
arena-decimal-mark = ,
arena-percent = { $value } %
arena-unit-s = { $value } с
arena-unit-ms = { $value } мс
arena-unit-us = { $value } мкс
arena-failures =
    { $kind ->
        [illegal] { $games ->
            [one] { $bot }: по своей ошибке проиграна { $games } партия; невозможный ход — { $problem }.
            [few] { $bot }: по своей ошибке проиграно { $games } партии; первый невозможный ход — { $problem }.
           *[other] { $bot }: по своей ошибке проиграно { $games } партий; первый невозможный ход — { $problem }.
        }
       *[raised] { $games ->
            [one] { $bot }: по своей ошибке проиграна { $games } партия: { $problem }
            [few] { $bot }: по своей ошибке проиграно { $games } партии, первая — так: { $problem }
           *[other] { $bot }: по своей ошибке проиграно { $games } партий, первая — так: { $problem }
        }
    }
arena-no-choix = Рейтингов нет, потому что не установлен пакет choix: нужно установить motu с дополнением «arena» или запускать через ./dev, который это сделает.
arena-written = Результаты: { $file }
arena-drawn = Картинка: { $file }
arena-picture-title = Боты в игре { $game } ({ $rules })
arena-picture-axis = Рейтинг по шкале Эло с интервалом 95 %; партий на пару: { $games }
