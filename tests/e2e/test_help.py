"""What a strong bot has to say, in the browser: hints during a game, and the review after it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.player import Player
from tests.e2e.screens import finished
from tests.e2e.visitor import Visitor
from tests.web.house import House, house

pytestmark = pytest.mark.slow  # the bots may have to be compiled first

Come = Callable[..., Visitor]
COMPILING = 300.0
THINKING = 120_000


@pytest.fixture(scope="module")
def clever(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots get ready at once and think a little longer."""
    with house(tmp_path_factory.mktemp("clever"), seconds=0.5, warm=True) as found:
        yield found


def insist(ask: Locator, found: Locator, unready: Locator) -> None:
    """Ask until there is an answer: while the bots are being compiled, the page says so."""
    end = time.monotonic() + COMPILING
    while True:
        ask.click()
        expect(found.or_(unready).first).to_be_visible(timeout=THINKING)
        if found.first.is_visible() or time.monotonic() > end:
            expect(found.first).to_be_visible()
            return
        ask.page.wait_for_timeout(2_000)


def step_shown(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step of the game")


def test_a_hint_lights_its_lines_and_goes_with_the_position(visitor: Come, clever: House) -> None:
    ann = visitor(clever, confirm=False)
    ann.forgive("503")
    ann.open("/")
    ann.open(ann.open_table("random"))
    player = Player(ann, seed=31, build=0)
    while ann.page.locator(".hand li button").count() < 5:  # with many cards there is something to build
        player.step()
        player.wait()
    ann.page.get_by_role("tab", name="Hints").click()
    hints, lit = ann.page.locator(".hints ol button"), ann.page.locator(".game .board path.told")
    insist(ann.button("Show good turns"), hints, ann.page.locator(".hints .trouble"))
    expect(hints.first).to_contain_text("%")
    builds = hints.filter(has_text="bridge").first
    builds.hover()
    expect(lit).not_to_have_count(0)
    builds.click()
    ann.page.mouse.move(0, 0)
    ann.page.locator("#prompt").focus()
    expect(lit).not_to_have_count(0)  # what was chosen stays lit
    builds.click()
    ann.page.mouse.move(0, 0)
    ann.page.locator("#prompt").focus()
    expect(lit).to_have_count(0)
    player.build = 1
    while hints.count():
        player.step()
    expect(ann.button("Show good turns")).to_be_visible()


def test_a_review_shows_where_the_game_turned_and_can_be_cancelled(visitor: Come, clever: House) -> None:
    ann = visitor(clever, confirm=False)
    ann.forgive("503")
    ann.open("/")
    ann.open(f"/table/{finished(ann)}/replay")
    page = ann.page
    page.get_by_role("tab", name="Review").click()
    begin = ann.button("Review the game")
    graph = page.get_by_role("slider", name="White’s chance to win")

    page.get_by_text("Deep", exact=True).click()
    insist(begin, page.locator(".review progress:not(:indeterminate)"), page.locator(".review .trouble"))
    ann.button("Cancel").click()
    expect(begin).to_be_visible()
    expect(page.locator(".review .trouble")).to_have_count(0)

    # Had the long one gone on behind the page, the quick one would have to wait for it.
    page.get_by_text("Quick", exact=True).click()
    answers: list[str] = []

    def overhear(route: Route) -> None:
        answer = route.fetch(timeout=THINKING)
        answers.append(answer.text())
        route.fulfill(response=answer, body=answers[-1])

    page.route("**/review", overhear)
    insist(begin, graph, page.locator(".review .trouble"))
    review = reviewed(answers[-1])
    expect(graph).to_have_attribute("aria-valuemax", str(len(review["turns"])))
    last = step_shown(page).get_attribute("max")
    graph.focus()
    page.keyboard.press("Home")
    expect(step_shown(page)).to_have_value("0")
    page.keyboard.press("End")
    expect(step_shown(page)).to_have_value(str(last))

    points = sorted(review["points"], key=lambda point: int(point["place"]))
    gists = page.locator(".review ol button.gist")
    expect(gists).to_have_count(len(points))
    if not points:
        expect(page.locator(".review")).to_contain_text("No turn and no draw made much of a difference.")
    for gist, point in zip(gists.all(), points, strict=True):
        before = point["place"] + (point["kind"] != "mistake")  # luck is seen after the turn
        gist.click()
        steps = sum(len(turn["decisions"]) for turn in review["turns"][:before])
        expect(step_shown(page)).to_have_value(str(steps))


def reviewed(lines: str) -> dict[str, Any]:
    """The review, from the lines that came while it was made."""
    found: dict[str, Any] = json.loads(lines.strip().split("\n")[-1])["review"]
    return found
