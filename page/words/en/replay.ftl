### Games seen again: the replay, the review, and hints.

## Loading a game

replay-load-title = Load a game
replay-load-lead = Every game can be kept as a short text, its record. Put one in here to see it again, or to go on from any position.
replay-load-record = The record
replay-load-choose = Choose a file
replay-load-drop = Paste the text, choose the file, or drop it here; of a game with components of its own, their tables, too.
replay-load-tables = Choose its tables
replay-load-tables-called = From a record
replay-load-tables-here = The tables are here.
replay-load-tables-other = These tables are other ones ({ $name }) than the game was played with ({ $wanted }).
replay-load-too-long = This file is longer than any record; choose another one.
replay-load-line = Line { $line }:
replay-load-replay = Replay
replay-load-analyse = Analysis table
replay-load-analyse-note = At an analysis table you play for both sides, take back what you like, and ask for hints.

replay-title = Replay
replay-loading = The game is being fetched …
replay-load = Load a game
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
