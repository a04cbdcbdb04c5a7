### Conquest of Paradise: ошибки в папке с комплектом. Файл и строка стоят перед каждой фразой.

paradise-components-unknown = Комплект «{ $name }» здесь не загружен: загрузите его папку через --components DIR.

## Папка и файлы

paradise-components-no-folder = Такой папки нет: для --components нужна папка с таблицами.
paradise-components-empty = В этой папке нет ни одной таблицы: положите в неё хотя бы один из файлов { $files }.
paradise-components-stray-file = Таблицы с таким именем нет, есть только { $files }: переименуйте файл или уберите его.
paradise-components-unreadable = Прочитать не удалось: проверьте, то ли это, что обещает имя, и можно ли вам это открыть.
paradise-components-not-utf8 = Эта строка не в UTF-8: сохраните файл в UTF-8.
paradise-components-syntax = С позиции { $column } это уже не TOML: поищите пропущенную кавычку, запятую или скобку.
paradise-components-dots = В этой строке больше { $most } точек, столько не нужно ни одной таблице: разбейте её.

## Записи таблиц

paradise-components-unknown-key = «{ $key }» здесь не нужно, только { $keys }: исправьте или уберите.
paradise-components-missing-key = Здесь не хватает «{ $key }»: добавьте.
paradise-components-not-a-list = «{ $key }» должно быть списком в квадратных скобках.
paradise-components-not-an-entry = Запись стоит в фигурных скобках, в ней { $keys }.
paradise-components-mark = «mark» — это одно из: { $marks }.
paradise-components-whole = «{ $key }» должно быть целым числом от { $low } до { $high }.
paradise-components-text = «{ $key }» должно быть именем в кавычках, не длиннее { $longest } знаков.
paradise-components-choice = «{ $key }» — это одно из: { $choices }.
paradise-components-row-twice = Для «{ $key } = { $value }» запись уже есть: оставьте одну.

## Карта и группы

paradise-components-no-hex = «{ $hex }» — не гекс сетки: гексы называются от «{ $first }» до «{ $last }», в кавычках, как на рисунке в начале map.toml.
paradise-components-hex-twice = Гекс { $hex } уже занят, см. { $where }: гекс может быть только чем-то одним.
paradise-components-printed-homes =
    Здесь { $count ->
        [one] { $count } родной архипелаг
        [few] { $count } родных архипелага
       *[many] { $count } родных архипелагов
    }; на карте напечатаны два.
paradise-components-unconnected = До гекса { $hex } не добраться от архипелага «{ $group }»: добавьте гексы между ними.
paradise-components-name-place = Гекс { $hex } — не Неизвестный и не океан, поэтому здесь на нём не может быть названия.
paradise-components-name-twice = У гекса { $hex } уже есть название: оставьте одно.
paradise-components-kumara-place = Гекс { $hex } сюда не подходит: гексы к Южной Америке должны быть на карте, а гексы «galapagos» — напечатанным океаном.
paradise-components-group-twice = Архипелаг «{ $group }» уже есть: у каждого архипелага и каждой плитки своё имя.
paradise-components-no-group = Архипелага «{ $group }» нет ни в groups.toml, ни в tiles.toml: исправьте имя или добавьте его туда.
paradise-components-no-tile = «{ $group }» — не та плитка, что может здесь стоять: назовите плитку из tiles.toml, а при раскладке — не Южный остров.
paradise-components-malaria-group = «{ $group }» здесь стоять не может: каждый независимый архипелаг называют не больше одного раза.
paradise-components-malaria-twice = Бросок { $roll } уже поражает другой архипелаг: один бросок поражает только один.

## Маркеры, фигуры и карты

paradise-components-islands =
    В чаше { $count ->
        [one] { $count } маркер островов
        [few] { $count } маркера островов
       *[many] { $count } маркеров островов
    }, а в крышке { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }: каждый маркер приносит плитку, нет его только у Южного острова, поэтому числа должны совпадать.
paradise-components-ocean =
    В чаше { $count ->
        [one] { $count } маркер океана
        [few] { $count } маркера океана
       *[many] { $count } маркеров океана
    }, а нужно { $wanted }: по одному на каждый Неизвестный гекс (их { $unknown }) и { $spare } про запас, минус маркеры островов (их { $tiles }).
paradise-components-start = «{ $start }» больше, чем у игрока есть «{ $piece }» ({ $count }).
paradise-components-card-twice = Карта «{ $card }» уже есть: у каждой карты своё имя.
paradise-components-cards-many = Карт больше { $most }: столько в коробке быть не может.
paradise-components-alike = «{ $name }» слишком похоже на «{ $other }»: в записях имена пишутся без знаков и пробелов, поэтому дайте другое имя.
paradise-components-no-letters = В «{ $name }» нет ни букв, ни цифр: дайте имя, которое можно записать.

## Начало и конец партии

paradise-components-homes =
    Здесь { $count ->
        [one] { $count } родной архипелаг
        [few] { $count } родных архипелага
       *[many] { $count } родных архипелагов
    }; нужны четыре, из них два напечатанных на карте.
paradise-components-printed-home = «{ $group }» не может быть одним из первых двух родных архипелагов: назовите архипелаг из «homes» в groups.toml.
paradise-components-home-hex = Архипелаг «{ $group }» напечатан на карте, поэтому его гекс указывают только в groups.toml.
paradise-components-home-green = У «{ $group }» слишком мало зелёных мест ({ $green }) для деревень, с которых начинает родина ({ $villages }).
paradise-components-placed-twice = «{ $group }» уже на карте: выложить эту плитку можно только один раз.
paradise-components-not-unknown = Гекс { $hex } — не Неизвестный: плитки и маркеры океана кладут только на Неизвестные гексы.
paradise-components-cell-twice = На гексе { $hex } уже что-то лежит: выберите другой.
paradise-components-last = В «last» каждый родной архипелаг называется один раз: { $homes }.
paradise-components-no-target = Нет очков для партии на { $players } игрока: добавьте запись с players = { $players }.

## Что прислали на сервер

paradise-components-at =
    { $line ->
        [0] { $file }: { $problem }
       *[other] { $file }, строка { $line }: { $problem }
    }
paradise-components-none = Среди этих файлов нет ни одной таблицы: выберите хотя бы одну из { $files } или архив .zip с ними.
paradise-components-file-twice = Эта таблица здесь дважды: выберите один из двух файлов.
paradise-components-large = Это больше, чем можно: { $one } КБ на таблицу, { $all } КБ всего. Выберите только те таблицы, которые вы изменили.
