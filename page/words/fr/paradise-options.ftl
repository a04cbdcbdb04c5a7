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
paradise-told-components = matériel personnel
paradise-read-rules = Lire les règles de cette partie
