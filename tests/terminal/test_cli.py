"""The command itself: what it says of itself, in which language, and how quickly."""

import re
import resource
import subprocess
import sys

import pytest

import motu as package
from motu.terminal.cli import COMMANDS, EXAMPLES, parser_of
from motu.words import LANGUAGES, Words
from tests.terminal.cli import COMMAND, environment, here, motu

ENGLISH_OF_ARGPARSE = ("usage:", "options:", "positional arguments", "show this help message", "optional arguments")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["--help"], ["play", "--help"], ["replay", "-h"], ["verify", "-h"]])
def test_help_is_in_the_readers_language(language: str, command: list[str]) -> None:
    ran = motu(*command, MOTU_LANG=language, COLUMNS="80")
    assert (ran.code, ran.err) == (0, "")
    assert not [english for english in ENGLISH_OF_ARGPARSE if english in ran.out]
    if command:
        assert ran.out.startswith(Words(language).say("cli-usage"))
        assert Words(language).say("cli-help") in ran.out
    else:
        assert ran.out.startswith(Words(language).say("cli-welcome"))
        assert ran.out.count("\n") == len(COMMANDS) + len(EXAMPLES) + 5
        assert max(map(len, here("--lang", language).out.split("\n"))) <= 120


def test_motu_without_anything_says_what_can_be_done() -> None:
    out = here().out
    assert "Kahuna" in out
    assert "Conquest of Paradise" in out
    for command in COMMANDS:
        assert f"  motu {command}" in out


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_understood(example: str) -> None:
    command, *rest = example.split()
    parser_of(command, Words("en"), rest).parse(rest)


def test_version() -> None:
    assert here("--version").out == f"motu {package.__version__}\n"


@pytest.mark.parametrize("arguments", [["--lang", "fr", "play", "--help"], ["play", "--lang=fr", "--help"]])
def test_the_language_may_stand_anywhere(arguments: list[str]) -> None:
    assert re.match("Usage\u00a0: .*motu play", motu(*arguments, LANG="de_DE").out)


def test_the_language_of_the_environment() -> None:
    assert motu(LC_ALL="ru_RU.UTF-8", LANG="de_DE").out.startswith("Motu играет")
    assert motu(MOTU_LANG="fr", LC_ALL="ru_RU.UTF-8").out.startswith("Motu joue")
    assert motu(LANG="C").out.startswith("Motu plays")


def test_help_and_import_load_nothing_heavy() -> None:
    program = "import sys; from motu.terminal.cli import main; main(['--help']); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(), check=True
    ).stdout.split()
    assert not {name for name in loaded if name.partition(".")[0] in ("numpy", "numba", "motu.kahuna", "hypothesis")}
    assert not {name for name in loaded if name.startswith(("motu.kahuna", "motu.bots", "motu.core.match"))}


def cost(*command: str) -> float:
    """The seconds of processor time that a command takes at best: hardly any other load on the machine counts."""
    costs = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *command], capture_output=True, env=environment(), check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        costs.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(costs)


def test_start_is_quick() -> None:
    """Compared with Python alone, as machines differ: the help takes three times as long as that."""
    alone = cost("-c", "pass")
    assert cost("-c", "import motu") < 4 * alone
    assert cost(*COMMAND[1:], "--help") < 8 * alone
