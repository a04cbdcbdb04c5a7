"""The screens of the page, each as a way to get there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.player import Player
from tests.e2e.visitor import Visitor, id_of


def home(ann: Visitor) -> None:
    ann.open("/")
    expect(ann.page.locator("main .main").first).to_be_visible()


def page(path: str) -> Callable[[Visitor], None]:
    def go(ann: Visitor) -> None:
        ann.open(path)
        expect(ann.page.locator("main h1, main h2").first).to_be_visible()
        ann.settle()

    return go


def table(ann: Visitor) -> None:
    """One's own turn, with a card chosen and its lines golden."""
    ann.open("/")
    ann.open(ann.open_table("random"))
    player = Player(ann, seed=11, build=0.9)
    for _ in range(40):
        seen = player.wait()
        if seen["chosen"] and seen["lines"] and player.steps > 12:
            break
        player.step()
    player.wait()


def watched(ann: Visitor) -> None:
    """A table seen by somebody who does not sit there."""
    ann.open("/")
    there = ann.open_table("greedy", public=True)
    ann.context.clear_cookies()
    ann.open(there)
    expect(ann.page.locator(".game")).to_be_visible()


def waiting(ann: Visitor) -> None:
    ann.open("/")
    ann.open(ann.open_table())
    expect(ann.page.get_by_role("textbox").first).to_be_visible()


def curtain(ann: Visitor) -> None:
    ann.open("/")
    ann.open(ann.open_table(shared=True))
    expect(ann.page.locator(".curtain")).to_be_visible()


def finished(ann: Visitor, turns: int = 4) -> str:
    """A game that is over, as a table: in each turn he built a bridge and drew a card, and then he gave up.

    The page is not needed for that: test_games.py plays there.
    """
    ann.open("/")
    there = id_of(ann.open_table("random"))
    for kind in ("place", "draw") * turns:
        seen = ann.turn(there)
        moves = [each["move"] for each in seen["moves"] if each["kind"] == kind] or [seen["moves"][-1]["move"]]
        act(ann, seen, do="move", move=moves[0])
    act(ann, ann.turn(there), do="resign")
    return there


def act(ann: Visitor, seen: dict[str, Any], **action: str | int) -> None:
    ann.api("POST", f"/api/tables/{seen['table']}/actions", version=seen["version"], action=action)


def over(ann: Visitor) -> None:
    ann.open(f"/table/{finished(ann)}")
    expect(ann.page.locator(".over h2")).to_be_visible()


def replay(ann: Visitor) -> None:
    ann.open(f"/table/{finished(ann)}/replay")
    expect(ann.page.get_by_role("slider").first).to_be_visible()


def nowhere(ann: Visitor) -> None:
    ann.forgive("/nowhere")  # the answer is 404, of which the browser complains
    page("/nowhere")(ann)


def lesson(ann: Visitor) -> None:
    page("/learn/bridges")(ann)
    expect(ann.page.locator(".lesson .board svg").first).to_be_visible()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "new table": page("/new"),
    "lobby": page("/lobby"),
    "campaign": page("/campaign"),
    "daily": page("/daily"),
    "load": page("/load"),
    "me": page("/me"),
    "learn": page("/learn"),
    "rules": page("/rules"),
    "nowhere": nowhere,
    "table": table,
    "watched": watched,
    "waiting": waiting,
    "curtain": curtain,
    "over": over,
    "replay": replay,
}
