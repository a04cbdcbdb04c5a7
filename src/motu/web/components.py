"""Endpoints for players' own components: the sets that somebody has, and archives to begin with."""

from __future__ import annotations

from base64 import b64decode
from typing import Annotated

import msgspec

from motu.core import extras
from motu.core.errors import BadOption, message
from motu.games import game_named
from motu.people.names import plain_name
from motu.store.rows import OwnComponents
from motu.web.server import Call, Download

MOST_FILES = 60
"""Files of one set; what else lies in a folder is left alone."""
LONGEST_FILE = 240_000


class SentFile(msgspec.Struct, frozen=True):
    """A file by its name; `content` is base64. A table, or a .zip of tables."""

    name: Annotated[str, msgspec.Meta(max_length=1_000)]
    content: Annotated[str, msgspec.Meta(max_length=LONGEST_FILE)]


class SentComponents(msgspec.Struct, frozen=True):
    """A set of components of one's own, and what one calls it."""

    game: str
    called: Annotated[str, msgspec.Meta(max_length=100)]
    files: Annotated[list[SentFile], msgspec.Meta(min_length=1, max_length=MOST_FILES)]


class ComponentsInfo(msgspec.Struct, frozen=True):
    """A set: `name` stands for what it holds, and is the value of the option `components`; `called` is one's own."""

    game: str
    name: str
    called: str
    at: float


async def own_components(call: Call) -> list[ComponentsInfo]:
    """The sets of components that one has sent, the newest first."""
    found = await call.server.store.own_components(call.id)
    return [ComponentsInfo(*each) for each in found if call.query.get("game", "") in ("", each.game)]


async def send_components(call: Call) -> ComponentsInfo:
    """Have a set of components of one's own, which tables can then be opened with."""
    body: SentComponents = call.body
    game, called = game_named(body.game), plain_name(body.called)
    files = [(file.name, _bytes_of(file)) for file in body.files]
    call.server.limits.check("components-address", call.address)
    call.server.limits.check("components-visitor", call.id)
    tables = call.server.tables
    own: OwnComponents = await tables.components.keep(game, call.id, called, files, tables.now())
    return ComponentsInfo(*own)


async def forget_components(call: Call) -> list[ComponentsInfo]:
    """Have a set no longer among one's own; those that are left. Tables that are played with it keep it."""
    await call.server.store.forget_components(call.id, call.path["game"], call.path["name"])
    return await own_components(call)


async def download_components(call: Call) -> Download:
    """The tables of a set as a .zip, to be changed or sent elsewhere; those of the house, if nothing else is named."""
    game = game_named(call.path["game"])
    own = extras.own_components(game, call.query)
    name = own or game.write_options(game.read_options(dict(call.query))).get("components", "house")
    tables = await call.server.tables.components.tables(game, own) if own else None
    packed = extras.pack_components(game, call.query, tables)
    if packed is None:
        raise BadOption(message("tables-components-none", game=game.NAME))
    return Download(f"motu-{game.NAME}-{name}.zip", "application/zip", packed)


def _bytes_of(file: SentFile) -> bytes:
    try:
        return b64decode(file.content, validate=True)
    except ValueError:
        raise BadOption(message("web-bad-file", name=file.name[:40])) from None
