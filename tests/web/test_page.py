"""The browser page as the server gives it out: what is asked for, how long it may be kept, and nothing else."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from itertools import product
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from motu.web.page import _SCREEN, Page, read
from motu.web.server import encodings, shorter
from tests.web.house import House, Somebody

INDEX = "<!doctype html><title>Motu</title>" + " " * 3_000
SCRIPT = "export const islands = 12;\n" * 200
STYLE = "p{margin:0}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "assets" / "index-Ab1.js").write_text(SCRIPT)
    (static / "assets" / "index-Cd2.css").write_text(STYLE)
    (static / "assets" / "index-Cd2.css.br").write_bytes(b"short")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("nobody's business")
    (static / "assets" / "link.js").symlink_to(tmp_path / "secret.txt")
    return static


@pytest.fixture
def browser(folder: Path) -> TestClient:
    return client(folder)


def client(folder: Path) -> TestClient:
    async def hello(request: Request) -> Response:
        return PlainTextResponse("hello")

    async def wrong(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return PlainTextResponse("nothing there", error.status_code, error.headers)

    routes = [Route("/api/me", hello, methods=["POST"]), Route("/health", hello)]
    app = Starlette(routes=routes, exception_handlers={HTTPException: wrong})
    app.router.default = Page(lambda language: f"not built ({language})", folder)
    return TestClient(app, headers={"accept-encoding": "identity"})


@pytest.mark.parametrize(
    "path", ["/", "/table/Ab_c-9", "/learn/3", "/lobby", "/campaign", "/daily", "/replay", "/table/x/replay"]
)
def test_every_path_of_the_page_is_the_page(path: str, browser: TestClient) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = browser.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]
    other = browser.get(path, headers={"if-none-match": '"another", W/' + answer.headers["etag"]})
    assert other.status_code == 304
    assert browser.get(path, headers={"if-none-match": '"another"'}).status_code == 200


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/table", "/lobby/", "/learn/3/4", "/table/x/y", "/Lobby"])
def test_an_address_without_a_screen_is_the_page_that_says_so(path: str, browser: TestClient) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (404, INDEX)
    again = browser.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 404


def test_the_server_knows_the_screens_of_the_page() -> None:
    """What the page's own table of screens matches is answered with 200, and nothing else."""
    table = (Path(__file__).parents[2] / "page" / "src" / "App.svelte").read_text("utf-8")
    patterns = [
        found.replace("\\/", "/").replace("?<", "?P<") for found in re.findall(r"\[/\^(.+?)\$/, \(\) =>", table)
    ]
    assert len(patterns) > 10
    words = ["", "table", "learn", "replay", "lobby", "new", "campaign", "daily", "load", "me", "rules", "Ab_-9"]
    paths = {f"/{'/'.join(parts)}" for size in (1, 2, 3) for parts in product(words, repeat=size)}
    for path in paths:
        assert bool(_SCREEN.fullmatch(path)) == any(re.fullmatch(each, path) for each in patterns), path


def test_what_has_a_name_of_its_own_is_kept_for_a_year(browser: TestClient) -> None:
    script = browser.get("/assets/index-Ab1.js")
    assert script.text == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert browser.get("/assets/index-Cd2.css").headers["content-type"] == "text/css; charset=utf-8"
    icon = browser.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


def test_what_is_worth_it_is_compressed(browser: TestClient) -> None:
    plain = browser.get("/assets/index-Ab1.js")
    short = browser.get("/assets/index-Ab1.js", headers={"accept-encoding": "gzip, deflate"})
    assert short.headers["content-encoding"] == "gzip"
    assert int(short.headers["content-length"]) < len(SCRIPT) / 10
    assert short.text == plain.text == SCRIPT
    assert plain.headers["vary"] == short.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != short.headers["etag"]  # they are different bytes
    with browser.stream("GET", "/assets/index-Cd2.css", headers={"accept-encoding": "br;q=1.0, gzip"}) as made_before:
        assert made_before.headers["content-encoding"] == "br"
        assert next(made_before.iter_raw()) == b"short"
    small = browser.get("/icon.svg", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers
    refused = browser.get("/assets/index-Ab1.js", headers={"accept-encoding": "gzip;q=0, br ; q=0.0"})
    assert "content-encoding" not in refused.headers


def test_the_head_is_that_of_the_answer(browser: TestClient) -> None:
    for path in ("/", "/assets/index-Ab1.js"):
        assert browser.head(path).headers == browser.get(path).headers


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets/link.js",
        "/table//x",
        "/assets/index-Cd2.css.br",
        "/assets/none.js",
        "/assets/",
        "/assets",
        "/favicon.ico",
        "/index-Ab1.js",
        "/%00",
        "/%",
        "/a%0d%0ab",
        "/api",
        "/api/",
        "/api/none",
        "/health/none",
        "/metrics/none",
    ],
)
def test_nothing_else_is_given_out(path: str, browser: TestClient) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404, answer.text
    assert "business" not in answer.text


def test_what_others_answer_is_left_to_them(browser: TestClient) -> None:
    assert browser.post("/api/me").text == "hello"
    assert browser.get("/api/me").status_code == 405
    assert browser.get("/health").text == "hello"
    refused = browser.post("/lobby")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")
    with pytest.raises(WebSocketDisconnect), browser.websocket_connect("/lobby"):
        pass


def test_without_a_build_it_says_how_to_get_one(tmp_path: Path) -> None:
    browser = client(tmp_path / "static")
    answer = browser.get("/", headers={"accept-language": "de"})
    assert (answer.status_code, answer.text) == (404, "not built (de)\n")
    assert browser.get("/assets/x.js").status_code == 404


def test_a_link_shown_elsewhere_has_a_picture_at_an_address_in_full(folder: Path) -> None:
    """Those who show it want an address in full: that by which they asked, if it is one."""
    (folder / "index.html").write_text('<meta property="og:image" content="/social.jpg" />' + " " * 3_000)
    browser = client(folder)
    for encoding in ("identity", "gzip"):
        given = browser.get("/learn", headers={"host": "motu.example:8443", "accept-encoding": encoding})
        assert 'content="http://motu.example:8443/social.jpg"' in given.text
    strange = browser.get("/", headers={"host": 'x"><script>'})
    assert 'content="/social.jpg"' in strange.text
    for number in range(40):
        browser.get("/", headers={"host": f"made-up-{number}.example"})
    assert 'content="http://motu.example/social.jpg"' in browser.get("/", headers={"host": "motu.example"}).text


def test_another_version_of_the_page_without_connection_is_another_worker() -> None:
    """Browsers look whether the worker itself has changed: it holds a part of the hash of what it keeps."""
    public = Path(__file__).parents[2] / "page" / "public"
    worker = (public / "sw.js").read_text("utf-8")
    kept = re.findall(r'"/([\w.]+)"', worker.partition("FILES = [")[2].partition("]")[0])
    assert sorted(kept) == ["icon.svg", "offline.css", "offline.html", "offline.js"]
    version = hashlib.sha256(b"".join((public / name).read_bytes() for name in kept)).hexdigest()[:12]
    assert f'VERSION = "{version}"' in worker


def test_a_new_build_is_given_out_without_a_restart(folder: Path, browser: TestClient) -> None:
    before = browser.get("/").headers["etag"]
    (folder / "index.html").write_text("<!doctype html>new")
    (folder / "assets" / "index-Ef3.js").write_text("new")
    os.utime(folder / "index.html", ns=(1, 1))
    answer = browser.get("/")
    assert answer.text == "<!doctype html>new"
    assert answer.headers["etag"] != before
    assert browser.get("/assets/index-Ef3.js").text == "new"


def test_files_are_known_by_their_paths(folder: Path) -> None:
    assert sorted(read(folder)) == ["/assets/index-Ab1.js", "/assets/index-Cd2.css", "/icon.svg", "/index.html"]
    assert read(folder / "nowhere") == {}


def test_encodings() -> None:
    assert encodings("gzip, br;q=0.5, zstd;q=0") == {"gzip", "br"}
    assert "gzip" not in encodings("")


def test_long_answers_are_compressed_and_short_ones_not() -> None:
    long, short = b"x" * 5_000, b"x" * 100
    made = shorter(Response(long), "gzip")
    assert gzip.decompress(bytes(made.body)) == long
    assert made.headers["content-length"] == str(len(made.body))
    for response in (shorter(Response(long), "br"), shorter(Response(short), "gzip")):
        assert "content-encoding" not in response.headers


def test_the_server_gives_out_the_page_and_compresses_what_it_says(motu: House) -> None:
    with Somebody(motu) as ann:
        answer = ann.http.get("/", headers={"accept-language": "fr"})
        assert answer.status_code in {200, 404}
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        if answer.status_code == 404:  # not built here
            assert "./dev" in answer.text
            assert answer.text.startswith("La page")
        described = ann.http.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
        assert described.headers["content-encoding"] == "gzip"
        assert described.json()["openapi"]
        assert "content-encoding" not in ann.http.get("/health").headers
        assert ann.http.get("/nowhere.txt").json()["error"]["id"] == "web-no-such-thing"
