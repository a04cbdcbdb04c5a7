"""Conquest of Paradise in the terminal: a map to play from, nothing hidden on it, and a choice for every move."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from functools import cache

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.grid import CELL_OF, cells_in
from motu.paradise.pieces import read_stack
from motu.paradise.state import BATTLE_CARD, BUILD, LOSS, OVER, STAGES, State
from motu.paradise.vessels import stow
from motu.paradise.view import View
from motu.terminal.console import Console
from motu.terminal.games import presenter_of
from motu.terminal.menu import Menu
from motu.terminal.paradise.board_map import FEWEST_ROWS
from motu.terminal.paradise.presenter import ParadisePresenter
from motu.terminal.presenter import LIT, Group, Marks
from motu.terminal.presenter import painted as as_printed
from motu.words import LANGUAGES, Words

EVEN = 3 + 17 * 5
"""A screen on which each hex has five columns."""
BEGINNING = """\
    A   B    C   D    E   F    G   H    I   J    K   L    M   N    O   P    Q
 1                            ?        ?
 2                        ~        ?        ?
 3 ii       ~        o        ~        ?
 4 !2   ~        ~        ~        ?        ?
 5  ~       ~        ~        ~        ?
 6     ii        i        ~        ?        ?
 7  ~  !2   ~   !1   i        ~        ?        ?
 8     iiii      o   !2   ?        ?        ?        ?
 9  ~  !4  iii       ~        ?        ?        ?        ?
10      ~   !3   i        ?        ?        ?        ?        ?
11          ~   !2   o       YY▫▫      ?        ?        ?        ?        ~
12              iii      iii  Y2   ?        ?        ?        ?
13          ~   !4   ~   !5  RR▫▫      ?        ?        ?        ?        ~
14               ~        ~   2W   ?        ?        ?        ?        ?
15                   ~        ?        ?        ?        ?        ?        ?
16                        ?        ?        ?        ?        ?
17                   ?        ?        ?                                   ~
"""


def presenter(language: str = "en", colour: str = "never") -> ParadisePresenter:
    return ParadisePresenter(Console(Words(language), colour))


def beginning(players: int = 2) -> State:
    """Red on Tonga, Yellow on Samoa, Green on Hiva, Blue on Raiatea; Red decides."""
    return game.deal(game.read_options({"players": str(players), "homes": "seated"}), FreeChance(5))


def picture(state: State, seat: int | None, columns: int = EVEN, rows: int = 30) -> list[str]:
    lines = presenter().board_map(game.view(state, seat), columns, rows)
    return ["".join(run.text for run in line).rstrip() for line in lines]


def cell_of(lines: list[str], name: str) -> tuple[str, str]:
    """The two lines of a hex, as they are drawn."""
    column = lines[0].index(name[0])
    row = next(place for place, line in enumerate(lines) if line[:3].strip() == name[1:])
    upper, lower = (line[column - 2 : column + 3].strip() for line in lines[row : row + 2])
    return upper, lower


@cache
def stages() -> dict[int, tuple[State, int]]:
    """A state with its mover for every stage that random games come to, and the end of one."""
    found: dict[int, tuple[State, int]] = {}
    for seed in range(16):
        chance, pick = FreeChance(seed), random.Random(seed)
        options = {"players": str(2 + seed % 3), "homes": pick.choice(["drawn", "chosen"]), "events": "yes"}
        state = game.deal(game.read_options(options), chance)
        while seats := game.movers(state):
            seat = pick.choice(seats)
            if state.stage not in found or pick.random() < 0.01:
                found[state.stage] = game.copy(state), seat
            moves = game.moves(state, seat)
            active = [move for move in moves if move.kind != "done"]
            game.play(state, seat, pick.choice(active if active and pick.random() < 0.7 else moves), chance)
        found[OVER] = state, 0
    return found


def building() -> State:
    """The first building step of a game of three, in which nobody has gone anywhere."""
    state = beginning(3)
    for word in ("first:red+", *"......"):
        (seat,) = game.movers(state)
        game.play(state, seat, game.read(word), FreeChance(1))
    assert state.stage == BUILD
    return state


def seats_of(state: State) -> Iterator[int | None]:
    yield None
    yield from range(state.count)


# --- The map --------------------------------------------------------------------------------------------------------


def test_the_map_of_the_beginning() -> None:
    assert picture(beginning(), 0, columns=79) == [*BEGINNING.splitlines(), ""]


def test_every_hex_can_be_named_from_the_edges() -> None:
    """A hex stands under the letter of its column, and its upper line in its row."""
    lines = picture(beginning(3), 0)
    assert cell_of(lines, "G13") == ("RR▫▫", "2W")
    assert cell_of(lines, "G11") == ("YY▫▫", "Y2")
    assert cell_of(lines, "L10") == ("GG▫", "G2")
    assert cell_of(lines, "F12") == ("iii", "!5")
    assert cell_of(lines, "H12") == ("o", "")
    assert cell_of(lines, "I11") == ("~", "")
    assert cell_of(lines, "J10") == ("□□□", "")
    assert cell_of(lines, "J14") == ("?", "")


def test_own_pieces_have_letters_others_have_numbers() -> None:
    state = beginning()
    state.put(0, CELL_OF["F14"], read_stack("WWCT"))
    state.chain[0] |= 1 << CELL_OF["F14"]
    assert cell_of(picture(state, 0), "F14")[1] == "2WC="
    assert cell_of(picture(state, 1), "F14")[1] == "R4="
    assert cell_of(picture(state, None), "F14")[1] == "R4="


def test_a_secret_tile_shows_who_has_seen_it_and_its_squares_to_those_only() -> None:
    state = beginning(3)
    cell = CELL_OF["K13"]
    tile = next(number for number in cells_in(state.lid) if state.box.groups[number].name == "Tahiti")
    state.lid &= ~(1 << tile)
    state.tile[cell] = tile
    state.secret |= 1 << cell
    state.marks[0] |= 1 << cell
    state.marks[2] |= 1 << cell
    for seat, squares in ((0, "□□▫"), (1, ""), (2, "□□▫"), (None, "")):
        assert cell_of(picture(state, seat), "K13") == ("?RG", squares)
        listed = "\n".join(presenter().board_list(game.view(state, seat)))
        assert ("Tahiti" in listed) is bool(squares)
        assert "K13, secret tile, seen by Red, Green" in listed


def test_homes_are_told_from_other_groups_without_colour() -> None:
    state = beginning()
    cell = CELL_OF["F14"]
    state.tile[cell] = next(number for number, group in enumerate(state.box.groups) if group.name == "Tahiti")
    state.held[0] |= 1 << cell
    state.villages[cell] = 2
    assert cell_of(picture(state, 1), "F14")[0] == "rr▫"
    state.improved[cell] = 1
    assert cell_of(picture(state, 1), "F14")[0] == "rr□"


def test_explorer_and_fleet_are_on_the_map() -> None:
    state = beginning()
    state.at, state.knots, state.player = CELL_OF["F14"], 3, 1
    assert cell_of(picture(state, 0), "F14")[1] == "X3"
    state.origin, state.fleet = CELL_OF["G11"], stow(read_stack("WC"))
    assert cell_of(picture(state, 0), "F14")[1] == "F2"
    assert cell_of(picture(state, 1), "F14")[1] == "FWC"


@pytest.mark.parametrize("rows", [5, 12, 20, 36, 60])
@pytest.mark.parametrize("columns", [75, 79, 90, 119, 200])
def test_the_picture_keeps_to_its_frame(columns: int, rows: int) -> None:
    for state, _ in list(stages().values())[::4]:
        for seat in seats_of(state):
            lines = presenter().board_map(game.view(state, seat), columns, rows)
            assert all(sum(len(run.text) for run in line) <= columns for line in lines)
            assert len(lines) <= max(rows, FEWEST_ROWS)


def test_a_small_screen_shows_the_surroundings_of_the_viewer() -> None:
    assert any("2W" in line for line in picture(beginning(), 0, rows=FEWEST_ROWS))
    assert any("2W" in line for line in picture(beginning(4), 2, rows=FEWEST_ROWS))


def test_the_far_east_is_drawn_when_somebody_is_there() -> None:
    state = beginning()
    assert "R" not in picture(state, 0)[0]
    state.put(0, CELL_OF["R14"], read_stack("C"))
    assert "R" in picture(state, 0, columns=100)[0]


def test_colours_change_nothing_but_colour() -> None:
    view = game.view(beginning(), 0)
    plain, painted = printed(presenter(), view), printed(presenter(colour="always"), view)
    assert painted != plain
    assert [_without_colour(line).rstrip() for line in painted] == plain


def test_what_can_be_done_stands_out_where_there_are_colours() -> None:
    state = beginning()
    view = game.view(state, 0)
    lit = Menu(presenter().choice_groups(view, [game.read(">H12"), game.read(">H14"), game.read(".")])).places
    assert lit == {"H12", "H14"}
    runs = [run for line in presenter().board_map(view, EVEN, 30, Marks(lit)) for run in line]
    assert {run.place for run in runs if run.role.endswith(LIT)} == lit
    assert printed(presenter(), view, lit) == printed(presenter(), view)
    assert printed(presenter(colour="always"), view, lit) != printed(presenter(colour="always"), view)


def printed(shown: ParadisePresenter, view: View, lit: Collection[str] = ()) -> list[str]:
    return as_printed(shown.board_map(view, shown.console.columns - 1, 30, Marks(lit)), shown.console)


def _without_colour(line: str) -> str:
    """The line without what steers the terminal."""
    head, *rest = line.split("\x1b[")
    return head + "".join(part.partition("m")[2] for part in rest)


# --- Words and choices ----------------------------------------------------------------------------------------------


def test_random_games_come_to_every_stage() -> None:
    """What follows looks at all of these."""
    rare = {"next", "carry", "arioi", "new-home", "claim", "search", "chit"}
    assert {STAGES[stage] for stage in stages()} >= set(STAGES) - rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    here = presenter(language)
    for state, mover in stages().values():
        told: list[str] = []
        for seat in seats_of(state):
            view = game.view(state, seat)
            told += [*here.board_list(view), *here.status(view, [""] * state.count, drawn=True), *here.row(view)]
        view, moves = game.view(state, mover), game.moves(state, mover) if state.stage != OVER else []
        told += [here.cards(view), *here.hand(view), *here.score(view)]
        told += [
            f"{choice.brief} {choice.full}" for group in here.choice_groups(view, moves) for choice in group.choices
        ]
        assert [line for line in told if "paradise-" in line or "{" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_are_there(language: str) -> None:
    here = presenter(language)
    told = [
        *here.rules(game.read_options({"preset": "three", "events": "yes"})),
        here.notation_note(),
        *(meaning for _, meaning in here.notation() + here.legend()),
    ]
    assert len(told) > 50
    assert [line for line in told if "paradise-" in line or "{" in line] == []


def test_the_words_of_the_notation_are_understood() -> None:
    for words, _ in presenter().notation():
        if "? ~ o" in words:  # from here on they are signs of the map
            break
        for word in words.split():
            assert game.read(word).text == word


def test_every_move_is_a_choice() -> None:
    for state, seat in stages().values():
        moves = game.moves(state, seat) if state.stage != OVER else []
        groups = presenter().choice_groups(game.view(state, seat), moves)
        chosen = [choice.move for group in groups for choice in group.choices]
        assert sorted(chosen) == sorted(moves)
        assert all(choice.word == choice.move.text for group in groups for choice in group.choices)
        assert len({group.title for group in groups}) == len(groups)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_fit_a_screen(language: str) -> None:
    here = presenter(language)
    for state, seat in (*stages().values(), (building(), 0)):
        groups = here.choice_groups(game.view(state, seat), [*game.moves(state, seat)])
        plain = [Group(group.title, [each for each in group.choices if not each.effect]) for group in groups]
        assert [line for line in Menu(plain).lines(here.console, spread=False) if len(line) > 80] == []


def test_choices_of_building_are_sorted_by_item_and_name_their_price() -> None:
    state = building()
    titles = [group.title for group in presenter().choice_groups(game.view(state, 0), game.moves(state, 0))]
    pieces = ["Colony (1)", "Transport (1)", "Chain (1)", "Warriors (1)", "Rumor (0)"]
    assert titles == ["Fields (1)", *pieces, "Card (2)", "Focus", "End"]
    game.play(state, 0, game.read("focus"), FreeChance(1))
    titles = [group.title for group in presenter().choice_groups(game.view(state, 0), game.moves(state, 0))]
    assert "War canoe (3)" in titles


def test_a_plan_is_told_to_its_owner_only() -> None:
    before = building()
    for move in game.moves(before, 0)[1:]:
        after = game.copy(before)
        game.play(after, 0, move, FreeChance(1))
        for viewer in seats_of(after):
            assert bool(game.tell(before, move, after, viewer)) is (viewer == 0)


def test_points_to_build_with_and_the_plan_are_shown_to_their_owner() -> None:
    state = building()
    game.play(state, 0, game.read("T^G13"), FreeChance(1))
    assert presenter().cards(game.view(state, 0)).splitlines() == [
        "1 build point: Tonga (G13)",
        "Planned: T^G13",
        "What is to be built?",
    ]
    assert "Planned" not in presenter().cards(game.view(state, 1))
    assert not any("Planned" in line for line in presenter().status(game.view(state, None), [""] * 3, drawn=True))


def test_a_battle_shows_its_lines_and_the_die() -> None:
    told = [presenter().cards(game.view(state, seat)) for state, seat in (stages()[LOSS], stages()[BATTLE_CARD])]
    for text in told:
        assert "; the die shows " in text
        assert text.count("in front ") == 2


def test_the_scene_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(presenter_of("paradise", Console(Words("en"))), ParadisePresenter)
