### The opponents and what they are like.

bot-compiling = Der Bot wird übersetzt, nur dieses eine Mal: Das dauert ein, zwei Minuten.
bot-character =
    { $bot ->
        [keiki] Keiki lernt noch und spielt, was ins Auge fällt.
        [manu] Manu baut überall zugleich und hat bald keine Karten mehr.
        [mano] Mano kann keine deiner Brücken in Ruhe lassen.
        [honu] Honu hortet Karten, bis die Hand voll ist, und schlägt dann auf einmal zu.
        [koa] Koa will Inseln und sonst nichts.
        [pua] Pua sieht gern, was sie bekommt, und nimmt aus der Auslage.
        [nalu] Nalu baut in Wellen und schaut ein wenig voraus.
        [hoku] Hoku zählt die Karten und weiß, was du haben kannst.
        [kai] Kai wartet und schlägt mit voller Hand zu.
        [pele] Pele hat es kommen sehen.
        [tala] Tala streut Gerüchte: Nicht jedes Segel, das du siehst, ist ein Kanu.
        [tiki] Tiki liebt die Künste und kauft eine Karte, wann immer es eine gibt.
        [fale] Fale besiedelt eine Gruppe nach der anderen und kämpft nie.
        [vaka] Vaka fährt weiter hinaus als alle anderen, um zu sehen, was dort liegt.
        [toka] Toka sitzt hinter einer Mauer aus Kriegern.
        [iwa] Iwa kreist und nimmt, was niemand bewacht.
        [uila] Uila schlägt zuerst zu und dann noch einmal.
        [ariki] Ariki ist ein alter Häuptling, der jeden Schritt abwägt.
        [expert] Der Experte ist der Stärkste von allen.
       *[other] { "" }
    }
