### Apprendre : les leçons que le serveur fait suivre.

learn-title = Apprendre à jouer
learn-intro = De courtes leçons sur le plateau. C’est toi qui joues chaque coup.
learn-none = Il n’y a pas encore de leçons pour ce jeu. Lis les règles, ou joue tout de suite : à la table, chaque choix se montre avant de compter, et ce qui est impossible dit pourquoi.
learn-play-bot = Jouer contre un robot
learn-lessons = Leçons
learn-lesson = { $number }. { $name }
learn-time = environ { $minutes } min
learn-start = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-finished = Terminée
learn-begun = { $step } étapes sur { $steps }
learn-all-finished = Toutes les leçons sont terminées. À toi de jouer.
learn-to-rules = Consulter les règles
learn-play = Jouer maintenant
learn-loading = Un instant…
learn-teacher = Leçon
learn-step = Étape { $step } sur { $steps }
learn-hint = Conseil
learn-ends-turn = Cela terminerait déjà ton tour. { $no }
learn-back = Étape précédente
learn-restart = Depuis le début
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-lesson-done = Leçon terminée

## Leçon 1 : les ponts

learn-bridges-name = Les ponts
learn-bridges-about = Comment une carte devient un pont
learn-bridges-1 = Tu es Blanc, et le plateau est vide. Chaque carte désigne une île. LALE a trois lignes. Joue LALE : pose ton pont sur l’une d’elles.
learn-bridges-1-hint = Choisis LALE dans ta main : ses lignes deviennent dorées. Choisis ensuite l’une d’elles.
learn-bridges-1-no = Pose d’abord un pont à LALE.
learn-bridges-2 = Ton premier pont. Un tour compte autant de cartes que tu veux : joue maintenant KAHU, vers COCO, GOLA, IFFI ou JOJO.
learn-bridges-2-hint = Choisis KAHU, puis une de ses lignes dorées.
learn-bridges-2-no = Laisse LALE pour l’instant : un second pont là-bas la gagnerait déjà, et c’est la leçon suivante. Joue d’abord KAHU.
learn-bridges-3 = Garde ALOA pour plus tard. Un tour se termine en piochant : prends FAAA parmi les cartes visibles. Noir voit ce que tu prends.
learn-bridges-3-hint = FAAA est l’une des trois cartes visibles.
learn-bridges-3-no = C’est le moment de piocher, et cette fois ce doit être FAAA, parmi les cartes visibles.
learn-bridges-4 = Noir a construit BARI–FAAA : cette ligne t’est fermée. FAAA en a quatre autres : joue la carte sur l’une d’elles.
learn-bridges-4-hint = Choisis FAAA, puis une de ses lignes dorées.
learn-bridges-4-no = Joue d’abord la carte FAAA, que tu viens de prendre.
learn-bridges-5 = Prends maintenant une carte de la pioche : celle-là, Noir ne la voit pas.
learn-bridges-5-hint = La pioche est à côté des cartes visibles.
learn-bridges-5-no = Cette fois, prends dans la pioche : tu connaîtras ainsi les deux façons.
learn-bridges-done = Une carte pose un pont sur une ligne libre de son île. Joues-en autant que tu veux, puis pioches-en une. Personne n’en garde plus de cinq.

## Leçon 2 : les îles

learn-islands-name = Les îles
learn-islands-about = Comment les ponts gagnent des îles
learn-islands-1 = Des ponts sur plus de la moitié de ses lignes gagnent une île. LALE en a trois, tu en as une : construis IFFI–LALE.
learn-islands-1-hint = La carte IFFI ou la carte LALE : les deux conviennent pour la ligne qui les relie.
learn-islands-1-no = Cela ne gagne pas LALE : il faut le pont vers IFFI.
learn-islands-2 = Ta pierre s’est posée d’elle-même, sans que tu aies à choisir. Et le pont noir de LALE a été éliminé. GOLA a quatre lignes. Tu en as deux, mais la moitié ne suffit pas : ajoute un pont.
learn-islands-2-hint = Joue GOLA sur la ligne vers FAAA ou vers KAHU.
learn-islands-2-no = Cela ne gagne pas GOLA, à qui il ne manque qu’un pont.
learn-islands-3 = GOLA est à toi. Un pont peut même gagner ses deux bouts : trouve cette ligne.
learn-islands-3-hint = Il manque un pont à IFFI et un à JOJO : construis IFFI–JOJO.
learn-islands-3-no = Cela ne gagne pas deux îles. Regarde la ligne entre IFFI et JOJO.
learn-islands-4 = IFFI et JOJO d’un seul coup : quatre îles sont à toi. Pioche une carte pour finir ton tour.
learn-islands-4-hint = N’importe quelle carte convient.
learn-islands-4-no = C’est assez pour ce tour : pioche une carte.
learn-islands-done = Noir a construit à IFFI, qui est à toi, et le pont reste : seule une pierre qui vient d’être posée élimine des ponts. Avec plus de la moitié des lignes, l’île est à toi, et la pierre se pose d’elle-même.

## Leçon 3 : l’exemple de la règle

learn-example-name = Un tour chacun
learn-example-about = L’exemple de la règle, avec toi au plateau
learn-example-1 = L’exemple de la règle : la partie bat son plein, et tu es Blanc. BARI a cinq lignes, trois la gagnent, et tu en as deux. Joue DUDA sur la ligne vers BARI.
learn-example-1-hint = Choisis la carte DUDA, puis la ligne BARI–DUDA, et confirme.
learn-example-1-no = Cela ne gagne pas BARI. Commence par BARI–DUDA.
learn-example-2 = BARI est à toi. Le pont noir vers ALOA a été éliminé, et Noir a perdu ALOA aussi. Cette ligne est libre maintenant : joues-y ALOA.
learn-example-2-hint = Choisis la carte ALOA, puis la ligne ALOA–BARI.
learn-example-2-no = Cela ne gagne pas ALOA, et sans ALOA, Noir garde HUNA.
learn-example-3 = ALOA est à toi, et sans le pont qui en venait, Noir a perdu HUNA. Piocher termine ton tour : prends DUDA parmi les cartes visibles.
learn-example-3-hint = DUDA est l’une des trois cartes visibles.
learn-example-3-no = Prends DUDA : tu en auras bientôt besoin.
learn-example-4 = Noir a riposté : deux cartes HUNA ont retiré ton pont ELAI–HUNA, puis un pont noir a pris sa place. Tu as perdu trois ponts, et DUDA. Reprends DUDA.
learn-example-4-hint = Joue DUDA sur la ligne vers ELAI ou vers HUNA : trois de ses quatre lignes, c’est plus de la moitié.
learn-example-4-no = Cela peut attendre : reprends d’abord DUDA.
learn-example-5 = DUDA est de nouveau à toi. Pioche pour finir ton tour : une carte visible, ou la première de la pioche.
learn-example-5-hint = N’importe quelle carte convient.
learn-example-5-no = Tu pourrais t’en passer, mais sans cartes, on ne joue pas. Pioches-en une.
learn-example-done = Un seul pont peut gagner une île, éliminer des ponts et faire tomber ce qui se trouve à côté. C’est le cœur du jeu ; les leçons suivantes le détaillent.

## Leçon 4 : les réactions en chaîne

learn-cascades-name = Réactions en chaîne
learn-cascades-about = Comment un pont fait tomber plusieurs îles
learn-cascades-1 = Noir tient HUNA avec trois ponts, dont un vient d’ALOA. Gagne ALOA, et celui-là est éliminé.
learn-cascades-1-hint = Joue ALOA sur la ligne vers BARI.
learn-cascades-1-no = Commence par ALOA : c’est là que Noir tient le moins bien HUNA.
learn-cascades-2 = HUNA est tombée : deux lignes sur cinq ne la tiennent pas. ALOA–HUNA est libre. Construis-y, et regarde l’aperçu avant de confirmer.
learn-cascades-2-hint = Joue HUNA sur la ligne vers ALOA.
learn-cascades-2-no = Construis ALOA–HUNA : HUNA sera à toi.
learn-cascades-3 = HUNA est à toi. Deux ponts ont été éliminés, et IFFI et LALE sont tombées avec eux. Les autres ponts noirs y restent. Pioche une carte.
learn-cascades-3-hint = N’importe quelle carte convient.
learn-cascades-3-no = Garde cela pour le tour suivant, et pioche.
learn-cascades-4 = Comme ses ponts étaient restés, un de plus a rendu IFFI à Noir. Élimine l’un d’eux en gagnant JOJO.
learn-cascades-4-hint = Joue JOJO sur la ligne vers ELAI ou vers KAHU.
learn-cascades-4-no = Gagne JOJO : cela élimine IFFI–JOJO, et IFFI tombe de nouveau.
learn-cascades-done = Une nouvelle pierre élimine des ponts, et l’île voisine qui perd la majorité perd sa pierre, mais pas ses ponts. L’aperçu montre tout cela avant que tu confirmes.

## Leçon 5 : retirer

learn-removing-name = Retirer
learn-removing-about = Comment deux cartes enlèvent un pont
learn-removing-1 = Deux cartes ensemble retirent un pont noir, si elles sont de ses deux îles. Retire KAHU–LALE.
learn-removing-1-hint = Choisis le pont noir KAHU–LALE. KAHU et LALE ensemble conviennent, ou deux fois KAHU.
learn-removing-1-no = Vise KAHU–LALE : deux îles de Noir en dépendent.
learn-removing-2 = KAHU et LALE sont tombées. Profite de la place libre : pose un de tes ponts sur KAHU–LALE.
learn-removing-2-hint = Il te reste une carte pour KAHU–LALE.
learn-removing-2-no = Construis sur la ligne que tu viens de libérer.
learn-removing-3 = LALE est à toi, et HUNA–LALE a été éliminé. Deux cartes d’une même île y retirent n’importe quel pont : joue les deux JOJO contre IFFI–JOJO.
learn-removing-3-hint = Choisis le pont noir IFFI–JOJO.
learn-removing-3-no = Retire IFFI–JOJO : Noir en a besoin pour tenir IFFI.
learn-removing-4 = IFFI est tombée aussi. Tes propres ponts ne se retirent jamais, même par toi. Pioche une carte.
learn-removing-4-hint = N’importe quelle carte convient.
learn-removing-4-no = Ta main est presque vide : pioche une carte.
learn-removing-done = Deux cartes retirent un pont adverse : une de chaque bout, ou deux du même. Retirer puis construire sur la même ligne dans le même tour, il n’y a guère plus fort.

## Leçon 6 : défausser

learn-discarding-name = Défausser
learn-discarding-about = Comment se séparer des cartes inutiles
learn-discarding-1 = LALE, parmi les cartes visibles, te gagnerait cette île. Mais cinq cartes sont la limite, et tu en as cinq. Au lieu de jouer, défausses-en une.
learn-discarding-1-hint = Choisis une carte de ta main, puis « { kahuna-discard } ».
learn-discarding-1-no = Jouer ferait aussi de la place, mais essaie la défausse cette fois.
learn-discarding-2 = Les défausses restent face cachée : Noir n’en voit que le nombre. Tu peux en défausser d’autres, mais plus jouer. Noir vient de ne pas piocher : tu dois piocher. Prends LALE.
learn-discarding-2-hint = LALE est l’une des trois cartes visibles.
learn-discarding-2-no = C’est pour LALE que tu as fait de la place : prends-la parmi les cartes visibles.
learn-discarding-3 = Noir a défaussé aussi : tu vois que c’était une carte, mais pas laquelle. Gagne maintenant LALE.
learn-discarding-3-hint = Joue LALE sur la ligne vers IFFI ou vers KAHU.
learn-discarding-3-no = Joue LALE, pour que l’île soit à toi.
learn-discarding-4 = Après avoir joué, on ne défausse plus dans le même tour. Pioche une carte.
learn-discarding-4-hint = N’importe quelle carte convient.
learn-discarding-4-no = Cela peut attendre : pioche une carte.
learn-discarding-done = Au lieu de jouer, tu peux défausser autant de cartes que tu veux, face cachée, puis piocher. D’autres éditions ont d’autres règles : la page des règles les compare.

## Leçon 7 : se passer de pioche, et la dernière carte

learn-drawing-name = La dernière carte
learn-drawing-about = Ne pas piocher, et qui finit la manche
learn-drawing-1 = La pioche est épuisée, il reste deux cartes. Qui prend la dernière finit la manche. Ne pioche pas : Noir devra piocher.
learn-drawing-1-hint = Choisis « { kahuna-decline } ».
learn-drawing-1-no = Si tu fais de la place et prends une carte, Noir aura la dernière. Ne pioche pas.
learn-drawing-2 = Noir a dû piocher, il reste une carte. Avec une île chacun, personne n’aurait de point : gagne d’abord JOJO.
learn-drawing-2-hint = Il manque un pont à JOJO ; les cartes JOJO et FAAA y mènent.
learn-drawing-2-no = Gagne d’abord JOJO, pour mener quand la manche finit.
learn-drawing-3 = Deux îles contre une. Prends la dernière carte : la manche finit aussitôt.
learn-drawing-3-hint = LALE est la seule carte visible.
learn-drawing-3-no = Prends la dernière carte pendant que tu mènes.
learn-drawing-4 = Cela fait 1 point. Ponts et mains restent, les autres cartes sont mélangées. Noir a commencé la manche 2 sans piocher : à toi de piocher. Mais ta main est pleine : fais de la place.
learn-drawing-4-hint = Joue une carte, ou défausses-en une.
learn-drawing-4-no = Fais d’abord de la place : joue une carte, ou défausses-en une.
learn-drawing-5 = Il y a de la place. Pioche une carte ; cette fois, tu ne peux pas t’en passer.
learn-drawing-5-hint = N’importe quelle carte convient.
learn-drawing-5-no = Tu as fait de la place : pioche maintenant.
learn-drawing-done = Tu peux ne pas piocher, mais l’adversaire doit alors piocher. Qui prend la dernière carte finit la manche, et l’autre commence la suivante.

## Leçon 8 : le décompte

learn-scoring-name = Le décompte
learn-scoring-about = Derniers tours, points, et ce qui départage
learn-scoring-1 = La manche 3 est presque finie. Tu as 1 point, Noir en a 2. Prends la dernière carte : chacun a encore un tour, et qui l’a prise joue en dernier.
learn-scoring-1-hint = GOLA est la seule carte visible.
learn-scoring-1-no = Prends la dernière carte, sinon Noir la prendra et aura le dernier mot.
learn-scoring-2 = Noir a gagné ALOA : trois îles contre deux. En manche 3, chaque île de plus vaut un point. Gagnes-en une qui en coûte aussi une à Noir.
learn-scoring-2-hint = Il te manque un pont à GOLA, et ta pierre y éliminerait COCO–GOLA.
learn-scoring-2-no = Cela ne suffit pas. Trouve le pont qui te gagne une île et en coûte une autre à Noir.
learn-scoring-3 = Trois à deux, cela fait 1 point : vous en avez 2 chacun. Au dernier tour on ne pioche pas : termine-le.
learn-scoring-3-hint = Choisis « { kahuna-end } ».
learn-scoring-3-no = Tout est comme tu le veux : termine le tour.
learn-scoring-4 = À égalité de points, le troisième décompte tranche, et tu l’as gagné. Les ponts ne compteraient qu’ensuite. Une autre partie, manche 2 : il reste un pont à Noir. Élimine-le.
learn-scoring-4-hint = Gagne LALE, avec un pont vers IFFI.
learn-scoring-4-no = Le dernier pont noir touche LALE. Gagne cette île.
learn-scoring-done = Si tu n’as plus de pont en manche 2 ou 3, tu perds aussitôt. Sinon, avoir plus d’îles vaut 1 point après la manche 1, 2 après la manche 2, et leur différence après la manche 3.

## Leçon 9 : variantes et handicap

learn-variants-name = Variantes
learn-variants-about = Handicap, mains ouvertes, pas d’attaque surprise
learn-variants-1 = Handicap : avant le premier tour, le joueur le plus faible pose jusqu’à trois ponts. Tu en as deux : pose le premier à LALE.
learn-variants-1-hint = Choisis l’une des trois lignes de LALE.
learn-variants-1-no = Pose-le à LALE : tu verras pourquoi.
learn-variants-2 = Pose aussi le deuxième à LALE.
learn-variants-2-hint = Choisis une autre ligne de LALE.
learn-variants-2-no = À LALE, deux ponts font plus de la moitié.
learn-variants-3 = LALE est à toi avant même le début. Ensuite, mains ouvertes : une carte visible que l’on prend reste visible jusqu’à ce qu’on la joue. Prends-en une.
learn-variants-3-hint = N’importe laquelle des cartes visibles convient.
learn-variants-3-no = Pour voir les mains ouvertes, prends une carte visible.
learn-variants-4 = Noir a pris LALE, et tout le monde le voit : il veut cette île. Sois plus rapide, avec IFFI et KAHU.
learn-variants-4-hint = Construis IFFI–LALE et KAHU–LALE.
learn-variants-4-no = Noir gagnerait alors LALE. Construis sur ses deux lignes libres.
learn-variants-5 = Ensuite, pas d’attaque surprise : personne ne construit aux îles de l’autre, donc KAHU t’est fermée. Retire le pont noir KAHU–LALE.
learn-variants-5-hint = Choisis ce pont : KAHU et LALE ensemble le retirent.
learn-variants-5-no = Retire d’abord KAHU–LALE.
learn-variants-6 = KAHU est tombée. Dans cette variante, un de tes ponts peut y suivre aussitôt, sans carte.
learn-variants-6-hint = Choisis la ligne KAHU–LALE.
learn-variants-6-no = Le pont gratuit, c’est maintenant ou jamais.
learn-variants-done = Le handicap équilibre les forces, les mains ouvertes montrent les plans, et sans attaque surprise les îles sont plus sûres. Les trois vont avec toutes les éditions.

## Leçon 10 : les problèmes

learn-practice-name = Problèmes
learn-practice-about = Trois îles, un tour pour chacune
learn-practice-1 = Gagne HUNA dans ce tour. Il faut plus d’une carte, et l’ordre compte.
learn-practice-1-hint = Gagne d’abord ALOA, mais garde la carte ALOA pour la ligne vers HUNA.
learn-practice-1-no = Après cela, HUNA est hors de portée dans ce tour. Essaie autre chose.
learn-practice-2 = Résolu. Maintenant IFFI : Noir la tient avec quatre ponts. Fais-la tomber dans ce tour.
learn-practice-2-hint = Gagner JOJO élimine un pont ; IFFI et KAHU ensemble en retirent un autre.
learn-practice-2-no = Après cela, IFFI tiendrait bon. Essaie autre chose.
learn-practice-3 = Résolu. Le dernier : gagne ELAI dans ce tour.
learn-practice-3-hint = Retire ELAI–HUNA, et garde une carte pour combler le vide.
learn-practice-3-no = Après cela, ELAI est hors de portée dans ce tour. Essaie autre chose.
learn-practice-done = Tous les trois résolus. Tu connais le jeu ; le reste viendra en jouant.

## Les règles

learn-rules-title =
    { $game ->
        [paradise] Les règles de Conquest of Paradise
       *[other] Les règles de Kahuna
    }
learn-rules-whole = Tout le jeu en bref, avec nos propres mots. On peut aussi lire chaque règle à la table.
learn-rules-intro = Les éditions imprimées diffèrent par des détails. Choisis-en une, et compare-la avec une autre.
learn-to-lessons = Apprendre en jouant
