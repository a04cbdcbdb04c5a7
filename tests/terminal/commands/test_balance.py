"""`motu balance` as people meet it: tables, files, pictures, complaints, in every language."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from contextlib import chdir
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from motu.arena.balance.games import Balance, Result, Sitting
from motu.arena.balance.play import play
from motu.arena.balance.run import BalanceJournal, Tally, count_so_far
from motu.arena.balance.summary import summary
from motu.paradise.box_loader import default_box, fingerprint
from motu.terminal.commands.balance_pictures import PICTURES
from motu.terminal.commands.balance_report import report
from motu.terminal.console import Console
from motu.words import LANGUAGES, Words
from tests.arena.bouts import bots_in, lines_of
from tests.terminal.cli import COMMAND, PATIENCE, environment, here, motu

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> object:
    with chdir(tmp_path):
        yield tmp_path


def plan_of(bot: str, games: int, counts: tuple[int, ...] = (2, 3, 4)) -> Balance:
    """What is played where nobody says otherwise: as many deals for each part as games, while these are few."""
    return Balance(bot, "motu", counts, games, fingerprint(default_box()), parts=games)


def kept(bot: str, games: int, file: str = "x.jsonl") -> None:
    """A journal with all its games, played here: no worker has to start for the command to go on with it."""
    with BalanceJournal(Path(file), plan_of(bot, games)) as journal:
        for result in played(bot, games):
            journal.add(result)


@cache
def played(bot: str, games: int) -> list[Result]:
    """The games themselves, which are the same for every test that wants them."""
    plan = plan_of(bot, games)
    return [play(plan, sitting) for sitting in plan.sittings()]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["kahuna"], "There is a balance report for paradise only, not for kahuna: motu balance paradise"),
        (["chess"], "There is no game “chess”"),
        (["--bot", "kraken"], "There is no bot “kraken”"),
        (["--bot", "nowhere.py:Mine"], "The bot “Mine” of nowhere.py cannot be used"),
        (["--games", "0"], "--games needs a whole number from 1 to"),
        (["--players", "5"], "--players needs one of these: 2, 3, 4, all."),
        (["--parts", "some"], "--parts needs a whole number from 1 to"),
        (["--parts", "5", "--players", "3"], "--parts and --players 3 do not go together."),
        (["--parts", "5", "--solitaire", "hard"], "--parts and --solitaire do not go together."),
        (["--workers", "none"], "--workers needs a whole number from 1 to 1000, not “none”."),
        (["--dance"], "“--dance” is not understood here"),
        (["--components", "nowhere"], "nowhere: "),
        (["--out", "missing/x.json"], "missing/x.json: "),
        (["--out", "x.json", "--pictures", "a/b"], "a/b: "),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], part: str) -> None:
    ran = here("balance", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("motu: ")
    assert ran.err.count("\n") == 1
    assert part in ran.err


def test_files_of_others_are_left_alone(folder: Path) -> None:
    (folder / "thesis.jsonl").write_text("precious\n")
    ran = here("balance", "--out", "thesis.json")
    assert "thesis.jsonl: This is not the journal of a balance report" in ran.err
    ran = here("balance", "--out", "x.json", "--pictures", "thesis.jsonl")
    assert ran.err == "motu: thesis.jsonl: Pictures need a folder, and this is a file; choose another name.\n"
    assert (folder / "thesis.jsonl").read_text() == "precious\n"


def test_the_help_lists_it() -> None:
    assert re.search(r"motu balance +see whether a game is fair", here("--help").out)
    ran = here("balance", "--help")
    assert (ran.code, ran.err) == (0, "")
    assert "(default: tuned)" in " ".join(ran.out.split())


def test_a_report_with_its_files(folder: Path) -> None:
    """Everything is there already: the tables, the summary, and a picture for every question."""
    kept("random", 2)
    ran = here("balance", "--bot", "random", "--games", "2", "--out", "x.json", "--pictures", "drawn")
    assert (ran.code, ran.err) == (0, "")
    assert "26 of 26 games are there already." in ran.out
    found = json.loads((folder / "x.json").read_text())
    assert found["finished"]
    assert [found["players"][players]["games"] for players in "234"] == [2, 2, 2]
    turns = f"{found['players']['3']['turns']['median']:.0f}"
    assert len(re.findall(r"^(exploration|links|cards|battles|settling) +2 +\d", ran.out, re.MULTILINE)) == 5
    assert re.search(rf"^turns: median \(quartiles\) .* {turns} \(", ran.out, re.MULTILINE)
    assert len(re.findall(r"^(Samoa|Tonga|Hiva|Raiatea) +[234] ", ran.out, re.MULTILINE)) == 9
    assert len(re.findall(r" 0\.85–1\.15  (?:holds|fails)$", ran.out, re.MULTILINE)) == 9
    broken = sum(not check["holds"] for check in found["checks"])
    assert f"{broken} of {len(found['checks'])} figures are not as they are wanted." in ran.out
    assert len(re.findall(r"  (holds|fails)$", ran.out, re.MULTILINE)) == len(found["checks"])
    assert sorted(path.stem for path in (folder / "drawn").iterdir()) == sorted(PICTURES)
    for path in (folder / "drawn").iterdir():
        assert ET.parse(path).getroot().tag.endswith("svg")
        assert f"Picture: drawn/{path.name}" in ran.out


def test_one_number_of_players_out_of_a_journal_of_all() -> None:
    kept("random", 1)
    ran = here("balance", "--bot", "random", "--games", "1", "--players", "3", "--out", "x.json")
    assert "1 of 1 games are there already." in ran.out
    assert re.search(r"^mean of a game +3 players$", ran.out, re.MULTILINE)


def test_without_a_name_results_go_to_a_file_of_these_settings(folder: Path) -> None:
    name = f"balance-paradise-{plan_of('random', 1).fingerprint()}"
    kept("random", 1, f"{name}.jsonl")
    assert here("balance", "--bot", "random", "--games", "1").code == 0
    assert (folder / f"{name}.json").exists()


def test_a_bot_that_fails_is_told_of(folder: Path) -> None:
    bot = f"{bots_in(folder)}:Raises"
    kept(bot, 1)
    ran = here("balance", "--bot", bot, "--games", "1", "--out", "x.json", "--pictures", "drawn")
    assert ran.code == 0
    assert "13 games do not count, because the bot failed, the first time with: ValueError: I give up" in ran.out
    assert list((folder / "drawn").iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(folder: Path, language: str) -> None:
    kept("random", 1)
    arguments = ["--bot", "random", "--games", "1", "--out", "x.json", "--pictures", "drawn", "--lang", language]
    ran = here("balance", *arguments)
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"balance-[a-z]|\{", ran.out.replace("balance-paradise", ""))
    words = Words(language)
    for id_ in ("balance-decisions", "balance-source-villages", "balance-head-ratio"):
        assert words.say(id_) in ran.out
    assert words.say("balance-picture-homes") in (folder / "drawn" / "homes.svg").read_text("utf-8")
    assert max(len(line) for line in report(json.loads((folder / "x.json").read_text()), Console(words))) <= 80


def test_interrupted_it_says_what_it_has_and_goes_on_to_the_same_end(folder: Path) -> None:
    command = ["balance", "--bot", "random", "--workers", "2", "--out", "x.json", "--parts", "2"]
    process = subprocess.Popen(
        [*COMMAND, *command, "--games", "2000"],  # it is not to be over before it is interrupted
        env=environment(MOTU_LANG="en"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    end = time.monotonic() + PATIENCE
    while not Path("x.jsonl").exists() or Path("x.jsonl").read_bytes().count(b"\n") < 3:
        assert time.monotonic() < end
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all at once
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"The same command goes on from here." in out
    assert b"Traceback" not in err
    assert not json.loads(Path("x.json").read_text())["finished"]
    before = Path("x.jsonl").read_bytes()
    games = 2 + max(line["game"] for line in lines_of(Path("x.jsonl"))[1:])
    ran = motu(*command, "--games", f"{games}", cwd=folder, MOTU_LANG="en")
    assert ran.code == 0
    assert Path("x.jsonl").read_bytes().startswith(before)
    plan = replace(plan_of("random", games), parts=2)
    assert len(lines_of(Path("x.jsonl"))) == 1 + plan.total
    alone = Tally(plan)
    for sitting in plan.sittings():
        alone.add(play(plan, sitting))
    assert json.loads(Path("x.json").read_text()) == summary(alone)


def own_components(folder: Path) -> None:
    """A set with which games of two are over much sooner."""
    own = folder / "mine"
    own.mkdir()
    text = (Path(__file__).parents[3] / "src/motu/paradise/components/victory.toml").read_text("utf-8")
    changed = text.replace("points = 28", "points = 5")
    assert changed != text
    (own / "victory.toml").write_text(changed, "utf-8")


@pytest.mark.parametrize("what", [["--players", "2"], ["--solitaire", "hard"]])
def test_components_of_ones_own_get_the_same_report(folder: Path, what: list[str]) -> None:
    """Line by line in the tables, name by name in the summary, and the same pictures."""
    own_components(folder)
    command = ["balance", "--bot", "random", "--games", "1", "--workers", "1", *what]
    shipped = here(*command, "--out", "x.json", "--pictures", "x")
    own = here(*command, "--out", "y.json", "--pictures", "y", "--components", "mine")
    assert (own.code, own.err) == (0, "")
    labels = [[line.split("  ")[0] for line in ran.out.splitlines() if "  " in line] for ran in (shipped, own)]
    assert labels[0] == labels[1]
    assert len(labels[0]) > 20

    def names(data: Any) -> Any:
        if isinstance(data, dict):
            return {name: names(value) for name, value in data.items() if name != "distributions"}
        return [names(value) for value in data] if isinstance(data, list) else None

    files = [json.loads((folder / name).read_text()) for name in ("x.json", "y.json")]
    assert names(files[0]) == names(files[1])
    assert len(files[0]["checks"]) > 1
    assert files[0]["components"] != files[1]["components"]
    drawn = [sorted(each.name for each in (folder / name).iterdir()) for name in "xy"]
    assert drawn[0] == drawn[1] != []


def test_components_of_ones_own(folder: Path) -> None:
    """Other figures are another report: its games are played with them, in every worker."""
    own_components(folder)
    command = ["balance", "--bot", "random", "--games", "1", "--players", "2", "--workers", "1", "--out", "x.json"]
    ran = here(*command, "--components", "mine")
    assert (ran.code, ran.err) == (0, "")
    short = json.loads((folder / "x.json").read_text())["players"]["2"]["turns"]["most"]
    usual = play(plan_of("random", 1), Sitting(2, 0)).played
    assert usual is not None
    assert short < usual.turns
    assert "These games were played with other components" in here(*command).err


def test_what_is_kept_is_what_is_counted() -> None:
    kept("random", 1)
    plan = plan_of("random", 1)
    with BalanceJournal(Path("x.jsonl"), plan) as journal:
        tally = count_so_far(plan, journal)
    assert tally.games == plan.total == 13
