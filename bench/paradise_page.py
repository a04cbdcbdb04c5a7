"""What `./dev bench page` measures of Conquest of Paradise: a late position of four, on the chart.

Frames are counted while a hand drags the chart to and fro. A click is a place that is chosen: until that is drawn,
and from the click that sends it until the new position is on the screen.
"""

from __future__ import annotations

from typing import Any

import motu

SEED, TURN, SEAT = 11, 7, 0

COUNT = """() => {
    const beats = [];
    const beat = (now) => { beats.push(now); if (!window.enough) requestAnimationFrame(beat); };
    window.enough = false;
    requestAnimationFrame(beat);
    window.beats = beats;
}"""

STOP = "() => { window.enough = true; return window.beats; }"

# Chooses the next lit place; how many milliseconds until it is drawn as chosen, and until what it led to is drawn. Null
# if nothing on the chart can be chosen.
CHOOSE = """async (turn) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const until = async (there) => {
        const patience = performance.now() + 5000;
        while (!there() && performance.now() < patience) await frame();
        return there();
    };
    const lit = [...document.querySelectorAll('[data-hex][data-may]')];
    if (!lit.length) return null;
    const hex = lit[turn % lit.length], chart = () => document.querySelector('.stage').innerHTML;
    const key = () => hex.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    const before = chart();
    let begun = performance.now();
    key();
    if (!await until(() => chart() !== before)) return null;
    await frame();
    const preview = performance.now() - begun;
    const sure = document.querySelector('.prompt button.main:not(:disabled)');
    if (!sure) return { preview, shown: null };
    const told = () => document.querySelector('.prompt').innerText + chart();
    const chosen = told();
    begun = performance.now();
    sure.click();
    await until(() => told() !== chosen && !document.querySelector('.stage .may.chosen'));
    await frame();
    return { preview, shown: performance.now() - begun };
}"""


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


def panning(browser: Any, url: str, seconds: float) -> list[float]:
    """Frames a second, for each quarter of a second of dragging."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("main .main")
    open_late(page, url)
    page.wait_for_timeout(1500)
    frame = page.locator(".chart").first.bounding_box()
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
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
    return [4.0 * quarters[quarter] for quarter in sorted(quarters)[:-1]]


def choosing(browser: Any, url: str, times: int) -> list[dict[str, float | None]]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('motu', JSON.stringify({ pace: 0 }))")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("main .main")
    open_late(page, url)
    page.wait_for_timeout(1500)
    found: list[dict[str, float | None]] = []
    for turn in range(4 * times):
        if len(found) >= times:
            break
        if taken := page.evaluate(CHOOSE, turn):
            found.append(taken)
        else:
            page.keyboard.press(".")
            page.wait_for_timeout(200)
    context.close()
    return found
