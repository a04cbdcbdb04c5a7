"""An item of a plan is struck out; what was planned later stays, and what needs it has to go first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motu.paradise.state import BUILD, State
from motu.tables.action_handlers import knows_enough
from motu.tables.actions import Move, Refused, Undo
from motu.tables.events import TookBack
from motu.tables.table_view import view_table
from tests.tables.play import Bench
from tests.tables.test_take_back_parts import GAME, PEOPLE, paradise_at, state_of, steps, words

pytestmark = pytest.mark.timeout(60)


def plans(is_there: Callable[[State], bool] = lambda s: True) -> tuple[Bench, int]:
    """Where nobody has planned anything, and the first seat has five points in its largest pool."""
    return paradise_at(
        lambda s: (
            s.stage == BUILD
            and not s.done
            and not any(s.plans)
            and max(s.pools[0][1::2], default=0) > 4
            and is_there(s)
        )
    )


def plan(bench: Bench, seat: int) -> list[str]:
    return [move.text for move in state_of(bench).plans[seat]]


def strikes(bench: Bench, seat: int) -> list[str]:
    return view_table(bench.table, PEOPLE[seat].id, seat).strikes


def test_the_others_stay() -> None:
    bench, _ = plans()
    hex = words(state_of(bench), 0, "build")[0].partition("+")[2]
    pools = state_of(bench).pools[0].copy()
    for seat, item in ((0, f"W+{hex}"), (0, f"C+{hex}"), (1, "."), (0, f"W+{hex}")):
        bench.do(PEOPLE[seat], Move(item if seat == 0 else words(state_of(bench), 1, "build")[0]))
    count = steps(bench)
    assert strikes(bench, 0) == [f"W+{hex}", f"C+{hex}", f"W+{hex}"]
    event = bench.do(PEOPLE[0], Undo(move=f"C+{hex}"))
    assert event == TookBack(0, count - 3, slip=True, alone=True)
    assert plan(bench, 0) == [f"W+{hex}", f"W+{hex}"]
    assert len(plan(bench, 1)) == 1
    assert sum(pools[1::2]) - sum(state_of(bench).pools[0][1::2]) == 2
    assert bench.again().match.state == state_of(bench)  # type: ignore[union-attr]
    assert not bench.table.took_back


def test_the_last_of_two_alike_goes() -> None:
    bench, _ = plans()
    hex = words(state_of(bench), 0, "build")[0].partition("+")[2]
    for item in (f"W+{hex}", f"C+{hex}", f"W+{hex}"):
        bench.do(PEOPLE[0], Move(item))
    bench.do(PEOPLE[0], Undo(move=f"W+{hex}"))
    assert plan(bench, 0) == [f"W+{hex}", f"C+{hex}"]


def test_what_another_item_needs_stays() -> None:
    """A village on a field that is only planned."""

    def only_by_a_field(s: State) -> bool:
        fields = {move.cell for move in GAME.moves(s, 0) if move.text.startswith("A+")}
        villages = {move.cell for move in GAME.moves(s, 0) if move.text.startswith("V+")}
        return bool(fields - villages) and max(s.pools[0][1::2]) > 3

    bench, _ = plans(only_by_a_field)
    listed = words(state_of(bench), 0, "build")
    field = next(text for text in listed if text.startswith("A+") and f"V{text[1:]}" not in listed)
    bench.do(PEOPLE[0], Move(field))
    bench.do(PEOPLE[0], Move(f"V{field[1:]}"))
    with pytest.raises(Refused, match="strike that out first"):
        bench.do(PEOPLE[0], Undo(move=field))
    bench.do(PEOPLE[0], Undo(move=f"V{field[1:]}"))
    bench.do(PEOPLE[0], Undo(move=field))
    assert plan(bench, 0) == []


def test_a_card_is_kept_and_what_was_planned_before_it_can_be_struck_out() -> None:
    bench, _ = plans()
    item = words(state_of(bench), 0, "build")[0]
    card = next(text for text in words(state_of(bench), 0, "build") if text.startswith("K+"))
    for move in (item, card):
        bench.do(PEOPLE[0], Move(move))
    hand = state_of(bench).hand[0]
    assert strikes(bench, 0) == [item]
    with pytest.raises(Refused, match="no such item"):
        bench.do(PEOPLE[0], Undo(move=card))
    bench.do(PEOPLE[0], Undo(move=item))
    assert (plan(bench, 0), state_of(bench).hand[0]) == ([card], hand)


def test_whoever_is_done_opens_the_plan_first() -> None:
    bench, _ = plans()
    item = words(state_of(bench), 0, "build")[0]
    seen = bench.table.version
    bench.do(PEOPLE[0], Move(item))
    while not state_of(bench).done & 1:  # first with building, then with settling
        bench.do(PEOPLE[0], Move("."))
    assert strikes(bench, 0) == []
    with pytest.raises(Refused, match="no such item"):
        bench.do(PEOPLE[0], Undo(move=item))
    while bench.table.match.steps[-1].move == ".":  # type: ignore[union-attr]
        bench.do(PEOPLE[0], Undo())
    assert strikes(bench, 0) == [item]
    assert strikes(bench, 1) == []
    bench.do(PEOPLE[1], Move(words(state_of(bench), 1, "build")[0]))
    assert not knows_enough(bench.table, PEOPLE[0], Undo(move="W+A1"), bench.table.version - 1)
    assert knows_enough(bench.table, PEOPLE[0], Undo(move=item), bench.table.version - 1)
    assert seen < bench.table.version
