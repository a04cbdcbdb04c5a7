"""Chance: a sealed seed anybody can check, scripts, and free dice."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.chance import FreeChance, RecordingChance, ScriptedChance, ScriptEnded, SealedChance
from motu.kahuna import game
from motu.kahuna.cards import pile_of


def test_the_commitment_is_the_plain_hash_of_the_seed() -> None:
    chance = SealedChance(b"\x01" * 32)
    assert chance.commitment == hashlib.sha256(b"\x01" * 32).hexdigest()


def test_the_answers_are_those_of_the_published_recipe() -> None:
    """Anybody can compute them from the seed with any HMAC: this is how, in three lines."""
    seed = bytes(range(32))
    chance = SealedChance(seed)
    for k in range(200):
        n = k % 23 + 1
        x = int.from_bytes(hmac.new(seed, f"{k}/0".encode(), hashlib.sha256).digest(), "big")
        assert chance.below(n) == x % n
    assert chance.asked == 200


def test_an_answer_depends_on_its_number_alone() -> None:
    """A draw taken back and made again gives the same card, whatever was asked between."""
    seed = b"\x07" * 32
    whole = SealedChance(seed)
    answers = [whole.below(24) for _ in range(20)]
    assert SealedChance(seed, asked=13).below(24) == answers[13]


def test_seeds_are_secret_and_never_the_same() -> None:
    one, other = SealedChance(), SealedChance()
    assert len(one.seed) == 32
    assert one.seed != other.seed


@given(st.integers(1, 1000), st.binary(min_size=32, max_size=32))
def test_answers_lie_below(n: int, seed: bytes) -> None:
    for chance in (SealedChance(seed), FreeChance(seed.hex())):
        assert all(0 <= chance.below(n, None) < n for _ in range(5))


def test_free_chance_with_a_seed_repeats_itself() -> None:
    one, other = FreeChance(5), FreeChance(5)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_a_script_answers_by_number_and_by_name_and_then_ends() -> None:
    script = ScriptedChance([2, "D"], game.outcome_index)
    assert script.below(5, None) == 2
    assert script.below(4, pile_of("AADD")) == 2
    assert script.used_up
    with pytest.raises(ScriptEnded):
        script.below(2, None)


@pytest.mark.parametrize(("answer", "n"), [(5, 5), (-1, 5), ("K", 4), ("?", 4), ("", 4), ("AA", 4)])
def test_a_script_refuses_what_cannot_have_come(answer: int | str, n: int) -> None:
    script = ScriptedChance([answer], game.outcome_index)
    with pytest.raises(ScriptEnded) as error:
        script.below(n, pile_of("AADD"))
    assert error.value.reason.id == "chance-impossible"


def test_a_witness_writes_down_names() -> None:
    recording = RecordingChance(ScriptedChance([0, 3]), game.outcome_name)
    assert recording.below(4, pile_of("AADD")) == 0
    assert recording.below(4, pile_of("AADD")) == 3
    assert recording.outcomes == ["A", "D"]
