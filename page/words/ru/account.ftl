### Своя учётная запись, законченные партии и рейтинг.

account-name = Ваше имя
account-name-note = Так вас видят другие за столом.
account-rename = Сменить имя
account-renamed = Имя изменено.
account-account = Учётная запись
account-guest = Вы здесь гость, и для игры учётная запись не нужна. С ней ваши партии и плавание доступны на других устройствах, и можно играть на рейтинг.
account-register = Создать учётную запись
account-login = Войти
account-login-note = Партии, сыгранные гостем, остаются у гостя.
account-registered = Теперь у вас есть учётная запись. Всё сыгранное осталось вашим.
account-logged-in = С возвращением.
account-account-name = Имя учётной записи
account-password = Пароль
account-password-note = Не короче { $least } знаков; несколько слов подряд легко запомнить.
account-as = Вы вошли как { $name }.
account-change = Сменить пароль
account-changed = Пароль изменён; на всех других устройствах вход закрыт.
account-old = Старый пароль
account-new = Новый пароль
account-logout = Выйти
account-recover = По коду
account-code = Код
account-code-note = Один из тех, что вы получили вместе с учётной записью; каждый действует один раз.
account-codes = Ваши коды
account-codes-note = Запишите их или распечатайте: они показываются только сейчас. Если вы потеряете пароль, каждый из них позволит один раз задать новый.
account-codes-kept = Коды сохранены
account-codes-left =
    { $count ->
        [0] Кодов на случай потери пароля не осталось
        [one] На случай потери пароля остался { $count } код
        [few] На случай потери пароля осталось { $count } кода
       *[many] На случай потери пароля осталось { $count } кодов
    }
account-codes-new = Создать новые коды
account-codes-new-note = Старые больше не будут действовать.
account-devices = Где вы вошли
account-browser =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Другая программа
    }
account-system =
    { $system ->
        [android] Android
        [chromeos] ChromeOS
        [ios] iPhone или iPad
        [linux] Linux
        [macos] Mac
        [windows] Windows
       *[other] неизвестное устройство
    }
account-here = это устройство
account-end = Выйти там
account-end-others = Выйти на всех остальных устройствах
account-ratings = Ваш рейтинг
account-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
account-finished = Оконченные партии
account-none-finished = Пока ни одной. Оконченные партии появятся здесь, и каждую можно просмотреть.
account-ended-won = Победа
account-ended-lost = Поражение
account-ended-drawn = Ничья
account-ended-shared = Поделено
account-ended-side =
    { $player ->
        [white] Победили белые
        [red] Победили красные
        [yellow] Победили жёлтые
        [green] Победили зелёные
        [blue] Победили синие
       *[black] Победили чёрные
    }
account-ranking = Таблица лучших
account-ranking-empty = В таблице этого издания пока никого нет: нужно несколько партий на рейтинг, чтобы он стал достаточно надёжным.
account-ranking-own =
    { $count ->
        [one] У вас { $rating } ± { $deviation } после { $count } партии; когда рейтинг станет надёжнее, вы появитесь в таблице.
        [few] У вас { $rating } ± { $deviation } после { $count } партий; когда рейтинг станет надёжнее, вы появитесь в таблице.
       *[many] У вас { $rating } ± { $deviation } после { $count } партий; когда рейтинг станет надёжнее, вы появитесь в таблице.
    }
account-ranking-place = Место
account-ranking-name = Имя
account-ranking-rating = Рейтинг
account-ranking-games = Партии
