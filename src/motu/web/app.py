"""The HTTP side: requests become calls, answers become JSON, and whatever goes wrong becomes one clear sentence."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute

from motu.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, MotuError, message
from motu.people import accounts, names, passwords
from motu.people.limits import TooOften
from motu.store.protocol import NameTaken, Outdated, StoreError
from motu.tables.actions import Refused
from motu.tables.cache import NoTable
from motu.tables.lessons.teacher import NoLesson
from motu.tables.setup import new_seed
from motu.thinking import errors as thinking
from motu.web.advice import Review, ReviewLine, ReviewOrder
from motu.web.api import ENDPOINTS, Endpoint
from motu.web.health import Unwell
from motu.web.live import Socket
from motu.web.openapi import describe
from motu.web.page import Page
from motu.web.replayers import Packed
from motu.web.server import (
    ASK,
    Call,
    Download,
    Failed,
    Server,
    encodings,
    language_of,
    make_cookie,
    shorter,
    tag_headers,
    tags,
    visitor_of,
)
from motu.web.visitors import SignedIn

_log = logging.getLogger("motu.web")
_write = msgspec.json.Encoder().encode

STATUS: tuple[tuple[type[MotuError], int], ...] = (
    (NoTable, 404),
    (NoLesson, 404),
    (Outdated, 409),
    (IllegalMove, 409),
    (Refused, 409),
    (NameTaken, 409),
    (accounts.NotNow, 409),
    (accounts.WrongLogin, 403),
    (TooOften, 429),
    (passwords.TooBusy, 503),
    (thinking.TooBusy, 503),
    (thinking.TooLate, 503),
    (thinking.NotReady, 503),
    (thinking.Broken, 503),
    (thinking.Closed, 503),
    (StoreError, 503),
    (Unwell, 503),
    (BadOption, 422),
    (BadRecord, 422),
    (BadNotation, 422),
    (names.BadName, 422),
    (passwords.BadPassword, 422),
)


class BadRequest(MotuError):
    """What was sent is not what the endpoint takes."""


class NotKnown(MotuError):
    """One must be somebody for this: POST /api/me makes one a guest."""


Lifespan = Callable[[Starlette], AbstractAsyncContextManager[Mapping[str, Any]]]


def build(server: Server, lifespan: Lifespan | None = None) -> Starlette:
    """The application, to be put behind `SecurityMiddleware`."""
    routes: list[Any] = [Route(each.path, _handler(server, each), methods=[each.method]) for each in ENDPOINTS]
    described = _write(describe())
    logging.getLogger("uvicorn.error").addFilter(_is_our_error)

    async def openapi(request: Request) -> Response:
        return shorter(Response(described, media_type="application/json"), request.headers.get("accept-encoding", ""))

    async def metrics(request: Request) -> Response:
        with contextlib.suppress(Unwell):  # that is one of the figures
            await server.health.check()
        return PlainTextResponse(server.metrics.text(), media_type="text/plain; version=0.0.4")

    async def socket(websocket: Any) -> None:
        await Socket(server, websocket).run()

    routes += [
        Route("/api/openapi.json", openapi, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
        WebSocketRoute("/api/live", socket),
    ]

    async def no_such_thing(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        call = Call(server, None, "", "", language_of(request.headers.get("accept-language", "")), {}, {})
        fault = call.fault(MotuError(message("web-no-such-thing")))
        headers = {"allow": _methods(routes, request.url.path)} if error.status_code == 405 else {}
        return _json(Failed(fault), error.status_code, headers)

    def no_page(languages: str) -> str:
        return server.say(message("web-no-page"), language_of(languages))

    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: no_such_thing})
    app.router.default = Page(no_page)
    return app


def _methods(routes: list[Any], path: str) -> str:
    """All that may be done with a path: each method has a route of its own."""
    fitting = (route for route in routes if isinstance(route, Route) and route.path_regex.match(path))
    return ", ".join(sorted(set().union(*(route.methods or () for route in fitting))))


def _is_our_error(record: logging.LogRecord) -> bool:
    """Text that is none is the sender's fault, and ends the connection; uvicorn would log it with a traceback."""
    return not str(record.msg).startswith("Invalid UTF-8")


def _json(answer: Any, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(_write(answer), status, headers, "application/json")


def _handler(server: Server, endpoint: Endpoint) -> Callable[[Request], Any]:
    decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

    async def handle(request: Request) -> Response:
        begun = perf_counter()
        response = await _answer(server, endpoint, decoder, request)
        if not isinstance(response, StreamingResponse):
            response = shorter(response, request.headers.get("accept-encoding", ""))
        server.metrics.answered(endpoint.path, response.status_code, perf_counter() - begun)
        return response

    return handle


async def _answer(server: Server, endpoint: Endpoint, decoder: Any, request: Request) -> Response:
    address = request.client.host if request.client else ""
    language = language_of(request.headers.get("accept-language", ""))
    agent = request.headers.get("user-agent", "")
    call = Call(server, None, "", address, language, request.path_params, request.query_params, agent=agent)
    call.packed = "gzip" in encodings(request.headers.get("accept-encoding", ""))
    try:
        server.limits.check("requests-address", address)
        call.visitor, call.token = await visitor_of(server, request)
        if call.visitor is not None:
            server.limits.check("requests-visitor", call.visitor.id)
        elif endpoint.visitor:
            raise NotKnown(message("web-nobody"))
        if decoder is not None:
            call.body = _decoded(decoder, await request.body())
        answer = await _while_wanted(request, call, endpoint)
        if isinstance(answer, ReviewOrder):
            return StreamingResponse(stream_review(call, answer), media_type="application/x-ndjson")
        return _answered(request, endpoint, answer)
    except Outdated as error:
        return _json(Failed(call.fault(error), await _present(call)), 409)
    except TooOften as error:
        return _json(Failed(call.fault(error)), 429, {"retry-after": str(error.reason.args["seconds"])})
    except MotuError as error:
        return _json(Failed(call.fault(error)), _status(error))
    except ClientDisconnect:  # in the middle of what they wanted to send: nobody reads the answer
        return Response(status_code=400)
    except Exception:
        _log.exception("a request to %s failed", endpoint.path)
        return _json(Failed(call.fault(MotuError(message("web-broken")))), 500)


def _decoded(decoder: Any, body: bytes) -> Any:
    try:
        return decoder.decode(body or b"{}")
    except msgspec.ValidationError as error:
        raise BadRequest(message("web-bad-field", problem=str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRequest(message("web-no-json")) from None


def _status(error: MotuError) -> int:
    if isinstance(error, NotKnown):
        return 401
    if isinstance(error, BadRequest):
        return 400
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


async def _present(call: Call) -> Any:
    """The table as it is now, for somebody who acted on an older one."""
    seat = getattr(call.body, "seat", None)
    try:
        return await call.server.tables.view(call.path["table"], call.id, seat)
    except MotuError:
        return None


async def _while_wanted(request: Request, call: Call, endpoint: Endpoint) -> Any:
    """What the endpoint answers; work that takes long stops when nobody waits for it any more."""
    if endpoint.path.endswith("/hint"):
        work = asyncio.ensure_future(endpoint.do(call))
        gone = asyncio.ensure_future(_gone(request))
        try:
            await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise Refused(message("web-gone"))
            return work.result()
        finally:
            work.cancel()
            gone.cancel()
    return await endpoint.do(call)


async def _gone(request: Request) -> None:
    """Waits until the asker has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _answered(request: Request, endpoint: Endpoint, answer: Any) -> Response:
    if endpoint.status == 204:
        response = Response(status_code=204)
        response.headers.append("set-cookie", make_cookie(request.scope, ""))
        return response
    if isinstance(answer, SignedIn):
        response = _json(answer.answer, endpoint.status, {"motu-token": answer.session.token})
        response.headers.append("set-cookie", make_cookie(request.scope, answer.session.token))
        return response
    if isinstance(answer, Packed):
        packing = {"content-encoding": "gzip", "vary": "accept-encoding"} if answer.gzipped else {}
        return Response(answer.body, endpoint.status, packing, "application/json")
    if isinstance(answer, Download):
        headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
        return Response(answer.body, endpoint.status, headers, answer.type)
    return _tagged(request, answer) if endpoint.tagged else _json(answer, endpoint.status)


def _tagged(request: Request, answer: Any) -> Response:
    """An answer that a browser keeps, and asks for by its tag: unless it has changed, that is all that is sent."""
    body = _write(answer)
    headers = tag_headers(hashlib.sha256(body).hexdigest()[:24], ASK)
    known = headers["etag"] in tags(request.headers.get("if-none-match", ""))
    headers["etag"] = f"W/{headers['etag']}"  # the same compressed or not
    return Response(status_code=304, headers=headers) if known else Response(body, 200, headers, "application/json")


async def stream_review(call: Call, wanted: ReviewOrder) -> AsyncIterator[bytes]:
    """The lines of a review: progress, then what was found, or why not."""
    news: asyncio.Queue[float | None] = asyncio.Queue()
    server = call.server
    work = asyncio.ensure_future(server.thinkers.review(*wanted, new_seed(), news.put_nowait, call.id))
    work.add_done_callback(lambda _: news.put_nowait(None))
    try:
        while (far := await news.get()) is not None:
            yield _write(ReviewLine(progress=round(far, 3))) + b"\n"
        yield _write(ReviewLine(review=msgspec.convert(work.result(), Review))) + b"\n"
    except MotuError as error:
        yield _write(ReviewLine(error=call.fault(error))) + b"\n"
    finally:
        work.cancel()
