"""Components of a player's own on the page: chosen, refused, played with, and a game with them seen again elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from motu.paradise.box_loader import own_text
from tests.e2e.test_screens import axe
from tests.e2e.visitor import PHONE, Visitor
from tests.web.house import House, house

Come = Callable[..., Visitor]
PARADISE = {"game": "paradise"}


def as_file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "application/octet-stream", "buffer": text.encode()}


def tables() -> list[FilePayload]:
    """Tonga has another name, and so has every card; they cost nothing."""
    cards = "".join(f'[[cards]]\nname = "Long Swell {n}"\npoints = 1\nmark = "house"\n' for n in "ABC")
    renamed = {each: own_text(each).replace('"Tonga"', '"Tongatapu"') for each in ("groups", "victory")}
    free = own_text("costs").replace("card = { points = 2", "card = { points = 0")
    texts = {**renamed, "cards": cards, "costs": free}
    return [as_file(f"{name}.toml", text) for name, text in texts.items()]


def add_tables(page: Page, files: list[FilePayload], called: str = "") -> None:
    page.locator("summary", has_text="Tables of your own").click()
    if called:
        page.get_by_label("Their name").fill(called)
    page.locator("details input[type=file]").set_input_files(files)


def alert(page: Page) -> Locator:
    return page.locator("main [role=alert]")


def own_set(page: Page, called: str) -> Locator:
    return page.get_by_role("radio", name=re.compile(called))


def play_to_a_card(ann: Visitor, table: str) -> str:
    """Decide by the server's interface until a card has been bought; its name."""
    for _ in range(200):
        seen = ann.turn(table)
        moves = seen["moves"]
        cards = [move for move in moves if move.get("item") == "card"]
        ends = [move for move in moves if move["move"] == "."]
        move = (cards or ends or moves)[0]["move"]
        action = {"do": "move", "move": move}
        after = ann.api(
            "POST", f"/api/tables/{table}/actions", version=seen["version"], key=str(seen["version"]), action=action
        )
        if after["shown"]["hand"]:
            return str(after["shown"]["hand"][0])
    raise AssertionError("no card could be bought")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Another server, which has never heard of these components."""
    with house(tmp_path_factory.mktemp("elsewhere"), seconds=0.05) as found:
        yield found


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_tables_are_added_chosen_and_forgotten(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor(size=size, **PARADISE)
    page = ann.open("/new")
    page.get_by_text("Random events", exact=True).click()
    expect(own_set(page, "The house’s components")).to_be_checked()
    # What is wrong is said in a sentence with its place, and nothing that was chosen is lost.
    ann.forgive("422")
    wrong = own_text("costs").replace("colony = { points = 1", "colony = { points = 10")
    add_tables(page, [as_file("costs.toml", wrong)], "Mine")
    expect(alert(page)).to_contain_text("costs.toml, line 5: “points” must be a whole number from 0 to 9.")
    expect(alert(page)).to_be_focused()
    expect(page.get_by_label("Their name")).to_have_value("Mine")
    assert not ann.scrolls_sideways()
    page.locator("details input[type=file]").set_input_files([*tables(), as_file("README.md", "# Not a table")])
    expect(own_set(page, "Mine")).to_be_checked()
    expect(alert(page)).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="“Mine” is chosen.")).to_be_visible()
    expect(page.get_by_role("switch", name="Random events")).to_be_checked()
    ann.settle()
    assert axe(ann)["violations"] == []
    assert not ann.scrolls_sideways()
    # Another, under the name that is proposed; and the first again.
    add_tables(
        page, [as_file("costs.toml", own_text("costs").replace("colony = { points = 1", "colony = { points = 3"))]
    )
    expect(own_set(page, "My copy")).to_be_checked()
    page.locator(".sets label", has_text="Mine").click()
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    # Next time it is still chosen, until it is forgotten.
    page = ann.open("/new")
    expect(own_set(page, "Mine")).to_be_checked()
    ann.button("Forget “Mine”").click()
    expect(own_set(page, "Mine")).to_have_count(0)
    expect(own_set(page, "The house’s components")).to_be_checked()
    expect(own_set(page, "My copy")).to_be_visible()


def test_a_folder_that_is_dropped_is_taken(visitor: Come, tmp_path: Path) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/new")
    page.locator("summary", has_text="Tables of your own").click()
    script = """([name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name));
        data.items.add(new File(['not a table'], 'notes.txt'));
        return data;
    }"""
    dropped = page.evaluate_handle(
        script, ["costs.toml", own_text("costs").replace("card = { points = 2", "card = { points = 1")]
    )
    page.dispatch_event(".drop", "dragover", {"dataTransfer": dropped})
    page.dispatch_event(".drop", "drop", {"dataTransfer": dropped})
    expect(own_set(page, "My copy")).to_be_checked()
    with page.expect_download() as loading:
        page.locator("summary", has_text="Tables of your own").click()
        page.get_by_role("link", name="Download our tables").click()
    assert loading.value.suggested_filename == "motu-paradise-house.zip"


def test_what_was_chosen_and_is_gone_is_told(visitor: Come) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/new")
    add_tables(page, tables(), "Mine")
    expect(own_set(page, "Mine")).to_be_checked()
    ann.button("Play", exact=True).click()
    expect(page.locator(".game .board")).to_be_visible()
    (own,) = ann.api("GET", "/api/me/components")
    ann.api("DELETE", f"/api/me/components/paradise/{own['name']}")
    page = ann.open("/new")
    expect(alert(page)).to_contain_text("The components of last time are not here any more")
    expect(own_set(page, "The house’s components")).to_be_checked()


def test_a_game_with_own_names_is_played_and_seen_again_elsewhere(
    visitor: Come, chromium: Browser, elsewhere: House, tmp_path: Path
) -> None:
    ann = visitor(**PARADISE)
    page = ann.open("/new")
    add_tables(page, tables(), "Mine")
    expect(own_set(page, "Mine")).to_be_checked()
    (own,) = ann.api("GET", "/api/me/components")
    expect(page.locator(".end p")).to_contain_text(f"components of its own ({own['name']})")
    ann.button("Play", exact=True).click()
    chart = page.locator(".board svg").first
    expect(chart.locator("text", has_text="Tongatapu").first).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    ann.open("/")  # the page answers some questions by itself
    card = play_to_a_card(ann, table)
    assert card.startswith("Long Swell")
    page = ann.open(f"/table/{table}")
    expect(page.locator(".game")).to_contain_text(card)
    # The menu says so, and hands the tables on.
    ann.button("Table", exact=True).click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text(f"components of its own ({own['name']})")
    with page.expect_download() as loading:
        menu.get_by_role("link", name="Save its components").click()
    packed = tmp_path / loading.value.suggested_filename
    loading.value.save_as(packed)
    assert packed.name == f"motu-paradise-{own['name']}.zip"
    seen = ann.turn(table)
    ann.api("POST", f"/api/tables/{table}/actions", version=seen["version"], key="over", action={"do": "resign"})
    record = tmp_path / "game.motu"
    record.write_text(ann.api("GET", f"/api/tables/{table}/record")["record"], "utf-8")

    bob = Visitor(chromium, elsewhere.url)
    try:
        bob.forgive("422")
        page = bob.open("/load")
        chooser = page.locator("input[type=file]")
        chooser.set_input_files([record])
        expect(page.get_by_role("textbox")).to_have_value(re.compile(own["name"]))
        bob.button("Replay", exact=True).click()
        expect(alert(page)).to_contain_text(f"components of its own ({own['name']})")
        expect(bob.button("Choose its tables")).to_be_visible()
        # Others are not those; then the right ones, and it goes on by itself.
        chooser.set_input_files(
            [as_file("costs.toml", own_text("costs").replace("card = { points = 2", "card = { points = 7"))]
        )
        expect(alert(page)).to_contain_text("These tables are other ones")
        chooser.set_input_files([packed])
        expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()
        expect(page.locator("svg text", has_text="Tongatapu").first).to_be_visible()
        page.keyboard.press("End")
        expect(page.locator("main")).to_contain_text(card)
        bob.check()
    finally:
        bob.go()
