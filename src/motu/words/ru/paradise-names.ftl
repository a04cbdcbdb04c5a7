### Conquest of Paradise: what groups, printed places and cards are called. The hex comes first, so that no name is declined.

paradise-place = { $hex } ({ $group })
paradise-name =
    { $key ->
        [tonga] Тонга
        [samoa] Самоа
        [fiji] Фиджи
        [vanuatu] Вануату
        [santa-cruz] Санта-Крус
        [solomon-islands] Соломоновы острова
        [bismarck-archipelago] Архипелаг Бисмарка
        [kiribati] Кирибати
        [marshall-islands] Маршалловы острова
        [caroline-islands] Каролинские острова
        [mariana-islands] Марианские острова
        [rotuma] Ротума
        [nauru] Науру
        [wake] Уэйк
        [hawaii] Гавайи
        [aotearoa] Аотеароа
        [te-waka-maui] Те-Вака-Мауи
        [hiva] Хива
        [raiatea] Раиатеа
        [tahiti] Таити
        [hawaiki] Гаваики
        [rarotonga] Раротонга
        [rapa-nui] Рапа-Нуи
        [tuamotu] Туамоту
        [tubuai] Тубуаи
        [kuporu] Купору
        [mangareva] Мангарева
        [tuvalu] Тувалу
        [niue] Ниуэ
        [pitcairn] Питкэрн
        [kermadec] Кермадек
        [rapa-iti] Рапа-Ити
        [tokelau] Токелау
        [manihiki] Манихики
        [kiritimati] Киритимати
        [tabuaeran] Табуаэран
        [flint] Флинт
        [phoenix] Феникс
        [malden] Молден
        [suwarrow] Суворов
        [laysan] Лайсан
        [johnston] Джонстон
        [henderson] Хендерсон
        [palmerston] Палмерстон
        [galapagos-islands] Галапагосские острова
        [unfortunate-islands] Несчастливые острова
        [hui] Сход
        [hula-dancing] Танец хула
        [rongorongo] Ронго-ронго
        [surfing] Сёрфинг
        [marae] Мараэ
        [tattoo] Татуировка
        [wood-carving] Резьба по дереву
        [moai] Моаи
        [feather-cloak] Плащ из перьев
        [tapa-cloth] Ткань тапа
        [luau] Луау
        [powhiri] Пофири
        [genealogy-chant] Песнь о предках
        [outrigger-racing] Гонки каноэ
        [lei-making] Плетение гирлянд
        [kahuna-healing] Целительство кахуны
        [commerce] Торговля
        [harvest-feast] Праздник урожая
        [fish-ponds] Рыбные пруды
        [arioi] Ариои
        [double-hulled-canoes] Двойные каноэ
        [poi] Пои
        [navigation] Навигация
        [ocean-chart] Морская карта
        [haka] Хака
        [war-club] Боевая палица
        [cannibalism] Людоедство
        [severe-deforestation] Вырубка лесов
       *[own] { $name }
    }
