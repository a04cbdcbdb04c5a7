### Conquest of Paradise: its words, questions, reasons, log and rules.

paradise-seat =
    { $player ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[nobody] The islanders
    }
paradise-seat-of =
    { $player ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[nobody] the islanders
    }
paradise-foe =
    { $foe ->
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[nobody] the islanders
    }
paradise-other =
    { $other ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    }
paradise-step =
    { $step ->
        [setup] set-up
        [order] turn order
        [exploration] exploration
        [movement] movement and battle
        [building] building
       *[victory] victory
    }
paradise-piece =
    { $piece ->
        [W] a warrior band
        [C] a war canoe
        [T] a transport canoe
        [L] a colony
        [R] a rumor
        [V] a local warrior
       *[piece] a piece
    }
paradise-load =
    { $load ->
        [W] a warrior band
       *[L] a colony
    }
paradise-item =
    { $item ->
        [warriors] a warrior band
        [war-canoe] a war canoe
        [transport] a transport canoe
        [transport-up] a transport canoe face up
        [colony] a colony
        [rumor] a rumor
        [village] a village
        [agriculture] improved agriculture
       *[card] an Arts & Culture card
    }
paradise-edition =
    Conquest of Paradise for { $preset ->
        [two] two
        [three] three
       *[four] four
    }
paradise-homes =
    { $homes ->
        [drawn] homes drawn by lot
        [chosen] homes chosen
       *[seated] homes by seat
    }
paradise-components-own = components { $name }
paradise-count =
    { $piece ->
        [W] { $number ->
            [one] 1 warrior band
           *[other] { $number } warrior bands
        }
        [C] { $number ->
            [one] 1 war canoe
           *[other] { $number } war canoes
        }
        [T] { $number ->
            [one] 1 transport canoe
           *[other] { $number } transport canoes
        }
        [L] { $number ->
            [one] 1 colony
           *[other] { $number } colonies
        }
        [V] { $number ->
            [one] 1 local warrior
           *[other] { $number } local warriors
        }
       *[R] { $number ->
            [one] 1 rumor
           *[other] { $number } rumors
        }
    }
paradise-knots =
    { $knots ->
        [one] 1 knot
       *[other] { $knots } knots
    }
paradise-standing =
    { $players ->
        [2] Red { $red }, Yellow { $yellow }
        [3] Red { $red }, Yellow { $yellow }, Green { $green }
       *[4] Red { $red }, Yellow { $yellow }, Green { $green }, Blue { $blue }
    }

## Words that are no move

paradise-notation-unknown = “{ $word }” is no move: moves look like >H12, V+G11, @G11, +W or “.”.
paradise-notation-no-place = There is no hex and no card “{ $name }”, as in “{ $word }”: hexes are named like G11, cards by their number.

## Questions

paradise-ask-nothing = The game is over.
paradise-ask-home = Which island group becomes the home?
paradise-ask-order = Who plays first, and which way round?
paradise-ask-explore =
    { $away ->
        [yes] { paradise-knots }: explore on from { $place }, or return?
       *[no] Where does the explorer go?
    }
paradise-ask-discovery = An island group at { $place }: keep it secret, or reveal it?
paradise-ask-astray = The explorer of { paradise-foe } is off course: where is he driven?
paradise-ask-transit = Transit along the chains: which piece?
paradise-ask-transit-to = Transit from { $place }: where to?
paradise-ask-move = Movement: which fleet is next?
paradise-ask-fleet = The fleet is at { $place }: load, sail, unload or stop?
paradise-ask-battle = Which battle is fought next?
paradise-ask-arioi = An attack on { $place }: turn it away with a card?
paradise-ask-battle-card = The die at { $place } shows { $die }: use a card?
paradise-ask-loss =
    { $loss ->
        [eliminated] The die at { $place } shows { $die }: which piece is eliminated?
       *[panicked] The die at { $place } shows { $die }: which piece panics?
    }
paradise-ask-carry = There are not enough canoes: how many colonies come along?
paradise-ask-retreat = Where do the pieces from { $place } retreat to?
paradise-ask-save = { $place } is taken: give up pieces to save villages?
paradise-ask-new-home = The home is lost: which group is the new one?
paradise-ask-regroup = { $place } is won: turn a transport canoe face up?
paradise-ask-build = What is to be built?
paradise-ask-settle = Which colonies become villages?
paradise-ask-reveal = Before points are counted: turn cards face up?
paradise-ask-claim = Enough points to win have been claimed: use Deforestation?

## Why a move is not allowed

paradise-over = The game is over.
paradise-not-your-turn = Another player has to decide now.
paradise-done-building = You are done building for this turn.
paradise-not-now = That is not the question now: { paradise-stage }.
paradise-stage =
    { $stage ->
        [home] a home is to be chosen
        [order] it is about who plays first
        [explore] it is about the explorer
        [discovery] the new tile is to be kept secret or revealed
        [astray] the explorer is to be driven off course
        [transit] it is about transit, which ends with “.”
        [transit-to] the piece in transit needs a place
        [move] it is about fleets; the step ends with “.”
        [fleet] it is about the fleet, which stops with “.”
        [battles] the next battle is to be chosen
        [arioi] an attack may be turned away
        [battle-card] it is about cards in battle
        [loss] a piece of the front line is to be chosen
        [carry] it is about who is carried
        [retreat] it is about the retreat
        [save] villages may be saved
        [new-home] a new home is to be chosen
        [regroup] a transport canoe may be turned face up
        [build] everybody builds
        [reveal] cards may be turned face up
        [search] the search for kumara goes on
        [lost-box] it is about the explorer in the lost box
        [division] who is last draws the event or chooses the order
        [shaman] an event may be prevented
        [event] it is about an event
       *[claim] the claim to victory may be answered
    }
paradise-no-choice = That is not possible now: choose one of the moves that are listed.
paradise-off-map = { $place } is not on the map.
paradise-too-many-knots =
    { $knots ->
        [one] With 1 knot the explorer must return.
       *[other] With { $knots } knots the explorer must return.
    }
paradise-not-next = { $place } is not next to where you are.
paradise-reveal-first = You know what lies at { $place } and keep it secret: reveal it first, with !{ $place }.
paradise-known-already = { $place } is known already: an exploration begins at an unknown hex.
paradise-enemy-hex = Explorers do not enter { $place }: it is an enemy hex.
paradise-out-of-reach = { $place } is too far away: an exploration begins next to hexes that you reach across known sea.
paradise-fleet-empty = The fleet has no canoe yet: add one with +C or +T.
paradise-unknown-hex = Nobody knows what lies at { $place }: fleets sail to known hexes only.
paradise-sailed-enough =
    { $hexes ->
        [one] Not farther: { paradise-piece } has sailed 1 hex, as far as it may in this turn.
       *[other] Not farther: { paradise-piece } has sailed { $hexes } hexes, as far as it may in this turn.
    }
paradise-needs-escort = There are enemies at { $place }: only a fleet with a war canoe may go there.
paradise-among-enemies = Nothing is loaded or unloaded among enemies.
paradise-none-here = You do not have { paradise-piece } here.
paradise-has-moved = You have { paradise-piece } here, but it has moved already in this turn, or belongs to a chain that was used.
paradise-garrison = One of your pieces must stay on a printed group that you have conquered.
paradise-no-room = The fleet has no canoe free for { paradise-piece }.
paradise-not-aboard = The fleet does not have { paradise-piece } aboard.
paradise-not-sailed = The fleet has not sailed yet: what stays behind is simply not loaded.
paradise-none-such = You have no { $canoe } here: +T1W is a transport canoe that has sailed 1 hex and carries a warrior band.
paradise-no-such-room = No { $canoe } of the fleet is free for that: “{ $other }” takes any canoe with room.
paradise-no-such-load = No { $canoe } of the fleet carries that: “{ $other }” takes any that does.
paradise-not-in-fleet = The fleet has no { $canoe }: canoes are named by the hexes they have sailed and by what they carry.
paradise-last-canoe = The last canoe stays with the fleet: stop with “.” instead.
paradise-no-piece = You have no such piece at { $place }.
paradise-no-canoe-ready = You have no canoe at { $place } that can still move in this turn.
paradise-flipped = The canoe at { $place } has been turned over already in this step.
paradise-no-transport = You have no transport canoe at { $place }.
paradise-settling = You have finished your purchases: now only colonies settle.
paradise-one-card = You buy one card a turn.
paradise-no-cards = There is no card left for you: the last ones go to those who play first.
paradise-no-village = You have no village at { $place }.
paradise-too-dear =
    { $cost ->
        [one] That costs 1 build point
       *[other] That costs { $cost } build points
    }; there you have { $points }.
paradise-one-village = { $place } has got a village in this turn: one a group is the limit.
paradise-no-square = { $place } has no free square for a village; brown ones need improved agriculture.
paradise-no-brown = { $place } has no brown square left to improve.
paradise-card-elsewhere = A card is bought with the points of a whole chain: take the move that is listed for it.
paradise-none-left = All { $limit } of these pieces are on the map.
paradise-no-card = You do not have such a card.
paradise-settle-last = Colonies become villages last: end your purchases with “.” first.
paradise-no-colony = At { $place } no colony can become a village.
paradise-explorer-away = Your explorer is lost: without him you cannot focus inward.
paradise-focus-once = You focus inward once a turn, and only with a home.
paradise-card-used = That card has done its work; it only scores now.
paradise-card-not-now = That card does nothing at this moment.
paradise-no-chain = { $place } belongs to no chain of face-up canoes.
paradise-no-transit = That piece cannot make a transit: it has made one, must stay at { $place }, or has nowhere to go.
paradise-not-in-front = You have no such piece in the front line.
paradise-home-taken = { $place } is no home that is still free.
paradise-no-group = You have no group at { $place }.
paradise-astray-known = { $place } is known: off course, an explorer is driven to an unknown hex.
paradise-not-in-battle = Only where the battle was fought are canoes turned over now, not at { $place }.
paradise-no-tile = You have no secret tile at { $place }.
paradise-no-marker =
    { $markers ->
        [one] Your only marker is on another tile: reveal a tile first.
       *[other] All { $markers } of your markers are on other tiles: reveal a tile first.
    }

## The log

paradise-log-home = { paradise-seat } makes { $place } the home.
paradise-log-first =
    { $players ->
        [2] { paradise-seat } decides: { paradise-other } plays first.
       *[other] { paradise-seat } decides: { paradise-other } plays first, then { $way ->
            [clockwise] clockwise.
           *[counter] counterclockwise.
        }
    }
paradise-log-found = The explorer of { paradise-seat-of } finds his way home.
paradise-log-stay = The explorer of { paradise-seat-of } stays at home.
paradise-log-return = The explorer of { paradise-seat-of } returns.
paradise-log-lost = The explorer of { paradise-seat-of } is lost, with { paradise-knots }.
paradise-log-cross = The explorer of { paradise-seat-of } crosses { $place }, 2 knots.
paradise-log-sea = { paradise-seat } explores { $place }: open ocean, { paradise-knots }.
paradise-log-tile = { paradise-seat } explores { $place }: an island group, { paradise-knots }.
paradise-log-tile-own = { paradise-seat } explores { $place }: { $group }, { paradise-knots }.
paradise-log-look = { paradise-seat } looks at the tile at { $place }, 2 knots.
paradise-log-look-own = { paradise-seat } looks at the tile at { $place }: { $group }, 2 knots.
paradise-log-astray = The explorer of { paradise-seat-of } goes off course at { $place }.
paradise-log-pushed = { paradise-other } drives the explorer of { paradise-seat-of } to { $place }.
paradise-log-hide = { paradise-seat } keeps { $place } secret.
paradise-log-reveal = { $place } is revealed: { $group }.
paradise-log-transit = { paradise-seat } moves { paradise-piece } along the chain from { $start } to { $place }.
paradise-log-flip =
    { $way ->
        [up] { paradise-seat } turns a transport canoe face up at { $place }.
       *[down] { paradise-seat } turns the canoe at { $place } face down.
    }
paradise-log-disband = { paradise-seat } takes a rumor off the map at { $place }.
paradise-log-aboard = { paradise-seat } adds { paradise-piece } to the fleet at { $place }.
paradise-log-aboard-laden = { paradise-seat } adds { paradise-piece } with { paradise-load } to the fleet at { $place }.
paradise-log-aboard-two = { paradise-seat } adds two pieces to the fleet at { $place }.
paradise-log-ashore = { paradise-seat } leaves { paradise-piece } at { $place }.
paradise-log-ashore-laden = { paradise-seat } leaves { paradise-piece } with { paradise-load } at { $place }.
paradise-log-ashore-two = { paradise-seat } leaves two pieces at { $place }.
paradise-log-sail = A fleet of { paradise-seat-of } sails from { $start } to { $place }.
paradise-log-attack = { paradise-seat } comes to { $place } to fight.
paradise-log-turned-away = The attack of { paradise-seat-of } on { $place } is turned away: the pieces go back to { $start }.
paradise-log-battle = Battle of { $place }: { paradise-seat } ({ $attackers }) against { paradise-foe } ({ $defenders }).
paradise-log-roll = The die shows { $die }.
paradise-log-shifted = The die is shifted to { $die }.
paradise-log-eliminated =
    { $piece ->
        [W] { paradise-seat } loses a warrior band.
        [C] { paradise-seat } loses a war canoe.
       *[V] A local warrior falls.
    }
paradise-log-panicked =
    { $piece ->
        [W] { paradise-seat }: a warrior band panics.
        [C] { paradise-seat }: a war canoe panics.
       *[V] A local warrior flees.
    }
paradise-log-won =
    { $player ->
        [nobody] The islanders hold { $place }.
       *[other] { paradise-seat } wins the battle of { $place }.
    }
paradise-log-drowned = { paradise-seat } has no canoe for { $pieces }: lost.
paradise-log-no-refuge = { paradise-seat } has nowhere to retreat to: { $pieces } are lost.
paradise-log-retreat = { paradise-seat } retreats to { $place } with { $pieces }.
paradise-log-save = { paradise-seat } gives up { paradise-piece } and saves a village at { $place }.
paradise-log-conquest =
    { $saved ->
        [0] { paradise-seat } takes { $place } from { paradise-foe }; no village is left.
        [one] { paradise-seat } takes { $place } from { paradise-foe }; 1 of { $fallen } villages is saved.
       *[other] { paradise-seat } takes { $place } from { paradise-foe }; { $saved } of { $fallen } villages are saved.
    }
paradise-log-new-home = { $place } is now the home of { paradise-seat-of }.
paradise-log-no-home = { paradise-seat } has no home any more.
paradise-log-out = { paradise-seat } is out of the game.
paradise-log-built = { paradise-seat } builds { paradise-item } at { $place }.
paradise-log-placed =
    { $number ->
        [one] { paradise-seat } builds 1 piece at { $place }.
       *[other] { paradise-seat } builds { $number } pieces at { $place }.
    }
paradise-log-placed-own = { paradise-seat } builds { $pieces } at { $place }.
paradise-log-settled = A colony of { paradise-seat-of } becomes a village at { $place }.
paradise-log-focus = { paradise-seat } focuses inward: the explorer stays away for a turn.
paradise-log-bought = { paradise-seat } buys a card.
paradise-log-bought-own = { paradise-seat } buys a card: { $card }.
paradise-log-show = { paradise-seat } turns up { $card }.
paradise-log-use = { paradise-seat } uses { $card }.
paradise-log-felled = { paradise-seat } fells the forests of { paradise-other }: 2 points less.
paradise-log-points = Points: { paradise-standing }.
paradise-log-planned =
    { $what ->
        [focus] Planned: focus inward.
        [settle] Planned: a colony becomes a village at { $place }.
        [feast] Planned: a feast gives a village at { $place }.
        [use] Planned: use { $card }.
        [store] Planned: keep a build point of { $place }.
        [spend] Planned: use the build point that was kept.
        [levy] Planned: two warrior bands for the price of one at { $place }.
       *[build] Planned: { paradise-item } at { $place }.
    }
paradise-over-points = { paradise-seat } wins. Points: { paradise-standing }.
paradise-over-groups = { paradise-seat } wins with more island groups. Points: { paradise-standing }.
paradise-over-cards = { paradise-seat } wins with more cards. Points: { paradise-standing }.
paradise-over-nothing = The first place is shared. Points: { paradise-standing }.
paradise-over-last = { paradise-seat } wins: nobody else is left.

## What cards do

paradise-effect =
    { $effect ->
        [healing] Once a battle, a piece that you would lose only panics.
        [commerce] Once in the game, 3 more build points at home.
        [feast] Once in the game, a free village in a group of yours with room.
        [fish-ponds] 1 more build point a turn while an atoll is in your home chain.
        [arioi] Once in the game, turns an attack on you away.
        [war-canoes-3] Your war canoes sail 3 hexes.
        [all-canoes-3] All your canoes sail 3 hexes.
        [navigation] Your explorer bears one more knot.
        [ocean-chart] Your explorer is never lost.
        [haka] Once a battle, the die is rolled again.
        [war-club] Once a battle, the die is shifted by one for you.
        [cannibalism] Once a battle, an enemy piece that would panic is eliminated.
        [deforestation] Once in the game, when victory is claimed, another player counts 2 points less.
       *[none] Only scores.
    }

## The rules in short

paradise-rules-aim =
    Aim: { $players ->
        [2] two players
        [3] three players
       *[4] four players
    } settle the islands of the Pacific. Villages, linked island groups, atolls and cards score; who has { $target } points at the end of a turn wins.
paradise-rules-homes =
    { $homes ->
        [drawn] Homes: drawn by lot.
        [chosen] Homes: chosen one after another.
       *[seated] Homes: given out in the order of the seats.
    } Each begins with villages ({ $villages }) and warrior bands ({ $warriors }).
paradise-rules-turn = Turn: five steps, each of them for everybody before the next begins: turn order, exploration, movement and battle, building, victory.
paradise-rules-order = Turn order: the player with fewest points says who plays first and which way round. Among equals the first of { $ties } counts as last.
paradise-rules-explore = Exploration: your explorer crosses known hexes without enemies for nothing, then enters an unknown one. A marker shows ocean or an island group, and knots. With { $knots } knots at most he may go on; with { $back } he must return; with { $lost } or more he is lost, and comes back a turn later. On the way, crossing a known hex or looking at another’s secret tile costs { $extra } knots.
paradise-rules-secret =
    Secret tiles: an island group that you find you may reveal or keep secret under a marker of yours ({ $markers } at most). To the others it is unknown. Fleets go there only when it is revealed, which whoever has a marker on it can do at any time, in anybody’s turn; it is revealed when all have seen it.
paradise-rules-astray =
    Off course: { $players ->
        [2] your opponent
       *[other] your left neighbour
    } says to which unknown hex your explorer is driven. Where there is none he stays, for { $extra } knots.
paradise-rules-chain = Chains: one transport canoe in a hex may lie face up. Such canoes in neighbouring hexes are a chain, and groups with a canoe of the chain in their own hex are linked; home needs one, too.
paradise-rules-transit = Transit: before fleets move, any piece in a chain may go along it as far as you like, once a turn. The canoes of a chain that was used stay where they are for the rest of the step, all of them.
paradise-rules-move = Movement: every canoe sails up to { $hexes } hexes of its own, known ones only. Canoes sail together in fleets: one may stop, let another join, and go on with what it has left. A warrior band or a colony needs a canoe to itself, a colony a transport canoe; you say which canoe carries whom. Fleets pick up and put down on the way, at sea as well, where a piece floats until a canoe takes it; what one canoe has carried no other carries in that turn. Each transport canoe may be turned over once.
paradise-rules-enemies = Enemies: a hex with any enemy piece or group is entered only with a war canoe. A group of an enemy, an independent group or an enemy war canoe stops the fleet. Wherever a war canoe ends in a hex with any enemy piece there is a battle.
paradise-rules-face-down = Face down: others see how many pieces you have in a hex, not which. Rumors ({ $rumors }) pass for pieces: they move like canoes without a load, never enter an enemy hex alone, and go back to you when a battle shows what they are; you may take them off the map yourself at any time, in anybody’s turn, and build them again.
paradise-rules-battle = Battle: the attacker chooses the order of battles. War canoes and the warriors in them attack; all warrior bands and war canoes defend on land, at sea only warriors in war canoes. A band in a transport canoe stays behind. Up to two villages raise one local warrior, up to four two, more three; independent groups have their own.
paradise-rules-die = Die: 1, the attacker loses a piece of his front line; 2 or 3, one of his panics; 4 or 5, one of the defender’s panics; 6, the defender loses one. Panicked pieces stand behind. Owners choose the piece. Who has nobody in front has lost.
paradise-rules-retreat = Retreat: the loser’s other pieces go to his nearest group without enemy fighters, as far as canoes of either kind carry them; he chooses among equals. The victor keeps all that is left. Where there is none they are lost. Pieces that retreated lie face up until their owner’s next movement.
paradise-rules-conquest = Conquest: villages of a conquered group go, but for each fighter in front that the victor gives up one is saved and becomes his; that fighter is out of the game. Without a saved village the group is nobody’s until a colony lands. A piece must stay on a conquered group that is printed on the map.
paradise-rules-home-lost = Losing: who loses his home chooses another group as home. Without any group he plays on with his pieces. Without a village, a colony and a war canoe he is out; his cards are shown. Who is left alone wins.
paradise-rules-points = Build points: one for each village. Groups linked by a chain when the step begins share their points, any other group has its own. Focusing inward gives 1 point more at home, and the explorer stays away next turn.
paradise-rules-costs = Costs: warrior band { $warriors }, war canoe { $canoe }, transport canoe { $transport }, colony { $colony }, rumor { $rumor }, village { $village }, improved agriculture { $agriculture }, card { $card }.
paradise-rules-build = Building: all plan at once and in secret; when all are done everything is placed. One new village a group a turn, on a green square or on a brown one with improved agriculture. Pieces are limited to those of your colour.
paradise-rules-settle = Colonies: last of all, a colony on a group with a free green square may become a village. Nothing stands on atolls but pieces.
paradise-rules-cards = Cards: one a turn; the last ones go to those who play first. A card that you buy is yours at once; the others learn of it when all are done. It lies face down until you turn it up, at any time, in anybody’s turn; its points and effect count only face up. In battle one card a roll, the defender first. Commerce gives { $commerce } points.
paradise-rules-score = Points: 1 for each village, 1 for home, 1 for each group linked to it by a chain, ½ for each atoll in that chain, and those of the cards that lie face up.
paradise-rules-claim = Victory: in turn order everybody may turn cards up, then points are counted. Who has { $target } claims victory with all cards that score; Deforestation may answer. Then most points win, then most groups, then most cards.
paradise-rules-end = End: after { $turns } turns most points win in any case.
paradise-rules-hidden = Hidden are the kinds of face-down pieces, secret tiles, face-down cards, what cup and deck hold next, and plans until all are done. Numbers of pieces and cards, markers and every battle are open.
