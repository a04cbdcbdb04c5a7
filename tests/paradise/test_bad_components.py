"""Every mistake in a folder of components is told in one sentence, with its file and its line."""

from pathlib import Path

import pytest

import motu
from motu.paradise.box_loader import BadComponents, load_box
from motu.words import LANGUAGES, Words

OURS = Path(motu.__file__).parent / "paradise" / "components"


def complaint(folder: Path) -> BadComponents:
    """What is said about a folder; that it can be said in every language is checked on the way."""
    with pytest.raises(BadComponents) as caught:
        load_box(folder)
    reason = caught.value.reason
    for language in LANGUAGES:
        sentence = Words(language).tell(reason.id, reason.args)
        assert "{" not in sentence
        assert sentence.endswith(".")
    return caught.value


def edited(folder: Path, table: str, old: str, new: str) -> Path:
    """Put a table into the folder, with one change."""
    text = (OURS / f"{table}.toml").read_text("utf-8")
    assert text.count(old) == 1, (old, text.count(old))
    path = folder / f"{table}.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return path


MISTAKES = [
    # table, what is replaced, by what, the message, and a text of the line that is blamed
    # How a table is written
    ("costs", "colony = { points = 1,", "colony = { points = 1 ", "syntax", "colony ="),
    ("tiles", '{ name = "Niue"', '{ name = "Niue', "syntax", "Niue"),
    ("costs", "colony =", "transport =", "syntax", "transport = { points = 1, mark"),
    ("costs", "colony =", "colonie =", "unknown-key", "colonie ="),
    ("costs", 'colony = { points = 1, mark = "house" }', "", "missing-key", "# What building costs"),
    ("costs", "colony = { points = 1,", "colony = {", "missing-key", "colony ="),
    ("costs", "colony = { points = 1,", "colony = { points = 1, price = 2,", "unknown-key", "price"),
    ("costs", 'colony = { points = 1, mark = "house" }', "colony = 1", "not-an-entry", "colony = 1"),
    ("costs", "colony = { points = 1", "colony = { points = 10", "whole", "colony ="),
    ("costs", "colony = { points = 1", "colony = { points = -1", "whole", "colony ="),
    ("costs", "colony = { points = 1", "colony = { points = 1.0", "whole", "colony ="),
    ("costs", "colony = { points = 1", "colony = { points = true", "whole", "colony ="),
    ("costs", "colony = { points = 1", 'colony = { points = "1"', "whole", "colony ="),
    ("tiles", '{ name = "Niue", green = 0, brown = 0, mark = "house" }', '"Niue"', "not-an-entry", '"Niue"'),
    ("tiles", '"Niue", green = 0, brown = 0, mark = "house"', '"Niue", green = 0, brown = 0', "missing-key", "Niue"),
    ("tiles", 'Niue", green = 0, brown = 0, mark = "house"', 'Niue", green = 0, brown = 0, mark = "A"', "mark", "Niue"),
    ("tiles", '"Niue"', '""', "text", '""'),
    ("tiles", '"Niue"', f'"{"N" * 41}"', "text", "NNN"),
    ("tiles", '"Niue"', '"Ni\\nue"', "text", "Ni\\nue"),
    ("tiles", '"Niue"', "3", "text", "name = 3"),
    ("tiles", '"Niue", green = 0, brown = 0', '"Niue", green = 1, brown = 6', "whole", "Niue"),
    ("tiles", '"Niue", green = 0, brown = 0', '"Niue", green = 7, brown = 0', "whole", "Niue"),
    ("markers", "off_course = { count = 5", "off_course = { count = 100", "whole", "off_course ="),
    ("cards", 'with = ["Rarotonga"]', 'with = "Rarotonga"', "not-a-list", "Hula"),
    ("cards", 'effect = "haka"', 'effect = "hakka"', "choice", "hakka"),
    ("cards", 'effect = "haka"', 'effect = ["haka"]', "choice", '["haka"]'),
    # The map
    ("map", '"J8", "L8"', '"J8", "L9"', "no-hex", '"L9"'),
    ("map", '"J8", "L8"', '"J8", "l8"', "no-hex", '"l8"'),
    ("map", '"J8", "L8"', '"J8",\n    13', "no-hex", "    13"),
    ("map", '"J8", "L8"', '"J8", "J6"', "hex-twice", '"J8", "J6"'),
    ("map", '["E15"]', '["G13"]', "hex-twice", '["G13"]'),
    ("map", '"T14", "T16"', '"T14", "S15"', "hex-twice", '"T14", "S15"'),
    ("map", '["Q17", "S17"]', '["Q17", "S17", "N2"]', "unconnected", '"N2"'),
    ("map", '"T14", "T16"', '"T14", "T2"', "unconnected", '"T2"'),
    ("map", 'hex = "E17"', 'hex = "G13"', "name-place", 'hex = "G13"'),
    ("map", 'hex = "E17"', 'hex = "F16"', "name-twice", '"F16", name = "Aotearoa"'),
    ("map", '["P14", "Q15"]', '["P14", "T14"]', "kumara-place", '["P14", "T14"]'),
    ("map", '["R12", "R16"]', '["R12", "Q15"]', "kumara-place", '["R12", "Q15"]'),
    ("map", "unknown = [", "unknown = 3\nunknowns = [", "unknown-key", "unknowns = ["),
    # Groups and tiles
    ("groups", 'hex = "F12"', 'hex = "G11"', "hex-twice", "Fiji"),
    ("groups", '"Wake"', '"Nauru"', "group-twice", '"Nauru", hex = "E3"'),
    ("groups", 'group = "Vanuatu"', 'group = "Vanuatoo"', "no-group", "Vanuatoo"),
    ("groups", 'group = "Vanuatu"', 'group = "Nauru"', "malaria-group", 'group = "Nauru"'),
    ("groups", 'group = "Vanuatu"', 'group = "Santa Cruz"', "malaria-group", "[6]"),
    ("groups", "rolls = [6]", "rolls = [5]", "malaria-twice", 'group = "Vanuatu"'),
    ("groups", "rolls = [6]", "rolls = [7]", "whole", 'group = "Vanuatu"'),
    ("groups", '"Fiji", hex = "F12", green = 3', '"Fiji", hex = "F12", green = 0', "whole", "Fiji"),
    ("tiles", '"Niue"', '"Hiva"', "group-twice", '"Hiva", green = 0'),
    ("tiles", '"Niue"', '"Fiji"', "group-twice", "Fiji"),
    ("tiles", '{ group = "Te Waka Maui"', '{ group = "Fiji"', "no-tile", "Fiji"),
    ("tiles", '{ group = "Te Waka Maui"', '{ group = "Te Waka"', "no-group", '"Te Waka"'),
    ("tiles", 'beside = "Aotearoa"', 'beside = "Fiji"', "no-tile", "Fiji"),
    ("tiles", 'beside = "Aotearoa"', 'beside = "Te Waka Maui"', "no-tile", "beside"),
    # Markers, pieces and cards
    ("markers", "count = 3,", "count = 4,", "islands", "islands = ["),
    ("markers", "count = 15,", "count = 14,", "ocean", "ocean = ["),
    ("markers", "knots = 2, count = 10", "knots = 1, count = 10", "row-twice", "knots = 1, count = 10"),
    ("markers", "knots = 2, count = 10", "knots = 4, count = 10", "whole", "knots = 4"),
    ("pieces", "start_villages = { count = 2", "start_villages = { count = 19", "start", "start_villages"),
    ("pieces", "start_villages = { count = 2", "start_villages = { count = 0", "whole", "start_villages"),
    ("pieces", "warriors = { count = 10", "warriors = { count = 1", "start", "start_warriors"),
    ("cards", '"Moai"', '"Hui"', "card-twice", '"Hui", points = 2'),
    # What records could not tell apart, and what moves and stacks have no room for
    ("cards", '"Moai"', '"HUI!"', "alike", '"HUI!", points = 2'),
    ("cards", '"Moai"', '"???"', "no-letters", '"???", points = 2'),
    ("events", '"Tsunami"', '"TYPHOON."', "alike", "TYPHOON."),
    ("tiles", '"Niue"', '"Tahiti!"', "alike", "Tahiti!"),
    ("pieces", "warriors = { count = 10", "warriors = { count = 32", "whole", "warriors = { count = 32"),
    ("pieces", "transport = { count = 14", "transport = { count = 32", "whole", "transport ="),
    ("pieces", "colony = { count = 4", "colony = { count = 8", "whole", "colony ="),
    ("costs", "colony =", "a" + ".a" * 65 + " = 1\ncolony =", "dots", ".a.a"),
    ("events", '"Tsunami"', '"Typhoon"', "event-twice", 'effect = "tsunami"'),
    ("events", '"tsunami"', '"flood"', "choice", "Tsunami"),
    ("events", '"shaman", kept = true', '"shaman"', "event-flag", "Shaman"),
    ("events", '"shaman", kept = true', '"shaman", kept = true, marker = true', "event-flag", "Shaman"),
    ("events", '"shaman", kept = true', '"shaman", kept = "yes"', "flag", "Shaman"),
    ("events", '"tsunami", mark', '"tsunami", points = 1, mark', "unknown-key", "Tsunami"),
    ("cards", '"Kuporu"', '"Kuporoo"', "no-group", '"Kuporoo"'),
    # The beginning and the end of a game
    ("victory", '    { group = "Raiatea", hex = "J12", mark = "report" },\n', "", "homes", "homes = ["),
    ("victory", 'group = "Samoa"', 'group = "Fiji"', "printed-home", "Fiji"),
    ("victory", 'group = "Samoa"', 'group = "Rotuma"', "printed-home", "Rotuma"),
    ("victory", 'group = "Samoa"', 'group = "Tahiti"', "printed-home", "Tahiti"),
    ("victory", 'group = "Samoa"', 'group = "Tonga"', "placed-twice", None),
    ("victory", '"Samoa", mark', '"Samoa", hex = "G11", mark', "home-hex", '"G11"'),
    ("victory", 'group = "Hiva", hex = "L10"', 'group = "Hiva"', "missing-key", 'group = "Hiva"'),
    ("victory", 'group = "Hiva"', 'group = "Fiji"', "no-tile", "Fiji"),
    ("victory", 'group = "Hiva"', 'group = "Te Waka Maui"', "no-tile", "Maui"),
    ("victory", 'group = "Hiva"', 'group = "Pitcairn"', "home-green", "Pitcairn"),
    ("victory", 'group = "Hiva", hex = "L10"', 'group = "Hiva", hex = "E9"', "not-unknown", "E9"),
    ("victory", '"Flint", hex = "J10"', '"Flint", hex = "G11"', "not-unknown", "G11"),
    ("victory", '"Flint", hex = "J10"', '"Flint", hex = "L10"', "cell-twice", "Flint"),
    ("victory", 'group = "Flint"', 'group = "Raiatea"', "placed-twice", 'Raiatea", hex = "J10"'),
    ("victory", '["I11", "K11"]', '["I11", "J10"]', "cell-twice", '["I11", "J10"]'),
    ("victory", '["I11", "K11"]', '["I11", "G11"]', "not-unknown", '["I11", "G11"]'),
    ("victory", '"Hiva", "Samoa"]', '"Hiva", "Fiji"]', "last", "Fiji"),
    ("victory", '"Hiva", "Samoa"]', '"Hiva"]', "last", "last = "),
    ("victory", "players = 3, points = 25", "players = 2, points = 25", "row-twice", "points = 25"),
    ("victory", '    { players = 3, points = 25, mark = "rulebook" },\n', "", "no-target", "targets = ["),
    ("victory", "points = 28", "points = 0", "whole", "points = 0"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "old", "new", "reason", "blamed"), MISTAKES)
def test_a_mistake_has_its_file_and_line(
    tmp_path: Path, table: str, old: str, new: str, reason: str, blamed: str | None
) -> None:
    path = edited(tmp_path, table, old, new)
    error = complaint(tmp_path)
    lines = path.read_text("utf-8").splitlines()
    assert error.reason.id == f"paradise-components-{reason}"
    assert error.file == str(path)
    assert blamed is None or blamed in lines[error.line - 1], (error.line, lines[error.line - 1])
    assert str(error).startswith(f"{path}:{error.line}: ")


def test_of_two_alike_the_second_is_blamed(tmp_path: Path) -> None:
    edited(tmp_path, "victory", 'group = "Samoa"', 'group = "Tonga"')
    lines = (OURS / "victory.toml").read_text("utf-8").splitlines()
    assert 'group = "Samoa"' in lines[complaint(tmp_path).line - 1]


def test_a_hex_that_is_taken_tells_by_whom(tmp_path: Path) -> None:
    edited(tmp_path, "map", '["E15"]', '["G13"]')
    line = 1 + next(
        number
        for number, line in enumerate((OURS / "groups.toml").read_text("utf-8").splitlines())
        if '"Tonga"' in line
    )
    assert complaint(tmp_path).reason.args == {"hex": "G13", "where": f"groups.toml:{line}"}


def test_11_5_no_way_leads_through_south_america(tmp_path: Path) -> None:
    path = edited(tmp_path, "map", '"T14", "T16"', '"T14", "T16", "M7"')
    path.write_text(path.read_text("utf-8").replace('["Q17", "S17"]', '["Q17", "S17", "M5"]'), "utf-8")
    error = complaint(tmp_path)
    assert error.reason == ("paradise-components-unconnected", {"hex": "M5", "group": "Tonga"})


def test_markers_that_do_not_fit_tell_the_sum(tmp_path: Path) -> None:
    edited(tmp_path, "markers", "count = 15,", "count = 14,")
    error = complaint(tmp_path)
    assert error.reason.args == {"count": 28, "wanted": 29, "unknown": 56, "spare": 2, "tiles": 29}
    assert Words("en").tell(error.reason.id, error.reason.args) == (
        "There are 28 ocean markers where 29 must be: one marker for each of the 56 Unknown hexes and 2 to spare, "
        "less the 29 island markers."
    )


def test_a_table_of_ours_that_no_longer_fits_is_named(tmp_path: Path) -> None:
    """Own tiles without Kuporu, but the cards of the package, which name it."""
    edited(tmp_path, "tiles", '"Kuporu"', '"Upolu"')
    error = complaint(tmp_path)
    assert (error.reason.id, error.reason.args) == ("paradise-components-no-group", {"group": "Kuporu"})
    assert error.file == "motu/paradise/components/cards.toml"
    assert "Hui" in (OURS / "cards.toml").read_text("utf-8").splitlines()[error.line - 1]


def test_a_box_has_32_events_at_the_most(tmp_path: Path) -> None:
    rows = [f'    {{ name = "Flood {number}", effect = "tsunami", mark = "report" }},' for number in range(33)]
    (tmp_path / "events.toml").write_text("\n".join(["events = [", *rows, "]", ""]), "utf-8")
    error = complaint(tmp_path)
    assert (error.reason.id, error.line) == ("paradise-components-events-many", 34)


def test_windows_line_ends_and_marks_of_order_do_not_shift_lines(tmp_path: Path) -> None:
    path = edited(tmp_path, "tiles", '"Niue", green = 0', '"Niue", green = 7')
    expected = complaint(tmp_path).line
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert complaint(tmp_path).line == expected


def test_an_unfinished_file_is_blamed_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "costs.toml"
    path.write_text("# costs\nvillage = {", "utf-8")
    error = complaint(tmp_path)
    assert (error.reason.id, error.line) == ("paradise-components-syntax", 2)


# The folder


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    error = complaint(tmp_path / "gone")
    assert (error.reason.id, error.file, error.line) == ("paradise-components-no-folder", str(tmp_path / "gone"), 0)
    assert error.where == error.file


def test_a_file_in_the_place_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "box").write_text("")
    assert complaint(tmp_path / "box").reason.id == "paradise-components-no-folder"


def test_a_folder_without_tables(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("soon")
    assert complaint(tmp_path).reason.id == "paradise-components-empty"


@pytest.mark.parametrize("name", ["card.toml", "Cards.toml", "chit.TOML"])
def test_a_table_with_a_name_that_nobody_knows(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("cards = []", "utf-8")
    error = complaint(tmp_path)
    assert error.reason.id == "paradise-components-stray-file"
    assert error.file == str(tmp_path / name)


def test_a_table_that_is_not_utf_8(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(
        'cards = [\n  # Pōwhiri\n  { name = "Luau \xe9" }\n]'.encode("latin-1", "ignore")
    )
    error = complaint(tmp_path)
    assert (error.reason.id, error.line) == ("paradise-components-not-utf8", 3)


def test_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()
    assert complaint(tmp_path).reason.id == "paradise-components-unreadable"


@pytest.mark.parametrize("table", ["map", "groups", "tiles", "markers", "costs", "pieces", "cards", "victory"])
def test_an_empty_table_misses_its_keys(tmp_path: Path, table: str) -> None:
    (tmp_path / f"{table}.toml").write_text("", "utf-8")
    error = complaint(tmp_path)
    assert (error.reason.id, error.line) == ("paradise-components-missing-key", 1)


def test_a_map_without_anything_misses_its_homes(tmp_path: Path) -> None:
    (tmp_path / "groups.toml").write_text("malaria = []\nhomes = []\nindependents = []\natolls = []\n", "utf-8")
    error = complaint(tmp_path)
    assert (error.reason.id, error.reason.args, error.line) == ("paradise-components-printed-homes", {"count": 0}, 2)


@pytest.mark.parametrize("wild", ["card = " + "[" * 20_000, "card = " + "9" * 5_000], ids=["nested", "long"])
def test_a_table_beyond_all_bounds(tmp_path: Path, wild: str) -> None:
    (tmp_path / "costs.toml").write_text(wild, "utf-8")
    assert complaint(tmp_path).reason.id == "paradise-components-syntax"


def test_no_box_has_more_cards_than_moves_have_numbers(tmp_path: Path) -> None:
    cards = "".join(f'[[cards]]\nname = "Card {number}"\npoints = 1\nmark = "house"\n' for number in range(33))
    (tmp_path / "cards.toml").write_text(cards, "utf-8")
    error = complaint(tmp_path)
    assert error.reason == ("paradise-components-cards-many", {"most": 32})
    assert error.line == 1 + 4 * 32
