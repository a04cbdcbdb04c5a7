### Conquest of Paradise в одиночку: жетоны, соперник, за которого никто не играет, и конец игры.

paradise-edition-alone =
    { $level ->
        [hard] Conquest of Paradise в одиночку, трудная партия
       *[normal] Conquest of Paradise в одиночку
    }
cli-paradise-alone = играть в одиночку, против соперника, которого ведут жетоны и кубик

## Жетоны

paradise-expand =
    { $expand ->
        [card] карта
        [chain] цепь грузовых каноэ
        [village] деревня
        [village-each] по деревне на каждый архипелаг
        [warriors] отряд воинов
        [two-warriors] два отряда воинов
        [warriors-each] по отряду воинов на каждую деревню
       *[war-canoe] боевое каноэ
    }
paradise-action =
    { $action ->
        [build] строительство
        [defend] оборона
        [explore] разведка
       *[attack] нападение
    }
paradise-chit = { $chit } ({ paradise-expand }; { paradise-action })
paradise-ask-chit = Какой жетон выполнить следующим?
paradise-no-chit = Жетон { $chit } не ждёт выполнения.
paradise-alone-no-flip = В одиночной игре всё открыто: каноэ не переворачивают.
paradise-alone-plain-canoe = В одиночной игре каждое каноэ лежит лицом вверх: стройте его как T+{ $place }.
paradise-choices-chit = Жетон
paradise-would-chit = выполнить жетон { $chit }: { paradise-expand }; { paradise-action }
paradise-word-chit = выполнить следующим жетон 3 (в одиночку)
paradise-chits =
    { $left ->
        [one] Жетоны: остался { $left }, вытянуто { $drawn }
        [few] Жетоны: осталось { $left }, вытянуто { $drawn }
       *[many] Жетоны: осталось { $left }, вытянуто { $drawn }
    }; нужно { $target } очков, пока осталось не меньше { $least }
paradise-chits-left = Ещё не вытянуты: { $chits }
paradise-chits-late = Добавятся, когда вытянуто будет { $draws }: { $chits }
paradise-chits-pending = Выполнить после разведки: { $chits }
paradise-side-alone = за них никто не играет

## Журнал

paradise-log-chit = Жетон { $chit }. { paradise-seat } получают: { paradise-expand }; { paradise-action }.
paradise-log-rich = { $place }: богатые свободные острова. Вытянут жетон { $chit } ({ paradise-expand }; { paradise-action }), он ждёт конца разведки.
paradise-log-inhabited =
    { $less ->
        [0] { $place }, расстояние до Тонга { $far }: на кубике { $die }. { paradise-seat } уже там.
       *[other] { $place }, расстояние до Тонга { $far }: на кубике { $die }, минус { $less }. { paradise-seat } уже там.
    }
paradise-log-uninhabited =
    { $less ->
        [0] { $place }, расстояние до Тонга { $far }: на кубике { $die }. Там никто не живёт.
       *[other] { $place }, расстояние до Тонга { $far }: на кубике { $die }, минус { $less }. Там никто не живёт.
    }
paradise-log-lives =
    { $villages ->
        [one] У { paradise-seat-of } { $villages } деревня на { $place }.
        [few] У { paradise-seat-of } { $villages } деревни на { $place }.
       *[many] У { paradise-seat-of } { $villages } деревень на { $place }.
    }
paradise-log-drifted = Морехода { paradise-seat-of } сносит на { $place }, прочь от Тонга.
paradise-log-gets =
    { $piece ->
        [W] { $number ->
            [one] { paradise-seat } получают { $number } отряд воинов на { $place }.
            [few] { paradise-seat } получают { $number } отряда воинов на { $place }.
           *[many] { paradise-seat } получают { $number } отрядов воинов на { $place }.
        }
        [C] { paradise-seat } получают боевое каноэ на { $place }.
       *[T] { paradise-seat } получают грузовое каноэ на { $place }.
    }
paradise-log-gets-village = { paradise-seat } получают деревню на { $place }.
paradise-log-gets-card = { paradise-seat } получают закрытую карту.
paradise-log-gets-nothing = { paradise-seat } ничего не получают.
paradise-log-on-course = { paradise-seat } не сбиваются с курса у { $place }.
paradise-log-back = Мореход { paradise-seat-of } возвращается: { paradise-knots }.
paradise-log-raid = { paradise-seat } приходят с { $start } на { $place }: { $pieces }. Выбрано то, что защищено слабее всего; защитников здесь: { $defenders }.
paradise-log-no-raid = { paradise-seat } не могут достать ни до одного вашего архипелага.
paradise-over-chits = Партия проиграна: осталось слишком мало жетонов. Очки: { paradise-standing }.
paradise-over-fall = Партия проиграна: не осталось ни деревни, ни колонии.

## Правила вкратце

paradise-rules-alone-aim = Цель: в одиночку вы играете за Тонга. Наберите { $target } очков при подсчёте, пока остаётся не меньше { $least } из { $chits } жетонов. Если осталось не больше, а очков не хватает, партия проиграна.
paradise-rules-alone-open = Открыто: все плитки, фишки и ваши карты лежат лицом вверх, и грузовое каноэ входит в цепь везде, где лежит. Закрыты только карты соперника, пока он не разведывает, не нападает и пока на него не нападают; до тех пор они не действуют.
paradise-rules-alone-chits = Жетоны: за Самоа никто не играет. Со второго хода в начале каждого хода тянут жетон: Самоа получает то, что на одной стороне, и делает то, что на другой; спор решает кубик. Четыре нападения добавляются, когда вытянуто жетонов: { $draws }.
paradise-rules-alone-expand = Что он получает: каноэ, кратчайшим путём связывающие его архипелаги; деревни там, где больше всего пустых мест, бурых тоже; воинов сначала в пустые боевые каноэ, затем туда, где деревень больше, чем воинов, затем на пустые архипелаги и атоллы, наконец туда, где их уже больше одного на деревню; боевые каноэ на родине. Ничего другого он не строит.
paradise-rules-alone-explore = Он разведывает: кольцо за кольцом вокруг Самоа, от Ниуэ то в одну сторону, то в другую, пока не наберёт узлов: { $knots }, на один больше с Навигацией или Морской картой. На каждом найденном архипелаге лежит его каноэ. Он не пропадает и не сбивается с курса.
paradise-rules-alone-attack = Он нападает: каждая стопка боевых каноэ, и столько же воинов, идёт на ваш самый слабый архипелаг в пределах досягаемости, из равных на ближайший к Самоа. Он спасает одну деревню, первыми теряет местных воинов, последними боевые каноэ; они же первыми впадают в панику.
paradise-rules-alone-found = Ваши находки: соперник уже там, если на кубике меньше, чем расстояние до Тонга; вычитают 1, если до Самоа столько же, и 2, если Самоа ближе. Тогда там его каноэ; для каждого зелёного места бросают кубик, и при чётном числе там деревня, а для каждой деревни так же — воины. Свободный архипелаг, где мест не меньше { $squares }, приносит ещё жетон, он выполняется после разведки.
paradise-rules-alone-astray = Сбился с курса: морехода сносит на неизвестный гекс, самый далёкий от Тонга.

## Ошибки в таблице жетонов

paradise-components-chits = В «chits» должно быть не меньше { $least } жетонов (их { $early }), всего не больше { $most } (их { $count }).

## Игра в одиночку

balance-alone-help = вместо этого игра в одиночку: normal (по умолчанию) или hard
balance-opening-alone =
    { $games ->
        [one] Conquest of Paradise в одиночку ({ $level }): { $bot }, { $games } партия, зерно «{ $seed }».
        [few] Conquest of Paradise в одиночку ({ $level }): { $bot }, { $games } партии, зерно «{ $seed }».
       *[many] Conquest of Paradise в одиночку ({ $level }): { $bot }, { $games } партий, зерно «{ $seed }».
    }
balance-alone-won = выиграно
balance-alone-interval = интервал 95 %
balance-alone-chits = проиграно: мало жетонов
balance-alone-fall = проиграно: нет деревень
balance-alone-drawn = вытянуто жетонов: медиана (квартили)
balance-alone-attacks = нападений на соперника (успешных)
balance-alone-attacked = нападений соперника (успешных)
balance-alone-tiles = плитки соперника
balance-alone-points = очки
balance-alone-winners = выигранные
balance-alone-losers = проигранные
balance-alone-opponent = соперник
balance-alone-bare = соперник в конце без архипелагов
balance-alone-ever-bare = соперник хоть раз без архипелагов
balance-alone-won-bare = из побед: он в конце без архипелагов
