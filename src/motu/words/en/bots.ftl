### The opponents and what they are like.

bot-compiling = The bot is being compiled, this once: it takes a minute or two.
bot-character =
    { $bot ->
        [keiki] Keiki is learning and plays whatever catches the eye.
        [manu] Manu builds everywhere at once and soon has no cards left.
        [mano] Mano cannot leave a bridge of yours alone.
        [honu] Honu hoards cards until the hand is full, and then strikes once.
        [koa] Koa goes for islands and for nothing else.
        [pua] Pua likes to see what she gets, and takes from the row.
        [nalu] Nalu builds in waves and looks a little ahead.
        [hoku] Hoku counts the cards and knows what you may hold.
        [kai] Kai waits, and strikes with a full hand.
        [pele] Pele has seen it coming.
        [tala] Tala spins rumors: not every sail that you see is a canoe.
        [tiki] Tiki loves the arts and buys a card whenever there is one to be had.
        [fale] Fale settles one group after the other and never fights.
        [vaka] Vaka sails farther out than anybody, to see what lies there.
        [toka] Toka sits behind a wall of warriors.
        [iwa] Iwa circles, and takes what nobody guards.
        [uila] Uila strikes first, and then once more.
        [ariki] Ariki is an old chief who weighs every step.
        [expert] The expert is the strongest of all.
       *[other] { "" }
    }
