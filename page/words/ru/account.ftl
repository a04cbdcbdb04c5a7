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
account-ranking-empty = На рейтинг по этому изданию ещё никто не играл.
account-ranking-place = Место
account-ranking-name = Имя
account-ranking-rating = Рейтинг
account-ranking-games = Партии
