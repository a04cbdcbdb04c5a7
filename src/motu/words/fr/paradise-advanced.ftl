### The advanced rules of Conquest of Paradise (11).

## Des options qui ne vont pas ensemble.

paradise-option-not-alone = En solitaire, il n’y a que { $option }={ $value } ; laisse cette option de côté, ou joue à deux et plus.
paradise-option-alone-only = Seul le jeu en solitaire connaît { $option } ; laisse cette option de côté, ou joue avec players=1.
paradise-option-far-end = Cette partie finit à { $target } points, à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } du nombre habituel ; on conseille { $most } au plus.
