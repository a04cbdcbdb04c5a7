"""Which names and proxies are the server's own, as its host says; and the words of HTTP about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from motu.core.errors import BadOption, message

Headers = Sequence[tuple[bytes, bytes]]
Network = IPv4Network | IPv6Network

MOST_BODY = 256 * 1024
SECURE = frozenset({"https", "wss"})
HOST = re.compile(r"(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")


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


def values_of(headers: Headers, name: bytes) -> list[str]:
    """Every value of a header; names come in lower case in ASGI."""
    return [value.decode("latin-1") for key, value in headers if key == name]
