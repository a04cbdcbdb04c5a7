### The terminal: command line, prompt, files.

## The command line

cli-welcome = Motu plays the board games Kahuna and Conquest of Paradise. What can be done:
cli-about = The board games Kahuna and Conquest of Paradise: in the terminal and in the browser, against bots and between people.
cli-usage = Usage:{ " " }
cli-command = COMMAND
cli-commands = Commands:
cli-more = “{ $motu } COMMAND --help” tells more; “{ $motu } play GAME --help” has the options of a game.
cli-play = play a game in the terminal
cli-instance = For instance:
cli-try-lines = Kahuna against a bot, line by line
cli-try-full = Conquest of Paradise on the whole screen
cli-try-hot-seat = two people at this keyboard
cli-try-serve = Kahuna in the browser
cli-replay = step through the record of a game
cli-verify = check that the shuffle of a finished game was honest
cli-general = In general
cli-about-motu = About motu
cli-help = show this help
cli-lang = language of all texts (else MOTU_LANG, LC_ALL, LC_MESSAGES, LANG)
cli-version = show the version
cli-arguments = What to work on
cli-game = GAME
cli-game-help = the game: { $games }
cli-file = the record, as “{ $motu } play --save” writes it
cli-who = Who plays
cli-against = the bot to play against: { $bots } (default: { $usual })
cli-bot = this bot plays this seat, for instance { $seat }={ $bot }; may be given several times
cli-hot-seat = two people take turns at this keyboard
cli-hot-seat-many = people play all seats without a --bot, one after the other at this keyboard
cli-seat = your side (default: { $first })
cli-name = NAME
cli-name-help = your name; with --hot-seat twice, White’s first
cli-name-many = your name; with --hot-seat once for each person, in the order of the seats
cli-replay-seat = whose cards to see: of one side, or all (default: open)
cli-what = What is played
cli-edition = EDITION
cli-preset = modern (default), classic, sheet or russian
cli-side = SIDE
cli-first = who begins: white, black or random (default)
cli-no-surprise = variant 1: no building at islands where the other has a stone
cli-open-hands = variant 2: cards taken from the row stay visible
cli-handicap = free bridges before the first turn, for the weaker side: 0 to 3
cli-weaker = the weaker side, which gets the bridges of a handicap: white or black (default: you; with --hot-seat black)
cli-option = any single option of the rules, for instance sudden-win=no
cli-paradise-players = two, three or four players (default: 2)
cli-paradise-homes = how homes are given out: drawn by lot (default), chosen one after another, or seated in the order of the seats
cli-components = for Conquest of Paradise: a folder with tables of your own copy of the game
cli-option-any = any single option of the rules, as records write it
cli-one-of = one of { $values }
cli-keep = Keeping the game
cli-save = keep the game in this file, after every move
cli-resume = go on with a game that was kept
cli-seed = shuffle by this seed (64 hexadecimal digits)
cli-looks = Looks
cli-board = the board as a map, as a list (for screen readers), or not at all
cli-color = colours (auto: on a terminal, unless NO_COLOR is set)
cli-full = on the whole screen, with keyboard and mouse (needs the extra “tui”)
cli-theme = with --full: light letters on a dark ground, or the other way round
cli-no-command = There is no command “{ $command }”; there are { $commands }.
cli-unknown = “{ $word }” is not understood here; “{ $command } --help” shows what is.
cli-choose = { $option } needs one of these: { $values }.
cli-no-value = { $option } stands alone, without a value.
cli-needs-value = { $option } needs a value: { $value }.
cli-unclear = The command line is not clear ({ $problem }); “{ $command } --help” shows how it is meant.
cli-no-file = Which file? For instance: { $command } game.txt
cli-not-together = { $one } and { $other } do not go together.
cli-bad-option = --option needs NAME=VALUE, not “{ $word }”.
cli-bad-bot = --bot needs SEAT=BOT, not “{ $word }”.
cli-two-bots = Two are to sit at { $seat }: { $one } and { $other }; choose one of them.
cli-nobody = Bots have all seats: leave one of them to a person.
cli-bad-seed = --seed needs { $digits } hexadecimal digits.
cli-our-mistake = Something went wrong that should not have ({ $error }). With MOTU_DEBUG=1 the details are shown.
game-unknown = There is no game “{ $game }”; there are { $games }.
game-which = Which game?
game-title =
    { $game ->
        [kahuna] Kahuna (two players: bridges and islands)
       *[paradise] Conquest of Paradise (two to four players: explore, settle, fight)
    }
game-name =
    { $game ->
        [kahuna] Kahuna
       *[paradise] Conquest of Paradise
    }
game-none = A game must be chosen: { $motu } play GAME, with one of { $games }.
game-ask = Number (Enter: 1):{ " " }
game-taken = This is { $title }; others are started by name: { $others }.

## Files

error-at = { $where }: { $reason }
file-unreadable =
    { $why ->
        [missing] There is no such file.
        [folder] This is a folder; give the name of a file in it.
        [forbidden] This file may not be read; its permissions would have to be changed.
        [name] This is no name that a file can have.
       *[other] This file cannot be read.
    }
file-unwritable =
    { $why ->
        [missing] The folder for this file does not exist; make it first.
        [folder] This is a folder; give the name of a file in it.
        [forbidden] Nothing may be written here; choose another place.
        [name] This is no name that a file can have.
        [full] There is no room left on the disk.
       *[other] This file cannot be written.
    }
file-too-big = This file is bigger than { $limit } MB, which no record is; it was not read.
file-not-utf8 = This is not text in UTF-8, as a record must be.
file-not-text = This is not a text file, as a record must be.
file-partial = Here a card is hidden (?): only a record in which all cards can be seen can be played through.
file-exists = This file exists already; “{ $motu } play --resume { $file }” would go on with it, another name would begin a new one.
file-busy = This game is being played by another process; go on there, or leave it there first.
file-changed = Another process has written to this file, so it is left as it is; “{ command-save } FILE” keeps this game under another name.
save-other-game = This is a game of { $kept }, not of { $wanted }; “{ $motu } play { $game } --resume { $file }” goes on with it.
save-over = This game is over; “{ $motu } replay { $file }” shows it.
save-no-seed = The secret seed { $seed } is missing, and without it the deck cannot be shuffled on.
save-wrong-seed = This is not the seed of the game in { $file }.

## A game

opening = { $edition }. { $players }.
opening-bot = { $seat }: the bot { $name }
opening-you = { $seat }: you
player = { $seat }: { $name }
opening-seal = Seal: { $seal }
opening-hint = Type the number of a choice, or a move such as { $example }. “{ command-rules }” tells how the game goes, ? explains the rest.
prompt = { $seat }>{ " " }
prompt-no-number = There is no choice { $number }: the numbers go from 1 to { $last }.
prompt-no-wishes = What comes is for chance to say: write just { $word }.
prompt-illegal = { $word } – { $reason }
prompt-nothing-played = { $word } – { $reason } Nothing of this line was played.
prompt-not-all-played = { $word } – { $reason } What stands before it was played.
prompt-would = { $word } – { $what }.
aside-not-now = { $seat } cannot do that now: out of turn there is only what the rules allow at any time.
aside-bot = A bot plays { $seat }: nobody else decides for it.
aside-what = Write in notation, behind the name, what { $seat } does out of turn.
menu-title = { $title }:
help-moves = Moves are written like this:
help-seal = The seal is the fingerprint of the secret shuffle, shown before the first move; the seed follows at the end, and “{ $motu } verify” checks that nothing was changed in between.
help-commands = And these words help:
help-now = What { $player } can do now:
command-help = help
command-help-help = this help; “? MOVE” tells what a move would do, or why it is not allowed
command-board = board
command-board-help = show the board
command-hand = hand
command-hand-help = your cards, and what is known of those of others
command-row = row
command-row-help = the face-up cards, the deck, and what has been played
command-log = log
command-log-help = what has happened (“{ command-log } all”: from the beginning)
command-score = score
command-score-help = points, and what they are for
command-danger = danger
command-danger-help = what can be lost or won within a turn
danger-none = Nothing can fall within a turn, as far as you can tell.
command-rules = rules
command-rules-help = the rules of this edition in short
command-undo = undo
command-undo-help = take back your last move, until something secret or random has come to light
command-resign = resign
command-resign-help = give up the game
command-save = save
command-save-help = “{ command-save } FILE” keeps the game in a file from now on
command-quit = quit
command-quit-help = leave the game
log-empty = Nothing has happened yet.
log-more =
    { $count ->
        [one] (1 line before this: “{ command-log } all”)
       *[other] ({ $count } lines before this: “{ command-log } all”)
    }
undo-done = { $word } is taken back.
undo-nothing = There is nothing to take back yet.
undo-chance = This cannot be taken back: a card has come to light.
undo-others = This cannot be taken back: another player has moved since.
undo-seen = This cannot be taken back: it has shown you what you did not know.
undo-shown = This cannot be taken back: everybody has seen it.
resign-really = Type “{ command-resign }” once more to give up the game.
resigned = { $seat } resigns.
resigned-bot = { $seat } resigns; the bot { $bot } plays on.
save-where = Where to? Write “{ command-save } FILE”.
save-done = The game is kept in { $file } from now on.
quit-unsaved = This game is kept nowhere: “{ command-save } FILE” keeps it, “{ command-quit }” once more leaves it.
curtain-hide = Enter clears the screen; then the keyboard goes to { $seat }.{ " " }
curtain-ready = { $seat }, press Enter when nobody else is looking.{ " " }
closing-seed = Seed: { $seed }
closing-save = Name of a file to keep the record in (Enter: none):{ " " }
closing-saved = The record is kept: see “{ $motu } replay { $file }” and “{ $motu } verify { $file }”.
farewell = Goodbye!
farewell-saved = The game is kept; go on with: { $motu } play --resume { $file }

## Records

replay-length =
    { $steps ->
        [one] 1 step. { $result }
       *[other] { $steps } steps. { $result }
    }
replay-running = The game is not over.
replay-remark = ; { $remark }
replay-prompt = [{ $place }/{ $last }] Enter, b, e, q, turn or ?{ " " }
replay-help = Enter goes on, b back, a number to that turn, e to the end, q leaves.
replay-at-end = This is the end.
replay-at-start = This is the beginning.
verify-branch = This game goes on from another: its deal and its first steps (Branch: { $step }) were not checked.
verify-good =
    { $count ->
        [one] { $file }: the seed fits its commitment, and 1 draw is as the seed says.
       *[other] { $file }: the seed fits its commitment, and all { $count } draws are as the seed says.
    }
