"""The catalogues are complete and sound in every language, and `Words` finds its way in them."""

import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import motu.words
from motu.words import LANGUAGES, BadCatalogue, Words, choose
from motu.words.fluent import split
from tests.words.test_fluent import nodes

FOLDER = Path(motu.words.__file__).parent
NUMBERS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LONG = 20
SAME_ON_PURPOSE = frozenset({"game-name"})
"""Messages of more than `LONG` characters that are rightly the same as in English."""

MOST_SAMPLES = 400

Args = dict[str, str | int]


def files(language: str) -> list[Path]:
    """The files of a language's catalogue."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def resources(language: str) -> dict[str, ftl.Resource]:
    """The files of a language, by name, as the real Fluent reads them."""
    return {file.name: FluentParser().parse(file.read_text("utf-8")) for file in files(language)}


@cache
def messages(language: str) -> Mapping[str, ftl.Message]:
    """The messages of a language, by id."""
    entries = (entry for resource in resources(language).values() for entry in resource.body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    """The language's catalogue in the real Fluent."""
    made = FluentBundle([language], use_isolating=False)
    for resource in resources(language).values():
        made.add_resource(resource)
    return made


def reach(language: str, message: str) -> list[ftl.BaseNode]:
    """The nodes of a message and of the messages that it refers to."""
    seen: dict[str, list[ftl.BaseNode]] = {}
    waiting = [message]
    while waiting:
        id_ = waiting.pop()
        if id_ in seen or id_ not in messages(language):
            continue
        seen[id_] = list(nodes(messages(language)[id_]))
        waiting += [node.id.name for node in seen[id_] if isinstance(node, ftl.MessageReference)]
    return [node for below in seen.values() for node in below]


def variables(language: str, message: str) -> set[str]:
    """The names of the arguments that a message can show or select on."""
    return {node.id.name for node in reach(language, message) if isinstance(node, ftl.VariableReference)}


def keys(language: str, message: str) -> dict[str, set[str]]:
    """For each variable that a message selects on, the words and numbers that it knows."""
    known: dict[str, set[str]] = {}
    for node in reach(language, message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            known.setdefault(node.selector.id.name, set()).update(
                key.name if isinstance(key := variant.key, ftl.Identifier) else key.value for variant in node.variants
            )
    return known


def samples(language: str, message: str) -> Iterator[Args]:
    """Arguments to try a message with: every variant of every select, and numbers and strings to show."""
    selected = keys(language, message)
    shown = sorted(variables(language, message) - set(selected))
    values: list[list[str | int]] = []
    for known in selected.values():
        own_words = sorted(key for key in known if key[0].isalpha() and key not in PLURALS)
        whole = {int(key) for key in known if key.removeprefix("-").isdecimal()}
        values.append([*own_words, "unheard-of"] if own_words else sorted({*NUMBERS, 11, 21, *whole}))
    for chosen in combined(values):
        for plain in (*NUMBERS, "Ωmega {x}") if shown else NUMBERS[:1]:  # where nothing is shown, once is enough
            yield dict(zip(selected, chosen, strict=True)) | dict.fromkeys(shown, plain)


def combined(values: list[list[str | int]]) -> list[tuple[str | int, ...]]:
    """All combinations of these; where there are very many, some of them, and every value at least once."""
    whole = list(product(*values))
    if len(whole) <= MOST_SAMPLES:
        return whole
    each = [tuple(value[number % len(value)] for value in values) for number in range(max(map(len, values)))]
    return each + random.Random(1).sample(whole, MOST_SAMPLES)


def plain_text(message: ftl.Message) -> str:
    """A message's own text, without what stands in for its variables."""
    return "".join(node.value for node in nodes(message) if isinstance(node, ftl.TextElement))


def same_as_english(language: str) -> set[str]:
    """The long messages of a language whose text is the English one."""
    return {
        id_
        for id_, message in messages(language).items()
        if id_ in messages("en")
        and len(plain_text(message)) > LONG
        and plain_text(message) == plain_text(messages("en")[id_])
    }


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


@every_language
def test_every_entry_is_read(language: str) -> None:
    assert files(language)
    for file in files(language):
        for entry in split(f"{language}/{file.name}", file.read_text("utf-8")):
            assert entry.read()


@every_language
def test_real_fluent_finds_no_junk(language: str) -> None:
    junk = [
        (name, entry.content)
        for name, resource in resources(language).items()
        for entry in resource.body
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@every_language
def test_each_id_occurs_once(language: str) -> None:
    places: dict[str, list[str]] = {}
    for file in files(language):
        for entry in split(file.name, file.read_text("utf-8")):
            places.setdefault(entry.id, []).append(file.name)
    assert {id_: where for id_, where in places.items() if len(where) > 1} == {}


@every_language
def test_words_know_what_fluent_knows(language: str) -> None:
    assert Words(language).ids() == set(messages(language))


@every_translation
def test_same_ids_as_english(language: str) -> None:
    here, english = Words(language).ids(), Words("en").ids()
    assert {"missing": english - here, "not in English": here - english} == {
        "missing": set(),
        "not in English": set(),
    }


@every_translation
def test_same_variables_as_english(language: str) -> None:
    different = {
        id_: (variables(language, id_), variables("en", id_))
        for id_ in Words(language).ids() & Words("en").ids()
        if variables(language, id_) != variables("en", id_)
    }
    assert different == {}


@every_language
def test_texts_are_those_of_fluent(language: str) -> None:
    words = Words(language)
    for id_ in sorted(words.ids()):
        value = bundle(language).get_message(id_).value
        assert value is not None
        for args in samples(language, id_):
            expected, errors = bundle(language).format_pattern(value, args)
            assert (id_, errors) == (id_, [])
            assert (id_, words.tell(id_, args)) == (id_, expected)


@every_language
def test_no_text_misses_an_argument_or_is_empty(language: str) -> None:
    words = Words(language)
    for id_ in sorted(words.ids()):
        texts = [words.tell(id_, args) for args in samples(language, id_)]
        assert any(text.strip() for text in texts), id_
        assert not any("{$" in text for text in texts), id_


@every_translation
def test_nothing_long_is_left_in_english(language: str) -> None:
    assert same_as_english(language) - SAME_ON_PURPOSE == set()


def test_exceptions_are_still_needed() -> None:
    assert set().union(*(same_as_english(language) for language in LANGUAGES[1:])) >= SAME_ON_PURPOSE


def test_each_language_names_itself() -> None:
    names = [Words(language).say("language-name") for language in LANGUAGES]
    assert names == ["English", "Français", "Deutsch", "Русский"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Catalogues in which French lacks a message, and German is broken."""
    texts = {
        "en/a.ftl": "both = English\nonly = English { $n }",
        "en/b.ftl": "second = from { both }",
        "fr/a.ftl": "both = français",
        "fr/notes.txt": "no catalogue",
        "de/a.ftl": "both = {",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_english_stands_in(folder: Path) -> None:
    words = Words("fr", folder)
    assert words.say("both") == "français"
    assert words.say("only", n=3) == "English 3"
    assert words.say("second") == "from English"
    assert words.ids() == {"both"}
    assert Words("en", folder).ids() == {"both", "only", "second"}


def test_a_missing_message_is_shown_as_it_is(folder: Path) -> None:
    words = Words("fr", folder)
    assert words.say("gone") == "gone"
    assert words.say("gone", side="white", n=3) == "gone (side: white, n: 3)"
    assert words.say("only") == "English {$n}"


def test_arguments_may_have_any_name(folder: Path) -> None:
    assert Words("en", folder).say("gone", self=1, message=2, id=3) == "gone (self: 1, message: 2, id: 3)"


def test_a_broken_file_is_named(folder: Path) -> None:
    with pytest.raises(BadCatalogue, match=r"^de/a\.ftl:1: "):
        Words("de", folder).say("both")


def test_files_are_read_when_needed(tmp_path: Path) -> None:
    words = Words("fr", tmp_path)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "late.ftl").write_text("late = tard", "utf-8")
    assert words.say("late") == "tard"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        Words("xx")


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("fr", {}, "fr"),
        ("fr_FR.UTF-8", {}, "fr"),
        ("fr-CA", {}, "fr"),
        ("RU", {}, "ru"),
        ("de@euro", {}, "de"),
        ("de", {"MOTU_LANG": "fr", "LC_ALL": "ru_RU"}, "de"),
        ("xx", {"LANG": "fr_FR"}, "fr"),
        ("", {"LANG": "fr_FR"}, "fr"),
        ("french", {}, "en"),
        (None, {}, "en"),
        (None, {"MOTU_LANG": "fr", "LC_ALL": "de", "LC_MESSAGES": "ru", "LANG": "en"}, "fr"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "ru", "LANG": "en"}, "de"),
        (None, {"LC_MESSAGES": "ru", "LANG": "fr"}, "ru"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"MOTU_LANG": "xx", "LC_ALL": "C", "LC_MESSAGES": "", "LANG": "ru_RU.KOI8-R"}, "ru"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANGUAGE": "fr"}, "en"),
    ],
)
def test_choice_of_language(wanted: str | None, environ: dict[str, str], language: str) -> None:
    assert choose(wanted, environ) == language
