### Conquest of Paradise в терминале: положение, карта списком, выбор, запись ходов.

## Положение

paradise-now = Ход { $turn }, { paradise-step }: решают { paradise-seat }
paradise-now-build = Ход { $turn }, { paradise-step }: ещё планируют { $players }
paradise-now-over = Конечное положение
paradise-side =
    { $named ->
        [yes] { $side } ({ $name }): { $belongings }
       *[no] { $side }: { $belongings }
    }
paradise-side-points = очки { $points } из { $target }
paradise-side-villages =
    { $villages ->
        [one] { $villages } деревня
        [few] { $villages } деревни
       *[many] { $villages } деревень
    }
paradise-side-groups =
    { $groups ->
        [one] { $groups } архипелаг
        [few] { $groups } архипелага
       *[many] { $groups } архипелагов
    }
paradise-side-home = родина { $place }
paradise-side-hand =
    { $cards ->
        [one] { $cards } закрытая карта
        [few] { $cards } закрытые карты
       *[many] { $cards } закрытых карт
    }
paradise-side-face = открыты: { $cards }
paradise-side-lost = мореход далеко
paradise-side-out = вне игры
paradise-order = Порядок хода: { $players }
paradise-own-pieces = Ваши фишки: { $pieces }
paradise-fleet =
    { $hexes ->
        [0] Флот: { $fleet } на { $place }, ещё не отплыл
        [one] Флот: { $fleet } на { $place }, пройден { $hexes } гекс
        [few] Флот: { $fleet } на { $place }, пройдено { $hexes } гекса
       *[many] Флот: { $fleet } на { $place }, пройдено { $hexes } гексов
    }
paradise-battle =
    { $die ->
        [0] Бой за { $place }
       *[other] Бой за { $place }; на кубике { $die }
    }
paradise-battle-side = { paradise-seat }: впереди { $front }, позади { $back }
paradise-pool =
    { $points ->
        [one] { $points } очко строительства: { $groups }
        [few] { $points } очка строительства: { $groups }
       *[many] { $points } очков строительства: { $groups }
    }
paradise-plan = В плане: { $moves }
paradise-cards-none = { paradise-seat } без закрытых карт.
paradise-cards = Закрытые карты { paradise-seat-of }: { $cards }
paradise-card =
    { $card }: { $points ->
        [0] без очков
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $more ->
        [yes] , на одно больше, если владеть этим: { $groups }
       *[no] { "" }
    }. { paradise-effect }
paradise-card-done = (Уже применена.)
paradise-face-up = Открыты, { paradise-seat }:
paradise-left = Осталось: карт { $deck }, плиток { $tiles }
paradise-cup = В чаше: архипелаги с 1, 2, 3 узлами { $i1 }, { $i2 }, { $i3 }; океан { $o1 }, { $o2 }, { $o3 }; сбился с курса { $x }
paradise-score = { paradise-seat }, очки сейчас: { $points } ({ $parts })
paradise-score-all = { paradise-seat }, со всеми картами: { $points } ({ $parts })
paradise-score-part =
    { $what ->
        [villages] деревни { $points }: { $names }
        [home] родина { $points }: { $names }
        [group] связанные архипелаги { $points }: { $names }
        [atoll] атоллы { $points }: { $names }
        [card] карты { $points }: { $names }
        [kumara] { $names }кумара { $points }
       *[cut] { $names }вырубка лесов { $points }
    }

## Карта списком

paradise-place-open =
    { $kind ->
        [sea] { $place }, море.
       *[unknown] { $place }, неизвестно.
    }
paradise-place-atoll = { $place }, атолл.
paradise-place-wild =
    { $locals ->
        [one] { $place }, независимый, { $squares }, { $locals } местный воин.
        [few] { $place }, независимый, { $squares }, { $locals } местных воина.
       *[many] { $place }, независимый, { $squares }, { $locals } местных воинов.
    }
paradise-place-free = { $place }, ничей, { $squares }.
paradise-place-held =
    { $home ->
        [yes] { $place }, родина { paradise-seat-of }
       *[no] { $place }, { paradise-seat }
    }: { $villages }, { $squares }.
paradise-place-secret = { $place }, тайная плитка, видели { $players }.
paradise-place-secret-own = { $place }, тайная плитка, видели { $players }: { $group }, { $squares }.
paradise-squares = мест зелёных { $green }, бурых { $brown }
paradise-squares-improved = { paradise-squares }, из них улучшено { $improved }
paradise-pieces =
    { $number ->
        [one] { $number } фишка
        [few] { $number } фишки
       *[many] { $number } фишек
    }
paradise-pile =
    { paradise-seat }: { $pieces }{ $open ->
        [yes] , открыто { $face }
       *[no] { "" }
    }.
paradise-explorer-here = Мореход { paradise-seat-of }, { $knots }.
paradise-fleet-here = Флот { paradise-seat-of }: { $fleet }.

## Выбор

paradise-choices =
    { $kind ->
        [first] Первые
        [home] Родина
        [explore] Разведать
        [look] Посмотреть
        [cross] Пройти
        [push] Снести
        [hide] Скрыть
        [turn] Открыть
        [take] Переправа
        [put] Поставить
        [fight] Бой
        [use] Применить
        [lose] Потерять
        [carry] Взять
        [retreat] Отступить
        [save] Отдать
        [settle] Поселить
        [village] Деревня
        [feast] Праздник
        [agriculture] Поля
        [colony] Колония
        [transport] Грузовое
        [transport-up] Цепь
        [war-canoe] Боевое
        [warriors] Воины
        [rumor] Слух
        [card] Карта
        [focus] Дела
        [fleet] Флот
        [sail] Плыть
        [add] Взять
        [load] Погрузить
        [land] Высадить
        [drop] Оставить
        [flip] Перевернуть
        [aside] Всегда
        [fell] Вырубить
        [search] Кумара
        [seek] Искать дальше
        [arrive] Южная Америка
        [march] Пешком
        [store] Отложить
        [spend] Из запаса
       *[done] Конец
    }
paradise-choices-cost = { $title } ({ $cost })
paradise-short =
    { $piece ->
        [W] воины
        [C] боевое каноэ
        [T] грузовое каноэ
        [L] колония
        [R] слух
       *[V] местный воин
    }
paradise-short-load =
    { $load ->
        [W] воины
       *[L] колония
    }
paradise-short-sailed =
    { $hexes ->
        [0] { "" }
        [one] { "" }, пройден { $hexes } гекс
        [few] { "" }, пройдено { $hexes } гекса
       *[many] { "" }, пройдено { $hexes } гексов
    }
paradise-short-canoe =
    { $load ->
        [none] { paradise-short }{ paradise-short-sailed }
       *[other] { paradise-short } + { paradise-short-load }{ paradise-short-sailed }
    }
paradise-short-loading =
    { $piece ->
        [none] { paradise-short-load }
       *[other] { paradise-short-load }: { paradise-short }{ paradise-short-sailed }
    }
paradise-short-flip =
    { $way ->
        [up] лицом вверх
       *[down] лицом вниз
    }
paradise-short-focus = дополнительное очко строительства
paradise-done =
    { $stage ->
        [explore] мореход остаётся дома
        [return] мореход возвращается
        [transit] переправа окончена
        [move] движение окончено
        [fleet] флот останавливается здесь
        [arioi] пусть будет бой
        [battle-card] без карты
        [save] больше не спасать
        [regroup] всё остаётся лицом вниз
        [build] строительство окончено
        [settle] больше не селить
        [reveal] карт больше не открывать
       *[claim] не мешать
    }
paradise-would-first =
    { $players ->
        [2] первыми ходят { paradise-other }
       *[other] { paradise-other }, { $way ->
            [clockwise] по часовой стрелке
           *[counter] против часовой стрелки
        }
    }
paradise-would-fell = { paradise-other } теряют 2 очка
paradise-would-carry =
    { $colonies ->
        [0] колоний не брать
        [one] взять { $colonies } колонию
        [few] взять { $colonies } колонии
       *[many] взять { $colonies } колоний
    }
paradise-would-build =
    { $item ->
        [card] купить
       *[other] построить
    } { paradise-item } на { $place }
paradise-would =
    { $kind ->
        [home] { $place } становится родиной
        [explore] мореход входит на { $place }
        [look] мореход смотрит тайную плитку на { $place }, 2 узла
        [cross] мореход проходит { $place }, 2 узла
        [push] морехода сносит на { $place }
        [hide] плитка остаётся тайной, под маркером
        [turn] плитку на { $place } открывают всем
        [reveal] плитку на { $place } открывают всем
        [put] фишка переходит на { $place }
        [fight] следующий бой — за { $place }
        [use] применить карту «{ $card }»
        [show] открыть карту «{ $card }»
        [retreat] фишки отступают на { $place }
        [settle] колония на { $place } становится деревней
        [feast] праздник даёт деревню на { $place }
        [focus] дополнительное очко строительства; мореход пропускает следующий ход
        [fleet] собрать флот на { $place }
        [sail] флот плывёт на { $place }
        [search] мореход отправляется из { $place } искать кумару
        [seek] мореход идёт на { $place }
        [arrive] мореход достигает Южной Америки
        [store] отложить очко строительства на { $place }
        [spend] дополнительное очко строительства из запаса
       *[disband] убрать слух с { $place }
    }
paradise-would-piece =
    { $kind ->
        [take] переправить { paradise-piece } из { $place } по цепи
        [lose] выбрать { paradise-piece }
        [save] отдать { paradise-piece } за деревню
       *[march] отправить { paradise-piece } из { $place } пешком на другой остров
    }
paradise-would-canoe =
    { $load ->
        [none] { $kind ->
            [add] взять во флот { paradise-piece }
           *[drop] оставить здесь { paradise-piece }
        }
       *[other] { $kind ->
            [add] взять во флот { paradise-piece } и в нём { paradise-load }
           *[drop] оставить здесь { paradise-piece } и в нём { paradise-load }
        }
    }
paradise-would-load =
    { $piece ->
        [none] { $kind ->
            [load] взять на борт { paradise-load }
           *[land] высадить здесь { paradise-load }
        }
       *[other] { $kind ->
            [load] посадить { paradise-load } в { paradise-piece }
           *[land] высадить { paradise-load } из каноэ: { paradise-piece }
        }
    }
paradise-would-flip = положить каноэ на { $place } { paradise-short-flip }

## Слова записи

paradise-several = Несколько слов в строке играются одно за другим, как и номера из списка вариантов: @G11 +C +W >F12 или 2 5. Строчные буквы и названия с карты тоже годятся: >ниуэ.
paradise-out-of-turn = То, что разрешено в любое время (!7, !H12, -R@G11), можно ввести и тогда, когда решает другой, после названия стороны: { $seat }: !7
paradise-word-first = первыми ходят Красные, по часовой стрелке; с - в другую сторону
paradise-word-home = G11 становится родиной
paradise-word-go = мореход или флот идёт на H12
paradise-word-push = чужого морехода сносит на H12
paradise-word-hide = хранить новую плитку в тайне; открыть плитку на H12
paradise-word-transit = переправа: взять отряд воинов на G11; поставить его на H12
paradise-word-fleet = собрать флот на G11
paradise-word-canoe = взять во флот каноэ; такое, что прошло 1 гекс и везёт отряд; оставить его здесь
paradise-word-load = взять на борт отряд воинов; высадить его; взять его в грузовое каноэ. W воины, C боевое каноэ, T грузовое каноэ, L колония, R слух
paradise-word-flip = перевернуть грузовое каноэ на G11
paradise-word-disband = убрать слух с G11
paradise-word-fight = следующий бой — за H12
paradise-word-lose = отряд воинов паникует или гибнет (xC боевое каноэ, xV местный воин); отступить на H12
paradise-word-carry = взять две колонии, если всем не хватает места
paradise-word-save = отдать отряд воинов за деревню
paradise-word-build = построить деревню на G11: V деревня, A улучшенное земледелие, K карта и буквы фишек
paradise-word-face-up = построить грузовое каноэ лицом вверх
paradise-word-feast = деревня, которую даёт Праздник урожая
paradise-word-focus = внутренние дела
paradise-word-settle = колония на G11 становится деревней
paradise-word-card = открыть карту 7; применить карту 7
paradise-word-fell = вырубка лесов против Красных
paradise-word-done = хватит: вернуться, остановиться, закончить шаг
paradise-sign-open = на карте: неизвестно, море, атолл; гекс называют по столбцу и его верхней строке
paradise-sign-villages = деревни Красных на родине, Красных в других местах, независимых островитян
paradise-sign-squares = свободное зелёное место, бурое место; тайная плитка, которую видели Красные и Жёлтые
paradise-sign-pieces = свои: два отряда воинов, боевое каноэ, каноэ цепи; три фишки Жёлтых
paradise-sign-others = три местных воина; мореход с 2 узлами; флот из трёх
paradise-danger =
    { paradise-seat } { $certain ->
        [yes] могут напасть
       *[no] могут, возможно, напасть
    } на { $place }, там { $foe ->
        [red] Красные
        [yellow] Жёлтые
        [green] Зелёные
        [blue] Синие
       *[nobody] независимые островитяне
    }: { $fighters } против { $defenders }, шанс победы { $chance } %.
paradise-danger-note = Без учёта карт; закрытые фишки других считаются бойцами.
paradise-score-build =
    { paradise-seat } строят на { $points }: { $villages }{ $extra ->
        [0] {""}
       *[other] , карты и события { $extra }
    }
