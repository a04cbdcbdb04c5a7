"""The description of the HTTP interface, made from the endpoints themselves."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from motu import __version__
from motu.web.advice import Reviewed
from motu.web.api import ENDPOINTS, Endpoint
from motu.web.server import Failed

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


def describe() -> dict[str, Any]:
    """An OpenAPI document."""
    types = [each for endpoint in ENDPOINTS for each in (endpoint.body, _shape(endpoint)) if each is not None]
    schemas, components = msgspec.json.schema_components([*types, Failed], ref_template="#/components/schemas/{name}")
    known = dict(zip(map(_name, types), schemas, strict=False))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known, schemas[-1])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Motu", "version": __version__, "description": "Tables for Kahuna and Conquest of Paradise."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _shape(endpoint: Endpoint) -> Any:
    return dict[str, Any] if endpoint.answer is Reviewed else endpoint.answer


def _name(kind: Any) -> str:
    return str(kind)


def _operation(endpoint: Endpoint, known: dict[str, Any], failed: Any) -> dict[str, Any]:
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
        operation["responses"][str(status)] = {"description": text, "content": _json(failed)}
    return operation


def _answer(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if endpoint.answer is None:
        return {"description": "done"}
    if endpoint.answer is Reviewed:
        return {"description": "lines of JSON", "content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
    return {"description": "done", "content": _json(known[_name(_shape(endpoint))])}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
