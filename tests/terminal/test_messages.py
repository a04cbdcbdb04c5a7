"""Every message that the programs say is in the catalogue, and the catalogue holds nothing that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import motu
from motu.kahuna.moves import MOVES
from motu.words import Words

SOURCE = Path(motu.__file__).parent
SAYING = {"message", "say", "group"}
"""Functions whose first argument is the id of a message."""
MADE_UP = {f"kahuna-log-{kind}" for kind in {move.kind for move in MOVES} & {"draw", "decline", "end"}}
"""Ids that are put together when the program runs."""
ELSEWHERE = {"language-name"}
"""Ids that only a page or a test asks for."""


@cache
def trees() -> dict[str, ast.Module]:
    return {str(file.relative_to(SOURCE)): ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py")}


def said() -> Iterator[tuple[str, str]]:
    """The ids of all messages that are said literally, with their place."""
    for file, tree in trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if name in SAYING:
                    for id_ in strings(first):
                        yield id_, f"{file}:{node.lineno}"


def strings(node: ast.expr) -> Iterator[str]:
    """The string that an expression is, or both where it is one of two."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=other):
            yield from strings(body)
            yield from strings(other)


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
    texts = [file.read_text("utf-8") for file in (SOURCE / "words" / "en").glob("*.ftl")]
    return {id_ for text in texts for id_ in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text)}


def test_every_message_that_is_said_exists() -> None:
    known = Words("en").ids()
    assert [f"{place}: {id_}" for id_, place in said() if id_ not in known] == []
    assert known >= MADE_UP


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
    assert [place.partition(":")[0] for place in made_up] == ["kahuna/story.py"]
