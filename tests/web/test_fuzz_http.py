"""The description of the server against the server: whatever it allows to be sent is answered as it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

schemathesis = pytest.importorskip("schemathesis")

from schemathesis import GenerationMode  # noqa: E402
from schemathesis.checks import not_a_server_error  # noqa: E402
from schemathesis.specs.openapi.checks import (  # noqa: E402
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from motu.web.advice import Hints, ReviewLine  # noqa: E402
from motu.web.api import ENDPOINTS  # noqa: E402
from motu.web.openapi import describe  # noqa: E402
from tests.conftest import PROFILE  # noqa: E402
from tests.declared import check  # noqa: E402
from tests.web.house import House, Somebody, two_at_a_table  # noqa: E402

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
NAMES = [f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS]
CASES = {"quick": 12, "ci": 25, "long": 1_000}[PROFILE]
WELL, BADLY = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
OFTEN = settings(max_examples=CASES, suppress_health_check=list(HealthCheck))


class Guests:
    """Those in whose name is asked, and tables that there are: open, running, over, and those of others."""

    def __init__(self, motu: House, stack: ExitStack) -> None:
        self.motu, self.stack = motu, stack
        self.ann, self.bob = (self.come() for _ in range(2))
        over = two_at_a_table(self.ann, self.bob)
        self.ann.act(over, self.ann.see(over)["version"], do="resign")
        self.tables = {
            "open": self.ann.open(public=True)["table"]["table"],
            "running": two_at_a_table(self.ann, self.bob, clock={"main": 3_600}),
            "over": over,
            "another's": self.bob.open()["table"]["table"],
            "another's public": self.bob.open(public=True)["table"]["table"],
        }

    def come(self) -> Somebody:
        return self.stack.enter_context(Somebody(self.motu))

    def token(self, name: str) -> str:
        """Whose session may be lost is somebody new."""
        return self.come().token if name == "DELETE /api/session" else self.ann.token


@pytest.fixture(scope="module")
def guests(motu: House) -> Iterator[Guests]:
    with ExitStack() as stack:
        yield Guests(motu, stack)


@pytest.fixture(scope="module")
def operations(motu: House) -> dict[str, Any]:
    """What the server itself says can be asked."""
    schema = schemathesis.openapi.from_url(f"{motu.url}/api/openapi.json")
    found = (each.ok() for each in schema.get_all_operations())
    return {f"{each.method.upper()} {each.path}": each for each in found}


def test_the_server_describes_all_that_it_does(operations: dict[str, Any]) -> None:
    assert sorted(operations) == sorted(NAMES)
    assert len(describe()["paths"]) == len({endpoint.path for endpoint in ENDPOINTS})


@pytest.mark.fuzz
@pytest.mark.parametrize("name", NAMES)
def test_what_is_described_is_what_is_answered(name: str, operations: dict[str, Any], guests: Guests) -> None:
    strategies = {mode: operations[name].as_strategy(mode) for mode in (WELL, BADLY)}

    @OFTEN
    @given(data=st.data(), known=st.booleans(), mode=st.sampled_from((WELL, WELL, BADLY)))
    def ask(data: st.DataObject, known: bool, mode: GenerationMode) -> None:
        case = data.draw(_possible(strategies, mode))
        if "table" in (case.path_parameters or {}) and data.draw(st.integers(0, 3)):
            case.path_parameters["table"] = data.draw(st.sampled_from(sorted(_tables(name, guests))))
        case.body = _whole_numbers(case.body)
        case.headers = {**(case.headers or {})}
        case.headers.pop("Authorization", None)
        if known:
            case.headers["Authorization"] = f"Bearer {guests.token(name)}"
        response = case.call(timeout=60)
        case.validate_response(response, checks=CHECKS)
        if mode is WELL:
            assert response.status_code != 400, (case.body, response.text)

    ask()


def _possible(strategies: dict[GenerationMode, Any], mode: GenerationMode) -> Any:
    """What takes nothing cannot be asked wrongly."""
    strategy = strategies[mode]
    return strategies[WELL] if mode is BADLY and strategy.is_empty else strategy


def _whole_numbers(body: Any) -> Any:
    """To a schema 1.0 is an integer; here, as in most programs that write JSON, it is none."""
    if isinstance(body, dict):
        return {name: _whole_numbers(value) for name, value in body.items()}
    if isinstance(body, list):
        return [_whole_numbers(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


def _tables(name: str, guests: Guests) -> list[str]:
    """Bots think about the answers to some questions: those are asked about other tables here, and below by hand."""
    thought_about = {"running", "over"} if name.endswith(("/hint", "/review")) else set()
    return [table for kind, table in guests.tables.items() if kind not in thought_about]


@pytest.mark.parametrize("path", ["hint", pytest.param("review", marks=pytest.mark.slow)])
def test_hints_and_reviews_are_as_described(path: str, operations: dict[str, Any], guests: Guests) -> None:
    name = f"POST /api/tables/{{table}}/{path}"
    body = {"quality": "quick"} if path == "review" else {}
    ann, bob = guests.come(), guests.come()  # at the other tables anything may have happened by now
    case = operations[name].Case(
        path_parameters={"table": two_at_a_table(ann, bob)},
        headers={"Authorization": f"Bearer {ann.token}"},
        body=body,
        media_type="application/json",
    )
    response = case.call(timeout=120)
    # Where the bots are not compiled yet, that is said.
    assert response.status_code in {200, 503}
    case.validate_response(response, checks=[each for each in CHECKS if each is not not_a_server_error])
    if response.status_code == 200:
        lines = [json.loads(line) for line in response.text.splitlines()]
        for line in lines:
            check(line, ReviewLine if path == "review" else Hints)
        assert path == "hint" or "review" in lines[-1] or "error" in lines[-1]


@pytest.mark.parametrize("name", NAMES)
def test_other_methods_are_not_understood(name: str, motu: House, guests: Guests) -> None:
    """405 with a list of those that are, or 404; in a sentence."""
    path = name.partition(" ")[2].replace("{table}", guests.tables["open"])
    allowed = {each.method for each in ENDPOINTS if name.endswith(f" {each.path}")}
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"} - allowed:
        answer = guests.ann.http.request(method, path)
        assert answer.status_code in {405, 400}, (method, path, answer.status_code)
        if answer.status_code == 405:
            assert answer.json()["error"]["text"]
            assert set(answer.headers["allow"].split(", ")) - {"HEAD"} == allowed


ODD_PATHS = (
    "/api",
    "/api/",
    "/api/tables/",
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/..%2f..",
    "/%",
    "/api/openapi.json/x",
)


@pytest.mark.parametrize("path", ODD_PATHS)
def test_odd_paths_lead_nowhere(path: str, guests: Guests) -> None:
    answer = guests.ann.http.get(path)
    assert answer.status_code in {307, 400, 404, 422}, answer.status_code


def test_after_all_that_the_house_stands(motu: House, guests: Guests) -> None:
    assert guests.ann.ask("GET", "/health") == {"ok": True}
    logged = motu.log.read_text()
    assert "Traceback" not in logged
    assert '"level": "error"' not in logged
