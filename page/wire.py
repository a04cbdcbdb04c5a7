"""Makes `page/src/lib/wire.ts`, the types of all that the server sends and takes: `python page/wire.py`.

They are made from the OpenAPI document, and that from the server's own structs. A test fails where they are outdated.
"""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path
from typing import Any

from motu.tables.agreements import CLAIM, GONE, IDLE
from motu.web.openapi import describe
from motu.web.replays import MOST_TOLD

PLACE = Path(__file__).resolve().parent / "src" / "lib" / "wire.ts"
HEAD = """\
// All that the server sends and takes. This file is made: `./dev types` makes it anew from the server's own structs.
// What every game shows in its own way is a parameter: `TableView<KahunaView, KahunaMove>` is a table of Kahuna.
"""
CONSTANTS = f"""
/** Where no clock decides: seconds after which a bot may play on for somebody who is away, and the game be claimed; and
 * after which a bot may play on for somebody who is there. The server has the last word. */
export const GONE = {GONE:g};
export const CLAIM = {CLAIM:g};
export const IDLE = {IDLE:g};
/** So many steps of a log the server tells at a time. */
export const MOST_TOLD = {MOST_TOLD};
"""
PARAMETERS = {"GameView": "View", "GameMove": "Move"}
"""Types that a user of another type may replace by those of one game, and what the parameter is called there."""
REF = "#/components/schemas/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    types = describe()["components"]["schemas"]
    return HEAD + CONSTANTS + "".join(f"\n{Type(name, types).declared()}" for name in sorted(types))


class Type:
    """One of the types that have names."""

    def __init__(self, name: str, types: dict[str, Any]) -> None:
        self.name, self.types, self.schema = name, types, types[name]

    def declared(self) -> str:
        about, head = _comment(self.schema.get("description", "")), f"{self.name}{self._parameters()}"
        if "properties" not in self.schema:
            empty = self.schema.get("type") == "object" and "allOf" not in self.schema
            return f"{about}export type {head} = {'Record<string, never>' if empty else self.text(self.schema)};\n"
        return f"{about}export interface {head} {{\n{self._fields(self.schema, '  ')}}}\n"

    def _parameters(self) -> str:
        names = () if self.name in PARAMETERS else parameters(self.name, self.types)
        return f"<{', '.join(f'{PARAMETERS[each]} = {each}' for each in names)}>" if names else ""

    def _fields(self, schema: dict[str, Any], indent: str) -> str:
        required = schema.get("required", ())
        return "".join(
            f"{indent}{name}{'' if name in required else '?'}: {self.text(each)};\n"
            for name, each in schema["properties"].items()
        )

    def text(self, schema: Any) -> str:
        """A schema as a type is written."""
        if "$ref" in schema:
            return self._named(schema["$ref"].removeprefix(REF))
        if "enum" in schema:
            return " | ".join(json.dumps(value) for value in schema["enum"])
        for several, sign in (("anyOf", " | "), ("oneOf", " | "), ("allOf", " & ")):
            if several in schema:
                return sign.join(dict.fromkeys(self.text(each) for each in schema[several]))
        if schema.get("type") == "array":
            return self._list(schema)
        if "properties" in schema:
            return f"{{ {self._fields(schema, ' ').replace(chr(10), '').strip()} }}"
        if schema.get("type") == "object":
            return f"Record<string, {self.text(schema.get('additionalProperties') or {})}>"
        return PLAIN.get(schema.get("type", ""), "unknown")

    def _list(self, schema: dict[str, Any]) -> str:
        if "prefixItems" in schema:
            return f"[{', '.join(map(self.text, schema['prefixItems']))}]"
        each = self.text(schema.get("items") or {})
        return f"({each})[]" if re.search(r" [|&] ", each) else f"{each}[]"

    def _named(self, name: str) -> str:
        if name in PARAMETERS:
            return PARAMETERS[name] if self.name not in PARAMETERS else name
        names = [PARAMETERS[each] for each in parameters(name, self.types)]
        return f"{name}<{', '.join(names)}>" if names else name


def parameters(name: str, types: dict[str, Any], seen: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """Which of the PARAMETERS a type has somewhere inside."""
    found: set[str] = set()
    for ref in re.findall(rf'"\$ref": "{REF}(\w+)"', json.dumps(types[name])):
        if ref in PARAMETERS:
            found.add(ref)
        elif ref not in seen:
            found |= set(parameters(ref, types, seen | {name}))
    return tuple(each for each in PARAMETERS if each in found)


def _comment(text: str) -> str:
    if not text:
        return ""
    first, _, rest = text.partition("\n")
    lines = [first, *textwrap.dedent(rest).splitlines()]
    if len(lines) == 1:
        return f"/** {first} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    PLACE.write_text(typescript(), encoding="utf-8")
