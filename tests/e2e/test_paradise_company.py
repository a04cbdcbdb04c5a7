"""Several people at a table of Conquest of Paradise: what they ask of one another, who gives up, and who comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.screens import act
from tests.e2e.test_paradise_games import BOT, FREE, ME, open_paradise, seen_by
from tests.e2e.test_screens import axe
from tests.e2e.visitor import PHONE, Visitor, id_of
from tests.web.house import House

Come = Callable[..., Visitor]
Gathering = tuple[list[Visitor], str]


def three(visitor: Come, play: Callable[[list[Visitor], str], None] | None = None, **setup: Any) -> Gathering:
    """Ann, Bob and Cat at a table where homes are chosen one after another; Cat has a phone.

    play    what is done by the server's interface before they look: pages skip questions with one answer by themselves
    """
    people = [visitor(), visitor(), visitor(size=PHONE)]
    options = {"preset": "three", "homes": "chosen"}
    for each in people:
        each.open("/")
        each.api("POST", "/api/me")
    opened = people[0].api("POST", "/api/tables", game="paradise", options=options, seats=[ME, FREE, FREE], **setup)
    table, invitation = opened["table"], opened["invitation"]
    for seat in (1, 2):
        sits = {"do": "sit", "seat": seat, "invitation": invitation}
        path = f"/api/tables/{table['table']}/actions"
        table["version"] = people[seat].api("POST", path, version=table["version"], action=sits)["version"]
    path = f"/table/{table['table']}#{invitation}"
    while not seen_by(people[0], path)["movers"]:
        pass  # it begins by itself
    if play:
        play(people, path)
    for each in people:
        each.open(path)
        expect(each.page.locator(".game .board")).to_be_visible()
    return people, path


def choose_first(people: list[Visitor], path: str) -> Visitor:
    """Whoever is asked takes the first of what there is: who that was."""
    seat: int = seen_by(people[0], path)["movers"][0]
    seen = seen_by(people[seat], path)
    act(people[seat], seen, do="move", move=seen["moves"][0]["move"])
    return people[seat]


def all_decide(people: list[Visitor], path: str) -> None:
    """Until everybody has decided something: who gives up before that only calls the game off."""
    while seen_by(people[0], path)["undecided"]:
        choose_first(people, path)


def build(people: list[Visitor], path: str) -> None:
    """Everybody does as little as possible until all build."""
    while (seen := seen_by(people[0], path))["shown"]["stage"] != "build":
        (seat,) = seen["movers"]
        seen = seen_by(people[seat], path)
        moves = [each["move"] for each in seen["moves"]]
        act(people[seat], seen, do="move", move="." if "." in moves else moves[0])


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


def test_one_who_refuses_is_enough_and_whoever_asked_may_think_better_of_it(visitor: Come) -> None:
    people, path = three(visitor)
    first = choose_first(people, path)
    choose_first(people, path)
    others = [each for each in people if each is not first]
    first.button("Ask to undo").click()
    others[0].button("Agree").click()
    expect(others[0].button("Agree")).to_have_count(0)
    others[1].button("Refuse").click()
    for each in people:
        expect(each.page.locator(".asked")).to_have_count(0)
    first.button("Ask to undo").click()
    for each in others:
        expect(each.button("Agree")).to_be_visible()
    first.button("Withdraw").click()
    for each in people:
        expect(each.page.locator(".asked")).to_have_count(0)
    assert seen_by(first, path)["steps"] == 2


def test_of_several_all_others_let_a_bot_play_on_for_one_who_comes_back_later(visitor: Come, hasty: House) -> None:
    def come(**traits: object) -> Visitor:
        found = visitor(hasty, **traits)
        found.page.clock.install()
        return found

    people, path = three(come)
    (seat,) = seen_by(people[0], path)["movers"]
    gone = people.pop(seat)
    name = gone.api("GET", "/api/me")["name"]
    gone.page.close()
    ann, bob = people
    ann.page.clock.fast_forward(200_000)  # the page looks round every five seconds: now it does at once
    ann.page.clock.fast_forward(200_000)
    expect(ann.page.locator(".prompt").first).to_contain_text(f"{name} is away.")
    ann.button("Call a bot").click()
    expect(ann.page.locator(".asked")).to_contain_text(f"You have asked for a bot to play on for {name}.")
    expect(bob.page.locator(".asked")).to_contain_text(f"wants a bot to play on for {name}.")
    assert axe(bob)["violations"] == []
    bob.button("Agree").click()
    for each in people:
        expect(each.page.get_by_role("region", name="Islander")).to_be_visible()
        expect(each.page.locator(".asked")).to_have_count(0)

    gone.page = gone.context.new_page()
    gone.page.goto("/")
    gone.page.locator(f'a[href="/table/{id_of(path)}"]').click()
    gone.button("Take your seat back").click()
    expect(gone.button("Take your seat back")).to_have_count(0)
    assert seen_by(gone, path)["you"] == [seat]
    for each in people:
        expect(each.page.get_by_role("region", name="Islander")).to_have_count(0)


def test_the_same_people_play_again_by_the_same_rules(visitor: Come) -> None:
    """They sit down at the same moment, and nobody loses their seat by that; all sit one seat further."""
    people = [visitor(), visitor(), visitor(size=PHONE)]
    ann, bob, cat = people
    path = open_paradise(ann, ME, FREE, BOT, FREE, homes="seated", kumara="yes", end="-3")
    for each in people:
        each.open(path)
        if each is not ann:
            each.button("Sit down here").first.click()
    for each in people:
        expect(each.page.locator(".game .board")).to_be_visible()
    before = seen_by(ann, path)
    table_menu(ann.page)
    ann.button("Offer a draw").click()
    for each in (bob, cat):
        each.button("Agree").click()
    expect(ann.page.locator(".over h2").first).to_have_text("A draw")
    expect(ann.page.locator(".plates")).to_contain_text("done")
    ann.button("Play again").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Waiting for 2 more players")
    bob.forgive("409")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    bob.page.route("**/actions", hold, times=1)
    bob.button("Join the rematch").click()
    expect(bob.button("Join the rematch")).to_be_disabled()
    cat.button("Join the rematch").click()
    expect(cat.page.get_by_role("heading", level=1)).to_have_text("Waiting for one more player")
    while not held:
        bob.page.wait_for_event("request")
    held[0].continue_()
    for each in people:
        expect(each.page.locator(".game .board")).to_be_visible()
    again = seen_by(ann, ann.page.url.removeprefix(ann.url))
    assert again["table"] != before["table"]
    assert again["options"] == before["options"]
    assert [each["name"] for each in again["seats"]] == [before["seats"][seat - 1]["name"] for seat in range(4)]


def test_a_running_table_is_found_again_on_the_start_page(visitor: Come) -> None:
    people, path = three(visitor)
    (seat,) = seen_by(people[0], path)["movers"]
    for each, told in ((people[seat], "Your turn"), (people[seat - 1], "Others decide")):
        each.open("/")
        entry = each.page.locator(f'a[href="/table/{id_of(path)}"]')
        expect(entry).to_contain_text("Conquest of Paradise")
        expect(entry).to_contain_text(told)
        entry.click()
        expect(each.page.locator(".game .board")).to_be_visible()
        each.settle()
        assert seen_by(each, path)["you"] == [people.index(each)]
    choose_first(people, path)


def test_each_clock_runs_while_its_player_has_something_to_build(visitor: Come) -> None:
    """All build at once: whoever is done has their time stopped, and the others' goes on."""
    people, path = three(visitor, build, clock={"main": 3600, "increment": 0})
    running = people[0].page.locator(".plates .clock.runs")
    for each in people:
        expect(each.page.locator(".plates .clock.runs")).to_have_count(3)
    for number, each in enumerate(people[:2]):
        each.button("Done building").click()
        expect(running).to_have_count(2 - number)
    left = [seat["left"] for seat in seen_by(people[0], path)["seats"]]
    assert all(0 < each < 3600 for each in left)
    assert [seat["runs"] for seat in seen_by(people[0], path)["seats"]] == [False, False, True]
    assert not people[2].scrolls_sideways()
    for clock in people[2].page.locator(".plates .clock").all():
        box = clock.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]


def test_the_game_goes_on_for_those_who_have_not_given_up(visitor: Come) -> None:
    people, path = three(visitor, all_decide)
    ann, bob, cat = people
    assert "A bot plays on in your place" in resign(bob)
    expect(ann.page.locator(".plates")).to_contain_text("Islander")
    assert "A bot plays on in your place" in resign(cat)
    expect(bob.page.locator(".plates button.own, .prompt button.main")).to_have_count(0)
    assert seen_by(bob, path)["you"] == []
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
