### Conquest of Paradise: слова, вопросы, причины, журнал и правила.

paradise-seat =
    { $player ->
        [red] Красные
        [yellow] Жёлтые
        [green] Зелёные
        [blue] Синие
       *[nobody] Островитяне
    }
paradise-seat-of =
    { $player ->
        [red] Красных
        [yellow] Жёлтых
        [green] Зелёных
        [blue] Синих
       *[nobody] островитян
    }
paradise-foe =
    { $foe ->
        [red] Красных
        [yellow] Жёлтых
        [green] Зелёных
        [blue] Синих
       *[nobody] островитян
    }
paradise-other =
    { $other ->
        [red] Красные
        [yellow] Жёлтые
        [green] Зелёные
       *[blue] Синие
    }
paradise-step =
    { $step ->
        [setup] подготовка
        [order] порядок хода
        [exploration] разведка
        [movement] движение и бои
        [building] строительство
       *[victory] подсчёт очков
    }
paradise-piece =
    { $piece ->
        [W] отряд воинов
        [C] боевое каноэ
        [T] грузовое каноэ
        [L] колонию
        [R] слух
        [V] местного воина
       *[piece] фишку
    }
paradise-load =
    { $load ->
        [W] отряд воинов
       *[L] колонию
    }
paradise-item =
    { $item ->
        [warriors] отряд воинов
        [war-canoe] боевое каноэ
        [transport] грузовое каноэ
        [transport-up] грузовое каноэ лицом вверх
        [colony] колонию
        [rumor] слух
        [village] деревню
        [agriculture] улучшенное земледелие
       *[card] карту искусства и культуры
    }
paradise-edition =
    Conquest of Paradise { $preset ->
        [two] на двоих
        [three] на троих
       *[four] на четверых
    }
paradise-homes =
    { $homes ->
        [drawn] родина по жребию
        [chosen] родина на выбор
       *[seated] родина по местам
    }
paradise-components-own = комплект { $name }
paradise-count =
    { $piece ->
        [W] { $number ->
            [one] { $number } отряд воинов
            [few] { $number } отряда воинов
           *[many] { $number } отрядов воинов
        }
        [C] { $number ->
            [one] { $number } боевое каноэ
            [few] { $number } боевых каноэ
           *[many] { $number } боевых каноэ
        }
        [T] { $number ->
            [one] { $number } грузовое каноэ
            [few] { $number } грузовых каноэ
           *[many] { $number } грузовых каноэ
        }
        [L] { $number ->
            [one] { $number } колония
            [few] { $number } колонии
           *[many] { $number } колоний
        }
        [V] { $number ->
            [one] { $number } местный воин
            [few] { $number } местных воина
           *[many] { $number } местных воинов
        }
       *[R] { $number ->
            [one] { $number } слух
            [few] { $number } слуха
           *[many] { $number } слухов
        }
    }
paradise-knots =
    { $knots ->
        [one] { $knots } узел
        [few] { $knots } узла
       *[many] { $knots } узлов
    }
paradise-standing =
    { $players ->
        [2] Красные { $red }, Жёлтые { $yellow }
        [3] Красные { $red }, Жёлтые { $yellow }, Зелёные { $green }
       *[4] Красные { $red }, Жёлтые { $yellow }, Зелёные { $green }, Синие { $blue }
    }

## Слова, которые не ход

paradise-notation-unknown = «{ $word }» — не ход: ходы выглядят как >H12, V+G11, @G11, +W или «.».
paradise-notation-no-place = Ни гекса, ни карты «{ $name }» из «{ $word }» нет: гексы пишутся как G11, карты — номером.

## Вопросы

paradise-ask-nothing = Партия окончена.
paradise-ask-home = Какой архипелаг станет родиной?
paradise-ask-order = Кто ходит первым и в какую сторону идёт ход?
paradise-ask-explore =
    { $away ->
        [yes] { paradise-knots }: плыть из { $place } дальше или вернуться?
       *[no] Куда плывёт мореход?
    }
paradise-ask-discovery = На { $place } — архипелаг: хранить в тайне или открыть?
paradise-ask-astray = Мореход { paradise-foe } сбился с курса: куда его сносит?
paradise-ask-transit = Переправа по цепи: какую фишку?
paradise-ask-transit-to = Переправа из { $place }: куда?
paradise-ask-move = Движение: какой флот следующий?
paradise-ask-fleet = Флот стоит в { $place }: грузить, плыть, высаживать или закончить?
paradise-ask-battle = Какой бой следующий?
paradise-ask-arioi = Нападение на { $place }: отвести его картой?
paradise-ask-battle-card = В бою за { $place } выпало { $die }: применить карту?
paradise-ask-loss =
    { $loss ->
        [eliminated] В бою за { $place } выпало { $die }: какая фишка гибнет?
       *[panicked] В бою за { $place } выпало { $die }: какая фишка в панике?
    }
paradise-ask-carry = Каноэ на всех не хватит: сколько колоний взять?
paradise-ask-retreat = Куда отступают фишки из { $place }?
paradise-ask-save = Захвачен { $place }: отдать фишки, чтобы спасти деревни?
paradise-ask-new-home = Родина потеряна: какой архипелаг станет новой?
paradise-ask-regroup = Бой за { $place } выигран: открыть грузовое каноэ?
paradise-ask-build = Что строить?
paradise-ask-settle = Какие колонии станут деревнями?
paradise-ask-reveal = Перед подсчётом очков: открыть карты?
paradise-ask-claim = Кто-то набрал очки для победы: применить вырубку лесов?

## Почему ход невозможен

paradise-over = Партия окончена.
paradise-not-your-turn = Сейчас решает другой игрок.
paradise-done-building = В этот ход строительство уже закончено.
paradise-not-now = Сейчас вопрос не в этом: { paradise-stage }.
paradise-stage =
    { $stage ->
        [home] надо выбрать родину
        [order] речь о том, кто ходит первым
        [explore] речь о мореходе
        [discovery] новую плитку надо скрыть или открыть
        [astray] надо решить, куда сносит морехода
        [transit] идёт переправа, её заканчивает «.»
        [transit-to] фишке на переправе нужно место
        [move] речь о флотах; шаг заканчивает «.»
        [fleet] речь о флоте, его останавливает «.»
        [battles] надо выбрать следующий бой
        [arioi] можно отвести нападение
        [battle-card] речь о картах в бою
        [loss] надо выбрать фишку первой линии
        [carry] речь о том, кто поместится в каноэ
        [retreat] речь об отступлении
        [save] можно спасти деревни
        [new-home] надо выбрать новую родину
        [regroup] можно открыть грузовое каноэ
        [build] все строят
        [reveal] можно открыть карты
        [search] идёт поиск кумары
        [lost-box] речь о пропавшем мореходе
        [division] последний тянет событие или выбирает порядок хода
        [shaman] событие можно предотвратить
        [event] речь о событии
       *[claim] можно помешать победе
    }
paradise-no-choice = Сейчас это невозможно: выберите один из перечисленных ходов.
paradise-off-map = { $place } — за пределами карты.
paradise-too-many-knots =
    { $knots ->
        [one] Набран { $knots } узел: мореход должен вернуться.
        [few] Набрано { $knots } узла: мореход должен вернуться.
       *[many] Набрано { $knots } узлов: мореход должен вернуться.
    }
paradise-not-next = { $place } — не по соседству.
paradise-reveal-first = Что лежит на { $place }, вы храните в тайне: сначала откройте плитку ходом !{ $place }.
paradise-known-already = { $place } уже известен: разведка начинается с неизвестного гекса.
paradise-enemy-hex = Мореходы не заходят на { $place }: это вражеский гекс.
paradise-out-of-reach = { $place } слишком далеко: разведка начинается рядом с гексами, куда можно доплыть по известному морю.
paradise-fleet-empty = Во флоте ещё нет каноэ: добавьте его ходом +C или +T.
paradise-unknown-hex = Никто не знает, что на { $place }: флоты ходят только по известным гексам.
paradise-sailed-enough =
    { $hexes ->
        [one] Дальше нельзя: во флоте или здесь есть каноэ ({ paradise-piece }), которое прошло { $hexes } гекс, больше в этом ходу нельзя.
        [few] Дальше нельзя: во флоте или здесь есть каноэ ({ paradise-piece }), которое прошло { $hexes } гекса, больше в этом ходу нельзя.
       *[many] Дальше нельзя: во флоте или здесь есть каноэ ({ paradise-piece }), которое прошло { $hexes } гексов, больше в этом ходу нельзя.
    }
paradise-needs-escort = На { $place } враги: туда идёт только флот с боевым каноэ.
paradise-among-enemies = Среди врагов не грузят и не высаживают.
paradise-none-here = Погрузить { paradise-piece } нельзя: здесь такой фишки нет.
paradise-has-moved = Взять { paradise-piece } нельзя: фишка в этот ход уже двигалась или входит в использованную цепь.
paradise-garrison = На захваченном архипелаге, напечатанном на карте, должна остаться ваша фишка.
paradise-no-room = Во флоте нет свободного каноэ, чтобы взять { paradise-piece }.
paradise-not-aboard = Высадить { paradise-piece } нельзя: на борту такой фишки нет.
paradise-not-sailed = Флот ещё не отплыл: что остаётся, просто не грузят.
paradise-none-such = Здесь у вас нет { $canoe }: +T1W — грузовое каноэ, которое прошло 1 гекс и везёт отряд воинов.
paradise-no-such-room = Во флоте нет свободного { $canoe }: «{ $other }» займёт любое каноэ, где есть место.
paradise-no-such-load = Во флоте нет { $canoe } с таким грузом: «{ $other }» возьмёт любое, где он есть.
paradise-not-in-fleet = Во флоте нет { $canoe }: каноэ называют по пройденным гексам и по грузу.
paradise-last-canoe = Последнее каноэ остаётся с флотом: остановите его ходом «.».
paradise-no-piece = Такой фишки у вас на { $place } нет.
paradise-no-canoe-ready = На { $place } нет каноэ, которое ещё может плыть в этот ход.
paradise-flipped = Каноэ на { $place } в этом шаге уже переворачивали.
paradise-no-transport = На { $place } нет вашего грузового каноэ.
paradise-settling = Покупки закончены: теперь только селятся колонии.
paradise-one-card = За ход покупают одну карту.
paradise-no-cards = Карты для вас не осталось: последние достаются тем, кто ходит раньше.
paradise-no-village = На { $place } нет вашей деревни.
paradise-too-dear =
    { $cost ->
        [one] Это стоит { $cost } очко строительства
        [few] Это стоит { $cost } очка строительства
       *[many] Это стоит { $cost } очков строительства
    }; здесь у вас { $points }.
paradise-one-village = На { $place } в этот ход уже появилась деревня: больше одной на архипелаг нельзя.
paradise-no-square = На { $place } нет свободного места для деревни; бурым местам нужно улучшенное земледелие.
paradise-no-brown = На { $place } не осталось бурых мест для улучшения.
paradise-card-elsewhere = Карту покупают на очки целой цепи: выберите ход из списка.
paradise-none-left = Все фишки этого вида ({ $limit }) уже на карте.
paradise-no-card = Такой карты у вас нет.
paradise-settle-last = Колонии селятся последними: сначала закончите покупки ходом «.».
paradise-no-colony = На { $place } ни одна колония не может стать деревней.
paradise-explorer-away = Мореход пропал: без него внутренними делами не заняться.
paradise-focus-once = Внутренними делами занимаются раз в ход, и только имея родину.
paradise-card-used = Эта карта уже сработала и приносит только очки.
paradise-card-not-now = Сейчас эта карта ничего не даст.
paradise-no-chain = { $place } не входит ни в одну цепь открытых каноэ.
paradise-no-transit = Эта фишка не может переправиться: она уже переправлялась, должна остаться на { $place } или ей некуда идти.
paradise-not-in-front = Такой фишки в первой линии нет.
paradise-home-taken = На { $place } нет свободной родины.
paradise-no-group = На { $place } нет вашего архипелага.
paradise-astray-known = { $place } — место известное: сбившегося с курса морехода сносит на неизвестный гекс.
paradise-not-in-battle = Сейчас каноэ переворачивают только там, где был бой, а не на { $place }.
paradise-no-tile = На { $place } нет вашей тайной плитки.
paradise-no-marker =
    { $markers ->
        [one] Ваш единственный маркер лежит на другой плитке: сначала откройте какую-нибудь.
        [few] Все ваши { $markers } маркера лежат на других плитках: сначала откройте какую-нибудь.
       *[many] Все ваши { $markers } маркеров лежат на других плитках: сначала откройте какую-нибудь.
    }

## Журнал

paradise-log-home = { paradise-seat } выбирают родину: { $place }.
paradise-log-first =
    { $players ->
        [2] { paradise-seat } решают: первыми ходят { paradise-other }.
       *[other] { paradise-seat } решают: первыми ходят { paradise-other }, дальше { $way ->
            [clockwise] по часовой стрелке.
           *[counter] против часовой стрелки.
        }
    }
paradise-log-found = Мореход { paradise-seat-of } находит дорогу домой.
paradise-log-stay = Мореход { paradise-seat-of } остаётся дома.
paradise-log-return = Мореход { paradise-seat-of } возвращается.
paradise-log-lost = Мореход { paradise-seat-of } пропал: { paradise-knots }.
paradise-log-cross = Мореход { paradise-seat-of } проходит { $place }, 2 узла.
paradise-log-sea = { paradise-seat } разведывают { $place }: открытый океан, { paradise-knots }.
paradise-log-tile = { paradise-seat } разведывают { $place }: архипелаг, { paradise-knots }.
paradise-log-tile-own = { paradise-seat } разведывают { $place }: { $group }, { paradise-knots }.
paradise-log-look = { paradise-seat } смотрят плитку на { $place }, 2 узла.
paradise-log-look-own = { paradise-seat } смотрят плитку на { $place }: { $group }, 2 узла.
paradise-log-astray = Мореход { paradise-seat-of } сбивается с курса на { $place }.
paradise-log-pushed = { paradise-other } решают: морехода { paradise-seat-of } сносит на { $place }.
paradise-log-hide = { paradise-seat } хранят { $place } в тайне.
paradise-log-reveal = На { $place } открывают плитку: { $group }.
paradise-log-transit = { paradise-seat } переправляют { paradise-piece } по цепи: { $start } — { $place }.
paradise-log-flip =
    { $way ->
        [up] { paradise-seat } открывают грузовое каноэ на { $place }.
       *[down] { paradise-seat } закрывают каноэ на { $place }.
    }
paradise-log-disband = { paradise-seat } убирают слух с { $place }.
paradise-log-aboard = { paradise-seat } берут { paradise-piece } во флот на { $place }.
paradise-log-aboard-laden = { paradise-seat } берут во флот на { $place } { paradise-piece } и в нём { paradise-load }.
paradise-log-aboard-two = { paradise-seat } берут во флот на { $place } две фишки.
paradise-log-ashore = { paradise-seat } оставляют { paradise-piece } на { $place }.
paradise-log-ashore-laden = { paradise-seat } оставляют на { $place } { paradise-piece } и в нём { paradise-load }.
paradise-log-ashore-two = { paradise-seat } оставляют на { $place } две фишки.
paradise-log-sail = Флот { paradise-seat-of } плывёт: { $start } — { $place }.
paradise-log-attack = { paradise-seat } приходят на { $place }, чтобы сразиться.
paradise-log-turned-away = Нападение { paradise-seat-of } на { $place } отведено: фишки возвращаются на { $start }.
paradise-log-battle = Бой за { $place }: { paradise-seat } ({ $attackers }) против { paradise-foe } ({ $defenders }).
paradise-log-roll = На кубике { $die }.
paradise-log-shifted = Результат сдвинут, теперь на кубике { $die }.
paradise-log-eliminated =
    { $piece ->
        [W] { paradise-seat } теряют отряд воинов.
        [C] { paradise-seat } теряют боевое каноэ.
       *[V] Местный воин гибнет.
    }
paradise-log-panicked =
    { $piece ->
        [W] { paradise-seat }: отряд воинов в панике.
        [C] { paradise-seat }: боевое каноэ в панике.
       *[V] Местный воин бежит.
    }
paradise-log-won =
    { $player ->
        [nobody] Островитяне удержали { $place }.
       *[other] { paradise-seat } выигрывают бой за { $place }.
    }
paradise-log-drowned = { paradise-seat }: каноэ не хватило, потеряно: { $pieces }.
paradise-log-no-refuge = { paradise-seat } не могут отступить: { $pieces } — потеряно.
paradise-log-retreat = { paradise-seat } отступают на { $place }: { $pieces }.
paradise-log-save = { paradise-seat } отдают { paradise-piece } и спасают деревню на { $place }.
paradise-log-conquest =
    { $saved ->
        [0] { paradise-seat } отнимают { $place } у { paradise-foe }; деревень не осталось.
        [one] { paradise-seat } отнимают { $place } у { paradise-foe }; спасено деревень: { $saved } из { $fallen }.
       *[other] { paradise-seat } отнимают { $place } у { paradise-foe }; спасено деревень: { $saved } из { $fallen }.
    }
paradise-log-new-home = { $place } — новая родина { paradise-seat-of }.
paradise-log-no-home = { paradise-seat } остались без родины.
paradise-log-out = { paradise-seat } выбывают из игры.
paradise-log-built = { paradise-seat } строят { paradise-item } на { $place }.
paradise-log-placed =
    { $number ->
        [one] { paradise-seat } строят { $number } фишку на { $place }.
        [few] { paradise-seat } строят { $number } фишки на { $place }.
       *[many] { paradise-seat } строят { $number } фишек на { $place }.
    }
paradise-log-placed-own = { paradise-seat } строят на { $place }: { $pieces }.
paradise-log-settled = Колония { paradise-seat-of } на { $place } становится деревней.
paradise-log-focus = { paradise-seat } заняты внутренними делами: мореход пропускает ход.
paradise-log-bought = { paradise-seat } покупают карту.
paradise-log-bought-own = { paradise-seat } покупают карту: { $card }.
paradise-log-show = { paradise-seat } открывают карту «{ $card }».
paradise-log-use = { paradise-seat } применяют карту «{ $card }».
paradise-log-felled = { paradise-seat } вырубают леса: { paradise-other } теряют 2 очка.
paradise-log-points = Очки: { paradise-standing }.
paradise-log-planned =
    { $what ->
        [focus] В плане: внутренние дела.
        [settle] В плане: колония становится деревней на { $place }.
        [feast] В плане: праздник даёт деревню на { $place }.
        [use] В плане: применить карту «{ $card }».
        [store] В плане: отложить очко строительства на { $place }.
        [spend] В плане: потратить отложенное очко строительства.
        [levy] В плане: два отряда воинов по цене одного на { $place }.
       *[build] В плане: { $item ->
            [card] купить
           *[other] построить
        } { paradise-item } на { $place }.
    }
paradise-over-points = { paradise-seat } побеждают. Очки: { paradise-standing }.
paradise-over-groups = { paradise-seat } побеждают: у них больше архипелагов. Очки: { paradise-standing }.
paradise-over-cards = { paradise-seat } побеждают: у них больше карт. Очки: { paradise-standing }.
paradise-over-nothing = Первое место поделено. Очки: { paradise-standing }.
paradise-over-last = { paradise-seat } побеждают: больше никого не осталось.

## Что делают карты

paradise-effect =
    { $effect ->
        [healing] Раз за бой фишка, которая погибла бы, только паникует.
        [commerce] Раз за игру 3 дополнительных очка строительства на родине.
        [feast] Раз за игру бесплатная деревня на вашем архипелаге, где есть место.
        [fish-ponds] Дополнительное очко строительства каждый ход, пока в цепи родины есть атолл.
        [arioi] Раз за игру отводит нападение на вас.
        [war-canoes-3] Ваши боевые каноэ проходят 3 гекса.
        [all-canoes-3] Все ваши каноэ проходят 3 гекса.
        [navigation] Ваш мореход выдерживает на узел больше.
        [ocean-chart] Ваш мореход никогда не пропадает.
        [haka] Раз за бой кубик бросают заново.
        [war-club] Раз за бой кубик сдвигают на единицу в вашу пользу.
        [cannibalism] Раз за бой вражеская фишка вместо паники гибнет.
        [deforestation] Раз за игру, когда кто-то объявил победу, у другого игрока на 2 очка меньше.
       *[none] Только приносит очки.
    }

## Правила вкратце

paradise-rules-aim =
    Цель: { $players ->
        [2] два игрока заселяют
        [3] три игрока заселяют
       *[4] четыре игрока заселяют
    } острова Тихого океана. Очки дают деревни, связанные архипелаги, атоллы и карты; у кого в конце хода { $target }, тот победил.
paradise-rules-homes =
    { $homes ->
        [drawn] Родина: по жребию.
        [chosen] Родина: выбирают по очереди.
       *[seated] Родина: по порядку мест.
    } В начале на ней деревни ({ $villages }) и отряды воинов ({ $warriors }).
paradise-rules-turn = Ход: пять шагов, и каждый сначала проходят все: порядок хода, разведка, движение и бои, строительство, подсчёт очков.
paradise-rules-order = Порядок хода: у кого меньше всего очков, тот решает, кто ходит первым и в какую сторону. При равенстве последним считается первый из списка: { $ties }.
paradise-rules-explore = Разведка: мореход свободно идёт по известным гексам без врагов, затем входит в неизвестный. Маркер показывает океан или архипелаг, а также узлы. Пока узлов не больше { $knots }, можно плыть дальше; при { $back } надо вернуться; при { $lost } и больше мореход пропадает и возвращается ходом позже. В пути пройти известный гекс или посмотреть чужую тайную плитку стоит узлов: { $extra }.
paradise-rules-secret = Тайные плитки: найденный архипелаг можно открыть или хранить в тайне под своим маркером (маркеров: { $markers }). Для остальных он неизвестен. Флоты идут туда, только когда он открыт; кто его знает, может открыть его в любое время, чей бы ход ни был. Когда его видели все, он открывается.
paradise-rules-astray =
    Сбился с курса: { $players ->
        [2] соперник
       *[other] сосед слева
    } решает, на какой неизвестный гекс сносит морехода. Если такого нет, мореход остаётся, узлов прибавляется { $extra }.
paradise-rules-chain = Цепи: в гексе может лежать лицом вверх одно грузовое каноэ. Такие каноэ на соседних гексах — цепь; связаны архипелаги, в чьих гексах лежит каноэ цепи. На родине оно тоже нужно.
paradise-rules-transit = Переправа: до движения флотов любая фишка в цепи может пройти по ней сколько угодно, раз в ход. Все каноэ использованной цепи до конца шага остаются на месте.
paradise-rules-move = Движение: у каждого каноэ до { $hexes } своих гексов, только известных. Каноэ ходят флотами: одно может остановиться, подождать другое и пойти дальше на то, что у него осталось. Каждому отряду воинов и каждой колонии нужно своё каноэ, колонии — грузовое; какое каноэ кого везёт, решаете вы. В пути можно грузить и высаживать, и в море тоже: там фишка плавает, пока её не возьмёт каноэ; что везло одно каноэ, другое в этом ходу не везёт. Каждое грузовое каноэ можно перевернуть один раз.
paradise-rules-enemies = Враги: в гекс с вражеской фишкой или архипелагом входят только с боевым каноэ. Чужой или независимый архипелаг и вражеское боевое каноэ останавливают флот. Если боевое каноэ закончило путь в гексе с вражеской фишкой, там бой.
paradise-rules-face-down = Лицом вниз: другие видят, сколько у вас фишек в гексе, но не какие. Слухи ({ $rumors }) выдают себя за фишки: ходят как каноэ без груза, не входят одни во вражеский гекс и возвращаются к вам, когда бой их раскрывает; вы можете и сами убрать их с карты в любое время, чей бы ход ни был, и построить снова.
paradise-rules-battle = Бой: порядок боёв выбирает нападающий. Нападают боевые каноэ и воины в них; на суше обороняются все отряды и боевые каноэ, в море — только воины в боевых каноэ. Отряд в грузовом каноэ остаётся позади. До двух деревень поднимают одного местного воина, до четырёх — двух, больше — трёх; у независимых архипелагов воины свои.
paradise-rules-die = Кубик: 1 — нападающий теряет фишку первой линии; 2 или 3 — его фишка паникует; 4 или 5 — паникует фишка защитника; 6 — защитник теряет фишку. Кто в панике, стоит позади. Фишку выбирает её владелец. У кого впереди никого, тот проиграл.
paradise-rules-retreat = Отступление: остальные фишки идут на ближайший свой архипелаг без вражеских бойцов, сколько увезут каноэ обоих видов; из равных выбирает владелец. У победителя остаётся всё, что уцелело. Если такого нет, они потеряны. Отступившие лежат лицом вверх до следующего движения владельца.
paradise-rules-conquest = Захват: деревни захваченного архипелага исчезают, но за каждого отданного бойца первой линии победитель спасает одну, и она становится его; этот боец выбывает из игры. Без спасённой деревни архипелаг ничей, пока не высадится колония. На захваченном архипелаге, напечатанном на карте, должна остаться фишка.
paradise-rules-home-lost = Потери: кто потерял родину, выбирает другую из своих архипелагов. Без архипелагов играют дальше фишками; без деревни, колонии и боевого каноэ выбывают и показывают карты. Кто остался один, победил.
paradise-rules-points = Очки строительства: по одному за деревню. Архипелаги, связанные цепью в начале шага, тратят очки вместе, любой другой — только свои. Внутренние дела дают родине дополнительное очко, а мореход пропускает следующий ход.
paradise-rules-costs = Цены: отряд воинов { $warriors }, боевое каноэ { $canoe }, грузовое каноэ { $transport }, колония { $colony }, слух { $rumor }, деревня { $village }, улучшенное земледелие { $agriculture }, карта { $card }.
paradise-rules-build = Строительство: все планируют сразу и тайно; когда все закончили, всё выставляют. За ход — одна новая деревня на архипелаг, на зелёном месте или на буром с улучшенным земледелием. Фишек не больше, чем есть вашего цвета.
paradise-rules-settle = Колонии: в самом конце колония на архипелаге со свободным зелёным местом может стать деревней. На атоллах стоят только фишки.
paradise-rules-cards = Карты: одна за ход; последние достаются тем, кто ходит раньше. Купленная карта сразу ваша; другие узнают о ней, когда все закончат. Она лежит лицом вниз, пока вы её не откроете, в любое время, чей бы ход ни был; очки и действие — только у открытых. В бою одна карта на бросок, сначала защитник. Торговля даёт очков: { $commerce }.
paradise-rules-score = Очки: 1 за деревню, 1 за родину, 1 за каждый архипелаг, связанный с ней цепью, ½ за атолл в этой цепи и очки открытых карт.
paradise-rules-claim = Победа: по порядку хода все могут открыть карты, затем считают очки. У кого { $target }, тот объявляет победу со всеми картами, что дают очки; ответить может вырубка лесов. Решают очки, затем архипелаги, затем карты.
paradise-rules-end = Конец: после { $turns } ходов в любом случае побеждает тот, у кого больше очков.
paradise-rules-hidden = Скрыты виды фишек лицом вниз, тайные плитки, карты лицом вниз, что придёт из чаши и колоды, и планы, пока все не закончат. Открыты числа фишек и карт, маркеры и все бои.
