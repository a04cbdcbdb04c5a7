### The advanced rules of Conquest of Paradise (11).

## Настройки, которые не сочетаются.

paradise-option-not-alone = В одиночной игре бывает только { $option }={ $value }; уберите эту настройку или играйте вдвоём и больше.
paradise-option-alone-only = Настройка { $option } есть только в одиночной игре; уберите её или играйте с players=1.
paradise-option-far-end = Эта партия идёт до { $target } очков, это на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } в сторону от обычного; советуют не больше { $most }.
paradise-rule-name =
    { $rule ->
        [end] игра до { $target }
        [events] случайные события
        [south] Южный остров
        [saved] запасы
        [kumara] кумара
       *[malaria] малярия
    }

## The South Island (11.3)

paradise-log-south = Рядом лежит Te Waka Maui, Южный остров: { $place }.
paradise-log-no-south = Рядом нет места для Южного острова: он выбывает из игры.
paradise-log-removed = Он занимает место тайной плитки на { $place }: { $group } выбывает из игры.
paradise-log-march = { paradise-seat } отправляют { paradise-piece } пешком: { $start } – { $place }.
paradise-march-no-island = Южного острова на карте нет.
paradise-march-elsewhere = Пешком ходят только между двумя островами Новой Зеландии, а { $place } не из них.
paradise-march-enemies = На { $place } враги: туда идут только воины.
paradise-march-barred = На { $place } сейчас никому нельзя.
paradise-rules-south = Южный остров: когда открывают Aotearoa, к юго-западу кладут Te Waka Maui. Он занимает место открытого океана, неразведанного гекса или тайной плитки, которая выбывает; где лежит открытый архипелаг или кончается карта, выбывает он сам. Между ними воины и колонии ходят и отступают без каноэ; пришедшие пешком воины нападают в первой линии.
paradise-word-march = отряд воинов идёт пешком с G11 на другой остров Новой Зеландии

## Saved resources (11.4)

paradise-log-stored = { paradise-seat } откладывают очко строительства.
paradise-log-spent = { paradise-seat } тратят отложенное очко строительства.
paradise-store-once = Отложить очко или потратить отложенное можно раз в ход.
paradise-store-none = У вас нет отложенного очка строительства.
paradise-store-full = У вас уже отложено очко строительства: больше одного нельзя.
paradise-store-empty = На { $place } не осталось очков строительства.
paradise-store-elsewhere = Архипелаги цепочки откладывают очко вместе: выберите ход из списка.
paradise-rules-saved = Запасы: очко строительства можно не тратить, а отложить, но не больше одного. В один из следующих ходов оно прибавляется родине и связанным с ней архипелагам. За ход очко либо откладывают, либо тратят; остальные видят это, когда все построили.
paradise-side-stored = отложено очко строительства
paradise-word-store = отложить очко строительства архипелагов G11; потратить отложенное

## Kumara (11.5)

paradise-ask-search =
    { $die ->
        [4] Мореход сбился с курса на { $place }: куда его сносит?
       *[other] Поиск кумары продолжается из { $place }: куда?
    }
paradise-log-search = Мореход { paradise-seat-of } отправляется из { $place } искать кумару.
paradise-log-search-roll =
    { $result ->
        [1] Поиск: { $die }, пропал.
        [2] Поиск: { $die }, итог { $result }, надо вернуться.
        [3] Поиск: { $die }, итог { $result }, надо вернуться.
        [4] Поиск: { $die }, итог { $result }, сбился с курса.
       *[other] Поиск: { $die }, итог { $result }, можно плыть дальше.
    }
paradise-log-search-lost = Мореход { paradise-seat-of } пропал.
paradise-log-seek = Мореход приходит на { $place }.
paradise-log-galapagos = { $place }: теперь { paradise-seat } прибавляют 1 к каждому броску поиска.
paradise-log-kumara = { paradise-seat } достигают Южной Америки и привозят кумару: 2 очка.
paradise-log-kumara-captured = { paradise-seat } находят кумару на полях { paradise-foe }: 2 очка.
paradise-kumara-once = Кумара у вас уже есть.
paradise-kumara-instead = Мореход уже в другом плавании: поиск начинают из дома.
paradise-kumara-starts = Путь в Южную Америку начинается не на { $place }, а только на { $places }.
paradise-kumara-no-way = Мореходу не добраться до { $place }: путь должен быть известен, свободен от врагов и не идти через океан на востоке.
paradise-kumara-nearer = { $place } ближе к Южной Америке: сбившись с курса, к ней не приближаются.
paradise-kumara-odds = { $found } % доплыть, { $lost } % пропасть
paradise-rules-kumara =
    Кумара: вместо разведки мореход может отправиться в Южную Америку, из { $places }, если дойдёт туда по известным гексам. На каждый гекс бросают кубик: 1 пропал, 2 или 3 возвращается, 4 сбился с курса (на гекс, который не ближе), 5 и больше плывёт дальше, куда вы скажете. Прибавляют 1 за карту, которая помогает (Navigation, Poi, Double-Hulled Canoes), и 1, если вы уже были на { $islands }; с Ocean Chart он возвращается, а не пропадает. После бросков числом { $rolls } он возвращается. Кумара даёт 2 очка, каждому один раз; кто захватит архипелаг её владельца и спасёт там деревню, получает её тоже.
paradise-side-kumara = кумара
paradise-side-galapagos = +1 в поиске
paradise-word-search = мореход отправляется из G11 искать кумару

## Malaria (11.6)

paradise-log-malaria = Малярия, { $die }: { paradise-seat } теряют деревню на { $place }.
paradise-log-malaria-nobody = Малярия, { $die }: { $place }, деревень игроков там нет.
paradise-rules-malaria = Малярия: со следующего хода после того, как кто-нибудь впервые владел одним из архипелагов ({ $groups }), перед каждым ходом бросают кубик; архипелаг, на который он укажет, теряет деревню, если им владеет игрок.

## On the command line

cli-paradise-end = закончить партию на столько очков позже или раньше (-3); советуют не больше { $most }
cli-paradise-rule =
    { $rule ->
        [events] дополнительное правило: случайные события
        [south] дополнительное правило: Южный остров рядом с Aotearoa
        [saved] дополнительное правило: очко строительства можно отложить
        [kumara] дополнительное правило: поиск кумары в Южной Америке
       *[malaria] дополнительное правило: малярия в Меланезии
    }
