### Conquest of Paradise: warum ein Plan gut ist und was er wagt. Jeder Grund setzt „Dieser Plan …“ fort.

paradise-advice-enough = erreicht { $points } Punkte, und { $target } reichen zum Sieg
paradise-advice-attacks = greift { $place } an, Verteidiger { paradise-foe }: { $fighters } gegen { $defenders }, Siegchance { $chance } %
paradise-advice-points =
    { $way ->
        [more] bringt Punkte: +{ $points }
       *[fewer] kostet Punkte: −{ $points }
    }
paradise-advice-takes-points = nimmt { paradise-seat } Punkte: −{ $points }
paradise-advice-links = verbindet mit der Heimat: { $places }
paradise-advice-cuts = trennt von der Heimat: { $places }
paradise-advice-sites = bringt eine Kolonie dorthin, wo sie siedeln kann: { $places }
paradise-advice-builds =
    { $way ->
        [more] { $number ->
            [one] gibt 1 Baupunkt mehr
           *[other] gibt { $number } Baupunkte mehr
        }
       *[fewer] { $number ->
            [one] kostet 1 Baupunkt
           *[other] kostet { $number } Baupunkte
        }
    }
paradise-advice-battle = lässt im Kampf um { $place } eine Siegchance von { $chance } %
paradise-advice-leaves = lässt mangels Kanus zurück: { $pieces }
paradise-advice-harms = trifft { paradise-seat }: { $places }
paradise-advice-shows = deckt { $card } auf
paradise-advice-explores = fährt nach { $place }: Inseln { $islands } %, verschollen { $lost } %
paradise-advice-returns =
    { $away ->
        [yes] bringt den Entdecker heim, mit Knoten: { $knots }
       *[no] lässt den Entdecker zu Hause
    }
paradise-advice-order =
    { $turn ->
        [first] lässt dich zuerst spielen
        [last] lässt dich zuletzt spielen
       *[between] lässt dich weder zuerst noch zuletzt spielen
    }
paradise-advice-exposes = danach könnte { paradise-seat } { $place } angreifen, Siegchance { $chance } %
paradise-advice-guards = schützt { $place }: ein Angriff durch { paradise-seat } hätte eine Siegchance von { $chance } %
paradise-advice-threatens = bedroht { $places }
