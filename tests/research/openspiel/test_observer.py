"""Information states of Kahuna as arrays: they say what the words say, no less and no more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python import rl_environment

from motu.kahuna.board import LETTERS, LINE_NAMES
from motu.research.observations import OBSERVERS, Array
from motu.research.openspiel.observer import COLUMNS, KINDS, SHAPES
from tests.research.openspiel.games import KAHUNA, decisions, load

SEEN_NOW = 308


def remembering(name: str) -> pyspiel.Game:
    plain, _, rest = name.partition("(")
    return load(f"{plain}(memory_tensor=True{',' if rest else ')'}{rest}")


def letters(counts: Array) -> str:
    return "".join(letter * round(many) for letter, many in zip(LETTERS, counts, strict=True))


def told(row: Array, seat: int) -> str:
    """A row of the array in words again."""
    places = np.cumsum([0, *COLUMNS.values()])
    who, kind, line, cards, drawn, turned = (row[start:end] for start, end in pairwise(places))
    played = letters(2 * cards)
    where = LINE_NAMES[int(line.argmax())] if line.any() else ""
    text = {
        "place": f"{played}-{where.replace(played, '')}",
        # The two cards are written in the order of the line, which is that of the alphabet.
        "remove": f"{played}x{where}",
        "discard": f"/{played or '?'}",
        "take": f"+{played}",
        "draw": f"+?{letters(drawn)}",
        "decline": "=",
        "end": ".",
        "free": f"*{where}",
    }[KINDS[int(kind.argmax())]]
    up = "".join(letters(slot) for slot in turned.reshape(3, 12))
    return f"{'WB'[seat ^ int(who.argmax())]}:{text}" + (f" >{up}" if up else "")


@pytest.mark.parametrize("name", KAHUNA)
def test_the_array_says_what_the_words_say(name: str, amount: Callable[[int, int, int], int]) -> None:
    game = remembering(name)
    pieces, first = OBSERVERS["kahuna"], "…"
    choice, places = Random(name), [slice(SEEN_NOW, SEEN_NOW + 72), slice(SEEN_NOW + 72, None)]
    for seed in range(amount(1, 3, 50)):
        for state in decisions(game, seed):
            seat = choice.randrange(2)
            array = np.array(state.information_state_tensor(seat), np.float32)
            assert (array[:SEEN_NOW] == pieces.flat(state.node.view(seat))).all()
            dealt, rows = (array[place].reshape(shape) for place, shape in zip(places, SHAPES.values(), strict=True))
            hands = ["???", "???"]
            hands[seat] = "".join(map(letters, dealt[:3]))
            first = f"{hands[0]} {hands[1]} >{''.join(map(letters, dealt[3:]))}"
            words = " ".join([first, *(told(row, seat) for row in rows if row.any())])
            assert state.node.words(seat).removeprefix("W ").removeprefix("B ") == words
    assert "?" in first


def test_the_pieces_have_names() -> None:
    game = remembering("motu_kahuna")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observer = game.make_py_observer(kind)
    assert list(observer.dict)[-2:] == ["dealt", "decisions"]
    assert observer.tensor.size == game.information_state_tensor_size() == SEEN_NOW + 72 + 246 * 97
    assert game.make_py_observer(kind, {"tensor": False}).tensor is None


def test_it_passes_the_random_simulations() -> None:
    pyspiel.random_sim_test(remembering("motu_kahuna"), num_sims=1, serialize=True, verbose=False)


def test_a_table_that_was_made_up_remembers_the_players_own_past() -> None:
    *_, state = (state.clone() for _, state in zip(range(40), decisions(remembering("motu_kahuna"), 1), strict=False))
    twin = state.resample_from_infostate(0, Random(1).random)
    assert twin.information_state_tensor(0) == state.information_state_tensor(0)
    assert not any(twin.information_state_tensor(1)[SEEN_NOW:])  # the other has no past there


@pytest.mark.parametrize(("name", "size"), [("motu_kahuna", SEEN_NOW), ("motu_kahuna(memory_tensor=True)", 24_242)])
def test_environments_get_it_where_it_is_wanted(name: str, size: int) -> None:
    environment = rl_environment.Environment(load(name), include_full_state=False)
    assert len(environment.reset().observations["info_state"][0]) == size
