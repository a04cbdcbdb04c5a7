### Обучение: уроки, которые ведёт сервер, и правила для справки.

learn-title = Учимся играть
learn-intro = Короткие уроки за доской: каждый ход — свой.
learn-none = Уроков по этой игре пока нет. Прочитайте правила или играйте сразу: за столом каждый выбор показан до того, как он сделан, а о невозможном сказано почему.
learn-play-bot = Играть с ботом
learn-lessons = Уроки
learn-lesson = { $number }. { $name }
learn-time = около { $minutes } мин
learn-start = Начать
learn-go-on = Дальше
learn-again = Ещё раз
learn-finished = Пройдено
learn-begun = Пройдено шагов: { $step } из { $steps }
learn-all-finished = Все уроки пройдены. Теперь — к игре.
learn-to-rules = Посмотреть правила
learn-play = Играть
learn-loading = Минуту…
learn-teacher = Урок
learn-step = Шаг { $step } из { $steps }
learn-hint = Подсказка
learn-back = Шаг назад
learn-restart = С начала
learn-next = Следующий урок
learn-all = Все уроки
learn-lesson-done = Урок пройден
learn-own = Свои: { kahuna-count-islands }
learn-own-points = Свои: { kahuna-count-islands }, { kahuna-points }
learn-other = { kahuna-seat }: { kahuna-count-islands }
learn-other-points = { kahuna-seat }: { kahuna-count-islands }, { kahuna-points }
learn-open-cards = { kahuna-seat } держат открыто: { $cards }

## Урок 1: пример из правил

learn-example-name = По одному ходу
learn-example-about = Пример из правил — своими руками
learn-example-1 = Игра за Белых. Три линии BARI из пяти — больше половины, а две уже есть. Карту DUDA — на линию к BARI.
learn-example-1-hint = Выбрать карту DUDA, затем линию BARI–DUDA и подтвердить.
learn-example-1-no = Остальное подождёт: этот ход начинается с BARI–DUDA.
learn-example-2 = Остров BARI взят. Мост Чёрных к ALOA снят, и они потеряли ещё и ALOA. Эта линия теперь свободна: карту ALOA — на неё.
learn-example-2-hint = Выбрать карту ALOA, затем линию ALOA–BARI.
learn-example-2-no = Сначала взять ALOA: Чёрным это стоит ещё и HUNA.
learn-example-3 = Остров ALOA взят, и без моста оттуда Чёрные потеряли HUNA. Ход заканчивает новая карта: взять DUDA из открытых.
learn-example-3-hint = DUDA лежит среди трёх открытых карт.
learn-example-3-no = Взять стоит DUDA: она скоро понадобится.
learn-example-4 = Чёрные ответили: две карты HUNA сняли мост ELAI–HUNA, и на его месте встал чёрный. Потеряны три моста и DUDA. Вернуть DUDA.
learn-example-4-hint = Карту DUDA — на линию к ELAI или к HUNA: три линии из четырёх — больше половины.
learn-example-4-no = Это подождёт: сначала вернуть DUDA.
learn-example-5 = DUDA снова своя. Новая карта закончит ход: одна из открытых или верхняя из колоды.
learn-example-5-hint = Подойдёт любая карта.
learn-example-5-no = Можно и отказаться, но без карт нечем играть. Взять одну.
learn-example-done = Один мост может взять остров, снять чужие мосты и уронить то, что стоит рядом. В этом суть игры; следующие уроки разберут её по частям.

## Урок 2: мосты

learn-bridges-name = Мосты
learn-bridges-about = Как карты становятся мостами
learn-bridges-1 = Карта — это остров, и у LALE три линии. Сыграть LALE: поставить мост на любую из них.
learn-bridges-1-hint = Выбрать LALE на руке: её линии станут золотыми. Затем выбрать одну из них.
learn-bridges-1-no = Начать с карты LALE.
learn-bridges-2 = Первый мост стоит. За ход можно сыграть сколько угодно карт: теперь KAHU, на линию к COCO, GOLA, IFFI или JOJO.
learn-bridges-2-hint = Выбрать KAHU, затем одну из золотых линий.
learn-bridges-2-no = Сначала KAHU, и не к LALE: второй мост там уже взял бы остров, а это следующий урок.
learn-bridges-3 = ALOA пригодится позже. Ход заканчивается новой картой: взять FAAA из открытых. Чёрные видят, что взято.
learn-bridges-3-hint = FAAA лежит среди трёх открытых карт.
learn-bridges-3-no = На этот раз взять FAAA из открытых.
learn-bridges-4 = Чёрные построили BARI–FAAA, и эта линия закрыта. У FAAA есть четыре другие: сыграть карту на одну из них.
learn-bridges-4-hint = Выбрать FAAA, затем одну из золотых линий.
learn-bridges-4-no = Сейчас надо сыграть FAAA.
learn-bridges-5 = Теперь взять карту из колоды: её Чёрные не видят.
learn-bridges-5-hint = Колода лежит рядом с открытыми картами.
learn-bridges-5-no = Закончить ход картой из колоды.
learn-bridges-done = Карта ставит один мост на свободную линию своего острова. Играют сколько угодно карт, потом берут одну. Больше пяти на руке не держат.

## Урок 3: острова

learn-islands-name = Острова
learn-islands-about = Как мосты берут острова
learn-islands-1 = Остров берут мосты больше чем на половине его линий. У LALE их три, одна занята: построить IFFI–LALE.
learn-islands-1-hint = Карта IFFI или карта LALE: для линии между ними годится любая.
learn-islands-1-no = Сначала взять LALE мостом к IFFI.
learn-islands-2 = Камень лёг сам: это не выбор. А мост Чёрных у LALE снят. У GOLA четыре линии. Две заняты, но половины мало: нужен третий мост.
learn-islands-2-hint = Карту GOLA — на линию к FAAA или к KAHU.
learn-islands-2-no = Сначала взять GOLA: там не хватает одного моста.
learn-islands-3 = GOLA взята. Один мост может взять даже оба своих конца: найти эту линию.
learn-islands-3-hint = IFFI и JOJO не хватает по одному мосту: построить IFFI–JOJO.
learn-islands-3-no = Одна линия берёт сразу два острова. Стоит взглянуть на IFFI и JOJO.
learn-islands-4 = IFFI и JOJO одним махом: своих островов четыре. Новая карта закончит ход.
learn-islands-4-hint = Подойдёт любая карта.
learn-islands-4-no = На этот ход достаточно: взять карту.
learn-islands-done = Чёрные построили мост у чужого для них IFFI, и он остаётся: мосты снимает только камень, который ставится сейчас. Остров берёт больше половины линий, и камень — не выбор.

## Урок 4: цепные реакции

learn-cascades-name = Цепные реакции
learn-cascades-about = Как один мост роняет несколько островов
learn-cascades-1 = Чёрные держат HUNA тремя мостами, один из них — от ALOA. Взять ALOA, и этот мост будет снят.
learn-cascades-1-hint = Карту ALOA — на линию к BARI.
learn-cascades-1-no = Начать с ALOA: там Чёрные держат HUNA слабее всего.
learn-cascades-2 = HUNA пала: двух линий из пяти мало. ALOA–HUNA теперь свободна. Построить там, но прежде взглянуть, что покажет доска.
learn-cascades-2-hint = Карту HUNA — на линию к ALOA.
learn-cascades-2-no = Построить ALOA–HUNA: тогда HUNA станет своей.
learn-cascades-3 = HUNA взята. Это сняло два моста, и с ними пали IFFI и LALE. Остальные мосты Чёрных там остались. Взять карту.
learn-cascades-3-hint = Подойдёт любая карта.
learn-cascades-3-no = Это — на следующий ход, а сейчас взять карту.
learn-cascades-4 = Мосты оставались, и ещё один вернул Чёрным IFFI. Снять один из них, взяв JOJO.
learn-cascades-4-hint = Карту JOJO — на линию к ELAI или к KAHU.
learn-cascades-4-no = Взять JOJO: это снимет IFFI–JOJO, и IFFI снова падёт.
learn-cascades-done = Новый камень снимает мосты, а сосед, который потерял большинство, теряет камень, но не мосты. Всё это доска показывает ещё до подтверждения.

## Урок 5: снятие

learn-removing-name = Снятие
learn-removing-about = Как две карты снимают мост
learn-removing-1 = Две карты вместе снимают один мост Чёрных, если они от его двух островов. Снять KAHU–LALE.
learn-removing-1-hint = Выбрать чёрный мост KAHU–LALE. Подойдут KAHU и LALE вместе или KAHU дважды.
learn-removing-1-no = Цель — KAHU–LALE: на нём держатся два острова Чёрных.
learn-removing-2 = KAHU и LALE пали. Теперь — в просвет: поставить свой мост на KAHU–LALE.
learn-removing-2-hint = Карта, которая достаёт до KAHU–LALE, ещё есть.
learn-removing-2-no = Построить на линии, которая только что освободилась.
learn-removing-3 = LALE взята, HUNA–LALE снят. Две карты одного острова снимают у него любой мост: обе JOJO — на IFFI–JOJO.
learn-removing-3-hint = Выбрать чёрный мост IFFI–JOJO.
learn-removing-3-no = Снять IFFI–JOJO: на нём держится IFFI.
learn-removing-4 = Пала и IFFI. Свои мосты снимать нельзя никогда. Взять карту.
learn-removing-4-hint = Подойдёт любая карта.
learn-removing-4-no = Рука почти пуста: взять карту.
learn-removing-done = Две карты снимают один мост соперника: по одной от каждого конца или две от одного. Снять и тут же построить на той же линии — из самого сильного в игре.

## Урок 6: сброс

learn-discarding-name = Сброс
learn-discarding-about = Как расстаться с ненужными картами
learn-discarding-1 = Открытая LALE принесла бы этот остров. Но больше пяти карт на руке не держат, а их уже пять. Вместо игры сбросить одну.
learn-discarding-1-hint = Выбрать карту на руке, затем «{ table-discard }».
learn-discarding-1-no = Сыгранная карта тоже освободит место, но сейчас стоит попробовать сброс.
learn-discarding-2 = Сброшенное лежит рубашкой вверх: Чёрные видят только число. Можно сбросить ещё, но не играть. Чёрные только что обошлись без карты, поэтому карту надо взять. Взять LALE.
learn-discarding-2-hint = LALE лежит среди трёх открытых карт.
learn-discarding-2-no = Место освобождалось для LALE: взять её из открытых.
learn-discarding-3 = Чёрные тоже сбросили: видно, что одну карту, но не какую. Теперь взять остров LALE.
learn-discarding-3-hint = Карту LALE — на линию к IFFI или к KAHU.
learn-discarding-3-no = Сыграть LALE, чтобы остров стал своим.
learn-discarding-4 = После сыгранной карты в тот же ход не сбрасывают. Взять карту.
learn-discarding-4-hint = Подойдёт любая карта.
learn-discarding-4-no = Это подождёт: взять карту.
learn-discarding-done = Вместо игры можно сбросить сколько угодно карт рубашкой вверх, а потом взять новую. В других изданиях иначе: их сравнивает страница правил.

## Урок 7: без новой карты, и последняя карта

learn-drawing-name = Последняя карта
learn-drawing-about = Как обойтись без карты и кто закончит раунд
learn-drawing-1 = Колода кончилась, остались две карты. Взявший последнюю закончит раунд. Не брать карту: тогда её должны взять Чёрные.
learn-drawing-1-hint = Выбрать «{ table-decline }».
learn-drawing-1-no = Если освободить место и взять карту, последняя достанется Чёрным. Карту не брать.
learn-drawing-2 = Чёрным пришлось взять, и карта осталась одна. По острову у каждого — очков никому: сначала взять JOJO.
learn-drawing-2-hint = JOJO не хватает одного моста; до него достают карты JOJO и FAAA.
learn-drawing-2-no = Сначала взять JOJO, чтобы к концу раунда быть впереди.
learn-drawing-3 = Два острова против одного. Взять последнюю карту: раунд сразу закончится.
learn-drawing-3-hint = LALE — единственная открытая карта.
learn-drawing-3-no = Взять последнюю карту, пока перевес свой.
learn-drawing-4 = Это 1 очко. Мосты и руки остались, прочие карты перетасованы. Чёрные начали раунд 2 и карту не взяли, поэтому её надо взять. Но рука полна: освободить место.
learn-drawing-4-hint = Сыграть карту или сбросить одну.
learn-drawing-4-no = Сначала освободить место: сыграть карту или сбросить одну.
learn-drawing-5 = Место есть. Взять карту; отказаться на этот раз нельзя.
learn-drawing-5-hint = Подойдёт любая карта.
learn-drawing-5-no = Место освобождено: теперь взять карту.
learn-drawing-done = Без новой карты можно обойтись, но тогда её должен взять соперник. Взявший последнюю карту заканчивает раунд, а следующий начинает другой.

## Урок 8: подсчёт

learn-scoring-name = Подсчёт
learn-scoring-about = Последние ходы, очки и что решает при равенстве
learn-scoring-1 = Раунд 3 почти окончен. Своё очко 1, у Чёрных 2. Взять последнюю карту: потом у каждого ещё один ход, и взявший её ходит последним.
learn-scoring-1-hint = GOLA — единственная открытая карта.
learn-scoring-1-no = Взять последнюю карту, иначе её возьмут Чёрные, и последнее слово будет за ними.
learn-scoring-2 = Чёрные взяли ALOA: три острова против двух. В раунде 3 каждый лишний остров — очко. Взять такой, чтобы Чёрные тоже потеряли один.
learn-scoring-2-hint = У GOLA не хватает одного моста, а камень там снимет COCO–GOLA.
learn-scoring-2-no = Этого мало. Нужен мост, который берёт один остров и отнимает у Чёрных другой.
learn-scoring-3 = Три против двух — 1 очко: теперь по 2. В последний ход карт не берут: просто закончить его.
learn-scoring-3-hint = Выбрать «{ table-end }».
learn-scoring-3-no = Всё как надо: закончить ход.
learn-scoring-4 = При равных очках решает третий подсчёт, и он выигран. Лишь потом считались бы мосты. Теперь другая партия, раунд 2: у Чёрных остался один мост. Снять его.
learn-scoring-4-hint = Взять LALE мостом к IFFI.
learn-scoring-4-no = Последний мост Чёрных ведёт к LALE. Взять этот остров.
learn-scoring-done = Кто в раунде 2 или 3 остался без мостов, сразу проиграл. А так перевес в островах даёт 1 очко после раунда 1, 2 после раунда 2 и разницу после раунда 3.

## Урок 9: варианты и фора

learn-variants-name = Варианты
learn-variants-about = Фора, открытые руки, без внезапных атак
learn-variants-1 = Фора: до первого хода слабейший ставит до трёх мостов. Здесь их два: первый — к LALE.
learn-variants-1-hint = Выбрать одну из трёх линий у LALE.
learn-variants-1-no = Поставить его у LALE: скоро станет ясно почему.
learn-variants-2 = И второй — к LALE.
learn-variants-2-hint = Выбрать другую линию у LALE.
learn-variants-2-no = У LALE два моста — больше половины.
learn-variants-3 = LALE взята ещё до начала. Дальше открытые руки: карта, взятая из открытых, видна, пока её не сыграют. Взять одну.
learn-variants-3-hint = Подойдёт любая из открытых карт.
learn-variants-3-no = Чтобы увидеть открытые руки, взять одну из открытых карт.
learn-variants-4 = Чёрные взяли LALE, и это видят все: им нужен этот остров. Опередить их картами IFFI и KAHU.
learn-variants-4-hint = Построить IFFI–LALE и KAHU–LALE.
learn-variants-4-no = Тогда Чёрные возьмут LALE. Построить на обеих свободных линиях там.
learn-variants-5 = Дальше — без внезапных атак: у чужих островов не строят, и KAHU закрыт. Снять чёрный мост KAHU–LALE.
learn-variants-5-hint = Выбрать этот мост: его снимают KAHU и LALE вместе.
learn-variants-5-no = Сначала снять KAHU–LALE.
learn-variants-6 = KAHU пал. В этом варианте на ту же линию можно сразу поставить свой мост без карты.
learn-variants-6-hint = Выбрать линию KAHU–LALE.
learn-variants-6-no = Бесплатный мост — сейчас или никогда.
learn-variants-done = Фора уравнивает силы, открытые руки выдают планы, а без внезапных атак острова надёжнее. Всё это сочетается с любым изданием.

## Урок 10: задачи

learn-practice-name = Задачи
learn-practice-about = Три острова, по ходу на каждый
learn-practice-1 = Взять HUNA за этот ход. Одной карты мало, и важен порядок.
learn-practice-1-hint = Сначала взять ALOA, но карту ALOA приберечь для линии к HUNA.
learn-practice-1-no = После этого HUNA за ход уже не взять. Попробовать другое.
learn-practice-2 = Решено. Теперь IFFI: Чёрные держат её четырьмя мостами. Уронить её за этот ход.
learn-practice-2-hint = Взятая JOJO снимет один мост, IFFI и KAHU вместе снимут ещё один.
learn-practice-2-no = После этого IFFI устоит. Попробовать другое.
learn-practice-3 = Решено. Последняя: взять ELAI за этот ход.
learn-practice-3-hint = Снять ELAI–HUNA и приберечь карту, которая закроет просвет.
learn-practice-3-no = После этого ELAI за ход уже не взять. Попробовать другое.
learn-practice-done = Все три решены. Игра теперь знакома, остальное придёт с практикой.

## Правила

learn-rules-title =
    { $game ->
        [paradise] Правила Conquest of Paradise
       *[other] Правила Кахуны
    }
learn-rules-whole = Вся игра вкратце, нашими словами. Любое правило можно прочитать и за столом.
learn-rules-intro = Печатные издания различаются в мелочах. Здесь можно выбрать одно и сравнить с другим.
learn-rules-edition = Издание
learn-rules-compare = Сравнить с
learn-rules-alone = ни с каким
learn-edition =
    { $preset ->
        [modern] Современное
        [classic] Классическое
        [sheet] Краткая памятка
       *[russian] Русское
    }
learn-rules-differ =
    { $count ->
        [0] Правила одинаковы.
        [one] Отличается { $count } правило.
        [few] Отличаются { $count } правила.
       *[many] Отличаются { $count } правил.
    }
learn-rules-other = { learn-edition }: { $rule }
learn-rules-game = Игра
learn-rules-islands = Мосты и острова
learn-rules-cards = Карты
learn-rules-rounds = Раунды и очки
learn-rules-variants = Скрытое и открытое
learn-rules-picture-place = С картой LALE мост можно поставить на любую из этих трёх линий.
learn-rules-picture-hold = Белые строят BARI–DUDA: третий мост берёт BARI, ALOA–BARI снимается, и Чёрные теряют ALOA.
learn-rules-picture-remove = KAHU и LALE вместе снимают чёрный мост KAHU–LALE; Чёрные теряют LALE.
learn-to-lessons = Учиться играя
