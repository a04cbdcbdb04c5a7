### Раздача дня.

daily-lead = Сегодня у всех одни и те же карты и один соперник ({ $bot }), который всем отвечает одинаково. Попытка одна; важно, на сколько очков вы выиграете.
daily-play = Сыграть раздачу дня
daily-go-on = Продолжить партию
daily-replay = Просмотреть свою партию
daily-share = Скопировать результат
daily-share-text = Motu, раздача дня, { $day }, соперник { $bot }: { $result }
daily-ended =
    { $how ->
        [won] Победа.
        [lost] Поражение.
       *[drawn] Ничья.
    }
daily-ended-by =
    { $points ->
        [0] { daily-ended }
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
daily-better = Не хуже, чем у { $share } остальных.
daily-next = До следующей раздачи { $time }.
daily-results = Результаты дня
daily-played =
    { $count ->
        [0] Сегодняшнюю раздачу ещё никто не доиграл.
        [one] Сегодняшнюю раздачу доиграл { $count } человек.
        [few] Сегодняшнюю раздачу доиграли { $count } человека.
       *[many] Сегодняшнюю раздачу доиграли { $count } человек.
    }
daily-hidden = Результаты других вы увидите после своей партии.
daily-tally =
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
daily-chart = Партии по разнице в очках
daily-as-table = Таблицей
daily-margin = Разница в очках
daily-games = Партии
daily-you = вы
daily-before = Прошлые дни
daily-day = День
daily-won = Победы
