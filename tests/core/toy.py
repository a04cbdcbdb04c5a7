"""A tiny game of 2 to 4 players who all decide at the same time, to try what Kahuna cannot: fingers for a prize.

Each turn a die says what is to be won. Everybody secretly raises 1 to 3 fingers, perhaps one after the other, and says
when he has done; then all hands are shown, and whoever alone shows most wins the prize. After four turns most points
win. Everybody has a flag as well, which can be raised once, at any time, whether there is anything to decide or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from motu.core.chance import Chance
from motu.core.errors import BadNotation, BadOption, IllegalMove, Message, message
from motu.core.game import Outcome, Word

NAME = "toy"
RULES = 1
SEATS: tuple[str, ...] = ("Red", "Yellow", "Green", "Blue")
TURNS, DIE, DONE = 4, "123456", "."
FLAG = "!"
MOVES = ("1", "2", "3", DONE, FLAG)
LONGEST = 4 * len(SEATS) * TURNS + len(SEATS)


@dataclass
class State:
    players: int
    prize: int
    turn: int = 1
    fingers: list[int] = field(default_factory=list)
    done: list[bool] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    flags: list[bool] = field(default_factory=list)
    shown: tuple[int, ...] = ()


class View(NamedTuple):
    viewer: int | None
    prize: int
    turn: int
    own: int
    done: tuple[bool, ...]
    points: tuple[int, ...]
    flags: tuple[bool, ...]
    shown: tuple[int, ...]


def read_options(texts: Mapping[str, str]) -> int:
    for name, value in texts.items():
        if name not in choices() or value not in choices()[name]:
            raise BadOption(message("option-unknown", option=name, options=", ".join(choices())))
    return int(texts.get("players", "2"))


def read_old_options(texts: Mapping[str, str], version: int) -> int:
    return read_options(texts)


def write_options(options: int) -> dict[str, str]:
    return {"preset": "plain", **({"players": str(options)} if options != 2 else {})}


def choices() -> dict[str, tuple[str, ...]]:
    return {"preset": ("plain",), "players": ("2", "3", "4")}


def seats(options: int) -> tuple[str, ...]:
    return SEATS[:options]


def deal(options: int, chance: Chance) -> State:
    prize = chance.below(6, DIE) + 1
    return State(options, prize, 1, [0] * options, [False] * options, [0] * options, [False] * options)


def copy(state: State) -> State:
    s = state
    return State(s.players, s.prize, s.turn, list(s.fingers), list(s.done), list(s.points), list(s.flags), s.shown)


def movers(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, done in enumerate(state.done) if not done)


def turn(state: State) -> int:
    return state.turn


def moves(state: State, seat: int) -> list[str]:
    flag = [FLAG] if movers(state) and not state.flags[seat] else []
    if state.done[seat]:
        return flag
    return [*MOVES[state.fingers[seat] : 3], *([DONE] if state.fingers[seat] else []), *flag]


def is_aside(state: State, seat: int, move: str) -> bool:
    return move == FLAG


def why_not(state: State, seat: int, move: str) -> Message | None:
    return None if move in moves(state, seat) else message("record-empty-turn")


def play(state: State, seat: int, move: str, chance: Chance) -> None:
    if (reason := why_not(state, seat, move)) is not None:
        raise IllegalMove(reason)
    if move == FLAG:
        state.flags[seat] = True
        return
    if move != DONE:
        state.fingers[seat] = int(move)
        return
    last = movers(state) == (seat,)
    prize = chance.below(6, DIE) + 1 if last and state.turn < TURNS else 0  # before anything is changed
    state.done[seat] = True
    if last:
        best = [who for who, shown in enumerate(state.fingers) if shown == max(state.fingers)]
        if len(best) == 1:
            state.points[best[0]] += state.prize
        state.shown, state.prize = tuple(state.fingers), prize
        if prize:
            state.turn += 1
            state.fingers, state.done = [0] * state.players, [False] * state.players


def reveals(before: State, seat: int, move: str, after: State) -> bool:
    """Whether the last has done: then all hands are shown. A flag is a promise: it stays up."""
    return move == FLAG or (move == DONE and movers(before) == (seat,))


def view(state: State, seat: int | None) -> View:
    own = 0 if seat is None else state.fingers[seat]
    s = state
    return View(seat, s.prize, s.turn, own, tuple(s.done), tuple(s.points), tuple(s.flags), s.shown)


def show(view: View) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in view._asdict().items()}


def show_move(view: View, move: str) -> dict[str, Any]:
    return {"move": move}


def imagine(view: View, chance: Chance) -> State:
    players = len(view.done)
    fingers = [chance.below(4 - done, MOVES) + done for done in view.done]
    if view.viewer is not None:
        fingers[view.viewer] = view.own
    if not view.prize:
        fingers = list(view.shown)
    flags = list(view.flags)
    return State(players, view.prize, view.turn, fingers, list(view.done), list(view.points), flags, view.shown)


def outcome(state: State) -> Outcome | None:
    if movers(state):
        return None
    winners = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
    return Outcome(winners, message("player", seat="points", name=" ".join(map(str, state.points))))


def tell(before: State, move: str, after: State, viewer: int | None) -> list[Message]:
    if move == FLAG:
        pairs = zip(before.flags, after.flags, strict=True)
        seat, what = next(n for n, (old, new) in enumerate(pairs) if old != new), "raises the flag"
    elif move == DONE and len(movers(before)) == 1:
        seat, what = movers(before)[0], f"done; all show {after.shown}"
    else:
        hands = zip(before.fingers, before.done, after.fingers, after.done, strict=True)
        seat = next(n for n, (fingers, done, *now) in enumerate(hands) if [fingers, done] != now)
        what = "done" if move == DONE else f"shows {move}" if viewer == seat else "thinks"
    return [message("player", seat=SEATS[seat], name=what)]


def write(move: str) -> str:
    return move


def read(text: str) -> str:
    if text.strip() not in MOVES:
        raise BadNotation(message("record-empty-turn"))
    return text.strip()


def outcome_name(of: str, index: int) -> str:
    return of[index]


def outcome_index(of: str, name: str) -> int:
    return of.find(name)


def seen_deal(options: int, outcomes: tuple[str, ...], viewer: int | None) -> tuple[str, ...]:
    return outcomes


def seen_move(before: State, seat: int, move: str, outcomes: tuple[str, ...], viewer: int | None) -> Word:
    return Word(move if move in (DONE, FLAG) or viewer == seat else "?", outcomes)


def write_deal(outcomes: Sequence[str]) -> str:
    return " ".join(outcomes)


def read_deal(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def write_words(words: Sequence[Word]) -> str:
    return " ".join(word.move + "".join(word.outcomes) for word in words)


def read_words(text: str) -> list[Word]:
    """The words of a line: `2 . 3 .5`, where 5 is what the die then showed."""
    return [
        Word(word if word == "?" else read(word[:1]), tuple(word[1:]), text.index(word) + 1) for word in text.split()
    ]


def write_result(state: State) -> str:
    return "*" if movers(state) else " ".join(map(str, state.points))
