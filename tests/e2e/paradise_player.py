"""Somebody who plays Conquest of Paradise in the browser, with the mouse, a finger, or the keyboard alone.

They take whatever is golden. The server is asked which decision it is, so that a game comes to an end: who sends every
fleet round in circles never gets there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.e2e.player import Player
from tests.e2e.visitor import Visitor

# What can be done now, as the eye finds it: what is golden, and where it is.
LOOK = """() => {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const hit = ([x, y], inside) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && inside(found);
    };
    const where = (selector) => all(selector).map((each) => [each, middle(each)])
        .filter(([each, at]) => hit(at, (found) => each.contains(found) || found.contains(each))).map(([, at]) => at);
    // A tray may be longer than a small screen: who looks for an answer scrolls to it.
    const tray = all('.tray button.may');
    const inSight = (each) => hit(middle(each), (found) => each.contains(found) || found.contains(each));
    if (tray.length > 0 && !tray.some(inSight)) tray[0].scrollIntoView({ block: 'nearest' });
    const chart = document.querySelector('.board .chart');
    const onChart = (found) => chart.contains(found) && !found.closest('[data-control]');
    const lit = [...document.querySelectorAll('.board [data-hex][data-may]')];
    return {
        over: all('.over h2').some((each) => !each.closest('.board')),
        curtain: where('.curtain button'),
        waits: all('.buttons [role=status]').length > 0,
        sure: where('.prompt .buttons button.main:not(.end), dialog[open] button.main'),
        ends: where('.prompt .buttons button.end'),
        answers: where('.tray button.may'),
        cancel: where('.prompt .buttons button.cancel'),
        skip: where('.prompt .buttons button:not(.main)'),
        lit: lit.map((each) => each.dataset.hex),
        hexes: lit.map((each) => [each.dataset.hex, middle(each)])
            .filter(([, at]) => chart && hit(at, onChart)),
    };
}"""

EAGER = {
    "move": 0.3,
    "transit": 0.1,
    "battles": 1.0,
    "build": 0.85,
    "explore": 0.75,
    "settle": 1.0,
    "save": 0.8,
    "fleet": 0.9,
}
"""How likely they go on with a decision that may as well be ended."""


STUCK = 200
"""So many looks at nothing but a choice that could be cancelled."""


class Islander(Player):
    """A person at a table of Conquest of Paradise."""

    LOOK = LOOK
    MOST = 6_000

    def __init__(self, visitor: Visitor, table: str, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.table = table
        self.stages: dict[str, int] = {}
        self.looks_stuck = 0

    def look(self) -> dict[str, Any]:
        """What was begun and leads nowhere is given up. It may lead on as soon as the server has answered, so only
        after a while: who gives up too early begins anew, and loses nothing."""
        seen = super().look()
        stuck = bool(seen["cancel"]) and not seen["over"] and not self.can(seen)
        self.looks_stuck = self.looks_stuck + 1 if stuck else 0
        if self.looks_stuck >= STUCK:
            self.looks_stuck = 0
            self.give_up(seen)
            return super().look()
        return seen

    def give_up(self, seen: dict[str, Any]) -> None:
        self.click(seen["cancel"][0])

    def can(self, seen: dict[str, Any]) -> bool:
        return not seen["waits"] and any(seen[what] for what in ("sure", "ends", "answers", "lit"))

    def play_until(self, so_far: Callable[[], bool]) -> None:
        """Play until something holds."""
        for _ in range(self.MOST):
            if so_far():
                return
            assert self.step(), "the game is over"
        raise AssertionError(f"not even after {self.MOST} clicks: {self.stages}")

    def stage(self) -> str:
        shown = self.visitor.api("GET", f"/api/tables/{self.table}")["shown"]
        return str(shown["stage"]) if shown else ""

    def step_if_possible(self) -> bool:
        """One click, if anything can be done just now: what may be done in another's turn may be gone in a moment."""
        seen = self.look()
        if seen["over"] or not self.can(seen):
            return False
        self.steps += 1
        self.act(seen)
        return True

    def act(self, seen: dict[str, Any]) -> None:
        for what in ("curtain", "sure"):
            if seen[what]:
                self.click(self.chance.choice(seen[what]))
                return
        stage = self.stage()
        self.stages[stage] = self.stages.get(stage, 0) + 1
        goes_on = [*seen["answers"], *(at for _, at in seen["hexes"])]
        if seen["ends"] and not (goes_on and self.chance.random() < EAGER.get(stage, 0.5)):
            self.click(self.chance.choice(seen["ends"]))
        elif goes_on:
            self.click(self.chance.choice(goes_on))
        elif seen["lit"]:
            self.show_all()
        elif seen["skip"]:
            self.click(self.chance.choice(seen["skip"]))

    def show_all(self) -> None:
        """What is golden lies outside of what is seen of the chart."""
        self.page.keyboard.press("f")


class Rower(Islander):
    """Somebody who has no mouse."""

    def give_up(self, seen: dict[str, Any]) -> None:
        self.page.keyboard.press("Escape")

    def act(self, seen: dict[str, Any]) -> None:
        press = self.page.keyboard.press
        if seen["curtain"] or seen["sure"]:
            press("Enter")
            return
        stage = self.stage()
        self.stages[stage] = self.stages.get(stage, 0) + 1
        goes_on = bool(seen["answers"] or seen["lit"])
        if seen["ends"] and not (goes_on and self.chance.random() < EAGER.get(stage, 0.5)):
            press(".")
        elif seen["answers"] and (not seen["lit"] or self.chance.random() < 0.5):
            self.tab_to(".tray button.may")
            press("Enter")
        elif seen["lit"]:
            self.tab_to(f'[data-hex="{self.chance.choice(seen["lit"])}"]')
            press("Enter")
        else:
            press("Escape")
