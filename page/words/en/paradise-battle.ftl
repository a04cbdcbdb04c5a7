# Conquest of Paradise on the page: battles.

paradise-mat-title = Battle of { $place }
paradise-mat-who = { $attacker } attacks { $defender }
paradise-mat-roll = roll { $number }
paradise-mat-won = { $name } has won.
paradise-mat-turn-away = { $name } may turn the attack away with a card …
paradise-mat-stake = At stake
paradise-mat-stake-told =
    { $villages ->
        [one] 1 village is at stake
       *[other] { $villages } villages are at stake
    }
paradise-mat-fold = Fold the battle away
paradise-mat-die = The die shows { $die }
paradise-mat-front =
    { $number ->
        [0] Front line
        [one] Front line · 1 fights
       *[other] Front line · { $number } fight
    }
paradise-mat-back = Back line
paradise-mat-closed = still face down
paradise-mat-loss =
    { $loss ->
        [eliminated] { $loser ->
            [you] you lose one
            [they] they lose one
            [attacker] the attacker loses one
           *[defender] the defender loses one
        }
       *[panic] { $loser ->
            [you] one of yours panics
            [they] one of theirs panics
            [attacker] an attacker panics
           *[defender] a defender panics
        }
    }
paradise-mat-chance = { $name } wins with a chance of { $chance }
paradise-mat-start = start
paradise-mat-now = now
paradise-mat-rolls = Rolls
paradise-mat-no-rolls = none yet
paradise-mat-roll-open = being decided
paradise-mat-cards = Battle cards
paradise-mat-used = { $name }: { $card }
paradise-mat-no-cards = none used
paradise-mat-asked = { $name } may use one …
paradise-mat-asked-you = { $name }, you may use one.
paradise-battle-piece =
    { $piece ->
        [W] Warriors
        [C] War canoe
       *[V] Local warrior
    } ({ $number })
paradise-battle-loss =
    { $loss ->
        [eliminated] It is lost for good. A battle is fought to its end.
       *[panic] It goes to the back line and fights no more in this battle. A battle is fought to its end.
    }
paradise-battle-saved = Saved so far: { $saved } of { $stake }. Without a saved village the group is nobody’s.
paradise-battle-help =
    { $stage ->
        [battles] You decide the order of your battles: choose one here or on the map.
        [arioi] The card sends the attackers back to where they came from, once in the game.
        [battle-card] One card a roll, the defender first. A card that is used is turned up.
        [retreat] Those who are left go to your nearest group; among equals you choose.
        [carry] Each colony needs a canoe. Who has none is left behind.
        [save] Each piece that you give up is out of the game, and keeps one village.
        [new-home] The new home is where your points are counted from.
        [regroup] Face up the canoe belongs to the chain; all see it.
       *[other] Others decide now. You see everything here.
    }
paradise-mat-chance-of = Chance of victory: { $name }
paradise-mat-down = { $number } face down
paradise-battle-win = If you win
paradise-battle-lose = If you lose
paradise-battle-if-won =
    { $side ->
        [attacker] { $stake ->
            [0] The hex is yours.
           *[other] You hold the group if you give up a piece of your front line for each village you save: up to { $stake }.
        }
       *[defender] All that is left stays where it is.
    }
paradise-battle-if-lost =
    { $number ->
        [0] There is no group to retreat to: all are lost.
        [one] Those left retreat to { $places }, band and colony by canoe.
       *[other] Those left retreat, as you choose: { $places }, band and colony by canoe.
    }
paradise-battle-use =
    { $die ->
        [0] roll again: { $chance } to win
       *[other] counts as { $die }: { $chance } to win
    }
paradise-battle-back = they go back to { $places }
paradise-battle-then = { $chance } to win then
paradise-battle-berths =
    { $places ->
        [one] 1 place in canoes for { $carried } to retreat
       *[other] { $places } places in canoes for { $carried } to retreat
    }
paradise-battle-held =
    { $saved ->
        [one] 1 village saved: { $points }
       *[other] { $saved } villages saved: { $points }
    }
