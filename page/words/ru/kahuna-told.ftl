### Журнал Кахуны за своим столом: «вы», остальные — по имени. Сначала глаголы.

kahuna-told-you = вы
kahuna-effect-costs = соперник теряет { $islands }
kahuna-told-plays =
    { $you ->
        [yes] Вы играете
       *[no] { $name } играет
    }
kahuna-told-places =
    { $you ->
        [yes] Вы ставите
       *[no] { $name } ставит
    }
kahuna-told-discards =
    { $you ->
        [yes] Вы сбрасываете
       *[no] { $name } сбрасывает
    }
kahuna-told-takes =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    }
kahuna-told-draws =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    }
kahuna-told-declines =
    { $you ->
        [yes] Вы не берёте карту
       *[no] { $name } не берёт карту
    }
kahuna-told-ends =
    { $you ->
        [yes] Вы заканчиваете ход
       *[no] { $name } заканчивает ход
    }
kahuna-told-captures =
    { $you ->
        [yes] Вы захватываете
       *[no] { $name } захватывает
    }
kahuna-told-loses =
    { $you ->
        [yes] Вы теряете
       *[no] { $name } теряет
    }
kahuna-told-holds =
    { $you ->
        [yes] Вы больше не держите
       *[no] { $name } больше не держит
    }
kahuna-told-gets =
    { $you ->
        [yes] вы получаете
       *[no] { $name } получает
    }
kahuna-told-wins =
    { $you ->
        [yes] Вы выигрываете
       *[no] { $name } выигрывает
    }
kahuna-told-resigned =
    { $you ->
        [yes] Вы сдаётесь
       *[no] { $name } сдаёт партию
    }
kahuna-told-time =
    { $you ->
        [yes] Ваше время вышло
       *[no] { $name }: время вышло
    }
kahuna-told-removes =
    { $you ->
        [yes] снимаете
       *[no] снимает
    }

kahuna-told-place = { kahuna-told-plays } { $card }: мост { $line }.
kahuna-told-remove = { kahuna-told-plays } { $cards } и { kahuna-told-removes } мост { $line }.
kahuna-told-free = { kahuna-told-places } бесплатный мост { $line }.
kahuna-told-discard = { kahuna-told-discards } { $card }.
kahuna-told-discard-hidden = { kahuna-told-discards } карту рубашкой вверх.
kahuna-told-take = { kahuna-told-takes } { $card } из открытого ряда.
kahuna-told-draw = { kahuna-told-draws } карту из колоды.
kahuna-told-draw-card = { kahuna-told-draws } из колоды { $card }.
kahuna-told-decline = { kahuna-told-declines }.
kahuna-told-end = { kahuna-told-ends }.
kahuna-told-take-islands = { kahuna-told-captures } { $islands }!
kahuna-told-stripped =
    { $count ->
        [one] { kahuna-told-loses } мост { $lines }.
       *[other] { kahuna-told-loses } мосты { $lines }.
    }
kahuna-told-lost = { kahuna-told-holds } { $islands }.
kahuna-told-scoring =
    Подсчёт раунда { $round }, острова: { $first } — { $white }, { $second } — { $black }; { $leader ->
        [nobody] очков никто не получает.
       *[other] { kahuna-told-gets } { kahuna-points }.
    }
kahuna-told-points = { kahuna-told-wins }! Очки: { $first } — { $white }, { $second } — { $black }.
kahuna-told-third = { kahuna-told-wins } по третьему подсчёту! По очкам поровну, { $white } : { $black }.
kahuna-told-bridges = { kahuna-told-wins } по числу мостов на поле! По очкам поровну, { $white } : { $black }.
kahuna-told-sudden = { kahuna-told-wins } досрочно: у другой стороны не осталось ни одного моста!
kahuna-told-stock = { kahuna-told-wins } досрочно: у другой стороны не осталось мостов, которые можно поставить!
kahuna-told-gave-up = { kahuna-told-resigned }.
kahuna-told-out-of-time = { kahuna-told-time }.

kahuna-do-handicap =
    { $left ->
        [one] Фора: поставьте ещё { $left } мост где угодно.
        [few] Фора: поставьте ещё { $left } моста где угодно.
       *[many] Фора: поставьте ещё { $left } мостов где угодно.
    }
kahuna-board-threat-you =
    { $certain ->
        [yes] Вы точно можете
       *[no] Вы, возможно, сможете
    } { $held ->
        [yes] снять камень с { $island }
       *[no] захватить { $island }
    } { $cards ->
        [one] одной картой.
       *[other] { $cards } картами.
    }
kahuna-board-threat-opponent =
    { $certain ->
        [yes] Соперник точно может
       *[no] Соперник, возможно, сможет
    } { $held ->
        [yes] снять камень с { $island }
       *[no] захватить { $island }
    } { $cards ->
        [one] одной картой.
       *[other] { $cards } картами.
    }
