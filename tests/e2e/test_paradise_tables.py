"""What leads to a table of Conquest of Paradise, and what is left of one: home, new tables, lobby, replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import motu
from tests.e2e.screens import act
from tests.e2e.test_screens import axe
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
PARADISE = {"game": "paradise"}
BOT = {"kind": "bot", "bot": "islander"}


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game of three bots."""
    game = motu.new("paradise", preset="three", end=-15, names=["Ann", "Bob", "Cy"], seed=3)
    game.play_out(motu.bot("islander", seconds=0.05, seed=1))
    return game.record()


def open_paradise(visitor: Visitor, preset: str, *seats: dict[str, str], **setup: object) -> str:
    visitor.open("/")
    visitor.api("POST", "/api/me")
    found = visitor.api("POST", "/api/tables", game="paradise", options={"preset": preset}, seats=list(seats), **setup)
    return str(found["table"]["table"])


def chosen(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('motu')).game"))


# --- Home ---


def test_the_start_page_is_about_the_game_that_was_chosen_and_remembers_it(visitor: Come) -> None:
    ann = visitor()
    page = ann.open("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Twelve islands")
    page.get_by_text("Conquest of Paradise", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sail into the unknown")
    expect(page.locator(".demo svg").first).to_be_visible()
    expect(page.locator(".demo")).to_contain_text("Tonga")
    assert chosen(page) == "paradise"
    ann.settle()
    assert axe(ann)["violations"] == []
    page.reload()
    expect(page.get_by_role("radio", name="Conquest of Paradise")).to_be_checked()
    for path, heading in (
        ("/rules", "The rules of Conquest of Paradise"),
        ("/learn", "Learn"),
        ("/new", "A new table"),
    ):
        ann.open(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.get_by_role("radio", name="Conquest of Paradise")).to_be_checked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_play_starts_a_game_of_two_against_a_bot_at_once(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor(size=size, **PARADISE)
    page = ann.open("/")
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    expect(page).to_have_title("Your turn – Conquest of Paradise · Motu")
    table = ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["game"], table["options"]["preset"]) == ("paradise", "two")
    assert [seat["bot"] for seat in table["seats"]] == ["", "islander"]


def test_alone_one_plays_against_the_chits(visitor: Come) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/")
    ann.button("Alone, against the chits").click()
    expect(page.locator(".game .board")).to_be_visible()
    assert len(ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"]) == 1


# --- New tables ---


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_opponent_is_chosen_by_what_it_is_like(visitor: Come, size: tuple[int, int]) -> None:
    """Eight with a character are there to choose from; a newcomer meets the islander."""
    ann = visitor(size=size, **PARADISE)
    page = ann.open("/new")
    expect(page.get_by_role("radio", name="Islander")).to_be_checked()
    tiles = page.get_by_role("group", name="Opponents with a character, the weakest first").get_by_role("radio")
    expect(tiles).to_have_count(8)
    page.get_by_text("Vaka sails farther out than anybody").click()
    expect(page.get_by_role("radio", name="Vaka")).to_be_checked()
    assert axe(ann)["violations"] == []
    assert not ann.scrolls_sideways()
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    table = ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in table["seats"]] == ["", "vaka"]


def test_every_seat_may_have_an_opponent_of_its_own(visitor: Come) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/new")
    page.get_by_text("3 players", exact=True).click()
    page.get_by_role("combobox", name="Yellow").select_option("tala")
    page.get_by_role("combobox", name="Green").select_option("toka")
    expect(page.locator("main")).to_contain_text("Toka sits behind a wall of warriors.")
    assert axe(ann)["violations"] == []
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    table = ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in table["seats"]] == ["", "tala", "toka"]


def test_a_table_of_four_with_people_and_a_bot_and_advanced_rules(visitor: Come) -> None:
    """The host sits where he likes; the others find him in the lobby, and the game begins when all are there."""
    ann, bob, cat = visitor(**PARADISE), visitor(size=PHONE), visitor()
    page = ann.open("/new?opponent=lobby")
    page.get_by_text("4 players", exact=True).click()
    page.locator("section").get_by_text("Green", exact=True).click()
    page.get_by_role("combobox", name="Yellow").select_option("islander")
    page.get_by_role("switch", name="Malaria").click()
    page.get_by_role("switch", name="South Island").click()
    page.get_by_text("by the order of the seats").click()
    assert axe(ann)["violations"] == []
    ann.button("Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main")).to_contain_text("Conquest of Paradise")
    expect(page.locator("main")).not_to_contain_text("Kahuna")
    name = ann.api("GET", "/api/me")["name"]

    bob.open("/lobby")
    row = bob.page.locator(".row", has=bob.page.get_by_role("heading", name=name))
    expect(row).to_contain_text("Conquest of Paradise")
    expect(row).to_contain_text("4 players")
    expect(row).to_contain_text("South Island")
    expect(row).to_contain_text("You play Red")
    expect(row).to_contain_text("2 free seats")
    assert not bob.scrolls_sideways()
    row.get_by_role("button").click()
    expect(bob.page.locator("main")).to_contain_text("Conquest of Paradise")
    cat.open("/lobby")
    row = cat.page.locator(".row", has=cat.page.get_by_role("heading", name=name))
    expect(row).to_contain_text("You play Blue")
    row.get_by_role("button").click()
    for each in (ann, bob, cat):
        expect(each.page.locator(".game .board")).to_be_visible()
    seats = ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1].partition('#')[0]}")
    assert [seat["kind"] for seat in seats["seats"]] == ["person", "bot", "person", "person"]
    assert (seats["options"]["malaria"], seats["options"]["south"], seats["options"]["homes"]) == (
        "yes",
        "yes",
        "seated",
    )
    assert seats["you"] == [2]


def test_each_advanced_rule_is_a_switch_with_one_sentence(visitor: Come) -> None:
    ann = visitor(size=PHONE, **PARADISE)
    page = ann.open("/new")
    page.get_by_text("3 players", exact=True).click()
    rules = page.get_by_role("group", name="Rules").get_by_role("switch")
    expect(rules).to_have_count(5)
    for rule in rules.all():
        told = page.locator(f"[id='{rule.get_attribute('aria-describedby')}']").inner_text()
        assert re.fullmatch(r"[A-Z][^.]+( …|\.)", told), told
        rule.click()
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    options = ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["options"]
    assert options == {"preset": "three", **dict.fromkeys(("events", "south", "saved", "kumara", "malaria"), "yes")}


@pytest.mark.parametrize("hard", [False, True], ids=["normal", "hard"])
def test_alone_one_chooses_how_hard_it_is(visitor: Come, hard: bool) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/new")
    page.get_by_text("alone", exact=True).click()
    expect(page.get_by_role("radio", name="normal")).to_be_checked()
    if hard:
        page.get_by_text("hard", exact=True).click()
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    table = ann.api("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert len(table["seats"]) == 1
    assert table["options"] == {"preset": "solitaire", **({"solitaire": "hard"} if hard else {})}


def test_each_game_keeps_its_own_form(visitor: Come) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/new")
    page.get_by_text("3 players", exact=True).click()
    page.get_by_role("switch", name="Kumara").click()
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    ann.open("/new")
    expect(page.get_by_role("radio", name="3 players")).to_be_checked()
    expect(page.get_by_role("switch", name="Kumara")).to_be_checked()
    page.get_by_text("Kahuna", exact=True).click()
    expect(page.get_by_text("Modern edition").first).to_be_visible()
    expect(page.get_by_role("switch", name="Kumara")).to_have_count(0)


def test_a_friend_is_invited_to_the_right_game(visitor: Come) -> None:
    ann, bob = visitor(**PARADISE), visitor()
    page = ann.open("/new?opponent=friend")
    ann.button("Open the table").click()
    link = page.get_by_role("textbox", name="The link to your table").input_value()
    bob.page.goto(link)
    expect(bob.page.locator("main")).to_contain_text("Conquest of Paradise")
    expect(bob.page.locator("main")).not_to_contain_text("Kahuna")
    bob.button("Sit down here").click()
    for each in (ann, bob):
        expect(each.page.locator(".game .board")).to_be_visible()
    titles = {ann.page.title(), bob.page.title()}
    assert all(title.endswith("– Conquest of Paradise · Motu") for title in titles)


# --- Lists ---


def test_lists_name_the_right_game(visitor: Come) -> None:
    ann, bob = visitor(), visitor(size=PHONE)
    paradise = open_paradise(ann, "three", {"kind": "me"}, BOT, {"kind": "bot", "bot": "random"}, public=True)
    kahuna = ann.open_table("random", public=True).removeprefix("/table/").partition("#")[0]
    for table, title, other in ((paradise, "Conquest of Paradise", "Kahuna"), (kahuna, "Kahuna", "Conquest")):
        for visitor_, path in ((ann, "/"), (bob, "/lobby"), (ann, "/me")):
            visitor_.open(path)
            entry = visitor_.page.locator(f'a[href="/table/{table}"]')
            expect(entry).to_contain_text(title)
            expect(entry).not_to_contain_text(other)
    ann.open("/")
    expect(ann.page.locator(f'a[href="/table/{paradise}"]')).to_contain_text("Against Islander and Random")
    seen = ann.turn(paradise)
    act(ann, seen, do="move", move=seen["moves"][0]["move"])  # who gives up before that calls the game off
    act(ann, ann.turn(paradise), do="resign")
    ann.open("/me")
    entry = ann.page.locator(f'a[href="/table/{paradise}/replay"]')
    expect(entry).to_contain_text("Conquest of Paradise · 3 players")
    expect(entry).to_contain_text("Lost")


# --- Replay ---


def test_a_record_of_three_players_is_loaded_and_gone_through(visitor: Come, record: str) -> None:
    ann = visitor()
    page = ann.open("/load")
    page.get_by_role("textbox").fill(record)
    ann.button("Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann, Bob, and Cy")
    expect(page.locator("main")).to_contain_text("Conquest of Paradise")
    expect(page.locator(".chart svg").first).to_be_visible()
    expect(page.get_by_role("tab", name="Review")).to_have_count(0)
    assert axe(ann)["violations"] == []
    for _ in range(3):
        ann.button("One step on").click()
    first = int(slider.input_value())
    assert first >= 3
    ann.button("One turn on").click()
    assert int(slider.input_value()) > first
    ann.button("To the end").click()
    steps = json.loads(slider.get_attribute("max") or "0")
    assert int(slider.input_value()) == steps
    expect(page.locator(".told")).to_contain_text("Points: ")
    expect(page.locator("main")).to_contain_text("Won by ")
    page.get_by_text("Green", exact=True).click()
    expect(page.get_by_role("radio", name="Green")).to_be_checked()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann, Bob, and Cy")
    ann.button("One turn back").click()
    at = slider.input_value()
    page.get_by_role("tab", name="Share").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with ann.told("The link to this position is copied."):
        ann.button("Copy the link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("slider")).to_have_value(at)
    expect(page.get_by_role("radio", name="Green")).to_be_checked()


@pytest.mark.parametrize("language", ["fr", "de", "ru"])
def test_no_screen_is_too_wide_in_other_languages(visitor: Come, language: str) -> None:
    ann = visitor(size=(360, 640), language=language, **PARADISE)
    for path in ("/", "/new", "/rules", "/learn", "/lobby", "/me"):
        ann.open(path)
        ann.settle()
        assert not ann.scrolls_sideways(), path


def test_the_rules_are_found_by_a_word(visitor: Come) -> None:
    ann = visitor()
    page = ann.open("/rules?game=paradise")
    expect(page.get_by_role("heading", name="Battle", exact=True)).to_be_visible()
    assert axe(ann)["violations"] == []
    page.get_by_role("searchbox").fill("kumara")
    expect(page.get_by_role("heading", name="Advanced rules")).to_be_visible()
    expect(page.get_by_role("heading", name="Battle", exact=True)).to_have_count(0)
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.get_by_role("status").filter(has_text="No rule has these words.")).to_be_visible()
