### The advanced rules of Conquest of Paradise (11).

## Optionen, die nicht zusammenpassen.

paradise-option-not-alone = Allein gibt es nur { $option }={ $value }; diese Option weglassen oder zu zweit und mehr spielen.
paradise-option-alone-only = Nur das Solospiel kennt { $option }; diese Option weglassen oder mit players=1 spielen.
paradise-option-far-end = Diese Partie endet bei { $target } Punkten, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } neben der üblichen Zahl; empfohlen sind höchstens { $most }.
