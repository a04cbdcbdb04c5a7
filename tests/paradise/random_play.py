"""Random games of many kinds: plain ones, wars, skirmishes for the last villages, what lies far away, many events."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import ITEMS
from motu.paradise.box_loader import default_box, register
from motu.paradise.grid import CELL_OF, NAMES
from motu.paradise.moves import DONE, GO, MOVES, Move
from motu.paradise.state import MOVEMENT, SEARCH, State
from tests.paradise.table import Table

LIKING = {"done": 0.4, "disband": 0.1, "flip": 0.5, "show": 0.15, "reveal": 0.15, "focus": 0.3, "settle": 6, "feast": 4}
EVENTS = ("yes", "no", "yes", "yes")
"""In most games there are random events (11.2)."""
ATTACK, VILLAGES = 3, ("V", "L", "A", "K")
"""How much likelier than others some moves are: those that keep a game going, and warlike."""


def liking(state: State, seat: int, move: Move) -> float:
    if move.kind == "go" and state.step == MOVEMENT and state.enemies(seat) >> move.cell & 1:
        return ATTACK
    if move.kind == "build":
        return 3 if move.text.startswith(VILLAGES) else 0.8
    return LIKING.get(move.kind, 1)


def random_game(seed: int) -> State:
    """A game in which every decision is taken at random."""
    dice, chance = random.Random(seed), FreeChance(seed)
    options = {"players": "234"[seed % 3], "homes": ("drawn", "chosen")[seed % 2], "events": EVENTS[seed % 4]}
    state = game.deal(game.read_options(options), chance)
    while movers := game.movers(state):
        seat = dice.choice(movers)
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)
    return state


def alone(seed: int) -> None:
    """The solitaire game, which comes into some steps."""
    dice, chance = random.Random(seed), FreeChance(seed)
    play_on(game.deal(game.read_options({"players": "1"}), chance), dice, chance, 1_000)


ROUGH = {**LIKING, "search": 8, "done": 0.25, "show": 0.05, "settle": 1, "feast": 1, "add": 2, "save": 0.3}
FREE = {"C": 4, "W": 1, "L": 4, "K": 2}


def rough_liking(state: State, seat: int, move: Move) -> float:
    """Those who want war: what they build costs nothing, and homes are what they sail for."""
    if state.stage == SEARCH:
        return 1
    if move.kind == "go" and state.step == MOVEMENT:
        if state.others_held(seat) & ~state.wild & 1 << move.cell:
            return 6
        return 2 if state.enemies(seat) >> move.cell & 1 else 1
    return FREE.get(move.text[0], 0.2) if move.kind == "build" else ROUGH.get(move.kind, 1)


def rough_box(target: int, villages: int) -> str:
    """A box for games that go another way: fighters, colonies and cards for nothing, and another end."""
    box = default_box()
    costs = tuple(
        0 if item in ("warriors", "war-canoe", "colony", "card") else box.costs[k] for k, item in enumerate(ITEMS)
    )
    figures: dict[str, Any] = {"costs": costs, "targets": (target,) * 3, "start_villages": villages}
    return register(replace(box, name=f"rough-{target}", **figures))


def rough_game(seed: int, most: int = 2_500) -> None:
    """War without end, or a game that is won early, with cards still face down."""
    dice, chance = random.Random(seed), FreeChance(seed)
    options = {
        "players": "234"[seed % 3],
        "events": EVENTS[seed % 4],
        "components": rough_box(*((60, 1), (9, 2))[seed % 2]),
    }
    play_on(game.deal(game.read_options(options), chance), dice, chance, most)


def skirmish(seed: int) -> None:
    """Two who are about to lose all their villages, and have a colony each at sea."""
    table = Table("movement", red="Tonga=1 G9=CCCWWWTL", yellow="Samoa=1 F14=CCCWWWTL", sea="G9")
    play_on(table.state, random.Random(seed), FreeChance(seed), 120)


EVERYTHING = "south=yes saved=yes kumara=yes malaria=yes"
FAR_AWAY = (
    # Both islands of New Zealand, and a base in the far east.
    {
        "tiles": "H14=Aotearoa G15=Te-Waka-Maui P14=Rapa-Nui N14=Pitcairn",
        "red": "Tonga=1CCWWT^ H14=1WWLT^ P14=1",
        "yellow": "G15=1WWL N14=1 Samoa=1CCWW",
        "face": "red:poi yellow:ocean-chart",
        "cards": "red:ocean-chart",
    },
    # Aotearoa is known to one of them, with a secret tile beside it.
    {"secret": "H14=Aotearoa:red G15=Niue:yellow", "red": "Tonga=1WW", "yellow": "Samoa=1CCWW"},
    {"secret": "G17=Aotearoa:red H14=Tahiti:red", "red": "Tonga=1WW", "yellow": "Samoa=1CCWW"},
    # Melanesia, where but a village is left.
    {"red": "Vanuatu=1W", "yellow": "Samoa=1CCWW D14=C", "players": 3},
    {"red": "Vanuatu=1W Tonga=1 Fiji=1W", "yellow": "Samoa=1CCWW", "kumara": "red"},
    # Somebody is already at sea between here and South America.
    {
        "tiles": "Q15=Rapa-Nui",
        "red": "Q15=1CCWW Tonga=1",
        "yellow": "S15=C R16=C R14=C Q13=C P14=C Samoa=1",
        "kumara": "yellow",
        "sea": "P14",
    },
    # South America is near, and the way there is narrow.
    {
        "tiles": "P14=Rapa-Nui",
        "red": "P14=1CCWW Tonga=1",
        "yellow": "Q15=C Q13=C O15=C Samoa=1",
        "cards": "red:navigation,moai",
        "sea": "Q15 O15",
        "options": f"{EVERYTHING} components=near",
    },
    {
        "tiles": "P14=Rapa-Nui",
        "red": "P14=1CCWW Tonga=1",
        "yellow": "Q15=C Q13=C O15=C O13=C Samoa=1",
        "sea": "Q15 O15 O13",
        "options": f"{EVERYTHING} components=near",
    },
)
register(replace(default_box(), name="near", south_america=(CELL_OF["P12"],)))


def far_away(seed: int) -> None:
    """Tables at which the advanced rules matter from the first move on; now and then somebody asks what is wrong."""
    given: dict[str, Any] = FAR_AWAY[seed % len(FAR_AWAY)]
    step = ("exploration", "movement", "building")[seed // len(FAR_AWAY) % 3]
    state = Table(step, stored=("", "red")[seed % 2], **{"options": EVERYTHING, **given}).state
    if seed % 11 == 0:
        state.hooks = replace(state.hooks, barred=(lambda s, seat: 1 << CELL_OF["G15"],))
    dice, chance = random.Random(seed), FreeChance(seed)
    for number in range(100):
        before = state.copy()
        play_on(state, dice, chance, 1)
        game.tell(before, DONE, state, None)
        for seat in game.movers(state)[:1] if number % 4 == 0 or state.stage == SEARCH else ():
            around = [GO[cell] for cell in state.box.near[state.at]] if state.stage == SEARCH else []
            for move in (*around, *dice.sample(STRANGE, 20)):
                game.why_not(state, seat, move)


def fever(seed: int) -> None:
    """Who is last has but a village in Melanesia (11.6)."""
    table = Table("building", players=3, options="malaria=yes", red="Vanuatu=1W", track="1 5 5")
    play_on(table.state, random.Random(seed), FreeChance(seed), 12)


ISLANDS = tuple(CELL_OF[name] for name in ("H14", "G15"))
STRANGE = [move for move in MOVES if move.kind in ("march", "store", "spend", "search")]
STRANGE += [move for move in STRANGE if move.kind == "march" and move.cell in ISLANDS] * 20
STRANGE += [GO[cell] for cell, name in enumerate(NAMES) if name[0] in "NOPQRS"]


WINDFALLS: tuple[dict[str, Any], ...] = (
    {
        "red": "Tonga=1T^ H14=1T^ I13=1 G15=CC",
        "yellow": "Samoa=1T^ H12=1aT^ G9=TL H10=C",
        "green": "L10=1T^ K13=1WW",
        "kept": "red:royal-marriage yellow:good-omen,whispers",
    },
    {
        "red": "Tonga=1CCC H12=1",
        "yellow": "Samoa=2T^ I13=1CCC",
        "green": "L10=2CCCWW",
        "kept": "red:royal-marriage,war-fever",
    },
    {
        "red": "Tonga=3aT^ H12=1aT^",
        "yellow": "Samoa=3aT^ I13=1WWWWWWWWW",
        "green": "L10=2T^ K13=2",
        "kept": "yellow:war-fever",
        "events": "tsunami migration trade-winds canoe-rot rival-chiefs new-stars",
        "deck": "",
    },
    {
        "red": "Tonga=2T^ H12=1aT^",
        "yellow": "Samoa=2",
        "green": "L10=3aT^ K13=2T^",
        "events": "canoe-rot migration",
    },
)
"""Tables on which events have much to do, and little."""


def windfall(seed: int) -> None:
    """Three with secret tiles, and events from the first turn on (11.2)."""
    table = Table(
        "order",
        players=3,
        options="events=yes",
        track="5 5 5",
        tiles="H14=Tahiti I13=Tuamotu K13=Hawaiki",
        sea="G9 H10 G15",
        secret="I15=Kuporu:red,green H16=Malden:yellow,green L12=Phoenix:green",
        **WINDFALLS[seed % 4],
    )
    play_on(table.state, random.Random(seed), FreeChance(seed), 160)


def adrift(seed: int) -> None:
    """An explorer off course, and the tiles around him known to one who is not asked (6.3, 11.3)."""
    secret = "I15=Aotearoa:green H16=Niue:green"
    table = Table("exploration", players=3, options="south=yes", sea="G15 H12 I13", secret=secret).play(">H14(x)")
    play_on(table.state, random.Random(seed), FreeChance(seed), 20)


def play_on(state: State, dice: random.Random, chance: FreeChance, most: int) -> None:
    for number in range(most):
        movers = game.movers(state)
        if not movers:
            return
        seat = dice.choice(movers)
        if number % 10 == 0:  # now and then somebody who is not asked
            others = [each for each in range(state.count) if each not in movers and game.moves(state, each)]
            seat = dice.choice(others or [seat])
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [rough_liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)
