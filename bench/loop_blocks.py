"""What holds the loop up: the processor time of the longest single thing that it does, by what is asked for.

That is how long everybody else waits, and it does not depend on what else the machine has to do.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import thread_time
from typing import Any

import httpx2


class Watch:
    """The longest callback since it was asked last, in seconds of processor time, and all of them together."""

    def __init__(self) -> None:
        self.longest = self.together = 0.0
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            begun = thread_time()
            run(handle)
            took = thread_time() - begun
            self.longest, self.together = max(self.longest, took), self.together + took

        asyncio.Handle._run = timed  # type: ignore[method-assign, assignment]

    def start(self) -> None:
        self.longest = self.together = 0.0


@asynccontextmanager
async def server_here(folder: Path) -> AsyncIterator[httpx2.AsyncClient]:
    """A server in this process, on this loop."""
    from motu.web.serve import Settings, application  # noqa: PLC0415

    settings = Settings(database=str(folder / "motu.db"), thinkers=1, level="error", unlimited=True, warm=False)
    app = application(settings)
    told: asyncio.Queue[Any] = asyncio.Queue()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.ensure_future(app({"type": "lifespan", "asgi": {}, "state": {}}, told.get, heard.put))
    told.put_nowait({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    transport = httpx2.ASGITransport(app=app)
    async with httpx2.AsyncClient(transport=transport, base_url="http://here", timeout=300) as client:
        yield client
    told.put_nowait({"type": "lifespan.shutdown"})
    await heard.get()
    await life


async def measure(record: str, steps: int) -> None:
    watch = Watch()
    print(f"{'':22} {'longest ms':>10} {'all ms':>8}   (processor time on the loop)")

    async def ask(name: str, method: str, path: str, body: Any = None) -> Any:
        watch.start()
        answer = await client.request(method, path, json=body, headers=headers)
        await asyncio.sleep(0)  # the callback that answered ends here
        longest, together = watch.longest, watch.together
        print(f"{name:22} {1000 * longest:10.1f} {1000 * together:8.1f}   {answer.status_code}", flush=True)
        return answer

    with tempfile.TemporaryDirectory() as folder:
        async with server_here(Path(folder)) as client:
            headers = {}
            token = (await client.post("/api/me")).headers["motu-token"]
            headers = {"authorization": f"Bearer {token}", "accept-encoding": "gzip"}
            client.cookies.clear()
            opened = await ask("import", "POST", "/api/imports", {"record": record})
            table = "/api/tables/" + opened.json()["table"]["table"]
            await ask("log", "GET", f"{table}/log")
            await ask("steps", "GET", f"{table}/steps")
            await ask("record", "GET", f"{table}/record")
            await ask("record, again", "GET", f"{table}/record")
            await ask("replay, all open", "GET", f"{table}/replay?seat=open")
            await ask("replay, its end", "GET", f"{table}/replay?seat=0&from={steps - 5}")
            await ask("replay of a text", "POST", "/api/replay", {"record": record, "after": steps // 2})
            wish = {"record": record, "step": steps - 50, "seat": 0, "bot": "random"}
            opened = await ask("go on from a text", "POST", "/api/branches", wish)
            wanted = "/api/tables/" + opened.json()["table"]["table"]
            watch.start()
            seen = opened.json()["table"]
            while not seen["movers"] or 0 not in seen["movers"]:
                await asyncio.sleep(0.2)
                seen = (await client.get(wanted, headers=headers)).json()
            print(f"{'… and begin':22} {1000 * watch.longest:10.1f} {1000 * watch.together:8.1f}")
            for _ in range(200):
                if not seen["moves"] or seen["steps"] > steps - 30:
                    break
                body = {"version": seen["version"], "action": {"do": "move", "move": seen["moves"][-1]["move"]}}
                seen = (await client.post(f"{wanted}/actions", json=body, headers=headers)).json()
                while 0 not in seen["movers"]:
                    await asyncio.sleep(0.05)
                    seen = (await client.get(wanted, headers=headers)).json()
            body = {"version": seen["version"], "action": {"do": "undo"}}
            await ask("undo", "POST", f"{wanted}/actions", body)
