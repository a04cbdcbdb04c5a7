"""The log: lines of JSON, and no secrets."""

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator, MutableMapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.errors import BadOption
from motu.people.tokens import INVITATION, SESSION, new_token
from motu.store.rows import Visitor
from motu.web.log import MASK, REQUEST, JsonLines, RequestLog, begin, masked
from motu.web.middleware import Receive, Scope, Send
from tests.reasons import says

# Such as `new_token` makes, but the same in every process: the tests are named after them.
TOKEN = SESSION + "MOwZkhy1Pq8FQ2QKX-Z3hRWlGU8Y1dXJICAHNL-XGbc"
LINK = "https://example.org/join/" + INVITATION + "Lqx86oeKxQlG3_T6HanZWQ"
HASH = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b6dWRWJTmaaiYrMLAY"
WORD = "nine-paddles"
LOG = logging.getLogger("motu.test")


@pytest.fixture
def lines() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """What has been logged, as JSON."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    begin("debug", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers[:] = handlers
    root.setLevel(level)


Lines = Callable[[], list[dict[str, Any]]]


def test_a_record_is_a_line(lines: Lines) -> None:
    LOG.info("table %s\nis open", "abc", extra={"seats": 2, "who": ["Ann", None]})
    (line,) = lines()
    assert line["says"] == "table abc\nis open"
    assert (line["level"], line["from"], line["seats"], line["who"]) == ("info", "motu.test", 2, ["Ann", None])
    assert line["at"].endswith("Z")
    assert "request" not in line


def test_nothing_can_pretend_to_be_a_line_of_its_own(lines: Lines) -> None:
    LOG.info('x"}\n{"level": "error"}\u2028\u202e')
    assert len(lines()) == 1


def in_message() -> None:
    LOG.info(f"for {TOKEN} and {LINK}, {HASH}, password={WORD}")


def in_arguments() -> None:
    LOG.info("for %s, %r, %s %s", TOKEN, [LINK], HASH, {"password": WORD})


def in_named_arguments() -> None:
    LOG.info("for %(token)s %(password)r %(hash)s", {"token": TOKEN, "password": {"password": WORD}, "hash": HASH})


def in_arguments_that_do_not_fit() -> None:
    LOG.info("for %d %d", TOKEN, {"password": WORD}, LINK, HASH)  # noqa: PLE1205


def in_fields() -> None:
    LOG.info("x", extra={"link": LINK, "who": {"deep": [TOKEN, {"password": WORD}]}, "password": WORD, "body": WORD})


def in_headers() -> None:
    headers = [(b"cookie", b"a=b; motu=" + WORD.encode()), (b"authorization", b"Bearer " + WORD.encode())]
    LOG.info("headers %s", headers, extra={"headers": headers, "raw": f"Cookie: x={WORD}; y={WORD}\r\nHost: a"})


def in_an_exception() -> None:
    try:
        raise ValueError(f"bad {TOKEN} {LINK} {HASH} password: {WORD}")
    except ValueError as error:
        try:
            raise RuntimeError({"token": WORD, "x": TOKEN}) from error
        except RuntimeError:
            LOG.exception("failed with %s", error)


def in_a_visitor() -> None:
    LOG.info("%s", Visitor("id", "Ann", 0.0, "Ann", HASH), extra={"visitor": Visitor("id", "Ann", 0.0, "Ann", WORD)})


def in_a_stack() -> None:
    LOG.info("x", stack_info=True, extra={"url": f"https://ann:{WORD}@example.org/?token={WORD}&x=1"})


def in_json() -> None:
    LOG.info("%s %r", json.dumps({"password": WORD, "old": 1}), json.dumps({"password": f'a"{WORD}', "t": TOKEN}))


def in_something_unprintable() -> None:
    class Odd:
        def __repr__(self) -> str:
            raise ValueError(TOKEN)

        __str__ = __repr__

    LOG.info("%s", Odd())
    LOG.info(Odd())
    LOG.info("x", extra={"odd": Odd()})


@pytest.mark.parametrize(
    "write",
    [
        in_message,
        in_arguments,
        in_named_arguments,
        in_arguments_that_do_not_fit,
        in_fields,
        in_headers,
        in_an_exception,
        in_a_visitor,
        in_a_stack,
        in_json,
        in_something_unprintable,
    ],
)
def test_no_secret_passes(lines: Lines, write: Callable[[], None], capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    root.handlers[:] = [handler for handler in root.handlers if isinstance(handler.formatter, JsonLines)]
    write()
    assert lines()
    shown = capsys.readouterr()
    # What a stack shows of this file are names, not values.
    text = json.dumps(lines()) + shown.out + shown.err
    for secret in (TOKEN, LINK.rpartition("/")[2], HASH, "RdescudvJCsgt", WORD):
        assert secret not in text


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        (f"/api/x?y={TOKEN}&z=1", f"/api/x?y={MASK}&z=1"),
        (f"x{TOKEN}", f"x{MASK}"),
        (TOKEN[:9], MASK),
        (TOKEN.replace("_", "%5F", 1), MASK),
        (TOKEN.upper(), MASK),
        ("Authorization: Bearer abc def", f"Authorization: {MASK}"),
        ("sent bearer abc", f"sent bearer {MASK}"),
        ("Set-Cookie: motu=x; Path=/\nok", f"Set-Cookie: {MASK}\nok"),
        ('{"password": "a\\"b", "x": 1}', f'{{"password": {MASK}, "x": 1}}'),
        ("password=abc&x=1", f"password={MASK}&x=1"),
        ("(b'cookie', b'a; b')", f"(b'cookie', {MASK})"),
        ("postgresql://ann:word@db/motu", f"postgresql://{MASK}@db/motu"),
        ("a table with mitts and a format_string", "a table with mitts and a format_string"),
        ("fmt_x and rmi_port", "fmt_x and rmi_port"),
        ("GET /tables/abc 200", "GET /tables/abc 200"),
        ("ann@example.org wrote", "ann@example.org wrote"),
    ],
)
def test_masks(text: str, instead: str) -> None:
    assert masked(text) == instead


@given(st.text(max_size=30), st.text(max_size=30))
def test_a_token_is_masked_anywhere(before: str, after: str) -> None:
    assert TOKEN[3:] not in masked(before + TOKEN + after)
    assert masked(before + TOKEN + after).isascii() or not (before + after).isascii()


@pytest.mark.parametrize(
    "text",
    [
        "password",
        "cookie ",
        "token \t",
        "a://",
        "mt_",
        "mi_x-",
        "Bearer ",
        "set-cookie",
        '"',
        "\\",
        "secret\\",
        "seed='",
    ],
)
def test_no_text_takes_long(text: str) -> None:
    """However it is made, a long text is masked in a moment; with the square of its length it would take hours."""
    n = 100_000
    for evil in (text * n, text + " " * 5 * n, text + "x" * 5 * n, "password='" + text * n):
        masked(evil)


def test_long_values_are_cut_after_masking(lines: Lines) -> None:
    LOG.info("x" * 3_980 + " " + TOKEN + "y" * 10_000)
    (line,) = lines()
    assert len(line["says"]) <= 4_001
    assert SESSION not in line["says"]


def test_levels(lines: Lines) -> None:
    stream = io.StringIO()
    begin("warning", stream)
    LOG.info("quiet")
    LOG.warning("loud")
    logging.getLogger("uvicorn.error").error("too")
    assert [json.loads(line)["says"] for line in stream.getvalue().splitlines()] == ["loud", "too"]
    with pytest.raises(BadOption, check=says("web-bad-level")):
        begin("shout")


# --- Requests ---


def answered(app: Any, kind: str = "http", path: str = "/") -> list[MutableMapping[str, Any]]:
    sent: list[MutableMapping[str, Any]] = []

    async def send(event: MutableMapping[str, Any]) -> None:
        sent.append(event)

    async def receive() -> MutableMapping[str, Any]:
        return {"type": f"{kind}.connect"}

    scope = {"type": kind, "method": "GET", "path": path, "query_string": b"token=" + TOKEN.encode()}
    asyncio.run(RequestLog(app)(scope, receive, send))
    return sent


def test_every_request_has_an_id(lines: Lines) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        LOG.info("at work")
        await send({"type": "http.response.start", "status": 404, "headers": [(b"a", b"b")]})
        await send({"type": "http.response.body", "body": b""})

    sent = answered(app, path=f"/join/{new_token(INVITATION)}")
    work, end = (line for line in lines() if line["from"].startswith("motu"))
    assert work["request"] == end["request"]
    assert (b"x-request-id", work["request"].encode()) in sent[0]["headers"]
    assert (end["method"], end["path"], end["status"]) == ("GET", f"/join/{MASK}", 404)
    assert REQUEST.get() == ""


def test_sockets_and_failures_are_logged(lines: Lines) -> None:
    async def accept(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close"})

    async def fail(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    answered(accept, "websocket")
    answered(refuse, "websocket")
    with pytest.raises(RuntimeError):
        answered(fail)
    answered(lambda *_: asyncio.sleep(0), "lifespan")
    assert [line["status"] for line in lines() if line["from"] == "motu.web.request"] == [101, 403, 0]


def test_what_uvicorn_says_in_colour_is_said_once_and_plainly() -> None:
    record = logging.makeLogRecord({"msg": "Started", "color_message": "\x1b[36mStarted\x1b[0m"})
    line = JsonLines().format(record)
    assert json.loads(line)["says"] == "Started"
    assert "color" not in line
    assert "[36m" not in line
