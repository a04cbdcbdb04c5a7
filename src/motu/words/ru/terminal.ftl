### Терминал: командная строка, ввод, файлы.

## Командная строка

cli-welcome = Motu играет в настольные игры «Кахуна» и Conquest of Paradise. Что можно сделать:
cli-about = Настольные игры «Кахуна» и Conquest of Paradise: в терминале и в браузере, против ботов и между людьми.
cli-usage = Вызов:{ " " }
cli-command = КОМАНДА
cli-commands = Команды:
cli-more = «{ $motu } КОМАНДА --help» расскажет больше; «{ $motu } play ИГРА --help» назовёт настройки игры.
cli-play = сыграть партию в терминале
cli-instance = Например:
cli-try-lines = «Кахуна» против бота, построчно
cli-try-full = Conquest of Paradise во весь экран
cli-try-hot-seat = двое за этой клавиатурой
cli-try-serve = «Кахуна» в браузере
cli-replay = просмотреть запись партии шаг за шагом
cli-verify = проверить, честной ли была тасовка в оконченной партии
cli-general = Общее
cli-about-motu = О программе
cli-help = показать эту справку
cli-lang = язык всех текстов (иначе MOTU_LANG, LC_ALL, LC_MESSAGES, LANG)
cli-version = показать версию
cli-arguments = С чем работать
cli-game = ИГРА
cli-game-help = игра: { $games }
cli-file = запись, какую делает «{ $motu } play --save»
cli-who = Кто играет
cli-against = бот-соперник: { $bots } (по умолчанию { $usual })
cli-bot = этот бот играет на этом месте, например { $seat }={ $bot }; можно указать несколько раз
cli-hot-seat = двое играют по очереди за этой клавиатурой
cli-hot-seat-many = на всех местах без --bot играют люди, по очереди за этой клавиатурой
cli-seat = своя сторона (по умолчанию { $first })
cli-name = ИМЯ
cli-name-help = своё имя; с --hot-seat — два раза, сначала имя Белых
cli-name-many = своё имя; с --hot-seat — по разу на каждого, в порядке мест
cli-replay-seat = чьи карты показывать: одной стороны или все (по умолчанию open)
cli-what = Во что играют
cli-edition = ИЗДАНИЕ
cli-preset = modern (по умолчанию), classic, sheet или russian
cli-side = СТОРОНА
cli-first = кто начинает: white, black или random (по умолчанию)
cli-no-surprise = вариант 1: не строить у островов, где стоит камень соперника
cli-open-hands = вариант 2: карты из открытого ряда остаются на виду
cli-handicap = мосты без карты слабейшей стороне перед первым ходом: от 0 до 3
cli-weaker = слабейшая сторона, которой достаются мосты форы: white или black (по умолчанию: вы; с --hot-seat black)
cli-option = любая отдельная настройка правил, например sudden-win=no
cli-paradise-players = два, три или четыре игрока (по умолчанию 2)
cli-paradise-homes = как распределяется родина: drawn (по жребию, по умолчанию), chosen (выбирают по очереди) или seated (в порядке мест)
cli-components = для Conquest of Paradise: папка с таблицами собственного экземпляра игры
cli-option-any = любая отдельная настройка правил, как её пишут в записях
cli-one-of = одно из: { $values }
cli-keep = Сохранение
cli-save = сохранять партию в этот файл после каждого хода
cli-resume = продолжить сохранённую партию
cli-seed = тасовать по этому зерну (64 шестнадцатеричные цифры)
cli-looks = Вид
cli-board = поле картой, списком (для чтения с экрана) или никак
cli-color = цвета (auto: в терминале, если не задано NO_COLOR)
cli-full = во весь экран, с клавиатурой и мышью (нужно дополнение «tui»)
cli-theme = с --full: светлое на тёмном или наоборот
cli-no-command = Команды «{ $command }» нет; есть { $commands }.
cli-unknown = «{ $word }» здесь непонятно; что понятно, покажет «{ $command } --help».
cli-choose = { $option } требует одного из значений: { $values }.
cli-no-value = { $option } пишется без значения.
cli-needs-value = { $option } требует значения: { $value }.
cli-unclear = Командная строка непонятна ({ $problem }); как надо, покажет «{ $command } --help».
cli-no-file = Какой файл? Например: { $command } partiya.txt
cli-not-together = { $one } и { $other } вместе не бывают.
cli-bad-option = --option требует ИМЯ=ЗНАЧЕНИЕ, а не «{ $word }».
cli-bad-bot = --bot требует МЕСТО=БОТ, а не «{ $word }».
cli-two-bots = На месте { $seat } должны сидеть двое: { $one } и { $other }; выберите одного.
cli-nobody = Все места у ботов: оставьте одно человеку.
cli-bad-seed = --seed требует шестнадцатеричных цифр: { $digits }.
cli-our-mistake = Случилось то, чего не должно было ({ $error }). Подробности покажет MOTU_DEBUG=1.
game-unknown = Игры «{ $game }» нет; есть { $games }.
game-which = Какая игра?
game-title =
    { $game ->
        [kahuna] «Кахуна» (двое: мосты и острова)
       *[paradise] Conquest of Paradise (от двух до четырёх: открывать, заселять, воевать)
    }
game-name =
    { $game ->
        [kahuna] Кахуна
       *[paradise] Conquest of Paradise
    }
game-none = Нужно выбрать игру: { $motu } play ИГРА, одна из { $games }.
game-ask = Номер (Enter — 1):{ " " }
game-taken = Это { $title }; другие начинаются по имени: { $others }.

## Файлы

error-at = { $where }: { $reason }
file-unreadable =
    { $why ->
        [missing] Такого файла нет.
        [folder] Это папка, а нужно имя файла.
        [forbidden] Читать этот файл не разрешено; надо изменить права доступа.
        [name] Файл не может так называться.
       *[other] Этот файл не читается.
    }
file-unwritable =
    { $why ->
        [missing] Папки для этого файла нет; сначала её надо создать.
        [folder] Это папка, а нужно имя файла.
        [forbidden] Писать сюда не разрешено; нужно другое место.
        [name] Файл не может так называться.
        [full] На диске нет места.
       *[other] Этот файл не записывается.
    }
file-too-big = Этот файл больше { $limit } МБ, а таких записей не бывает; он не прочитан.
file-not-utf8 = Это не текст в UTF-8, каким должна быть запись.
file-not-text = Это не текстовый файл, каким должна быть запись.
file-partial = Здесь скрыта карта (?): переиграть можно только запись, в которой видны все карты.
file-exists = Такой файл уже есть; «{ $motu } play --resume { $file }» продолжит его партию, другое имя начнёт новую.
file-busy = Эту партию сейчас играет другой процесс; продолжайте там или сначала выйдите там.
file-changed = В этот файл записал другой процесс, поэтому он оставлен как есть; «{ command-save } ФАЙЛ» сохранит эту партию под другим именем.
save-other-game = Это партия в «{ $kept }», а не в «{ $wanted }»; её продолжит «{ $motu } play { $game } --resume { $file }».
save-over = Эта партия окончена; её покажет «{ $motu } replay { $file }».
save-no-seed = Нет тайного зерна { $seed }, а без него колоду дальше не перетасовать.
save-wrong-seed = Это не зерно партии из { $file }.

## Партия

opening = { $edition }. { $players }.
opening-bot = { $seat }: бот { $name }
opening-you = { $seat }: вы
player = { $seat }: { $name }
opening-seal = Печать: { $seal }
opening-hint = Введите номер варианта или ход, например { $example }. Как играть, скажут «{ command-rules }», остальное объяснит ?.
prompt = { $seat }>{ " " }
prompt-no-number = Варианта { $number } нет: номера идут от 1 до { $last }.
prompt-no-wishes = Что выйдет, решает случай: достаточно написать { $word }.
prompt-illegal = { $word } — { $reason }
prompt-nothing-played = { $word } — { $reason } Из этой строки ничего не сыграно.
prompt-not-all-played = { $word } — { $reason } Всё, что перед этим, сыграно.
prompt-would = { $word } — { $what }.
aside-not-now = { $seat } сейчас этого не могут: не в свой черёд можно лишь то, что правила разрешают в любое время.
aside-bot = За сторону «{ $seat }» играет бот: никто другой за неё не решает.
aside-what = Напишите после названия, в нотации, что { $seat } делают не в свой черёд.
menu-title = { $title }:
help-moves = Ходы пишутся так:
help-seal = Печать — это отпечаток тайной тасовки, показанный до первого хода; в конце открывается зерно, и «{ $motu } verify» проверяет, что по пути ничего не изменилось.
help-commands = И ещё помогают слова:
help-now = Что могут сейчас { $player }:
command-help = справка
command-help-help = эта справка; «? ХОД» скажет, что сделает ход или почему так нельзя
command-board = поле
command-board-help = показать поле
command-hand = рука
command-hand-help = свои карты и что известно о чужих
command-row = ряд
command-row-help = открытые карты, колода и что уже сыграно
command-log = журнал
command-log-help = что произошло («{ command-log } весь» — с самого начала)
command-score = счёт
command-score-help = очки, и за что они
command-danger = опасность
command-danger-help = что можно потерять или выиграть за ход
danger-none = Насколько вам видно, за один ход ничего не падёт.
command-rules = правила
command-rules-help = правила этого издания вкратце
command-undo = назад
command-undo-help = вернуть последний ход, пока не открылось ничего тайного или случайного
command-resign = сдаться
command-resign-help = сдать партию
command-save = сохранить
command-save-help = «{ command-save } ФАЙЛ» с этой минуты сохраняет партию в файл
command-quit = выход
command-quit-help = выйти из партии
log-empty = Пока ничего не произошло.
log-more =
    { $count ->
        [one] (раньше ещё { $count } строка: «{ command-log } весь»)
        [few] (раньше ещё { $count } строки: «{ command-log } весь»)
       *[many] (раньше ещё { $count } строк: «{ command-log } весь»)
    }
undo-done = Ход { $word } возвращён.
undo-nothing = Пока возвращать нечего.
undo-chance = Этот ход не вернуть: открылась карта.
undo-others = Этот ход не вернуть: с тех пор уже ходил другой игрок.
undo-seen = Этот ход не вернуть: вы увидели то, чего не знали.
undo-shown = Этот ход не вернуть: это видели все.
resign-really = Чтобы сдать партию, введите «{ command-resign }» ещё раз.
resigned = { $seat } сдаются.
resigned-bot = { $seat } сдаются; дальше играет бот { $bot }.
save-where = Куда? Пишется «{ command-save } ФАЙЛ».
save-done = Партия с этой минуты сохраняется в { $file }.
quit-unsaved = Партия нигде не сохранена: «{ command-save } ФАЙЛ» сохранит её, «{ command-quit }» ещё раз — выйдет.
curtain-hide = Enter очистит экран; затем за клавиатуру садятся { $seat }.{ " " }
curtain-ready = { $seat }: нажмите Enter, когда больше никто не смотрит.{ " " }
closing-seed = Зерно: { $seed }
closing-save = Имя файла для записи (Enter — не сохранять):{ " " }
closing-saved = Запись сохранена: см. «{ $motu } replay { $file }» и «{ $motu } verify { $file }».
farewell = До встречи!
farewell-saved = Партия сохранена; продолжить: { $motu } play --resume { $file }

## Записи

replay-length =
    { $steps ->
        [one] { $steps } шаг. { $result }
        [few] { $steps } шага. { $result }
       *[many] { $steps } шагов. { $result }
    }
replay-running = Партия не окончена.
replay-remark = ; { $remark }
replay-prompt = [{ $place }/{ $last }] Enter, b, e, q, ход или ?{ " " }
replay-help = Enter — дальше, b — назад, число — к этому ходу, e — в конец, q — выход.
replay-at-end = Это конец.
replay-at-start = Это начало.
verify-branch = Эта партия продолжает другую: её раздача и первые шаги (Branch: { $step }) не проверялись.
verify-good = { $file }: зерно подходит к отпечатку, и всё, что решал случай (раз: { $count }), вышло по зерну.
