"""Every line of the rules is reached by the tests of the rules, and by random play.

The lines of a few files are counted while the tests run once more; what is left over is a rule that nobody has tried.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from motu.paradise import cards, chains, points, steps
from motu.paradise.advanced import events, kumara, malaria, saved_resources, south_island
from motu.paradise.advanced.events.deck import event_slugs
from motu.paradise.box import slugs
from tests.paradise import (
    test_at_any_time,
    test_battle,
    test_battle_cards,
    test_building,
    test_cards,
    test_carrying,
    test_conquest,
    test_exploration,
    test_movement,
    test_order,
    test_retreat,
    test_rulings,
    test_rumors,
    test_setup,
    test_transit,
    test_victory,
)
from tests.paradise.advanced import (
    test_event_deck,
    test_event_gains,
    test_event_kept,
    test_event_land,
    test_event_losses,
    test_kumara,
    test_malaria,
    test_saved_resources,
    test_south_island,
)
from tests.paradise.lines import Lines, run
from tests.paradise.random_play import adrift, alone, far_away, fever, random_game, rough_game, skirmish, windfall
from tests.paradise.solitaire import test_attack as alone_attack
from tests.paradise.solitaire import test_chits as alone_chits
from tests.paradise.solitaire import test_discovery as alone_discovery
from tests.paradise.solitaire import test_set_up as alone_set_up
from tests.paradise.solitaire.random_play import random_game as rich_alone

ADVANCED = (south_island, saved_resources, kumara, malaria)
OTHERS = (cards, chains, points, *ADVANCED)
RULES = [
    *Path(steps.__file__).parent.glob("*.py"),
    *(Path(str(module.__file__)) for module in OTHERS),
    *(path for path in Path(events.__file__).parent.glob("*.py") if path.name not in ("log.py", "rule.py")),
]
TESTS = (
    test_setup,
    test_order,
    test_exploration,
    test_transit,
    test_movement,
    test_carrying,
    test_rumors,
    test_battle,
    test_conquest,
    test_retreat,
    test_building,
    test_cards,
    test_battle_cards,
    test_victory,
    test_rulings,
    test_at_any_time,
    test_south_island,
    test_saved_resources,
    test_kumara,
    test_malaria,
    test_event_deck,
    test_event_land,
    test_event_losses,
    test_event_gains,
    test_event_kept,
    alone_set_up,
    alone_chits,
    alone_discovery,
    alone_attack,
)
NOT_IN_PLAY = ("points.py",)
"""What only the count line by line needs: playing does not."""


@pytest.mark.skipif(sys.gettrace() is not None, reason="somebody else is counting lines")
def test_every_line_of_the_rules_is_reached_by_a_test_of_its_rule() -> None:
    lines = Lines(RULES)
    assert sum(map(len, lines.left.values())) > 600
    forget()
    with lines:
        run(TESTS)
    assert lines.missing() == []


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.skipif(sys.gettrace() is not None, reason="somebody else is counting lines")
def test_random_play_comes_to_all_of_them() -> None:
    """Plain random games, wars, skirmishes for the last villages, what lies far away, and many events."""
    # What is short comes first. In a third of the rich games alone two chits are to be carried out at once.
    short = [(fever, 60), (adrift, 10), (alone, 20), (rich_alone, 12)]
    short += [(skirmish, 240), (windfall, 240), (far_away, 300)]
    lines = Lines(RULES)
    forget()
    with lines:
        for play, times in short:
            for seed in range(times):
                play(seed)
    for seed in range(240):
        with lines:
            rough_game(seed)
            if seed < 20:
                random_game(seed)
        if not unplayed(lines):
            break
    assert unplayed(lines) == []


def unplayed(lines: Lines) -> list[str]:
    return [line for line in lines.missing() if not line.startswith(NOT_IN_PLAY)]


def forget() -> None:
    """What is worked out once and kept is to be worked out again."""
    slugs.cache_clear()
    kumara.eastern_ocean.cache_clear()
    kumara.far_away.cache_clear()
    malaria.struck.cache_clear()
    event_slugs.cache_clear()


def test_a_line_that_is_not_reached_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text("def rule(n):\n    if n:\n        return 1\n    return 2\n", encoding="utf-8")
    names: dict[str, Any] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)
    with Lines([path]) as lines:
        names["rule"](0)
    assert lines.missing() == ["rule.py 3: return 1"]
