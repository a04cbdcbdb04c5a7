"""Hidden things stay hidden at the outermost layer, too: what is sent to somebody, byte by byte, and what is logged."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from motu.kahuna.moves import MOVES
from motu.people.tokens import SESSION, hash_of, new_token
from motu.store.open_store import open_store
from motu.store.protocol import Store
from motu.store.rows import Visitor
from motu.tables.actions import Person
from motu.tables.events import AnyEvent, write_event
from motu.tables.table import Table
from motu.tables.table_view import summary_of
from tests.tables.twins import Twin, Twins
from tests.web.house import House, Socket, Somebody, house, two_at_a_table

ANN, BOBS, CAT = Person("ann-id", "Ann"), (Person("bob-id", "Bob"), Person("another-bob-id", "Bob")), Person("cat", "C")
TOKENS = {person.id: new_token(SESSION) for person in (ANN, *BOBS, CAT)}
CASES = {
    "modern": (0, {"preset": "modern"}),
    "russian": (1, {"preset": "russian"}),
    "modern-open": (1, {"preset": "modern", "open-hands": "yes"}),
    "classic-no-surprise": (
        0,
        {"preset": "classic", "no-surprise": "yes", "discards": "face-down", "drawing": "decline-unless-discarded"},
    ),
}
IDS = {name: (f"first-{name}", f"other-{name}") for name in CASES}
NEEDS_NO_CHANCE = {"place", "remove", "decline", "end"}
NOBODY_AWAY = "from motu.tables import presence\npresence.GRACE = 1e9\n"
"""Who is away since when depends on when somebody looked first, which is not the same moment at two tables."""
_DIFFERS_RIGHTLY = {"date", "x-request-id", "content-length"}
_AT = re.compile(rb'"at":[\d.e+]+')


# --- Twin tables in a database --------------------------------------------------------------------------------------


def prepared(name: str) -> list[Twin]:
    """Two tables in the middle of a game, somewhere where they still look the same and go on."""
    seat, options = CASES[name]
    for seed in range(100):
        twins = Twins(options, seat, seed, ids=IDS[name], people=(ANN, BOBS), now=time.time() - 100_000)
        while len(twins.twins[0].events) < 16 and twins.play():
            if twins.choice.random() < 0.1:
                twins.talk()
        one, other = twins.hands()
        if twins.twins[0].table.stage == "running" and one != other and twins.twins[0].state.left > 6:
            return twins.twins
    raise AssertionError("no such tables were found")


async def keep(path: Path) -> None:
    store = await open_store(str(path))
    for person in (ANN, *BOBS, CAT):
        await store.add_visitor(Visitor(person.id, person.name, time.time()), hash_of(TOKENS[person.id]), str.casefold)
    for name in CASES:
        for twin in prepared(name):
            await put(store, Table(twin.table.id, twin.table.game, twin.table.secret), twin.events)
    await store.close()


async def put(store: Store, table: Table, events: Sequence[tuple[AnyEvent, float]]) -> None:
    """Keep a new table, to which this has happened."""
    for number, (event, at) in enumerate(events):
        table.apply(event, at)
        if number:
            await store.append(table.id, number, summary_of(table), at, write_event(event))
        else:
            await store.create(table.id, table.game.NAME, table.secret, summary_of(table), at, write_event(event))


@pytest.fixture(scope="module")
def twin_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("twins")
    asyncio.run(keep(folder / "motu.db"))
    with house(folder, before=NOBODY_AWAY, level="debug") as found:
        yield found


class Both:
    """Somebody who looks at two tables, or acts at both, and must not be able to tell them apart."""

    def __init__(self, who: Somebody, tables: tuple[str, str], sockets: list[Socket]) -> None:
        self.who, self.tables, self.sockets = who, tables, sockets

    def plain(self, body: bytes, table: str) -> bytes:
        """Without the table's id, and without the time of what was done just now."""
        return _AT.sub(b'"at":0', body.replace(table.encode(), b"TABLE"))

    def ask(self, method: str, path: str, **more: Any) -> tuple[int, bytes]:
        """What is answered, headers and all; the same at both tables."""
        answers = []
        for table in self.tables:
            answer = self.who.http.request(method, path.replace("TABLE", table), **more)
            headers = {name: value for name, value in answer.headers.items() if name not in _DIFFERS_RIGHTLY}
            answers.append((answer.status_code, self.plain(answer.content, table), headers))
        assert answers[0] == answers[1], (method, path)
        return answers[0][:2]

    def act(self, version: int, key: str = "", **action: Any) -> tuple[int, bytes]:
        body = {"version": version, "key": key, "action": action}
        return self.ask("POST", "/api/tables/TABLE/actions", json=body)

    def send(self, **what: Any) -> None:
        for socket, table in zip(self.sockets, self.tables, strict=True):
            socket.send(**{name: table if value == "TABLE" else value for name, value in what.items()})

    def hear(self, kind: str, version: int = 0) -> dict[str, Any]:
        """The next message of a kind, of a table at this version; the same at both tables."""
        heard = []
        for socket, table in zip(self.sockets, self.tables, strict=True):
            told = socket.hear(kind)
            while version and told["table"]["version"] < version:
                told = socket.hear(kind)
            heard.append(self.plain(json.dumps(told, separators=(",", ":")).encode(), table))
        assert heard[0] == heard[1]
        return told

    def look_everywhere(self, version: int) -> None:
        """Everything that can be asked for and changes nothing."""
        for seat in ("", "?seat=0", "?seat=1", "?seat=7", "?seat=-1"):
            for path in ("", "/log", "/steps", "/record", "/replay", "/threats"):
                assert self.ask("GET", f"/api/tables/TABLE{path}{seat}")[0] == 200
            later = f"{seat or '?'}&from={max(0, version - 5)}"
            assert self.ask("GET", f"/api/tables/TABLE/replay{later}")[0] == 200
            for move in ("A-B", "CDxCD", "/A", "+?", ".", "nonsense"):
                self.ask("GET", "/api/tables/TABLE/why", params={"seat": seat[6:], "move": move})
                self.ask("GET", "/api/tables/TABLE/try", params={"seat": seat[6:], "moves": f"{move} ."})
        assert self.ask("GET", "/api/tables/TABLE/replay?seat=open")[0] == 409
        assert self.ask("POST", "/api/tables/TABLE/branch", json={"step": 0, "seat": 0, "bot": "greedy"})[0] == 409
        for query in ("/api/lobby", "/api/me/tables"):
            listed = self.who.ask("GET", query)
            listed = [{**each, "changed": 0} for each in listed]  # they were not played at the same moment
            found = [[repr(each) for each in listed if each["table"] == table] for table in self.tables]
            assert [each.replace(self.tables[0], "TABLE") for each in found[0]] == [
                each.replace(self.tables[1], "TABLE") for each in found[1]
            ]
        for wrong in (version - 1, 0, version + 1):
            status, body = self.act(wrong, do="move", move="+?")
            assert status in {409, 404}, body
        self.ask("POST", "/api/tables/TABLE/rematch")

    def try_the_impossible(self, version: int, legal: set[str], mine: int) -> None:
        """What is refused is refused in the same words, over both ways in."""
        choice = random.Random(version)
        texts = [move.text for move in choice.sample(MOVES, 30) if move.text not in legal]
        tried: list[dict[str, Any]] = [{"do": "move", "move": text} for text in [*texts, "", "A-A", "\u202e", "/?"]]
        tried += [{"do": "move", "move": text, "seat": 1 - mine} for text in texts[:5]]
        tried += [{"do": "undo", "seat": 1 - mine}, {"do": "resign", "seat": 1 - mine}, {"do": "rise"}, {"do": "close"}]
        tried += [{"do": "replace", "about": mine}, {"do": "sit"}, {"do": "hook", "url": "https://example.org"}]
        tried += [{"do": "seat-bot", "seat": 1, "bot": "greedy"}, {"do": "undo", "to": "part"}]
        tried += [{"do": "moves", "moves": [text] * 40} for text in (*sorted(legal)[:20], *texts[:3], "+?")]
        for action in tried:
            assert self.act(version, **action)[0] in {400, 409}, action
            self.send(do="act", table="TABLE", version=version, key="k", action=action)
            self.hear("refused")
        self.send(do="act", table="TABLE", version=version - 1, key="old", action={"do": "undo"})
        assert self.hear("refused")["table"]["version"] == version


@pytest.mark.parametrize("name", CASES)
def test_nothing_that_is_sent_depends_on_what_is_hidden(name: str, twin_house: House) -> None:
    mine, tables = CASES[name][0], IDS[name]
    with ExitStack() as stack:
        people = [stack.enter_context(Somebody(twin_house, TOKENS[id])) for id in (ANN.id, CAT.id)]
        bobs = [stack.enter_context(Somebody(twin_house, TOKENS[bob.id])) for bob in BOBS]
        ann, cat = [Both(each, tables, [stack.enter_context(each.socket()) for _ in tables]) for each in people]
        for watcher in (ann, cat):
            watcher.send(do="watch", table="TABLE", seat=1 - mine)
            watcher.hear("table")
        seen = [bob.see(table) for bob, table in zip(bobs, tables, strict=True)]
        assert seen[0]["shown"]["hand"] != seen[1]["shown"]["hand"]
        played = 0
        while played < 12:
            version = seen[0]["version"]
            ann.look_everywhere(version)
            if played % 3 == 0:  # whoever only looks on has less to be told, and never more
                cat.look_everywhere(version)
            mover = seen[0]["movers"][0]
            mine_now = ann.who.see(tables[0])
            if played % 5 == 0:
                ann.try_the_impossible(version, {move["move"] for move in mine_now["moves"]}, mine)
            if mover == mine:
                if not _ann_moves(ann, mine_now, f"a{version}"):
                    break
            else:
                assert ann.ask("POST", "/api/tables/TABLE/hint", json={})[0] == 409
                if not _bobs_move(bobs, tables, seen, f"b{version}"):
                    break
            played += 1
            seen = [bob.see(table) for bob, table in zip(bobs, tables, strict=True)]
            assert seen[0]["version"] == seen[1]["version"]
            for watcher in (ann, cat):
                watcher.hear("table", seen[0]["version"])
            if seen[0]["stage"] == "over":
                break
        assert played >= 4
        # The other asks to take back; Ann allows it: what he drew is not told her.
        _a_take_back(ann, cat, bobs, tables)


def _ann_moves(ann: Both, seen: dict[str, Any], key: str) -> bool:
    """Ann decides something that shows no card; and takes it back and decides it again, and says it twice."""
    moves = [move["move"] for move in seen["moves"] if move["kind"] in NEEDS_NO_CHANCE]
    if not moves:
        return False
    version, move = seen["version"], moves[-1]
    assert ann.act(version, key=key, do="move", move=move)[0] == 200
    assert ann.act(version, key=key, do="move", move=move)[0] == 200
    if len(key) % 2:
        assert ann.act(version + 1, do="undo")[0] == 200
        assert ann.act(version + 2, do="move", move=move)[0] == 200
    return True


def _bobs_move(bobs: list[Somebody], tables: tuple[str, str], seen: list[dict[str, Any]], key: str) -> bool:
    """The others do what looks the same to Ann: they draw from the deck, discard face down, or both play this card."""
    offered = [{move["move"]: move["kind"] for move in each["moves"]} for each in seen]
    open_cards = seen[0]["shown"]["known"][seen[0]["seat"]] if seen[0]["options"].get("open-hands") else ""
    hidden = [
        [text for text, kind in each.items() if kind == "discard" and text[1] not in open_cards] for each in offered
    ]
    both = [text for text, kind in offered[0].items() if text in offered[1] and kind in NEEDS_NO_CHANCE]
    if "+?" in offered[0]:
        chosen = ["+?", "+?"]
    elif seen[0]["shown"]["stage"] != "excess" and all(hidden) and seen[0]["version"] % 2:
        chosen = [hidden[0][0], hidden[1][-1]]
    elif both:
        chosen = [both[-1], both[-1]]
    else:
        return False
    for bob, table, each, move in zip(bobs, tables, seen, chosen, strict=True):
        bob.act(table, each["version"], key=key, do="move", move=move)
    return True


def _a_take_back(ann: Both, cat: Both, bobs: list[Somebody], tables: tuple[str, str]) -> None:
    seen = [bob.see(table) for bob, table in zip(bobs, tables, strict=True)]
    for bob, table, each in zip(bobs, tables, seen, strict=True):
        if each["stage"] == "running":
            bob.act(table, each["version"], do="undo")
    ann.look_everywhere(seen[0]["version"] + 1)
    ann.act(seen[0]["version"] + 1, do="answer", yes=True)
    for watcher in (ann, cat):
        watcher.look_everywhere(seen[0]["version"] + 2)


def test_the_log_of_that_house_tells_no_secret(twin_house: House) -> None:
    with closing(sqlite3.connect(str(twin_house.settings["database"]))) as database:
        seeds = [secret.hex() for (secret,) in database.execute('select secret from "table"')]
    logged = twin_house.log.read_text()
    assert len(seeds) == 2 * len(CASES)
    assert logged
    for secret in (*TOKENS.values(), *seeds):
        assert secret not in logged
    assert "Traceback" not in logged


# --- A whole game, every byte of it ---------------------------------------------------------------------------------


class Watchful(Somebody):
    """Somebody who also keeps the headers of every answer."""

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        answer = self.http.request(method, path, **more)
        self.bytes += answer.content + repr(answer.headers.multi_items()).encode()
        self.take_session(answer)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None


PASSWORD = "three-canoes-and-a-paddle"
HOOK = "https://hooks.example/of-ann/5f4dcc3b"


def test_a_whole_game_tells_nobody_what_is_not_his(tmp_path: Path) -> None:
    choice = random.Random(8)
    with house(tmp_path, level="debug", webhooks=["hooks.example"]) as motu, ExitStack() as stack:
        ann, bob, cat = people = tuple(Watchful(motu) for _ in range(3))
        for each in people:
            stack.enter_context(each)
        ann.ask("POST", "/api/account", 201, json={"name": "Ann", "password": PASSWORD})
        ann.bytes.clear()  # that was her new session
        opened = ann.open(clock={"turn": 86_400})
        table, invitation = opened["table"]["table"], opened["invitation"]
        bob.act(table, 1, do="sit", invitation=invitation)
        ann.wait_for(table, lambda seen: seen["stage"] == "running")
        sockets = [stack.enter_context(each.socket()) for each in (ann, bob, cat)]
        for socket in sockets:
            socket.send(do="watch", table=table, invitation=invitation)
            socket.hear("table")
        ann.act(table, ann.see(table)["version"], do="hook", url=HOOK)
        seed, password_hash = _kept_secrets(motu, table)
        while (seen := ann.see(table))["stage"] == "running":
            for each in people if seen["version"] % 4 == 0 else ():
                each.ask("GET", f"/api/tables/{table}/record", params={"invitation": invitation})
                each.ask("GET", f"/api/tables/{table}/log", params={"invitation": invitation})
                each.ask("GET", "/api/lobby")
                each.ask("GET", "/api/me/tables")
            mover = seen["movers"][0]
            moves = people[mover].see(table)["moves"]
            action = {"do": "move", "move": choice.choice(moves)["move"]}
            key = str(seen["version"])
            sockets[mover].send(do="act", table=table, version=seen["version"], key=key, action=action)
            while (answer := sockets[mover].hear())["is"] == "table":
                pass
            if answer["is"] == "refused":  # a reminder failed, and Ann's address was given up meanwhile
                assert answer["error"]["id"] == "tables-outdated"
                continue
            if choice.random() < 0.1:
                people[1 - mover].act(table, seen["version"], 409, do="undo")
            told = _tell_the_others(sockets, mover, seen["version"] + 1)
            if told["stage"] == "running":
                for each in people:
                    _assert_untold(each, people, invitation, (seed, password_hash, PASSWORD, HOOK))
        for each in people:
            final = each.see(table, invitation=invitation)
            each.ask("GET", f"/api/tables/{table}/record", params={"invitation": invitation})
            assert final["seed"] == seed
            _assert_untold(each, people, invitation, (password_hash, PASSWORD, HOOK))
        _assert_unlogged(motu, people, (invitation, seed, password_hash, PASSWORD, HOOK))


def _kept_secrets(motu: House, table: str) -> tuple[str, str]:
    """The seed of a table, and the hash of the only password."""
    with closing(sqlite3.connect(str(motu.settings["database"]))) as database:
        ((secret,),) = database.execute('select secret from "table" where id = ?', (table,))
        ((password,),) = database.execute("select password from visitor where password != ''")
    assert password.startswith("$argon2id$")
    return secret.hex(), password


def _tell_the_others(sockets: list[Socket], actor: int, version: int) -> dict[str, Any]:
    """Everybody else is told of this version, each of his own seat's cards only."""
    for seat, socket in enumerate(sockets):
        if seat != actor:
            told: dict[str, Any] = socket.hear("table")["table"]
            while told["version"] < version:
                told = socket.hear("table")["table"]
            assert told["seat"] == told["shown"]["seat"] == (seat if seat < 2 else None)
    return told


def _assert_untold(each: Watchful, people: tuple[Watchful, ...], invitation: str, secrets: tuple[str, ...]) -> None:
    told = bytes(each.bytes).decode()
    for secret in (*secrets, *(other.token for other in people), *(other.id for other in people if other is not each)):
        if secret != HOOK or each is not people[0]:  # she is told where she wants to be reminded
            assert secret not in told
    assert (invitation in told) == (each is people[0])
    assert "mt_" not in told.replace(invitation, "")  # there, it may be by chance
    each.bytes.clear()
    if each is people[0]:
        each.bytes += invitation.encode()


def _assert_unlogged(motu: House, people: tuple[Watchful, ...], secrets: tuple[str, ...]) -> None:
    logged = motu.log.read_text()
    assert "answered" in logged
    for secret in (*secrets, *(each.token for each in people), *(each.id for each in people), "mt_", "mi_", "argon2"):
        assert secret not in logged, secret
    assert "Traceback" not in logged


def test_two_at_a_table_are_told_their_own_cards_only(tmp_path: Path) -> None:
    """The plainest case, in words: what Ann holds is in no answer to Bob."""
    with house(tmp_path) as motu, Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        assert len(ann.see(table)["shown"]["hand"]) == 3
        for seat in (0, 1, None):
            assert bob.see(table, seat=seat)["shown"]["seat"] == 1
        assert "Deal: ???" in bob.ask("GET", f"/api/tables/{table}/record")["record"]
