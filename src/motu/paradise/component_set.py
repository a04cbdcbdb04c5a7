"""A set of components of somebody's own: out of the files that they send, as text to be kept, as an archive for people.

What strangers send is bounded before it is read: how many files, how long they are, also unpacked.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from motu.core.errors import BadOption, Message, message
from motu.paradise.box_loader import HOUSE, TABLES, box_of_tables, hold, is_shipped, own_text, read_table
from motu.paradise.component_table import BadComponents, ComponentTable

Files = Sequence[tuple[str, bytes]]
"""Files by name, with what is in them."""

LARGEST = 48 * 1024
"""Bytes of one table; ours have at most 6,000."""
LARGEST_IN_ALL = 96 * 1024
MOST_FILES = 40
LONGEST_NAME = 40

_NAME = re.compile("[0-9a-f]{12}")
_WRITTEN = "# As Motu keeps it: what the table says, without the remarks that stood in it.\n\n"


def own_components(texts: Mapping[str, str]) -> str:
    """Which set of somebody's own written options name; "" for ours, old ones too, and for what is no name of a set."""
    name = texts.get("components", HOUSE)
    return name if _NAME.fullmatch(name) and not is_shipped(name) else ""


def read_components(sent: Files) -> tuple[str, dict[str, str]]:
    """The name of the set in these files, "" if it is ours, and all its tables as text; BadOption, in one sentence.

    The files are tables, or archives of tables; what else lies in a folder is left alone.
    """
    found: dict[str, ComponentTable] = {}
    try:
        for file, content in _tables(sent):
            name = file[: -len(".toml")]
            if name not in TABLES:
                raise BadComponents(message("paradise-components-stray-file", files=_files()), file)
            if name in found:
                raise BadComponents(message("paradise-components-file-twice"), file)
            found[name] = read_table(name, file, content)
        if not found:
            raise BadOption(message("paradise-components-none", files=_files()))
        box = box_of_tables(found)
    except BadComponents as error:
        raise BadOption(_placed(error)) from None
    return "" if box.name == HOUSE else box.name, {name: _text(name, found.get(name)) for name in TABLES}


def hold_components(name: str, tables: Mapping[str, str]) -> object:
    """Make a set known by this name: as long as somebody holds what this gives, options may name it."""
    read = {table: ComponentTable(f"{table}.toml", f"{table}.toml", text) for table, text in tables.items()}
    return hold(replace(box_of_tables(read), name=name))


def pack_components(texts: Mapping[str, str], tables: Mapping[str, str] | None) -> bytes:
    """The tables as an archive, to be unpacked and changed; if there are none, those of ours that written options
    name."""
    ours = texts.get("components", HOUSE)
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name in TABLES:
            text = own_text(name, ours) if tables is None else tables[name]
            archive.writestr(ZipInfo(f"{name}.toml"), text, ZIP_DEFLATED)
    return packed.getvalue()


def _files() -> str:
    return ", ".join(f"{name}.toml" for name in TABLES)


def _placed(error: BadComponents) -> Message:
    return message("paradise-components-at", file=error.file, line=error.line, problem=error.reason)


# --- What was sent ---


def _tables(sent: Files) -> Iterator[tuple[str, bytes]]:
    """The tables among these files, by their plain names, in archives, too."""
    left = LARGEST_IN_ALL
    count = 0
    for file, content in _unpacked(sent):
        name = PurePosixPath(file.replace("\\", "/")).name
        if name.startswith(".") or not name.lower().endswith(".toml"):
            continue
        name = name[:LONGEST_NAME] if len(name) > LONGEST_NAME else name[: -len(".toml")] + ".toml"
        count += 1
        left -= len(content)
        if len(content) > LARGEST or left < 0 or count > MOST_FILES:
            reason = message("paradise-components-large", one=LARGEST // 1024, all=LARGEST_IN_ALL // 1024)
            raise BadComponents(reason, name)
        yield name, content


def _unpacked(sent: Files) -> Iterator[tuple[str, bytes]]:
    """Of what is packed, no more bytes than a table may have, and one."""
    for file, content in sent:
        if not file.lower().endswith(".zip"):
            yield file, content
            continue
        try:
            with ZipFile(BytesIO(content)) as archive:
                for entry in archive.infolist():
                    if entry.filename.lower().endswith(".toml"):
                        yield entry.filename, _entry(archive, entry)
        except (BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError, OSError, zlib.error):
            name = PurePosixPath(file.replace("\\", "/")).name[-LONGEST_NAME:]
            raise BadComponents(message("paradise-components-unreadable"), name) from None


def _entry(archive: ZipFile, entry: ZipInfo) -> bytes:
    if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):  # others may want a lot of memory
        raise NotImplementedError
    with archive.open(entry) as file:
        return file.read(LARGEST + 1)


# --- What is kept ---


def _text(name: str, table: ComponentTable | None) -> str:
    """A table as it is kept: our own text where it says the same as ours, else what it says, without remarks.

    So nobody can leave words here for others to find but names, which are short.
    """
    ours = own_text(name)
    if table is None or table.values == ComponentTable(table.name, table.file, ours).values:
        return ours
    return _WRITTEN + "".join(_line(key, value) for key, value in table.values.items())


def _line(key: str, value: object) -> str:
    if isinstance(value, list):
        return "".join([f"{key} = [\n", *(f"    {_inline(each)},\n" for each in value), "]\n"])
    return f"{key} = {_inline(value)}\n"


def _inline(value: object) -> str:
    """A value of TOML; texts, numbers and lists are written as in JSON."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_inline(each)}" for key, each in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
