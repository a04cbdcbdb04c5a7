### The full-screen game in the terminal.

full-no-terminal = The full-screen game needs a terminal to draw on; without --full it is played line by line, through a pipe as well.
full-no-textual = The full-screen game needs the package Textual: pip install 'motu[tui]', or start with ./dev, which does that. Without --full the game is played line by line.
full-choices = What you can do
full-choices-at = At { $place } (Esc: everything)
full-standing = Standing
full-log = Log
full-type = a number, a move, or ? for help
full-choose = Choose with the arrow keys, with the mouse, or type the number; then press Enter.
full-click-again = Another click does it.
full-thinking = { $seat }: the bot { $bot } is thinking …
full-hand-over = Clear the screen and hand the keyboard to { $seat }
full-over = The game is over
full-save = Keep the record
full-leave = Leave
full-stay = Go on playing
full-close = Close
full-give-up = Give up
full-theme = colours
full-file = Name of the file to keep the game in (Enter; Esc: not now):
full-quit-kept = The game is kept in { $file }. Leave it now?
full-quit-unsaved = This game is kept nowhere. Leave it all the same?
full-resign = Give up this game?
full-help-keyboard = Up and down move through the choices, Enter takes the one at the cursor. A number goes to a choice, a move may be written as below; Enter plays it. Tab changes between log and standing where there is room for only one; Shift with up and down scrolls the log.
full-help-mouse = A click on a choice takes it. A click on the board shows what can be done there; if that is one thing, another click does it. What is lit up can be clicked.
full-help-keys = The keys in the lowest line can be clicked, too; all of their words can be typed as well.
