### Games seen again: the replay, the review, and hints.

replay-title = Replay
replay-loading = The game is being fetched …
replay-load = Load a game
replay-players = { $white } – { $black }
replay-running = It still goes on: you see what your seat has seen.
replay-to-table = To the table
replay-board = Board and steps
replay-panels = More about this game
replay-log = Log
replay-review = Review
replay-share = Share

## Going through a game

replay-deal =
    { $game ->
        [paradise] The game begins.
       *[other] The cards are dealt.
    }
replay-round =
    { $game ->
        [paradise] Turn { $round }
       *[other] Round { $round }
    }
replay-step = Step of the game
replay-steps = Steps and turns
replay-first = To the beginning
replay-previous-turn = One turn back
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-next-turn = One turn on
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-view = Seen by
replay-view-open =
    { $game ->
        [paradise] Everything
       *[other] All cards
    }
replay-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
replay-middle = Open cards and deck
replay-away =
    { $count ->
        [0] No card out of play
        [one] 1 card out of play
       *[other] { $count } cards out of play
    }

## Taking it along

replay-link = Copy the link
replay-link-about = A link to this position has the whole game in it: whoever opens it sees it, on this server, without an account.
replay-link-copied = The link to this position is copied.
replay-link-empty = There is no game in this link; load its record, or ask for the whole link.
replay-link-broken = This link was cut off or changed on its way, so the game in it cannot be read; ask for it once more.
replay-record = Save the record
replay-picture = Save a picture of the board
replay-picture-failed = This browser could not make a picture of the board.

## Trying again

replay-branch = Try again from here
replay-branch-about = The game goes on from this position, and bots take all other seats. Nobody’s rating changes.
replay-branch-seat = You play
replay-branch-bot = Your opponent
replay-branch-begin = Begin

## The review

replay-review-about = A strong bot goes through the game: how the chances stood, where it turned, and what would have been better.
replay-review-begin = Review the game
replay-review-again = Another review
replay-review-cut = The review broke off on its way; begin it once more.
replay-cancel = Cancel
replay-quality = How thoroughly
replay-quality-name =
    { $quality ->
        [quick] Quick
        [normal] Normal
       *[deep] Deep
    }
replay-quality-time =
    { $quality ->
        [quick] Takes a few seconds.
        [normal] Takes about a quarter of a minute.
       *[deep] Takes two minutes or more.
    }
replay-turn = Turn { $turn }, { kahuna-seat }
replay-played = Played
replay-better = Better
replay-point-mistake = A chance of { $first }, where { $second } was possible.
replay-point-lucky = Lucky: the cards that came raised the chance of { kahuna-seat } from { $first } to { $second }.
replay-point-unlucky = Unlucky: the cards that came lowered the chance of { kahuna-seat } from { $first } to { $second }.
replay-graph-start = Before the first turn: White’s chance is { $chance }
replay-graph-turn = After turn { $turn } of { kahuna-seat }: White’s chance is { $chance } { $mark }
replay-table = The figures as a table

## Hints

replay-hint-unrated = After a hint this game no longer counts for a rating.
replay-hint-ask = Show good turns
replay-hint-anyway = Show good turns all the same
replay-hint-none = There is nothing to decide here.
replay-chance = chance to win
