### Lernen: die Lektionen, durch die der Server führt.

learn-title = Spielen lernen
learn-intro = Kurze Lektionen am Brett. Jeden Zug machst du selbst.
learn-none = Für dieses Spiel gibt es noch keine Lektionen. Lies die Regeln oder spiel gleich: Am Tisch wird jede Wahl gezeigt, ehe sie zählt, und was nicht geht, sagt warum.
learn-play-bot = Gegen einen Bot spielen
learn-lessons = Lektionen
learn-lesson = { $number }. { $name }
learn-time = etwa { $minutes } min
learn-start = Beginnen
learn-go-on = Weiter
learn-again = Noch einmal
learn-finished = Geschafft
learn-begun = { $step } von { $steps } Schritten geschafft
learn-all-finished = Alle Lektionen sind geschafft. Jetzt bist du dran.
learn-to-rules = Regeln nachschlagen
learn-play = Jetzt spielen
learn-loading = Einen Augenblick …
learn-teacher = Lektion
learn-step = Schritt { $step } von { $steps }
learn-hint = Tipp
learn-ends-turn = Damit wäre dein Zug schon zu Ende. { $no }
learn-back = Schritt zurück
learn-restart = Von vorn
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-lesson-done = Lektion geschafft

## Lektion 1: Brücken

learn-bridges-name = Brücken
learn-bridges-about = Wie aus Karten Brücken werden
learn-bridges-1 = Du bist Weiß, und das Brett ist leer. Jede Karte steht für eine Insel. LALE hat drei Linien. Spiel LALE: Leg deine Brücke auf eine davon.
learn-bridges-1-hint = Wähl LALE in deiner Hand: Die Linien der Insel werden golden. Dann wähl eine davon.
learn-bridges-1-no = Leg zuerst eine Brücke an LALE.
learn-bridges-2 = Deine erste Brücke. In einem Zug darfst du so viele Karten spielen, wie du willst: nun KAHU, auf eine Linie nach COCO, GOLA, IFFI oder JOJO.
learn-bridges-2-hint = Wähl KAHU, dann eine der goldenen Linien.
learn-bridges-2-no = Bleib noch von LALE weg: Eine zweite Brücke dort würde sie schon gewinnen, und das kommt in der nächsten Lektion. Spiel erst KAHU.
learn-bridges-3 = Behalte ALOA für später. Ein Zug endet mit Ziehen: Nimm FAAA aus der Auslage. Schwarz sieht, was du nimmst.
learn-bridges-3-hint = FAAA liegt unter den drei offenen Karten.
learn-bridges-3-no = Jetzt wird gezogen, und diesmal soll es FAAA aus der Auslage sein.
learn-bridges-4 = Schwarz hat BARI–FAAA gebaut, diese Linie ist dir also versperrt. FAAA hat vier andere: Spiel die Karte auf eine davon.
learn-bridges-4-hint = Wähl FAAA, dann eine der goldenen Linien.
learn-bridges-4-no = Nutz zuerst die Karte FAAA, die du eben genommen hast.
learn-bridges-5 = Zieh nun vom Stapel: Diese Karte sieht Schwarz nicht.
learn-bridges-5-hint = Der Stapel liegt neben den offenen Karten.
learn-bridges-5-no = Zieh diesmal vom Stapel, dann kennst du beide Wege.
learn-bridges-done = Eine Karte legt eine Brücke auf eine freie Linie ihrer Insel. Spiel so viele, wie du willst, dann zieh eine. Mehr als fünf hält niemand.

## Lektion 2: Inseln

learn-islands-name = Inseln
learn-islands-about = Wie Brücken Inseln gewinnen
learn-islands-1 = Mit Brücken auf mehr als der Hälfte ihrer Linien gewinnst du eine Insel. LALE hat drei, eine davon hast du: Bau IFFI–LALE.
learn-islands-1-hint = Die Karte IFFI oder die Karte LALE: Beide taugen für die Linie zwischen ihnen.
learn-islands-1-no = Das gewinnt LALE nicht: Dazu braucht es die Brücke nach IFFI.
learn-islands-2 = Dein Stein kam von selbst, zu wählen gab es nichts. Und die schwarze Brücke an LALE wurde abgeräumt. GOLA hat vier Linien. Zwei hast du, aber die Hälfte genügt nicht: Bau eine dritte Brücke.
learn-islands-2-hint = Spiel GOLA auf die Linie nach FAAA oder nach KAHU.
learn-islands-2-no = Das gewinnt GOLA nicht, und dort fehlt nur eine Brücke.
learn-islands-3 = GOLA gehört dir. Eine Brücke kann sogar beide Enden gewinnen: Finde die Linie.
learn-islands-3-hint = IFFI und JOJO fehlt je eine Brücke: Bau IFFI–JOJO.
learn-islands-3-no = Das gewinnt keine zwei Inseln. Sieh dir die Linie zwischen IFFI und JOJO an.
learn-islands-4 = IFFI und JOJO auf einen Streich: Vier Inseln gehören dir. Zieh eine Karte, das beendet den Zug.
learn-islands-4-hint = Jede Karte ist recht.
learn-islands-4-no = Genug für diesen Zug: Zieh eine Karte.
learn-islands-done = Schwarz hat an deiner Insel IFFI gebaut, und die Brücke bleibt: Nur ein Stein, der gerade gelegt wird, räumt Brücken ab. Mit mehr als der Hälfte der Linien gewinnst du eine Insel, und der Stein kommt von selbst.

## Lektion 3: das Beispiel der Spielregel

learn-example-name = Für jeden ein Zug
learn-example-about = Das Beispiel der Spielregel, mit dir am Brett
learn-example-1 = Das Beispiel der Spielregel: Die Partie ist in vollem Gang, und du bist Weiß. BARI hat fünf Linien, drei gewinnen sie, zwei hast du. Spiel DUDA auf die Linie nach BARI.
learn-example-1-hint = Wähl die Karte DUDA, dann die Linie BARI–DUDA, und bestätige.
learn-example-1-no = Das gewinnt BARI nicht. Beginn mit BARI–DUDA.
learn-example-2 = BARI gehört dir. Die schwarze Brücke nach ALOA wurde abgeräumt, damit ging Schwarz auch ALOA verloren. Die Linie ist nun frei: Spiel ALOA darauf.
learn-example-2-hint = Wähl die Karte ALOA, dann die Linie ALOA–BARI.
learn-example-2-no = Das gewinnt ALOA nicht, und ohne ALOA behält Schwarz HUNA.
learn-example-3 = ALOA gehört dir, und ohne die Brücke von dort ging Schwarz HUNA verloren. Ziehen beendet deinen Zug: Nimm DUDA aus der Auslage.
learn-example-3-hint = DUDA liegt unter den drei offenen Karten.
learn-example-3-no = Nimm DUDA: Du brauchst die Karte bald.
learn-example-4 = Schwarz schlug zurück: Zwei Karten HUNA entfernten deine Brücke ELAI–HUNA, dann kam dort eine schwarze hin. Du hast drei Brücken und DUDA verloren. Hol DUDA zurück.
learn-example-4-hint = Spiel DUDA auf die Linie nach ELAI oder nach HUNA: Drei ihrer vier Linien sind mehr als die Hälfte.
learn-example-4-no = Das kann warten: Hol erst DUDA zurück.
learn-example-5 = DUDA gehört wieder dir. Zieh eine Karte, das beendet den Zug: eine der Auslage oder die oberste des Stapels.
learn-example-5-hint = Jede Karte ist recht.
learn-example-5-no = Du dürftest verzichten, aber von Karten lebt dein Spiel. Zieh eine.
learn-example-done = Eine einzige Brücke kann eine Insel gewinnen, Brücken abräumen und zu Fall bringen, was nebenan steht. Das ist der Kern des Spiels; die nächsten Lektionen nehmen ihn auseinander.

## Lektion 4: Kettenreaktionen

learn-cascades-name = Kettenreaktionen
learn-cascades-about = Wie eine Brücke mehrere Inseln zu Fall bringt
learn-cascades-1 = Schwarz hält HUNA mit drei Brücken, eine davon kommt von ALOA. Gewinn ALOA, und sie wird abgeräumt.
learn-cascades-1-hint = Spiel ALOA auf die Linie nach BARI.
learn-cascades-1-no = Beginn bei ALOA: Dort hat Schwarz den schwächsten Halt an HUNA.
learn-cascades-2 = HUNA ist gefallen: Zwei Linien von fünf halten sie nicht. ALOA–HUNA ist nun frei. Bau dort, und sieh dir die Vorschau an, bevor du bestätigst.
learn-cascades-2-hint = Spiel HUNA auf die Linie nach ALOA.
learn-cascades-2-no = Bau ALOA–HUNA: Damit gehört HUNA dir.
learn-cascades-3 = HUNA gehört dir. Das räumte zwei Brücken ab, und mit ihnen fielen IFFI und LALE. Die übrigen schwarzen Brücken dort bleiben. Zieh eine Karte.
learn-cascades-3-hint = Jede Karte ist recht.
learn-cascades-3-no = Heb dir das für den nächsten Zug auf, und zieh.
learn-cascades-4 = Weil ihre Brücken geblieben waren, gab eine mehr Schwarz IFFI zurück. Räum eine davon ab, indem du JOJO gewinnst.
learn-cascades-4-hint = Spiel JOJO auf die Linie nach ELAI oder nach KAHU.
learn-cascades-4-no = Gewinn JOJO: Das räumt IFFI–JOJO ab, und IFFI fällt wieder.
learn-cascades-done = Ein neuer Stein räumt Brücken ab, und wer nebenan die Mehrheit verliert, verliert den Stein, aber nicht die Brücken. Die Vorschau zeigt das alles, bevor du bestätigst.

## Lektion 5: Entfernen

learn-removing-name = Entfernen
learn-removing-about = Wie zwei Karten eine Brücke wegnehmen
learn-removing-1 = Zwei Karten zusammen entfernen eine schwarze Brücke, wenn sie zu deren beiden Inseln gehören. Entferne KAHU–LALE.
learn-removing-1-hint = Wähl die schwarze Brücke KAHU–LALE. Es geht mit KAHU und LALE oder zweimal KAHU.
learn-removing-1-no = Ziel auf KAHU–LALE: Daran hängen zwei Inseln von Schwarz.
learn-removing-2 = KAHU und LALE sind gefallen. Nutz nun die Lücke: Leg eine eigene Brücke auf KAHU–LALE.
learn-removing-2-hint = Eine Karte, die zu KAHU–LALE passt, hast du noch.
learn-removing-2-no = Bau auf der Linie, die du eben frei gemacht hast.
learn-removing-3 = LALE gehört dir, und HUNA–LALE wurde abgeräumt. Zwei Karten einer Insel entfernen dort jede Brücke: Nimm beide JOJO für IFFI–JOJO.
learn-removing-3-hint = Wähl die schwarze Brücke IFFI–JOJO.
learn-removing-3-no = Entferne IFFI–JOJO: Daran hängt IFFI.
learn-removing-4 = Auch IFFI ist gefallen. Eigene Brücken lassen sich nie entfernen, auch von dir nicht. Zieh eine Karte.
learn-removing-4-hint = Jede Karte ist recht.
learn-removing-4-no = Deine Hand ist fast leer: Zieh eine Karte.
learn-removing-done = Zwei Karten entfernen eine gegnerische Brücke: von jedem Ende eine oder zweimal dieselbe. Im selben Zug zu entfernen und dort selbst zu bauen gehört zum Stärksten, was es gibt.

## Lektion 6: Abwerfen

learn-discarding-name = Abwerfen
learn-discarding-about = Wie man Karten loswird, die nicht helfen
learn-discarding-1 = LALE aus der Auslage brächte dir diese Insel. Aber mehr als fünf Karten hält niemand, und du hast fünf. Wirf eine ab, statt zu spielen.
learn-discarding-1-hint = Wähl eine Karte deiner Hand, dann „{ kahuna-discard }“.
learn-discarding-1-no = Spielen würde auch Platz schaffen, aber probier jetzt das Abwerfen.
learn-discarding-2 = Abgeworfenes liegt verdeckt: Schwarz sieht nur, wie viel. Du darfst mehr abwerfen, aber nicht mehr spielen. Schwarz hat eben nicht gezogen, also musst du ziehen. Nimm LALE.
learn-discarding-2-hint = LALE liegt unter den drei offenen Karten.
learn-discarding-2-no = Für LALE hast du Platz gemacht: Nimm die Karte aus der Auslage.
learn-discarding-3 = Schwarz hat auch abgeworfen: Du siehst, dass es eine Karte war, aber nicht, welche. Gewinn nun LALE.
learn-discarding-3-hint = Spiel LALE auf die Linie nach IFFI oder nach KAHU.
learn-discarding-3-no = Spiel LALE, damit die Insel dir gehört.
learn-discarding-4 = Wer gespielt hat, kann im selben Zug nicht mehr abwerfen. Zieh eine Karte.
learn-discarding-4-hint = Jede Karte ist recht.
learn-discarding-4-no = Das kann warten: Zieh eine Karte.
learn-discarding-done = Statt zu spielen darfst du beliebig viele Karten verdeckt abwerfen und dann ziehen. Andere Ausgaben regeln das anders: Die Regelseite vergleicht sie.

## Lektion 7: nicht ziehen, und die letzte Karte

learn-drawing-name = Die letzte Karte
learn-drawing-about = Nicht ziehen, und wer die Runde beendet
learn-drawing-1 = Der Stapel ist aufgebraucht, zwei Karten sind übrig. Wer die letzte nimmt, beendet die Runde. Zieh nicht: Dann muss Schwarz ziehen.
learn-drawing-1-hint = Wähl „{ kahuna-decline }“.
learn-drawing-1-no = Wenn du Platz machst und eine nimmst, bekommt Schwarz die letzte. Zieh nicht.
learn-drawing-2 = Schwarz musste ziehen, und eine Karte ist übrig. Bei je einer Insel bekäme niemand einen Punkt: Gewinn erst JOJO.
learn-drawing-2-hint = JOJO fehlt eine Brücke; die Karten JOJO und FAAA reichen hin.
learn-drawing-2-no = Gewinn erst JOJO, damit du vorn liegst, wenn die Runde endet.
learn-drawing-3 = Zwei Inseln zu einer. Nimm die letzte Karte: Die Runde endet sofort.
learn-drawing-3-hint = LALE ist die einzige offene Karte.
learn-drawing-3-no = Nimm die letzte Karte, solange du vorn liegst.
learn-drawing-4 = Das war 1 Punkt. Brücken und Hände bleiben, die anderen Karten werden gemischt. Schwarz begann Runde 2, ohne zu ziehen, also musst du ziehen. Aber deine Hand ist voll: Mach Platz.
learn-drawing-4-hint = Spiel eine Karte, oder wirf eine ab.
learn-drawing-4-no = Mach erst Platz: Spiel eine Karte, oder wirf eine ab.
learn-drawing-5 = Nun ist Platz. Zieh eine Karte; verzichten kannst du diesmal nicht.
learn-drawing-5-hint = Jede Karte ist recht.
learn-drawing-5-no = Du hast Platz gemacht: Nun zieh.
learn-drawing-done = Du darfst aufs Ziehen verzichten, aber dann muss die Gegenseite ziehen. Wer die letzte Karte nimmt, beendet die Runde, und die andere Seite beginnt die nächste.

## Lektion 8: Wertung

learn-scoring-name = Wertung
learn-scoring-about = Letzte Züge, Punkte, und was bei Gleichstand gilt
learn-scoring-1 = Runde 3 ist fast vorbei. Du hast 1 Punkt, Schwarz 2. Nimm die letzte Karte: Danach hat jeder einen letzten Zug, und wer sie nahm, kommt zuletzt.
learn-scoring-1-hint = GOLA ist die einzige offene Karte.
learn-scoring-1-no = Nimm die letzte Karte, sonst tut es Schwarz und hat das letzte Wort.
learn-scoring-2 = Schwarz gewann ALOA: drei Inseln gegen deine zwei. In Runde 3 bringt jede Insel Vorsprung einen Punkt. Gewinn eine, die Schwarz zugleich eine kostet.
learn-scoring-2-hint = Bei GOLA fehlt dir eine Brücke, und dein Stein dort würde COCO–GOLA abräumen.
learn-scoring-2-no = Das reicht nicht. Finde die Brücke, die dir eine Insel bringt und Schwarz eine andere kostet.
learn-scoring-3 = Drei zu zwei ist 1 Punkt: Ihr habt je 2. Im letzten Zug wird nicht gezogen, beende ihn einfach.
learn-scoring-3-hint = Wähl „{ kahuna-end }“.
learn-scoring-3-no = Du bist, wo du sein willst: Beende den Zug.
learn-scoring-4 = Bei gleichen Punkten entscheidet die dritte Wertung, und die gewannst du. Erst danach zählten Brücken. Nun eine andere Partie, Runde 2: Schwarz hat nur noch eine Brücke. Räum sie ab.
learn-scoring-4-hint = Gewinn LALE, mit einer Brücke nach IFFI.
learn-scoring-4-no = Die letzte schwarze Brücke endet an LALE. Gewinn diese Insel.
learn-scoring-done = Wer in Runde 2 oder 3 keine Brücke mehr hat, hat sofort verloren. Sonst bringt die Mehrheit der Inseln 1 Punkt nach Runde 1, 2 nach Runde 2 und nach Runde 3 den Unterschied.

## Lektion 9: Varianten und Vorgabe

learn-variants-name = Varianten
learn-variants-about = Vorgabe, offene Hände, keine Überraschungsangriffe
learn-variants-1 = Vorgabe: Vor dem ersten Zug legt die schwächere Seite bis zu drei Brücken. Du hast zwei: Leg die erste an LALE.
learn-variants-1-hint = Wähl eine der drei Linien an LALE.
learn-variants-1-no = Leg sie an LALE: Du wirst sehen, warum.
learn-variants-2 = Leg auch die zweite an LALE.
learn-variants-2-hint = Wähl eine andere Linie an LALE.
learn-variants-2-no = An LALE sind zwei Brücken mehr als die Hälfte.
learn-variants-3 = LALE gehört dir, noch ehe es losgeht. Als Nächstes offene Hände: Eine Karte aus der Auslage bleibt sichtbar, bis sie gespielt wird. Nimm eine.
learn-variants-3-hint = Jede der offenen Karten ist recht.
learn-variants-3-no = Um offene Hände kennenzulernen, nimm eine Karte aus der Auslage.
learn-variants-4 = Schwarz nahm LALE, und alle sehen es: Schwarz will diese Insel. Sei schneller, mit IFFI und KAHU.
learn-variants-4-hint = Bau IFFI–LALE und KAHU–LALE.
learn-variants-4-no = Dann gewänne Schwarz LALE. Bau auf beiden freien Linien dort.
learn-variants-5 = Als Nächstes keine Überraschungsangriffe: Niemand baut an Inseln der anderen Seite, KAHU ist dir also versperrt. Entferne die schwarze Brücke KAHU–LALE.
learn-variants-5-hint = Wähl diese Brücke: KAHU und LALE zusammen entfernen sie.
learn-variants-5-no = Entferne erst KAHU–LALE.
learn-variants-6 = KAHU ist gefallen. In dieser Variante darf dort sofort eine Brücke von dir folgen, ohne Karte.
learn-variants-6-hint = Wähl die Linie KAHU–LALE.
learn-variants-6-no = Die freie Brücke kommt jetzt oder nie.
learn-variants-done = Eine Vorgabe gleicht Stärke aus, offene Hände verraten Pläne, und ohne Überraschungsangriffe sind Inseln sicherer. Alle drei passen zu jeder Ausgabe.

## Lektion 10: Aufgaben

learn-practice-name = Aufgaben
learn-practice-about = Drei Inseln, je ein Zug
learn-practice-1 = Gewinn HUNA in diesem Zug. Es braucht mehr als eine Karte, und auf die Reihenfolge kommt es an.
learn-practice-1-hint = Gewinn erst ALOA, aber spar die Karte ALOA für die Linie nach HUNA auf.
learn-practice-1-no = Danach ist HUNA in diesem Zug nicht mehr zu gewinnen. Probier etwas anderes.
learn-practice-2 = Gelöst. Nun IFFI: Schwarz hält die Insel mit vier Brücken. Bring sie in diesem Zug zu Fall.
learn-practice-2-hint = Gewinnst du JOJO, wird eine Brücke abgeräumt; IFFI und KAHU zusammen entfernen noch eine.
learn-practice-2-no = Danach bliebe IFFI stehen. Probier etwas anderes.
learn-practice-3 = Gelöst. Die letzte: Gewinn ELAI in diesem Zug.
learn-practice-3-hint = Entferne ELAI–HUNA, und behalte eine Karte, die die Lücke füllt.
learn-practice-3-no = Danach ist ELAI in diesem Zug nicht mehr zu gewinnen. Probier etwas anderes.
learn-practice-done = Alle drei gelöst. Jetzt kennst du das Spiel; der Rest ist Übung.

## Die Regeln

learn-rules-title =
    { $game ->
        [paradise] Die Regeln von Conquest of Paradise
       *[other] Die Regeln von Kahuna
    }
learn-rules-whole = Das ganze Spiel in Kürze, in unseren eigenen Worten. Auch am Tisch lässt sich jede Regel lesen.
learn-rules-intro = Die gedruckten Ausgaben unterscheiden sich in Einzelheiten. Wähl eine, und vergleich sie mit einer anderen.
learn-to-lessons = Spielend lernen
