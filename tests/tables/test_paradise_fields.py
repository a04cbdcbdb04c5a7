"""Each field of what a table of Paradise shows is compared where it is filled: at two tables that differ in what the
viewer cannot know, and look the same to the last byte. A field that no comparison has met would be no test at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from motu.paradise.box_loader import house_of_rules
from motu.store.rows import OVER
from motu.tables.table import Table
from motu.tables.trying import try_moves
from tests.tables.paradise_twins import RULES, Twins
from tests.tables.test_paradise_secrets import NOBODY, STRANGER, played, watched

FIELDS = {
    *("explorer", "steered", "voyage", "voyage:island", "voyage:sea", "voyage:off"),
    *(
        "fleet",
        "fleet:of another",
        "canoes",
        "transit",
        "transit:of another",
        "fixed",
        "turned",
        "under_way",
        "carried",
    ),
    *("battles", "battles:of another", "battle", "origins", "rolls", "panic", "eliminated", "asked", "used"),
    *("saved", "stake", "chance", "course", "refuges", "seen", "by", "left", "plan", "prompt"),
    *("try:battles", "try:harms", "try:holdings", "try:load", "try:losses", "try:plan", "try:reach", "try:retreats"),
    *("try:homes", "try:uses", "try:voyage", "try:wares"),
    *("move:hex", "move:piece", "move:canoe", "move:item", "move:card", "move:event", "move:seat", "move:clockwise"),
}
"""What must be met; "of another" where the viewer is not the one whose it is, "try" what is foretold of a decision."""
GOOD = (148, 115, 134, 159, 5283, 6040, 6303)
"""Games that meet most of it, to begin with: with the box of version 2, which has more battles and stays as it is."""
GAMES, STEPS = 600, 120

_write = msgspec.json.Encoder().encode


def filled(table: Any) -> Iterator[str]:
    """Which of these are filled here, in what a viewer has got."""
    shown, seat = table["shown"], table["seat"]
    yield from (name for name in FIELDS & shown.keys() if shown[name] and name not in ("fleet", "seen"))
    yield from (f"voyage:{each['marker']}" for each in shown["voyage"])
    another = shown["mover"] != seat
    if shown["explorer"] and shown["explorer"]["steered"] is not None:
        yield "steered"
    if shown["fleet"]["number"]:
        yield "fleet:of another" if another else "fleet"
        yield from (name for name in ("canoes",) if shown["fleet"][name])
    if another:
        yield from (f"{name}:of another" for name in ("transit", "battles") if shown[name])
    battle = shown["battle"] or {}
    yield from (name for name in FIELDS & battle.keys() if battle[name])
    yield from (roll["loss"] for roll in battle.get("rolls", ()) if roll["loss"])
    yield from (f"move:{name}" for move in table["moves"] for name in move)
    yield from (name for name in ("prompt", "by") if table[name] is not None)
    if any(shown["seen"]):
        yield "seen"


def foretold(table: Table, viewer: int) -> bytes:
    """What a seat is told of the decision at hand, before anything is tried."""
    assert table.match is not None
    return _write(try_moves(table.match.copy(), viewer, [], table.version))


def test_every_field_is_the_same_where_only_hidden_things_differ(amount: Callable[[int, int, int], int]) -> None:
    missing, steps = set(FIELDS), 0
    for seed in islice(chain(GOOD, range(GAMES)), amount(GAMES, GAMES, 10 * GAMES)):
        choice = random.Random(seed)
        players = 2 + seed % 3
        viewer = choice.choice([None, *range(players)])
        preset = ("two", "three", "four")[players - 2]
        twins = Twins(
            {"preset": preset, "components": house_of_rules(2), **RULES}, viewer, seed, choice.randrange(120 * players)
        )
        tables = twins.tables()
        person = NOBODY if viewer is None else twins.people(0)[viewer]
        for _ in islice(played(twins, tables), STEPS):
            if twins.states[0] == twins.states[1]:
                continue
            steps += 1
            for who in dict.fromkeys((person, STRANGER)):
                one, other = (watched(table, who) for table in tables)
                assert one == other
            missing -= set(filled(msgspec.json.decode(watched(tables[0], person)[1])))
            if viewer is not None and tables[0].stage != OVER:
                odds, others = (foretold(table, viewer) for table in tables)
                assert odds == others
                missing -= {f"try:{name}" for name, told in msgspec.json.decode(odds)["prospect"].items() if told}
        if not missing:
            break
    assert not missing
    assert steps > 100
