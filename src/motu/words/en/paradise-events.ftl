### Conquest of Paradise: random events (11.2). Their names, what they do, and all that is said about them.

paradise-event-name =
    { $event ->
        [typhoon] Typhoon
        [typhoon-season] Typhoon Season
        [tsunami] Tsunami
        [drought] Drought
        [weeds] Invasive Weeds
        [erosion] Erosion
        [eruption] Eruption
        [taniwha] Taniwha
        [epidemic] Epidemic
        [canoe-rot] Canoe Rot
        [rival-chiefs] Rival Chiefs
        [winds] Favourable Winds
        [fishing] Good Fishing
        [fertile-island] Fertile Island
        [spring] Fresh Spring
        [ash] Volcanic Ash
        [migration] Migration
        [omen] Good Omen
        [voyagers] Voyagers Return
        [war-fever] War Fever
        [war-leader] War Leader
        [shaman] Shaman
        [marriage] Royal Marriage
        [new-stars] New Stars
        [trade-winds] Trade Winds
        [whispers] Whispers
        [great-feast] Great Feast
       *[own] { $name }
    }
paradise-event-text =
    { $effect ->
        [typhoon] The drawer chooses an ocean hex: whoever has canoes at sea in it or next to it loses one there.
        [typhoon-season] Everybody with transport canoes at sea loses one of them.
        [tsunami] The drawer chooses a controlled group: it and those next to it lose a village each, where there are 3 or more.
        [drought] The drawer chooses a controlled group: it yields no build points in this turn.
        [weeds] The drawer chooses a controlled group: in this turn it yields 2 build points less and none of its squares is improved; an improved square without a village is improved no more.
        [erosion] The drawer chooses a controlled group: it loses a free green square for good.
        [eruption] The drawer chooses a controlled group with 3 or more squares: it loses a village and yields no build points in this turn.
        [taniwha] The drawer chooses an ocean hex: no fleet enters or leaves it in this turn.
        [epidemic] The group with most villages loses one.
        [canoe-rot] Everybody with 2 or more war canoes loses one.
        [rival-chiefs] The leader loses a warrior band.
        [winds] Keep it: your canoes sail 1 hex more in a turn.
        [fishing] The drawer has 2 more build points in this turn.
        [fertile-island] The drawer chooses a controlled group: it gains a green square for good.
        [spring] The drawer chooses a group of theirs: a brown square is improved for nothing; where none is left, a village appears on a free square. Where all their groups are full, they get a colony.
        [ash] The drawer chooses a group of theirs: in this turn it yields 2 build points more and may get two new villages.
        [migration] The drawer may move a village along their chain; if no village moves, they get a colony in a group of theirs.
        [omen] Keep it: your explorer bears 1 knot more in a turn.
        [voyagers] Keep it: your explorer leaves the lost box and explores at once.
        [war-fever] Keep it: in one building step you get two warrior bands for the price of one.
        [war-leader] Keep it: from now on every roll of a battle is shifted by one for you.
        [shaman] Keep it: an event that has been drawn does not happen.
        [marriage] Keep it: you and another player do not fight each other in this turn.
        [new-stars] The drawer may look at two secret tiles, with a marker of theirs on each; who looks at none gets a transport canoe in a group of theirs.
        [trade-winds] The drawer gets a card for nothing.
        [whispers] Keep it: your rumors are placed at once, wherever you have a piece.
       *[great-feast] Everybody but the leader has 1 more build point in this turn.
    }

## Questions

paradise-ask-division = Draw the event of this turn, or choose the order of play?
paradise-ask-shaman = { paradise-event-name } has been drawn: let it happen?
paradise-ask-lost-box = The explorer is in the lost box: let him come back, or play an event?
paradise-ask-event =
    { $what ->
        [typhoon] Where does the typhoon rage?
        [typhoon-loss] { paradise-event-name }: which canoe is lost?
        [season-loss] { paradise-event-name }: which transport canoe is lost?
        [rot-loss] { paradise-event-name }: which war canoe is lost?
        [chiefs-loss] { paradise-event-name }: which warrior band is lost?
        [leader] { paradise-event-name }: which of the leaders is struck?
        [taniwha] { paradise-event-name }: in which ocean hex?
        [migration] { paradise-event-name }: from which group does a village leave?
        [migration-to] { paradise-event-name }: where does the village go?
        [stars] { paradise-event-name }: which secret tile is looked at?
        [marriage] { paradise-event-name }: with whom?
        [whisper] { paradise-event-name }: where is a rumor placed?
        [gift] { paradise-event-name }: which group gets the piece?
       *[group] { paradise-event-name }: which group?
    }

## Why a move is not allowed

paradise-event-not-kept = You do not keep that event.
paradise-event-not-now = That event does nothing at this moment.
paradise-event-no-place = The event cannot be about { $place }: choose one of the places that are listed.
paradise-event-no-player = The event cannot be about that player.
paradise-event-no-loss = That piece cannot be lost to this event: choose one of those that are listed.

## The log

paradise-log-division = { paradise-seat } draws an event; { paradise-other } chooses the order of play.
paradise-log-event = { paradise-seat } draws { paradise-event-name }. { paradise-event-text }
paradise-log-keeps = { paradise-seat } draws an event and keeps it.
paradise-log-keeps-own = { paradise-seat } draws and keeps { paradise-event-name }. { paradise-event-text }
paradise-log-plays = { paradise-seat } plays { paradise-event-name }.
paradise-log-prevented = { paradise-seat } prevents { paradise-event-name }.
paradise-log-dropped = { paradise-seat } had kept { paradise-event-name }.
paradise-log-nothing = Nothing comes of it.
paradise-log-picked = { paradise-seat } chooses { $place }.
paradise-log-named = { paradise-other } is struck.
paradise-log-unharmed = { paradise-seat } has nothing to lose by it.
paradise-log-struck = { paradise-seat } loses { paradise-piece } at { $place }.
paradise-log-village-lost = { paradise-seat } loses a village at { $place }.
paradise-log-migrated = A village of { paradise-seat-of } moves from { $start } to { $place }.
paradise-log-stars = { paradise-seat } looks at the secret tile at { $place }.
paradise-log-stars-own = { paradise-seat } looks at the secret tile at { $place }: { $group }.
paradise-log-trade = { paradise-seat } gets a card.
paradise-log-trade-own = { paradise-seat } gets a card: { $card }.
paradise-log-gift = { paradise-seat } gets { paradise-piece } at { $place }.
paradise-log-founded = A new village of { paradise-seat-of } appears at { $place }.
paradise-log-married = { paradise-seat } and { paradise-other } do not fight each other in this turn.
paradise-log-whispered = A rumor of { paradise-seat-of } appears at { $place }.

## The rules in short

paradise-rules-events = Events: once somebody has { $points } points, an event is drawn each turn after the order is chosen. Who is last draws or chooses the order, who is last but one does the other. Some events are kept face down and played when their owner wishes; everybody who keeps one is asked before an event happens. Only controlled groups are touched, and nobody is left with fewer than 2 villages.

## The terminal

paradise-side-keeps =
    { $events ->
        [one] 1 event kept
       *[other] { $events } events kept
    }
paradise-kept = Events that { paradise-seat } keeps: { $events }
paradise-event-named = { paradise-event-name }
paradise-event-line = { paradise-event-name } ({ $word }): { paradise-event-text }
paradise-events-left = Events: { $deck } to be drawn. Done with: { $events }
paradise-events-none = none
paradise-event-marker =
    { $about ->
        [place] Lasting: { paradise-event-name }, { $place }
        [seat] Lasting: { paradise-event-name }, { paradise-seat }
       *[pair] Lasting: { paradise-event-name }, { paradise-seat } and { paradise-other }
    }
paradise-choices-event =
    { $kind ->
        [role] Task
        [event] Event
        [pick] Choose
        [name] Name
        [levy] Levy
       *[loss] Lose
    }
paradise-would-event =
    { $kind ->
        [draw] you draw the event; the last but one chooses the order
        [order] you choose the order; the last but one draws the event
        [pick] { $place } is chosen
        [name] { paradise-other } is chosen
        [levy] two warrior bands for the price of one at { $place }
       *[loss] { paradise-piece } at { $place } is lost
    }
paradise-would-play = { paradise-event-name } is played
paradise-done-event =
    { $stage ->
        [shaman] let it happen
        [lost-box] the explorer comes back
        [migration] no village moves: a colony instead
        [stars] look at no tile: a transport canoe instead
       *[event] nothing
    }
paradise-word-role = who is last draws the event, or chooses the order of play
paradise-word-event = play an event that you keep, by its number or its name
paradise-word-pick = the hex, the player that an event is about
paradise-word-levy = two warrior bands for the price of one, by War Fever

## Mistakes in events.toml

paradise-components-flag = “{ $key }” must be true or false, without quotes.
paradise-components-event-twice = There is an event “{ $event }” already: every event needs a name of its own.
paradise-components-event-flag = “{ $key }” must be { $wanted } here: events with the effect “{ $effect }” are all like that.
paradise-components-events-many = There are more than { $most } events: that is the most a box can have.
