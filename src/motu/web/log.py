"""The log: a line of JSON for every record, on stderr, and never a secret in it.

Nobody who writes a line need think of that: whatever it is made of, an argument, an exception, a field, goes through
`masked` on its way out. What cannot be known by its form or its name, such as a password by itself, must not be logged.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, TextIO

from motu.core.errors import BadOption, message
from motu.people.tokens import INVITATION, SESSION
from motu.web.middleware import App, Receive, Scope, Send

LEVELS = ("debug", "info", "warning", "error")
MASK = "***"
LONGEST_VALUE = 4_000
_LONGEST_READ = 16_000
REQUEST: ContextVar[str] = ContextVar("motu_request", default="")
"""The id of the request that is being answered."""

_PREFIXES = f"(?:{SESSION}|{INVITATION})".replace("_", "(?:_|%5f)")
_NAMES = (
    "authorization|proxy-authorization|cookie|set-cookie|password|passwd|passphrase|pwd|secret|seed|token|api[-_]?key|"
    "session|invitation|credential"
)
# No pattern may take long on any text: what is logged can be chosen by strangers.
_SECRETS = (
    # Our tokens: long ones wherever they stand, parts of them where a word begins.
    (re.compile(rf"{_PREFIXES}[\w%-]{{20,}}|(?<![a-z0-9]){_PREFIXES}[\w%-]{{4,}}", re.IGNORECASE), MASK),
    (re.compile(r"\$argon2[a-z]*\$[^\s'\"]*"), MASK),
    (re.compile(r"\b(bearer|basic|digest)\s++[^\s'\",;}\])]+", re.IGNORECASE), rf"\1 {MASK}"),
    # A header to the end of its line: cookies hold blanks.
    (re.compile(r"\b((?:set-)?cookie|(?:proxy-)?authorization)\s*+:[^\r\n]*", re.IGNORECASE), rf"\1: {MASK}"),
    # (b'cookie', b'…'), "password": "…", token=…
    (
        re.compile(
            rf"""((?:{_NAMES})\w{{0,20}}+)(\\?["']?\s*+(?:[:=]|,\s*+(?=b?\\?["']))\s*+)"""
            r"""(b?\\?"(?:[^"\\]|\\+.)*"?|b?\\?'(?:[^'\\]|\\+.)*'?|[^\s,;&)}\]]+)""",
            re.IGNORECASE,
        ),
        rf"\1\2{MASK}",
    ),
    (re.compile(r"(://)[^/\s@'\"]*@"), rf"\1{MASK}@"),
)
_SECRET_NAME = re.compile(rf"{_NAMES}|(?:^|_)(?:body|headers|content|environ)$", re.IGNORECASE)
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What is no field of its own; uvicorn says things in colour a second time, which nobody who reads JSON wants."""


def begin(level: str = "info", stream: TextIO | None = None) -> None:
    """Log everything from this level on, of this package and of all others, and nothing anywhere else; BadOption."""
    if level not in LEVELS:
        raise BadOption(message("web-bad-level", word=level))
    handler = _Quiet(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # At this level some tell every byte that they read.
    logging.getLogger("websockets").setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("asyncio").setLevel(max(logging.INFO, logging.getLogger().level))


def masked(text: str) -> str:
    """A text without the secrets that can be known by their form."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": _told(record),
        }
        request = REQUEST.get()
        if request:
            line["request"] = request
        for name, value in vars(record).items():
            if name not in _STANDARD and name not in line:
                line[name] = _clean(value, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _clean(self.formatException(record.exc_info))
        if record.stack_info:
            line["stack"] = _clean(record.stack_info)
        return json.dumps(line)


class _Quiet(logging.StreamHandler[TextIO]):
    """What cannot be logged is lost: logging's own complaint would show it as it is."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (logging's name)
        pass


def _told(record: logging.LogRecord) -> str:
    """What a record says; its parts, where they do not fit together."""
    try:
        return str(_clean(record.getMessage()))
    except Exception:
        return str(_clean([record.msg, record.args]))


def _clean(value: Any, name: str = "", depth: int = 0) -> Any:
    """A value for JSON without secrets: what is called like one is masked whatever it is."""
    if name and _SECRET_NAME.search(name):
        return MASK
    if value is None or isinstance(value, bool | int | float):
        return value
    if depth < 4 and isinstance(value, Mapping):
        return {masked(str(key)): _clean(each, str(key), depth + 1) for key, each in value.items()}
    if depth < 4 and isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        return [_clean(each, "", depth + 1) for each in value]
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    text = masked(text[:_LONGEST_READ])  # before it is cut: half a secret might not be known as one
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


class RequestLog:
    """An ASGI application around another one: gives every request an id, and logs how it ended."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._log = logging.getLogger("motu.web.request")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        kept = REQUEST.set(secrets.token_hex(6))
        began, status = time.perf_counter(), 0

        async def noting(event: Any) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event = {**event, "headers": [*event.get("headers", ()), (b"x-request-id", REQUEST.get().encode())]}
            elif event["type"] == "websocket.accept":
                status = 101
            elif event["type"] == "websocket.close" and not status:
                status = 403
            await send(event)

        try:
            await self._app(scope, receive, noting)
        finally:
            milliseconds = round(1000 * (time.perf_counter() - began), 1)
            told = {"method": scope.get("method", "WEBSOCKET"), "path": scope["path"], "status": status}
            self._log.info("answered", extra={**told, "milliseconds": milliseconds})
            REQUEST.reset(kept)
