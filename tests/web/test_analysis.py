"""Looking closely over HTTP: a game step by step, why not, what can fall, and the rules."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from motu.core.chance import SealedChance
from motu.core.match import Match
from motu.core.record import write_record
from motu.paradise import game as paradise
from tests.tables.play import whole_record
from tests.web.house import House, Somebody, two_at_a_table

OLD_GAME = Path(__file__).parents[1] / "kahuna" / "golden" / "version-1" / "grace.txt"


def some_moves(people: tuple[Somebody, Somebody], table: str, count: int = 12) -> None:
    choice = random.Random(1)
    for _ in range(count):
        seen = people[0].see(table)
        mover = people[seen["movers"][0]]
        moves = mover.see(table)["moves"]
        mover.act(table, seen["version"], do="move", move=choice.choice(moves)["move"])


def test_a_running_game_step_by_step(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        table = two_at_a_table(ann, bob, public=True)
        some_moves((ann, bob), table)
        for person, seat in ((ann, 0), (bob, 1), (cat, None)):
            now = person.see(table)
            replay = person.ask("GET", f"/api/tables/{table}/replay")
            assert (replay["steps"], replay["version"]) == (12, now["version"])
            frames = replay["frames"]
            assert [frame["step"] for frame in frames] == list(range(13))
            assert {frame["shown"]["seat"] for frame in frames} == {seat}
            assert frames[-1]["shown"] == now["shown"]
            assert frames[-1]["said"] == now["said"]
            assert [frame["said"] for frame in frames[1:]] == person.ask("GET", f"/api/tables/{table}/log")
            steps = [{name: frame[name] for name in ("step", "seat", "move", "turn", "said")} for frame in frames[1:]]
            for asked in ("", "?seat=0", "?seat=1"):  # a game that goes on is seen through one's own eyes alone
                assert person.ask("GET", f"/api/tables/{table}/steps{asked}") == steps
            assert person.ask("GET", f"/api/tables/{table}/steps?seat=open", 409)["error"]["id"] == "tables-not-over"
            later = person.ask("GET", f"/api/tables/{table}/replay", params={"from": 9, "seat": 1 - (seat or 0)})
            assert later["frames"] == frames[10:]
            assert person.ask("GET", f"/api/tables/{table}/replay?from=99")["frames"] == []
            refused = person.ask("GET", f"/api/tables/{table}/replay?seat=open", 409)
            assert refused["error"]["id"] == "tables-not-over"
        for word in ("-1", "x", "1e9", "99999999999", "²"):
            assert ann.ask("GET", f"/api/tables/{table}/replay", 422, params={"from": word})["error"]["text"]


def test_a_private_game_is_nobody_elses_business(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        table = two_at_a_table(ann, bob)
        for path in ("replay", "steps", "threats", "why?move=A-B"):
            cat.ask("GET", f"/api/tables/{table}/{path}", 404)
        cat.ask("POST", f"/api/tables/{table}/branch", 404, json={"step": 0, "seat": 0, "bot": "greedy"})


def test_a_finished_game_is_open(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        some_moves((ann, bob), table)
        ann.act(table, ann.see(table)["version"], do="resign")
        both = [bob.ask("GET", f"/api/tables/{table}/replay?seat={seat}")["frames"] for seat in (0, 1)]
        shown = bob.ask("GET", f"/api/tables/{table}/replay?seat=open")["frames"]
        for seat in (0, 1):
            assert [frame["shown"] for frame in both[seat]] == [frame["shown"][seat] for frame in shown]
        record = bob.ask("GET", f"/api/tables/{table}/record")["record"]
        again = bob.ask("POST", "/api/replay", json={"record": record})
        assert again["frames"] == shown
        assert again["version"] == 0


def test_a_record_that_is_sent_along(motu: House) -> None:
    text = whole_record(3)
    with Somebody(motu) as ann:
        ann.http.cookies.clear()  # whoever follows a link to a position need not be anybody
        views: dict[Any, Any] = {
            seat: ann.ask("POST", "/api/replay", json={"record": text, "seat": seat})["frames"]
            for seat in (0, 1, None, "open")
        }
        assert views["open"] == ann.ask("POST", "/api/replay", json={"record": text})["frames"]
        assert views[0][5]["shown"]["hand"] is not None
        assert views[None][5]["shown"]["hand"] is None
        spoilt = text.split("\n")
        line = next(number for number, each in enumerate(spoilt) if each.startswith("2. "))
        spoilt[line] = "2. Black: A-A"
        for path, status in (("/api/replay", 422), ("/api/imports", 401)):
            refused = ann.ask("POST", path, status, json={"record": "\n".join(spoilt)})
            if status == 422:
                assert (refused["error"]["line"], refused["error"]["column"]) == (line + 1, 11)
                assert refused["error"]["text"].startswith(f"Line {line + 1}, column 11: ")
        assert ann.ask("POST", "/api/replay", 422, json={"record": text, "seat": 9})["error"]["id"] == "tables-no-seat"
        assert ann.ask("POST", "/api/replay", 422, json={"record": "nothing"})["error"]["line"] == 1
        assert ann.ask("POST", "/api/replay", 400, json={"record": text, "seat": "both"})["error"]["text"]
        ann.ask("POST", "/api/replay", 400, json={"record": "x" * 200_001})
        ann.ask("POST", "/api/replay", 413, json={"record": "x" * 300_000})


def test_records_of_an_older_motu(motu: House) -> None:
    """A link to a position, and an import: Kahuna is shown as it was played, old Paradise says which Motu plays it."""
    old = OLD_GAME.read_text("utf-8")
    dealt = Match(paradise, paradise.read_options({}), ("Ann", "Bob"), SealedChance(bytes(32)))
    other = write_record(paradise, dealt.record()).replace(f" rules={paradise.RULES}", "")
    with Somebody(motu) as ann:
        assert ann.ask("POST", "/api/replay", json={"record": old})["steps"] == 38
        imported = ann.ask("POST", "/api/imports", 201, json={"record": old})["table"]
        assert (imported["steps"], imported["result"]) == (38, "White 1-0 by sudden win")
        for path in ("/api/replay", "/api/imports"):
            refused = ann.ask("POST", path, 422, json={"record": other})["error"]
            assert (refused["id"], refused["line"]) == ("rules-too-old", 2)
            assert "Motu 0.1" in refused["text"]


def test_why_not(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        table = two_at_a_table(ann, bob, public=True)
        seen = ann.see(table)
        legal = seen["moves"][0]["move"]
        missing = next(letter for letter in "ABCDEFGHIJKL" if letter not in seen["shown"]["hand"])

        def why(who: Somebody, move: str, status: int = 200) -> Any:
            return who.ask("GET", f"/api/tables/{table}/why", status, params={"move": move})

        assert why(ann, legal) == {"reason": None}
        assert why(ann, f"/{missing}")["reason"]["id"] == "kahuna-no-card"
        assert why(bob, "+?")["reason"] == {"id": "kahuna-not-your-turn", "args": {}}
        assert why(cat, "+?", 409)["error"]["id"] == "tables-not-seated"
        assert why(ann, "nonsense", 422)["error"]["text"]
        assert why(ann, "", 422)["error"]["text"]
        ann.act(table, seen["version"], do="resign")
        assert why(bob, "+?")["reason"]["id"] == "tables-over"
        waiting = ann.open()["table"]["table"]
        assert ann.ask("GET", f"/api/tables/{waiting}/why?move=%2B%3F", 409)["error"]["id"] == "tables-not-begun"


def test_on_one_device_it_is_the_movers_question(motu: House) -> None:
    with Somebody(motu) as ann:
        table = ann.open(shared=True)["table"]["table"]
        ann.wait_for(table, lambda seen: seen["stage"] == "running")
        for query, reason in (("", None), ("&seat=0", None), ("&seat=1", "kahuna-not-your-turn")):
            told = ann.ask("GET", f"/api/tables/{table}/why?move=%2B%3F{query}")["reason"]
            assert (told and told["id"]) == reason


def test_what_can_fall(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        table = two_at_a_table(ann, bob, public=True)
        # At any deal: nobody sees all hands, and three cards can take an island.
        for person in (ann, bob, cat):
            assert person.ask("GET", f"/api/tables/{table}/threats")
        some_moves((ann, bob), table, 16)
        for person in (ann, bob, cat):
            told = person.ask("GET", f"/api/tables/{table}/threats")
            assert len({(each["island"], each["by"]) for each in told}) == len(told)
            assert all(set(each) == {"island", "seat", "by", "cards", "certain"} for each in told)
        assert all(each["certain"] for each in ann.ask("GET", f"/api/tables/{table}/threats") if each["by"] == 0)
        assert ann.ask("GET", f"/api/tables/{table}/threats?seat=1") == ann.ask("GET", f"/api/tables/{table}/threats")
        ann.act(table, ann.see(table)["version"], do="resign")
        assert ann.ask("GET", f"/api/tables/{table}/threats") == []
        waiting = ann.open()["table"]["table"]
        assert ann.ask("GET", f"/api/tables/{waiting}/threats") == []


def test_the_rules_in_short(motu: House) -> None:
    with Somebody(motu) as ann:
        rules = ann.ask("GET", "/api/games/kahuna/rules")
        assert [each["id"] for each in rules][:3] == ["kahuna-rules-aim", "kahuna-rules-turn", "kahuna-rules-place"]
        classic = ann.ask("GET", "/api/games/kahuna/rules?preset=classic&no-surprise=yes&handicap=2")
        assert {"kahuna-rules-no-surprise", "kahuna-rules-handicap"} <= {each["id"] for each in classic}
        for query in ("preset=none", "colour=red", "handicap=9"):
            assert ann.ask("GET", f"/api/games/kahuna/rules?{query}", 422)["error"]["text"]
        ann.ask("GET", "/api/games/chess/rules", 422)


def test_the_contents_of_a_box_are_sent_once(motu: House) -> None:
    with Somebody(motu) as ann:
        box = ann.ask("GET", "/api/games/paradise/box")
        assert box == json.loads(json.dumps(paradise.show_box(paradise.read_options({}))))
        assert ann.ask("GET", "/api/games/paradise/box?preset=four&events=yes&components=house") == box
        first = ann.http.get("/api/games/paradise/box")
        assert first.headers["cache-control"] == "no-cache"
        for encoding in ("gzip", "identity"):
            has = {"if-none-match": first.headers["etag"], "accept-encoding": encoding}
            again = ann.http.get("/api/games/paradise/box", headers=has)
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
        other = ann.http.get("/api/games/paradise/box", headers={"if-none-match": '"another"'})
        assert (other.status_code, other.json()) == (200, box)
        unknown = ann.ask("GET", "/api/games/paradise/box?components=0123456789ab", 422)["error"]
        assert unknown["id"] == "tables-components-unknown"
        assert ann.ask("GET", "/api/games/kahuna/box", 422)["error"]["id"] == "web-no-box"


def test_a_game_tells_all_that_a_page_needs_to_offer_it(motu: House) -> None:
    with Somebody(motu) as ann:
        kahuna, paradise = games = ann.ask("GET", "/api/games")
        for game in games:
            assert set(game["presets"]) == set(game["options"]["preset"])
            for options in game["presets"].values():
                assert set(options) == set(game["options"])
                assert all(value in game["options"][name] for name, value in options.items())
            assert [each["name"] for each in game["cast"]] == game["bots"]
        assert paradise["seats"] == ["Red", "Yellow", "Green", "Blue"]
        assert [each["place"] for each in kahuna["cast"] if each["place"]] == list(range(1, 11))
