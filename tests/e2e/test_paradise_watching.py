"""Whoever looks on at a table of Conquest of Paradise: they follow it, and are told nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.screens import act
from tests.e2e.test_paradise_company import build, three
from tests.e2e.test_paradise_games import seen_by
from tests.e2e.test_paradise_hand_over import eyes, heard_by
from tests.e2e.test_screens import axe
from tests.e2e.visitor import PHONE, Visitor, id_of

Come = Callable[..., Visitor]


def test_whoever_watches_follows_the_game_and_sees_nothing_hidden(visitor: Come) -> None:
    people, path = three(visitor, build, public=True)
    ann, eve = people[0], visitor(size=PHONE)
    heard = heard_by(eve)
    page = eve.open("/lobby")
    name = ann.api("GET", "/api/me")["name"]
    page.locator(f'a[href="/table/{id_of(path)}"]', has_text=name).click()
    expect(page.locator(".game .board .chart")).to_be_visible()
    expect(page.locator(".prompt .head")).to_contain_text("Still planning")
    home = seen_by(ann, path)["shown"]["homes"][0]
    secret = f"W+{home}"
    for each, move in ((ann, secret), (ann, "."), (people[1], ".")):
        act(each, seen_by(each, path), do="move", move=move)
    expect(page.get_by_role("region", name="ready")).to_have_count(2)
    eve.settle()
    assert axe(eve)["violations"] == []
    assert page.locator("[data-may], [role=group].tray button, .prompt .buttons button").count() == 0
    everything = page.evaluate("document.body.outerHTML + JSON.stringify([localStorage, sessionStorage])")
    assert secret not in everything
    assert not any(secret in each for each in heard)
    assert eyes(heard) == {None}
    eve.forgive("409")
    refused = eve.page.evaluate(ACT, [id_of(path), seen_by(eve, path)["version"]])
    assert refused == "tables-not-seated"

    act(people[2], seen_by(people[2], path), do="move", move=".")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".log")).to_contain_text("Red builds 1 piece at")
    eve.settle()
    assert eyes(heard) == {None}


ACT = """async ([table, version]) => {
    const body = JSON.stringify({ version, action: { do: 'move', move: '.' } });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/tables/${table}/actions`, { method: 'POST', headers, body });
    return (await answer.json()).error.id;
}"""
"""Somebody who knows the server's interface tries to decide for others."""
