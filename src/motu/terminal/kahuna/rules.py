"""The rules in short, as the options being played have them, with the rulings that matter."""

from __future__ import annotations

from motu.kahuna.options import PRESETS, Options
from motu.kahuna.state import BRIDGES, HAND_LIMIT
from motu.terminal.kahuna.choices import chained
from motu.terminal.speech import Speech


def edition(options: Options, speech: Speech) -> str:
    """The edition, and what differs from it: `modern; handicap=1`."""
    base = dict(PRESETS[options.preset].items())
    different = [f"{name}={value}" for name, value in options.items() if base[name] != value and name != "first"]
    return chained([speech.say("kahuna-edition", preset=options.preset), *different], speech)


def paragraphs(options: Options, speech: Speech) -> list[str]:
    """The rules, one point a paragraph, in the order in which they come up in a game."""
    o = options
    say = speech.say
    told = [
        edition(options, speech),
        say("kahuna-rules-aim"),
        say("kahuna-rules-turn", limit=HAND_LIMIT),
        say("kahuna-rules-place", limit=BRIDGES, guarded=o.no_surprise),
        say("kahuna-rules-hold"),
        say("kahuna-rules-strip"),
        say("kahuna-rules-remove"),
        say("kahuna-rules-discard", discard=o.discard, limit=HAND_LIMIT),
        say("kahuna-rules-discards", discards=o.discards),
        say("kahuna-rules-draw", drawing=o.drawing),
        say("kahuna-rules-full", full=o.full_hand, limit=HAND_LIMIT),
        say("kahuna-rules-must-draw", discard=o.discard),
        say("kahuna-rules-round", next=o.next_start),
        say("kahuna-rules-end", last=o.last_turns),
        say("kahuna-rules-score"),
        say("kahuna-rules-tie", tie=o.tie_break),
        say("kahuna-rules-sudden", sudden=o.sudden_win),
        say("kahuna-rules-hidden", open=o.open_hands),
    ]
    if o.no_surprise == "yes":
        told.append(say("kahuna-rules-no-surprise"))
    if int(o.handicap):
        told.append(say("kahuna-rules-handicap", player=o.weaker, count=int(o.handicap)))
    return told
