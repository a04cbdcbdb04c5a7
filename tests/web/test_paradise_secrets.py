"""Two tables of Paradise that differ in hidden things alone: those who may not know them are sent the same bytes.

They are put into the database of a real server up to somewhere in the middle, where they already differ, and are then
played on over the wire, each player at each table doing what looks the same to the viewer.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from motu.paradise import game
from motu.paradise.moves import MOVES
from motu.people.tokens import SESSION, hash_of, new_token
from motu.store.open_store import open_store
from motu.store.rows import Visitor
from motu.tables.table import Table
from tests.tables.paradise_twins import RULES, Twins
from tests.web.house import House, Somebody, house
from tests.web.test_secrets import NOBODY_AWAY, Both, put

VIEWERS = {"red": 0, "yellow": 1, "green": 2, "blue": 3, "spectator": None}
IDS = {name: (f"first-{name}", f"other-{name}") for name in (*VIEWERS, "beside", "last")}
STRANGER = "eve-id"
LEAST, MOST = 6, 16
"""So many steps are played over the wire."""


class Pair(NamedTuple):
    """Two tables: `known` steps are in the database, and `live` ones follow, in which nothing is drawn."""

    twins: Twins
    known: int
    live: int


@cache
def pair(name: str) -> Pair:
    """Tables that differ, where people decide in secret next: preferably several at the same time."""
    for seed in range(300):
        twins = Twins({"preset": "four", **RULES}, VIEWERS[name], seed, random.Random(seed).randrange(30, 160))
        start = len(twins.steps[0])
        apart, together = [False] * start, [1] * start
        while len(apart) < start + 60:
            movers = len(game.movers(twins.states[0]))
            if not twins.play():
                break
            together.append(movers)
            apart.append(twins.states[0] != twins.states[1])
        for known in range(start + 1, len(apart) - LEAST):
            live = 0
            while (
                live < MOST
                and known + live < len(apart)
                and not any(steps[known + live].outcomes for steps in twins.steps)
            ):
                live += 1
            moves = [[step.move for step in steps[known : known + live]] for steps in twins.steps]
            if live >= LEAST and apart[known - 1] and moves[0] != moves[1] and max(together[known:][:live]) > 1:
                return Pair(twins, known, live)
    raise AssertionError("no such tables were found")


@cache
def building() -> Twins:
    """Two tables of two, as like as two peas, at which both are about to build, and each can buy a card."""
    twins = Twins({"preset": "two", **RULES}, 0, 3, 0)
    while len(game.movers(twins.states[0])) < 2:
        twins.same()
    return twins


@cache
def token(id: str) -> str:
    return new_token(SESSION)


async def keep(path: Path) -> None:
    store = await open_store(str(path))
    kept: dict[str, tuple[Twins, int | None]] = {name: pair(name)[:2] for name in VIEWERS}
    kept |= {name: (building(), None) for name in STORIES}
    people = {STRANGER: "Eve"}
    for twins, _ in kept.values():
        for number in range(2):
            people |= {person.id: person.name for person in twins.people(number)}
    for id, called in people.items():
        await store.add_visitor(Visitor(id, called, time.time()), hash_of(token(id)), str.casefold)
    now = time.time() - 100_000
    for name, (twins, known) in kept.items():
        for number in range(2):
            table = Table(IDS[name][number], game, bytes([number + 1]) * 32)
            await put(store, table, twins.events(number, now, known))
    await store.close()


@pytest.fixture(scope="module")
def twin_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("twins")
    asyncio.run(keep(folder / "motu.db"))
    with house(folder, before=NOBODY_AWAY, level="debug") as found:
        yield found


def look_everywhere(watcher: Both, version: int) -> None:
    """Everything that can be asked for and changes nothing."""
    for seat in ("", "?seat=0", "?seat=3", "?seat=-1"):
        for path in ("", "/record", "/log", "/steps", "/threats", "/count", "/replay"):
            later = f"{seat or '?'}&from={version - 12}" if path == "/replay" else seat
            assert watcher.ask("GET", f"/api/tables/TABLE{path}{later}")[0] == 200
    for of, place in product("0123", ("G11", "G13", "L10")):
        assert watcher.ask("GET", "/api/tables/TABLE/reach", params={"hex": place, "of": of})[0] == 200
    assert watcher.ask("GET", "/api/tables/TABLE/replay")[0] == 200
    assert watcher.ask("GET", "/api/tables/TABLE/replay?seat=open")[0] == 409
    assert watcher.ask("POST", "/api/tables/TABLE/hint", json={})[0] in {409, 422}
    for query in ("/api/lobby", "/api/me/tables"):
        listed = [{**each, "changed": 0} for each in watcher.who.ask("GET", query)]
        found = [[{**each, "table": ""} for each in listed if each["table"] == table] for table in watcher.tables]
        assert found[0] == found[1]


def refused_alike(watcher: Both, version: int, legal: set[str]) -> None:
    """What is refused is refused in the same words, over both ways in."""
    choice = random.Random(version)
    texts = [move.text for move in choice.sample(MOVES, 6) if move.text not in legal]
    tried: list[dict[str, Any]] = [{"do": "move", "move": text} for text in (*texts, "", "nonsense")]
    tried += [{"do": what, "seat": seat} for what in ("undo", "resign", "move") for seat in range(4)][:8]
    tried += [
        {"do": "replace", "about": 7},
        {"do": "return"},
        {"do": "sit"},
        {"do": "close"},
        {"do": "answer", "yes": True},
    ]
    firsts = choice.sample(sorted(legal), min(8, len(legal)))
    tried += [{"do": "moves", "moves": [text] * 40} for text in (*firsts, *texts)]  # nothing can be done that often
    mine = watcher.who.see(watcher.tables[0])["you"]
    for action in tried:
        if action.get("seat") in mine:
            continue
        watcher.send(do="act", table="TABLE", version=version, key="k", action=action)
        assert watcher.act(version, **action)[0] in {400, 409}, action
    for move in texts:
        watcher.ask("GET", "/api/tables/TABLE/why", params={"move": move})
    for first in (*firsts, *texts[:2]):
        watcher.ask("GET", "/api/tables/TABLE/try", params={"moves": f"{first} {first}"})


@pytest.mark.parametrize("name", VIEWERS)
def test_nothing_that_is_sent_depends_on_what_is_hidden(name: str, twin_house: House) -> None:
    twins, known, live = pair(name)
    tables, viewer = IDS[name], VIEWERS[name]
    with ExitStack() as stack:

        def somebody(id: str) -> Somebody:
            return stack.enter_context(Somebody(twin_house, token(id)))

        watching = [STRANGER] if viewer is None else [STRANGER, twins.people(0)[viewer].id]
        watchers = []
        for id in watching:
            who = somebody(id)
            watchers.append(Both(who, tables, [stack.enter_context(who.socket()) for _ in tables]))
        seated = [[somebody(person.id) for person in twins.people(number)] for number in range(2)]
        for watcher in watchers:
            watcher.send(do="watch", table="TABLE", seat=0)
            watcher.hear("table")
        version = known + 2
        hidden = 0
        for step in range(known, known + live):
            for watcher in watchers if step == known + live // 2 else ():
                look_everywhere(watcher, version)
                legal = {move["move"] for move in watcher.who.see(tables[0])["moves"]}
                refused_alike(watcher, version, legal)
            for number in range(2):
                done = twins.steps[number][step]
                owner = seated[number][done.seat]
                assert owner.see(tables[number])["version"] == version
                owner.act(tables[number], version, key=f"k{step}", do="move", move=done.move)
            version += 1
            hidden += twins.steps[0][step].move != twins.steps[1][step].move
            for watcher in watchers:
                assert watcher.hear("table", version)["table"]["steps"] == step + 1
        for watcher in watchers:
            look_everywhere(watcher, version)
        assert hidden
        seen = [[each.see(table)["shown"] for each in people] for table, people in zip(tables, seated, strict=True)]
        assert seen[0] != seen[1]
        assert viewer is None or seen[0][viewer] == seen[1][viewer]


STORIES = {
    "beside": "Bob:buys Ann-1:W+ Bob:R+ Ann-1:undo Ann:. Bob:R+ Ann:undo Ann:W+",
    "last": "Bob:R+ Ann-1:W+ Ann:. Bob:buys Ann:undo Bob:R+ Ann-1:W+ Ann:.",
}
"""Who builds what, and takes back, while both build; `Ann-1` has not yet seen what was done last."""


@pytest.mark.parametrize("name", STORIES)
def test_a_card_that_is_bought_while_all_build_is_no_news_to_the_others(name: str, twin_house: House) -> None:
    """Bob buys a card at one table, and draws it at once (9.5); at the other he builds a canoe. Ann builds beside
    him, has done, changes her mind: message by message, and byte by byte, both tables are the same to her."""
    twins, tables = building(), IDS[name]
    plans = {move.text[:2]: move.text for move in game.moves(twins.states[0], 1)}
    own = {move.text[:2]: move.text for move in game.moves(twins.states[0], 0)}
    with ExitStack() as stack:

        def somebody(id: str) -> Somebody:
            return stack.enter_context(Somebody(twin_house, token(id)))

        def both(id: str) -> Both:
            who = somebody(id)
            return Both(who, tables, [stack.enter_context(who.socket()) for _ in tables])

        ann, eve = both(twins.people(0)[0].id), both(STRANGER)
        bobs = [somebody(twins.people(number)[1].id) for number in range(2)]
        for watcher in (ann, eve):
            watcher.send(do="watch", table="TABLE")
            version = watcher.hear("table")["table"]["version"]
        for who, _, what in (word.partition(":") for word in STORIES[name].split()):
            if who == "Bob":
                for number, kind in enumerate(("K+", "T+") if what == "buys" else (what, what)):
                    bobs[number].act(tables[number], version, do="move", move=plans[kind])
            else:
                action = {"do": "undo"} if what == "undo" else {"do": "move", "move": own.get(what, what)}
                seen = version - (who == "Ann-1")
                ann.send(do="act", table="TABLE", version=seen, key=f"after {version}", action=action)
            version += 1
            for watcher in (ann, eve):
                assert watcher.hear("")["table"]["version"] == version
            if who != "Bob":
                assert ann.hear("") == {"is": "done", "key": f"after {version - 1}", "version": version}
            for watcher in (ann, eve):
                look_everywhere(watcher, version)
        for watcher in (ann, eve):
            watcher.send(do="dance")
            assert watcher.hear("")["is"] == "refused"  # and nothing else was sent
        hands = [bob.see(table)["shown"]["hand"] for bob, table in zip(bobs, tables, strict=True)]
        assert [len(hand) for hand in hands] == [1, 0]


def test_the_log_of_that_house_tells_no_secret(twin_house: House) -> None:
    logged = twin_house.log.read_text()
    assert logged
    for number in range(2):
        assert (bytes([number + 1]) * 32).hex() not in logged
    assert token(STRANGER) not in logged
    assert "Traceback" not in logged
