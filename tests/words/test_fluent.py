"""The reader says what the real Fluent says, and refuses what it does not understand."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent

import babel
import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import motu.words
from motu.words import LANGUAGES
from motu.words.catalogue import CATEGORY, Catalogue
from motu.words.fluent import BadCatalogue, split

Args = Mapping[str, str | int]


def read(source: str, language: str = "en") -> Catalogue:
    """A catalogue of this source, with every entry of it read."""
    catalogue = Catalogue(language)
    catalogue.add("test.ftl", source)
    for entry in split("test.ftl", source):
        entry.read()
    return catalogue


def real(resource: ftl.Resource, language: str = "en") -> FluentBundle:
    """What the real Fluent makes of a resource."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


def real_text(bundle: FluentBundle, message: str, args: Args) -> str:
    """The text of a message in the real Fluent."""
    value = bundle.get_message(message).value
    assert value is not None
    return str(bundle.format_pattern(value, dict(args))[0])


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A syntax node and all that are below it."""
    yield node
    for field in vars(node).values():
        for below in field if isinstance(field, list) else [field]:
            if isinstance(below, ftl.BaseNode):
                yield from nodes(below)


def is_understood(node: ftl.BaseNode) -> bool:
    """Whether the reader claims to understand what this node, valid Fluent or junk, stands for."""
    match node:
        case ftl.Junk() | ftl.Attribute() | ftl.FunctionReference():
            return False
        case ftl.Placeable(expression=ftl.NumberLiteral()):
            return False
        case ftl.MessageReference():
            return node.attribute is None
        case ftl.TermReference():
            return node.attribute is None and node.arguments is None
        case ftl.SelectExpression():
            return isinstance(node.selector, ftl.VariableReference)
    return True


def sees_arguments(entry: ftl.BaseNode) -> bool:
    """Whether an entry could show an argument, itself or by a message that it refers to."""
    return any(isinstance(node, ftl.VariableReference | ftl.MessageReference) for node in nodes(entry))


def assert_agreement(source: str, language: str, args: Args) -> None:
    """Both readers take the source and give the same texts, or the real one has what ours must refuse."""
    resource = FluentParser().parse(source)
    if not all(is_understood(node) for node in nodes(resource)):
        with pytest.raises(BadCatalogue):
            read(source, language)
        return
    entries = [entry for entry in resource.body if isinstance(entry, ftl.Message | ftl.Term)]
    assume(not any(isinstance(entry, ftl.Term) and sees_arguments(entry) for entry in entries))
    catalogue, bundle = read(source, language), real(resource, language)
    messages = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    assert catalogue.ids() == messages
    for message in messages:
        try:
            expected = real_text(bundle, message, args)
        except RecursionError:
            assert catalogue.format(message, args) is not None
            continue
        assert catalogue.format(message, args) == expected


CASES = {
    "one line": "m = Hello",
    "blanks around": "m   =    Hello   ",
    "equals sign in the text": "m = a = b",
    "no blank before the value": "m=Hello",
    "comments": "### File\n\n## Group\n\n# One\n#\n# Two\nm = Hello\n# After\n#\n\n### End\n",
    "hash in an indented line": "m = a\n    # not a comment",
    "next line": "m =\n    Hello",
    "two lines": "m = Hello\n    there",
    "common indent": "m =\n    a\n      b\n    c",
    "first line deeper": "m =\n        a\n    b",
    "first line beside the id": "m = a\n        b\n      c",
    "blank lines inside": "m =\n\n    a\n\n  \n    b\n\n",
    "line that is a placeable in column one": "m =\n    a\n{ $n }\n  b",
    "special characters at the start": "m = [a] *b .c",
    "indent after a placeable": "m =\n    { $n }\n      b { $s }\n",
    "trailing blanks behind a placeable": "m = { $n }   \n",
    "literal keeps blanks": 'm = { "  " }a{ "  " }',
    "literal with braces and escapes": r'm = {"{"}{"}"}{"\""}{"\\"}{"\u00e9"}{"\U01F600"}{"\uD800"}',
    "literal starts a special line": 'm =\n    a\n    {"."}b\n    {"*"}c',
    "variable": "m = a { $n } b {$s}{\n$n\n} c",
    "string with braces is not read again": "m = { $odd }",
    "message reference": "m = a { other } b\nother = c { $s } d",
    "term": "m = a { -t } b\n-t = Term\n    of two lines",
    "term in a term": "m = { -t }\n-t = a { -u }\n-u = b",
    "missing references": "m = a { gone } { -gone }",
    "circle": "m = a { other }\nother = b { m }",
    "message and term of one name": "m = { t } { -t }\nt = message\n-t = term",
    "first of two entries": "m = first\nm = second",
    "nested placeables": 'm = a { { $n } } { { { "x" } } } b',
    "plural": """
        m = Before { $n ->
            [one] { $n } bridge
            [few] { $n } few
            [many] { $n } many
           *[other] { $n } bridges
        } after.
        """,
    "number keys before and behind categories": """
        m = { $n ->
            [0] none
            [one] one
            [1] never
            [2.0] two
            [-1] minus
           *[other] other
        }
        """,
    "default in the middle": """
        m = { $n ->
            [5] five
           *[x] default
            [other] other
        }
        """,
    "string": """
        m = { $s ->
            [white] White
           *[black] Black
        } moves
        """,
    "digits in a string are no number": """
        m = { $digits ->
            [1] number
           *[x] string
        }
        """,
    "variants against the margin": "m = { $n ->\n[one] a\n*[other]\n b\n}",
    "blanks in a key": "m = { $n ->\n [\n one ] a\n *[  other  ] b\n }",
    "variants of several lines": """
        m =
            Intro
            { $s ->
                [white]
                    White
                      deep

                    end
               *[black] Black
                    and more
            }
            outro
        """,
    "select in a select": """
        m = { $s ->
            [white] { $n ->
                [one] one white
               *[other] { $n } whites
            }
           *[black] { { $n ->
                [one] one black
               *[other] { $n } blacks
            } }
        }
        """,
    "unknown variable selects the default": """
        m = { $gone ->
            [gone] a
           *[x] b
        }
        """,
    "carriage returns": "# c\r\nm = a\r\n\r\n    b { $n }\r\n",
    "wide blanks are text": "m =\n    a\u00a0\n    \u00a0b\u3000\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", CASES.values(), ids=CASES.keys())
def test_says_what_fluent_says(source: str, language: str) -> None:
    source = dedent(source)
    catalogue, bundle = read(source, language), real(FluentParser().parse(source), language)
    for n in (-1, 0, 1, 2, 5, 11, 21, 101, 112, 999):
        for s in ("white", "black", "Zoë", ""):
            args: Args = {"n": n, "s": s, "odd": "{ $n }", "digits": "1"}
            assert catalogue.format("m", args) == real_text(bundle, "m", args)


BAD = {
    "attribute": ("m = a\n    .title = b", 2, "attributes"),
    "attribute at the margin": ("m = a\n.title = b", 2, "attributes"),
    "attribute of a message": ("m = { a.b }", 1, "attributes"),
    "attribute of a term": ("m = { -a.b }", 1, "attributes"),
    "function": ("m = a\n    b { NUMBER($n) }", 2, "functions"),
    "argument of a term": ('m = { -t (a: "b") }', 1, "arguments"),
    "number placeable": ("m = { 5 }", 1, "neither a name nor a literal: 5"),
    "negative number placeable": ("m = { -5 }", 1, "neither a name nor a literal: 5"),
    "select on a literal": ('m = { "a" ->\n *[b] c\n }', 1, "only a variable"),
    "select on a message": ("m = { a ->\n *[b] c\n }", 1, "only a variable"),
    "select on a placeable": ("m = { { $a } ->\n *[b] c\n }", 1, "only a variable"),
    "no value": ("a = b\n\nm =\n\nn = o", 3, "no text"),
    "no value at the end": ("m =", 1, "no text"),
    "open brace": ("m = { $n\nn = o", 2, "} is missing"),
    "empty placeable": ("m = { }", 1, "neither a name"),
    "brace at the end": ("m = {", 1, "neither a name"),
    "lone brace": ("m = a }", 1, "} that closes nothing"),
    "brace behind a variant": ("m = { $n ->\n *[a] b }", 2, "line of its own"),
    "variant beside the arrow": ("m = { $n -> [a] b\n *[c] d\n }", 1, "first variant"),
    "no variants": ("m = { $n ->\n }", 2, "no default"),
    "no default": ("m = { $n ->\n [a] b\n }", 3, "no default"),
    "two defaults": ("m = { $n ->\n *[a] b\n *[c] d\n }", 3, "second default"),
    "empty variant": ("m = { $n ->\n [a]\n *[c] d\n }", 2, "no text"),
    "variant without a key": ("m = { $n ->\n *[] d\n }", 2, "neither a name"),
    "variant with half a number": ("m = { $n ->\n *[1.] d\n }", 2, "not a number"),
    "variant with two words": ("m = { $n ->\n *[a b] d\n }", 2, "] is missing"),
    "open quote": ('m = { "a }\nn = o', 1, '" is missing'),
    "unknown escape": (r'm = { "\n" }', 1, "escape"),
    "short escape": (r'm = { "\u12" }', 1, "escape"),
    "escape with a sign": (r'm = { "\u+123" }', 1, "escape"),
    "text at the margin": ("m = a\n\n# c\nb", 4, "'b'"),
    "tab for an indent": ("m = a\n\tb", 2, "'b'"),
    "text before the first message": ("# c\n\n a\nm = b", 3, "'a'"),
    "bad comment": ("m = a\n#b", 2, "'#b'"),
    "comment of four": ("m = a\n#### b", 2, "'#### b'"),
    "id that starts with a digit": ("m = a\n1m = b", 2, "'1m = b'"),
    "id with an accent": ("m = a\nmé = b", 2, "'mé = b'"),
    "id of a dash": ("m = a\n- = b", 2, "'- = b'"),
}


@pytest.mark.parametrize(("source", "line", "why"), BAD.values(), ids=BAD.keys())
def test_refuses_and_names_the_place(source: str, line: int, why: str) -> None:
    with pytest.raises(BadCatalogue) as caught:
        read(source)
    assert (caught.value.file, caught.value.line) == ("test.ftl", line)
    assert str(caught.value).startswith(f"test.ftl:{line}: ")
    assert why in str(caught.value)


@pytest.mark.parametrize("source", [source for source, _, _ in BAD.values()], ids=BAD.keys())
def test_refuses_no_more_than_it_says(source: str) -> None:
    assert not all(is_understood(node) for node in nodes(FluentParser().parse(source)))


PIECES = (
    *(" ", "  ", "    ", "\n", "\n ", "\n    ", "\n\n  "),
    *("{", "}", "{ ", " }", "{ $n }", "{ $s }", "{ other }", "{ -term }", "$n", "$", "->", "-", "("),
    *("{ $n ->\n [one] ", "\n *[other] ", "\n}", "\n[white]", "\n*[", "[", "]", "*", "**", ".", "."),
    *('"', '{""}', '{" a "}', '"\\u00e9"', "\\", "1", "[1]", "[ -2.0 ]", "3.5"),
    *("a", "é", "one", "=", "\nn = ", "\n-t = ", "\nother = ", "\n# ", "\n###", "#", "\r\n", "\t"),
)
args_of_any_kind = st.fixed_dictionaries(
    {"n": st.integers(-3, 999), "s": st.sampled_from(["white", "black", "any {$n}", " ", ""])}
)


@settings(deadline=None, max_examples=1500)
@given(st.lists(st.sampled_from(PIECES), max_size=14), st.sampled_from(LANGUAGES), args_of_any_kind)
@example(["{ $n }", "\nn = ", "{ $n }", "\nn = "], "en", {"n": 0, "s": ""})
def test_agrees_on_any_heap_of_pieces(pieces: list[str], language: str, args: Args) -> None:
    source = "m = " + "".join(pieces) + "\nother = o { $n }\n-term =\n    Term\n"
    assert_agreement(source, language, args)


words_of_text = st.text(st.sampled_from("abéж .,[]*=#-\"'\u00a0"), min_size=1, max_size=8)
simple_placeables = st.sampled_from(
    ["{ $n }", "{$s}", "{ other }", "{ -term }", '{ "" }', '{ " x\\" " }', "{ { $n } }", "{\n\n$s\n}"]
)
indents = st.integers(1, 6).map(lambda width: " " * width)
gaps = st.sampled_from(["\n", "\n\n", "\n  \n", "  \n"])
keys = st.sampled_from(["one", "few", "many", "other", "white", "black", "0", "1", "2.0", "-1"])


@st.composite
def patterns(draw: st.DrawFn, depth: int = 1) -> str:
    """The source of a pattern that is mostly valid: lines of text and placeables, variously indented."""
    pieces = [words_of_text, simple_placeables]
    if depth:
        pieces.append(selects(depth - 1))
    lines = draw(st.lists(st.lists(st.one_of(pieces), min_size=1, max_size=3).map("".join), min_size=1, max_size=4))
    start = draw(st.sampled_from(["", " ", "\n"]))
    source = start + (draw(indents) if start == "\n" else "") + lines[0]
    for line in lines[1:]:
        source += draw(gaps) + draw(indents) + line
    return source


@st.composite
def selects(draw: st.DrawFn, depth: int) -> str:
    """The source of a select expression."""
    chosen = draw(st.lists(keys, min_size=1, max_size=4))
    default = draw(st.integers(0, len(chosen) - 1))
    source = draw(st.sampled_from(["{ $n ->", "{$s -> "]))
    for place, key in enumerate(chosen):
        mark = "*" if place == default else ""
        source += "\n" + draw(indents) + f"{mark}[{key}]" + draw(patterns(depth))
    return source + "\n" + draw(st.sampled_from(["", "  "])) + "}"


@settings(deadline=None, max_examples=300)
@given(patterns(), st.sampled_from(LANGUAGES), args_of_any_kind)
def test_agrees_on_whole_patterns(pattern: str, language: str, args: Args) -> None:
    assert_agreement(f"m ={pattern}\nother = o {{ $n }}\n-term = Term\n", language, args)


def test_missing_argument_shows_its_name() -> None:
    assert read("m = a { $gone } b").format("m", {}) == "a {$gone} b"


def test_terms_see_no_arguments() -> None:
    catalogue = read("m = { $n } { -t }\n-t = { $n } { $n ->\n [1] one\n *[x] x\n }")
    assert catalogue.format("m", {"n": 1}) == "1 {$n} x"


def test_numbers_are_plain_digits() -> None:
    catalogue = read("m = { $n }")
    assert catalogue.format("m", {"n": -1234567}) == "-1234567"
    assert catalogue.format("m", {"n": True}) == "1"


def test_a_string_is_never_a_number() -> None:
    """fluent.runtime lets the string "one" choose [1]; Fluent's own rules do not."""
    assert read("m = { $s ->\n [1] number\n *[x] string\n }").format("m", {"s": "one"}) == "string"


def test_a_circle_of_placeables_alone_ends() -> None:
    assert read("m = { n }\nn = { m }").format("m", {}) == "???"


def test_escape_beyond_unicode() -> None:
    assert read(r'm = {"\UFFFFFF"}').format("m", {}) == "\ufffd"


def test_terms_are_no_messages() -> None:
    catalogue = read("m = a\n-t = b")
    assert catalogue.ids() == {"m"}
    assert catalogue.format("-t", {}) is None


def test_a_message_is_read_when_used() -> None:
    catalogue = Catalogue("en")
    catalogue.add("test.ftl", "good = a\nbad = {")
    assert catalogue.format("good", {}) == "a"
    with pytest.raises(BadCatalogue, match=r"^test\.ftl:2: "):
        catalogue.format("bad", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories(language: str) -> None:
    expected = babel.Locale(language).plural_form
    for n in (*range(-1000, 1001), 10**6, 10**6 + 1, 2 * 10**6, 10**9):
        assert CATEGORY[language](n) == expected(n), n


def test_import_is_cheap() -> None:
    """These modules cost more to import than all the rest of `motu.words`."""
    folder = Path(motu.words.__file__).parents[2]
    code = f"import sys; sys.path.insert(0, {str(folder)!r}); import motu; before = set(sys.modules)\n"
    code += "import motu.words; print(*(set(sys.modules) - before))"
    run = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "motu.words.fluent" in loaded
    assert not loaded & {"re", "typing", "dataclasses", "inspect", "pathlib", "importlib.resources"}
