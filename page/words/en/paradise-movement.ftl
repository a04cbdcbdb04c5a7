### Conquest of Paradise on the page: pieces that go along a chain.

paradise-transit-from = Take pieces from
paradise-transit-hand = Going along the chain
paradise-transit-goal =
    { $number ->
        [0] Nothing is taken from { $place } yet: choose pieces below.
        [one] Where does 1 piece from { $place } go?
       *[other] Where do { $number } pieces from { $place } go?
    }
paradise-transit-chain = Chain: { $places }.
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
# Retreat, and the search for kumara.

paradise-retreat-stays =
    { $number ->
        [0] all come along
       *[other] left behind: { $pieces }
    }
paradise-retreat-places =
    { $places ->
        [-1] On foot: nobody needs a canoe
        [0] No canoe
        [one] 1 place in a canoe
       *[other] { $places } places in canoes
    }
paradise-carry-number =
    { $colonies ->
        [one] { $number } of 1 colony in a canoe
       *[other] { $number } of { $colonies } colonies in a canoe
    }
paradise-search-table =
    { $result ->
        [1] lost
        [2] turns home
        [4] off course
       *[other] sails on
    }
paradise-search-from = On from { $place }
paradise-search-share =
    { $what ->
        [found] { $chance } to get there
        [home] { $chance } home with nothing
       *[lost] { $chance } lost
    }
# A fleet.

paradise-fleet-with = with it: { $chance }
paradise-fleet-free = free
paradise-fleet-all = Load all
paradise-fleet-round = Other way
paradise-fleet-halted = must stop here
paradise-move-from = From where?
paradise-move-march = on foot to { $place }
paradise-fleet-land = Put down here:
paradise-fleet-drop = Stay here:
paradise-fleet-flip =
    { $way ->
        [up] Canoe face up
       *[down] Canoe face down
    }

# A tile that was found.

paradise-find-ask =
    { $squares ->
        [0] { $place }, an atoll. Keep it secret, or reveal it?
        [one] { $place }, 1 square. Keep it secret, or reveal it?
       *[other] { $place }, { $squares } squares. Keep it secret, or reveal it?
    }
paradise-find-hide = Keep it secret
paradise-find-markers =
    { $markers ->
        [0] Your last marker lies on it.
        [one] 1 marker is left to you.
       *[other] { $markers } markers are left to you.
    }
paradise-find-known =
    { $players ->
        [none] Nobody else knows it.
       *[other] Known besides to: { $players }.
    }
paradise-find-reveal = Reveal it
paradise-find-all = All see it and may sail there.
