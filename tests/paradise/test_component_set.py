"""Sets of somebody's own: how they are sent, written, found again, and how they come to bots in other processes."""

from __future__ import annotations

import gc
import json
import pickle
import re
import subprocess
import sys
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.chance import FreeChance
from motu.core.errors import BadOption, MotuError
from motu.paradise import game
from motu.paradise.box_loader import TABLES, box_named, box_of_tables, default_box, own_text, read_table
from motu.paradise.component_set import (
    LARGEST,
    LARGEST_IN_ALL,
    hold_components,
    own_components,
    pack_components,
    read_components,
)

COSTS = own_text("costs").replace("colony = { points = 1", "colony = { points = 2").encode()


def own(name: str = "Long Swell") -> tuple[str, dict[str, str]]:
    return read_components([("cards.toml", own_text("cards").replace('"Hui"', json.dumps(name)).encode())])


def test_what_is_written_reads_as_the_same() -> None:
    for text in ("Long Swell", 'St. "Hui" \\ ʻOu', "Ура = [1]", "a, b # c"):
        name, tables = own(text)
        assert set(tables) == set(TABLES)
        assert read_components([("x.zip", pack_components({}, tables))]) == (name, tables)
        held = hold_components(name, tables)
        assert box_named(name) is held
        assert box_named(name).cards[0].name == text


def test_tables_that_say_what_ours_say_are_ours() -> None:
    name, tables = read_components([("costs.toml", b"# my own remark\n" + own_text("costs").encode())])
    assert (name, tables) == ("", {table: own_text(table) for table in TABLES})
    name, tables = read_components([("costs.toml", COSTS), ("cards.toml", own_text("cards").encode())])
    assert [table for table in TABLES if tables[table] != own_text(table)] == ["costs"]
    assert "#" not in tables["costs"].partition("\n")[2]


def test_options_name_a_set_only_while_somebody_holds_it() -> None:
    name, tables = own("For a while")
    with pytest.raises(BadOption):
        game.read_options({"components": name})
    held = hold_components(name, tables)
    options = game.read_options({"components": name})
    del held
    gc.collect()
    assert game.read_options(game.write_options(options)).box is options.box
    del options
    gc.collect()
    with pytest.raises(BadOption):
        game.read_options({"components": name})


def test_only_names_of_sets_are_looked_for() -> None:
    name, _ = own()
    assert own_components({"components": name}) == name
    for word in ("house", "", "tests", name.upper(), name + "0", "../" + name):
        assert own_components({"components": word}) == ""
    assert own_components({}) == ""


def test_in_a_pickle_our_box_is_but_a_name() -> None:
    state = game.deal(game.read_options({}), FreeChance(1))
    pickled = pickle.dumps(game.view(state, 0))
    assert len(pickled) < 6_000
    assert pickle.loads(pickled).options.box is default_box()


def test_a_set_comes_along_with_a_view_to_another_process() -> None:
    name, tables = own("Far Away")
    held = hold_components(name, tables)
    view = game.view(game.deal(game.read_options({"components": name}), FreeChance(1)), 0)
    assert pickle.loads(pickle.dumps(view)).options.box is held
    program = (
        "import pickle, sys\n"
        "one, other = (pickle.loads(bytes.fromhex(line)) for line in sys.stdin)\n"
        "assert one.options.box is other.options.box\n"
        "print(one.options.box.name, one.options.box.cards[0].name)\n"
    )
    sent = "\n".join([pickle.dumps(view).hex()] * 2)
    answer = subprocess.run([sys.executable, "-c", program], input=sent, check=True, capture_output=True, text=True)
    assert answer.stdout == f"{name} Far Away\n"


def test_what_is_too_much_is_refused_unread() -> None:
    one = [("costs.toml", b"#" * (LARGEST + 1))]
    several = [(f"{name}.toml", b"#" * (LARGEST_IN_ALL // 3)) for name in TABLES[:4]]
    for files in (one, several, [(f"{number}/costs.toml", b"") for number in range(100)]):
        with pytest.raises(BadOption) as refused:
            read_components(files)
        assert refused.value.reason.id == "paradise-components-at"


_names = st.text(st.characters(codec="utf-8"), max_size=60)
_values: Any = st.recursive(
    st.one_of(
        st.integers(), st.floats(allow_nan=False), st.booleans(), _names, st.sampled_from(["G11", "house", "Hui"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(["name", "mark", "hex"]), inner)
    ),
    max_leaves=8,
)


@given(
    st.lists(
        st.tuples(st.sampled_from([f"{name}.toml" for name in (*TABLES, "x")] + ["a.zip"]), st.binary(max_size=200))
    )
)
def test_whatever_is_sent_is_read_or_refused(files: list[tuple[str, bytes]]) -> None:
    with suppress(MotuError):  # and nothing else is ever raised
        read_components(files)


@given(st.data())
def test_a_table_with_something_else_in_it_is_read_or_refused(data: st.DataObject) -> None:
    """One value of ours is replaced by anything."""
    table = data.draw(st.sampled_from(TABLES))
    text = own_text(table)
    places = [match.span(1) for match in re.finditer(r'= ("[^"]*"|\d+|\[[^\[\]]*\])', text)]
    start, end = data.draw(st.sampled_from(places))
    value = json.dumps(data.draw(_values.filter(lambda each: not isinstance(each, dict))), ensure_ascii=False)
    sent = (text[:start] + value + text[end:]).encode("utf-8", "replace")
    try:
        name, tables = read_components([(f"{table}.toml", sent)])
    except MotuError:  # and nothing else is ever raised
        return
    found = box_of_tables({each: read_table(each, each, tables[each].encode()) for each in TABLES})
    assert found.name == (name or "house")
