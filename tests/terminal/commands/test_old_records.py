"""Files of an older Motu: what can be played as it was is, the rest is refused with the place and the way out."""

from pathlib import Path

import pytest

from motu.paradise.box_loader import TABLES, house_of_rules, own_text
from motu.paradise.component_set import read_components
from motu.paradise.game import RULES
from tests.terminal.cli import SEED, here
from tests.terminal.test_bad_input import assert_refused

TESTS = Path(__file__).parents[2]
OLD = TESTS / "kahuna" / "golden" / "version-1" / "grace.txt"
OTHER_BOX = TESTS / "paradise" / "golden" / "version-2"


def test_an_old_game_of_kahuna_is_replayed_and_checked() -> None:
    for command, part in (("replay", "White wins"), ("verify", "the seed fits its commitment")):
        ran = here(command, OLD)
        assert (ran.code, ran.err) == (0, "")
        assert part in ran.out


def test_an_old_game_of_kahuna_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-A H-A\n+?\n")
    old = file.read_text("utf-8").replace(" rules=2", "")
    file.write_text(old, "utf-8")
    ran = here("play", "--resume", file, typed="+?\n")
    assert (ran.code, ran.err) == (0, "")
    now = file.read_text("utf-8")
    assert " rules=2\n" in now
    assert now.partition("\n\n")[2].startswith(old.partition("\n\n")[2].rstrip())


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_old_game_of_paradise_names_the_motu_that_plays_it(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "paradise", "--seed", SEED, "--save", file)
    old = file.read_text("utf-8")
    file.write_text(old.replace(f" rules={RULES}", ""), "utf-8")
    assert_refused([command, str(file)], f"{file}:2:1: ", "version 1 of the rules of Conquest of Paradise", "Motu 0.1")
    assert_refused(["play", "--resume", str(file)], f"{file}:2:1: ", "Motu 0.1")
    file.write_text(old.replace(f"rules={RULES}", "rules=9"), "utf-8")
    assert_refused([command, str(file)], f"{file}:2:1: ", "it takes a newer Motu")


@pytest.mark.parametrize("players", ["solitaire", "two", "three", "four"])
def test_a_game_of_paradise_with_the_box_of_then_is_replayed_and_checked(players: str) -> None:
    ran = here("replay", OTHER_BOX / f"{players}.txt")
    assert (ran.code, ran.err) == (0, "")
    assert house_of_rules(2) in ran.out
    ran = here("verify", OTHER_BOX / f"{players}.txt")
    assert (ran.code, ran.err) == (0, "")
    assert "the seed fits its commitment" in ran.out


def begun(file: Path, components: str = "") -> str:
    """Keep the first two turns of a game as version 2 kept it; the turns as text."""
    head, _, turns = (OTHER_BOX / "two.txt").read_text("utf-8").partition("\n\n")
    lines = [line for line in head.splitlines() if not line.startswith(("Seed", "Result"))]
    options = f"preset=two components={components}" if components else "preset=two"
    played = turns.partition("\n3. ")[0]
    text = "\n".join([*lines, "Result: *"]).replace("preset=two", options) + f"\n\n{played}\n"
    assert f"Options: {options} rules=2\n" in text
    file.write_text(text, "utf-8")
    file.with_name(f"{file.name}.seed").write_text(f"{7:064x}\n", "utf-8")
    return played


def test_a_game_of_paradise_goes_on_with_the_box_of_then(tmp_path: Path) -> None:
    """It says from then on which box that is, and nobody need load it."""
    file = tmp_path / "game.txt"
    played = begun(file)
    ran = here("play", "--resume", file, typed="\nfirst:yellow+\n")
    assert (ran.code, ran.err) == (0, "")
    now = file.read_text("utf-8")
    assert f"Options: preset=two components={house_of_rules(2)} rules={RULES}\n" in now
    assert f"{played}\n3. Yellow: first:yellow+" in now
    ran = here("replay", file)
    assert (ran.code, ran.err) == (0, "")
    assert house_of_rules(2) in ran.out


@pytest.mark.parametrize("others", [True, False])
def test_the_box_of_then_can_be_played_as_a_folder(others: bool, tmp_path: Path) -> None:
    name = house_of_rules(2)
    for table in TABLES:
        if others or own_text(table, name) != own_text(table):
            (tmp_path / f"{table}.toml").write_text(own_text(table, name), "utf-8")
    file = tmp_path / "game.txt"
    ran = here("play", "paradise", "--components", tmp_path, "--seed", SEED, "--save", file)
    assert (ran.code, ran.err) == (0, "")
    assert f"Options: preset=two components={name} rules={RULES}\n" in file.read_text("utf-8")
    assert here("replay", file).code == 0


def test_a_folder_replays_what_was_played_with_it_then(tmp_path: Path) -> None:
    """What it does not hold was another then, and so was its name."""
    cards = own_text("cards").replace('"Hui"', '"Very Long Swell"')
    tables = {table: cards if table == "cards" else own_text(table, house_of_rules(2)) for table in TABLES}
    then, _ = read_components([(f"{table}.toml", text.encode()) for table, text in tables.items()])
    file, folder = tmp_path / "game.txt", tmp_path / "box"
    begun(file, then)
    assert_refused(["replay", str(file)], then, "--components DIR")
    folder.mkdir()
    (folder / "cards.toml").write_text(cards, "utf-8")
    ran = here("replay", file, "--components", folder)
    assert (ran.code, ran.err) == (0, "")
