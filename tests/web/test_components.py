"""Components of players' own: sent, kept, played with, handed on; two tables with different boxes side by side."""

from __future__ import annotations

import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest

from motu.paradise.box_loader import TABLES, house_of_rules, own_text
from motu.paradise.component_set import LARGEST
from motu.tables.component_sets import MOST_OF_ONE
from tests.web.house import House, Somebody, house
from tests.web.own_tables import all_tables, asked, changed, cheap_cards, send

OLD_GAME = Path(__file__).parents[1] / "paradise" / "golden" / "version-2" / "two.txt"
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "islander"}]


def box_of(somebody: Somebody, name: str = "") -> Any:
    return somebody.ask("GET", "/api/games/paradise/box", params={"components": name} if name else {})


def names(box: Any) -> list[str]:
    return [card["name"] for card in box["cards"]]


def zipped(files: dict[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", how) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


def open_own(somebody: Somebody, name: str, **setup: Any) -> str:
    setup = {"game": "paradise", "options": {"components": name}, "seats": BOTS, **setup}
    table: str = somebody.open(**setup)["table"]["table"]
    return table


def play(somebody: Somebody, table: str, moves: int, seed: int = 1) -> Any:
    """So many decisions at random, whatever the bot does meanwhile; then the table as it waits for the next one."""
    dice = random.Random(seed)
    for _ in range(moves):
        seen = waiting(somebody, table)
        if seen["stage"] == "over":
            break
        somebody.act(table, seen["version"], do="move", move=dice.choice(seen["moves"])["move"])
    return waiting(somebody, table)


def waiting(somebody: Somebody, table: str) -> Any:
    """The table once nobody else decides. The bot builds at the same time: what it has decided must have been seen."""
    return somebody.wait_for(table, lambda seen: seen["stage"] == "over" or seen["movers"] == [seen["seat"]])


# --- Sending and keeping ---


def test_a_set_is_sent_listed_and_looked_into(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        own = send(ann, [*cheap_cards(), ("my copy/README.md", b"\xff"), ("__MACOSX/._cards.toml", b"\0")], "  Ann’s  ")
        assert (own["game"], own["called"], len(own["name"])) == ("paradise", "Ann’s", 12)
        box = box_of(bob, own["name"])
        assert (box["name"], box["costs"]["card"], names(box)[0]) == (own["name"], 0, "Long Swell")
        assert box["cards"][0]["called"] == "Long Swell"
        house_box = box_of(bob)
        assert (house_box["name"], house_box["costs"]["card"], names(house_box)[0]) == ("house", 2, "Hui")
        rules = ann.ask("GET", "/api/games/paradise/rules", params={"components": own["name"]})
        assert rules
        assert ann.ask("GET", "/api/me/components") == [own]
        assert bob.ask("GET", "/api/me/components") == []
        again = send(ann, all_tables(*cheap_cards()), "Another name")
        assert again["name"] == own["name"]
        assert ann.ask("GET", "/api/me/components", params={"game": "paradise"}) == [again]
        assert ann.ask("GET", "/api/me/components", params={"game": "kahuna"}) == []
        assert ann.ask("DELETE", f"/api/me/components/paradise/{own['name']}") == []
        assert box_of(ann, own["name"]) == box  # others may have it


def test_a_browser_asks_but_once_for_a_box(motu: House) -> None:
    with Somebody(motu) as ann:
        name = send(ann, cheap_cards())["name"]
        first = ann.http.get("/api/games/paradise/box", params={"components": name})
        again = {"if-none-match": first.headers["etag"]}
        assert ann.http.get("/api/games/paradise/box", params={"components": name}, headers=again).status_code == 304
        assert ann.http.get("/api/games/paradise/box", headers=again).status_code == 200


def test_our_tables_are_handed_out_and_come_back_changed(motu: House) -> None:
    with Somebody(motu) as ann:
        answer = ann.http.get("/api/games/paradise/components")
        assert answer.headers["content-type"] == "application/zip"
        assert "motu-paradise-house.zip" in answer.headers["content-disposition"]
        send(ann, [("motu-paradise-house.zip", answer.content)], status=422)
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            tables = {f"motu/{name}": archive.read(name) for name in archive.namelist()}
        tables["motu/costs.toml"] = tables["motu/costs.toml"].replace(
            b"colony = { points = 1", b"colony = { points = 2"
        )
        own = send(ann, [("mine.ZIP", zipped(tables))])
        assert box_of(ann, own["name"])["costs"]["colony"] == 2
        own_zip = ann.http.get("/api/games/paradise/components", params={"components": own["name"]}).content
        assert send(ann, [("x.zip", own_zip)])["name"] == own["name"]
        assert ann.ask("GET", "/api/games/kahuna/components", 422)["error"]["id"] == "tables-components-none"
        unknown = ann.ask("GET", "/api/games/paradise/components", 422, params={"components": "0123456789ab"})
        assert unknown["error"]["id"] == "tables-components-unknown"


def test_what_was_remarked_is_not_kept(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        files = [(name, b"# meet me at the harbour\n" + content) for name, content in cheap_cards("Harbour")]
        name = send(ann, files, "Secret plans")["name"]
        bob.bytes.clear()
        packed = bob.http.get("/api/games/paradise/components", params={"components": name}).content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            texts = b"".join(archive.read(each) for each in archive.namelist())
        box_of(bob, name)
        assert b"Harbour" in texts
        assert b"meet me" not in texts + bob.bytes
        assert b"Secret plans" not in texts + bob.bytes


REFUSED: list[tuple[str, list[tuple[str, bytes]], str]] = [
    ("none", [("notes.txt", b"hello")], "There is no table among these files"),
    ("stray", [("wonders.toml", b"")], "wonders.toml: There is no table of this name"),
    ("twice", [("a/costs.toml", b""), ("b/costs.toml", b"")], "costs.toml: "),
    ("figure", changed(costs=("colony = { points = 1", "colony = { points = 10")), "costs.toml, line 5: “points” must"),
    ("syntax", [("a/b/costs.toml", b"colony = {\n")], "costs.toml, line 1: This is not valid TOML"),
    ("utf-8", [("costs.toml", b"# \xff")], "costs.toml, line 1: This line is not UTF-8"),
    ("large", [("costs.toml", b"#" * (LARGEST + 1))], "costs.toml: This is more than a set may have"),
    ("many", [(f"a{n}/costs.toml", b"") for n in range(45)], "costs.toml: "),
    ("dots", [("costs.toml", b"a." * 20_000 + b"a = 1")], "costs.toml, line 1: This line has more than 32 dots"),
    ("no archive", [("all.zip", b"PK\3\4 but no archive")], "all.zip: This cannot be read"),
    ("bomb", [("all.zip", zipped({"costs.toml": b"#" * 9_000_000}))], "costs.toml: This is more than a set may have"),
    ("packed oddly", [("all.zip", zipped({"costs.toml": b"#"}, zipfile.ZIP_LZMA))], "all.zip: This cannot be read"),
    ("markup", changed(cards=('"Hui"', '"<b>Hui</b>\\u202e"')), "cards.toml, line 6: “name” must be a name in quotes"),
    ("ours", all_tables(), "These tables say what ours say"),
]


@pytest.mark.parametrize(("files", "told"), [each[1:] for each in REFUSED], ids=[each[0] for each in REFUSED])
def test_what_is_wrong_is_told_in_one_sentence(files: list[tuple[str, bytes]], told: str, motu: House) -> None:
    with Somebody(motu) as ann:
        refused = send(ann, files, status=422)
        assert refused["error"]["text"].startswith(told), refused["error"]["text"]
        assert ann.ask("GET", "/api/me/components") == []


def test_a_sentence_can_be_said_in_other_languages(motu: House) -> None:
    with Somebody(motu) as ann:
        ann.http.headers["accept-language"] = "de"
        error = send(ann, changed(costs=("colony = { points = 1", "colony = { points = 10")), status=422)["error"]
        assert error["id"] == "paradise-components-at"
        assert (error["args"]["file"], error["args"]["line"]) == ("costs.toml", 5)
        assert error["args"]["problem"]["id"] == "paradise-components-whole"
        assert error["text"].startswith("costs.toml, Zeile 5: „points“")


def test_names_of_sets_are_as_names_of_people(motu: House) -> None:
    with Somebody(motu) as ann:
        for called in ("", " ", "x" * 25, "a\u202eb"):
            assert send(ann, cheap_cards(), called, status=422)["error"]["id"].startswith("people-name-")
        assert send(ann, cheap_cards(), "<script>")["called"] == "<script>"
        body = asked(cheap_cards())
        body["files"][0]["content"] = "no base64!"
        assert ann.ask("POST", "/api/me/components", 422, json=body)["error"]["id"] == "web-bad-file"
        assert (
            ann.ask("POST", "/api/me/components", 422, json=asked(cheap_cards(), game="kahuna"))["error"]["id"]
            == "tables-components-none"
        )


def test_nobody_has_more_sets_than_so_many(motu: House) -> None:
    with Somebody(motu) as ann:
        for number in range(MOST_OF_ONE):
            send(ann, changed(cards=('"Hui"', f'"Card {number}"')))
        refused = send(ann, changed(cards=('"Hui"', '"One more"')), status=409)
        assert refused["error"]["id"] == "tables-components-many"
        one = ann.ask("GET", "/api/me/components")[0]
        ann.ask("DELETE", f"/api/me/components/paradise/{one['name']}")
        send(ann, changed(cards=('"Hui"', '"One more"')))


def test_how_often_somebody_sends_is_limited(tmp_path: Path) -> None:
    with house(tmp_path, unlimited=False) as motu, Somebody(motu) as ann:
        answers = [ann.http.post("/api/me/components", json=asked([("costs.toml", b"")])) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [422] * 10 + [429] * 2


# --- Playing ---


def test_two_tables_with_different_boxes_side_by_side(motu: House) -> None:
    with Somebody(motu) as ann:
        one = send(ann, cheap_cards("Long Swell"), "One")["name"]
        two = send(ann, changed(cards=('"Hui"', '"Deep Blue"'), victory=("points = 28", "points = 12")), "Two")["name"]
        tables = [open_own(ann, name) for name in (one, two)]
        plain = open_own(ann, "house")
        for table in (*tables, plain):
            play(ann, table, 12)
        seen = [ann.see(table) for table in (*tables, plain)]
        assert [each["options"].get("components") for each in seen] == [one, two, None]
        assert [each["shown"]["target"] for each in seen] == [28, 12, 28]
        assert [names(box_of(ann, name))[0] for name in (one, two)] == ["Long Swell", "Deep Blue"]
        listed = {each["table"]: each["options"].get("components") for each in ann.ask("GET", "/api/me/tables")}
        assert [listed[table] for table in (*tables, plain)] == [one, two, None]


def test_all_who_come_to_a_table_play_with_its_box(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat, cat.socket() as socket:
        name = send(ann, cheap_cards())["name"]
        opened = ann.open(game="paradise", options={"components": name}, public=True)
        table = opened["table"]["table"]
        (listed,) = [each for each in cat.ask("GET", "/api/lobby") if each["table"] == table]
        assert listed["options"]["components"] == name
        ann.ask("DELETE", f"/api/me/components/paradise/{name}")  # the table keeps it
        bob.act(table, opened["table"]["version"], do="sit", invitation=opened["invitation"])
        seen = ann.wait_for(table, lambda seen: seen["stage"] == "running")
        socket.send(do="watch", table=table)
        assert socket.hear("table")["table"]["options"]["components"] == name
        ann.act(table, seen["version"], do="resign")
        again = ann.ask("POST", f"/api/tables/{table}/rematch", 201, json={})
        assert again["table"]["options"]["components"] == name


def test_a_table_is_not_opened_with_a_set_that_nobody_knows(motu: House) -> None:
    with Somebody(motu) as ann:
        body = {"game": "paradise", "options": {"components": "0123456789ab"}, "seats": BOTS}
        error = ann.ask("POST", "/api/tables", 422, json=body)["error"]
        assert error["id"] == "tables-components-unknown"
        assert "0123456789ab" in error["text"]
        body["options"] = {"components": "../etc"}
        assert ann.ask("POST", "/api/tables", 422, json=body)["error"]["id"] == "paradise-components-unknown"


def test_rated_games_are_played_with_our_components(motu: House) -> None:
    with Somebody(motu) as ann:
        ann.ask("POST", "/api/account", 201, json={"name": "Ann Own", "password": "a long enough one"})
        body = {"game": "paradise", "options": {"components": send(ann, cheap_cards())["name"]}, "rated": True}
        assert ann.ask("POST", "/api/tables", 422, json=body)["error"]["id"] == "tables-rated-needs-preset"


def test_a_restart_loses_neither_set_nor_table(tmp_path: Path) -> None:
    with house(tmp_path) as motu:
        with Somebody(motu) as ann:
            name = send(ann, cheap_cards())["name"]
            table = open_own(ann, name)
            before = play(ann, table, 5)
            token = ann.token
        motu.kill()
        motu.start()
        with Somebody(motu, token) as ann:
            seen = ann.see(table)
            assert seen["version"] >= before["version"]
            assert seen["options"]["components"] == name
            play(ann, table, 5)
            assert [each["name"] for each in ann.ask("GET", "/api/me/components")] == [name]
            assert "stands in" not in motu.log.read_text()


# --- Records ---


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with house(tmp_path_factory.mktemp("elsewhere")) as found:
        yield found


def test_a_game_is_replayed_elsewhere_with_its_tables(motu: House, elsewhere: House) -> None:
    with Somebody(motu) as ann, Somebody(elsewhere) as bob:
        name = send(ann, cheap_cards())["name"]
        table = open_own(ann, name)
        seen = play(ann, table, 10)
        ann.act(table, seen["version"], do="resign")
        record = ann.ask("GET", f"/api/tables/{table}/record")["record"]
        packed = ann.http.get("/api/games/paradise/components", params={"components": name}).content
        assert f"components={name}" in record
        assert ann.ask("POST", "/api/replay", json={"record": record})["steps"]
        for path in ("/api/replay", "/api/imports"):
            error = bob.ask("POST", path, 422, json={"record": record})["error"]
            assert error["id"] == "tables-components-unknown", error
        wanted = {"record": record, "step": 3, "seat": 0, "bot": "islander"}
        assert bob.ask("POST", "/api/branches", 422, json=wanted)["error"]["id"] == "tables-components-unknown"
        assert send(bob, [("motu-paradise.zip", packed)], "From Ann")["name"] == name
        there = bob.ask("POST", "/api/replay", json={"record": record, "seat": "open"})
        assert there == ann.ask("POST", "/api/replay", json={"record": record, "seat": "open"})
        imported = bob.ask("POST", "/api/imports", 201, json={"record": record})["table"]
        assert imported["options"]["components"] == name
        branch = bob.ask("POST", "/api/branches", 201, json=wanted)["table"]
        assert branch["options"]["components"] == name
        bob.wait_for(branch["table"], lambda seen: seen["steps"] > 3 or seen["movers"] == [0])


def test_a_record_of_an_older_motu_brings_its_box_along(motu: House) -> None:
    """Version 2 had another box under the name of `house`: nobody need send it, and everybody can look into it."""
    record, old = OLD_GAME.read_text("utf-8"), house_of_rules(2)
    played_by = {"preset": "two", "components": old}
    with Somebody(motu) as ann:
        replayed = ann.ask("POST", "/api/replay", json={"record": record})
        assert (replayed["options"], replayed["steps"]) == (played_by, 450)
        imported = ann.ask("POST", "/api/imports", 201, json={"record": record})["table"]
        assert imported["options"] == played_by
        assert ann.ask("GET", f"/api/tables/{imported['table']}/replay")["options"] == played_by
        wanted = {"record": record, "step": 30, "seat": 0, "bot": "islander"}
        branch = ann.ask("POST", "/api/branches", 201, json=wanted)["table"]
        assert branch["options"] == played_by
        # The bot thinks in a process of its own, which knows that box.
        seen = play(ann, branch["table"], 5)
        assert seen["steps"] > 35
        assert "stands in" not in motu.log.read_text()
        written = ann.ask("GET", f"/api/tables/{branch['table']}/record")["record"]
        assert f"components={old} rules=3" in written
        box = box_of(ann, old)
        assert (box["name"], box["costs"]["war-canoe"], box_of(ann)["costs"]["war-canoe"]) == (old, 2, 3)
        assert ann.ask("GET", "/api/games/paradise/rules", params={"components": old})
        answer = ann.http.get("/api/games/paradise/components", params={"components": old})
        assert f"motu-paradise-{old}.zip" in answer.headers["content-disposition"]
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert {name: archive.read(name).decode() for name in archive.namelist()} == {
                f"{name}.toml": own_text(name, old) for name in TABLES
            }
        assert send(ann, [("old.zip", answer.content)])["name"] == old
        assert open_own(ann, old)


def test_names_in_a_log_are_those_of_the_table(motu: House) -> None:
    with Somebody(motu) as ann:
        groups = changed(tiles=('"Tahiti"', '"Tahiti Nui"'), groups=('"Tonga"', '"Tongatapu"'))
        victory = changed(victory=('{ group = "Tonga"', '{ group = "Tongatapu"'))
        text = victory[0][1].replace(b'homes = ["Tonga",', b'homes = ["Tongatapu",')
        name = send(ann, [*groups, ("victory.toml", text)])["name"]
        table = open_own(ann, name)
        ann.wait_for(table, lambda seen: seen["shown"])
        assert "Tongatapu" in json.dumps(ann.see(table)["shown"])
        assert "Tongatapu" in box_of(ann, name)["groups"]
        assert "Tonga" not in box_of(ann, name)["groups"]
