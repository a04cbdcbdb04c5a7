"""Games that were played by version 2 of the rules: `house` was another box then, and they keep it."""

from __future__ import annotations

import hashlib
import json
import pickle
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from motu.core.chance import FreeChance, SealedChance
from motu.core.errors import BadOption, BadRecord
from motu.core.match import position, replay, resume, verify
from motu.core.record import RUNNING, read_record
from motu.core.versions import read_recorded, write_recorded
from motu.paradise import game
from motu.paradise.box import ITEMS, PIECES, Box
from motu.paradise.box_loader import (
    OLD_HOUSES,
    TABLES,
    box_named,
    default_box,
    fingerprint,
    house_of_rules,
    own_text,
    register_folder,
)
from motu.paradise.component_set import hold_components, own_components, pack_components, read_components

GOLDEN = Path(__file__).parent / "golden" / "version-2"
GAMES = ("solitaire", "two", "three", "four")
NAME = "4ce044b571a6"
"""What the box of version 2 is called, now that it is no longer `house`."""
COMPONENTS = Path(game.__file__).parent / "components"


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text("utf-8")


def contents(box: Box) -> str:
    """All that is in a box, events too, as a number to be compared with the one of before."""
    told = {each.name: getattr(box, each.name) for each in fields(box) if each.name not in ("name", "house")}
    return hashlib.sha256(json.dumps(told, default=vars, sort_keys=True).encode()).hexdigest()[:16]


# What was played


@pytest.mark.parametrize("name", GAMES)
def test_games_of_then_come_to_the_same_points(name: str) -> None:
    record = read_record(game, text_of(name))
    assert len(list(replay(game, record))) == len(record.steps)
    assert game.write_result(position(game, record)) == record.result
    verdict = verify(game, record)
    assert (verdict.wrong, verdict.since) == (None, None)
    assert verdict.answers > len(record.deal)


@pytest.mark.parametrize("name", GAMES)
def test_with_the_box_of_today_they_could_not_be_played(name: str) -> None:
    today = read_record(game, text_of(name).replace(" rules=2", f" rules={game.RULES}"))
    with pytest.raises(BadRecord):
        list(replay(game, today))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_on_says_its_components(name: str) -> None:
    record = read_record(game, text_of(name))
    match = resume(game, replace(record, steps=record.steps[:20], result=RUNNING), SealedChance(bytes(32)))
    for step in record.steps[20:22]:
        match.play(step.seat, game.read(step.move))
    written = match.record(finished=False)
    assert (written.options["components"], written.options["rules"]) == (NAME, str(game.RULES))
    assert position(game, written) == match.state
    assert match.options.box is box_named(NAME)


# What its words mean


def test_version_2_had_another_box_and_no_other_rules() -> None:
    words = {"preset": "four", "events": "yes", "homes": "chosen", "end": "-2"}
    old = read_recorded(game, {**words, "rules": "2"})
    assert replace(old, components="house") == game.read_options(words)
    assert game.write_options(old) == {**words, "components": NAME}
    assert read_recorded(game, {**words, "components": "house", "rules": "2"}) == old
    assert read_recorded(game, write_recorded(game, old)) == old


def test_components_of_ones_own_are_what_they_were() -> None:
    name, tables = read_components([("costs.toml", own_text("costs").replace("1,", "2,", 1).encode())])
    held = hold_components(name, tables)
    assert read_recorded(game, {"components": name, "rules": "2"}).box is held
    with pytest.raises(BadOption, match="0123456789ab"):
        read_recorded(game, {"components": "0123456789ab", "rules": "2"})


def test_version_1_stays_refused() -> None:
    for words in ({}, {"rules": "1"}, {"components": NAME, "rules": "1"}):
        with pytest.raises(BadOption) as refused:
            read_recorded(game, words)
        assert refused.value.reason == ("rules-too-old", {"game": "paradise", "version": 1, "release": "0.1"})


# The box


def test_the_box_of_version_2_never_changes() -> None:
    """Whatever changes in `house`: what is not in its own tables comes from there."""
    old = box_named(NAME)
    assert house_of_rules(2) == old.name == fingerprint(old) == NAME
    costs, limits = dict(zip(ITEMS, old.costs, strict=True)), dict(zip(PIECES, old.limits, strict=True))
    assert (costs["war-canoe"], limits["war-canoe"]) == (2, 6)
    assert contents(old) == "0e1af7e2f4daed06"


def test_its_folder_holds_nothing_but_tables() -> None:
    for version, folder in OLD_HOUSES.items():
        assert version < game.RULES
        assert {path.name for path in (COMPONENTS / folder).iterdir()} <= {f"{name}.toml" for name in TABLES}


def test_every_process_knows_it() -> None:
    options = game.read_options({"components": NAME})
    view = game.view(game.deal(options, FreeChance(1)), 0)
    program = (
        "import pickle, sys\n"
        "view = pickle.loads(bytes.fromhex(sys.stdin.read()))\n"
        "from motu.paradise import game\n"
        f"assert view.options.box is game.read_options({{'components': '{NAME}'}}).box\n"
        "print(view.options.box.name, view.options.box.costs[1])\n"
    )
    sent = pickle.dumps(view)
    assert len(sent) < 6_000  # but a name
    answer = subprocess.run(
        [sys.executable, "-c", program], input=sent.hex(), check=True, capture_output=True, text=True
    )
    assert answer.stdout == f"{NAME} 2\n"
    assert pickle.loads(sent).options.box is options.box


def test_ours_is_also_known_by_its_digits() -> None:
    """Somebody had such a box of their own before it became ours."""
    digits = fingerprint(default_box())
    assert game.read_options({"components": digits}).box is default_box()
    assert own_components({"components": digits}) == ""


def test_it_is_nobodys_own_and_can_be_had_as_tables() -> None:
    assert own_components({"components": NAME}) == ""
    packed = pack_components({"components": NAME}, None)
    name, tables = read_components([("old.zip", packed)])
    assert name == NAME
    assert hold_components(name, tables) is box_named(NAME)
    assert own_text("costs", NAME) != own_text("costs")
    assert own_text("map", NAME) == own_text("map")


# Folders of one's own


def test_a_folder_with_the_old_tables_is_the_old_box(tmp_path: Path) -> None:
    assert register_folder(COMPONENTS / OLD_HOUSES[2]) == NAME
    for name in TABLES:
        (tmp_path / f"{name}.toml").write_text(own_text(name, NAME), "utf-8")
    assert register_folder(tmp_path) == NAME
    assert box_named(NAME) == box_named(house_of_rules(2))


def test_a_folder_is_known_by_the_name_that_it_had_then(tmp_path: Path) -> None:
    """The tables that it does not hold were others."""
    cards = own_text("cards").replace('"Hui"', '"Great Hui"')
    (tmp_path / "cards.toml").write_text(cards, "utf-8")
    tables = [("cards.toml", cards), *((f"{name}.toml", own_text(name, NAME)) for name in TABLES if name != "cards")]
    then, _ = read_components([(file, text.encode()) for file, text in tables])
    with pytest.raises(BadOption):
        game.read_options({"components": then})
    now = register_folder(tmp_path)
    assert now != then
    old = read_recorded(game, {"components": then, "rules": "2"})
    assert (old.box.costs, old.box.cards[0].name) == (box_named(NAME).costs, "Great Hui")
    assert game.read_options({"components": now}).box.costs == default_box().costs
