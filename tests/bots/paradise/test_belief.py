"""Beliefs about face-down pieces: they follow what was built and what sailed, and rest on nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from motu.bots.paradise.belief.belief import Belief, believe, imagine_by
from motu.bots.paradise.belief.coming import coming, feared
from motu.bots.paradise.belief.expected import afloat, part_of, with_known
from motu.bots.paradise.belief.figures import FIGURES, SEEN, hexes
from motu.bots.paradise.belief.memory import Memory
from motu.bots.paradise.belief.model import models, models_from_json
from motu.bots.paradise.belief.spending import kinds_for
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.scripts import script_bot
from motu.core.chance import FreeChance
from motu.paradise import explain, game
from motu.paradise.box import COLONIES, RUMORS, WAR_CANOES, WARRIORS
from motu.paradise.grid import CELL_OF
from motu.paradise.pieces import count, counts, read_stack, size
from motu.paradise.state import BUILD, OVER
from tests.paradise.table import Table

SAMOA, NIUE = CELL_OF["G11"], CELL_OF["H12"]


def followed(table: Table, *words: tuple[str, str], memory: Memory | None = None) -> Memory:
    """What Red remembers who has seen the table at first, and after each of these words."""
    memory = memory or Memory()
    memory.see(game.view(table.state, 0))
    for seat, word in words:
        table.play(word, seat)
        memory.see(game.view(table.state, 0))
    return memory


def mean(table: Table, belief: Belief, cell: int = SAMOA, tries: int = 60) -> list[float]:
    """How many pieces of each kind Yellow has in a hex in tables that are imagined, in the mean."""
    view = game.view(table.state, 0)
    total: Counter[int] = Counter()
    for seed in range(tries):
        for kind, number in enumerate(counts(imagine_by(view, belief, FreeChance(seed)).stacks[1][cell])):
            total[kind] += number
    return [total[kind] / tries for kind in range(5)]


# --- What was built -------------------------------------------------------------------------------------------------


def test_a_piece_for_three_points_is_a_war_canoe_and_three_for_three_are_none() -> None:
    found = []
    for plan in ("C+Samoa .", "W+Samoa T+Samoa L+Samoa ."):
        table = Table("building", red="Tonga=2WW", yellow="Samoa=3WW", turn=1)
        memory = followed(table, *(("yellow", word) for word in plan.split()), ("red", "."))
        found.append(memory.rivals[1].kinds[SAMOA])
    assert found[0][WAR_CANOES] > 3 / 4 > 1 / 5 > found[1][WAR_CANOES]
    assert sum(found[1]) == pytest.approx(5)
    assert min(each[WARRIORS] for each in found) >= 2, "those that stood there when the game began"


def test_what_everybody_sees_is_paid_before_pieces_are_guessed_at() -> None:
    """Of three points two went into a card: one is left for the piece."""
    table = Table("building", yellow="Samoa=3aWW", turn=1)
    memory = followed(table, ("yellow", "K+Samoa(haka)"), ("yellow", "W+Samoa"), ("yellow", "."), ("red", "."))
    assert memory.rivals[1].kinds[SAMOA][WAR_CANOES] < 0.3


def test_what_costs_nothing_is_a_rumor() -> None:
    costs, left = Table().box.costs, (8, 4, 13, 4, 2)
    assert kinds_for(0, 1, left, costs)[RUMORS] > 0.6
    assert kinds_for(1, 1, left, costs)[RUMORS] < 0.3
    assert kinds_for(3, 1, left, costs)[WAR_CANOES] > 0.6
    assert kinds_for(3, 1, (8, 0, 13, 4, 2), costs)[WAR_CANOES] == 0
    assert sum(kinds_for(4, 2, left, costs)) == pytest.approx(1)


# --- What sailed ----------------------------------------------------------------------------------------------------


def test_what_sails_alone_is_no_warrior() -> None:
    table = Table("movement", "yellow", yellow="Samoa=2WWT", sea="H12", turn=1)
    memory = followed(table, *(("yellow", word) for word in ("@Samoa", "+T", ">H12", ".")))
    there = memory.rivals[1].kinds[NIUE]
    assert there[WARRIORS] + there[COLONIES] == 0
    assert sum(memory.rivals[1].kinds[SAMOA]) == pytest.approx(2)


def test_what_was_seen_in_a_battle_is_remembered_when_it_sails_on() -> None:
    table = Table("movement", "yellow", yellow="Samoa=2CCWW", sea="H12")
    table.state.witness(1, SAMOA)
    memory = followed(table, *(("yellow", word) for word in ("@Samoa", "+C", "+C", "+W", "+W", ">H12", ".")))
    assert game.view(table.state, 0).witnessed[1] == ()
    assert memory.rivals[1].kinds[NIUE] == pytest.approx([2, 2, 0, 0, 0])
    belief = believe(memory, game.view(table.state, 0))
    assert mean(table, belief, NIUE)[WAR_CANOES] > 1.8


def test_a_colony_that_became_a_village_is_gone() -> None:
    table = Table("building", yellow="Samoa=2WW H12=TL", tiles="H12=Niue")
    memory = followed(table, ("yellow", "."), ("yellow", "S+H12"), ("red", "."))
    assert table.villages("H12") == 1
    assert memory.rivals[1].kinds[NIUE][COLONIES] < 0.5
    assert sum(memory.rivals[1].kinds[NIUE]) == pytest.approx(1)


def test_pieces_that_leave_are_the_readiest_of_those_there_are() -> None:
    assert part_of([2, 1, 0, 0, 0], 3, (0, 1, 1, 0, 1)) == [2, 1, 0, 0, 0]
    assert part_of([2, 1, 0, 0, 0], 1, (0, 1, 1, 0, 1)) == pytest.approx([0, 1, 0, 0, 0])
    assert sum(part_of([2, 0.2, 0.1, 0, 0], 1, (0, 1, 1, 0, 1))) == pytest.approx(1)
    assert with_known([3, 1, 0, 0, 0], read_stack("C"), 4) == [3, 1, 0, 0, 0]
    assert with_known([3, 1, 0, 0, 0], read_stack("TT"), 2) == [0, 0, 2, 0, 0]
    assert sum(afloat([2, 0, 0, 0, 0], 0)[:1]) == 1


# --- What is believed -----------------------------------------------------------------------------------------------


def test_one_view_is_enough_to_believe_something() -> None:
    """At home there are warriors, at sea there are canoes: more of them than chance would deal."""
    table = Table("movement", yellow="Samoa=2WWW H12=T", sea="H12")
    view = game.view(table.state, 0)
    memory = Memory()
    belief = believe(memory, view)
    assert not memory.rivals[1].whole
    assert mean(table, belief)[WARRIORS] > 1.5
    assert mean(table, Belief(view))[WARRIORS] > 1.5
    assert mean(table, belief, NIUE)[WARRIORS] == 0


def test_a_belief_is_dealt_within_what_the_box_holds() -> None:
    table = Table("movement", yellow="Samoa=2WWWWW H12=CCWW", sea="H12")
    view = game.view(table.state, 0)
    belief = believe(Memory(), view)
    for seed in range(20):
        other = imagine_by(view, belief, FreeChance(seed))
        assert game.view(other, 0) == view
        assert all(count(other.fielded[1], kind) <= most for kind, most in enumerate(table.box.limits))


def test_alone_there_is_nothing_to_believe() -> None:
    table = Table("movement", players=1)
    view = game.view(table.state, 0)
    memory = Memory()
    assert imagine_by(view, believe(memory, view), FreeChance(1)) is not None
    assert not memory.rivals


def games(options: dict[str, str], seed: int) -> Any:
    """Every decision of a game of scripts: the table, the seat, and whether it is the first of a step."""
    chance = FreeChance(seed)
    s = game.deal(game.read_options(options), chance)
    bots = [script_bot("rusher"), script_bot("tuned-two"), IslanderBot(), script_bot("tuned-four")]
    while s.stage != OVER:
        seat = game.movers(s)[0]
        moves = game.moves(s, seat)
        if len(moves) == 1:
            game.play(s, seat, moves[0], chance)
            continue
        yield s, seat
        game.play(s, seat, bots[seat].decide(game.view(s, seat), moves, 0.0, chance), chance)


EVERYTHING = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}


@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "4"}, {"players": "3", **EVERYTHING}])
def test_whole_games_can_be_followed_by_players_and_by_those_who_watch(options: dict[str, str]) -> None:
    """Every piece is accounted for at every moment, and every imagined table looks as the one that is seen."""
    memories: dict[int | None, Memory] = {seat: Memory() for seat in (0, 1, None)}
    for number, (s, _) in enumerate(games(options, 5)):
        for viewer, memory in memories.items():
            view = game.view(s, viewer)
            if viewer is None or viewer in game.movers(s):
                memory.see(view)
            belief = believe(memory, view) if number % 17 == 0 else None
            if belief is not None:
                other = imagine_by(view, belief, FreeChance(number))
                assert game.view(other, viewer) == view
                for seat, each in memory.rivals.items():
                    if each.last == view:
                        piles = dict(view.piles[seat])
                        assert {cell: round(sum(kinds), 3) for cell, kinds in each.kinds.items()} == piles
                        assert all(number > -1e-6 for kinds in each.kinds.values() for number in kinds)


def test_to_see_the_same_again_changes_nothing() -> None:
    memory = Memory()
    for number, (s, _) in enumerate(games({"players": "2"}, 4)):
        memory.see(game.view(s, 0))
        if number % 10 == 0 and 1 in memory.rivals:
            before = {cell: list(kinds) for cell, kinds in memory.rivals[1].kinds.items()}
            memory.see(game.view(s, 0))
            assert memory.rivals[1].kinds == before


# --- What it rests on -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "WWCTT^ | W+Samoa T+Samoa . / @Samoa +C +W >H12 .",
            "TTLTT^ | L+Samoa W+Samoa . / @Samoa +T +L >H12 .",
        ),
        ("CWLTT^ | C+Samoa . / @Samoa +T >H12 >I13 . .", "WWTTT^ | W+Samoa . / @Samoa +T >H12 >I13 . ."),
        ("RWT^ | R+Samoa W+Samoa . / @Samoa +R >H12 .", "TWT^ | T+Samoa L+Samoa . / @Samoa +T >H12 ."),
    ],
)
def test_tables_that_differ_only_in_hidden_things_are_believed_to_be_the_same(one: str, other: str) -> None:
    """Yellow builds other things and sends other canoes the same way; Red sees both games from end to end."""
    told = []
    for text in (one, other):
        stack, words = text.split(" | ")
        building, moving = words.split(" / ")
        found = []
        memory = Memory()
        for step in ("building", "movement"):
            pieces = f"Samoa=4a{stack}" if step == "building" else f"Samoa=4a{in_all(stack, building)}^"
            table = Table(step, "yellow", yellow=pieces, sea="H12 I13", turn=3 + (step == "movement"))
            memory.see(game.view(table.state, 0))
            for word in (building if step == "building" else moving).split():
                table.play(word, "yellow")
                view = game.view(table.state, 0)
                belief = believe(memory, view)
                asked = [belief.leaning(1, cell, read_stack(there)) for cell in (SAMOA, NIUE) for there in ("T", "TW")]
                found.append((view, asked, [believe(None, view).leaning(1, SAMOA, read_stack("T"))]))
        told.append(found)
    assert told[0] == told[1]


def in_all(stack: str, plan: str) -> str:
    """What lies there when it has been built."""
    return stack.removesuffix("^") + "".join(word[0] for word in plan.split() if "+" in word)


def test_a_seat_has_no_belief_about_itself() -> None:
    table = Table("movement", red="Tonga=2WWC")
    view = game.view(table.state, 0)
    memory = Memory()
    assert believe(memory, view).leaning(0, CELL_OF["G13"], 0) == (1.0,) * 5
    assert list(memory.rivals) == [1]


# --- The weights that come with the program -------------------------------------------------------------------------


def test_the_weights_are_of_these_figures_and_better_than_the_box_alone() -> None:
    found = models()
    assert set(found) == {"seen", "followed"}
    for model in found.values():
        assert {len(weights) for place in model.base for weights in place} == {len(FIGURES)}
    assert not any(any(weights[len(SEEN) :]) for place in found["seen"].base for weights in place)


def test_weights_for_other_figures_are_refused() -> None:
    with pytest.raises(ValueError, match="other figures"):
        models_from_json({"figures": ["turn"], "places": []})


def test_beliefs_foresee_pieces_better_than_the_box() -> None:
    """In a game that nothing was learnt from: how many pieces of a stack are of the kind that is imagined."""
    right = [0, 0]
    for number, (s, seat) in enumerate(games({"players": "2"}, 77)):
        if number % 9 or s.stage == BUILD:
            continue
        view = game.view(s, seat)
        other = 1 - seat
        tables = game.imagine(view, FreeChance(number)), imagine_by(view, Belief(view), FreeChance(number))
        for way, table in enumerate(tables):
            for cell, each in hexes(view, other).items():
                pairs = zip(counts(s.stacks[other][cell]), counts(table.stacks[other][cell]), strict=True)
                right[way] += sum(min(pair) for pair in pairs)
                assert size(s.stacks[other][cell]) >= len(each.figures[:1])
    assert right[1] > 1.1 * right[0] > 0


# --- Who is likely to come --------------------------------------------------------------------------------------------


def test_what_is_likely_to_come_lies_between_what_is_known_and_what_may_be() -> None:
    """The same attacks that everybody is told of, in whole games."""
    memory, compared = Memory(), 0
    for number, (s, _) in enumerate(games({"players": "3"}, 9)):
        view = game.view(s, 0)
        memory.see(view)
        if number % 40:
            continue
        told = {(each.by, each.cell): each for each in explain.attacks(view) if each.by != 0}
        found = coming(view, believe(memory, view), FreeChance(number), 8)
        assert {(each.by, each.cell) for each in found} == set(told)
        for each in found:
            attack = told[each.by, each.cell]
            assert (each.surely, each.most) == (attack.surely, attack.fighters)
            assert each.surely <= each.likely <= each.most == len(each.chances)
            assert sum(each.chances) == pytest.approx(each.likely)
            assert list(each.chances) == sorted(each.chances, reverse=True)
            compared += 1
    assert compared > 20


def test_a_stack_that_was_paid_for_with_warriors_frightens_less_than_one_with_war_canoes() -> None:
    likely = []
    for plan in ("C+Samoa W+Samoa .", "W+Samoa T+Samoa L+Samoa ."):
        table = Table("building", red="Tonga=2WW", yellow="Samoa=4aWW", turn=1)
        memory = followed(table, *(("yellow", word) for word in plan.split()), ("red", "."))
        view = game.view(table.state, 0)
        fears = feared(view, believe(memory, view), FreeChance(1))
        assert set(fears) == {CELL_OF["G13"]}
        likely.append(fears[CELL_OF["G13"]].likely)
    assert likely[0] > 2 * likely[1]


def test_nobody_comes_when_the_game_is_over_or_all_is_far_away() -> None:
    table = Table("movement", red="Tonga=2", yellow="N10=1CC", tiles="N10=Niue")
    assert feared(game.view(table.state, 0), Belief(game.view(table.state, 0)), FreeChance(1)) == {}
    table.state.stage = OVER
    assert coming(game.view(table.state, 0), Belief(game.view(table.state, 0)), FreeChance(1)) == []
