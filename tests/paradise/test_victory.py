"""The victory step (10): points, control, atolls, claims, Deforestation, ties."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise.points import count_lines
from motu.paradise.state import BY_CARDS, BY_GROUPS, BY_NOTHING, BY_POINTS
from tests.paradise.table import Table

TILES = "H12=Niue I13=Tuamotu J14=Hawaiki H14=Malden G15=Flint K13=Tahiti K15=Aotearoa L14=Rarotonga"


def count(red: str, yellow: str = "Samoa=2", **table: Any) -> Table:
    return Table("movement", tiles=TILES, sea="I11 J12", red=red, yellow=yellow, **table)


# --- Points (10.1 to 10.3) ------------------------------------------------------------------------------------------


def test_10_1_a_village_is_a_point_and_so_is_the_home() -> None:
    assert count("Tonga=2").points("red") == "3"
    assert count("Tonga=4aa").points("red") == "5"


def test_10_1_points_are_not_added_up_from_turn_to_turn() -> None:
    table = Table("victory", track="9 9")
    assert table.state.points == [6, 6]


def test_10_2_another_group_is_a_point_when_a_chain_links_it_to_the_home() -> None:
    """Ruling 4."""
    assert count("Tonga=2 I13=1").points("red") == "4"
    assert count("Tonga=2T^ H12=T^ I13=1T^").points("red") == "5"
    assert count("Tonga=2T^ H12=T I13=1T^").points("red") == "4"  # face down
    assert count("Tonga=2T H12=T^ I13=1T^").points("red") == "4"  # even at home


def test_10_2_no_control_without_a_village() -> None:
    assert count("Tonga=2T^ H12=TWWC^").points("red") == "3"


def test_10_2_groups_linked_with_each_other_but_not_with_home_score_villages_only() -> None:
    assert count("Tonga=2T^ I13=2T^ J14=1T^").points("red") == "6"


def test_10_3_an_atoll_in_the_home_chain_is_half_a_point() -> None:
    assert count("Tonga=2T^ H14=T^").points("red") == "3½"
    assert count("Tonga=2T^ H14=T^ G15=T^").points("red") == "4"
    assert count("Tonga=2 H14=T^").points("red") == "3"
    assert count("Tonga=2T^ H14=T").points("red") == "3"
    assert count("Tonga=2T^ H14=WW").points("red") == "3"


def test_10_3_printed_atolls_count_as_well() -> None:
    assert count("Tonga=2T^ Fiji=1T^ Rotuma=T^").points("red") == "5½"


def test_10_1_cards_count_when_they_lie_face_up() -> None:
    assert count("Tonga=2", face="red:moai", cards="red:feather-cloak").points("red") == "5"


def test_10_the_count_line_by_line() -> None:
    table = count("Tonga=2T^ H12=1T^ H14=T^ J14=1", face="red:hui")
    lines = [(line.what, line.number, line.halves) for line in count_lines(table.state, 0)]
    assert sorted(lines) == sorted(
        [
            ("villages", 2, 4),
            ("villages", 1, 2),
            ("villages", 1, 2),
            ("home", 1, 2),
            ("group", 1, 2),
            ("atoll", 1, 1),
            ("card", 1, 4),
        ]
    )
    assert (table.points("red"), sum(line.halves for line in count_lines(table.state, 0))) == ("8½", 17)


# --- Claims (10.4) --------------------------------------------------------------------------------------------------


def victory(red: str = "Tonga=2", yellow: str = "Samoa=2", **table: Any) -> Table:
    return Table("victory", tiles=TILES, red=red, yellow=yellow, **table)


def with_points(points: int) -> str:
    """What a seat has with so many points: Tonga and islands without a chain."""
    assert 3 <= points <= 21
    groups = {"Tonga": 4, "H12": 2, "I13": 2, "J14": 3, "K13": 3, "K15": 4, "L14": 3}
    words, left = [], points - 1
    for name, most in groups.items():
        number = min(most, left)
        left -= number
        if number:
            words.append(f"{name}={number}aa")
    return " ".join(words)


@pytest.mark.parametrize(("players", "target"), [(2, 28), (3, 25), (4, 22)])
def test_10_4_points_to_win(players: int, target: int) -> None:
    """21 points on the map, the rest in cards."""
    ones = ("tapa-cloth", "luau", "powhiri", "outrigger-racing", "lei-making", "commerce", "arioi")
    face = "red:" + ",".join(ones[: target - 21])
    won = victory(with_points(21), players=players, face=face)
    assert (won.points("red"), won.stage) == (str(target), "over")
    short = victory(with_points(20), players=players, face=face)
    assert (short.points("red"), short.stage) == (str(target - 1), "order")


def test_10_4_half_a_point_short_is_too_short() -> None:
    """21 villages, the home, an atoll in its chain, and five points of cards."""
    half = "Tonga=4aaT^ H14=T^ I13=2 J14=3 K13=3a K15=4a L14=3a H12=2a"
    face = "red:moai,feather-cloak,tapa-cloth"
    table = victory(half, face=face)
    assert (table.points("red"), table.result) == ("27½", "*")
    assert victory(half, face=face + ",luau").result == "Red 28½-3"


def test_10_4_before_that_everybody_in_turn_order_may_reveal_cards() -> None:
    """Ruling 10."""
    table = victory(cards="red:moai yellow:luau", order="yellow red", player="yellow")
    assert (table.stage, table.mover, table.words()) == ("reveal", "yellow", "!11 .")
    table.play("!luau")
    assert (table.mover, table.face("yellow"), table.words()) == ("red", "luau", "!8 .")
    table.play(".")
    assert (table.step, table.cards("red"), table.state.points) == ("order", "moai", [6, 8])


FACE = "red:moai,feather-cloak,tapa-cloth,luau"  # six points


def test_10_4_a_claim_reveals_all_cards_that_score_and_no_others() -> None:
    """Red has 28 with Powhiri; Hui (two points with Hawaiki) must come as well, Haka need not."""
    table = victory(with_points(21), face=FACE, cards="red:powhiri,hui,haka yellow:poi").play("!powhiri . .")
    assert (table.stage, table.mover, table.state.points) == ("claim", "red", [60, 6])
    assert (table.face("red"), table.cards("red")) == ("hui moai feather-cloak tapa-cloth luau powhiri", "haka")


def test_10_4_who_does_not_reveal_does_not_claim() -> None:
    table = victory(with_points(21), face=FACE, cards="red:powhiri").play(".")
    assert (table.result, table.state.points) == ("*", [54, 6])


CLAIM: dict[str, Any] = {"red": with_points(21), "face": "red:moai,feather-cloak,tapa-cloth,luau,powhiri"}
"""28 points."""


def test_10_4_deforestation_undoes_a_claim_and_the_game_goes_on() -> None:
    table = victory(**CLAIM, cards="yellow:severe-deforestation").play(".")
    assert (table.stage, table.mover, table.words("fell", "done")) == ("claim", "yellow", ". fell:red")
    table.play("fell:red")
    assert (table.result, table.step, table.state.points) == ("*", "order", [52, 6])
    assert table.used("yellow") == "severe-deforestation"


def test_10_4_it_counts_in_that_step_only() -> None:
    table = victory(**CLAIM, cards="yellow:severe-deforestation").play(". fell:red")
    assert table.points("red") == "28"
    assert [line for line in count_lines(table.state, 0) if line.what == "cut"] == []


def test_10_4_it_may_be_kept() -> None:
    assert victory(**CLAIM, cards="yellow:severe-deforestation").play(". .").result == "Red 28-3"


def test_10_4_a_claim_with_points_to_spare_stands() -> None:
    claim = CLAIM | {"face": CLAIM["face"] + ",lei-making,commerce"}
    table = victory(**claim, cards="yellow:severe-deforestation").play(". fell:red")
    assert table.result == "Red 28-3"
    assert ("cut", -4) in [(line.what, line.halves) for line in count_lines(table.state, 0)]


def test_10_4_deforestation_works_once() -> None:
    assert victory(**CLAIM, used="yellow:severe-deforestation").result == "Red 28-3"
    face = CLAIM | {"face": CLAIM["face"] + " yellow:severe-deforestation"}
    assert victory(**face).mover == "yellow"


def test_10_4_who_holds_any_card_is_asked_so_that_the_question_tells_nothing() -> None:
    table = victory(**CLAIM, cards="yellow:haka").play(".")
    assert (table.stage, table.mover, table.words("fell", "done")) == ("claim", "yellow", ".")
    assert table.why_not("fell:red") == "no-card"


def test_10_4_at_the_end_all_cards_are_revealed_and_counted() -> None:
    table = victory(**CLAIM, cards="yellow:rongorongo,haka").play(". .")
    assert (table.result, table.face("yellow"), table.cards("yellow")) == ("Red 28-4", "rongorongo haka", "")


def two_claims(yellow: str, face: str, **table: Any) -> Table:
    """Both have reached the points: Red 28."""
    return Table(
        "victory",
        players=4,
        tiles=TILES + " H10=Kuporu I9=Hawai'i G9=Tokelau F10=Mangareva",
        red=with_points(21),
        yellow=yellow,
        face=f"red:luau {face}",
        **table,
    )


SEVEN = "Samoa=4aa H10=2 I9=4a G9=1 F10=2a Fiji=3W Vanuatu=3W"
EIGHT = "Samoa=4aa H10=2 I9=4a G9=1 F10=2a Fiji=3W Vanuatu=2W santa-cruz=1W"
"""Both 20 points; Hui makes 22 of them, for Kuporu lies in H10."""


def test_10_4_of_two_who_have_enough_the_one_with_more_wins() -> None:
    table = two_claims(SEVEN, "yellow:hui,moai")
    assert (table.result, table.state.decided) == ("Yellow 22-24-3-3", BY_POINTS)


def test_10_4_then_the_one_with_more_groups() -> None:
    table = two_claims(EIGHT, "yellow:hui")
    assert (table.result, table.state.decided) == ("Yellow 22-22-3-3", BY_GROUPS)


def test_10_4_then_the_one_with_more_cards() -> None:
    table = two_claims(SEVEN, "yellow:hui,haka")
    assert (table.result, table.state.decided) == ("Yellow 22-22-3-3", BY_CARDS)


def test_10_4_else_they_share_it() -> None:
    table = two_claims(SEVEN, "yellow:hui")
    assert (table.result, table.state.decided) == ("Red+Yellow 22-22-3-3", BY_NOTHING)


def test_10_4_a_claimant_may_fell_another_one() -> None:
    table = two_claims(SEVEN, "yellow:hui,moai", cards="red:severe-deforestation").play(".")
    assert (table.stage, table.mover, table.words("fell")) == ("claim", "red", "fell:blue fell:green fell:yellow")
    assert table.why_not("fell:red") == "no-choice"
    assert table.play("fell:yellow").result == "Red+Yellow 22-22-3-3"


def test_10_4_or_one_who_may_still_have_points_face_down() -> None:
    """Yellow has 20 points in sight, and cards that make 24 of them."""
    claim = two_claims(SEVEN, "", cards="red:severe-deforestation yellow:hui,moai").play(". .")
    assert (claim.stage, claim.mover, claim.state.points[:2]) == ("claim", "red", [44, 40])
    assert claim.play("fell:yellow .").result == "Red+Yellow 22-22-3-3"


def test_10_4_a_card_that_is_turned_up_then_makes_a_claim_as_well() -> None:
    claim = two_claims(SEVEN, "", cards="yellow:hui,moai").play(".")
    assert (claim.stage, claim.mover) == ("claim", "yellow")
    assert claim.play("!hui").state.points[:2] == [44, 44]


def test_ruling_12_a_game_that_does_not_end_is_over_after_60_turns() -> None:
    assert victory(turn=59).result == "*"
    table = victory("Tonga=3aa", turn=60)
    assert (table.result, table.state.decided) == ("Red 4-3", 1)
    assert victory(turn=60).result == "Red+Yellow 3-3"
