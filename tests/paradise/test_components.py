"""The contents of the box (2): the figures of the default set by the rulebook's sections, and folders of one's own."""

import hashlib
import json
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import motu
from motu.core.errors import BadOption
from motu.paradise.advanced.events import log
from motu.paradise.box import (
    EFFECTS,
    EVENT_EFFECTS,
    GROUP,
    ITEMS,
    KEPT_EFFECTS,
    OCEAN,
    OFF_MAP,
    PIECES,
    UNKNOWN,
    Box,
)
from motu.paradise.box_loader import (
    HOUSE,
    OLD_HOUSES,
    TABLES,
    box_named,
    default_box,
    fingerprint,
    load_box,
    register,
)
from motu.paradise.component_table import MARKS
from motu.paradise.grid import AROUND, CELL_OF, CELLS, DISTANCE, NAMES, cells_in, mask_of
from motu.words import Words

OURS = Path(motu.__file__).parent / "paradise" / "components"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)


@pytest.fixture
def box() -> Box:
    return default_box()


def named(box: Box, name: str) -> int:
    """The cell in which a name is printed."""
    printed = {box.groups[number].name: cell for cell, number in enumerate(box.printed) if number >= 0}
    return (printed | {label: cell for cell, label in box.labels.items()})[name]


def names(box: Box, groups: tuple[int, ...]) -> list[str]:
    return [box.groups[number].name for number in groups]


def towards(cell: int, direction: int) -> int:
    return AROUND[cell][direction]


# The map


def test_2_1_every_hex_of_the_map_is_one_thing(box: Box) -> None:
    assert Counter(box.kinds) == {UNKNOWN: 56, OCEAN: 33, GROUP: 14, OFF_MAP: CELLS - 103}
    masks = [box.unknown, box.open_ocean, box.printed_groups]
    assert [mask.bit_count() for mask in masks] == [56, 33, 14]
    assert sum(masks) == masks[0] | masks[1] | masks[2]
    for kind, mask in zip((UNKNOWN, OCEAN, GROUP), masks, strict=True):
        assert all(box.kinds[cell] == kind for cell in cells_in(mask))


def test_2_1_neighbours_are_hexes_of_the_map_in_the_order_of_the_directions(box: Box) -> None:
    for cell in range(CELLS):
        assert list(box.near[cell]) == [n for n in AROUND[cell] if n >= 0 and box.kinds[n] != OFF_MAP]
        assert box.near_mask[cell] == mask_of(box.near[cell])


def test_2_1_samoa_lies_in_the_middle_of_the_known_hexes(box: Box) -> None:
    samoa = named(box, "Samoa")
    assert NAMES[samoa] == "G11"
    around = [named(box, name) for name in ("Tokelau", "Manihiki", "Niue", "Tonga", "Fiji", "Tuvalu")]
    assert list(box.near[samoa]) == around


def test_3_2_the_hexes_of_the_set_up_lie_as_the_rulebook_tells(box: Box) -> None:
    between_niue_and_flint, north_of_tuamotu = box.placed_ocean
    niue, flint, hiva = (named(box, name) for name in ("Niue", "Flint", "Hiva"))
    assert between_niue_and_flint == towards(niue, NORTH_EAST)
    assert flint in box.near[between_niue_and_flint]
    assert {flint, hiva} <= set(box.near[north_of_tuamotu])
    assert north_of_tuamotu == towards(named(box, "Tuamotu"), NORTH)


def test_solitaire_samoa_explores_from_niue_counter_clockwise_to_tuvalu(box: Box) -> None:
    samoa = named(box, "Samoa")
    ring = [towards(samoa, direction) for direction in (SOUTH_EAST, NORTH_EAST, NORTH, NORTH_WEST)]
    assert (ring[0], ring[-1]) == (named(box, "Niue"), named(box, "Tuvalu"))
    assert ring == [cell for cell in reversed([*box.near[samoa][3:], *box.near[samoa][:3]]) if box.unknown >> cell & 1]
    north_of_tuvalu = towards(ring[-1], NORTH)
    assert box.kinds[north_of_tuvalu] == UNKNOWN
    assert DISTANCE[samoa][north_of_tuvalu] == DISTANCE[samoa][named(box, "Rarotonga")] == 2
    assert DISTANCE[samoa][named(box, "Tubuai")] == 3


def test_11_3_south_of_aotearoa_the_map_ends(box: Box) -> None:
    assert towards(named(box, "Aotearoa"), SOUTH_WEST) == -1


def test_11_5_the_way_to_south_america(box: Box) -> None:
    assert [NAMES[cell] for cell in box.south_america] == ["T14", "T16"]
    assert all(box.kinds[cell] == OFF_MAP and box.near[cell] for cell in box.south_america)
    assert not any(set(near) & set(box.south_america) for near in box.near)
    assert [NAMES[cell] for cell in box.to_south_america] == ["P14", "Q15"]
    assert [box.labels[cell] for cell in box.galapagos] == ["Galapagos Islands", "Unfortunate Islands"]


def test_the_drawing_at_the_top_of_the_map_is_the_map(box: Box) -> None:
    drawn: dict[str, str] = {}
    letters = "ABCDEFGHIJKLMNOPQRST"
    rows = [line[1:].split() for line in (OURS / "map.toml").read_text("utf-8").splitlines() if line.startswith("#   ")]
    for row, *signs in (each for each in rows if each[0].isdigit()):
        inside = [letter + row for letter in letters if letter + row in CELL_OF]
        drawn.update(zip(inside, signs, strict=False))
    signs_of = {UNKNOWN: "?", OCEAN: "~", GROUP: "#", OFF_MAP: "."}
    expected = {NAMES[cell]: signs_of[kind] for cell, kind in enumerate(box.kinds)}
    assert drawn == expected | {NAMES[cell]: "S" for cell in box.south_america}


# Groups and tiles


def test_8_5_independent_groups(box: Box) -> None:
    found = {group.name: (group.green, group.locals) for group in box.groups if group.independent}
    assert found == {
        "Fiji": (3, 5),
        "Vanuatu": (3, 4),
        "Santa Cruz": (1, 2),
        "Solomon Islands": (3, 3),
        "Bismarck Archipelago": (4, 4),
        "Kiribati": (1, 2),
        "Marshall Islands": (1, 1),
        "Caroline Islands": (2, 2),
        "Mariana Islands": (2, 2),
    }
    assert box.independents == mask_of(group.cell for group in box.groups if group.independent)
    assert not any(group.locals for group in box.groups if not group.independent)


def test_2_1_printed_groups_know_their_hex_and_hexes_their_group(box: Box) -> None:
    printed = [number for number, group in enumerate(box.groups) if group.cell >= 0]
    assert printed == list(range(14))
    assert {cell: number for cell, number in enumerate(box.printed) if number >= 0} == {
        box.groups[number].cell: number for number in printed
    }
    assert [group.name for group in box.groups[:14] if group.atoll] == ["Rotuma", "Nauru", "Wake"]


def test_11_6_malaria(box: Box) -> None:
    rolls = {roll: group.name for group in box.groups for roll in group.malaria}
    assert [rolls[roll] for roll in range(1, 7)] == [
        *["Bismarck Archipelago"] * 2,
        *["Solomon Islands"] * 2,
        "Santa Cruz",
        "Vanuatu",
    ]


def test_2_6_tiles(box: Box) -> None:
    tiles = [box.groups[number] for number in box.tiles]
    assert box.tiles == tuple(range(14, 44))
    assert Counter(tile.squares for tile in tiles) == {4: 3, 3: 5, 2: 7, 1: 7, 0: 8}
    assert box.groups[box.south_island].name == "Te Waka Maui"
    assert box.groups[box.north_island].name == "Aotearoa"


# Markers, costs, pieces, cards


def test_2_5_one_island_marker_a_tile_in_the_lid_and_two_markers_to_spare(box: Box) -> None:
    assert box.islands == (3, 13, 13)
    assert box.ocean == (15, 10, 4)
    assert sum(box.islands) == len(box.tiles) - 1
    assert sum(box.islands) + sum(box.ocean) == box.unknown.bit_count() + 2
    assert box.off_course == 5


def test_9_3_costs(box: Box) -> None:
    costs = dict(zip(ITEMS, box.costs, strict=True))
    assert costs.pop("card") == 2  # 9.5
    assert costs == {
        "warriors": 1, "war-canoe": 3, "transport": 1, "colony": 1, "rumor": 0, "village": 2, "agriculture": 1,
    }  # fmt: skip


def test_2_pieces_of_a_player(box: Box) -> None:
    assert dict(zip(PIECES, box.limits, strict=True)) == {
        "warriors": 10, "war-canoe": 4, "transport": 14, "colony": 4, "rumor": 2,
    }  # fmt: skip
    assert (box.villages, box.markers) == (18, 3)
    assert (box.start_villages, box.start_warriors) == (2, 2)  # 3.3


def test_9_5_cards(box: Box) -> None:
    assert len(box.cards) == 28
    cards = {card.name: card for card in box.cards}
    assert len(cards) == 28
    assert cards["Hui"].with_groups == ("Hawaiki", "Kuporu")
    assert cards["Hula Dancing"].with_groups == ("Rarotonga",)
    assert Counter(card.points for card in box.cards) == {0: 7, 1: 19, 2: 2}
    assert sorted(card.effect for card in box.cards if card.effect != "none") == sorted(EFFECTS[1:])


# Set-up and victory


def test_3_2_homes_in_the_order_in_which_players_add_them(box: Box) -> None:
    assert names(box, box.homes) == ["Tonga", "Samoa", "Hiva", "Raiatea"]
    assert [NAMES[cell] for cell in box.home_cells] == ["G13", "G11", "L10", "J12"]
    assert [(box.groups[number].name, NAMES[cell]) for number, cell in box.placed] == [
        ("Flint", "J10"),
        ("Niue", "H12"),
    ]
    assert [NAMES[cell] for cell in box.placed_ocean] == ["I11", "K11"]
    for number, cell in zip(box.homes[2:], box.home_cells[2:], strict=True):
        assert box.labels[cell] == box.groups[number].name


def test_5_ties_for_the_last_place(box: Box) -> None:
    assert names(box, box.last_order) == ["Tonga", "Raiatea", "Hiva", "Samoa"]


def test_10_4_targets(box: Box) -> None:
    assert box.targets == (28, 25, 22)
    assert box.solitaire == 30


# Marks


def entries(value: object) -> list[dict[str, object]]:
    """The entries of a table: all that has braces."""
    if isinstance(value, dict):
        return [value]
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


@pytest.mark.parametrize("table", TABLES)
def test_every_entry_has_its_mark(table: str) -> None:
    values = tomllib.loads((OURS / f"{table}.toml").read_text("utf-8"))
    found = [entry for value in values.values() for entry in entries(value)]
    assert found
    assert all(entry["mark"] in MARKS for entry in found)


def test_the_box_tells_its_house_values(box: Box) -> None:
    assert "costs.toml: transport: 1" in box.house
    assert "tiles.toml: tiles: Hawai'i" in box.house
    assert not any("Hui" in entry or "costs.toml: card" in entry for entry in box.house)


def test_the_folder_holds_the_tables_and_nothing_else() -> None:
    kept = {file.name for file in OURS.iterdir() if file.name != "__pycache__"}
    assert kept == {*(f"{name}.toml" for name in TABLES), *OLD_HOUSES.values()}


def test_the_manual_explains_every_table_and_every_effect() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "paradise-components.md").read_text("utf-8")
    first = [line.split("|")[1].strip() for line in manual.splitlines() if line.startswith("| `")]
    assert first[: len(TABLES)] == [f"`{table}.toml`" for table in TABLES]
    assert sorted(first[len(TABLES) :]) == sorted(f"`{effect}`" for effect in (*EFFECTS, *EVENT_EFFECTS))


# Events (11.2)


def test_there_are_27_events_each_with_an_effect_of_its_own(box: Box) -> None:
    assert tuple(event.effect for event in box.events) == EVENT_EFFECTS
    assert tuple(event.effect for event in box.events if event.kept) == KEPT_EFFECTS
    assert [number for number, event in enumerate(box.events, 1) if event.marker] == [
        *(4, 5, 6, 7, 8, 12, 13, 14, 16, 18, 20, 21, 23, 27)
    ]


def name_without_events(box: Box) -> str:
    """The name of a box as it was made before there were events."""
    left_out = {"name", "house", "near", "near_mask", "unknown", "open_ocean", "independents", "printed_groups"}
    left_out |= {"card_effects", "events"}
    contents = {key: value for key, value in vars(box).items() if key not in left_out}
    text = json.dumps(contents, default=vars, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def test_a_folder_without_events_has_the_name_that_it_had_before_there_were_any(tmp_path: Path, box: Box) -> None:
    assert fingerprint(box) == name_without_events(box)
    text = (OURS / "costs.toml").read_text("utf-8").replace("colony = { points = 1", "colony = { points = 2")
    (tmp_path / "costs.toml").write_text(text, "utf-8")
    own = load_box(tmp_path)
    assert own.name == name_without_events(own)
    events = (OURS / "events.toml").read_text("utf-8")
    (tmp_path / "events.toml").write_text(events, "utf-8")
    assert load_box(tmp_path).name == own.name
    (tmp_path / "events.toml").write_text(events.replace('"Shaman"', '"Old Shaman"'), "utf-8")
    assert load_box(tmp_path).name not in (own.name, HOUSE)


def test_an_event_with_a_name_of_its_own_is_told_by_it(tmp_path: Path) -> None:
    events = (OURS / "events.toml").read_text("utf-8")
    (tmp_path / "events.toml").write_text(events.replace('"Shaman"', '"Old Shaman"'), "utf-8")
    told = log.names(load_box(tmp_path))
    assert told[21] == {"event": "own", "name": "Old Shaman"}
    assert told[0] == {"event": "typhoon", "name": "Typhoon"}
    assert Words("fr").tell("paradise-event-named", told[21]) == "Old Shaman"
    assert Words("fr").tell("paradise-event-named", told[0]) == "Typhon"


# Folders of one's own


def test_a_copy_of_all_tables_is_the_default_box(tmp_path: Path, box: Box) -> None:
    for name in TABLES:
        (tmp_path / f"{name}.toml").write_bytes((OURS / f"{name}.toml").read_bytes())
    copy = load_box(tmp_path)
    assert copy == box
    assert (copy.name, copy.house) == (HOUSE, box.house)
    assert register(copy) == HOUSE
    assert box_named(HOUSE) is box


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_folder_holds_only_what_differs(tmp_path: Path, box: Box, ending: str) -> None:
    text = (OURS / "costs.toml").read_text("utf-8").replace("colony = { points = 1", "colony = { points = 2")
    (tmp_path / "costs.toml").write_bytes(("\ufeff" + text.replace("\n", ending)).encode())
    (tmp_path / "notes.txt").write_text("not a table")
    own = load_box(tmp_path)
    assert own.costs == (1, 3, 1, 2, 0, 2, 1, 2)
    assert own.groups == box.groups
    assert own.name == fingerprint(own) != fingerprint(box)


def test_comments_and_marks_leave_the_name_as_it_is_and_figures_change_it(tmp_path: Path, box: Box) -> None:
    text = (OURS / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(text.replace('"house"', '"report"') + "# from my own copy\n", "utf-8")
    assert load_box(tmp_path).name == HOUSE
    assert not any("cards.toml" in entry for entry in load_box(tmp_path).house)
    (tmp_path / "cards.toml").write_text(text.replace('"Moai", points = 2', '"Moai", points = 1'), "utf-8")
    changed = load_box(tmp_path)
    assert len(changed.name) == 12
    assert int(changed.name, 16) >= 0
    assert load_box(tmp_path).name == changed.name


def test_registered_boxes_are_found_by_their_name(tmp_path: Path) -> None:
    text = (OURS / "markers.toml").read_text("utf-8").replace("count = 5", "count = 6")
    (tmp_path / "markers.toml").write_text(text, "utf-8")
    own = load_box(tmp_path)
    with pytest.raises(BadOption) as caught:
        box_named(own.name)
    assert caught.value.reason == ("paradise-components-unknown", {"name": own.name})
    name = register(own)
    assert box_named(name) is own
    assert register(load_box(tmp_path)) == name
    assert box_named(name) is own


def test_tables_may_be_written_with_headings(tmp_path: Path, box: Box) -> None:
    written = "".join(
        f'[{key}]\npoints = {points}\nmark = "report"\n' for key, points in zip(ITEMS, box.costs, strict=True)
    )
    (tmp_path / "costs.toml").write_text(written, "utf-8")
    assert load_box(tmp_path) == box


def test_nothing_is_read_before_it_is_asked_for() -> None:
    program = (
        "import builtins, io, sys\n"
        "opened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
        "import motu.paradise.box_loader as box_loader\n"
        "assert not [name for name in opened if name.endswith('.toml')], opened\n"
        "box_loader.default_box()\n"
        "assert len([name for name in opened if name.endswith('.toml')]) == len(box_loader.TABLES)\n"
        "box_loader.default_box()\n"
        "assert len([name for name in opened if name.endswith('.toml')]) == len(box_loader.TABLES)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
