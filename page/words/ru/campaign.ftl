### Кампания.

campaign-title = Плавание
campaign-lead = На этом пути живут десять соперников. Победа над одним открывает дорогу к следующему.
campaign-done = Вы победили всех десятерых. Они всё ещё здесь, если захочется встретиться снова.
campaign-play = Играть
campaign-again = Сыграть ещё раз
campaign-never = Партий ещё не было.
campaign-locked = Сначала победите соперника по имени { $name }.
campaign-stand =
    { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[many] { $played } партий
    }, { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }. { $state ->
        [clean] Победа без помощи.
        [beaten] Есть победа. Ещё одна, без подсказок и возврата ходов, даст звезду.
       *[other] Победы ещё нет.
    }
campaign-stop =
    { $number }. { $name }: { $state ->
        [clean] победа без помощи
        [beaten] есть победа
        [next] следующая встреча
       *[locked] ещё не достигнуто
    }
