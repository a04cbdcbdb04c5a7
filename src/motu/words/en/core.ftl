### What may be wrong with options, records and shuffles, for any game.

bot-bad-work = “{ $bot }:{ $work }”: after the colon stands how much the bot may work for a turn, a whole number above 0.
bot-needs-numba = The bot “{ $bot }” needs Numba: install motu with its extra “fast”, or start with ./dev, which does.
bot-no-work = The bot “{ $bot }” has no amount of work to set: leave the colon and what follows it out.
bot-own-broken = The bot “{ $bot }” of { $place } cannot be used: { $problem }.
bot-unknown = There is no bot “{ $bot }”; there are { $bots }.
bot-none = No bot plays { $game } yet.
option-unknown = There is no option “{ $option }”; there are { $options }.
option-bad-value = The option { $option } cannot be “{ $value }”, only one of { $values }.
option-dead-end = discard=instead-of-drawing needs full-hand=discard-after: otherwise there are positions without any move.
rules-too-old =
    { $game ->
        [paradise] This game was played by version { $version } of the rules of Conquest of Paradise, which Motu { $release } plays and this one does not; it was left as it is.
       *[other] This game was played by version { $version } of the rules, which Motu { $release } plays and this one does not; it was left as it is.
    }
rules-too-new = This game is played by version { $version } of the rules, and this Motu knows versions up to { $known }: it takes a newer Motu.
rules-no-version = “rules={ $word }” names no version of the rules; it is a number, as in “rules=2”.

## Records

record-too-long = The record has more than { $limit } characters, as no game ever needs; it was not read.
record-too-many-steps = The record has more than { $limit } steps, as no game ever needs; it was not played.
record-no-game = A record begins with the name of its game, like “Game: kahuna”.
record-other-game = This is a record of { $game }, not of { $wanted }.
record-no-seat = There is no player “{ $seat }” in this game, only { $seats }.
record-bad-line = This line is neither a header, like “White: Ann”, nor a turn, like “1. White: B-D +?K”.
record-header-twice = The header “{ $header }” stands here for a second time; keep one of them.
record-bad-option = Options are written NAME=VALUE, not “{ $word }”.
record-no-deal = The header “Deal:” with the dealt cards is missing.
record-bad-deal =
    { $game ->
        [kahuna] Such cards cannot be dealt: nine are needed, none more than twice, with W or B before them where chance decided who begins.
       *[other] Such a deal cannot be with these options.
    }
record-empty-turn = This turn has no move.
record-after-end = The game is over before this move.
record-wrong-turn = The moves so far lead to turn { $turn } with { $seat } to move, not to this.
record-too-much-came = “{ $answer }” is one card too many: this move turns up fewer.
record-not-over = The result is given as “{ $result }”, but the moves do not end the game.
record-wrong-result = The result is given as “{ $result }”, but the moves lead to “{ $real }”.
chance-impossible = “{ $answer }” cannot have come up here.
chance-script-ended = The card that came up here is missing.

## The check of a finished game

verify-no-seed = Seed or commitment is missing, so there is nothing to check: they are complete when a game is over.
verify-bad-seed = The seed is not a hexadecimal number.
verify-wrong-commitment = The seed does not fit its commitment: it is not the one that was fixed when the game began.
verify-wrong-deal = By the seed the deal would have been “{ $real }”.
verify-wrong-draw = By the seed { $real } would have come up here, not { $said }.

## Several moves at once

moves-reveal = Something comes to light with it; decide what follows when you have seen that.
moves-turn-ends = Your decisions end with it; what follows is for others to decide first.
