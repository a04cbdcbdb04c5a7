"""What leads to a table: lobby, invitation, account, settings, the challenges, and games to watch or to load."""

from __future__ import annotations

import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from motu.core.record import read_record
from motu.kahuna import game as kahuna
from tests.e2e import qr
from tests.e2e.player import Player
from tests.e2e.screens import act
from tests.e2e.visitor import PHONE, Visitor, id_of
from tests.web.house import House, house

Come = Callable[..., Visitor]
RECORD = Path(__file__).parents[1] / "kahuna" / "golden" / "modern.txt"

# Whether each module of a QR code is dark, as the browser itself fills the drawing.
MODULES = """(svg) => {
    const path = svg.querySelector('path');
    const all = [...Array(svg.viewBox.baseVal.width).keys()];
    return all.map((y) => all.map((x) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))));
}"""
COLOURS = "(svg) => [...svg.querySelectorAll('rect, path')].map((each) => getComputedStyle(each).fill)"


def resign(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign this game?").get_by_role("button", name="Resign").click()
    expect(page.locator(".over h2")).to_have_text("You lose")


def let_both_move(ann: Visitor) -> None:
    """Until the bot has moved, too: who gives up before that only calls the game off."""
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rpartition("/")[2]
    act(ann, ann.turn(table), do="move", move="+?")
    ann.turn(table)


def labels(page: Page, selector: str) -> list[str]:
    return [each.get_attribute("aria-label") or "" for each in page.locator(selector).all()]


def test_whoever_is_in_the_lobby_sees_a_new_table_and_joins_with_one_click(visitor: Come) -> None:
    ann, bob = visitor(), visitor(size=PHONE)
    bob.open("/lobby")
    expect(bob.page.get_by_role("heading", name="Somebody waits here")).to_be_visible()
    bob.page.evaluate("window.same = true")
    ann.open("/new")
    ann.page.get_by_text("Whoever comes").click()
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/table/*")
    name = ann.api("GET", "/api/me")["name"]
    bob.button(f"Join {name}").click()
    for each in (ann, bob):
        expect(each.page.locator(".game .board svg").first).to_be_visible()
        expect(each.page.locator(".hand li button")).to_have_count(3)
    assert bob.page.evaluate("window.same"), "the page was loaded anew"
    assert id_of(ann.page.url.removeprefix(ann.url)) == id_of(bob.page.url.removeprefix(bob.url))
    expect(ann.page.locator(".plates")).to_contain_text(bob.api("GET", "/api/me")["name"])


def test_a_friend_is_invited_by_a_link_and_by_a_code_that_says_the_same(visitor: Come) -> None:
    """In the dark as well, the code is black on white, with the margin and the size that cameras need."""
    ann, bob = visitor(scheme="dark"), visitor()
    ann.open("/")
    ann.button("Invite a friend").click()
    link = ann.page.get_by_role("textbox", name="The link to your table").input_value()
    code = ann.page.get_by_role("img", name="QR code with the link to your table")
    assert qr.read(code.evaluate(MODULES)) == link
    assert code.evaluate(COLOURS) == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    box = code.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 140
    bob.page.goto(link)
    bob.button("Sit down here").click()
    for each in (ann, bob):
        expect(each.page.locator(".game")).to_be_visible()


def test_without_the_invitation_a_private_table_stays_closed(visitor: Come) -> None:
    ann, bob = visitor(), visitor()
    bob.forgive("404", "403")
    ann.open("/")
    path = ann.open_table()
    bob.open(path.partition("#")[0])
    expect(bob.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    expect(bob.button("Sit down here")).to_have_count(0)


def test_an_account_takes_its_games_to_another_browser(visitor: Come) -> None:
    ann, elsewhere = visitor(), visitor(size=PHONE)
    elsewhere.forgive("401", "403")
    name, password = f"Ann {secrets.token_hex(4)}", "three words in a row"
    ann.open("/")
    game = id_of(ann.open_table("random"))
    ann.open("/me")
    ann.page.get_by_label("Name of the account").fill(name)
    ann.page.get_by_label("Password").fill(password)
    ann.page.locator("form").get_by_role("button", name="Create an account").click()
    expect(ann.page.locator("main")).to_contain_text(f"Logged in as {name}.")
    codes = ann.page.locator("pre").inner_text().split()
    assert len(codes) == 8
    ann.button("I have kept them").click()
    expect(ann.page.locator("pre")).to_have_count(0)
    expect(ann.page.locator(f"main a[href='/table/{game}']")).to_be_visible()
    ann.button("Log out").click()
    expect(ann.page.get_by_label("Name of the account")).to_be_visible()
    expect(ann.page.locator(f"main a[href='/table/{game}']")).to_have_count(0)

    ann.page.get_by_text("Use a code", exact=True).first.click()
    password = "three other words"
    for label, word in (("Name of the account", name), ("Code", codes[0]), ("New password", password)):
        ann.page.get_by_label(re.compile(f"^{label}")).fill(word)
    ann.page.locator("form").get_by_role("button", name="Use a code").click()
    expect(ann.page.get_by_text("Codes for a lost password: 7 left")).to_be_visible()

    elsewhere.open("/me")
    elsewhere.page.get_by_text("Log in", exact=True).first.click()
    for word in ("not this one", password):
        elsewhere.page.get_by_label("Name of the account").fill(name)
        elsewhere.page.get_by_label("Password").fill(word)
        elsewhere.page.locator("form").get_by_role("button", name="Log in").click()
        if word != password:
            expect(elsewhere.page.locator("form .wrong").filter(has_text=re.compile(r"\w+ \w+ .*\."))).to_be_visible()
            expect(elsewhere.page.locator("main")).not_to_contain_text("Logged in as")
    expect(elsewhere.page.locator("main")).to_contain_text(f"Logged in as {name}.")
    elsewhere.page.locator(f"main a[href='/table/{game}']").click()
    expect(elsewhere.page.locator(".hand li button")).to_have_count(3)
    ann.page.reload()
    ann.page.get_by_text("Where you are logged in").click()
    ann.button("Log out on all other devices").click()
    expect(ann.button("Log out on all other devices")).to_have_count(0)
    expect(ann.page.get_by_text("this device")).to_be_visible()
    elsewhere.open("/me")
    expect(elsewhere.page.get_by_label("Name of the account")).to_be_visible()


def test_settings_are_kept_and_take_effect_at_once(visitor: Come) -> None:
    ann = visitor()
    ann.open("/")
    ann.page.evaluate("window.same = true")
    ann.button("Settings").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_text("Dark", exact=True).click()
    expect(ann.page.locator("html")).to_have_attribute("data-scheme", "dark")
    sea = "getComputedStyle(document.body).backgroundColor"
    dark = ann.page.evaluate(sea)
    sheet.get_by_text("Light", exact=True).click()
    assert ann.page.evaluate(sea) != dark
    sheet.get_by_text("Dark", exact=True).click()
    expect(sheet.get_by_label("Volume")).to_be_disabled()
    sheet.get_by_role("switch", name="Sounds").check()
    sheet.get_by_label("Volume").fill("0.8")
    before = ann.page.locator("h1").inner_text()
    sheet.get_by_label("Language").select_option("fr")
    expect(ann.page.locator("h1")).not_to_have_text(before)
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    assert ann.page.evaluate("window.same"), "the page was loaded anew"
    after = ann.page.locator("h1").inner_text()

    ann.page.reload()
    expect(ann.page.locator("h1")).to_have_text(after)
    expect(ann.page.locator("html")).to_have_attribute("data-scheme", "dark")
    ann.button("Réglages").click()
    expect(sheet.get_by_role("slider")).to_have_value("0.8")
    expect(sheet.get_by_role("slider")).to_be_enabled()


def test_two_players_at_one_device_begin_behind_the_curtain(visitor: Come) -> None:
    ann = visitor(size=PHONE)
    ann.open("/")
    ann.button("Two players here").click()
    expect(ann.page.locator(".curtain")).to_contain_text("Hand the device to White.")
    expect(ann.page.locator(".hand li button")).to_have_count(0)
    ann.page.locator(".curtain button").click()
    expect(ann.page.locator(".hand li button")).to_have_count(3)


def test_a_public_game_can_be_watched_and_shows_no_hand(visitor: Come) -> None:
    ann, bob = visitor(), visitor()
    ann.open("/")
    path = ann.open_table("random", public=True)
    ann.open(path)
    bob.open("/")
    bob.page.locator("main").get_by_role("link", name="Watch").click()
    bob.page.locator(f"a[href='/table/{id_of(path)}']").click()
    expect(bob.page.locator(".game")).to_be_visible()
    player = Player(ann, seed=21)
    for _ in range(12):
        player.step()
    player.wait()
    expect(bob.page.locator(".log li")).to_have_count(ann.page.locator(".log li").count())
    assert bob.page.locator(".board ul li").all_inner_texts() == ann.page.locator(".board ul li").all_inner_texts()
    seen = bob.api("GET", f"/api/tables/{id_of(path)}")
    assert (seen["you"], seen["seat"], seen["shown"]["hand"], seen["moves"]) == ([], None, None, [])
    expect(bob.page.locator(".hand, .game .may")).to_have_count(0)
    expect(bob.page.locator(".prompt .buttons button")).to_have_count(0)


def test_a_record_is_loaded_from_a_file(visitor: Come) -> None:
    ann = visitor()
    ann.open("/load")
    with ann.page.expect_file_chooser() as chooser:
        ann.button("Choose a file").click()
    chooser.value.set_files(RECORD)
    expect(ann.page.get_by_label("The record")).to_have_value(RECORD.read_text())
    ann.button("Replay", exact=True).click()
    steps = len(read_record(kahuna, RECORD.read_text()).steps)
    expect(ann.page.get_by_role("slider", name="Step of the game")).to_have_attribute("max", str(steps))


def test_the_first_opponent_of_the_voyage_is_open_and_the_others_follow(visitor: Come, motu: House) -> None:
    ann = visitor()
    ann.open("/campaign")
    expect(ann.page.get_by_role("button", name=re.compile("not reached yet"))).to_have_count(9)
    who = ann.page.locator(".who")
    ann.button("2. Manu: not reached yet").click()
    expect(who).to_contain_text("First beat Keiki.")
    expect(who.get_by_role("button")).to_have_count(0)
    ann.button("1. Keiki: next").click()
    who.get_by_role("button", name="Play", exact=True).click()
    ann.page.wait_for_url("**/table/*")
    let_both_move(ann)
    ann.page.get_by_role("tab", name="Hints").click()
    expect(ann.page.get_by_text("A hint costs the star")).to_be_visible()
    resign(ann.page)
    ann.open("/campaign")
    expect(who).to_contain_text("Played once, won 0. Not beaten yet.")

    win(motu, ann.api("GET", "/api/me")["id"], "keiki")
    ann.open("/campaign")
    expect(ann.button("1. Keiki: beaten")).to_be_visible()
    expect(who).to_contain_text("Manu")
    expect(who).to_contain_text("Not played yet.")
    expect(who.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    ann.open("/")
    expect(ann.page.locator("main .start")).to_contain_text("against Manu")


def win(motu: House, who: str, bot: str) -> None:
    """No test can be sure to win a game; so the house is told of one."""
    with sqlite3.connect(str(motu.settings["database"]), timeout=20) as database:
        found = database.execute("update campaign set beaten = 1 where visitor = ? and bot = ?", (who, bot))
        assert found.rowcount == 1
    database.close()


# Midnight may come while somebody plays today's deal.
NO_MIDNIGHT = """
import time
from motu.people import daily
today = daily.day_of(time.time())
daily.day_of = lambda now: today
"""


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[House]:
    """A server at which nobody has played, and where it stays the same day."""
    with house(tmp_path, before=NO_MIDNIGHT) as found:
        yield found


def test_the_deal_of_the_day_is_the_same_for_all_and_played_once(visitor: Come, fresh: House) -> None:
    ann, bob = visitor(fresh, confirm=False), visitor(fresh)
    dealt = []
    for each in (ann, bob):
        each.open("/daily")
        each.button("Play today’s deal").click()
        each.page.wait_for_url("**/table/*")
        Player(each).wait()
        dealt.append((labels(each.page, ".hand button"), labels(each.page, ".market .row button")))
    assert dealt[0] == dealt[1]
    assert [len(cards) for cards in dealt[0]] == [3, 3]

    table = ann.page.url.rpartition("/")[2]
    Player(ann, seed=22).play_out()
    ann.page.get_by_role("link", name="Today’s results").click()
    result = ann.page.locator(".today .result")
    expect(result).to_have_text(re.compile(r"^(You have (won|lost) by \d+ points?|A draw|You have (won|lost))\.$"))
    expect(ann.page.locator("main")).to_contain_text(re.compile(r"[01] wins?, [01] draws?, [01] loss(es)?"))
    expect(ann.button("Play today’s deal").or_(ann.button("Go on with your game"))).to_have_count(0)
    expect(ann.page.get_by_role("link", name="Replay your game")).to_have_attribute("href", f"/table/{table}/replay")

    bob.open("/daily")  # whoever is still at it is told nothing of how it goes
    expect(bob.page.locator("main")).to_contain_text("One player has finished today’s deal.")
    expect(bob.page.locator("main svg rect.won, main svg rect.lost")).to_have_count(0)
    bob.button("Go on with your game").click()
    let_both_move(bob)
    resign(bob.page)
    bob.open("/daily")
    expect(bob.page.locator(".today .result")).to_have_text("You have lost.")
    results = bob.api("GET", "/api/daily")["results"]
    assert results["played"] == 1  # who gave up is not counted among those who have played
    bob.page.get_by_text("As a table").click()
    rows = [row.inner_text().split() for row in bob.page.locator("details tbody tr").all()]
    counted = {int(margin.replace("\u2212", "-")): int(count) for margin, count in rows}
    assert {str(margin): count for margin, count in counted.items() if count} == results["margins"]
