"""The campaign, the deal of the day and second tries over HTTP."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from motu.bots.paradise.opponents import PERSONALITIES
from motu.core.match import verify
from motu.core.record import read_record
from motu.games import game_named
from tests.tables.play import whole_record
from tests.web.house import House, Somebody, house, two_at_a_table


def play_out(who: Somebody, table: str, seed: int = 1) -> dict[str, Any]:
    """Play at random against a bot, to the end."""
    choice = random.Random(seed)
    while (seen := who.wait_for(table, lambda seen: seen["moves"] or seen["stage"] == "over"))["stage"] != "over":
        who.act(table, seen["version"], do="move", move=choice.choice(seen["moves"])["move"])
    return seen


def test_the_campaign_remembers_who_was_played(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        told = ann.ask("GET", "/api/campaign")
        assert (told["game"], told["next"], len(told["opponents"])) == ("kahuna", "keiki", 10)
        assert told["opponents"][0]["character"] == {"id": "bot-character", "args": {"bot": "keiki"}}
        table = ann.open(seats=[{"kind": "bot", "bot": "pua"}, {"kind": "me"}])["table"]["table"]
        seen = ann.wait_for(table, lambda seen: seen["moves"])
        ann.act(table, seen["version"], do="move", move="+?")
        seen = ann.wait_for(table, lambda seen: not seen["undecided"])
        resigned = {"version": seen["version"], "key": "once", "action": {"do": "resign"}}
        while ann.http.post(f"/api/tables/{table}/actions", json=resigned).status_code == 409:
            resigned["version"] = ann.see(table)["version"]
        ann.http.post(f"/api/tables/{table}/actions", json=resigned)  # once more: it counts once
        by_name = {each["bot"]: each for each in ann.ask("GET", "/api/campaign?game=kahuna")["opponents"]}
        assert [by_name["pua"][name] for name in ("played", "beaten", "clean")] == [1, 0, 0]
        assert by_name["keiki"]["played"] == 0
        assert all(each["played"] == 0 for each in bob.ask("GET", "/api/campaign")["opponents"])
        ann.ask("GET", "/api/campaign?game=chess", 422)
        # Whoever makes an account keeps what he has done.
        ann.ask("POST", "/api/account", 201, json={"name": "Campaigner", "password": "a long enough one"})
        assert ann.ask("GET", "/api/campaign")["opponents"][5]["played"] == 1
        bob.http.cookies.clear()
        assert bob.ask("GET", "/api/campaign")["next"] == "keiki"


def test_who_has_a_character_is_told_of_where_there_is_no_campaign(motu: House) -> None:
    with Somebody(motu) as ann:
        games = {each["name"]: each for each in ann.ask("GET", "/api/games")}
        named = [each for each in games["paradise"]["cast"] if each["character"] and each["grade"] is None]
        assert [each["name"] for each in named] == list(PERSONALITIES)
        assert all(each["place"] is None for each in named)
        assert ann.ask("GET", "/api/campaign?game=paradise")["opponents"] == []


def test_the_deal_of_the_day(tmp_path: Path) -> None:
    with house(tmp_path) as motu, Somebody(motu) as ann, Somebody(motu) as bob:
        before = ann.ask("GET", "/api/daily")
        assert (before["table"], before["mine"], before["results"]["played"]) == (None, None, 0)
        tables = [who.ask("POST", "/api/daily")["table"]["table"] for who in (ann, ann, bob)]
        assert tables[0] == tables[1] != tables[2]
        seen = [who.wait_for(t, lambda seen: seen["moves"]) for who, t in ((ann, tables[0]), (bob, tables[2]))]
        assert seen[0]["shown"] == seen[1]["shown"]
        assert seen[0]["commitment"] == seen[1]["commitment"]
        assert (seen[0]["day"], seen[0]["you"], seen[0]["seats"][1]["bot"]) == (before["day"], [0], before["bot"])
        assert ann.ask("GET", "/api/daily")["table"] == tables[0]
        bob.ask("GET", f"/api/tables/{tables[0]}", 404)
        for path in ("hint", "review"):
            refused = ann.ask("POST", f"/api/tables/{tables[0]}/{path}", 409, json={})
            assert refused["error"]["id"] == "tables-daily-no-help"
        ann.act(tables[0], seen[0]["version"], do="move", move="+?")
        moved = ann.wait_for(tables[0], lambda seen: not seen["undecided"])
        ann.act(tables[0], moved["version"], do="resign")
        after = ann.ask("GET", "/api/daily")
        assert (after["outcome"], after["mine"], after["results"]["played"]) == (-1, None, 0)
        over = ann.see(tables[0])
        assert (over["stage"], over["seed"]) == ("over", "")
        assert "Seed:" not in ann.ask("GET", f"/api/tables/{tables[0]}/record")["record"]
        assert "?" in ann.ask("GET", f"/api/tables/{tables[0]}/record")["record"]
        sealed = ann.ask("GET", f"/api/tables/{tables[0]}/replay?seat=open", 409)
        assert sealed["error"]["id"] == "tables-daily-not-over"
        assert ann.ask("GET", f"/api/tables/{tables[0]}/replay")["frames"]
        assert ann.ask("POST", "/api/daily")["table"]["stage"] == "over"
        bob.http.cookies.clear()
        bob.ask("POST", "/api/daily", 401)
        assert bob.ask("GET", "/api/daily")["results"]["played"] == 0


def test_try_again_from_here(motu: House) -> None:
    game = game_named("kahuna")
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        wanted = {"step": 0, "seat": 1, "bot": "random", "key": "again"}
        refused = ann.ask("POST", f"/api/tables/{table}/branch", 409, json=wanted)
        assert refused["error"]["id"] == "tables-branch-not-over"
        ann.act(table, ann.see(table)["version"], do="move", move="+?")
        ann.act(table, ann.see(table)["version"], do="resign")
        first, second = (ann.ask("POST", f"/api/tables/{table}/branch", 201, json=wanted)["table"] for _ in range(2))
        assert first["table"] == second["table"]
        assert (first["you"], first["rated"]) == ([1], False)
        over = play_out(ann, first["table"])
        assert over["branch"] == {"table": table, "step": 0}
        record = read_record(game, ann.ask("GET", f"/api/tables/{first['table']}/record")["record"])
        verdict = verify(game, record)
        assert (verdict.wrong, verdict.since) == (None, 0)
        rematch = ann.ask("POST", f"/api/tables/{first['table']}/rematch", 201)["table"]
        assert rematch["branch"] is None
        for change, id in (({"step": 999}, "tables-branch-no-step"), ({"seat": 5}, "tables-no-seat")):
            refused = ann.ask("POST", f"/api/tables/{table}/branch", 409, json={**wanted, **change})
            assert refused["error"]["id"] == id
        ann.ask("POST", f"/api/tables/{table}/branch", 422, json={**wanted, "bot": "nobody"})
        ann.ask("POST", f"/api/tables/{table}/branch", 400, json={**wanted, "step": -1})


def test_try_again_from_a_record(motu: House) -> None:
    text = whole_record(4)
    with Somebody(motu) as ann:
        wanted = {"record": text, "step": 20, "seat": 0, "bot": "random"}
        table = ann.ask("POST", "/api/branches", 201, json=wanted)["table"]["table"]
        seen = ann.wait_for(table, lambda seen: seen["moves"])
        assert seen["branch"] == {"table": "", "step": 20}
        assert seen["steps"] >= 20
        spoilt = text.replace("1. White: ", "1. White: A-A ", 1)
        assert ann.ask("POST", "/api/branches", 422, json={**wanted, "record": spoilt})["error"]["line"]
        assert ann.ask("POST", "/api/branches", 409, json={**wanted, "step": 10_000})["error"]["text"]
        analysis = ann.ask("POST", "/api/imports", 201, json={"record": text})["table"]["table"]
        wanted = {"step": 5, "seat": 1, "bot": "random"}
        branched = ann.ask("POST", f"/api/tables/{analysis}/branch", 201, json=wanted)["table"]["table"]
        assert ann.wait_for(branched, lambda seen: seen["moves"])["branch"] == {"table": analysis, "step": 5}
