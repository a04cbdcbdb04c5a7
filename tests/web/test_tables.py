"""Tables over HTTP and WebSocket: from the first visit to the rematch."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import Any

from motu.core.match import verify
from motu.core.record import read_record
from motu.games import game_named
from motu.web.server import language_of
from motu.words import Words
from tests.tables.play import whole_record
from tests.web.house import House, Somebody, house, let_both_move, two_at_a_table


def test_a_visitor_is_somebody_at_once_and_stays_so(motu: House) -> None:
    with Somebody(motu) as ann:
        assert ann.ask("GET", "/api/me")["name"] == ann.name
        assert ann.ask("PATCH", "/api/me", json={"name": "Ann"})["name"] == "Ann"
        with Somebody(motu, ann.token) as again:
            assert (again.id, again.name) == (ann.id, "Ann")


def test_nobody_is_told_to_become_somebody(motu: House) -> None:
    with Somebody(motu) as ann:
        ann.http.cookies.clear()
        refused = ann.ask("GET", "/api/me", 401)
        assert refused["error"]["id"] == "web-nobody"


def test_an_account_keeps_games_across_devices(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as elsewhere:
        ann.ask("POST", "/api/account", 201, json={"name": "Ann of Aloa", "password": "a long enough one"})
        table = ann.open()["table"]["table"]
        elsewhere.ask("POST", "/api/session", 403, json={"name": "ann of aloa", "password": "a wrong one at all"})
        elsewhere.ask("POST", "/api/session", 201, json={"name": "ann of aloa", "password": "a long enough one"})
        assert [listed["table"] for listed in elsewhere.ask("GET", "/api/me/tables")] == [table]
        elsewhere.ask("DELETE", "/api/session", 204)
        elsewhere.ask("GET", "/api/me", 401)


def test_the_list_of_my_tables_tells_my_seats_and_how_a_game_ended(motu: House) -> None:
    with Somebody(motu) as ann:
        table = ann.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["table"]["table"]
        begun = ann.wait_for(table, lambda seen: seen["stage"] == "running")
        (listed,) = ann.ask("GET", "/api/me/tables")
        assert (listed["you"], listed["winners"], listed["result"]) == ([0], None, "*")
        assert listed["changed"] >= listed["created"]
        ann.act(table, begun["version"], do="move", move="+?")
        moved = ann.wait_for(table, lambda seen: not seen["undecided"])
        ann.act(table, moved["version"], do="resign")
        (listed,) = ann.ask("GET", "/api/me/tables")
        assert (listed["stage"], listed["you"], listed["winners"]) == ("over", [0], [1])
        assert listed["result"] != "*"


def test_a_game_against_a_bot_is_played_to_the_end(motu: House) -> None:
    choice = random.Random(1)
    with Somebody(motu) as ann, ann.socket() as socket:
        table = ann.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["table"]["table"]
        socket.send(do="watch", table=table)
        seen = socket.hear("table")["table"]
        while seen["stage"] != "over":
            if seen["moves"]:
                move = choice.choice(seen["moves"])["move"]
                action = {"do": "move", "move": move}
                socket.send(do="act", table=table, version=seen["version"], key=str(seen["version"]), action=action)
                assert socket.hear("done")["key"] == str(seen["version"])
                seen = ann.see(table)
            else:
                seen = socket.hear("table")["table"]
        record = ann.ask("GET", f"/api/tables/{table}/record")["record"]
        game = game_named("kahuna")
        assert verify(game, read_record(game, record)).wrong is None
        assert seen["seed"]
        rematch = ann.ask("POST", f"/api/tables/{table}/rematch", 201)["table"]
        assert rematch["you"] == [1]
        assert ann.see(table)["next"] == rematch["table"]


def test_what_is_sent_twice_is_played_once_and_what_is_outdated_not_at_all(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        version = ann.see(table)["version"]
        first = ann.act(table, version, key="once", do="move", move="+?")
        again = ann.act(table, version, key="once", do="move", move="+?")
        assert first["version"] == again["version"] == version + 1
        outdated = bob.act(table, version, 409, do="move", move="+?")
        assert outdated["error"]["id"] == "tables-outdated"
        assert outdated["table"]["version"] == version + 1
        assert outdated["table"]["seat"] == 1
        assert bob.act(table, version + 1, do="move", move="+?")["version"] == version + 2


def test_a_private_table_is_seen_by_the_invited_only(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        opened = ann.open()
        table = opened["table"]["table"]
        bob.ask("GET", f"/api/tables/{table}", 404)
        bob.ask("GET", f"/api/tables/{table}/record", 404)
        bob.act(table, 1, 404, do="sit")
        assert bob.see(table, invitation=opened["invitation"])["seat"] is None
        listed = bob.ask("GET", "/api/lobby")
        assert table not in [each["table"] for each in listed]


def test_the_lobby_shows_public_tables_and_says_when_it_changes(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, bob.socket() as socket:
        socket.send(do="lobby")
        socket.settle()  # or the server might read first what ann asks for
        table = ann.open(public=True)["table"]["table"]
        socket.hear("lobby")
        assert table in [each["table"] for each in bob.ask("GET", "/api/lobby")]
        bob.act(table, 1, do="sit")
        assert ann.wait_for(table, lambda seen: seen["stage"] == "running")["seats"][1]["name"] == bob.name


def test_nobody_gets_help_at_a_rated_table_and_it_stays_rated(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as eve:
        for number, each in enumerate((ann, bob)):
            each.ask("POST", "/api/account", 201, json={"name": f"Hinted {number}", "password": "a long enough one"})
        table = two_at_a_table(ann, bob, rated=True, public=True)
        assert ann.see(table)["rated"] is True
        for who, path in ((ann, "hint"), (bob, "review"), (ann, "review")):
            refused = who.ask("POST", f"/api/tables/{table}/{path}", 409, json={})
            assert refused["error"]["id"] == "tables-rated-no-help"
        for who in (ann, bob, eve):
            assert who.ask("GET", f"/api/tables/{table}/threats", 409)["error"]["id"] == "tables-rated-no-help"
            seen = who.see(table)
            assert (seen["rated"], seen["hints"]) == (True, False)


def test_a_hint_is_given_to_who_is_to_move_where_hints_are_allowed(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob, hints=False)
        refused = ann.ask("POST", f"/api/tables/{table}/hint", 409, json={})
        assert refused["error"]["id"] == "tables-no-hints-here"
        table = two_at_a_table(ann, bob)
        refused = bob.ask("POST", f"/api/tables/{table}/hint", 409, json={})
        assert refused["error"]["id"] == "tables-no-hint-now"
        reason = "thinking-too-late"
        while reason == "thinking-too-late":  # a busy machine may stall, and be long in loading what thinks
            answer = ann.http.post(f"/api/tables/{table}/hint", json={}, timeout=150)
            reason = answer.json()["error"]["id"] if answer.status_code == 503 else ""
        # Where the bots are not compiled yet, nothing can be said, and that is said.
        assert answer.status_code == 200 or reason == "thinking-not-ready"


def test_ratings_are_counted_when_a_rated_game_ends(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        for number, each in enumerate((ann, bob)):
            each.ask("POST", "/api/account", 201, json={"name": f"Rated {number}", "password": "a long enough one"})
        table = two_at_a_table(ann, bob, rated=True)
        let_both_move((ann, bob), table)
        bob.act(table, ann.see(table)["version"], do="resign")
        ratings: list[list[dict[str, Any]]] = [[], []]
        end = time.monotonic() + 30
        while not all(ratings) and time.monotonic() < end:
            ratings = [each.ask("GET", "/api/me")["ratings"] for each in (ann, bob)]
        assert ratings[0][0]["rating"] > 1500 > ratings[1][0]["rating"]
        changes = ann.ask("GET", f"/api/tables/{table}/ratings")
        told = [{"seat": n, "before": 1500, "after": ratings[n][0]["rating"]} for n in range(2)]
        assert changes == told


def test_a_record_is_imported_and_played_on(motu: House) -> None:
    with Somebody(motu) as ann:
        imported = ann.ask("POST", "/api/imports", 201, json={"record": whole_record(5, steps=30)})["table"]
        assert imported["analysis"]
        seen = ann.see(imported["table"], seat=imported["movers"][0])
        ann.act(imported["table"], seen["version"], do="move", move=seen["moves"][0]["move"])
        broken = ann.ask("POST", "/api/imports", 422, json={"record": "Game: kahuna\nDeal: nonsense\n"})
        worn = re.sub("(?m)^(White|Black):.*", "\\1: M\u0430ria", whole_record(5, steps=4))
        assert ann.ask("POST", "/api/imports", 422, json={"record": worn})["error"]["id"] == "people-name-mixed"
        assert broken["error"]["text"]


def test_bad_input_gets_a_sentence(motu: House) -> None:
    with Somebody(motu) as ann:
        table = ann.open()["table"]["table"]
        path = f"/api/tables/{table}/actions"
        for body in ("", "{", "[]", '{"version": "x"}', '{"version": 1, "action": {"do": "dance"}}', "\xff"):
            refused = ann.ask("POST", path, 400, content=body.encode("latin-1"))
            assert refused["error"]["text"]
        ann.ask("GET", "/api/nothing", 404)
        ann.ask("DELETE", "/api/me", 405)


def test_another_site_cannot_act_in_somebodys_name(motu: House) -> None:
    with Somebody(motu) as ann:
        answer = ann.http.post("/api/tables", json={"game": "kahuna"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403


def test_health_metrics_and_the_description_are_there(motu: House) -> None:
    with Somebody(motu) as ann:
        assert ann.ask("GET", "/health") == {"ok": True}
        assert "motu_events_total" in ann.http.get("/metrics").text
        described = ann.ask("GET", "/api/openapi.json")
        assert "/api/tables/{table}/actions" in described["paths"]


def test_a_table_that_is_asked_for_twice_with_one_key_is_opened_once(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        opened = ann.open(key="a")
        again = ann.open(key="a")
        assert again == opened
        table = opened["table"]["table"]
        assert table not in (ann.open(key="b")["table"]["table"], bob.open(key="a")["table"]["table"])
        bob.act(table, 1, do="sit", invitation=again["invitation"])
        later = ann.open(key="a")
        assert (later["table"]["table"], later["invitation"]) == (table, opened["invitation"])
        assert later["table"]["version"] > 1
        assert len(ann.ask("GET", "/api/me/tables")) == 2
        ann.wait_for(table, lambda seen: seen["stage"] == "running")
        bob.act(table, ann.see(table)["version"], do="resign")
        following = [ann.ask("POST", f"/api/tables/{table}/rematch", 201, json={"key": "c"}) for _ in range(2)]
        assert following[0] == following[1]
        assert following[0]["invitation"]
        assert bob.ask("POST", f"/api/tables/{table}/rematch", 201)["invitation"] == ""

        imports = {"record": whole_record(5, steps=4), "key": "a"}
        imported = [ann.ask("POST", "/api/imports", 201, json=imports)["table"]["table"] for _ in range(2)]
        assert imported[0] == imported[1] != table
        refused = ann.ask("POST", "/api/tables", 400, json={"game": "kahuna", "key": "x" * 65})
        assert "key" in refused["error"]["text"]


def test_a_refusal_names_all_that_may_be_done(motu: House) -> None:
    with Somebody(motu) as ann:
        answer = ann.http.put("/api/me")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, PATCH, POST")


def test_even_who_is_sent_away_at_the_door_is_told_why_in_his_language(motu: House) -> None:
    told = set()
    with Somebody(motu) as ann:
        for languages in ("", "de-AT,en;q=0.5", "fr", "ru", "xx, fr;q=0.1"):
            headers = {"origin": "https://elsewhere.example", "accept-language": languages}
            answer = ann.http.post("/api/tables", json={"game": "kahuna"}, headers=headers)
            assert answer.status_code == 403
            error = answer.json()["error"]
            assert error["text"] == Words(language_of(languages)).tell(error["id"], error["args"])
            told.add(error["text"])
    assert len(told) == 4


BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_every_table_needs_a_person(motu: House) -> None:
    with Somebody(motu) as ann:
        refused = ann.ask("POST", "/api/tables", 409, json={"game": "kahuna", "seats": BOTS})
        assert refused["error"]["id"] == "tables-needs-person"
        table = ann.open()["table"]["table"]
        actions: list[dict[str, Any]] = [{"do": "rise"}, {"do": "seat-bot", "seat": 0, "bot": "random"}]
        for version, action in enumerate(actions, 1):
            ann.act(table, version, **action)
        refused = ann.act(table, 3, 409, do="seat-bot", seat=1, bot="random")
        assert refused["error"]["id"] == "tables-needs-person"


def test_where_bots_may_play_alone_their_table_is_one_of_whoever_opened_it(tmp_path: Path) -> None:
    with house(tmp_path, shows=True, seconds=30.0) as room, Somebody(room) as ann, Somebody(room) as bob:
        slow = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table = ann.open(seats=slow, public=True)["table"]["table"]
        (listed,) = ann.ask("GET", "/api/me/tables")
        assert (listed["table"], listed["you"]) == (table, [])
        for _ in range(200):  # its version goes up with every move of the bots
            seen = bob.see(table)
            if seen["stage"] == "over":
                break
            answer = bob.http.post(
                f"/api/tables/{table}/actions", json={"version": seen["version"], "action": {"do": "close"}}
            )
            assert answer.json()["error"]["id"] in {"tables-not-host", "tables-outdated"}
            version = ann.see(table)["version"]
            answer = ann.http.post(f"/api/tables/{table}/actions", json={"version": version, "action": {"do": "close"}})
            if answer.status_code == 200:
                assert answer.json()["outcome"]["id"] == "tables-ended-stopped"
                break
        assert bob.see(table)["stage"] == "over"
        assert ann.ask("GET", "/api/me/tables")[0]["you"] == []
