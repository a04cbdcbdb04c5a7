### The people: names, accounts, limits, reminders.

people-name-empty = A name needs at least one letter or digit that can be seen.
people-name-too-long = A name has { $most } characters at most; choose a shorter one.
people-name-line-break = A name stands on one line; leave the line break out.
people-name-character = A name can only have characters that can be seen; leave { $code } out.
people-name-marks = A letter in a name can bear { $most } marks at most; leave some of them out.
people-name-mixed = Letters of different scripts are mixed in “{ $word }”; write each word in one script.
people-name-taken = Another account is called “{ $name }”, or something that looks just like it; choose another name, or log in if it is yours.
people-password-too-short = A password needs { $least } characters or more; a few words in a row are easy to remember.
people-password-too-long = A password has { $most } characters at most; choose a shorter one.
people-password-like-name = This password is little more than your name, which others guess first; choose another one.
people-has-account = You already have an account; log out first to create another one.
people-no-account = You are a guest and have no password yet; create an account first.
people-wrong-login = This name and this password do not belong together; check both of them.
people-wrong-code = This name and this code do not belong together, or the code has been used; check both of them.
people-too-busy = Too many people are logging in at this moment; try again in a few seconds.
people-too-often =
    { $seconds ->
        [one] That was too often in a short time; try again in 1 second.
       *[other] That was too often in a short time; try again in { $seconds } seconds.
    }
people-crowd =
    { $seconds ->
        [one] Many people have just come from the same network as you, so please wait: try again in 1 second.
       *[other] Many people have just come from the same network as you, so please wait: try again in { $seconds } seconds.
    }

## Reminders that it is one’s turn

people-no-webhooks = This server sends no reminders; leave the address for them empty.
people-hook-too-long = An address for reminders has { $most } characters at most; this one is longer.
people-hook-bad-url = An address for reminders looks like https://example.org/path; it begins with https:// and has no #, no user and no password.
people-hook-bad-host = Reminders need the full name of a host, such as example.org, and no number in its place.
people-hook-bad-port = Reminders go to the usual port of https; leave the port out of the address.
people-hook-not-allowed = This server sends no reminders to { $host }; whoever runs it can allow that.
