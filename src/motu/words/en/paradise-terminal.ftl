### Conquest of Paradise in the terminal: where the game stands, the map as a list, choices, notation.

## Where the game stands

paradise-now = Turn { $turn }, { paradise-step }: { paradise-seat } to decide
paradise-now-build = Turn { $turn }, { paradise-step }: still planning: { $players }
paradise-now-over = The final position
paradise-side =
    { $named ->
        [yes] { $side } ({ $name }): { $belongings }
       *[no] { $side }: { $belongings }
    }
paradise-side-points = { $points } of { $target } points
paradise-side-villages =
    { $villages ->
        [one] 1 village
       *[other] { $villages } villages
    }
paradise-side-groups =
    { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }
paradise-side-home = home { $place }
paradise-side-hand =
    { $cards ->
        [one] 1 card face down
       *[other] { $cards } cards face down
    }
paradise-side-face = face up: { $cards }
paradise-side-lost = explorer away
paradise-side-out = out of the game
paradise-order = Order of play: { $players }
paradise-own-pieces = Your pieces: { $pieces }
paradise-fleet =
    { $hexes ->
        [0] Fleet: { $fleet } at { $place }, not sailed yet
        [one] Fleet: { $fleet } at { $place }, 1 hex sailed
       *[other] Fleet: { $fleet } at { $place }, { $hexes } hexes sailed
    }
paradise-battle =
    { $die ->
        [0] Battle of { $place }
       *[other] Battle of { $place }; the die shows { $die }
    }
paradise-battle-side = { paradise-seat }: in front { $front }, behind { $back }
paradise-pool =
    { $points ->
        [one] 1 build point: { $groups }
       *[other] { $points } build points: { $groups }
    }
paradise-plan = Planned: { $moves }
paradise-cards-none = { paradise-seat } has no cards face down.
paradise-cards = Face-down cards of { paradise-seat-of }: { $cards }
paradise-card =
    { $card }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }{ $more ->
        [yes] , one more with { $groups }
       *[no] { "" }
    }. { paradise-effect }
paradise-card-done = (Used.)
paradise-face-up = Face up, { paradise-seat }:
paradise-left = Left: cards { $deck }, tiles { $tiles }
paradise-cup = In the cup: island groups with 1, 2, 3 knots { $i1 }, { $i2 }, { $i3 }; ocean { $o1 }, { $o2 }, { $o3 }; off course { $x }
paradise-score = { paradise-seat }, counted now: { $points } ({ $parts })
paradise-score-all = { paradise-seat }, with all cards: { $points } ({ $parts })
paradise-score-part =
    { $what ->
        [villages] villages { $points }: { $names }
        [home] home { $points }: { $names }
        [group] linked groups { $points }: { $names }
        [atoll] atolls { $points }: { $names }
        [card] cards { $points }: { $names }
        [kumara] { $names }kumara { $points }
       *[cut] { $names }Deforestation { $points }
    }

## The map as a list

paradise-place-open =
    { $kind ->
        [sea] { $place }, sea.
       *[unknown] { $place }, unknown.
    }
paradise-place-atoll = { $place }, atoll.
paradise-place-wild =
    { $locals ->
        [one] { $place }, independent, { $squares }, 1 local warrior.
       *[other] { $place }, independent, { $squares }, { $locals } local warriors.
    }
paradise-place-free = { $place }, nobody’s, { $squares }.
paradise-place-held =
    { $home ->
        [yes] { $place }, home of { paradise-seat-of }
       *[no] { $place }, { paradise-seat }
    }: { $villages }, { $squares }.
paradise-place-secret = { $place }, secret tile, seen by { $players }.
paradise-place-secret-own = { $place }, secret tile, seen by { $players }: { $group }, { $squares }.
paradise-squares = squares { $green } green, { $brown } brown
paradise-squares-improved = { paradise-squares }, { $improved } improved
paradise-pieces =
    { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    }
paradise-pile =
    { paradise-seat }: { $pieces }{ $open ->
        [yes] , face up { $face }
       *[no] { "" }
    }.
paradise-explorer-here = Explorer of { paradise-seat-of }, { $knots }.
paradise-fleet-here = Fleet of { paradise-seat-of }: { $fleet }.

## Choices

paradise-choices =
    { $kind ->
        [first] First
        [home] Home
        [explore] Explore
        [look] Look at
        [cross] Cross
        [push] Drive to
        [hide] Keep
        [turn] Reveal
        [take] Transit
        [put] Put down
        [fight] Fight
        [use] Use
        [lose] Lose
        [carry] Carry
        [retreat] Retreat
        [save] Give up
        [settle] Settle
        [village] Village
        [feast] Feast
        [agriculture] Fields
        [colony] Colony
        [transport] Transport
        [transport-up] Chain
        [war-canoe] War canoe
        [warriors] Warriors
        [rumor] Rumor
        [card] Card
        [focus] Focus
        [fleet] Fleet
        [sail] Sail
        [add] Take along
        [load] Load
        [land] Put down
        [drop] Leave
        [flip] Turn over
        [aside] Any time
        [fell] Fell
        [search] Kumara
        [seek] Search on
        [arrive] South America
        [march] On foot
        [store] Keep
        [spend] From store
       *[done] End
    }
paradise-choices-cost = { $title } ({ $cost })
paradise-short =
    { $piece ->
        [W] warriors
        [C] war canoe
        [T] transport
        [L] colony
        [R] rumor
       *[V] local warrior
    }
paradise-short-load =
    { $load ->
        [W] warriors
       *[L] colony
    }
paradise-short-sailed =
    { $hexes ->
        [0] { "" }
        [one] { "" }, 1 hex sailed
       *[other] { "" }, { $hexes } hexes sailed
    }
paradise-short-canoe =
    { $load ->
        [none] { paradise-short }{ paradise-short-sailed }
       *[other] { paradise-short } with { paradise-short-load }{ paradise-short-sailed }
    }
paradise-short-loading =
    { $piece ->
        [none] { paradise-short-load }
       *[other] { paradise-short-load }: { paradise-short }{ paradise-short-sailed }
    }
paradise-short-flip =
    { $way ->
        [up] face up
       *[down] face down
    }
paradise-short-focus = 1 more build point
paradise-done =
    { $stage ->
        [explore] the explorer stays at home
        [return] the explorer returns
        [transit] no more transit
        [move] no more movement
        [fleet] the fleet stops here
        [arioi] let it come to battle
        [battle-card] no card
        [save] save no more
        [regroup] all stay face down
        [build] done building
        [settle] done settling
        [reveal] no more cards
       *[claim] let it stand
    }
paradise-would-first =
    { $players ->
        [2] { paradise-other } plays first
       *[other] { paradise-other } first, { $way ->
            [clockwise] clockwise
           *[counter] counterclockwise
        }
    }
paradise-would-fell = { paradise-other } counts 2 points less
paradise-would-carry =
    { $colonies ->
        [0] no colony comes along
        [one] 1 colony comes along
       *[other] { $colonies } colonies come along
    }
paradise-would-build = { paradise-item } at { $place }
paradise-would =
    { $kind ->
        [home] { $place } becomes the home
        [explore] the explorer enters { $place }
        [look] the explorer looks at the secret tile at { $place }, for 2 knots
        [cross] the explorer crosses { $place }, for 2 knots
        [push] the explorer is driven to { $place }
        [hide] the tile stays secret, under a marker
        [turn] the tile at { $place } is revealed to all
        [reveal] the tile at { $place } is revealed to all
        [put] the piece goes to { $place }
        [fight] the battle of { $place } is next
        [use] { $card } is used
        [show] { $card } is turned face up
        [retreat] the pieces retreat to { $place }
        [settle] a colony becomes a village at { $place }
        [feast] a feast gives a village at { $place }
        [focus] 1 build point more; the explorer stays away next turn
        [fleet] a fleet is made up at { $place }
        [sail] the fleet sails to { $place }
        [search] the explorer sets out from { $place } in search of kumara
        [seek] the explorer goes to { $place }
        [arrive] the explorer reaches South America
        [store] a build point of { $place } is kept for later
        [spend] 1 build point more, from store
       *[disband] a rumor at { $place } goes
    }
paradise-would-piece =
    { $kind ->
        [take] { paradise-piece } goes from { $place } along the chain
        [lose] { paradise-piece } is chosen
        [save] { paradise-piece } is given up for a village
       *[march] { paradise-piece } goes from { $place } to the other island on foot
    }
paradise-would-canoe =
    { $load ->
        [none] { $kind ->
            [add] { paradise-piece } joins the fleet
           *[drop] { paradise-piece } stays here
        }
       *[other] { $kind ->
            [add] { paradise-piece } with { paradise-load } joins the fleet
           *[drop] { paradise-piece } with { paradise-load } stays here
        }
    }
paradise-would-load =
    { $piece ->
        [none] { $kind ->
            [load] { paradise-load } comes aboard
           *[land] { paradise-load } is put down here
        }
       *[other] { $kind ->
            [load] { paradise-load } goes into { paradise-piece }
           *[land] { paradise-load } is put down from { paradise-piece }
        }
    }
paradise-would-flip = the canoe at { $place } is turned { paradise-short-flip }

## The words of the notation

paradise-several = Several words in a line are played one after another, as are numbers of the list of choices: @G11 +C +W >F12 or 2 5. Small letters and printed names do as well: >niue.
paradise-out-of-turn = What may be done at any time (!7, !H12, -R@G11) can be typed at another’s prompt, behind the name of the seat: { $seat }: !7
paradise-word-first = Red plays first, clockwise; with - the other way round
paradise-word-home = G11 becomes home
paradise-word-go = explorer or fleet goes to H12
paradise-word-push = another’s explorer is driven to H12
paradise-word-hide = keep the new tile secret; reveal the tile at H12
paradise-word-transit = transit: take a warrior band at G11; put it down at H12
paradise-word-fleet = make up a fleet at G11
paradise-word-canoe = a canoe joins the fleet; one that has sailed 1 hex and carries a warrior band; it stays behind
paradise-word-load = load a warrior band; put it down; load it into a transport canoe. W warriors, C war canoe, T transport canoe, L colony, R rumor
paradise-word-flip = turn the transport canoe at G11 over
paradise-word-disband = take a rumor off the map at G11
paradise-word-fight = fight the battle of H12 next
paradise-word-lose = a warrior band panics or is lost (xC war canoe, xV local warrior); retreat to H12
paradise-word-carry = two colonies come along where not all can
paradise-word-save = give up a warrior band to save a village
paradise-word-build = build a village at G11: V village, A improved agriculture, K card, and the letters of pieces
paradise-word-face-up = build a transport canoe face up
paradise-word-feast = the village that a Harvest Feast gives
paradise-word-focus = focus inward
paradise-word-settle = a colony at G11 becomes a village
paradise-word-card = turn card 7 face up; use card 7
paradise-word-fell = Deforestation against Red
paradise-word-done = enough: return, stop, end the step
paradise-sign-open = on the map: unknown, sea, atoll; a hex is named by its column and the row of its upper line
paradise-sign-villages = villages of Red at home, of Red elsewhere, of independent islanders
paradise-sign-squares = free green square, brown square; secret tile that Red and Yellow have seen
paradise-sign-pieces = your own two warrior bands, war canoe, chain canoe; three pieces of Yellow
paradise-sign-others = three local warriors; an explorer with 2 knots; a fleet of three
paradise-danger =
    { paradise-seat } { $certain ->
        [yes] can attack
       *[no] may be able to attack
    } { $place }, { $foe ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[nobody] independent
    }: { $fighters } against { $defenders }, { $chance } % to win.
paradise-danger-note = Counted without cards; face-down pieces of others count as fighters.
paradise-score-build =
    { paradise-seat } builds with { $points } from { $villages }{ $extra ->
        [0] {""}
       *[other] , cards and events { $extra }
    }
