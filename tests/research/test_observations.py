"""What a seat sees as numbers: all of it, within the bounds that are declared, and nothing that is hidden."""

from __future__ import annotations

import dataclasses
import hashlib
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("numpy")

import numpy as np

from motu.core.chance import FreeChance
from motu.research.observations import OBSERVERS, Observer
from tests.every_game.games import KAHUNA, PARADISE, Case
from tests.every_game.test_properties import SEEDS, some_state, states

CASES = (KAHUNA, PARADISE)
FEW = settings(max_examples=max(2, settings().max_examples // 10))
"""For whole games, which have many states to look at."""
every_game = pytest.mark.parametrize("case", CASES, ids=repr)

NO_PART = {
    "kahuna": {"options"},  # handicap and first player are in other fields, as far as they still matter
    "paradise": {
        *("options", "last", "last_seat", "happened"),  # the news of the last move: what it changed is there
        "index",  # a count within the step, which the player of the moment tells as well
        "paid",  # follows from the plan
        "pools",  # whose groups may be named in another order
        "plan",  # in any order
        "order",  # likewise
        "queue",  # what an event still asks for: the stage and the mask tell what is asked now
    },
}
"""Fields of a view that an observation does not give as they are."""


def observer(case: Case) -> Observer[Any, Any]:
    return OBSERVERS[case.game.NAME]


def fields(case: Case, view: Any) -> dict[str, Any]:
    """What must be in an observation."""
    names = view._fields if hasattr(view, "_fields") else [field.name for field in dataclasses.fields(view)]
    return {name: getattr(view, name) for name in names if name not in NO_PART[case.game.NAME]}


@every_game
@FEW
@given(data=st.data(), seed=SEEDS)
def test_numbers_keep_to_their_bounds(case: Case, data: st.DataObject, seed: int) -> None:
    """From the deal to the end, for every seat and a spectator."""
    options = data.draw(case.options)
    viewers = [None, *range(len(case.game.seats(options)))]
    layout = observer(case).layout(options)
    for number, state in enumerate(states(case, options, seed)):
        if number % (2 * case.every) and case.game.movers(state):
            continue
        view = case.game.view(state, viewers[number // case.every % len(viewers)])
        seen = observer(case).observe(view)
        assert list(seen) == [each.name for each in layout]
        for each in layout:
            found = seen[each.name]
            assert found.dtype == np.float32
            assert found.shape == each.shape
            assert np.isfinite(found).all()
            assert (found == np.round(found)).all()
            assert each.low <= found.min() <= found.max() <= each.high, each.name


@every_game
@FEW
@given(data=st.data(), seed=SEEDS)
def test_the_flat_array_is_the_pieces_one_after_another(case: Case, data: st.DataObject, seed: int) -> None:
    options = data.draw(case.options)
    view = case.game.view(some_state(case, options, seed), 0)
    flat, seen, slices = observer(case).flat(view), observer(case).observe(view), observer(case).slices(options)
    assert flat.dtype == np.float32
    assert flat.shape == (observer(case).size(options),)
    assert np.abs(flat).max() <= 1
    for each in observer(case).layout(options):
        scale = max(each.high, -each.low)
        assert np.allclose(flat[slices[each.name]].reshape(each.shape) * scale, seen[each.name], atol=1e-4)


@every_game
@given(data=st.data(), seed=SEEDS)
def test_only_hidden_things_leave_it_as_it_is(case: Case, data: st.DataObject, seed: int) -> None:
    """A table that differs in nothing but what the viewer cannot know gives the same numbers."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    for viewer in (*range(len(game.seats(options))), None):
        view = game.view(state, viewer)
        flat = observer(case).flat(view)
        for number in range(2):
            other = game.imagine(view, FreeChance(seed + number))
            assert (observer(case).flat(game.view(other, viewer)) == flat).all()


@every_game
@FEW
@given(data=st.data(), seed=SEEDS)
def test_what_a_seat_can_tell_apart_has_other_numbers(case: Case, data: st.DataObject, seed: int) -> None:
    """All that a view holds is there: from one decision to the next, what changes in the one changes in the other."""
    options = data.draw(case.options)
    viewer = data.draw(st.sampled_from(range(len(case.game.seats(options)))))
    start = random.Random(seed).randrange(case.farthest)
    before: Any = None
    for number, state in enumerate(states(case, options, seed)):
        if number < start:
            continue
        if number > start + 300:
            break
        view = case.game.view(state, viewer)
        flat, now = observer(case).flat(view), fields(case, view)
        if before is not None and (flat == before[0]).all():
            assert now == before[1]
        before = flat, now


@every_game
@given(data=st.data())
def test_the_shape_is_the_same_whatever_is_played(case: Case, data: st.DataObject) -> None:
    shapes = [[(part.name, part.shape) for part in observer(case).layout(data.draw(case.options))] for _ in range(2)]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize(
    ("case", "many", "digest"),
    [(KAHUNA, 32, "57537a932d91808b"), (PARADISE, 106, "b1f529f0b412e2ca")],
    ids=["kahuna", "paradise"],
)
def test_pieces_stay_where_they_are(case: Case, many: int, digest: str) -> None:
    """A net that was trained on the first so many pieces still finds them: new ones come after them."""
    options = case.game.read_options({})
    parts = observer(case).layout(options)
    assert len(parts) >= many
    told = "\n".join(f"{part.name} {part.shape} {part.low} {part.high}" for part in parts[:many])
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == digest


@every_game
def test_names_are_names_and_every_piece_is_explained(case: Case) -> None:
    parts = observer(case).layout(case.game.read_options({}))
    assert len({part.name for part in parts}) == len(parts)
    for part in parts:
        assert part.name.isidentifier()
        assert part.about
        assert part.size
