"""`./dev bench page`: how fast the page is in a real browser, with a real server, on this machine.

First paint is that of a browser that has never been here. A click of Kahuna is a card played: from the click that
confirms it until the server has kept it and the screen shows the new position. Those of Paradise are told in
`paradise_page`. Times are those of a clock on the wall, so they belong to the machine and to what else it does; beside
them stands what the page's own thread took of the processor, which hardly depends on that.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from bench import paradise_page
from bench.effort import PARTS, Effort
from bench.load import share
from bench.processes import START, free_port

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

OPEN = """async () => {
    const body = JSON.stringify({ game: 'kahuna', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return (await (await fetch('/api/tables', asked)).json()).table.table;
}"""

# Chooses a card and where it goes, the way a hand does; whether it now waits to be confirmed.
CHOOSE = """async () => {
    const one = (selector) => document.querySelector(selector);
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const patience = performance.now() + 15000;
    while (!one('.market .may, .prompt .buttons .may, .hand .may') && performance.now() < patience) await frame();
    const card = one('.hand button.may');
    if (!card) return false;
    card.click();
    await frame();
    const line = one('.board [data-line]');
    if (!line) { one('.prompt .buttons button:not(.may, .main)')?.click(); await frame(); return false; }
    line.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await frame();
    (one('.prompt .buttons .may') ?? document.body).click();
    await frame();
    return Boolean(one('.prompt .buttons .main'));
}"""

# Confirms it, and tells how many milliseconds went by: until the page shows that it has understood, and until the new
# position is on the screen.
CONFIRM = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const number = () => document.querySelectorAll('.hand button').length;
    const patience = performance.now() + 15000;
    const before = number(), begun = performance.now();
    document.querySelector('.prompt .buttons .main').click();
    await frame();
    const understood = performance.now() - begun;
    while (number() === before && performance.now() < patience) await frame();
    return { understood, shown: performance.now() - begun };
}"""

# Ends the turn, so that there is another one.
DRAW = """async () => {
    const one = (selector) => document.querySelector(selector);
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    (one('.market .deck .may') ?? one('.market .may') ?? one('.prompt .buttons .may'))?.click();
    await frame();
    one('.prompt .buttons .main')?.click();
    await frame();
}"""


def paints(browser: Any, url: str, times: int) -> list[float]:
    found = []
    for _ in range(times):
        context = browser.new_context()
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("main .main")
        found.append(float(page.evaluate(PAINT)))
        context.close()
    return found


def clicks(browser: Any, url: str, times: int) -> list[dict[str, float]]:
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('motu', JSON.stringify({ pace: 0 }))")
    page = context.new_page()
    effort = Effort(page)
    found: list[dict[str, float]] = []
    for _ in range(40):  # games
        page.goto(url)
        page.wait_for_selector("main .main")
        table = page.evaluate(OPEN)
        page.goto(f"{url}/table/{table}")
        for _ in range(60):
            if len(found) >= times:
                context.close()
                return found
            if page.query_selector(".over"):
                break
            if page.evaluate(CHOOSE):
                with effort.of() as spent:
                    played = page.evaluate(CONFIRM)
                found.append({**played, **spent})
            else:
                page.evaluate(DRAW)
    context.close()
    return found


def times(values: list[float]) -> dict[str, float]:
    """How long something took, in milliseconds of a clock on the wall."""
    return {"times": len(values), "median ms": share(values, 0.5), "95 % ms": share(values, 0.95)}


def efforts(found: list[dict[str, float]]) -> dict[str, float]:
    """What it took of the processor at the median, in milliseconds, and how many requests."""
    parts = {f"{part} ms": share([each[part] for each in found], 0.5) for part in PARTS}
    return parts | {"requests": share([each["requests"] for each in found], 0.5)}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench page", description=__doc__)
    parser.add_argument("--times", type=int, default=12, help="how many first visits")
    parser.add_argument("--clicks", type=int, default=60, help="how many cards to play")
    parser.add_argument("--pan", type=float, default=5, help="how many seconds to drag the chart")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    args = parser.parse_args(arguments)
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415
    except ImportError:
        print("Playwright is missing: ./dev check installs it.", file=sys.stderr)
        return 1
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    program = next((found for name in names if (found := shutil.which(name))), None)
    if program is None:
        print("Chromium is missing (Debian: apt-get install chromium).", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = {
            "database": f"{folder}/motu.db",
            "port": port,
            "level": "warning",
            "unlimited": True,
            "warm": False,
        }
        command = [sys.executable, "-P", "-c", START, json.dumps(settings)]
        server = subprocess.Popen(command, start_new_session=True)
        url = f"http://127.0.0.1:{port}"
        try:
            _wait(url)
            with sync_playwright() as playwright:
                flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
                browser = playwright.chromium.launch(executable_path=program, args=flags)
                painted = paints(browser, url, args.times)
                played = clicks(browser, url, args.clicks)
                chosen = paradise_page.choosing(browser, url, args.clicks // 3)
                beats, work = paradise_page.panning(browser, url, args.pan)
                browser.close()
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()
    previews = [each for each in chosen if each["part"] == "preview"]
    sent = [each for each in chosen if each["part"] == "shown"]
    told = {
        "first paint": times(painted),
        "kahuna, click understood": times([each["understood"] for each in played]),
        "kahuna, click shown": times([each["shown"] for each in played]) | efforts(played),
        "paradise, preview": times([each["took"] for each in previews]) | efforts(previews),
        "paradise, shown": times([each["took"] for each in sent]) | efforts(sent),
        "paradise, panning": {
            "quarters of a second": len(beats),
            "frames a second": share(beats, 0.5),
            "lowest": min(beats),
            "page ms a frame": work,
        },
    }
    for name, figure in told.items():
        print(f"{name:26}" + ", ".join(f"{what} {value:.4g}" for what, value in figure.items()))
    if args.json:
        args.json.write_text(json.dumps(told, indent=2) + "\n")
    return 0


def _wait(url: str) -> None:
    end = monotonic() + 30
    while monotonic() < end:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=2):
                return
        except OSError:
            sleep(0.05)
    raise TimeoutError("the server did not start")
