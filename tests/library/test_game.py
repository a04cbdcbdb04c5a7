"""Games as objects: what is pushed, taken back, seen, written down and read again."""

from __future__ import annotations

import pickle
import stat
from dataclasses import replace
from pathlib import Path

import pytest

import motu
from motu.core.match import AGREED
from motu.core.record import read_record, write_record
from motu.kahuna import game as kahuna

GAMES: list[tuple[str, dict[str, object]]] = [
    ("kahuna", {}),
    ("kahuna", {"preset": "russian", "no_surprise": True, "handicap": 2}),
    ("paradise", {"players": 2}),
    ("paradise", {"players": 4, "events": True, "kumara": True}),
    ("paradise", {"preset": "solitaire"}),
]
each_game = pytest.mark.parametrize(("name", "options"), GAMES)


def played(name: str, options: dict[str, object], steps: int = 60) -> motu.Game:
    """A game that random bots have played for a while."""
    game, bot = motu.new(name, options, seed=7), motu.bot("random", seed=1)
    while len(game.history) < steps and not game.is_over:
        game.push(bot.choose(game.view(game.movers[0])))
    return game


# --- Playing ---


@each_game
def test_bots_play_a_whole_game(name: str, options: dict[str, object]) -> None:
    game = motu.new(name, options, seed=7)
    result = game.play_out(motu.bot("random", seed=1))
    assert game.is_over
    assert result == game.result != "*"
    assert (game.movers, game.legal_moves) == ((), [])
    assert motu.verify(game) > len(game.seats)


@each_game
def test_the_same_seed_deals_the_same_cards(name: str, options: dict[str, object]) -> None:
    assert played(name, options) == played(name, options)
    assert motu.new(name, options, seed=7) != motu.new(name, options, seed=8)
    assert motu.new(name, options).seed != motu.new(name, options).seed


@each_game
def test_what_is_taken_back_was_never_played(name: str, options: dict[str, object]) -> None:
    game = played(name, options)
    twin, move = game.copy(), game.legal_moves[0]
    game.push(move)
    assert game != twin
    game.undo()
    assert game == twin
    assert game.push(move) == twin.push(move)
    for _ in range(len(game.history)):
        game.undo()
    assert game == motu.new(name, options, seed=7)
    with pytest.raises(IndexError):
        game.undo()


def test_a_copy_draws_the_same_cards_and_goes_its_own_way() -> None:
    game = played("kahuna", {})
    twin = game.copy()
    assert twin.play_out(motu.bot("random", seed=3)) == twin.result
    assert game == played("kahuna", {})
    assert game.play_out(motu.bot("random", seed=3)) == twin.result
    assert game == twin


def test_several_decide_at_the_same_time() -> None:
    """In the building step of Conquest of Paradise every player decides at once; each in any order."""
    game = played("paradise", {"players": 3}, 0)
    bot = motu.bot("islander", seed=1)
    while len(game.movers) < 2:
        game.push(bot.choose(game.view(game.movers[0])))
    first, second, *_ = game.movers
    assert game.legal_moves == game.moves(first)
    move = game.moves(second)[0]
    assert move.seat == second
    assert game.push(move).seat == second
    assert game.push(str(game.legal_moves[0])).seat == game.history[-1].seat == first


def test_every_seat_has_a_player_of_its_own() -> None:
    game = motu.new("kahuna", seed=7)
    asked: list[int | None] = []

    def first(view: motu.View) -> str:
        asked.append(view.seat)
        return view.legal_moves[0]

    game.play_out({1: first, 0: "random"})
    assert set(asked) == {1}
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        motu.new("kahuna").play_out(["random"])


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("class First:\n    def decide(self, view, moves, seconds, chance):\n        return moves[0]\n")
    game = motu.new("kahuna", seed=7)
    assert motu.bot(f"{file}:First").choose(game.view(0)) == game.legal_moves[0]
    with pytest.raises(ValueError, match="nothing to decide"):
        motu.bot("random").choose(game.view(1))
    with pytest.raises(motu.BadOption, match="There is no bot “islander”"):
        motu.bot("islander").choose(game.view(0))


@pytest.mark.slow
def test_the_strongest_bot_plays() -> None:
    pytest.importorskip("numba")
    game = motu.new("kahuna", preset="classic", seed=7)
    assert motu.bot("expert:20", seed=1).choose(game.view(0)) in game.legal_moves


# --- What is refused ---


def test_what_is_not_allowed_says_why_and_changes_nothing() -> None:
    game = motu.new("kahuna", seed=7)
    with pytest.raises(motu.IllegalMove) as caught:
        game.push("A-B")
    assert str(caught.value) == game.why_not("A-B") == "You do not have the card ALOA."
    with pytest.raises(motu.IllegalMove):
        game.push("C-B", seat=1)
    with pytest.raises(motu.BadNotation):
        game.push("castle")
    assert game == motu.new("kahuna", seed=7)
    assert game.why_not("C-B") is None


def test_options_that_cannot_be_played() -> None:
    with pytest.raises(motu.BadOption):
        motu.new("chess")
    with pytest.raises(motu.BadOption):
        motu.new("kahuna", preset="giant")
    with pytest.raises(motu.BadOption):
        motu.new("kahuna", events=True)
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        motu.new("kahuna", names=["Ann", "Bob", "Cy"])
    with pytest.raises(ValueError, match="32 bytes"):
        motu.new("kahuna", seed=b"short")
    with pytest.raises(ValueError, match="no seat 2"):
        motu.new("kahuna").view(2)


def test_a_box_of_ones_own_that_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(motu.MotuError, match=r"nowhere: .*folder"):
        motu.load_components(tmp_path / "nowhere")
    (tmp_path / "costs.toml").write_text("card = 1\n")
    with pytest.raises(motu.MotuError, match=r"costs\.toml:1: "):
        motu.load_components(tmp_path)


def test_all_errors_are_of_one_tree() -> None:
    for error in (motu.BadNotation, motu.BadOption, motu.BadRecord, motu.IllegalMove):
        assert issubclass(error, motu.MotuError)


# --- Views ---


@each_game
def test_a_view_has_all_that_its_seat_may_do(name: str, options: dict[str, object]) -> None:
    game = played(name, options)
    for seat in range(len(game.seats)):
        view = game.view(seat)
        assert view.legal_moves == game.moves(seat)
        assert all(move.seat == seat for move in view.legal_moves)
        assert (view.movers, view.turn, view.names) == (game.movers, game.turn, game.names)
        assert view == game.copy().view(seat)
        assert all(view.explain(move) for move in view.legal_moves)
    assert game.view(None).legal_moves == []


def test_a_view_does_not_change_with_the_game() -> None:
    game = motu.new("kahuna", seed=7)
    view = game.view(0)
    before = str(view), view.data(), list(view.legal_moves)
    game.push("C-B")
    assert (str(view), view.data(), view.legal_moves) == before
    assert game.view(0) != view


def test_what_is_printed_shows_no_hidden_cards() -> None:
    game = motu.new("kahuna", seed=7)
    assert "hand: COCO, FAAA, GOLA" in str(game.view(0))
    assert "hand: FAAA, HUNA, LALE" in str(game.view(1))
    for text in (str(game), str(game.view(None)), str(game.view(1)), game.seen_record(1), game.seen_record(None)):
        assert "hand: COCO" not in text
        assert "CGF" not in text
        assert game.seed is not None
        assert game.seed.hex() not in text


@each_game
def test_a_replay_shows_what_a_seat_saw(name: str, options: dict[str, object]) -> None:
    game = played(name, options, 12)
    seen = [game.at(number).view(0) for number in range(len(game.history) + 1)]
    assert list(game.replay(0)) == seen
    assert len(game.log(0)) == len(game.history)


# --- Records ---


@each_game
def test_repr_evaluates_to_an_equal_game_that_goes_on_alike(name: str, options: dict[str, object]) -> None:
    game = played(name, options)
    twin = eval(repr(game), {"motu": motu})
    assert twin == game
    assert repr(twin) == repr(game)
    assert twin.play_out(motu.bot("random", seed=5)) == game.play_out(motu.bot("random", seed=5))
    assert twin == game
    assert motu.loads(game.record()) == game


def test_repr_of_odd_names_evaluates() -> None:
    game = motu.new("kahuna", names=["'''", "\\"])
    assert eval(repr(game), {"motu": motu}) == game
    assert game.names == ("'''", "\\")


def test_a_saved_game_goes_on_and_keeps_its_seed_to_its_owner(tmp_path: Path) -> None:
    game, file = played("kahuna", {}), tmp_path / "game.txt"
    game.save(file)
    seed = tmp_path / "game.txt.seed"
    assert "Seed:" not in file.read_text()
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    again = motu.load(file)
    assert again == game
    assert "Seed:" not in again.record()
    assert again.play_out(motu.bot("random", seed=5)) == game.play_out(motu.bot("random", seed=5))
    again.save(file)
    assert not seed.exists()
    assert motu.load(file) == game
    assert motu.verify(motu.load(file)) == motu.verify(game)


def test_the_terminal_goes_on_with_a_saved_game(tmp_path: Path) -> None:
    from motu.terminal.save import read_save  # noqa: PLC0415  (the one test that needs it)

    game = played("kahuna", {})
    game.save(tmp_path / "game.txt")
    saved = read_save(str(tmp_path / "game.txt"))
    saved.save.close()
    assert write_record(kahuna, saved.record) == game.record()
    assert saved.chance.seed == game.seed


def test_without_its_seed_a_game_goes_on_with_another_and_says_so() -> None:
    game = played("kahuna", {})
    text = game.record()
    again = motu.loads(text)
    assert motu.loads(text).seed is None
    assert (again.commitment, again.record()) == (game.commitment, text)
    again.play_out(motu.bot("random", seed=5))
    assert again.history[: len(game.history)] == game.history
    assert f"Branch: {len(game.history)}" in again.record()
    assert again.seed is not None
    assert motu.verify(again) > 0
    assert motu.loads(again.record()) == again


def test_what_is_taken_back_from_elsewhere_is_drawn_anew() -> None:
    game = played("kahuna", {})
    undone = motu.loads(game.record())
    for _ in range(3):
        undone.undo()
    for back in (undone, motu.loads(game.record()).at(-3)):
        back.play_out(motu.bot("random", seed=5))
        assert f"Branch: {len(game.history) - 3}" in back.record()
        assert motu.verify(back) > 0


def test_a_game_that_somebody_gave_up_is_over() -> None:
    record = replace(read_record(kahuna, played("kahuna", {}).record()), result="White resigned", remark="A pity")
    game = motu.loads(write_record(kahuna, record))
    assert (game.result, game.is_over, game.movers, game.legal_moves) == ("White resigned", True, (), [])
    assert game.view(0).legal_moves == game.moves(0) == []
    assert [view.movers for view in game.replay(None)][-1] == ()
    assert game.why_not("=") is not None
    with pytest.raises(motu.IllegalMove):
        game.push("=")
    assert motu.loads(game.record()) == game.copy() == game
    game.undo()
    assert (game.result, game.is_over) == ("*", False)
    assert "A pity" in game.record()
    agreed = motu.loads(write_record(kahuna, replace(record, result=AGREED)))
    assert agreed.result == AGREED
    assert agreed.winners == ()


def test_records_that_are_wrong() -> None:
    game = motu.new("kahuna", seed=7)
    game.push("C-B")
    with pytest.raises(motu.BadRecord, match=r"line \d+, column 1: Here a card is hidden"):
        motu.loads(game.seen_record(1))
    with pytest.raises(motu.BadRecord, match="You do not have the card ALOA"):
        motu.loads(game.record().replace("C-B", "A-B"))
    with pytest.raises(motu.BadOption):
        motu.loads("Game: chess\n")
    with pytest.raises(FileNotFoundError):
        motu.load("there is no such file")


def test_a_shuffle_that_was_not_what_the_seed_says() -> None:
    game = motu.new("kahuna", seed=7)
    game.play_out(motu.bot("random", seed=1))
    text = game.record()
    assert motu.verify(motu.loads(text)) == motu.verify(game)
    other = motu.new("kahuna", seed=8).commitment
    with pytest.raises(motu.BadRecord, match=r"line 5"):
        motu.verify(motu.loads(text.replace(game.commitment, other)))
    with pytest.raises(motu.BadRecord, match="nothing to check"):
        motu.verify(motu.loads(motu.new("kahuna", seed=7).record()))


def test_moves_are_their_notation() -> None:
    move = motu.new("kahuna", seed=7).legal_moves[0]
    assert move == "C-B"
    assert hash(move) == hash("C-B")
    assert repr(move) == "Move('C-B')"
    again = pickle.loads(pickle.dumps(move))
    assert (again, again.seat) == (move, 0)


def test_options_come_back_as_they_can_be_asked_for() -> None:
    for name, options in GAMES:
        game = motu.new(name, options)
        assert motu.new(name, game.options).options == game.options
