"""11.4: a build point kept for another turn."""

from __future__ import annotations

from typing import Any

from motu.paradise import game
from tests.paradise.table import Table


def table(**given: Any) -> Table:
    return Table("building", options="saved=yes", **given)


def test_11_4_a_point_is_kept_instead_of_being_spent() -> None:
    t = table().play("store:G13", "red")
    assert t.pools("red") == {"G13": 1}
    t.play(".", "red").play(".", "yellow")
    assert t.view("yellow")["stored"] == [0]
    assert t.happened[:1] == ["stored"]


def test_11_4_any_group_can_keep_it_and_groups_of_a_chain_keep_it_together() -> None:
    t = table(tiles="H14=Niue I13=Tahiti", red="Tonga=2T^ H14=1T^ I13=1")
    assert t.words("store", seat="red") == "store:G13 store:I13"
    assert t.why_not("store:H14", "red") == "store-elsewhere"
    t.play("store:I13", "red")
    assert t.pools("red") == {"G13 H14": 3, "I13": 0}


def test_11_4_it_is_one_more_point_for_home_and_the_groups_linked_to_it_in_a_later_turn() -> None:
    t = table(tiles="H14=Niue I13=Tahiti", red="Tonga=2T^ H14=1T^ I13=1", stored="red")
    t.play("spend", "red")
    assert t.pools("red") == {"G13 H14": 4, "I13": 1}
    t.play(".", "red").play(".", "yellow")
    assert t.view("red")["stored"] == []
    assert "spent" in t.happened


def test_11_4_never_more_than_one_is_kept() -> None:
    t = table(stored="red")
    assert t.words("store", "spend", seat="red") == "spend"
    assert t.why_not("store:G13", "red") == "store-full"


def test_11_4_the_point_in_store_can_be_used_at_home_and_one_of_an_enclave_kept_in_the_same_step() -> None:
    t = table(tiles="I13=Tahiti", red="Tonga=2 I13=1", stored="red").play("spend", "red")
    assert t.words("store", "spend", seat="red") == "store:G13 store:I13"
    t.play("store:I13", "red")
    assert t.pools("red") == {"G13": 3, "I13": 0}
    t.play(".", "red").play(".", "yellow")
    assert t.view("yellow")["stored"] == [0]
    assert t.happened[:2] == ["spent", "stored"]


def test_11_4_the_point_in_store_is_spent_only_once_in_a_step_and_one_is_kept_only_once() -> None:
    t = table(stored="red").play("spend", "red")
    assert t.why_not("spend", "red") == "store-used"
    t.play("store:G13", "red")
    assert t.words("store", "spend", seat="red") == ""
    assert t.why_not("store:G13", "red") == "store-once"


def test_11_4_a_point_is_used_in_a_later_step_not_in_that_in_which_it_is_kept() -> None:
    t = table().play("store:G13", "red")
    assert t.words("store", "spend", seat="red") == ""
    assert t.why_not("spend", "red") == "store-none"


def test_11_4_there_must_be_a_point_to_keep_or_to_spend() -> None:
    t = table(red="Tonga=2").play("W+G13 W+G13", "red")
    assert t.why_not("store:G13", "red") == "store-empty"
    assert t.why_not("store:G11", "red") == "no-village"
    assert t.why_not("spend", "red") == "store-none"


def test_11_4_nothing_is_kept_or_spent_once_colonies_settle_or_in_another_step() -> None:
    t = table(tiles="H14=Niue", red="Tonga=2 H14=L", stored="red").play(".", "red")
    assert t.words(seat="red") == ". S+H14"
    assert t.why_not("spend", "red") == "settling"
    assert t.why_not("store:G13", "red") == "settling"
    assert Table("movement", options="saved=yes").why_not("spend") == "not-now"
    t.play(".", "red")
    assert t.why_not("spend", "red") == "done-building"


def test_11_4_it_is_kept_for_good() -> None:
    t = table(stored="red")
    for _ in range(2):
        t.play(".", "red").play(".", "yellow").play("first:red+").play(". . . .")
        assert t.step == "building"
    assert t.view("yellow")["stored"] == [0]
    assert t.may("spend", "red")


def test_11_4_nobody_sees_it_before_all_are_done() -> None:
    one, other = table().play("store:G13", "red"), table().play("W+G13", "red")
    assert game.view(one.state, 1) == game.view(other.state, 1)
    assert one.seen("store:G13", "yellow", "red") == "?"
    one.play(".", "red")
    assert game.view(one.state, 1).stored == 0
    before = one.state.copy()
    one.play(".", "yellow")
    assert game.view(one.state, 1).stored == 1
    assert game.reveals(before, 1, game.read("."), one.state)


def test_11_4_what_is_planned_is_told_to_its_owner() -> None:
    t = table()
    before = t.state.copy()
    t.play("store:G13", "red")
    (told,) = game.tell(before, game.read("store:G13"), t.state, 0)
    assert told.id == "paradise-log-planned"
    assert told.args["what"] == "store"
    assert game.tell(before, game.read("store:G13"), t.state, 1) == []


def test_11_4_without_the_rule_there_is_no_store() -> None:
    assert Table("building").words("store", "spend", seat="red") == ""
