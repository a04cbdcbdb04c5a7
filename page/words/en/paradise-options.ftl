### Conquest of Paradise: the options of a new table.
paradise-option-advanced = Advanced rules
paradise-option-name =
    { $option ->
        [homes] Homes
        [end] Another end
        [solitaire] How hard
        [events] Random events
        [south] South Island
        [saved] Saved resources
        [kumara] Kumara
       *[malaria] Malaria
    }
paradise-option-note =
    { $option ->
        [end] Fewer points make a shorter game, more a longer one.
        [solitaire] Hard: Samoa takes more of the islands that nobody has found yet.
        [events] As soon as somebody is ahead, each turn brings a typhoon, a marriage, a bad harvest …
        [south] Whoever reveals Aotearoa brings a second island with it, within reach on foot.
        [saved] One build point may be kept for a later turn.
        [kumara] Explorers may sail to South America for the sweet potato: 2 points for whoever comes home.
       *[malaria] Villages in the west may be lost to illness.
    }
paradise-option-value =
    { $value ->
        [drawn] drawn by lot
        [chosen] chosen one after another
        [seated] by the order of the seats
        [hard] hard
       *[normal] normal
    }
paradise-option-end-usual = the usual points
paradise-option-end-by = { $points } points
paradise-told-end = end { $points } points
paradise-told-homes =
    { $value ->
        [seated] homes by the order of the seats
       *[chosen] homes chosen one after another
    }
paradise-told-components = components of its own ({ $name })
paradise-told-save = Save its components (.zip)
paradise-own-title = What lies in the box
paradise-own-house = The house’s components
paradise-own-house-note = ours
paradise-own-add = Tables of your own
paradise-own-about = If you own the game, or have ideas of your own: change map, costs, cards or events in our tables, and play with yours. Whoever plays with you plays with them, and can save them.
paradise-own-download = Download our tables to begin with (.zip)
paradise-own-name = Their name
paradise-own-first = My copy
paradise-own-choose = Choose files
paradise-own-drop = The .toml files that you have changed, or a .zip of them; or drop them here, or their folder.
paradise-own-checking = The tables are being checked …
paradise-own-added = “{ $name }” is chosen.
paradise-own-gone = The components of last time are not here any more, so ours are chosen.
paradise-own-forget = Forget
paradise-own-forget-name = Forget “{ $name }”
paradise-read-rules = Read the rules of this game

paradise-seats-title = Who plays?
paradise-seats-count = How many
paradise-seats-bots = Bots
paradise-seats-friends = People you invite
paradise-seats-here = People beside you
paradise-seats-here-note = All at this device
paradise-seats-cast = Opponents with a character, the weakest first
paradise-seats-alone-note = Alone you play against Samoa, which acts by the chits that you draw. Reach the points before the chits are used up.
paradise-seat-other = Player { $place }
paradise-seat-person = A person
paradise-seat-here = A person at this device
paradise-seat-bot = Bot: { $name }
