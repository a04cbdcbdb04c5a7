"""Reminders: who gets one, and where its link leads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from motu.people.reminders import Reminders
from motu.people.webhooks import Reminder
from motu.tables import setup
from motu.tables.actions import Hook, Sit
from motu.tables.events import ClockRule
from motu.tables.setup import TableSetup
from motu.web.page import Page
from tests.tables.memory_store import MemoryStore, service_on
from tests.tables.play import ANN, BOB
from tests.tables.test_service import move, settle

APP = Path(__file__).parents[2] / "page" / "src" / "App.svelte"
SCREEN = re.compile(r"\[/(\^.*\$)/, \(\) => import\(\"(.*)\"\)\]")


def screen_at(path: str) -> tuple[str, dict[str, str]]:
    """The screen that the page shows at a path, and what it is given, by the page's own table of screens."""
    screens = SCREEN.findall(APP.read_text(encoding="utf-8"))
    assert len(screens) > 10
    for pattern, screen in screens:
        found = re.fullmatch(pattern.replace(r"\/", "/").replace("(?<", "(?P<"), path)
        if found:
            return screen, found.groupdict()
    return "", {}


async def test_the_link_of_a_reminder_leads_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = await service_on(MemoryStore())
    reminders = Reminders(service, "https://games.example.org", [])
    sent: list[Reminder] = []

    async def send(hook: str, url: str, reminder: Reminder) -> bool:
        sent.append(reminder)
        return True

    monkeypatch.setattr(reminders.hooks, "send", send)
    slow: Any = TableSetup("kahuna", public=True, clock=ClockRule(turn=3600))
    cached = await service.create(setup.new_table(slow, ANN))
    id = cached.table.id
    await service.act(id, BOB, Sit(), 1, "")
    await service.do_due(cached)
    await service.act(id, BOB, Hook("https://example.org/bob"), cached.table.version, "")
    while not sent:
        assert cached.table.version < 12
        await move(service, id, cached.table.version)
        await settle()
    assert (sent[0].game, sent[0].player) == ("kahuna", "Bob")

    link = urlsplit(sent[0].link)
    assert f"{link.scheme}://{link.netloc}" == "https://games.example.org"
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    assert TestClient(Page(lambda _: "", tmp_path)).get(link.path).text == "the page"
    assert screen_at(link.path) == ("./table/TableScreen.svelte", {"table": id})
    await service.close()
