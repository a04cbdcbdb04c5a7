### The advanced rules of Conquest of Paradise (11).

## Options that do not go together.

paradise-option-not-alone = The solitaire game has { $option }={ $value } only; leave that option out, or play with two and more.
paradise-option-alone-only = Only the solitaire game knows { $option }; leave that option out, or play with players=1.
paradise-option-end = The option end cannot be “{ $value }”: it is a whole number from -{ $most } to { $most }, such as 5 or -3.
paradise-option-end-low = The option end cannot be { $value }: a game ends at 1 point at the least, which is end={ $least }.
paradise-option-far-end = { $points ->
        [one] This game ends { $points } point away from the usual number
       *[other] This game ends { $points } points away from the usual number
    }, at { $target }; up to { $most } are recommended.
paradise-rule-name =
    { $rule ->
        [end] ends at { $target }
        [events] random events
        [south] South Island
        [saved] saved resources
        [kumara] kumara
       *[malaria] malaria
    }

## The South Island (11.3)

paradise-log-south = Te Waka Maui, the South Island, lies beside it: { $place }.
paradise-log-no-south = There is no place for the South Island beside it: it is out of the game.
paradise-log-removed = It takes the place of the secret tile at { $place }: { $group }, which is out of the game.
paradise-log-march = { paradise-seat } sends { paradise-piece } from { $start } to { $place } on foot.
paradise-march-no-island = The South Island is not on the map.
paradise-march-elsewhere = { $place } is not one of the two islands between which one can go on foot.
paradise-march-enemies = There are enemies at { $place }: only warriors go there.
paradise-rules-south = South Island: when Aotearoa is turned face up, Te Waka Maui is laid south-west of it. It takes the place of open ocean, of an unexplored hex, or of a secret tile, which is out of the game; where a group lies open or the map ends, it is out itself. Between the two, warrior bands and colonies move and retreat without a canoe; into a hex with enemies they do not go on foot.
paradise-word-march = a warrior band goes from G11 to the other of New Zealand’s islands on foot

## Saved resources (11.4)

paradise-log-stored = { paradise-seat } keeps a build point for later.
paradise-log-spent = { paradise-seat } uses the build point that was kept.
paradise-store-once = You have put a point aside in this turn already: one is the limit.
paradise-store-used = You have used the point that was kept already.
paradise-store-none = You have no build point in store.
paradise-store-full = You have a build point in store already: use it first, one is the limit.
paradise-store-empty = There is no build point left at { $place } to keep.
paradise-store-elsewhere = The groups of a chain keep a point together: take the move that is listed for it.
paradise-rules-saved = Saved resources: instead of spending a build point you may keep it, one at the most. In a later turn it is one more point of your home and of the groups linked to it. In one turn you may use the one you have and then keep another; others see it when all have built.
paradise-side-stored = 1 build point in store
paradise-word-store = keep a build point of the groups of G11; use the one that was kept

## Kumara (11.5)

paradise-ask-search =
    { $die ->
        [4] Off course at { $place }: where does the explorer drift?
       *[other] The search for kumara goes on from { $place }: where to?
    }
paradise-log-search = The explorer of { paradise-seat-of } sets out from { $place } in search of kumara.
paradise-log-search-roll =
    { $result ->
        [1] The search: { $die }, lost.
        [2] The search: { $die }, result { $result }, he must return.
        [3] The search: { $die }, result { $result }, he must return.
        [4] The search: { $die }, result { $result }, off course.
       *[other] The search: { $die }, result { $result }, he sails on.
    }
paradise-log-search-lost = The explorer of { paradise-seat-of } is lost.
paradise-log-seek = He comes to { $place }.
paradise-log-galapagos = { $place }: from now on { paradise-seat } adds 1 to every roll of a search.
paradise-log-kumara = { paradise-seat } reaches South America and brings the kumara home: 2 points.
paradise-log-kumara-captured = { paradise-seat } finds the kumara in the fields of { paradise-foe }: 2 points.
paradise-kumara-once = You have the kumara already.
paradise-kumara-instead = The explorer is on another voyage: a search begins at home.
paradise-kumara-starts = No way to South America begins at { $place }, only at { $places }.
paradise-kumara-no-way = Your explorer does not reach { $place }: the way there must be known and free of enemies, and not lead across the ocean in the east.
paradise-kumara-nearer = { $place } is nearer to South America: off course one does not get nearer.
paradise-kumara-odds = { $found } % to get there, { $lost } % to be lost
paradise-rules-kumara =
    Kumara: instead of exploring, your explorer may set out for South America, from { $places } if he gets there across known hexes. Roll for each hex: 1 lost, 2 or 3 he returns, 4 off course (a hex that is not nearer), 5 or more he sails on, as you choose. Add 1 for a card that helps (Navigation, Poi, Double-Hulled Canoes) and 1 once you have been at { $islands }; with Ocean Chart he returns instead of being lost. After { $rolls } rolls he returns. Kumara is 2 points, once a player; who conquers a group of somebody who has it and saves a village there has it, too.
paradise-side-kumara = kumara
paradise-side-galapagos = +1 in a search
paradise-word-search = the explorer sets out from G11 in search of kumara

## Malaria (11.6)

paradise-log-malaria = Malaria, { $die }: { paradise-seat } loses a village at { $place }.
paradise-log-malaria-nobody = Malaria, { $die }: { $place }, where nobody’s villages are.
paradise-rules-malaria = Malaria: from the turn after somebody first controls one of { $groups }, a die is rolled before each turn; the group that it strikes loses a village if a player controls it.

## On the command line

cli-paradise-end = end the game at so many points more, or fewer (-3): up to { $most } either way are recommended
cli-paradise-rule =
    { $rule ->
        [events] advanced rule: random events
        [south] advanced rule: the South Island beside Aotearoa
        [saved] advanced rule: a build point can be kept for later
        [kumara] advanced rule: the search for kumara in South America
       *[malaria] advanced rule: malaria in Melanesia
    }
