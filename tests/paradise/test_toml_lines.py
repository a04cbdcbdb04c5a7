"""The line of every value of a TOML text."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import motu
from motu.paradise.toml_lines import Path as Way
from motu.paradise.toml_lines import lines_of

OURS = Path(motu.__file__).parent / "paradise" / "components"

TEXT = '''\
# a comment = [
plain = 1
"quoted key" = "a # that is no comment"
dotted.key = 1.5
list = [
    1, 2,
    # 3,
    { a = 4, b = "]" }, # }
    [5,
     6],
]
day = [1979-05-27 07:32:00.5, 2]
long = """
x = 1
"""
after = 'C:\\'

[table]
a = 1
"b\\"c" = 2
[table.below]
d = 3

[[many]]
name = "one"
[[many]]
name = "two"
[many.part]
e = [ "x" ]
[[many.deep]]
f = 1
[[many.deep]]
f = 2
'''


def ways(value: object, way: Way = ()) -> list[Way]:
    """The ways to all values below this one."""
    found = [way]
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        found += ways(part, (*way, key))
    return found


@pytest.mark.parametrize(
    ("way", "line"),
    [
        ((), 1),
        (("plain",), 2),
        (("quoted key",), 3),
        (("dotted",), 4),
        (("dotted", "key"), 4),
        (("list",), 5),
        (("list", 0), 6),
        (("list", 1), 6),
        (("list", 2), 8),
        (("list", 2, "b"), 8),
        (("list", 3), 9),
        (("list", 3, 1), 10),
        (("day", 1), 12),
        (("long",), 13),
        (("after",), 16),
        (("table",), 18),
        (("table", "a"), 19),
        (("table", 'b"c'), 20),
        (("table", "below"), 21),
        (("table", "below", "d"), 22),
        (("many",), 24),
        (("many", 0), 24),
        (("many", 0, "name"), 25),
        (("many", 1), 26),
        (("many", 1, "name"), 27),
        (("many", 1, "part"), 28),
        (("many", 1, "part", "e", 0), 29),
        (("many", 1, "deep", 0, "f"), 31),
        (("many", 1, "deep", 1, "f"), 33),
    ],
)
def test_lines(way: Way, line: int) -> None:
    assert lines_of(TEXT)[way] == line


def test_every_value_has_a_line() -> None:
    assert set(lines_of(TEXT)) == set(ways(tomllib.loads(TEXT)))


@pytest.mark.parametrize("file", sorted(OURS.glob("*.toml")), ids=lambda file: file.stem)
def test_every_value_of_our_tables_has_a_line(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(lines_of(text)) == set(ways(tomllib.loads(text)))


words = st.text('ab"\\#[]{}=,. \n', max_size=6)


def written(value: object) -> str:
    """A value in TOML, lists over several lines."""
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"k{key} = {written(part)}" for key, part in enumerate(value.values())) + " }"
    if isinstance(value, list):
        return "[\n" + "".join(f"  {written(part)}, # ]\n" for part in value) + "]"
    return str(value)


@given(
    st.lists(
        st.recursive(
            st.one_of(words, st.integers(-9, 9), st.just(0.5)),
            lambda below: st.lists(below, max_size=3) | st.dictionaries(words, below, max_size=3),
            max_leaves=8,
        ),
        max_size=4,
    )
)
def test_any_table_is_understood(values: list[object]) -> None:
    text = "".join(f"v{number} = {written(value)}\n" for number, value in enumerate(values))
    lines = lines_of(text)
    assert set(lines) == set(ways(tomllib.loads(text)))
    rows = text.splitlines()
    for number in range(len(values)):
        assert rows[lines[f"v{number}",] - 1].startswith(f"v{number} = ")
