"""What `./dev bench page` measures of Conquest of Paradise: a late position of four, on the chart.

Frames are counted while a hand drags the chart to and fro. A click is a place that is chosen: until that is drawn,
and from the click that sends it until the new position is on the screen.
"""

from __future__ import annotations

from typing import Any

import motu
from bench.effort import Effort

SEED, TURN, SEAT = 11, 7, 0

COUNT = """() => {
    const beats = [];
    const beat = (now) => { beats.push(now); if (!window.enough) requestAnimationFrame(beat); };
    window.enough = false;
    requestAnimationFrame(beat);
    window.beats = beats;
}"""

STOP = "() => { window.enough = true; return window.beats; }"

# Chooses a lit place; how many milliseconds until that is drawn. Null if nothing on the chart changes.
CHOOSE = """async (turn) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const lit = [...document.querySelectorAll('svg.stage [data-hex][data-may]')];
    const hex = lit[turn % lit.length];
    const changes = new MutationObserver(() => { changed = true; });
    let changed = false;
    changes.observe(document.querySelector('svg.stage'), { subtree: true, childList: true, attributes: true });
    const begun = performance.now();
    hex.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    while (!changed && performance.now() < begun + 5000) await frame();
    changes.disconnect();
    if (!changed) return null;
    await frame();
    return performance.now() - begun;
}"""

# Sends what is chosen; how many milliseconds until the new position is drawn. Null if there is nothing to be sent.
SEND = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const sure = document.querySelector('.prompt button.main:not(:disabled)');
    if (!sure || !document.querySelector('svg.stage .chosen')) return null;
    const told = () => document.querySelector('.prompt').textContent;
    const chosen = told(), begun = performance.now();
    sure.click();
    const isThere = () => told() !== chosen && !document.querySelector('svg.stage .chosen, .prompt .pending');
    while (!isThere() && performance.now() < begun + 5000) await frame();
    if (!isThere()) return null;
    await frame();
    return performance.now() - begun;
}"""

LIT = "svg.stage [data-hex][data-may]"
ROUND = 8
"""So many places are chosen before the position is opened anew."""


def late_game() -> tuple[str, int]:
    """A game of four bots as a record, up to where the first seat moves in a late turn, and its steps."""
    game = motu.new("paradise", preset="four", seed=SEED)
    bot = motu.bot("islander", seed=SEED)
    steps = 0
    while not game.is_over:
        seat = game.movers[0]
        view = game.view(seat)
        if game.turn >= TURN and seat == SEAT and any(move.startswith("@") for move in game.moves(seat)):
            break
        game.push(bot.choose(view), seat)
        steps += 1
    return game.record(), steps


def open_late(page: Any, url: str) -> None:
    """Go on from that position, on the first seat."""
    record, steps = late_game()
    body = {"record": record, "step": steps, "seat": SEAT, "bot": "random"}
    table = page.evaluate(
        """async (body) => {
            const headers = { 'content-type': 'application/json' };
            const answer = await fetch('/api/branches', { method: 'POST', headers, body: JSON.stringify(body) });
            return (await answer.json()).table.table;
        }""",
        body,
    )
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector("[data-hex]", state="attached")


def panning(browser: Any, url: str, seconds: float) -> tuple[list[float], float]:
    """Frames a second, for each quarter of a second of dragging; and what a frame took of the processor in the page."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("main .main")
    open_late(page, url)
    page.wait_for_selector(LIT, state="attached")
    page.wait_for_timeout(1500)  # it comes in motion
    effort = Effort(page)
    frame = page.locator(".chart").first.bounding_box()
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    with effort.of() as spent:
        page.evaluate(COUNT)
        for step in range(int(seconds * 60)):
            there = abs(step % 60 - 30) - 15
            page.mouse.move(x + 12 * there, y + 4 * there)
        beats: list[float] = page.evaluate(STOP)
    page.mouse.up()
    context.close()
    quarters: dict[int, int] = {}
    for beat in beats:
        quarters[int((beat - beats[0]) // 250)] = quarters.get(int((beat - beats[0]) // 250), 0) + 1
    return [4.0 * quarters.get(quarter, 0) for quarter in range(max(quarters))], spent["page"] / len(beats)


def choosing(browser: Any, url: str, times: int) -> list[dict[str, Any]]:
    """So many places are chosen, and what is chosen is sent: how long each took, and what it cost the page."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('motu', JSON.stringify({ pace: 0 }))")
    page = context.new_page()
    effort = Effort(page)
    page.goto(url)
    page.wait_for_selector("main .main")
    found: list[dict[str, Any]] = []
    for turn in range(times):
        if turn % ROUND == 0 or not page.query_selector(LIT):
            open_late(page, url)
            page.wait_for_selector(LIT, state="attached")
            page.wait_for_load_state("networkidle")
        for part, script in (("preview", CHOOSE), ("shown", SEND)):
            with effort.of() as spent:
                took = page.evaluate(script, turn)
                page.wait_for_load_state("networkidle")
            if took is not None:
                found.append({"part": part, "took": took, **spent})
    context.close()
    return found
