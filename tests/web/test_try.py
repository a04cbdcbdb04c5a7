"""Moves that are only tried: where they would lead is told, and nothing has happened."""

from __future__ import annotations

from typing import Any, get_type_hints

from motu.paradise.prospect.types import ParadiseProspect
from tests.web.house import House, Somebody, two_at_a_table
from tests.web.test_several_moves import two_bridges


def tried(who: Somebody, table: str, *moves: str, status: int = 200, **query: Any) -> Any:
    return who.ask("GET", f"/api/tables/{table}/try", status, params={"moves": " ".join(moves), **query})


def test_what_is_tried_is_what_it_would_be_if_it_were_played(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        before = ann.see(table)
        moves = two_bridges(before)
        answer = tried(ann, table, *moves)
        assert (answer["played"], answer["stopped"], answer["reveals"]) == (2, None, False)
        assert ann.see(table) == before
        played = ann.act(table, before["version"], do="moves", moves=moves)
        assert (answer["shown"], answer["moves"]) == (played["shown"], played["moves"])
        nothing = tried(ann, table)
        assert (nothing["shown"], nothing["moves"]) == (played["shown"], played["moves"])
        assert (nothing["version"], nothing["played"]) == (played["version"], 0)


def test_what_would_come_to_light_is_not_tried(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        seen = ann.see(table)
        bridge = two_bridges(seen)[0]
        answer = tried(ann, table, bridge, "+?", "+?")
        assert (answer["played"], answer["stopped"], answer["reveals"]) == (1, None, True)
        short = tried(ann, table, bridge)
        assert (answer["shown"], answer["moves"]) == (short["shown"], short["moves"])


def test_it_is_said_why_one_cannot_be_played(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        table = two_at_a_table(ann, bob, public=True)
        seen = ann.see(table)
        bridge = two_bridges(seen)[0]
        assert tried(ann, table, bridge, bridge)["stopped"]["id"].startswith("kahuna-")
        unread = tried(ann, table, bridge, "nonsense", bridge)
        assert (unread["played"], unread["stopped"]["id"]) == (1, "notation-unknown")
        assert tried(bob, table, "+?")["stopped"]["id"] == "kahuna-not-your-turn"
        assert tried(cat, table, bridge, status=409)["error"]["id"] == "tables-not-seated"
        assert tried(ann, table, *["+?"] * 70, status=409)["error"]["id"] == "tables-moves-number"
        ann.act(table, seen["version"], do="resign")
        assert tried(ann, table, status=409)["error"]["id"] == "tables-over"


def test_paradise_tells_what_they_bring(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob, game="paradise", options={"preset": "two"})
        mover = (ann, bob)[ann.see(table)["movers"][0]]
        home = mover.see(table)["moves"][0]["move"]
        answer = tried(mover, table, home)
        assert answer["played"] == 1 or answer["reveals"]
        assert set(answer["prospect"]) == get_type_hints(ParadiseProspect).keys()


def test_paradise_tells_how_far_a_stack_comes_and_what_counts(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, Somebody(motu) as cat:
        table = two_at_a_table(ann, bob, game="paradise", options={"preset": "two", "homes": "seated"}, public=True)
        place = ann.see(table)["shown"]["homes"][1]
        for who, seat in ((ann, 0), (bob, 1), (cat, None)):
            reach = who.ask("GET", f"/api/tables/{table}/reach", params={"hex": place, "of": "1"})
            assert (reach["hex"], reach["seat"]) == (place, 1)
            assert bool(reach["hexes"]) == (who is not bob)  # only Bob knows that there is no canoe yet
            count = who.ask("GET", f"/api/tables/{table}/count")
            assert [each["track"] for each in count["seats"]] == who.see(table)["shown"]["points"]
            assert count["seats"][0]["seat"] == 0
            assert seat is None or count["seats"][seat]["hidden"] == []
        assert ann.ask("GET", f"/api/tables/{table}/reach?hex=Z99&of=1", 422)["error"]["text"]
        assert ann.ask("GET", f"/api/tables/{table}/reach?hex=G11&of=x", 422)["error"]["text"]
        assert ann.ask("GET", f"/api/tables/{table}/reach?hex=G11&of=7")["hexes"] == []
        kahuna = two_at_a_table(ann, bob)
        for path in ("count", "reach"):
            assert ann.ask("GET", f"/api/tables/{kahuna}/{path}", 422)["error"]["id"] == "web-not-told"
        waiting = ann.open(game="paradise")["table"]["table"]
        for path in ("count", "reach", "try"):
            assert ann.ask("GET", f"/api/tables/{waiting}/{path}", 409)["error"]["id"] == "tables-not-begun"
            assert cat.ask("GET", f"/api/tables/{waiting}/{path}", 404)
