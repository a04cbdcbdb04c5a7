"""Somebody who plays Kahuna in the browser: with the mouse, or with the keyboard alone. He takes whatever is golden."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.e2e.visitor import Visitor, id_of

PATIENCE = 180.0
"""Seconds that the next decision may be in coming: a bot that has just been compiled is loaded first."""

# What can be done now, as the eye finds it: what is golden, and where it is.
LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const where = (selector) => all(selector).map(middle);
    return {
        over: all('.over h2, .done h2').length > 0,
        curtain: where('.curtain button'),
        covered: all('.curtain.covered').length > 0,
        waits: all('.buttons [role=status]').length > 0,
        sure: where(':is(.prompt, .teacher) .buttons button.main'),
        buttons: where(':is(.prompt, .teacher) .buttons button.may'),
        chosen: all('.hand button.chosen').length,
        cards: where('.hand button.may'),
        takes: where('.market button.may'),
        lines: where('.board [data-line]'),
        names: all('.board [data-line]').map((each) => each.dataset.line),
        places: all('.hand button').flatMap((each, place) => (each.classList.contains('may') ? [place] : [])),
        rows: all('.market ol button').flatMap((each, place) => (each.classList.contains('may') ? [place] : [])),
        deck: all('.deck button.may').length > 0,
        skip: where(':is(.prompt, .teacher) .buttons button:not(.main, .may)'),
    };
}"""


class Player:
    """`build` is how likely he plays a card where he may as well draw."""

    LOOK = LOOK
    MOST = 4_000
    """Clicks or keys in a game: more, and it does not come to an end."""

    def __init__(self, visitor: Visitor, seed: int = 1, build: float = 0.7) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.chance, self.build = random.Random(seed), build
        self.steps = 0

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(self.LOOK)
        return found

    def can(self, seen: dict[str, Any]) -> bool:
        """Whether anything is golden."""
        return not seen["waits"] and any(seen[what] for what in ("sure", "buttons", "cards", "takes", "lines"))

    def wait(self) -> dict[str, Any]:
        """What can be done, as soon as something can."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look()
            if seen["over"] or seen["curtain"] or self.can(seen):
                return seen
            self.page.wait_for_timeout(15)
        words = self.page.locator("main").first.inner_text()
        raise AssertionError(f"nothing can be done at {self.page.url}: {seen}\n{words}")

    def play_out(self, most: int | None = None) -> None:
        """Play to the end of the game."""
        most = most or self.MOST
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"no end after {most} clicks")

    def step(self) -> bool:
        """One click; False when the game is over."""
        seen = self.wait()
        if seen["over"]:
            return False
        self.steps += 1
        self.act(seen)
        return True

    def act(self, seen: dict[str, Any]) -> None:
        self.click(self.chance.choice(self.wanted(seen)))

    def wanted(self, seen: dict[str, Any]) -> list[Any]:
        for what in ("curtain", "sure"):
            if seen[what]:
                return list(seen[what])
        if seen["chosen"]:
            return [*seen["lines"], *seen["buttons"]] or list(seen["skip"])
        plays, ends = seen["cards"], [*seen["takes"], *seen["buttons"]]
        if plays and (not ends or self.chance.random() < self.build):
            return list(plays)
        return ends or list(seen["lines"])

    def click(self, where: list[float]) -> None:
        if self.visitor.touches:
            self.page.touchscreen.tap(*where)
        else:
            self.page.mouse.click(*where)

    def tab_to(self, selector: str) -> None:
        """Reach something as those do who have no mouse and know no shortcut."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")


def hurry(visitor: Visitor, path: str, left: int = 10) -> None:
    """Build and draw in turn until so few cards are left for the last time, by the server's interface and before the
    page shows the table: that is far quicker."""
    table = f"/api/tables/{id_of(path)}"
    for wanted in ("place", "draw") * 200:
        seen = visitor.turn(id_of(path))
        shown, moves = seen["shown"], seen["moves"]
        if seen["stage"] == "over" or (shown["round"] == 3 and shown["deck"] <= left):
            return
        move = next((each for each in moves if each["kind"] == wanted), moves[-1])["move"]
        visitor.api("POST", f"{table}/actions", version=seen["version"], action={"do": "move", "move": move})
    raise AssertionError("no end of cards")


class Typist(Player):
    """He has no mouse."""

    def act(self, seen: dict[str, Any]) -> None:
        press = self.page.keyboard.press
        if seen["curtain"] or seen["sure"]:
            press("Enter")
        elif seen["chosen"] and seen["buttons"] and self.chance.random() < 0.3:
            self.tab_to(".prompt .buttons .may")
            press("Enter")
        elif seen["chosen"] and seen["lines"]:
            press("ArrowRight")  # to the lines
            for _ in range(self.chance.randrange(len(seen["lines"]))):
                press("ArrowRight")
            press("Enter")
        elif seen["chosen"]:
            press("x" if seen["buttons"] else "Escape")
        elif seen["places"] and (self.chance.random() < self.build or not (seen["rows"] or seen["deck"])):
            press(f"Digit{self.chance.choice(seen['places']) + 1}")
        elif seen["deck"] and (not seen["rows"] or self.chance.random() < 0.5):
            press("d")
        elif seen["rows"]:
            press(f"Shift+Digit{self.chance.choice(seen['rows']) + 1}")
        else:
            press("e")
