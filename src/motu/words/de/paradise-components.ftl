### Conquest of Paradise: Fehler in einem Ordner mit Spielmaterial. Datei und Zeile stehen vor jedem Satz.

paradise-components-unknown = Das Material „{ $name }“ ist hier nicht geladen: Lade seinen Ordner mit --components DIR.

## Der Ordner und seine Dateien

paradise-components-no-folder = Diesen Ordner gibt es nicht: --components braucht einen Ordner mit Tabellen.
paradise-components-empty = In diesem Ordner ist keine Tabelle: Lege wenigstens eine dieser Dateien hinein: { $files }.
paradise-components-stray-file = Eine Tabelle mit diesem Namen gibt es nicht, nur { $files }: Benenne die Datei um oder nimm sie weg.
paradise-components-unreadable = Das lässt sich nicht lesen: Sieh nach, ob es ist, was der Name sagt, und ob du es öffnen darfst.
paradise-components-not-utf8 = Diese Zeile ist kein UTF-8: Speichere die Datei als UTF-8.
paradise-components-syntax = Ab Spalte { $column } ist das kein gültiges TOML: Suche nach einem fehlenden Anführungszeichen, einem fehlenden Komma oder einer fehlenden Klammer.
paradise-components-dots = Diese Zeile hat mehr als { $most } Punkte, und so viele braucht keine Tabelle: Teile sie auf.

## Einträge

paradise-components-unknown-key = „{ $key }“ ist hier nicht gefragt, nur { $keys }: Berichtige oder entferne es.
paradise-components-missing-key = Hier fehlt „{ $key }“: Ergänze es.
paradise-components-not-a-list = „{ $key }“ muss eine Liste in eckigen Klammern sein.
paradise-components-not-an-entry = Ein Eintrag steht in geschweiften Klammern, mit { $keys }.
paradise-components-mark = „mark“ muss eines von { $marks } sein.
paradise-components-whole = „{ $key }“ muss eine ganze Zahl von { $low } bis { $high } sein.
paradise-components-text = „{ $key }“ muss ein Name in Anführungszeichen sein, höchstens { $longest } Zeichen lang.
paradise-components-choice = „{ $key }“ muss eines von { $choices } sein.
paradise-components-row-twice = Für „{ $key } = { $value }“ gibt es schon einen Eintrag: Behalte einen davon.

## Karte und Gruppen

paradise-components-no-hex = „{ $hex }“ ist kein Feld des Rasters: Felder heißen „{ $first }“ bis „{ $last }“, in Anführungszeichen, wie in der Zeichnung am Anfang von map.toml.
paradise-components-hex-twice = Das Feld { $hex } ist schon vergeben, in { $where }: Ein Feld kann nur eines sein.
paradise-components-printed-homes =
    { $count ->
        [one] Hier steht { $count } Heimatgruppe
       *[other] Hier stehen { $count } Heimatgruppen
    }; auf der Karte gedruckt sind zwei.
paradise-components-unconnected = Das Feld { $hex } ist von { $group } aus nicht zu erreichen: Ergänze die Felder dazwischen.
paradise-components-name-place = Das Feld { $hex } ist weder unbekannt noch Ozean, deshalb kann hier kein Name darauf stehen.
paradise-components-name-twice = Das Feld { $hex } hat schon einen Namen: Behalte einen davon.
paradise-components-kumara-place = Das Feld { $hex } passt hier nicht: Die Felder nach Südamerika müssen auf der Karte liegen, die von „galapagos“ gedruckter Ozean sein.
paradise-components-group-twice = Eine Gruppe „{ $group }“ gibt es schon: Jede Gruppe und jedes Plättchen braucht einen eigenen Namen.
paradise-components-no-group = Eine Gruppe „{ $group }“ gibt es weder in groups.toml noch in tiles.toml: Berichtige den Namen oder ergänze sie dort.
paradise-components-no-tile = „{ $group }“ ist kein Plättchen, das hier stehen kann: Nenne eines aus tiles.toml, und nicht die Südinsel, wo ein Plättchen ausgelegt wird.
paradise-components-malaria-group = „{ $group }“ kann hier nicht stehen: Nenne jede unabhängige Gruppe höchstens einmal.
paradise-components-malaria-twice = Der Wurf { $roll } trifft schon eine andere Gruppe: Ein Wurf trifft nur eine.

## Marker, Figuren und Karten

paradise-components-islands = Inselmarker: { $count }, Plättchen im Deckel: { $tiles }. Jeder Marker bringt ein Plättchen, nur die Südinsel hat keinen, also müssen beide Zahlen gleich sein.
paradise-components-ocean = Ozeanmarker: { $count }, nötig sind { $wanted }: je einer für die { $unknown } unbekannten Felder und { $spare } als Reserve, weniger die { $tiles } Inselmarker.
paradise-components-start = „{ $start }“ ist mehr als das, was ein Spieler an „{ $piece }“ hat ({ $count }).
paradise-components-card-twice = Eine Karte „{ $card }“ gibt es schon: Jede Karte braucht einen eigenen Namen.
paradise-components-cards-many = Das sind mehr als { $most } Karten: Mehr kann eine Schachtel nicht haben.
paradise-components-alike = „{ $name }“ ist „{ $other }“ zu ähnlich: Aufzeichnungen schreiben Namen ohne Zeichen und Leerzeichen, also nimm einen anderen.
paradise-components-no-letters = „{ $name }“ hat weder Buchstaben noch Ziffern: Nimm einen Namen, den man schreiben kann.

## Anfang und Ende einer Partie

paradise-components-homes =
    { $count ->
        [one] Es gibt { $count } Heimatgruppe
       *[other] Es gibt { $count } Heimatgruppen
    }; das Spiel braucht vier, davon zwei auf der Karte gedruckte.
paradise-components-printed-home = „{ $group }“ kann keine der ersten beiden Heimatgruppen sein: Nenne eine Gruppe aus „homes“ in groups.toml.
paradise-components-home-hex = „{ $group }“ ist auf der Karte gedruckt, ihr Feld steht deshalb nur in groups.toml.
paradise-components-home-green = „{ $group }“ hat zu wenige grüne Quadrate ({ $green }) für die Dörfer, mit denen eine Heimat beginnt ({ $villages }).
paradise-components-placed-twice = „{ $group }“ liegt schon auf der Karte: Lege diese Gruppe nur einmal aus.
paradise-components-not-unknown = Das Feld { $hex } ist nicht unbekannt: Plättchen und Ozeanmarker kommen nur auf unbekannte Felder.
paradise-components-cell-twice = Auf dem Feld { $hex } liegt schon etwas: Wähle ein anderes.
paradise-components-last = „last“ muss jede Heimatgruppe einmal nennen: { $homes }.
paradise-components-no-target = Die Punkte für { $players } Spieler fehlen: Ergänze einen Eintrag mit players = { $players }.

## Was an einen Server geschickt wurde

paradise-components-at =
    { $line ->
        [0] { $file }: { $problem }
       *[other] { $file }, Zeile { $line }: { $problem }
    }
paradise-components-none = Unter diesen Dateien ist keine Tabelle: Wähle mindestens eine von { $files }, oder ein .zip davon.
paradise-components-file-twice = Diese Tabelle ist zweimal da: Wähle eine der beiden Dateien.
paradise-components-large = Das ist mehr, als ein Satz haben darf: { $one } kB für eine Tabelle, { $all } kB insgesamt. Wähle nur die Tabellen, die du geändert hast.
