"""How beliefs are learnt: sightings, the order in which they are dealt, fits."""

from __future__ import annotations

import json
from collections import Counter

import pytest

pytest.importorskip("numpy")

import numpy as np

from motu.bots.paradise.belief.dealing import HIDDEN, KNOWN, LEFT, PLACE, WIDTH, Rows, dealt, without_memory
from motu.bots.paradise.belief.figures import FIGURES, SEEN, Hex
from motu.bots.paradise.belief.fit import Recipe, Weights, chances, even, fit, losses
from motu.bots.paradise.belief.kept import STEP, keep, kept_from_json, rows_of
from motu.bots.paradise.belief.measure import measure
from motu.bots.paradise.belief.model import DOUBT, LITTLE, models
from motu.bots.paradise.belief.sightings import flat, mixed_sightings, numbers_of
from motu.bots.paradise.numbers import ISLANDER
from motu.paradise.pieces import ONE


@pytest.fixture(scope="module")
def rows() -> Rows:
    """The pieces of a few games."""
    return dealt(np.concatenate([rows_of(keep(number, mixed_sightings(f"fit/{number}"))) for number in range(4)]))


def test_sightings_are_kept_in_little_room() -> None:
    sightings = mixed_sightings("kept")
    kept = keep(7, sightings)
    assert len(json.dumps(kept.to_json())) < 40 * len(sightings) + 2000
    again = rows_of(kept_from_json(json.loads(json.dumps(kept.to_json()))))
    assert again.shape == (len(sightings), WIDTH)
    assert set(again[:, 0]) == {7}
    assert np.allclose(again[:, 1:], [flat(each) for each in sightings], atol=0.51 * STEP)


@pytest.mark.parametrize("data", [{}, {"game": 1}, {"game": "x", "sightings": ""}, {"game": 1, "sightings": "é"}, []])
def test_what_is_no_game_is_refused(data: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        kept_from_json(data)


def test_who_plays_is_near_a_script_and_the_same_whatever_other_numbers_there_are() -> None:
    found = numbers_of("islander", "1/0", 0.2)
    assert found != ISLANDER
    assert all(abs(one - other) <= 0.2 * abs(other) + 1e-9 for one, other in zip(found, ISLANDER, strict=True))
    assert numbers_of("islander", "1/0", 0.2) == found
    assert numbers_of("islander", "1/1", 0.2) != found


def sighting(place: int, left: list[int], known: list[int], hidden: list[int], look: int = 0) -> list[float]:
    row = [0.0] * WIDTH
    row[1], row[PLACE] = look, place
    for start, numbers in ((LEFT, left), (KNOWN, known), (HIDDEN, hidden)):
        row[start : start + 5] = numbers
    return row


def test_pieces_are_dealt_as_tables_are_imagined() -> None:
    """At sea first, canoes before what they carry; what has been dealt is not left."""
    left = [3, 1, 2, 1, 0]
    found = dealt(
        np.array(
            [sighting(1, left, [0, 0, 1, 0, 0], [2, 0, 0, 0, 0]), sighting(0, left, [0] * 5, [1, 1, 1, 1, 0])],
            np.float32,
        )
    )
    assert found.place.tolist() == [0, 0, 0, 0, 1, 1]
    assert set(found.kind[:2].tolist()) == {1, 2}
    assert Counter(found.kind.tolist()) == {0: 3, 1: 1, 2: 1, 3: 1}
    could_be = np.exp(found.left).round().astype(int)
    assert could_be[0].tolist() == [0, 1, 2, 0, 0]
    assert could_be[4].tolist() == [2, 0, 1, 0, 0]
    assert found.beside[4].tolist() == [0, 0, 1, 0, 0]


def test_what_does_not_float_is_dealt_all_the_same() -> None:
    found = dealt(np.array([sighting(0, [3, 4, 2, 1, 2], [0] * 5, [1, 0, 0, 1, 0])], np.float32))
    assert sorted(found.kind.tolist()) == [0, 3]


def test_the_slopes_lead_down(rows: Rows) -> None:
    weights = Weights(len(FIGURES))
    before = losses(chances(rows, weights), rows).mean()
    assert before == pytest.approx(losses(even(rows), rows).mean(), abs=1e-5)
    for _ in fit(rows, weights, Recipe(epochs=4), 1):
        pass
    assert losses(chances(rows, weights), rows).mean() < before - 0.3
    assert not without_memory(rows).figures[:, len(SEEN) :].any()


def test_bots_believe_what_was_fitted(rows: Rows) -> None:
    """The plain model says what the arrays say, piece by piece."""
    model = models()["followed"]
    weights = Weights.of(model)
    told = chances(rows, weights)
    for number in range(0, len(rows.kind), max(1, len(rows.kind) // 50)):
        expected = [float(each) for each in np.exp(rows.follow[number]) - LITTLE]
        hex_ = Hex(int(rows.place[number]), [float(each) for each in rows.figures[number]], expected)
        stack = sum(int(there) * one for there, one in zip(rows.beside[number], ONE, strict=True))
        leaning = np.array(model.leaning(hex_, model.basis(hex_), stack, stack)) - DOUBT
        powers = np.exp(rows.left[number]) * leaning
        assert told[number] == pytest.approx(powers / powers.sum(), abs=1e-3)


def test_measures_are_of_all_pieces(rows: Rows) -> None:
    told = even(rows)
    sure = np.full_like(told, 0.01)
    sure[np.arange(len(sure)), rows.kind] = 0.96
    found = measure(rows, told, told, sure)
    assert found.games == 4
    assert found.whole.pieces == len(rows.kind) == sum(loss.pieces for loss in found.kinds.values())
    assert found.whole.box == found.whole.seen > found.whole.followed == pytest.approx(-np.log(0.96), abs=1e-3)
    assert found.seen_gains[0] == 0 < found.memory_gains[1] < found.memory_gains[0] < found.memory_gains[2]
