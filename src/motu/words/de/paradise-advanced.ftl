### The advanced rules of Conquest of Paradise (11).

## Optionen, die nicht zusammenpassen.

paradise-option-not-alone = Allein gibt es nur { $option }={ $value }; diese Option weglassen oder zu zweit und mehr spielen.
paradise-option-alone-only = Nur das Solospiel kennt { $option }; diese Option weglassen oder mit players=1 spielen.
paradise-option-end = Die Option end kann nicht „{ $value }“ sein: Sie ist eine ganze Zahl von -{ $most } bis { $most }, etwa 5 oder -3.
paradise-option-end-low = Die Option end kann nicht { $value } sein: Eine Partie endet frühestens bei 1 Punkt, das ist end={ $least }.
paradise-option-far-end = Diese Partie endet bei { $target } Punkten und weicht damit um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } von der üblichen Zahl ab; empfohlen sind höchstens { $most }.
paradise-rule-name =
    { $rule ->
        [end] Ende bei { $target }
        [events] Zufallsereignisse
        [south] Südinsel
        [saved] Vorräte
        [kumara] Kumara
       *[malaria] Malaria
    }

## The South Island (11.3)

paradise-log-south = Daneben liegt Te Waka Maui, die Südinsel: { $place }.
paradise-log-no-south = Daneben ist kein Platz für die Südinsel: Sie ist aus dem Spiel.
paradise-log-removed = Sie nimmt den Platz des geheimen Plättchens auf { $place } ein: { $group } ist aus dem Spiel.
paradise-log-march = { paradise-seat } schickt { paradise-piece } zu Fuß von { $start } nach { $place }.
paradise-march-no-island = Die Südinsel ist nicht auf der Karte.
paradise-march-elsewhere = { $place } ist keine der beiden Inseln, zwischen denen man zu Fuß geht.
paradise-march-enemies = Bei { $place } sind Feinde: Dorthin gehen nur Krieger.
paradise-rules-south = Südinsel: Wird Aotearoa aufgedeckt, kommt Te Waka Maui südwestlich daneben. Sie nimmt den Platz von offenem Meer, einem unerforschten Feld oder einem geheimen Plättchen ein, das aus dem Spiel ist; wo eine Gruppe offen liegt oder die Karte endet, ist sie selbst aus dem Spiel. Zwischen beiden ziehen Krieger und Kolonien ohne Kanu, auch beim Rückzug; auf ein Feld mit Feinden geht niemand zu Fuß.
paradise-word-march = eine Kriegerschar geht zu Fuß von G11 auf die andere Insel Neuseelands

## Saved resources (11.4)

paradise-log-stored = { paradise-seat } hebt einen Baupunkt für später auf.
paradise-log-spent = { paradise-seat } nutzt den aufgehobenen Baupunkt.
paradise-store-once = Du hast in diesem Zug schon einen Punkt aufgehoben: Mehr als einer geht nicht.
paradise-store-used = Du hast den aufgehobenen Punkt schon genutzt.
paradise-store-none = Du hast keinen Baupunkt aufgehoben.
paradise-store-full = Du hast schon einen Baupunkt aufgehoben: Nutze ihn zuerst, mehr als einer geht nicht.
paradise-store-empty = Bei { $place } ist kein Baupunkt mehr übrig.
paradise-store-elsewhere = Die Gruppen einer Kette heben gemeinsam einen Punkt auf: Nimm den Zug, der dafür aufgeführt ist.
paradise-rules-saved = Vorräte: Statt einen Baupunkt auszugeben, kannst du ihn aufheben, höchstens einen. In einem späteren Zug ist er ein Punkt mehr für deine Heimat und die mit ihr verbundenen Gruppen. In einem Zug kann man den aufgehobenen nutzen und dann einen anderen aufheben; die anderen sehen es, wenn alle gebaut haben.
paradise-side-stored = 1 Baupunkt aufgehoben
paradise-word-store = einen Baupunkt der Gruppen von G11 aufheben; den aufgehobenen nutzen

## Kumara (11.5)

paradise-ask-search =
    { $die ->
        [4] Auf { $place } vom Kurs abgekommen: Wohin treibt der Entdecker?
       *[other] Die Suche nach Kumara geht von { $place } weiter: wohin?
    }
paradise-log-search = Der Entdecker von { paradise-seat-of } bricht von { $place } auf, um Kumara zu suchen.
paradise-log-search-roll =
    { $result ->
        [1] Die Suche: { $die }, verschollen.
        [2] Die Suche: { $die }, Ergebnis { $result }, er muss heimkehren.
        [3] Die Suche: { $die }, Ergebnis { $result }, er muss heimkehren.
        [4] Die Suche: { $die }, Ergebnis { $result }, vom Kurs abgekommen.
       *[other] Die Suche: { $die }, Ergebnis { $result }, er fährt weiter.
    }
paradise-log-search-lost = Der Entdecker von { paradise-seat-of } ist verschollen.
paradise-log-seek = Er kommt nach { $place }.
paradise-log-galapagos = { $place }: Von nun an zählt { paradise-seat } bei jedem Wurf einer Suche 1 dazu.
paradise-log-kumara = { paradise-seat } erreicht Südamerika und bringt die Kumara heim: 2 Punkte.
paradise-log-kumara-captured = { paradise-seat } erbeutet die Kumara, die { paradise-foe } angebaut hat: 2 Punkte.
paradise-kumara-once = Du hast die Kumara schon.
paradise-kumara-instead = Der Entdecker ist anderswo unterwegs: Eine Suche beginnt daheim.
paradise-kumara-starts = Auf { $place } beginnt kein Weg nach Südamerika, nur auf { $places }.
paradise-kumara-no-way = Dein Entdecker kommt nicht nach { $place }: Der Weg dorthin muss bekannt und frei von Feinden sein und darf nicht über das Meer im Osten führen.
paradise-kumara-nearer = { $place } liegt näher an Südamerika: Vom Kurs abgekommen, nähert man sich nicht.
paradise-kumara-odds = { $found } % anzukommen, { $lost } % verschollen
paradise-rules-kumara =
    Kumara: Statt zu erkunden, kann dein Entdecker nach Südamerika aufbrechen, von { $places } aus, wenn er über bekannte Felder dorthin kommt. Für jedes Feld wird gewürfelt: 1 verschollen, 2 oder 3 er kehrt heim, 4 vom Kurs ab (ein Feld, das nicht näher liegt), ab 5 fährt er weiter, wohin du willst. Dazu kommt 1 für eine Karte, die hilft (Navigation, Poi, Doppelrumpfkanus), und 1, sobald du an einem dieser Orte warst ({ $islands }); mit der Seekarte kehrt er heim, statt verschollen zu sein. Nach { $rolls } Würfen kehrt er heim. Kumara bringt 2 Punkte, jedem einmal; wer eine Gruppe eines anderen, der sie hat, erobert und dort ein Dorf rettet, hat sie auch.
paradise-side-kumara = Kumara
paradise-side-galapagos = +1 bei der Suche
paradise-word-search = der Entdecker bricht von G11 auf, um Kumara zu suchen

## Malaria (11.6)

paradise-log-malaria = Malaria, { $die }: { paradise-seat } verliert ein Dorf bei { $place }.
paradise-log-malaria-nobody = Malaria, { $die }: { $place }, wo niemand Dörfer hat.
paradise-rules-malaria = Malaria: Sobald jemand zum ersten Mal eine dieser Gruppen beherrscht ({ $groups }), wird vom nächsten Zug an vor jedem Zug gewürfelt; die getroffene Gruppe verliert ein Dorf, wenn ein Spieler sie beherrscht.

## On the command line

cli-paradise-end = die Partie so viele Punkte später oder früher (-3) beenden; empfohlen sind höchstens { $most }
cli-paradise-rule =
    { $rule ->
        [events] erweiterte Regel: Zufallsereignisse
        [south] erweiterte Regel: die Südinsel neben Aotearoa
        [saved] erweiterte Regel: ein Baupunkt kann aufgehoben werden
        [kumara] erweiterte Regel: die Suche nach Kumara in Südamerika
       *[malaria] erweiterte Regel: Malaria in Melanesien
    }
