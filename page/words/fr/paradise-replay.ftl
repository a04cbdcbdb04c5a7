### Conquest of Paradise : revoir une partie.
paradise-replay-order = Ordre du tour : { $names }
paradise-replay-left = Tuiles restantes : { $tiles } · cartes dans la pioche : { $cards }
paradise-replay-chits = Jetons restants : { $chits }
