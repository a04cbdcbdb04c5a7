"""`motu arena` as people meet it: tables, files, complaints, in every language."""

from __future__ import annotations

import errno
import json
import re
import sys
from contextlib import chdir
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from motu.arena import cluster, ratings
from motu.arena.journal import CannotKeep
from motu.arena.results import Result
from motu.arena.run import TournamentJournal
from motu.terminal.formats import clock, columns
from motu.words import LANGUAGES, Words
from tests.arena.bouts import bots_in
from tests.terminal.cli import here, motu, screen

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> object:
    with chdir(tmp_path):
        yield tmp_path


def assert_refused(arguments: list[str], part: str) -> None:
    """One sentence with this part, and no file."""
    before = sorted(Path().iterdir())
    ran = here("arena", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("motu: ")
    assert ran.err.count("\n") == 1
    assert part in ran.err
    assert sorted(Path().iterdir()) == before


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "An arena needs two bots or more"),
        (["kahuna", "greedy"], "An arena needs two bots or more"),
        (["greedy", "random"], "There is no game “greedy”"),
        (["kahuna", "greedy", "kraken"], "There is no bot “kraken”"),
        (["kahuna", "greedy", "random", "greedy"], "The bot “greedy” is entered twice"),
        (["kahuna", "greedy", "random@soon"], "“random@soon”: “soon” is no time for a turn"),
        (["kahuna", "greedy", "nowhere.py:Mine"], "The bot “Mine” of nowhere.py cannot be used"),
        (["kahuna", "greedy", "random", "--games", "0"], "--games needs a whole number from 1 to"),
        (["kahuna", "greedy", "random", "--games", "ten"], "not “ten”"),
        (["kahuna", "greedy", "random", "--workers", "-1"], "--workers needs a whole number from 1 to 1000, not “-1”."),
        (["kahuna", "greedy", "random", "--workers", "1e3"], "--workers needs a whole number from 1 to"),
        (["kahuna", "greedy", "random", "--seconds", "fast"], "--seconds needs a time"),
        (["kahuna", "greedy", "random", "--workers", "2", "--ray"], "--workers and --ray do not go together."),
        (["kahuna", "greedy", "random", "--preset", "ancient"], "The option preset cannot be “ancient”"),
        (["kahuna", "greedy", "random", "--option", "luck"], "--option needs NAME=VALUE"),
        (["kahuna", "greedy", "random", "--option", "luck=no"], "There is no option “luck”"),
        (["kahuna", "greedy", "random", "--players", "3"], "Kahuna always has 2 players; leave --players out."),
        (["paradise", "islander", "random", "--players", "1"], "--players needs one of these: 2, 3, 4."),
        (
            ["paradise", "islander", "random", "--players", "3", "--preset", "four"],
            "--players 3 and --preset four do not go together.",
        ),
        (
            ["paradise", "islander", "random", "--players", "2", "--option", "players=4"],
            "--players 2 and --option players=4 do not go together.",
        ),
        (["kahuna", "greedy", "random", "--dance"], "“--dance” is not understood here"),
        (["kahuna", "greedy", "random", "--picture", "x.png"], "x.png: The picture is an SVG"),
        (["kahuna", "greedy", "random", "--picture", "no/x.svg"], "no/x.svg: The folder for this file does not exist"),
        (["kahuna", "greedy", "random", "--out", "no/x.json"], "no/x.json: The folder for this file does not exist"),
        (["kahuna", "greedy", "random", "--out", "."], "This is a folder"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], part: str) -> None:
    assert_refused(arguments, part)


def test_files_of_others_are_not_touched(folder: Path) -> None:
    (folder / "thesis.json").write_text("precious")
    assert_refused(["kahuna", "greedy", "random", "--out", "thesis.json"], "thesis.json: This file exists")
    (folder / "thesis.jsonl").write_text("precious\n")
    assert_refused(["kahuna", "greedy", "random", "--out", "thesis.json"], "thesis.jsonl: This is not the journal")
    assert (folder / "thesis.json").read_text() == "precious"


def test_without_ray_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    ran = here("arena", "kahuna", "greedy", "random", "--ray", "--games", "2")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "Ray is not installed" in ran.err


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_cluster_that_is_not_there_is_said_at_once(folder: Path) -> None:
    ran = motu("arena", "kahuna", "greedy", "random", "--ray", "--games", "2", cwd=folder, RAY_ADDRESS="127.0.0.1:9")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "There is no Ray cluster at 127.0.0.1:9" in ran.err


def test_a_whole_arena_and_again(folder: Path) -> None:
    file = bots_in(folder)
    command = ["arena", "kahuna", "--games", "3", "random", f"{file.name}:Raises", "--workers", "1", "greedy@1s"]
    ran = here(*command, "--out", "x.json", "--picture", "x.svg")
    assert (ran.code, ran.err) == (0, "")
    assert "3 games cannot be shared out evenly over both seats: every pair plays 4." in ran.out
    assert "Every finished deal is kept in x.jsonl" in ran.out
    assert "bots.py:Raises lost 8 games by its own mistakes, the first by this: ValueError: I give up" in ran.out
    assert re.search(r"^greedy@1s +1000 .*100\.0%", ran.out, re.MULTILINE)
    assert re.search(r"^random – bots\.py:Raises +100\.0%", ran.out, re.MULTILINE)
    assert re.search(r"^bot +rating +95% +mean +95% +worst +95% +against$", ran.out, re.MULTILINE)
    assert re.search(r"^random .* 0\.0% +0\.0–\d\d\.\d% +greedy@1s$", ran.out, re.MULTILINE)
    summary = json.loads((folder / "x.json").read_text())
    assert summary["finished"]
    assert summary["games"] == 12
    assert [rung["name"] for rung in summary["ratings"]] == ["greedy@1s", "random", "bots.py:Raises"]
    assert ET.parse(folder / "x.svg").getroot().tag.endswith("svg")
    kept = (folder / "x.jsonl").read_bytes()
    again = here(*command, "--out", "x.json")
    assert "12 of 12 games are there already." in again.out
    assert again.out[again.out.index("bot ") :] == ran.out[ran.out.index("bot ") :].replace("Picture: x.svg\n", "")
    assert (folder / "x.jsonl").read_bytes() == kept
    assert_refused([*command[1:], "--seed", "other", "--out", "x.json"], "These games come from another seed")


def test_without_a_name_results_go_to_a_file_of_these_settings(folder: Path) -> None:
    for seed in ("a", "b"):
        ran = here("arena", "kahuna", "random", "greedy", "--games", "2", "--workers", "1", "--seed", seed)
        assert ran.code == 0
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 4
    assert all(re.fullmatch(r"arena-kahuna-[0-9a-f]{8}\.jsonl?", name) for name in names)


def test_without_choix_it_plays_and_says_what_is_missing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "available", lambda: False)
    ran = here("arena", "kahuna", "random", "greedy", "--games", "2", "--workers", "1", "--picture", "x.svg")
    assert (ran.code, ran.err) == (0, "")
    assert "There are no ratings, as the package choix is not installed" in ran.out
    assert not (folder / "x.svg").exists()


def test_a_deadly_bot_ends_it_with_a_sentence(folder: Path) -> None:
    ran = here("arena", "kahuna", "random", f"{bots_in(folder).name}:Dies", "--games", "2", "--workers", "1")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "random against bots.py:Dies, deal 1: 3 workers in a row died" in ran.err


def test_a_full_disk_ends_it_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(journal: TournamentJournal, result: Result) -> None:
        raise CannotKeep(errno.ENOSPC, "no space left on device")

    monkeypatch.setattr(TournamentJournal, "add", refuse)
    ran = here("arena", "kahuna", "random", "greedy", "--games", "2", "--workers", "1", "--out", "x.json")
    assert (ran.code, ran.err) == (2, "motu: x.jsonl: There is no room left on the disk.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(folder: Path, language: str) -> None:
    words = Words(language)
    ran = here("arena", "kahuna", "random", f"{bots_in(folder).name}:Cheats", "--games", "2", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\barena-[a-z]+-?[a-z]* ?\(|\{", ran.out)
    for id_ in ("arena-head-rating", "arena-head-too-long"):
        assert words.say(id_) in ran.out
    assert words.say("arena-percent", value=f"100{words.say('arena-decimal-mark')}0") in ran.out
    assert words.say("arena-failures", bot="bots.py:Cheats", games=2, kind="illegal", problem="'Z-Z'") in ran.out


def test_a_terminal_gets_one_line_that_is_written_over(folder: Path) -> None:
    arguments = (
        "arena",
        "kahuna",
        "greedy",
        "random",
        "--games",
        "16",
        "--workers",
        "1",
        "--out",
        str(folder / "x.json"),
    )
    with screen(*arguments, columns=60, MOTU_LANG="en") as terminal:
        terminal.wait_for(" games/s")
        line = terminal.text.rpartition("jsonl\n")[2]
        assert re.match(r"[█░]{20} \d+/16 · [\d.]+ games/s", line)
        terminal.wait_for("Results: ")
        terminal.end()


def test_columns_are_aligned() -> None:
    assert columns([["name", "n"], ["x", "100"]]) == ["name    n", "x     100"]


@pytest.mark.parametrize(("seconds", "text"), [(0.4, "0:00"), (59.6, "1:00"), (754, "12:34"), (7325, "2:02:05")])
def test_longer_times(seconds: float, text: str) -> None:
    assert clock(seconds) == text


def test_the_command_loads_neither_ray_nor_choix() -> None:
    import subprocess  # noqa: PLC0415

    program = "import sys, motu.terminal.commands.arena; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"ray", "choix", "scipy"} & set(loaded)
