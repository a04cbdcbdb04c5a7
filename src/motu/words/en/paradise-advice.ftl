### Conquest of Paradise: why a plan is good, and what it risks. Each goes on where “This plan …” begins.

paradise-advice-enough = reaches { $points } points, of which { $target } are enough to win
paradise-advice-attacks = attacks { $place }, defended by { paradise-foe }: { $fighters } against { $defenders }, { $chance }% to win
paradise-advice-points =
    { $way ->
        [more] brings points: +{ $points }
       *[fewer] costs points: −{ $points }
    }
paradise-advice-takes-points = takes points from { paradise-seat }: −{ $points }
paradise-advice-links = links { $places } with home
paradise-advice-cuts = cuts { $places } off from home
paradise-advice-sites = brings a colony to { $places }, to settle there
paradise-advice-builds =
    { $way ->
        [more] { $number ->
            [one] gives 1 build point more
           *[other] gives { $number } build points more
        }
       *[fewer] { $number ->
            [one] costs 1 build point
           *[other] costs { $number } build points
        }
    }
paradise-advice-battle = leaves a chance of { $chance }% to win the battle of { $place }
paradise-advice-leaves = leaves behind for want of canoes: { $pieces }
paradise-advice-harms = strikes { paradise-seat }: { $places }
paradise-advice-shows = turns { $card } face up
paradise-advice-explores = goes to { $place }: islands { $islands }%, the explorer is lost { $lost }%
paradise-advice-returns =
    { $away ->
        [yes] brings the explorer home with knots: { $knots }
       *[no] keeps the explorer at home
    }
paradise-advice-order =
    { $turn ->
        [first] lets you play first
        [last] lets you play last
       *[between] lets you play neither first nor last
    }
paradise-advice-exposes = { paradise-seat } could then attack { $place }, with { $chance }% to win
paradise-advice-guards = guards { $place }: an attack by { paradise-seat } then has { $chance }% to win
paradise-advice-threatens = threatens { $places }
