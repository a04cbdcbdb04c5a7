"""The words that only the page says: complete in every language, none missing, none unused."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from motu.words import LANGUAGES
from tests.words.test_catalogue import LONG, plain_text, resources
from tests.words.test_fluent import nodes

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"
LESSONS = ROOT / "src" / "motu" / "tables" / "lessons"
SHARED = ("advice", "bots", "core", "kahuna", "people", "tables", "thinking", "web")
"""The files of the common catalogue that the page loads."""
PARADISE = "paradise"
"""The game whose files, of both catalogues, are loaded with it."""
NAMED = re.compile(r"(?<![\w./-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/-])")
"""Words with a hyphen: they may be ids of messages."""


@cache
def own(language: str) -> Mapping[str, ftl.Message]:
    """The page's own messages, by id; each is there once."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((PAGE / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def common(language: str) -> frozenset[str]:
    """The ids of the common catalogue that the page loads as well."""
    there = resources(language)
    names = [*(f"{name}.ftl" for name in SHARED), *(name for name in there if name.startswith(PARADISE))]
    entries = (entry for name in names for entry in there[name].body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ftl.Message))


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def references(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


@cache
def sources() -> str:
    """Everything that may name a message of the page: its own files, and the lessons that the server sends."""
    files = [
        path for path in (PAGE / "src").rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    ]
    lessons = [path for path in LESSONS.rglob("*") if path.suffix in (".toml", ".py")]
    beside = [LESSONS.with_suffix(".py")] if LESSONS.with_suffix(".py").exists() else []
    return "\n".join(path.read_text("utf-8") for path in [*files, *lessons, *beside])


def named() -> set[str]:
    """All words with a hyphen in the sources that could be the id of a message."""
    return set(NAMED.findall(sources()))


def said() -> set[str]:
    """The ids that the page says literally."""
    return set(re.findall(r"""\bsay\(\s*["'`]([a-z][\w-]*)["'`]""", sources()))


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    there, english = own(language), own("en")
    assert sorted(set(there) ^ set(english)) == []
    different = {id_ for id_ in english if variables(there[id_]) != variables(english[id_])}
    assert sorted(different) == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_nothing_was_left_in_english(language: str) -> None:
    english = own("en")
    same = [
        id_
        for id_, message in own(language).items()
        if len(plain_text(message)) > LONG and plain_text(message) == plain_text(english[id_])
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_hides_one_of_the_common_catalogue(language: str) -> None:
    assert sorted(set(own(language)) & common(language)) == []


def test_every_message_is_used() -> None:
    used = named() | {each for message in own("en").values() for each in references(message)}
    assert sorted(set(own("en")) - used) == []


def test_everything_that_is_said_has_words() -> None:
    known = common("en") | set(own("en"))
    assert said()
    assert sorted(said() - known) == []
    assert sorted({each for message in own("en").values() for each in references(message)} - known) == []


def part_of(path: Path) -> str:
    """The part of the page that a source belongs to; a game is one, and what others build on is "page"."""
    first, *rest = path.relative_to(PAGE / "src").parts
    if first == "games" and len(rest) > 1:
        return rest[0]
    return "page" if first in ("ui", "lib", "games") or not rest else first


def test_words_lie_by_the_part_of_the_page_that_says_them() -> None:
    """What several parts say is in `page.ftl`."""
    said_by: dict[str, set[str]] = {}
    for path in (PAGE / "src").rglob("*"):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name:
            for id_ in NAMED.findall(path.read_text("utf-8")):
                said_by.setdefault(id_, set()).add(part_of(path))
    elsewhere = {
        id_: sorted(said_by[id_])
        for file in (PAGE / "words" / "en").glob("*.ftl")
        if (part := file.stem.partition("-")[0]) != "page"
        for id_ in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
        if said_by.get(id_, {part}) != {part}
    }
    assert elsewhere == {}


def test_these_are_the_files_that_the_page_loads() -> None:
    plugin = (PAGE / "words.plugin.js").read_text()
    assert f"SHARED = {json.dumps(SHARED)};" in plugin
    assert f"APART = {json.dumps([PARADISE])};" in plugin
