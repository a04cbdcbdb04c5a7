"""Random events (11.2): when they begin, who draws, what is kept, what a shaman prevents, what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.advanced.events.deck import HAPPENS
from motu.paradise.advanced.events.kept_events import PLAYED
from motu.paradise.box import EVENT_EFFECTS, KEPT_EFFECTS
from motu.paradise.log import prompt
from tests.paradise.conserved import check_paradise
from tests.paradise.fixtures import Scripted
from tests.paradise.table import Table


def order(track: str = "5 3", **rest: Any) -> Table:
    """The step of turn order; Yellow is last unless the track says something else."""
    return Table("order", **({"events": "typhoon drought shaman whispers", "track": track} | rest))


def drawn(event: str, track: str = "5 3", **rest: Any) -> Table:
    """Yellow, who is last, has drawn this."""
    it = order(track, **({"events": f"{event} tsunami"} | rest))
    return it.play(f"draw first:red+({event})")


# --- When, and who --------------------------------------------------------------------------------------------------


def test_no_event_is_drawn_before_somebody_has_five_points() -> None:
    assert order("4 4").stage == "order"
    assert order("4 4").play("first:red+").stage == "explore"
    assert order("5 4").stage == "division"


def test_then_they_are_drawn_every_turn_even_if_nobody_has_five_any_more() -> None:
    it = order()
    assert it.state.eventful
    it.state.points = [6, 6]
    it.play("order first:red+(shaman)")
    it.play(". .")  # nobody explores
    it.play(". .")  # nor moves
    it.play(".", "red").play(".", "yellow")
    assert (it.stage, it.state.turn) == ("division", 7)


def test_without_the_rule_none_is_drawn() -> None:
    assert Table("order", track="9 9").stage == "order"


def test_the_last_on_the_track_draws_and_the_last_but_one_chooses_the_order() -> None:
    it = Table("order", players=3, events="drought shaman", track="5 3 4")
    assert (it.stage, it.mover, it.words()) == ("division", "yellow", "draw order")
    it.play("draw")
    assert (it.stage, it.mover, it.state.drawer) == ("order", "green", 1)


def test_or_the_other_way_round() -> None:
    it = Table("order", players=3, events="drought shaman", track="5 3 4").play("order")
    assert (it.stage, it.mover, it.state.drawer) == ("order", "yellow", 2)
    it.play("first:red+(shaman)")
    assert it.kept("green") == "shaman"


def test_ties_are_broken_as_for_turn_order() -> None:
    """Tonga, Raiatea, Hiva, Samoa (5): Red has Tonga, Green Hiva, Blue Raiatea."""
    it = Table("order", players=4, events="drought shaman", track="5 5 5 5")
    assert it.mover == "red"
    assert it.play("draw").mover == "blue"


def test_of_two_who_are_left_one_draws_and_the_other_chooses() -> None:
    it = Table("order", players=3, out="red", events="drought shaman", track="0 5 4", red="", order="yellow green")
    assert it.mover == "green"
    assert it.play("draw").mover == "yellow"
    assert it.play("first:green+(shaman)").kept("green") == "shaman"


def test_the_order_is_chosen_before_the_event_is_drawn() -> None:
    it = order().play("draw")
    assert it.state.event_deck.bit_count() == 4
    assert it.play("first:red+(drought)").state.event_deck.bit_count() == 3
    assert (it.stage, it.mover) == ("event", "yellow")


def test_until_the_deck_is_empty() -> None:
    assert order(events="").stage == "order"


def test_every_effect_can_happen_or_be_played() -> None:
    assert {*HAPPENS, *PLAYED, "war-fever"} == set(EVENT_EFFECTS)
    assert {*PLAYED, "war-fever"} == set(KEPT_EFFECTS)


# --- Kept events ----------------------------------------------------------------------------------------------------


def test_an_event_that_is_kept_goes_to_its_drawer() -> None:
    it = drawn("whispers")
    assert (it.kept("yellow"), it.pile.count("whispers"), it.stage) == ("whispers", 0, "explore")
    assert it.happened[-2:] == ["first", "keeps"]


def test_who_leaves_the_game_shows_what_he_kept() -> None:
    it = Table("movement", red="Tonga=2CCCC", yellow="Samoa=1", kept="yellow:shaman,whispers")
    it.play("@Tonga +C +C +C +C >Samoa .")
    while it.out == "":
        it.play(".(6*)")
    assert it.out == "yellow"
    assert it.kept("yellow") == ""
    assert {"shaman", "whispers"} <= set(it.pile.split())
    assert it.happened.count("dropped") == 2


# --- Shaman ---------------------------------------------------------------------------------------------------------


def test_a_shaman_prevents_an_event() -> None:
    it = drawn("drought", kept="red:shaman")
    assert (it.stage, it.mover, it.words()) == ("shaman", "red", ". event:22")
    it.play("event:shaman")
    assert (it.stage, it.mover, it.standing) == ("explore", "red", [])
    assert {"drought", "shaman"} <= set(it.pile.split())
    assert it.happened == ["plays", "prevented"]


def test_everybody_who_keeps_an_event_is_asked_the_drawer_last() -> None:
    kept = "red:whispers yellow:shaman green:good-omen"
    it = Table("order", players=4, events="drought tsunami", kept=kept, track="5 3 4 6")
    it.play("draw first:green+(drought)")
    assert (it.mover, it.words()) == ("green", ".")
    assert it.play(".").mover == "red"
    assert it.play(".").mover == "yellow"
    assert it.play(".").stage == "event"


def test_nobody_is_asked_who_keeps_nothing() -> None:
    assert drawn("drought").stage == "event"


def test_a_kept_event_asks_no_shaman() -> None:
    assert drawn("whispers", kept="red:shaman").stage == "explore"


def test_why_an_event_cannot_be_played() -> None:
    it = drawn("drought", kept="red:whispers")
    assert it.why_not("event:shaman") == "event-not-kept"
    assert it.why_not("event:whispers") == "event-not-now"
    assert it.why_not("=G11") == "not-now"
    assert it.why_not("=red") == "not-now"
    it.play(".")
    assert it.why_not("=H12") == "event-no-place"
    assert it.why_not("=red") == "event-no-player"
    assert it.why_not("W@G13") == "event-no-loss"
    assert it.why_not(">G11") == "not-now"


# --- What is hidden -------------------------------------------------------------------------------------------------


def test_what_is_kept_is_its_drawers_secret() -> None:
    it = order().play("draw")
    word = "first:red+(whispers)"
    assert [it.seen(word, viewer) for viewer in ("red", "yellow", "spectator")] == [
        "first:red+(?)",
        word,
        "first:red+(?)",
    ]


def test_what_happens_at_once_is_everybodys() -> None:
    it = order().play("draw")
    assert it.seen("first:red+(drought)", "red") == "first:red+(drought)"


def test_a_card_that_comes_with_an_event_is_its_drawers() -> None:
    it = order(events="trade-winds shaman").play("draw")
    word = "first:red+(trade-winds,moai)"
    assert [it.seen(word, viewer) for viewer in ("red", "yellow")] == ["first:red+(trade-winds,?)", word]
    it = order(events="trade-winds shaman", kept="red:whispers").play("draw first:red+(trade-winds)")
    assert [it.seen(".(moai)", viewer) for viewer in ("red", "yellow")] == [".(?)", ".(moai)"]


@pytest.mark.parametrize("step", ["order", "exploration", "movement", "building", "victory"])
def test_tables_that_differ_in_what_is_kept_look_alike(step: str) -> None:
    one, other = (Table(step, kept=f"red:{event}", track="5 3") for event in ("shaman", "war-leader"))
    for viewer in (1, None):
        views = [game.view(it.state, viewer) for it in (one, other)]
        assert views[0] == views[1]
        assert game.show(views[0]) == game.show(views[1])
        assert prompt(views[0]) == prompt(views[1])
    assert game.view(one.state, 0) != game.view(other.state, 0)


def test_the_log_tells_the_drawer_more() -> None:
    it = order().play("draw")
    before = it.state.copy()
    move = game.read("first:red+")
    game.play(it.state, 0, move, Scripted(("whispers",)))
    told = [[said.id for said in game.tell(before, move, it.state, viewer)] for viewer in (0, 1, None)]
    assert told == [
        ["paradise-log-first", "paradise-log-keeps"],
        ["paradise-log-first", "paradise-log-keeps-own"],
        ["paradise-log-first", "paradise-log-keeps"],
    ]
    assert game.view(it.state, 0).happened == (("first", 0, 0, 1),)


def test_an_imagined_table_has_the_others_events_out_of_those_that_were_not_seen() -> None:
    it = Table("movement", players=3, kept="red:shaman yellow:whispers,good-omen", events="typhoon war-leader")
    view = game.view(it.state, 0)
    for seed in range(30):
        dream = game.imagine(view, FreeChance(seed))
        assert dream.kept[0] == it.state.kept[0]
        assert game.view(dream, 0) == view
        assert [kept.bit_count() for kept in dream.kept] == [1, 2, 0]
        check_paradise(dream)
    assert len({game.imagine(view, FreeChance(seed)).kept[1] for seed in range(30)}) == 3


def test_views_hold_how_many_are_kept_and_what_is_done_with() -> None:
    it = Table("movement", kept="red:shaman,whispers", events="typhoon")
    shown = it.view("yellow")
    assert (shown["kept"], shown["keeps"]) == ([], [2, 0])
    assert it.view("red")["kept"] == ["Shaman", "Whispers"]
    assert shown["events"]["left"] == 1
    assert "Tsunami" in shown["events"]["done"]
