### Conquest of Paradise : les options d’une nouvelle table.
paradise-option-advanced = Règles avancées
paradise-option-name =
    { $option ->
        [homes] Îles d’origine
        [end] Une autre fin
        [solitaire] Difficulté
        [events] Événements
        [south] Île du Sud
        [saved] Réserves
        [kumara] Kumara
       *[malaria] Paludisme
    }
paradise-option-note =
    { $option ->
        [end] Moins de points : une partie plus courte ; plus de points : plus longue.
        [solitaire] Difficile : Samoa s’empare de plus d’îles encore inconnues.
        [events] Dès que quelqu’un prend de l’avance, chaque tour apporte un typhon, un mariage, une mauvaise récolte…
        [south] Qui révèle Aotearoa fait apparaître une deuxième île, qu’on atteint à pied.
        [saved] On peut garder un point de construction pour un tour suivant.
        [kumara] Les explorateurs peuvent chercher la patate douce en Amérique du Sud : 2 points pour qui revient.
       *[malaria] À l’ouest, la maladie peut vider des villages.
    }
paradise-option-value =
    { $value ->
        [drawn] tirées au sort
        [chosen] choisies chacun à son tour
        [seated] dans l’ordre des places
        [hard] difficile
       *[normal] normale
    }
paradise-option-end-usual = les points habituels
paradise-option-end-by = { $points } points
paradise-told-end = fin { $points } points
paradise-told-homes =
    { $value ->
        [seated] îles d’origine dans l’ordre des places
       *[chosen] îles d’origine choisies à tour de rôle
    }
paradise-told-components = son propre matériel ({ $name })
paradise-told-save = Enregistrer son matériel (.zip)
paradise-own-title = Le contenu de la boîte
paradise-own-house = Le matériel de la maison
paradise-own-house-note = le nôtre
paradise-own-add = Tes propres tables
paradise-own-about = Si tu possèdes le jeu, ou si tu as tes propres idées : change la carte, les coûts, les cartes ou les événements dans nos tables, et joue avec les tiennes. Qui joue avec toi les utilise aussi, et peut les enregistrer.
paradise-own-download = Télécharger nos tables pour commencer (.zip)
paradise-own-name = Leur nom
paradise-own-first = Mon exemplaire
paradise-own-choose = Choisir des fichiers
paradise-own-drop = Les fichiers .toml que tu as changés, ou un .zip ; tu peux aussi les déposer ici, ou leur dossier.
paradise-own-checking = Vérification des tables…
paradise-own-added = « { $name } » est choisi.
paradise-own-gone = Le matériel de la dernière fois n’est plus là : c’est le nôtre qui est choisi.
paradise-own-forget = Oublier
paradise-own-forget-name = Oublier « { $name } »
paradise-read-rules = Lire les règles de cette partie

paradise-seats-title = Qui joue ?
paradise-seats-count = Combien
paradise-seats-bots = Des robots
paradise-seats-friends = Des gens que tu invites
paradise-seats-here = Des gens à côté de toi
paradise-seats-here-note = Tous sur cet appareil
paradise-seats-cast = Personnages, du plus faible au plus fort
paradise-seats-alone-note = En solitaire, tu affrontes Samoa, qui agit selon les jetons que tu tires. Atteins le total voulu avant que les jetons soient épuisés.
paradise-seat-other = Joueur { $place }
paradise-seat-person = Une personne
paradise-seat-here = Une personne sur cet appareil
paradise-seat-bot = Robot : { $name }
