"""The board as a map: every line is told from the others without colour, and the picture keeps to its frame."""

import itertools

import pytest

from motu.kahuna import game
from motu.kahuna.board import ENDS, ISLANDS, LINE_NAMES, LINE_OF, PLACES
from motu.kahuna.log import line_name
from motu.kahuna.view import View
from motu.terminal.console import Console
from motu.terminal.kahuna.board_map import LARGEST, NAMED, SMALLEST, Canvas, draw, table
from motu.terminal.kahuna.presenter import KahunaPresenter
from motu.terminal.presenter import LIT, Marks
from motu.words import Words
from tests.kahuna.table import Table


def view(white: str = "", black: str = "") -> View:
    return game.view(Table(bridges=(white, black)).state, 0)


def picture(white: str = "", black: str = "", columns: int = 78, rows: int = 20) -> list[str]:
    return ["".join(cell.char for cell in row) for row in draw(view(white, black), columns, rows)]


def dots(lines: list[str]) -> int:
    return sum((ord(char) - 0x2800).bit_count() for line in lines for char in line if "\u2800" < char < "\u2900")


@pytest.mark.parametrize("name", LINE_NAMES)
@pytest.mark.parametrize(
    "size", [SMALLEST, (78, 9), (78, 10), (78, 11), (78, 12), (SMALLEST[0], NAMED), (78, 20), LARGEST]
)
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
    tags = [f"[○ {name} " if rows >= NAMED else f"[○{name[0]}" for name in ISLANDS]
    assert [tag for tag in tags if tag not in text] == []


def written(white: str = "", black: str = "", columns: int = 79) -> list[str]:
    """The table of four rows."""
    return ["".join(run.text for run in line).rstrip() for line in table(view(white, black), columns)]


def test_a_table_tells_the_same_in_four_rows() -> None:
    assert written("AB AD", "KL LI") == [
        "○ALOA3 B○ D○ H·            ELAI6 B· D· F· H· I· J·   IFFI5 E· H· J· K· L■",
        " BARI5 A○ C· D· E· F·      FAAA5 B· C· E· G· J·      JOJO5 E· F· G· I· K·",
        " COCO4 B· F· G· K·         GOLA4 C· F· J· K·         KAHU5 C· G· I· J· L■",
        " DUDA4 A○ B· E· H·         HUNA5 A· D· E· I· L·     ■LALE3 H· I■ K■",
    ]


@pytest.mark.parametrize(("columns", "rows"), [(77, 4), (76, 4), (75, 6), (52, 6), (30, 12), (5, 12)])
def test_the_table_is_as_wide_as_it_may_be(columns: int, rows: int) -> None:
    lines = written("AB AD", "KL LI", columns)
    assert len(lines) == rows
    assert all(len(line) <= max(columns, 24) for line in lines)


def test_every_line_stands_behind_both_its_islands_with_its_place() -> None:
    shown = [run for line in table(view("AB", "KL"), 79, Marks([line_name(LINE_OF["AB"])])) for run in line]
    for name in LINE_NAMES:
        assert sorted(run.text[0] for run in shown if run.place == line_name(LINE_OF[name])) == sorted(name)
    assert {run.text for run in shown if run.role.endswith(LIT)} == {"A○", "B○"}


@pytest.mark.parametrize("rows", range(30))
def test_a_picture_is_never_higher_than_there_is_room(rows: int) -> None:
    """From four rows on; it is a map from nine on."""
    lines = KahunaPresenter(Console(Words("en"))).board_map(view("AB"), 79, rows)
    assert len(lines) <= max(rows, 4)
    assert (len(lines) > 4) == (rows >= SMALLEST[1])


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
