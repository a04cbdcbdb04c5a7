"""Makes the pictures of `page/public`: the icons, and what is shown of a link to this page elsewhere.

    .venv/bin/python page/demo/make_pictures.py ADDRESS

ADDRESS is a running server with the page built: the picture shows the board that the start page shows. Needs Playwright
and a Chromium, as the browser tests do.
"""

from __future__ import annotations

import base64
import shutil
import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
ICONS = {"touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
SHOWN = """<style>
  body {{ margin: 0; width: 1200px; height: 630px; display: flex; background: #f6efe1; color: #1b2a2d;
         font: 30px/1.35 system-ui, "DejaVu Sans", sans-serif; }}
  .board {{ height: 630px; }}
  div {{ flex: 1; display: grid; align-content: center; gap: 18px; padding: 0 40px; }}
  h1, p {{ margin: 0; }}
  h1 {{ font-size: 76px; letter-spacing: 0.04em; line-height: 1; }}
</style><img class="board" src="{board}"><div><img width="110" src="{icon}"><h1>motu</h1>
<p>Kahuna and<br>Conquest of Paradise,<br>in the browser</p></div>"""


def main(address: str) -> None:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        icon = (PUBLIC / "icon.svg").read_bytes()
        for name, size in ICONS.items():
            (PUBLIC / name).write_bytes(square(browser, icon, size))
        (PUBLIC / "favicon.ico").write_bytes(ico(square(browser, icon, 32), 32))
        social(browser, address, icon)
        browser.close()


def square(browser: Browser, icon: bytes, size: int) -> bytes:
    """The icon as PNG, from edge to edge: systems cut their own corners."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f'<body style="margin:0;background:#1f6b78"><img width={size} height={size} src="{data(icon)}">')
    picture = page.screenshot()
    page.close()
    return picture


def ico(png: bytes, size: int) -> bytes:
    """An .ico file that holds a PNG."""
    return struct.pack("<HHH", 0, 1, 1) + struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22) + png


def social(browser: Browser, address: str, icon: bytes) -> None:
    page = browser.new_page(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
    page.goto(address)
    board = page.locator(".demo .board svg")
    board.wait_for()
    picture = board.screenshot()
    page.close()
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(SHOWN.format(board=data(picture, "image/png"), icon=data(icon)))
    page.screenshot(path=str(PUBLIC / "social.jpg"), type="jpeg", quality=84)
    page.close()


def data(picture: bytes, kind: str = "image/svg+xml") -> str:
    return f"data:{kind};base64,{base64.b64encode(picture).decode()}"


if __name__ == "__main__":
    main(sys.argv[1])
