### Der Server im Netz: was an einer Anfrage falsch sein kann, und an dem, was dem Server über sich gesagt wurde.

web-nobody = Noch weiß niemand, wer du bist; komm als Gast herein (POST /api/me) oder melde dich an (POST /api/session).
web-no-such-thing = Unter dieser Adresse gibt es nichts, oder nicht auf diese Weise; was es gibt, steht in /api/openapi.json.
web-no-box = { $game } hat keine Schachtel zum Hineinsehen: alle Spielbretter sind gleich.
web-not-told = Dazu hat { $game } nichts zu sagen.
web-no-page = Hier fehlt die Seite: ./dev play baut sie, und beim Installieren von Motu entsteht sie auch. Was Programme erfragen können, steht in /api/openapi.json.
web-in-record = Zeile { $line }, Spalte { $column }: { $problem }
web-bad-number = „{ $name }“ braucht eine ganze Zahl wie 12, nicht „{ $word }“.
web-bad-field = Das ist nicht, was hier erwartet wird: { $problem }. Was erwartet wird, steht in /api/openapi.json.
web-bad-file = Was von „{ $name }“ geschickt wurde, ist kein Base64; schicke es noch einmal.
web-no-json = Was geschickt wurde, lässt sich nicht als JSON lesen; was erwartet wird, steht in /api/openapi.json.
web-too-large = Geschickt wurden mehr als { $most } Bytes, so viele braucht hier nichts; schick weniger.
web-too-many-watched =
    { $most ->
        [one] Eine Verbindung kann höchstens 1 Tisch beobachten; verlass ihn erst.
       *[other] Eine Verbindung kann höchstens { $most } Tische beobachten; verlass erst einen davon.
    }
web-gone = Auf diese Antwort hat niemand mehr gewartet, darum wurde die Arbeit daran abgebrochen.
web-broken = Hier ist etwas schiefgegangen, nicht durch deine Schuld; versuch es noch einmal, und wer den Server betreibt, findet den Grund im Protokoll.
web-bad-host = Diese Anfrage sagt nicht klar, an welchen Server sie geht; in ihrem Header Host muss genau einer stehen.
web-unknown-host = Unter dem Namen „{ $host }“ läuft dieser Server nicht; wer ihn betreibt, kann den Namen mit --origin hinzufügen.
web-foreign-origin = Diese Anfrage scheint von der Seite eines anderen Servers zu kommen, darum ist nichts geschehen; öffne die eigene Seite dieses Servers, oder lass ein Programm sein Token im Header Authorization schicken, ohne Cookies.

## Einstellungen

web-bad-origin = --origin braucht den Anfang einer Adresse wie https://example.org oder http://localhost:8000, nicht „{ $word }“.
web-bad-proxy = --proxy braucht eine Adresse oder ein Netz wie 10.0.0.7 oder 10.0.0.0/8, nicht „{ $word }“.
web-bad-level = Eine Stufe „{ $word }“ hat das Protokoll nicht; es gibt debug, info, warning und error.
web-store-down = Der Server kann gerade nichts aufbewahren, darum wurde nichts getan; versuch es gleich noch einmal.
web-unwell =
    Dem Server geht es nicht gut: Seine Datenbank ist { $why ->
        [full] voll
        [locked] von einem anderen Programm gesperrt
        [damaged] beschädigt
       *[unreachable] nicht erreichbar
    }.
