"""The token that says who asks: in a cookie of a browser, or in a header of a program."""

from __future__ import annotations

from motu.web.middleware import YEAR, Scope
from motu.web.site import SECURE, values_of


def make_cookie(scope: Scope, token: str) -> str:
    """The value of Set-Cookie that makes a browser remember this token; an empty one makes it forget."""
    secure = "; Secure" if scope["scheme"] in SECURE else ""
    age = YEAR if token else 0
    return f"{_cookie_name(scope)}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def read_token(scope: Scope) -> str:
    """The token that a request bears, in its header Authorization or in a cookie; "" if it bears none."""
    for value in values_of(scope["headers"], b"authorization"):
        kind, _, token = value.partition(" ")
        if kind.lower() == "bearer":
            return token.strip()
    for pair in ";".join(values_of(scope["headers"], b"cookie")).split(";"):
        name, _, token = pair.strip().partition("=")
        if name == _cookie_name(scope):
            return token
    return ""


def _cookie_name(scope: Scope) -> str:
    # With this prefix browsers see to it that no neighbour, such as a subdomain, has set the cookie.
    return "__Host-motu" if scope["scheme"] in SECURE else "motu"
