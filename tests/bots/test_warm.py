"""What is compiled beforehand is all that a bot needs at the table."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

pytest.importorskip("numba")

ASK = """
from motu.bots import warm
from motu.bots.kahuna.learned import rollouts
entries = ("value_pages", "propose", "compare", "compare_well")  # what a thinker calls; the rest is within them
before = [name for name in entries if getattr(rollouts, name).signatures]
warm._warm_expert()
print(before, [name for name in entries if not getattr(rollouts, name).signatures])
"""


def test_the_expert_is_compiled_for_short_and_for_long_thoughts() -> None:
    """In a process of its own: here another test may have compiled what is missing."""
    told = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True).stdout
    assert told == "[] []\n"
