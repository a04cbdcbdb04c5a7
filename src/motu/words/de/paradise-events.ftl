### Conquest of Paradise: Zufallsereignisse (11.2). Ihre Namen, was sie tun, und alles, was dazu gesagt wird.

paradise-event-name =
    { $event ->
        [typhoon] Taifun
        [typhoon-season] Taifunzeit
        [tsunami] Tsunami
        [drought] Dürre
        [weeds] Unkraut
        [erosion] Erosion
        [eruption] Vulkanausbruch
        [taniwha] Taniwha
        [epidemic] Seuche
        [canoe-rot] Morsche Kanus
        [rival-chiefs] Rivalisierende Häuptlinge
        [winds] Günstige Winde
        [fishing] Guter Fang
        [fertile-island] Fruchtbare Insel
        [spring] Frische Quelle
        [ash] Vulkanasche
        [migration] Wanderung
        [omen] Gutes Omen
        [voyagers] Heimkehr der Seefahrer
        [war-fever] Kriegsfieber
        [war-leader] Kriegsführer
        [shaman] Schamane
        [marriage] Königliche Hochzeit
        [new-stars] Neue Sterne
        [trade-winds] Passatwinde
        [whispers] Geflüster
        [great-feast] Großes Fest
       *[own] { $name }
    }
paradise-event-text =
    { $effect ->
        [typhoon] Wer zieht, wählt ein Meerfeld: Alle, die dort oder gleich daneben Kanus auf See haben, verlieren dort eines.
        [typhoon-season] Alle, die Transportkanus auf See haben, verlieren eines davon.
        [tsunami] Wer zieht, wählt eine beherrschte Gruppe: Sie und ihre Nachbarn verlieren je ein Dorf, wo es mindestens 3 gibt.
        [drought] Wer zieht, wählt eine beherrschte Gruppe: Sie bringt in diesem Zug keine Baupunkte.
        [weeds] Wer zieht, wählt eine beherrschte Gruppe: In diesem Zug bringt sie 2 Baupunkte weniger, und kein Quadrat wird dort verbessert; ein verbessertes Quadrat ohne Dorf ist nicht mehr verbessert.
        [erosion] Wer zieht, wählt eine beherrschte Gruppe: Sie verliert für immer ein freies grünes Quadrat.
        [eruption] Wer zieht, wählt eine beherrschte Gruppe mit mindestens 3 Quadraten: Sie verliert ein Dorf und bringt in diesem Zug keine Baupunkte.
        [taniwha] Wer zieht, wählt ein Meerfeld: In diesem Zug fährt keine Flotte hinein oder heraus.
        [epidemic] Die Gruppe mit den meisten Dörfern verliert eines.
        [canoe-rot] Alle mit mindestens 2 Kriegskanus verlieren eines.
        [rival-chiefs] Wer führt, verliert eine Kriegerschar.
        [winds] Zum Behalten: Deine Kanus fahren einen Zug lang ein Feld weiter.
        [fishing] Wer zieht, hat in diesem Zug 2 Baupunkte mehr.
        [fertile-island] Wer zieht, wählt eine beherrschte Gruppe: Sie gewinnt für immer ein grünes Quadrat.
        [spring] Wer zieht, wählt eine eigene Gruppe: Ein braunes Quadrat wird umsonst verbessert; wo keines mehr ist, entsteht ein Dorf auf einem freien Quadrat. Sind alle eigenen Gruppen voll, gibt es eine Kolonie.
        [ash] Wer zieht, wählt eine eigene Gruppe: In diesem Zug bringt sie 2 Baupunkte mehr und darf zwei neue Dörfer bekommen.
        [migration] Wer zieht, darf ein Dorf entlang der eigenen Kette versetzen; zieht keines um, gibt es eine Kolonie in einer eigenen Gruppe.
        [omen] Zum Behalten: Dein Entdecker verträgt einen Zug lang einen Knoten mehr.
        [voyagers] Zum Behalten: Dein verschollener Entdecker taucht auf und erkundet gleich.
        [war-fever] Zum Behalten: In einem Bauschritt gibt es zwei Kriegerscharen zum Preis von einer.
        [war-leader] Zum Behalten: Von da an wird jeder Wurf eines Kampfes um eins zu deinen Gunsten verschoben.
        [shaman] Zum Behalten: Ein gezogenes Ereignis findet nicht statt.
        [marriage] Zum Behalten: Du und ein anderer Spieler bekämpft euch in diesem Zug nicht.
        [new-stars] Wer zieht, darf zwei geheime Plättchen ansehen und legt dabei eigene Marker darauf; wer keines ansieht, bekommt ein Transportkanu in einer eigenen Gruppe.
        [trade-winds] Wer zieht, bekommt eine Karte umsonst.
        [whispers] Zum Behalten: Deine Gerüchte kommen sofort dorthin, wo du eine Figur hast.
       *[great-feast] Alle außer denen, die führen, haben in diesem Zug 1 Baupunkt mehr.
    }

## Fragen

paradise-ask-division = Das Ereignis dieses Zuges ziehen oder die Reihenfolge bestimmen?
paradise-ask-shaman = { paradise-event-name } wurde gezogen: geschehen lassen?
paradise-ask-lost-box = Der Entdecker ist verschollen: zurückkommen lassen oder ein Ereignis spielen?
paradise-ask-event =
    { $what ->
        [typhoon] Wo wütet der Taifun?
        [typhoon-loss] { paradise-event-name }: Welches Kanu geht verloren?
        [season-loss] { paradise-event-name }: Welches Transportkanu geht verloren?
        [rot-loss] { paradise-event-name }: Welches Kriegskanu geht verloren?
        [chiefs-loss] { paradise-event-name }: Welche Kriegerschar geht verloren?
        [leader] { paradise-event-name }: Wen von denen, die führen, trifft es?
        [taniwha] { paradise-event-name }: In welchem Meerfeld?
        [migration] { paradise-event-name }: Aus welcher Gruppe zieht ein Dorf fort?
        [migration-to] { paradise-event-name }: Wohin zieht das Dorf?
        [stars] { paradise-event-name }: Welches geheime Plättchen wird angesehen?
        [marriage] { paradise-event-name }: Mit wem?
        [whisper] { paradise-event-name }: Wohin kommt ein Gerücht?
        [gift] { paradise-event-name }: Welche Gruppe bekommt die Figur?
       *[group] { paradise-event-name }: Welche Gruppe?
    }

## Warum ein Zug nicht erlaubt ist

paradise-event-not-kept = Dieses Ereignis hast du nicht.
paradise-event-not-now = Dieses Ereignis bewirkt im Augenblick nichts.
paradise-event-no-place = Bei { $place } ist das Ereignis nicht möglich: Wähle einen der aufgeführten Orte.
paradise-event-no-player = Diesen Spieler kann das Ereignis nicht treffen.
paradise-event-no-loss = Diese Figur kann durch das Ereignis nicht verloren gehen: Wähle eine der aufgeführten.

## Das Protokoll

paradise-log-division = { paradise-seat } zieht ein Ereignis; { paradise-other } bestimmt die Reihenfolge.
paradise-log-event = { paradise-seat } zieht: { paradise-event-name }. { paradise-event-text }
paradise-log-keeps = { paradise-seat } zieht ein Ereignis und behält es.
paradise-log-keeps-own = { paradise-seat } zieht und behält: { paradise-event-name }. { paradise-event-text }
paradise-log-plays = { paradise-seat } spielt: { paradise-event-name }.
paradise-log-prevented = { paradise-seat } verhindert: { paradise-event-name }.
paradise-log-dropped = { paradise-seat } hatte behalten: { paradise-event-name }.
paradise-log-nothing = Es hat keine Folgen.
paradise-log-picked = { paradise-seat } wählt { $place }.
paradise-log-named = Es trifft { paradise-other }.
paradise-log-unharmed = { paradise-seat } hat dabei nichts zu verlieren.
paradise-log-struck = { paradise-seat } verliert { paradise-piece } bei { $place }.
paradise-log-village-lost = { paradise-seat } verliert ein Dorf auf { $place }.
paradise-log-migrated = Ein Dorf von { paradise-seat-of } zieht von { $start } nach { $place }.
paradise-log-stars = { paradise-seat } sieht das geheime Plättchen bei { $place } an.
paradise-log-stars-own = { paradise-seat } sieht das geheime Plättchen bei { $place } an: { $group }.
paradise-log-trade = { paradise-seat } bekommt eine Karte.
paradise-log-trade-own = { paradise-seat } bekommt eine Karte: { $card }.
paradise-log-gift = { paradise-seat } bekommt { paradise-piece } bei { $place }.
paradise-log-founded = Ein neues Dorf von { paradise-seat-of } entsteht auf { $place }.
paradise-log-married = { paradise-seat } und { paradise-other } bekämpfen sich in diesem Zug nicht.
paradise-log-whispered = Ein Gerücht von { paradise-seat-of } taucht bei { $place } auf.

## Die Regeln in Kürze

paradise-rules-events = Ereignisse: Sobald jemand { $points } Punkte hat, wird in jedem Zug nach der Wahl der Reihenfolge ein Ereignis gezogen. Der Letzte zieht oder bestimmt die Reihenfolge, der Vorletzte tut das andere. Manche Ereignisse werden verdeckt behalten und gespielt, wann ihr Besitzer will; bevor ein Ereignis geschieht, werden alle gefragt, die eines behalten. Nur beherrschte Gruppen sind betroffen, und niemandem bleiben weniger als 2 Dörfer.

## Das Terminal

paradise-side-keeps =
    { $events ->
        [one] 1 Ereignis behalten
       *[other] { $events } Ereignisse behalten
    }
paradise-kept = Ereignisse, die { paradise-seat } behält: { $events }
paradise-event-named = { paradise-event-name }
paradise-event-line = { paradise-event-name } ({ $word }): { paradise-event-text }
paradise-events-left = Noch zu ziehende Ereignisse: { $deck }. Vorbei: { $events }
paradise-events-none = keine
paradise-event-marker =
    { $about ->
        [place] Wirkt noch: { paradise-event-name }, { $place }
        [seat] Wirkt noch: { paradise-event-name }, { paradise-seat }
       *[pair] Wirkt noch: { paradise-event-name }, { paradise-seat } und { paradise-other }
    }
paradise-choices-event =
    { $kind ->
        [role] Aufgabe
        [event] Ereignis
        [pick] Wählen
        [name] Nennen
        [levy] Ausheben
       *[loss] Verlieren
    }
paradise-would-event =
    { $kind ->
        [draw] du ziehst das Ereignis; der Vorletzte bestimmt die Reihenfolge
        [order] du bestimmst die Reihenfolge; der Vorletzte zieht das Ereignis
        [pick] die Wahl fällt auf { $place }
        [name] die Wahl fällt auf { paradise-other }
        [levy] zwei Kriegerscharen zum Preis von einer bei { $place }
       *[loss] { paradise-piece } bei { $place } geht verloren
    }
paradise-would-play = { paradise-event-name } wird gespielt
paradise-done-event =
    { $stage ->
        [shaman] geschehen lassen
        [lost-box] der Entdecker kommt zurück
        [migration] kein Dorf zieht um: stattdessen eine Kolonie
        [stars] kein Plättchen ansehen: stattdessen ein Transportkanu
       *[event] nichts
    }
paradise-word-role = wer Letzter ist, zieht das Ereignis oder bestimmt die Reihenfolge
paradise-word-event = ein behaltenes Ereignis spielen, mit seiner Nummer oder seinem Namen
paradise-word-pick = das Feld, der Spieler, um die es bei einem Ereignis geht
paradise-word-levy = zwei Kriegerscharen zum Preis von einer, durch das Kriegsfieber

## Fehler in events.toml

paradise-components-flag = „{ $key }“ muss true oder false sein, ohne Anführungszeichen.
paradise-components-event-twice = Ein Ereignis „{ $event }“ gibt es schon: Jedes Ereignis braucht einen eigenen Namen.
paradise-components-event-flag = „{ $key }“ muss hier { $wanted } sein: So ist es bei allen Ereignissen mit der Wirkung „{ $effect }“.
paradise-components-events-many = Das sind mehr als { $most } Ereignisse: Mehr kann eine Schachtel nicht haben.
