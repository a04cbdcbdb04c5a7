### Conquest of Paradise on the page: pieces that go along a chain.

paradise-transit-from = Take pieces from
paradise-transit-hand = Going along the chain
paradise-transit-goal =
    { $number ->
        [0] Nothing is taken from { $place } yet: choose pieces below.
        [one] Where does 1 piece from { $place } go?
       *[other] Where do { $number } pieces from { $place } go?
    }
paradise-transit-of = { $number } of { $most }
paradise-transit-one = Take along { $piece }
paradise-transit-come = Has come along the chain already: { $pieces }
paradise-transit-planned = Planned
paradise-transit-leg = { $from } to { $to }
paradise-transit-drop = Leave out: { $leg }
paradise-transit-send =
    { $number ->
        [one] Move 1 piece
       *[other] Move { $number } pieces
    }
paradise-transit-take = Pieces can be taken along the chain from { $place }.
paradise-transit-put =
    { $number ->
        [one] Put down 1 piece at { $place }.
       *[other] Put down { $number } pieces at { $place }.
    }
paradise-transit-stays = The chain’s canoe would have to stay there for the rest of the step.
