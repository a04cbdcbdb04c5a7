### Kahuna’s log at one’s own table: of “you”, and of the others by their names. Verbs first.

kahuna-told-you = you
kahuna-effect-costs = your opponent loses { $islands }
kahuna-told-plays =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    }
kahuna-told-places =
    { $you ->
        [yes] You place
       *[no] { $name } places
    }
kahuna-told-discards =
    { $you ->
        [yes] You discard
       *[no] { $name } discards
    }
kahuna-told-takes =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    }
kahuna-told-draws =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    }
kahuna-told-declines =
    { $you ->
        [yes] You do not draw
       *[no] { $name } does not draw
    }
kahuna-told-ends =
    { $you ->
        [yes] You end the turn
       *[no] { $name } ends the turn
    }
kahuna-told-captures =
    { $you ->
        [yes] You capture
       *[no] { $name } captures
    }
kahuna-told-loses =
    { $you ->
        [yes] You lose
       *[no] { $name } loses
    }
kahuna-told-holds =
    { $you ->
        [yes] You no longer hold
       *[no] { $name } no longer holds
    }
kahuna-told-gets =
    { $you ->
        [yes] you get
       *[no] { $name } gets
    }
kahuna-told-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
kahuna-told-resigned =
    { $you ->
        [yes] You resign
       *[no] { $name } resigns
    }
kahuna-told-time =
    { $you ->
        [yes] Your time is up
       *[no] { $name } has run out of time
    }
kahuna-told-removes =
    { $you ->
        [yes] remove
       *[no] removes
    }

kahuna-told-place = { kahuna-told-plays } { $card }: a bridge { $line }.
kahuna-told-remove = { kahuna-told-plays } { $cards } and { kahuna-told-removes } the bridge { $line }.
kahuna-told-free = { kahuna-told-places } a free bridge { $line }.
kahuna-told-discard = { kahuna-told-discards } { $card }.
kahuna-told-discard-hidden = { kahuna-told-discards } a card face down.
kahuna-told-take = { kahuna-told-takes } { $card } from the row.
kahuna-told-draw = { kahuna-told-draws } from the deck.
kahuna-told-draw-card = { kahuna-told-draws } { $card } from the deck.
kahuna-told-decline = { kahuna-told-declines }.
kahuna-told-end = { kahuna-told-ends }.
kahuna-told-take-islands = { kahuna-told-captures } { $islands }!
kahuna-told-stripped =
    { $count ->
        [one] { kahuna-told-loses } the bridge { $lines }.
       *[other] { kahuna-told-loses } the bridges { $lines }.
    }
kahuna-told-lost = { kahuna-told-holds } { $islands }.
kahuna-told-scoring =
    Round { $round } is scored: islands of { $first } { $white }, of { $second } { $black }; { $leader ->
        [nobody] nobody gets a point.
       *[other] { kahuna-told-gets } { kahuna-points }.
    }
kahuna-told-points = { kahuna-told-wins }! Points: { $first } { $white }, { $second } { $black }.
kahuna-told-third = { kahuna-told-wins } by the third scoring! Points are even at { $white } to { $black }.
kahuna-told-bridges = { kahuna-told-wins } with more bridges on the board! Points are even at { $white } to { $black }.
kahuna-told-sudden = { kahuna-told-wins } at once: no enemy bridge is left on the board!
kahuna-told-stock = { kahuna-told-wins } at once: the other side has no bridge left to place!
kahuna-told-gave-up = { kahuna-told-resigned }.
kahuna-told-out-of-time = { kahuna-told-time }.

kahuna-do-handicap =
    { $left ->
        [one] Handicap: place one more bridge anywhere.
       *[other] Handicap: place { $left } more bridges anywhere.
    }
kahuna-board-threat-you =
    { $cards ->
        [one] With one card you
       *[other] With { $cards } cards you
    } { $certain ->
        [yes] can certainly
       *[no] may be able to
    } { $held ->
        [yes] make { $island } fall.
       *[no] take { $island }.
    }
kahuna-board-threat-opponent =
    { $cards ->
        [one] With one card your opponent
       *[other] With { $cards } cards your opponent
    } { $certain ->
        [yes] can certainly
       *[no] may be able to
    } { $held ->
        [yes] make { $island } fall.
       *[no] take { $island }.
    }
