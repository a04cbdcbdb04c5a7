"""Games that there are in the terminal alone are refused in the room, with the way there."""

from __future__ import annotations

import pytest

from motu.core.chance import SealedChance
from motu.core.errors import BadOption
from motu.core.match import Match
from motu.core.record import write_record
from motu.games import ELSEWHERE, SEATED, game_named
from motu.room.replay import read_whole
from motu.room.setup import seated


def test_what_the_page_cannot_show_is_not_seated() -> None:
    assert "kahuna" in SEATED
    for name in ELSEWHERE:
        with pytest.raises(BadOption) as refused:
            seated(name)
        assert refused.value.reason.id == "room-not-here"


def test_nor_are_its_records_taken() -> None:
    game = game_named("paradise")
    match = Match(game, game.read_options({}), ("Ann", "Bob"), SealedChance(bytes(32)))
    with pytest.raises(BadOption) as refused:
        read_whole(write_record(game, match.record()))
    assert refused.value.reason.id == "room-not-here"
