"""The description of the HTTP interface, made from the endpoints themselves; sockets speak the same types.

`page/wire.py` makes the types of the page from it.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from motu import __version__
from motu.kahuna.show import KahunaDecision, KahunaMove, KahunaView
from motu.kahuna.threats import KahunaThreat
from motu.paradise.explain import ParadiseThreat
from motu.paradise.prospect.types import ParadiseCount, ParadiseProspect, ParadiseRange
from motu.paradise.show_box import ParadiseBox
from motu.paradise.show_types import ParadiseMove, ParadiseView
from motu.web.advice import ReviewLine
from motu.web.api import ENDPOINTS, Endpoint
from motu.web.live import ActNow, Done, Leave, Lobby, LobbyChanged, NotDone, TableChanged, Watch
from motu.web.server import Download, Failed

_PLACE = re.compile(r"\{(\w+)\}")
_REFUSALS = {
    400: "what was sent is not what is taken here",
    401: "one must be somebody: POST /api/me",
    403: "no such account, or a wrong password; or a request that another site made",
    404: "no such table, or none of one's business",
    409: "not possible now; if the table was outdated, the present one comes along",
    413: "too much was sent",
    421: "sent to a name that is none of this server's",
    422: "well formed, but it cannot be: an option, a name, a record",
    429: "too often; the header Retry-After says when to come again",
    503: "too busy, or the store cannot be written just now: nothing was done",
}


ONE_OF: dict[str, tuple[Any, ...]] = {
    "GameView": (KahunaView, ParadiseView),
    "GameMove": (KahunaMove, ParadiseMove),
    "GameDecision": (KahunaDecision,),
    "GameBox": (ParadiseBox,),
    "GameThreat": (KahunaThreat, ParadiseThreat),
    "GameProspect": (ParadiseProspect,),
    "GameRange": (ParadiseRange,),
    "GameCount": (ParadiseCount,),
    "SocketRequest": (Watch, Leave, ActNow, Lobby),
    "SocketMessage": (TableChanged, Done, NotDone, LobbyChanged),
}
"""Types that stand for several: what each game shows in its own way, and what goes over a socket."""
_LESSON_MOVE = {
    "description": "A move as its game shows it, and whether it is what the step is about.",
    "allOf": [
        {"$ref": "#/components/schemas/GameMove"},
        {"type": "object", "properties": {"good": {"type": "boolean"}}, "required": ["good"]},
    ],
}
_REF = "#/components/schemas/"


def describe() -> dict[str, Any]:
    """An OpenAPI document."""
    requests = [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]
    answers = [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer not in (None, Download)]
    others = [each for several in ONE_OF.values() for each in several]
    types = [*requests, *answers, *others, Failed]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF + "{name}")
    known = dict(zip(map(_name, types), schemas, strict=True))
    for name, several in ONE_OF.items():
        components[name] = {"anyOf": [known[_name(each)] for each in several]}
    components["LessonMove"] = _LESSON_MOVE
    components["PlainMessage"] = {"description": "A sentence to be said.", "$ref": _REF + "MessageView"}
    sent = _reached([*(known[_name(each)] for each in requests), components["SocketRequest"]], components)
    for name, schema in components.items():
        if name not in sent:
            _make_whole(schema)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Motu", "version": __version__, "description": "Tables for Kahuna and Conquest of Paradise."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _name(kind: Any) -> str:
    return str(kind)


def _reached(schemas: Any, components: dict[str, Any]) -> set[str]:
    """The names of all components that these schemas are made of."""
    found: set[str] = set()
    waiting = [schemas]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).removeprefix(_REF)
            if name and name not in found:
                found.add(name)
                waiting.append(components[name])
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return found


def _make_whole(schema: dict[str, Any]) -> None:
    """What the server sends has all its fields, also those that have a default."""
    properties: dict[str, Any] = schema.get("properties", {})
    required = schema.get("required", ())
    whole = [name for name, each in properties.items() if name in required or "default" in each]
    if whole:
        schema["required"] = whole
    for each in properties.values():
        each.pop("default", None)


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    summary = (endpoint.do.__doc__ or "").strip().partition("\n")[0]
    operation: dict[str, Any] = {
        "operationId": endpoint.do.__name__,
        "summary": summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in _PLACE.findall(endpoint.path)
        ]
        + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.query],
        "responses": {str(endpoint.status): _answer(endpoint, known)},
    }
    if endpoint.visitor:
        operation["security"] = [{"token": []}]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(known[_name(endpoint.body)])}
    for status, text in _REFUSALS.items():
        operation["responses"][str(status)] = {"description": text, "content": _json(known[_name(Failed)])}
    return operation


def _answer(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if endpoint.answer is None:
        return {"description": "done"}
    if endpoint.answer is Download:
        file = {"schema": {"type": "string", "format": "binary"}}
        return {"description": "a file", "content": {"application/zip": file}}
    schema = known[_name(endpoint.answer)]
    if endpoint.answer is ReviewLine:
        lines = {"schema": {"type": "string"}, "x-line-schema": schema}
        return {"description": "lines of JSON", "content": {"application/x-ndjson": lines}}
    return {"description": "done", "content": _json(schema)}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
