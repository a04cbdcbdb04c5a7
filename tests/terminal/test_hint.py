"""`hint` says the same in the same position: its randomness follows from what the player knows, and it remembers."""

from __future__ import annotations

import re
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from motu.bots.hints import seed_of
from motu.core.chance import Chance
from motu.kahuna import game
from motu.terminal import prompt_commands
from tests.kahuna.table import Table
from tests.terminal.cli import OTHER_SEED, SEED, here


def hints(out: str, prompt: str) -> list[str]:
    """What follows each `hint`, up to the next prompt."""
    return re.findall(rf"^{prompt}> hint\n(.*?)(?=^{prompt}> )", out, re.MULTILINE | re.DOTALL)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The first random number of every thought, told in the place of advice with how many there were before."""
    found: list[int] = []
    number = count(1)

    def advise(view: Any, chance: Chance, seconds: float) -> list[Any]:
        found.append(chance.below(1 << 62, "search"))
        return [SimpleNamespace(words=f"thought {next(number)}", chance=0.5, reasons=())]

    monkeypatch.setattr(prompt_commands, "available", lambda: True)
    monkeypatch.setitem(sys.modules, "motu.bots.kahuna.advise", SimpleNamespace(advise=advise))
    return found


def test_two_hints_in_one_position_are_one(thoughts: list[int]) -> None:
    typed = "hint\nhand\nhint\nB-D\nhint\nundo\nhint\nquit\nquit\n"
    out = here("play", "--seed", SEED, "--board", "none", typed=typed).out
    first, second, later, again = hints(out, "White")
    assert "thought 1" in first
    assert first == second == again
    assert "thought 2" in later
    assert len(thoughts) == 2


def test_the_thought_follows_from_what_the_player_knows(thoughts: list[int]) -> None:
    """Whoever asks and whenever: a game that is resumed, or played again, is thought about in the same way."""
    for seed in (SEED, SEED, OTHER_SEED):
        here("play", "--seed", seed, "--seat", "white", "--first", "white", typed="hint\n")
    assert thoughts[0] == thoughts[1] != thoughts[2]


def test_what_the_player_cannot_know_makes_no_difference() -> None:
    """Two deals with the same hand and the same row: nothing else has come to light yet."""
    one, other = (Table(white="ABC", black=black, row="DEF").state for black in ("GHI", "JKL"))
    assert seed_of(game.view(one, 0)) == seed_of(game.view(other, 0))
    assert seed_of(game.view(one, 1)) != seed_of(game.view(other, 1))


@pytest.mark.parametrize("seed", [SEED, OTHER_SEED])
def test_conquest_of_paradise_as_well(seed: str) -> None:
    typed = "hint\nhint\n1\nhint\nhint\nquit\nquit\n"
    played = ["play", "paradise", "--seed", seed, "--board", "none"]
    one, other = (hints(here(*played, typed=typed).out, "Red") for _ in range(2))
    assert len(one) == 4
    assert one[0] == one[1]
    assert one[2] == one[3]
    assert one == other


def test_the_expert_means_what_it_has_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(prompt_commands, "HINT_SECONDS", 0.02)
    one, other = hints(here("play", "--seed", SEED, "--board", "none", typed="hint\nhint\nquit\nquit\n").out, "White")
    assert "%" in one
    assert one == other
