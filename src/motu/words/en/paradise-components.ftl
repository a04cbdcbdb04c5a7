### Conquest of Paradise: mistakes in a folder of components. File and line stand before each sentence.

paradise-components-unknown = The components “{ $name }” are not loaded here: load their folder with --components DIR.

## The folder and its files

paradise-components-no-folder = There is no such folder: --components wants a folder of tables.
paradise-components-empty = There is no table in this folder: put at least one of { $files } into it.
paradise-components-stray-file = There is no table of this name, only { $files }: rename the file or take it away.
paradise-components-unreadable = This cannot be read: check that it is what its name says and that you may open it.
paradise-components-not-utf8 = This line is not UTF-8: save the file as UTF-8.
paradise-components-syntax = This is not valid TOML from column { $column } on: look for a missing quote, comma or bracket.
paradise-components-dots = This line has more than { $most } dots, which no table needs: break it into several.

## Entries

paradise-components-unknown-key = “{ $key }” is not asked for here, only { $keys }: correct or remove it.
paradise-components-missing-key = “{ $key }” is missing here: add it.
paradise-components-not-a-list = “{ $key }” must be a list in square brackets.
paradise-components-not-an-entry = An entry stands in braces, with { $keys }.
paradise-components-mark = “mark” must be one of { $marks }.
paradise-components-whole = “{ $key }” must be a whole number from { $low } to { $high }.
paradise-components-text = “{ $key }” must be a name in quotes, of at most { $longest } characters.
paradise-components-choice = “{ $key }” must be one of { $choices }.
paradise-components-row-twice = “{ $key } = { $value }” has an entry already: keep one of them.

## Map and groups

paradise-components-no-hex = “{ $hex }” is not a hex of the grid: hexes are named from “{ $first }” to “{ $last }”, in quotes, as in the drawing at the top of map.toml.
paradise-components-hex-twice = The hex { $hex } is taken already, in { $where }: a hex can only be one thing.
paradise-components-printed-homes =
    { $count ->
        [one] There is { $count } home
       *[other] There are { $count } homes
    } here; two are printed on the map.
paradise-components-unconnected = The hex { $hex } cannot be reached from { $group }: add the hexes between them.
paradise-components-name-place = The hex { $hex } is neither Unknown nor ocean, so no name can be printed in it here.
paradise-components-name-twice = The hex { $hex } has a name already: keep one of them.
paradise-components-kumara-place = The hex { $hex } is no place for this: the hexes towards South America must be on the map, those of “galapagos” printed ocean.
paradise-components-group-twice = There is a group “{ $group }” already: every group and tile needs a name of its own.
paradise-components-no-group = There is no group “{ $group }” in groups.toml or tiles.toml: correct the name, or add the group there.
paradise-components-no-tile = “{ $group }” is not a tile that can lie here: name one of tiles.toml, and not the South Island where a tile is placed.
paradise-components-malaria-group = “{ $group }” cannot stand here: name each independent group at most once.
paradise-components-malaria-twice = The roll { $roll } strikes another group already: a roll can only strike one.

## Markers, pieces and cards

paradise-components-islands =
    { $count ->
        [one] There is { $count } island marker
       *[other] There are { $count } island markers
    } for { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in the lid: each marker brings a tile, and only the South Island has none, so both numbers must be the same.
paradise-components-ocean =
    { $count ->
        [one] There is { $count } ocean marker
       *[other] There are { $count } ocean markers
    } where { $wanted } must be: one marker for each of the { $unknown } Unknown hexes and { $spare } to spare, less the { $tiles } island markers.
paradise-components-start = “{ $start }” is more than the { $count } of “{ $piece }” that a player has.
paradise-components-card-twice = There is a card “{ $card }” already: every card needs a name of its own.
paradise-components-cards-many = There are more than { $most } cards: that is the most a box can have.
paradise-components-alike = “{ $name }” is too much like “{ $other }”: records write names without signs and spaces, so give it another.
paradise-components-no-letters = “{ $name }” has neither letters nor digits: give it a name that can be written down.

## The beginning and the end of a game

paradise-components-homes =
    { $count ->
        [one] There is { $count } home
       *[other] There are { $count } homes
    }; the game needs four, two of them printed on the map.
paradise-components-printed-home = “{ $group }” cannot be one of the first two homes: name a group from “homes” in groups.toml.
paradise-components-home-hex = “{ $group }” is printed on the map, so its hex belongs in groups.toml only.
paradise-components-home-green = “{ $group }” has too few green squares ({ $green }) for the villages that a home begins with ({ $villages }).
paradise-components-placed-twice = “{ $group }” lies on the map already: place it once.
paradise-components-not-unknown = The hex { $hex } is not Unknown: tiles and ocean markers are placed on Unknown hexes only.
paradise-components-cell-twice = Something lies on the hex { $hex } already: choose another.
paradise-components-last = “last” must name each home once: { $homes }.
paradise-components-no-target = The points for { $players } players are missing: add an entry with players = { $players }.

## What was sent to a server

paradise-components-at =
    { $line ->
        [0] { $file }: { $problem }
       *[other] { $file }, line { $line }: { $problem }
    }
paradise-components-none = There is no table among these files: choose at least one of { $files }, or a .zip of them.
paradise-components-file-twice = This table is there twice: choose one of the two files.
paradise-components-large = This is more than a set may have: { $one } kB a table, { $all } kB in all. Choose only the tables that you have changed.
