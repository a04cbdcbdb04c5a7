"""Somebody with a browser: how he looks at the page, and what his browser complains of."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Frame, Locator, Page, Request, expect

DESKTOP, PHONE, LARGE, LANDSCAPE = (1280, 800), (360, 740), (1920, 1080), (740, 360)

PATIENCE = 60_000
"""Milliseconds that anything may take on a loaded machine."""
expect.set_options(timeout=PATIENCE)

# Whether the page has told something since: the sentence passes, perhaps before anybody has looked.
LISTEN = """(text) => {
    const place = document.querySelector('.notices [role=status]');
    const hear = (_, ear) => {
        if (place.innerText.includes(text)) { document.documentElement.dataset.heard = text; ear.disconnect(); }
    };
    delete document.documentElement.dataset.heard;
    new MutationObserver(hear).observe(place, { childList: true, subtree: true, characterData: true });
}"""


def id_of(path: str) -> str:
    """The id of the table to which a path leads."""
    return path.removeprefix("/table/").partition("#")[0]


class Visitor:
    """A browser of one's own, with its cookies and settings.

    settings    what he has chosen before (page/src/lib/settings.svelte.ts); by default the opponent does not dawdle
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        language: str = "en",
        still: bool = True,
        workers: bool = False,
        **settings: Any,
    ) -> None:
        self.url = url
        self.touches = size in (PHONE, LANDSCAPE) or size[0] < 600
        self.complaints: list[str] = []
        self.unanswered: list[Request] = []
        self.forgiven: tuple[str, ...] = ()
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=self.touches,
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps({"pace": 0, **settings})
        script = f"if (!localStorage.getItem('motu')) localStorage.setItem('motu', {json.dumps(chosen)})"
        self.context.add_init_script(f"try {{ {script} }} catch {{}}")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        blocked = "Service Worker registration blocked" in message.text  # a worker would make each page come twice
        if message.type in ("error", "warning") and not blocked:
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        self.unanswered.append(request)
        there = urlsplit(request.url)
        if there.scheme in ("http", "https", "ws", "wss") and there.netloc != urlsplit(self.url).netloc:
            self.complaints.append(f"request to another host: {request.url}")

    def _answered(self, request: Request) -> None:
        if request in self.unanswered:
            self.unanswered.remove(request)

    def _left(self, _: Frame) -> None:
        """Another page is there: nobody hears any more of what the one before it asked for."""
        self.unanswered[:] = [request for request in self.unanswered if request.is_navigation_request()]

    def check(self) -> None:
        """Nothing went wrong in his browser that he was not told to expect."""
        bad = [each for each in self.complaints if not any(word in each for word in self.forgiven)]
        assert not bad, bad

    def forgive(self, *words: str) -> None:
        """Complaints with these words are expected: a server that is killed makes the browser complain."""
        self.forgiven += words

    def open(self, path: str = "/") -> Page:
        self.page.once("framenavigated", self._left)
        self.page.goto(path)
        expect(self.page.locator("main")).not_to_be_empty()
        return self.page

    def settle(self) -> None:
        """Wait until the page has all the answers it asked for, and has drawn them: some make it ask again."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if not self.unanswered:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"unanswered: {[request.url for request in self.unanswered]}")

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @contextmanager
    def told(self, text: str) -> Iterator[None]:
        """What is done here makes the page say this, above everything else and for a few seconds only."""
        self.page.evaluate(LISTEN, text)
        yield
        expect(self.page.locator("html")).to_have_attribute("data-heard", text)

    def api(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server as this browser would."""
        script = """async ([method, path, body]) => {
            const request = { method };
            if (body) { request.headers = { 'content-type': 'application/json' }; request.body = JSON.stringify(body); }
            const answer = await fetch(path, request);
            return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
        }"""
        answer = self.page.evaluate(script, [method, path, body or None])
        assert answer["status"] < 300, answer
        return answer["body"]

    def open_table(self, *bots: str, **setup: Any) -> str:
        """A table of his own against these bots, by the server's interface: the path that leads there.

        The invitation is in the fragment, as the page itself puts it there.
        """
        self.api("POST", "/api/me")
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        found = self.api("POST", "/api/tables", game="kahuna", **({"seats": seats} if bots else {}), **setup)
        return f"/table/{found['table']['table']}#{found['invitation']}"

    def turn(self, table: str) -> dict[str, Any]:
        """His table, once it waits for him or the game is over: from then on nothing changes there without him."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            seen: dict[str, Any] = self.api("GET", f"/api/tables/{table}")
            bots = [seat for seat in seen["movers"] if seen["seats"][seat]["kind"] == "bot"]  # all build at once
            if (seen["moves"] and not bots) or seen["stage"] == "over":
                return seen
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it is not his turn: {seen}")

    def scrolls_sideways(self) -> bool:
        wider: bool = self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        return wider

    def leave_picture(self, path: Path) -> str:
        """Keep what he sees; where, and what else explains a failure, in words."""
        try:
            self.page.screenshot(path=str(path), timeout=10_000)
        except Error as error:
            return f"no picture ({error.message}), at {self.page.url}, complaints: {self.complaints}"
        return f"picture: {path}, at {self.page.url}, complaints: {self.complaints}"

    def go(self) -> None:
        with suppress(Error):
            self.context.close()
