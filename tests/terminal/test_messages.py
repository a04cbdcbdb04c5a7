"""Every message that the programs say is in the catalogue, and the catalogue holds nothing that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import motu
from motu.kahuna.moves import MOVES
from motu.words import Words
from motu.words.fluent import split

SOURCE = Path(motu.__file__).parent
SAYING = {"message", "say", "group"}
"""Functions whose first argument is the id of a message."""
MADE_UP = {f"kahuna-log-{kind}" for kind in {move.kind for move in MOVES} & {"draw", "decline", "end"}} | {
    f"tables-ended-{how}" for how in ("resigned", "time", "away", "agreed", "aborted", "closed", "stopped")
}
"""Ids that are put together when the program runs."""
TO_PROGRAMS = {"thinking/worker.py"}
"""Files in which `say` speaks to another program, and not to a person."""
ALWAYS_TOLD = {"motu"}
"""Arguments that the terminal adds to every message (`terminal/console.py`)."""
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
ELSEWHERE = {"language-name"}
"""Ids that only a page or a test asks for."""


@cache
def trees() -> dict[str, ast.Module]:
    return {str(file.relative_to(SOURCE)): ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py")}


@cache
def said() -> list[tuple[str, str, set[str] | None]]:
    """The ids of all messages that are said literally, with their place and the names of their arguments, if known."""
    return list(_said())


def _said() -> Iterator[tuple[str, str, set[str] | None]]:
    for file, tree in trees().items():
        for node in ast.walk(tree) if file not in TO_PROGRAMS else ():
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_], keywords=keywords
                ) if name in SAYING:
                    args = [keyword.arg for keyword in keywords]
                    if name == "say" and file.startswith("paradise/"):  # `names.say` names the player by itself
                        args.append("player")
                    for id_ in strings(first):
                        yield id_, f"{file}:{node.lineno}", None if None in args else set(filter(None, args))


def strings(node: ast.expr) -> Iterator[str]:
    """The string that an expression is, or all that it may be."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=other):
            yield from strings(body)
            yield from strings(other)
        case ast.Subscript(value=ast.Dict(values=values)):
            for each in values:
                yield from strings(each)


def literals() -> set[str]:
    """All strings of the source, as tables hold ids as well."""
    return {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def referred() -> set[str]:
    """The messages that other messages refer to."""
    return {id_ for text in texts().values() for id_ in REFERENCE.findall(text)}


def wanted(id_: str) -> set[str]:
    """The names of all arguments that the English text of a message may show."""
    args: set[str] = set()
    waiting, seen = [id_], set[str]()
    while waiting:
        text = texts().get(each := waiting.pop(), "")
        args |= set(re.findall(r"\$([a-z][a-z0-9-]*)", text))
        seen.add(each)
        waiting += [other for other in REFERENCE.findall(text) if other not in seen]
    return args


@cache
def texts() -> dict[str, str]:
    """The English messages, as they stand in their files."""
    files = [file.read_text("utf-8") for file in (SOURCE / "words" / "en").glob("*.ftl")]
    return {entry.id: entry.text[entry.start : entry.end] for text in files for entry in split("en", text)}


def test_every_message_that_is_said_exists() -> None:
    known = Words("en").ids()
    assert [f"{place}: {id_}" for id_, place, _ in said() if id_ not in known] == []
    assert known >= MADE_UP


def test_every_message_is_told_what_it_shows() -> None:
    missing = [
        f"{place}: {id_} lacks {lacking}"
        for id_, place, args in said()
        if args is not None and (lacking := wanted(id_) - args - ALWAYS_TOLD)
    ]
    assert missing == []


def test_only_the_terminal_says_what_the_terminal_alone_is_told() -> None:
    """The terminal, and what only its commands do."""
    elsewhere = {
        id_
        for id_, place, _ in said()
        if wanted(id_) & ALWAYS_TOLD and not place.startswith(("terminal/", "arena/", "store/backup_file.py"))
    }
    assert elsewhere == set()


def test_the_server_is_among_those_who_speak() -> None:
    """A scan that finds nothing would find nothing wrong."""
    ids = {id_ for id_, _, _ in said()}
    assert {
        "tables-begun",
        "tables-outdated",
        "thinking-too-late",
        "web-bad-origin",
        "serve-begins",
        "store-full",
    } <= ids


def test_nothing_in_the_catalogue_is_unused() -> None:
    assert Words("en").ids() - literals() - referred() - MADE_UP - ELSEWHERE == set()


def test_ids_are_only_made_up_where_this_test_knows_of_it() -> None:
    made_up = [
        f"{file}:{node.lineno}"
        for file, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name | ast.Attribute)
        and (node.func.id if isinstance(node.func, ast.Name) else node.func.attr) in {"message", "say"}
        and node.args
        and isinstance(node.args[0], ast.JoinedStr)
    ]
    assert sorted(place.partition(":")[0] for place in made_up) == ["kahuna/log.py", "tables/table.py"]
