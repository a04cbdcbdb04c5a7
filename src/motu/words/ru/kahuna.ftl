### Кахуна: слова, причины, журнал, выбор и правила.

kahuna-seat =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }
kahuna-edition =
    { $preset ->
        [modern] Кахуна, современное издание
        [classic] Кахуна, классическое издание
        [sheet] Кахуна, издание с краткой памяткой
       *[russian] Кахуна, русское издание
    }
kahuna-edition-changed = { kahuna-edition }, с изменениями: { $options }

## Слова, которые не ход

notation-unknown = «{ $word }» — не ход: ходы выглядят как B-D, HHxHE, /A, +C, +? или =.
notation-no-island = Острова «{ $letter }» из «{ $word }» нет: острова — от A до L.
notation-no-line = «{ $word }»: два острова { $line } не соединены линией.
notation-wrong-cards = «{ $word }»: линию { $line } освобождают только две карты её же островов.
notation-bad-deal = Раздача пишется так: «W CEK AFL >BDH» — кто начинает (если это выбрал случай), рука Белых, рука Чёрных, открытый ряд.
notation-turned-up-first = «{ $word }» называет открытые карты, но хода перед ними нет.

## Почему ход невозможен

kahuna-over = Партия окончена.
kahuna-no-such-move = Такого хода нет.
kahuna-not-your-turn = Сейчас ход соперника.
kahuna-handicap-first =
    { $left ->
        [one] Сначала фора: { $left } мост, который пишется как *HE.
        [few] Сначала фора: { $left } моста, которые пишутся как *HE.
       *[many] Сначала фора: { $left } мостов, которые пишутся как *HE.
    }
kahuna-discard-down = На руке больше { $limit } карт: сначала надо сбросить одну.
kahuna-no-card = Карты { $card } на руке нет.
kahuna-no-second-card = Карта { $card } на руке только одна.
kahuna-play-after-discard = Карта уже сброшена, поэтому в этот ход играть карты нельзя.
kahuna-no-bridges = Все { $limit } своих мостов уже на поле.
kahuna-island-guarded = { $island } держит соперник, а в этом варианте у чужих островов не строят.
kahuna-line-yours = На линии { $line } уже стоит свой мост.
kahuna-line-enemys = На линии { $line } стоит мост соперника: сначала его надо снять двумя картами.
kahuna-remove-own = Мост { $line } — свой, а снимать можно только мосты соперника.
kahuna-remove-nothing = На линии { $line } снимать нечего.
kahuna-discard-last-turn = В последний ход карты не сбрасывают.
kahuna-discard-must-draw = Соперник только что обошёлся без карты, поэтому карту надо взять: сбросить вместо этого нельзя.
kahuna-discard-not-full = Сбрасывать можно, только когда на руке { $limit } карт.
kahuna-discard-after-play = Карта уже сыграна, а сбрасывать можно только вместо игры.
kahuna-draw-last-turn = В последний ход карты не берут: ход заканчивает «.».
kahuna-draw-after-discard = Вместо взятия карты был сброс: ход заканчивает «.».
kahuna-hand-full = На руке уже { $limit } карт: прежде чем брать, надо сыграть или сбросить одну.
kahuna-not-face-up = Карты { $card } в открытом ряду нет.
kahuna-deck-empty = Колода пуста: остаются открытые карты.
kahuna-take-open = Соперник сбросил карты вместо того, чтобы брать, поэтому надо взять одну из открытых.
kahuna-nothing-to-decline = Отказываться не от чего: ход заканчивает «.».
kahuna-decline-twice = Соперник только что обошёлся без карты, поэтому теперь карту надо взять.
kahuna-decline-after-discard = После сброса карту надо взять.
kahuna-skip-after-play = Карта уже сыграна: не берёт карту только тот, кто пропускает весь ход.
kahuna-make-room = На руке { $limit } карт, больше нельзя: сначала сброс, потом новая карта.
kahuna-draw-required = Карту надо взять: + и буква — из открытого ряда, +? — из колоды.
kahuna-end-by-drawing = Этот ход заканчивает не «.», а взятая карта (+) или, если можно, отказ от неё (=).
kahuna-free-elsewhere = Мост без карты можно поставить только на { $line } — линию, которая только что освободилась.
kahuna-no-free-bridge = Моста без карты сейчас нет.

## Журнал

kahuna-island-name = { $name }
kahuna-line-name = { $name }
kahuna-two-cards = { $first } + { $second }
kahuna-log-place = { kahuna-seat } играют { $card }: мост { $line }.
kahuna-log-remove = { kahuna-seat } играют { $cards } и снимают мост { $line }.
kahuna-log-free = { kahuna-seat } ставят бесплатный мост { $line }.
kahuna-log-discard = { kahuna-seat } сбрасывают { $card }.
kahuna-log-discard-hidden = { kahuna-seat } сбрасывают карту рубашкой вверх.
kahuna-log-take = { kahuna-seat } берут { $card } из открытого ряда.
kahuna-log-draw = { kahuna-seat } берут карту из колоды.
kahuna-log-draw-card = { kahuna-seat } берут из колоды { $card }.
kahuna-log-decline = { kahuna-seat } не берут карту.
kahuna-log-end = { kahuna-seat } заканчивают ход.
kahuna-log-takes = { kahuna-seat } захватывают { $islands }!
kahuna-log-stripped =
    { $count ->
        [one] { kahuna-seat } теряют мост { $lines }.
       *[other] { kahuna-seat } теряют мосты { $lines }.
    }
kahuna-log-loses = { kahuna-seat } больше не держат { $islands }.
kahuna-log-turned-up = Открывается { $card }.
kahuna-log-scoring =
    Подсчёт раунда { $round }: острова Белых — { $white }, Чёрных — { $black }; { $leader ->
        [nobody] очков никто не получает.
        [white] Белые получают { kahuna-points }.
       *[black] Чёрные получают { kahuna-points }.
    }
kahuna-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kahuna-log-round = Начинается раунд { $round }; открыты { $row }.
kahuna-log-last-turns = Последняя карта взята: у каждого ещё один ход, карты больше не берут.
kahuna-won-points = { kahuna-seat } выигрывают! Очки: Белые — { $white }, Чёрные — { $black }.
kahuna-won-third = По очкам поровну, { $white } : { $black }; { kahuna-seat } выигрывают по третьему подсчёту!
kahuna-won-bridges = По очкам поровну, { $white } : { $black }; { kahuna-seat } выигрывают по числу мостов на поле!
kahuna-won-sudden = { kahuna-seat } выигрывают досрочно: у соперника не осталось ни одного моста!
kahuna-won-stock = { kahuna-seat } выигрывают досрочно: у соперника не осталось мостов, которые можно поставить!
kahuna-drawn = Ничья, { $white } : { $black }.

## Как стоит партия

kahuna-now = Раунд { $round } из { $rounds }, ход { $turn }: ходят { kahuna-seat }
kahuna-now-last = (последний ход)
kahuna-now-over = Итоговая позиция
kahuna-now-handicap =
    { $left ->
        [one] Фора: { kahuna-seat } ставят ещё { $left } мост где угодно
        [few] Фора: { kahuna-seat } ставят ещё { $left } моста где угодно
       *[many] Фора: { kahuna-seat } ставят ещё { $left } мостов где угодно
    }
kahuna-side =
    { $named ->
        [yes] { $side } ({ $name }): { $belongings }
       *[no] { $side }: { $belongings }
    }
kahuna-count-islands =
    { $islands ->
        [one] { $islands } остров
        [few] { $islands } острова
       *[many] { $islands } островов
    }
kahuna-count-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
kahuna-count-bridges =
    { $bridges ->
        [one] { $bridges } мост
        [few] { $bridges } моста
       *[many] { $bridges } мостов
    }
kahuna-table =
    Открытый ряд: { $row }; { $deck ->
        [0] колода пуста
        [one] в колоде { $deck } карта
        [few] в колоде { $deck } карты
       *[many] в колоде { $deck } карт
    }
kahuna-none = пусто
kahuna-hand =
    { $player ->
        [white] Рука Белых: { $cards }
       *[black] Рука Чёрных: { $cards }
    }
kahuna-hand-card =
    { $card }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }: { $free ->
        [0] свободных линий нет
        [one] { $free } свободная линия
        [few] { $free } свободные линии
       *[many] { $free } свободных линий
    }
kahuna-shown = Известные карты на руке, { kahuna-seat }: { $cards }
kahuna-buried-own = Сброшено рубашкой вверх: { $cards }
kahuna-buried =
    { $count ->
        [one] { kahuna-seat } сбросили рубашкой вверх { $count } карту.
        [few] { kahuna-seat } сбросили рубашкой вверх { $count } карты.
       *[many] { kahuna-seat } сбросили рубашкой вверх { $count } карт.
    }
kahuna-pile =
    { $count ->
        [0] В этом раунде ещё не сыграно ни одной карты.
       *[other] Вышли до конца раунда: { $cards }
    }
kahuna-scored =
    Подсчёт раунда { $round }: { $leader ->
        [nobody] без очков
        [white] { kahuna-points } Белым
       *[black] { kahuna-points } Чёрным
    }
kahuna-score = { kahuna-seat }: { $points }; { $islands } ({ $names }); { $bridges } на поле
kahuna-score-next =
    { $round ->
        [1] У кого в конце этого раунда больше островов, получает 1 очко.
        [2] У кого в конце этого раунда больше островов, получает 2 очка.
       *[other] У кого в конце этого раунда больше островов, получает столько очков, какова разница.
    }

## Поле списком

kahuna-island =
    { $island }, линий: { $lines }, держат: { $majority }; { $holder ->
        [white] Белые.
        [black] Чёрные.
       *[nobody] ничей.
    }
kahuna-island-white = Белые к { $islands }.
kahuna-island-black = Чёрные к { $islands }.
kahuna-island-free = Свободно к { $islands }.

## Выбор

kahuna-choices-play = Играть { $card }
kahuna-choices-remove = Снять мост
kahuna-choices-free = Без карты
kahuna-choices-discard = Сбросить
kahuna-choices-draw = Взять
kahuna-choices-end = Конец
kahuna-choice-deck = из колоды
kahuna-choice-decline = ничего
kahuna-choice-end = закончить ход
kahuna-effect-takes = захватывает { $islands }
kahuna-effect-strips = снимает { $lines }
kahuna-effect-loses = { kahuna-seat } теряют { $islands }
kahuna-effect-wins = выигрывает партию
kahuna-effect-lost = проигрывает партию
kahuna-effect-none = острова не меняют хозяев
kahuna-would-place = мост { $line } за карту { $card }
kahuna-would-remove = мост соперника { $line } уходит за карты { $cards }
kahuna-would-free = мост { $line } без карты
kahuna-would-discard = карта { $card } уходит в сброс
kahuna-would-take-card = на руку идёт { $card } из открытого ряда, и ход заканчивается
kahuna-would-draw = на руку идёт верхняя карта колоды, и ход заканчивается
kahuna-would-decline = ход заканчивается без новой карты
kahuna-would-end = ход заканчивается
kahuna-chained = { $first }; { $then }

## Слова записи

kahuna-word-place = сыграть карту BARI: мост BARI–DUDA (первая буква — карта)
kahuna-word-remove = сыграть HUNA дважды: мост соперника HUNA–ELAI уходит (годятся и HE, и EE)
kahuna-word-discard = сбросить ALOA; сбросить ALOA и COCO
kahuna-word-take = взять COCO из открытого ряда; заканчивает ход
kahuna-word-draw = взять верхнюю карту колоды; заканчивает ход
kahuna-word-decline = закончить ход, не беря карты
kahuna-word-end = закончить ход, в котором карт не берут
kahuna-word-free = мост без карты: фора или вариант без внезапных атак
kahuna-several = Несколько слов в строке играются одно за другим, как и номера из списка вариантов: HHxHE E-H +? или 3 12 21. Можно писать маленькими буквами и полными именами: bari-duda.

## Правила вкратце

kahuna-rules-aim = Цель: три раунда на двенадцати островах, которые соединены 27 линиями. Мосты приносят острова, острова — очки; у кого очков больше, тот выиграл.
kahuna-rules-turn = Ход: можно сыграть сколько угодно карт, одну за другой, или ни одной; затем берут одну карту. Больше { $limit } карт на руке не держат.
kahuna-rules-place =
    Мосты: карта ставит свой мост на любую свободную линию у её острова{ $guarded ->
        [yes] . Где стоит камень соперника, см. ниже.
       *[no] , даже если остров держит соперник.
    } Мостов у каждого { $limit }, а камней хватит на все острова, которые удастся держать.
kahuna-rules-hold = Острова: остров держит тот, чьи мосты занимают больше половины его линий. Камень ставится сразу, сам собой, и все мосты соперника у этого острова снимаются.
kahuna-rules-strip = Потери: остров потерян, когда за его камнем больше нет большей половины линий, например потому, что рядом сняли мосты. Камень уходит, остальные мосты остаются. Снимает мосты только камень, который ставится сейчас: мост, который соперник позже добавит к чужому острову, пока остаётся.
kahuna-rules-remove = Снятие: две карты вместе снимают один мост соперника, если они от его двух островов: по одной или две одинаковые. Свои мосты снимать нельзя.
kahuna-rules-discard =
    { $discard ->
        [instead-of-playing] Сброс: если в этот ход карты не играются, можно сбросить одну или несколько.
        [freely] Сброс: любые карты в любой момент своего хода, играются карты или нет.
        [when-full] Сброс: только когда на руке { $limit } карт, чтобы освободить место для новой.
       *[instead-of-drawing] Сброс: одна или несколько карт вместо того, чтобы брать новую.
    }
kahuna-rules-discards =
    { $discards ->
        [face-down] Сброшенное лежит рубашкой вверх; сопернику известно только число карт.
       *[face-up] Сброшенное лежит открыто.
    }
kahuna-rules-draw =
    Новая карта: одна из трёх открытых или верхняя из колоды заканчивает ход. Взятая открытая карта заменяется, пока есть колода. { $drawing ->
        [may-decline] Можно обойтись и без новой карты.
        [decline-unless-discarded] Можно обойтись и без новой карты, но не после сброса.
        [required] Брать карту обязательно.
       *[may-skip] Обойтись без новой карты можно, пропустив весь ход.
    } { $discard ->
        [instead-of-drawing] Или вместо этого можно сбросить карты, даже если в этот ход карты уже сыграны.
       *[other] { "" }
    }
kahuna-rules-full =
    { $full ->
        [no-draw] Когда на руке { $limit } карт, новую взять нельзя.
        [discard-first] Когда на руке { $limit } карт, перед новой надо сбросить.
       *[discard-after] Когда на руке { $limit } карт, можно взять ещё одну, а потом сбросить лишнюю.
    }
kahuna-rules-must-draw =
    Тянуть время нельзя: если соперник только что обошёлся без карты, её надо взять, а если нужно, освободить для неё место. { $discard ->
        [instead-of-drawing] Если вместо этого он сбросил карты, берут из открытых, пока они есть.
       *[other] { "" }
    }
kahuna-rules-round =
    Раунд: когда нет ни колоды, ни открытых карт, сразу идёт подсчёт. Поле и руки остаются, все прочие карты тасуются. { $next ->
        [other] Следующий раунд начинает тот, кто не брал последнюю карту.
       *[winner] Следующий раунд начинает победитель этого, а при равенстве — тот, кто не брал последнюю карту.
    }
kahuna-rules-end =
    { $last ->
        [yes] Конец: после последней карты раунда 3 у каждого ещё один ход без новых карт; взявший эту карту ходит последним.
       *[no] Конец: с последней картой раунда 3 партия сразу окончена.
    }
kahuna-rules-score = Подсчёт: у кого островов больше, получает 1 очко после раунда 1, 2 очка после раунда 2, а после раунда 3 — столько, какова разница. При равенстве очков нет.
kahuna-rules-tie =
    { $tie ->
        [yes] При равных очках решает третий подсчёт, затем мосты на поле; иначе ничья.
       *[no] Равные очки — ничья.
    }
kahuna-rules-sudden =
    { $sudden ->
        [by-removal] Досрочная победа: кто в раунде 2 или 3 снял с поля последний мост соперника, построив свой или убрав чужой, сразу выиграл. Кто мостов не строил, играет дальше.
        [none-on-board] Досрочная победа: у кого в раунде 2 или 3 нет на поле ни одного моста, проиграл, как только соперник ставит или убирает мост. Кто входит в раунд 2 без моста, сначала имеет один ход, чтобы его поставить.
        [empty-stock] Досрочный конец: кто в раунде 2 или 3 поставил последний из своих { $limit } мостов, сразу проиграл.
       *[no] Досрочной победы нет: без мостов играют дальше.
    }
kahuna-rules-hidden =
    { $open ->
        [yes] Скрыты колода, сброс рубашкой вверх и руки, но карта, взятая из открытого ряда, остаётся на виду, пока её не сыграют (открытые руки).
       *[no] Скрыты руки, колода и сброс рубашкой вверх. Всем видно, кто какую открытую карту берёт.
    }
kahuna-rules-no-surprise = Без внезапных атак: у острова, где стоит камень соперника, не строят. Если две карты сняли мост соперника, на эту линию можно сразу и без карты поставить свой, если ни на одном её конце нет камня соперника.
kahuna-rules-handicap =
    Фора: перед первым ходом { kahuna-seat } ставят { $count ->
        [one] { $count } мост
        [few] { $count } моста
       *[many] { $count } мостов
    } где угодно.
kahuna-danger =
    { kahuna-seat } могут взять { $island }{ $falls ->
        [yes] { " " }у соперника
       *[no] {""}
    }: { $cards ->
        [one] нужна { $cards } карта
        [few] нужны { $cards } карты
       *[other] нужно { $cards } карт
    }{ $certain ->
        [yes] .
       *[no] { $cards ->
            [one] , если она подходит.
           *[other] , если они подходят.
        }
    }
