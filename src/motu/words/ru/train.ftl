### Обучение сети.

cli-train = обучить сеть игре с нуля, в партиях с самой собой
train-games-help = сколько партий она сыграет сама с собой (по умолчанию: { $games })
train-seed-help = откуда берётся случайность, целое число (по умолчанию: { $seed })
train-threads-help = сколько потоков играют одновременно (по умолчанию: { $threads })
train-keep = Где хранить обучение
train-out-help = папка для весов, журнала и картинки; та же команда продолжит начатое (по умолчанию: train-ИГРА)
train-needs-numba = Для обучения нужна Numba: установите motu с дополнением «fast» или запускайте через ./dev, он всё установит.
train-not-here = Для { $game } пока нечего обучать.
train-other-plan = В папке { $folder } лежит другое обучение, с --games { $games } --seed { $seed } --threads { $threads }; продолжите с этими значениями или выберите другую папку.
train-opening = Обучение в папке { $folder }, партий: { $games }. Сначала компиляция, это минута-другая.
train-goes-on = Продолжаем, сыграно партий: { $games }.
train-interrupted = Прервано, сыграно партий: { $games }; ничего не потеряно, та же команда продолжит отсюда.
train-done = Готово. Веса в файле { $weights }, кривая в файле { $picture }.
train-progress = партий { $done } из { $total }, { $speed } в секунду, осталось { $left }
train-report = партий { $games } за { $time }, { $speed } в секунду; ошибка { $error }; { $greedy } против greedy, { $past } против себя отчётом раньше
train-curve-title = Обучение с нуля
train-curve-games = партий с самой собой
train-curve-points = очков из 100
train-curve-greedy = против greedy
train-curve-past = против себя отчётом раньше
