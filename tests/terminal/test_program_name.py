"""Advice names the command that was typed: what it says can be typed again."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from motu.terminal.console import program_name
from motu.words import LANGUAGES
from tests.terminal.cli import SEED, environment, here, motu

ROOT = Path(__file__).parents[2]


def advice(out: str) -> str:
    """The command of the last line, behind its colon."""
    return out.rstrip().rpartition(": ")[2]


def test_after_dev_it_names_dev(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    left = motu("play", "kahuna", "--seed", SEED, "--save", file, MOTU_DEV="./dev")
    assert advice(left.out) == f"./dev motu play --resume {file}"
    again = motu("play", "kahuna", "--save", file, MOTU_DEV="./dev")
    assert f"“./dev motu play --resume {file}” would go on with it" in again.err
    assert "“./dev motu play --help” shows what is." in motu("play", "--dance", MOTU_DEV="./dev").err
    assert "./dev motu play paradise" in motu("play", "--seed", SEED, MOTU_DEV="./dev").out


def test_a_script_in_a_folder_with_blanks_is_quoted() -> None:
    out = motu(MOTU_DEV="../my games/dev").out
    assert "  '../my games/dev' motu play kahuna " in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [[], ["--help"], ["play", "--help"], ["arena", "--help"]])
def test_help_never_says_just_motu(language: str, arguments: list[str]) -> None:
    out = motu(*arguments, "--lang", language, MOTU_DEV="./dev").out
    commands = ["play", "replay", "verify", "serve", "arena"]
    told = [line for line in out.split("\n") for command in commands if f"motu {command}" in line]
    assert told
    assert [line for line in told if "./dev motu " not in line] == []


def test_the_module_is_called_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    left = motu("play", "kahuna", "--seed", SEED, "--save", file)
    assert advice(left.out) == f"{shlex.quote(sys.executable)} -m motu play --resume {file}"
    again = subprocess.run(
        f"{advice(left.out)} --lang en", shell=True, input=b"", capture_output=True, env=environment(), check=False
    )
    assert (again.returncode, again.stderr) == (0, b"")


@pytest.mark.parametrize("found", [True, False])
def test_an_installed_command_by_its_name_if_that_is_enough(
    found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "motu"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", str(tmp_path) if found else os.devnull)
    assert program_name() == ("motu" if found else str(script))


def test_within_another_program_it_is_just_motu(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert advice(here("play", "kahuna", "--seed", SEED, "--save", file).out) == f"motu play --resume {file}"


@pytest.mark.parametrize("call", [["./dev"], ["sh", "dev"], ["{folder}/dev"]])
def test_dev_tells_its_own_name(call: list[str], tmp_path: Path) -> None:
    """A copy of the script, beside a virtual environment that seems to be ready: its Python only tells what it gets."""
    shutil.copy(ROOT / "dev", tmp_path / "dev")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    python = tmp_path / ".venv" / "bin" / "python"
    python.write_text('#!/bin/sh\necho "$MOTU_DEV" "$@"\n')
    python.chmod(0o755)
    _, _, rest = (tmp_path / "dev").read_text().partition("learn_facts() {")
    program = rest.partition("<<'END'\n")[2].partition("\nEND\n")[0]
    asked = [sys.executable, "-I", "-", str(tmp_path)]
    ready = subprocess.run(asked, input=program, capture_output=True, text=True, check=True).stdout
    (tmp_path / ".venv" / "ready").write_text("\n".join(line.partition(" ")[2] for line in ready.splitlines()) + "\n")
    script = call[-1].format(folder=tmp_path)
    done = subprocess.run(
        [*call[:-1], script, "motu", "play"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env=environment(PYTHON=sys.executable),
        check=False,
    )
    expected = script if "/" in script else f"./{script}"
    assert (done.stdout, done.stderr) == (f"{expected} -P -m motu play\n", "")
