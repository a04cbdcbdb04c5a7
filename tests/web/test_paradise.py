"""Paradise over the wire: a whole game of two people and two bots, one of whom vanishes and comes back.

Every byte that anybody was sent is kept: it holds what the rules let him see, and nothing else.
"""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

from motu.core.match import replay, verify
from motu.core.record import read_record
from motu.paradise import game
from motu.web.replays import MOST_FRAMES
from tests.tables.paradise_twins import RULES
from tests.web.house import House, Socket, Somebody, house

IMPATIENT = """
import signal
import motu.tables.agreements
signal.signal(signal.SIGUSR1, lambda *_: setattr(motu.tables.agreements, "GONE", 0.0))
"""
"""From a signal on, nobody waits for who has gone: three minutes are too long for a test."""
BOTS = ("islander", "random")
UNASKED = 0.3
"""How often somebody acts who is not asked, where that can be."""
SECRETS = ("own", "hand", "plan", "pools")
"""What only the owner of a seat has in what he is shown."""


class Player(Somebody):
    """Somebody at a table, who watches it by a socket and keeps all that he is told of it.

    safe        how many bytes he had been sent when the game was surely not over
    """

    def __init__(self, at: House, table: str = "") -> None:
        super().__init__(at)
        self.table = table
        self.told: list[dict[str, Any]] = []
        self.safe = 0
        self.wire: Socket | None = None
        self.stack = ExitStack()

    def watch(self, invitation: str = "") -> None:
        self.wire = self.stack.enter_context(self.socket())
        self.wire.send(do="watch", table=self.table, invitation=invitation)
        self.told.append(self.wire.hear("table")["table"])

    def vanish(self) -> None:
        """The laptop is closed."""
        self.stack.close()
        self.wire = None

    def listen(self) -> None:
        """Take in what has been sent so far."""
        with suppress(TimeoutError):
            while self.wire is not None:
                self._take(self.wire.hear(timeout=0.0))

    def _take(self, told: dict[str, Any]) -> None:
        if told["is"] == "table":
            self.told.append(told["table"])
        elif told["is"] == "refused":  # what another did out of turn may have made a choice impossible
            assert told["error"]["id"] == "tables-outdated", told
            self.told.append(told["table"])
        else:
            assert told["is"] == "done", told

    def hear_the_end(self) -> None:
        """What another has been told first, he hears a moment later."""
        while self.told[-1]["stage"] != "over":
            assert self.wire is not None
            self._take(self.wire.hear())

    def send(self, version: int, move: str, key: str = "") -> None:
        assert self.wire is not None
        key = key or str(version)
        self.wire.send(do="act", table=self.table, version=version, key=key, action={"do": "move", "move": move})

    def hear_done(self) -> bool:
        """Until what was sent is done; False if it was refused, since it is not possible any more."""
        assert self.wire is not None
        while True:
            told = self.wire.hear()
            self._take(told)
            if told["is"] != "table":
                return bool(told["is"] == "done")

    def look(self) -> dict[str, Any]:
        seen = self.see(self.table)
        self.told.append(seen)
        return seen


class Evening:
    """The game: Ann and Bob on the first seats, two bots, and Eve who looks on."""

    def __init__(self, motu: House, seed: int) -> None:
        self.motu, self.choice = motu, random.Random(seed)
        self.ann, self.bob, self.eve = self.all = [Player(motu) for _ in range(3)]
        seats = [{"kind": "me"}, {"kind": "free"}, *({"kind": "bot", "bot": bot} for bot in BOTS)]
        opened = self.ann.open(game="paradise", options={"preset": "four", **RULES}, seats=seats, public=True)
        self.invitation = opened["invitation"]
        for each in self.all:
            each.table = opened["table"]["table"]
        self.bob.act(self.bob.table, 1, do="sit")
        self.ann.wait_for(self.ann.table, lambda seen: seen["stage"] == "running")
        for each in self.all:
            each.watch()
        self.together = self.untouched = 0

    def close(self) -> None:
        for each in self.all:
            each.vanish()
            each.http.close()

    def go_on(self, players: list[Player]) -> dict[str, Any]:
        """Whoever of these must decide does; those who decide at the same time, without waiting for each other."""
        if all(each.told[-1]["stage"] == "running" for each in self.all):
            for each in self.all:
                each.safe = len(each.bytes)
        seen = self.ann.look()
        movers = [player for player in players if self.all.index(player) in seen["movers"]]
        self.choice.shuffle(movers)
        looked = [(player, player.look()) for player in movers]
        asked = [(player, view) for player, view in looked if view["you"][0] in view["movers"]]
        disturbed = bool(asked) and self.act_out_of_turn(asked[0][1], players)
        for player, view in asked:
            player.send(view["version"], self.choice.choice(view["moves"])["move"])
        through = [player.hear_done() for player, _ in asked]
        assert disturbed or all(through)
        self.untouched += disturbed and all(through)
        self.together += len(asked) > 1
        for each in self.all:
            each.listen()
        if not asked:
            time.sleep(0.01)  # bots think
        return seen

    def act_out_of_turn(self, view: dict[str, Any], players: list[Player]) -> bool:
        """Now and then, while only people are to decide, somebody else does what may be done at any time: whether that
        was so. Those who decide have not seen it when they do."""
        others = [player for player in players if self.all.index(player) not in view["movers"]]
        if self.choice.random() > UNASKED or not others or not set(view["movers"]) <= {0, 1}:
            return False
        player = self.choice.choice(others)
        seen = player.look()
        if not seen["moves"]:
            return False
        player.send(seen["version"], self.choice.choice(seen["moves"])["move"], f"aside {seen['version']}")
        assert player.hear_done()
        return True

    def play_until(self, ready: Any, *players: Player) -> dict[str, Any]:
        end = time.monotonic() + 400
        while not ready(seen := self.go_on(list(players))):
            assert time.monotonic() < end, seen
            assert seen["stage"] == "running" or ready(seen)
        return seen

    def lose_bob(self) -> None:
        """Bob goes away; when Ann has waited for him long enough, a bot plays on for him."""
        ann, process = self.ann, self.motu.process
        assert process is not None
        self.bob.vanish()
        seen = self.play_until(lambda seen: seen["movers"] == [1], ann)
        early = ann.act(ann.table, seen["version"], 409, do="replace", about=1)
        assert early["error"]["id"] == "tables-not-gone"
        process.send_signal(signal.SIGUSR1)
        seen = ann.act(ann.table, seen["version"], do="replace", about=1)
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "bot", "bot", "bot"]
        assert seen["seats"][1]["bot"] == "islander"

    def bring_bob_back(self) -> None:
        """He finds the table in his list, sees what all see, and takes his seat again."""
        bob = self.bob
        (listed,) = bob.ask("GET", "/api/me/tables")
        assert listed["table"] == bob.table
        seen = bob.look()
        assert (seen["you"], seen["seat"], seen["back"]) == ([], None, 1)
        self.ann.act(bob.table, seen["version"], 409, do="return")
        while seen["you"] != [1]:  # bots may move meanwhile
            body = {"version": seen["version"], "action": {"do": "return"}}
            answer = bob.http.post(f"/api/tables/{bob.table}/actions", json=body)
            bob.bytes += answer.content
            assert answer.status_code == 200 or answer.json()["error"]["id"] == "tables-outdated"
            seen = bob.look()
        assert (seen["seat"], seen["back"], seen["seats"][1]["kind"]) == (1, None, "person")
        bob.watch()

    def ask_for_everything(self) -> None:
        """What nobody has to ask for, but may."""
        for each in self.all:
            for path in ("log", "record", "replay", "threats"):
                each.ask("GET", f"/api/tables/{each.table}/{path}")
            each.ask("GET", "/api/lobby")


def test_a_whole_game_of_two_people_and_two_bots_tells_nobody_what_is_not_his(tmp_path: Path) -> None:
    with house(tmp_path, before=IMPATIENT, level="debug") as motu:
        evening = Evening(motu, 4)
        ann, bob = evening.ann, evening.bob
        try:
            evening.play_until(lambda seen: seen["shown"]["turn"] >= 2, ann, bob)
            evening.lose_bob()
            evening.ask_for_everything()
            turn = ann.look()["shown"]["turn"]
            evening.play_until(lambda seen: seen["shown"]["turn"] > turn, ann)
            evening.bring_bob_back()
            evening.ask_for_everything()
            evening.play_until(lambda seen: seen["stage"] == "over", ann, bob)
            for each in evening.all:
                each.hear_the_end()
            assert evening.together > 5
            assert evening.untouched > 5
            _assert_shown(evening)
            _assert_replayed(evening)
            _assert_untold(motu, evening)
            _assert_played_on(evening)
        finally:
            evening.close()


def _assert_shown(evening: Evening) -> None:
    """The record of the finished game tells what each could see at each step: that he was sent, and no more."""
    text = evening.eve.ask("GET", f"/api/tables/{evening.eve.table}/record")["record"]
    record = read_record(game, text)
    assert verify(game, record).wrong is None
    assert {step.seat for step in record.steps} == {0, 1, 2, 3}
    moments = list(replay(game, record))
    states = [moments[0].before, *(moment.after for moment in moments)]
    seats = [{0}, {1, None}, {None}]
    for player, own in zip(evening.all, seats, strict=True):
        assert {told["seat"] for told in player.told} == own
        for told in player.told:
            state, seat = states[told["steps"]], told["seat"]
            view = game.view(state, seat)
            assert told["shown"] == json.loads(json.dumps(game.show(view)))
            legal = game.moves(state, seat) if seat is not None else []
            assert told["moves"] == [game.show_move(view, move) for move in legal]
            if seat is None:
                assert not any(told["shown"][name] for name in SECRETS)


def _assert_replayed(evening: Evening) -> None:
    """A long game comes in parts, which follow each other without a gap."""
    eve = evening.eve
    frames: list[dict[str, Any]] = []
    steps = eve.look()["steps"]
    while len(frames) <= steps:
        query = {"from": len(frames) - 1} if frames else {}
        part = eve.ask("GET", f"/api/tables/{eve.table}/replay", params=query)
        assert (part["steps"], 0 < len(part["frames"]) <= MOST_FRAMES) == (steps, True)
        frames += part["frames"]
    assert [frame["step"] for frame in frames] == list(range(steps + 1))
    assert steps > MOST_FRAMES


def _assert_untold(motu: House, evening: Evening) -> None:
    """While it ran, nobody was told the seed, nor at any time whose tokens and ids the others have; no log has them."""
    with closing(sqlite3.connect(str(motu.settings["database"]))) as database:
        ((secret,),) = database.execute('select secret from "table" where id = ?', (evening.ann.table,))
    logged = motu.log.read_text()
    for player in evening.all:
        assert player.safe > 100_000
        assert secret.hex().encode() not in player.bytes[: player.safe]
        assert secret.hex().encode() in player.bytes
        for other in evening.all:
            assert other.token.encode() not in player.bytes
            assert other is player or other.id.encode() not in player.bytes
        assert (evening.invitation.encode() in player.bytes) == (player is evening.ann)
        assert player.token not in logged
    assert secret.hex() not in logged
    assert "Traceback" not in logged


def _assert_played_on(evening: Evening) -> None:
    """They play again, each one seat further, bots as well."""
    ann = evening.ann
    again = ann.ask("POST", f"/api/tables/{ann.table}/rematch", 201, json={})["table"]
    assert [seat["bot"] for seat in again["seats"]] == ["random", "", "", "islander"]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "free", "bot"]
    evening.bob.act(again["table"], again["version"], do="sit")
    ann.wait_for(again["table"], lambda seen: seen["stage"] == "running")
