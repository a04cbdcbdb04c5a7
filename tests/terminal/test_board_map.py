"""The board as a map: every line is told from the others without colour, and the picture keeps to its frame."""

import itertools

import pytest

from motu.charts.islands import PLACES
from motu.kahuna import game
from motu.kahuna.board import ENDS, ISLANDS, LINE_NAMES
from motu.kahuna.view import View
from motu.terminal.braille import Canvas
from motu.terminal.kahuna.board_map import LARGEST, SMALLEST, draw
from tests.kahuna.table import Table


def view(white: str = "", black: str = "") -> View:
    return game.view(Table(bridges=(white, black)).state, 0)


def picture(white: str = "", black: str = "", columns: int = 78, rows: int = 20) -> list[str]:
    return ["".join(cell.char for cell in row) for row in draw(view(white, black), columns, rows)]


def dots(lines: list[str]) -> int:
    return sum((ord(char) - 0x2800).bit_count() for line in lines for char in line if "\u2800" < char < "\u2900")


@pytest.mark.parametrize("name", LINE_NAMES)
@pytest.mark.parametrize("size", [SMALLEST, (78, 20), LARGEST])
def test_free_white_and_black_lines_differ_without_colour(name: str, size: tuple[int, int]) -> None:
    free, white, black = picture("", "", *size), picture(name, "", *size), picture("", name, *size)
    assert dots(free) < dots(white) < dots(black)
    assert len({tuple(each) for each in (free, white, black)}) == 3


@pytest.mark.parametrize(("columns", "rows"), list(itertools.product([20, 76, 90, 300], [5, 15, 24, 60])))
def test_the_picture_is_as_large_as_it_may_be_and_no_larger(columns: int, rows: int) -> None:
    lines = picture(" ".join(LINE_NAMES[::2]), " ".join(LINE_NAMES[1::2]), columns, rows)
    width = max(SMALLEST[0], min(LARGEST[0], columns))
    assert {len(line) for line in lines} == {width}
    assert len(lines) == max(SMALLEST[1], min(LARGEST[1], rows))


@pytest.mark.parametrize("rows", range(SMALLEST[1], LARGEST[1] + 1))
@pytest.mark.parametrize("columns", [SMALLEST[0], 78, 90, LARGEST[0]])
def test_every_island_can_be_read_at_every_size(columns: int, rows: int) -> None:
    everything = " ".join(LINE_NAMES)
    text = "\n".join(picture(everything, "", columns, rows))
    assert [name for name in ISLANDS if f"[○ {name} " not in text] == []


def test_stones_are_told_by_their_form() -> None:
    text = "\n".join(picture("AB AD", "KL LI"))
    assert "[○ ALOA 3]" in text
    assert "[■ LALE 3]" in text
    assert "[BARI 5]" in text


def test_no_line_passes_through_a_third_island() -> None:
    places = [PLACES[name] for name in ISLANDS]
    for first, second in ENDS:
        for third in set(range(12)) - {first, second}:
            assert distance(places[third], places[first], places[second]) > 70


def distance(point: tuple[int, int], start: tuple[int, int], end: tuple[int, int]) -> float:
    """From a point to the line between two others."""
    wide, high = end[0] - start[0], end[1] - start[1]
    along = ((point[0] - start[0]) * wide + (point[1] - start[1]) * high) / (wide * wide + high * high)
    along = max(0, min(1, along))
    near = start[0] + along * wide, start[1] + along * high
    return float(((point[0] - near[0]) ** 2 + (point[1] - near[1]) ** 2) ** 0.5)


def test_dots_outside_the_canvas_are_left_out() -> None:
    canvas = Canvas(2, 1)
    canvas.line((-5, 1), (9, 1), "white")
    canvas.text(1, 0, "ab", "tag")
    assert "".join(cell.char for cell in canvas.cells()[0]) == "⠒a"


def test_a_slanting_thick_line_has_no_holes() -> None:
    canvas = Canvas(8, 4)
    canvas.line((2, 2), (13, 13), "black", thickness=3)
    rows = ["".join(cell.char for cell in row).strip() for row in canvas.cells()]
    assert rows == ["⣦⡀", "⠈⠻⣦⡀", "⠈⠻⣦⡀", "⠈⠻"]
