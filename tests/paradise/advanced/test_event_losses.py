"""Events that cost pieces or hold them (11.2), each by its name. Yellow is last and draws; Red leads."""

from __future__ import annotations

from motu.paradise import game
from motu.paradise.grid import CELL_OF
from tests.paradise.advanced.test_event_land import KNOWN, drawn
from tests.paradise.table import Table

# --- 1 Typhoon, 2 Typhoon Season ------------------------------------------------------------------------------------


def test_typhoon_takes_a_canoe_of_everybody_at_sea_in_a_hex_or_next_to_it() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=CT", yellow="Samoa=2 I11=T G9=T")
    assert it.may("=H14")
    assert it.may("=H10")  # next to Yellow's canoes
    assert it.why_not("=C11") == "event-no-place"  # an ocean hex, but it harms nobody: "." stands for it
    it.play("=H14")
    assert (it.stage, it.mover, it.words()) == ("event", "red", "C@H14 T@H14")
    it.play("T@H14")
    assert (it.stack("red", "H14"), it.stack("yellow", "I11")) == ("C", "T")


def test_typhoon_asks_one_after_another_and_does_not_ask_who_has_but_one_piece() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=TT I13=T", yellow="Samoa=2 H10=T")
    it.play("=H10")
    assert (it.stack("yellow", "H10"), it.stage) == ("", "explore")
    assert it.happened == ["picked", "struck"]


def test_typhoon_also_drowns_those_who_have_no_canoe_left() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=CWTL").play("=H14 T@H14")
    assert it.stack("red", "H14") == "WC"
    assert it.happened == ["struck", "drowned"]
    told = game.tell(it.state, game.read("T@H14"), it.state, 1)
    assert [(each.id, each.args["hex"]) for each in told] == [
        ("paradise-log-struck", "H14"),
        ("paradise-log-drowned", "H14"),
    ]
    it = drawn("typhoon", red="Tonga=2 H14=CWTL").play("=H14 C@H14")
    assert it.stack("red", "H14") == "TL"


def test_typhoon_takes_a_colony_when_warriors_are_gone() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=TTLL").play("=H14 T@H14")
    assert (it.stack("red", "H14"), it.built("red")) == ("TL", "TL")


def test_a_rumor_passes_for_a_canoe() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=TR").play("=H14 R@H14")
    assert it.stack("red", "H14") == "T"


def test_typhoon_may_rage_where_nobody_is() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=T")
    assert it.play(".").happened == ["nothing"]
    assert drawn("typhoon").happened[-1] == "nothing"  # there is nobody at sea


def test_typhoon_breaks_chains() -> None:
    it = drawn("typhoon", red="Tonga=2T^ H14=T^").play("=H14")
    assert it.chain("red") == "G13"


def test_typhoon_season_takes_a_transport_canoe_at_sea_of_everybody() -> None:
    it = drawn("typhoon-season", red="Tonga=2T H14=CT I11=T", yellow="Samoa=2 G9=T")
    assert (it.mover, it.words()) == ("red", "T@H14 T@I11")
    it.play("T@I11")
    assert (it.stack("red", "I11"), it.stack("yellow", "G9")) == ("", "")


def test_typhoon_season_asks_also_who_has_war_canoes_only() -> None:
    it = drawn("typhoon-season", red="Tonga=2T H14=CC")
    assert (it.mover, it.words()) == ("red", ".")
    assert it.play(".").happened == ["unharmed"]
    assert drawn("typhoon-season", red="Tonga=2T H14=C").happened[-1] == "unharmed"  # all see that there is one piece


def test_typhoon_season_does_nothing_where_nobody_is_at_sea() -> None:
    assert drawn("typhoon-season").happened[-1] == "nothing"


# --- 8 Taniwha ------------------------------------------------------------------------------------------------------


def test_taniwha_lets_no_fleet_enter_or_leave_an_ocean_hex() -> None:
    it = drawn("taniwha", red="Tonga=2T H14=T", yellow="Samoa=2T")
    assert it.may("=C11")  # any ocean hex
    assert it.why_not("=G11") == "event-no-place"
    it.play("=H14 . .")
    assert it.standing == ["taniwha yellow H14"]
    it.play("@Tonga +T")
    assert (it.may(">H12"), it.may(">H14")) == (True, False)
    it.play(">H12 . @H14 +T")
    assert it.words("go") == ""


# --- 10 Canoe Rot, 11 Rival Chiefs ----------------------------------------------------------------------------------


def test_canoe_rot_takes_a_war_canoe_of_two() -> None:
    it = drawn("canoe-rot", red="Tonga=2C H14=C", yellow="Samoa=2W")
    assert (it.mover, it.words()) == ("red", "C@G13 C@H14")
    assert it.play("C@G13").stack("red", "Tonga") == ""
    assert it.stage == "explore"  # Yellow has but one piece


def test_canoe_rot_asks_everybody_who_may_have_two() -> None:
    it = drawn("canoe-rot", red="Tonga=2CW", yellow="Samoa=2WTT^")
    assert (it.mover, it.words()) == ("red", ".")
    assert it.play(".").happened == ["unharmed"]
    assert (it.mover, it.stage) == ("yellow", "event")  # two of his three pieces are face down
    assert drawn("canoe-rot", red="Tonga=2C", yellow="Samoa=2").happened[-1] == "nothing"


def test_rival_chiefs_cost_the_leader_a_warrior_band() -> None:
    it = drawn("rival-chiefs", red="Tonga=2WW H12=1W")
    assert (it.mover, it.words()) == ("red", "W@G13 W@H12")
    assert it.play("W@H12").stack("red", "H12") == ""


def test_of_several_leaders_the_drawer_names_one() -> None:
    it = Table("order", players=3, events="rival-chiefs shaman", track="5 5 4", **KNOWN)
    it.play("draw first:red+(rival-chiefs)")
    assert (it.mover, it.words()) == ("green", "=red =yellow")
    it.play("=yellow")
    assert (it.mover, it.stack("yellow", "Samoa")) == ("yellow", "WW")


def test_a_leader_without_warriors_is_asked_all_the_same() -> None:
    it = drawn("rival-chiefs", red="Tonga=2CC")
    assert (it.mover, it.words()) == ("red", ".")
    assert it.play(".").happened == ["unharmed"]
    assert drawn("rival-chiefs", red="Tonga=2T^").happened[-1] == "unharmed"  # all see that he has none
    assert drawn("rival-chiefs", red="Tonga=2C").happened[-1] == "unharmed"


def test_pieces_that_lie_face_up_can_be_lost() -> None:
    it = Table("order", events="rival-chiefs shaman", track="5 3", red="Tonga=2WW", **KNOWN)
    it.state.shown[0][CELL_OF["G13"]] = 2
    it.play("draw first:red+(rival-chiefs) W@G13")
    assert it.view("yellow")["face_up"][0] == {"G13": "W"}
