"""What every request goes through before anything else sees it, and every answer on its way out.

Who asks, and by which name of ours: proxies are believed if the host trusts them. Whether another site asks in a
visitor's name: cookies come along by themselves, so what changes something must come from our own pages. How much is
sent. What the browser may do with the answer.

Behind it, `scope["client"]` and `scope["scheme"]` are those of the visitor.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from json import dumps
from typing import Any

from motu.core.errors import BadOption, Message, message

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Sequence[tuple[bytes, bytes]]
Network = IPv4Network | IPv6Network

API = "/api/"
PEER = "motu.peer"
"""Where a scope says who has connected: the visitor, or a proxy."""
YEAR = 365 * 86_400
MOST_BODY = 256 * 1024
SECURE = frozenset({"https", "wss"})
HOST = re.compile(r"(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

_ALWAYS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


# --- Which names and proxies are the server's own, as its host says ---


@dataclass(frozen=True)
class Site:
    """By which origins the server is reached, and through which proxies.

    Without origins, every name is ours that a request is sent to.
    """

    origins: frozenset[str] = frozenset()
    proxies: tuple[Network, ...] = ()
    most_body: int = MOST_BODY

    def schemes(self, host: str) -> set[str]:
        """By what a host of ours is reached: http, https; nothing, if it is none of ours."""
        return {origin.partition("://")[0] for origin in self.origins if origin.partition("://")[2] == host}

    def trusts(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.proxies)


def read_site(origins: Iterable[str], proxies: Iterable[str], most_body: int = MOST_BODY) -> Site:
    """What the host has said in words; BadOption."""
    networks = []
    for text in proxies:
        try:
            networks.append(ip_network(text.strip()))
        except ValueError:
            raise BadOption(message("web-bad-proxy", word=text)) from None
    return Site(frozenset(map(read_origin, origins)), tuple(networks), most_body)


def read_origin(text: str) -> str:
    """An origin as browsers write it: `https://example.org`, `http://localhost:8000`; BadOption."""
    scheme, colon, host = text.strip().lower().removesuffix("/").partition("://")
    if not colon or scheme not in {"http", "https"} or not HOST.fullmatch(host):
        raise BadOption(message("web-bad-origin", word=text))
    return f"{scheme}://{without_default_port(host, scheme)}"


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def without_default_port(host: str, scheme: str) -> str:
    """A host without the port that goes without saying."""
    return host.removesuffix(":443" if scheme in SECURE else ":80")


# --- What every request goes through ---

Say = Callable[[Message, str], str]
"""Puts a message into words, for somebody who accepts these languages (as their browser says it)."""


def _plainly(reason: Message, languages: str) -> str:
    return str(reason)


class SecurityMiddleware:
    """An ASGI application around another one. `say` puts into words why something is refused."""

    def __init__(self, app: App, site: Site, say: Say = _plainly) -> None:
        self._app = app
        self._site = site
        self._say = say

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        scope = dict(scope)
        scope[PEER] = (scope.get("client") or ("", 0))[0]
        scope["client"], scope["scheme"] = _who(scope, self._site)
        hosts = values_of(scope["headers"], b"host")
        host = without_default_port(hosts[0].lower(), scope["scheme"]) if len(hosts) == 1 else ""
        schemes = self._site.schemes(host)
        if len(schemes) == 1:  # what the host says holds, even if the proxy does not pass it on
            scope["scheme"] = _for(scope, schemes.pop())
        refused = _objection(scope, host, self._site)
        if scope["type"] == "websocket":
            await (_close(receive, send) if refused else self._app(scope, receive, send))
            return
        languages = ",".join(values_of(scope["headers"], b"accept-language"))
        answer = _Answer(send, _headers(scope, host, self._site), lambda reason: self._say(reason, languages))
        if refused:
            await answer.refuse(*refused)
        else:
            await _with_bounded_body(self._app, scope, receive, answer, self._site.most_body)


# --- Who asks ---


def _who(scope: Scope, site: Site) -> tuple[tuple[str, int] | None, str]:
    """The visitor's address and scheme: the last address before our own proxies, as they noted it."""
    client, scheme = scope.get("client"), scope["scheme"]
    if client is None or not site.trusts(client[0]):
        return client, scheme
    forms = [form.strip() for form in ",".join(values_of(scope["headers"], b"x-forwarded-proto")).split(",")]
    if forms[-1] in {"http", "https"}:
        scheme = _for(scope, forms[-1])
    for hop in reversed(",".join(values_of(scope["headers"], b"x-forwarded-for")).split(",")):
        found = read_address(hop)
        if found is None:
            break  # whoever is behind this, we know them by the last that we understood
        client = (str(found), 0)
        if not site.trusts(client[0]):
            break
    return client, scheme


def _for(scope: Scope, scheme: str) -> str:
    """http or https in the words of a scope."""
    return scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme


# --- What is refused ---


def _objection(scope: Scope, host: str, site: Site) -> tuple[int, Message] | None:
    """Why this request goes no further, with a status; None if it may."""
    if not HOST.fullmatch(host):
        return 400, message("web-bad-host")
    if site.origins and not site.schemes(host):
        return 421, message("web-unknown-host", host=host)
    if scope["type"] == "http" and scope["method"] in _SAFE:
        return None
    if not _is_ours(scope, host, site):
        return 403, message("web-foreign-origin")
    return None


def _is_ours(scope: Scope, host: str, site: Site) -> bool:
    """Whether a request comes from a page of ours, or bears nothing that a browser would add by itself.

    Browsers name the origin of every request that could change something, and of every WebSocket, and no page can forge
    or suppress it, nor Sec-Fetch-Site. So a request that names none is from no browser (or one that vouches for
    itself): it may come with a token, which no other site knows, but not with a cookie.
    """
    headers = scope["headers"]
    has_cookie = bool(values_of(headers, b"cookie"))
    bearer = any(value.lower().startswith("bearer ") for value in values_of(headers, b"authorization"))
    if bearer and not has_cookie:
        return True
    origins, sites = values_of(headers, b"origin"), values_of(headers, b"sec-fetch-site")
    if not origins:
        return sites in (["same-origin"], ["none"]) if sites else not has_cookie
    if origins == ["null"]:
        # A page without referrers says so at times, as a sandbox of somebody else does: the site tells them apart.
        return sites == ["same-origin"]
    if len(origins) > 1:
        return False
    if site.origins:
        return origins[0] in site.origins
    scheme, _, named = origins[0].partition("://")
    return without_default_port(named, scheme) == host and (scheme == "https" or scope["scheme"] not in SECURE)


# --- How much is sent ---


async def _with_bounded_body(app: App, scope: Scope, receive: Receive, answer: _Answer, most: int) -> None:
    """Let the application answer; to it, a client that sends too much has hung up; the client is told 413."""
    lengths = values_of(scope["headers"], b"content-length")
    too_large = 413, message("web-too-large", most=most)
    if any(not length.isdecimal() or len(length) > 15 or int(length) > most for length in lengths):
        await answer.refuse(*too_large)
        return
    received = 0

    async def bounded() -> MutableMapping[str, Any]:
        nonlocal received
        if received > most:
            return {"type": "http.disconnect"}
        event = await receive()
        received += len(event.get("body", b""))
        if received > most:
            await answer.refuse(*too_large)
            return {"type": "http.disconnect"}
        return event

    try:
        await app(scope, bounded, answer.send)
    except Exception:
        if received <= most:
            raise


class _Answer:
    """The way out: the first answer gets our headers and goes, anything after a refusal does not."""

    def __init__(self, send: Send, headers: Headers, say: Callable[[Message], str]) -> None:
        self._send = send
        self._headers = headers
        self._say = say
        self._started = self._refused = False

    async def send(self, event: MutableMapping[str, Any]) -> None:
        if self._refused:
            return
        if event["type"] == "http.response.start":
            self._started = True
            own = list(event.get("headers", ()))
            set_already = {bytes(name).lower() for name, _ in own}
            added = [header for header in self._headers if header[0] not in set_already]
            event = {**event, "headers": own + added}
        await self._send(event)

    async def refuse(self, status: int, reason: Message) -> None:
        if self._started:
            self._refused = True
            return
        # What `Failed` in `motu.web.server` declares, for whoever reads the answers of this server.
        fault = {"id": reason.id, "args": dict(reason.args), "text": self._say(reason), "line": 0, "column": 0}
        body = dumps({"error": fault, "table": None}).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"cache-control", b"no-store"),
            (b"connection", b"close"),  # what is left of the body is not worth reading
        ]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})
        self._refused = True


async def _close(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})  # before it was accepted: servers answer 403


# --- What the browser may do ---


def _headers(scope: Scope, host: str, site: Site) -> Headers:
    """Our headers for an answer. WebSockets are named in full: not every browser counts them as 'self'."""
    secure = scope["scheme"] in SECURE
    sockets = f" {'wss' if secure else 'ws'}://{host}" if HOST.fullmatch(host) else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; "
        f"connect-src 'self'{sockets}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
    )
    headers = [*_ALWAYS, (b"content-security-policy", policy.encode())]
    if secure and site.origins:
        headers.append((b"strict-transport-security", b"max-age=%d" % YEAR))
    if scope["path"].startswith(API):
        headers.append((b"cache-control", b"no-store"))
    return headers


def values_of(headers: Headers, name: bytes) -> list[str]:
    """Every value of a header; names come in lower case in ASGI."""
    return [value.decode("latin-1") for key, value in headers if key == name]
