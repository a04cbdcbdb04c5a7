### Learning: the lessons, which the server leads through.

learn-title = Learn to play
learn-intro = Short lessons at the board. You make every move yourself.
learn-none = There are no lessons for this game yet. Read the rules, or play at once: at the table every choice is shown before it counts, and whatever cannot be done says why.
learn-play-bot = Play against a bot
learn-lessons = Lessons
learn-lesson = { $number }. { $name }
learn-time = about { $minutes } min
learn-start = Start
learn-go-on = Go on
learn-again = Once more
learn-finished = Done
learn-begun = { $step } of { $steps } steps done
learn-all-finished = All lessons are done. Now it is up to you.
learn-to-rules = Look up the rules
learn-play = Play now
learn-loading = One moment …
learn-teacher = Lesson
learn-step = Step { $step } of { $steps }
learn-hint = Hint
learn-ends-turn = That would end your turn already. { $no }
learn-back = Step back
learn-restart = From the start
learn-next = Next lesson
learn-all = All lessons
learn-lesson-done = Lesson done

## Lesson 1: bridges

learn-bridges-name = Bridges
learn-bridges-about = How cards become bridges
learn-bridges-1 = You are White, and the board is empty. Each card stands for an island. LALE has three lines. Play LALE: put your bridge on any of them.
learn-bridges-1-hint = Choose LALE in your hand: its lines turn golden. Then choose one of them.
learn-bridges-1-no = First put a bridge at LALE.
learn-bridges-2 = Your first bridge. A turn may have as many cards as you like: now play KAHU, on a line to COCO, GOLA, IFFI or JOJO.
learn-bridges-2-hint = Choose KAHU, then one of its golden lines.
learn-bridges-2-no = Keep away from LALE for now: a second bridge there would already win it, and that is the next lesson. Play KAHU first.
learn-bridges-3 = Keep ALOA for later. A turn ends with a draw: take FAAA from the row. Black sees what you take.
learn-bridges-3-hint = FAAA lies among the three open cards.
learn-bridges-3-no = It is time to draw, and this time it is to be FAAA, from the row.
learn-bridges-4 = Black has built BARI–FAAA, and so that line is closed to you. FAAA has four others: play it on one of them.
learn-bridges-4-hint = Choose FAAA, then one of its golden lines.
learn-bridges-4-no = First use the card FAAA, which you have just taken.
learn-bridges-5 = Now draw from the deck: Black does not see that card.
learn-bridges-5-hint = The deck lies beside the open cards.
learn-bridges-5-no = This time draw from the deck, so that you have seen both ways.
learn-bridges-done = A card puts one bridge on a free line of its island. Play as many as you like, then draw one. Nobody holds more than five.

## Lesson 2: islands

learn-islands-name = Islands
learn-islands-about = How bridges win islands
learn-islands-1 = Bridges on more than half of its lines win an island. LALE has three, and you have one: build IFFI–LALE.
learn-islands-1-hint = The card IFFI or the card LALE: either pays for the line between them.
learn-islands-1-no = That does not win LALE: it takes the bridge to IFFI.
learn-islands-2 = Your stone went down by itself: that is no choice. And Black’s bridge at LALE was stripped. GOLA has four lines. You have two, but half is not enough: add a third.
learn-islands-2-hint = Play GOLA on the line to FAAA or to KAHU.
learn-islands-2-no = That does not win GOLA, and GOLA lacks only one bridge.
learn-islands-3 = GOLA is yours. One bridge can even win both its ends: find that line.
learn-islands-3-hint = IFFI and JOJO lack one bridge each: build IFFI–JOJO.
learn-islands-3-no = That does not win two islands. Look at the line between IFFI and JOJO.
learn-islands-4 = IFFI and JOJO at one stroke: four islands are yours. Draw a card to end your turn.
learn-islands-4-hint = Any card will do.
learn-islands-4-no = That is enough for this turn: draw a card.
learn-islands-done = Black has built at IFFI, which is yours, and the bridge stays: only a stone that is just being placed strips bridges. More than half of the lines wins an island, and the stone is no choice.

## Lesson 3: the example of the rulebook

learn-example-name = A turn each
learn-example-about = The example of the rulebook, with you at the board
learn-example-1 = The example of the rulebook: the middle of a game, and you are White. BARI has five lines, so three win it, and you have two. Play DUDA on the line to BARI.
learn-example-1-hint = Choose the card DUDA, then the line BARI–DUDA, and confirm.
learn-example-1-no = That does not win BARI. Begin with BARI–DUDA.
learn-example-2 = BARI is yours. Black’s bridge to ALOA was stripped, and so Black lost ALOA, too. That line is free now: play ALOA on it.
learn-example-2-hint = Choose the card ALOA, then the line ALOA–BARI.
learn-example-2-no = That does not win ALOA, and without ALOA Black keeps HUNA.
learn-example-3 = ALOA is yours, and without the bridge from there Black lost HUNA. A draw ends your turn: take DUDA from the row.
learn-example-3-hint = DUDA lies among the three open cards.
learn-example-3-no = Take DUDA: you will need it soon.
learn-example-4 = Black struck back: two HUNA cards removed your bridge ELAI–HUNA, then a black one took its place. You lost three bridges, and DUDA. Win DUDA back.
learn-example-4-hint = Play DUDA on the line to ELAI or to HUNA: three of its four lines are more than half.
learn-example-4-no = That can wait: first win DUDA back.
learn-example-5 = DUDA is yours again. Draw a card to end your turn: one of the row, or the top card of the deck.
learn-example-5-hint = Any card will do.
learn-example-5-no = You may do without, but cards are what you play with. Draw one.
learn-example-done = One bridge can win an island, strip bridges and topple what stands next door. That is the heart of the game; the next lessons take it apart.

## Lesson 4: cascades

learn-cascades-name = Cascades
learn-cascades-about = How one bridge topples several islands
learn-cascades-1 = Black holds HUNA with three bridges, one of them from ALOA. Win ALOA, and that one is stripped.
learn-cascades-1-hint = Play ALOA on the line to BARI.
learn-cascades-1-no = Begin at ALOA: there Black’s hold on HUNA is weakest.
learn-cascades-2 = HUNA fell: two lines of five do not hold it. ALOA–HUNA is free now. Build there, and look at the preview before you confirm.
learn-cascades-2-hint = Play HUNA on the line to ALOA.
learn-cascades-2-no = Build ALOA–HUNA: it makes HUNA yours.
learn-cascades-3 = HUNA is yours. It stripped two bridges, and IFFI and LALE fell with them. Black’s other bridges there stay. Draw a card.
learn-cascades-3-hint = Any card will do.
learn-cascades-3-no = Keep that for the next turn, and draw.
learn-cascades-4 = Because its bridges had stayed, one more gave Black IFFI again. Strip one of them by winning JOJO.
learn-cascades-4-hint = Play JOJO on the line to ELAI or to KAHU.
learn-cascades-4-no = Win JOJO: that strips IFFI–JOJO, and IFFI falls again.
learn-cascades-done = A new stone strips bridges, and a neighbour that loses its majority loses its stone, but not its bridges. The preview shows all of this before you confirm.

## Lesson 5: removing

learn-removing-name = Removing
learn-removing-about = How two cards take a bridge away
learn-removing-1 = Two cards together remove one of Black’s bridges, if they belong to its two islands. Remove KAHU–LALE.
learn-removing-1-hint = Choose Black’s bridge KAHU–LALE. KAHU and LALE together will do, or KAHU twice.
learn-removing-1-no = Aim at KAHU–LALE: two of Black’s islands hang on it.
learn-removing-2 = KAHU and LALE fell. Now use the gap: put a bridge of yours on KAHU–LALE.
learn-removing-2-hint = You still have a card that reaches KAHU–LALE.
learn-removing-2-no = Build on the line that you have just cleared.
learn-removing-3 = LALE is yours, and HUNA–LALE was stripped. Two cards of one island remove any bridge there: use both JOJO cards on IFFI–JOJO.
learn-removing-3-hint = Choose Black’s bridge IFFI–JOJO.
learn-removing-3-no = Remove IFFI–JOJO: Black’s hold on IFFI hangs on it.
learn-removing-4 = IFFI fell as well. Your own bridges cannot be removed, not even by you. Draw a card.
learn-removing-4-hint = Any card will do.
learn-removing-4-no = Your hand is nearly empty: draw a card.
learn-removing-done = Two cards remove one enemy bridge: one of each end, or two of the same end. To remove and build on the same line in one turn is among the strongest things you can do.

## Lesson 6: discarding

learn-discarding-name = Discarding
learn-discarding-about = How to part with cards that do not help
learn-discarding-1 = LALE in the row would win you that island. But five cards are the limit, and you have five. Instead of playing, discard one.
learn-discarding-1-hint = Choose a card in your hand, then “{ kahuna-discard }”.
learn-discarding-1-no = Playing a card would make room, too, but try discarding now.
learn-discarding-2 = Discards lie face down: Black sees only how many. You may discard more, but not play any more. Black has just done without drawing, so you must draw. Take LALE.
learn-discarding-2-hint = LALE lies among the three open cards.
learn-discarding-2-no = LALE is what you made room for: take it from the row.
learn-discarding-3 = Black discarded, too: you see that it was one card, not which. Now win LALE.
learn-discarding-3-hint = Play LALE on the line to IFFI or to KAHU.
learn-discarding-3-no = Play LALE so that the island is yours.
learn-discarding-4 = After a play there is no discarding in the same turn. Draw a card.
learn-discarding-4-hint = Any card will do.
learn-discarding-4-no = That can wait: draw a card.
learn-discarding-done = Instead of playing you may discard any number of cards face down, and then draw. Other editions have other rules for this: the rules page compares them.

## Lesson 7: doing without a draw, and the last card

learn-drawing-name = The last card
learn-drawing-about = Doing without a draw, and who ends the round
learn-drawing-1 = The deck is used up, and two cards are left. Who takes the last one ends the round. Do without drawing: then Black must draw.
learn-drawing-1-hint = Choose “{ kahuna-decline }”.
learn-drawing-1-no = If you make room and take a card, Black gets the last one. Do without drawing.
learn-drawing-2 = Black had to draw, and one card is left. With an island each nobody would get a point: first win JOJO.
learn-drawing-2-hint = JOJO lacks one bridge; the cards JOJO and FAAA reach it.
learn-drawing-2-no = First win JOJO, so that you are ahead when the round ends.
learn-drawing-3 = Two islands to one. Take the last card: the round ends at once.
learn-drawing-3-hint = LALE is the only open card.
learn-drawing-3-no = Take the last card while you are ahead.
learn-drawing-4 = That was 1 point. Bridges and hands stay, the other cards are shuffled. Black began round 2 and did without drawing, so you must draw. But your hand is full: make room.
learn-drawing-4-hint = Play a card, or discard one.
learn-drawing-4-no = First make room: play a card, or discard one.
learn-drawing-5 = There is room now. Draw a card; this time you cannot do without.
learn-drawing-5-hint = Any card will do.
learn-drawing-5-no = You have made room: now draw.
learn-drawing-done = You may do without drawing, but then your opponent must draw. Who takes the last card ends the round, and the other one begins the next.

## Lesson 8: scoring

learn-scoring-name = Scoring
learn-scoring-about = Last turns, points, and what breaks a tie
learn-scoring-1 = Round 3 is nearly over. You have 1 point, Black has 2. Take the last card: a last turn each follows, and who took it comes last.
learn-scoring-1-hint = GOLA is the only open card.
learn-scoring-1-no = Take the last card, or Black will, and have the last word.
learn-scoring-2 = Black won ALOA: three islands to your two. Round 3 gives a point for each island more. Win one that also costs Black one.
learn-scoring-2-hint = At GOLA you lack one bridge, and your stone there would strip COCO–GOLA.
learn-scoring-2-no = That is not enough. Find the bridge that wins you an island and costs Black another.
learn-scoring-3 = Three to two is 1 point: you have 2 each. There is no drawing in the last turn, so just end it.
learn-scoring-3-hint = Choose “{ kahuna-end }”.
learn-scoring-3-no = You are where you want to be: end the turn.
learn-scoring-4 = On even points the third scoring decides, and you won it. Only then would bridges count. Now another game, in round 2: Black has one bridge left. Strip it.
learn-scoring-4-hint = Win LALE, with a bridge to IFFI.
learn-scoring-4-no = Black’s last bridge ends at LALE. Win that island.
learn-scoring-done = Who has no bridge left in round 2 or 3 has lost at once. Else more islands give 1 point after round 1, 2 after round 2, and their difference after round 3.

## Lesson 9: variants and handicap

learn-variants-name = Variants
learn-variants-about = Handicap, open hands, no surprise attacks
learn-variants-1 = Handicap: before the first turn the weaker player places up to three bridges. You have two: put the first at LALE.
learn-variants-1-hint = Choose one of the three lines at LALE.
learn-variants-1-no = Put it at LALE: you will see why.
learn-variants-2 = Put the second at LALE, too.
learn-variants-2-hint = Choose another line at LALE.
learn-variants-2-no = At LALE two bridges are more than half.
learn-variants-3 = LALE is yours before the game begins. Next, open hands: a card taken from the row stays visible until it is played. Take one.
learn-variants-3-hint = Any of the open cards will do.
learn-variants-3-no = To see how open hands work, take a card from the row.
learn-variants-4 = Black took LALE, and everybody sees it: Black is after that island. Be quicker, with IFFI and KAHU.
learn-variants-4-hint = Build IFFI–LALE and KAHU–LALE.
learn-variants-4-no = Then Black would win LALE. Build on both its free lines.
learn-variants-5 = Next, no surprise attacks: nobody builds at an island that the other holds, so KAHU is closed to you. Remove Black’s bridge KAHU–LALE.
learn-variants-5-hint = Choose that bridge: KAHU and LALE together remove it.
learn-variants-5-no = First remove KAHU–LALE.
learn-variants-6 = KAHU fell. In this variant a bridge of yours may follow on that line at once, without a card.
learn-variants-6-hint = Choose the line KAHU–LALE.
learn-variants-6-no = The free bridge comes now or never.
learn-variants-done = A handicap evens out strength, open hands show plans, and without surprise attacks islands are safer. All three go with every edition.

## Lesson 10: puzzles

learn-practice-name = Puzzles
learn-practice-about = Three islands, one turn each
learn-practice-1 = Win HUNA in this turn. It takes more than one card, and the order matters.
learn-practice-1-hint = First win ALOA, but save the card ALOA for the line to HUNA.
learn-practice-1-no = After that HUNA is out of reach in this turn. Try something else.
learn-practice-2 = Solved. Now IFFI: Black holds it with four bridges. Make it fall in this turn.
learn-practice-2-hint = Winning JOJO strips one bridge; IFFI and KAHU together remove another.
learn-practice-2-no = After that IFFI would stand. Try something else.
learn-practice-3 = Solved. The last one: win ELAI in this turn.
learn-practice-3-hint = Remove ELAI–HUNA, and keep a card that fills the gap.
learn-practice-3-no = After that ELAI is out of reach in this turn. Try something else.
learn-practice-done = All three solved. You know the game now; the rest is practice.

## The rules

learn-rules-title =
    { $game ->
        [paradise] The rules of Conquest of Paradise
       *[other] The rules of Kahuna
    }
learn-rules-whole = The whole game in short, in our own words. Any rule can be read at the table, too.
learn-rules-intro = The printed editions differ in details. Choose one, and compare it with another.
learn-to-lessons = Learn by playing
