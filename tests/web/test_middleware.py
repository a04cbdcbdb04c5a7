"""What every request and answer goes through."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from motu.core.errors import BadOption
from motu.web.middleware import App, Receive, Scope, SecurityMiddleware, Send, Site, read_origin, read_site
from motu.web.server import make_cookie, read_token
from tests.reasons import says

OURS = "https://example.org"
CONFIGURED = read_site([OURS, "http://localhost:8000"], [])
ANYWHERE = Site()
Pairs = list[tuple[str, str]]


class Asked:
    """An application that notes how it is asked, reads the body and says hello."""

    def __init__(self) -> None:
        self.scope: Scope | None = None
        self.body = b""
        self.ends: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            return
        while True:
            event = await receive()
            self.body += event.get("body", b"")
            if not event.get("more_body"):
                self.ends.append(event["type"])
                break
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x-own", b"1")]})
        await send({"type": "http.response.body", "body": b"hello"})


def ask(
    app: App,
    site: Site,
    headers: Pairs | None = None,
    *,
    method: str = "GET",
    path: str = "/",
    scheme: str = "http",
    client: str = "203.0.113.9",
    host: str = "example.org",
    body: tuple[bytes, ...] = (b"",),
    kind: str = "http",
) -> list[MutableMapping[str, Any]]:
    """Everything that is sent in answer to a request."""
    pairs = ([("host", host)] if host else []) + (headers or [])
    scope: Scope = {
        "type": kind,
        "path": path,
        "scheme": scheme,
        "client": (client, 1234),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in pairs],
    }
    events: list[MutableMapping[str, Any]] = [{"type": "websocket.connect"}]
    if kind == "http":
        scope["method"] = method
        last = len(body) - 1
        events = [{"type": "http.request", "body": part, "more_body": at < last} for at, part in enumerate(body)]
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> MutableMapping[str, Any]:
        return events.pop(0) if events else {"type": "http.disconnect"}

    async def send(event: MutableMapping[str, Any]) -> None:
        sent.append(event)

    asyncio.run(SecurityMiddleware(app, site)(scope, receive, send))
    return sent


def status(site: Site, headers: Pairs | None = None, **how: Any) -> int:
    return int(ask(Asked(), site, headers, **how)[0]["status"])


def headers_of(site: Site, **how: Any) -> dict[str, str]:
    sent = ask(Asked(), site, **how)
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


# --- Origins ---


COOKIE = ("cookie", "motu=mt_x")
BEARER = ("authorization", "Bearer mt_x")


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize("site", [CONFIGURED, ANYWHERE])
@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ([("origin", OURS), COOKIE], True),
        ([("origin", OURS)], True),
        ([("origin", "https://evil.example"), COOKIE], False),
        ([("origin", "https://evil.example")], False),  # logging somebody in as somebody else needs no cookie
        ([("origin", "https://example.org.evil.example"), COOKIE], False),
        ([("origin", "https://evil.example/https://example.org"), COOKIE], False),
        ([("origin", "https://sub.example.org"), COOKIE], False),
        ([("origin", "https://example.org:8443"), COOKIE], False),
        ([("origin", "null"), COOKIE], False),
        ([("origin", "null"), ("sec-fetch-site", "cross-site"), COOKIE], False),
        ([("origin", "null"), ("sec-fetch-site", "none"), COOKIE], False),
        ([("origin", "null"), ("sec-fetch-site", "same-origin"), COOKIE], True),
        ([("origin", ""), COOKIE], False),
        ([("origin", OURS), ("origin", "https://evil.example"), COOKIE], False),
        ([COOKIE], False),
        ([COOKIE, ("sec-fetch-site", "same-origin")], True),
        ([COOKIE, ("sec-fetch-site", "none")], True),
        ([COOKIE, ("sec-fetch-site", "same-site")], False),
        ([COOKIE, ("sec-fetch-site", "cross-site")], False),
        ([("sec-fetch-site", "cross-site")], False),
        ([], True),  # a program without anything: nobody's name is used
        ([BEARER], True),
        ([BEARER, ("origin", "https://evil.example")], True),
        ([BEARER, COOKIE], False),
        ([BEARER, COOKIE, ("origin", "https://evil.example")], False),
        ([("authorization", "Basic eDp5"), ("origin", "https://evil.example")], False),
    ],
)
def test_what_changes_something_comes_from_our_own_pages(site: Site, headers: Pairs, allowed: bool, kind: str) -> None:
    if kind == "websocket":
        sent = ask(Asked(), site, headers, kind=kind, scheme="wss")
        assert sent == [{"type": "websocket.accept"} if allowed else {"type": "websocket.close", "code": 1008}]
        return
    for method in ("POST", "PUT", "PATCH", "DELETE", "BREW"):
        assert status(site, headers, method=method, scheme="https") == (200 if allowed else 403)
    assert status(site, headers, method="GET", scheme="https") == 200


def test_other_origins_of_ours() -> None:
    assert status(CONFIGURED, [("origin", OURS), COOKIE], method="POST", host="localhost:8000") == 200
    assert status(CONFIGURED, [("origin", "http://example.org"), COOKIE], method="POST") == 403


def test_the_same_host_with_its_port() -> None:
    at_home = {"method": "POST", "host": "192.168.1.5:8000"}
    assert status(ANYWHERE, [("origin", "http://192.168.1.5:8000"), COOKIE], **at_home) == 200
    assert status(ANYWHERE, [("origin", "http://192.168.1.5:8001"), COOKIE], **at_home) == 403
    assert status(ANYWHERE, [("origin", "http://[::1]"), COOKIE], method="POST", host="[::1]:80") == 200
    # A proxy ends TLS and does not say so.
    assert status(ANYWHERE, [("origin", OURS), COOKIE], method="POST", scheme="http") == 200
    # A page without TLS may have been written by anybody on the way.
    assert status(ANYWHERE, [("origin", "http://example.org"), COOKIE], method="POST", scheme="https") == 403


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://example.org", OURS),
        (" HTTPS://Example.org:443/ ", OURS),
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_origins_as_the_host_writes_them(text: str, origin: str) -> None:
    assert read_origin(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        "",
        "example.org",
        "ftp://example.org",
        "https://",
        "https://a/b",
        "https://*",
        "https://u@a",
        "https://a b",
        "null",
    ],
)
def test_words_that_are_no_origin(text: str) -> None:
    with pytest.raises(BadOption, check=says("web-bad-origin")):
        read_origin(text)


def test_words_that_are_no_proxy() -> None:
    for text in ("", "localhost", "10.0.0.1/8", "*"):
        with pytest.raises(BadOption, check=says("web-bad-proxy")):
            read_site([], [text])


# --- Hosts ---


@pytest.mark.parametrize(
    ("host", "code"),
    [
        ("example.org", 200),
        ("EXAMPLE.org", 200),
        ("localhost:8000", 200),
        ("example.org:8000", 421),
        ("evil.example", 421),
        ("127.0.0.1", 421),
        ("", 400),
        ("example.org; script-src *", 400),
        ("example.org\r\nx: y", 400),
        ("a@example.org", 400),
    ],
)
def test_hosts(host: str, code: int) -> None:
    assert status(CONFIGURED, host=host) == code
    assert status(ANYWHERE, host=host) == (200 if code == 421 else code)


def test_two_hosts_are_none() -> None:
    assert status(CONFIGURED, [("host", "example.org")]) == 400


def test_a_socket_to_an_unknown_host() -> None:
    sent = ask(Asked(), CONFIGURED, [BEARER], kind="websocket", scheme="ws", host="evil.example")
    assert sent == [{"type": "websocket.close", "code": 1008}]


# --- Headers ---


def test_every_answer_is_fenced() -> None:
    for found in (headers_of(CONFIGURED), headers_of(CONFIGURED, host="evil.example")):
        assert found["x-content-type-options"] == "nosniff"
        assert found["referrer-policy"] == "no-referrer"
        assert found["cross-origin-opener-policy"] == "same-origin"
        assert found["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in found["permissions-policy"]
        policy = dict(part.split(" ", 1) for part in found["content-security-policy"].split("; "))
        for name in ("default-src", "form-action", "frame-ancestors", "base-uri"):
            assert policy[name] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
        assert policy["img-src"] == "'self' data: blob:"
        assert "unsafe" not in found["content-security-policy"]
    assert headers_of(CONFIGURED)["x-own"] == "1"


def test_sockets_are_named() -> None:
    assert "connect-src 'self' wss://example.org;" in headers_of(CONFIGURED)["content-security-policy"]
    plain = headers_of(CONFIGURED, host="localhost:8000")["content-security-policy"]
    assert "connect-src 'self' ws://localhost:8000;" in plain
    assert "connect-src 'self';" in headers_of(ANYWHERE, host="x; y")["content-security-policy"]


def test_strict_transport_only_where_there_is_transport() -> None:
    assert headers_of(CONFIGURED)["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in headers_of(CONFIGURED, host="localhost:8000")
    assert "strict-transport-security" not in headers_of(ANYWHERE, scheme="https")


def test_answers_of_the_api_are_not_stored() -> None:
    assert headers_of(CONFIGURED, path="/api/tables")["cache-control"] == "no-store"
    assert "cache-control" not in headers_of(CONFIGURED, path="/assets/x.js")


def test_an_application_may_say_it_itself() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"Cache-Control", b"private")]})
        await send({"type": "http.response.body", "body": b""})

    sent = ask(app, CONFIGURED, path="/api/x")
    assert [value for name, value in sent[0]["headers"] if name.lower() == b"cache-control"] == [b"private"]


# --- Bodies ---


SMALL = Site(most_body=10)


def test_bodies_up_to_the_limit() -> None:
    app = Asked()
    assert ask(app, SMALL, [("content-length", "10")], method="POST", body=(b"x" * 10,))[0]["status"] == 200
    assert app.body == b"x" * 10
    assert status(SMALL, method="POST", body=(b"x" * 5, b"x" * 5)) == 200


def test_a_body_that_is_announced_too_large_is_not_read() -> None:
    for length in ("11", "9" * 5_000, "-1", "x", ""):
        app = Asked()
        sent = ask(app, SMALL, [("content-length", length)], method="POST")
        assert sent[0]["status"] == 413
        assert (b"connection", b"close") in sent[0]["headers"]
        assert app.scope is None


def test_a_body_that_grows_too_large_is_cut_off() -> None:
    app = Asked()
    sent = ask(app, SMALL, method="POST", body=(b"x" * 6,) * 1_000)
    assert [event["type"] for event in sent] == ["http.response.start", "http.response.body"]
    assert sent[0]["status"] == 413
    assert b"web-too-large" in sent[1]["body"]
    assert app.body == b"x" * 6
    assert app.ends == ["http.disconnect"]


def test_no_second_answer_when_the_application_had_begun() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.body", "body": b"late"})

    assert [event["type"] for event in ask(app, SMALL, body=(b"x" * 6,) * 9)] == ["http.response.start"]


def test_errors_of_the_application_come_through() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        ask(app, SMALL)


# --- Proxies ---


PROXIED = read_site([], ["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["6.6.6.6, 198.51.100.1, 10.1.2.3"], "198.51.100.1"),
        ("fd00::1", ["2001:db8::1"], "2001:db8::1"),
        ("127.0.0.1", ["[2001:db8::1]:443, 10.0.0.1:99"], "2001:db8::1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["6.6.6.6, unknown, 10.0.0.1"], "10.0.0.1"),
        ("127.0.0.1", ["6.6.6.6, "], "127.0.0.1"),
        ("127.0.0.1", ["10.0.0.7"], "10.0.0.7"),
    ],
)
def test_the_last_address_before_our_proxies(client: str, forwarded: list[str], address: str) -> None:
    app = Asked()
    ask(app, PROXIED, [("x-forwarded-for", value) for value in forwarded], client=client)
    assert app.scope is not None
    assert app.scope["client"][0] == address


@pytest.mark.parametrize(
    ("client", "said", "kind", "scheme"),
    [
        ("127.0.0.1", "https", "http", "https"),
        ("127.0.0.1", "http, https", "http", "https"),
        ("127.0.0.1", "https", "websocket", "wss"),
        ("127.0.0.1", "gopher", "http", "http"),
        ("203.0.113.9", "https", "http", "http"),
    ],
)
def test_schemes_are_believed_of_proxies_alone(client: str, said: str, kind: str, scheme: str) -> None:
    app = Asked()
    plain = "http" if kind == "http" else "ws"
    ask(app, PROXIED, [("x-forwarded-proto", said)], client=client, kind=kind, scheme=plain)
    assert app.scope is not None
    assert app.scope["scheme"] == scheme


def test_without_a_client() -> None:
    seen: list[Any] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"])

    scope: Scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "headers": [(b"host", b"x")]}

    async def never(*_: Any) -> Any:
        raise AssertionError

    asyncio.run(SecurityMiddleware(app, PROXIED)(scope, never, never))
    assert seen == [None]


# --- Cookies ---


def test_cookies() -> None:
    plain: Scope = {"scheme": "http", "headers": []}
    tls: Scope = {"scheme": "https", "headers": []}
    assert make_cookie(plain, "mt_x") == "motu=mt_x; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    assert make_cookie(tls, "mt_x") == "__Host-motu=mt_x; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"
    assert "__Host-motu=; Path=/; Max-Age=0;" in make_cookie(tls, "")


@pytest.mark.parametrize(
    ("scheme", "headers", "token"),
    [
        ("http", [("cookie", "a=b; motu=mt_x; c=d")], "mt_x"),
        ("ws", [("cookie", "a=b"), ("cookie", "motu=mt_x")], "mt_x"),
        ("https", [("cookie", "motu=mt_x")], ""),
        ("https", [("cookie", "motu=mt_x;__Host-motu=mt_y")], "mt_y"),
        ("wss", [("cookie", "__Host-motu=mt_y")], "mt_y"),
        ("http", [("cookie", "xmotu=mt_x; motu")], ""),
        ("http", [("authorization", "bearer mt_z"), ("cookie", "motu=mt_x")], "mt_z"),
        ("http", [("authorization", "Basic mt_z")], ""),
        ("http", [], ""),
    ],
)
def test_the_token_of_a_request(scheme: str, headers: Pairs, token: str) -> None:
    scope: Scope = {"scheme": scheme, "headers": [(name.encode(), value.encode()) for name, value in headers]}
    assert read_token(scope) == token


# --- Around Starlette ---


async def echo(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.close()


def client_of(site: Site, base: str) -> TestClient:
    routes = [Route("/echo", echo, methods=["POST"]), WebSocketRoute("/socket", socket)]
    return TestClient(SecurityMiddleware(Starlette(routes=routes), site), base_url=base)


def test_starlette_behind_it() -> None:
    client = client_of(read_site([OURS], [], most_body=100), OURS)
    assert client.post("/echo", content=b"x" * 100, headers={"origin": OURS}).text == "100"
    assert client.post("/echo", content=iter([b"x" * 60] * 9), headers={"origin": OURS}).status_code == 413
    refused = client.post("/echo", content=b"", headers={"origin": "https://evil.example"})
    fault = {"id": "web-foreign-origin", "args": {}, "text": "web-foreign-origin", "line": 0, "column": 0}
    assert refused.json() == {"error": fault, "table": None}
    with client.websocket_connect("wss://example.org/socket", headers={"origin": OURS}) as opened:
        assert opened.receive()["type"] == "websocket.close"
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect("wss://example.org/socket", headers={"origin": "https://evil.example"}),
    ):
        raise AssertionError
    assert closed.value.code == 1008
