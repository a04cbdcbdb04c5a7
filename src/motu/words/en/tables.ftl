### Tables at which people and bots sit.

tables-player =
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

tables-no-table = There is no such table, or it is a private one; ask its host for the invitation link.
tables-not-invited = This table is only for those who were invited; ask its host for the invitation link.
tables-full = All seats at this table are taken; you can watch, or open a table of your own.
tables-no-seat = This table has no seat { $seat }; its seats are counted from 0.
tables-seat-taken = { $name } already sits there; choose another seat.
tables-seated-already = You already sit at this table; get up before you take another seat.
tables-not-host = Only the host of this table can do that.
tables-needs-person = At least one seat is for a person; bots do not play among themselves here.
tables-too-many-tables =
    { $most ->
        [one] You may sit at only 1 table whose game is not over; finish that one first.
       *[other] You may sit at only { $most } tables whose games are not over; finish one of them first.
    }
tables-wrong-seats =
    { $seats ->
        [one] This game has 1 seat; say who is to have it, and no more.
       *[other] This game has { $seats } seats; say for each of them who is to have it, no more and no fewer.
    }
tables-bad-seat = A seat can be for “me”, “free” or “bot”, not for “{ $kind }”.
tables-one-seat = You can have only one seat, unless several people share this device: then open the table as a shared one.
tables-bad-clock = This clock cannot be set: choose either up to { $hours } hours for the whole game, with up to { $increment } seconds more after each turn, or 60 seconds to { $days } days for each turn, or no clock.
tables-rated-needs-account = Only accounts play rated games; create one, or play unrated.
tables-rated-no-bots = Rated games are for people only, each at a device of their own; open an unrated table to play with bots or at one device.
tables-rated-needs-preset = A rated game follows one edition of the rules unchanged; leave the other options out, or play unrated.

## At the table

tables-not-begun = The game has not begun; it does as soon as all seats are taken.
tables-begun = The game has already begun; this was only possible before.
tables-over = This game is over; a rematch or a new table begins another one.
tables-not-seated = Only those who sit at this table can do that.
tables-not-your-seat = That seat is not yours; act for the one you sit on.
tables-outdated = Something has happened at this table in the meantime; look at it as it is now, and decide again.
tables-repeated = This was done already, and is not done twice.
tables-nothing-to-take-back = You have not made a move yet that could be taken back.
tables-moves-number = Between 1 and { $most } moves can be played at once; send the others afterwards.
tables-moves-refused = None of these moves was played, because of number { $number }, “{ $move }”: { $reason }
tables-no-part-to-take-back = There is nothing here that you could take back as a whole; something has come to light since, or nothing has begun.
tables-not-planned = There is no such item in your plan that could be struck out.
tables-needed-by-plan = Something that you planned later needs this: strike that out first.
tables-nobody-to-agree = There is nobody here who could agree to a draw, since bots do not; play on, or resign.
tables-asked-already = { $name } has already asked for something; that has to be answered or withdrawn first.
tables-nothing-asked = There is nothing to answer any more: it was answered or withdrawn, or the game went on.
tables-not-asked = This is for others to answer; what you asked for yourself you can withdraw.
tables-clock-decides = There is a clock at this table: the time of whoever does not come back runs out by itself.
tables-not-gone = A bot can only play on for somebody whose turn it is and who has been away for { $minutes } min, or has decided nothing for { $idle } min; wait a little.
tables-not-away = You can claim the game only when it is the other’s turn and they have been away for { $minutes } min; wait a little.
tables-claim-by-bot = Where others play on, nobody claims the game: a bot can take the seat of whoever is away.
tables-no-seat-kept = No bot keeps a seat at this table for you; whoever has resigned or run out of time can watch the rest of the game.
tables-no-rematch = A rematch is for those who have played here, once the game is over.
tables-not-over = All cards are shown once the game is over; until then you see what your own seat sees.
tables-daily-not-over = This is a deal that others still play today: all cards are shown, and one can try again from here, once the day is over.
tables-branch-not-over = One can try again from here once this game is over.
tables-branch-no-step = This game has no step { $step }; it has { $steps } of them.
tables-branch-over = The game is over at this step; choose an earlier one.
tables-daily-no-undo = In the deal of the day only a slip can be taken back, as everybody plays it under the same conditions.
tables-daily-no-help = There are no hints in the deal of the day while it is played; afterwards there is a review.
tables-rated-no-help = This game is played for a rating, and until it is over nobody who looks at it gets help from the bots.
tables-no-hints-here = At this table it was agreed to play without hints; once the game is over there is a review.
tables-played-now = This game is being played for a rating at this moment; the bots will look at it once it is over.
tables-no-hint-now = Hints are for your own seat, when it is your turn.
tables-bad-quality = A review can be quick, normal or deep, not “{ $quality }”.

## How a game can end otherwise than by its rules

tables-ended-resigned = { tables-player } has resigned.
tables-ended-time = { tables-player } has run out of time.
tables-ended-away = { tables-player } was away for too long.
tables-ended-aborted = { tables-player } has called the game off before everybody had moved; it does not count.
tables-ended-agreed = The players have agreed on a draw.
tables-ended-closed = The host closed this table before the game began.
tables-ended-stopped = The host ended this game of bots.

## Components of one’s own

tables-components-unknown = This game has components of its own ({ $name }), and this server does not have their tables: load those, too.
tables-components-none = { $game } has no components of one’s own.
tables-components-house = These tables say what ours say: change something in them first, or play with ours.
tables-components-many =
    { $most ->
        [one] You have 1 set of components already, which is the most: forget it first.
       *[other] You have { $most } sets of components already, which is the most: forget one of them first.
    }
