"""Two people at one keyboard: nobody ever sees what only the other may know."""

import re

import pytest

from tests.terminal.cli import OTHER_SEED, SEED, here, plain, screen

CURTAIN = "-" * 72


def turns(out: str) -> list[str]:
    """What is on the screen between two curtains."""
    return out.split(CURTAIN)[1:]


@pytest.mark.parametrize("preset", ["modern", "classic", "sheet", "russian"])
@pytest.mark.parametrize("seed", [SEED, OTHER_SEED])
def test_hands_and_drawn_cards_are_seen_by_their_owner_alone(preset: str, seed: str) -> None:
    line = "\n\nlog all\nhand\nrow\n1\n99\n+?\n+?\n=\n"
    out = here("play", "--hot-seat", "--preset", preset, "--seed", seed, typed=line * 200).out
    seen = 0
    for screen_ in turns(out):
        owner = re.search(r"(White|Black), press Enter when nobody else is looking", screen_)
        assert owner
        other = "Black" if owner[1] == "White" else "White"
        assert f"{other}’s hand" not in screen_
        assert not re.search(rf"{other} draws [A-Z]+ from the deck", screen_)
        if preset in ("modern", "russian"):
            assert not re.search(rf"{other} discards [A-Z]+\.", screen_)
        seen += f"{other} draws from the deck." in screen_
    assert seen > 3


def test_what_the_other_did_is_told_when_the_turn_comes() -> None:
    out = here("play", "--hot-seat", "--seed", SEED, typed="\nG-C +?\n\n\nlog\n").out
    first, second = turns(out)
    assert "Black draws ELAI from the deck." in first
    assert "Black plays GOLA: a bridge COCO–GOLA." in second
    assert "Black draws from the deck." in second
    assert "ELAI from the deck" not in second


def test_names_of_both() -> None:
    out = here("play", "--hot-seat", "--name", "Ann", "--name", "Bob", "--seed", SEED, typed="\n").out
    assert "White: Ann, Black: Bob." in out


def test_the_end_of_input_at_the_curtain() -> None:
    ended = here("play", "--hot-seat", "--seed", SEED)
    assert (ended.code, ended.err) == (0, "")
    assert "Goodbye!" in ended.out


def test_a_terminal_is_cleared_with_its_history() -> None:
    with screen("play", "kahuna", "--hot-seat", "--seed", SEED) as tty:
        tty.wait_for("looking. ")
        assert "Black’s hand: COCO, DUDA, GOLA" in plain(tty.type("", "Black> "))
        drawn = tty.type("+?", "goes to White. ")
        assert "Black draws ELAI" in drawn
        hidden = tty.type("", "looking. ")
        assert "\x1b[H\x1b[2J\x1b[3J" in hidden
        shown = plain(tty.type("", "White> "))
        assert "Black draws from the deck." in shown
        assert "White’s hand: BARI, COCO, HUNA" in shown
        assert "Black’s hand" not in shown
