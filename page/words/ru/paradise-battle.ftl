# Conquest of Paradise on the page: battles.

paradise-mat-title = Бой: { $place }
paradise-mat-who = { $attacker } против: { $defender }
paradise-mat-roll = бросок { $number }
paradise-mat-won = Победа: { $name }.
paradise-mat-turn-away = { $name } может отразить атаку картой…
paradise-mat-stake = На кону
paradise-mat-stake-told =
    { $villages ->
        [one] На кону { $villages } деревня
        [few] На кону { $villages } деревни
       *[many] На кону { $villages } деревень
    }
paradise-mat-fold = Свернуть бой
paradise-mat-die = На кубике { $die }
paradise-mat-front =
    { $number ->
        [0] Передняя линия
       *[other] Передняя линия · { $number }
    }
paradise-mat-back = Тыл
paradise-mat-closed = ещё закрыты
paradise-mat-loss =
    { $loss ->
        [eliminated] { $loser ->
            [you] у вас потеря
            [they] у них потеря
            [attacker] потеря у нападающих
           *[defender] потеря у защитников
        }
       *[panic] { $loser ->
            [you] ваш в панике
            [they] у них паника
            [attacker] паника у нападающих
           *[defender] паника у защитников
        }
    }
paradise-mat-chance = { $name } побеждает с вероятностью { $chance }
paradise-mat-start = начало
paradise-mat-now = сейчас
paradise-mat-rolls = Броски
paradise-mat-no-rolls = пока нет
paradise-mat-roll-open = решается
paradise-mat-cards = Боевые карты
paradise-mat-used = { $name }: { $card }
paradise-mat-no-cards = не применялись
paradise-mat-asked = { $name } может применить карту…
paradise-mat-asked-you = { $name }, вы можете применить карту.
paradise-battle-piece =
    { $piece ->
        [W] Воины
        [C] Боевое каноэ
       *[V] Местный воин
    } ({ $number })
paradise-battle-loss =
    { $loss ->
        [eliminated] Потеря окончательна. Бой идёт до конца.
       *[panic] Она отходит в тыл и больше в этом бою не сражается. Бой идёт до конца.
    }
paradise-battle-saved = Спасено: { $saved } из { $stake }. Без спасённой деревни архипелаг ничей.
paradise-battle-help =
    { $stage ->
        [battles] Порядок боёв решаете вы: выберите здесь или на карте.
        [arioi] Карта отправляет нападающих туда, откуда они пришли, один раз за игру.
        [battle-card] Одна карта за бросок, сначала защитник. Применённая карта открывается.
        [retreat] Уцелевшие уходят к вашему ближайшему архипелагу; из равных выбираете вы.
        [carry] Каждой колонии нужно каноэ. Кому не хватит, тот останется.
        [save] Каждая отданная фишка выходит из игры и спасает деревню.
        [new-home] От новой родины будут считать ваши очки.
        [regroup] Лицом вверх каноэ входит в цепь; его видят все.
       *[other] Сейчас решают другие. Здесь видно всё.
    }
paradise-mat-chance-of = Шанс на победу: { $name }
paradise-mat-down = закрытых: { $number }
paradise-battle-win = Если победа
paradise-battle-lose = Если поражение
paradise-battle-if-won =
    { $side ->
        [attacker] { $stake ->
            [0] Гекс ваш.
           *[other] Архипелаг ваш, если за каждую спасённую деревню отдать фишку первого ряда: до { $stake }.
        }
       *[defender] Всё уцелевшее остаётся на месте.
    }
paradise-battle-if-lost =
    { $number ->
        [0] Отступать некуда: все погибнут.
        [one] Уцелевшие отступят: { $places }, отряды и колонии на каноэ.
       *[other] Уцелевшие отступят, на выбор: { $places }, отряды и колонии на каноэ.
    }
paradise-battle-use =
    { $die ->
        [0] новый бросок: победа { $chance }
       *[other] считать за { $die }: победа { $chance }
    }
paradise-battle-back = они вернутся: { $places }
paradise-battle-then = победа тогда { $chance }
paradise-battle-berths =
    { $places ->
        [one] { $places } место в каноэ на { $carried } при отступлении
        [few] { $places } места в каноэ на { $carried } при отступлении
        [many] { $places } мест в каноэ на { $carried } при отступлении
       *[other] { $places } места в каноэ на { $carried } при отступлении
    }
paradise-battle-held =
    { $saved ->
       *[other] Спасено деревень: { $saved }: { $points }
    }
