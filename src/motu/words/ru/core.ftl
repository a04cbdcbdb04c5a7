### Что может быть не так с настройками, записями и тасовкой в любой игре.

bot-unknown = Бота «{ $bot }» нет; есть { $bots }.
option-unknown = Настройки «{ $option }» нет; есть { $options }.
option-bad-value = Настройка { $option } не может быть «{ $value }», только одно из: { $values }.
option-dead-end = discard=instead-of-drawing требует full-hand=discard-after: иначе бывают позиции без единого хода.

## Записи

record-too-long = В записи больше { $limit } символов: столько не нужно ни одной партии. Она не прочитана.
record-no-game = Запись начинается с названия игры, например «Game: kahuna».
record-other-game = Это запись игры { $game }, а не { $wanted }.
record-no-seat = Игрока «{ $seat }» в этой игре нет, есть только { $seats }.
record-bad-line = Эта строка — не заголовок вроде «White: Ann» и не ход вроде «1. White: B-D +?K».
record-header-twice = Заголовок «{ $header }» стоит здесь второй раз; нужен только один.
record-bad-option = Настройки пишутся ИМЯ=ЗНАЧЕНИЕ, а не «{ $word }».
record-no-deal = Нет заголовка «Deal:» с розданными картами.
record-bad-deal = Такой раздачи быть не может: нужно девять карт, каждая не больше двух раз, а перед ними W или B, если первый ход выбрал случай.
record-empty-turn = В этом ходе ничего не сделано.
record-after-end = Партия закончилась раньше этого хода.
record-wrong-turn = По записи сейчас ход { $turn }, очередь: { $seat }, а здесь другое.
record-too-much-came = «{ $answer }» — лишняя карта: этот ход открывает меньше.
record-not-over = Указан результат «{ $result }», но ходы не доводят партию до конца.
record-wrong-result = Указан результат «{ $result }», но ходы приводят к «{ $real }».
chance-impossible = «{ $answer }» здесь выпасть не может.
chance-script-ended = Не сказано, какая карта здесь вышла.

## Проверка оконченной партии

verify-no-seed = Нет зерна или его отпечатка, поэтому проверять нечего: они есть полностью, когда партия окончена.
verify-bad-seed = Зерно — не шестнадцатеричное число.
verify-wrong-commitment = Зерно не подходит к отпечатку: в начале партии было закреплено другое.
verify-wrong-deal = По зерну раздача была бы «{ $real }».
verify-wrong-draw = По зерну здесь вышло бы { $real }, а не { $said }.
