### Die Befehle für Gastgeber (serve, backup, restore) und die Datenbank.

cli-serve = Menschen und Bots im Netz an Tischen spielen lassen
cli-backup = alles, was ein Server aufbewahrt, in eine Datei schreiben
cli-restore = eine Sicherung in eine leere Datenbank zurückspielen
cli-examine = alles, was ein Server aufbewahrt hat, auf Schäden durchsehen

## Die Befehlszeile

serve-where = Wo der Server zu erreichen ist
serve-host-help = Adresse, an der er lauscht; 0.0.0.0 für alle Netze (sonst { $host }, nur dieser Rechner)
serve-port-help = Port, an dem er lauscht (sonst { $port } oder der nächste freie)
serve-origin-help = seine Adresse von außen, etwa https://example.org; mehrfach möglich (sonst jeder Name)
serve-proxy-help = Adresse oder Netz eines Proxys, dessen Angaben über Besucher gelten, etwa 10.0.0.0/8; mehrfach möglich
serve-keep = Wo alles aufbewahrt wird
serve-database-help = eine SQLite-Datei oder postgresql://… (sonst { $database })
serve-redis-help = Redis, durch das mehrere Prozesse einander Züge mitteilen, etwa redis://localhost; braucht PostgreSQL
serve-copies = Kopien der Datenbank im laufenden Betrieb
serve-backup-help = Ordner, in den die Datenbank regelmäßig kopiert wird (sonst keine Kopien)
serve-every-help = Zeit von einer Kopie zur nächsten, etwa 30s, 10m, 6h oder 1d (sonst { $every })
serve-keep-help = so viele Kopien bleiben, die neuesten (sonst { $keep })
serve-size = Wie viel er leisten kann
serve-workers-help = Serverprozesse; mehrere brauchen --redis (sonst 1)
serve-thinkers-help = Prozesse, in denen die Bots jedes Serverprozesses nachdenken (sonst 2)
serve-seconds-help = Sekunden, die ein Bot für einen Zug hat (sonst 1)
serve-connections-help = Verbindungen, die ein Serverprozess annimmt (sonst so viele, wie das System zulässt)
serve-connections-each-help = so viele davon darf eine Adresse haben, aber höchstens die Hälfte (sonst 500)
serve-more = Was er sonst noch tut
serve-webhooks-help = Server, an den Erinnerungen gehen dürfen: example.org, .example.org mit allen Namen darunter oder * für alle; mehrfach möglich (sonst keine Erinnerungen)
serve-shows-help = Tische erlauben, an denen nur Bots spielen (sonst gehört an jeden Tisch ein Mensch)
serve-open-help = die Seite im Browser öffnen, sobald der Server antwortet
serve-environment = Optionen können auch in der Umgebung stehen: --database als MOTU_DATABASE, damit kein Passwort unter den Argumenten zu sehen ist; mehrere Werte mit Kommas. Was in der Befehlszeile steht, geht vor.
serve-log-help = wie ausführlich das Protokoll ist (sonst info)
serve-backup-file = die Sicherung, eine komprimierte Datei

## Was sie sagen

serve-begins = Motu ist unter { $address } zu erreichen und bewahrt alles in { $database } auf; Strg-C beendet es.
serve-alone = Ohne --redis würden mehrere Prozesse nichts von den Zügen der anderen erfahren, darum gibt es nur einen.
serve-backed-up =
    { $rows ->
        [one] In { $file } ist alles gesichert: 1 Zeile.
       *[other] In { $file } ist alles gesichert: { $rows } Zeilen.
    }
serve-restored =
    { $rows ->
        [one] In { $database } ist wieder alles da: 1 Zeile.
       *[other] In { $database } ist wieder alles da: { $rows } Zeilen.
    }
serve-whole = { $database } ist unversehrt: Alles darin wurde gelesen.
serve-bad-seconds = --seconds braucht eine Zahl von 0.05 bis 60, etwa 0.5, nicht „{ $seconds }“.
serve-bad-every = --every braucht eine Zeit von 10s bis 30d, etwa 10m oder 6h, nicht „{ $every }“.
serve-copies-where = --every und --keep gehören zu --backup, das den Ordner für die Kopien nennt.
serve-needs-extra = Der Server braucht weitere Pakete: Installiere motu mit dem Zusatz „server“ oder starte mit ./dev, das erledigt es.
serve-needs-postgres-extra = Redis braucht weitere Pakete: Installiere motu mit dem Zusatz „postgres“ oder lass --redis weg.
serve-bad-redis = --redis braucht eine Adresse wie redis://localhost:6379.
serve-no-redis = Redis ist dort, wo --redis sagt, nicht zu erreichen ({ $reason }); starte es oder berichtige die Adresse.
serve-redis-needs-postgres = --redis nützt nur mit PostgreSQL: Lass es weg, oder nenne mit --database eine PostgreSQL-Datenbank.
serve-sqlite-alone = Eine SQLite-Datei reicht nur für einen Prozess: Lass --workers weg, oder nenne mit --database eine PostgreSQL-Datenbank.
serve-no-port = An { $host }, Port { $port }, kann der Server nicht lauschen ({ $reason }); wähle --host oder --port anders, oder beende, was dort läuft.

## Die Datenbank

store-bad-url = „{ $url }“ ist keine Datenbank; schreib den Namen einer Datei wie motu.db oder eine Adresse wie postgresql://user@host/name.
store-needs-asyncpg = PostgreSQL braucht weitere Pakete: Installiere motu mit dem Zusatz „postgres“ oder nimm eine SQLite-Datei.
store-no-file = Eine Datenbank { $where } gibt es nicht; nenne mit --database die richtige.
store-no-tables = In dieser Datenbank hat Motu nie etwas aufbewahrt; nenne mit --database die richtige.
store-foreign-file = { $where } ist beschädigt oder gar keine Datenbank und blieb unangetastet; nenne mit --database eine andere Datei.
store-damaged = { $where } ist beschädigt ({ $reason }); halte den Server an, leg die Datei beiseite und spiel die letzte Sicherung in eine neue ein.
store-cannot-open = Die Datenbank { $where } lässt sich nicht öffnen ({ $reason }); es muss ihren Ordner geben, und beide müssen beschreibbar sein.
store-in-use = Ein anderer Server benutzt gerade { $where } (er hält { $lock }); beende ihn erst, oder nenne mit --database eine andere Datei.
store-too-new = Ein neueres Motu hat diese Datenbank verändert (auf Version { $there }, dieses hier kennt Versionen bis { $known }); nimm das neuere.
store-refused = PostgreSQL lehnt ab ({ $reason }); prüfe Adresse, Benutzer und Passwort in --database und was der Benutzer darf.
store-unreachable = Die Datenbank ist nicht zu erreichen ({ $reason }); nichts wurde geändert, gleich lässt es sich wieder versuchen.
store-full = { $where } ließ sich nicht beschreiben, der Datenträger ist voll oder gestört; nichts wurde geändert, und wenn Platz ist, lässt es sich wieder versuchen.
store-locked = { $where } ist gerade von einem anderen Programm belegt; nichts wurde geändert, gleich lässt es sich wieder versuchen.
store-failed = { $where } konnte nicht tun, was verlangt war ({ $reason }); nichts wurde geändert, und es lässt sich wieder versuchen.
store-closed = Der Server wird gerade beendet; versuch es, wenn er wieder da ist.
store-bad-text = In diesem Text steht ein Zeichen, das sich nicht aufbewahren lässt; schreib ihn ohne dieses.

## Sicherungen

backup-in-the-way = { $where } gibt es schon, und es ist keine Sicherung; wähle einen anderen Namen, damit nichts überschrieben wird.
backup-cannot-write = Die Sicherung { $where } lässt sich nicht schreiben ({ $reason }); wähle einen anderen Ort oder schaffe Platz.
backup-cannot-read = Die Sicherung { $where } lässt sich nicht lesen ({ $reason }); prüfe ihren Namen und ihre Rechte.
backup-foreign = { $where } ist keine Sicherung; nenne eine Datei, die „{ $motu } backup“ geschrieben hat.
backup-torn = Die Sicherung { $where } bricht vor ihrem Ende ab, darum wurde nichts zurückgespielt; nimm eine andere Kopie davon oder eine andere Sicherung.
backup-damaged = Die Sicherung { $where } ist beschädigt, darum wurde nichts zurückgespielt; nimm eine andere Kopie davon oder eine andere Sicherung.
backup-too-new = Die Sicherung { $where } stammt von einem neueren Motu; spiel sie mit diesem zurück.
restore-not-empty = In { $where } ist schon etwas, und eine Sicherung kommt nur in eine leere Datenbank; nenne mit --database eine andere.
copies-no-folder = In { $where } lassen sich keine Kopien anlegen ({ $reason }); nenne mit --backup einen Ordner, in den man schreiben kann.
copies-in-use = Ein anderer Server kopiert seine Datenbank nach { $where } (er hält { $lock }); nenne mit --backup einen anderen Ordner.
copies-no-room = In { $where } ist kein Platz für eine weitere Kopie: Sie braucht { $needed } MB, und { $free } MB sind frei; schaffe Platz, oder behalte mit --keep weniger Kopien.
copies-not-whole = { $where } ist nicht heil ({ $reason }), darum gibt es keine neue Kopie; bewahre die früheren auf, denn die Datenbank selbst ist vielleicht beschädigt.
copies-broken-off = Die Kopie wurde abgebrochen ({ $reason }); die früheren sind noch da.
serve-no-file = Welche Datei? Zum Beispiel: { $command } motu-sicherung.gz
