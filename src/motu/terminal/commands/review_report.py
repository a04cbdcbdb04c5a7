"""A review as lines: White's chance turn by turn, then the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.kahuna import review_result
from motu.bots.kahuna.review_result import Judgement, Point, Review, Turn
from motu.kahuna.log import PLAYERS
from motu.terminal.console import Console
from motu.terminal.formats import number, whole_percent
from motu.terminal.kahuna.choices import reasons_text
from motu.terminal.streams import can_draw

BAR = 20


def report(review: Review, console: Console) -> list[str]:
    """The lines to print."""
    say = console.say
    lines = [
        *console.lines(say("review-how", seat="open" if review.seat is None else PLAYERS[review.seat])),
        "",
        *_table(review.turns, console),
        "",
        *(line for seat in range(2) for line in _tally(review.turns, seat, console)),
        say(
            "review-marks",
            slight=whole_percent(console, review_result.SLIGHT),
            grave=whole_percent(console, review_result.GRAVE),
        ),
        "",
        *console.lines(say("review-points"), "head"),
    ]
    if not review.points:
        lines += console.lines(say("review-no-points"))
    for point in review.points:
        lines += _point(review.turns[point.place], point, console)
    return lines


# --- Turn by turn ---------------------------------------------------------------------------------------------------


def _table(turns: Sequence[Turn], console: Console) -> list[str]:
    """A line for every turn: its number, its player, White's chance after it, a mark, and its words."""
    say = console.say
    seats = [say("kahuna-seat", player=player) for player in PLAYERS]
    width = max(map(len, seats))
    figures = max(len(whole_percent(console, 1.0)), 4)
    lines = []
    if turns:
        start = f"{whole_percent(console, turns[0].before):>{figures}} {bar(turns[0].before)}"
        lines.append(f"{'':{width + 6}}{start}     {say('review-start')}")
    round_number = 0
    for turn in turns:
        if turn.round_number != round_number:
            round_number = turn.round_number
            lines += console.lines(say("review-round", round=round_number), "quiet")
        mark = turn.judgement.mark if turn.judgement else ""
        chance = f"{whole_percent(console, turn.after):>{figures}} {bar(turn.after)}"
        head = f"{turn.number:>3}. {seats[turn.seat]:{width}} {chance}"
        lines.append(f"{head} {console.paint('number', f'{mark:<2}')}  {turn.words}")
    return lines


def bar(chance: float) -> str:
    """White's chance as a length."""
    full, empty = ("█", "░") if can_draw() else ("#", ".")
    done = round(BAR * chance)
    return full * done + empty * (BAR - done)


def _tally(turns: Sequence[Turn], seat: int, console: Console) -> list[str]:
    """How many marks a player has got, and what their choices cost them on average; nothing if they were not judged."""
    judged = [turn.judgement for turn in turns if turn.seat == seat and turn.judgement]
    if not judged:
        return []
    marks = [found.mark for found in judged]
    loss = sum(found.loss for found in judged) / len(judged)
    return console.lines(
        console.say(
            "review-tally",
            player=PLAYERS[seat],
            slight=marks.count("?"),
            grave=marks.count("??"),
            loss=console.say("arena-percent", value=number(console, 100 * loss, 1)),
        )
    )


# --- Turning points -------------------------------------------------------------------------------------------------


def _point(turn: Turn, point: Point, console: Console) -> list[str]:
    assert turn.judgement is not None
    if point.kind == "mistake":
        return _mistake(turn, turn.judgement, console)
    before = turn.judgement.played_chance
    text = console.say(
        "review-lucky" if point.kind == "lucky" else "review-unlucky",
        turn=turn.number,
        player=PLAYERS[turn.seat],
        words=turn.words,
        before=whole_percent(console, before),
        after=whole_percent(console, before + point.change),
    )
    return console.lines(text, indent="    ")


def _mistake(turn: Turn, found: Judgement, console: Console) -> list[str]:
    say = console.say
    text = say(
        "review-mistake",
        turn=turn.number,
        player=PLAYERS[turn.seat],
        words=turn.words,
        played=whole_percent(console, found.played_chance),
        best=whole_percent(console, found.best_chance),
    )
    if found.reasons:
        better = say("review-better", words=found.best, reasons=reasons_text(found.reasons, console))
    else:
        better = say("review-better-bare", words=found.best)
    return [*console.lines(text, indent="    "), *console.lines(f"    {better}", indent="    ")]
