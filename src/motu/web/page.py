"""The browser page: what its build has put into `static/`, kept in memory and given out.

| asked for | answered |
|---|---|
| `/`, and all that the page has a screen for (`/table/…`, `/learn`) | index.html, which browsers ask about each time |
| any other path that a page could have | index.html as well, with 404: the page says that there is nothing |
| `/assets/…` | files whose names change with their contents: browsers keep them for a year |
| any other file of the build (`/icon.svg`) | that file, asked about each time |

Files are found by their names in memory, never by a path that somebody sent. A `.br` or `.gz` beside a file is the same
file compressed; what has none is compressed once, here.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocketClose

from motu.web.middleware import HOST, YEAR, Receive, Scope, Send
from motu.web.server import ASK, SHORTEST, encodings, tag_headers, tags

STATIC = Path(os.environ.get("MOTU_STATIC") or Path(__file__).parent / "static")
"""Who works on the page may have another build served."""
INDEX = "/index.html"
MOST_ORIGINS = 16
KEEP = f"public, max-age={YEAR}, immutable"

_PAGE = re.compile(r"/(?!(?:api|assets|health|metrics)(?:/|$))(?:[\w-]+(?:/[\w-]+)*/?)?", re.ASCII)
"""What a path of the page can look like: with a dot it is a file, and other characters are in no path of ours."""
_SCREEN = re.compile(
    r"/(?:(?:lobby|new|campaign|daily|load|me|rules|replay)?|learn(?:/[\w-]+)?|table/[\w-]+(?:/replay)?)", re.ASCII
)
"""The paths that page/src/App.svelte has screens for."""
_ENCODINGS = {".br": "br", ".gz": "gzip"}
_TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
# Systems differ in what they know; the wrong type for a script is one that browsers refuse.
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
}


@dataclass(frozen=True)
class File:
    """A file of the page, plain and compressed: `forms` are its bytes by encoding, "" for none."""

    type: str
    forms: dict[str, bytes]
    tag: str
    cache: str


class Page:
    """An ASGI application for all paths that nobody else answers. `missing` says, in a language, that nothing is built.

    The build is read again when it has changed: who works on the page need not start the server anew.
    """

    def __init__(self, missing: Callable[[str], str], folder: Path = STATIC) -> None:
        self._missing, self._folder = missing, folder
        self._stamp: tuple[int, ...] = ()
        self._files: dict[str, File] = {}
        self._indexes: dict[str, tuple[File, File]] = {}
        self._look()

    def _look(self) -> None:
        try:
            places = (self._folder / "index.html", self._folder / "assets")
            stamp = tuple(place.stat().st_mtime_ns for place in places if place.exists())
            if stamp != self._stamp:
                self._files = read(self._folder)
                self._stamp = stamp
        except OSError:
            self._stamp = ()  # somebody is just building: as it was, until it can be read

    def _at(self, origin: str, index: File) -> File:
        """The page with the picture for those who show a link to it, at an address in full: as they want it."""
        found = self._indexes.get(origin)
        if found is None or found[0] is not index:
            if len(self._indexes) >= MOST_ORIGINS:
                self._indexes.clear()  # made up by somebody: nobody has so many names
            plain = index.forms[""].replace(b'content="/social.jpg"', f'content="{origin}/social.jpg"'.encode())
            found = self._indexes[origin] = (index, _file(INDEX, {"": plain}))
        return found[1]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        headers = Headers(scope=scope)
        await self._answer(scope["path"], scope["method"], headers, scope["scheme"])(scope, receive, send)

    def _answer(self, path: str, method: str, headers: Headers, scheme: str) -> Response:
        self._look()
        is_page = _PAGE.fullmatch(path) is not None
        file = self._files.get(INDEX if is_page else path)
        if file is None and is_page:
            return PlainTextResponse(self._missing(headers.get("accept-language", "")) + "\n", 404)
        if file is None:
            raise HTTPException(404)
        if method not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if is_page and HOST.fullmatch(headers.get("host", "")):
            file = self._at(f"{scheme}://{headers['host']}", file)
        return _given(file, headers, known=not is_page or _SCREEN.fullmatch(path) is not None)


def read(folder: Path) -> dict[str, File]:
    """All files of a build by their paths; none where nothing was built. OSError."""
    found: dict[str, dict[str, bytes]] = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.is_file() and not file.is_symlink() and not file.name.startswith("."):
            encoding = _ENCODINGS.get(file.suffix, "")
            path = "/" + file.relative_to(folder).as_posix().removesuffix(file.suffix if encoding else "")
            found.setdefault(path, {})[encoding] = file.read_bytes()
    return {path: _file(path, forms) for path, forms in found.items() if "" in forms}


def _file(path: str, forms: dict[str, bytes]) -> File:
    suffix = Path(path).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    plain = forms[""]
    if "gzip" not in forms and len(plain) >= SHORTEST and kind.startswith(_TEXTS):
        forms = {**forms, "gzip": gzip.compress(plain, mtime=0)}
    tag = hashlib.sha256(plain).hexdigest()[:24]
    return File(kind, forms, tag, KEEP if path.startswith("/assets/") else ASK)


def _given(file: File, headers: Headers, known: bool) -> Response:
    accepted = encodings(headers.get("accept-encoding", ""))
    encoding = next((each for each in ("br", "gzip") if each in file.forms and each in accepted), "")
    own = tag_headers(f"{file.tag}{'-' if encoding else ''}{encoding}", file.cache)
    if len(file.forms) > 1:
        own["vary"] = "accept-encoding"
    if known and own["etag"] in tags(headers.get("if-none-match", "")):
        return Response(status_code=304, headers=own)
    if encoding:
        own["content-encoding"] = encoding
    return Response(file.forms[encoding], 200 if known else 404, own, file.type)
