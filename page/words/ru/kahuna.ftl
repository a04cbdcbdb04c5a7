### Что говорит только Kahuna: игроки, вопросы, карты, доска для тех, кто её не видит, ходы словами, правила.

## Главная страница

kahuna-demo-round = Раунд { $round } из 3
kahuna-demo-pause = Приостановить показ партии
kahuna-demo-run = Продолжить показ партии

## Новый стол

kahuna-new-more = Другие правила
kahuna-new-usual = { $value } (это издание)
kahuna-new-as-edition = Всё как в этом издании
kahuna-new-read-rules = Прочесть правила этого издания
kahuna-edition-note =
    { $preset ->
        [modern] Карту можно не брать; сброс лежит рубашкой вверх и разрешён, только если карты не играются.
        [classic] Карту надо брать, если можно; сброс открытый и в любой момент.
        [sheet] Самые короткие правила: без последних ходов, дополнительных показателей и внезапной победы.
        [russian] Вместо новой карты можно сбросить; победитель раунда начинает следующий.
       *[other] { "" }
    }
kahuna-option-note =
    { $option ->
        [no-surprise] Вариант 1: никто не строит у острова, где стоит чужой камень.
        [open-hands] Вариант 2: карты, взятые из открытых, остаются видны.
       *[other] { "" }
    }
kahuna-option-told = { $option }: { $value }
kahuna-value =
    { $value ->
        [me] вам
        [white] Белые
        [black] Чёрные
        [random] решает случай
        [instead-of-playing] в ход, когда карты не играются
        [freely] в любой момент
        [when-full] только с полной рукой
        [instead-of-drawing] вместо новой карты
        [face-down] рубашкой вверх
        [face-up] открыто
        [may-decline] можно не брать
        [decline-unless-discarded] можно не брать, но не после сброса
        [required] обязательна
        [may-skip] обязательна, или пропустить весь ход
        [no-draw] нельзя
        [discard-first] сначала сбросить, потом взять
        [discard-after] взять, потом сбросить
        [other] кто не взял последнюю карту
        [winner] победитель раунда
        [by-removal] снять последний мост соперника
        [none-on-board] над тем, у кого на поле нет мостов
        [empty-stock] над тем, кто поставил все мосты
        [yes] да
        [no] нет
       *[unknown] { $value }
    }
kahuna-handicap =
    { $count ->
        [0] нет
        [one] { $count } мост без карты
        [few] { $count } моста без карты
       *[many] { $count } мостов без карты
    }
kahuna-handicap-told =
    { $count ->
        [one] { kahuna-seat }: { $count } мост без карты
        [few] { kahuna-seat }: { $count } моста без карты
       *[many] { kahuna-seat }: { $count } мостов без карты
    }
kahuna-handicap-mine =
    { $count ->
        [one] вам { $count } мост без карты
        [few] вам { $count } моста без карты
       *[many] вам { $count } мостов без карты
    }

## Зал

kahuna-lobby-players = { $white } – { $black }

kahuna-own = Свои: { kahuna-count-islands }
kahuna-own-points = Свои: { kahuna-count-islands }, { kahuna-points }
kahuna-other = { kahuna-seat }: { kahuna-count-islands }
kahuna-other-points = { kahuna-seat }: { kahuna-count-islands }, { kahuna-points }
kahuna-open-cards = { kahuna-seat } держат открыто: { $cards }
kahuna-players = { $white } — { $black }
kahuna-board-label = Поле
kahuna-board-islands = Острова
kahuna-board-line-place = Мост { $line }
kahuna-board-line-remove = Снять мост { $line }
kahuna-board-line-effects = { $what }: { $effects }
kahuna-board-threat =
    { $player ->
        [white] Белые
       *[black] Чёрные
    }{ $certain ->
        [yes] { " " }точно могут
       *[no] , возможно, могут
    } { $held ->
        [yes] снять камень с { $island }
       *[no] захватить { $island }
    } { $cards ->
        [one] одной картой.
       *[other] { $cards } картами.
    }
kahuna-board-card = Карта { $island }
kahuna-board-card-count = Карта { $island }, { $count } шт.
kahuna-board-card-back = Карта рубашкой вверх

## Правила

kahuna-rules-edition = Издание
kahuna-rules-compare = Сравнить с
kahuna-rules-alone = ни с каким
kahuna-edition-told =
    { $preset ->
        [modern] Современное
        [classic] Классическое
        [sheet] Краткая памятка
       *[russian] Русское
    }
kahuna-rules-differ =
    { $count ->
        [0] Правила одинаковы.
        [one] Отличается { $count } правило.
        [few] Отличаются { $count } правила.
       *[many] Отличаются { $count } правил.
    }
kahuna-rules-other = { kahuna-edition-told }: { $rule }
kahuna-rules-game = Игра
kahuna-rules-islands = Мосты и острова
kahuna-rules-cards = Карты
kahuna-rules-rounds = Раунды и очки
kahuna-rules-variants = Скрытое и открытое
kahuna-rules-picture-place = С картой LALE мост можно поставить на любую из этих трёх линий.
kahuna-rules-picture-hold = Белые строят BARI–DUDA: третий мост берёт BARI, ALOA–BARI снимается, и Чёрные теряют ALOA.
kahuna-rules-picture-remove = KAHU и LALE вместе снимают чёрный мост KAHU–LALE; Чёрные теряют LALE.

## По ходу партии

kahuna-middle = Открытый ряд и колода
kahuna-away =
    { $count ->
        [0] Все карты в игре
        [one] { $count } карта вне игры
        [few] { $count } карты вне игры
       *[many] { $count } карт вне игры
    }

## The players

kahuna-plate = { $name }, { kahuna-seat }: { kahuna-points }, { kahuna-count-islands }, { kahuna-count-bridges } на поле и { $left } в запасе, { kahuna-count-cards }.
kahuna-plate-next = Сейчас ходит этот игрок.
kahuna-bridges-left =
    { $count ->
        [one] в запасе ещё { $count } мост
        [few] в запасе ещё { $count } моста
       *[many] в запасе ещё { $count } мостов
    }
kahuna-see-cards =
    { $cards ->
        [one] { $name }: { $cards } карта, посмотреть
        [few] { $name }: { $cards } карты, посмотреть
       *[many] { $name }: { $cards } карт, посмотреть
    }
kahuna-cards-known =
    { $known ->
        [1] Все видели, как эту карту взяли
       *[other] Все видели, как эти карты взяли ({ $known })
    }; { $unknown ->
        [0] других нет.
        [1] другая неизвестна.
       *[other] остальные неизвестны ({ $unknown }).
    }
kahuna-cards-unknown =
    { $unknown ->
        [0] В этой руке нет карт.
        [1] Эту карту больше никто не знает.
       *[other] Эти карты больше никто не знает ({ $unknown }).
    }

## What is to be done

kahuna-head-yours = Раунд { $round } · ваш ход
kahuna-head-theirs = Раунд { $round } · ход: { $name }
kahuna-head-last = { $head } · последний ход
kahuna-do-play = Сыграйте карту.
kahuna-do-play-draw = Играйте карты, затем возьмите одну: на этом ваш ход закончится.
kahuna-do-draw = Возьмите карту: на этом ваш ход закончится.
kahuna-do-play-decline = Играйте карты или закончите ход, не беря карты.
kahuna-do-decline = Закончите ход, не беря карты.
kahuna-do-play-end = Играйте карты, затем закончите ход.
kahuna-do-end = Закончите ход.
kahuna-do-discard = Выберите карту для сброса.
kahuna-do-excess = Одна карта лишняя: выберите, какую сбросить.
kahuna-do-free = На { $line } сейчас можно поставить мост без карты; или продолжайте ход.
kahuna-do-line = { $card }: выберите золотую линию.
kahuna-do-remove = { $cards }: выберите, какой мост снять.
kahuna-do-only-discard = У { $card } сейчас нет линии, но карту можно сбросить.
kahuna-do-nothing = У { $card } сейчас нет линии.
kahuna-do-way = Это можно сделать разными картами: какой?
kahuna-way-card = С картой { $card }
kahuna-way-remove = С картами { $cards }
kahuna-way-free = Без карты
kahuna-strips =
    { $count ->
        [one] снимает { $count } мост
        [few] снимает { $count } моста
       *[many] снимает { $count } мостов
    }
kahuna-tell-place = { $line }: { $effects }
kahuna-tell-remove = Снять { $line }: { $effects }
kahuna-tell-free = Мост без карты { $line }: { $effects }
kahuna-tell-discard = Сбросить { $card }
kahuna-tell-take = Взять { $card }, и ход закончится
kahuna-tell-draw = Взять из колоды, и ход закончится
kahuna-tell-decline = Закончить ход, не беря карты
kahuna-tell-end = Закончить ход
kahuna-discard = Сбросить
kahuna-decline = Не брать карту
kahuna-end = Закончить ход
kahuna-card-elsewhere = { $card } не достаёт до линии { $line }.
kahuna-card-idle = У { $card } сейчас нет открытой для вас линии.
kahuna-needs-one = Для моста { $first }–{ $second } нужна карта { $first } или { $second }, а у вас нет ни той, ни другой.
kahuna-needs-two = Чтобы снять { $first }–{ $second }, нужны две карты, каждая { $first } или { $second }; у вас их нет.

## The cards

kahuna-your-hand = Ваша рука
kahuna-your-hand-empty = На руке нет карт
kahuna-your-card =
    Карта { $place }: { $island }, { $lines ->
        [0] нет линий
        [one] { $lines } линия
        [few] { $lines } линии
       *[many] { $lines } линий
    }
kahuna-row = Открытые карты
kahuna-row-card = Открыта: { $island }
kahuna-row-empty = Открытых карт нет
kahuna-deck =
    { $count ->
        [one] Колода, { $count } карта
        [few] Колода, { $count } карты
       *[many] Колода, { $count } карт
    }
kahuna-stock-empty = Колода пуста
kahuna-pile-look =
    { $count ->
        [0] Вне игры ничего нет
        [one] Вне игры { $count } карта: посмотреть
        [few] Вне игры { $count } карты: посмотреть
       *[many] Вне игры { $count } карт: посмотреть
    }
kahuna-pile-short = вне игры
kahuna-pile-title = Вне игры
kahuna-pile-note = Что сыграно или сброшено в этом раунде; когда он кончится, всё замешают снова.
kahuna-pile-empty = Открыто там ничего не лежит.

## Beside the game

kahuna-counter = Карты
kahuna-counter-note =
    Каждой карты две. { $count ->
        [one] Вы не видели { $count } из них
       *[other] Вы не видели { $count } из них
    }; { $deck ->
        [0] колода пуста.
        [one] в колоде { $deck }.
       *[other] в колоде { $deck }.
    }
kahuna-where-hidden = не видели
kahuna-where-hand = ваша рука
kahuna-where-known = рука соперника
kahuna-where-row = открыта
kahuna-where-out = вне игры
kahuna-where-discarded = вы сбросили
kahuna-scores-round = Раунд
kahuna-scores-worth =
    { $round ->
        [1] (1 очко)
        [2] (2 очка)
       *[other] (разница)
    }
kahuna-scores-sum = Очки

## Keys

kahuna-key-card = выбрать карту
kahuna-key-lines = идти по золотым линиям
kahuna-key-take = взять открытую карту
kahuna-key-deck = взять из колоды
kahuna-key-discard = сбросить выбранную карту
kahuna-key-end = закончить ход

## Ход словами: что сделать

kahuna-move-place = сыграть { $card }: мост { $line }
kahuna-move-remove = сыграть { $cards }: снять { $line }
kahuna-move-free = мост { $line } без карты
kahuna-move-discard = сбросить { $cards }
kahuna-move-hidden =
    { $count ->
        [one] сбросить { $count } карту рубашкой вверх
        [few] сбросить { $count } карты рубашкой вверх
       *[many] сбросить { $count } карт рубашкой вверх
    }
kahuna-move-take = взять { $card } из открытого ряда
kahuna-move-draw = взять карту из колоды
kahuna-move-drawn = взять карту из колоды ({ $card })
kahuna-move-decline = не брать карту
kahuna-move-end = закончить ход
