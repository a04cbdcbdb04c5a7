"""Several people at a table of Conquest of Paradise: what they ask of one another, who gives up, and who comes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.screens import act
from tests.e2e.test_paradise_games import BOT, FREE, ME, open_paradise, seen_by
from tests.e2e.test_screens import axe
from tests.e2e.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


def three(visitor: Come) -> tuple[list[Visitor], str]:
    """Ann, Bob and Cat at a table where homes are chosen one after another; Cat has a phone."""
    people = [visitor(), visitor(), visitor(size=PHONE)]
    path = open_paradise(people[0], ME, FREE, FREE, homes="chosen")
    for each in people:
        each.open(path)
        if each is not people[0]:
            each.button("Sit down here").first.click()
    for each in people:
        expect(each.page.locator(".game .board")).to_be_visible()
    return people, path


def choose_first(people: list[Visitor], path: str) -> Visitor:
    """Whoever is asked takes the first of what there is: who that was."""
    seat: int = seen_by(people[0], path)["movers"][0]
    seen = seen_by(people[seat], path)
    act(people[seat], seen, do="move", move=seen["moves"][0]["move"])
    return people[seat]


def table_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()


def resign(who: Visitor) -> str:
    """Give up, as the menu leads there: what it has said before."""
    table_menu(who.page)
    who.button("Resign", exact=True).click()
    sure = who.page.get_by_role("dialog", name="Resign this game?")
    told = sure.inner_text()
    sure.get_by_role("button", name="Resign", exact=True).click()
    return told


def test_all_others_must_agree_before_a_decision_is_taken_back(visitor: Come) -> None:
    """Whoever has agreed is asked no more, and all see for whom they wait."""
    people, path = three(visitor)
    first = choose_first(people, path)
    later = choose_first(people, path)
    others = [each for each in people if each is not first]
    names = [each.api("GET", "/api/me")["name"] for each in others]
    first.button("Ask to undo").click()
    for each in people:
        expect(each.page.locator(".asked")).to_contain_text(
            "What others have decided since then is taken back with it."
        )
    for name in names:
        expect(first.page.locator(".asked")).to_contain_text(name)
    assert axe(first)["violations"] == []
    others[0].button("Agree").click()
    expect(others[0].page.locator(".asked")).to_contain_text(f"Waiting for {names[1]}.")
    expect(others[0].button("Agree")).to_have_count(0)
    expect(first.page.locator(".asked")).not_to_contain_text(names[0])
    assert seen_by(later, path)["steps"] == 2
    others[1].button("Agree").click()
    for each in people:
        expect(each.page.locator(".asked")).to_have_count(0)
    assert seen_by(later, path)["steps"] == 0
    expect(first.page.locator(".prompt .head")).to_have_text("Your decision")


def test_the_game_goes_on_for_those_who_have_not_given_up(visitor: Come) -> None:
    people, path = three(visitor)
    ann, bob, cat = people
    assert "A bot plays on in your place" in resign(bob)
    expect(ann.page.locator(".plates")).to_contain_text("Islander")
    assert "A bot plays on in your place" in resign(cat)
    expect(bob.page.locator(".prompt .text")).to_have_text("You are watching.")
    assert seen_by(ann, path)["stage"] == "running"
    assert "You lose at once" in resign(ann)
    expect(ann.page.locator(".over h2").first).to_have_text("You lose")
    expect(cat.page.locator(".over h2").first).to_have_text("Won by Islander (Yellow) and Islander (Green)")


def test_on_a_phone_the_map_stays_when_the_game_is_over_or_the_log_is_open(visitor: Come) -> None:
    ann = visitor(size=PHONE)
    path = open_paradise(ann, ME, BOT)
    ann.open(path)
    board, log = ann.page.locator(".game .board"), ann.page.get_by_role("region", name="Log")
    ann.page.get_by_role("button", name="Log", exact=True).click()
    for part in (board, log):
        box = part.bounding_box()
        assert box is not None
        assert box["width"] > PHONE[0] * 0.9
        assert box["height"] > 60
    act(ann, ann.turn(seen_by(ann, path)["table"]), do="resign")
    expect(ann.page.locator(".over h2").first).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0] * 0.9
    assert box["height"] > PHONE[1] * 0.3


def test_whoever_builds_next_on_one_device_learns_nothing_of_what_was_planned(visitor: Come) -> None:
    """All build at once: a curtain comes down between them, and plans are neither on the page nor kept nor sent."""
    ann = visitor()
    ann.open("/")
    ann.api("POST", "/api/me")
    options = {"preset": "two", "homes": "seated"}
    opened = ann.api("POST", "/api/tables", game="paradise", options=options, seats=[ME, ME], shared=True)
    table = opened["table"]["table"]
    heard: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    ann.page.on("response", lambda answer: heard.append(answer.text()) if "/api/tables/" in answer.url else None)
    while (seen := ann.api("GET", f"/api/tables/{table}"))["shown"]["stage"] != "build":
        seat = seen["movers"][0]
        moves = [each["move"] for each in ann.api("GET", f"/api/tables/{table}?seat={seat}")["moves"]]
        action = {"do": "move", "seat": seat, "move": "." if "." in moves else moves[0]}
        ann.api("POST", f"/api/tables/{table}/actions", version=seen["version"], action=action)
    red, yellow = seen["shown"]["homes"]
    page = ann.open(f"/table/{table}")
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Red.")
    page.locator(".curtain button").click()
    page.locator(f'[data-hex="{red}"]').press("Enter")
    place = page.locator(".under").inner_text()  # "What is to be built at …?"
    page.locator(".wares button", has_text="Warriors").click()
    expect(page.locator(".log")).to_contain_text("a warrior band at")
    ann.button("Done building").click()
    expect(page.locator(".curtain")).to_contain_text("Hand the device to Yellow.")
    ann.settle()
    heard.clear()  # until here it was Red who was told
    assert axe(ann)["violations"] == []
    for _ in range(2):
        ann.settle()
        everything = page.evaluate("document.body.outerHTML + JSON.stringify([localStorage, sessionStorage])")
        for secret in ("Planned: ", f"W+{red}", place):
            assert secret not in everything
            assert not any(secret in each for each in heard)
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            expect(ann.button("Done building")).to_be_visible()
    page.locator(f'[data-hex="{yellow}"]').press("Enter")
    page.locator(".wares button", has_text="Warriors").click()
    expect(page.locator(".log")).to_contain_text("a warrior band at")
