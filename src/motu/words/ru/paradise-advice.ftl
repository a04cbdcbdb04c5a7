### Conquest of Paradise: чем план хорош и чем рискует. Каждая причина продолжает «Этот план …».

paradise-advice-enough = даёт { $points } очков, для победы хватает { $target }
paradise-advice-attacks = нападает: { $place }, против { paradise-foe }, { $fighters } на { $defenders }, шанс победить { $chance } %
paradise-advice-points =
    { $way ->
        [more] приносит очки: +{ $points }
       *[fewer] стоит очков: −{ $points }
    }
paradise-advice-takes-points = отнимает очки, теряют { paradise-seat }: −{ $points }
paradise-advice-links = связывает с домом: { $places }
paradise-advice-cuts = отрезает от дома: { $places }
paradise-advice-sites = привозит колонию туда, где её можно поселить: { $places }
paradise-advice-builds =
    { $way ->
        [more] { $number ->
            [one] даёт на { $number } очко строительства больше
            [few] даёт на { $number } очка строительства больше
           *[other] даёт на { $number } очков строительства больше
        }
       *[fewer] { $number ->
            [one] отнимает { $number } очко строительства
            [few] отнимает { $number } очка строительства
           *[other] отнимает { $number } очков строительства
        }
    }
paradise-advice-battle = оставляет в бою за { $place } шанс победить { $chance } %
paradise-advice-leaves = оставляет, потому что не хватает каноэ: { $pieces }
paradise-advice-harms = бьёт, страдают { paradise-seat }: { $places }
paradise-advice-shows = открывает карту: { $card }
paradise-advice-explores = плывёт в { $place }: острова { $islands } %, мореход пропадает { $lost } %
paradise-advice-returns =
    { $away ->
        [yes] возвращает морехода домой, узлов: { $knots }
       *[no] оставляет морехода дома
    }
paradise-advice-order =
    { $turn ->
        [first] вы играете первым
        [last] вы играете последним
       *[between] вы играете ни первым, ни последним
    }
paradise-advice-exposes = { paradise-seat } могли бы потом напасть: { $place }, шанс победить { $chance } %
paradise-advice-guards = защищает { $place }: если нападут { paradise-seat }, шанс победить у них { $chance } %
paradise-advice-threatens = угрожает: { $places }
