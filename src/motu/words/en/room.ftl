### The room: tables at which people and bots sit, the people themselves, and who thinks for them.

room-player =
    { $player ->
        [white] White
        [black] Black
        [red] Red
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[other] { $player }
    }

## Looking at tables, opening them, sitting down

room-no-table = There is no such table, or it is a private one; ask its host for the invitation link.
room-not-invited = This table is only for those who were invited; ask its host for the invitation link.
room-full = All seats at this table are taken; you can watch, or open a table of your own.
room-no-seat = This table has no seat { $seat }; its seats are counted from 0.
room-seat-taken = { $name } already sits there; choose another seat.
room-seated-already = You already sit at this table; get up before you take another seat.
room-not-host = Only the host of this table can do that.
room-too-many-tables =
    { $most ->
        [one] You may sit at only 1 table whose game is not over; finish that one first.
       *[other] You may sit at only { $most } tables whose games are not over; finish one of them first.
    }
room-wrong-seats =
    { $seats ->
        [one] This game has 1 seat; say who is to have it, and no more.
       *[other] This game has { $seats } seats; say for each of them who is to have it, no more and no fewer.
    }
room-bad-seat = A seat can be for “me”, “free” or “bot”, not for “{ $kind }”.
room-one-seat = You can have only one seat, unless several people share this device: then open the table as a shared one.
room-bad-clock = This clock cannot be set: choose either up to { $hours } hours for the whole game, with up to { $increment } seconds more after each turn, or 60 seconds to { $days } days for each turn, or no clock.
room-rated-needs-account = Only accounts play rated games; create one, or play unrated.
room-rated-no-bots = Rated games are for people only, each at a device of their own; open an unrated table to play with bots or at one device.
room-rated-needs-preset = A rated game follows one edition of the rules unchanged; leave the other options out, or play unrated.

## At the table

room-not-begun = The game has not begun; it does as soon as all seats are taken.
room-begun = The game has already begun; this was only possible before.
room-over = This game is over; a rematch or a new table begins another one.
room-not-seated = Only those who sit at this table can do that.
room-not-your-seat = That seat is not yours; act for the one you sit on.
room-outdated = Something has happened at this table in the meantime; look at it as it is now, and decide again.
room-repeated = This was done already, and is not done twice.
room-nothing-to-take-back = You have not made a move yet that could be taken back.
room-moves-number = Between 1 and { $most } moves can be played at once; send the others afterwards.
room-moves-refused = None of these moves was played, because of number { $number }, “{ $move }”: { $reason }
room-no-part-to-take-back = There is nothing here that you could take back as a whole; something has come to light since, or nothing has begun.
room-nobody-to-agree = There is nobody here who could agree to a draw, since bots do not; play on, or resign.
room-asked-already = { $name } has already asked for something; that has to be answered or withdrawn first.
room-nothing-asked = There is nothing to answer any more: it was answered or withdrawn, or the game went on.
room-not-asked = This is for others to answer; what you asked for yourself you can withdraw.
room-clock-decides = There is a clock at this table: the time of whoever does not come back runs out by itself.
room-not-gone =
    { $seconds ->
        [one] A bot can only play on for another player who has let everybody wait for 1 second; wait a little.
       *[other] A bot can only play on for another player who has let everybody wait for { $seconds } seconds; wait a little.
    }
room-no-seat-kept = No bot keeps a seat at this table for you; whoever has resigned or run out of time can watch the rest of the game.
room-no-rematch = A rematch is for those who have played here, once the game is over.
room-not-over = All cards are shown once the game is over; until then you see what your own seat sees.
room-branch-not-over = One can try again from here once this game is over.
room-branch-no-step = This game has no step { $step }; it has { $steps } of them.
room-branch-over = The game is over at this step; choose an earlier one.
room-daily-no-undo = In the deal of the day only a slip can be taken back, as everybody plays it under the same conditions.
room-daily-no-help = There are no hints in the deal of the day while it is played; afterwards there is a review.
room-no-hint-now = Hints are for your own seat, when it is your turn.
room-bad-quality = A review can be quick, normal or deep, not “{ $quality }”.

## How a game can end otherwise than by its rules

room-ended-resigned = { room-player } has resigned.
room-ended-time = { room-player } has run out of time.
room-ended-agreed = The players have agreed on a draw.
room-ended-closed = The host closed this table before the game began.

## People

room-name-empty = A name needs at least one letter or digit that can be seen.
room-name-too-long = A name has { $most } characters at most; choose a shorter one.
room-name-line-break = A name stands on one line; leave the line break out.
room-name-character = A name can only have characters that can be seen; leave { $code } out.
room-name-marks = A letter in a name can bear { $most } marks at most; leave some of them out.
room-name-taken = There is already an account “{ $name }”; choose another name, or log in if it is yours.
room-password-too-short = A password needs { $least } characters or more; a few words in a row are easy to remember.
room-password-too-long = A password has { $most } characters at most; choose a shorter one.
room-password-like-name = This password is little more than your name, which others guess first; choose another one.
room-has-account = You already have an account; log out first to create another one.
room-no-account = You are a guest and have no password yet; create an account first.
room-wrong-login = This name and this password do not belong together; check both of them.
room-too-busy = Too many people are logging in at this moment; try again in a few seconds.
room-too-often =
    { $seconds ->
        [one] That was too often in a short time; try again in 1 second.
       *[other] That was too often in a short time; try again in { $seconds } seconds.
    }

## Reminders that it is one’s turn

room-no-webhooks = This server sends no reminders; leave the address for them empty.
room-hook-too-long = An address for reminders has { $most } characters at most; this one is longer.
room-hook-bad-url = An address for reminders looks like https://example.org/path; it begins with https:// and has no #, no user and no password.
room-hook-bad-host = Reminders need the full name of a host, such as example.org, and no number in its place.
room-hook-bad-port = Reminders go to the usual port of https; leave the port out of the address.
room-hook-not-allowed = This server sends no reminders to { $host }; whoever runs it can allow that.

## Bots, hints and reviews that take time

thinking-too-busy = Too many others are already waiting for this; try again in a minute.
thinking-too-late = This took too long and was stopped; try again, or ask for a quicker review.
thinking-not-ready = The server is still getting ready for hints and reviews, which takes a minute or two, this once; try again then.
thinking-broken = This failed, through no fault of yours; whoever runs the server finds the reason in its log.
thinking-closed = The server is just shutting down; try again when it is back.

## Components of one’s own

room-components-unknown = This game has components of its own ({ $name }), and this server does not have their tables: load those, too.
room-components-none = { $game } has no components of one’s own.
room-components-house = These tables say what ours say: change something in them first, or play with ours.
room-components-many =
    { $most ->
        [one] You have 1 set of components already, which is the most: forget it first.
       *[other] You have { $most } sets of components already, which is the most: forget one of them first.
    }
