### Советы и разбор: чем хорош ход и как партия выглядит задним числом.

advice-needs-numba = Для подсказок и разбора нужна Numba: установите motu с дополнением «fast» или запускайте через ./dev, он всё установит.
advice-not-here = Для этой игры пока нет ни разбора, ни подсказок с шансами на победу.

## Подсказка

command-hint = подсказка
command-hint-help = хорошие ходы отсюда и чем они хороши (около секунды раздумий)
advice-thinking = Минутку…
advice-head = Хорошие ходы отсюда и шансы на победу, насколько о них можно знать:
advice-turn = { $words } — { $chance }: { $reasons }
advice-turn-bare = { $words } — { $chance }
advice-example = Что сделал бы здесь бот { $bot }:
advice-example-line = Одной строкой: { $words }

## Чем хорош ход: каждая причина продолжает слова «Этот ход…», несколько идут подряд

advice-wins-sudden =
    { $player ->
        [white] выигрывает сразу: у Белых не остаётся ни одного моста
       *[black] выигрывает сразу: у Чёрных не остаётся ни одного моста
    }
advice-ends-game =
    { $result ->
        [won] завершает партию победой
        [drawn] завершает партию вничью
       *[lost] завершает проигранную партию
    }
advice-takes = захватывает { $islands }
advice-loses = { kahuna-seat } теряют { $islands }
advice-strips =
    { $count ->
        [one] снимает мост соперника { $lines }
       *[other] снимает мосты соперника { $lines }
    }
advice-removes =
    { $count ->
        [one] снимает двумя картами мост соперника { $lines }
       *[other] снимает двумя картами мосты соперника { $lines }
    }
advice-threatens = грозит следующим ходом захватить { $islands }
advice-blocks = { kahuna-seat } больше не могут захватить { $islands } одним мостом
advice-one-short = до захвата { $islands } остаётся один мост
advice-secures = даёт { $islands } запасной мост
advice-builds = готовит захват { $islands }
advice-keeps =
    { $count ->
        [one] сберегает карту на потом
        [2] сберегает на потом обе карты
       *[other] сберегает на потом все карты ({ $count })
    }
advice-discards = сбрасывает { $cards }
advice-discards-dead =
    { $count ->
        [one] сбрасывает { $cards }: свободных линий там больше нет
       *[other] сбрасывает { $cards }: свободных линий у этих островов больше нет
    }
advice-ends-round =
    завершает раунд { $round }: { $leader ->
        [nobody] очков не получает никто
        [white] Белые получают { kahuna-points }
       *[black] Чёрные получают { kahuna-points }
    }
advice-last-card = берёт последнюю карту, а с ней и самый последний ход
advice-leaves-last =
    { $player ->
        [white] Белым придётся взять последнюю карту
       *[black] Чёрным придётся взять последнюю карту
    }
advice-must-draw =
    { $player ->
        [white] Белым придётся брать карту
       *[black] Чёрным придётся брать карту
    }
advice-card-completes =
    { $count ->
        [one] карта { $card } затем может захватить { $islands }
       *[other] карта { $card } затем может захватить один из островов: { $islands }
    }
advice-card-breaks = с картой { $card } затем можно снять мост { $line }, и { kahuna-seat } потеряют { $islands }
advice-card-denies =
    { $player ->
        [white] не отдаёт Белым карту { $card }, с которой они захватили бы { $islands }
       *[black] не отдаёт Чёрным карту { $card }, с которой они захватили бы { $islands }
    }
advice-card-lines =
    { $count ->
        [one] у карты { $card } { $count } свободная линия
        [few] у карты { $card } { $count } свободные линии
       *[many] у карты { $card } { $count } свободных линий
    }
advice-draw-odds =
    { $count ->
        [one] неизвестных карт { $unseen }, остров принесёт { $count } из них
       *[many] неизвестных карт { $unseen }, остров принесут { $count } из них
    }
advice-draw-secret = взятая карта останется тайной

## Разбор

cli-review = показать, где партия была выиграна и проиграна
review-seat-help = по чьим знаниям судить: по знаниям одной стороны или по всем картам (по умолчанию open)
review-quality-help = насколько тщательно: quick (секунды), normal (четверть минуты) или deep (минуты)
review-keep = Сохранение разбора
review-json-help = записать все числа в этот файл
review-picture-help = нарисовать кривую шансов Белых
review-progress = Разбор: { $done }
review-how =
    { $seat ->
        [white] Шансы Белых на победу, насколько о них могли знать Белые; оцениваются ходы Белых.
        [black] Шансы Белых на победу, насколько о них могли знать Чёрные; оцениваются ходы Чёрных.
       *[open] Шансы Белых на победу при открытых картах; каждый ход оценён по тому, что мог знать игрок.
    }
review-start = до первого хода
review-round = Раунд { $round }
review-points = Переломные моменты
review-no-points = Ни один ход и ни одна взятая карта почти ничего не изменили.
review-mistake = { $turn }. { kahuna-seat }: { $words } — шансы { $played }, а можно было иметь { $best }.
review-better = Лучше: { $words } — { $reasons }
review-better-bare = Лучше: { $words }
review-lucky =
    { $player ->
        [white] { $turn }. Белым повезло: то, что пришло с { $words }, подняло шансы с { $before } до { $after }.
       *[black] { $turn }. Чёрным повезло: то, что пришло с { $words }, подняло шансы с { $before } до { $after }.
    }
review-unlucky =
    { $player ->
        [white] { $turn }. Белым не повезло: то, что пришло с { $words }, снизило шансы с { $before } до { $after }.
       *[black] { $turn }. Чёрным не повезло: то, что пришло с { $words }, снизило шансы с { $before } до { $after }.
    }
review-tally = { kahuna-seat }: ? × { $slight }, ?? × { $grave }, в среднем за ход упущено { $loss }
review-marks = ? — потеря от { $slight }, ?? — потеря от { $grave }
review-empty = В этой записи ещё нет ни одного хода для разбора.
review-written = Числа: { $file }
review-drawn = Картинка: { $file }
review-picture-title = Шансы Белых на победу
review-picture-turn = Ход
review-picture-percent = Проценты
