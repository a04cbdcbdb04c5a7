"""All that the handlers of requests work with: the server, what was sent and by whom, and the forms of answers."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from motu.core.errors import BadRecord, Message, MotuError, message
from motu.people.accounts import People
from motu.people.limits import Limits
from motu.people.reminders import Reminders
from motu.store.protocol import Store, Unavailable
from motu.store.rows import Visitor
from motu.tables.actions import Person
from motu.tables.service import TableService
from motu.tables.table_view import MessageView, TableView, message_view
from motu.thinking.thinkers import Thinkers
from motu.web.connections import UNCOUNTED, Connections
from motu.web.health import DAMAGED, WORDS, Health
from motu.web.metrics import Metrics
from motu.web.middleware import SECURE, YEAR, Scope, values_of
from motu.web.replayers import Replayers, Spender
from motu.web.sessions import Sessions
from motu.words import LANGUAGES, Words

ASK = "no-cache"
"""A browser may keep an answer, but asks each time whether it is still true."""
SHORTEST = 2_048
"""Bytes from which on compressing is worth the while."""

_log = logging.getLogger("motu.web")


@dataclass
class Server:
    """A server process.

    reminders       by webhook, if the host allows them
    shows           whether tables may be opened at which only bots play
    most_tables     how many tables that are not over one visitor may sit at
    sessions        whose sockets are open
    connections     those that are open
    lobby_watchers  the outboxes of those who want to know when the lobby changes
    """

    store: Store
    tables: TableService
    people: People
    limits: Limits
    thinkers: Thinkers
    replayers: Replayers
    metrics: Metrics
    reminders: Reminders | None = None
    shows: bool = False
    most_tables: int = 60
    connections: Connections = UNCOUNTED
    lobby_watchers: set[Any] = field(default_factory=set)
    sessions: Sessions = field(init=False)
    health: Health = field(init=False)
    words: dict[str, Words] = field(default_factory=lambda: {name: Words(name) for name in LANGUAGES})

    def __post_init__(self) -> None:
        self.sessions = Sessions(self.tables, self.people)
        self.health = Health(self.store)

    def say(self, reason: Message, language: str = "en") -> str:
        """A message as a sentence."""
        return self.words[language].tell(reason.id, reason.args)


class Fault(msgspec.Struct, frozen=True):
    """What went wrong: a message to be said in any language, and the sentence in one that the asker understands.

    In a record, `line` and `column` say where, counted from 1.
    """

    id: str
    args: dict[str, str | int | MessageView | list[str | int | MessageView]]
    text: str
    line: int = 0
    column: int = 0


class Failed(msgspec.Struct, frozen=True):
    """The answer to a request that could not be done. `table` is the present one for somebody who saw an older."""

    error: Fault
    table: TableView | None = None


@dataclass
class Call:
    """One request: who asks, from where, and what came along.

    agent   what their browser calls itself
    packed  whether the answer may be compressed
    """

    server: Server
    visitor: Visitor | None
    token: str
    address: str
    language: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    agent: str = ""
    packed: bool = False

    @property
    def id(self) -> str:
        """The visitor's id; nobody's for somebody without a cookie, who may look at what is public."""
        return self.visitor.id if self.visitor else ""

    @property
    def seat(self) -> int | None:
        """The seat that is asked for behind the question mark, if any."""
        text = self.query.get("seat", "")
        return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None

    @property
    def spender(self) -> Spender:
        """Whom work counts for that this request asks for."""
        address = ("steps-address", self.address)
        return Spender(self.id, (("steps-visitor", self.id), address)) if self.id else Spender(self.address, (address,))

    def spend(self, steps: int) -> None:
        """Let whoever asks pay for so many steps that are played for it; TooOften."""
        for limit, who in self.spender.limits:
            self.server.limits.spend(limit, who, steps)

    @property
    def person(self) -> Person:
        assert self.visitor is not None
        return person_of(self.visitor)

    def fault(self, error: MotuError) -> Fault:
        """What the asker is told. Paths and words of the database are for the log alone."""
        reason = error.reason
        if isinstance(error, Unavailable):
            _log.warning("the store failed: %s", error)
            if WORDS.get(error.reason.id) == DAMAGED:
                self.server.health.note(error)
            reason = message("web-store-down")
        text, args = self.server.say(reason, self.language), message_view(reason).args
        if isinstance(error, BadRecord):
            place = message("web-in-record", line=error.line, column=error.column, problem=text)
            return Fault(reason.id, args, self.server.say(place, self.language), error.line, error.column)
        return Fault(reason.id, args, text)


class Download(NamedTuple):
    """An answer that is a file."""

    name: str
    type: str
    body: bytes


# --- Who asks: the token in a cookie of a browser, or in a header of a program ---


async def visitor_of(server: Server, connection: HTTPConnection) -> tuple[Visitor | None, str]:
    """Who asks, by a cookie or by a token in the header `Authorization`, and that token."""
    token = read_token(connection.scope)
    return (await server.people.who_is(token) if token else None), token


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


def person_of(visitor: Visitor) -> Person:
    return Person(visitor.id, visitor.name, bool(visitor.account))


def language_of(accepted: str) -> str:
    """The first of our languages that somebody's browser asks for."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


# --- Answers: compressed, and sent but once to whoever keeps them ---


def encodings(accepted: str) -> set[str]:
    """The encodings that somebody takes, by the header Accept-Encoding."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            taken.add(name.strip())
    return taken


def tag_headers(tag: str, cache: str) -> dict[str, str]:
    """The headers of an answer that may be kept, and asked for by its tag."""
    return {"etag": f'"{tag}"', "cache-control": cache}


def tags(wanted: str) -> set[str]:
    """The tags of what somebody has, by the header If-None-Match."""
    return {tag.strip().removeprefix("W/") for tag in wanted.split(",")}


def shorter(response: Response, accepted: str) -> Response:
    """An answer, compressed if that is worth the while and its reader takes it."""
    body = bytes(response.body)
    if len(body) < SHORTEST or "content-encoding" in response.headers or "gzip" not in encodings(accepted):
        return response
    response.body = gzip.compress(body, compresslevel=3, mtime=0)
    response.headers["content-length"] = str(len(response.body))
    response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"
    return response
