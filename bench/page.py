"""`./dev bench page`: how fast the page is in a real browser, with a real server, on this machine.

First paint is that of a browser that has never been here. A click is a card played: from the click that confirms it
until the server has kept it and the screen shows the new position.
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
from bench.server import START, free_port, share

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

OPEN = """async () => {
    const body = JSON.stringify({ game: 'kahuna', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return (await (await fetch('/api/tables', asked)).json()).table.table;
}"""

# Plays a card the way a hand does, and tells how many milliseconds went by: until the page shows that it has
# understood, and until the new position is on the screen. Null if no card can be played now.
PLAY = """async () => {
    const one = (selector) => document.querySelector(selector);
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const number = () => document.querySelectorAll('.hand button').length;
    const patience = performance.now() + 15000;
    while (!one('.market .may, .prompt .buttons .may, .hand .may') && performance.now() < patience) await frame();
    const card = one('.hand button.may');
    if (!card) return null;
    card.click();
    await frame();
    const line = one('.board [data-line]');
    if (!line) { one('.prompt .buttons button:not(.may, .main)')?.click(); await frame(); return null; }
    line.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await frame();
    (one('.prompt .buttons .may') ?? document.body).click();
    await frame();
    const sure = one('.prompt .buttons .main');
    if (!sure) return null;
    const before = number(), begun = performance.now();
    sure.click();
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
            if played := page.evaluate(PLAY):
                found.append(played)
            else:
                page.evaluate(DRAW)
    context.close()
    return found


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
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
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
                beats = paradise_page.panning(browser, url, args.pan)
                browser.close()
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()
    figures = {
        "first paint": painted,
        "click understood": [each["understood"] for each in played],
        "click shown": [each["shown"] for each in played],
    }
    figures |= {
        "paradise preview": [each["preview"] for each in chosen if each["preview"] is not None],
        "paradise shown": [each["shown"] for each in chosen if each["shown"] is not None],
    }
    told = {
        name: {"times": len(values), "median": share(values, 0.5), "95 %": share(values, 0.95)}
        for name, values in figures.items()
        if values
    }
    for name, value in told.items():
        print(f"{name:18} median {value['median']:6.0f} ms, 95 % {value['95 %']:6.0f} ms, {value['times']} times")
    told["paradise panning"] = {"times": len(beats), "median": share(beats, 0.5), "5 %": share(beats, 0.05)}
    print(f"{'paradise panning':18} median {share(beats, 0.5):6.0f} a second, 5 % {share(beats, 0.05):6.0f}")
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
