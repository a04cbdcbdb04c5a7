"""Views as text and as pictures. With MOTU_PICTURES=1 those of docs/research.md are kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("PIL")

import numpy as np
from PIL import Image

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.games import game_named
from motu.kahuna.board import ENDS, ISLANDS, PLACES, lines_in
from motu.paradise.state import SEA
from motu.research.pictures import kahuna as kahuna_picture
from motu.research.pictures import paradise as paradise_picture
from motu.research.pictures import picture
from motu.research.rendering import text
from tests.every_game.games import KAHUNA, PARADISE, Case
from tests.every_game.test_properties import SEEDS, some_state

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
FEW = settings(max_examples=max(3, settings().max_examples // 10))
every_game = pytest.mark.parametrize("case", [KAHUNA, PARADISE], ids=repr)


def colour(image: Image.Image, at: tuple[float, float]) -> str:
    red, green, blue = np.array(image.convert("RGB"))[round(at[1]), round(at[0])]
    return f"#{red:02x}{green:02x}{blue:02x}"


def played(name: str, options: dict[str, str], steps: int, bot: str) -> Any:
    """A table after so many decisions of a bot in every seat."""
    game, chance = game_named(name), FreeChance(3)
    state = game.deal(game.read_options(options), chance)
    bots = [bot_named(name, bot) for _ in range(4)]
    for _ in range(steps):
        seat = game.movers(state)[0]
        move = bots[seat].decide(game.view(state, seat), tuple(game.moves(state, seat)), 1.0, chance)
        game.play(state, seat, move, chance)
    return state


@every_game
@FEW
@given(data=st.data(), seed=SEEDS)
def test_only_what_is_seen_is_shown(case: Case, data: st.DataObject, seed: int) -> None:
    """Text and picture of any state are the same on a table that differs in hidden things alone."""
    game, options = case.game, data.draw(case.options)
    state = some_state(case, options, seed)
    viewer = data.draw(st.sampled_from([None, *range(len(game.seats(options)))]))
    view = game.view(state, viewer)
    other = game.view(game.imagine(view, FreeChance(seed)), viewer)
    assert text(game, view) == text(game, other)
    assert picture(view).tobytes() == picture(other).tobytes()


def test_text_has_a_line_for_everything_that_is_there() -> None:
    game = KAHUNA.game
    state = game.deal(game.read_options({}), FreeChance(1))
    lines = text(game, game.view(state, 0)).split("\n")
    assert lines[0] == "kahuna"
    assert "cards: 3 3" in lines
    assert "stage: turn" in lines
    assert any(line.startswith("hand: ") and len(line) == 9 for line in lines)
    assert not any(line.startswith("bridges") for line in lines)


def test_bridges_lie_where_they_were_built() -> None:
    game = KAHUNA.game
    state = played("kahuna", {}, 60, "random")
    image = picture(game.view(state, 0))
    for seat in range(2):
        assert state.bridges[seat]
        for line in lines_in(state.bridges[seat]):
            (x, y), (to_x, to_y) = (PLACES[ISLANDS[end]] for end in ENDS[line])
            assert colour(image, ((x + to_x) / 2, (y + to_y) / 2)) == kahuna_picture.COLOURS[seat]


def test_hexes_have_the_colour_of_what_is_known_of_them() -> None:
    game = PARADISE.game
    state = played("paradise", {"players": "3"}, 300, "islander")
    view = game.view(state, 0)
    image = picture(view)
    grounds = set()
    for cell, tile in enumerate(view.tile):
        x, y = paradise_picture.centre(cell)
        if view.secret >> cell & 1:
            ground = paradise_picture.TILE
        elif tile >= 0:
            atoll = view.options.box.groups[tile].atoll
            ground = paradise_picture.ATOLL if atoll else paradise_picture.SAND
        elif not view.options.box.kinds[cell]:
            continue
        else:
            ground = paradise_picture.OCEAN if tile == SEA else paradise_picture.MIST
        assert colour(image, (x - 31, y - 1)) == ground
        grounds.add(ground)
    assert len(grounds) >= 4


@pytest.mark.skipif(not os.environ.get("MOTU_PICTURES"), reason="MOTU_PICTURES=1 keeps the pictures of the manual")
@pytest.mark.parametrize(
    ("name", "options", "steps", "bot"),
    [("kahuna", {}, 75, "random"), ("paradise", {"players": "4"}, 560, "islander")],
)
def test_pictures_of_the_manual(name: str, options: dict[str, str], steps: int, bot: str) -> None:
    state = played(name, options, steps, bot)
    small = picture(game_named(name).view(state, 0)).quantize(128, dither=Image.Dither.NONE)
    small.save(DOCS / f"research-{name}.png", optimize=True)
