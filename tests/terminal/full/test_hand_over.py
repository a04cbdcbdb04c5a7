"""People who share the keyboard: on the whole screen, too, nobody ever sees what only another may know."""

from __future__ import annotations

import pytest

from tests.terminal.cli import SEED
from tests.terminal.full.playing import Playing, play

pytestmark = pytest.mark.slow


def test_who_has_moved_sees_what_came_of_it_then_nobody_sees_anything() -> None:
    async def hand_over(game: Playing) -> None:
        assert game.behind_curtain()
        assert "Black, press Enter" in game.text
        assert "hand" not in game.text
        await game.press("enter")
        assert "Black’s hand: COCO, DUDA, GOLA" in game.text
        await game.type("+?")
        assert not game.behind_curtain()
        assert "Black draws ELAI from the deck." in game.pane("log")
        assert "hand the keyboard to White" in game.text
        await game.press("enter")
        assert game.behind_curtain()
        assert "White, press Enter" in game.text
        assert "ELAI" not in game.text
        assert "ELAI" not in game.pane("log") + game.pane("cards") + game.pane("status") + game.pane("note")
        await game.press("enter")
        assert "White’s hand: BARI, COCO, HUNA" in game.text
        assert "Black draws from the deck." in game.pane("log")
        assert "Black’s hand" not in game.text

    play(hand_over, f"kahuna --hot-seat --seed {SEED}")


def test_a_click_opens_the_curtain_and_keys_do_nothing_behind_it() -> None:
    async def curtain(game: Playing) -> None:
        await game.press("f5", "f4", "1", "down")
        assert game.behind_curtain()
        await game.pilot.click()
        await game.until(lambda: not game.behind_curtain())
        assert game.typed == ""

    play(curtain, f"kahuna --hot-seat --seed {SEED}")


def test_many_people_and_bots_in_any_seat() -> None:
    """Three people and a bot build at the same time: each decides until he has done, behind a curtain of his own."""

    async def round_(game: Playing) -> None:
        seen: set[int] = set()
        while game.local_game.match.steps[-1].turn < 2 if game.local_game.match.steps else True:
            if game.behind_curtain():
                assert not [seat for seat in ("Red", "Yellow", "Green", "Blue") if f"{seat}:" in game.text]
                await game.press("enter")
                continue
            assert game.game_screen.viewer is not None
            view = game.local_game.game.view(game.local_game.match.state, game.game_screen.viewer)
            assert view.seat == game.game_screen.viewer
            seen.add(game.game_screen.viewer)
            own = game.local_game.presenter.seat_name(game.game_screen.viewer)
            others = [name for seat in range(4) if (name := game.local_game.presenter.seat_name(seat)) != own]
            assert not [name for name in others if f"{name}’s cards" in game.pane("cards")]
            await game.press("up", "enter")
        assert seen == {0, 1, 3}

    play(round_, f"paradise --players 4 --hot-seat --bot green=islander --seed {SEED}")


@pytest.mark.parametrize("people", ["--seat black", "--seat white"])
def test_one_person_needs_no_curtain(people: str) -> None:
    async def alone(game: Playing) -> None:
        assert not game.behind_curtain()
        await game.press("up", "enter")
        assert not game.behind_curtain()

    play(alone, f"kahuna {people} --seed {SEED}")
