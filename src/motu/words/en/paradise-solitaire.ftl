### Conquest of Paradise alone: the chits, the opponent that nobody plays, and how it ends.

paradise-edition-alone =
    { $level ->
        [hard] Conquest of Paradise alone, the harder game
       *[normal] Conquest of Paradise alone
    }
cli-paradise-alone = play alone, against an opponent that chits and the die move

## Chits

paradise-expand =
    { $expand ->
        [card] a card
        [chain] a chain of transport canoes
        [village] a village
        [village-each] a village on each group
        [warriors] a warrior band
        [two-warriors] two warrior bands
        [warriors-each] a warrior band for each village
       *[war-canoe] a war canoe
    }
paradise-action =
    { $action ->
        [build] build
        [defend] defend
        [explore] explore
       *[attack] attack
    }
paradise-chit = { $chit } ({ paradise-expand }; { paradise-action })
paradise-ask-chit = Which chit is carried out next?
paradise-no-chit = Chit { $chit } does not wait to be carried out.
paradise-alone-no-flip = Alone everything lies face up: no canoe is turned over.
paradise-alone-plain-canoe = Alone every canoe lies face up: build it with T+{ $place }.
paradise-choices-chit = Chit
paradise-would-chit = carry out chit { $chit }: { paradise-expand }; { paradise-action }
paradise-word-chit = carry out chit 3 next (alone)
paradise-chits =
    { $left ->
        [one] Chits: 1 left, { $drawn } drawn
       *[other] Chits: { $left } left, { $drawn } drawn
    }; you need { $target } points while at least { $least } are left
paradise-chits-left = Chits not drawn yet: { $chits }
paradise-chits-late = They join after { $draws } draws: { $chits }
paradise-chits-pending = To be carried out after the exploration: { $chits }
paradise-side-alone = nobody plays it

## The log

paradise-log-chit = Chit { $chit }: { paradise-seat } gets { paradise-expand }; { paradise-action }.
paradise-log-rich = { $place } is rich and free: chit { $chit } is drawn ({ paradise-expand }; { paradise-action }), for after the exploration.
paradise-log-inhabited =
    { $less ->
        [0] { $place }, { $far } away from Tonga: the die shows { $die }. { paradise-seat } is there already.
       *[other] { $place }, { $far } away from Tonga: the die shows { $die }, less { $less }. { paradise-seat } is there already.
    }
paradise-log-uninhabited =
    { $less ->
        [0] { $place }, { $far } away from Tonga: the die shows { $die }. Nobody lives there.
       *[other] { $place }, { $far } away from Tonga: the die shows { $die }, less { $less }. Nobody lives there.
    }
paradise-log-lives =
    { $villages ->
        [one] { paradise-seat } has 1 village at { $place }.
       *[other] { paradise-seat } has { $villages } villages at { $place }.
    }
paradise-log-drifted = The explorer of { paradise-seat-of } drifts to { $place }, away from Tonga.
paradise-log-gets =
    { $piece ->
        [W] { $number ->
            [one] { paradise-seat } gets a warrior band at { $place }.
           *[other] { paradise-seat } gets { $number } warrior bands at { $place }.
        }
        [C] { paradise-seat } gets a war canoe at { $place }.
       *[T] { paradise-seat } gets a transport canoe at { $place }.
    }
paradise-log-gets-village = { paradise-seat } gets a village at { $place }.
paradise-log-gets-card = { paradise-seat } gets a card, face down.
paradise-log-gets-nothing = There is nothing in it for { paradise-seat-of }.
paradise-log-on-course = { paradise-seat } stays on course at { $place }.
paradise-log-back = The explorer of { paradise-seat-of } returns, with { paradise-knots }.
paradise-log-raid = { paradise-seat } comes from { $start } to { $place } with { $pieces }: it goes for the fewest defenders in reach, here { $defenders }.
paradise-log-no-raid = No group of yours is in reach of { paradise-seat-of }.
paradise-over-chits = The game is lost: too few chits are left. Points: { paradise-standing }.
paradise-over-fall = The game is lost: you have neither a village nor a colony left.

## The rules in short

paradise-rules-alone-aim = Aim: alone, you are Tonga. Reach { $target } points in a victory step while at least { $least } of the { $chits } chits have not been drawn. When no more than that are left and you have not, the game is lost.
paradise-rules-alone-open = Face up: all tiles, pieces and your own cards lie open, and a transport canoe is part of the chain wherever it lies. Only the cards of the opponent lie face down, until it explores, attacks or is attacked; till then they do nothing.
paradise-rules-alone-chits = Chits: Samoa is played by nobody. From the second turn on a chit is drawn at the start of each turn: Samoa gets what one side says and does what the other says; a tie is decided by the die. Four attacks join after { $draws } draws.
paradise-rules-alone-expand = What it gets: canoes that link its groups by the shortest ways; villages where most squares are empty, brown ones too; warriors first for empty war canoes, then where there are more villages than warriors, then on empty groups and atolls, at last where more than one a village are already; war canoes at home. It never builds otherwise.
paradise-rules-alone-explore = It explores: ring by ring around Samoa, from Niue on to and fro, until it has { $knots } knots, one more with Navigation or Ocean Chart. A canoe of its lies on every group that it finds. It is never lost nor off course.
paradise-rules-alone-attack = It attacks: each stack of war canoes, with as many warriors, goes for your weakest group in reach, among equals for the nearest to Samoa. It saves one village, loses local warriors first and war canoes last; war canoes panic first.
paradise-rules-alone-found = Your finds: Samoa lives there if the die shows less than the distance to Tonga; take 1 off the die where Samoa is as near, 2 where it is nearer. Then it has a canoe there, and on an even roll for each green square a village, and for each village warriors. A free group with { $squares } squares or more brings another chit, carried out after your exploration.
paradise-rules-alone-astray = Off course: your explorer drifts to the unknown hex that is farthest from Tonga.

## Mistakes in the table of chits

paradise-components-chits = There must be at least { $least } chits under “chits” (there are { $early }) and at most { $most } in all (there are { $count }).

## The solitaire game

balance-alone-help = the solitaire game instead: normal (default) or hard
balance-opening-alone =
    { $games ->
        [one] Conquest of Paradise alone ({ $level }): { $bot } plays 1 game, seed “{ $seed }”.
       *[other] Conquest of Paradise alone ({ $level }): { $bot } plays { $games } games, seed “{ $seed }”.
    }
balance-alone-won = won
balance-alone-interval = 95% interval
balance-alone-chits = lost: too few chits left
balance-alone-fall = lost: no village left
balance-alone-drawn = chits drawn: median (quartiles)
balance-alone-attacks = attacks on the opponent (that succeed)
balance-alone-attacked = attacks of the opponent (that succeed)
balance-alone-tiles = tiles found by the opponent
balance-alone-points = points
balance-alone-winners = games won
balance-alone-losers = games lost
balance-alone-opponent = opponent
balance-alone-bare = opponent without a group at the end
balance-alone-ever-bare = opponent ever without a group
balance-alone-won-bare = games won with it so at the end
